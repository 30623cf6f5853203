#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays games of Flip City again by a second set of rules: flipcity.py FLIPSIDE-CLI GAMES

The program plays random games and hands them over as sheets. They are replayed here by what the
rules page says, with nothing in common with the program but the notation: each move must be
possible, the number of possible moves must be the same at some moments, and so must all that lies on
the table in the end.
"""

import json
import os
import random
import subprocess
import sys
from collections import Counter

SHORT_GAMES = 4
MOMENTS = 6
LIMIT, POINTS = 2, 8

# Of each card: its back, what it starts with, cost, supply.
CARDS = {
    "residential-area": ("apartment", 4, None, 0),
    "convenience-store": ("shopping-mall", 1, 2, 12),
    "hospital": ("church", 1, 4, 12),
    "factory": ("power-plant", 1, 5, 8),
    "central-park": ("station", 1, 7, 8),
    "office": ("trade-center", 0, 6, 10),
}
OTHER = {front: card[0] for front, card in CARDS.items()}
OTHER.update({card[0]: front for front, card in CARDS.items()})
FEES = {"residential-area": 1, "apartment": 8, "convenience-store": 3, "hospital": 4, "factory": 6,
        "central-park": 5, "office": 4}
# Cash, points, unhappy, limit, actions.
GAINS = {
    "residential-area": (1, 0, 1, 0, 0), "apartment": (1, 0, 1, 0, 0),
    "convenience-store": (1, 0, 0, 0, 0), "shopping-mall": (2, 1, 0, 0, 0),
    "hospital": (1, 0, 1, 0, 0), "church": (0, 0, 0, 1, 0),
    "factory": (2, 0, 0, 0, 0), "power-plant": (2, 2, 1, 0, 0),
    "central-park": (0, 2, 0, 0, 0), "station": (0, 3, 0, 0, 0),
    "office": (1, 0, 0, 0, 1), "trade-center": (2, 1, 0, 0, 0),
}
RECYCLED = {"shopping-mall": (2, 0, 0, 0, 0), "church": (0, 0, 0, 1, 0),
            "power-plant": (0, 1, 0, 0, 0), "trade-center": (0, 0, 0, 0, 1)}


class Wrong(Exception):
    """The program and this script do not agree."""


class Seat:
    def __init__(self):
        self.deck = Counter({front: card[1] for front, card in CARDS.items() if card[1]})
        self.deck["apartment"] = 1
        self.discard = Counter()
        self.top = None
        self.best = self.busts = 0

    def only_kind(self):
        kinds = list(+self.deck)
        return kinds[0] if len(kinds) == 1 else None

    def shuffle(self):
        self.deck, self.discard, self.top = +self.discard, Counter(), None


class Game:
    def __init__(self, n_seats, office, first):
        self.seats = [Seat() for _ in range(n_seats)]
        self.alone = n_seats == 1
        self.supply = Counter({front: 4 if self.alone else card[3]
                               for front, card in CARDS.items()
                               if card[2] and (office or front != "office")})
        self.turn, self.winner, self.lost = first, None, False
        self.named = []  # the same game as it would be told at the table, by FC-DECK-8
        self.begin_turn()

    @property
    def seat(self):
        return self.seats[self.turn]

    def over(self):
        return self.winner is not None or self.lost

    def begin_turn(self):
        self.row, self.gains, self.bottoms, self.building = [], [0, 0, 0, LIMIT, 1], 0, False
        self.shuffled = False

    def gain(self, amounts):
        self.gains = [have + more for have, more in zip(self.gains, amounts)]

    def play_top(self, by_itself):
        face, seat = self.seat.top, self.seat
        if not seat.only_kind():
            self.named.append(f"{self.turn + 1}: {face}")
        elif not by_itself:
            self.named.append(f"{self.turn + 1}: play")
        seat.deck[face] -= 1
        seat.top = None
        self.row.append(face)
        self.gain(GAINS[face])
        if face == "hospital":
            self.gains[0] += self.gains[2]
        if self.gains[2] > self.gains[3]:
            seat.busts += 1
            self.end_turn()
        elif face == "factory":
            self.bottoms = 1

    def end_turn(self):
        self.seat.discard.update(self.row)
        self.turn = (self.turn + 1) % len(self.seats)
        self.begin_turn()

    def end_building(self):
        self.seat.best = max(self.seat.best, self.gains[1])
        long_row = len(self.row) >= 18 and "convenience-store" in self.row
        if self.gains[1] >= POINTS or long_row:
            self.winner = self.turn
        else:
            self.end_turn()

    def must_play(self):
        return bool(+self.seat.deck) and (
            not (self.row or self.shuffled) or self.row[-1:] == ["station"]
            or self.seat.top == "residential-area")

    def recyclable(self):
        return [face for face in RECYCLED if self.seat.discard[face] > 0]

    def awaits(self):
        """Goes on by itself as far as it can; then gives what comes next: top, bottom, or None."""
        while not self.over():
            seat = self.seat
            if self.building:
                if self.gains[4] > 0 and len(self.builds()) > 1:
                    return None
                self.end_building()
            elif self.bottoms and +seat.deck:
                if not seat.only_kind():
                    return "bottom"
                self.send_bottom(seat.only_kind())
            elif +seat.deck and not seat.top and not seat.only_kind():
                return "top"
            else:
                self.bottoms = 0
                seat.top = seat.top or seat.only_kind()
                if not self.must_play() or self.recyclable():
                    return None
                self.play_top(True)
        return None

    def send_bottom(self, face):
        self.seat.deck[face] -= 1
        self.seat.discard[face] += 1
        self.bottoms = 0

    def builds(self):
        cash, found = self.gains[0], ["done"]
        for front, card in CARDS.items():
            if self.supply[front] > 0 and card[2] <= cash:
                found.append(f"buy {front}")
            if self.supply[front] > 0 and card[2] + FEES[front] <= cash:
                found.append(f"develop {front}")
        for face, fee in FEES.items():
            if self.seat.discard[face] < 1 or fee > cash:
                continue
            if face == "apartment" and not self.alone:
                found += [f"flip {face} to {n + 1}" for n in range(len(self.seats)) if n != self.turn]
            else:
                found.append(f"flip {face}")
        return found

    def answers(self):
        """All that can be said now, by the table or by the seat."""
        told = self.awaits()
        if self.over():
            return []
        if told:
            return list(+self.seat.deck)
        if self.building:
            return self.builds()
        found = [f"recycle {face}" for face in self.recyclable()]
        if +self.seat.deck:
            found.append("play")
        elif +self.seat.discard and self.alone:
            found += [f"shuffle out {front}" for front in +self.supply]
        elif +self.seat.discard:
            found.append("shuffle")
        if not self.must_play():
            found.append("stop")
        return found

    def take_supply(self, front):
        self.supply[front] -= 1
        self.lost = self.alone and not +self.supply

    def build(self, verb, words):
        card = words[0]
        self.gains[4] -= 1
        if verb == "flip":
            self.gains[0] -= FEES[card]
            self.seat.discard[card] -= 1
            if card != "apartment":
                self.seat.discard[OTHER[card]] += 1
            elif not self.alone:
                self.seats[int(words[2]) - 1].discard["residential-area"] += 1
            return
        self.gains[0] -= CARDS[card][2] + (FEES[card] if verb == "develop" else 0)
        self.seat.discard[OTHER[card] if verb == "develop" else card] += 1
        self.take_supply(card)

    def apply(self, move):
        told = self.awaits()
        verb, *words = move.split()
        if told == "bottom":
            self.named.append(move)
        elif not told and verb != "play":
            self.named.append(f"{self.turn + 1}: {move}")
        if told == "top":
            self.seat.top = verb
        elif told == "bottom":
            self.send_bottom(verb)
        elif verb == "play":
            self.play_top(False)
        elif verb == "stop":
            self.building = True
        elif verb == "recycle":
            self.seat.discard[words[0]] -= 1
            self.seat.discard[OTHER[words[0]]] += 1
            self.gain(RECYCLED[words[0]])
        elif verb == "shuffle":
            self.seat.shuffle()
            self.shuffled = True
            if words:
                self.take_supply(words[1])
        elif verb == "done":
            self.gains[4] = 0
        else:
            self.build(verb, words)


class Program:
    def __init__(self, path):
        self.path = path

    def run(self, *arguments, text=""):
        return subprocess.run([self.path, *map(str, arguments)], input=text, capture_output=True,
                              encoding="utf-8", check=True).stdout


class Sheet:
    def __init__(self, text):
        self.text = text
        self.head, rest = text.split("\nmoves:\n", 1)
        moves, self.board = rest.split("\nboard:\n", 1)
        self.moves = moves.split("\n")

    def cut(self, length):
        moves = "".join(f"{move}\n" for move in self.moves[:length])
        board = self.board.rsplit("checksum: ", 1)[0]
        return f"{self.head}\nmoves:\n{moves}board:\n{board}checksum: none\n"


def pile(text):
    if text == "-":
        return Counter()
    pairs = (part.split(" ") for part in text.split(", "))
    return Counter({word: int(count) for count, word in pairs})


def same(what, ours, theirs):
    if ours != theirs:
        raise Wrong(f"{what} is {theirs}, should be {ours}")


def replay(program, sheet, game, moments):
    for number, line in enumerate(sheet.moves):
        answers = game.answers()
        seat, move = (int(line[0]), line[3:]) if line[1:3] == ": " else (0, line)
        told = game.awaits() is not None
        same(f"move {number + 1}: who is asked", 0 if told else game.turn + 1, seat)
        if move not in answers:
            raise Wrong(f"move {number + 1}: {move} is none of {answers}")
        if number in moments:
            count = program.run("perft", "-", text=sheet.cut(number)).strip()
            same(f"move {number + 1}: the number of answers", len(answers), int(count))
        game.apply(move)
    game.awaits()


def compare_end(program, sheet, game):
    state = json.loads(program.run("show", "--json", "-", text=sheet.text))
    score = json.loads(program.run("score", "--json", "-", text=sheet.text))
    same("over", True, game.over())
    same("the winners", [] if game.lost else [game.winner + 1], score["winners"])
    same("the supply", +game.supply, pile(state["facts"]["supply"]))
    for number, seat in enumerate(game.seats):
        facts = state["seats"][number]["facts"]
        same(f"seat {number + 1}: the deck", +seat.deck, pile(facts["deck"]))
        same(f"seat {number + 1}: the discard", +seat.discard, pile(facts["discard"]))
        same(f"seat {number + 1}: the best turn", seat.best, score["seats"][number]["score"]["total"])
        same(f"seat {number + 1}: the busts", seat.busts, facts["busts"])
    last = state["seats"][game.turn]["facts"]
    same("the row", Counter(game.row), pile(last["played"]))
    same("what the last turn brought", list(game.gains[:4]),
         [last[key] for key in ("cash", "points", "unhappy", "limit")])


def told_at_table(sheet, game):
    """The sheet of the same game, with each card named as it is played."""
    head = "\n".join("dealer: table" if line.startswith("dealer: ") else line
                     for line in sheet.head.split("\n"))
    told = Sheet(sheet.text)
    told.head, told.moves = head.replace("dealer: ", "option top: named\ndealer: "), game.named
    told.text = told.cut(len(game.named))
    return told


def judge(program, seed):
    seats, office = seed % 4 + 1, seed % 3 != 0
    first = seed // 4 % seats
    options = [] if office else ["--option", "office=no"]
    options += ["--option", f"first={first + 1}"] if first else []
    sheet = Sheet(program.run("random", "flipcity", "--seeds", f"{seed}-{seed}", "--seats", seats,
                              *options, "--sheet"))
    moments = set(random.Random(seed).choices(range(len(sheet.moves)), k=MOMENTS))
    game = Game(seats, office, first)
    replay(program, sheet, game, moments)
    compare_end(program, sheet, game)
    compare_end(program, told_at_table(sheet, game), game)


def main(path, games):
    program = Program(path)
    for seed in range(1, games + 1):
        try:
            judge(program, seed)
        except Wrong as problem:
            print(f"seed {seed}: {problem}")
            return 1
    print(f"{games} games agreed")
    return 0


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: flipcity.py FLIPSIDE-CLI GAMES")
    sys.exit(main(sys.argv[1], SHORT_GAMES if "FLIPSIDE_TEST_SHORT" in os.environ
                  else int(sys.argv[2])))
