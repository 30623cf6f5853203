# SPDX-License-Identifier: GPL-3.0-or-later
"""A second edition of Flip City, put to use."""

import driver
from by_keys import Keys
from editing import Editor
from second_edition import Use, put_to_use


class CityKeys(Keys):
    """Names cards, answers by digits, builds by arrows."""

    def answer(self, ask, kind, answers):
        offers = [offer for offer in ask["offers"] if not offer["rare"]]
        named = [offer for offer in offers if offer["verb"] == "card"]
        building = [offer for offer in offers if offer["verb"] in ("buy", "develop", "flip")]
        self.give(self.random.choice(named or building or offers)["answer"])


def changed(start):
    editor = Editor(start(), "Flip City")
    editor.number("Points to win", 5)
    editor.await_line("points=5")
    put_to_use(start, editor.program, Use("Flip City", ["points=5"], player=CityKeys))


driver.run(changed)
