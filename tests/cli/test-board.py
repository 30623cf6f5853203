#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""flipside-cli board: editions in files and in the library."""

import re
import sqlite3
from contextlib import closing

from harness import DONE, REFUSED, ROOT, USAGE, CliTest, built_in, main


class Board(CliTest):
    def setUp(self):
        super().setUp()
        self.library = self.folder / "library.db"

    def own(self, name="Our copy.board", jackpot="jackpot=40"):
        return self.write(built_in("royalflip.board").replace("jackpot=50", jackpot), name)

    def add(self, *files):
        return self.json("board", "import", *files, "--library", self.library)

    def list(self, *arguments):
        return self.json("board", "list", *arguments, "--library", self.library)

    def test_import_list_export(self):
        path = self.own()
        self.assertEqual(self.add(path), [{"file": str(path), "game": "royalflip", "id": 1}])
        editions = self.list("royalflip")
        self.assertEqual([one.get("board") for one in editions],
                         ["royalflip.board", "royalflip-royals.board", None])
        self.assertEqual([one["name"] for one in editions][2], "Our copy")
        self.assertEqual((editions[2]["differences"], editions[2]["problems"]), (1, 0))
        exported = self.check(DONE, "board", "export", 1, "--library", self.library).stdout
        text, name = exported.split("\n[this edition]\n")
        self.assertEqual(text, path.read_text(encoding="utf-8"))
        self.assertIn("name=Our copy\n", name)
        out = self.folder / "out.board"
        self.check(DONE, "board", "export", 1, "--library", self.library, "-o", out)
        self.assertEqual(out.read_text(encoding="utf-8"), exported)
        self.check(DONE, "board", "check", out)
        self.add(out.rename(self.folder / "other.board"))
        self.assertEqual([one["name"] for one in self.list("royalflip")][2:],
                         ["Our copy", "Our copy 2"])

    def test_list_text(self):
        self.add(self.own())
        lines = self.check(DONE, "board", "list", "royalflip", "--library",
                           self.library).stdout.splitlines()
        self.assertEqual(len(lines), 3)
        self.assertEqual(lines[2].split("\t")[:4], ["1", "royalflip", "Our copy",
                         "Differs from the built-in one in 1 value"])

    def test_list_of_all_games(self):
        self.add(self.own())
        games = {one["game"] for one in self.list()}
        self.assertEqual(games, {game["id"] for game in self.json("games")})

    def test_same_name_twice(self):
        self.add(self.own(), self.own())
        self.assertEqual([one["name"] for one in self.list("royalflip")][2:],
                         ["Our copy", "Our copy 2"])

    def test_draft(self):
        self.add(self.own(jackpot="jackpot=many"))
        self.assertEqual(self.list("royalflip")[2]["problems"], 1)

    def test_damaged(self):
        """What is no longer what was written is told, and can't be had."""
        self.add(self.own())
        with closing(sqlite3.connect(self.library)) as database, database:
            database.execute("UPDATE edition SET text = replace (text, 'jackpot=40', 'jackpot=90')")
        self.assertEqual([one["damaged"] for one in self.list("royalflip")], [False, False, True])
        lines = self.check(DONE, "board", "list", "royalflip", "--library", self.library).stdout
        self.assertIn("Damaged", lines.splitlines()[2])
        done = self.check(REFUSED, "board", "export", 1, "--library", self.library)
        self.assertEqual(done.stdout, "")

    def test_other_game(self):
        path = self.write(built_in("fliptown.board"), "x.board")
        for verb in "import", "check":
            self.check(REFUSED, "board", verb, path, "--game", "royalflip",
                       *(["--library", self.library] if verb == "import" else []),
                       says="This is a board for Fliptown")
        for beginning in ("new", "royalflip", "--players", "Ann"), ("random", "royalflip"):
            self.check(REFUSED, *beginning, "--board", path, says="This is a board for Fliptown")
        self.assertEqual(self.add(path)[0]["game"], "fliptown")

    def test_no_board(self):
        path = self.write("La la la", "song.txt")
        self.check(REFUSED, "board", "import", path, "--library", self.library, says="song.txt")
        self.check(REFUSED, "board", "check", path, says="song.txt")
        self.check(REFUSED, "board", "check", self.folder / "none", says="none")

    def test_check(self):
        for path in sorted((ROOT / "data/boards").glob("*.board")):
            with self.subTest(path.name):
                self.check(DONE, "board", "check", path, says="is a valid board")
        found = self.json("board", "check", self.own())
        self.assertEqual((found["game"], found["good"], found["problems"]), ("royalflip", True, []))

    def test_check_of_what_makes_no_sense(self):
        """It can be played, but nobody is told that nothing is wrong with it."""
        cases = (
            ("flipcity.board", "points=8|, 18 cards-to-win", lambda found: "points=99" if "=" in found[0] else "",
             "nobody can ever win"),
            ("fliptown.board", "tombstones=5", "tombstones=9", "more than 8"),
            ("fliptown.board", "gear=4", "gear=8", "more than 7"),
            ("fliptown.board", "tools=5", "tools=9", "more than 8"),
            ("fliptown.board", "mine-gold=9", "mine-gold=18", "more than 17"),
            ("fliptown.board", "sites-in-each-region=4", "sites-in-each-region=13", "more than 12"),
            ("fliptown.board", "wanted=9", "wanted=99", "can never be met"),
            ("fliptown.board", "=bonus \\w+(, 1 stars)?(?=\\n)(?=(.*\\n)*\\[badlands chicken)", "=1 stars",
             "“Trail” has no bonus"),
            ("fliptown.board", "steps=2 7 14 23", "steps=2 7 6 23", "after a step with 7 comes one with only 6"),
        )
        for name, before, after, says in cases:
            text, n = re.subn(before, after, built_in(name))
            self.assertGreater(n, 0, before)
            path = self.write(text, "odd.board")
            with self.subTest(says):
                done = self.check(REFUSED, "board", "check", path, says=[says, "can be played all the same"])
                self.assertEqual(done.stdout, "")
                answer = self.json("board", "check", path, status=REFUSED)
                self.assertEqual((answer["good"], [p["warning"] for p in answer["problems"]]), (False, [True]))
                self.check(DONE, "new", name.split(".", 1)[0], "--board", path)

    def test_a_board_that_gives_everything_is_drawn(self):
        gives = "=99 stars, 99 gold, 99 cash, 99 wanted, 99 pan, 99 hammer, pan-or-hammer, bonus trail\n"
        before, trail, after = re.split(r"(\[trail\]\n(?:\w+=.*\n)+)", built_in("fliptown.board"))
        board = self.write(before + re.sub("=.*\n", gives, trail) + after, "all.board")
        path = self.folder / "all.flipsheet"
        self.check(DONE, "new", "fliptown", "--board", board, "-o", path)
        self.check(DONE, "export", path, "--png", self.folder / "all.png")

    def test_check_names_the_place(self):
        path = self.own(jackpot="jackpot=many")
        line = 1 + path.read_text(encoding="utf-8").splitlines().index("jackpot=many")
        self.check(REFUSED, "board", "check", path,
                   says=["Our copy.board", f"line {line}", "[solo]", "jackpot", "many"])
        problem, = self.json("board", "check", path, status=REFUSED)["problems"]
        self.assertEqual((problem["line"], problem["group"], problem["key"]),
                         (line, "solo", "jackpot"))

    def test_new(self):
        for game in self.json("games"):
            with self.subTest(game["id"]):
                path = self.folder / "new.board"
                self.check(DONE, "board", "new", game["id"], "-o", path)
                self.check(DONE, "board", "check", path, "--game", game["id"])

    def test_describe(self):
        self.check(DONE, "board", "describe", "royalflip", says=["# ", "## [solo]", "jackpot"])

    def test_export_built_in(self):
        self.assertEqual(self.check(DONE, "board", "export", "royalflip.board").stdout,
                         built_in("royalflip.board"))
        for what in "nothing", "0":
            self.check(REFUSED, "board", "export", what, says=what)
        self.add(self.own())
        self.check(REFUSED, "board", "export", "99", "--library", self.library, says="99")

    def test_balance(self):
        short = self.write(built_in("flickemup-01-dust.board").replace("wound 6", "wound 1"),
                           "short.board")
        balance = self.json("board", "balance", short, "--games", "2")
        self.assertEqual(balance["games"], 2)
        self.assertEqual(balance["first"] + balance["second"] + balance["draws"], 2)
        self.check(DONE, "board", "balance", short, "--games", "1", says=["1 of 1 game", "Lawmen"])
        self.check(REFUSED, "board", "balance", self.own(), says="no automatic player")
        self.check(USAGE, "board", "balance", short, "--games", "201", says="200")

    def test_usage(self):
        for arguments, says in [([], "list, check"), (["dance"], "list, check"),
                                (["check"], "one file"), (["check", "a", "b"], "one file"),
                                (["new"], "one game"), (["describe"], "one game"),
                                (["balance"], "one file"), (["export"], "one edition"), (["import"], "one file"),
                                (["list", "a", "b"], "one game")]:
            with self.subTest(arguments):
                self.check(USAGE, "board", *arguments, says=says)
        self.check(REFUSED, "board", "new", "chess", says="chess")


if __name__ == "__main__":
    main()
