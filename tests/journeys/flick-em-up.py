# SPDX-License-Identifier: GPL-3.0-or-later
"""Flick 'em Up! at the real table, told through the window."""

import re

import driver
import table
from driver import BUTTONS, check
from other_table import OtherTable


def shoot(people, name):
    people.program.press(people.site(name))
    people.do(people.program.find("push button", "^Shoot$"))


def hit_points(people):
    return [re.search(r"Hit points: (\d+)", people.look().first(BUTTONS, f"^{name}, ").name)[1]
            for name in ("Ann", "Bob")]


def flick_em_up(start):
    people = table.begin_sheet(start(), ["Ann", "Bob"], game="Flick ’em Up!", table=OtherTable,
                               options=[("What you enter", "Every action")])
    people.check_names()
    people.check_refused(people.site("outlaw-1"), "flick-em-up.md")
    shoot(people, "lawman-1")
    people.do(people.button("^Missed$"))
    check(hit_points(people) == ["15", "15"], f"a miss leaves {hit_points(people)} hit points")
    shoot(people, "lawman-1")
    before = people.seen_log
    people.do(people.button("^Hit Outlaw 2$"))
    check(hit_points(people) == ["15", "14"], f"a hit leaves {hit_points(people)} hit points")
    check("2 of 3 hit points" in people.site("outlaw-2").description, "Outlaw 2 was not hurt")
    check(people.seen_log != before, "the log does not tell the hit")
    people.check_score()
    people.take_back()
    check(hit_points(people) == ["15", "15"], f"taken back, {hit_points(people)} hit points")
    check(people.seen_log == before, "not all was taken back")
    people.check_score()


driver.run(flick_em_up)
