# SPDX-License-Identifier: GPL-3.0-or-later
"""Fingers instead of a pointer, on a Wayland screen: what they tap, what they are held on, and two of them on a table."""

import os
import re
from pathlib import Path

import driver
from driver import BUTTONS, MENU_ITEMS, check, cli, only_sheet, prefer, reason_of, wait

HOLD = 1  # seconds; the toolkit takes half of it for a long press
APART = 40, 150  # px between the middle and each of two fingers
TOGETHER = 200, 40


def begin(start, *arguments):
    """The window is as large as the screen."""
    prefer(notices="off", window_maximized=True)
    return start(*arguments)


def sheet_of(game, *options):
    path = Path(os.environ["HOME"]) / f"{game}.flipsheet"
    path.write_text(cli("new", game, *options), encoding="utf-8")
    return path


def tap(program, role, name):
    node = program.find(role, name)
    wait("the window to rest", program.rests)
    program.hands.touch(program.middle_of(node))


def hold(program, role, name):
    node = program.find(role, name)
    wait("the window to rest", program.rests)
    program.hands.touch(program.middle_of(node), HOLD)


def tapped(start):
    """A sheet is begun, played and left without key or pointer."""
    program = begin(start)
    tap(program, "push button", "^New Sheet$")
    tap(program, "push button", "^Start$")
    wait("a sheet in the library", lambda: cli("list"))
    tap(program, "push button", "^Library$")
    hold(program, "list item", "Fliptown")
    wait("the menu of the sheet", lambda: any(node.item.role in MENU_ITEMS for node in program.tree().walk() if node.item))


def told(start):
    """What hovering tells, a held finger is told, and no more is done."""
    program = begin(start, sheet_of("fliptown", "--seed", 3, "--players", "Ann"))
    hold(program, "push button", "^Rules$")
    program.find("label", "^Rules$")
    check(len(program.tree().all("frame")) == 1, "the rules were opened by a finger that was held")


def looked_at(start):
    """A site that is held shows what it is for, and nothing is played; tapped, it answers."""
    program = begin(start, sheet_of("fliptown", "--seed", 3, "--players", "Ann"))
    before = only_sheet()["moves"]
    site = wait("a site", lambda: program.tree().first(BUTTONS, ", not in reach"))
    pattern = f"^{re.escape(site.name)}$"
    hold(program, BUTTONS, pattern)
    wait("what the site is for", lambda: any("Click to see why" in text for text in program.tree().texts()))
    check(not reason_of(program.tree()), "a finger that was held has asked for the site")
    tap(program, BUTTONS, pattern)
    wait("why it can't be chosen", lambda: reason_of(program.tree()))
    check(only_sheet()["moves"] == before, "something was played")


def pinch(program, middle, start, end):
    """Two fingers, so far from the middle at first and so far in the end."""
    x, y = middle
    program.hands.swipe(((x - start, y), (x - end, y)), ((x + start, y), (x + end, y)))


def zoomed(start):
    """Two fingers show the table larger, move it, and show the whole of it again."""
    program = begin(start, sheet_of("flickemup", "--seed", 5, "--players", "Ann,Bob"))
    tap(program, "push button", "^Begin$")
    x, y = program.middle_of(program.find("image", "^Table$"))
    wait("the window to rest", program.rests)
    pinch(program, (x, y), *APART)
    program.find("push button", "^Whole Table$")
    program.hands.swipe(((x - 40, y), (x + 60, y + 50)), ((x + 40, y), (x + 140, y + 50)))
    check(program.tree().first("push button", "^Whole Table$"), "moved by two fingers, it is small again")
    pinch(program, (x, y), *TOGETHER)
    wait("the whole table", lambda: not program.tree().first("push button", "^Whole Table$"))


driver.run(tapped, told, looked_at, zoomed)
