# SPDX-License-Identifier: GPL-3.0-or-later
"""A finished game is looked through: a note and a bookmark are kept with it and found again, and it is played on as
practice that counts for nothing. Another sheet of the game stands beside it, at the same turn."""

import json
import os
import re
from pathlib import Path

import driver
from driver import ALT, BUTTONS, CONTROL, STATE_SENSITIVE, check, cli, library, prefer, wait

NOTE = "much too early"


def finished(start):
    """A short game that nobody played, at its result; there is another one of it."""
    home = Path(os.environ["HOME"])
    for seed in 6, 5:
        path = home / f"chance-{seed}.flipsheet"
        path.write_text(cli("random", "royalflip", "--seeds", f"{seed}-{seed}", "--sheet"), encoding="utf-8")
    cli("import", home / "chance-6.flipsheet")
    prefer(window_width=1400, window_height=900)
    program = start(home / "chance-5.flipsheet")
    wait("both sheets in the library", lambda: len(library()) == 2)
    return program


def ready(program, name):
    """A button that can be pressed."""
    return wait(f"{name} that can be pressed", lambda: next(
        (node for role in BUTTONS for node in program.tree().all(role, f"^{name}")
         if node.has(STATE_SENSITIVE)), None))


def says(program, pattern):
    return wait(pattern, lambda: any(re.search(pattern, text) for text in program.tree().texts()))


def write_note(program, number):
    """About the first move, which is bookmarked, too."""
    program.press(ready(program, "Review the Game"))
    says(program, "^Move 0 of ")
    program.key("Right")
    says(program, "^Move 1 of ")
    program.key("b", CONTROL)
    wait("the bookmark", lambda: "Bookmark" in cli("log", number))
    program.set_text(program.find("text", "^Note on this move$"), NOTE)
    program.key("Right")
    says(program, "^Move 2 of ")
    wait("the note", lambda: NOTE in cli("log", number))


def play_on(program, way, words):
    """By one of the ways in the menu, and back to the review."""
    button = ready(program, "Play On")
    program.press(next(part for part in button.walk() if "click" in program.actions_of(part)))
    wait("the ways on", lambda: program.focused() and "With" in program.focused().name)
    if way not in program.focused().name:
        program.key("Down")
    wait(way, lambda: program.focused() and way in program.focused().name)
    program.key("Return")
    says(program, words)
    program.press(ready(program, "Back to the Review"))
    says(program, "^Move 2 of ")


def side_by_side(program, numbers):
    """The same turn of both sheets: at the beginning, and at the end, with the points of each."""
    program.press(ready(program, "Side by Side"))
    wait("two boards", lambda: len(program.tree().all("image", "^Board of ")) == 2)
    for key, at in ("Home", ("--at", 0)), ("End", ()):
        program.key(key)
        for number in numbers:
            seat = json.loads(cli("show", "--json", number, *at))["seats"][0]
            says(program, f"^{seat['player']}: {seat['score']['total']}$")


def found_again(program):
    """In the library, by the words of the note."""
    program.key("Escape")
    wait("one window", lambda: len(program.tree().children) == 1)
    program.key("Left", ALT)
    program.find("push button", "^New Sheet$")
    program.set_text(program.find("entry", "^Search sheets$"), "much early")
    wait("the only sheet with these words", lambda: len(
        [row for row in program.tree().all("list item") if "Royal Flip" in row.name]) == 1)


def notes(start):
    program = finished(start)
    before = library()
    number = str(max(sheet["id"] for sheet in before))
    write_note(program, number)
    play_on(program, "Rest of", "^You are playing on from here\\. ")
    play_on(program, "New Deal", "^You are playing on from here with a new deal")
    check([sheet["moves"] for sheet in library()] == [sheet["moves"] for sheet in before],
          "practice, notes or bookmarks have changed a log")
    check(len(cli("list", "much early").splitlines()) >= 1, "the note is not found")
    side_by_side(program, [sheet["id"] for sheet in before])
    found_again(program)


driver.run(notes)
