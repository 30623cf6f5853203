# SPDX-License-Identifier: GPL-3.0-or-later
"""The simulated table without a pointer: choose, aim, flick, look, take back."""

import os
import re
from pathlib import Path

import driver
from driver import CONTROL, SHIFT, check, cli, nameless, only_sheet, wait


def sheet_of(*options):
    path = Path(os.environ["HOME"]) / "flick.flipsheet"
    path.write_text(cli("new", "flickemup", "--players", "Ann,Bob", "--seed", 5, *options),
                    encoding="utf-8")
    return path


def page_of(program):
    """The page of the sheet: all pages are in the tree, whichever is shown."""
    page = program.tree().first("image", "^Table$")
    while page and not page.first("push button", "^Rules$"):
        page = page.parent
    return page


def begin(start, *options):
    program = start(sheet_of(*options))
    program.find("image", "^Table$")
    return program


def angle_of(program):
    return float(program.text_of(program.find("spin button", "^Angle$")).rstrip("°"))


def told(program):
    alert = program.tree().first("alert")
    return alert.name if alert else ""


def names(start):
    program = begin(start)
    found = nameless(page_of(program))
    check(not found, "without a name:\n  " + "\n  ".join(sorted(set(found))))


def aim_and_flick(start):
    """By keys on the table alone."""
    program = begin(start)
    program.tab_to("image", "^Table$")
    before = angle_of(program)
    program.key("Right")
    wait("a degree more", lambda: angle_of(program) == round(before + 1, 1))
    program.key("Right", SHIFT)
    wait("a tenth more", lambda: angle_of(program) == round(before + 1.1, 1))
    program.key("Return")
    wait("the outcome", lambda: re.search(r"^Lawman 1 shoots\. \w+", told(program)))
    moves = only_sheet()["moves"]
    check(moves >= 2, f"the flick and its end are no {moves} moves")
    check(program.actions_done == 0, "more than keys were needed")
    program.key("z", CONTROL)
    wait("nothing on the sheet", lambda: only_sheet()["moves"] == 0)


def numbers(start):
    """By the panel's numbers: the line says what lies there, and the same flick ends the same."""
    program = begin(start, "--option", "hand=steady")
    ends = []
    for _ in range(2):
        program.tab_to("spin button", "^Angle$")
        program.key("a", CONTROL)
        program.type("12.3")
        program.key("Return")
        wait("the angle", lambda: angle_of(program) == 12.3)
        check(program.find("list", "^In the line$").first("list item", r"\d+ mm"),
              "nothing is told about the line")
        program.press(program.find("push button", "^Flick$"))
        wait("the flick", lambda: only_sheet()["moves"] > 0)
        ends.append((only_sheet()["moves"], told(program)))
        program.key("z", CONTROL)
        wait("nothing on the sheet", lambda: only_sheet()["moves"] == 0)
    check(ends[0] == ends[1], f"the same flick ends as {ends[0]} and as {ends[1]}")


def automatic(start):
    """The other side plays by itself, and what it did goes with the move before."""
    program = begin(start, "--option", "opponent=easy")
    program.press(program.find("push button", "^Do nothing$"))
    wait("the turn to come back", lambda: program.tree().first("label", r"^Ann\n")
         and only_sheet()["moves"] > 2)
    program.key("z", CONTROL)
    wait("nothing on the sheet", lambda: only_sheet()["moves"] == 0)


driver.run(names, aim_and_flick, numbers, automatic)
