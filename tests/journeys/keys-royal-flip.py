# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game of Royal Flip by keys alone."""

import driver
from by_keys import Keys, begin

PARTS = ("colour", "number", "suit")


class RoyalKeys(Keys):
    """In the table of cards and parts arrows give a part to another card, and Enter writes."""

    def answer(self, ask, kind, answers):
        if ask["stage"] != "pick":
            return super().answer(ask, kind, answers)
        self.await_focus("a part of a card", lambda node: node.name.split(":")[0] in PARTS)
        for _ in range(self.random.randrange(3)):
            self.program.key(self.random.choice(["Left", "Right", "Up", "Down"]))
        self.program.key("Return")
        return self.await_kept("Enter in the table of parts")


def royal_flip(start):
    begin(start(), "Royal Flip", ["Ann"], player=RoyalKeys).play_to_end(150)


driver.run(royal_flip)
