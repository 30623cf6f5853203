# SPDX-License-Identifier: GPL-3.0-or-later
"""People who play by what a screen reader offers, from the library to the result: they hear the question,
look for an answer by its name and do its action. No key is pressed, and nothing is pointed at."""

import re

from city_game import MOVES
from driver import BUTTONS, STATE_SENSITIVE, check, library, only_sheet, wait
from table import SITE, Table

RISK = 15  # percent of a bust that are dared
WORTH = ["Station", "Power Plant", "Central Park", "Shopping Mall", "Convenience Store"]
FITS = r", in reach"
STATE_PRESSED = 20


def begin(program, game, names, deals=None, player=None):
    """A new sheet: the game, how it is dealt, the names, Start."""
    program.press(program.find("push button", "^New Sheet$"))
    choose(program, f"^{game}$")
    if deals is not None:
        choose(program, "^(Flipside deals|On the screen)$")
        program.set_text(program.find("text", "^Number of the (deal|game)"), str(deals))
    for number, name in enumerate(names, 1):
        if not program.tree().first("text", f"^Name of player {number}$"):
            program.act(program.find("list item", "^Add a player$"), "activate")
        program.set_text(program.find("text", f"^Name of player {number}$"), name)
    press_when_ready(program, "^Start$")
    wait("the sheet", library)
    if game == "Flick ’em Up!":  # it is read first what the scenario is about
        program.press(program.find("push button", "^Begin$"))
    return (player or Actions)(program)


def choose(program, name):
    program.act(program.find("check box", name), "activate")


def press_when_ready(program, name, within=None):
    program.press(wait(f"{name} that can be pressed", lambda: next(
        (node for node in program.tree(within).all(BUTTONS, name) if node.has(STATE_SENSITIVE)), None)))


class Actions(Table):
    """Answers by the action of a button: of a card, of a site, of one beside the question."""

    def tell_card(self, name):
        self.program.press(self.now(self.page).first(BUTTONS, f"^{name}$"))

    def own_answer(self, page):
        """Where a game has a way of its own: whether it was one."""
        return False

    def answer(self):
        self.go_on()
        if not self.own_answer(self.page):
            super().answer()

    def play(self, most=None):
        """To the end, or some answers of it. Every question was there to be heard."""
        asked, sheet = set(), only_sheet()
        while not sheet["over"] and most != 0:
            question, sheet = self.step(sheet)
            check(question, "something was answered that nobody asked")
            asked.add(question)
            most = most - 1 if most else None
        check(self.program.keys_pressed == 0, "keys were needed")
        return asked

    def play_to_result(self, least):
        asked = self.play()
        check(len(asked) >= least, f"only {asked} was asked")
        wait("the result", lambda: self.look().first("push button", "^Review the Game$"))
        check(self.program.keys_pressed == 0, "keys were needed")


class City(Actions):
    """Plays as long as a bust is unlikely, which is told beside the question, and buys what is worth most."""

    def own_answer(self, page):
        now, sites = self.now(page), self.sites(page)
        play, stop = now.first(BUTTONS, "^Play It$"), now.first(BUTTONS, "^Stop and Build$")
        if play and stop:
            told = now.first("panel", r"Bust \d+ %")
            bust = int(re.search(r"Bust (\d+) %", told.name)[1]) if told else 0
            self.program.press(play if bust <= RISK else stop)
            return True
        bought = [site for name in WORTH for site in sites
                  if re.match(f"Supply: {name}, .*{FITS}", site.name)]
        done = [site for site in sites if re.match(f"This turn: .*{FITS}", site.name)]
        shuffle = now.first(BUTTONS, "^Shuffle$")
        if not bought and (shuffle or not done):
            return False
        self.program.press((bought + done)[0])
        return True


class LuckyCity(Actions):
    """At the table: tells the cards and the choices of a game that was decided beforehand, each by what it is
    called."""

    CALLED = {"stop": "^Stop and Build$", "play": "^Play It$", "shuffle out": "^Shuffle, {} leaves ",
              "buy": "^Supply: {}, ", "flip": "^Discard: {}, "}

    def __init__(self, program):
        super().__init__(program)
        self.moves = list(MOVES)

    def own_answer(self, page):
        verb, card = re.match("(stop|play|shuffle out|buy|flip)? ?(.*)", self.moves.pop(0)).groups()
        name = self.CALLED.get(verb, "^{}, ×").format(card.replace("-", " ").title())
        top = page if verb in ("buy", "flip") else self.now(page)
        found = top.first(BUTTONS, name)
        check(found, f"nothing is called {name}: {top.all(BUTTONS)}")
        self.program.press(found)
        return True


class Royal(Actions):
    """The parts of the cards are taken as they are shown; then a cell and a space."""

    def own_answer(self, page):
        write = self.now(page).first("push button", "^Write ")
        sites = [site for site in self.sites(page) if re.search(FITS, site.name)]
        if not write and not sites:
            return False
        self.program.press(write or self.random.choice(sites))
        return True


class Coin(Actions):
    """Cards that are hidden are looked at; a symbol goes to the next place where it fits."""

    def own_answer(self, page):
        if self.now(page).first(BUTTONS, "^Look at Your Cards"):
            self.keep()
            return True
        if not self.now(page).first(BUTTONS, "^(Draw|Fill) It$"):
            return False
        press_when_ready(self.program, "^Next Place$", self.top)
        press_when_ready(self.program, "^(Draw|Fill) It$", self.top)
        return True

    def keep(self):
        press_when_ready(self.program, "^Look at Your Cards", self.top)
        self.program.press(self.program.find("push button", "^Look$"))
        for number in 1, 2, 3:
            self.program.press(self.program.find(BUTTONS, rf"^{number}\. \w+"))
        self.program.press(self.program.find("push button", r"^Keep \w+, \w+, \w+$"))


class Hand(Actions):
    """On the simulated table the next enemy is aimed at, and the disc flicked; the rest is answered by the first
    button of the panel."""

    OTHERS = re.compile(r"^(From the |Preview|Flicks in|Last Flick|Back to|Move$|Shoot$|Take$|Library$|Take Back$"
                        r"|Redo$|Save As$|Rules$|Hint$|Review$|Log$|Main Menu|Minimize|Maximize|Close$|Set Up)")

    def __init__(self, program):  # pylint: disable=super-init-not-called
        self.program, self.page = program, None
        self.top = program.find("image", "^Table$")
        while not self.top.first("push button", "^Rules$"):
            self.top = self.top.parent
        self.look()

    @staticmethod
    def question(page):
        """Who does what is said below the table, or beside it what the figure does."""
        label = page.first("label", r"^(Ann|Bob)\b.*[.?:]|\?$")
        return label.name if label else None

    def answer(self):
        page = self.page
        ready = [node for node in page.all(BUTTONS) if node.has(STATE_SENSITIVE)
                 and not self.OTHERS.search(node.name) and not SITE.search(node.name)]
        flick = next((node for node in ready if node.name == "Flick"), None)
        if not flick:
            return self.program.press(ready[0])
        shoot = next((node for node in page.all(BUTTONS, "^Shoot$") if node.has(STATE_SENSITIVE)), None)
        if shoot and not shoot.has(STATE_PRESSED):
            self.program.press(shoot)
        if shoot:
            self.program.act(page.first("image", "^Table$"), "aim.next")
        return self.program.press(flick)


# Each game: who plays it, by which deal or at the table, and how.
SHEETS = [("Fliptown", ["Ann"], None, Actions), ("Flip City", ["Ann"], 5, City), ("Royal Flip", ["Ann"], 5, Royal),
          ("Insert Coin", ["Ann"], 5, Coin), ("Flick ’em Up!", ["Ann", "Bob"], 5, Hand)]
