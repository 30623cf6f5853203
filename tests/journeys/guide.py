# SPDX-License-Identifier: GPL-3.0-or-later
"""First steps: the empty library, a guided first game by keys alone with another click in between, and a sample
sheet."""

import driver
from driver import check, library, wait

import guided


def by_keys(start):
    """All of Fliptown's guided game: the focus is on the place meant, and Enter does it. Another click is refused
    with a reason. Nothing is kept."""
    program = start()
    program.tab_to("push button", "^Fliptown, Guided First Game$")
    program.key("Return")
    guided.reach(program, 1, 12)
    program.key("Return")
    guided.reach(program, 2, 12)
    program.press(program.find("push button", "^Trail: Stop 9,"))
    program.find(None, "pays the most cash now")
    guided.play(program, 12, 2)
    check(not library(), "the guided game is in the library")


def sample(start):
    """Looked through without being kept; kept on demand, as practice; then there is no empty library any more."""
    program = start()
    program.press(program.find("push button", "^Flip City, Look at a Finished Sheet$"))
    program.find(None, "not in your library")
    check(not library(), "the sample is in the library")
    program.press(program.find("push button", "^Keep in the Library$"))
    wait("the sample in the library", lambda: len(library()) == 1)
    check(library()[0].get("practice"), "the sample would count")
    program.press(program.find("push button", "^Library$"))
    wait("the list", lambda: not program.tree().first("push button", "Guided First Game$"))


driver.run(by_keys, sample)
