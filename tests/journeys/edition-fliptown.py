# SPDX-License-Identifier: GPL-3.0-or-later
"""A second edition of Fliptown: a number and a reward are changed in the editor, and it is put to use."""

import driver
from driver import check
from editing import Editor
from second_edition import Use, put_to_use

def shows(program, moment):
    """It begins with the cash of the edition."""
    if moment["at"] == 0:
        check(moment["seats"][0]["facts"]["cash"] == 6, f"{moment['seats'][0]['facts']}")


def changed(start):
    editor = Editor(start(), "Fliptown")
    editor.part("Start")
    editor.number("Cash", 6)
    editor.await_line("cash=6")
    editor.site("Trail, Stop A: 2 stars")
    editor.await_focus("push button", "^Stop A$")
    editor.number("Stop A, How many", 7)
    editor.await_line("A=7 stars")
    put_to_use(start, editor.program, Use("Fliptown", ["cash=6"], shows=shows))


driver.run(changed)
