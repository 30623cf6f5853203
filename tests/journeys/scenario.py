# SPDX-License-Identifier: GPL-3.0-or-later
"""Scenarios on the table itself: a new one with ten figures is laid out, moved by keys, given a hidden token,
exported, and played from another library; a built-in one is looked at, and a copy of it tried against the automatic
opponent. Keys and clicks are counted."""

import json
import os
import re
from pathlib import Path

import driver
from driver import BUTTONS, CONTROL, WHOLE, check, cli, library, wait
from editing import Editor

GAME = "Flick ’em Up!"
PLACE = re.compile(r"(\d+) mm from the left, (\d+) mm from the far edge(?:, turned by (-?\d+)°)?")


def open_editions(program):
    program.find("push button", "^New Sheet$")
    program.key("F10")
    wait("the menu", lambda: program.tree().first(None, "^Preferences$"))
    program.key("Down")
    wait("its line for editions", lambda: program.focused() and program.focused().name == "Editions")
    program.key("Return")
    wait("the games", lambda: program.tree().first(None, f"^{GAME}$"))
    program.key("Up")
    program.key("Return")
    program.find("push button", "^New Edition")


def piece(program, name):
    return program.tree().first(BUTTONS, f"^{name}, \\d+ mm")


def place_of(program, name):
    found = piece(program, name)
    return tuple(int(number or 0) for number in PLACE.search(found.name).groups()) if found else None


def awaits(program, name, place):
    wait(f"{name} at {place}", lambda: place_of(program, name) == place)


def edition():
    found = [one for one in json.loads(cli("board", "list", "flickemup", "--json")) if "id" in one]
    return found[0] if found else None


def count(program):
    return program.keys_pressed + program.actions_done


def lay_out(program):
    """From nothing to a table with ten figures and all buildings."""
    open_editions(program)
    program.press(program.find("push button", "^New Edition"))
    program.press(program.find("push button", "^Lay Out a Table"))
    wait("ten figures", lambda: len(program.tree().all(BUTTONS, r"^(Lawman|Outlaw) \d, \d+ mm")) == 10)


def by_keys(program):
    """The piece that has the focus is moved, turned, taken away and brought back."""
    program.tab_to("push button", r"^Lawman 2, \d+ mm", most=60)
    awaits(program, "Lawman 2", (150, 370, 0))
    for key, modifiers, place in [("Right", CONTROL, (200, 370, 0)), ("Down", 0, (200, 375, 0)),
                                  ("Left", driver.SHIFT, (199, 375, 0)), ("r", 0, (199, 375, 15)),
                                  ("]", 0, (199, 375, 16))]:
        program.key(key, modifiers)
        awaits(program, "Lawman 2", place)
    program.key("Delete")
    wait("Lawman 2 to be gone", lambda: not piece(program, "Lawman 2"))
    program.key("z", CONTROL)
    awaits(program, "Lawman 2", (199, 375, 16))


def after_typing(program):
    """A press on a piece ends what is being typed, which lays the table out anew under the pointer."""
    program.click(program.middle_of(piece(program, "Lawman 2")))
    program.click(program.middle_of(program.find("spin button", "^Hit points$")))
    program.key("a", CONTROL)
    program.type("2")
    left, top = program.middle_of(piece(program, "Lawman 3"))
    before = place_of(program, "Lawman 3")
    program.drag((left, top), (left + 40, top))
    wait("the hit points in the file", lambda: edition() and "hit-points=2" in cli("board", "export", str(edition()["id"])))
    wait("Lawman 3 to be elsewhere", lambda: place_of(program, "Lawman 3")[0] > before[0])


def from_the_tray(program, left=5):
    """Clicked, it takes the free place that is nearest to the middle."""
    program.press(program.find("push button", f"^Barrel, {left} left"))
    program.find(BUTTONS, f"^Barrel {6 - left}, \\d+ mm")


class Opened(Editor):
    """An editor that is open already."""

    def __init__(self, program):  # pylint: disable=super-init-not-called
        self.program = program


def hide(program):
    """A token that lies face down, and the building that it lies on: by the form alone."""
    editor = Opened(program)
    editor.part("Tokens face down")
    program.press(program.find("push button", "^Add to Hidden tokens"))
    wait("a problem", lambda: edition()["problems"])
    editor.part("Bank")
    program.press(program.find("push button", "^Add to Tokens face down"))


def made_and_moved(start):
    program = start()
    lay_out(program)
    by_keys(program)
    after_typing(program)
    from_the_tray(program)
    made = count(program)
    print(f"# a scenario with ten figures took {made} keys and clicks")
    check(made <= 60, f"{made} keys and clicks")
    if WHOLE:
        hide(program)
    wait("the scenario to be good", lambda: edition()["problems"] == 0)
    program.close()
    move_on(edition())


def looked_at(program):
    """A built-in scenario is looked at: what is done to it does nothing."""
    program.press(program.find("push button", "^View 3"))
    program.find(BUTTONS, "^Copy and Check$")
    program.tab_to("push button", r"^Lawman 2, \d+ mm", most=60)
    place = place_of(program, "Lawman 2")
    program.key("Right")
    program.key("Delete")
    wait("the form of Lawman 2", lambda: program.tree().first("spin button", "^Hit points$"))
    check(place_of(program, "Lawman 2") == place, "a built-in scenario has changed")
    check(not edition(), "there is a copy that nobody wanted")
    program.press(program.find(BUTTONS, "^Copy and Check$"))
    wait("the copy", edition)


def tried(start):
    """A built-in scenario with a piece elsewhere, against the automatic opponent."""
    program = start()
    open_editions(program)
    looked_at(program)
    wait("ten figures", lambda: len(program.tree().all(BUTTONS, r"^(Lawman|Outlaw) \d, \d+ mm")) == 10)
    from_the_tray(program, 1)
    wait("the scenario to be good", lambda: edition()["problems"] == 0)
    program.set_text(program.find("text", "^Story$"), "Three sacks are missing.")
    wait("the story in the file", lambda: "story=Three sacks" in cli("board", "export", str(edition()["id"])))
    program.press(program.find("push button", "^Try It"))
    program.find("push button", "^Begin$")
    sheet = wait("the sheet", library)[0]
    check(sheet["game"] == "flickemup", f"a sheet of {sheet}")
    named(program)


def named(program):
    """The sheet is called what the edition is, and tells its story; the way back leads to the editor, and the library
    has the sheet by that name."""
    name = edition()["name"]
    program.find("label", f"^{name}$")
    program.find("label", f"^{name} · On the screen")
    program.find("label", "^Three sacks are missing")
    program.press(program.find("push button", "^Edition$"))
    program.find("push button", "^Try It")
    program.press(program.find("push button", "^Editions$"))
    program.press(program.find("push button", "^Back$"))
    program.find(None, f"^{name} · {GAME}")


def move_on(own):
    """Exported, brought to another library, and played to the end there."""
    home = Path(os.environ["HOME"])
    file, other = home / "three-sacks.board", home / "other.db"
    cli("board", "export", str(own["id"]), "-o", file)
    cli("board", "check", file)
    cli("board", "import", file, "--library", other)
    again = home / "again.board"
    cli("board", "export", "1", "--library", other, "-o", again)
    check(file.read_text(encoding="utf-8") == again.read_text(encoding="utf-8"), "it has changed")
    cli("random", "flickemup", "--board", again, "--seeds", "1-5", "--check")


if __name__ == "__main__":
    driver.run(made_and_moved, tried)
