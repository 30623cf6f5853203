# SPDX-License-Identifier: GPL-3.0-or-later
"""A sheet file that is damaged is explained, and hurts nothing."""

import re

from gi.repository import Gio, GLib

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


def messages(program):
    return [top for top in program.tree().children if top.first("push button", "^Close$")
            and any("can’t" in text or "nonsense" in text for text in top.texts())]


def many_broken_files(start):
    """They are told in one message, not in as many as there are files."""
    paths = [make_file(f"broken-{i}.flipsheet", damage_move)[0] for i in range(20)]
    program = start(*paths)
    message = dialog(program, r"…and 12 more\.")
    check(len(messages(program)) == 1, "there is more than one message")
    check(any("broken-0.flipsheet" in text for text in message.texts()), "the first file is not named")
    program.press(message.first("push button", "Close"))
    wait("the message to leave", lambda: not messages(program))


def long_name(start):
    """A name that no disk would take, from another program, freezes nothing."""
    program = start()
    program.find("push button", "^New Sheet$")
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    bus.call_sync("org.flipside.Flipside", "/org/flipside/Flipside", "org.freedesktop.Application", "Open",
                  GLib.Variant("(asa{sv})", (["file:///" + "x" * 200000 + ".flipsheet"], {})), None,
                  Gio.DBusCallFlags.NONE, 60000, None)
    message = dialog(program, "can’t be read")
    check(max(len(text) for text in message.texts()) < 500, "a name of any length is shown")
    program.press(message.first("push button", "Close"))
    wait("the message to leave", lambda: not messages(program))


def sound_file(start):
    path, _ = make_file("sound.flipsheet", lambda lines: 0)
    program = start(path)
    wait("the sheet in the library", lambda: len(library()) == 1 and library()[0]["over"])
    program.find("push button", "^Review the Game$")


driver.run(broken_file, many_broken_files, long_name, sound_file)
