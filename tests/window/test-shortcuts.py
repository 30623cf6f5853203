#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: test-shortcuts.py SOURCE-ROOT
Every key that is bound to an action stands in the window of shortcuts."""

import re
import sys
from pathlib import Path

SOURCES = Path(sys.argv[1]) / "src/app"
SHORTCUTS = SOURCES / "preferences/shortcuts-window.c"

BOUND = re.compile(r'GDK_KEY_(\w+),\s*(0|GDK_\w+_MASK(?:\s*\|\s*GDK_\w+_MASK)*),\s*"([\w-]+\.[\w-]+)"')
LETTER = re.compile(r'install_key \(widget_class, GDK_KEY_(\w+), "([\w-]+\.[\w-]+)"')
ACCELERATOR = re.compile(r'"([\w-]+\.[\w-]+)", \{ ((?:"[^"]+"(?:, )?)+) \}')
MODIFIERS = {"GDK_CONTROL_MASK": "<Control>", "GDK_SHIFT_MASK": "<Shift>", "GDK_ALT_MASK": "<Alt>"}

# What a window of its own does with them is what people expect of it: it closes, turns its pages, goes back.
THEIR_OWN = {"window.close", "print.previous", "print.next", "compare.step", "rules.back", "rules.forward"}


def accelerator(key, modifiers):
    return "".join(text for mask, text in MODIFIERS.items() if mask in modifiers) + key


def bound_keys():
    """Each with its action, and where that stands."""
    for path in sorted(SOURCES.rglob("*.c")):
        text = path.read_text(encoding="utf-8")
        for key, modifiers, action in BOUND.findall(text):
            yield path, action, accelerator(key, modifiers)
        for key, action in LETTER.findall(text):
            yield path, action, key
        for action, keys in ACCELERATOR.findall(text) if path.name == "application.c" else ():
            for key in re.findall('"([^"]+)"', keys):
                yield path, action, key


def told_keys():
    rows = re.findall(r'\{ NC?_ \([^{}]*\), "([^"]+)", (?:NULL|"\w+") \}', SHORTCUTS.read_text(encoding="utf-8"))
    return {key for keys in rows for key in keys.split()}


def main():
    told, bound = told_keys(), list(bound_keys())
    missing = [f"{path.relative_to(SOURCES)}: {key} ({action})" for path, action, key in bound
               if key not in told and action not in THEIR_OWN]
    print("1..2")
    print("ok" if len(bound) > 30 else "not ok", "1 the keys are found")
    print("not ok" if missing else "ok", "2 all of them are told")
    for line in missing:
        print("#", line)


main()
