# SPDX-License-Identifier: GPL-3.0-or-later
"""What the choices of a game were worth: found out, shown on the board, tried again, and still there later."""

import json
import os
import re
from pathlib import Path

import driver
from driver import STATE_SENSITIVE, check, cli, library, only_sheet, wait


def finished(start):
    """A short game that nobody played, at its result."""
    path = Path(os.environ["HOME"]) / "chance.flipsheet"
    path.write_text(cli("random", "royalflip", "--seeds", "5-5", "--sheet"), encoding="utf-8")
    program = start(path)
    wait("the sheet in the library", lambda: len(library()) == 1)
    return program


def ready(program, name):
    """A button that can be pressed."""
    return wait(f"{name} that can be pressed", lambda: next(
        (node for node in program.tree().all("push button", f"^{name}")
         if node.has(STATE_SENSITIVE)), None))


def gone(program, name):
    wait(f"{name} to leave", lambda: not program.tree().first("push button", f"^{name}"))


def says(program, pattern):
    return wait(pattern, lambda: next(
        (text for text in program.tree().texts() if re.search(pattern, text)), None))


def sites(page, words):
    return [node.name for node in page.all("push button", f", {words}$")]


def habits_told():
    return json.loads(cli("stats", "--game", "royalflip", "--json"))["habits"]


def review(program):
    program.press(ready(program, "Review the Game"))
    says(program, "^Move 0 of ")


def judge(program):
    """Until everything was looked at once; then it is stopped, and could go on."""
    program.press(ready(program, "Analyse the Choices"))
    ready(program, "Try the Costliest Again")
    program.press(ready(program, "Stop"))
    ready(program, "Keep Thinking")


def mistake_on_board(program):
    """Goes from mistake to mistake until one is about a place: the board says what was played there."""
    for _ in range(8):
        before = says(program, "^Move [0-9]+ of ")
        program.press(ready(program, "Next Mistake"))
        wait("another moment", lambda: before not in program.tree().texts())
        says(program, "^A (slip|blunder) that cost ")
        if sites(program.tree(), "this was played"):
            return
    raise driver.Failed("no mistake is marked on the board")


def verdict(start):
    """Judged, the better choice tried, left and opened again: nothing counts, and nothing is lost. Then the costliest
    choices are asked for again; Escape leads back."""
    program = finished(start)
    before = only_sheet()
    review(program)
    judge(program)
    mistake_on_board(program)
    program.press(ready(program, "Try It"))
    says(program, "^The better choice has been played")
    program.press(ready(program, "Back to the Review"))
    gone(program, "Back to the Review")
    says(program, "^A (slip|blunder) that cost ")
    check(only_sheet() == before, "practice has changed the sheet")
    program.press(ready(program, "Close the review"))
    review(program)
    program.press(ready(program, "Try the Costliest Again"))
    says(program, "^Choice 1 of 5, which cost .* What would be better\\?$")
    program.press(ready(program, "Next Choice"))
    says(program, "^Choice 2 of 5, ")
    wait("a focus", program.focused)
    program.key("Escape")
    gone(program, "Back to the Review")
    ready(program, "Next Mistake")


def habits(start):
    """What the choices of a game that was judged cost is told in the statistics, too: which habits cost most."""
    program = finished(start)
    check(not habits_told(), "habits of a game that was not judged")
    review(program)
    judge(program)
    told = habits_told()
    check(told, "no habits in a game that nobody played")
    program.key("i", driver.CONTROL)
    table = program.find("table", "^Costly habits$")
    cells = [node.name for node in program.tree(table).walk()]
    for habit in told[:3]:
        check(f"Mistakes that made a difference to “{habit['label']}”" in cells, f"{habit} is not among {cells}")


def keys(start):
    """In the review Ctrl+S saves, and Ctrl+I shows the statistics of this game, not of the one played most."""
    for seed in (1, 2):
        path = Path(os.environ["HOME"]) / f"other-{seed}.flipsheet"
        path.write_text(cli("random", "fliptown", "--seeds", f"{seed}-{seed}", "--sheet"), encoding="utf-8")
        cli("import", path)
    path = Path(os.environ["HOME"]) / "chance.flipsheet"
    path.write_text(cli("random", "royalflip", "--seeds", "5-5", "--sheet"), encoding="utf-8")
    program = start(path)
    review(program)
    program.key("s", driver.CONTROL)
    program.find("label", "^Play for BG Stats$")
    program.key("Escape")
    wait("the dialog to close", lambda: not program.tree().first("label", "^Play for BG Stats$"))
    program.key("i", driver.CONTROL)
    program.find("label", "^Score history$")
    wait("the game that was reviewed", lambda: "Royal Flip" in program.tree().texts())


driver.run(verdict, habits, keys)
