# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever a stranger sends is shown or refused in one line, soon and with little memory.

No clock is looked at: the processor time of a file is compared with that of ordinary sheets that are as
large together. On a busy machine a command may take several times its own time, so what took too long is
done again.

Run as: TEST CLI SOURCE-ROOT [unittest's arguments]
"""

import os
import resource
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(sys.argv[2]) / "tests/cli"))
from harness import CLI, DONE, ENVIRONMENT, REFUSED, main  # noqa: E402

import strangers  # noqa: E402

MEMORY = 300 * 1024 * 1024  # that a file of 4 MiB may take
RATIO = 4  # to ordinary sheets of the same size
ATTEMPTS = 4  # to be quick
MOST_SAID = 1000000  # characters about one moment
LONGEST = 2000  # characters of a refusal; paths in it may be long
IS_SANITIZED = b"__asan_init" in Path(CLI).read_bytes()

SOURCE = strangers.Source(CLI)
HOME = tempfile.TemporaryDirectory()
FOLDER = Path(HOME.name)


class Outcome:
    """How a command ended, and what it took."""

    def __init__(self, *arguments, stdin=os.devnull):
        self.arguments = arguments
        said, told = FOLDER / "stdout", FOLDER / "stderr"
        child = os.fork()
        if child == 0:
            self.become(said, told, stdin, [CLI, *map(str, arguments)])
        _, status, usage = os.wait4(child, 0)
        self.status = os.waitstatus_to_exitcode(status)
        self.time = usage.ru_utime + usage.ru_stime
        self.memory = usage.ru_maxrss * 1024
        self.stdout, self.stderr = said.read_text("utf-8"), told.read_text("utf-8")

    def again(self):
        """The same once more, without what it has made: a library that it kept something in, or a file."""
        makes = ["--output", "-o"] + ["--library"] * ("import" in self.arguments)
        for option, path in zip(self.arguments, self.arguments[1:]):
            if option in makes:
                for file in Path(path).parent.glob(f"{Path(path).name}*"):
                    file.unlink()
        done = Outcome(*self.arguments)
        assert done.status == self.status, done.stderr
        return done

    def quickest(self, limit):
        """Its processor time; above the limit, the least of some attempts."""
        times = [self.time]
        while times[-1] >= limit and len(times) < ATTEMPTS:
            times.append(self.again().time)
        return min(times)

    @staticmethod
    def become(said, told, stdin, command):
        try:
            for number, path, flags in ((0, stdin, os.O_RDONLY),
                                        (1, said, os.O_WRONLY | os.O_CREAT | os.O_TRUNC),
                                        (2, told, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)):
                os.dup2(os.open(path, flags), number)
            # What would never end is killed, whatever the machine's speed.
            resource.setrlimit(resource.RLIMIT_CPU, (600, 600))
            if not IS_SANITIZED:
                resource.setrlimit(resource.RLIMIT_AS, (2 * MEMORY, 2 * MEMORY))
            os.execve(command[0], command, ENVIRONMENT)
        finally:
            os._exit(127)


# So much is spent before anything is read; more where the processor is emulated, and all code that runs is translated.
START = max(.05, 3 * Outcome("new", "fliptown").quickest(0))


class Ordinary:
    """What a byte of an ordinary sheet takes: when it is checked, and when it is kept in a library."""

    def __init__(self):
        text = SOURCE.run("random", "fliptown", "--seeds", "1-1", "--sheet")
        n = 100
        paths = [self.write(text, number) for number in range(n)]
        size = sum(path.stat().st_size for path in paths)
        self.checked = self.measure(size, "verify", *paths)
        self.kept = self.measure(size, "import", "--library", FOLDER / "ordinary.db", *paths)

    @staticmethod
    def write(text, number):
        path = FOLDER / f"ordinary-{number}.flipsheet"
        path.write_text(text.split("checksum:")[0].replace(
            "player: Player 1", f"player: Number {number}", 1) + "checksum: none\n")
        return path

    @staticmethod
    def measure(size, *arguments):
        done = Outcome(*arguments)
        assert done.status == DONE, done.stderr
        return done.quickest(0) / size


class Hostile(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls):
        cls.ordinary = Ordinary()

    def assert_bearable(self, done, budget=None):
        """Shown, or refused in one line; never killed, endless or greedy."""
        self.assertIn(done.status, (DONE, REFUSED), done.stderr[-500:])
        if done.status == REFUSED:
            self.assertRegex(done.stderr, r"\Aflipside-cli: [^\n]*\n\Z")
            self.assertLess(len(done.stderr), LONGEST)
        else:
            self.assertEqual(done.stderr, "")
        if not IS_SANITIZED:
            self.assertLess(done.memory, MEMORY)
        if budget is not None:
            self.assert_quick(done, RATIO * budget + START)

    def assert_quick(self, done, limit):
        self.assertLess(done.quickest(limit), limit)

    def read(self, path, size):
        """By a command that looks, and by the one that keeps."""
        library = FOLDER / "library.db"
        for file in FOLDER.glob("library.db*"):
            file.unlink()
        shown = Outcome("show", path)
        self.assert_bearable(shown, size * self.ordinary.checked)
        kept = Outcome("import", "--library", library, path)
        self.assert_bearable(kept, size * self.ordinary.kept)
        self.assertEqual(kept.status, shown.status)
        if shown.status == DONE:
            asked = Outcome("ask", "--json", path)
            self.assert_bearable(asked, size * self.ordinary.checked)
            self.assertLess(len(shown.stdout + asked.stdout), MOST_SAID)
            # A name of five places is shown so, and is not filled with other names.
            self.assertNotRegex(shown.stdout + asked.stdout, r"(Ann|\{seat \d\}){6}")
        return shown

    def read_again(self, path):
        """What was accepted is accepted again, as Flipside itself has written it."""
        copy = FOLDER / "copy.flipsheet"
        self.assert_bearable(Outcome("export", path, "--sheet", copy))
        again = Outcome("verify", copy)
        self.assertEqual(again.status, DONE, again.stderr)

    def edition(self, path):
        """A board as somebody's edition: it is told what is wrong with it, and it can be kept as a draft."""
        library, copy = FOLDER / "editions.db", FOLDER / "copy.board"
        for file in FOLDER.glob("editions.db*"):
            file.unlink()
        budget = path.stat().st_size * self.ordinary.kept
        checked = Outcome("board", "check", path)
        self.assertIn(checked.status, (DONE, REFUSED), checked.stderr[-500:])
        self.assertLess(len(checked.stdout + checked.stderr), MOST_SAID)
        self.assert_quick(checked, RATIO * budget + START)
        kept = Outcome("board", "import", path, "--library", library)
        self.assert_bearable(kept, budget)
        listed = Outcome("board", "list", "--library", library)
        self.assertEqual(listed.status, DONE, listed.stderr[-500:])
        self.assert_quick(listed, RATIO * budget + 2 * START)
        self.assertLess(len(listed.stdout), 20000)
        for done in (checked, kept, listed):
            self.assertNotRegex(done.stdout + done.stderr, "[\x00-\x08\x0b-\x1f\x7f-\x9f]")
        if kept.status == DONE:
            self.assert_bearable(Outcome("board", "export", 1, "--library", library, "-o", copy))
            words = self.words(path)
            self.assertTrue(self.words(copy)[:len(words)] == words, "the copy is another")

    @staticmethod
    def words(path):
        return path.read_bytes().removeprefix(b"\xef\xbb\xbf").split()

    def test_standard_input(self):
        """Where a stream is asked for, it may be endless."""
        done = Outcome("show", "-", stdin="/dev/zero")
        self.assertEqual(done.status, REFUSED)
        self.assert_bearable(done)
        sheet = FOLDER / "sheet.flipsheet"
        sheet.write_bytes(SOURCE.sheet())
        done = Outcome("play", sheet, "-", stdin="/dev/zero")
        self.assertEqual(done.status, REFUSED)
        self.assert_bearable(done)

    def test_odd_files(self):
        with tempfile.TemporaryDirectory() as folder:
            for path in strangers.make_odd_files(Path(folder)):
                with self.subTest(path.name):
                    for arguments in (("show", path), ("verify", path), ("import", path),
                                      ("new", "fliptown", "--board", path),
                                      ("board", "check", path), ("board", "import", path),
                                      ("board", "balance", path)):
                        done = Outcome(*arguments)
                        self.assertEqual(done.status, REFUSED)
                        self.assert_bearable(done)

    def test_odd_libraries(self):
        """In place of a library, of a backup, of what lies beside it, and of the notes of what was left unfinished."""
        with tempfile.TemporaryDirectory() as folder:
            odd = strangers.make_odd_files(Path(folder))
            library = Path(folder) / "library.db"
            sheet = Path(folder) / "a.flipsheet"
            sheet.write_bytes(SOURCE.sheet())
            self.assertEqual(Outcome("import", sheet, "--library", library).status, DONE)
            for path in odd:
                with self.subTest(path.name):
                    for arguments in (("list", "--library", path), ("recover", "--library", path),
                                      ("restore", path, "--library", library)):
                        done = Outcome(*arguments)
                        self.assertEqual(done.status, REFUSED, arguments)
                        self.assert_bearable(done)
            os.mkfifo(f"{library}-wal")
            for command in ("list", "recover"):
                self.assertEqual(Outcome(command, "--library", library).status, REFUSED)
            os.unlink(f"{library}-wal")
            (Path(folder) / ".unfinished").mkdir()
            for name in (".unfinished/abcdefgh", "library.db.replacing"):
                os.mkfifo(Path(folder) / name)
                self.assertEqual(Outcome("list", "--library", library).status, DONE)

    def test_long_logs(self):
        """Whatever is told of a long log: each command takes a time that grows with it, and no more."""
        short, long = FOLDER / "short.flipsheet", FOLDER / "long.flipsheet"
        short.write_bytes(SOURCE.endless(2000))
        long.write_bytes(SOURCE.endless(20000))
        for arguments in (("log",), ("log", "--json"), ("log", "--changes"), ("score",),
                          ("show", "--at", "1500"), ("ask", "--json"), ("perft",)):
            with self.subTest(arguments):
                less, more = Outcome(*arguments, short), Outcome(*arguments, long)
                self.assertEqual((less.status, more.status), (DONE, DONE))
                self.assert_bearable(more)
                self.assert_quick(more, 3 * 10 * (less.quickest(0) + START / 2))


def add_sheet(name, make):
    def test(self):
        path = FOLDER / f"{name}.flipsheet"
        path.write_bytes(make(SOURCE))
        size = path.stat().st_size
        self.assertLessEqual(size, strangers.LARGEST + 12)
        done = self.read(path, size)
        if done.status == DONE:
            self.read_again(path)
        path.unlink()

    setattr(Hostile, f"test_sheet_{name}", test)


def add_board(name, make):
    def test(self):
        path, sheet = FOLDER / f"{name}.board", FOLDER / f"{name}.flipsheet"
        path.write_bytes(make(SOURCE))
        done = Outcome("new", "fliptown", "--board", path, "--output", sheet)
        self.assert_bearable(done, path.stat().st_size * self.ordinary.checked)
        if done.status == DONE:
            self.assertEqual(Outcome("verify", sheet).status, DONE)
            self.read_again(sheet)
        self.edition(path)
        path.unlink()

    setattr(Hostile, f"test_board_{name}", test)


for kind, maker in strangers.SHEETS.items():
    if kind in strangers.LONGEST_READ and "FLIPSIDE_TEST_WHOLE" not in os.environ:
        continue
    add_sheet(kind.replace("-", "_"), maker)
for kind, maker in strangers.BOARDS.items():
    add_board(kind.replace("-", "_"), maker)


if __name__ == "__main__":
    main()
