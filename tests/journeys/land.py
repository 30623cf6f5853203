# SPDX-License-Identifier: GPL-3.0-or-later
"""The fields of the land are clicked on the board of Fliptown."""

import os
from pathlib import Path

import driver
from driver import check, cli, newest_sheet, prefer, reason_of, wait

FIRST = ["JC", "8C", "KH", "JC 8C KH town 8"]
SECOND = FIRST + ["land-office A1 B1", "decline bonus cemetery", "4H", "5C", "3D", "4H 5C 3D trail 5",
                  "6C", "8S", "9D", "6C 8S 9D town 8"]
THIRD = SECOND + ["land-office B2 C2 B3", "7C", "8H", "10D", "7C 8H 10D town 8"]
LEAST = 24  # pixels


def visit(start, moves, width=1000):
    """A sheet at a visit to the Land Office, in the window."""
    path = Path(os.environ["HOME"]) / "land.flipsheet"
    path.write_text(cli("new", "fliptown", "--table", "--players", "Ann"), encoding="utf-8")
    cli("play", path, *moves)
    prefer(window_width=width, window_height=720, notices="off")
    program = start(path)
    wait("the fields of the land", lambda: len(fields(program)) == 9)
    return program


def fields(program):
    return program.tree().all("push button", r"^Town: \w+ field, ")


def click_field(program, name):
    field = program.find("push button", f"^Town: {name} field, ")
    program.click(program.middle_of(field))


def moves_kept():
    return newest_sheet()["moves"]


def large_enough(start):
    for width in (360, 700, 1000, 1400):
        program = visit(start, FIRST, width)
        nodes = fields(program)
        for node, (_, _, across, down) in zip(nodes, program.extents_of(nodes)):
            check(min(across, down) >= LEAST, f"{node} is {across} by {down} at {width} px")
        program.find("push button", r"^Town: .*Land Office.*, in reach, from \$4")
        if width == 360:  # a field is no site of its own beside the Land Office
            program.find("push button", "^Town, 1 site in reach$")
        program.close()


def told(start):
    path = Path(os.environ["HOME"]) / "told.flipsheet"
    path.write_text(cli("new", "fliptown", "--table", "--players", "Ann"), encoding="utf-8")
    cli("play", path, *SECOND)
    check("Northwest" in cli("show", path), "the land is not told by its names")


def which_plot(start):
    """Several plots have the field: the shape is asked, then the plot."""
    program = visit(start, SECOND)
    click_field(program, "Southeast")
    program.find("label", "^Which shape.$")
    program.press(program.find("push button", "^Two in line for .4$"))
    program.find("label", "^Which plot.$")
    program.press(program.find("push button", "^East and Southeast for .4: 4 stars$"))
    wait("the plot", lambda: moves_kept() == len(SECOND) + 1)
    wait("the town without fields", lambda: not fields(program))


def one_click(start):
    """Only one plot is left: it is bought at once. Fields that can't be had say why not."""
    program = visit(start, THIRD)
    for name, why in (("North", "already own this field"), ("Southeast", "overlap")):
        click_field(program, name)
        reason = wait("a reason", lambda: reason_of(program.tree()))
        check(why in reason, f"{name}: {reason}")
        program.key("Escape")
        wait("no reason", lambda: not reason_of(program.tree()))
    click_field(program, "West")
    wait("the plot", lambda: moves_kept() == len(THIRD) + 1)


driver.run(large_enough, told, which_plot, one_click)
