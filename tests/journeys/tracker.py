# SPDX-License-Identifier: GPL-3.0-or-later
"""Flick 'em Up! at a real table, kept track of by taps: a round of ten cowboys in fewer than 20."""

import re

import driver
import table
from driver import check, wait
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


driver.run(tracker)
