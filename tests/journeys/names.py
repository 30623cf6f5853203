# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever takes the focus is called something, on every page and in every window: never by its class, by an id, or
with the marks of a template in it."""

import os
import re
from pathlib import Path

import driver
from editing import Editor
from driver import BUTTONS, CONTROL, STATE_FOCUSABLE, STATE_SENSITIVE, check, cli, wait

GAMES = {"fliptown": "Fliptown", "flipcity": "Flip City", "royalflip": "Royal Flip", "insertcoin": "Insert Coin",
         "flickemup": "Flick ’em Up!"}

# Classes, markup and entities, mnemonics, and words of a notation such as “sheet.play” or “trail-horse”.
NO_NAME = re.compile(r"^$|\b(Gtk|Adw|Flip)[A-Z]\w+|</?\w+>|&\w+;|^_|^[a-z]+([-_.][a-z0-9]+)+$")


# The window of preferences brings along its own search, and the switch between its pages.
SEARCH_OF_PREFERENCES = ("GtkSearchEntry", "GtkLabel")


def has_names(program, where, known=()):
    """Fails with all that is called nothing there, and where in the tree it is; the toolkit's own can be known."""
    wait("the window to rest", program.rests)
    found = [f"{where}: {node} described “{node.description}”, in {around(node)}" for node in program.tree().walk()
             if node.has(STATE_FOCUSABLE) and node.has(STATE_SENSITIVE) and NO_NAME.search(node.name)
             and not is_of_the_toolkit(node) and node.name not in known]
    check(not found, "without a name:\n  " + "\n  ".join(sorted(set(found))))


def around(node):
    """The names above it, from the nearest."""
    above = []
    while node.parent and len(above) < 4:
        node = node.parent
        above.append(f"{node.role} “{node.name}”")
    return ", ".join(above)


def is_of_the_toolkit(node):
    """What is a part of something that has a name: the text of an entry, the button of a menu, all that a drop-down
    keeps its choices in. A list, and what scrolls, takes the focus only for what is in it."""
    if node.role in ("list", "scroll pane") or is_frame_of_dialog(node):
        return True
    above = node.parent
    if above and above.name and not NO_NAME.search(above.name):
        return node.role in ("text", "toggle button", "list item", "table cell", "other")
    while above and above.role != "combo box":
        above = above.parent
    return bool(above)


def is_frame_of_dialog(node):
    """What a dialog of newer toolkits lies in, which has the focus only where nothing in it can."""
    above = [node]
    while above[-1].role == "panel" and above[-1].parent:
        above.append(above[-1].parent)
    return len(above) < 5 and above[-1].role == "dialog"


def sheet(game, *arguments):
    path = Path(os.environ["HOME"]) / f"{game}-{arguments[0]}.flipsheet"
    players = "Ann,Bob" if game == "flickemup" else "Ann"
    command = ("random", game, "--seeds", "7", "--sheet") if arguments[0] == "over" else (
        "new", game, "--players", players, *arguments)
    path.write_text(cli(*command), encoding="utf-8")
    return path


def begun_sheets(start):
    """At the table and dealt, with the hint and the log."""
    driver.prefer(think_for=1)
    for game in GAMES:
        for how in ("--table", "--seed=5"):
            program = start(sheet(game, how))
            if game == "flickemup":  # it is read first what the scenario is about
                program.press(program.find("push button", "^Begin$"))
            program.find(BUTTONS, "^Take Back$")
            has_names(program, f"{game} {how}")
            if how != "--table" and game != "flickemup":
                program.key("question", driver.SHIFT)
                program.find("panel", "^Hint$")
                has_names(program, f"the hint of {game} {how}")
            program.close()
            driver.forget_library()


def finished_sheets(start):
    """The result and the review."""
    for game in GAMES:
        program = start(sheet(game, "over"))
        review = program.find("push button", "^Review the Game$")
        has_names(program, f"the result of {game}")
        program.press(review)
        program.find("push button", "^Previous move$")
        has_names(program, f"the review of {game}")
        program.close()
        driver.forget_library()


def pages(start):
    """The library, a new sheet of each game and its editions, the statistics, the rules, the preferences."""
    cli("import", sheet("fliptown", "over"))
    program = start()
    program.find("push button", "^New Sheet$")
    has_names(program, "the library")
    frame = program.tree().first("frame")
    program.act(frame, "win.statistics")
    has_names(program, "the statistics")
    program.act(frame, "win.back")
    program.act(frame, "win.new-sheet")
    program.find("push button", "^Start$")
    for name in GAMES.values():
        program.act(program.find("check box", f"^{name}$"), "activate")
        has_names(program, f"a new sheet of {name}")
    for key, modifiers in ("comma", CONTROL), ("question", CONTROL | driver.SHIFT), ("F1", 0):
        program.key(key, modifiers)
        wait("another window", lambda: len(program.tree().children) > 1)
        has_names(program, f"what {key} opens", SEARCH_OF_PREFERENCES)
        program.key("Escape")
        wait("one window", lambda: len(program.tree().children) == 1)


def editors(start):
    """The editor of each game, with the form of its first part."""
    for game in GAMES:
        program = start()
        Editor(program, GAMES[game])
        has_names(program, f"the editor of {game}")
        program.close()
        driver.forget_library()


driver.run(begun_sheets, finished_sheets, pages, editors)
