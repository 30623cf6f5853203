#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays games of Royal Flip again by a second set of rules:

royalflip.py PRINT-GAMES FIRST LAST             on the house sheet
royalflip.py PRINT-GAMES FIRST LAST --editions  on sheets made by chance, another for each game

The program prints random games, each with its log and its results. The log is replayed here by
what seeds/royal-flip.md says, with nothing in common with the program but the notation: each move
must be allowed, every turn complete, and the results must be the same.
"""

import os
import random
import subprocess
import sys
import tempfile
from functools import lru_cache
from itertools import permutations
from pathlib import Path

from royalflip_sheet import by_table, house_sheet, make_sheet, name_of, place_of

SHORT_GAMES = 20
RANKS = {text: number for number, text in
         enumerate(["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"], start=1)}
SUITS = {"H": "heart", "S": "spade", "D": "diamond", "C": "club"}
RED = {"heart", "diamond"}


class Wrong(Exception):
    """What the program allowed or counted, and the page does not."""


def need(true, text):
    if not true:
        raise Wrong(text)


def beside(cell):
    column, row = place_of(cell)
    around = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return [name_of(x, y) for x, y in around if 0 <= x < 7 and 0 <= y < 7]


class Sheet:
    def __init__(self, printed):
        self.printed = printed
        self.map = {}
        self.last = {}  # of each track: the space that was circled last
        self.position = self.tokens = self.diamonds = self.points = self.circles = 0

    def is_full(self):
        return len(self.map) == len(self.printed.cells)

    def write(self, cell, colour, number):
        need(cell in self.printed.cells and cell not in self.map, f"{cell} can't be written")
        need(1 <= number <= self.printed.highest, f"{number} is no number")
        self.map[cell] = (colour, number)

    def is_ahead(self, space):
        last = self.last.get(self.printed.part[space])
        return last is None or space in self.printed.beyond(last)

    def ahead(self, suit):
        return [space for space, (shown, _) in self.printed.track.items()
                if suit in (None, shown) and self.is_ahead(space)]

    def circle(self, space):
        self.last[self.printed.part[space]] = self.position = space
        self.circles += 1

    def possible_roads(self):
        """Every road there could be: its cells."""
        def climb(road):
            if len(road) >= self.printed.road_least:
                found.append(frozenset(road))
            colour, number = self.map[road[-1]]
            for cell in beside(road[-1]):
                if self.map.get(cell) == (colour, number + 1):
                    climb([*road, cell])

        found = []
        for cell in self.map:
            climb([cell])
        return found

    def worth(self, road):
        joined = sum(1 for doors in self.printed.doors if doors & road)
        extra = self.printed.casino_points * len(road) if joined >= 2 else 0
        return extra + by_table(self.printed.road_table, self.printed.road_points,
                                self.printed.road_least, len(road))

    def road_points(self):
        """The most that roads and joined casinos can give: each road is taken or left."""
        worth = {road: self.worth(road) for road in self.possible_roads()}

        @lru_cache(maxsize=None)
        def most(free):
            if not free:
                return 0
            # Whichever cell it is: it is left, or one of its roads is taken.
            cell = min(free, key=lambda at: (self.map[at], at))
            best = most(free - {cell})
            for road, points in worth.items():
                if cell in road and road <= free:
                    best = max(best, points + most(free - road))
            return best

        return sum(most(frozenset(group)) for group in self.groups(worth))

    @staticmethod
    def groups(roads):
        """Cells whose roads have nothing to do with each other."""
        groups = []
        for road in roads:
            touched = [group for group in groups if group & road]
            groups = [group for group in groups if not group & road]
            groups.append(set(road).union(*touched))
        return groups

    def area_points(self):
        """The points, and how many areas there are."""
        points = areas = 0
        left = set(self.map)
        while left:
            group = [left.pop()]
            for cell in group:
                near = [other for other in beside(cell)
                        if other in left and self.map[other][1] == self.map[cell][1]]
                left.difference_update(near)
                group.extend(near)
            if len(group) >= self.printed.area_least:
                areas += 1
                points += by_table(self.printed.area_table, self.printed.area_points,
                                   self.printed.area_least, len(group))
        return points, areas

    def token_points(self):
        printed = self.printed
        return by_table(printed.token_table, printed.token_points, 1,
                        self.tokens) if self.tokens else 0


class Game:
    def __init__(self, header, printed):
        self.printed = printed
        pairs = dict(word.split("=", 1) for word in header.split()[1:])
        self.seats = int(pairs["seats"])
        self.pvp = pairs["mode"] == "pvp"
        self.by_cards = pairs["edition"] == "1"
        self.first = int(pairs.get("first", 1)) - 1
        self.rotates = self.pvp and pairs["first-player"] == "rotates"
        self.sheets = [Sheet(printed) for _ in range(self.seats)]
        self.seen = set()
        self.breaker = None

    # What cards give: nothing by itself where they are wild.

    def is_wild(self, card):
        return card.startswith("JK") or (self.printed.wild_royals and card[:-1] in ("J", "Q", "K"))

    def colour_of(self, card):
        if self.is_wild(card):
            return card
        return "red" if SUITS[card[-1]] in RED else "black"

    def taken_of(self, choice):
        """Colour, number and suit; a wild card stands as itself until it is said what it is."""
        colour, number, suit = choice
        return (self.colour_of(colour), number if self.is_wild(number) else RANKS[number[:-1]],
                suit if self.is_wild(suit) else SUITS[suit[-1]])

    # The log, taken move by move.

    def replay(self, moves):
        self.moves = iter(moves)
        for number in range(self.printed.rounds):
            self.play_round(number)
        self.break_tie()
        need(next(self.moves, None) is None, "there are moves after the end")

    def take(self, seat):
        who, words = next(self.moves)
        need(who == seat, f"seat {who} moves, and not {seat}")
        return words

    def play_round(self, number):
        self.cards = [self.take(0)[0] for _ in range(3)]
        need(not self.seen & set(self.cards) and len(set(self.cards)) == 3, "a card comes twice")
        self.seen |= set(self.cards)
        first = self.first + (number if self.rotates else 0)
        self.first_choice = None
        for turn in range(self.seats):
            self.play_turn((first + turn) % self.seats)

    def free_choices(self):
        """What each way to take them takes, but not as the first player did."""
        ways = [self.taken_of(way) for way in permutations(self.cards)]
        return [way for way in ways if not self.pvp or way != self.first_choice]

    def open_spaces(self, sheet, taken):
        """What can be circled: of a joker's suits not the one that repeats the first player."""
        colour, number, suit = taken
        wild = suit in self.cards
        return [space for space in sheet.ahead(None if wild else suit)
                if not wild or self.by_cards or not self.pvp
                or (colour, number, self.printed.track[space][0]) != self.first_choice]

    def play_turn(self, seat):
        sheet = self.sheets[seat]
        word, *choice = self.take(seat + 1)
        need(word == "take" and sorted(choice) == sorted(self.cards), "not one of each card")
        taken = self.taken_of(choice)
        need(taken in self.free_choices(), "the first player's choice again")
        need(self.open_spaces(sheet, taken) or not any(
            self.open_spaces(sheet, other) for other in self.free_choices()),
            "a suit that lies ahead was there")
        colour, number, suit = taken
        if colour in self.cards:
            colour = self.take(seat + 1)[0]
        wild = number in self.cards
        if wild:
            number = RANKS[self.take(seat + 1)[1]]
        suit = self.use(seat, (colour, number, suit), not wild)
        if self.by_cards:
            self.first_choice = self.first_choice or taken
        elif self.first_choice is None:
            self.first_choice = (colour, number, suit)
        else:
            need(not self.pvp or suit is None or (colour, number, suit) != self.first_choice,
                 "taken again")

    def use(self, seat, taken, tokens_help):
        """Writes the number and circles the suit, in either order; gives the suit, if any."""
        sheet = self.sheets[seat]
        colour, number, suit = taken
        spaces = self.open_spaces(sheet, taken)
        wrote, circled = sheet.is_full(), False
        while not wrote or (spaces and not circled):
            words = self.take(seat + 1)
            if words[0] == "space":
                need(not circled, "a second space in a turn")
                circled, suit = True, self.circle(seat, colour, spaces, words)
            else:
                need(not wrote, "a second number in a turn")
                wrote = True
                self.write(seat, colour, number, tokens_help, words)
            wrote = wrote or sheet.is_full()
        return None if suit in self.cards else suit

    def write(self, seat, colour, number, tokens_help, words):
        sheet = self.sheets[seat]
        shift = int(words[1]) if len(words) > 1 else 0
        need(shift == 0 or tokens_help, "a token does not help here")
        need(abs(shift) <= sheet.tokens, "too few tokens")
        sheet.tokens -= abs(shift)
        sheet.write(words[0], colour, number + shift)

    def circle(self, seat, colour, spaces, words):
        sheet = self.sheets[seat]
        space = int(words[1])
        need(space in spaces, f"space {space} is not ahead")
        sheet.circle(space)
        gift = self.printed.track[space][1].split()
        if gift[0] == "±1":
            sheet.tokens += 1
        elif gift[0] == "diamond":
            sheet.diamonds = min(len(self.printed.diamonds), sheet.diamonds + 1)
        elif gift[0] == "number" and not sheet.is_full():
            self.write(seat, colour, int(gift[1]), False, self.take(seat + 1))
        elif gift[0] != "number":
            sheet.points += int(gift[0])
        return self.printed.track[space][0]

    def break_tie(self):
        totals = [self.total(seat) for seat in range(self.seats)]
        self.leaders = [seat for seat, total in enumerate(totals) if total == max(totals)]
        if len(self.leaders) > 1:
            word, winner = self.take(0)
            need(word == "winner" and int(winner) - 1 in self.leaders, "no leader won the tie")
            self.leaders = [int(winner) - 1]

    # The score.

    def diamond_points(self, seat):
        mine, printed = self.sheets[seat].diamonds, self.printed
        if not self.pvp:
            return printed.diamonds[mine - 1] if mine else 0
        counts = sorted((sheet.diamonds for sheet in self.sheets), reverse=True)
        if mine == 0 and self.by_cards:
            return 0
        if mine == counts[0]:
            alone = counts.count(mine) == 1
            return printed.most if alone and self.seats > 2 else printed.second
        if counts.count(counts[0]) > 1 or self.seats == 2:
            return 0
        if mine == counts[1]:
            return printed.second if counts.count(mine) == 1 else printed.tied_second
        return 0

    def total(self, seat):
        sheet = self.sheets[seat]
        return (sheet.road_points() + sheet.area_points()[0] + self.diamond_points(seat)
                + sheet.points + sheet.token_points())

    def results(self):
        found = {}
        for seat, sheet in enumerate(self.sheets):
            points, areas = sheet.area_points()
            found[f"seat {seat + 1}"] = {
                "tokens": sheet.tokens, "diamonds": sheet.diamonds, "position": sheet.position,
            }
            found[f"score {seat + 1}"] = {
                "total": self.total(seat),
                "roads and casinos": sheet.road_points(),
                "areas": f"{points}/{areas}",
                "diamonds": f"{self.diamond_points(seat)}/{sheet.diamonds}",
                "track": f"{sheet.points}/{sheet.circles}",
            }
        winners = ",".join(str(seat + 1) for seat in self.leaders) if self.seats > 1 else "none"
        found["winners"] = {"winners": winners}
        return found


def printed_results(lines):
    """What the program printed, in the same form."""
    found = {}
    for line in lines:
        words = line.split()
        if words[0] == "winners":
            found["winners"] = {"winners": words[1]}
        elif words[0] in ("seat", "score"):
            pairs = dict(word.split("=", 1) for word in words[2:])
            if words[0] == "score":
                # How the points are split between roads and casinos depends on the division.
                parts = [int(pairs.pop(key).split("/")[0]) for key in ("roads", "casinos")]
                pairs["roads and casinos"] = sum(parts)
            found[f"{words[0]} {words[1]}"] = pairs
    return found


def differences(header, printed, moves, lines):
    game = Game(header, printed)
    try:
        game.replay(moves)
    except (Wrong, StopIteration) as problem:
        return [f"{header}: {problem or 'the log is too short'}"]
    mine, theirs = game.results(), printed_results(lines)
    return [f"{header}: {key} {part} is {theirs.get(key, {}).get(part)}, and should be {value}"
            for key, parts in mine.items() for part, value in parts.items()
            if str(theirs.get(key, {}).get(part)) != str(value)]


def parse_move(line):
    return (int(line[0]), line[3:].split()) if line[1:3] == ": " else (0, line.split())


def read_games(stream):
    """Of each game its header, its moves and the lines of its results."""
    for line in stream:
        line = line.rstrip("\n")
        word = line.split(" ", 1)[0]
        if word == "game":
            header, moves, lines = line, [], []
        elif word == "end":
            yield header, moves, lines
        elif word in ("seat", "score", "title", "feats", "winners"):
            lines.append(line)
        else:
            moves.append(parse_move(line))


def make_editions(folder, first, last):
    """A sheet for each seed, and its file where the program finds it."""
    sheets = {}
    for seed in range(first, last + 1):
        sheets[seed], text = make_sheet(random.Random(seed))
        (Path(folder) / f"{seed}.board").write_text(text, encoding="utf-8")
    return sheets


def judge(command, sheets):
    """How many games there were, and what is wrong with them."""
    games, problems, house = 0, [], house_sheet()
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as process:
        for header, moves, lines in read_games(process.stdout):
            games += 1
            seed = int(header.split()[1].split("=")[1])
            problems += differences(header, sheets.get(seed, house), moves, lines)
    if process.returncode != 0:
        problems.append(f"print-games ended with {process.returncode}")
    return games, problems


def main():
    program, first, last = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    if os.environ.get("FLIPSIDE_TEST_SHORT"):
        last = min(last, first + SHORT_GAMES - 1)
    command = [program, "royalflip", str(first), str(last)]
    if "--editions" in sys.argv:
        with tempfile.TemporaryDirectory() as folder:
            games, problems = judge([*command, folder], make_editions(folder, first, last))
    else:
        games, problems = judge(command, {})
    if games != last - first + 1:
        problems.append(f"print-games gave {games} games")
    print("\n".join(problems[:20]) or f"{games} games, all as the page says")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
