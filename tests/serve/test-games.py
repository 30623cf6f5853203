# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games at own screens, as people play them: each player a telephone, one more that only tells what
is flipped at the table. They see the page and nothing else; what is lit is tapped.

Run as: test-games.py CLI SOURCE-ROOT [unittest's arguments]
"""

import os
import random
import sys
import tempfile
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from player import Player
from table import ROOT, Guest, Table

LONGEST = 600  # seconds for a game, on a machine that others use, too
STUCK = 15     # seconds in which nobody is asked for anything


class Games(unittest.TestCase):
    def play(self, *options, tells=True, drags=False):
        chance = random.Random(1)
        began = time.monotonic()
        with tempfile.TemporaryDirectory() as folder, \
                Table(*(option(folder) if callable(option) else option for option in options)) as table:
            names = [person["player"] for person in Guest(table).open().moment()["people"]]
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
                if drags:
                    self.assertGreater(sum(player.drags for player in players), 0)
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
                if all(one["over"] for one in seen):
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
        file.write(text.replace("points=8", "points=2").replace("18 cards-to-win", "6 cards-to-win"))
    return f"--board={path}"


def add_tests():
    """One for each game at the table, one that is dealt, and the flicked table."""
    for name, options, how in (
            ("fliptown", ["fliptown", "--seats=4"], {}),
            ("flipcity", ["flipcity", "--seats=3", short_city], {}),
            ("royalflip", ["royalflip", "--seats=4", "--option=mode=pvp"], {}),
            ("insertcoin", ["insertcoin", "--seats=4"], {"drags": True}),
            ("flickemup", ["flickemup", "--seats=2", "--option=entry=tracker"], {}),
            ("fliptown_dealt", ["fliptown", "--seats=4", "--seed=5"], {"tells": False}),
            ("flicked_table", ["flickemup", "--seats=2", "--seed=5", "--option=hand=steady"],
             {"tells": False, "drags": True})):
        setattr(Games, f"test_{name}", lambda self, options=options, how=how: self.play(*options, **how))


add_tests()

if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1] + sys.argv[3:], verbosity=2)
