# SPDX-License-Identifier: GPL-3.0-or-later
"""A shape of an edition of Insert Coin is painted, by keys alone, moved, erased and named. On a small screen all symbols
are in sight below it."""

import os
import re
from pathlib import Path

import driver
from driver import BUTTONS, CONTROL, FRAME, SHIFT, check, cli, prefer, wait

WIDTH, HEIGHT = 1366, 768
STATE_PRESSED = 20


def check_symbols(program):
    """All of them end above the lower edge."""
    def are_in_sight():
        symbols = program.tree().all("push button", "^Symbol: ")
        edges = [top + height for _, top, _, height in program.extents_of(symbols)]
        return edges and max(edges) < HEIGHT

    wait("all symbols in sight", are_in_sight)


def take_tool(program, name):
    """And back to the map, by the way there that the form has."""
    program.press(program.find(BUTTONS, f"^{name}$"))
    wait(f"the tool “{name}”", lambda: program.find(BUTTONS, f"^{name}$").has(STATE_PRESSED))
    program.tab_to("push button", "^Squares: 33 squares$")
    program.key("Return")
    wait("the focus on the map", lambda: re.match(r"[a-i]\d: ", program.focused().name))


def painted(start):
    path = Path(os.environ["XDG_DATA_HOME"]) / "Mine.board"
    path.write_text(cli("board", "export", "insertcoin.board"))
    cli("board", "import", str(path))
    prefer(window_width=WIDTH + FRAME, window_height=HEIGHT + FRAME)
    program = start(path)
    program.press(wait("the edition", lambda: next(
        (node for node in program.tree().all(BUTTONS) if node.name.startswith("Edit Mine")), None)))
    wait("the heart", lambda: program.tree().first("label", "^29 squares, in one piece$"))
    program.find("push button", "^As it is drawn in a game$")
    check_symbols(program)
    heart = program.tab_to("list item", "^Shape: Heart$")
    check(program.next_focus(heart).role == "push button", "Tab goes on to another shape")
    program.tab_to("list item", "^Shape: Heart$")
    program.key("Return")
    wait("the focus on its first square", lambda: program.focused().name.startswith("a1: "))
    keys = 1
    program.key("space")
    wait("a square more", lambda: program.tree().first("label", "^30 squares, "))
    for _ in range(3):
        program.key("Right")
        keys += 1
    program.keys(["Right", "Down"], SHIFT)
    program.key("Down")
    keys += 3
    wait("three squares in one stroke", lambda: program.tree().first("label", "^33 squares"))
    print(f"# {keys} keys for three squares")

    def text():
        number = [line.split()[0] for line in cli("board", "list", "insertcoin").splitlines()
                  if "Mine" in line][0]
        return cli("board", "export", number)

    wait("the shape in the library", lambda: "row-1=#..##...." in text())
    check("shape heart=row-1" in text(), "the shape does not count as checked:\n" + text())
    take_tool(program, "Move")
    program.key("Down")
    wait("the shape one row lower", lambda: "row-2=#..##...." in text())
    take_tool(program, "Erase")
    program.key("space")
    program.key("space")
    wait("a square less", lambda: program.tree().first("label", "^32 squares"))
    program.press(program.find("push button", "^As it is drawn in a game$"))
    wait("the focus on the number that it shows", lambda: (program.focused() or program.tree()).name == "Value")
    program.click(program.middle_of(program.find("text", "^Name$")))
    wait("the focus on its name", lambda: (program.focused() or program.tree()).name == "Name")
    program.key("a", CONTROL)
    program.type("Apple")
    program.key("Return")
    wait("its new name in the list", lambda: program.tree().first("list item", "^Shape: Apple$"))
    wait("its new name on its cards", lambda: "1=apple domino bar" in text())


driver.run(painted)
