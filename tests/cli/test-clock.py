#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Times that no calendar has, after the year 9999: of a library, of a file, and of the clock itself."""

import contextlib
import os
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

from harness import CLI, DONE, ENVIRONMENT, CliTest, main, run

WRONG_CLOCK = os.path.abspath(sys.argv.pop(3))

LAST_DAY = "9999-12-31"
FAR = 999_999_999_999  # seconds: in the year 33658


class Clock(CliTest):
    def setUp(self):
        super().setUp()
        self.sheet = self.write(self.finished(4))
        self.library = ["--library", self.folder / "library"]

    def check_all(self, sheet):
        """Whatever tells a time; warnings end the program."""
        folder = self.folder / "out"
        folder.mkdir(exist_ok=True)
        for command in (["import", self.sheet], ["score", sheet, "--json"], ["show", sheet, "--json"], ["export", sheet, "--csv", "-"],
                        ["export", sheet, "--json", folder / "play.json"],
                        ["export", sheet, "--print", folder / "pages.pdf", "--pages", "result"],
                        ["export", sheet, sheet, "--png", folder]):
            self.check(DONE, *command, *self.library)
        for command in (["list"], ["list", "--json"], ["list", "--csv"], ["stats"], ["stats", "--json"],
                        ["stats", "--csv"], ["backup", folder / "saved"], ["restore", folder / "saved"], ["recover"]):
            self.check(DONE, *command, *self.library)

    def test_of_a_library(self):
        self.check(DONE, "import", self.sheet, *self.library)
        for moment in (FAR * 1_000_000, 2**63 - 1, -2**63):
            with contextlib.closing(sqlite3.connect(self.folder / "library")) as database, database:
                for table in ("sheet", "result"):
                    database.execute(f"UPDATE {table} SET ended = ?", [moment])
                database.execute("UPDATE sheet SET created = ?, changed = ?", [moment, moment])
            with self.subTest(moment):
                self.check_all(1)
                changed = self.json("list", *self.library)[0].get("changed")
                self.assertTrue(changed is None if moment < 0 else changed.startswith(LAST_DAY), changed)

    def test_of_a_backup(self):
        """Whatever the clock has shown when a sheet was begun, the sheet is restored, once, and so are the others."""
        moments = [FAR * 1_000_000, 2**63 - 1, -2**63, -1, 0, 1]
        for seed in range(len(moments)):
            self.check(DONE, "import", self.write(self.finished(seed), f"{seed}"), *self.library)
        with contextlib.closing(sqlite3.connect(self.folder / "library")) as database, database:
            for number, moment in enumerate(moments, 1):
                database.execute("UPDATE sheet SET created = ?, changed = ?, ended = ? WHERE id = ?",
                                 [moment, moment, moment, number])
        self.check(DONE, "backup", self.folder / "saved", *self.library)
        other = ["--library", self.folder / "other"]
        for added in (len(moments), 0):
            restored, = self.json("restore", self.folder / "saved", *other)
            self.assertEqual((restored["added"], restored["same"], restored["damaged"]),
                             (added, len(moments) - added, 0))

        def told(library):
            return sorted(sheet["seats"][0]["score"]["total"] for sheet in self.json("list", *library)
                          if sheet.get("changed", "").startswith(LAST_DAY))

        self.assertEqual(len(told(other)), 2)
        self.assertEqual(told(other), told(self.library))

    def test_of_a_file(self):
        memory = "/dev/shm"
        if not os.path.isdir(memory):
            self.skipTest("other disks know no such time")
        with tempfile.TemporaryDirectory(dir=memory) as folder:
            sheet = Path(folder) / "sheet"
            sheet.write_bytes(self.sheet.read_bytes())
            for moment in (FAR, -FAR):
                os.utime(sheet, (moment, moment))
                if sheet.stat().st_mtime != moment:
                    self.skipTest("this disk knows no such time")
                with self.subTest(moment):
                    self.check_all(sheet)
                    created = self.json("score", sheet).get("created")
                    self.assertTrue(created is None if moment < 0 else created.startswith(LAST_DAY), created)

    def test_of_the_clock(self):
        wrong = {**ENVIRONMENT, "LD_PRELOAD": WRONG_CLOCK}

        def check(*arguments):
            done = subprocess.run([CLI, *map(str, arguments)], capture_output=True, env=wrong, encoding="utf-8",
                                  check=False)
            self.assertEqual((done.returncode, done.stderr), (DONE, ""), arguments)
            return done.stdout

        check("import", self.sheet, *self.library)
        check("new", "fliptown", "--output", self.folder / "new")
        check("play", self.folder / "new", "KH")
        for command in (["list", "--json"], ["list"], ["stats"], ["delete", 1], ["recover", "--replace"],
                        ["backup", self.folder / "saved"], ["restore", self.folder / "saved"]):
            check(*command, *self.library)
        self.assertEqual(run("list", *self.library).stdout, "")
        check("delete", "--undo", 1, *self.library)
        self.assertTrue(self.json("list", *self.library)[0]["changed"].startswith(LAST_DAY))


if __name__ == "__main__":
    main()
