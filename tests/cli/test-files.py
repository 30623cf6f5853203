#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""flipside-cli from outside: the files it writes, and what happens where it can't."""

import errno
import os
import resource
import signal
import stat
import subprocess
import unittest
from pathlib import Path

from harness import CLI, DATA_HOME, DONE, ENVIRONMENT, REFUSED, CliTest, built_in, main, moves_of, run


class Files(CliTest):
    """What happens to files and streams that can't take what is written."""

    def check_full(self, *arguments):
        with open("/dev/full", "w", encoding="utf-8") as full:
            done = subprocess.run([CLI, *map(str, arguments)], stdout=full, stderr=subprocess.PIPE,
                                  env=ENVIRONMENT, encoding="utf-8", check=False)
        self.assertEqual(done.returncode, REFUSED, f"{arguments}: nothing was written")
        self.assertIn(f"can’t be written: {os.strerror(errno.ENOSPC)}.", done.stderr)

    @unittest.skipUnless(os.path.exists("/dev/full") and
                         stat.S_ISCHR(os.stat("/dev/full").st_mode), "there is no /dev/full")
    def test_full_standard_output(self):
        path = self.new("--seed", "7")
        library = ["--library", self.folder / "library"]
        self.check(DONE, "import", path, *library)
        for arguments in (["--help"], ["--version"], ["new", "fliptown"], ["games"],
                          ["games", "--json"], ["ask", path], ["show", path], ["log", path],
                          ["log", path, "--json"], ["log", path, "--changes"],
                          ["score", path], ["score", path, "--json"],
                          ["verify", path], ["perft", path], ["list", *library],
                          ["export", "1", "--sheet", "-", *library],
                          ["random", "fliptown", "--seeds", "1", "--sheet"],
                          ["bench", "fliptown-state-bytes"]):
            with self.subTest(arguments):
                self.check_full(*arguments)

    @staticmethod
    def fill_disk():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (40, 40))

    def test_no_room_for_the_file(self):
        path = self.new("--seed", "7")
        before = path.read_bytes()
        self.check(REFUSED, "play", path, "KH JC 8C trail 5", preexec_fn=self.fill_disk)
        self.check(REFUSED, "new", "fliptown", "-o", self.folder / "new", preexec_fn=self.fill_disk)
        self.assertEqual(path.read_bytes(), before)
        self.assertEqual(list(self.folder.iterdir()), [path])

    def test_reason_that_there_is_no_room(self):
        self.check(REFUSED, "new", "fliptown", "-o", self.folder / "new", preexec_fn=self.fill_disk,
                   says=os.strerror(errno.EFBIG))

    @unittest.skipIf(os.geteuid() == 0, "nothing is forbidden to root")
    def test_forbidden_folder(self):
        path = self.new("--seed", "7")
        before = path.read_bytes()
        self.folder.chmod(0o500)
        self.addCleanup(self.folder.chmod, 0o700)
        self.check(REFUSED, "play", path, "KH JC 8C trail 5", says=str(path))
        self.assertEqual(path.read_bytes(), before)

    def test_missing_file(self):
        for command in (["ask"], ["show"], ["log"], ["score"], ["verify"], ["perft"], ["play"]):
            moves = ["KH"] if command == ["play"] else []
            self.check(REFUSED, *command, self.folder / "missing", *moves, says="missing")

    def check_permissions(self, *modes):
        path = self.new("--seed", "7")
        for mode in modes:
            path.chmod(mode)
            with self.subTest(oct(mode)):
                self.check(DONE, "new", "fliptown", "--seed", "7", "-o", path)
                self.check(DONE, "play", path, "KH JC 8C trail 5")
                self.assertEqual(stat.S_IMODE(path.stat().st_mode), mode)

    def test_permissions_stay(self):
        self.check_permissions(0o600, 0o640, 0o644, 0o700)

    def test_permissions_beyond_the_mask_stay(self):
        mask = os.umask(0o022)
        self.addCleanup(os.umask, mask)
        self.check_permissions(0o664)

    def test_new_file_obeys_the_mask(self):
        path = self.folder / "sheet"
        self.check(DONE, "new", "fliptown", "-o", path, preexec_fn=lambda: os.umask(0o077))
        self.assertEqual(stat.S_IMODE(path.stat().st_mode), 0o600)

    def check_link(self, link, path):
        self.check(DONE, "new", "fliptown", "--seed", "7", "-o", link)
        self.check(DONE, "play", link, "KH JC 8C trail 5")
        self.assertTrue(link.is_symlink())
        self.assertEqual(len(moves_of(path.read_text())), 3 + 1 + 3)

    def test_what_is_read_is_not_overwritten(self):
        """Neither a library nor the source of an output."""
        library, sheet = self.folder / "library.db", self.write(self.finished(1))
        self.check(DONE, "import", sheet, "--library", library)
        before, text = library.read_bytes(), Path(sheet).read_bytes()
        self.check(REFUSED, "export", 1, "--png", library, "--library", library, says="library")
        self.check(REFUSED, "new", "fliptown", "-o", library, says="library")
        self.check(REFUSED, "export", sheet, "--png", library, says="library")
        self.check(REFUSED, "export", sheet, "--png", sheet, says="source itself")
        self.check(REFUSED, "deal", sheet, "-o", sheet, says="source itself")
        board = self.write(built_in("royalflip.board"), "own.board")
        self.check(REFUSED, "learn", "royalflip", "--board", board, "--out", board, says="source itself")
        self.check(REFUSED, "learn", "royalflip", "--from", board, "--out", board, says="source itself")
        self.assertEqual((library.read_bytes(), Path(sheet).read_bytes()), (before, text))

    def outputs(self, path, library):
        """Every command that writes a file."""
        sheet = self.write(self.finished(1), "of-another")
        yield ["new", "fliptown", "-o", path]
        yield ["deal", sheet, "-o", path]
        yield ["board", "new", "fliptown", "-o", path]
        yield ["stats", *library, "--game", "fliptown", "--table", "distribution", "--png", path]
        yield ["backup", path, *library]
        for form in ("sheet", "pdf", "png", "svg", "csv", "json", "print"):
            yield ["export", sheet, f"--{form}", path]

    def test_no_output_goes_over_a_library(self):
        """By whatever name it is called, nor over what lies beside it or will."""
        place = self.folder / "library.db"
        library = ["--library", place]
        self.check(DONE, "import", self.write(self.finished(1), "one"), *library)
        before = place.read_bytes()
        (self.folder / "in").mkdir()
        (self.folder / "link").symlink_to(place)
        (self.folder / "link-later").symlink_to("in/../library.db-wal")
        os.link(place, self.folder / "hard")
        for name in ("library.db", "in/../library.db", "link", "hard", "library.db-wal", "library.db-shm",
                     "library.db-journal", "in/../library.db-wal", "link-later", "library.db.replacing"):
            for command in self.outputs(self.folder / name, library):
                if command[0] == "backup" and name == "hard":
                    continue
                with self.subTest(command):
                    self.check(REFUSED, *command, says="library")
        self.assertEqual(place.read_bytes(), before)
        self.assertFalse([path for path in self.folder.iterdir() if path.name.startswith("library.db")
                          and path != place])

    def test_every_output_takes_the_longest_name(self):
        place = self.folder / "library.db"
        library = ["--library", place]
        self.check(DONE, "import", self.write(self.finished(1), "one"), *library)
        path = self.folder / ("a" * 255)
        for command in self.outputs(path, library):
            with self.subTest(command):
                self.check(DONE, *command)
                path.unlink()

    def changes(self, library):
        """Every command that changes a library, in which there are two sheets and one edition."""
        sheet, board = self.write(self.finished(3), "third"), self.folder / "own.board"
        yield ["import", sheet]
        yield ["label", 1, "--title", "Final"]
        yield ["label", 1, "--tags", "club"]
        yield ["label", 1, "--archive"]
        yield ["duplicate", 1]
        yield ["delete", 1]
        yield ["delete", 2, "--undo"]
        yield ["restore", self.folder / "saved"]
        yield ["board", "import", board]

    def test_nothing_is_said_before_it_is_kept(self):
        """A disk without room: each command is refused, has not said a word of what it did, and did nothing."""
        place = self.folder / "library.db"
        library = ["--library", place]
        self.check(DONE, "import", self.write(self.finished(4), "four"), "--library", self.folder / "other")
        self.check(DONE, "backup", self.folder / "saved", "--library", self.folder / "other")
        for seed in (1, 2):
            self.check(DONE, "import", self.write(self.finished(seed), f"{seed}"), *library)
        self.check(DONE, "board", "new", "fliptown", "-o", self.folder / "own.board")
        self.check(DONE, "delete", 2, *library)
        before = place.read_bytes()
        for command in self.changes(library):
            with self.subTest(command):
                done = run(*command, *library, preexec_fn=self.fill_disk)
                self.assertEqual((done.returncode, done.stdout), (REFUSED, ""), done.stderr)
                self.assertEqual(place.read_bytes(), before)
                self.check(DONE, *command, *library)
                place.write_bytes(before)
        for command in (*self.outputs(self.folder / "out", library),
                        ["learn", "royalflip", "--rounds", 1, "--games", 1, "--out", self.folder / "out"]):
            with self.subTest(command):
                done = run(*command, preexec_fn=self.fill_disk)
                self.assertEqual(done.returncode, REFUSED, done.stderr)
                self.assertNotIn("out", done.stdout)
                self.assertFalse((self.folder / "out").exists())
        sheet = self.write(self.finished(1))
        text = sheet.read_bytes()
        for command in (["mend", sheet, "--at", 1, "--remove", "--stop-there"], ["undo", sheet]):
            with self.subTest(command):
                done = run(*command, preexec_fn=self.fill_disk)
                self.assertEqual((done.returncode, done.stdout), (REFUSED, ""), done.stderr)
                self.assertEqual(sheet.read_bytes(), text)

    def test_longest_names(self):
        for name in ("a" * 255, "é" * 127):
            self.check(DONE, "new", "fliptown", "-o", self.folder / name)
            self.assertTrue((self.folder / name).exists())

    def test_through_a_link(self):
        path, other = self.new(), self.folder / "other"
        other.mkdir()
        for link, target in ((self.folder / "link", path), (other / "link", "../sheet.flipsheet")):
            link.symlink_to(target)
            self.check_link(link, path)

    def test_through_a_link_to_no_file_yet(self):
        link = self.folder / "link"
        link.symlink_to("later")
        self.check_link(link, self.folder / "later")

    @unittest.skipUnless(os.path.exists("/proc/self/fd/1"), "there is no /proc")
    def test_through_a_link_to_standard_output(self):
        """What /dev/stdout is."""
        link = self.folder / "stdout"
        link.symlink_to("/proc/self/fd/1")
        done = run("new", "fliptown", "-o", link)
        self.assertTrue(link.is_symlink())
        self.assertEqual((done.returncode, done.stdout), (DONE, run("new", "fliptown").stdout))

    def test_left_behind_by_a_killed_run(self):
        """A limit ends the program while it writes; the next one clears up after it."""
        limit = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
        path, other = self.new(), self.write("before", "other")
        for arguments in (["--sheet", other], ["--png", other], ["--pdf", self.folder / "board.pdf"]):
            before = {file: file.read_bytes() for file in self.folder.iterdir()}
            done = run("export", path, *arguments, preexec_fn=limit)
            self.assertEqual(done.returncode, -signal.SIGXFSZ)
            self.assertEqual(len(list(self.folder.iterdir())), len(before) + 1)
            self.check(DONE, "games")
            self.assertEqual({file: file.read_bytes() for file in self.folder.iterdir()}, before)
        self.assertEqual(list(Path(DATA_HOME.name).rglob("*")), [Path(DATA_HOME.name, "flipside")])

    def test_to_a_pipe(self):
        """A name that is no plain file is written to, and never replaced."""
        pipe = self.folder / "pipe"
        os.mkfifo(pipe)
        reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
        self.addCleanup(os.close, reader)
        self.check(DONE, "new", "fliptown", "--output", pipe)
        self.assertTrue(stat.S_ISFIFO(pipe.stat().st_mode))
        self.assertEqual(os.read(reader, 1 << 16).decode(), run("new", "fliptown").stdout)


if __name__ == "__main__":
    main()
