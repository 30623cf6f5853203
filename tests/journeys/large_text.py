# SPDX-License-Identifier: GPL-3.0-or-later
"""Text of another size, as a desktop tells it to its programs: by the settings that a window of the
screen holds (XSETTINGS), on a Wayland screen by those of the desktop."""

import ctypes
import os
import struct
from pathlib import Path

from hands import ON_WAYLAND

USUAL = 96 * 1024
REPLACE, BITS = 0, 8


def settings(dots):
    """One setting, the dots per inch, as the protocol writes it."""
    name = b"Xft/DPI"
    padded = name + bytes(-len(name) % 4)
    return (struct.pack("<BxxxII", 0, 1, 1) + struct.pack("<BxH", 0, len(name)) + padded
            + struct.pack("<II", 1, dots))


class LargeText:
    """As long as it is there, programs that start have text this many times as large."""

    def __init__(self, times):
        if ON_WAYLAND:
            self._tell_desktop(times)
        else:
            self._tell_server(times)

    @staticmethod
    def _tell_desktop(times):
        path = Path(os.environ["XDG_CONFIG_HOME"]) / "glib-2.0/settings/keyfile"
        group = "[org/gnome/desktop/interface]\n"
        path.write_text(path.read_text(encoding="utf-8").replace(group, f"{group}text-scaling-factor={times:.1f}\n"),
                        encoding="utf-8")

    def _tell_server(self, times):
        self.x11 = ctypes.CDLL("libX11.so.6")
        for name, result in (("XOpenDisplay", ctypes.c_void_p), ("XDefaultRootWindow", ctypes.c_ulong),
                             ("XCreateSimpleWindow", ctypes.c_ulong), ("XInternAtom", ctypes.c_ulong)):
            getattr(self.x11, name).restype = result
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(None))
        long = ctypes.c_ulong
        root = long(self.x11.XDefaultRootWindow(self.display))
        window = long(self.x11.XCreateSimpleWindow(self.display, root, -1, -1, 1, 1, 0, long(0), long(0)))
        data = settings(int(USUAL * times))
        kind = long(self.atom("_XSETTINGS_SETTINGS"))
        self.x11.XChangeProperty(self.display, window, kind, kind, BITS, REPLACE, data, len(data))
        self.x11.XSetSelectionOwner(self.display, long(self.atom("_XSETTINGS_S0")), window, long(0))
        self.x11.XSync(self.display, 0)

    def atom(self, name):
        return self.x11.XInternAtom(self.display, name.encode(), 0)
