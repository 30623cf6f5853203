# SPDX-License-Identifier: GPL-3.0-or-later
"""Steps of a guided first game."""

from driver import wait


def reach(program, step, of):
    """The step that is shown: the focus is on its place by then."""
    wait(f"step {step}", lambda: program.tree().first("label", f"^{step} of {of}$"))


def play(program, steps, first=1):
    """From a step to the last, by Enter alone."""
    for step in range(first, steps + 1):
        reach(program, step, steps)
        program.key("Return")
    program.find(None, "^The guided game is over")
