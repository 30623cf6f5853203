# SPDX-License-Identifier: GPL-3.0-or-later
"""Keys, pointer and fingers, as the screen hands them on to windows: the X server's by way of the accessibility bus,
those of a Wayland screen by mutter, which nobody else can ask to have them."""

import ctypes
import functools
import os
import time

from gi.repository import Gio, GLib

SHIFT, CONTROL, ALT = 1, 4, 8
MODIFIER_KEYS = {SHIFT: 0xFFE1, CONTROL: 0xFFE3, ALT: 0xFFE9}
KEY_SYM, KEY_LOCK, KEY_UNLOCK = 3, 5, 6
LEFT_BUTTON = 0x110
MUTTER = "org.gnome.Mutter."
STEPS = 12  # of a finger on its way
STEP = 0.02  # seconds


class ServerHands:
    def __init__(self, bus):
        self.bus = bus

    def key(self, value, modifiers):
        if modifiers:
            self._send_key(modifiers, KEY_LOCK)
        self._send_key(value, KEY_SYM)
        if modifiers:
            self._send_key(modifiers, KEY_UNLOCK)

    def _send_key(self, value, kind):
        self.bus.control("GenerateKeyboardEvent", GLib.Variant("(isu)", (value, "", kind)))

    def hold_key(self, value, seconds):
        """The keyboard repeats it; in the journeys it does so only here."""
        server, tests = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        server.XOpenDisplay.restype = ctypes.c_void_p
        display = ctypes.c_void_p(server.XOpenDisplay(None))
        code = server.XKeysymToKeycode(display, ctypes.c_ulong(value))
        server.XAutoRepeatOn(display)
        for down in True, False:
            tests.XTestFakeKeyEvent(display, code, down, 0)
            server.XSync(display, 0)
            time.sleep(seconds if down else 0)
        server.XAutoRepeatOff(display)
        server.XCloseDisplay(display)

    def point(self, place, kind):
        self.bus.control("GenerateMouseEvent", GLib.Variant("(iis)", (*place, kind)))


class MutterHands:
    """Its windows are as large as the screen, so that a place in the window is one of the screen."""

    def __init__(self):
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)
        self.session = self._call("RemoteDesktop", "/org/gnome/Mutter/RemoteDesktop", "RemoteDesktop.CreateSession")[0]
        number = self._call("RemoteDesktop", self.session, "org.freedesktop.DBus.Properties.Get",
                            GLib.Variant("(ss)", (MUTTER + "RemoteDesktop.Session", "SessionId")))[0]
        cast = self._call("ScreenCast", "/org/gnome/Mutter/ScreenCast", "ScreenCast.CreateSession", GLib.Variant(
            "(a{sv})", ({"remote-desktop-session-id": GLib.Variant("s", number)},)))[0]
        self.stream = self._call("ScreenCast", cast, "ScreenCast.Session.RecordMonitor",
                                 GLib.Variant("(sa{sv})", ("", {})))[0]
        self._call("RemoteDesktop", self.session, "RemoteDesktop.Session.Start")
        self._show_devices()

    def _show_devices(self):
        """A seat has what has been used once; windows have no focus before there is a keyboard, and lose the first
        touch."""
        self.key(MODIFIER_KEYS[SHIFT], 0)
        self.point((1, 1), "abs")
        self.touch((1, 1))

    def _call(self, owner, path, method, arguments=None):
        interface, name = (method if method.startswith("org.") else MUTTER + method).rsplit(".", 1)
        return self.bus.call_sync(MUTTER + owner, path, interface, name, arguments, None, 0, -1, None).unpack()

    def _notify(self, what, kinds, *values):
        self._call("RemoteDesktop", self.session, f"RemoteDesktop.Session.Notify{what}",
                   GLib.Variant(f"({kinds})", values))

    def _set_key(self, value, down):
        self._notify("KeyboardKeysym", "ub", value, down)

    def key(self, value, modifiers):
        held = [key for modifier, key in MODIFIER_KEYS.items() if modifiers & modifier]
        for key in [*held, value]:
            self._set_key(key, True)
        for key in [value, *reversed(held)]:
            self._set_key(key, False)

    def hold_key(self, value, seconds):
        self._set_key(value, True)
        time.sleep(seconds)
        self._set_key(value, False)

    def point(self, place, kind):
        """In the words of the accessibility bus: “abs” moves, “b1” and a letter presses, releases or clicks."""
        if kind == "abs":
            self._notify("PointerMotionAbsolute", "sdd", self.stream, *map(float, place))
        for down in {"p": [True], "r": [False], "c": [True, False], "d": [True, False] * 2}.get(kind[2:], []):
            self._notify("PointerButton", "ib", LEFT_BUTTON, down)

    # Fingers

    def touch(self, place, seconds=0.05, finger=0):
        """A tap, or a long press."""
        self.put_down(place, finger)
        time.sleep(seconds)
        self.lift(finger)

    def put_down(self, place, finger=0):
        self._notify("TouchDown", "sudd", self.stream, finger, *map(float, place))

    def lift(self, finger=0):
        self._notify("TouchUp", "u", finger)

    def swipe(self, *ways):
        """One finger per way, from its first place to its last, all at once."""
        for finger, (start, _) in enumerate(ways):
            self.put_down(start, finger)
        for step in range(1, STEPS + 1):
            time.sleep(STEP)
            for finger, (start, end) in enumerate(ways):
                place = (a + (b - a) * step / STEPS for a, b in zip(start, end))
                self._notify("TouchMotion", "sudd", self.stream, finger, *place)
        time.sleep(STEP)
        for finger in range(len(ways)):
            self.lift(finger)


@functools.cache
def mutter_hands():
    return MutterHands()


def hands_of(bus):
    return mutter_hands() if "FLIPSIDE_TEST_WAYLAND" in os.environ else ServerHands(bus)
