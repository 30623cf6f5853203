# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game of Flip City at the table, as short as one can be."""

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

MOVES = " ".join(GAME.split()).split(", ")
