# SPDX-License-Identifier: GPL-3.0-or-later
"""A finished game is looked through: a note and a bookmark are kept with it and found again, and it is played on as
practice that counts for nothing, and played back at a pace that is chosen. Another sheet of the game stands beside
it, at the same turn."""

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


def open_menu(program, name):
    button = ready(program, name)
    program.press(next(part for part in button.walk() if "click" in program.actions_of(part)))


def position(program):
    return next(int(text.split()[1]) for text in program.tree().texts() if re.match(r"Move \d+ of", text))


def choose_pace(program, pace):
    open_menu(program, "Pace")
    program.choose(pace)
    wait("the menu to close", lambda: not program.tree().first(None, "^Turn by Turn$"))


def step(program, key):
    """Where that key leads from here."""
    before = position(program)
    program.key(key)
    return wait(f"a moment by {key}", lambda: (now := position(program)) != before and now)


def played_back(program):
    """Turn by turn to the end, at which it stops; then from the beginning, move by move, until it is stopped."""
    choose_pace(program, "^Turn by Turn, Fast$")
    last = step(program, "End")
    ends = {last, step(program, "Page_Up"), step(program, "Page_Up")}
    seen = {position(program)}
    program.press(ready(program, "Play$"))
    while last not in seen:
        seen.add(position(program))
    check(seen <= ends, f"shown are moves {sorted(seen)}, but turns end at {sorted(ends)}")
    choose_pace(program, "^Move by Move, Fast$")
    program.press(ready(program, "Play$"))
    # The first turns have six moves each.
    wait("a move within a turn", lambda: 0 < (now := position(program)) < 36 and now % 6)
    program.press(ready(program, "Pause$"))
    ready(program, "Play$")
    program.key("Home")
    says(program, "^Move 0 of ")


def play_on(program, way, words):
    """By one of the ways in the menu, and back to the review."""
    open_menu(program, "Play On")
    program.choose(way)
    says(program, words)
    program.press(ready(program, "Back to the Review"))
    says(program, "^Move 2 of ")


def side_by_side(program, numbers):
    """The same turn of both sheets: at the beginning, and at the end, with the points of each."""
    program.press(ready(program, "Side by Side"))
    window = program.find(("frame", "dialog"), "^Side by Side$")
    wait("two boards", lambda: len(program.tree(window).all("image", "^Board of ")) == 2)
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
    play_on(program, "Rest of", "^You are continuing from here\\. ")
    play_on(program, "New Deal", "^You are continuing from here with a new deal")
    played_back(program)
    check([sheet["moves"] for sheet in library()] == [sheet["moves"] for sheet in before],
          "practice, notes or bookmarks have changed a log")
    check(len(cli("list", "much early").splitlines()) >= 1, "the note is not found")
    side_by_side(program, [sheet["id"] for sheet in before])
    found_again(program)


driver.run(notes)
