# SPDX-License-Identifier: GPL-3.0-or-later
"""A shape of an edition of Insert Coin is painted, by keys alone."""

import os
from pathlib import Path

import driver
from driver import BUTTONS, SHIFT, check, cli, wait


def painted(start):
    path = Path(os.environ["XDG_DATA_HOME"]) / "Mine.board"
    path.write_text(cli("board", "export", "insertcoin.board"))
    cli("board", "import", str(path))
    program = start(path)
    program.press(wait("the edition", lambda: next(
        (node for node in program.tree().all(BUTTONS) if node.name.startswith("Edit Mine")), None)))
    wait("the heart", lambda: program.tree().first("label", "^29 squares, in one piece$"))
    program.tab_to("list item", "^Shape: Heart$")
    program.key("Return")
    wait("the focus on its first square", lambda: program.focused().name.startswith("a1: "))
    keys = 1
    program.key("space")
    wait("a square more", lambda: program.tree().first("label", "^30 squares, "))
    for _ in range(3):
        program.key("Right")
        keys += 1
    program.key("Right", SHIFT)
    program.key("Down", SHIFT)
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


driver.run(painted)
