# SPDX-License-Identifier: GPL-3.0-or-later
"""A sheet file that is damaged is explained, and hurts nothing."""

import re

import driver
import table
from driver import check, library, wait


def make_file(name, change):
    """A finished sheet with something changed; says in which line."""
    path = driver.finished_file(name)
    lines = path.read_text(encoding="utf-8").split("\n")
    number = change(lines)
    path.write_text("\n".join(lines), encoding="utf-8")
    return path, number


def damage_move(lines):
    index = lines.index("moves:") + 5
    lines[index] = "  nonsense"
    lines[:] = ["checksum: none" if line.startswith("checksum:") else line for line in lines]
    return index + 1


def dialog(program, words):
    """The message that names what is asked for, beside the window itself."""
    return wait(f"a message with “{words}”", lambda: next(
        (top for top in program.tree().children if top.first("push button")
         and any(re.search(words, text) for text in top.texts())), None))


def broken_file(start):
    path, number = make_file("broken.flipsheet", damage_move)
    program = start(path)
    message = dialog(program, re.escape(path.name))
    check(any(re.search(rf"\b{number}\b", text) for text in message.texts()), "the message names no line")
    check(library() == [], "a broken file is in the library")
    program.press(message.first("push button", "Close|OK"))
    wait("the message to leave", lambda: not any(path.name in text for text in program.tree().texts()))
    people = table.begin_sheet(program, ["Ann"])
    people.steps(1)
    check(len(library()) == 1, "the library does not work after a broken file")


def sound_file(start):
    path, _ = make_file("sound.flipsheet", lambda lines: 0)
    program = start(path)
    wait("the sheet in the library", lambda: len(library()) == 1 and library()[0]["over"])
    program.find("push button", "^Review the Game$")


driver.run(broken_file, sound_file)
