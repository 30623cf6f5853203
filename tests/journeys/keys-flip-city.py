# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game of Flip City by keys alone: letters name cards, digits answer, arrows and Enter build."""

import driver
from by_keys import Keys, begin
from driver import check, sheet_file

# Alone, with luck: won with 8 points in a turn.
GAME = """
    factory, convenience-store, central-park, hospital, apartment, shuffle out
    convenience-store, factory, hospital, convenience-store, central-park, apartment, shuffle
    out convenience-store, factory, residential-area, convenience-store, central-park, stop, buy
    factory, apartment, hospital, shuffle out convenience-store, factory, convenience-store,
    hospital, factory, residential-area, central-park, residential-area, stop, buy central-park,
    residential-area, residential-area, stop, buy convenience-store, shuffle out hospital,
    hospital, factory, residential-area, convenience-store, factory, central-park, central-park,
    convenience-store, shuffle out hospital, factory, hospital, factory, residential-area,
    convenience-store, convenience-store, central-park, central-park, stop, buy central-park,
    apartment, shuffle out hospital, central-park, factory, factory, central-park,
    convenience-store, convenience-store, central-park, stop, flip factory, hospital, play,
    play, play, shuffle out hospital, factory, residential-area, power-plant, convenience-store,
    convenience-store, central-park, central-park, central-park, stop, buy central-park
"""


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
    for move in " ".join(GAME.split()).split(", "):
        keys.give(move)
    check(keys.sheet["over"], "the game is not over")
    keys.check_end()
    entries, pressed = sum(keys.asked.values()), keys.program.keys_pressed - keys.begun
    check(pressed <= MOST_KEYS * entries, f"{pressed} keys for {entries} entries")


driver.run(flip_city)
