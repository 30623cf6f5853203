# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules open by F1 from every page."""

import driver
from driver import ALT, CONTROL, wait


def book(program):
    """The window with the rules, or None."""
    return next((top for top in program.tree().children if top.first(None, "^Search the rules$")), None)


def open_book(program, game):
    program.key("F1")
    wait(f"the rules of {game}", lambda: book(program) and book(program).name == f"Rules of {game}")


def close_book(program):
    program.key("Escape")
    wait("the rules to close", lambda: not book(program))


def from_every_page(start):
    program = start()
    program.find("push button", "^New Sheet$")
    for key, modifiers, something in ((None, 0, ""), ("n", CONTROL, "^Start$"), ("i", CONTROL, "^Statistics$")):
        if key:
            program.key(key, modifiers)
            program.find(None, something)
        open_book(program, "Fliptown")
        close_book(program)
        if key:
            program.key("Left", ALT)
            program.find("push button", "^New Sheet$")


driver.run(from_every_page)
