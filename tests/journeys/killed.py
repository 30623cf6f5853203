# SPDX-License-Identifier: GPL-3.0-or-later
"""The program is killed in the middle of play: all that it had shown is there again."""

import driver
import table
from driver import check

# How many answers until the axe falls: between cards, after an action, at a robbery …
LIVES = [1, 4, 2, 6]


def killed(start):
    people = table.begin_sheet(start(), ["Ann"], likes="badlands")
    for steps in LIVES:
        people.steps(steps)
        log, question = people.log(people.page), people.question(people.page)
        people.program.kill()
        people = table.open_sheet(start(), "Ann")
        check(people.log(people.page) == log, "a move that was shown is lost")
        check(people.question(people.page) == question, "another question than before")


driver.run(killed)
