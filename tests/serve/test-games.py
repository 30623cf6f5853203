# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games at own screens, as people play them: each player a telephone, one more that only tells what
is flipped at the table. They see the page and nothing else; what is lit is tapped.

Run as: test-games.py CLI SOURCE-ROOT [unittest's arguments]
"""

import functools
import os
import random
import sys
import tempfile
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from phone import ElementNotInteractableException, Phone, StaleElementReferenceException
from table import ROOT, Guest, Table

LONGEST = 600  # seconds for a game, on a machine that others use, too
STUCK = 15     # seconds in which nobody is asked for anything

# What somebody sees who looks at the page.
SEEN = """
const visible = (node) => node.getClientRects().length > 0;
const count = (selector) => [...document.querySelectorAll(selector)].filter(visible).length;
const is = (name) => document.body.classList.contains(name);
const said = (selector) => [...document.querySelectorAll(selector)].filter(visible)
  .map((node) => node.textContent).join(" ");
return {
  asked: is("asked"), busy: is("busy"), ended: is("is-ended"),
  notice: count("#notice[open]"), question: said(".question"), refusal: said(".refusal"),
  suits: count(".suits button"), flick: count(".flick"), tiles: count("#now .tiles"),
  roles: count("#now .roles"), amount: count("#now .amount"),
  sites: count(".site.free, .site.paid"), answers: count("#now .answer:not(:disabled)"),
  mark: count("#now .suggested:not(:disabled)"),
  ranks: count("#now .people .tick:not([role])"),
};
"""

# The n-th of the visible nodes.
PICK = """
const all = [...document.querySelectorAll(arguments[0])]
  .filter((node) => node.getClientRects().length > 0 && !node.disabled);
return all.length ? all[Math.floor(arguments[1] * all.length)] : null;
"""


class Player(Phone):
    """Somebody with a telephone who taps what is lit, by chance."""

    def __init__(self, table, chance, name):
        super().__init__(table)
        self.chance = chance
        self.name = name
        self.refusals = []
        self.said = []  # by the buttons that were tapped

    def look(self):
        return self.driver.execute_script(SEEN)

    def pick(self, selector):
        """One of these that can be tapped, or None."""
        return self.driver.execute_script(PICK, selector, self.chance.random())

    def tap_one(self, selector):
        node = self.pick(selector)
        try:
            if node:
                self.said.append(node.get_attribute("aria-label") or node.text)
                self.tap(node)
        except (ElementNotInteractableException, StaleElementReferenceException):
            return None  # somebody else was quicker
        return node

    def settle(self):
        """Waits for the computer's answer."""
        seen = self.wait(lambda: (now := self.look()) and not now["busy"] and now, "the computer's answer")
        if seen["refusal"]:
            self.refusals.append((self.said[-6:], seen["question"], seen["refusal"]))
        return seen

    def mark(self):
        """Presses the one button that marks, once it can be pressed."""
        self.wait(lambda: self.pick("#now .suggested") or not self.look()["asked"], "the button that marks")
        self.tap_one("#now .suggested")

    def act(self, seen):
        """One thing that whoever sees the page would do."""
        if seen["notice"]:
            self.tap_one("#notice button")
        elif not seen["asked"]:
            return
        elif seen["suits"]:
            self.tell_card()
        elif seen["flick"]:
            self.flick(seen)
        elif seen["tiles"]:
            self.draw_shape(seen)
        elif seen["roles"]:
            self.share_roles()
        elif seen["amount"]:
            for _ in range(self.chance.randrange(3)):
                self.tap_one("#now .stepper button:last-child")
            self.mark()
        elif seen["sites"] and self.chance.random() < (.9 if seen["answers"] else 1):
            self.mark_site()
        elif seen["answers"]:
            self.tap_one("#now > :not(details) .answer") or self.unfold()
        self.settle()

    def unfold(self):
        self.tap_one("#now details.rare summary")
        self.tap_one("#now details.rare .answer")

    def tell_card(self):
        self.tap_one(".suits button:not(.off)")
        if self.pick(".ranks button:not(.off)"):
            self.tap_one(".ranks button:not(.off)")

    def mark_site(self):
        """A site, sometimes on another way than the first."""
        if not self.tap_one(".site.free, .site.paid"):
            return
        if not self.wait(lambda: self.pick("#now .preview .suggested") or not self.look()["asked"], "a preview"):
            return
        if self.chance.random() < .3:
            self.tap_one("#now .way input")
        self.mark()

    def share_roles(self):
        for _ in range(4):
            self.tap_one("#now .roles td button:not(.off):not([aria-pressed=true])")
            if self.pick("#now .roles .suggested.wide"):
                break
        self.mark()

    def held(self):
        """Where the squares of the shape lie in the window, and whether it fits there."""
        return self.driver.execute_script("""
          const held = document.querySelector(".held:not([hidden])");
          if (!held) return null;
          held.firstElementChild.scrollIntoView({ block: "center" });
          return { fits: !held.classList.contains("misfit"), squares: [...held.children].map((node) => {
            const box = node.getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2, box.width];
          })};""")

    def draw_shape(self, seen):
        """With the thumb: taken, dragged, sometimes turned, and put where it fits."""
        self.tap_one("#now .shape")
        before = self.held()
        if before:
            (x, y, size), *_ = before["squares"]
            across = self.chance.choice((-2, -1, 1, 2)) * size
            # A finger hides what is below it, so the shape lies a bit above.
            self.finger([(x, y), (x + across / 2, y + 36), (x + across, y + 36)])
            moved = self.held()
            self.drags = getattr(self, "drags", 0) + (moved["squares"][0][:2] != before["squares"][0][:2])
        if self.chance.random() < .5:
            self.tap_one("#now .tiles .turns button")
        for _ in range(8):
            if self.look()["mark"]:
                break
            self.tap_one("#now .tiles .turns button:last-child")
        else:
            self.tap_one("#now .answer")
            return
        self.mark()

    def flick(self, seen):
        """Draws back on the table, and lets go."""
        box = self.driver.execute_script("""
          const page = document.querySelector(".table .page");
          page.scrollIntoView({ block: "nearest" });
          const { x, y, width, height } = page.getBoundingClientRect();
          return { x, y, width, height };""")
        if seen["answers"] and self.chance.random() < .1:
            self.tap_one("#now .answer")
            return
        if self.chance.random() < .3:
            self.tap_one("#now .flick .turns button:not([aria-pressed=true])")
        if self.chance.random() < .5:
            x, y = box["x"] + box["width"] * .5, box["y"] + box["height"] * .5
            far = box["width"] * .15
            self.finger([(x, y), (x - far / 2, y), (x - far, y + self.chance.uniform(-far, far))])
        ready = None
        for _ in range(20):
            ready = self.pick("#now .flick .suggested")
            if ready:
                break
            time.sleep(.05)
        if ready:
            self.tap(ready)
        else:
            self.tap_one("#now .answer")


class Games(unittest.TestCase):
    def play(self, *options, most=4, tells=True):
        chance = random.Random(1)
        began = time.monotonic()
        with tempfile.TemporaryDirectory() as folder, \
                Table(*(option(folder) if callable(option) else option for option in options)) as table:
            names = [person["player"] for person in Guest(table).open().moment()["people"]][:most]
            players = []
            try:
                for name in names + (["teller"] if tells else []):
                    players.append(Player(table, chance, name))
                for player in players:
                    if player.name == "teller":
                        player.tap("Only tell")
                        player.wait(lambda: player.find("#self"), "the card entry")
                    else:
                        player.sit(player.name)
                self.go_through(players, chance)
                n_moves = len(table_log(table))
                self.look_at_the_end(players)
                self.assertEqual([refusal for player in players for refusal in player.refusals
                                  if "has changed since" not in refusal[-1]], [])
                for player in players:
                    self.assertEqual(player.complaints(), [])
                print(f"{options[0]}: {n_moves} entries, {sum(player.n_taps for player in players)} taps, "
                      f"{time.monotonic() - began:.0f} s", file=sys.stderr)
            finally:
                for player in players:
                    player.close()

    def go_through(self, players, chance):
        """Until the game is over on every screen."""
        until, asked_at = time.monotonic() + LONGEST, time.monotonic()
        while True:
            order = chance.sample(players, len(players))
            if chance.random() < .8:  # for the most part, whoever has nothing else to do tells what was flipped
                order.sort(key=lambda player: player.name != "teller")
            seen = []
            for player in order:
                seen.append(player.look())
                if seen[-1]["asked"] or seen[-1]["notice"]:
                    player.act(seen[-1])
                    asked_at = time.monotonic()
                    break
            else:
                if all(one["ranks"] for one in seen):
                    return
                self.assertLess(time.monotonic() - asked_at, STUCK, [(p.name, p.text()[-500:]) for p in players])
                time.sleep(.05)
            self.assertLess(time.monotonic(), until, "the game never ends")

    def look_at_the_end(self, players):
        """The result, and how good one's own choices were."""
        for player in players:
            while player.look()["notice"]:
                player.tap_one("#notice button")
        player = players[0]
        player.tap("Result")
        player.wait(lambda: len(player.find("#panel ol li")) >= min(2, len(players) - 1), "the ranks")
        player.tap("Back")
        player.tap("Review")
        player.wait(lambda: player.find("#panel .rows li") or player.find("#panel .body > p:not([role])"),
                    "a review", 60)


def table_log(table):
    return Guest(table).open().ask("GET", "log")[1]["log"]


def short_city(folder):
    """A board of Flip City on which a few points win: a whole game that does not take an hour."""
    text = (ROOT / "data/boards/flipcity.board").read_text(encoding="utf-8")
    path = os.path.join(folder, "short.board")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text.replace("points=8", "points=3").replace("18 cards-to-win", "10 cards-to-win"))
    return f"--board={path}"


def add_tests():
    """One for each game at the table, and one that is dealt."""
    for name, most, options in (
            ("fliptown", 4, ["fliptown", "--seats=4"]),
            ("flipcity", 4, ["flipcity", "--seats=3", short_city]),
            ("royalflip", 4, ["royalflip", "--seats=4", "--option=mode=pvp"]),
            ("insertcoin", 4, ["insertcoin", "--seats=4"]),
            ("flickemup", 2, ["flickemup", "--seats=2", "--option=entry=tracker"])):
        setattr(Games, f"test_{name}", functools.partialmethod(Games.play, *options, most=most))
    for name, options in (("fliptown_dealt", ["fliptown", "--seats=4", "--seed=5"]),
                          ("flicked_table", ["flickemup", "--seats=2", "--seed=5", "--option=hand=steady"])):
        setattr(Games, f"test_{name}", functools.partialmethod(Games.play, *options, tells=False))


add_tests()

if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1] + sys.argv[3:], verbosity=2)
