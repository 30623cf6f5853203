# SPDX-License-Identifier: GPL-3.0-or-later
"""What build-aux/install-packages asks the package manager of each kind of system for.

There is no such system here: a folder of its own is all of PATH, with a manager in it that only writes down
what it was asked for.

Run as: TEST SOURCE-ROOT [unittest's arguments]
"""

import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SCRIPT = Path(sys.argv[1]) / "build-aux/install-packages"
MANAGERS = {
    "apt-get": ("libgtk-4-dev", "libchipmunk-dev", "valgrind"),
    "dnf": ("gtk4-devel", "chipmunk-devel", "valgrind"),
    "pacman": ("gtk4", "chipmunk", "valgrind"),
    "zypper": ("gtk4-devel", "chipmunk-devel", "valgrind"),
    "apk": ("gtk4.0-dev", "chipmunk-dev", "valgrind"),
}
TOOLS = ("bash", "cat", "comm", "dirname", "env", "fold", "grep", "sed", "sort")


class System:
    """A system with one package manager and none of what Flipside needs."""

    def __init__(self, folder, manager=None, works=True):
        self.path = Path(folder)
        self.asked = self.path / "asked.txt"
        for tool in TOOLS:
            (self.path / tool).symlink_to(shutil.which(tool))
        self.write("sudo", 'exec "$@"')
        if manager:
            self.write(manager, f'echo "$*" >>"{self.asked}"; exit {0 if works else 1}')
        if manager == "apt-get":
            self.write("dpkg-query", "exit 1")

    def write(self, name, text):
        path = self.path / name
        path.write_text(f"#!/usr/bin/env bash\n{text}\n")
        path.chmod(0o755)

    def install(self, purpose):
        return subprocess.run([str(self.path / "bash"), str(SCRIPT), purpose], env={"PATH": str(self.path)},
                              capture_output=True, text=True, check=False)

    def words(self):
        return self.asked.read_text().split()


class InstallPackages(unittest.TestCase):
    def system(self, *arguments, **more):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        return System(folder.name, *arguments, **more)

    def test_each_manager_is_asked(self):
        for manager, (toolkit, physics, only_tests) in MANAGERS.items():
            for purpose in ("run", "test"):
                system = self.system(manager)
                ended = system.install(purpose)
                self.assertEqual(ended.returncode, 0, f"{manager}: {ended.stderr}")
                self.assertIn(toolkit, system.words())
                self.assertIn(physics, system.words())
                self.assertEqual(only_tests in system.words(), purpose == "test", manager)

    def test_no_name_is_of_one_release(self):
        """clang, not clang-14: the next release has another number."""
        system = self.system("apt-get")
        system.install("test")
        system.install("package")
        numbered = [word for word in system.words() if re.search(r"(clang|gcc|llvm|python3|rt)-?[.\d]*\d\d", word)]
        self.assertEqual(numbered, [])

    def test_tools_that_came_another_way_are_enough(self):
        """All of them: one that the build calls is not there yet, so the manager is asked."""
        system = self.system("dnf")
        for tool in ("meson", "ninja"):
            system.write(tool, "echo 1.12.0")
        for tool in ("cc", "msgfmt", "pkg-config", "python3"):
            system.write(tool, "true")
        self.assertEqual(system.install("run").returncode, 0)
        self.assertIn("gtk4-devel", system.words())
        system.asked.unlink()
        system.write("gtk4-encode-symbolic-svg", "true")
        self.assertEqual(system.install("run").returncode, 0)
        self.assertFalse(system.asked.exists())

    def test_a_package_is_made_of_packages(self):
        """What dpkg-buildpackage asks for must be installed as a package, wherever the tools came from."""
        system = self.system("apt-get")
        for tool in ("meson", "ninja"):
            system.write(tool, "echo 1.12.0")
        for tool in ("cc", "msgfmt", "pkg-config", "python3", "gtk4-encode-symbolic-svg", "dpkg-buildpackage", "dh",
                     "lintian", "git", "xz"):
            system.write(tool, "true")
        system.write("dpkg-checkbuilddeps", "exit 1")
        self.assertEqual(system.install("package").returncode, 0)
        self.assertIn("build-essential", system.words())

    def test_a_name_that_is_gone(self):
        """A newer release may call something otherwise: what its manager says of that is passed on."""
        system = self.system("apt-get")
        system.write("apt-get", "case $* in *install*) echo \"E: Package 'meson' has no candidate\" >&2; exit 100; esac")
        ended = system.install("run")
        self.assertEqual(ended.returncode, 1)
        self.assertIn("Package 'meson' has no candidate", ended.stderr)
        self.assertIn("Meson        1.0 or newer", ended.stderr)

    def test_what_fails_is_named(self):
        for manager, (toolkit, *_) in MANAGERS.items():
            ended = self.system(manager, works=False).install("run")
            self.assertEqual(ended.returncode, 1)
            self.assertIn(f"With {manager} these packages", ended.stderr)
            self.assertIn(toolkit, ended.stderr.split())

    def test_no_manager_at_all(self):
        ended = self.system().install("test")
        self.assertEqual(ended.returncode, 1)
        self.assertIn("libadwaita", ended.stderr)
        self.assertIn("Valgrind", ended.stderr)

    def test_unknown_purpose(self):
        self.assertEqual(self.system().install("everything").returncode, 2)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
