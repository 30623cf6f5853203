# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives the real window as a person with a screen reader and a keyboard does.

It sees only what the program tells assistive tools (AT-SPI: roles, names, descriptions, states,
actions) and acts only by accessible actions and by keys. Places on the screen are never used.

A journey is run inside in-a-window, as: JOURNEY FLIPSIDE FLIPSIDE-CLI SOURCE-ROOT PICTURES
"""

import json
import os
import re
import shutil
import signal
import struct
import subprocess
import sys
import time
import traceback
import zlib
from pathlib import Path

from gi.repository import Gio, GLib

FLIPSIDE, CLI, SOURCES, PICTURES = (Path(path).absolute() for path in sys.argv[1:5])

PATIENCE = 60  # seconds until something awaited counts as never coming
PAUSE = 0.05
MOST_LOOKS = 10

ROLES = {
    "alert": 2, "check box": 7, "combo box": 11, "dialog": 16, "frame": 23, "image": 27,
    "label": 29, "list": 31, "list item": 32, "panel": 39, "push button": 43, "radio button": 44,
    "spin button": 52, "text": 61, "toggle button": 62, "filler": 20, "entry": 79,
}
NAMES_OF_ROLES = {number: name for name, number in ROLES.items()}
BUTTONS = ("push button", "toggle button")

STATE_CHECKED, STATE_FOCUSED, STATE_SENSITIVE = 4, 12, 24

KEYS = {
    "Tab": 0xFF09, "Return": 0xFF0D, "Escape": 0xFF1B, "BackSpace": 0xFF08, "space": 0x20,
    "Left": 0xFF51, "Up": 0xFF52, "Right": 0xFF53, "Down": 0xFF54, "Home": 0xFF50, "End": 0xFF57,
    "Delete": 0xFFFF,
}
SHIFT, CONTROL, ALT = 1, 4, 8
KEY_SYM, KEY_LOCK, KEY_UNLOCK = 3, 5, 6

ATSPI = "org.a11y.atspi."
ROOT = "/org/a11y/atspi/accessible/root"
REGISTRY = "org.a11y.atspi.Registry"

# What a widget is called that nobody has named.
CLASS_NAME = re.compile(r"^(Gtk|Adw|Flip)[A-Z]\w+$")


class Failed(Exception):
    pass


def check(true, text):
    if not true:
        raise Failed(text)


def wait(what, look, patience=PATIENCE):
    """Looks until there is something to see, and returns it."""
    end = time.monotonic() + patience
    while True:
        try:
            seen = look()
        except GLib.Error:  # the thing was just being replaced
            seen = None
        if seen:
            return seen
        if time.monotonic() > end:
            raise Failed(f"never happened: {what}")
        time.sleep(PAUSE)


class Node:
    """Something the program shows to assistive tools."""

    def __init__(self, path, parent):
        self.path, self.parent, self.children = path, parent, []
        self.role = self.name = self.description = ""
        self.states, self.item = 0, None

    def tell(self, item):
        """An item of the cache: unpacking it as a whole would be slow."""
        self.item = item
        self.name = item.get_child_value(6).get_string()
        self.role = NAMES_OF_ROLES.get(item.get_child_value(7).get_uint32(), "other")
        self.description = item.get_child_value(8).get_string()
        low, high = (item.get_child_value(9).get_child_value(i).get_uint32() for i in (0, 1))
        self.states = low | high << 32
        # GTK 4.8 tells the label of a button twice: “_Start Start”.
        half = self.name[(len(self.name) + self.name.count("_")) // 2 + 1:]
        if half and self.name.replace("_", "") == f"{half} {half}":
            self.name = half

    def __repr__(self):
        return f"{self.role} “{self.name}”"

    def has(self, state):
        return bool(self.states >> state & 1)

    def walk(self):
        yield self
        for child in self.children:
            yield from child.walk()

    def all(self, role=None, name=None):
        """Those of a role (or several) whose name matches a pattern."""
        roles = (role,) if isinstance(role, str) else role
        return [node for node in self.walk() if (not roles or node.role in roles)
                and (name is None or re.search(name, node.name))]

    def first(self, role=None, name=None):
        return next(iter(self.all(role, name)), None)

    def texts(self):
        return [node.name for node in self.all(("label", "image", "alert"))
                if node.name and not CLASS_NAME.match(node.name)]


def n_children(item):
    return item.get_child_value(4).get_int32()


def is_same(node, item):
    """Whether what was read about a node still holds: the window changes while we look."""
    return node.path == ROOT or item and n_children(item) == len(node.children)


class Bus:
    """The accessibility bus of this session."""

    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION, None)
        address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress",
                                    None, None, 0, -1, None).unpack()[0]
        flags = Gio.DBusConnectionFlags
        self.connection = Gio.DBusConnection.new_for_address_sync(
            address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)

    def ask(self, owner, path, method, arguments=None):
        interface, name = method.rsplit(".", 1)
        return self.connection.call_sync(owner, path, interface, name, arguments, None, 0,
                                         PATIENCE * 1000, None)

    def call(self, owner, path, method, arguments=None):
        return self.ask(owner, path, method, arguments).unpack()

    def owner_of(self, process):
        """The name on the bus of a program, once it is there."""
        for owner, _ in self.call(REGISTRY, ROOT, ATSPI + "Accessible.GetChildren")[0]:
            number = self.call("org.freedesktop.DBus", "/org/freedesktop/DBus",
                               "org.freedesktop.DBus.GetConnectionUnixProcessID",
                               GLib.Variant("(s)", (owner,)))[0]
            if number == process.pid:
                return owner
        return None

    def send_key(self, value, kind):
        self.call(REGISTRY, "/org/a11y/atspi/registry/deviceeventcontroller",
                  ATSPI + "DeviceEventController.GenerateKeyboardEvent",
                  GLib.Variant("(isu)", (value, "", kind)))


class Program:
    """Flipside, running."""

    def __init__(self, *arguments):
        self.bus = Bus()
        self.process = subprocess.Popen([FLIPSIDE, *map(str, arguments)])
        self.owner = wait("the program on the accessibility bus",
                          lambda: self.bus.owner_of(self.process))
        wait("a window", lambda: self.tree().first("frame"))

    # Seeing

    def tree(self, top=None):
        """Everything there is right now, or everything below a node seen before."""
        known = self._read_items()
        for _ in range(MOST_LOOKS):
            nodes = {}
            node = Node(top.path if top else ROOT, top.parent if top else None)
            self._read_children(node, nodes, known)
            known = self._read_items()
            if all(is_same(nodes[path], known.get(path)) for path in nodes):
                break
        for path in nodes.keys() & known.keys():
            nodes[path].tell(known[path])
        return node

    def _read_items(self):
        """What the program says about all it has ever shown, by path; unpacking it all is slow."""
        items = self.bus.ask(self.owner, "/org/a11y/atspi/cache", ATSPI + "Cache.GetItems")
        items = items.get_child_value(0)
        found = {}
        for i in range(items.n_children()):
            item = items.get_child_value(i)
            found[item.get_child_value(0).get_child_value(1).get_string()] = item
        return found

    def _read_children(self, node, nodes, known):
        nodes[node.path] = node
        item = known.get(node.path)
        if node.path != ROOT and item and n_children(item) == 0:
            return
        for _, path in self.bus.call(self.owner, node.path, ATSPI + "Accessible.GetChildren")[0]:
            child = Node(path, node)
            node.children.append(child)
            self._read_children(child, nodes, known)

    def find(self, role, name=None, within=None):
        return wait(f"{role} “{name}”", lambda: self.tree(within).first(role, name))

    def text_of(self, node):
        count = self.bus.call(self.owner, node.path, "org.freedesktop.DBus.Properties.Get",
                              GLib.Variant("(ss)", (ATSPI + "Text", "CharacterCount")))[0]
        return self.bus.call(self.owner, node.path, ATSPI + "Text.GetText",
                             GLib.Variant("(ii)", (0, count)))[0] if count else ""

    def actions_of(self, node):
        if ATSPI + "Action" not in node.item.get_child_value(5).unpack():
            return []
        count = len(self.bus.call(self.owner, node.path, ATSPI + "Action.GetActions")[0])
        return [self.bus.call(self.owner, node.path, ATSPI + "Action.GetName",
                              GLib.Variant("(i)", (i,)))[0] for i in range(count)]

    def focused(self):
        for path, item in self._read_items().items():
            if item.get_child_value(9).get_child_value(0).get_uint32() >> STATE_FOCUSED & 1:
                node = Node(path, None)
                node.tell(item)
                return node
        return None

    # Acting

    def act(self, node, action):
        names = self.actions_of(node)
        check(action in names, f"{node} has no action {action}, only {names}")
        done = self.bus.call(self.owner, node.path, ATSPI + "Action.DoAction",
                             GLib.Variant("(i)", (names.index(action),)))[0]
        check(done, f"{node} refuses the action {action}")

    def press(self, node):
        self.act(node, "click")

    def key(self, name, modifiers=0):
        if modifiers:
            self.bus.send_key(modifiers, KEY_LOCK)
        self.bus.send_key(KEYS.get(name) or ord(name), KEY_SYM)
        if modifiers:
            self.bus.send_key(modifiers, KEY_UNLOCK)

    def set_text(self, node, text):
        check(self.bus.call(self.owner, node.path, ATSPI + "EditableText.SetTextContents",
                            GLib.Variant("(s)", (text,)))[0], f"{node} takes no text")

    def type(self, text):
        for letter in text:
            self.key(letter)

    def next_focus(self, node):
        """Presses Tab, and says what has the focus then. Some rows of libadwaita do not tell that
        they have it: those are passed as nobody."""
        silent = 0

        def moved():
            nonlocal silent
            now = self.focused()
            silent += not now
            if silent > 5:
                return Node("", None)
            return now if now and now.path != node.path else None

        self.key("Tab")
        return wait(f"the focus to leave {node}", moved)

    def tab_to(self, role, name, most=200):
        """Walks the focus there, as the keyboard does."""
        node = wait("a focus", self.focused)
        for _ in range(most):
            if node.role == role and re.search(name, node.name):
                return node
            node = self.next_focus(node)
        raise Failed(f"Tab never reaches {role} “{name}”")

    # Leaving

    def close(self):
        """Closes the window, and waits until the program has ended by itself."""
        self.act(self.tree().first("frame"), "window.close")
        check(self.process.wait(PATIENCE) == 0, "the program ended with an error")

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def has_ended(self):
        return self.process.poll() is not None


# The command line, as a second witness


def cli(*arguments):
    return subprocess.run([CLI, *map(str, arguments)], stdout=subprocess.PIPE, check=True,
                          encoding="utf-8", timeout=PATIENCE).stdout


def library():
    return json.loads(cli("list", "--json"))


def only_sheet():
    sheets = library()
    check(len(sheets) == 1, f"{len(sheets)} sheets in the library instead of one")
    return sheets[0]


def sheet_file(number):
    path = Path(os.environ["HOME"]) / f"{number}.flipsheet"
    path.write_text(cli("export", number, "--sheet", "-"), encoding="utf-8")
    return path


def finished_file(name):
    """A whole game that nobody played."""
    path = Path(os.environ["HOME"]) / name
    path.write_text(cli("random", "fliptown", "--sheet"), encoding="utf-8")
    return path


def score(number):
    return json.loads(cli("score", "--json", sheet_file(number)))


# Pictures


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def save_picture(path):
    """What the screen shows, as PNG. The server keeps it in the format of xwd."""
    raw = Path(os.environ["JOURNEY_SCREEN"]).read_bytes()
    header = struct.unpack(">25I", raw[:100])
    size, width, height, line, colours = header[0], header[4], header[5], header[12], header[19]
    rows = bytearray()
    for y in range(height):
        start = size + colours * 12 + y * line
        row = raw[start:start + width * 4]
        pixels = bytearray(width * 3)
        pixels[0::3], pixels[1::3], pixels[2::3] = row[2::4], row[1::4], row[0::4]
        rows += b"\0" + pixels
    path.write_bytes(b"\x89PNG\r\n\x1a\n"
                     + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
                     + chunk(b"IDAT", zlib.compress(bytes(rows), 6)) + chunk(b"IEND", b""))


def tell_failure(journey):
    traceback.print_exc()
    try:
        path = PICTURES / f"{journey}.png"
        save_picture(path)
        print(f"The screen at that moment: {path}", file=sys.stderr)
    except OSError as error:
        print(f"No picture of the screen: {error}", file=sys.stderr)


def run(*journeys, known=None):
    """Runs each function with what starts the program; says in TAP how it went.

    Known are the journeys that the window does not allow yet, with the reason."""
    expected = "# TO" "DO "
    print(f"1..{len(journeys)}", flush=True)
    for number, journey in enumerate(journeys, 1):
        started = []

        def start(*arguments):
            started.append(Program(*arguments))
            return started[-1]

        name, passed = journey.__name__.replace("_", "-"), True
        try:
            journey(start)
        except Exception:  # pylint: disable=broad-except
            tell_failure(name)
            passed = False
        reason = (known or {}).get(journey)
        print("ok" if passed else "not ok", number, name, expected + reason if reason else "",
              flush=True)
        for program in started:
            if not program.has_ended():
                program.kill()
        forget_library()


def forget_library():
    """The next journey begins with nothing."""
    shutil.rmtree(os.environ["XDG_DATA_HOME"])
    os.mkdir(os.environ["XDG_DATA_HOME"])
