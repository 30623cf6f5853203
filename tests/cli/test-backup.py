#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Backups of the library, and back: without loss, without doubles, whatever happens meanwhile."""

import os
import random
import resource
import signal
import sqlite3
import subprocess
import time

from harness import (CLI, DONE, ENVIRONMENT, REFUSED, ROOT, USAGE, CliTest, main, moves_of, run,
                     without_tools)


def seal_of(*texts):
    """The checksum of an edition's row, FNV-1a: anybody can make it."""
    chain = 14695981039346656037
    for byte in "".join(text + "\0" for text in texts).encode():
        chain = (chain ^ byte) * 1099511628211 % (1 << 64)
    return chain - (chain >> 63 << 64)


class Backup(CliTest):
    def setUp(self):
        super().setUp()
        self.one, self.other = (["--library", self.folder / name] for name in ("one", "other"))
        self.saved = self.folder / "saved"

    def fill(self, library, seeds):
        paths = [self.write(self.finished(seed, "--seats", 2), f"{seed}") for seed in seeds]
        return self.json("import", *paths, *library)

    def texts(self, library):
        """All sheets as their files have them, by number of copies."""
        found = {}
        for sheet in self.json("list", *library):
            text = run("export", sheet["id"], "--sheet", "-", *library).stdout
            found[text] = found.get(text, 0) + 1
        return found

    def restore(self, library, path=None):
        return self.json("restore", path or self.saved, *library)[0]

    def test_nothing_is_lost(self):
        first, second = self.fill(self.one, (1, 2))
        self.check(DONE, "label", first, "--title", "Final", "--tags", "club", "--archive", *self.one)
        self.check(DONE, "duplicate", second, *self.one)
        self.check(DONE, "backup", self.saved, *self.one)
        answer = self.restore(self.other)
        self.assertEqual((answer["added"], answer["same"], answer["damaged"]), (3, 0, 0))
        self.assertEqual(self.texts(self.one), self.texts(self.other))
        before, after = (sorted(self.json("list", *library), key=lambda sheet: sheet["id"])
                         for library in (self.one, self.other))
        for one, other in zip(before, after):
            self.assertEqual({**one, "id": 0}, {**other, "id": 0})

    def test_statistics_stay(self):
        """What was over when and how long it took; and a game that was duplicated was still played once."""
        numbers = self.fill(self.one, (1, 2))
        base = sqlite3.connect(self.folder / "one")
        for table, key in (("sheet", "id"), ("result", "sheet")):
            base.execute(f"UPDATE {table} SET ended = {key} * 86400000000, played = {key} * 60000000")
        base.commit()
        base.close()
        copy, = self.json("duplicate", numbers[0], *self.one)
        before = self.json("stats", *self.one)
        self.assertEqual((before["sheets"], before["times"]["seconds"]), (2, 180))
        self.check(DONE, "backup", self.saved, *self.one)
        self.restore(self.other)
        self.assertEqual(self.json("stats", *self.other), before)
        noted = self.write(run("export", copy, "--sheet", "-", *self.one).stdout.split("checksum:")[0].replace(
            "moves:\n", "note 2: Early.\nmoves:\n", 1) + "checksum: none\n", "noted")
        self.check(DONE, "import", noted, *self.one)
        self.assertEqual(self.json("stats", *self.one)["sheets"], 2)

    def test_both_have_names(self):
        """What a sheet is called in one of them, and how it is filed in the other, come together."""
        first, second, third = self.fill(self.one, (1, 2, 3))
        self.check(DONE, "backup", self.saved, *self.one)
        self.restore(self.other)
        self.check(DONE, "label", first, "--title", "Final", "--tags", "club, spring", *self.one)
        self.check(DONE, "label", second, "--title", "Ours", *self.one)
        self.check(DONE, "label", third, "--tags", ",".join(map(str, range(12))), "--archive", *self.one)
        self.check(DONE, "label", first, "--tags", "autumn, club", "--archive", *self.other)
        self.check(DONE, "label", second, "--title", "Theirs", *self.other)
        self.check(DONE, "backup", self.saved, *self.one)
        for _ in range(2):
            self.assertEqual(self.restore(self.other)["same"], 3)
            sheets = {sheet["id"]: sheet for sheet in self.json("list", *self.other)}
            told = [(sheet.get("title"), sheet.get("tags"), sheet["archived"])
                    for _, sheet in sorted(sheets.items())]
            self.assertEqual(told, [("Final", ["autumn", "club", "spring"], True), ("Theirs", None, False),
                                    (None, list(map(str, range(12))), True)])
        self.assertEqual([sheet["id"] for sheet in self.json("list", "spring", *self.other)], [first])

    def test_nothing_is_doubled(self):
        self.fill(self.one, (1, 2))
        self.check(DONE, "duplicate", 1, *self.one)
        self.check(DONE, "backup", self.saved, *self.one)
        for library in (self.one, self.other, self.other):
            self.restore(library)
            self.assertEqual(self.texts(library), self.texts(self.one))
            self.assertEqual(len(self.json("list", *library)), 3)

    def test_same_sheet_by_its_file(self):
        """What came to both libraries as a file is one sheet."""
        self.fill(self.one, (1,))
        self.fill(self.other, (1,))
        self.check(DONE, "backup", self.saved, *self.one)
        self.assertEqual(self.restore(self.other)["same"], 1)
        self.assertEqual(len(self.json("list", *self.other)), 1)

    def test_both_have_grown(self):
        path = self.new("--seed", 7, "--players", "Ann")
        number, = self.json("import", path, *self.one)
        self.check(DONE, "backup", self.saved, *self.one)
        self.restore(self.other)
        for library, chance in ((self.one, 1), (self.other, 2)):
            sheet = self.write(run("export", number, "--sheet", "-", *library).stdout, "on")
            self.check(DONE, "play", sheet, "--by-chance", chance)
            self.check(DONE, "import", sheet, *library)
        self.check(DONE, "backup", self.saved, *self.one)
        answer = self.restore(self.other)
        self.assertEqual((answer["added"], len(self.json("list", *self.other))), (1, 2))
        lengths = {len(moves_of(text)) for text in self.texts(self.other)}
        self.assertGreater(min(lengths), 20)
        self.assertEqual(self.restore(self.other)["same"], 1)
        self.assertEqual(len(self.json("list", *self.other)), 2)

    def test_catches_up_and_comes_back(self):
        path = self.new("--seed", 7)
        number, = self.json("import", path, *self.one)
        self.check(DONE, "backup", self.saved, *self.one)
        self.restore(self.other)
        self.check(DONE, "play", path, "--by-chance", 3)
        self.check(DONE, "import", path, *self.one)
        self.check(DONE, "backup", self.saved, *self.one)
        self.assertEqual(self.restore(self.other)["grown"], 1)
        self.assertEqual(self.texts(self.other), self.texts(self.one))
        self.check(DONE, "delete", number, *self.other)
        self.assertEqual(self.restore(self.other)["grown"], 1)
        self.assertEqual(self.texts(self.other), self.texts(self.one))

    def test_the_library_is_not_its_backup(self):
        self.fill(self.one, (1,))
        self.check(REFUSED, "backup", self.folder / "one", *self.one, says="itself")
        self.assertEqual(len(self.json("list", *self.one)), 1)

    def test_hostile_files(self):
        """Whatever it is, the library stays as it was, and the file too."""
        self.fill(self.one, (1, 2))
        self.check(DONE, "backup", self.saved, *self.one)
        good = self.saved.read_bytes()
        before = self.texts(self.one)
        files = {"empty": b"", "text": b"not a library", "cut": good[:5000], "half": good[:len(good) // 2],
                 "zeros": good[:100] + bytes(len(good) - 100)}
        for name, data in files.items():
            path = self.folder / name
            path.write_bytes(data)
            with self.subTest(name):
                done = run("restore", path, *self.one)
                self.assertIn(done.returncode, (DONE, REFUSED))
                self.assertEqual(self.texts(self.one), before)
                self.assertEqual(path.read_bytes(), data)
        self.check(REFUSED, "restore", self.folder, *self.one)
        self.check(REFUSED, "restore", "/dev/zero", *self.one)
        self.check(REFUSED, "restore", self.folder / "nowhere", *self.one, says="nowhere")

    def test_changed_moves_are_left_out(self):
        self.fill(self.one, (1, 2))
        self.check(DONE, "backup", self.saved, *self.one)
        base = sqlite3.connect(self.saved)
        base.execute("UPDATE move SET text = 'nonsense' WHERE sheet = 1 AND position = 3")
        base.execute("UPDATE label SET title = char (27)")
        base.commit()
        base.close()
        answer = self.restore(self.other)
        self.assertEqual((answer["added"], answer["damaged"]), (1, 1))

    def spoil(self, *statements):
        """A backup that a stranger has changed, in a file of its own."""
        self.fill(self.one, (1,))
        self.check(DONE, "label", 1, "--title", "Final", "--tags", "club", *self.one)
        self.check(DONE, "backup", self.saved, *self.one)
        base = sqlite3.connect(self.saved)
        for statement in statements:
            base.execute(*([statement] if isinstance(statement, str) else statement))
        base.commit()
        base.close()

    def test_names_of_strangers(self):
        """What nobody could have entered here does not come in by a backup."""
        board = (ROOT / "data/boards/fliptown.board").read_text()
        rows = [(game, name, "", "", text) for game, name, text in (
            ("fliptown", "", board), ("", "Ours", board), ("chess", "Ours", board),
            ("fliptown", "\x1b[31m\n", board), ("fliptown", "x" * 61, board),
            ("fliptown", "Ours", "x" * 1100000), ("fliptown", "Good", board))]
        insert = ("INSERT INTO edition (game, name, maker, base, text, created, changed, revision, seal)"
                  " VALUES (?, ?, ?, ?, ?, 1, 1, 1, ?)")
        editions = [(insert, (*row, seal_of(*row))) for row in rows]
        for title, tags in (("\x1b[31m", "a\nb"), ("x" * 4000000, ",".join(map(str, range(20000)))),
                            ("a\0b\n", "\u202e")):
            self.spoil(("UPDATE label SET title = ?, tags = ?, search = 'x'", (title, tags)),
                       *editions)
            self.assertEqual(self.restore(self.other)["editions"], 1)
            sheet, = self.json("list", *self.other)
            self.assertEqual((sheet.get("title", "a"), sheet.get("tags", [])), ("a", []))
            self.assertEqual([edition["name"] for edition in self.json("board", "list", *self.other)
                              if "id" in edition], ["Good"])
            for file in self.folder.glob("o*"):
                file.unlink()

    def test_times_of_strangers(self):
        for time_told in (1 << 62, -(1 << 62)):
            self.spoil(("UPDATE sheet SET created = ?1, changed = ?1, ended = ?1, played = ?1", (time_told,)))
            self.assertEqual(self.restore(self.other)["added"], 1)
            for command in ("list", "stats"):
                self.assertNotIn("null", self.check(DONE, command, *self.other).stdout)
            for file in self.folder.glob("o*"):
                file.unlink()

    def test_endless(self):
        """Nothing in a file runs by itself."""
        endless = "(WITH RECURSIVE r (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT n FROM r)"
        for statements in (
                ("ALTER TABLE sheet RENAME TO other",
                 f"CREATE VIEW sheet AS SELECT other.* FROM other, {endless}"),
                (f"CREATE TRIGGER t AFTER UPDATE ON sheet BEGIN INSERT INTO board SELECT n, n, n, n FROM"
                 f" {endless}; END", "PRAGMA user_version = 6"),
                ("ALTER TABLE sheet ADD COLUMN slow TEXT AS (replace (hex (zeroblob (9000000)), '0', game))",),
                ("ALTER TABLE sheet ADD COLUMN more INTEGER CHECK (more IS NULL)",),
                ("CREATE INDEX slow ON sheet (hex (zeroblob (9000000)))",)):
            self.spoil(*statements)
            self.check(REFUSED, "restore", self.saved, *self.other, says="not a Flipside library")
            self.assertEqual(self.json("recover", "--library", self.saved)["saved"], 1)

    def test_damaged_results(self):
        """A result that is not the one that was written is made anew from the log."""
        self.fill(self.one, (1, 2))
        before = self.json("stats", *self.one)
        for change in ("score = 2147483647", "place = 7", "tallies = 'pair 2147483647 '", "feats = 'legend '"):
            with sqlite3.connect(self.folder / "one") as base:
                base.execute(f"UPDATE result SET {change} WHERE sheet = 1")
            base.close()
            self.assertEqual(self.json("stats", *self.one), before)

    def test_notes_come_back(self):
        sheet = self.finished(1)
        path = self.write(sheet.split("checksum:")[0].replace(
            "moves:\n", "note 2: Early.\nnote 30: Late.\nbookmark 3: yes\nmoves:\n", 1) + "checksum: none\n")
        self.check(DONE, "import", path, *self.one)
        self.check(DONE, "backup", self.saved, *self.one)
        whole, = self.texts(self.one)
        self.assertIn("note 30: Late.", whole)
        start, end = sheet.split("checksum:")[0].split("moves:\n")
        moves, board = end.split("board:\n")
        for n in (10, 1000):
            shorter = "".join(moves.splitlines(True)[:n])
            path = self.write(f"{start}note 2: Mine.\nmoves:\n{shorter}board:\n{board}checksum: none\n")
            self.check(DONE, "import", path, *self.other)
            self.restore(self.other)
            there, = self.texts(self.other)
            for line in ("note 2: Mine.", "note 30: Late.", "bookmark 3: yes"):
                self.assertIn(line + "\n", there)
            self.assertEqual(self.restore(self.other)["same"], 1)
            self.assertEqual(list(self.texts(self.other)), [there])
            for file in self.folder.glob("other*"):
                file.unlink()

    def test_where_it_is_written(self):
        """Links stay, as does what is no plain file; nobody else may read it who could not before."""
        self.fill(self.one, (1,))
        kept, link, dangling, pipe = (self.folder / name for name in ("kept", "link", "dangling", "pipe"))
        kept.write_text("")
        kept.chmod(0o600)
        link.symlink_to("kept")
        dangling.symlink_to("fresh")
        os.mkfifo(pipe)
        self.check(DONE, "backup", link, *self.one)
        self.check(DONE, "backup", dangling, *self.one)
        self.assertTrue(link.is_symlink() and dangling.is_symlink())
        self.assertEqual(kept.stat().st_mode & 0o777, 0o600)
        for path in (kept, self.folder / "fresh"):
            self.assertEqual(self.restore(self.one, path)["same"], 1)
        self.check(REFUSED, "backup", pipe, *self.one)
        self.assertTrue(pipe.is_fifo())
        self.check(REFUSED, "backup", self.folder, *self.one)
        self.check(USAGE, "backup", "", *self.one)
        self.check(REFUSED, "restore", "", *self.one)
        with sqlite3.connect(self.folder / "one") as base:
            base.execute("SELECT count (*) FROM sheet").fetchall()
            self.assertTrue((self.folder / "one-wal").exists())
            self.check(REFUSED, "backup", self.folder / "one-wal", *self.one, says="part of a Flipside library")

    @staticmethod
    def fill_disk():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (30000, 30000))

    def test_full_disk(self):
        self.fill(self.one, (1, 2, 3))
        done = run("backup", self.saved, *self.one, preexec_fn=self.fill_disk)
        self.assertEqual(done.returncode, REFUSED)
        self.assertFalse(self.saved.exists())
        self.check(DONE, "backup", self.saved, *self.one)
        self.restore(self.other, self.saved)
        self.check(DONE, "delete", 1, 2, *self.other)
        run("restore", self.saved, *self.other, preexec_fn=self.fill_disk)
        self.restore(self.other)
        self.assertEqual(self.texts(self.other), self.texts(self.one))

    @without_tools
    def test_killed(self):
        """At any moment: the next time it is completed, and nothing is there twice."""
        self.fill(self.one, range(1, 7))
        self.check(DONE, "backup", self.saved, *self.one)
        chance = random.Random(5)
        for _ in range(8):
            process = subprocess.Popen([CLI, "restore", str(self.saved), "--library",
                                        str(self.folder / "other")], env=ENVIRONMENT,
                                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(chance.uniform(0.01, 0.12))
            process.kill()
            process.wait()
        base = sqlite3.connect(self.folder / "begun")  # as it is left at the first moment
        base.execute("PRAGMA journal_mode = WAL")
        base.close()
        self.assertEqual(self.restore(["--library", self.folder / "begun"])["added"], 6)
        if os.path.exists(self.folder / "other"):
            listed = len(self.json("list", *self.other))
            self.assertLessEqual(listed, 6)
        self.restore(self.other)
        self.assertEqual(self.texts(self.other), self.texts(self.one))


class Labels(CliTest):
    def setUp(self):
        super().setUp()
        self.library = ["--library", self.folder / "library"]
        self.number, = self.json("import", self.write(self.finished(4)), *self.library)

    def sheet(self, number=None):
        return next(sheet for sheet in self.json("list", *self.library)
                    if sheet["id"] == (number or self.number))

    def found(self, *words):
        return [sheet["id"] for sheet in self.json("list", *words, *self.library)]

    def test_title_and_tags(self):
        before = self.sheet()
        self.check(DONE, "label", self.number, "--title", " The Final ", "--tags",
                   "club , Überraschung,, club", *self.library)
        sheet = self.sheet()
        self.assertEqual((sheet["title"], sheet["tags"]), ("The Final", ["club", "Überraschung"]))
        self.assertEqual(sheet["changed"], before["changed"])
        self.check(DONE, "list", *self.library, says="\tThe Final, club, Überraschung\n")
        for words in (["final"], ["CLUB", "überraschung"], ["the", "club", "fliptown"]):
            self.assertEqual(self.found(*words), [self.number], words)
        self.check(DONE, "label", self.number, "--title", "", "--tags", "", *self.library)
        self.assertEqual((self.found("final"), "title" in self.sheet()), ([], False))

    def test_refused(self):
        for arguments in (["--title", "x" * 81], ["--title", "\u202e\u0007"], ["--tags", "y" * 33],
                          ["--tags", ",".join(map(str, range(13)))]):
            self.check(REFUSED, "label", self.number, *arguments, *self.library)
            self.assertNotIn("title", self.sheet())
        self.check(REFUSED, "label", 99, "--archive", *self.library, says="99")

    def test_archive(self):
        self.check(DONE, "label", self.number, "--archive", *self.library)
        self.assertTrue(self.sheet()["archived"])
        self.check(DONE, "list", *self.library, says="\tarchived\n")
        self.check(DONE, "label", self.number, "--unarchive", *self.library)
        self.assertFalse(self.sheet()["archived"])

    def test_duplicate(self):
        self.check(DONE, "label", self.number, "--tags", "club", *self.library)
        copy, = self.json("duplicate", self.number, *self.library)
        texts = [run("export", number, "--sheet", "-", *self.library).stdout
                 for number in (self.number, copy)]
        self.assertEqual(*texts)
        self.assertEqual(self.sheet(copy)["tags"], ["club"])
        self.assertEqual(self.json("stats", *self.library)["sheets"], 1)
        self.check(DONE, "undo", copy, *self.library)
        self.assertLess(self.sheet(copy)["moves"], self.sheet()["moves"])
        self.assertEqual(self.json("recover", *self.library)["saved"], 2)


class Deals(CliTest):
    def test_same_deal(self):
        """Friends play the same deal, and their results stand side by side."""
        library = ["--library", self.folder / "library"]
        mine = self.new("--seed", 7, "--players", "Ann", name="mine")
        self.check(DONE, "deal", mine, "--players", "Zoe", "-o", self.folder / "hers")
        for seed, name in enumerate(("mine", "hers")):
            self.check(DONE, "play", self.folder / name, "--by-chance", seed)
        other = self.write(self.finished(8), "other")
        numbers = self.json("import", mine, self.folder / "hers", other, *library)
        results = self.json("deal", mine, *library)
        self.assertEqual({sheet["id"] for sheet in results}, set(numbers[:2]))
        totals = [sheet["seats"][0]["score"]["total"] for sheet in results]
        self.assertEqual(totals, sorted(totals, reverse=True))
        table = self.new("--players", "Ann", name="table")
        self.check(REFUSED, "deal", table, *library, says="not dealt")

    def test_deal_of_the_day(self):
        deals = [run("new", "fliptown", "--players", name, "--seed", "today").stdout
                 for name in ("Ann", "Bob")]
        self.assertEqual(*(deal.split("\ndealer: ")[1] .split("\nboard:")[0] for deal in deals))
        other = run("new", "royalflip", "--seed", "today").stdout
        self.assertNotEqual(*(text.split("\ndealer: ")[1].split("\n")[0] for text in (deals[0], other)))


if __name__ == "__main__":
    main()
