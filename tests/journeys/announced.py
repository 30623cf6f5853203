# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader is told while people play: each thing once, and nothing that did not change."""

import by_actions
import driver
import table
from by_actions import SHEETS
from driver import ATSPI, WHOLE, check, prefer, wait
from gi.repository import GLib
from robbery import robbery_sheet

SAYS = ("status", "alert")  # roles whose words are read out when they change
EVENTS = ATSPI + "Event.Object"
ANSWERS = 3


class Listener:
    """Hears what the program tells assistive tools of its names, from now on."""

    def __init__(self, program):
        self.program, self.heard = program, []
        bus = program.bus.connection
        for event in "PropertyChange", "Announcement":
            bus.signal_subscribe(program.owner, EVENTS, event, None, None, 0, self.hear)

    def hear(self, _bus, _owner, path, _interface, event, arguments):
        detail, value = arguments.get_child_value(0).get_string(), arguments.get_child_value(3).unpack()
        if event == "Announcement" or detail in ("accessible-name", "accessible-description"):
            self.heard.append((path, detail, value))

    def take(self):
        """What was heard so far; the next begins with nothing."""
        wait("the program to rest", self.program.rests)
        while GLib.MainContext.default().iteration(False):
            pass
        heard, self.heard = self.heard, []
        return heard


def spoken(program, heard):
    """The words that are read out by themselves: newer toolkits announce them, which has no detail."""
    roles = {node.path: node.role for node in program.tree().walk()}
    return [value for path, detail, value in heard
            if not detail or detail == "accessible-name" and value and roles.get(path) in SAYS]


def begin(start):
    """At the first choice of a site, and whoever listens from there on."""
    people = table.begin_sheet(start(), ["Ann"])
    people.program.type("7c8h9d")
    people.await_rest("the board", lambda page: "choose a site" in people.question(page))
    listener = Listener(people.program)
    listener.take()
    return people, listener


def check_changes(before, heard, rows):
    """No line of the log is called otherwise than before, and little is told that did not change."""
    told = [(path, value) for path, detail, value in heard if detail == "accessible-name"]
    changed = {path for path, value in dict(told).items() if value != before.get(path)}
    check(not {path for path, _ in told} & rows, "a line of the log has another name")
    check(len(told) <= 1.25 * len(changed), f"{len(told)} names are told, and {len(changed)} have changed")


def move(start):
    """What was done and what is asked then are one announcement."""
    people, listener = begin(start)
    page = people.look()
    before = {node.path: node.name for node in page.walk()}
    rows = {node.path for node in page.first("list", "^Log$").walk()}
    people.program.press(people.best_site(page))
    people.await_kept(3)
    people.await_rest("the next question", lambda page: "lineup" in people.question(page))
    heard = listener.take()
    said = spoken(people.program, heard)
    check(len(said) == 1, f"a move is announced as {said}")
    check(said[0].startswith("Ann: ") and said[0].endswith(people.question(people.page)),
          f"“{said[0]}” does not tell the move and the question")
    check_changes(before, heard, rows)


def refusals(start):
    """Of a site: by the popover that has the focus, whose description is the reason; of a card: by the entry."""
    people, listener = begin(start)
    far = next(site for site in people.sites(people.page) if ", not in reach" in site.name)
    people.program.press(far)
    reason = wait("a reason", lambda: driver.reason_of(people.look()))
    told = [node for node in people.page.all("dialog") if node.description == reason]
    check(len(told) == 1, f"“{reason}” is the description of {told}")
    check("out of reach" in told[0].name, f"{told[0]} does not say that the site is out of reach")
    close = told[0].first("push button", "^Close$")
    check(people.program.has_focus(close), "the popover does not have the focus")
    check(not spoken(people.program, listener.take()), "the reason is announced a second time")
    people.program.press(close)
    wait("the popover to close", lambda: not driver.reason_of(people.look()))


def card_refused(start):
    people = table.begin_sheet(start(), ["Ann"])
    people.program.type("7c")
    wait("the card", lambda: people.log(people.look()))
    listener = Listener(people.program)
    listener.take()
    people.program.type("7c")
    wait("the reason", lambda: people.look().first("alert", "already seen"))
    said = spoken(people.program, listener.take())
    check(len(said) == 1 and "already seen" in said[0], f"a card told twice is refused by {said}")


def notice(start):
    """A great moment is told by its own sentence, what is asked then by another."""
    prefer(notices="large")
    program = start(robbery_sheet("Ann"))
    program.find("heading", "robbery")
    listener = Listener(program)
    listener.take()
    program.type("js")
    program.find("push button", "^Keep .* Brief$")
    said = spoken(program, listener.take())
    check(len([text for text in said if "robs the cattle" in text]) == 1, f"a robbery is announced as {said}")
    check(len(said) == len(set(said)) <= 2, f"something is announced twice: {said}")


def answer_once(people):
    """One answer is one announcement. Of the log only the line that a lineup's cards are added to has another name."""
    people.go_on()
    listener = Listener(people.program)
    listener.take()
    log = people.look().first("list", "^Log$")
    rows = {node.path: node.name for node in log.walk()} if log else {}
    asked, _ = people.step()
    heard = listener.take()
    said = spoken(people.program, heard)
    check(len(said) == 1, f"the answer to “{asked}” is announced as {said}")
    renamed = [(rows[path], name) for path, detail, name in heard if detail == "accessible-name" and path in rows]
    check(all(old and name.startswith(old) for old, name in renamed), f"lines are renamed after “{asked}”: {renamed}")
    return said[0]


def every_game(start):
    for game, names, deals, player in SHEETS if WHOLE else SHEETS[1:2]:
        people = by_actions.begin(start(), game, names, deals, player)
        said = [answer_once(people) for _ in range(ANSWERS)]
        check(all(len(text.split()) > 3 for text in said), f"not in words in {game}: {said}")
        people.program.close()
        driver.forget_library()


driver.run(move, refusals, notice, every_game, whole=(card_refused,))
