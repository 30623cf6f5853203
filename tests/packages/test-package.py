# SPDX-License-Identifier: GPL-3.0-or-later
"""The package for Debian: made twice with the same bytes, installed on a clean system of the same release, started,
put over an older version with its library, and removed.

Run as: TEST SOURCE-ROOT [unittest's arguments], where build-aux/elsewhere can make such a system; else it is
skipped.
"""

import json
import os
import platform
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SOURCE = Path(sys.argv[1])
OLDER = SOURCE / "tests/store/fixtures/version-1.sql"
SCRATCH = tempfile.TemporaryDirectory()
FOLDER = Path(SCRATCH.name)
RELEASE = platform.freedesktop_os_release().get("VERSION_CODENAME", "")
SKIPPED = 77
# A window is on the screen when the server knows one by that name.
START = """
set -e
export HOME=/root XDG_RUNTIME_DIR=/run/flipside LC_ALL=C.UTF-8
mkdir -p -m 700 $XDG_RUNTIME_DIR
exec dbus-run-session -- xvfb-run -a bash -c '
  flipside & program=$!
  for i in $(seq 100); do
    if xwininfo -root -tree | grep -q "\\"Flipside\\""; then
      kill $program; exit 0
    fi
    kill -0 $program || exit 1
    sleep .2
  done
  exit 1'
"""


def run(*command, **more):
    return subprocess.run([str(word) for word in command], check=True, stdout=subprocess.PIPE, text=True, **more).stdout


def make(name):
    """Packages what is committed; each time in another folder."""
    run(SOURCE / "build-aux/package", FOLDER / name)
    return FOLDER / name


def package(folder):
    return next(path for path in folder.glob("flipside_*.deb"))


def make_older(path):
    """The same package with an older version's number."""
    folder, older = FOLDER / "older", FOLDER / "older.deb"
    run("dpkg-deb", "--raw-extract", path, folder)
    control = folder / "DEBIAN/control"
    control.write_text(re.sub("^Version: .*", "Version: 0.0.1", control.read_text(), flags=re.M))
    run("dpkg-deb", "--build", folder, older)
    return older


def put_older_library(path):
    path.unlink()
    library = sqlite3.connect(path)
    library.executescript(OLDER.read_text())
    library.close()


def inside(*command):
    """In a clean system, which the first call makes."""
    return run(SOURCE / "build-aux/elsewhere", RELEASE, *command, env=os.environ | {"XDG_CACHE_HOME": str(FOLDER)})


def root():
    return next(path for path in (FOLDER / "flipside/roots").iterdir() if path.is_dir())


def can_make_root():
    if RELEASE not in ("bookworm", "trixie"):
        return False
    try:
        inside("apt-get", "--quiet", "update")
    except subprocess.CalledProcessError as error:
        if error.returncode != SKIPPED:
            raise
        return False
    return True


def install(path):
    shutil.copy(path, root() / "tmp/flipside.deb")
    install_packages("/tmp/flipside.deb")


def install_packages(*names):
    inside("apt-get", "--quiet", "--yes", "--no-install-recommends", "install", *names)


def sheets():
    """What every version has told of each sheet."""
    kept = ("id", "game", "created", "changed", "moves")
    return [{key: sheet[key] for key in kept} for sheet in json.loads(inside("flipside-cli", "list", "--json"))]


class Package(unittest.TestCase):
    def test_all(self):
        new, again = make("new"), make("again")
        self.assertEqual(sorted(path.name for path in new.iterdir()), sorted(path.name for path in again.iterdir()))
        for path in new.iterdir():
            self.assertEqual(path.read_bytes(), (again / path.name).read_bytes(), f"{path.name} differs")

        install_packages("dbus", "xauth", "xvfb", "x11-utils")
        install(make_older(package(new)))
        self.assertIn("0.0.1", inside("dpkg-query", "--show", "flipside"))
        self.start()
        library = root() / "root/.local/share/flipside/library.db"
        put_older_library(library)

        install(package(new))
        self.assertNotIn("0.0.1", inside("dpkg-query", "--show", "flipside"))
        listed = sheets()
        self.assertIn("fliptown", [sheet["game"] for sheet in listed])
        self.start()  # which brings up to date what older versions did not keep of an ending
        self.assertEqual(sheets(), listed)

        files = [line for line in inside("dpkg", "--listfiles", "flipside").splitlines()
                 if (root() / line[1:]).is_file()]
        self.assertIn("/usr/share/applications/org.flipside.Flipside.desktop", files)
        inside("apt-get", "--quiet", "--yes", "purge", "flipside")
        self.assertEqual([line for line in files if (root() / line[1:]).exists()], [])
        self.assertTrue(library.exists(), "the sheets went with the program")

    def start(self):
        (root() / "tmp/start").write_text(START)
        inside("bash", "/tmp/start")


if __name__ == "__main__":
    if not can_make_root():
        sys.exit(SKIPPED)
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
