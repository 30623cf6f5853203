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

from harness import CLI, DONE, ENVIRONMENT, REFUSED, CliTest, main, moves_of, run, without_tools


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
