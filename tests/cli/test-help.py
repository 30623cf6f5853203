#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""flipside-cli from outside: its help, its usage, and the games it lists."""

import re

from harness import DONE, OPTIONS, REFUSED, ROOT, USAGE, CliTest, main, options_in, run


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
            (["rules", "a", "b"], "one rule"),
            (["export", "a", "--csv", "b", "--seat", "2"], "--seat is for"),
            (["export", "a", "--pdf", "b", "--scale", "3"], "--scale is for"),
            (["export", "a", "--pdf", "b", "--pages", "aid"], "--pages and --paper"),
            (["export", "a", "--pdf", "b", "--paper", "a4"], "--pages and --paper"),
            (["board", "list", "--games", "5"], "no use for --games"),
            (["board", "check", "a", "--output", "b"], "no use for --output"),
            (["stats", "--chart", "2"], "--chart is for"),
            (["verify"], "one sheet"),
            (["serve"], "one sheet"),
            (["serve", "a", "b"], "one sheet"),
            (["serve", "a", "--port", "99999"], "65535"),
            (["serve", "-"], "standard input"),
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
                values = sorted(option["values"], key=lambda value: value != option["default"])
                self.assertIn(f"    {option['key']}={'|'.join(values)}", lines)

    def test_defaults_are_those_of_a_new_sheet(self):
        for game in self.json("games"):
            plain = self.check(DONE, "new", game["id"], "--seats", 2).stdout
            for option in game["options"]:
                named = run("new", game["id"], "--seats", 2, "--option",
                            f"{option['key']}={option['default']}")
                with self.subTest(game=game["id"], option=option["key"]):
                    if named.returncode == DONE:
                        self.assertEqual(self.options_of(named.stdout, option), self.options_of(plain, option))

    def options_of(self, sheet, option):
        """What a sheet says of an option; one that it does not name has its first value."""
        said = re.search(rf"^option {option['key']}: (.*)$", sheet, re.MULTILINE)
        return said[1] if said else option["values"][0]

    def test_rules(self):
        self.check(DONE, "rules", "FT-TRAIL-2", says=["FT-TRAIL-2 ", "You may travel"])
        self.check(DONE, "rules", "ft-trail-2", says="FT-TRAIL-2 ")
        self.assertIn("FT-TRAIL-2\t", self.check(DONE, "rules").stdout)
        rules = self.json("rules", "fliptown")
        self.assertEqual({rule["game"] for rule in rules}, {"fliptown"})
        self.check(DONE, "rules", "fliptown", says=[f"{rule['id']} {rule['title']}\n" for rule in rules])
        self.check(REFUSED, "rules", "no-such-rule", says="no-such-rule")

    def test_every_rule_of_every_page(self):
        pages = "".join(page.read_text(encoding="utf-8") for page in (ROOT / "seeds").glob("*.md"))
        ids = re.findall(r"^### ([A-Z]{2}-[A-Z-]+\d+) ", pages, re.MULTILINE)
        self.assertEqual(sorted(rule["id"] for rule in self.json("rules")), sorted(ids))


if __name__ == "__main__":
    main()
