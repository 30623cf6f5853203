# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives the real window as a person with a screen reader and a keyboard does.

It sees only what the program tells assistive tools (AT-SPI: roles, names, descriptions, states,
actions) and acts by accessible actions and by keys. Where the pointer itself matters, it goes to the
middle of something by name; a place on the screen is never written down.

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
import tempfile
import time
import traceback
import zlib
from collections import namedtuple
from pathlib import Path

import gi

gi.require_version("Json", "1.0")
from gi.repository import Gio, GLib, Json  # pylint: disable=wrong-import-position
from hands import ALT, CONTROL, ON_WAYLAND, SHIFT, hands_of, read_screen  # pylint: disable=wrong-import-position,unused-import

FLIPSIDE, CLI, SOURCES, PICTURES = (Path(path).absolute() for path in sys.argv[1:5])

PATIENCE = 60  # seconds until something awaited counts as never coming
WHOLE = "FLIPSIDE_TEST_WHOLE" in os.environ  # with --slow: where a part of a journey is enough usually
JOURNEY = 600  # seconds that a whole journey may take, on a machine that is busy
PAUSE = 0.02  # between looks, each of which keeps the window busy
GLANCE, IDLE = 0.005, 0.3  # between glances at whether it works; until we look although it has done nothing
MOST_LOOKS = 10
LOOKS_AT_REST = 50
FEW = 20  # things that are quicker asked for by themselves than with all others

ROLES = {
    "alert": 2, "check box": 7, "combo box": 11, "dialog": 16, "frame": 23, "heading": 83,
    "image": 27, "label": 29, "list": 31, "list item": 32, "panel": 39, "push button": 43,
    "spin button": 52, "text": 61, "toggle button": 62, "filler": 20,
    "status": 54, "entry": 79, "scroll pane": 49, "table": 55, "table cell": 56,
}
# Older toolkits call a check button of a group a check box, newer ones a radio button; a group is a panel to them.
RADIO_BUTTON, GROUPING, PUSH_BUTTON, TOGGLE_BUTTON = 44, 99, 43, 62
MENU_ITEMS = 8, 35, 45  # to be checked, plain, one of several
NAMES_OF_ROLES = {RADIO_BUTTON: "check box", GROUPING: "panel"} | {number: name for name, number in ROLES.items()}
LABELLED_BY = 2
BUTTONS = ("push button", "toggle button")

NO_COORDINATES = "Screen coordinates not supported"  # which screen readers ask for

STATE_FOCUSABLE, STATE_FOCUSED, STATE_SELECTED, STATE_SENSITIVE, STATE_VISIBLE = 11, 12, 23, 24, 30

KEYS = {
    "Tab": 0xFF09, "Return": 0xFF0D, "Escape": 0xFF1B, "BackSpace": 0xFF08, "space": 0x20,
    "Left": 0xFF51, "Up": 0xFF52, "Right": 0xFF53, "Down": 0xFF54, "Home": 0xFF50, "End": 0xFF57,
    "Page_Up": 0xFF55, "Page_Down": 0xFF56, "Delete": 0xFFFF, "comma": 0x2C, "question": 0x3F, "F1": 0xFFBE, "F2": 0xFFBF,
    "F3": 0xFFC0, "F4": 0xFFC1,
    "F6": 0xFFC3, "F10": 0xFFC7,
}
IN_WINDOW = 1
MOST_PIXELS = 1 << 15  # no window is larger
FRAME = 0 if ON_WAYLAND else 10  # around a window on a screen without shadows
LEFT_OUT = FRAME + 5  # border and padding of what something lies in: in newer toolkits they are missing in its place

ATSPI = "org.a11y.atspi."
ROOT = "/org/a11y/atspi/accessible/root"
REGISTRY = "org.a11y.atspi.Registry"

# What a widget is called that nobody has named.
CLASS_NAME = re.compile(r"^(Gtk|Adw|Flip)[A-Z]\w+$")


class Failed(Exception):
    pass


class Restless(Failed):
    """The window changes faster than we look."""


def check(true, text):
    if not true:
        raise Failed(text)


class Clock:
    """How long the journey under way may still take; every wait looks at it, so none can hang."""

    def __init__(self):
        self.end = 0

    def start(self):
        self.end = time.monotonic() + JOURNEY

    def passed(self):
        return time.monotonic() - self.end + JOURNEY

    def check(self, what):
        check(time.monotonic() < self.end, f"no end after {JOURNEY} s; awaited was {what}")


CLOCK = Clock()


def wait(what, look, patience=PATIENCE):
    """Looks until there is something to see, and returns it. What has been done needs a moment to get there."""
    end = time.monotonic() + patience
    time.sleep(GLANCE)
    while True:
        Program.let_work()
        CLOCK.check(what)
        problem = ""
        try:
            seen = look()
        except (GLib.Error, Restless) as error:  # the thing was just being replaced
            seen, problem = None, f" ({error})"
        if seen:
            return seen
        if time.monotonic() > end:
            raise Failed(f"never happened in {patience} s: {what}{problem}")
        Program.let_wake()


class Node:
    """Something the program shows to assistive tools."""

    def __init__(self, path, parent):
        self.path, self.parent, self.children = path, parent, []
        self.role = self.name = self.description = ""
        self.states, self.item = 0, None

    def tell(self, item):
        self.item = item
        self.name, self.description = item.name, item.description
        self.role = NAMES_OF_ROLES.get(item.role, "other")
        if self.role == "alert" and item.n_children:  # what asks or warns has another role in newer toolkits
            self.role = "dialog"
        self.states = item.states[0] | item.states[1] << 32
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
        return [node.name for node in self.all(("label", "heading", "image", "alert"))
                if node.name and not CLASS_NAME.match(node.name)]


def reason_of(page):
    """Why something was refused: an alert says it beside an entry, and as the description of a popover."""
    popover = next((node for node in page.all("dialog") if node.description), None)
    alert = next((node for node in page.all("alert") if node.name and not CLASS_NAME.match(node.name)), None)
    return popover.description if popover else alert.name if alert else None


PRESSED = BUTTONS + ("check box", "combo box", "spin button", "text", "entry")


def nameless(page):
    """All that can be used there and is called nothing, or by its class."""
    return [f"{node.role} described “{node.description}”, called “{node.name}”"
            for node in page.walk() if (not node.name or CLASS_NAME.match(node.name))
            and (node.role in PRESSED or is_line(node))]


def is_line(node):
    """A line of a list that takes the focus. Lists without a name are the toolkit's own: a row of
    choices keeps the chosen one in such a list."""
    return (node.role == "list item" and node.has(STATE_FOCUSABLE)
            and node.parent.name and not CLASS_NAME.match(node.parent.name))


# What the program tells of each of its things at once. Each reference is a pair of program and path.
Item = namedtuple("Item", "itself program parent place n_children interfaces name role description states")


def is_closed(item, without):
    """Whether nothing is to be seen in it: it holds nothing, or is the list of that name."""
    return item and (item.n_children == 0 or item.role == ROLES["list"] and item.name == without)


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

    def ask_all(self, owner, paths, method, arguments=None):
        """The answers of several, in their order."""
        interface, name = method.rsplit(".", 1)
        answers = {}

        def answered(connection, result, path):
            try:
                answers[path] = connection.call_finish(result)
            except GLib.Error as error:
                answers[path] = error

        for path in paths:
            self.connection.call(owner, path, interface, name, arguments, None, 0, PATIENCE * 1000,
                                 None, answered, path)
        while len(answers) < len(set(paths)):
            GLib.MainContext.default().iteration(True)
        for answer in answers.values():
            if isinstance(answer, GLib.Error):
                raise answer
        return [answers[path] for path in paths]

    def call(self, owner, path, method, arguments=None):
        return self.ask(owner, path, method, arguments).unpack()

    def on_event(self, owner, event, which, told):
        """Has the path told, and whether it now is so, of everything that this happens to; of an announcement, its
        words."""
        detail = 3 if event == "Announcement" else 1
        self.connection.signal_subscribe(
            owner, ATSPI + "Event.Object", event, None, which, 0,
            lambda _bus, _owner, path, _interface, _event, details: told(path, details.unpack()[detail]))

    def hear(self):
        """All that was told until now."""
        while GLib.MainContext.default().iteration(False):
            pass

    def owner_of(self, process):
        """The name on the bus of a program, once it is there."""
        for owner, _ in self.call(REGISTRY, ROOT, ATSPI + "Accessible.GetChildren")[0]:
            number = self.call("org.freedesktop.DBus", "/org/freedesktop/DBus",
                               "org.freedesktop.DBus.GetConnectionUnixProcessID",
                               GLib.Variant("(s)", (owner,)))[0]
            if number == process.pid:
                return owner
        return None

    def control(self, what, arguments):
        self.call(REGISTRY, "/org/a11y/atspi/registry/deviceeventcontroller",
                  f"{ATSPI}DeviceEventController.{what}", arguments)


def environment():
    """The settings are read from a file, which the journey writes."""
    return {**os.environ, "GSETTINGS_BACKEND": "keyfile",
            "GSETTINGS_SCHEMA_DIR": str(FLIPSIDE.parents[2] / "data")}


OWN_SETTINGS = "[org/flipside/Flipside]"


def prefer(**settings):
    """What people have set before the program starts; everything else is as it comes. The file is replaced as a whole:
    a program that reads it half written would take its desktop's settings for changed."""
    path = Path(os.environ["XDG_CONFIG_HOME"]) / "glib-2.0/settings/keyfile"
    path.parent.mkdir(parents=True, exist_ok=True)
    desktop = path.read_text(encoding="utf-8").partition(OWN_SETTINGS)[0] if path.exists() else ""
    lines = [f"{key.replace('_', '-')}={value!r}" for key, value in settings.items()]
    whole = path.with_name("whole")
    whole.write_text("\n".join([desktop + OWN_SETTINGS, *lines, ""]), encoding="utf-8")
    whole.replace(path)


# A corner of the screen. In its middle, the pointer would choose a line of a menu that opens below it.
AWAY = 1399, 899


class Program:
    """Flipside, running."""

    running = []

    def __init__(self, *arguments):
        self.bus = Bus()
        self.hands = hands_of(self.bus)
        self.keys_pressed = self.actions_done = 0
        self.output = tempfile.TemporaryFile()
        self.point(AWAY)
        self.process = subprocess.Popen([FLIPSIDE, *map(str, arguments)], stdout=self.output,
                                        stderr=subprocess.STDOUT, env=environment())
        self.owner = wait("the program on the accessibility bus",
                          lambda: self.bus.owner_of(self.process))
        Program.running.append(self)
        self.children = {}  # paths by that of their parent, as long as nothing was told of a change
        self.has_changed = False
        # Newer toolkits don't tell of a stack's pages, nor of what nobody has asked for yet.
        self.tells_all = self._toolkit() < (4, 10)
        self.focus = None  # the path of what was told to have it
        self.bus.on_event(self.owner, "ChildrenChanged", None, self._forget_children)
        self.bus.on_event(self.owner, "StateChanged", "focused", self._follow_focus)
        self.announced = []  # what newer toolkits say by themselves; older ones have it in the tree
        self.bus.on_event(self.owner, "Announcement", None, lambda _path, words: self.announced.append(words))
        self.frame = wait("a window", lambda: self.tree().first("frame"))
        self.hands.meet_window()

    def _toolkit(self):
        told = self.bus.call(self.owner, ROOT, "org.freedesktop.DBus.Properties.Get",
                             GLib.Variant("(ss)", (ATSPI + "Application", "Version")))[0]
        return tuple(int(part) for part in re.findall(r"\d+", told)[:2])

    # Seeing

    def tree(self, top=None, without=None):
        """Everything there is right now, or everything below a node seen before; what the list of a
        name holds can be left out, which is quicker."""
        for _ in range(MOST_LOOKS):
            node = Node(top.path if top else ROOT, top.parent if top else None)
            try:
                if self._read_below(node, without) and self._is_unchanged():
                    return node if top else self._with_dialogs_beside(node)
            except GLib.GError:  # something went while we looked at it
                time.sleep(PAUSE)
        raise Restless("the window does not come to rest")

    def _with_dialogs_beside(self, root):
        """Newer toolkits have a dialog inside of its window, behind all else; here it is beside it, as it was before."""
        for host in () if self.tells_all else [part for window in root.children for part in window.children]:
            root.children += [node for node in host.children if node.role == "dialog"]
            host.children = [node for node in host.children if node.role != "dialog"]
        return root

    def _read_items(self):
        """What the program keeps for assistive tools, shown or not, by path; but the root, which says of itself there
        that it holds nothing. What comes to the screen for the first time is not there before its parent was asked
        for it. By way of JSON: the bindings' own way to unpack something large takes six times as long."""
        answer = self.bus.ask(self.owner, "/org/a11y/atspi/cache", ATSPI + "Cache.GetItems")
        self.bus.hear()
        items = (Item(*item) for item in json.loads(Json.gvariant_serialize_data(answer)[0])[0])
        return {item.itself[1]: item for item in items if item.itself[1] != ROOT}

    def _read_below(self, top, without):
        """Who is in whom, level by level, and then what is new among them; says whether it is all of one moment: the
        window changes meanwhile."""
        items = self._read_items()
        self.has_changed = False
        level, nodes, parents = [top], [], []
        while level:
            nodes += level
            asked = [node for node in level if not is_closed(items.get(node.path), without)]
            for node, paths in zip(asked, self._tell_children(asked, items)):
                node.children = [Node(path, node) for path in paths]
            parents += asked
            level = [child for node in asked for child in node.children]
        self._complete(items, [node.path for node in nodes if node.path not in items and node.path != ROOT])
        for node, item in zip(nodes, self._with_names([items.get(node.path) for node in nodes])):
            if item:
                node.tell(item)
            if is_closed(item, without):
                node.children = []
        return all(node.path == ROOT or is_closed(node.item, without) or len(node.children) == node.item.n_children
                   for node in parents)

    def _complete(self, items, missing):
        """What had not been asked for before is kept by now, and many are read at once; few by themselves."""
        if len(missing) > FEW:
            items.update(self._read_items())
            missing = [path for path in missing if path not in items]
        items.update(zip(missing, self._look_at_all(missing)))

    def _with_names(self, items):
        """Newer toolkits leave the lines of a menu without a name, and say which label has their words. What is called
        a toggle button there is a push button to older ones."""
        lines = {item.itself[1] for item in items if item and item.role in MENU_ITEMS and not item.name}
        names = {path: self._label_of(path) for path in lines}
        if not self.tells_all:
            items = [item and item._replace(role=PUSH_BUTTON if item.role == TOGGLE_BUTTON else item.role) for item in items]
        return [item._replace(name=names[item.itself[1]]) if item and item.itself[1] in names else item
                for item in items]

    def _label_of(self, path):
        labels = dict(self.bus.call(self.owner, path, ATSPI + "Accessible.GetRelationSet")[0]).get(LABELLED_BY, [])
        return " ".join(self._text_at(label) for _, label in labels)

    def _tell_children(self, nodes, items):
        """Those that are not known are asked for all at once: each answer alone would be waited for. The cache has
        parents and places, too, but what is hidden looks there as if it were shown, and what is new is missing."""
        told = {node.path: self.children[node.path] for node in nodes
                if self._knows_children(node, items.get(node.path), items)}
        unknown = [node.path for node in nodes if node.path not in told]
        for path, answer in zip(unknown, self.bus.ask_all(self.owner, unknown, ATSPI + "Accessible.GetChildren")):
            told[path] = [child for _, child in answer.unpack()[0]]
        if not self.has_changed:  # meanwhile, and so perhaps after the answer
            self.children.update(told)
        return [told[node.path] for node in nodes]

    def _knows_children(self, node, item, items):
        """The program tells when something is shown or hidden. Of what comes and goes it need not, but then their
        number is another or one is no longer kept."""
        known = self.children.get(node.path)
        return (self.tells_all and known is not None and item and len(known) == item.n_children
                and all(path in items for path in known))

    def _forget_children(self, path, _place):
        self.children.pop(path, None)
        self.has_changed = True

    def _follow_focus(self, path, has_it):
        if has_it or path == self.focus:
            self.focus = path if has_it else None

    def _is_unchanged(self):
        """Whether nothing was shown or hidden during the look."""
        self.bus.call(self.owner, ROOT, ATSPI + "Accessible.GetState")
        self.bus.hear()
        return not self.has_changed

    def find(self, role, name=None, within=None):
        return wait(f"{role} “{name}”", lambda: self.tree(within).first(role, name))

    def text_of(self, node):
        return self._text_at(node.path)

    def _text_at(self, path):
        count = self.bus.call(self.owner, path, "org.freedesktop.DBus.Properties.Get",
                              GLib.Variant("(ss)", (ATSPI + "Text", "CharacterCount")))[0]
        return self.bus.call(self.owner, path, ATSPI + "Text.GetText",
                             GLib.Variant("(ii)", (0, count)))[0] if count else ""

    def actions_of(self, node):
        if ATSPI + "Action" not in node.item.interfaces:
            return []
        count = len(self.bus.call(self.owner, node.path, ATSPI + "Action.GetActions")[0])
        return [self.bus.call(self.owner, node.path, ATSPI + "Action.GetName",
                              GLib.Variant("(i)", (i,)))[0] for i in range(count)]

    def extents(self, node):
        """Where the inside of something is: left, top, width, height in the window, which lies in the
        corner of the screen."""
        return self.extents_of([node])[0]

    def extents_of(self, nodes):
        """Those of several, asked at once. In newer toolkits the window has its border outside of its corner."""
        paths = [self.frame.path, *(node.path for node in nodes)]
        answers = self.bus.ask_all(self.owner, paths, ATSPI + "Component.GetExtents", GLib.Variant("(u)", (IN_WINDOW,)))
        (border, *_), *places = (answer.unpack()[0] for answer in answers)
        # GTK 4.18 tells whatever its memory holds of what has no place yet.
        places = [place if max(place[2:]) < MOST_PIXELS else (0, 0, 0, 0) for place in places]
        return [(left - border, top - border, width + 2 * border * (path == self.frame.path),
                 height + 2 * border * (path == self.frame.path))
                for path, (left, top, width, height) in zip(paths[1:], places)]

    def has_now(self, node, state):
        """Not as it was seen: asking one is quicker than looking at all."""
        low, _ = self.bus.call(self.owner, node.path, ATSPI + "Accessible.GetState")[0]
        return bool(low >> state & 1)

    def has_focus(self, node):
        return self.has_now(node, STATE_FOCUSED)

    def focused(self):
        """What was told to have the focus, if it still has it; otherwise all are looked at."""
        self.bus.hear()
        node = self.focus and self._look_at(self.focus)
        if node and node.has(STATE_FOCUSED):
            return node
        if not self.tells_all:
            return next((node for node in self.tree().walk() if node.has(STATE_FOCUSED)), None)
        for path, item in self._read_items().items():
            if item.states[0] >> STATE_FOCUSED & 1:
                node = Node(path, None)
                node.tell(item)
                return node
        return None

    def _look_at(self, path):
        """One thing by itself, which is quicker than all; nothing if it is gone."""
        node = Node(path, None)
        try:
            node.tell(self._with_names(self._look_at_all([path]))[0])
        except GLib.Error:
            return None
        return node

    def _look_at_all(self, paths):
        """Several things by themselves, each as an item of the cache."""
        accessible = GLib.Variant("(s)", (ATSPI + "Accessible",))
        properties = self.bus.ask_all(self.owner, paths, "org.freedesktop.DBus.Properties.GetAll", accessible)
        more = (self.bus.ask_all(self.owner, paths, f"{ATSPI}Accessible.Get{what}")
                for what in ("Role", "State", "Interfaces"))
        return [Item((self.owner, path), None, None, None, told["ChildCount"], interfaces, told["Name"], role,
                     told["Description"], states)
                for path, told, role, states, interfaces in zip(
                    paths, *([answer.unpack()[0] for answer in answers] for answers in (properties, *more)))]

    # Acting

    def act(self, node, action):
        self.actions_done += 1
        names = self.actions_of(node)
        check(action in names, f"{node} has no action {action}, only {names}")
        done = self.bus.call(self.owner, node.path, ATSPI + "Action.DoAction",
                             GLib.Variant("(i)", (names.index(action),)))[0]
        check(done, f"{node} refuses the action {action}")

    def press(self, node):
        self.act(node, "click")

    def key(self, name, modifiers=0):
        self.keys([name], modifiers)

    def keys(self, names, modifiers=0):
        """One after the other, while the modifiers are held."""
        self.keys_pressed += len(names)
        self.hands.press_keys([KEYS.get(name) or ord(name) for name in names], modifiers)

    def hold(self, name, seconds):
        """Keeps a key down, and the keyboard repeats it."""
        self.keys_pressed += 1
        self.hands.hold_key(KEYS.get(name) or ord(name), seconds)

    def middle_of(self, node):
        left, top, width, height = self.extents(node)
        left_out = 0 if self.tells_all else LEFT_OUT
        return left + width // 2 + left_out, top + height // 2 + left_out

    def point(self, middle, kind="abs"):
        self.hands.point(middle, kind)

    def point_at(self, node):
        self.point(self.middle_of(node))

    def click(self, middle):
        """As the pointer does, which also moves the focus."""
        self.actions_done += 1
        self.point(middle)
        self.point(middle, "b1c")

    def double_click(self, middle):
        self.actions_done += 1
        self.point(middle)
        self.point(middle, "b1d")

    def drag(self, start, end):
        """Presses, moves as a hand does, and lets go. What is dragged has to be on its way before it can arrive."""
        self.actions_done += 1
        self.point(start)
        self.point(start, "b1p")
        for part in 4, 2, 1:
            self.point(tuple(a + (b - a) // part for a, b in zip(start, end)))
            wait("what is dragged to follow", self.rests)
        self.point(end, "b1r")

    def set_text(self, node, text):
        self.actions_done += 1
        check(self.bus.call(self.owner, node.path, ATSPI + "EditableText.SetTextContents",
                            GLib.Variant("(s)", (text,)))[0], f"{node} takes no text")

    def type(self, text):
        for letter in text:
            self.key(letter)

    def next_focus(self, node, key="Tab"):
        """Presses Tab or another key, and says what has the focus then. Some rows of libadwaita do not tell that
        they have it: those are passed as nobody. In newer ones the first arrow only selects the line that has the
        focus."""
        silent, was_selected = 0, node.has(STATE_SELECTED)

        def moved():
            nonlocal silent, was_selected
            if node.path and self.has_focus(node):
                if not was_selected and self.has_now(node, STATE_SELECTED):
                    was_selected = True
                    self.key(key)
                return None
            now = self.focused()
            silent += not now
            if silent > 5:
                return Node("", None)
            return now if now and now.path != node.path else None

        self.key(key)
        return wait(f"the focus to leave {node}", moved)

    def tab_to(self, role, name, most=200, key="Tab"):
        """Walks the focus there, as the keyboard does: by Tab from part to part, by other keys inside
        of one."""
        node = wait("a focus", self.focused)
        for _ in range(most):
            if node.role == role and re.search(name, node.name):
                return node
            node = self.next_focus(node, key)
        raise Failed(f"{key} never reaches {role} “{name}”")

    def choose(self, line, key="Down"):
        """Goes down the menu that has just been opened, and chooses a line of it."""
        for _ in range(20):
            now = wait(f"a menu with “{line}”", lambda: (node := self.focused()) and node.role == "other" and node)
            if re.search(line, now.name):
                self.key("Return")
                return
            self.next_focus(now, key)
        raise Failed(f"the menu has no line “{line}”")

    # Leaving

    def close(self, status=0):
        """Closes the window, and waits until the program has ended by itself with this status. In newer toolkits the
        first of these only closes a dialog inside of it."""
        try:
            tree = self.tree()
            for _ in tree.all(("frame", "dialog")) if not self.tells_all else tree.children[:1]:
                self.act(tree.first("frame"), "window.close")
        except GLib.Error:  # it was gone before it could answer; how it ended is checked below
            pass
        ended = self.process.wait(PATIENCE)
        check(ended == status, f"the program ended with {ended}, not {status}")

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def has_ended(self):
        return self.process.poll() is not None

    def _glance(self):
        """Whether it works at this moment, and how often it has slept: while that does not change, it shows nothing
        new. Nothing is known of one that has ended."""
        try:
            told = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/status").read_text(encoding="utf-8")
        except (FileNotFoundError, ProcessLookupError):
            return False, None
        return "State:\tS" not in told, re.search(r"^voluntary_ctxt_switches:\s*(\d+)", told, re.M)[1]

    @classmethod
    def _glance_at_all(cls):
        return [program._glance() for program in cls.running]

    @classmethod
    def let_work(cls):
        """A look at a window that is at work would be in its way, and be late: it comes to rest first."""
        end = time.monotonic() + IDLE
        while any(works for works, _ in cls._glance_at_all()) and time.monotonic() < end:
            time.sleep(GLANCE)

    @classmethod
    def let_wake(cls):
        """Until one of them has something to do. What is awaited may be elsewhere, so not for long."""
        before, end = cls._glance_at_all(), time.monotonic() + IDLE
        time.sleep(PAUSE)
        while cls._glance_at_all() == before and time.monotonic() < end:
            time.sleep(GLANCE)

    def rests(self):
        """Whether it has nothing to do: none of its threads runs, wants to run or waits for the disk. A
        busy machine does not look like rest, as it would by the clock."""
        threads = Path(f"/proc/{self.process.pid}/task")
        for _ in range(LOOKS_AT_REST):
            try:
                states = [(thread / "stat").read_text().rpartition(")")[2].split()[0]
                          for thread in threads.iterdir()]
            except (FileNotFoundError, ProcessLookupError):  # one of them has just ended
                return False
            if any(state != "S" for state in states):
                return False
            time.sleep(PAUSE)
        return True

    def said(self):
        """What came out at the terminal: warnings of the toolkit, if anything."""
        self.output.seek(0)
        lines = self.output.read().decode(errors="replace").splitlines()
        return "\n".join(line for line in lines if NO_COORDINATES not in line).strip()


# The command line, as a second witness


def cli(*arguments):
    return subprocess.run([CLI, *map(str, arguments)], stdout=subprocess.PIPE, check=True,
                          encoding="utf-8", timeout=PATIENCE).stdout


def library():
    return json.loads(cli("list", "--json"))


def newest_sheet():
    sheets = library()
    check(sheets, "no sheet in the library")
    return sheets[0]


def only_sheet():
    sheets = library()
    check(len(sheets) == 1, f"{len(sheets)} sheets in the library instead of one")
    return sheets[0]


class LibraryWatch:
    """Whether the library may have changed since it was asked last: cheaper than what changed."""

    def __init__(self):
        self.stamp, self.asked = None, 0

    def may_have_changed(self):
        """Two writes within one tick of the file system's clock leave the same stamp, so that every
        second counts as a change."""
        before, now = self.stamp, time.monotonic()
        files = Path(os.environ["XDG_DATA_HOME"]).rglob("*")
        self.stamp = sorted((path.name, path.stat().st_mtime_ns, path.stat().st_size)
                            for path in files if not path.name.endswith("-shm"))
        if self.stamp == before and now < self.asked + 1:
            return False
        self.asked = now
        return True


def sheet_file(number):
    path = Path(os.environ["HOME"]) / f"{number}.flipsheet"
    path.write_text(cli("export", number, "--sheet", "-"), encoding="utf-8")
    return path


def finished_file(name):
    """A whole game that nobody played."""
    path = Path(os.environ["HOME"]) / name
    path.write_text(cli("random", "fliptown", "--seeds", "100", "--sheet"), encoding="utf-8")
    return path


def moment(number):
    """What is to be seen on a sheet, as the command line tells it."""
    return json.loads(cli("show", "--json", sheet_file(number)))


def site_titles(path):
    """What people call the sites of a sheet, by their names in the notation."""
    seats = json.loads(cli("show", "--json", "--sites", path))["seats"]
    return {site["name"]: site["title"] if site["region"] == site["title"]
            else f"{site['region']}: {site['title']}" for site in seats[0]["sites"]}


def site_pattern(number, name):
    """What the button of a site is called on a sheet of the library; its name is that of the notation, or its title
    in the spelling of the notation."""
    titles = site_titles(sheet_file(number))
    title = titles.get(name) or next(
        title for title in titles.values()
        if title.split(": ")[-1].lower().replace(" ", "-") == name.replace(" ", "-"))
    return f"^{re.escape(title)}, "


def score(number):
    return json.loads(cli("score", "--json", sheet_file(number)))


# Pictures


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def save_picture(path):
    """What the screen shows, as PNG."""
    width, height, line, raw = read_screen()
    rows = bytearray()
    for y in range(height):
        row = raw[y * line:y * line + width * 4]
        pixels = bytearray(width * 3)
        pixels[0::3], pixels[1::3], pixels[2::3] = row[2::4], row[1::4], row[0::4]
        rows += b"\0" + pixels
    path.write_bytes(b"\x89PNG\r\n\x1a\n"
                     + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
                     + chunk(b"IDAT", zlib.compress(bytes(rows), 6)) + chunk(b"IEND", b""))


def tell_failure(journey, started):
    traceback.print_exc()
    for program in started:
        print(f"The program {describe_end(program)} and said: {program.said()}", file=sys.stderr)
    try:
        path = PICTURES / f"{journey}.png"
        save_picture(path)
        print(f"The screen at that moment: {path}", file=sys.stderr)
    except (OSError, KeyError, subprocess.SubprocessError) as error:
        print(f"No picture of the screen: {error}", file=sys.stderr)


def describe_end(program):
    code = program.process.poll()
    return "runs" if code is None else f"ended with {code}"


def run(*journeys, whole=()):
    """Runs each function with what starts the program; says in TAP how it went. What belongs to the whole is
    run with --slow."""
    if WHOLE:
        journeys += whole
    print(f"1..{len(journeys)}", flush=True)
    for number, journey in enumerate(journeys, 1):
        started = []

        def start(*arguments):
            started.append(Program(*arguments))
            return started[-1]

        CLOCK.start()
        prefer(notices="off")  # they would take the keys; one journey is about them
        name, passed = journey.__name__.replace("_", "-"), True
        try:
            journey(start)
            for program in started:
                check(not program.said(), f"the program complains:\n{program.said()}")
        except Exception:  # pylint: disable=broad-except
            tell_failure(name, started)
            passed = False
        print(f"# {name} took {CLOCK.passed():.0f} s")
        print("ok" if passed else "not ok", number, name, flush=True)
        for program in started:
            if not program.has_ended():
                program.kill()
        forget_library()


def forget_library():
    """The next journey begins with nothing."""
    shutil.rmtree(os.environ["XDG_DATA_HOME"])
    os.mkdir(os.environ["XDG_DATA_HOME"])
