# SPDX-License-Identifier: GPL-3.0-or-later
"""How many cards are left to draw and which are out, from what the log shows."""


class Deck:
    def __init__(self):
        self.stolen = 0
        self.thefts = []  # the round of each
        self.shown = {1: set(), 2: set(), 3: set()}
        self.round = 0

    def gather(self):
        self.round += 1
        self.left = 52 - self.stolen
        self.out = set()
        self.kept = set()  # of these, what lies on the table and is no discard

    def put_aside(self, n):
        self.left -= n

    def need_card(self):
        if self.left == 0:
            self.left = len(self.out - self.kept)
            self.out = set(self.kept)
            assert self.left > 0, "no card is left at all"

    def draw(self, card):
        self.need_card()
        self.left -= 1
        self.show(card)

    def show(self, card):
        """A card that had been put aside, or was just drawn, is turned up."""
        assert card not in self.out, f"{card} turns up twice"
        self.out.add(card)
        self.shown[self.round].add(card)

    def steal(self):
        self.need_card()
        self.left -= 1
        self.stolen += 1
        self.thefts.append(self.round)

    def could_be_stolen(self, card, theft):
        return not any(card in self.shown[r] for r in range(self.thefts[theft], 4))
