# SPDX-License-Identifier: GPL-3.0-or-later
"""A stranger's files: whatever they are, the window answers."""

import os
import re
import sys
import tempfile
from pathlib import Path

import driver
from driver import check, library, wait

sys.path.insert(0, str(driver.SOURCES / "tests/hostile"))
import strangers  # noqa: E402

FOLDER = tempfile.TemporaryDirectory()
SOURCE = strangers.Source(driver.CLI)


def long_file(name):
    """As long as a sheet can be; the name tells it from the others."""
    path = Path(FOLDER.name) / f"{name}.flipsheet"
    path.write_bytes(SOURCE.endless(name=name))
    return path


def message(program, words):
    """The message that says so, beside the window itself."""
    return wait(f"a message with “{words}”", lambda: next(
        (top for top in program.tree().children if top.first("push button", "^Close$")
         and any(re.search(words, text) for text in top.texts())), None))


def cancel_of(tree):
    """The button beside what is being opened; other pages have one of that name, too."""
    label = tree.first("label", r"^Opening Number \d+\.flipsheet")
    return label and label.parent.parent.first("push button", "^Cancel$")


def answers_meanwhile(start):
    """While sheets are opened, another page can be used; then the rest is cancelled."""
    n = 12
    program = start(*[long_file(f"Number {i}") for i in range(n)])
    wait("what is opened, and Cancel", lambda: cancel_of(program.tree(without="Log")))
    program.key("n", driver.CONTROL)

    def cancel_on_new_page():
        tree = program.tree(without="Log")
        return tree.first("push button", "^(Start|Begin)") and cancel_of(tree)

    program.press(wait("the page of a new sheet while sheets are opened", cancel_on_new_page))
    wait("the bar to leave", lambda: not cancel_of(program.tree(without="Log")))
    wait("what was opened before to be saved", program.rests)
    kept = len(library())
    check(kept < n, "cancelling came too late to cancel anything")
    check(program.tree().first("push button", "^(Start|Begin)"), "another page has come instead")
    program.close()
    check(len(library()) == kept, "a sheet was opened after it was cancelled")


def told_elsewhere(start):
    """Whoever has gone to another page is not torn away from it, but can go to the sheet from there."""
    program = start(long_file("Number 1"), long_file("Number 2"), long_file("Number 3"))
    wait("what is opened", lambda: cancel_of(program.tree(without="Log")))
    program.key("n", driver.CONTROL)
    show = program.find("push button", "^Show$")
    check(program.tree().first("push button", "^(Start|Begin)"), "the page has changed by itself")
    wait("all to be opened", lambda: not cancel_of(program.tree(without="Log")))
    show = program.tree().first("push button", "^Show$") or show
    program.press(show)
    program.find("push button", "^Stop and Build$")


def long_sheet(start):
    """A sheet of half a million moves is shown, goes on, and is opened again from the library."""
    program = start(long_file("Ann"))
    program.press(program.find("push button", "^Stop and Build$"))
    sheet = wait("one move more", lambda: library() and library()[0])
    moves = sheet["moves"]
    check(moves > 500000, "the moves are missing")
    program.key("z", driver.CONTROL)
    log = program.find("list", "^Log$")
    check(len(log.all("list item")) > 0, "the log is empty")
    program.key("Left", driver.ALT)
    row = program.find("list item", "Ann")
    wait("the sheet to be left", lambda: not program.tree().first("push button", "^Stop and Build$"))
    program.click(program.middle_of(row))
    program.find("push button", "^Stop and Build$")


def odd_files(start):
    """What is no plain file is refused at once; afterwards everything works."""
    folder = Path(FOLDER.name) / "odd"
    folder.mkdir()
    for path in strangers.make_odd_files(folder):
        if path.name not in ("fifo", "zero", "folder"):
            continue
        program = start(path)
        words = "is a folder" if path.name == "folder" else "not a regular file"
        found = message(program, words)
        check(any(path.name in text for text in found.texts()), "the message names no file")
        program.press(found.first("push button", "^Close$"))
        program.find("push button", "^New Sheet$")
        program.close(status=1)
    check(library() == [], "an odd file is in the library")


driver.run(answers_meanwhile, told_elsewhere, odd_files, whole=(long_sheet,))
