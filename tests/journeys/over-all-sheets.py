# SPDX-License-Identifier: GPL-3.0-or-later
"""Statistics: the page counts what is in the library, for one player too; a part is read as a table; and a bar
shows its sheets, one of which is opened. All of it by keys and by what screen readers are told."""

import json
import os
from pathlib import Path

import driver
from driver import BUTTONS, check, cli, nameless, wait

SHEETS = 4


def fill_library():
    """Random games of two: Ann and Bob sit down in turn."""
    folder = Path(os.environ["HOME"]) / "games"
    folder.mkdir()
    cli("random", "fliptown", "--seats", "2", "--seeds", f"1-{SHEETS}", "--sheets", folder)
    paths = sorted(folder.iterdir())
    for number, path in enumerate(paths):
        names = ("Ann", "Bob") if number % 2 else ("Bob", "Ann")
        lines = path.read_text(encoding="utf-8").splitlines()
        lines = ["checksum: none" if line.startswith("checksum: ") else line for line in lines]
        text = "\n".join(lines) + "\n"
        for seat, name in enumerate(names, 1):
            text = text.replace(f"\nplayer: Player {seat}\n", f"\nplayer: {name}\n", 1)
        path.write_text(text, encoding="utf-8")
    cli("import", *paths)


def open_page(program):
    program.press(program.find(BUTTONS, "^Statistics$"))
    return wait("the page", lambda: program.tree().first("label", "^Distribution$"))


def label(program, words):
    return wait(f"“{words}”", lambda: program.tree().first("label", words))


def counts_of_bob(program, told):
    # The menu's own button is within the one that has its name.
    program.find(BUTTONS, "^All players$")
    program.press(program.tree().all(BUTTONS, "^All players$")[-1])
    program.find(None, rf"^Bob \({SHEETS}\)$")
    program.key("Down")
    program.key("Down")
    program.key("Return")
    label(program, f"^{told['points']['mean']:.1f}$")
    program.press(program.find(BUTTONS, "^Clear$"))
    wait("everybody again", lambda: program.tree().first(BUTTONS, "^All players$"))


def sheets_of_a_bar(program):
    program.tab_to("image", "^Distribution")
    program.key("Right")
    wait("the first bar", lambda: program.tree().first("image", "points: "))
    program.key("Return")
    label(program, r"^From \d+ to \d+$")
    program.key("Escape")
    wait("no dialog", lambda: not program.tree().first("label", r"^From \d+ to \d+$"))
    program.key("Return")
    label(program, r"^From \d+ to \d+$")
    program.tab_to("list item", "Ann|Bob")
    program.key("Return")
    wait("the sheet", lambda: program.tree().first(BUTTONS, "^Take Back$|^Review$|^Main Menu$")
         and not program.tree().first("label", "^Distribution$"))


def counted_read_and_opened(start):
    """The numbers are those of the command line, for everybody and for Bob; a table is read; and from a bar of
    the distribution one of its sheets is opened."""
    fill_library()
    told = json.loads(cli("stats", "--json"))
    program = start()
    open_page(program)
    label(program, f"^on {SHEETS} sheets$")
    for number in (told["results"], told["points"]["best"]):
        label(program, f"^{number}$")
    label(program, f"^median {told['points']['median']:g}, half between")
    counts_of_bob(program, json.loads(cli("stats", "--json", "--player", "Bob")))
    found = nameless(program.tree())
    check(not found, "without a name: " + "; ".join(sorted(set(found))))
    pairs = program.find("table", "^Head to head$")
    cells = [node.name for node in pairs.all("table cell")]
    check("Ann" in cells, f"the table does not tell about Ann: {cells}")
    sheets_of_a_bar(program)


driver.run(counted_read_and_opened)
