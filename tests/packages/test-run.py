# SPDX-License-Identifier: GPL-3.0-or-later
"""What a newcomer reads when build-aux/run builds from nothing: how far it is and that it has ended, and not a
word of warning.

Run as: TEST SOURCE-ROOT [unittest's arguments]
"""

import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(sys.argv[1])
ALARMING = re.compile(r"warning|error|deprecated|skipping|serial compilation|not found", re.IGNORECASE)


def copy_tracked(into):
    names = subprocess.run(["git", "-C", str(ROOT), "ls-files", "-z"], capture_output=True, text=True,
                           check=True).stdout
    for name in filter(None, names.split("\0")):
        (into / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).exists():
            shutil.copy2(ROOT / name, into / name)


class Run(unittest.TestCase):
    def run_in(self, folder):
        ended = subprocess.run(["build-aux/run", "games"], cwd=folder, capture_output=True, text=True, check=False)
        self.assertEqual(ended.returncode, 0, ended.stdout + ended.stderr)
        self.assertEqual(ended.stderr, "")
        return ended.stdout.splitlines()

    def test_log(self):
        with tempfile.TemporaryDirectory() as folder:
            copy_tracked(Path(folder))
            lines = self.run_in(folder)
            self.assertEqual([line for line in lines if ALARMING.search(line)], [])
            told = [line for line in lines if line.startswith("Compiled ")]
            self.assertEqual(told[-1], "Compiled 100 %")
            self.assertGreater(len(told), 5)
            self.assertLessEqual(len(told), 10)
            again = self.run_in(folder)
            self.assertFalse(any(line.startswith(("Setting up", "Compiled")) for line in again), again)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
