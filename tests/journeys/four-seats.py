# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game of four with bounties, dealt by Flipside."""

import driver
import table
from driver import check, cli, only_sheet, score, sheet_file

NAMES = ["Ann", "Ben", "Cleo", "Dan"]


def four_seats(start):
    people = table.begin_sheet(start(), NAMES, deals=42,
                               options=[("Characters", "Dealt"), ("Bounties", "Dealt")])
    sheet = only_sheet()
    setup = cli("export", sheet["id"], "--sheet", "-").split("\nmoves:")[0]
    check(sheet["dealt"] and "42" in setup, f"not the deal that was asked for:\n{setup}")
    check("characters: dealt" in setup, f"not the characters that were asked for:\n{setup}")
    questions = people.play_to_end()
    check(not any(question.startswith("Which") for question in questions),
          "who deals asks for no card")
    for name in NAMES:
        check(any(question.startswith(name) for question in questions), f"{name} was never asked")
    check("ounty" in cli("log", sheet_file(sheet["id"])), "no bounty in the whole game")
    table.check_result(people, score(sheet["id"]))


driver.run(four_seats)
