# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules by F1 from every page: their contents, the search, back and forward."""

import driver
import table
from driver import ALT, CONTROL, check, wait


def book(program):
    """The window with the rules, or None."""
    return next((top for top in program.tree().children if top.first(None, "^Search the rules$")), None)


def open_book(program, game):
    program.key("F1")
    wait(f"the rules of {game}", lambda: book(program) and book(program).name == f"Rules of {game}")


def close_book(program):
    program.key("Escape")
    wait("the rules to close", lambda: not book(program))


def titles(program):
    """Of the rules that are found."""
    window = book(program)
    return [item.name for item in window.all("list item")] if window else []


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


def looked_up(start):
    people = table.begin_sheet(start(), ["Ann"])
    program = people.program
    open_book(program, "Fliptown")
    every = wait("all rules", lambda: titles(program))
    check(len(every) > 100, f"{len(every)} rules of Fliptown")
    at = wait("the rule of the question", lambda: program.focused() and program.focused().name in every
              and program.focused().name)
    program.press(book(program).first(None, "^Contents$"))
    item = wait("the contents", lambda: program.tree().first(None, "^Cemetery$"))
    program.press(item)
    section = wait("the first rule of the section", lambda: program.focused()
                   and program.focused().name in every and program.focused().name != at and program.focused().name)
    program.key("Left", ALT)
    wait("the rule before", lambda: program.focused() and program.focused().name == at)
    program.key("Right", ALT)
    wait("the section again", lambda: program.focused() and program.focused().name == section)
    program.set_text(book(program).first(None, "^Search the rules$"), "royal flush")
    found = wait("fewer rules", lambda: 0 < len(titles(program)) < 10 and titles(program))
    check(set(found) < set(every), f"found: {found}")
    close_book(program)


driver.run(from_every_page, looked_up)
