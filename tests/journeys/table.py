# SPDX-License-Identifier: GPL-3.0-or-later
"""People who play in the window: they read what is asked and answer simply."""

import random
import re
import time

from driver import BUTTONS, CONTROL, STATE_FOCUSED, STATE_SENSITIVE, LibraryWatch, check, \
    only_sheet, wait

GAMES = ["Fliptown", "Flip City", "Royal Flip", "Insert Coin", "Flick ’em Up!"]
RANKS = {"ace": "a", "jack": "j", "queen": "q", "king": "k"}
CARD = re.compile(r"^(\w+) of (hearts|spades|diamonds|clubs)$")
SITE = re.compile(r", (not )?in reach")
MOMENT = re.compile(r"(Round \d, .*|End of the game)$")
GO_ON = r"^Next (Lineup|Card)$"

# Buttons beside the question that answer nothing.
# What differs between the ways to a site is asked, one thing after the other.
WHICH_WAY = r"(poker hand|hammer|help|what to do|shape|plot|corner of the land)\?$"
MOST_ASKED = 4

NO_ANSWER = re.compile(r"^Enter |^Take back|^\d+ sites? (free|for)|^Back to the Present$|^Other Ways"
                       r"|^With \w+…|^Read rule|^Since Your Turn|^Explain ")

# So many seconds a button shows itself pressed before it does anything; after so many more, what it
# did is kept, unless something is asked first. To look earlier would only hold the window up.
PRESSED = 0.25
DONE = 0.15


def begin_sheet(program, names, deals=None, options=(), game=None, table=None, **more):
    """From the library to the first question of a new sheet."""
    program.press(program.find("push button", "^New Sheet$"))
    program.find("push button", "^Start$")
    wait("the focus on the new page", program.focused)
    if game:
        choose_game(program, game)
    for number, name in enumerate(names, 1):
        if not program.tree().first("text", f"^Name of player {number}$"):
            program.tab_to("list item", "^Add a player$")
            program.key("Return")
        program.tab_to("text", f"^Name of player {number}$")
        program.key("a", CONTROL)
        program.type(name)
    if deals is not None:
        deal(program, deals)
    for option, value in options:
        choose_option(program, option, value)
    start = wait("a Start that can be pressed", lambda: next(
        (node for node in program.tree().all("push button", "^Start$")
         if node.has(STATE_SENSITIVE)), None))
    program.press(start)
    if game == "Flick ’em Up!":  # it is read first what the scenario is about
        program.press(program.find("push button", "^Begin$"))
    return (table or Table)(program, **more)


def choose_game(program, game):
    """Goes along the games, by keys, to the one that is wanted."""
    node = program.tab_to("check box", "|".join(f"^{name}$" for name in GAMES))
    while node.name != game:
        way = ("Left", "Right")[GAMES.index(node.name) < GAMES.index(game)]
        node = program.next_focus(node, way)
    program.key("space")


def deal(program, number):
    """Lets Flipside deal, from a deck with this number."""
    program.tab_to("check box", "^(The cards are o|O)n our table$")
    program.key("Right")
    program.tab_to("check box", "^(Flipside deals|On the screen)$")
    program.key("space")
    program.set_text(program.find("text", "^Number of the (deal|game)"), str(number))


def choose_option(program, option, value):
    """Goes down the choices, by keys, to the one that is wanted."""
    row = program.tab_to("combo box", f"^{option}$")

    def shown():
        return program.tree(row).texts()

    def has_focus(wanted):
        focus = program.focused()
        return focus and wanted(focus)

    below = 0
    while value not in shown():
        program.key("space")
        wait("the choices", lambda: has_focus(lambda node: node.role == "list item"))
        program.key("Home")
        for _ in range(below):
            program.key("Down")
        program.key("Return")
        wait("the row again", lambda: has_focus(lambda node: node.path == row.path))
        below += 1
        check(below < 20, f"{option} has no choice {value}, but {shown()}")


def open_sheet(program, name):
    """From the library to a sheet that was begun before."""
    program.tab_to("list item", name)
    program.key("Return")
    return Table(program)


class Table:
    """A sheet in the window, and whoever plays on it."""

    def __init__(self, program, likes="cemetery"):
        self.program = program
        self.likes = likes
        self.random = random.Random(1)
        self.top = None
        self.page = self.seen_log = None
        self.await_rest("a question on the sheet")

    # Seeing; what was seen last is kept in page

    def look(self, log=True):
        """The page with the sheet alone: the other pages stay in the tree. Newer toolkits leave out of it what is
        hidden, as they do with a log that only its button is there of."""
        if not self.top:
            node = self.program.find("list" if self.program.tells_all else ("list", "push button"), "^Log$")
            while node.parent and not node.parent.first("push button", "^New Sheet$"):
                node = node.parent
            self.top = node
        self.page = self.program.tree(self.top, without=None if log else "Log")
        return self.page

    @staticmethod
    def question(page):
        heading = page.first("heading")
        return heading.name if heading else None

    @staticmethod
    def now(page):
        """The panel around the question: all that holds neither the board nor the log."""
        node = page.first("heading")
        while node is not page and not (node.parent.first(BUTTONS, SITE.pattern)
                                        or node.parent.first("list", "^Log$")):
            node = node.parent
        return node

    @staticmethod
    def log(page):
        """Each line, the newest first; the cards of a lineup stand in its heading."""
        lines = page.first("list", "^Log$")
        return [item.texts() for item in lines.children if item.texts()] if lines else []

    def log_differs(self, page, log):
        """Whether it is another log than that, or there is no room for any."""
        return self.log(page) != log or not page.first("list", "^Log$")

    @staticmethod
    def moment(page):
        """As the header bar tells it."""
        return MOMENT.search(page.first("label", MOMENT.pattern).name)[1]

    @staticmethod
    def sites(page):
        return page.all(BUTTONS, SITE.pattern)

    def possible_cards(self, page):
        return [node.name for node in self.now(page).all(BUTTONS, CARD.pattern)]

    def answers(self, page):
        return [node for node in self.now(page).all(BUTTONS)
                if node.has(STATE_SENSITIVE) and not NO_ANSWER.search(node.name)]

    # Answering

    def tell_card(self, name):
        """Types it; nobody has to go to the entry first."""
        def is_awaited(page):
            return any(node.has(STATE_FOCUSED) for node in page.all("text", "^Card$"))

        rank, suit = CARD.match(name).groups()
        if not is_awaited(self.page):
            wait("the focus in the card entry", lambda: is_awaited(self.look()))
        self.program.type(RANKS.get(rank, rank) + suit[0])

    def best_site(self, page):
        """The cheapest, if possible in the region that is liked."""
        def price(site):
            asked = re.search(r"in reach for (\d+)", site.name)
            return int(asked[1]) if asked else 0

        reach = [site for site in self.sites(page) if ", not in reach" not in site.name]
        return min(reach, default=None, key=lambda site: (
            price(site), not re.match(self.likes, site.name, re.IGNORECASE)))

    def go_on(self):
        """Once all have entered what they did, people look at it before the next card."""
        if not self.page.first("push button", GO_ON):
            return
        question = self.question(self.page)
        self.program.press(self.page.first("push button", GO_ON))
        wait("the next question", lambda: self.question(self.look(log=False)) != question)

    def answer(self):
        """Answers what is asked on the page that was seen last."""
        self.go_on()
        page, question = self.page, self.question(self.page)
        on_sheet = re.search(r"choose a site$|take or decline", question)
        site = self.best_site(page) if on_sheet else None
        if self.now(page).first("text", "^Card$"):
            self.tell_card(self.random.choice(self.possible_cards(page)))
        elif site:
            self.program.press(site)
        else:
            answers = self.answers(page) or wait(f"an answer to “{question}”",
                                                 lambda: self.answers(self.look()))
            self.program.press(answers[0])

    def await_rest(self, what, ready=lambda page: True):
        """Until something is so, and stays so: the log fills itself a moment later."""
        last = None

        def rests():
            nonlocal last
            page = self.look()
            question = self.question(page)
            now = (question, self.log(page)) if question and ready(page) else None
            same, last = now is not None and now == last, now
            self.seen_log = now and now[1]
            return same

        wait(what, rests)

    def await_kept(self, moves):
        """Until the library has more moves, and gives the sheet; if asked which way, the first."""
        library, asked, look_at = LibraryWatch(), 0, time.monotonic() + PRESSED + DONE

        def is_kept():
            nonlocal asked, look_at
            sheet = only_sheet() if library.may_have_changed() else None
            if sheet and sheet["moves"] > moves:
                return sheet
            if asked == MOST_ASKED or time.monotonic() < look_at:
                return None
            ways = self.look(log=False).first(None, WHICH_WAY)
            if ways:
                asked += 1
                while not ways.first(BUTTONS):
                    ways = ways.parent
                self.program.press(ways.first(BUTTONS))
            look_at = time.monotonic() + DONE
            return None

        return wait(f"more than {moves} moves in the library", is_kept)

    def step(self, sheet=None):
        """One answer: it is kept, and there is a question again, unless it was the last. Gives the question that was
        answered, and the sheet as it is kept now."""
        sheet, question = sheet or only_sheet(), self.question(self.page)
        self.answer()
        sheet = self.await_kept(sheet["moves"])
        if not sheet["over"]:
            wait(f"a question after “{question}”", lambda: self.question(self.look(log=False)))
        return question, sheet

    def steps(self, number):
        """Several answers, until all that they changed is on the screen."""
        log = self.seen_log
        for _ in range(number):
            self.step()
        self.await_rest(f"the log to grow beyond “{log[:1]}”",
                        lambda page: self.log_differs(page, log))

    def play_to_end(self):
        questions, sheet = [], only_sheet()
        while not sheet["over"]:
            question, sheet = self.step(sheet)
            questions.append(question)
        return questions


def check_result(people, result):
    """The page at the end tells of each seat what the command line tells."""
    def whole_result():
        page = people.look()
        button = page.first("push button", "^Review the Game$")
        while button and button is not page and not button.parent.first("list", "^Log$"):
            button = button.parent
        return button and button.first("heading") and button.texts()

    for seat in result["seats"]:
        texts = wait("the result", whole_result)
        name, total = seat["player"], str(seat["score"]["total"]).replace("-", "−")
        check(any(re.search(rf"^{name}\b.* {total}$", text) for text in texts),
              f"{name}’s total of {total} is not in the result: {texts}")
        # Behind the character, where there is one.
        check(any(text.endswith(seat["title"]) for text in texts),
              f"{name}’s title {seat['title']} is not in the result: {texts}")
