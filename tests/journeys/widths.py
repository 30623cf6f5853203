# SPDX-License-Identifier: GPL-3.0-or-later
"""In a narrow window with text twice as large nothing is wider than the window, and no question is
higher than half of it."""

import os
import time
from pathlib import Path

import driver
from driver import ATSPI, BUTTONS, FRAME, STATE_VISIBLE, WHOLE, check, cli, prefer, wait
from large_text import LargeText

GAMES = {"fliptown": "Fliptown", "flipcity": "Flip City", "royalflip": "Royal Flip",
         "insertcoin": "Insert Coin", "flickemup": "Flick ’em Up!"}
WIDTHS = (360, 700)
TRIED = WIDTHS if WHOLE else WIDTHS[:1]
HEIGHT = 720
BORDER = 1
PAUSE = 0.3
LEAST_TABLE = 200  # between two figures at its edges
ROW = 0.2  # of the height: so high at most is what may be scrolled to the side, such as the players


def narrow(width):
    """Before the program starts."""
    prefer(window_width=width + FRAME, window_height=HEIGHT, notices="off")


def in_a_row(program, node):
    """Whether it is in a low part that scrolls to the side, or in one that lies in another, as the
    table of the points does."""
    panes = []
    while node.parent:
        node = node.parent
        if node.role == "scroll pane":
            panes.append(node)
    return any(program.extents(pane)[3] < HEIGHT * ROW for pane in panes) or len(panes) > 1


def on_a_board(node):
    """A board is drawn as large as the text, and scrolls where that is wider than the window. It is the one that is
    told in words as well."""
    return node is not None and (any(child.name == "The sheet in words" for child in node.children)
                                 or on_a_board(node.parent))


def has_place(node):
    return (node.item and node.has(STATE_VISIBLE)
            and ATSPI + "Component" in node.item.interfaces)


def too_wide(program, width):
    """What reaches over the edges of the window."""
    tree = program.tree()
    frame = program.extents(tree.first("frame"))
    found = [f"the window, {frame[2]} wide instead of {width}"] if frame[2] > width else []
    nodes = [node for node in tree.walk() if node.role != "frame" and has_place(node)]
    for node, (left, _, across, _) in zip(nodes, program.extents_of(nodes)):
        if (across > 0 and (left < -BORDER or left + across > frame[2] + BORDER)
                and not in_a_row(program, node) and not on_a_board(node)):
            found.append(f"{node}, from {left} to {left + across}")
    return found


def panel_of(node):
    while node.parent and node.role != "scroll pane":
        node = node.parent
    return node


def check_page(program, width, what):
    """Once it has come to rest."""
    last = None

    def rests():
        nonlocal last
        before, last = last, too_wide(program, width)
        return before == last

    wait(f"{what} to rest", rests)
    check(not last, f"{what} at {width} px is too wide:\n  " + "\n  ".join(last[:12]))


def write(name, text):
    path = Path(os.environ["HOME"]) / name
    path.write_text(text, encoding="utf-8")
    return path


def check_question(program, width, game):
    heading = program.find("heading")
    height = program.extents(panel_of(heading))[3]
    check(height <= HEIGHT / 2, f"the question of {game} at {width} px is {height} high")


def sheets(start):
    for width in TRIED:
        for game, name in GAMES.items():
            narrow(width)
            program = start(write("begun.flipsheet",
                                  cli("new", game, "--players", "Alexandra,Bartholomew", "--table")))
            program.find("push button", "^Main Menu$")
            if game == "flickemup":
                check_page(program, width, f"the briefing of {name}")
                program.press(program.find("push button", "^Begin$"))
            check_page(program, width, f"the sheet of {name}")
            check_question(program, width, name)
            program.kill()
            driver.forget_library()


def main_button(start):
    """Page Down goes from site to site though the board could scroll, and the button that takes the chosen one
    is in view."""
    for width in (360, 1000):
        prefer(window_width=width + FRAME, window_height=HEIGHT, notices="off")
        path = write("site.flipsheet", cli("new", "fliptown", "--players", "Ann", "--table"))
        cli("play", path, "7C", "8H", "9D")
        program = start(path)
        program.tab_to("push button", "^Trail: Stop 8, ", key="Page_Down", most=8)
        pane = program.extents(panel_of(program.find("push button", "^Mark It$")))

        def in_view(program=program, foot=pane[1] + pane[3]):
            _, top, _, height = program.extents(program.tree().first("push button", "^Mark It$"))
            return pane[1] <= top and top + height <= foot

        wait(f"the button in view at {width} px", in_view, 10)
        program.kill()
        driver.forget_library()


def results(start):
    for width in WIDTHS:
        for game, name in GAMES.items():
            narrow(width)
            program = start(write("ended.flipsheet",
                                  cli("random", game, "--seats", "2", "--seeds", "100", "--sheet")))
            review = program.find("push button", "^Review the Game$")
            check_page(program, width, f"the result of {name}")
            check(program.extents(review)[1] > HEIGHT * (1 - ROW), "the buttons leave the result little room")
            program.press(review)
            program.find("push button", "^Previous move$")
            check_page(program, width, f"the review of {name}")
            program.kill()
            driver.forget_library()


def choose_game(program, name):
    """Line by line, to and fro, from the one chosen before: how the games lie depends on the width."""
    node = program.tab_to("check box", f"^({'|'.join(GAMES.values())})$")
    for key in [*["Right"] * 4, "Down", *["Left"] * 4, "Down"] * 2:
        if node.name == name:
            break
        program.key(key)
        time.sleep(PAUSE)
        node = wait("a focus", program.focused)
        if node.name not in GAMES.values():  # there is none below
            program.key("Up")
            time.sleep(PAUSE)
            node = wait("a focus", program.focused)
    check(node.name == name, f"no way to {name}")
    program.key("space")


def new_sheets(start):
    for width in TRIED:
        narrow(width)
        program = start()
        new = program.find("push button", "^New Sheet$")
        check_page(program, width, "the library")
        program.press(new)
        program.find("push button", "^Start$")
        wait("the focus on the new page", program.focused)
        for name in GAMES.values():
            choose_game(program, name)
            check_page(program, width, f"the new sheet of {name}")
            if name == "Fliptown":
                program.act(program.find("check box", "^Flipside deals$"), "activate")
                program.find("push button", "^Deal of the Day$")
                check_page(program, width, "what is dealt by number")
        program.kill()


def check_table(program, width):
    """The table of a scenario has room for hands: two pieces from one edge to the other."""
    program.find(BUTTONS, "^Outlaw 1, \\d+ mm")
    (left, *_), (right, *_) = program.extents_of(
        [program.tree().first(BUTTONS, f"^{name} 1, \\d+ mm") for name in ("Lawman", "Outlaw")])
    check(right - left > LEAST_TABLE, f"the table at {width} px: {right - left} px between two figures")


def editors(start):
    """What is drawn there may be scrolled to the side; the window stays as narrow as it is."""
    for width in WIDTHS:
        for game, name in GAMES.items():
            narrow(width)
            scenario = "flickemup-03-payday.board"
            program = start(write("Ours.board", cli("board", "export", scenario)
                                  if game == "flickemup" else cli("board", "new", game)))
            program.press(program.find(BUTTONS, "^Edit Ours$"))
            program.find(BUTTONS, "^Undo$")
            program.find(BUTTONS, "^Part of the Edition$")
            frame = program.extents(program.tree().first("frame"))
            check(frame[2] <= width, f"the editor of {name} at {width} px is {frame[2]} wide")
            if game == "flickemup":
                check_table(program, width)
            program.kill()
            driver.forget_library()


LARGE = LargeText(2)
driver.run(new_sheets, sheets, main_button, whole=(results, editors))
