#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""flipside-cli from outside: its help, its usage, and the games it lists."""

import re

from harness import DONE, OPTIONS, USAGE, CliTest, main, options_in, run


class Help(CliTest):
    def test_summary_names_every_command(self):
        text = self.check(DONE, "--help").stdout
        self.assertEqual(set(re.findall(r"^  (\w+) ", text, re.MULTILINE)), set(OPTIONS))
        self.assertEqual(self.check(DONE, "help").stdout, text)

    def test_each_command_names_its_options(self):
        for command, options in OPTIONS.items():
            with self.subTest(command):
                text = self.check(DONE, command, "--help", says=f"flipside-cli {command}").stdout
                self.assertEqual(options_in(text), options | {"--help"})

    def test_json_where_it_is_promised(self):
        promise = re.search(r"With --json the commands print JSON,\s+except (.*?), which",
                            self.check(DONE, "--help").stdout, re.DOTALL)
        without = {command for command, options in OPTIONS.items() if "--json" not in options}
        self.assertEqual(set(re.split(r",\s*|\s+and\s+", promise[1])), without)

    def test_version(self):
        self.assertRegex(self.check(DONE, "--version").stdout, r"^flipside-cli \d+\.\d+\.\d+\n$")

    def test_short_help(self):
        for command in ([], *([command] for command in OPTIONS)):
            with self.subTest(command):
                self.assertEqual(self.check(DONE, *command, "-h", says="Usage:").stdout,
                                 run(*command, "--help").stdout)

    def test_no_command(self):
        done = run()
        self.assertEqual((done.returncode, done.stdout), (USAGE, ""))
        self.assertIn("--help", done.stderr)

    def test_usage(self):
        cases = [
            (["dance"], "dance"),
            (["games", "x"], "no argument"),
            (["games", "--colour"], "--colour"),
            (["new"], "one game"),
            (["new", "fliptown", "flipcity"], "one game"),
            (["new", "fliptown", "--seed", "seven"], "seven"),
            (["new", "fliptown", "--seed", "-1"], "-1"),
            (["new", "fliptown", "--seed", "7", "--table"], "--seed"),
            (["new", "fliptown", "--seats", "two"], "two"),
            (["new", "fliptown", "--seats", "0"], "one seat"),
            (["new", "fliptown", "--seats", "-3"], "one seat"),
            (["ask"], "a sheet"),
            (["play"], "move"),
            (["play", "a"], "move"),
            (["play", "-", "KH"], "sheet file"),
            (["show"], "one sheet"),
            (["show", "a", "--at", "x"], "x"),
            (["show", "a", "--at", "-1"], "negative"),
            (["ask", "a", "--at", "-1"], "negative"),
            (["log", "a", "--at", "-1"], "negative"),
            (["show", "a", "--seat", "x"], "x"),
            (["log"], "one sheet"),
            (["delete"], "one number"),
            (["list", "--csv", "--json"], "JSON"),
            (["export", "a", "b", "--png", "-"], "folder"),
            (["export", "a", "--pdf", "-", "--csv", "-"], "only one file"),
            (["score"], "one sheet"),
            (["verify"], "one sheet"),
            (["random"], "one game"),
            (["random", "fliptown", "--seeds", "9-3"], "9-3"),
            (["random", "fliptown", "--seeds", "1-"], "1-"),
            (["random", "fliptown", "--seats", "0"], "one seat"),
            (["perft"], "one sheet"),
            (["perft", "a", "--depth", "0"], "depth"),
            (["perft", "a", "--depth", "99"], "depth"),
            (["import"], "one sheet"),
            (["export", "1"], "--sheet"),
            (["export", "--sheet", "a"], "a sheet"),
            (["bench", "dance"], "no figure"),
        ]
        for arguments, says in cases:
            with self.subTest(arguments):
                done = self.check(USAGE, *arguments, says=[says, "--help"])
                self.assertEqual(done.stdout, "")


class Games(CliTest):
    def test_text_and_json_agree(self):
        games = self.json("games")
        lines = [f"{g['id']}\t{g['name']}\t{g['min_seats']}-{g['max_seats']}" for g in games]
        self.assertIn("fliptown", [game["id"] for game in games])
        self.assertEqual(self.check(DONE, "games").stdout.splitlines(), lines)

    def test_options(self):
        lines = self.check(DONE, "games", "--options").stdout.splitlines()
        for game in self.json("games"):
            for option in game["options"]:
                self.assertIn(f"    {option['key']}={'|'.join(option['values'])}", lines)


if __name__ == "__main__":
    main()
