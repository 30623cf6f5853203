#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Hints, verdicts, matches and learning from outside."""

import json
import re
import subprocess

from harness import CLI, DONE, ENVIRONMENT, REFUSED, ROOT, USAGE, CliTest, main, run

SHEET = ROOT / "tests/golden/fliptown/bank-two.flipsheet"

SHOTS = """moves:
1: lawman-1 done
2: outlaw-2 shoot right 160.08 2600
rest barrel-5 340.3 647.2 1.6 standing
rest tumbleweed-1 392.3 427.9 24.2 standing
missed tumbleweed-1
2: outlaw-2 shoot right 163.87 2600
rest lawman-4 218.7 531.4 0.0 fallen
hit lawman-4
"""


class Advisor(CliTest):
    def sheet(self, game="fliptown"):
        path = self.folder / f"{game}.flipsheet"
        path.write_text(run("random", game, "--seeds", 3, "--sheet").stdout, encoding="utf-8")
        return path

    def choice(self, path):
        """After how many moves a seat is first asked."""
        return next(i for i, entry in enumerate(self.json("log", path)) if entry["seat"] > 0)


class Hint(Advisor):
    def test_best_first_and_the_same_again(self):
        path = self.sheet()
        at = self.choice(path)
        found = self.json("hint", path, "--at", at, "--budget", 60)
        self.assertEqual(found, self.json("hint", path, "--at", at, "--budget", 60))
        self.assertGreater(found["answers"], 1)
        self.assertTrue(found["choices"][0]["ties"])
        answers = self.json("ask", path, "--at", at)["ask"]["answers"]
        for choice in found["choices"]:
            self.assertIn(choice["move"].split(": ")[-1], [answer.split(": ")[-1] for answer in answers])

    def test_text_names_three(self):
        path = self.sheet()
        lines = self.check(DONE, "hint", path, "--at", self.choice(path), "--time", "0.01").stdout
        said = [line for line in lines.splitlines() if not line.startswith(" ")]
        self.assertEqual(len(said), 4)
        self.assertEqual(said[-1], "Points expected at the end if you play well from here.")

    def test_chance_of_winning(self):
        """Where a game is won by a deed, its chance is told."""
        path = self.sheet("flipcity")
        at = self.choice(path)
        found = self.json("hint", path, "--at", at, "--budget", 60)
        self.assertEqual(found["means"], "chance")
        for choice in found["choices"]:
            self.assertTrue(0 <= choice["expected"] <= 100)
        self.assertRegex(self.check(DONE, "hint", path, "--at", at).stdout, r"\t\d+ %")
        self.assertEqual(self.json("analyze", path, "--budget", 8)[0]["means"], "chance")
        path = self.sheet()
        found = self.json("hint", path, "--at", self.choice(path), "--budget", 8)
        self.assertEqual(found["means"], "points")

    def test_no_reason_without_a_difference(self):
        """What is as good as won is not explained by points that are of no use."""
        self.check(DONE, "match", "flipcity", "--players", "turn", "--seeds", 501, "--sheets", self.folder)
        choices = self.json("hint", self.folder / "flipcity-501.flipsheet", "--at", 95)["choices"]
        self.assertEqual([choice["expected"] for choice in choices[:3]], [100, 100, 100])
        self.assertEqual([choice["reasons"] for choice in choices[:3]], [[], [], []])

    def test_flicks(self):
        """On the simulated table flicks are weighed, at a real one there is nothing to aim at."""
        path = self.folder / "flicks.flipsheet"
        path.write_text(run("new", "flickemup", "--players", "A,B", "--seed", 3).stdout, encoding="utf-8")
        found = self.json("hint", path, "--budget", 40)
        self.assertEqual(found, self.json("hint", path, "--budget", 40))
        self.assertEqual((found["means"], found["play_outs"]), ("chance", 40))
        for choice in found["choices"]:
            copy = self.folder / "copy.flipsheet"
            copy.write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
            self.check(DONE, "play", copy, choice["move"])
        self.assertNotIn(0, [choice.get("error") for choice in found["choices"]])
        self.assertNotIn("± 0 %", self.check(DONE, "hint", path, "--budget", 40).stdout)
        reasons = [reason for choice in found["choices"] for reason in choice["reasons"]]
        self.assertTrue(found["choices"][0]["reasons"])
        self.assertEqual(len(reasons), len(set(reasons)))
        path.write_text(run("new", "flickemup", "--players", "A,B", "--table").stdout, encoding="utf-8")
        self.check(REFUSED, "hint", path, says="nothing to aim at")

    def test_flicks_succeed(self):
        """As often as is told: what is meant is hit, not just anybody."""
        path = self.folder / "shots.flipsheet"

        def begin(seed):
            text = run("new", "flickemup", "--players", "A,B", "--seed", seed).stdout.replace("moves:\n", SHOTS)
            path.write_text(re.sub("checksum: .*", "checksum: none", text), encoding="utf-8")

        begin(1)
        best = self.json("hint", path, "--budget", 120)["choices"][0]
        whom, tenths, _, others = re.fullmatch(
            r"Hits Outlaw (\d). This succeeds in about (\d) of 10 flicks, “(.*)” in about (\d).", best["reasons"][0]).groups()
        self.assertNotEqual(tenths, others)
        hits = 0
        for seed in range(2, 42):
            begin(seed)
            self.check(DONE, "play", path, best["move"])
            hits += f"\nhit outlaw-{whom}\n" in path.read_text(encoding="utf-8")
        self.assertAlmostEqual(hits / 4, int(tenths), delta=2)

    def test_nothing_to_choose(self):
        path = self.sheet()
        self.check(REFUSED, "hint", path, says="nothing to choose")
        self.check(REFUSED, "hint", path, "--at", 0, says="nothing to choose")
        self.check(USAGE, "hint", path, "--budget", 0, says="above 0")


class Analyze(Advisor):
    def test_entries_and_totals(self):
        path = self.sheet()
        sheet, = self.json("analyze", path, "--budget", 30)
        self.assertEqual(len(sheet["entries"]), len(self.json("log", path)))
        for word in ("best", "good", "close", "slip", "blunder"):
            named = [entry for entry in sheet["entries"] if entry.get("verdict") == word]
            self.assertEqual(sheet["seats"][0][word], len(named))
        cost = sum(entry.get("cost", 0) for entry in sheet["entries"])
        self.assertAlmostEqual(sheet["seats"][0]["cost"], cost)
        luck = sum(found["luck"] for entry in sheet["entries"] for found in entry.get("luck", ()))
        self.assertAlmostEqual(sheet["seats"][0]["luck"], luck)

    def test_adds_up(self):
        """For each seat, the start, luck and choices are the result; a shared flip is the luck of all."""
        path = self.folder / "two.flipsheet"
        path.write_text(run("random", "royalflip", "--seeds", 5, "--seats", 2, "--sheet").stdout, encoding="utf-8")
        sheet, = self.json("analyze", path, "--budget", 8)
        scores = [seat["score"]["total"] for seat in self.json("score", path)["seats"]]
        for seat, score in zip(sheet["seats"], scores):
            self.assertAlmostEqual(seat["start"] + seat["luck"] - seat["cost"], seat["end"])
            self.assertEqual(seat["end"], score)
        shared = [entry for entry in sheet["entries"] if len(entry.get("luck", ())) == 2]
        self.assertTrue(shared)
        text = self.check(DONE, "analyze", path, "--budget", 8).stdout
        self.assertIn("Expected at the start: ", text)

    def test_habits(self):
        """What the mistakes of a seat were about; not each has a reason that is known."""
        path = self.folder / "random.flipsheet"
        path.write_text(run("random", "fliptown", "--seeds", 3, "--sheet").stdout, encoding="utf-8")
        sheet, = self.json("analyze", path, "--budget", 100)
        seat, = sheet["seats"]
        costs = [habit["cost"] for habit in seat["habits"]]
        self.assertTrue(costs)
        self.assertEqual(costs, sorted(costs, reverse=True))
        self.assertLessEqual(sum(costs), seat["cost"])
        self.assertLessEqual(sum(habit["mistakes"] for habit in seat["habits"]), seat["slip"] + seat["blunder"])
        text = self.check(DONE, "analyze", path, "--budget", 100).stdout
        self.assertIn(f"made a difference to “{seat['habits'][0]['label']}” cost", text)

    def test_several_sheets(self):
        path = self.sheet("royalflip")
        text = self.check(DONE, "analyze", path, path, "--budget", 10).stdout
        self.assertEqual(text.count(f"{path}:"), 2)


class Match(Advisor):
    def test_parts_add_up(self):
        common = ("match", "royalflip", "--players", "turn,easy", "--at-least", 20)
        paths = []
        for seeds in ("1-4", "5-8"):
            paths.append(self.folder / f"{seeds}.json")
            paths[-1].write_text(self.check(DONE, *common, "--seeds", seeds, "--json").stdout)
        whole = self.json(*common, "--seeds", "1-8", "-j1")
        self.assertEqual(self.json("match", "--merge", *paths), whole)
        self.assertEqual([player["games"] for player in whole["players"]], [8, 8])

    def test_sheets(self):
        for game, options in (("royalflip", ("--players", "turn,easy")), ("flickemup", ("--players", "beginner"))):
            folder = self.folder / game
            told = self.json("match", game, *options, "--seeds", "1-2", "--sheets", folder)
            points = {}
            for seed in (1, 2):
                path = folder / f"{game}-{seed}.flipsheet"
                self.check(DONE, "verify", path)
                for seat in self.json("score", path)["seats"]:
                    name = seat["player"].split()[0]
                    points[name] = points.get(name, 0) + seat["score"]["total"]
            self.assertEqual(sum(points.values()), sum(player["points"] for player in told["players"]))
            if game == "royalflip":
                self.assertEqual(points, {player["player"]: player["points"] for player in told["players"]})
        self.check(REFUSED, "match", "royalflip", "--seeds", 1, "--sheets", SHEET, says="can’t be made")

    def test_count_play(self):
        """What the pages on playing well are counted by."""
        done = subprocess.run([ROOT / "build-aux/count-play", CLI, "royalflip", "--seeds", "1-2", "--analyze", "8"],
                              check=True, capture_output=True, text=True, env=ENVIRONMENT)
        rows = dict(row.split("\t", 1) for row in done.stdout.splitlines())
        told = self.json("match", "royalflip", "--players", "turn", "--seeds", "1-2")["players"][0]
        self.assertEqual(rows["games"], "2\t2")
        self.assertEqual(rows["points"].split("\t")[0], f"{told['mean']:.2f}")
        self.assertTrue(rows["chosen: take"].startswith("12.00@"))
        self.assertIn("cost", rows)

    def test_measure_players(self):
        """The tables of the page about automatic players; here only what adds up, in one kind of game."""
        done = subprocess.run([ROOT / "build-aux/measure-players", CLI, "--games", "1", "additivity"],
                              check=True, capture_output=True, text=True, env=ENVIRONMENT)
        rows = re.findall(r"^\| (\w+) normal.* \| 1 \| (.*) \|$", done.stdout, re.MULTILINE)
        self.assertEqual({game for game, _ in rows}, {"fliptown", "flipcity", "royalflip", "insertcoin"})
        self.assertEqual({off for _, off in rows}, {"0.00"})

    def test_simulated_table(self):
        """Levels play each other, from both sides; without a board, two seeds each are for the same scenario."""
        common = ("match", "flickemup", "--players", "easy,beginner")
        doors = self.json(*common, "--seeds", "2-3", "--board", "flickemup-02-doors.board")
        self.assertEqual(self.json(*common, "--seeds", "2-3", "-j1"), doors)
        self.assertNotEqual(self.json(*common, "--seeds", "4-5"), doors)
        self.assertEqual([player["games"] for player in doors["players"]], [2, 2])
        self.assertEqual(sum(player["win_parts"] for player in doors["players"]), 2 * 2520)
        alike = self.json("match", "flickemup", "--players", "beginner", "--seeds", 1)
        self.assertEqual([player["player"] for player in alike["players"]], ["beginner", "beginner"])
        self.check(REFUSED, "match", "flickemup", "--players", "easy,random", says="random")
        self.check(USAGE, "match", "flickemup", "--weights", SHEET, says="--weights")
        self.check(REFUSED, "learn", "flickemup", "--out", self.folder / "none", says="no automatic player")

    def test_what_is_not_a_part(self):
        other = self.folder / "other.json"
        other.write_text(self.check(DONE, "match", "royalflip", "--seeds", 1, "--json").stdout)
        part = self.folder / "part.json"
        part.write_text(self.check(DONE, "match", "flipcity", "--players", "turn", "--seeds", 1, "--json").stdout)
        self.check(REFUSED, "match", "--merge", part, other, says="another match")
        for text in ("", "[]", "{}", '{"game":"royalflip"}', other.read_text()[:-40],
                     re.sub(r'"games": *1', '"games":-1', other.read_text())):
            part.write_text(text)
            self.check(REFUSED, "match", "--merge", part, says="was not printed by")

    def test_unknown_players(self):
        self.check(REFUSED, "match", "fliptown", "--players", "genius", says="genius")
        self.check(REFUSED, "match", "fliptown", "--players", "turn:9", says="turn:9")


class Learn(Advisor):
    def test_learns_the_same_and_is_used(self):
        texts = []
        for name in ("a", "b"):
            path = self.folder / name
            done = run("learn", "insertcoin", "--rounds", 1, "--games", 30, "--out", path)
            self.assertEqual(done.returncode, DONE, done.stderr)
            self.assertIn("Round 1 of 1", done.stderr)
            texts.append(path.read_text())
        self.assertEqual(*texts)
        found = self.json("match", "insertcoin", "--players", "turn", "--seeds", "1-4", "--weights", path)
        self.assertGreater(found["players"][0]["mean"], 30)
        self.check(REFUSED, "match", "fliptown", "--weights", path, says="another game")
        self.check(REFUSED, "match", "fliptown", "--weights", SHEET, says="is not a weights file")

    def test_calibrates(self):
        """The weights stay, and what comes of them is added; figures that are shown are corrected by it."""
        old, new = ROOT / "data/boards/flipcity.weights", self.folder / "new"
        common = ("learn", "flipcity", "--out", new, "--calibrate")
        self.check(DONE, *common, "--from", old, "--games", 1, "--jobs", 2)
        text, before = new.read_text(), old.read_text()
        self.assertEqual(text.split("[Correction")[0], before.split("[Correction")[0])
        self.assertEqual(text.count("[Correction chance 1]"), 1)
        self.assertEqual(before.count("[Correction chance 1]"), 1)
        path, old = self.sheet("royalflip"), ROOT / "data/boards/royalflip.weights"
        at, before = self.choice(path), old.read_text()
        plain = self.folder / "plain"
        plain.write_text(before.split("[Correction")[0])
        shown, bare = (self.json("hint", path, "--at", at, "--budget", 60, "--weights", weights)["choices"]
                       for weights in (old, plain))
        self.assertEqual([choice["move"] for choice in shown], [choice["move"] for choice in bare])
        self.assertNotEqual(shown, bare)
        plain.write_text(before.replace("slope=", "slopes="))
        self.check(REFUSED, "hint", path, "--at", at, "--weights", plain, says="Correction")
        self.check(USAGE, *common, says="--from")

    def test_refused_before_it_begins(self):
        for path in (self.folder / "nowhere" / "weights", self.folder):
            done = run("learn", "insertcoin", "--rounds", 1, "--games", 30, "--out", path)
            self.assertEqual(done.returncode, REFUSED, done.stderr)
            self.assertIn("can’t be written", done.stderr)
            self.assertNotIn("Round", done.stderr)

    def test_usage(self):
        self.check(USAGE, "learn", "fliptown", says="--out")
        self.check(USAGE, "learn", "fliptown", "--out", "x", "--rounds", 0, says="1 or more")


main()
