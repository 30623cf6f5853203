# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game on the simulated table against the automatic player, with every flick shown, by Enter and Space alone."""

import os
import re
import time
from pathlib import Path

import driver
from driver import Failed, cli, only_sheet, wait

MOST_FLICKS = 40


def asked(program):
    """The button that flicks, or turns a cowboy who has moved; nothing while something moves or the automatic player
    is at it."""
    page = program.tree()
    button = page.first("push button", "^(Flick|Look There)$")
    is_mine = page.first("label", "^Ann[:,]")
    return button if is_mine and button and button.has(driver.STATE_SENSITIVE) else None


def turn(program):
    return only_sheet()["over"] or asked(program)


def flick(program):
    """What lies ready is flicked."""
    before = only_sheet()["moves"]
    program.press(asked(program))
    wait("the flick", lambda: only_sheet()["moves"] > before)


def game(start):
    path = Path(os.environ["HOME"]) / "shoot-out.flipsheet"
    path.write_text(cli("new", "flickemup", "--players", "Ann,Bob", "--seed", 5, "--option", "opponent=easy",
                        "--option", "hand=steady"), encoding="utf-8")
    program = start(path)
    program.press(program.find("push button", "^Begin$"))
    began = time.monotonic()
    for number in range(MOST_FLICKS):
        if wait("a turn", lambda: turn(program)) is True:
            break
        flick(program)
        program.key("space")  # nobody has to wait for the automatic player
    else:
        raise Failed(f"no end after {number + 1} flicks")
    print(f"# {number} flicks and turns of Ann's in {time.monotonic() - began:.0f} s")
    wait("who has won", lambda: any(re.search("win", text) for text in program.tree().texts()))


driver.run(game)
