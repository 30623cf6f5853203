#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""flipside-cli from outside: its library, and the pictures it draws."""

import contextlib
import csv
import io
import os
import re
import sqlite3
import subprocess
import zlib
from pathlib import Path

from harness import DATA_HOME, DONE, REFUSED, USAGE, CliTest, main, moves_of, run, without_tools


def unpacked(pdf):
    """With all that is packed in it behind it: newer Cairos pack even the descriptions of pages."""
    for packed in re.findall(rb"stream\n(.*?)endstream", pdf, re.DOTALL):
        with contextlib.suppress(zlib.error):
            pdf += zlib.decompressobj().decompress(packed)
    return pdf


class Pictures(CliTest):
    BEGINNINGS = {"png": b"\x89PNG", "svg": b"<?xml", "pdf": b"%PDF"}

    def test_every_kind_of_picture(self):
        sheet = self.new("--seats", "2", "--seed", "7")
        for kind, beginning in self.BEGINNINGS.items():
            drawn = [self.folder / f"{seat}.{kind}" for seat in (1, 2)]
            for seat, path in zip((1, 2), drawn):
                self.check(DONE, "export", sheet, f"--{kind}", path, "--seat", seat)
                self.assertTrue(path.read_bytes().startswith(beginning), kind)

    def test_a_table_at_full_size(self):
        sheet, path = self.folder / "duel.flipsheet", self.folder / "table.pdf"
        self.check(DONE, "new", "flickemup", "--seats", "2", "--output", sheet)
        self.check(DONE, "export", sheet, "--layout", path)
        # 1200 × 900 mm would be five rows of five pages: those with a piece, and the overview.
        self.assertEqual(unpacked(path.read_bytes()).count(b"/MediaBox ["), 1 + 12)

    def test_a_game_without_a_table(self):
        path = self.folder / "table.pdf"
        self.check(REFUSED, "export", self.new("--seats", "2", "--seed", "7"), "--layout", path,
                   says="This sheet has no table")
        self.assertFalse(path.exists())

    def test_through_links(self):
        sheet = self.new("--seats", "2", "--seed", "7")
        for kind, beginning in self.BEGINNINGS.items():
            link, target = self.folder / f"link.{kind}", self.folder / f"target.{kind}"
            link.symlink_to(target.name)
            for _ in range(2):
                self.check(DONE, "export", sheet, f"--{kind}", link)
                self.assertTrue(link.is_symlink(), kind)
                self.assertTrue(target.read_bytes().startswith(beginning), kind)
                target.write_bytes(b"old")

    def check_pipe(self, sheet, kind, beginning):
        pipe, copy = self.folder / "pipe", self.folder / "copy"
        if not pipe.exists():
            os.mkfifo(pipe)
        with open(copy, "wb") as out, subprocess.Popen(["cat", pipe], stdout=out) as reader:
            self.check(DONE, "export", sheet, f"--{kind}", pipe)
            self.assertEqual(reader.wait(timeout=60), 0)
        self.assertTrue(copy.read_bytes().startswith(beginning), kind)
        self.assertTrue(pipe.is_fifo(), kind)

    def test_never_in_place_of_a_pipe(self):
        sheet, duel = self.new("--seats", "2", "--seed", "7"), self.folder / "duel.flipsheet"
        self.check(DONE, "new", "flickemup", "--seats", "2", "--output", duel)
        for kind, beginning in self.BEGINNINGS.items():
            self.check_pipe(sheet, kind, beginning)
        self.check_pipe(duel, "layout", b"%PDF")

    def test_what_is_refused(self):
        sheet = self.new("--seats", "2", "--seed", "7")
        path = self.folder / "board.png"
        self.check(REFUSED, "export", sheet, "--png", path, "--seat", "3", says="3")
        self.check(USAGE, "export", sheet, "--png", path, "--seat", "0", says="from 1")
        self.check(USAGE, "export", sheet, "--png", path, "--scale", "99", says="0.1 to 10")
        self.check(REFUSED, "export", sheet, "--png", self.folder / "no" / "board.png", says="no")
        self.assertFalse(path.exists())


class Library(CliTest):
    def setUp(self):
        super().setUp()
        self.library = ["--library", self.folder / "library"]

    def test_there_and_back(self):
        texts = [self.finished(4), self.new("--players", "Bea,Bob", "--seed", "7").read_text()]
        paths = [self.write(text, f"{i}.flipsheet") for i, text in enumerate(texts)]
        numbers = self.json("import", *paths, *self.library)
        self.assertEqual(len(set(numbers)), 2)
        for number, text in zip(numbers, texts):
            copy = self.folder / "copy"
            self.check(DONE, "export", number, "--sheet", copy, *self.library)
            self.assertEqual(copy.read_text(), text)
            self.assertEqual(run("export", number, "--sheet", "-", *self.library).stdout, text)

    def test_numbers_and_several_sheets(self):
        """show, log and score take numbers of the library as well as files, and several of them."""
        path = self.write(self.finished(4), "4")
        number, = self.json("import", path, *self.library)
        for command in ("show", "log", "score"):
            own = self.check(DONE, command, path).stdout
            self.assertEqual(self.check(DONE, command, number, *self.library).stdout, own)
            both = self.check(DONE, command, number, path, *self.library).stdout
            self.assertEqual(both, f"{number}:\n{own}{path}:\n{own}")
            lines = self.check(DONE, command, number, path, "--json", *self.library).stdout
            self.assertEqual(len(lines.splitlines()), 2)
            self.check(REFUSED, command, number + 1, *self.library, says=str(number + 1))

    def test_undo_in_the_library(self):
        path = self.write(self.finished(4), "4")
        number, = self.json("import", path, *self.library)
        moves = self.json("list", *self.library)[0]["moves"]
        answer = self.json("undo", number, 2, *self.library)
        self.assertEqual(answer["undone"], 2)
        self.assertEqual(self.json("list", *self.library)[0]["moves"], answer["moves"])
        self.assertLess(answer["moves"], moves)

    def test_delete(self):
        numbers = self.json("import", self.write(self.finished(4), "4"),
                            self.write(self.finished(5), "5"), *self.library)
        self.check(REFUSED, "delete", numbers[0], "dance", *self.library, says="dance")
        self.assertEqual(len(self.json("list", *self.library)), 2)
        self.assertEqual(self.json("delete", numbers[0], *self.library), numbers[:1])
        self.assertEqual([sheet["id"] for sheet in self.json("list", *self.library)], numbers[1:])
        self.check(REFUSED, "score", numbers[0], *self.library)
        self.check(DONE, "delete", numbers[0], "--undo", *self.library)
        self.assertEqual(len(self.json("list", *self.library)), 2)

    def test_list(self):
        paths = [self.write(self.finished(4), "4"), self.new("--players", "Bea,Bob", "--seed", 7)]
        done, begun = self.json("import", *paths, *self.library)
        infos = {info["id"]: info for info in self.json("list", *self.library)}
        self.assertEqual(set(infos), {done, begun})
        self.assertEqual((infos[done]["over"], infos[begun]["over"]), (True, False))
        for path, number in zip(paths, (done, begun)):
            self.assertEqual(infos[number]["moves"], len(moves_of(path.read_text())))
        self.assertEqual(infos[begun]["seats"], [{"player": "Bea"}, {"player": "Bob"}])
        scores = self.json("score", paths[0])["seats"]
        self.assertEqual([seat["score"]["total"] for seat in infos[done]["seats"]],
                         [seat["score"]["total"] for seat in scores])
        lines = self.check(DONE, "list", *self.library).stdout.splitlines()
        self.assertEqual({line.split("\t")[0] for line in lines}, {str(done), str(begun)})
        for words, found in ((["bob"], {begun}), (["Bea", "flip"], {begun}), (["nobody"], set()),
                             (["fliptown"], {done, begun}), (["bob", "nobody"], set()),
                             (["today"], {done, begun}), (["yesterday"], set()),
                             (["BOB", "today,"], {begun}), (["deals", "bea"], {begun})):
            infos = self.json("list", *words, *self.library)
            self.assertEqual({info["id"] for info in infos}, found, words)

    @without_tools
    def test_a_draw_is_won_by_nobody(self):
        path = self.write(self.finished(11, "--seats", 2, game="flickemup"))
        self.assertIn("A draw", told := self.check(DONE, "score", path).stdout)
        self.assertNotIn("Winner", told)
        self.check(DONE, "import", path, *self.library)
        self.assertEqual([seat["outcome"] for seat in self.json("list", *self.library)[0]["seats"]], 2 * ["drawn"])
        line = self.check(DONE, "list", *self.library).stdout
        self.assertEqual((line.count("(drawn)"), line.count("(won)")), (2, 0))
        rows = list(csv.DictReader(io.StringIO(self.check(DONE, "list", "--csv", *self.library).stdout)))
        self.assertEqual([row["outcome"] for row in rows], 2 * ["drawn"])

    def test_one_bad_sheet_and_none_is_added(self):
        good, bad = self.write(self.finished(4)), self.write("nonsense\n", "bad.flipsheet")
        self.check(REFUSED, "import", good, bad, *self.library, says="bad.flipsheet, line 1")
        self.assertFalse((self.folder / "library").exists())
        self.check(DONE, "import", good, *self.library)
        self.check(REFUSED, "import", good, bad, *self.library, says="bad.flipsheet, line 1")
        self.assertEqual(len(self.json("list", *self.library)), 1)

    def test_only_import_makes_a_library(self):
        sheet, copy = self.write(self.finished(4)), self.folder / "copy"
        path = str(self.folder / "library")
        self.check(REFUSED, "list", *self.library, says=path)
        self.check(REFUSED, "list", "--json", *self.library, says=path)
        self.check(REFUSED, "export", "1", "--sheet", copy, *self.library, says=path)
        self.assertEqual(list(self.folder.iterdir()), [sheet])
        self.check(DONE, "export", sheet, "--sheet", copy)
        self.assertEqual(copy.read_text(), sheet.read_text())

    def test_no_such_number(self):
        self.check(DONE, "import", self.write(self.finished(4)), *self.library)
        self.check(REFUSED, "export", "77", "--sheet", self.folder / "copy", *self.library,
                   says="77")
        self.assertFalse((self.folder / "copy").exists())

    def damage(self, at=0, n=1):
        """A library of two sheets that is damaged there; gives its bytes."""
        library = self.folder / "library"
        paths = [self.write(self.finished(4), "a"), self.new("--players", "Bea,Bob", "--seed", "7")]
        self.check(DONE, "import", *paths, *self.library)
        whole = library.read_bytes()
        damaged = whole[:at] + b"X" * n + whole[at + n:]
        library.write_bytes(damaged)
        return damaged

    def test_damaged_library_is_refused(self):
        damaged, sheet = self.damage(), self.new("--seed", "9")
        before = sorted(self.folder.iterdir())
        for arguments in (["list"], ["list", "--json"], ["import", sheet],
                          ["export", "1", "--sheet", "-"]):
            self.check(REFUSED, *arguments, *self.library, says="flipside-cli recover")
            self.assertEqual((self.folder / "library").read_bytes(), damaged)
            self.assertEqual(sorted(self.folder.iterdir()), before)

    def test_recover(self):
        damaged = self.damage(n=4096)
        self.check(DONE, "recover", *self.library, says="All 2 sheets can be recovered.")
        told = self.json("recover", *self.library)
        self.assertEqual((told["damaged"], told["found"], told["saved"], told["replaced"]),
                         (True, 2, 2, False))
        self.assertEqual([sheet["players"] for sheet in told["sheets"]][1], "Bea, Bob")
        self.assertEqual((self.folder / "library").read_bytes(), damaged)
        told = self.json("recover", "--replace", *self.library)
        self.assertTrue(told["replaced"])
        self.assertEqual(Path(told["kept"]).read_bytes(), damaged)
        self.assertEqual({sheet["id"] for sheet in self.json("list", *self.library)}, {1, 2})
        copy = self.folder / "copy"
        self.check(DONE, "export", "1", "--sheet", copy, *self.library)
        self.assertEqual(copy.read_text(), (self.folder / "a").read_text())
        self.check(DONE, "recover", "--replace", *self.library, says="is not damaged")

    def test_recover_names_what_is_lost(self):
        self.damage(n=0)
        with contextlib.closing(sqlite3.connect(self.folder / "library")) as library, library:
            library.execute("UPDATE move SET text = 'x' WHERE sheet = 1 AND position = 3")
        self.check(DONE, "recover", *self.library, says="1 of 2 sheets can be recovered.")
        told = self.json("recover", *self.library)
        self.assertEqual([sheet["saved"] for sheet in told["sheets"]], [False, True])
        self.assertIn("Move 4", told["sheets"][0]["reason"])

    def test_recover_of_a_newer_library(self):
        """What this Flipside can't read is not damaged."""
        self.damage(n=0)
        with contextlib.closing(sqlite3.connect(self.folder / "library")) as library, library:
            library.execute("ALTER TABLE sheet ADD COLUMN unheard_of INTEGER")
            library.execute("PRAGMA user_version = 1000")
        self.check(DONE, "recover", *self.library, says="newer version of Flipside")
        told = self.json("recover", *self.library)
        self.assertEqual((told["damaged"], told["saved"]), (False, 2))

    def test_recover_leaves_other_files_alone(self):
        path = self.folder / "diary"
        path.write_text("Dear diary\n" * 1000)
        self.check(DONE, "recover", "--library", path, says="No sheet was found.")
        self.check(REFUSED, "recover", "--replace", "--library", path, says="left unchanged")
        self.assertEqual(path.read_text(), "Dear diary\n" * 1000)
        self.check(REFUSED, "recover", "--library", self.folder / "none", says="none")
        self.check(USAGE, "recover", path)

    def test_what_is_no_library_is_left_alone(self):
        library = self.folder / "library"
        with contextlib.closing(sqlite3.connect(self.folder / "songs")) as songs:
            songs.execute("CREATE TABLE song (title)")
        sheet = self.write(self.finished(4))
        for content in (b"Dear diary\n", b"nonsense\n" * 1000, bytes(5000),
                        (self.folder / "songs").read_bytes()):
            library.write_bytes(content)
            before = sorted(self.folder.iterdir())
            for arguments in (["list"], ["list", "--json"], ["import", sheet],
                              ["export", "1", "--sheet", "-"]):
                self.check(REFUSED, *arguments, *self.library,
                           says=f"{library} is not a Flipside library")
                self.assertEqual(library.read_bytes(), content)
                self.assertEqual(sorted(self.folder.iterdir()), before)

    def test_own_library(self):
        path = self.write(self.finished(4))
        self.check(DONE, "import", path, says=str(path))
        self.assertEqual(len(self.json("list")), 1)
        self.assertTrue(any(file.is_file() for file in Path(DATA_HOME.name).rglob("*")))


if __name__ == "__main__":
    main()
