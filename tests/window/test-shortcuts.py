#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: test-shortcuts.py SOURCE-ROOT
Every key that is bound to an action stands in the window of shortcuts, and so does every key that a controller looks for:
in the group of its place."""

import re
import sys
from pathlib import Path

SOURCES = Path(sys.argv[1]) / "src/app"
SHORTCUTS = SOURCES / "preferences/shortcuts-window.c"

BOUND = re.compile(r'GDK_KEY_(\w+),\s*(0|GDK_\w+_MASK(?:\s*\|\s*GDK_\w+_MASK)*),\s*"([\w-]+\.[\w-]+)"')
ACCELERATOR = re.compile(r'"([\w-]+\.[\w-]+)", \{ ((?:"[^"]+"(?:, )?)+) \}')
MODIFIERS = {"GDK_CONTROL_MASK": "<Control>", "GDK_SHIFT_MASK": "<Shift>", "GDK_ALT_MASK": "<Alt>"}

# What a window of its own does with them is what people expect of it: it closes, turns its pages, goes back.
THEIR_OWN = {"window.close", "print.previous", "print.next", "compare.step", "rules.back", "rules.forward"}


# The groups of the keys that are looked for in a folder; elsewhere any will do.
GROUPS = {"board": ("general", "answering", "placing"), "now": ("general", "answering", "placing", "on_a_sheet"),
          "table": ("general", "on_the_table"), "editions": ("general", "on_a_sheet", "editing")}

# Other keys for the same, and those that are held.
SAME = {"KP_Enter": "Return", "KP_Add": "plus", "equal": "plus", "KP_Subtract": "minus", "KP_0": "0", "ISO_Left_Tab": "Tab",
        "KP_End": "End", "KP_Page_Up": "Page_Up", "KP_Page_Down": "Page_Down", "9": "1"}
HELD = {"Shift_L", "Shift_R", "Hyper_R", "ISO_Level3_Shift"}


def sought_keys():
    """Each that a handler of keys looks for, without what is held beside it."""
    for path in sorted(SOURCES.rglob("*.c")):
        text = path.read_text(encoding="utf-8")
        handled = "key-pressed" in text or "GtkEventControllerKey" in text
        for key in sorted(set(re.findall(r"GDK_KEY_(\w+)", text)) - HELD) if handled else ():
            key = SAME.get(key, key)
            yield path, key.lower() if len(key) == 1 else key


def told_in(groups):
    """The keys of some groups, or of all, without what is held beside them."""
    found = re.findall(r"static const Shortcut (\w+)\[\] = \{(.*?)\n\};", SHORTCUTS.read_text(encoding="utf-8"), re.S)
    rows = (row for name, rows in found if not groups or name in groups for row in re.findall(r'\), "([^"]+)"', rows))
    return {re.sub(r"<\w+>", "", key) for row in rows for key in row.split()}


def accelerator(key, modifiers):
    return "".join(text for mask, text in MODIFIERS.items() if mask in modifiers) + key


def bound_keys():
    """Each with its action, and where that stands."""
    for path in sorted(SOURCES.rglob("*.c")):
        text = path.read_text(encoding="utf-8")
        for key, modifiers, action in BOUND.findall(text):
            yield path, action, accelerator(key, modifiers)
        for action, keys in ACCELERATOR.findall(text) if path.name == "application.c" else ():
            for key in re.findall('"([^"]+)"', keys):
                yield path, action, key


def told_keys():
    rows = re.findall(r'\), "([^"]+)", (?:NULL|"[^"]+") \}', SHORTCUTS.read_text(encoding="utf-8"))
    return {key for keys in rows for key in keys.split()}


def main():
    told, bound = told_keys(), list(bound_keys())
    missing = [f"{path.relative_to(SOURCES)}: {key} ({action})" for path, action, key in bound
               if key not in told and action not in THEIR_OWN]
    sought = list(sought_keys())
    untold = [f"{path.relative_to(SOURCES)}: {key}" for path, key in sought
              if key not in told_in(GROUPS.get(path.relative_to(SOURCES).parts[0]))]
    print("1..4")
    print("ok" if len(bound) > 30 else "not ok", "1 the keys are found")
    print("not ok" if missing else "ok", "2 all of them are told")
    print("ok" if len(sought) > 40 else "not ok", "3 the keys that are looked for are found")
    print("not ok" if untold else "ok", "4 all of them are told in their group")
    for line in missing + untold:
        print("#", line)


main()
