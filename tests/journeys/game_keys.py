# SPDX-License-Identifier: GPL-3.0-or-later
"""People who play by keys alone, where a game has a way of its own to answer."""

from by_keys import Keys, is_in_reach

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


class CoinKeys(Keys):
    """A card is named by its shape; a symbol goes to the next place where it fits."""

    def answer(self, ask, kind, answers):
        if kind == "cards":
            return self.named(self.random.choice(answers), ask["offers"])
        if kind != "placement":
            return super().answer(ask, kind, answers)
        self.program.key("n")
        self.await_focus("a place for the symbol", is_in_reach)
        self.program.key("Return")
        return self.await_kept("a symbol")
