#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays games of Insert Coin again by a second set of rules: insertcoin.py FLIPSIDE-CLI PRINT-SHEET GAMES

The programs hand over games as sheets, played sensibly or by chance. They are replayed here by what
the rules page says, with nothing in common with the program but the notation and the card set: each
move must be possible, the number of possible moves must be the same at some moments, and so must
lives, coins, points and winners in the end.
"""

import contextlib
import json
import os
import random
import re
import subprocess
import sys

SHORT_GAMES = 4
MOMENTS = 5
NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"]
SIDE = 9


class Wrong(Exception):
    """The program and this script do not agree."""


def turned(cells):
    """All ways a symbol can lie, as sets of (row, column) from 0, 0."""
    ways = set()
    for mirror in (False, True):
        lying = [(row, -column) if mirror else (row, column) for row, column in cells]
        for _ in range(4):
            lying = [(column, -row) for row, column in lying]
            top, left = min(row for row, _ in lying), min(column for _, column in lying)
            ways.add(frozenset((row - top, column - left) for row, column in lying))
    return ways


class CardSet:
    def __init__(self, text):
        groups, group = {}, None
        for line in text.splitlines():
            if line.startswith("["):
                group = groups.setdefault(line[1:-1], {})
            elif "=" in line and not line.startswith("#"):
                key, value = line.split("=", 1)
                group[key] = value
        self.shapes, self.symbols, self.cards, seen = {}, {}, {}, {}
        for name, keys in groups.items():
            kind, _, word = name.partition(" ")
            if kind == "shape":
                squares = {(row, column) for row in range(SIDE) for column in range(SIDE)
                           if keys[f"row-{row + 1}"][column] == "#"}
                self.shapes[word] = (squares, int(keys["value"]), keys["ability"].split())
            elif kind == "symbol":
                self.symbols[word] = turned([
                    (row, column) for row, line in enumerate(keys["map"].split("/"))
                    for column, sign in enumerate(line) if sign == "#"])
        for number in range(1, 31):
            shape, *symbols = groups["cards"][str(number)].split()
            seen[shape] = seen.get(shape, 0) + 1
            self.cards[f"{shape}-{seen[shape]}"] = (shape, symbols)


class Seat:
    def __init__(self):
        self.shapes, self.filled, self.done = [], [set(), set(), set()], [False] * 3
        self.lives, self.coins, self.row = 3, 3, 1
        self.shield = self.misses = False
        self.ghosts = 0

    def empty(self, card_set, level):
        return card_set.shapes[self.shapes[level]][0] - self.filled[level]

    def renew(self):
        if self.lives == 0 and self.coins > 0:
            self.coins -= 1
            self.row += 1
            self.lives = 3

    def lose_life(self):
        if self.lives > 0:
            self.lives -= 1
            self.renew()


class Game:
    def __init__(self, sheet):
        head, rest = sheet.split("\nmoves:\n", 1)
        moves, rest = ("\n" + rest).split("\nboard:\n", 1)
        board = "\n".join(line[2:] for line in rest.splitlines() if line.startswith("  "))
        self.moves = moves.split("\n")[1:]
        self.set = CardSet(board)
        self.seats = [Seat() for _ in re.findall(r"^player: ", head, re.MULTILINE)]
        self.draft = "option shapes: draft" in head
        self.dealt = "dealer: table" not in head
        self.flipped, self.overs, self.over = [], [], False
        self.card = None

    # Choosing shapes

    def choose(self, moves):
        """The kept cards by their numbers, where Flipside deals; then the shapes that they are."""
        rounds = 3 if self.draft else 1
        for number in range(rounds if self.dealt else 0):
            size = (4 - number) if self.draft else 5
            for seat in range(len(self.seats)):
                numbers = self.words_of(next(moves), seat, "keep")
                wanted = 1 if self.draft else 3
                if len(set(numbers)) != wanted or not all(1 <= int(n) <= size for n in numbers):
                    raise Wrong(f"kept {numbers} of {size}")
        kept = []
        for seat in self.seats:
            for _ in range(3):
                card = next(moves)
                shape = self.set.cards[card][0] if self.dealt else card
                cards = sum(other == shape for other, _ in self.set.cards.values())
                if card in kept and self.dealt or kept.count(card) >= cards:
                    raise Wrong(f"{card} was kept too often")
                kept.append(card)
                seat.shapes.append(shape)

    @staticmethod
    def words_of(move, seat, verb):
        number, _, rest = move.partition(": ")
        words = rest.split()
        if number != str(seat + 1) or words[0] != verb:
            raise Wrong(f"seat {seat + 1} should {verb}: {move}")
        return words[1:]

    # The deck

    def possible_flips(self):
        first = len(self.flipped) < 16
        over_out = bool(self.overs) if first else len(self.overs) == 2
        last_of_pile = len(self.flipped) in (15, 31)
        plain = [card for card in self.set.cards if card not in self.flipped]
        if over_out:
            return plain
        return ["game-over"] if last_of_pile else plain + ["game-over"]

    def game_over(self):
        self.overs.append(len(self.flipped))
        for seat in self.seats:
            if sum(seat.done) >= len(self.overs):
                continue
            if seat.coins:
                seat.coins -= 1
            else:
                self.over = True

    # Drawing

    def places(self, seat, word):
        """Each way to draw a symbol: its level and its squares."""
        for level in range(3):
            empty = seat.empty(self.set, level)
            if not empty:
                continue
            for way in self.set.symbols[word]:
                height = max(row for row, _ in way) + 1
                width = max(column for _, column in way) + 1
                for down in range(SIDE - height + 1):
                    for right in range(SIDE - width + 1):
                        squares = {(row + down, column + right) for row, column in way}
                        if squares <= empty or (seat.ghosts and squares & empty):
                            yield level, frozenset(squares)

    def turn(self, number, moves):
        seat, drawn = self.seats[number], set()
        pending = {"fill": 0, "symbol": 0, "skull": 0, "bolt": 0}
        symbols = self.set.cards[self.card][1]
        words = self.words_in(next(moves), number)
        if words[0] == "life":
            seat.lose_life()
            self.fill(seat, *self.squares_of(words[1:]), pending, single=True)
        else:
            self.draw(seat, words, symbols, drawn, pending)
        while True:
            left = not all(seat.done)
            if pending["fill"] and left:
                words = self.words_in(next(moves), number)
                if words[0] == "leave":
                    pending["fill"] = 0
                else:
                    pending["fill"] -= 1
                    self.fill(seat, *self.squares_of(words[1:]), pending, single=True)
            elif pending["symbol"] and left and any(
                    any(True for _ in self.places(seat, word))
                    for word in symbols if word not in drawn):
                words = self.words_in(next(moves), number)
                if words[0] == "leave":
                    pending["symbol"] = 0
                else:
                    pending["symbol"] -= 1
                    self.draw(seat, words, symbols, drawn, pending)
            elif len(self.seats) > 1 and (pending["skull"] or pending["bolt"]):
                kind = "skull" if pending["skull"] else "bolt"
                words = self.words_in(next(moves), number)
                if words == [kind]:
                    self.strikes.append((kind, number, pending[kind]))
                elif words != ["leave"]:
                    raise Wrong(f"no {kind}: {words}")
                pending[kind] = 0
            else:
                return

    @staticmethod
    def words_in(move, seat):
        number, _, rest = move.partition(": ")
        if number != str(seat + 1):
            raise Wrong(f"it is the turn of seat {seat + 1}: {move}")
        return rest.split()

    @staticmethod
    def squares_of(words):
        if words[0] != "level":
            raise Wrong(f"no level: {words}")
        return int(words[1]) - 1, frozenset((int(w[1]) - 1, ord(w[0]) - ord("a")) for w in words[2:])

    def draw(self, seat, words, symbols, drawn, pending):
        level, squares = self.squares_of(words[2:])
        if words[0] != "draw" or words[1] not in symbols or words[1] in drawn:
            raise Wrong(f"can't draw {words}")
        if (level, squares) not in set(self.places(seat, words[1])):
            raise Wrong(f"does not fit: {words}")
        drawn.add(words[1])
        squares &= seat.empty(self.set, level)
        seat.ghosts = max(0, seat.ghosts - 1)
        self.fill(seat, level, squares, pending)

    def fill(self, seat, level, squares, pending, single=False):
        if (single and len(squares) != 1) or not squares <= seat.empty(self.set, level):
            raise Wrong(f"can't fill {sorted(squares)}")
        seat.filled[level] |= squares
        if seat.empty(self.set, level):
            return
        seat.done[level] = True
        kind, *amount = self.set.shapes[seat.shapes[level]][2]
        amount = int(amount[0]) if amount else 1
        if kind in ("fill", "bolt"):
            pending[kind] += amount
        elif kind in ("symbol", "skull"):
            pending[kind] += 1
        elif kind == "life":
            seat.lives += amount
        elif kind == "coin":
            seat.coins += amount
            seat.renew()
        elif kind == "shield":
            seat.shield = True
        elif kind == "ghost":
            seat.ghosts += 1

    # A whole game

    def strike(self):
        for number, seat in enumerate(self.seats):
            seat.misses = False
            if seat.shield:
                continue
            for kind, who, amount in self.strikes:
                if who == number:
                    continue
                if kind == "skull":
                    seat.misses = True
                for _ in range(amount if kind == "bolt" else 0):
                    seat.lose_life()

    def flip(self, moves):
        self.card = next(moves)
        if self.card not in self.possible_flips():
            raise Wrong(f"{self.card} can't be flipped")
        self.flipped.append(self.card)
        if self.card == "game-over":
            self.game_over()
        else:
            self.strikes = []
            for number, seat in enumerate(self.seats):
                if not seat.misses:
                    self.turn(number, moves)
            self.strike()
        self.over |= len(self.flipped) == 32 or any(
            all(seat.done) or seat.lives + seat.coins == 0 for seat in self.seats)

    def play(self):
        moves = iter(self.moves)
        self.choose(moves)
        while not self.over:
            self.flip(moves)
        if next(moves, None) is not None:
            raise Wrong("the log goes on after the end")

    def points(self, seat):
        levels = []
        for level in range(3):
            value = self.set.shapes[seat.shapes[level]][1]
            levels.append(max(0, value - len(seat.empty(self.set, level))))
        return [*levels, 3 * seat.coins, seat.lives]


class Program:
    def __init__(self, cli, print_sheet):
        self.cli, self.print_sheet = cli, print_sheet

    def run(self, *arguments, text=None):
        done = subprocess.run([*map(str, arguments)], input=text, capture_output=True, text=True,
                              check=False)
        if done.returncode != 0:
            raise Wrong(f"{arguments}: {done.stderr.strip()}")
        return done.stdout

    def sheet(self, number):
        """Games of all seats and options, sensible ones and now and then one by chance."""
        manner = ("deal", "draft", "table")[number // 6 % 3]
        seats = number % 6 + 1
        if number % 10:
            return self.run(self.print_sheet, number, manner, *NAMES[:seats])
        return self.run(self.cli, "random", "insertcoin", "--seeds", number, "--seats", seats, "--sheet")


def check_result(game, program, sheet):
    score = json.loads(program.run(program.cli, "score", "--json", "-", text=sheet))
    state = json.loads(program.run(program.cli, "show", "--json", "-", text=sheet))
    totals = []
    for seat, told, facts in zip(game.seats, score["seats"], state["seats"]):
        mine = game.points(seat)
        totals.append(sum(mine))
        lines = [line["points"] for line in told["score"]["lines"]]
        if lines != mine or told["score"]["total"] != sum(mine):
            raise Wrong(f"points {lines}, here {mine}")
        found = [facts["facts"][key] for key in ("lives", "coins", "life-row", "complete")]
        if found != [seat.lives, seat.coins, seat.row, sum(seat.done)]:
            raise Wrong(f"seat {found}, here {seat.lives} {seat.coins} {seat.row} {seat.done}")
    winners = [i + 1 for i, total in enumerate(totals) if total == max(totals)]
    if len(winners) == len(totals):  # alone, or a draw
        winners = []
    if score["winners"] != winners or not score["over"]:
        raise Wrong(f"winners {score['winners']}, here {winners}")


def check_moments(program, sheet, chance):
    """At some turns the number of possible answers is counted here too."""
    whole = Game(sheet)
    turns = [i for i, move in enumerate(whole.moves) if re.match(r"\d: (draw|life) ", move)]
    head, tail = sheet.split("\nmoves:\n")[0], "board:\n" + sheet.split("\nboard:\n")[1]
    tail = tail.rsplit("checksum: ", 1)[0] + "checksum: none\n"
    for at in chance.sample(turns, min(MOMENTS, len(turns))):
        cut = "\n".join([head, "moves:", *whole.moves[:at], tail])
        state = json.loads(program.run(program.cli, "show", "--json", "-", text=cut))
        if "ability" in state["ask"]["prompt"]:
            continue
        count = int(program.run(program.cli, "perft", "-", text=cut))
        game = Game(cut)
        with contextlib.suppress(StopIteration):
            game.play()
        seat = game.seats[state["ask"]["seat"] - 1]
        mine = sum(len(seat.empty(game.set, level)) for level in range(3))
        for word in game.set.cards[game.card][1]:
            mine += len(set(game.places(seat, word)))
        if mine != count:
            raise Wrong(f"after {at} moves {count} answers, here {mine}")


def main():
    program = Program(sys.argv[1], sys.argv[2])
    games = SHORT_GAMES if os.environ.get("FLIPSIDE_TEST_SHORT") else int(sys.argv[3])
    for number in range(1, games + 1):
        sheet = program.sheet(number)
        game = Game(sheet)
        try:
            game.play()
            check_result(game, program, sheet)
            check_moments(program, sheet, random.Random(number))
        except (Wrong, StopIteration) as wrong:
            sys.exit(f"game {number}: {wrong!r}")
    print(f"{games} games of Insert Coin agree")


if __name__ == "__main__":
    main()
