# SPDX-License-Identifier: GPL-3.0-or-later
"""What another program gets when people paste: the clipboard, read from the screen's server."""

import ctypes

from driver import check

PROPERTY_CHANGED, SELECTION_TOLD = 28, 31
PROPERTY_CHANGES = 1 << 22
NEW_VALUE = 0
MOST = 1 << 24


class Event(ctypes.Structure):
    """As much of an event as is looked at."""

    _fields_ = [("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("sent", ctypes.c_int),
                ("display", ctypes.c_void_p), ("words", ctypes.c_ulong * 20)]


class Clipboard:
    def __init__(self):
        self.server = ctypes.CDLL("libX11.so.6")
        self.server.XOpenDisplay.restype = ctypes.c_void_p
        for name in "XInternAtom", "XDefaultRootWindow", "XCreateSimpleWindow":
            getattr(self.server, name).restype = ctypes.c_ulong
        self.display = ctypes.c_void_p(self.server.XOpenDisplay(None))
        root = ctypes.c_ulong(self.server.XDefaultRootWindow(self.display))
        self.window = ctypes.c_ulong(self.server.XCreateSimpleWindow(
            self.display, root, 0, 0, 1, 1, 0, ctypes.c_ulong(0), ctypes.c_ulong(0)))
        self.server.XSelectInput(self.display, self.window, ctypes.c_long(PROPERTY_CHANGES))
        self.place = self._atom("FLIPSIDE_PASTED")

    def _atom(self, name):
        return ctypes.c_ulong(self.server.XInternAtom(self.display, name.encode(), 0))

    def _await(self, kind, state=None):
        """The next event of a kind; of a property that changed, how: the third word after the window."""
        event = Event()
        while event.type != kind or state is not None and event.words[3] & 0xFFFFFFFF != state:
            self.server.XNextEvent(self.display, ctypes.byref(event))
        return event

    def _take(self):
        """Kind and bytes of what was put down for us; it is taken away, which asks for more."""
        kind, form = ctypes.c_ulong(), ctypes.c_int()
        count, left = ctypes.c_ulong(), ctypes.c_ulong()
        data = ctypes.POINTER(ctypes.c_ubyte)()
        self.server.XGetWindowProperty(
            self.display, self.window, self.place, ctypes.c_long(0), ctypes.c_long(MOST), 1, ctypes.c_ulong(0),
            ctypes.byref(kind), ctypes.byref(form), ctypes.byref(count), ctypes.byref(left), ctypes.byref(data))
        return kind.value, ctypes.string_at(data, count.value) if form.value == 8 else b""

    def read(self, kind):
        """The bytes of a kind, such as image/png. What is long comes in pieces, of which the last is empty."""
        self.server.XConvertSelection(self.display, self._atom("CLIPBOARD"), self._atom(kind), self.place,
                                      self.window, ctypes.c_ulong(0))
        told = self._await(SELECTION_TOLD)
        check(told.words[3] == self.place.value, f"nothing to paste as {kind}")
        form, data = self._take()
        if form != self._atom("INCR").value:
            return data
        pieces = [b""]
        while True:
            self._await(PROPERTY_CHANGED, NEW_VALUE)
            pieces.append(self._take()[1])
            if not pieces[-1]:
                return b"".join(pieces)
