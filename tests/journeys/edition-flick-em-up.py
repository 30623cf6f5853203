# SPDX-License-Identifier: GPL-3.0-or-later
"""A second scenario of Flick 'em Up!, made on the table itself, and put to use: played with real figures
and on the screen, and taken to another library."""

import driver
from by_keys import ELSEWHERE, Keys
from driver import BUTTONS, CONTROL, check, wait
from editing import Editor
from second_edition import Use, put_to_use
from table import SITE

GAME = "Flick ’em Up!"


class Hands(Keys):
    """At the table people tap who shot whom, and a heart. On the screen n aims at an enemy, and Enter
    flicks; whatever else is asked, 1 answers it."""

    def __init__(self, program):
        super().__init__(program)
        self.taps = iter(("lawman-1", "outlaw-3", "hat-of-outlaw-1", "hearts-of-outlaw-1"))

    def await_turn(self):
        """Flipside plays the outlaws, and takes its time. Gives what Ann is asked then, if anything."""
        def is_hers():
            nonlocal ask
            self.is_kept()
            ask = self.ask()
            return ask["over"] or ask["ask"]["seat"] == 1

        ask = None
        wait("Ann’s turn", is_hers)
        return None if ask["over"] else ask

    def step(self):
        if not self.sheet["dealt"]:
            site = self.walk_to(next(self.taps))
            self.program.key("Return")
            self.choose_way(site)
            return
        ask = self.await_turn()
        if not ask:
            return
        self.await_focus("the question", lambda node: node.name not in ELSEWHERE
                         and not SITE.search(node.name))
        if any(offer["verb"] == "shoot" for offer in ask["offers"]):
            self.program.key("n")
            self.program.key("Return")
        else:
            self.program.key("1")
        self.await_kept(ask["ask"]["prompt"])


def by_hand(editor):
    """A piece is moved where it stands, and its form follows; a figure is chosen by its hearts."""
    program = editor.program
    barrel = program.find(BUTTONS, r"^Barrel 1, \d+ mm")
    program.click(program.middle_of(barrel))
    wait("the values of the barrel", lambda: program.tree().first("spin button", "^Place, From the left$"))
    program.key("Down", CONTROL)
    editor.await_line("at=520 350 0")
    editor.site("Lawman 1, Hit points: 3")
    editor.number("Hit points", 2)
    editor.await_line("hit-points=2")
    wait("two hearts", lambda: program.tree().first(BUTTONS, "^Lawman 1, Hit points: 2"))


def changed(start):
    editor = Editor(start(), GAME)
    by_hand(editor)
    editor.number("The lawmen win when, How many", 2)
    editor.number("The outlaws win when, How many", 2)
    editor.await_line("outlaws=wound 2")
    print(f"# {editor.count() - editor.begun} keys and clicks")
    check(editor.count() - editor.begun < 60, "too much work for four values")
    put_to_use(start, editor.program, Use(
        GAME, ["lawmen=wound 2", "outlaws=wound 2", "hit-points=2", "at=520 350 0"], player=Hands,
        names=("Ann", "Bob"), row="Scenario", whole=True,
        dealt=(("Hand on the simulated table", "Steady"),), opponent="Flipside, easy"))


driver.run(changed)
