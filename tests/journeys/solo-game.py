# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game alone, with the cards on the table."""

import driver
import table
from driver import check, only_sheet, score


def solo_game(start):
    people = table.begin_sheet(start(), ["Ann"])
    people.play_to_end()
    result = score(only_sheet()["id"])
    check(result["over"], "the window says that the game is over, the command line that it is not")
    table.check_result(people, result)


driver.run(solo_game)
