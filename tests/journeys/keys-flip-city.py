# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game of Flip City by keys alone: letters name cards, digits answer, arrows and Enter build."""

import driver
from by_keys import Keys, begin
from city_game import MOVES
from driver import check, sheet_file

MOST_KEYS = 1.5  # for one entry: a letter or two name a card, a digit answers


class CityKeys(Keys):
    """Plays what was decided beforehand."""

    def give(self, answer):
        super().give(answer)
        told = last_move(self.sheet["id"])
        check(told == answer, f"{told} was played instead of {answer}")


def last_move(number):
    moves = sheet_file(number).read_text(encoding="utf-8").split("\nmoves:\n")[1]
    return moves.split("\nboard:")[0].split("\nchecksum:")[0].strip().splitlines()[-1].split(": ")[-1]


def flip_city(start):
    keys = begin(start(), "Flip City", ["Ann"], player=CityKeys)
    for move in MOVES:
        keys.give(move)
    check(keys.sheet["over"], "the game is not over")
    keys.check_end()
    entries, pressed = sum(keys.asked.values()), keys.program.keys_pressed - keys.begun
    check(pressed <= MOST_KEYS * entries, f"{pressed} keys for {entries} entries")


driver.run(flip_city)
