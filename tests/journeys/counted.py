# SPDX-License-Identifier: GPL-3.0-or-later
"""How many keys and clicks a turn takes at the table, in every game: all that people must tell, and
nothing else. Cards are typed or clicked, sites are pointed at and marked by a digit or a click. A round
of Flick 'em Up! is counted in the journey of the tracker."""

import re
from statistics import median

import driver
from by_keys import PLAYING_CARD, Keys, begin, is_in_reach
from driver import BUTTONS, check, site_pattern

RANKS = {"A": "ace", "J": "jack", "Q": "queen", "K": "king"}
SUITS = {"H": "hearts", "S": "spades", "D": "diamonds", "C": "clubs"}


class Counter(Keys):
    """Counts by turn, as the sheet calls it."""

    def __init__(self, program):
        super().__init__(program)
        self.turns = {}

    def count(self):
        return self.program.keys_pressed + self.program.actions_done

    def play(self, most, until="nothing"):
        for _ in range(most):
            ask = self.ask()
            if ask["over"] or until in ask["where"]:
                break
            before = self.count()
            self.step()
            self.turns[ask["where"]] = self.turns.get(ask["where"], 0) + self.count() - before
        print(f"# {self.turns}")

    def check_most(self, most, what="turn"):
        """Of a usual turn: every other one takes no more. Robberies, bonus actions and the like are told
        besides."""
        turns = [count for where, count in self.turns.items() if what in where]
        check(len(turns) > 2, f"only {self.turns}")
        check(median(turns) <= most, f"{turns} keys and clicks a turn")


class Typist(Counter):
    """Types the cards; points at a site, and a digit marks it in the way that is wanted."""

    def card(self, name):
        super().card(name.replace("10", "T"))

    def answer(self, ask, kind, answers):
        sites = sorted({offer["site"] for offer in ask["offers"] if offer.get("site")
                        and not offer["price"] and not offer["declines"]})
        if kind == "site" and sites:
            self.mark(self.random.choice(sites))
        else:
            self.first(ask)

    def find_site(self, name):
        return self.program.find(BUTTONS, site_pattern(self.sheet["id"], name))

    def mark(self, name):
        self.program.point((1, 1))  # off the board, so that it is come to
        self.program.point_at(self.find_site(name))
        self.program.key("1")
        self.await_kept(name)


class Clicker(Typist):
    """Clicks the cards, too, and the site; then what is asked about it."""

    def card(self, name):
        rank = PLAYING_CARD.match(name).group(1)
        words = f"^{RANKS.get(rank, rank)} of {SUITS[name[-1]]}$"
        self.program.press(self.program.find(BUTTONS, words))
        self.await_kept(name)

    def mark(self, name):
        site = self.find_site(name)
        self.program.press(site)
        self.choose_way(site)


def fliptown_alone(start):
    """Three cards of two keys each, and a mark."""
    people = begin(start(), "Fliptown", ["Ann"], player=Typist)
    people.play(40, "Round 2")
    people.check_most(7)


def fliptown_clicked(start):
    """Three cards, a mark, and which card goes to the hand."""
    people = begin(start(), "Fliptown", ["Ann"], player=Clicker)
    people.play(40, "Round 2")
    people.check_most(5)


def fliptown_four(start):
    """Three cards, and a mark of each."""
    people = begin(start(), "Fliptown", ["Ann", "Bob", "Cleo", "Dan"], player=Typist)
    people.play(60, "turn 4")
    people.check_most(10)


class RoyalClicker(Clicker):
    """A click on a cell takes the parts as they are shown and writes the number; another on the track
    uses the suit."""

    def answer(self, ask, kind, answers):
        if ask["stage"] != "pick":
            return super().answer(ask, kind, answers)
        empty = self.program.find(BUTTONS, "^City map: Cell [a-e][1-5], open")
        return self.mark(re.search(r"Cell (\w+)", empty.name)[1])


def royal_flip(start):
    people = begin(start(), "Royal Flip", ["Ann"], player=RoyalClicker)
    people.play(30, "Round 5")
    people.check_most(5, "Round")


class CoinClicker(Clicker):
    """The card, and the next place where its symbol fits."""

    def answer(self, ask, kind, answers):
        if kind == "placement":
            self.program.key("n")
            self.await_focus("a place for the symbol", is_in_reach)
            self.program.key("Return")
            return self.await_kept("a symbol")
        card = self.random.choice([answer for answer in answers if answer != "game-over"])
        label = next(offer["label"] for offer in ask["offers"] if offer["answer"] == card)
        self.program.press(self.program.find(BUTTONS, f"^{re.escape(label)}"))
        return self.await_kept(label)


def insert_coin(start):
    people = begin(start(), "Insert Coin", ["Ann"], player=CoinClicker)
    people.play(20, "Flip 6")
    people.check_most(3, "Flip")


# Two turns of Flip City alone; the second deck is shuffled in between.
CITY_TURNS = """
    factory, convenience-store, central-park, hospital, apartment, shuffle out convenience-store,
    factory, hospital, convenience-store, central-park, apartment
"""
KEYS_A_CARD = 1.4  # one letter names most cards, two the others; a digit answers


def flip_city(start):
    """Naming the card plays it: one entry a card."""
    people = begin(start(), "Flip City", ["Ann"], player=Counter)
    moves = " ".join(CITY_TURNS.split()).split(", ")
    before, entries = people.count(), people.sheet["moves"]
    for move in moves:
        people.give(move)
    pressed, entries = people.count() - before, people.sheet["moves"] - entries
    print(f"# {pressed} keys for {len(moves)} cards and answers, {entries} entries in the log")
    check(entries == len(moves), f"{entries} entries for {len(moves)} cards and answers")
    check(pressed <= KEYS_A_CARD * len(moves), f"{pressed} keys for {len(moves)} cards and answers")


driver.run(fliptown_alone, fliptown_clicked, fliptown_four, flip_city, royal_flip, insert_coin)
