# SPDX-License-Identifier: GPL-3.0-or-later
"""A few answers in each game by accessible actions alone, at the table or dealt. Whole games: actions-whole."""

import driver
from by_actions import Actions, City, Coin, Hand, Royal, begin

SHEETS = [("Fliptown", ["Ann"], None, Actions), ("Flip City", ["Ann"], 5, City), ("Royal Flip", ["Ann"], 5, Royal),
          ("Insert Coin", ["Ann"], 5, Coin), ("Flick ’em Up!", ["Ann", "Bob"], 5, Hand)]
ANSWERS = 2


def each_game(start):
    for game, names, deals, player in SHEETS:
        program = start()
        begin(program, game, names, deals, player).play(ANSWERS)
        program.close()
        driver.forget_library()


driver.run(each_game)
