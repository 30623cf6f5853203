# SPDX-License-Identifier: GPL-3.0-or-later
"""What the window's program says on the command line, where no window is needed.

Run as: TEST PROGRAM VERSION [unittest's arguments]
"""

import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

PROGRAM, VERSION = sys.argv[1:3]
# There is no display to open a window on.
ENVIRONMENT = {key: value for key, value in os.environ.items()
               if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
ENVIRONMENT["LC_ALL"] = "C.UTF-8"


class CommandLine(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.home = Path(folder.name)

    def run_program(self, *arguments):
        homes = {"HOME": str(self.home), "XDG_DATA_HOME": str(self.home)}
        return subprocess.run([PROGRAM, *map(str, arguments)], env=ENVIRONMENT | homes,
                              capture_output=True, text=True, timeout=60, check=False)

    def test_version(self):
        ended = self.run_program("--version")
        self.assertEqual((ended.returncode, ended.stdout), (0, f"flipside {VERSION}\n"))

    def test_help_names_the_sheets(self):
        ended = self.run_program("--help")
        self.assertEqual(ended.returncode, 0)
        self.assertIn("[SHEET…]", ended.stdout)
        self.assertIn("--version", ended.stdout)

    def test_what_is_not_there_is_refused(self):
        for arguments in (["none.flipsheet"], ["--", "none.flipsheet"], ["none.board", "none.flipsheet"]):
            ended = self.run_program(*arguments)
            self.assertEqual(ended.returncode, 1, arguments)
            self.assertIn(f"{Path('none.flipsheet').absolute()} can’t be read: ", ended.stderr)
            self.assertNotIn("display", ended.stderr)
            self.assertEqual(ended.stderr.count("\n"), sum(name != "--" for name in arguments))
            self.assertEqual(os.listdir(self.home), [], "something was begun all the same")

    def test_what_can_be_read_asks_for_a_window(self):
        sheet = self.home / "some.flipsheet"
        sheet.write_text("flipsheet 1\n")
        ended = self.run_program("none.flipsheet", sheet)
        self.assertIn("none.flipsheet can’t be read: ", ended.stderr)
        self.assertIn("display", ended.stderr)
        self.assertEqual(ended.returncode, 1)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
