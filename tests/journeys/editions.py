# SPDX-License-Identifier: GPL-3.0-or-later
"""A person's own edition: copied from the built-in one, changed, kept as a draft, played, renamed,
deleted and brought back, and taken to another library as a file."""

import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import driver
import table
from driver import (BUTTONS, CONTROL, STATE_SENSITIVE, check, cli, nameless, only_sheet, wait)

GAME = "Royal Flip"


def editions():
    """One's own, as the command line tells them."""
    return [one for one in json.loads(cli("board", "list", "royalflip", "--json")) if "id" in one]


def open_editions(program):
    """From the page that begins a sheet, by keys alone."""
    program.press(program.find("push button", "^New Sheet$"))
    wait("a focus on Start", lambda: (program.focused() or program.tree()).name == "Start")
    table.choose_game(program, GAME)
    program.tab_to("list item", "^All editions")
    program.key("Return")
    return wait("the page", lambda: program.tree().first("label", f"^{GAME} Editions$"))


def button(program, name):
    return program.find(BUTTONS, f"^{name}$")


def is_sensitive(program, name):
    node = program.tree().first(BUTTONS, f"^{name}$")
    return node and node.has(STATE_SENSITIVE)


def new_sheet_button(program):
    """That of the page with the editor, not the library's; None while it can't be pressed."""
    page = program.tree().first(BUTTONS, "^Undo$")
    while page and not page.first(BUTTONS, "^New Sheet$"):
        page = page.parent
    node = page and page.first(BUTTONS, "^New Sheet$")
    return node if node and node.has(STATE_SENSITIVE) else None


def subtitle(program, words):
    return wait(f"“{words}”", lambda: program.tree().first("label", words))


def field(program, name):
    """The field of a number in the form: part after part is brought up, by keys, until it is there."""
    for below in range(20):
        if program.tree().first("spin button", f"^{name}$"):
            return program.tab_to("spin button", f"^{name}$")
        program.tab_to("push button", "^Part of the Edition$")
        program.key("space")
        wait("the parts", lambda: (program.focused() or program.tree()).role == "list item")
        program.key("Home")
        for _ in range(below):
            program.key("Down")
        program.key("Return")
        wait("the form", lambda: (program.focused() or program.tree()).name == "Part of the Edition")
    raise driver.Failed(f"no part has “{name}”")


def set_number(program, name, number):
    field(program, name)
    program.key("a", CONTROL)
    program.type(number)
    program.key("Return")


def copied_and_played(start):
    program = start()
    open_editions(program)
    program.press(button(program, "Copy and Check House sheet"))
    subtitle(program, f"^{GAME} edition. 0 of \\d+ values checked")
    set_number(program, "Shortest road", "4")
    subtitle(program, "edition. 1 of \\d+ values checked")
    wait("the change in the library", lambda: editions()[0]["differences"] == 1)

    set_number(program, "Highest number", "12")
    subtitle(program, f"^{GAME} edition. Draft, 1 problem$")
    check(not new_sheet_button(program), "a draft can be played")
    wait("the draft in the library", lambda: editions()[0]["problems"] == 1)
    program.press(button(program, "Undo"))
    wait("the step back", lambda: editions()[0]["problems"] == 0)
    check(is_sensitive(program, "Redo"), "what was undone can't be redone")

    found = nameless(program.tree())
    check(not found, "without a name:\n  " + "\n  ".join(sorted(set(found))))
    program.press(wait("a New Sheet that can be pressed", lambda: new_sheet_button(program)))
    choice = wait("the edition to be chosen", lambda: next(
        (row for row in program.tree().all("combo box") if "My edition" in row.texts()), None))
    check(choice, "another edition is chosen")
    program.press(wait("a Start that can be pressed", lambda: next(
        (node for node in program.tree().all("push button", "^Start$")
         if node.has(STATE_SENSITIVE)), None)))
    wait("the sheet", lambda: cli("list"))
    text = cli("export", only_sheet()["id"], "--sheet", "-")
    for part in "printed edition: My edition", "least=4", "[checked]":
        check(part in text, f"“{part}” is not in the sheet:\n{text}")
    check(editions()[0]["sheets"] == 1, "the sheet does not count for its edition")


def by_keys(start):
    """Renamed, deleted and brought back, without a pointer."""
    program = start()
    open_editions(program)
    program.press(button(program, "New Edition( New)?"))
    subtitle(program, f"^{GAME} edition")
    program.key("Escape")
    program.tab_to("push button", "^Copy My edition$")
    program.key("Return")
    wait("the copy", lambda: [one["name"] for one in editions()] == ["My edition", "Copy of My edition"])
    program.tab_to("push button", "^Edit Copy of My edition$")
    program.key("Delete")
    wait("one edition", lambda: len(editions()) == 1)
    program.press(wait("a toast with Undo", lambda: next(
        (node for node in program.tree().all(BUTTONS, "^_?Undo$") if node.has(STATE_SENSITIVE)), None)))
    wait("both again", lambda: len(editions()) == 2)
    button(program, "Edit Copy of My edition")
    found = nameless(program.tree())
    check(not found, "without a name:\n  " + "\n  ".join(sorted(set(found))))
    program.tab_to("push button", "^Edit My edition$")
    program.key("F2")
    program.find(("text", "entry"), "^Name$")
    program.key("a", CONTROL)
    program.type("Ours")
    program.key("Return")
    wait("the new name", lambda: editions()[0]["name"] == "Ours")
    button(program, "Edit Ours")


def left_by_escape(start):
    """What was only half typed is taken, and one Escape never leaves an editor with changes."""
    program = start()
    open_editions(program)
    program.press(button(program, "New Edition( New)?"))
    subtitle(program, f"^{GAME} edition. 0 of")
    field(program, "Shortest road")
    program.key("a", CONTROL)
    program.type("4")
    program.key("Escape")
    subtitle(program, "edition. 1 of")
    wait("the change in the library", lambda: editions()[0]["differences"] == 1)
    wait("the way out", lambda: program.tree().first("label", "^Your changes are saved"))
    check(is_sensitive(program, "Undo"), "the editor was left")
    program.key("Escape")
    button(program, "Edit My edition")


def stay(program):
    program.press(program.find("push button", "^Stay$"))
    wait("the question to go", lambda: not program.tree().first("push button", "^Stay$"))
    check(is_sensitive(program, "Undo"), "the editor was left")


def not_saved(start):
    """Changed elsewhere, so that nothing can be saved here: neither Escape nor closing the window loses it."""
    program = start()
    open_editions(program)
    program.press(button(program, "Copy and Check House sheet"))
    set_number(program, "Shortest road", "4")
    wait("the change in the library", lambda: editions()[0]["differences"] == 1)
    path = Path(os.environ["XDG_DATA_HOME"]) / "flipside" / "library.db"
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE edition SET revision = revision + 1")
    set_number(program, "Shortest road", "5")
    program.key("Escape")
    stay(program)
    program.act(program.tree().first("frame"), "window.close")
    stay(program)
    program.key("q", driver.CONTROL)
    program.press(program.find("push button", "^Leave$"))
    check(program.process.wait(driver.PATIENCE) == 0, "the program did not end well")


def to_another_library(start):
    """Exported, brought into an empty library as a file, and played there."""
    path = Path(os.environ["XDG_DATA_HOME"]) / "Second edition.board"
    path.write_text(cli("board", "export", "royalflip.board").replace("jackpot=50", "jackpot=30"),
                    encoding="utf-8")
    program = start(path)
    wait("the page", lambda: program.tree().first("label", f"^{GAME} Editions$"))
    button(program, "Edit Second edition")
    check(editions()[0]["differences"] == 1, f"{editions()[0]}")
    program.key("Escape")
    other = Path(os.environ["XDG_DATA_HOME"]) / "other.board"
    other.write_text(cli("board", "export", "fliptown.board"), encoding="utf-8")
    cli("board", "import", other)
    program.press(program.find("push button", "^New Sheet$"))
    table.choose_game(program, GAME)
    table.choose_option(program, "Edition", "Second edition")
    program.press(wait("a Start that can be pressed", lambda: next(
        (node for node in program.tree().all("push button", "^Start$")
         if node.has(STATE_SENSITIVE)), None)))
    wait("the sheet", lambda: cli("list"))
    text = cli("export", only_sheet()["id"], "--sheet", "-")
    for part in "printed edition: Second edition", "jackpot=30":
        check(part in text, f"“{part}” is not in the sheet:\n{text}")


driver.run(copied_and_played, by_keys, left_by_escape, not_saved, to_another_library)
