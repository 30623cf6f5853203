# SPDX-License-Identifier: GPL-3.0-or-later
"""A file that is opened twice is one sheet, and what the command line adds is seen at once."""

import os
import subprocess
from pathlib import Path

import driver
import table
from driver import FLIPSIDE, PATIENCE, check, cli, library, only_sheet, wait


def sheet_file():
    path = Path(os.environ["HOME"]) / "ann.flipsheet"
    path.write_text(cli("new", "fliptown", "--players", "Ann", "--table"), encoding="utf-8")
    return path


def opened_twice(start):
    path = sheet_file()
    people = table.Table(start(path))
    people.program.type("7c")
    wait("the card", lambda: only_sheet()["moves"] == 1)
    subprocess.run([FLIPSIDE, path], check=True, timeout=PATIENCE)
    people.await_rest("the sheet again")
    check(only_sheet()["moves"] == 1, "the file was not opened as the sheet that is there")
    people.program.type("8h9d")
    wait("the next cards", lambda: only_sheet()["moves"] == 3)


def added_elsewhere(start):
    path = sheet_file()
    people = table.Table(start(path))
    cli("play", path, "7c", "8h", "9d")
    cli("import", path)
    people.await_rest("what was added", lambda page: "choose a site" in people.question(page))
    site = people.best_site(people.page)
    people.program.press(site)
    people.await_kept(3)


def listed_at_once(start):
    program = start()
    wait("an empty library", lambda: not library())
    cli("import", sheet_file())
    program.find("list item", "Ann")


def players_and_moves():
    """None while the moves kept beside the library still belong to the one before, which the command line refuses."""
    try:
        return sorted((sheet["seats"][0]["player"], sheet["moves"]) for sheet in library())
    except subprocess.CalledProcessError:
        return None


def replaced_meanwhile(start):
    """Another program puts another library in its place while somebody plays: the next card goes there, the sheets of
    both come together, and it is said."""
    people = table.Table(start(sheet_file()))
    people.program.type("7c")
    wait("the card", lambda: only_sheet()["moves"] == 1)
    place = Path(os.environ["XDG_DATA_HOME"]) / "flipside" / "library.db"
    other = place.with_name("other.db")
    for seed in range(3):
        theirs = place.with_name(f"{seed}.flipsheet")
        theirs.write_text(cli("new", "fliptown", "--players", "Bob", "--seed", seed), encoding="utf-8")
        cli("import", theirs, "--library", other)
    os.rename(other, place)
    people.program.type("8h9d")
    wait("both in one library", lambda: players_and_moves() == [("Ann", 3)] + 3 * [("Bob", 3)])
    wait("a word about it", lambda: any("has replaced the library" in text
                                        for text in people.program.tree().texts()))
    people.program.type("10s")
    check(len([path for path in place.parent.iterdir() if ".replaced-" in path.name
               and not path.name.endswith(("-wal", "-shm"))]) == 1, "the one before is not kept once")


driver.run(opened_twice, added_elsewhere, listed_at_once, replaced_meanwhile)
