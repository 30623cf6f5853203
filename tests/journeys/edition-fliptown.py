# SPDX-License-Identifier: GPL-3.0-or-later
"""A second edition of Fliptown: a number, a reward, a range, a price, a bounty, a character and a cowbot
are changed in the editor, by what is drawn and by the form; then it is put to use."""

import driver
from driver import check
from editing import Editor
from second_edition import Use, put_to_use

LINES = ["cash=6", "A=7 stars", "ways=1a A 3", "price=9", "full-house=7 8", "first=11", "settler=8 2 0 0 0 0 0",
         "black-bart=1 2 6 3"]


def shows(_program, moment):
    """It begins with the cash of the edition."""
    facts = moment["seats"][0]["facts"]
    check(moment["at"] > 0 or facts["cash"] == 6, f"{facts}")


def change(editor):
    editor.number("Cash", 6)
    editor.site("Trail, Stop A")
    editor.await_focus("spin button", "^Stop A, How many$")
    editor.number("Stop A, How many", 7)
    editor.site("Mine, Chamber 2a")
    editor.await_focus("spin button", "^Gives, ")
    editor.choose("Ways, Highest", "3")
    editor.site("Town, Bank (2)")
    editor.await_focus("push button", "^Building$")
    editor.number("Price", 9)
    editor.site("Poker hands, Full House, Stars")
    editor.await_focus("spin button", "^Full House, 2, Stars$")
    editor.program.type("8")
    editor.program.key("Return")
    editor.part("Bounties")
    editor.number("Points for the first", 11)
    editor.part("Characters")
    editor.number("Settler, 1, Cash", 8)
    editor.part("Cowbots")
    editor.number("Black Bart, 3, Mine", 6)
    for line in LINES:
        editor.await_line(line)


def changed(start):
    editor = Editor(start(), "Fliptown")
    change(editor)
    print(f"# eight values took {editor.count() - editor.begun} keys and clicks")
    put_to_use(start, editor.program, Use("Fliptown", LINES, shows=shows))


driver.run(changed)
