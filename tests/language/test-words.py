#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""flipside-cli in the language xa of in-a-language: every word that people read is translated, and no
letter is broken. Usage: test-words.py FLIPSIDE-CLI"""

import json
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

GAMES = ("fliptown", "flipcity", "royalflip", "insertcoin", "flickemup")
WORD = r"[A-Za-z]{3,}"
BROKEN = re.compile("[\ufffd\u200e\u200f\u2066-\u2069]")  # and marks of direction, which only windows show
# In help: what people type.
TYPED = r"^  \S+|--?[\w-]+(=\S+)?|\bN\b|flipside-cli"


def run(*arguments):
    done = subprocess.run([CLI, *arguments], capture_output=True, check=False)
    return (done.stdout + done.stderr).decode("utf-8")  # which fails where a letter is cut


def random_sheet(folder, game):
    """The path of a sheet that two players have played by chance."""
    sheet = subprocess.run([CLI, "random", game, "--seeds", "3-3", "--seats", "2", "--sheet"],
                           stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True).stdout
    path = Path(folder) / f"{game}.flipsheet"
    path.write_bytes(sheet)
    return str(path)


def strings(value):
    """Each string in what was read from JSON."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, (dict, list)):
        for part in value.values() if isinstance(value, dict) else value:
            yield from strings(part)


def plain_words(text, *allowed):
    for pattern in allowed:
        text = re.sub(pattern, "", text, flags=re.MULTILINE)
    return re.findall(WORD, text)


class Words(unittest.TestCase):
    def check(self, text, *allowed):
        self.assertEqual(plain_words(text, *allowed), [], text)
        self.assertIsNone(BROKEN.search(text), text)

    def check_columns(self, text):
        """The points of a table end in one column: its labels are padded by letters, not by bytes."""
        ends = {len(line) for line in text.splitlines() if re.match(r"  \S.* {2,}-?\d+$", line)}
        self.assertEqual(len(ends), 1, text)

    def check_facts(self, text):
        """Before the first player: what everyone shares, without sites and names."""
        facts = re.findall(r"^  .*: .*$", text, re.MULTILINE)
        self.assertGreater(len(facts), 2, text)
        self.check(facts[0])

    def test_help(self):
        commands = re.findall(r"^  (\w+)  ", run("--help"), re.MULTILINE)
        self.assertGreater(len(commands), 20)
        for command in commands:
            with self.subTest(command):
                lines = run(command, "--help").splitlines()
                # What GLib says itself has no translation here, and what is typed has none anywhere.
                told = [line for line in lines if not re.match(r"  -[h?]|Usage:|Help Options|Application|  flipside-cli", line)]
                self.check("\n".join(told), TYPED)

    def test_games(self):
        with tempfile.TemporaryDirectory() as folder:
            for game in GAMES:
                path = random_sheet(folder, game)
                with self.subTest(game):
                    self.check(run("log", path), r"^\S+ \d+:")
                    self.check(run("score", path))
                    self.check_columns(run("score", path))
                    self.check_facts(run("show", path))
                    self.check(json.dumps(json.loads(run("show", path, "--json"))), WORD)

    def test_decimals(self):
        """A number is written as the language has it."""
        with tempfile.TemporaryDirectory() as folder:
            path = str(Path(folder) / "begun.flipsheet")
            subprocess.run([CLI, "new", "fliptown", "--seed", "3", "-o", path], check=True)
            told = run("hint", path, "--budget", "20")
            self.assertRegex(told, r"\d,\d")
            self.assertNotRegex(told, r"\d\.\d")

    def test_room(self):
        """Whatever the moment says has its room: what is too long for it ends with an ellipsis."""
        with tempfile.TemporaryDirectory() as folder:
            for game in GAMES:
                path = random_sheet(folder, game)
                moves = len(json.loads(run("log", path, "--json")))
                for at in range(0, moves, moves // 6):
                    told = list(strings(json.loads(run("show", path, "--at", str(at), "--json"))))
                    self.assertGreater(len(told), 50)
                    self.assertEqual([text for text in told if text.endswith("…")], [], f"{game} at {at}")

    def test_refusals(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "new.flipsheet"
            path.write_text(run("new", "fliptown", "--seed", "7"), encoding="utf-8")
            self.check(run("play", str(path), "nonsense"), "flipside-cli", "nonsense", str(path))
            self.check(run("show", str(path), "--at", "99"), "flipside-cli", "--at")
            self.check(run("show", "/there/is/none"), "flipside-cli", "/there/is/none", "No such file or directory")


if __name__ == "__main__":
    CLI = sys.argv.pop(1)
    unittest.main(verbosity=2)
