#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Statistics, against a second count over random sheets: what show tells of each sheet, replayed and
counted here, against what stats tells from the results that the library has kept."""

import collections
import csv
import io
import json
import os
import shutil
import sqlite3
import statistics
import tempfile
import time
import xml.etree.ElementTree

from harness import DONE, ENVIRONMENT, REFUSED, USAGE, CliTest, main, run, unsigned

ENVIRONMENT["TZ"] = "UTC"

SHEETS = int(os.environ.get("FLIPSIDE_STATS_SHEETS", "48"))
NAMES = ["Ann", "Bob", "Cleo", "=Dan, the “First”"]
KINDS = [("fliptown", 2, ()), ("royalflip", 3, ()), ("fliptown", 1, ("--option", "cowbot=black-bart")),
         ("insertcoin", 2, ()), ("flickemup", 2, ()), ("fliptown", 4, ()), ("flipcity", 2, ())]
RANKS = {rank: number for number, rank in enumerate(["A", *map(str, range(2, 11)), "J", "Q", "K"], 1)}
YEAR = 1_600_000_000


def hand_of(cards):
    """The name of a poker hand of five cards, by the tallies' words."""
    ranks = [RANKS[card[:-1]] for card in cards]
    suits = {card[-1] for card in cards}
    counts = sorted(collections.Counter(ranks).values(), reverse=True)
    low = sorted(ranks)
    royal = low == [1, 10, 11, 12, 13]
    straight = len(set(low)) == 5 and (low[4] - low[0] == 4 or royal)
    if straight and len(suits) == 1:
        return "royal-flush" if royal else "straight-flush"
    if counts[0] == 4:
        return "four"
    if counts[:2] == [3, 2]:
        return "full-house"
    if len(suits) == 1:
        return "flush"
    if straight:
        return "straight"
    if counts[0] == 3:
        return "three"
    if counts[:2] == [2, 2]:
        return "two-pair"
    return "pair" if counts[0] == 2 else "nothing"


SUMS = ("sheets", "results", "won", "drawn", "lost", "mean", "best")

# What a result is grouped by: the name of its group, or None.
GROUPS = {
    "games": lambda row: row["game"],
    "players": lambda row: row["player"],
    "modes": lambda row: "dealt",
    "seats": lambda row: str(row["seats"]),
    "sides": lambda row: None if row["side"] is None else f"{row['game']}:{row['side']}",
    "months": lambda row: time.strftime("%Y-%m", time.gmtime(YEAR + row["sheet"] * 86400)),
}


class Stats(CliTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        import tempfile
        from pathlib import Path
        cls.place = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.place.cleanup)
        folder = Path(cls.place.name)
        cls.library = ("--library", folder / "library.db")
        each = SHEETS // len(KINDS)
        paths = []
        for kind, (game, seats, options) in enumerate(KINDS):
            own = folder / str(kind)
            own.mkdir()
            done = run("random", game, "--seats", seats, *options, "--seeds",
                       f"{kind * 1000 + 1}-{kind * 1000 + each}", "--sheets", own)
            assert done.returncode == DONE, done.stderr
            for number, path in enumerate(sorted(own.iterdir())):
                text = unsigned(path.read_text(encoding="utf-8"))
                for seat in range(seats):
                    name = NAMES[(seat + number) % len(NAMES)]
                    text = text.replace(f"\nplayer: Player {seat + 1}\n", f"\nplayer: {name}\n", 1)
                path.write_text(text, encoding="utf-8")
                paths.append(path)
        done = run("import", *paths, *cls.library)
        assert done.returncode == DONE, done.stderr
        cls.date_sheets(cls.library[1])
        lines = run("show", *paths, "--json").stdout.splitlines()
        assert len(lines) == len(paths) == each * len(KINDS)
        cls.sheets = [json.loads(line) for line in lines]
        cls.firsts = [json.loads(line) for line in run("show", *paths, "--at", 0, "--json").stdout.splitlines()]
        cls.rows = list(cls.count_rows())

    @staticmethod
    def date_sheets(path):
        """A day apart from each other, and each as many seconds long as its number says."""
        with sqlite3.connect(path) as database:
            for table, key in (("sheet", "id"), ("result", "sheet")):
                database.execute(f"UPDATE {table} SET ended = ({YEAR} + {key} * 86400) * 1000000,"
                                 f" played = {key} * 60000000 WHERE ended > 0")
        database.close()

    @classmethod
    def count_rows(cls):
        for number, (sheet, first) in enumerate(zip(cls.sheets, cls.firsts), 1):
            for index, seat in enumerate(sheet["seats"]):
                given = first["seats"][index]["marks"]
                yield {"sheet": number, "game": sheet["game"], "seat": index, "player": seat["player"],
                       "points": seat["score"]["total"], "outcome": seat.get("outcome", "none"),
                       "place": seat.get("place", 0), "seats": len(sheet["seats"]),
                       # The first seat of a duel takes the side of the law.
                       "side": index % 2 if sheet["game"] == "flickemup" else None, "facts": seat["facts"],
                       "marks": {name: mark for name, mark in seat["marks"].items()
                                 if given.get(name) not in ("circled", "filled")}}

    def stats(self, *arguments):
        return self.json("stats", *arguments, *self.library)

    def hold(self, told, rows):
        """The numbers that every choice has."""
        self.assertEqual(told["results"], len(rows))
        self.assertEqual(told["sheets"], len({row["sheet"] for row in rows}))
        for word in ("won", "drawn", "lost"):
            self.assertEqual(told[word], sum(row["outcome"] == word for row in rows), word)
        self.assertEqual([(row["sheet"], row["seat"] + 1, row["player"], row["points"], row["outcome"])
                          for row in rows],
                         [(row["sheet"], row["seat"], row["player"], row["points"], row["outcome"])
                          for row in told["history"]])
        for key, name_of in GROUPS.items():
            self.assertEqual({row["name"]: tuple(row[word] for word in SUMS) for row in told[key]},
                             self.grouped([row for row in rows if name_of(row) is not None], name_of), key)
        sheets = {row["sheet"] for row in rows}
        self.assertEqual(told["times"]["seconds"], sum(sheet * 60 for sheet in sheets))

    @staticmethod
    def grouped(rows, name_of):
        groups = collections.defaultdict(list)
        for row in rows:
            groups[name_of(row)].append(row)
        return {key: (len({row["sheet"] for row in group}), len(group),
                      *(sum(row["outcome"] == word for row in group) for word in ("won", "drawn", "lost")),
                      round(statistics.fmean(row["points"] for row in group), 4),
                      max(row["points"] for row in group)) for key, group in groups.items()}

    def test_everything(self):
        self.hold(self.stats(), self.rows)

    def test_one_game(self):
        for game in {kind[0] for kind in KINDS}:
            with self.subTest(game):
                rows = [row for row in self.rows if row["game"] == game]
                told = self.stats("--game", game)
                points = [row["points"] for row in rows]
                self.hold(told, rows)
                self.assertAlmostEqual(told["points"]["mean"], statistics.fmean(points), 3)
                self.assertAlmostEqual(told["points"]["median"], statistics.median(points), 3)
                self.assertAlmostEqual(told["points"]["deviation"], statistics.pstdev(points), 3)
                lower, _, upper = statistics.quantiles(points, n=4, method="inclusive")
                self.assertAlmostEqual(told["points"]["lower_quartile"], lower, 3)
                self.assertAlmostEqual(told["points"]["upper_quartile"], upper, 3)
                self.assertEqual(told["points"]["best"], max(points))
                self.assertEqual(told["points"]["worst"], min(points))
                self.assertEqual([bar["results"] for bar in told["distribution"]],
                                 [sum(bar["from"] <= one <= bar["to"] for one in points)
                                  for bar in told["distribution"]])
                self.assertEqual(sum(bar["results"] for bar in told["distribution"]), len(points))
                self.hold_sites(told, rows)

    def hold_sites(self, told, rows):
        marked = collections.Counter(name for row in rows for name, mark in row["marks"].items()
                                     if mark in ("circled", "filled"))
        self.assertEqual({site["site"]: site["results"] for site in told["sites"] if site["results"]},
                         marked)

    def test_filters(self):
        cases = [
            (("--player", "Ann"), lambda row: row["player"] == "Ann"),
            (("--seats", 2), lambda row: row["seats"] == 2),
            (("--game", "fliptown", "--seats", 1), lambda row: (row["game"], row["seats"]) == ("fliptown", 1)),
            (("--mode", "dealt"), lambda row: True),
            (("--mode", "table"), lambda row: False),
            (("--practice",), lambda row: False),
            (("--edition", "fliptown:base"), lambda row: False),
            (("--edition", "fliptown:fliptown.board"), lambda row: row["game"] == "fliptown"),
            (("--from", "2020-10-01"), lambda row: YEAR + row["sheet"] * 86400 >= 1_601_510_400),
            (("--until", "2020-10"), lambda row: YEAR + row["sheet"] * 86400 < 1_601_510_400),
        ]
        for arguments, is_chosen in cases:
            with self.subTest(arguments):
                told = self.stats(*arguments)
                self.hold(told, [row for row in self.rows if is_chosen(row)])

    def test_it_can_fail(self):
        """One result that is kept otherwise than it was played is found in the sums, or in the sites. (One with a
        seal is made anew.)"""
        path = self.folder / "wrong.db"
        changes = ("score = score + 1", "ending = (ending + 1) % 3", "player = 'Zoe'", "played = played + 60000000",
                   "ended = ended + 2764800000000")
        for change in changes:
            shutil.copy(self.library[1], path)
            with sqlite3.connect(path) as database:
                database.execute(f"UPDATE result SET {change}, seal = NULL WHERE sheet = 1")
            database.close()
            told = self.json("stats", "--library", path)
            with self.subTest(change), self.assertRaises(AssertionError):
                self.hold(told, self.rows)

    def test_edition(self):
        names = {row["name"] for row in self.stats("--game", "royalflip")["editions"]}
        rows = [row for row in self.rows if row["game"] == "royalflip"]
        self.assertTrue(names)
        self.assertEqual(sum(self.stats("--edition", name)["results"] for name in names), len(rows))

    def test_others(self):
        rows = [row for row in self.rows if row["game"] == "fliptown"]
        told = self.stats("--game", "fliptown", "--player", "Bob")
        self.hold_sites(told, [row for row in rows if row["player"] == "Bob"])
        for site in told["sites"]:
            self.assertEqual(site["others"], sum(row["marks"].get(site["site"]) == "circled"
                                                 for row in rows if row["player"] != "Bob"))

    def test_tallies(self):
        rows = [row for row in self.rows if row["game"] == "fliptown"]
        told = {row["what"]: row for row in self.stats("--game", "fliptown")["tallies"]}
        hands = collections.Counter()
        for row in rows:
            hands.update(hand_of(row["facts"][f"hand-{turn}"].split()) for turn in (1, 2, 3))
        for hand, times in hands.items():
            self.assertEqual(told[hand]["times"], times, hand)
        self.assertEqual(sum(told[hand]["times"] for hand in hands), 3 * len(rows))
        arrests = [len(row["facts"].get("arrests", "").split()) for row in rows]
        self.assertEqual(told["arrests"]["times"], sum(arrests))
        self.assertEqual(told["arrests"]["results"], sum(times > 0 for times in arrests))
        self.assertEqual(told["arrests"]["most"], max(arrests))

    def test_achievements(self):
        """As the score of each sheet tells them."""
        for game in {kind[0] for kind in KINDS}:
            rows = [row for row in self.rows if row["game"] == game]
            scores = [json.loads(line) for line in run(
                "score", *sorted({row["sheet"] for row in rows}), "--json", *self.library).stdout.splitlines()]
            met, players = collections.Counter(), collections.defaultdict(set)
            for score in scores:
                for seat in score["seats"]:
                    for feat in seat["achievements"]:
                        met[feat] += 1
                        players[feat].add(seat["player"])
            told = [row for row in self.stats("--game", game)["achievements"] if "parts" not in row]
            with self.subTest(game):
                self.assertEqual({row["achievement"]: (row["results"], row["players"]) for row in told
                                  if row["results"]},
                                 {feat: (times, len(players[feat])) for feat, times in met.items()})

    def test_pairs(self):
        expected = collections.defaultdict(lambda: [0, 0, 0])
        for one in self.rows:
            for other in self.rows:
                if one["sheet"] != other["sheet"] or one["player"] >= other["player"]:
                    continue
                pair = expected[one["player"], other["player"]]
                pair[0] += 1
                pair[1] += one["place"] < other["place"]
                pair[2] += one["place"] > other["place"]
        told = {(pair["player"], pair["opponent"]): [pair["sheets"], pair["ahead"], pair["behind"]]
                for pair in self.stats()["pairs"]}
        self.assertEqual(told, dict(expected))

    def test_records(self):
        rows = [row for row in self.rows if row["game"] == "fliptown"]
        told = {row["record"]: row for row in self.stats("--game", "fliptown")["records"]}
        best = max(row["points"] for row in rows)
        self.assertEqual(told["highest"]["value"], best)
        self.assertEqual(told["highest"]["sheet"], min(row["sheet"] for row in rows if row["points"] == best))
        self.assertEqual(told["longest"]["value"], 60 * max(row["sheet"] for row in rows))
        margins = []
        for sheet in {row["sheet"] for row in rows if row["seats"] > 1}:
            points = sorted(row["points"] for row in rows if row["sheet"] == sheet)
            margins.append(points[-1] - points[-2])
        self.assertEqual(told["margin"]["value"], max(margins))

    def test_csv(self):
        """A spreadsheet reads as much as a program, and no name is a formula."""
        for table in ("results", "distribution", "players", "seats", "months", "pairs", "tallies",
                      "achievements", "sites", "records"):
            text = self.check(DONE, "stats", "--game", "fliptown", "--csv", "--table", table,
                              *self.library).stdout
            rows = list(csv.reader(io.StringIO(text)))
            self.assertGreater(len(rows), 1, table)
            self.assertEqual({len(row) for row in rows}, {len(rows[0])}, table)
            self.assertNotIn("=Dan", {cell[:4] for row in rows for cell in row})
        rows = list(csv.DictReader(io.StringIO(self.check(DONE, "stats", "--csv", *self.library).stdout)))
        self.assertEqual(sum(int(row["points"]) for row in rows), sum(row["points"] for row in self.rows))

    def test_time_of_a_play(self):
        """A play for other programs was as long as the statistics say."""
        for number in (3, 7):
            play = json.loads(self.check(DONE, "export", number, "--json", "-", *self.library).stdout)
            self.assertEqual(play["durationMin"], number)

    def test_pictures(self):
        """The same pictures as the window saves, for other programs."""
        with tempfile.TemporaryDirectory() as folder:
            for table in ("results", "distribution", "tallies", "sites"):
                svg, png = os.path.join(folder, table + ".svg"), os.path.join(folder, table + ".png")
                self.check(DONE, "stats", "--game", "fliptown", "--table", table, "--svg", svg, "--png", png,
                           *self.library)
                self.assertTrue(xml.etree.ElementTree.parse(svg).getroot().tag.endswith("svg"))
                with open(png, "rb") as file:
                    head = file.read(24)
                self.assertTrue(head.startswith(b"\x89PNG"))
                self.assertEqual(int.from_bytes(head[16:20], "big"), 2 * 1068)
            charts = [self.check(DONE, "stats", "--game", "fliptown", "--table", "tallies", "--chart", number,
                                 "--svg", "-", *self.library).stdout for number in (1, 2)]
            self.assertNotEqual(*charts)
            self.check(REFUSED, "stats", "--game", "fliptown", "--table", "tallies", "--chart", 99, "--svg", "-",
                       *self.library)
            self.check(REFUSED, "stats", "--svg", "-", *self.library)  # points of several games
            self.check(USAGE, "stats", "--svg", "-", "--json", *self.library)
            self.check(USAGE, "stats", "--svg", "-", "--chart", 0, *self.library)

    def test_text(self):
        self.check(DONE, "stats", "--game", "fliptown", *self.library,
                   says=("Head to head", "Favourite sites", "Ann\t", "average "))
        self.check(DONE, "stats", "--table", "pairs", *self.library, says="Ann\tBob")

    def test_deleted(self):
        """Sheets that are deleted don't count until they are brought back, wherever they lie in the file."""
        sheets = sorted({row["sheet"] for row in self.rows})
        gone = [sheets[at] for at in (0, 3, 4, -1)]
        for sheet in gone:
            self.check(DONE, "delete", sheet, *self.library)
        try:
            self.hold(self.stats(), [row for row in self.rows if row["sheet"] not in gone])
        finally:
            for sheet in gone:
                self.check(DONE, "delete", sheet, "--undo", *self.library)
        self.hold(self.stats(), self.rows)

    def test_practice_and_automatic_players(self):
        """Practice is counted apart, and who plays by itself only as an opponent."""
        own = ("--library", self.folder / "own.db")
        path = self.write(self.finished(3, "--seats", 2))
        self.check(DONE, "undo", path, 9)
        self.check(DONE, "play", path, "--by-chance", 500)
        duel = self.write(self.finished(4, "--seats", 2, "--option", "opponent=easy", game="flickemup"),
                          "duel.flipsheet")
        self.check(DONE, "import", path, duel, *own)
        told = self.json("stats", "--practice", *own)
        self.assertEqual((told["sheets"], told["results"]), (1, 2))
        told = self.json("stats", *own)
        self.assertEqual((told["sheets"], told["results"]), (1, 1))
        self.assertEqual([(pair["automatic"], pair["sheets"]) for pair in told["pairs"]], [(True, 1)])

    def test_wrong(self):
        self.check(REFUSED, "stats", "--game", "chess", *self.library, says="chess")
        for arguments in (("--mode", "air"), ("--from", "soon"), ("--from", "2020-13"), ("--table", "no"),
                          ("--json", "--csv"), ("--seats", -1), ("Ann",)):
            self.check(USAGE, "stats", *arguments, *self.library)


if __name__ == "__main__":
    main()
