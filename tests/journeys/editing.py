# SPDX-License-Identifier: GPL-3.0-or-later
"""People who change an edition in the editor: by what is drawn and by the form beside it."""

import re

import table
from driver import BUTTONS, CONTROL, check, wait
from second_edition import own_edition, text_of


def row_of_editions(program):
    """What leads there is called as the built-in edition is, where it is the only one."""
    def found():
        for row in program.tree().all("list item"):
            if {"All editions", "Change it if your edition is different"} & set(row.texts()):
                return row.name
        return None

    return wait("a row for the editions", found)


class Editor:
    """The editor of a copy of the built-in edition, and whoever uses it."""

    def __init__(self, program, game):
        self.program = program
        program.press(program.find("push button", "^New Sheet$"))
        wait("a focus on Start", lambda: (program.focused() or program.tree()).name == "Start")
        table.choose_game(program, game)
        program.tab_to("list item", f"^{re.escape(row_of_editions(program))}$")
        program.key("Return")
        program.press(program.find(BUTTONS, "^Copy and Check "))
        wait("the editor", lambda: program.tree().first("label", f"^{game} edition"))
        self.edition = own_edition()
        self.begun = self.count()

    def count(self):
        return self.program.keys_pressed + self.program.actions_done

    def await_line(self, line):
        """The change is in the library."""
        wait(f"{line} in the edition", lambda: line in text_of(self.edition).splitlines())

    # Coming to a value

    def await_focus(self, role, name):
        def found():
            focus = self.program.focused()
            return focus if focus and focus.role == role and re.search(name, focus.name) else None

        return wait(f"the focus on {role} “{name}”", found)

    def pick(self, name, value):
        """From a list that opens, by keys."""
        self.program.tab_to("push button", f"^{re.escape(name)}$")
        self.program.key("space")
        wait("a line of the list", self.line_of_list)
        self.program.key("Home")
        wait("the window to rest", self.program.rests)
        line = self.line_of_list()
        while not re.match(value, line):  # newer toolkits tell only of the lines in view
            self.program.key("Down")
            line = wait(f"a line after “{line}”, as {value} is to come", lambda: self.another_line(line))
        self.program.key("Return")
        self.await_focus("push button", f"^{re.escape(name)}$")

    def another_line(self, line):
        now = self.line_of_list()
        return now if now != line else None

    def line_of_list(self):
        """That with the focus; it has no name of its own, but what is written in it."""
        focus = self.program.focused()
        for item in self.program.tree().all("list item") if focus else ():
            if item.path == focus.path:
                return next(iter(item.texts()), None)
        return None

    def part(self, title):
        """From the list of all parts, which F6 leads to."""
        self.program.key("F6")
        self.await_focus("push button", "^Part of the Edition$")
        self.pick("Part of the Edition", f"{re.escape(title)}( \\(|$)")

    def site(self, name):
        """A click on what is drawn brings its form."""
        self.program.press(self.program.find(BUTTONS, f"^{re.escape(name)}"))

    # Changing it

    def number(self, name, number):
        self.program.tab_to("spin button", f"^{re.escape(name)}$")
        self.program.key("a", CONTROL)
        self.program.type(str(number))
        self.program.key("Return")

    def choose(self, name, value):
        self.pick(name, f"{re.escape(value)}$")
