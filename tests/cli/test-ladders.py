#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every command with Ladders, which leaves out all that a game may leave out."""

import json
import signal
import subprocess
import urllib.request
from pathlib import Path

from harness import CLI, DONE, OPTIONS, REFUSED, CliTest, main, run


class Ladders(CliTest):
    def setUp(self):
        super().setUp()
        self.library = ("--library", self.folder / "library.db")

    def begin(self, *arguments):
        path = self.folder / "sheet.flipsheet"
        self.check(DONE, "new", "ladders", *arguments, "--output", path)
        return path

    def end(self, seats=2, seed=3):
        return self.write(self.finished(seed, "--seats", seats, game="ladders"))

    def kept(self, **how):
        """A finished sheet in the library, by its number."""
        self.check(DONE, "import", self.end(**how), *self.library)
        return self.json("list", *self.library)[0]["id"]

    def test_games(self):
        (game,) = self.json("games")
        self.assertEqual((game["id"], game["name"]), ("ladders", "Ladders"))
        self.check(DONE, "games", "--options", says="ladders.board")

    def test_rules(self):
        self.check(DONE, "rules", "ladders", says="LA-SCORE-1 Points")
        self.check(DONE, "rules", "LA-CLIMB-2", says="upwards only")

    def test_a_game_at_the_table(self):
        """Asked, answered, refused in words, told, taken back, mended."""
        path = self.begin("--table", "--players", "Ann,Bob")
        ask = self.json("ask", path)["ask"]
        self.assertEqual((ask["kind"], len(ask["answers"])), ("cards", 28))
        self.check(DONE, "play", path, "5H", says=("5♥ is flipped.", "Ann, climb a ladder"))
        both = self.json("ask", path)
        self.assertEqual(both["ask"]["answers"], ["1: climb left 5", "1: climb middle 5",
                                                  "1: climb right 5", "1: pass"])
        self.assertEqual(len(both["others"]), 1)
        self.check(REFUSED, "play", path, "left 4", says="This card leads to rung 5.")
        self.check(REFUSED, "play", path, "jump", says="“climb left 5”")
        self.check(DONE, "play", path, "2: left 5",
                   says="Bob: Climbs to Left ladder, Space 5: +4 points.")
        self.check(DONE, "play", path, "pass", "jk", says="Ann: Passes.")
        self.check(DONE, "log", path, says=("5♥ is flipped.", "Ann: Passes."))
        self.check(DONE, "undo", path)
        self.check(DONE, "mend", path, "--at", "2", "--to", "2: climb right 5",
                   says="changed: 2: climb right 5")
        self.check(DONE, "score", path, says="Right ladder")

    def test_show(self):
        path = self.begin("--seats", "2", "--seed", "5")
        self.check(DONE, "show", path, says="climb a ladder: 3♠.")
        shown = self.json("show", path, "--sites")
        self.assertEqual((shown["stage"], shown["where"]), ("climb", "Round 1 of 10"))
        sites = shown["seats"][0]["sites"]
        self.assertEqual(len(sites), 27)
        self.assertEqual([site["name"] for site in sites if site.get("badge")],
                         ["left 3", "middle 3", "right 3"])
        end = self.json("show", self.end())
        self.assertEqual((end["where"], end["progress"]), ("Game over", 100))

    def test_the_end(self):
        """Most points win; somebody who plays alone has points."""
        self.check(DONE, "score", self.end(), says=("The highest score wins.", "Winner: Player 2"))
        self.check(DONE, "score", self.end(seats=1), says="The game ends with")

    def test_checks(self):
        self.check(DONE, "verify", self.end(seats=6), says="valid, 70 moves")
        self.check(DONE, "random", "ladders", "--seeds", "1-20", "--seats", "3", "--check")
        path = self.begin("--seed", "5")
        self.check(DONE, "perft", path, "--depth", "1", says="4")

    def test_automatic_players(self):
        """A hint, a review and a match, without anything learned; and learning."""
        path, weights = self.begin("--seed", "5"), self.folder / "ladders.weights"
        self.check(DONE, "hint", path, "--budget", "50", says="points ±")
        self.check(DONE, "analyze", self.end(), "--budget", "20", says=("luck", "better"))
        best, worst = self.json("match", "ladders", "--players", "hard,random", "--seeds",
                                "1-8")["players"]
        self.assertGreater(best["mean"], worst["mean"] + 5)
        learned = run("learn", "ladders", "--rounds", "1", "--games", "20", "--out", weights)
        self.assertIn("features", learned.stdout)
        self.check(DONE, "hint", path, "--weights", weights, "--budget", "20", says="points ±")

    def test_library(self):
        sheet = self.kept()
        self.check(DONE, "list", *self.library, says="(won)")
        self.check(DONE, "log", sheet, *self.library, says="is flipped.")
        stats = self.json("stats", *self.library)
        self.assertEqual(stats["results"], 2)
        self.check(DONE, "stats", *self.library, says=("Head to head", "Left ladder\tSpace 9\t2"))
        self.check(DONE, "label", sheet, "--title", "First", *self.library)
        self.check(DONE, "duplicate", sheet, *self.library)
        self.check(DONE, "deal", sheet, *self.library)
        self.check(DONE, "backup", self.folder / "all.zip", *self.library)
        self.check(DONE, "delete", sheet, *self.library)
        self.check(DONE, "delete", "--undo", sheet, *self.library)
        self.check(DONE, "restore", self.folder / "all.zip", *self.library)
        self.check(DONE, "recover", *self.library, says="not damaged")

    def test_export(self):
        sheet, out = self.end(), self.folder / "out"
        self.check(DONE, "export", sheet, "--csv", out)
        self.assertIn("Left ladder", out.read_text(encoding="utf-8"))
        self.check(DONE, "export", sheet, "--json", out)
        self.assertEqual(json.loads(out.read_text(encoding="utf-8"))["game"]["sourceGameId"], "ladders")
        self.check(DONE, "export", sheet, "--sheet", out)

    def test_drawing(self):
        """The parts as they are described."""
        sheet, out = self.end(), self.folder / "out"
        for option, begins in (("--png", b"\x89PNG"), ("--svg", b"<?xml"), ("--pdf", b"%PDF"),
                               ("--print", b"%PDF")):
            self.check(DONE, "export", sheet, option, out)
            self.assertTrue(out.read_bytes().startswith(begins), option)

    def test_editions(self):
        """The form of a board follows from its format: described, checked, imported, played."""
        text = (self.folder / "long.board")
        text.write_text(run("board", "export", "ladders.board").stdout.replace("rounds=10", "rounds=12"),
                        encoding="utf-8")
        self.check(DONE, "board", "describe", "ladders", says="a number from 1 to 28")
        self.check(DONE, "board", "list", says="House ladders")
        self.check(DONE, "board", "check", text)
        self.check(DONE, "board", "import", text, *self.library)
        shown = self.json("show", self.begin("--board", text))
        self.assertEqual(shown["where"], "Round 1 of 12")
        text.write_text(text.read_text(encoding="utf-8").replace("rounds=12", "rounds=99"),
                        encoding="utf-8")
        self.check(REFUSED, "board", "check", text)

    def test_bench(self):
        self.assertIn("ladders-games-per-second", self.check(DONE, "bench").stdout)

    def test_serve(self):
        process = subprocess.Popen([CLI, "serve", self.begin("--seats", "2"), "--bind", "127.0.0.1"],
                                   stdout=subprocess.PIPE, text=True)
        link = process.stdout.readline().strip()
        with urllib.request.urlopen(link + "words") as words:
            guest = {"Cookie": words.headers["Set-Cookie"].split(";")[0]}
        ask = lambda path, data=None: urllib.request.urlopen(urllib.request.Request(link + path, data, guest))
        ask("sit", b"seat=1").close()
        with ask("moment") as answer:
            screen = json.load(answer)
        process.send_signal(signal.SIGINT)
        self.assertEqual(process.wait(timeout=20), DONE)
        process.stdout.close()
        self.assertEqual(screen["moment"]["game"], "ladders")
        self.assertEqual(sum(len(region["sites"]) for region in screen["regions"]), 27)

    def test_every_command_is_tried(self):
        tried = Path(__file__).read_text(encoding="utf-8")
        for command in OPTIONS:
            self.assertIn(f'"{command}"', tried)


main()
