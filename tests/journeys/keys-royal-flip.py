# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game of Royal Flip by keys alone."""

import driver
from by_keys import begin
from game_keys import RoyalKeys


def royal_flip(start):
    begin(start(), "Royal Flip", ["Ann"], player=RoyalKeys).play_to_end(150)


driver.run(royal_flip)
