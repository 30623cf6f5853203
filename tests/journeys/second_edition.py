# SPDX-License-Identifier: GPL-3.0-or-later
"""An edition that was just made in the editor, put to use: played at the table and dealt, each to the end,
exported as a file, imported into an empty library by another program, and played there.

    with the editor open:  put_to_use(start, program, Use("Flip City", ["points=7"], player=CityKeys))

The first turn and the last answer go through the window. The long middle is played by the command line,
and the open window shows it; with `whole` all of it goes through the window."""

import json
import os
import re
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Callable

import by_keys
import table
from driver import (BUTTONS, STATE_SENSITIVE, Failed, check, cli, library, moment, score, sheet_file,
                    wait)

MOST_LAST = 12  # answers at the end that may go through the window, before the command line goes on
MOST_WHOLE = 400  # answers of a whole game through the window
SEED = 5


@dataclass
class Use:
    """What is played, and what is expected of it."""

    game: str  # as people read it
    lines: list  # of the edition's file: what was changed
    player: type = by_keys.Keys
    names: tuple = ("Ann",)
    options: tuple = ()  # of the sheet, by their titles
    dealt: tuple = ()  # and those of a sheet that is dealt, or played on the screen
    opponent: str = None  # who then has the second seat, if that isn't a person
    row: str = "Edition"  # what the game calls its boards
    first: int = 3  # answers of the first turn, through the window
    whole: bool = False  # all through the window
    seeds: tuple = (1, 2, 3)  # of the middle: at the table, dealt, elsewhere

    # Called with the program and the moment of the sheet, as the command line tells it: once it has
    # begun, and at its end. It checks that the changed value is what is shown and scored with.
    shows: Callable = lambda program, moment: None


# The edition in its library


def own_edition(name=None):
    """The newest, or the one of a name, as the command line tells it."""
    own = [one for one in json.loads(cli("board", "list", "--json")) if "id" in one]
    found = [one for one in own if name in (None, one["name"])]
    check(found, f"no edition “{name}” among {own}")
    return found[-1]


def file_of(edition):
    return cli("board", "export", edition["id"])


def text_of(edition):
    """As the library has it: without the name and the maker, which only a file tells."""
    return file_of(edition).split("\n[this edition]\n", maxsplit=1)[0]


def board_of(text):
    """The copy of the board that a sheet's file holds."""
    lines = text.split("\nboard:\n")[1].splitlines()
    return "".join(f"{line[2:]}\n" for line in lines if line.startswith("  "))


def moves_of(text):
    moves = text.split("\nmoves:\n")[1].split("\nboard:\n")[0]
    return [line for line in moves.splitlines() if not line.startswith("checksum:")]


# Beginning


def from_editor(program):
    """The editor's own New Sheet, not the library's."""
    def button():
        page = program.tree().first(BUTTONS, "^Undo$")
        while page and not page.first(BUTTONS, "^New Sheet$"):
            page = page.parent
        node = page and page.first(BUTTONS, "^New Sheet$")
        return node if node and node.has(STATE_SENSITIVE) else None

    program.press(wait("a New Sheet that can be pressed", button))
    await_page(program)


def from_library(program, game):
    program.press(program.find("push button", "^New Sheet$"))
    await_page(program)
    table.choose_game(program, game)


def await_page(program):
    wait("the focus on the new page", lambda: [
        node for node in [program.focused()] if node and node.name in ("Start", "Name of player 1")])


def is_chosen(program, use, name):
    return any(name in row.texts() for row in program.tree().all("combo box", f"^{use.row}$"))


def begin(program, use, edition, deals):
    """On the page that begins a sheet, to the sheet's first question."""
    before = {sheet["id"] for sheet in library()}
    if not is_chosen(program, use, edition["name"]):
        table.choose_option(program, use.row, edition["name"])
    if deals is not None:
        by_keys.deal(program, deals)
    for option, value in use.options + (use.dealt if deals is not None else ()):
        table.choose_option(program, option, value)
    names = use.names
    if deals is not None and use.opponent:
        program.press(program.find(BUTTONS, f"^{use.opponent}$"))
        wait("a second name that is fixed", lambda: any(
            not node.has(STATE_SENSITIVE) for node in program.tree().all("text", "^Name of player 2$")))
        names = use.names[:1]
    by_keys.seat(program, names)
    program.key("Return")
    wait("a sheet", lambda: {sheet["id"] for sheet in library()} - before)
    by_keys.read_briefing(program)
    return use.player(program)


# Playing


def page_of(program):
    """The page with the sheet, without the others: those stay in the tree."""
    node = program.find(BUTTONS, "^Own Screens")
    while node.parent and not node.parent.first("push button", "^New Sheet$"):
        node = node.parent
    return node


def await_shown(program, page, ask):
    """The window has come to the question that the command line tells."""
    title, where = ask["questions"][0]["title"], ask["where"]

    def is_asked():
        now = program.tree(page, without="Log")
        return (now.first("heading", f"^{re.escape(title)}")
                and now.first("label", f"{re.escape(where)}$"))

    wait(f"“{title}” in {where}", is_asked)


def play_middle(keys, page, seed):
    """All but the last answer, by chance. Gives that answer."""
    path = sheet_file(keys.sheet["id"])
    text = path.read_text(encoding="utf-8")
    cli("play", path, "--by-chance", seed)
    moves = moves_of(path.read_text(encoding="utf-8"))[len(moves_of(text)):]
    path.write_text(text, encoding="utf-8")
    if "\ndealer: seed" in text:
        moves = [move for move in moves if re.match(r"\d+: ", move)]
    if moves[:-1]:
        cli("play", path, *moves[:-1])
        cli("import", path)
        wait("what was added", keys.is_kept)
        await_shown(keys.program, page, keys.ask())
    return moves[-1]


def play_end(keys, page, seed):
    """The last answer through the window; where another came of it, the command line goes on."""
    for more in range(5):
        keys.give(play_middle(keys, page, seed + more))
        for _ in range(MOST_LAST):
            if keys.sheet["over"]:
                return
            keys.step()
    check(keys.sheet["over"], "no end")


def play_to_end(keys, use, page, seed):
    for _ in range(MOST_WHOLE if use.whole else use.first):
        if not keys.sheet["over"]:
            keys.step()
    if not keys.sheet["over"]:
        play_end(keys, page, seed)


def await_result(program, page, result):
    """The window tells what the command line tells."""
    def is_told():
        nonlocal problem
        try:
            table.check_result(SimpleNamespace(look=lambda: program.tree(page)), result)
        except Failed as error:
            problem = error
            return False
        return True

    problem = None
    try:
        wait("the result", is_told)
    except Failed as error:
        raise problem or error


def begin_own(program, use, edition, deals):
    """Begins a sheet, which has the edition as its own."""
    keys = begin(program, use, edition, deals)
    text = sheet_file(keys.sheet["id"]).read_text(encoding="utf-8")
    check(board_of(text) == text_of(edition), f"the sheet has another board:\n{board_of(text)}")
    check((deals is None) == ("\ndealer: seed" not in text), "the wrong one deals")
    use.shows(program, moment(keys.sheet["id"]))
    return keys


def play_on(program, use, edition):
    """A few answers of another sheet; the command line ends it."""
    keys = begin_own(program, use, edition, SEED + 1)
    for _ in range(use.first):
        keys.step()
    path = sheet_file(keys.sheet["id"])
    cli("play", path, "--by-chance", use.seeds[2])
    cli("verify", path)
    check(json.loads(cli("ask", "--json", path))["over"], "no end")


def play(program, use, edition, deals, seed):
    """A whole sheet, from the page that begins it to its result."""
    keys = begin_own(program, use, edition, deals)
    number = keys.sheet["id"]
    page = page_of(program)
    play_to_end(keys, use, page, seed)
    cli("verify", sheet_file(number))
    await_result(program, page, score(number))
    use.shows(program, moment(number))
    check(board_of(sheet_file(number).read_text(encoding="utf-8")) == text_of(edition),
          "the sheet's board has changed")


# Elsewhere


def export(edition):
    path = Path(os.environ["HOME"]) / f"{edition['name']}.board"
    cli("board", "export", edition["id"], "-o", path)
    return path


def in_empty_library(start, use, path):
    """Imported by a program that was just started, and played on."""
    home = os.environ["XDG_DATA_HOME"]
    os.environ["XDG_DATA_HOME"] = str(Path(os.environ["HOME"]) / "elsewhere")
    os.mkdir(os.environ["XDG_DATA_HOME"])
    try:
        program = start(path)
        program.find(BUTTONS, f"^Edit {re.escape(path.stem)}$")
        edition = own_edition(path.stem)
        check(file_of(edition).encode() == path.read_bytes(), "the imported edition is another one")
        check(edition["problems"] == 0, f"{edition}")
        program.press(program.find("push button", "^Back$"))
        from_library(program, use.game)
        play_on(program, use, edition)
        program.close()
    finally:
        os.environ["XDG_DATA_HOME"] = home


def put_to_use(start, program, use):
    """With the editor of the edition open in the window."""
    edition = own_edition()
    wait("an edition without problems", lambda: own_edition(edition["name"])["problems"] == 0)
    for line in use.lines:
        wait(f"{line} in the edition", lambda line=line: line in text_of(edition).splitlines())
    from_editor(program)
    play(program, use, edition, None, use.seeds[0])
    program.close()
    program = start()
    from_library(program, use.game)
    play(program, use, edition, SEED, use.seeds[1])
    program.close()
    in_empty_library(start, use, export(edition))
