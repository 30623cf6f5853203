# SPDX-License-Identifier: GPL-3.0-or-later
"""How build-aux/elsewhere makes a root, and what it says where it can't.

No root is made here: what would make it, mount and run in it only writes down what it was asked for.

Run as: TEST SOURCE-ROOT [unittest's arguments]
"""

import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SCRIPT = Path(sys.argv[1]) / "build-aux/elsewhere"
EMULATED = Path("/proc/sys/fs/binfmt_misc/qemu-x86_64")
TOOLS = ("bash", "cat", "cp", "dirname", "flock", "mkdir", "mv", "rm", "sed", "tail", "uname")


class Elsewhere(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = Path(folder.name)
        self.asked = self.path / "asked.txt"
        for tool in TOOLS:
            (self.path / tool).symlink_to(shutil.which(tool))
        self.write("git", "true")
        self.write("dpkg", "echo arm64")
        self.write("apt-get", "echo http://mirror.example/debian/")
        self.write("unshare", f'echo "unshare $*" >>"{self.asked}"; case $* in *debootstrap*) "${{@:6}}" ;; esac')
        self.write_debootstrap(0)

    def write(self, name, text):
        path = self.path / name
        path.write_text(f"#!/usr/bin/env bash\n{text}\n")
        path.chmod(0o755)

    def write_debootstrap(self, status):
        self.write("debootstrap", f'echo "debootstrap $*" >>"{self.asked}"; mkdir -p "$4"/etc/{{apt/sources.list.d,dpkg/dpkg.cfg.d}}; '
                   f'echo "E: no such mirror"; exit {status}')

    def run_script(self, *arguments):
        return subprocess.run([shutil.which("bash"), str(SCRIPT), *arguments], capture_output=True, text=True,
                              check=False, env={"PATH": str(self.path), "HOME": str(self.path)})

    def lines(self, beginning):
        return [line for line in self.asked.read_text().splitlines() if line.startswith(beginning)]

    def test_usage(self):
        self.assertEqual(self.run_script("--help").returncode, 0)
        self.assertEqual(self.run_script("--arch", "vax").returncode, 2)
        self.assertEqual(self.run_script("--arch").returncode, 2)
        self.assertEqual(self.run_script("--faster").returncode, 2)

    @unittest.skipIf(os.geteuid() == 0, "only where there is no right to make a root")
    def test_others_are_told(self):
        self.assertIn("you have to be root", self.run_script("trixie").stderr)

    @unittest.skipIf(os.geteuid() != 0, "only root gets so far")
    def test_the_root_is_kept(self):
        for _ in range(2):
            ended = self.run_script("bookworm", "build-aux/run", "games")
            self.assertEqual(ended.returncode, 0, ended.stderr)
        self.assertEqual(len(self.lines("debootstrap")), 1)
        self.assertIn("--arch=arm64 bookworm", self.lines("debootstrap")[0])
        self.assertTrue(self.lines("unshare")[1].endswith(" build-aux/run games"))

    @unittest.skipIf(os.geteuid() != 0 or not EMULATED.exists(), "only root gets so far, and where there is qemu")
    def test_another_architecture_is_compiled_for(self):
        """The root is of this machine's own; the compiler and the libraries are of the other."""
        self.write("qemu-x86_64-static", "true")
        ended = self.run_script("trixie", "--arch", "amd64", "build-aux/run")
        self.assertEqual(ended.returncode, 0, ended.stderr)
        self.assertIn("--arch=arm64 trixie", self.lines("debootstrap")[0])
        self.assertRegex(self.lines("unshare")[1],
                         "CC=x86_64-linux-gnu-gcc .*PKG_CONFIG_LIBDIR=/usr/lib/x86_64-linux-gnu/.* build-aux/run$")

    @unittest.skipIf(os.geteuid() != 0, "only root gets so far")
    def test_half_a_root_is_made_again(self):
        self.write_debootstrap(1)
        ended = self.run_script("trixie")
        self.assertEqual((ended.returncode, "no such mirror" in ended.stderr), (1, True), ended.stderr)
        self.write_debootstrap(0)
        self.assertEqual(self.run_script("trixie").returncode, 0)
        self.assertEqual(len(self.lines("debootstrap")), 2)

    @unittest.skipIf(os.geteuid() != 0, "only root gets so far")
    def test_what_is_missing_is_named(self):
        """With the status of a test that is skipped, as nothing is wrong with Flipside."""
        ended = self.run_script("trixie", "--arch", "amd64")
        self.assertEqual((ended.returncode, "qemu-user-static" in ended.stderr), (77, True), ended.stderr)
        (self.path / "debootstrap").unlink()
        ended = self.run_script("trixie")
        self.assertEqual((ended.returncode, "in the package debootstrap" in ended.stderr), (77, True), ended.stderr)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
