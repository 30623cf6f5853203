# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of flipside-cli share.

They are run as: TEST CLI SOURCE-ROOT [unittest's arguments]
"""

import json
import os
import re
import resource
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

CLI = os.path.abspath(sys.argv[1])
ROOT = Path(sys.argv[2])

DONE, REFUSED, USAGE = 0, 1, 2

CARDS = {rank + suit for rank in ["A", *map(str, range(2, 11)), "J", "Q", "K"] for suit in "CDHS"}

# What each command takes; --help is everybody's.
OPTIONS = {
    "games": {"--json", "--options"},
    "rules": {"--json"},
    "new": {"--players", "--seats", "--seed", "--table", "--option", "--board", "--output"},
    "ask": {"--json", "--at"},
    "play": {"--json", "--by-chance"},
    "undo": {"--json", "--seat", "--library"},
    "mend": {"--json", "--at", "--to", "--remove", "--before", "--stop-there"},
    "show": {"--json", "--at", "--every", "--seat", "--sites", "--library"},
    "log": {"--json", "--at", "--changes", "--library"},
    "score": {"--json", "--library"},
    "serve": {"--port", "--bind", "--library"},
    "verify": {"--json", "--library"},
    "random": {"--json", "--seeds", "--seats", "--option", "--board", "--check", "--sheet",
               "--sheets"},
    "perft": {"--json", "--depth"},
    "import": {"--json", "--library"},
    "list": {"--json", "--csv", "--library"},
    "stats": {"--json", "--csv", "--game", "--player", "--mode", "--seats", "--edition", "--from", "--until",
              "--practice", "--without-hints", "--table", "--png", "--svg", "--chart", "--library"},
    "delete": {"--json", "--undo", "--library"},
    "label": {"--json", "--title", "--tags", "--archive", "--unarchive", "--library"},
    "duplicate": {"--json", "--library"},
    "deal": {"--json", "--output", "--players", "--library"},
    "backup": {"--json", "--library"},
    "restore": {"--json", "--library"},
    "export": {"--sheet", "--pdf", "--png", "--svg", "--csv", "--json", "--layout", "--print",
               "--pages", "--paper", "--seat", "--scale", "--library"},
    "recover": {"--json", "--library", "--replace"},
    "board": {"--json", "--library", "--game", "--output", "--games"},
    "hint": {"--json", "--at", "--time", "--budget", "--seed", "--weights"},
    "analyze": {"--json", "--budget", "--weights"},
    "match": {"--json", "--players", "--seeds", "--option", "--board", "--weights", "--at-least", "--sheets",
              "--jobs", "--merge"},
    "learn": {"--json", "--board", "--option", "--seats", "--rounds", "--games", "--seed", "--jobs", "--calibrate",
              "--out", "--from"},
    "bench": {"--json", "--games"},
}

# What takes many calls and says nothing about memory is left out under slow tools.
without_tools = unittest.skipIf("FLIPSIDE_TEST_PART" in os.environ, "not about memory")

# Whoever runs the tests keeps his own library out of them.
DATA_HOME = tempfile.TemporaryDirectory()
ENVIRONMENT = {**os.environ, "XDG_DATA_HOME": DATA_HOME.name}


def run(*arguments, text=None, **more):
    return subprocess.run([CLI, *map(str, arguments)], input=text, capture_output=True,
                          env=ENVIRONMENT, encoding="utf-8", check=False, **more)


# For a command that can write nothing to the disk.
FULL_DISK = {"restore_signals": False,
             "preexec_fn": lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))}


def options_in(text):
    """Every option at the beginning of a line of a --help, without the value's name."""
    return set(re.findall(r"^  (?:-\w, )?(--[\w-]+)", text, re.MULTILINE))


def moves_of(sheet):
    return ("\n" + sheet.split("\nmoves:\n", 1)[1]).split("\nboard:\n", 1)[0].split("\n")[1:]


def unsigned(sheet):
    return re.sub(r"^checksum: .*$", "checksum: none", sheet, flags=re.MULTILINE)


def built_in(name):
    """The text of a board that comes with the program."""
    return (ROOT / "data/boards" / name).read_text(encoding="utf-8")


class CliTest(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def check(self, status, *arguments, text=None, says=(), **more):
        """Runs a command that must end with the status; what it says goes where it belongs."""
        done = run(*arguments, text=text, **more)
        said = done.stdout if status == DONE else done.stderr
        self.assertEqual(done.returncode, status, f"{arguments}: {done.stdout}{done.stderr}")
        if status == DONE:
            self.assertEqual(done.stderr, "")
        else:
            self.assertTrue(done.stderr.startswith("flipside-cli: "), done.stderr)
        for part in [says] if isinstance(says, str) else says:
            self.assertIn(part, said)
        return done

    def json(self, *arguments, text=None, status=DONE):
        return json.loads(self.check(status, *arguments, "--json", text=text).stdout)

    def new(self, *arguments, name="sheet.flipsheet"):
        path = self.folder / name
        self.check(DONE, "new", "fliptown", *arguments, "--output", path)
        return path

    def write(self, text, name="written.flipsheet"):
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return path

    def finished(self, seed, *arguments, game="fliptown"):
        done = run("random", game, "--seeds", seed, *arguments, "--sheet")
        self.assertEqual(done.returncode, DONE, done.stderr)
        return done.stdout


def main():
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
