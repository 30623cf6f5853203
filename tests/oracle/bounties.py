# SPDX-License-Identifier: GPL-3.0-or-later
"""When a seat meets a bounty (FT-BOUNTY-7 to 18)."""

from tables import ROWS, STAR_ROOFS

REGIONS = ["trail", "badlands", "mine", "town"]
BONUS_STOPS = {3, 6, 9, 12}


def outer_stones(seat):
    return len(seat.stones) - 1


def robbed_every_kind(seat):
    return all(seat.targets.intersection(row[0]) for row in ROWS)


def kinds_of_gear(seat):
    return sum([
        seat.pans > 0, seat.hammers > 0, seat.trail_horse, seat.friend, seat.bandana,
        seat.pickaxe, seat.gun > 0,
    ])


MET = {
    1: lambda seat: all(seat.count(region) >= 4 for region in REGIONS),
    2: lambda seat: seat.stops >= BONUS_STOPS,
    3: lambda seat: seat.pans + seat.hammers >= 5,
    4: lambda seat: seat.buildings >= STAR_ROOFS,
    5: lambda seat: seat.mine_gold >= 9,
    6: robbed_every_kind,
    7: lambda seat: outer_stones(seat) >= 5,
    8: lambda seat: 13 in seat.stops or len(seat.outlaws) >= 2,
    9: lambda seat: seat.wanted >= 9,
    10: lambda seat: kinds_of_gear(seat) >= 4,
    11: lambda seat: seat.cash >= 30 or seat.gold >= 15,
    12: lambda seat: len(seat.bonus_gained_at) == 5,
}
