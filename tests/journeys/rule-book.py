# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules open by F1 from every page, at what is asked; they are searched, looked through by their contents, and
gone back and forward in."""

import os
import re
from pathlib import Path

import driver
from driver import ALT, BUTTONS, CONTROL, SOURCES, STATE_FOCUSED, check, cli, wait


def book(program):
    """The window with the rules, or None."""
    return next((top for top in program.tree().children if top.first(None, "^Search the rules$")), None)


def open_book(program, game):
    program.key("F1")
    wait(f"the rules of {game}", lambda: book(program) and book(program).name == f"Rules of {game}")


def close_book(program):
    program.key("Escape")
    wait("the rules to close", lambda: not book(program))


def titles(game):
    """What the page of a game calls its rules, by id."""
    page = (SOURCES / "seeds" / f"{game}.md").read_text(encoding="utf-8")
    return dict(re.findall(r"(?m)^### (\S+) (.*)$", page))


def rules(program):
    return [row.name for row in book(program).all("list item")]


def check_picture(program, row):
    """A picture of what the rule is about stands before its title, so that this begins further right than its id."""
    title, id_of = program.tree(row).all("label")[:2]
    (left, *_), (edge, *_) = program.extents_of([title, id_of])
    check(left > edge + 12, f"no picture stands before “{title.name}”")


def focused(program):
    """What has the focus in that window; the other one keeps its own."""
    return next((node for node in book(program).walk() if node.has(STATE_FOCUSED)), None)


def await_rule(program, title):
    """The rule that is brought into view has the focus."""
    def has_focus():
        now = focused(program)
        return now if now and now.role == "list item" and now.name == title else None

    return wait(f"the rule “{title}”", has_focus)


def has_search(program, words):
    entry = book(program).first("entry", "^Search the rules$")
    return entry and program.text_of(entry) == words


def choose_section(program, title):
    """From the contents, whose menu takes the focus."""
    button = book(program).first(BUTTONS, "^Contents$")
    program.press(next(part for part in button.walk() if "click" in program.actions_of(part)))

    def chosen():
        return next((node for node in program.tree(button).walk() if node.has(STATE_FOCUSED)), None)

    wait("the contents", lambda: program.tree(button).first(None, "^Another Game$"))
    now = chosen()
    while not now or now.name != title:
        before = now
        program.key("Down")
        now = wait("the next line", lambda: (line := chosen()) and (not before or line.path != before.path) and line)
    program.key("Return")


def from_every_page(start):
    """Each of which has the main menu, too."""
    program = start()
    program.find("push button", "^New Sheet$")
    for key, modifiers, something in ((None, 0, ""), ("n", CONTROL, "^Start$"), ("i", CONTROL, "^Statistics$")):
        if key:
            program.key(key, modifiers)
            program.find(None, something)
        program.find(BUTTONS, "^Main Menu$")
        open_book(program, "Fliptown")
        close_book(program)
        if key:
            program.key("Left", ALT)
            program.find("push button", "^New Sheet$")


def looked_through(start):
    """Search, contents, back and forward; and the question at hand, until somebody looks elsewhere."""
    path = Path(os.environ["HOME"]) / "ann.flipsheet"
    path.write_text(cli("new", "fliptown", "--players", "Ann", "--table"), encoding="utf-8")
    names = titles("fliptown")
    program = start(path)
    program.find(None, "^Ann")
    open_book(program, "Fliptown")
    await_rule(program, names["FT-TURN-1"])
    program.type("tombstone")
    wait("some of the rules", lambda: 3 < len(rules(program)) < len(names) / 4)
    check(names["FT-CEM-1"] in rules(program), "the rule about tombstones is not found")
    choose_section(program, "The deck")
    check_picture(program, await_rule(program, names["FT-DECK-1"]))
    check(len(rules(program)) == len(names), "not all rules are there")
    program.key("Left", ALT)
    wait("the search again", lambda: has_search(program, "tombstone") and len(rules(program)) < len(names))
    program.key("Right", ALT)
    await_rule(program, names["FT-DECK-1"])
    check(has_search(program, ""), "the search is still there")

    program.key("Left", ALT)
    wait("the search again", lambda: has_search(program, "tombstone"))
    program.set_text(book(program).first("entry", "^Search the rules$"), "")
    wait("all rules", lambda: len(rules(program)) == len(names))
    cli("play", path, "7c", "8h", "9d")
    cli("import", path)
    await_rule(program, names["FT-TURN-2"])
    choose_section(program, "Rounds and phases")
    await_rule(program, names["FT-ROUND-1"])
    cli("play", path, cli("ask", path).splitlines()[1])
    cli("import", path)
    program.find(None, "^Which cards are in the lineup")
    await_rule(program, names["FT-ROUND-1"])
    program.key("Left", ALT)
    await_rule(program, names["FT-TURN-2"])


driver.run(from_every_page, looked_through)
