# SPDX-License-Identifier: GPL-3.0-or-later
"""A sheet is saved in every format through the file chooser, and the files are what their names say."""

import os
from pathlib import Path

import driver
from driver import CONTROL, check, finished_file, wait

FORMATS = (("Sheet", "flipsheet", b"flipsheet"), ("PDF", "pdf", b"%PDF-"), ("Picture", "png", b"\x89PNG"),
           ("Drawing", "svg", b"<?xml"), ("Scores", "csv", b"game,"), ("Play for BG Stats", "json", b"{"))


def window(program, something):
    return next((top for top in program.tree().children if top.first(None, something)), None)


def saved_as(start):
    program = start(finished_file("done.flipsheet"))
    program.find("push button", "^Review the Game$")
    for words, suffix, head in FORMATS:
        path = Path(os.environ["HOME"]) / f"saved.{suffix}"
        program.key("s", CONTROL)
        wait("Save As", lambda: window(program, "^Play for BG Stats$"))
        program.tab_to("list item", f"^{words}$")
        program.key("Return")
        name = wait("the file chooser", lambda: program.tree().first("text", "^Name"))
        check(program.text_of(name).endswith(f".{suffix}"), f"“{program.text_of(name)}” is suggested for {words}")
        program.set_text(name, str(path))
        program.press(wait("its button", lambda: program.tree().first("push button", "^_?Save$")))
        wait(f"the file {path.name}", path.exists)
        check(path.read_bytes().startswith(head), f"{path.name} begins with {path.read_bytes()[:20]}")
        wait("the chooser to close", lambda: len(program.tree().children) == 1)


driver.run(saved_as)
