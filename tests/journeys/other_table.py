# SPDX-License-Identifier: GPL-3.0-or-later
"""People who play one of the other games in the window."""

import re

from driver import BUTTONS, CONTROL, SOURCES, check, cli, nameless, only_sheet, \
    reason_of, score, site_pattern, wait
from table import Table

STATE_PRESSED = 20

RULE = re.compile(r"\b[A-Z]{2}-[A-Z]+-\d+\b")


class OtherTable(Table):
    """Whoever plays one of the other games: prompts tell the questions apart."""

    def sites_in_reach(self):
        return [site for site in self.sites(self.page) if ", not in reach" not in site.name]

    def site(self, name):
        """By its name in the notation, which people never read."""
        pattern = site_pattern(only_sheet()["id"], name)
        return next(site for site in self.sites(self.look()) if re.search(pattern, site.name))

    def button(self, name):
        """One beside the question."""
        return wait(f"a button “{name}”", lambda: self.now(self.look()).first(BUTTONS, name))

    def prompt(self):
        """The sentence of the game below the question."""
        return " ".join(node.name for node in self.now(self.page).all("label"))

    def newest(self):
        """What the log says last, below its heading."""
        return " ".join(self.seen_log[1])

    def take_back(self):
        moves, log = only_sheet()["moves"], self.seen_log
        self.program.key("z", CONTROL)
        wait("fewer moves", lambda: only_sheet()["moves"] < moves)
        self.await_rest("a shorter log", lambda page: self.log_differs(page, log))

    def do_quickly(self, node):
        """Presses an answer, and waits until it is kept and asked on."""
        moves = only_sheet()["moves"]
        self.program.press(node)
        self.await_kept(moves)
        wait(f"a question after {node}", lambda: self.question(self.look(log=False)))

    def do(self, node):
        """Presses an answer, and waits until all that it changed is on the screen."""
        moves, log = only_sheet()["moves"], self.seen_log
        self.program.press(node)
        self.await_kept(moves)
        self.await_rest(f"another log after {node}", lambda page: self.log_differs(page, log))

    def check_refused(self, node, rules):
        """What is not possible is not kept, and explained by a rule that is in the book."""
        moves = only_sheet()["moves"]
        self.program.press(node)

        def look():
            page = self.look()
            reason, rule = reason_of(page), page.first("push button", RULE.pattern)
            return reason and rule and (reason, rule.name)

        reason, rule = wait(f"why {node} is refused", look)
        check(len(reason.split()) > 3, f"“{reason}” is no explanation")
        number = RULE.search(rule)[0]
        book = (SOURCES / "seeds" / rules).read_text(encoding="utf-8")
        check(re.search(rf"^#+ {number}\b", book, re.MULTILINE), f"{number} is not in the book")
        check(only_sheet()["moves"] == moves, "what was refused was kept")
        self.program.key("Escape")
        self.await_rest("the sheet again", lambda page: not page.first("push button", RULE.pattern))

    def check_score(self):
        """The seats in the window and on the command line have the same points."""
        for seat in score(only_sheet()["id"])["seats"]:
            total = str(seat["score"]["total"]).replace("-", "−")
            told = rf"^{seat['player']}\b.*, {total} points?\b"
            check(self.look().first(BUTTONS, told),
                  f"{seat['player']} does not have {total} points in the window")

    def check_names(self):
        """Whatever can be used has a name, and so has each site."""
        found = nameless(self.look()) + [
            f"a site described “{site.description}”" for site in self.sites(self.page)
            if site.name.startswith(",")]
        check(not found, "without a name:\n  " + "\n  ".join(found))


def moves_of_sheet():
    """What was answered, as the command line tells it: without the cards that were dealt."""
    moves = cli("export", only_sheet()["id"], "--sheet", "-").split("\nmoves:\n")[1]
    return [line for line in moves.split("\nboard:")[0].splitlines() if re.match(r"\d: ", line)]
