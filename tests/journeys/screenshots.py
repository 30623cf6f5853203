# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of the real window for the README and the metainfo: run by build-aux/screenshots.

They show the sample sheets in the middle of their games, and pages that the games lead to.
"""

import os
from pathlib import Path

import driver
from driver import wait

SAMPLES = driver.SOURCES / "data/samples"
# How many moves each sample is shown after.
MOVES = {"fliptown": 71, "flipcity": 150, "royalflip": 60, "insertcoin": 60, "flickemup": 24}


def use_font():
    """The font that the boards ask for is the window's, too."""
    settings = Path(os.environ["XDG_CONFIG_HOME"]) / "gtk-4.0/settings.ini"
    settings.write_text(settings.read_text() + "gtk-font-name=Cantarell 11\n")


def sheet(game):
    """A sample as it was in the middle of its game."""
    lines = (SAMPLES / f"{game}.flipsheet").read_text(encoding="utf-8").splitlines()
    first, board = lines.index("moves:") + 1, next(
        number for number, line in enumerate(lines) if line.startswith("board:"))
    lines = lines[:min(first + MOVES[game], board)] + lines[board:-1] + ["checksum: none"]
    path = Path(os.environ["HOME"]) / f"{game}.flipsheet"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def picture(name, program):
    wait("the window to rest", program.rests)
    driver.save_picture(driver.PICTURES / f"{name}.png")


def shows_sheet(start, game, name):
    program = start(sheet(game))
    program.find("push button", "^Library$")
    picture(name, program)


def fliptown(start):
    shows_sheet(start, "fliptown", "sheet")


def flip_city(start):
    shows_sheet(start, "flipcity", "flip-city")


def royal_flip(start):
    shows_sheet(start, "royalflip", "royal-flip")


def insert_coin(start):
    shows_sheet(start, "insertcoin", "insert-coin")


def flick_em_up(start):
    shows_sheet(start, "flickemup", "table")


def first_steps(start):
    program = start()
    program.find("push button", "Guided First Game")
    picture("first-steps", program)


use_font()
driver.run(fliptown, flip_city, royal_flip, insert_coin, flick_em_up, first_steps)
