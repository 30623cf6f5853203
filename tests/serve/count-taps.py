# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts what it takes to play at own screens: taps for each answer, and seconds for each turn of all.

Run as: count-taps.py CLI SOURCE-ROOT [GAME …]
Everybody taps at the same time, and takes no time to think. It is no test: what it prints belongs into a report.
"""

import os
import random
import re
import sys
import threading
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from player import Player
from table import Guest, Table

GAMES = {
    "fliptown": ["fliptown", "--players=Ann,Bob,Cem,Dee", "--seed=5"],
    "flipcity": ["flipcity", "--players=Ann,Bob", "--seed=5"],
    "royalflip": ["royalflip", "--players=Ann,Bob,Cem,Dee", "--seed=5"],
    "insertcoin": ["insertcoin", "--players=Ann,Bob,Cem,Dee", "--seed=5"],
    "tracker": ["flickemup", "--players=Ann,Bob", "--option=entry=tracker"],
    "flicked": ["flickemup", "--players=Ann,Bob", "--seed=5"],
}
TURNS = 5


def turn_of(where):
    """Without who is at it: "Round 1, turn 2 of 5", "Turn 3"."""
    return re.sub(r"^(Turn \d+),.*", r"\1", where)


class Counted:
    def __init__(self, table):
        self.watcher = Guest(table).open()
        self.taps = []        # of each answer
        self.of_turn = {}     # taps of each player in each turn
        self.began = {}       # when each turn was first seen
        self.ended = False

    def watch(self):
        while not self.ended:
            state = self.watcher.moment()["moment"]
            self.began.setdefault(turn_of(state["where"]), time.monotonic())
            if len(self.began) > TURNS or state["over"]:
                self.ended = True
            time.sleep(.1)

    def play(self, player):
        while not self.ended:
            seen = player.look()
            if not seen["asked"] and not seen["notice"]:
                time.sleep(.02)
                continue
            turn, before = list(self.began)[-1:], player.n_taps
            player.act(seen)
            n = player.n_taps - before
            if seen["notice"] or not n:
                continue
            self.taps.append(n)
            key = (player.name, *turn)
            self.of_turn[key] = self.of_turn.get(key, 0) + n


def count(game, options):
    with Table(*options) as table:
        names = [person["player"] for person in Guest(table).open().moment()["people"]]
        players = [Player(table, random.Random(i), name, dawdles=False) for i, name in enumerate(names)]
        try:
            for player in players:
                player.sit(player.name)
            counted = Counted(table)
            workers = [threading.Thread(target=counted.watch)]
            workers += [threading.Thread(target=counted.play, args=[player]) for player in players]
            for worker in workers:
                worker.start()
            for worker in workers:
                worker.join()
        finally:
            for player in players:
                player.close()
    times = list(counted.began.values())
    turns = list(counted.of_turn.values())
    seconds = (times[-1] - times[0]) / max(len(times) - 1, 1)
    print(f"{game}: {len(players)} players, {len(counted.taps)} answers, taps an answer "
          f"{sum(counted.taps) / len(counted.taps):.1f} (most {max(counted.taps)}), taps a player and turn "
          f"{sum(turns) / len(turns):.1f} (most {max(turns)}), {seconds:.1f} s a turn of all")


if __name__ == "__main__":
    for name in sys.argv[3:] or GAMES:
        count(name, GAMES[name])
