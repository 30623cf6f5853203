# SPDX-License-Identifier: GPL-3.0-or-later
"""People who play by keys alone, where a game has a way of its own to answer."""

from by_keys import Keys, is_in_reach
from driver import BUTTONS, sheet_file

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

    def keep(self):
        """Hidden cards are picked where they are looked at."""
        self.program.press(self.program.find("push button", "^Look at Your Cards"))
        self.program.press(self.program.find("push button", "^Look$"))
        for number in 1, 2, 3:
            self.program.press(self.program.find(BUTTONS, rf"^{number}\. \w+"))
        self.program.press(self.program.find("push button", r"^Keep \w+, \w+, \w+$"))
        self.await_kept("the shapes")

    def answer(self, ask, kind, answers):
        if answers[0].split(": ")[-1].startswith("keep ") and self.is_dealt():
            return self.keep()
        if kind == "cards":
            return self.named(self.random.choice(answers), ask["offers"])
        if kind != "placement":
            return super().answer(ask, kind, answers)
        return self.place("a symbol")

    def is_dealt(self):
        return "\ndealer: seed" in sheet_file(self.sheet["id"]).read_text(encoding="utf-8")

    def place(self, what):
        self.program.key("n")
        self.await_focus(f"a place for {what}", is_in_reach)
        self.program.key("Return")
        return self.await_kept(what)

    def give(self, answer):
        """A symbol and a life go to the next place, too."""
        verb = answer.split(": ")[-1].split()[0]
        if verb == "life":
            self.program.press(self.program.find("push button", "^Or lose a life"))
        elif verb != "draw":
            return super().give(answer)
        return self.place(answer)
