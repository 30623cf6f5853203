# SPDX-License-Identifier: GPL-3.0-or-later
"""What would be good here, and seats that Flipside plays."""

import os
import re
from pathlib import Path

import driver
import table
from driver import check, cli, library, only_sheet, prefer, sheet_file, wait

DEAL = 7


def begin(start):
    """A deal by Flipside, at its first choice."""
    prefer(think_for=1)
    path = Path(os.environ["HOME"]) / "dealt.flipsheet"
    path.write_text(cli("new", "fliptown", "--players", "Ann", "--seed", DEAL), encoding="utf-8")
    program = start(path)
    wait("the sheet in the library", lambda: len(library()) == 1)
    program.find("push button", "^Mark It$")
    return program


def advice(program):
    """The buttons that play what is advised, once there are any; the thinking may still change their order."""
    return wait("three choices to apply", lambda: [
        node for node in program.tree().all("push button", "^Apply: ")
        if node.has(table.STATE_SENSITIVE)] or None)


def by_key(start):
    """Asked for by a key, played by Enter on the best choice; the sheet remembers it, and the hint goes on."""
    program = begin(start)
    before = only_sheet()["moves"]
    wait("a focus", program.focused)
    program.key("question", driver.SHIFT)
    program.find("label", "^Hint for Ann$")
    choices = advice(program)
    check(len(choices) == 3, f"{len(choices)} choices instead of three")
    check(len({node.name for node in choices}) == 3, "two choices have the same name")
    check(any(re.search("^[0-9.]+ points$", text) for text in program.tree().texts()), "no unit is named")
    number = only_sheet()["id"]
    wait("the focus on the best choice", lambda: (program.focused() or choices[1]).name == advice(program)[0].name)
    program.key("Return")
    wait("the advised move", lambda: only_sheet()["moves"] > before)
    wait("the focus on the next best choice", lambda: re.search(
        "^Apply: ", (program.focused() or choices[1]).name) and advice(program))
    program.find("label", "^Hint for Ann$")
    check(re.search("^hints: 2$", sheet_file(number).read_text(encoding="utf-8"), re.M),
          "the sheet does not remember the hint")


def closed(start):
    """Escape closes it, and nothing was played."""
    program = begin(start)
    before = only_sheet()["moves"]
    program.press(program.find(driver.BUTTONS, "^Hint$"))
    advice(program)
    program.key("Escape")
    wait("the hint to leave", lambda: not program.tree().first("label", "^Hint for Ann$"))
    program.find("push button", "^Library$")
    check(only_sheet()["moves"] == before, "looking at a hint has played")


def off_at_table(start):
    """At the table nobody is told what would be good, unless they want it."""
    prefer(think_for=1)
    people = table.begin_sheet(start(), ["Ann"])
    people.program.type("7c8h9d")
    people.await_rest("the board", lambda page: "choose a site" in people.question(page))
    check(not people.program.tree().first("push button", "^Hint$"), "there is a button for hints")
    people.program.key("question", driver.SHIFT)
    wait("why there is no hint", lambda: any(
        "Hints at the table are off" in text for text in people.program.tree().texts()))


def opponent(start):
    """The second seat plays by itself, after the person and without being asked."""
    program = start()
    program.press(program.find("push button", "^New Sheet$"))
    program.find("push button", "^Start$")
    wait("the focus on the new page", program.focused)
    program.tab_to("text", "^Name of player 1$")
    program.key("a", driver.CONTROL)
    program.type("Ann")
    program.tab_to("list item", "^Add a player$")
    program.key("Return")
    wait("a second player", lambda: program.tree().first("text", "^Name of player 2$"))
    level = program.tab_to("push button", "^Played by")
    program.key("space")
    wait("the levels", lambda: (program.focused() or level).role == "list item")
    program.key("Down")
    program.key("Return")
    wait("the row again", lambda: program.has_focus(level))
    table.deal(program, DEAL)
    program.press(wait("a Start that can be pressed", lambda: next(
        (node for node in program.tree().all("push button", "^Start$")
         if node.has(table.STATE_SENSITIVE)), None)))
    program.find("push button", "^Mark It$")
    table.Table(program).step()
    number = wait("a sheet", library)[0]["id"]
    wait("a move of the second seat", lambda: re.search(
        "^2: ", sheet_file(number).read_text(encoding="utf-8"), re.M))
    text = sheet_file(number).read_text(encoding="utf-8")
    check(re.search("^automatic: 2 beginner$", text, re.M), "the sheet does not say who played")


driver.run(by_key, closed, off_at_table, opponent)
