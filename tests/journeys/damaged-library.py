# SPDX-License-Identifier: GPL-3.0-or-later
"""A library that can't be read is never shown as an empty one: what happened is said, what can be
saved is shown before anything is replaced, and without a library a sheet can still be looked at."""

import os
import re
import sqlite3
from pathlib import Path

import driver
from driver import check, cli, library, wait

PAGE = 4096


def library_path():
    return Path(os.environ["XDG_DATA_HOME"]) / "flipside" / "library.db"


def fill(names):
    for number, name in enumerate(names):
        path = Path(os.environ["HOME"]) / f"{name}.flipsheet"
        path.write_text(cli("new", "fliptown", "--players", name, "--seed", number))
        cli("import", path)


def dialog(program, words):
    return wait(f"a message with “{words}”", lambda: next(
        (top for top in program.tree().children if top.first("push button", "^Close$")
         and any(re.search(words, text) for text in top.texts())), None))


def close(program, words):
    """Closes a message; a key pressed before it is gone would be its own."""
    program.press(dialog(program, words).first("push button", "^Close$"))
    wait(f"the message with “{words}” to leave", lambda: len(program.tree().children) == 1)


LOOK, SAVE, RETRY = "Look for Recoverable Sheets", "Recover These Sheets", "Try Again"


def says(program, words, button):
    """All pages are in the tree, whichever is shown; the one that is shown has the focus."""
    wait(f"“{words}”", lambda: any(re.search(words, text) for text in program.tree().texts()))
    wait(f"the focus on “{button}”",
         lambda: (program.focused() or program.tree()).name == button)
    return program.find("push button", f"^{button}$")


def kept(content):
    return [path for path in library_path().parent.iterdir()
            if path != library_path() and path.read_bytes() == content]


def nothing_can_be_opened(start):
    """Its first page is gone: nothing leads to the sheets any more, and all are found."""
    fill(["Ann", "Bob", "Cy"])
    damaged = bytes(PAGE) + library_path().read_bytes()[PAGE:]
    library_path().write_bytes(damaged)
    program = start()
    program.press(says(program, "is not a Flipside library", LOOK))
    says(program, "All 3 Sheets Can Be Recovered", SAVE)
    check(library_path().read_bytes() == damaged, "looking has changed the file")
    program.press(program.find("push button", "^Not Now$"))
    check(library_path().read_bytes() == damaged, "leaving has changed the file")
    program.press(says(program, "is not a Flipside library", LOOK))
    program.press(says(program, "All 3 Sheets Can Be Recovered", SAVE))
    dialog(program, "3 sheets were recovered.*kept as")
    check(len(kept(damaged)) == 1, "the damaged file was not kept")
    close(program, "3 sheets were recovered")
    program.find("list item", "Ann")
    check(len(library()) == 3, "not all sheets are in the new library")


def the_list_fails(start):
    """It opens, but what the list needs can't be read; one sheet is lost."""
    fill(["Ann", "Bob", "Cy"])
    with sqlite3.connect(library_path()) as database:
        root = database.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'sheet_by_change'")
        at = (root.fetchone()[0] - 1) * PAGE
        database.execute("UPDATE seat SET player = 'Eve' WHERE sheet = 2")
    database.close()
    content = bytearray(library_path().read_bytes())
    content[at:at + PAGE] = bytes(PAGE)
    library_path().write_bytes(content)
    program = start()
    program.press(says(program, "malformed", LOOK))
    says(program, "2 of 3 Sheets Can Be Recovered", SAVE)
    program.press(says(program, "^Sheet 2: Fliptown, Eve$", SAVE))
    close(program, "2 sheets were recovered")
    program.find("list item", "Cy")
    check(len(kept(bytes(content))) == 1, "the damaged file was not kept")


def no_library_at_all(start):
    """Nothing can be made where it should be: a sheet file opens all the same."""
    path = driver.finished_file("finished.flipsheet")
    library_path().parent.write_text("in the way")
    program = start(path)
    close(program, "not in the library")
    program.find("push button", "^Review the Game$")
    program.key("Left", driver.ALT)
    retry = says(program, "The Library Can’t Be Read", RETRY)
    for command in ("show", "ask", "log", "score", "verify"):
        check(cli(command, path), f"{command} needs a library")
    library_path().parent.unlink()
    program.press(retry)
    wait("an empty library", lambda: library_path().exists() and library() == [])


def hold():
    """Another program that lets nobody else in."""
    holder = sqlite3.connect(library_path(), isolation_level=None)
    holder.execute("PRAGMA locking_mode = EXCLUSIVE")
    holder.execute("BEGIN EXCLUSIVE")
    holder.execute("UPDATE sheet SET changed = changed")
    holder.execute("COMMIT")
    return holder


def another_holds_it(start):
    """The window is there, says what it waits for, and can be used; then the sheets come by themselves, and
    what was begun meanwhile is kept."""
    fill(["Ann"])
    holder = hold()
    program = start()
    wait("what it waits for", lambda: any(
        re.search("Another program is using .*library.db", text) for text in program.tree().texts()))
    program.press(program.find("push button", "^New Sheet$"))
    program.press(program.find("push button", "^Start$"))
    close(program, "is not in the library")
    holder.close()
    wait("both sheets", lambda: len(library()) == 2)
    program.key("Left", driver.ALT)
    program.find("list item", "Ann")


driver.run(nothing_can_be_opened, the_list_fails, no_library_at_all, another_holds_it)
