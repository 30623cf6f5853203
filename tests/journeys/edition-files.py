# SPDX-License-Identifier: GPL-3.0-or-later
"""Editions as files: written and read by the toolkit's own dialogs, by keys. A file of another game is
offered to that game, and one with a problem is kept as a draft and told with line, group, key and
reason. One that is deleted while a sheet of it is being begun is no longer offered."""

import os
import re
from pathlib import Path

import driver
import second_edition
import table
from driver import BUTTONS, CONTROL, STATE_SENSITIVE, check, cli, only_sheet, wait
from second_edition import own_edition


def home(name):
    return Path(os.environ["HOME"]) / name


def edition_file(name, board, *changes):
    """A built-in board with other values."""
    text = cli("board", "export", board)
    for old, new in changes:
        check(old in text, f"“{old}” is not in {board}")
        text = text.replace(old, new)
    home(name).write_text(text, encoding="utf-8")
    return home(name)


def window_with(program, words):
    """A window beside the program's own that has these words."""
    def found():
        return next((top for top in program.tree().children if top.first(None, words)
                     and not top.first(BUTTONS, "^New Sheet$")), None)

    return wait(f"a window with “{words}”", found)


def await_closed(program):
    wait("one window", lambda: len(program.tree().children) == 1)


def export(program, name, path):
    program.press(program.find(BUTTONS, f"^Export {name}$"))
    wait("the focus on the name", lambda: (program.focused() or program.tree()).name in ("Name", "Name:"))
    program.key("a", CONTROL)
    program.type(str(path))
    program.key("Return")
    wait("the file", path.exists)
    await_closed(program)


def choose(program, path):
    """Imports a file."""
    program.press(program.find(BUTTONS, "^Import"))
    dialog = window_with(program, "^_?Open$")
    wait("the focus in the dialog", program.focused)

    def is_gone():
        return not any(top.path == dialog.path for top in program.tree().children)

    while not is_gone():
        type_path(program, dialog, str(path))
        try:
            wait("the dialog to go", is_gone, patience=10)
        except driver.Failed:  # a folder that it has read only now has closed the entry: the path is typed again
            pass


def type_path(program, dialog, path):
    """The toolkit has an entry for a path that is typed."""
    program.type("/")
    wait("an entry for the path", lambda: program.tree(dialog).first("text", "^Location")
         or (program.focused() or dialog).role == "text")
    program.type(path[1:])
    program.key("Return")


def answer(program, dialog, name):
    program.press(program.find(BUTTONS, f"^_?{name}$", within=dialog))
    await_closed(program)


def written(start):
    """What is exported is what the command line exports, with its name in it."""
    path = edition_file("Ours.board", "royalflip.board", ("jackpot=50", "jackpot=30"))
    program = start(path)
    export(program, "Ours", home("again.board"))
    text = home("again.board").read_text(encoding="utf-8")
    check("[this edition]\nname=Ours\n" in text, "the file does not tell its name")
    check(text == cli("board", "export", own_edition("Ours")["id"]), "it is another file")


def of_another_game(start):
    program = start(edition_file("Ours.board", "royalflip.board"))
    other = edition_file("Theirs.board", "insertcoin.board")
    program.find(BUTTONS, "^Edit Ours$")
    choose(program, other)
    answer(program, window_with(program, "^This Is a Board for Insert Coin$"), "Cancel")
    check(own_edition()["name"] == "Ours", "it is imported")
    choose(program, other)
    answer(program, window_with(program, "^This Is a Board for Insert Coin$"), "Import")
    program.find(BUTTONS, "^Edit Theirs$")
    wait("the page of that game", lambda: program.tree().first("label", "^Insert Coin Editions$"))
    check(own_edition("Theirs")["game"] == "insertcoin", "it belongs to another game")


def with_problems(start):
    """A draft, and why; what no game knows is refused."""
    path = edition_file("Ours.board", "flipcity.board", ("points=8", "points=800"))
    line = path.read_text(encoding="utf-8").splitlines().index("points=800") + 1
    program = start(path)
    told = window_with(program, "^Imported as a Draft$")
    check(any(re.match(rf"Ours\.board, line {line}: group \[game\], key “points”: .*99", text)
              for text in told.texts()), f"{told.texts()}")
    answer(program, told, "Close")
    program.find("label", "^Draft, 1 problem: it can’t be played yet$")
    home("Letter.board").write_text("Dear Ann,\n", encoding="utf-8")
    choose(program, home("Letter.board"))
    told = window_with(program, "^This File Was Not Imported$")
    check(any("Letter.board" in text for text in told.texts()), f"{told.texts()}")
    answer(program, told, "Close")
    check(own_edition()["name"] == "Ours", "a letter is an edition")


def deleted(start):
    """Chosen for a sheet, and deleted before that begins: the sheet begins with the built-in one, and says
    so. Brought back, it can be chosen again."""
    program = start(edition_file("Ours.board", "royalflip.board", ("jackpot=50", "jackpot=30")))
    program.find(BUTTONS, "^Edit Ours$")
    program.press(program.find("push button", "^Back$"))
    second_edition.from_library(program, "Royal Flip")
    table.choose_option(program, "Edition", "Ours")
    program.tab_to("list item", "^All editions")
    program.key("Return")
    program.tab_to("push button", "^Edit Ours$")
    program.key("Delete")
    wait("the card to go", lambda: not program.tree().first(BUTTONS, "^Edit Ours$"))
    program.key("Escape")
    wait("another edition", lambda: not any(
        "Ours" in row.texts() for row in program.tree().all("combo box", "^Edition$")))
    program.press(wait("a Start that can be pressed", lambda: next(
        (node for node in program.tree().all("push button", "^Start$")
         if node.has(STATE_SENSITIVE)), None)))
    wait("the sheet", lambda: cli("list"))
    text = cli("export", only_sheet()["id"], "--sheet", "-")
    check("printed edition: " not in text, "the sheet has an edition that was deleted")


driver.run(written, of_another_game, with_problems, deleted)
