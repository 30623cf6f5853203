#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""flipside-cli from outside: the sheets it begins."""

import hashlib
import re
import subprocess

from harness import CLI, DONE, ENVIRONMENT, REFUSED, ROOT, USAGE, CliTest, main, moves_of


class New(CliTest):
    def head(self, *arguments):
        return self.check(DONE, "new", "fliptown", *arguments).stdout.split("\nmoves:\n")[0]

    def test_defaults(self):
        head = self.head()
        self.assertEqual(head, "flipsheet 1\ngame: fliptown\nplayer: Player 1\noption edition: 2\n"
                               "dealer: table")
        self.assertEqual(self.head("--table"), head)

    def test_players_and_seats(self):
        self.assertEqual(re.findall("player: (.*)", self.head("--players", "Ann,Bob Ray")),
                         ["Ann", "Bob Ray"])
        self.assertEqual(len(re.findall("player: ", self.head("--seats", "4"))), 4)
        self.assertEqual(re.findall("player: (.*)", self.head("--players", "Ann", "--seats", "2")),
                         ["Ann", "Player 2"])

    def test_table_waits_and_seed_deals(self):
        at_table = self.check(DONE, "new", "fliptown").stdout
        dealt = self.check(DONE, "new", "fliptown", "--seed", "7").stdout
        self.assertEqual(moves_of(at_table), [])
        self.assertEqual(len(moves_of(dealt)), 3)
        self.assertIn("\ndealer: seed 7\n", dealt)
        self.assertEqual(self.check(DONE, "new", "fliptown", "--seed", "7").stdout, dealt)

    def test_largest_seed(self):
        self.assertIn(f"dealer: seed {2**64 - 1}", self.head("--seed", 2**64 - 1))
        self.check(USAGE, "new", "fliptown", "--seed", 2**64)

    def test_every_option(self):
        needs = {"bounties": ["--seats", "2"], "level": ["--option", "cowbot=black-bart"]}
        for option in self.json("games")[0]["options"]:
            for value in option["values"][1:]:
                wish = f"{option['key']}={value}"
                with self.subTest(wish):
                    head = self.head(*needs.get(option["key"], []), "--option", wish)
                    self.assertIn(f"option {option['key']}: {value}", head)

    def test_output(self):
        path = self.new("--seed", "7")
        self.assertEqual(path.read_text(), self.check(DONE, "new", "fliptown", "--seed", 7).stdout)
        again = self.folder / "again"
        self.check(DONE, "new", "fliptown", "--seed", "7", "-o", again)
        self.assertEqual(again.read_text(), path.read_text())

    def test_checksum_is_sha256_of_all_above(self):
        text, checksum = self.new().read_text().rsplit("checksum: ", 1)
        self.assertEqual(checksum, hashlib.sha256(text.encode()).hexdigest() + "\n")

    def own_board(self, cash, name):
        text = (ROOT / "data/boards/fliptown.board").read_text(encoding="utf-8")
        return self.write(text.replace("[start]\ncash=4\n", f"[start]\n{cash}\n"), name)

    def test_own_board(self):
        board = self.own_board("cash=40", "rich.board")
        path = self.new("--board", board)
        self.assertEqual(self.json("show", path)["seats"][0]["facts"]["cash"], 40)
        board.unlink()
        self.check(DONE, "verify", path)

    def test_refused(self):
        board = self.own_board("cash=many", "odd.board")
        cases = [
            (["chess"], ["chess", "fliptown"]),
            (["fliptown", "--option", "dance=yes"], "dance"),
            (["fliptown", "--option", "holdem=maybe"], ["maybe", "yes"]),
            (["fliptown", "--option", "holdem"], "holdem=yes"),
            (["fliptown", "--option", "level=hard"], "cowbot"),
            (["fliptown", "--option", "bounties=none"], "two or more"),
            (["fliptown", "--seats", "2", "--option", "cowbot=black-bart"], "one player"),
            (["flickemup", "--option", "opponent=hard"], ["second player", "--seed"]),
            (["flickemup", "--seed", "1", "--option", "entry=tracker"], "own table"),
            (["flipcity", "--seed", "1", "--option", "top=played"], "own table"),
            (["fliptown", "--players", "Ann,Ann"], "Ann"),
            (["fliptown", "--players", "Ann,"], "empty"),
            (["fliptown", "--players", "A,B,C,D,E"], "4"),
            (["fliptown", "--players", "A,B,C", "--seats", "2"], ["3 players", "seats is 2"]),
            (["fliptown", "--seats", "5"], "4"),
            (["fliptown", "--board", self.folder / "no.board"], "no.board"),
            (["fliptown", "--board", board], ["odd.board", "cash"]),
            (["fliptown", "--output", self.folder / "no/sheet"], "no/sheet"),
            (["fliptown", "--output", self.folder], str(self.folder)),
        ]
        for arguments, says in cases:
            with self.subTest(arguments):
                self.assertEqual(self.check(REFUSED, "new", *arguments, says=says).stdout, "")


if __name__ == "__main__":
    main()
