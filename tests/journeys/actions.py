# SPDX-License-Identifier: GPL-3.0-or-later
"""A few answers in each game by accessible actions alone, at the table or dealt. Whole games: actions-games."""

import driver
from driver import WHOLE, check, wait
from by_actions import SHEETS, begin

ANSWERS = 2


def each_game(start):
    for game, names, deals, player in SHEETS if WHOLE else SHEETS[:2]:
        program = start()
        begin(program, game, names, deals, player).play(ANSWERS)
        program.close()
        driver.forget_library()


def entry_of_a_drop_down(start):
    """An option of a new sheet: its list is opened, and an entry of it activated."""
    program = start()
    program.press(program.find("push button", "^New Sheet$"))
    option = program.find("combo box", "^Characters$")
    program.act(option, "activate")
    program.act(program.find("list item", "^Dealt$"), "activate")
    wait("the option to be chosen", lambda: "Dealt" in program.find("combo box", "^Characters$").texts())


def line_of_the_log(start):
    """A line is activated, and its moment is shown."""
    program = start(driver.finished_file("finished.flipsheet"))
    program.press(program.find("push button", "^Review the Game$"))
    log = program.find("list", "^Log$")
    program.act(program.tree(log).all("list item")[-1], "activate")
    wait("an earlier moment", lambda: program.tree().first("label", "^Move [0-9]+ of"))
    check(program.keys_pressed == 0, "keys were needed")


driver.run(each_game, entry_of_a_drop_down, line_of_the_log)
