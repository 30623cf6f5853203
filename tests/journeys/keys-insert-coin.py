# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game of Insert Coin by keys alone."""

import driver
from by_keys import begin
from game_keys import CoinKeys


def insert_coin(start):
    begin(start(), "Insert Coin", ["Ann"], player=CoinKeys).play_to_end(150)


driver.run(insert_coin)
