# SPDX-License-Identifier: GPL-3.0-or-later
"""Games with cards by keys alone, from the library on: nothing is pressed in another way, and the focus is
always where the next key answers."""

import re

import driver
import table
from driver import CONTROL, Failed, check, library_stamp, moment, only_sheet, wait
from table import CARD, RANKS, SITE

PATIENCE = 20  # seconds for one answer on a busy machine


def begin(program, game, names):
    wait("a focus", program.focused)
    program.key("n", CONTROL)
    program.find("push button", "^Start$")
    wait("the focus on the new page", program.focused)
    if game:
        table.choose_game(program, game)
    for number, name in enumerate(names, 1):
        if not program.tree().first("text", f"^Name of player {number}$"):
            program.tab_to("list item", "^Add a player$")
            program.key("Return")
        program.tab_to("text", f"^Name of player {number}$")
        program.key("a", CONTROL)
        program.type(name)
    program.tab_to("push button", "^Start$")
    program.key("Return")
    return table.Table(program)


class Keys:
    """Answers by what has the focus and by what is asked, never by looking for a button."""

    def __init__(self, people):
        self.people, self.program = people, people.program
        self.sheet = only_sheet()
        self.asked = {}

    def await_more(self, patience=PATIENCE):
        stamp = None

        def more():
            nonlocal stamp
            before, stamp = stamp, library_stamp()
            sheet = only_sheet() if stamp != before else None
            return sheet if sheet and sheet["moves"] > self.sheet["moves"] else None

        self.sheet = wait("another move", more, patience)

    def await_focus(self, what, wanted):
        def found():
            focus = self.program.focused()
            return focus if focus and wanted(focus) else None

        return wait(f"the focus on {what}", found, PATIENCE)

    def card(self, page):
        possible = self.people.possible_cards(page)
        rank, suit = CARD.match(self.people.random.choice(possible)).groups()
        self.await_focus("the card entry", lambda node: node.role == "text")
        self.program.type(RANKS.get(rank, rank) + suit[0])

    def site(self):
        """Enter takes the site that has the focus; where it asks what differs, 1 answers."""
        self.await_focus("a site in reach", lambda node: SITE.search(node.name)
                         and ", not in reach" not in node.name)
        self.program.key("Return")
        for _ in range(3):  # what differs is asked one thing after the other
            try:
                return self.await_more(2)
            except Failed:
                self.program.key("1")
        return None

    def step(self):
        asked = moment(self.sheet["id"])
        kind, moves = asked["ask"]["kind"], self.sheet["moves"]
        page = self.people.look(log=False)
        if self.people.now(page).first("text", "^Card$"):
            self.card(page)
        elif kind == "site" and not self.people.now(page).first("label", "^The keys 1 to"):
            self.site()
        elif kind == "placement":
            self.program.key("n")
            self.await_focus("a site", lambda node: SITE.search(node.name))
            self.program.key("Return")
        elif self.people.now(page).first("push button", r"^(colour|number|suit): "):
            self.await_focus("a part of a card", lambda node: ": " in node.name)
            self.program.key("Return")
        else:
            self.program.key("1")
        if self.sheet["moves"] == moves:
            self.await_more()
        self.asked[kind] = self.asked.get(kind, 0) + 1
        question = self.people.question(page)
        wait(f"a question after “{question}”",
             lambda: self.people.question(self.people.look(log=False)))


def play(start, game, names, answers, until=lambda asked: False):
    people = begin(start(), game, names)
    keys = Keys(people)
    before = people.program.keys_pressed
    while not keys.sheet["finished"] and sum(keys.asked.values()) < answers \
            and not until(moment(keys.sheet["id"])):
        keys.step()
    print(f"# {game or 'Fliptown'}: {people.program.keys_pressed - before} keys for {keys.asked}")
    check(people.program.actions_done == 0, "more than keys were needed")
    return keys


def fliptown(start):
    """A whole round: five turns, the poker hand, the Sheriff."""
    keys = play(start, None, ["Ann"], 60, lambda asked: asked["where"].startswith("Round 2"))
    check(keys.asked["cards"] >= 15 and keys.asked["site"] >= 5, f"not a round: {keys.asked}")


def flip_city(start):
    play(start, "Flip City", ["Ann", "Bob"], 10)


def flip_city_letters(start):
    """The first letter of a card that is alone with it, else more."""
    people = begin(start(), "Flip City", ["Ann", "Bob"])
    for name, moves in ("h", 1), ("ce", 2):
        people.program.type(name)
        wait(f"the card {name}", lambda moves=moves: only_sheet()["moves"] >= moves)
    log = driver.cli("log", driver.sheet_file(only_sheet()["id"]))
    check(re.search("Hospital", log) and re.search("Central Park", log), f"not these cards: {log}")
    check(people.program.actions_done == 0, "more than keys were needed")


def royal_flip(start):
    play(start, "Royal Flip", ["Ann"], 20)


def insert_coin(start):
    play(start, "Insert Coin", ["Ann", "Bob"], 14)


driver.run(fliptown, flip_city, flip_city_letters, royal_flip, insert_coin)
