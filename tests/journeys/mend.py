# SPDX-License-Identifier: GPL-3.0-or-later
"""A card was told wrong: the log is mended, an entry that no longer fits too, and one undo brings all
of it back."""

import os
from pathlib import Path

import driver
from driver import CONTROL, SHIFT, check, cli, only_sheet, wait

FIRST_TURN = ["7H", "8S", "QC", "1: 7H 8S QC trail 8", "2: 8S cemetery C1"]


def moves():
    path = driver.sheet_file(only_sheet()["id"])
    return [line.split("  ")[0] for line in cli("log", path).splitlines()]


def open_table(start):
    path = Path(os.environ["HOME"]) / "evening.flipsheet"
    cli("new", "fliptown", "--players", "Ann,Bob", "--table", "--option", "bounties=none",
        "--output", path)
    cli("play", path, *FIRST_TURN)
    program = start(path)
    program.find("push button", "^Correct…$")
    return program


def picture(name):
    if os.environ.get("JOURNEY_PICTURES"):
        driver.save_picture(Path(os.environ["JOURNEY_PICTURES"]) / f"{name}.png")


def tell_other_card(program):
    """The 8 of spades was the 2 of spades."""
    program.press(program.find("push button", "^Correct…$"))
    program.press(program.find("push button", "^Correct Entry 2$"))
    wait("the question", lambda: program.tree().first("label", "^What was entry 2"))
    picture("mend-edit")
    # The sheet behind it has cards of its own.
    program.press(program.tree().all("push button", "^2 of spades")[-1])
    wait("the conflict", lambda: program.tree().first("label", "^Entry 4 no longer fits$"))
    picture("mend-asks")


def await_sheet(program):
    """The header of the sheet is not there while its log is mended."""
    wait("the sheet", lambda: program.tree().first("push button", "^Take Back$"))


def keep(program):
    wait("nothing asks", lambda: program.tree().first("label", "^The corrected log fits$"))
    picture("mend-ready")
    program.press(program.find("push button", "^Keep Corrected Log$"))
    await_sheet(program)


def mended_and_undone(start):
    """Ann did nothing with that lineup."""
    program = open_table(start)
    before = moves()
    tell_other_card(program)
    check(moves() == before, "the sheet changed before anybody agreed")
    program.key("1")
    wait("the answers", lambda: program.tree().first("label", "^What was entry 4"))
    picture("mend-answers")
    program.press(program.find("push button", "^Remove It$"))
    keep(program)
    check(moves() == ["Lineup: 7♥.", "Lineup: 2♠.", "Lineup: Q♣.",
                      "Bob: Cemetery C1; 2♠ to the hand: +1 Wanted."],
          f"the mended log is not in the library: {moves()}")
    program.key("z", CONTROL)
    wait("the old log", lambda: moves() == before)


def stopped_and_undone(start):
    program = open_table(start)
    before = moves()
    tell_other_card(program)
    program.key("2")
    keep(program)
    program.find("label", "^2 entries set aside$")
    picture("mend-aside")
    check(len(moves()) == 3, "more than the lineup is left")
    program.key("z", CONTROL)
    wait("the old log", lambda: moves() == before)
    check(not program.tree().first("label", "entries set aside$"),
          "something is still set aside")


def left_as_it_was(start):
    program = open_table(start)
    before = moves()
    tell_other_card(program)
    program.key("Escape")
    await_sheet(program)
    check(moves() == before, "the sheet changed though nobody agreed")


def edit_taken_back(start):
    """Undo takes back what was said last about the log, and leaves the sheet alone."""
    program = open_table(start)
    before = moves()
    tell_other_card(program)
    program.key("z", CONTROL)
    wait("no edit", lambda: program.tree().first("label", "^Nothing has changed$"))
    program.key("Escape")
    await_sheet(program)
    check(moves() == before, "the sheet changed though nobody agreed")


SHOPPING = ["9C", "5S", "7H", "1: 9C 5S 7H town 5", "1: bonus trail 5",
            "1: general-store pan pickaxe bandana", "2: 5S cemetery C1"]


def open_menu(program, line):
    """The menu of a line of the log, by keys alone: the log is one stop, the arrows move inside."""
    program.tab_to("list item", ".")
    program.tab_to("list item", line, key="Down")
    program.key("F10", SHIFT)
    wait("the menu", lambda: program.focused() and program.focused().role != "list item")


def told_on_the_board(start):
    """Ann went to stop A, not to stop 5, and then had not the cash for all that she bought."""
    path = Path(os.environ["HOME"]) / "shopping.flipsheet"
    cli("new", "fliptown", "--players", "Ann,Bob", "--table", "--option", "bounties=none",
        "--output", path)
    cli("play", path, *SHOPPING)
    program = start(path)
    program.find("push button", "^Correct…$")
    before = moves()
    open_menu(program, "Trail 5")
    program.key("Return")
    wait("the question", lambda: program.tree().first("label", "^What was entry 5"))
    picture("mend-board")
    # The board has the focus, on the first place that glows.
    wait("the place", lambda: program.focused() and program.focused().name.startswith("Trail: Stop A"))
    program.key("Return")
    wait("the conflict", lambda: program.tree().first("label", "^Entry 6 no longer fits$"))
    picture("mend-price")
    program.find(None, "^This costs \\$6, and you have \\$4.$")
    program.find("label", "^Ann, Cash before entry 6$")
    check(moves() == before, "the sheet changed before anybody agreed")
    program.key("1")
    wait("the answers", lambda: program.tree().first("label", "^What was entry 6"))
    wait("the first thing to buy",
         lambda: program.focused() and program.focused().name.startswith("gold pan"))
    program.key("space")
    program.press(program.find("push button", "^Buy|pan.*3"))
    keep(program)
    check("Ann: General Store (gold pan): −$3, +1 star, pan." in moves(),
          f"the purchase is not mended: {moves()}")
    program.key("z", CONTROL)
    wait("the old log", lambda: moves() == before)


def removed_by_the_menu(start):
    """Nothing is removed before somebody agrees."""
    program = open_table(start)
    before = moves()
    open_menu(program, "Cemetery C1")
    program.key("Down")
    program.key("Return")
    keep(program)
    check(len(moves()) == len(before) - 1, "the entry is still there")
    program.key("z", CONTROL)
    wait("the old log", lambda: moves() == before)


driver.run(mended_and_undone, stopped_and_undone, left_as_it_was, edit_taken_back,
           told_on_the_board, removed_by_the_menu)
