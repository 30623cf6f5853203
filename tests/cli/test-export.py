#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What flipside-cli exports, opened by other programs."""

import base64
import csv
import io
import json
import re
import shutil
import statistics
import subprocess
import unittest
import urllib.parse
import zlib

from harness import CLI, DONE, ENVIRONMENT, REFUSED, USAGE, CliTest, main, run

GAMES = ("fliptown", "flipcity", "royalflip", "insertcoin", "flickemup")
DRAWN = ("fliptown", "flickemup")  # pictures take a while; the golden ones are of all games


def output_of(program, *arguments, data=None):
    done = subprocess.run([program, *map(str, arguments)], input=data, capture_output=True,
                          check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def needs(program):
    return unittest.skipUnless(shutil.which(program), f"there is no {program}")


def thumbnail(svg):
    """The grey values of what another program draws, some 100 pixels wide."""
    png, place, data = output_of("rsvg-convert", "-w", 100, "-b", "white", data=svg), 8, b""
    width = int.from_bytes(png[16:20], "big")
    channels = {2: 3, 6: 4}[png[25]]
    while place < len(png):
        size = int.from_bytes(png[place:place + 4], "big")
        if png[place + 4:place + 8] == b"IDAT":
            data += png[place + 8:place + 8 + size]
        place += size + 12
    data, values, above = zlib.decompress(data), [], bytes(width * channels)
    for start in range(0, len(data), width * channels + 1):
        line = bytearray(data[start + 1:start + 1 + width * channels])
        for i, _ in enumerate(line):
            left, over = (line[i - channels], above[i - channels]) if i >= channels else (0, 0)
            guess = left + above[i] - over
            nearest = min((left, above[i], over), key=lambda one, guess=guess: abs(guess - one))
            line[i] = (line[i] + (0, left, above[i], (left + above[i]) // 2, nearest)[data[start]]) % 256
        above = bytes(line)
        values += [sum(line[i:i + 3]) / 3 for i in range(0, len(line), channels)]
    return values


class Export(CliTest):
    def bytes_of(self, path, option, *arguments):
        """The same bytes on standard output and in a file."""
        done = subprocess.run([CLI, "export", str(path), option, "-", *map(str, arguments)],
                              capture_output=True, env=ENVIRONMENT, check=False)
        self.assertEqual((done.returncode, done.stderr), (DONE, b""))
        return done.stdout

    def total(self, path, seat=0):
        return self.json("score", path)["seats"][seat]["score"]["total"]

    def sheets(self, games=GAMES):
        for game in games:
            with self.subTest(game):
                yield self.write(self.finished(3, "--seats", 2, game=game), f"{game}.flipsheet")

    @needs("pdftotext")
    def test_pdf(self):
        """The board on paper says whose it is and how many points it has."""
        for path in self.sheets(DRAWN):
            pdf = self.bytes_of(path, "--pdf", "--seat", 2)
            text = output_of("pdftotext", "-layout", "-", "-", data=pdf).decode()
            self.assertRegex(text, rf"Player 2: {self.total(path, 1)} points?, \d{{4}}-\d\d-\d\d")
            info = output_of("pdfinfo", "-", data=pdf).decode()
            self.assertRegex(info, r"Pages: +1\n")
            self.assertRegex(info, r"Page size: +841.89 x 595.276 pts \(A4\)")

    @needs("pdftotext")
    def test_pages(self):
        """All boards, the result and a blank board, on the paper that is wished for."""
        path = self.write(self.finished(3, "--seats", 4), "four.flipsheet")
        pdf = self.bytes_of(path, "--print", "--pages", "boards,result,blank", "--paper", "letter")
        info = output_of("pdfinfo", "-l", 9, "-", data=pdf).decode()
        self.assertRegex(info, r"Pages: +6\n")
        self.assertEqual(re.findall(r"Page +\d size: +(\d+ x \d+) pts", info),
                         4 * ["792 x 612"] + ["612 x 792", "792 x 612"])
        pages = output_of("pdftotext", "-layout", "-", "-", data=pdf).decode().split("\f")
        totals = [self.total(path, seat) for seat in range(4)]
        for seat, page in enumerate(pages[:4]):
            self.assertIn(f"Player {seat + 1}: {totals[seat]} points", page)
        self.assertRegex(pages[4], r"Total +" + r" +".join(map(str, totals)))
        self.assertIn("Winner: Player", pages[4])
        self.assertNotIn("Player 1", pages[5])
        one = self.bytes_of(path, "--print", "--pages", "boards", "--seat", 3)
        self.assertRegex(output_of("pdfinfo", "-", data=one).decode(), r"Pages: +1\n")

    @needs("pdftotext")
    def test_the_result_on_paper(self):
        """A draw has no winner, and of sides the game says which has won."""
        for seed, seats, words in ((11, 2, "A draw: both sides"), (3, 2, "the Outlaws win")):
            path = self.write(self.finished(seed, "--seats", seats, game="flickemup"))
            pdf = self.bytes_of(path, "--print", "--pages", "result")
            text = output_of("pdftotext", "-layout", "-", "-", data=pdf).decode()
            self.assertIn(words, text)
            self.assertNotIn("Winner", text)

    def test_a_scenario_of_ones_own_has_no_layout(self):
        board, path, out = (self.folder / name for name in ("own.board", "own.flipsheet", "own.pdf"))
        self.check(DONE, "board", "new", "flickemup", "-o", board)
        self.check(DONE, "new", "flickemup", "--board", board, "-o", path)
        for arguments in (["--layout", out], ["--print", out, "--pages", "boards,layout"]):
            self.check(REFUSED, "export", path, *arguments, says="no table to lay out")
        self.assertFalse(out.exists())

    @needs("pdftotext")
    def test_the_rules_on_paper(self):
        for path in self.sheets():
            pdf = self.bytes_of(path, "--print", "--pages", "aid")
            self.assertGreater(len(output_of("pdftotext", "-", "-", data=pdf).split()), 500)

    @needs("pdftotext")
    def test_layout_leaves_empty_pages_out(self):
        path = self.folder / "table.flipsheet"
        self.check(DONE, "new", "flickemup", "--seats", 2, "-o", path)
        for paper, n in (("a4", 13), ("letter", 16)):
            pdf = self.bytes_of(path, "--print", "--pages", "layout", "--paper", paper)
            self.assertRegex(output_of("pdfinfo", "-", data=pdf).decode(), rf"Pages: +{n}\n")
            pages = output_of("pdftotext", "-layout", "-", "-", data=pdf).decode().split("\f")
            self.assertIn("left out", pages[0])
            for page in pages[1:n]:
                self.assertGreater(len(page.split()), 9, "nothing stands on this page")

    @needs("rsvg-convert")
    def test_svg_and_png(self):
        for path in self.sheets(DRAWN):
            svg = self.bytes_of(path, "--svg", "--scale", 1)
            drawn = output_of("rsvg-convert", data=svg)
            png = self.bytes_of(path, "--png", "--scale", 1)
            self.assertTrue(drawn.startswith(b"\x89PNG") and png.startswith(b"\x89PNG"))
            self.assertEqual(drawn[16:24], png[16:24])  # width and height
            size = [int.from_bytes(png[at:at + 4], "big") for at in (16, 20)]
            framed = ('<svg xmlns="http://www.w3.org/2000/svg" width="{}" height="{}"><image width="100%"'
                      ' height="100%" href="data:image/png;base64,{}"/></svg>').format(
                          *size, base64.b64encode(png).decode()).encode()
            one, other = thumbnail(svg), thumbnail(framed)
            self.assertGreater(statistics.pstdev(one), 10, "nothing is drawn")
            self.assertEqual(len(one), len(other))
            self.assertLess(statistics.fmean(abs(a - b) for a, b in zip(one, other)), 4,
                            "PNG and SVG are different pictures")

    def test_csv(self):
        for path in self.sheets():
            rows = list(csv.DictReader(io.StringIO(self.bytes_of(path, "--csv").decode(), newline="")))
            score = self.json("score", path)
            for number, seat in enumerate(score["seats"], 1):
                own = [row for row in rows if row["seat"] == str(number)]
                self.assertEqual([(row["line"], row["points"]) for row in own[:-1]],
                                 [(line["id"], str(line["points"]))
                                  for line in seat["score"]["lines"]])
                self.assertEqual((own[-1]["line"], own[-1]["points"]),
                                 ("total", str(seat["score"]["total"])))
                self.assertEqual(own[0]["player"], seat["player"])

    def test_names_are_no_formulas(self):
        path = self.new("--players", '=1+1,"Ann" & Bob', "--seed", 7)
        rows = list(csv.DictReader(io.StringIO(self.bytes_of(path, "--csv").decode(), newline="")))
        self.assertEqual({row["player"] for row in rows}, {"'=1+1", '"Ann" & Bob'})

    def test_play_for_bg_stats(self):
        for path in self.sheets():
            text = self.bytes_of(path, "--json").decode()
            play, score = json.loads(text), self.json("score", path)
            self.assertEqual([player["score"] for player in play["players"]],
                             [seat["score"]["total"] for seat in score["seats"]])
            self.assertEqual([player["winner"] for player in play["players"]],
                             [number in score["winners"] for number in (1, 2)])
            self.assertRegex(play["playDate"], r"^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$")
            self.assertEqual(play["game"]["noPoints"], score.get("by") == "deed")
            again = json.loads(self.bytes_of(path, "--json"))
            self.assertEqual(play["sourcePlayId"], again["sourcePlayId"])
            address = "bgstats://" + urllib.parse.quote(text.strip())
            self.assertEqual(json.loads(urllib.parse.unquote(address[len("bgstats://"):])), play)

    def test_several_sheets(self):
        """A folder gets a file of each, named after game, players and date; a table holds all."""
        folder, table = self.folder / "out", self.folder / "all.csv"
        paths = [self.new("--players", "Ann,O’Bob/..", "--seed", seed, name=f"{seed}")
                 for seed in (1, 2)]
        self.check(DONE, "export", *paths, "--svg", folder, "--sheet", folder, "--csv", table)
        names = sorted(path.name for path in folder.iterdir())
        day = re.search(r"\d{4}-\d\d-\d\d", names[0]).group()
        self.assertEqual(names, sorted(f"Fliptown Ann OBob {day}{number}.{suffix}"
                                       for number in ("", " (2)")
                                       for suffix in ("svg", "flipsheet")))
        rows = list(csv.DictReader(io.StringIO(table.read_bytes().decode(), newline="")))
        self.assertEqual([row["sheet"] for row in rows if row["line"] == "total"],
                         [str(path) for path in paths for _ in range(2)])
        lines = run("export", *paths, "--json", "-").stdout.splitlines()
        self.assertEqual(len({json.loads(line)["sourcePlayId"] for line in lines}), 2)
        self.check(REFUSED, "export", paths[0], self.folder / "none", "--csv", table, says="none")

    @needs("pdftotext")
    def test_several_sheets_on_standard_output(self):
        """The pages of all of them are one document; of pictures there would be no end to see."""
        paths = [self.write(self.finished(seed, "--seats", 2), f"{seed}") for seed in (3, 4)]
        for option, per_sheet in (("--pdf", 1), ("--print", 3)):
            done = subprocess.run([CLI, "export", *map(str, paths), option, "-"], capture_output=True,
                                  env=ENVIRONMENT, check=False)
            self.assertEqual((done.returncode, done.stderr), (DONE, b""))
            pages = output_of("pdftotext", "-layout", "-", "-", data=done.stdout).decode().split("\f")[:-1]
            self.assertEqual(len(pages), 2 * per_sheet)
            for number, path in enumerate(paths):
                self.assertIn(f"Player 1: {self.total(path)} points", pages[number * per_sheet])
        for option in ("--png", "--svg", "--sheet", "--layout"):
            self.check(USAGE, "export", *paths, option, "-", says="several sheets")

    def test_list_as_table(self):
        library = ["--library", self.folder / "library"]
        paths = [self.write(self.finished(4, "--seats", 2), "4"), self.new("--seed", 7)]
        self.check(DONE, "import", *paths, *library)
        rows = list(csv.DictReader(io.StringIO(run("list", "--csv", *library).stdout, newline="")))
        self.assertEqual(len(rows), 3)
        for sheet in self.json("list", *library):
            own = [row for row in rows if row["id"] == str(sheet["id"])]
            self.assertEqual([row["player"] for row in own],
                             [seat["player"] for seat in sheet["seats"]])
            self.assertEqual([row["points"] for row in own],
                             [str(seat.get("score", {}).get("total", "")) for seat in sheet["seats"]])
            self.assertEqual({row["changed"] for row in own}, {sheet["changed"]})


if __name__ == "__main__":
    main()
