# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game of Insert Coin by keys alone."""

import driver
from by_keys import Keys, begin, is_in_reach


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


def insert_coin(start):
    begin(start(), "Insert Coin", ["Ann"], player=CoinKeys).play_to_end(150)


driver.run(insert_coin)
