# SPDX-License-Identifier: GPL-3.0-or-later
"""People who play by keys alone, from the library to the result.

What is asked they know from the command line, which is quick, and which the window has to agree with:
a key answers only if the focus is where the question is. Nothing is ever pressed in another way."""

import json
import random
import re
from collections import Counter

import table
from driver import CONTROL, Failed, LibraryWatch, check, cli, newest_sheet, sheet_file, \
    site_pattern, wait
from table import SITE

PATIENCE = 20  # seconds for one answer on a busy machine
MOST_ASKED = 4  # things that may differ between the ways to a site
MOST_STOPS = 200  # of Tab, once around the page
ELSEWHERE = {"Library", "Take Back", "Redo", "Rules", "Correct…"}  # in the header, or in the log
PLAYING_CARD = re.compile(r"^(A|\d+|J|Q|K)[HSDC]$")


def begin(program, game, names, options=(), player=None, deals=None):
    """A new sheet: the game by arrows, the names one after the other with Enter between them, Start."""
    wait("a focus", program.focused)
    program.key("n", CONTROL)
    program.find("push button", "^Start$")
    wait("the focus on the new page", program.focused)
    if game != "Fliptown":
        table.choose_game(program, game)
    if deals is not None:
        deal(program, deals)
    for option, value in options:
        table.choose_option(program, option, value)
    seat(program, names)
    program.key("Return")
    wait("a sheet", lambda: cli("list"))
    read_briefing(program)
    return (player or Keys)(program)


def deal(program, number):
    """Lets Flipside deal, or hold the table on the screen, by a number."""
    program.tab_to("check box", "^(The cards are o|O)n our table$")
    program.key("Right")
    node = program.tab_to("check box", "^(Flipside deals|On the screen)$")
    program.key("space")
    for _ in range(MOST_STOPS):  # older toolkits don't tell that the row for the number has the focus
        node = program.next_focus(node)
        if not node.path or node.name.startswith("Number of the "):
            break
    else:
        raise Failed("Tab never reaches the number")
    program.type(str(number))
    program.key("Tab")


def read_briefing(program):
    """Where there is one, the focus is on Begin."""
    focus = wait("the focus on the sheet", lambda: next(
        (node for node in [program.focused()] if node and node.name != "Start"), None))
    if focus.name == "Begin":
        program.key("Return")
        wait("the sheet", lambda: program.focused() and program.focused().name != "Begin")


def seat(program, names):
    """Types the names; Enter goes on from one to the next, and makes room for it where there is none. Then to Start."""
    focus = program.tab_to("text", "^Name of player 1$")
    for number, name in enumerate(names, 1):
        check(focus.name == f"Name of player {number}", f"{focus} instead of the name of player {number}")
        program.key("a", CONTROL)
        program.type(name)
        if number < len(names):
            focus = program.next_focus(focus, "Return")
    program.tab_to("push button", "^Start$")


class Keys:
    """Answers by what has the focus and by what is asked, never by looking for a button."""

    def __init__(self, program):
        self.program, self.random = program, random.Random(1)
        self.sheet = newest_sheet()
        self.asked = Counter()
        self.begun = program.keys_pressed

    # What is asked

    def ask(self):
        return json.loads(cli("ask", "--json", sheet_file(self.sheet["id"])))

    def is_kept(self):
        """Whether the library has more moves than before."""
        sheet = newest_sheet()
        if sheet["moves"] == self.sheet["moves"]:
            return False
        self.sheet = sheet
        return True

    def await_kept(self, what):
        library = LibraryWatch()
        wait(f"a move after {what}",
             lambda: library.may_have_changed() and self.is_kept(), PATIENCE)

    def await_focus(self, what, wanted):
        def found():
            focus = self.program.focused()
            return focus if focus and wanted(focus) else None

        try:
            return wait(f"the focus on {what}", found, PATIENCE)
        except Failed as error:
            raise Failed(f"{error}; it is on {self.program.focused()}") from error

    # Answering

    def card(self, name):
        """A playing card, as the notation has it."""
        self.await_focus("the card entry, or what leads to it",
                         lambda node: node.role == "text" or re.match(table.GO_ON, node.name))
        self.program.type(name.lower())
        self.await_kept(name)

    def site(self, wander=True):
        """The keyboard is at a site in reach already; arrows go to others, Enter takes one. Where
        several ways lead there, 1 answers what differs."""
        focus = self.await_focus("a site in reach", is_in_reach)
        if wander:
            for _ in range(self.random.randrange(3)):
                self.program.key(self.random.choice(["Left", "Right", "Up", "Down"]))
            focus = self.await_focus("a site in reach", is_in_reach)
        self.program.key("Return")
        self.choose_way(focus)

    def walk_to(self, name, most=20):
        """To a site by arrows, each time the way that is farther."""
        goal = self.program.find("push button", site_pattern(self.sheet["id"], name))
        focus = self.await_focus("a site", is_in_reach)
        for _ in range(most):
            if focus.path == goal.path:
                return focus
            (x, y), (to_x, to_y) = self.program.middle_of(focus), self.program.middle_of(goal)
            across, down = to_x - x, to_y - y
            keys = [("Left", "Right")[across > 0], ("Up", "Down")[down > 0]]
            focus = self.program.next_focus(focus, keys[abs(down) > abs(across)])
        raise Failed(f"arrows never reach {goal}")

    def choose_way(self, site):
        """Until the move is kept: what is asked in a popover is answered by 1."""
        last = site.path

        def next_thing():
            focus = self.program.focused()
            if self.is_kept():
                return "kept"
            return focus if focus and focus.path != last else None

        for _ in range(MOST_ASKED):
            found = wait(f"what comes of {site}", next_thing, PATIENCE)
            if found == "kept":
                return
            check(found.name != "Close", f"{site} is refused, though it was in reach")
            last = found.path
            self.program.key("1")
        self.await_kept(site)

    def number(self, number=1):
        """The button with this number. The focus is beside it: Enter would answer, too, and never
        leave the game."""
        self.await_focus("the question", lambda node: node.name not in ELSEWHERE)
        self.program.key(str(number))
        self.await_kept(f"the key {number}")

    def step(self):
        """Answers one question simply."""
        ask = self.ask()
        kind, answers = ask["ask"]["kind"], ask["ask"]["answers"]
        self.asked[kind] += 1
        if PLAYING_CARD.match(answers[0]):
            self.card(self.random.choice([card for card in answers if PLAYING_CARD.match(card)]))
        else:
            self.answer(ask, kind, answers)

    def answer(self, ask, kind, answers):
        """What is no playing card; games that need more than this say how."""
        if kind == "site" and is_in_reach(wait("a focus", self.program.focused)):
            self.site()
        else:
            self.first(ask)

    def first(self, ask):
        """The first answer that is left: bounties that were drawn keep their numbers."""
        answer = ask["ask"]["answers"][0]
        self.number(int(answer.split()[-1]) if ask["stage"] == "bounties" else 1)

    def named(self, answer, offers):
        """A card of the game's own: letters of its name, until it is alone with them, or, where that
        does not help, its number among those that begin so."""
        named = [offer for offer in offers if offer["verb"] == "card"]
        label = next(offer["label"] for offer in named if offer["answer"] == answer)
        for length in range(1, len(label) + 1):
            text = label[:length]
            same = [offer["answer"] for offer in named if offer["label"].startswith(text)]
            if len(same) == 1 or length == 2:
                break
        self.program.type(text.lower())
        if len(same) > 1:
            self.program.key(str(same.index(answer) + 1))
        self.await_kept(label)

    def give(self, answer):
        """The answer of that notation. A site is taken in the first of its ways; what has no place to
        be pointed at is answered simply."""
        ask = self.ask()
        offer = next((offer for offer in ask["offers"] if answer in (offer["answer"], offer["answer"]
                                                                     .split(": ")[-1])), None)
        check(offer, f"{answer} is no answer to “{ask['questions'][0]['title']}”")
        self.asked[offer["verb"]] += 1
        if PLAYING_CARD.match(answer):
            self.card(answer)
        elif offer["verb"] == "card":
            self.named(offer["answer"], ask["offers"])
        elif offer["place"] == "answer":
            answers = [other for other in ask["offers"] if other["place"] == "answer"]
            answers.sort(key=lambda other: not other.get("act"))  # large buttons stand above lines
            self.number(answers.index(offer) + 1)
        elif offer.get("site"):
            self.at_site(offer["site"])
        else:
            self.step()

    def at_site(self, name):
        """Page Down goes from one site in reach to the next."""
        site = self.program.tab_to("push button", site_pattern(self.sheet["id"], name),
                                   key="Page_Down", most=30)
        self.program.key("Return")
        self.choose_way(site)

    def play_to_end(self, most):
        for _ in range(most):
            if self.sheet["over"]:
                break
            self.step()
        check(self.sheet["over"], f"no end after {most} answers")
        self.check_end()

    def check_end(self):
        """The result has the focus, its buttons are reached, and nothing was done but by keys."""
        self.await_focus("the result", lambda node: node.name == "Result")
        self.program.tab_to("push button", "^Review the Game$")
        check(self.program.actions_done == 0, "more than keys were needed")
        print(f"# {self.program.keys_pressed - self.begun} keys for {dict(self.asked)}")


def is_in_reach(node):
    return SITE.search(node.name) and ", not in reach" not in node.name
