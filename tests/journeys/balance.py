# SPDX-License-Identifier: GPL-3.0-or-later
"""Balance: the automatic opponent plays a scenario against itself twenty times, beside the window; how far
it is and who won is told meanwhile, and it can be stopped."""

import os
import re
from pathlib import Path

import driver
from driver import BUTTONS, CONTROL, STATE_SENSITIVE, check, cli, wait

TOLD = re.compile(r"^(\d+) of 20 games: Lawmen (\d+), Outlaws (\d+)")


def open_scenario(start):
    """One that the first hit decides, in the editor."""
    path = Path(os.environ["HOME"]) / "Short.board"
    path.write_text(cli("board", "export", "flickemup-01-dust.board").replace("wound 6", "wound 1"),
                    encoding="utf-8")
    program = start(path)
    program.press(program.find(BUTTONS, "^Edit Short$"))
    program.find("push button", r"^Lawman 2, Hit points")
    program.press(wait("a Balance that can be pressed", lambda: usable(program, "Balance")))
    return program


def usable(program, name):
    node = program.tree().first("push button", f"^{name}$")
    return node if node and node.has(STATE_SENSITIVE) else None


def told(program):
    """How many games there were, and who won how many."""
    label = program.tree().first("label", TOLD.pattern)
    return tuple(int(number) for number in TOLD.search(label.name).groups()) if label else None


def played(start):
    """All twenty; the window tells of each."""
    program = open_scenario(start)
    seen = wait("a game", lambda: (told(program) or (0,))[0] > 0 and told(program))
    wait("twenty games", lambda: (told(program) or (0,))[0] == 20, 240)
    n, lawmen, outlaws = told(program)
    check(seen[0] < n, "it tells nothing before its end")
    check(0 < lawmen + outlaws <= n, f"{lawmen} and {outlaws} of {n}")
    check(not program.tree().first("push button", "^Stop the Games$"), "what is over can be stopped")


def stopped(start):
    """And it is gone; a scenario with a problem can't be played at all."""
    program = open_scenario(start)
    program.press(program.find("push button", "^Stop the Games$"))
    bar = program.find("label", r"^Stopped\.$")
    at = told(program)
    while not bar.first("push button", "^Close$"):
        bar = bar.parent
    program.press(bar.first("push button", "^Close$"))
    wait("the games to go", lambda: not told(program))
    check(at is None or at[0] < 20, "it was not stopped")
    program.press(program.find("push button", r"^Lawman 2, Hit points"))
    program.tab_to("spin button", "^Place, From the left$", most=60)
    program.key("a", CONTROL)
    program.type("0")
    program.key("Return")
    program.find("label", "^It can’t be played yet: ")
    for name in "Balance", "Try It":
        check(not usable(program, name), f"{name} a draft")


driver.run(played, stopped)
