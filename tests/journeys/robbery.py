# SPDX-License-Identifier: GPL-3.0-or-later
"""A sheet just before a great moment."""

import os
from pathlib import Path

from driver import check, cli

# The lineup of the turn in which the cattle are robbed.
LINEUP = ["7S", "2S", "9D"]


def robbery_sheet(*players):
    """A sheet on which the robbery card is the next to be told."""
    path = Path(os.environ["HOME"]) / "robbery.flipsheet"
    options = ["--option", "bounties=none"] if len(players) > 1 else []
    path.write_text(cli("new", "fliptown", "--table", "--players", ",".join(players), *options),
                    encoding="utf-8")
    cli("play", path, *LINEUP)
    answers = [line.strip() for line in cli("ask", path).splitlines() if "badlands 7" in line]
    check(answers, "nobody can rob the cattle")
    cli("play", path, answers[0])
    return path
