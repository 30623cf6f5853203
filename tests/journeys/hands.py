# SPDX-License-Identifier: GPL-3.0-or-later
"""Keys, pointer and fingers, as the screen hands them on to windows: the X server's by way of the accessibility bus,
those of a Wayland screen by mutter, which nobody else can ask to have them."""

import ctypes
import functools
import os
import struct
import subprocess
import time
from pathlib import Path

from gi.repository import Gio, GLib

ON_WAYLAND = "FLIPSIDE_TEST_WAYLAND" in os.environ

SHIFT, CONTROL, ALT = 1, 4, 8
MODIFIER_KEYS = {SHIFT: 0xFFE1, CONTROL: 0xFFE3, ALT: 0xFFE9}
KEY_SYM, KEY_LOCK, KEY_UNLOCK = 3, 5, 6
LEFT_BUTTON = 0x110
MUTTER = "org.gnome.Mutter."
SCREENS = "DisplayConfig", "/org/gnome/Mutter/DisplayConfig"
TEMPORARILY, LOGICAL = 1, 1  # how they are set up
SUPER, TO_THE_CORNER = 0xFFEB, 0xFFC9  # F12, as in-a-window tells it
MOVED = 0.3  # seconds until it lies there
PICTURE = 30  # seconds that one may take
HELD = 0.1  # seconds: the compositor opens no menu for a key that was let go with its modifiers before the program asks
CLICK = 0.05  # seconds that a button stays down, and up before the next click
STEPS = 12  # of a finger on its way
STEP = 0.02  # seconds


class ServerHands:
    def __init__(self, bus):
        self.bus = bus

    def meet_window(self):
        """A server without a window manager has it in the corner."""

    def press_keys(self, values, modifiers):
        if modifiers:
            self._send_key(modifiers, KEY_LOCK)
        for value in values:
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


@functools.cache
def session_bus():
    """What is set up ends with the connection."""
    return Gio.bus_get_sync(Gio.BusType.SESSION, None)


def ask_mutter(owner, path, method, arguments=None):
    interface, name = (method if method.startswith("org.") else MUTTER + method).rsplit(".", 1)
    return session_bus().call_sync(MUTTER + owner, path, interface, name, arguments, None, 0, -1, None).unpack()


def set_scale(scale):
    """Pixels of the screen per pixel of a window, for the programs that start from now on. It is the nearest that the
    screen has. What has been set up with the old screen ends with it."""
    serial, ((name, modes, _), *_), *_ = ask_mutter(*SCREENS, "DisplayConfig.GetCurrentState")
    nearest = min(modes[0][5], key=lambda other: abs(other - scale))
    screen = (0, 0, nearest, 0, True, [(name[0], modes[0][0], {})])
    ask_mutter(*SCREENS, "DisplayConfig.ApplyMonitorsConfig", GLib.Variant(
        "(uua(iiduba(ssa{sv}))a{sv})", (serial, TEMPORARILY, [screen], {"layout-mode": GLib.Variant("u", LOGICAL)})))
    mutter_hands.cache_clear()


class MutterHands:
    """Its windows are moved to the corner, so that a place in the window is one of the screen."""

    def __init__(self):
        self.session = ask_mutter("RemoteDesktop", "/org/gnome/Mutter/RemoteDesktop", "RemoteDesktop.CreateSession")[0]
        number = ask_mutter("RemoteDesktop", self.session, "org.freedesktop.DBus.Properties.Get",
                            GLib.Variant("(ss)", (MUTTER + "RemoteDesktop.Session", "SessionId")))[0]
        cast = ask_mutter("ScreenCast", "/org/gnome/Mutter/ScreenCast", "ScreenCast.CreateSession", GLib.Variant(
            "(a{sv})", ({"remote-desktop-session-id": GLib.Variant("s", number)},)))[0]
        self.stream = ask_mutter("ScreenCast", cast, "ScreenCast.Session.RecordMonitor",
                                 GLib.Variant("(sa{sv})", ("", {})))[0]
        self.pictures = None  # where the bus for pictures has them
        session_bus().signal_subscribe(
            None, MUTTER + "ScreenCast.Stream", "PipeWireStreamAdded", self.stream, None, 0, self._learn_pictures)
        ask_mutter("RemoteDesktop", self.session, "RemoteDesktop.Session.Start")
        _, _, (screen, *_), _ = ask_mutter(*SCREENS, "DisplayConfig.GetCurrentState")
        self.scale = screen[2]
        self.has_met = True
        self._show_devices()

    def _show_devices(self):
        """A seat has what has been used once; windows have no focus before there is a keyboard, and lose the first
        touch."""
        self.press_keys([MODIFIER_KEYS[SHIFT]], 0)
        self.point((1, 1), "abs")
        self.touch((1, 1))

    def meet_window(self):
        """It is moved once somebody points, when it certainly has the keys."""
        self.has_met = False

    def _move_window(self):
        self.has_met = True
        self._set_key(SUPER, True)
        self.press_keys([TO_THE_CORNER], 0)
        self._set_key(SUPER, False)
        time.sleep(MOVED)

    def _learn_pictures(self, _bus, _owner, _path, _interface, _signal, details):
        self.pictures = details.unpack()[0]

    def _notify(self, what, kinds, *values):
        ask_mutter("RemoteDesktop", self.session, f"RemoteDesktop.Session.Notify{what}",
                   GLib.Variant(f"({kinds})", values))

    def _on_screen(self, place):
        return (float(part) * self.scale for part in place)

    def _set_key(self, value, down):
        self._notify("KeyboardKeysym", "ub", value, down)

    def press_keys(self, values, modifiers):
        held = [key for modifier, key in MODIFIER_KEYS.items() if modifiers & modifier]
        for key in held:
            self._set_key(key, True)
        for value in values:
            self._set_key(value, True)
            time.sleep(HELD if held else 0)
            self._set_key(value, False)
        for key in reversed(held):
            self._set_key(key, False)

    def hold_key(self, value, seconds):
        self._set_key(value, True)
        time.sleep(seconds)
        self._set_key(value, False)

    def point(self, place, kind):
        """In the words of the accessibility bus: “abs” moves, “b1” and a letter presses, releases or clicks."""
        if not self.has_met:
            self._move_window()
        if kind == "abs":
            self._notify("PointerMotionAbsolute", "sdd", self.stream, *self._on_screen(place))
        for down in {"p": [True], "r": [False], "c": [True, False], "d": [True, False] * 2}.get(kind[2:], []):
            self._notify("PointerButton", "ib", LEFT_BUTTON, down)
            time.sleep(CLICK)

    # Fingers

    def touch(self, place, seconds=0.05, finger=0):
        """A tap, or a long press."""
        self.put_down(place, finger)
        time.sleep(seconds)
        self.lift(finger)

    def put_down(self, place, finger=0):
        if not self.has_met:
            self._move_window()
        self._notify("TouchDown", "sudd", self.stream, finger, *self._on_screen(place))

    def lift(self, finger=0):
        self._notify("TouchUp", "u", finger)

    def swipe(self, *ways):
        """One finger per way, from its first place to its last, all at once."""
        for finger, (start, _) in enumerate(ways):
            self.put_down(start, finger)
        for step in range(1, STEPS + 1):
            time.sleep(STEP)
            for finger, (start, end) in enumerate(ways):
                place = [a + (b - a) * step / STEPS for a, b in zip(start, end)]
                self._notify("TouchMotion", "sudd", self.stream, finger, *self._on_screen(place))
        time.sleep(STEP)
        for finger in range(len(ways)):
            self.lift(finger)


    # The screen

    def read_screen(self):
        """By way of the bus for pictures, which needs somebody to lead it."""
        while GLib.MainContext.default().iteration(False):
            pass
        leader = subprocess.Popen(["wireplumber"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        path = Path(os.environ["HOME"]) / "screen-picture"
        try:
            subprocess.run(["gst-launch-1.0", "-q", "pipewiresrc", f"path={self.pictures}", "num-buffers=1", "!",
                            "videoconvert", "!", "video/x-raw,format=BGRx", "!", "filesink", f"location={path}"],
                           timeout=PICTURE, check=True, stdout=subprocess.DEVNULL,
                           env={**os.environ, "G_ENABLE_DIAGNOSTIC": "0"})  # what it calls old is no fault of ours
        finally:
            leader.terminate()
            leader.wait()
        width, height = map(int, os.environ.get("FLIPSIDE_TEST_SCREEN", "1400x900").split("x"))
        return width, height, width * 4, path.read_bytes()


@functools.cache
def mutter_hands():
    return MutterHands()


def hands_of(bus):
    return mutter_hands() if ON_WAYLAND else ServerHands(bus)


def read_screen():
    """What the screen shows: its width and height, the bytes from one line to the next, and the lines, four bytes to
    a pixel: blue, green and red. An X server keeps it in the format of xwd."""
    if ON_WAYLAND:
        return mutter_hands().read_screen()
    raw = Path(os.environ["JOURNEY_SCREEN"]).read_bytes()
    header = struct.unpack(">25I", raw[:100])
    size, width, height, line, colours = header[0], header[4], header[5], header[12], header[19]
    return width, height, line, raw[size + colours * 12:]
