# SPDX-License-Identifier: GPL-3.0-or-later
"""Out of a Flatpak a file is written through the document portal: in a folder of the portal's own, where the one file can
be seen that people have chosen. The portal is the real one, with a bus and a folder of its own.

Run as: TEST FLIPSIDE-CLI [unittest's arguments]
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

PORTAL = Path("/usr/libexec/xdg-document-portal")
NAME = "org.freedesktop.portal.Documents"
APP = "org.flipside.Flipside"
MAY = ["read", "write"]
CLI = sys.argv[1]


def why_not():
    if not PORTAL.exists():
        return "no document portal"
    if not shutil.which("dbus-run-session") or not os.access("/dev/fuse", os.R_OK | os.W_OK):
        return "no bus of its own, or no /dev/fuse"
    try:
        import gi  # pylint: disable=import-outside-toplevel,unused-import
    except ImportError:
        return "no python bindings of GLib"
    return None


class Portal:
    """As what asks people for files uses it: it hands in a descriptor and gets a name."""

    def __init__(self):
        from gi.repository import Gio, GLib  # pylint: disable=import-outside-toplevel
        self.gio, self.variant = Gio, GLib.Variant
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)
        mount = self._call("GetMountPoint", None)[0]
        self.mount = Path(bytes(mount).rstrip(b"\0").decode()) / "by-app" / APP

    def _call(self, method, arguments, descriptor=None):
        descriptors = self.gio.UnixFDList.new()
        if descriptor is not None:
            descriptors.append(descriptor)
        answer, _ = self.bus.call_with_unix_fd_list_sync(
            NAME, "/org/freedesktop/portal/documents", NAME, method, arguments, None, 0, -1, descriptors, None)
        return answer.unpack()

    def add(self, path):
        """One that is there."""
        descriptor = os.open(path, os.O_PATH)
        document = self._call("AddFull", self.variant("(ahusas)", ([0], 0, APP, MAY)), descriptor)[0][0]
        return self.mount / document / path.name

    def add_named(self, path):
        """One that is to be."""
        descriptor = os.open(path.parent, os.O_PATH)
        name = os.fsencode(path.name) + b"\0"
        document = self._call("AddNamedFull", self.variant("(hayusas)", (0, name, 0, APP, MAY)), descriptor)[0]
        return self.mount / document / path.name


@unittest.skipIf(why_not(), why_not())
class Saving(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.portal = Portal()

    def setUp(self):
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))

    def save(self, path):
        subprocess.run([CLI, "new", "fliptown", "--seed", "3", "--players", "Ann", "--output", path], check=True)

    def check(self, path):
        """The sheet is there as a whole, and nothing beside it."""
        self.assertTrue(path.read_text().startswith("flipsheet 1\n"), path.read_text()[:80])
        self.assertIn("Ann", path.read_text())
        self.assertEqual([path.name], os.listdir(path.parent))

    def test_new_file(self):
        path = self.folder / "new.flipsheet"
        self.save(self.portal.add_named(path))
        self.check(path)

    def test_over_another(self):
        """One that is longer: nothing of it is left."""
        path = self.folder / "old.flipsheet"
        path.write_text("old\n" * 10000)
        path.chmod(0o640)
        self.save(self.portal.add(path))
        self.check(path)
        self.assertLess(path.stat().st_size, 10000)
        self.assertEqual(0o640, path.stat().st_mode & 0o777)

    def test_read_back(self):
        path = self.portal.add_named(self.folder / "again.flipsheet")
        self.save(path)
        self.save(path)
        subprocess.run([CLI, "show", path], check=True, stdout=subprocess.DEVNULL)


def wait_until_left(folder, patience=20):
    """The portal leaves when its bus is gone; until then nothing in its folder can be removed."""
    until = time.monotonic() + patience
    while os.path.ismount(folder) and time.monotonic() < until:
        time.sleep(.02)


def main():
    if why_not() or "FLIPSIDE_TEST_PORTAL" in os.environ:
        unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        runtime = Path(home) / "runtime"
        runtime.mkdir(mode=0o700)
        own = {"HOME": home, "XDG_RUNTIME_DIR": str(runtime), "XDG_DATA_HOME": f"{home}/data",
               "FLIPSIDE_TEST_PORTAL": "yes"}
        status = subprocess.run(["dbus-run-session", "--", sys.executable, *sys.argv], check=False,
                                env={**os.environ, **own}).returncode
        wait_until_left(runtime / "doc")
    sys.exit(status)


main()
