# SPDX-License-Identifier: GPL-3.0-or-later
"""The archive of the sources: made without a network, with the same files as the repository, and complete enough
to be set up again.

Run as: TEST SOURCE-ROOT [unittest's arguments]; where the sources are no repository, it is skipped.
"""

import subprocess
import sys
import tarfile
import tempfile
import unittest
from pathlib import Path

SOURCE = Path(sys.argv[1])
SKIPPED = 77


def run(*command, **more):
    return subprocess.run([str(word) for word in command], check=True, capture_output=True, text=True, **more).stdout


class Dist(unittest.TestCase):
    def test_archive(self):
        with tempfile.TemporaryDirectory() as scratch:
            folder = Path(scratch)
            run("git", "clone", "-q", SOURCE, folder / "clone")
            run("meson", "setup", folder / "build", folder / "clone")
            run("meson", "dist", "-C", folder / "build", "--no-tests", "--formats", "gztar")
            archive = next((folder / "build/meson-dist").glob("flipside-*.tar.gz"))
            with tarfile.open(archive) as tar:
                tar.extractall(folder)
            root = folder / archive.name.removesuffix(".tar.gz")
            packed = {str(path.relative_to(root)) for path in root.rglob("*") if path.is_file() or path.is_symlink()}
            kept = run("git", "ls-files", "-z", cwd=folder / "clone").split("\0")
            self.assertEqual(packed, set(filter(None, kept)))
            run("meson", "setup", folder / "again", root)


if not (SOURCE / ".git").exists():
    sys.exit(SKIPPED)
unittest.main(argv=sys.argv[:1] + sys.argv[2:])
