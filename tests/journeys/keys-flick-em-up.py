# SPDX-License-Identifier: GPL-3.0-or-later
"""Games of Flick 'em Up! by keys alone: kept track of, told in full, and on the simulated table."""

import driver
from by_keys import ELSEWHERE, Keys, begin
from driver import check
from table import SITE

GAME = "Flick ’em Up!"
NAMES = ["Ann", "Bob"]


class Tracker(Keys):
    """Taps are sites: arrows go to one, Enter taps it."""

    def tap(self, site):
        found = self.walk_to(site)
        self.program.key("Return")
        self.asked["tap"] += 1
        self.choose_way(found)


def tracker(start):
    """Six hit points of the outlaws are taken: by who shot whom, and by hearts alone."""
    keys = begin(start(), GAME, NAMES, player=Tracker)
    for site in ("lawman-1", "outlaw-3", "hat of outlaw-1", "hearts of outlaw-1",
                 "hearts of outlaw-2", "hearts of outlaw-4", "hearts of outlaw-5",
                 "hat of outlaw-3", "hearts of outlaw-3"):
        keys.tap(site)
    check(keys.sheet["over"], "six hit points are not the goal")
    keys.check_end()


def every_action(start):
    """The full entry: who does what, and how it ended, by Enter and a digit each."""
    keys = begin(start(), GAME, NAMES, options=[("What you enter", "Every action")])
    for _ in range(12):
        keys.step()
    pressed = keys.program.keys_pressed - keys.begun
    check(keys.program.actions_done == 0, "more than keys were needed")
    check(pressed <= 3 * keys.sheet["moves"], f"{pressed} keys for {keys.sheet['moves']} moves")


class Hand(Keys):
    """On the simulated table n aims at an enemy, and Enter flicks; a digit answers the rest."""

    def step(self):
        """The focus is on the table, or on the first answer where nothing is to be flicked."""
        self.await_focus("the question", lambda node: node.name not in ELSEWHERE
                         and not SITE.search(node.name))
        ask = self.ask()
        self.asked[ask["ask"]["kind"]] += 1
        if any(offer["verb"] == "shoot" for offer in ask["offers"]):
            self.program.key("n")
            self.program.key("Return")
        else:
            self.program.key("1")
        self.await_kept(ask["ask"]["prompt"])


def simulated(start):
    keys = begin(start(), GAME, NAMES, player=Hand, deals=5,
                 options=[("Hand on the simulated table", "Steady")])
    keys.play_to_end(100)


driver.run(tracker, every_action, simulated)
