#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What flipside-cli prints as JSON is what its schema says, and the manual page tells every key."""

import json
import re
import unittest

from harness import DONE, OPTIONS, REFUSED, ROOT, CliTest, main, run, without_tools

try:
    import jsonschema
except ImportError:
    jsonschema = None

SCHEMA = json.loads((ROOT / "data/flipside-cli.schema.json").read_text(encoding="utf-8"))
GAMES = ("fliptown", "flipcity", "royalflip", "insertcoin", "flickemup")


def keys_of(schema):
    """All keys that the schema names, but for those of maps by id."""
    if isinstance(schema, list):
        return set().union(*map(keys_of, schema), set())
    if not isinstance(schema, dict):
        return set()
    own = set(schema.get("properties", {}))
    return own.union(*(keys_of(part) for part in schema.values()))


@unittest.skipUnless(jsonschema, "there is no validator of JSON schemas")
class Schema(CliTest):
    def setUp(self):
        super().setUp()
        self.library = ["--library", self.folder / "library"]

    def hold(self, name, value):
        schema = {**SCHEMA, "$ref": f"#/$defs/{name}"}
        errors = list(jsonschema.Draft202012Validator(schema).iter_errors(value))
        self.assertEqual([f"{'/'.join(map(str, error.absolute_path))}: {error.message[:200]}"
                          for error in errors[:3]], [], name)

    def told(self, name, *arguments, status=DONE):
        """Each line that a command prints is as its definition says."""
        lines = self.check(status, *arguments, "--json").stdout.splitlines()
        self.assertTrue(lines, arguments)
        for line in lines:
            self.hold(name, json.loads(line))
        return json.loads(lines[-1])

    def test_it_is_one(self):
        jsonschema.Draft202012Validator.check_schema(SCHEMA)

    def test_it_can_fail(self):
        with self.assertRaises(AssertionError):
            self.hold("delete", ["1"])
        with self.assertRaises(AssertionError):
            self.hold("perft", {"depth": 1, "lines": 2, "colour": "red"})

    @without_tools
    def test_sheets_of_every_game(self):
        for game in GAMES:
            with self.subTest(game):
                done = self.write(self.finished(2, "--seats", 2, game=game), f"{game}.flipsheet")
                begun = self.folder / f"{game}-begun.flipsheet"
                self.check(DONE, "new", game, "--seats", 2, "--seed", 7, "-o", begun)
                self.told("show", "show", done, begun, "--sites")
                self.told("score", "score", done, begun)
                self.told("log", "log", done, "--changes", "--at", 25)
                for at in (0, 3, 12):
                    self.told("ask", "ask", done, "--at", at)
                self.told("play", "play", begun, "--by-chance", 4)
                self.told("undo", "undo", begun)
                self.told("play_refused", "play", begun, "nonsense", status=REFUSED)
                self.told("import", "import", done, begun, *self.library)
                self.told("verify", "verify", done)
                play = run("export", done, begun, "--json", "-").stdout
                self.assertEqual(len(play.splitlines()), 2)
                for line in play.splitlines():
                    self.hold("play_of_bg_stats", json.loads(line))
        self.told("list", "list", *self.library)
        self.told("stats", "stats", *self.library)
        self.told("stats", "stats", "--game", "fliptown", "--seats", 2, "--from", "2020", *self.library)
        self.told("score", "score", 1, 2, *self.library)
        self.told("undo", "undo", 1, *self.library)
        self.told("delete", "delete", 2, *self.library)
        self.told("delete", "delete", 2, "--undo", *self.library)
        self.told("label", "label", 1, "--title", "Final", "--tags", "a, b", *self.library)
        self.told("duplicate", "duplicate", 1, *self.library)
        self.told("deal", "deal", 3, *self.library)
        self.told("backup", "backup", self.folder / "saved", *self.library)
        self.told("restore", "restore", self.folder / "saved", *self.library)
        self.told("stats", "stats", *self.library)
        self.told("stats", "stats", "--game", "fliptown", *self.library)
        self.told("list", "list", *self.library)
        self.told("recover", "recover", *self.library)

    def test_opponent(self):
        path = self.write(self.finished(1, "--option", "cowbot=black-bart"))
        self.told("score", "score", path)
        self.told("show", "show", path)
        self.told("import", "import", path, *self.library)
        self.assertIn("text", self.told("list", "list", *self.library)[0])

    def test_the_rest(self):
        path, board = self.folder / "sheet", self.folder / "own.board"
        self.check(DONE, "new", "royalflip", "--seats", 1, "--seed", 3, "-o", path)
        self.told("hint", "hint", path, "--budget", 5)
        self.told("analyze", "analyze", path, "--budget", 5)
        self.told("perft", "perft", path)
        self.told("games", "games", "--options")
        self.told("rules", "rules")
        self.told("random", "random", "royalflip", "--seeds", "1-2")
        self.told("bench", "bench", "fliptown-state-bytes")
        self.told("match", "match", "royalflip", "--players", "turn", "--seeds", "1-2", "--jobs", 1)
        done = run("learn", "royalflip", "--rounds", 1, "--games", 5, "--seed", 1, "--json",
                   "--out", self.folder / "learned")
        self.hold("learn", json.loads(done.stdout))
        self.check(DONE, "board", "new", "royalflip", "--output", board)
        self.told("board_check", "board", "check", board)
        self.told("board_import", "board", "import", board, *self.library)
        self.told("board_list", "board", "list", *self.library)
        path = self.new()
        self.check(DONE, "play", path, "KH", "2S", "9C")
        self.told("mend", "mend", path, "--at", 1, "--to", "2S", status=REFUSED)
        self.told("mend", "mend", path, "--at", 1, "--to", "KC")

    @without_tools
    def test_balance(self):
        board = self.folder / "own.board"
        self.check(DONE, "board", "export", "flickemup-01-dust.board", "--output", board)
        self.told("board_balance", "board", "balance", board, "--games", 1)


class ManPage(unittest.TestCase):
    def test_every_command_has_a_definition(self):
        """Each that prints JSON; its parts have one each."""
        names = set(SCHEMA["$defs"])
        for command, options in OPTIONS.items():
            if "--json" in options and command not in ("export", "board"):
                self.assertIn(command, names)
        for part in ("balance", "check", "import", "list"):
            self.assertIn(f"board_{part}", names)

    def test_every_key_is_told(self):
        text = (ROOT / "data/flipside-cli.1").read_text(encoding="utf-8")
        told = set(re.findall(r"[A-Za-z_-]+", " ".join(re.findall(r"^\.[RB]+ (.*)$", text, re.M))))
        untold = keys_of(SCHEMA["$defs"]) - told
        self.assertEqual(untold, set())


if __name__ == "__main__":
    main()
