# SPDX-License-Identifier: GPL-3.0-or-later
"""Flick 'em Up! at a real table, kept track of by taps: a round of ten cowboys in fewer than 20."""

import os
import re
from pathlib import Path

import driver
import table
from driver import BUTTONS, FRAME, check, cli, only_sheet, prefer, wait
from other_table import OtherTable

MOST_TAPS = 19
SIDES = ("lawman", "outlaw")


class Taps:
    """Taps on sites, counted."""

    def __init__(self, people):
        self.people, self.n = people, 0

    def on(self, site):
        self.people.do(self.people.site(site))
        self.n += 1


def hour(people):
    return re.search(r"(\d+) o’clock", people.look().first("label", "o’clock, a ").name)[1]


def play(program, name, then):
    """A tap on a card; the button in the panel is then about somebody else. On a narrow screen a card is there only
    if its page is in view."""
    if name:
        program.press(program.find(BUTTONS, f"^(Lawmen|Outlaws): {name},"))
    wait(f"{then} to be suggested", lambda: program.tree().first("label", f"^(Lawmen|Outlaws): {then}$"))


def what_comes_next(start):
    """The cowboy with the initiative begins, its enemies can be hit, it goes on, and then the other side plays."""
    prefer(window_width=700 + FRAME, window_height=800 + FRAME, notices="off")
    path = Path(os.environ["HOME"]) / "tracker.flipsheet"
    path.write_text(cli("new", "flickemup", "--players", "Ann,Bob", "--table", "--option", "entry=tracker"),
                    encoding="utf-8")
    program = start(path)
    program.press(program.find("push button", "^Begin$"))
    play(program, None, "Lawman 1")
    play(program, "Lawman 1", "Outlaw 1")
    play(program, "Outlaw 3", "Lawman 1")
    play(program, "Lawman 1", "Outlaw 1")
    play(program, "Outlaw 4", "Outlaw 1")
    program.find(BUTTONS, "^Outlaws: Outlaw 2,")


def tap(program, name):
    program.press(program.find(BUTTONS, name))


def dynamite(start):
    """What goes off outdoors takes two taps, and one for each who is hit. From then on a building can be entered or
    closed: the question is asked, and the panel has a button for it, too."""
    prefer(notices="off")
    path = Path(os.environ["HOME"]) / "dynamite.flipsheet"
    path.write_text(cli("new", "flickemup", "--players", "Ann,Bob", "--table", "--option", "entry=tracker",
                        "--board", "flickemup-09-powder.board"), encoding="utf-8")
    cli("play", path, "outlaw-4 fetch dynamite store", "outlaw-4 plays", "walked")
    program = start(path)
    before = only_sheet()["moves"]
    tap(program, "^Outlaws: Place 1 of Outlaw 4,")
    tap(program, "^Used: back to the box$")
    wait("the dynamite to be gone", lambda: only_sheet()["moves"] == before + 1)
    for name in "Lawman 2", "Lawman 3":
        tap(program, f"^Lawmen: Hearts of {name},")
        wait(f"{name} to be hit", lambda name=name: "2 of 3" in
             program.find(BUTTONS, f"^Lawmen: Hearts of {name},").description)
    tap(program, "^Lawmen: Lawman 1,")
    program.find(BUTTONS, "^Lawmen: Lawman 1, circled")
    tap(program, "^Buildings: Bank, open")
    program.find("push button", "^Entered the Bank$")
    program.key("Escape")
    wait("no question", lambda: not program.tree().first("push button", "^Entered the Bank$"))
    tap(program, "^Choose…$")
    tap(program, "^Closed: Bank$")
    program.find(BUTTONS, "^Buildings: Bank, crossed out")


def tracker(start):
    people = table.begin_sheet(start(), ["Ann", "Bob"], game="Flick ’em Up!", table=OtherTable)
    people.check_names()
    before = hour(people)
    taps = Taps(people)
    # two shots that hit, told by who shot whom; one told by a heart alone
    taps.on("lawman-1")
    taps.on("outlaw-3")
    check("2 of 3 hit points" in people.site("outlaw-3").description, "Outlaw 3 was not hurt")
    taps.on("outlaw-1")
    taps.on("place 1 of lawman-2")  # nothing lies there: the tap is one on the card
    check("2 of 3 hit points" in people.site("lawman-2").description, "Lawman 2 was not hurt")
    taps.on("hearts of lawman-5")
    # everybody else has played; moves and misses need not be told
    for number in range(1, 6):
        for side in SIDES:
            if (side, number) not in (("lawman", 1), ("outlaw", 1)):
                taps.on(f"hat of {side}-{number}")
    after = wait("the next hour", lambda: hour(people) != before and hour(people))
    check(int(after) == int(before) + 1, f"from {before} o’clock to {after}")
    check(taps.n <= MOST_TAPS, f"the round took {taps.n} taps")
    print(f"# a round of ten cowboys with three hits: {taps.n} taps")
    # a heart given back, and a hat that has played already is explained
    people.do(people.site("lost hearts of lawman-5"))
    check("3 of 3" in people.site("lawman-5").description, "the heart was not given back")
    taps.on("hat of lawman-2")
    people.check_refused(people.site("hat of lawman-2"), "flick-em-up.md")
    # the next hour at once
    people.do(people.site("clock"))
    check(int(hour(people)) == int(after) + 1, "the next hour did not begin")


driver.run(tracker, what_comes_next, dynamite)
