# SPDX-License-Identifier: GPL-3.0-or-later
"""The screen stays on while a sheet of a game at people's own table is open, and no longer; a switch turns that off.
Stand-ins for the desktop's session manager and for its screen saver, which newer compositors ask, write down what they
are asked for."""

import os
import threading
from pathlib import Path

from gi.repository import Gio, GLib

import driver
from driver import ALT, BUTTONS, CONTROL, check, cli, wait

DESKTOP = (("org.gnome.SessionManager", "/org/gnome/SessionManager", "susu", "Uninhibit"),
           ("org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver", "ss", "UnInhibit"))
IDLE = 8  # what keeps the screen from going dark


class Desktop:
    """Answers from a thread of its own: the program waits for the answer while the journey waits for the program."""

    def __init__(self):
        self.kept, self.asked = {}, 0
        ready = threading.Event()
        threading.Thread(target=self._serve, args=(ready,), daemon=True).start()
        ready.wait()

    def _serve(self, ready):
        context = GLib.MainContext()
        context.push_thread_default()
        flags = Gio.DBusConnectionFlags
        self.connection = Gio.DBusConnection.new_for_address_sync(
            os.environ["DBUS_SESSION_BUS_ADDRESS"],
            flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)
        for stand_in in DESKTOP:
            self._register(*stand_in)
        ready.set()
        GLib.MainLoop(context).run()

    def _register(self, name, place, kinds, uninhibit):
        asked = "".join(f'<arg type="{kind}" direction="in"/>' for kind in kinds)
        methods = f"""<node><interface name="{name}">
          <method name="Inhibit">{asked}<arg type="u" direction="out"/></method>
          <method name="{uninhibit}"><arg type="u" direction="in"/></method>
        </interface></node>"""
        interface = Gio.DBusNodeInfo.new_for_xml(methods).interfaces[0]
        self.connection.register_object(place, interface, self._called, None, None)
        self.connection.call_sync("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                                  "RequestName", GLib.Variant("(su)", (name, 0)), None, 0, -1, None)

    def _called(self, _connection, _sender, _path, _interface, method, arguments, invocation):
        if method == "Inhibit":
            self.asked += 1
            self.kept[self.asked] = arguments.unpack()
            invocation.return_value(GLib.Variant("(u)", (self.asked,)))
        else:
            self.kept.pop(arguments.unpack()[0], None)
            invocation.return_value(None)

    def keeps_awake(self):
        """The screen saver is asked for nothing else."""
        return any(len(words) == 2 or words[3] & IDLE for words in self.kept.values())


MANAGER = Desktop()


def await_awake(what):
    wait(f"the screen kept on {what}", MANAGER.keeps_awake)


def await_asleep(what):
    wait(f"the screen let go {what}", lambda: not MANAGER.kept)


def sheet(name, *how):
    path = Path(os.environ["HOME"]) / name
    path.write_text(cli("new", "fliptown", "--players", name, *how), encoding="utf-8")
    return path


def turn_switch(program):
    """In the preferences, by keys; and back to the sheet."""
    program.key("comma", CONTROL)
    program.find(None, "^_?Keep the screen on$")
    wait("a focus", program.focused)
    program.tab_to("check box", "screen on")
    program.key("space")


def close_preferences(program):
    program.key("Escape")
    wait("the preferences closed", lambda: not program.tree().first(None, "^_?Keep the screen on$"))


def at_the_table(start):
    program = start(sheet("Ann", "--table"))
    await_awake("at the table")
    for application, _window, reason, flags in (words for words in MANAGER.kept.values() if len(words) == 4):
        check((application, flags) == ("org.flipside.Flipside", IDLE), f"{application} asks for {flags}")
        check(reason == "A game is being played at the table", f"the reason is “{reason}”")
    turn_switch(program)
    await_asleep("by the switch")
    program.key("space")
    await_awake("by the switch")
    close_preferences(program)
    program.key("Left", ALT)
    program.find(BUTTONS, "^New Sheet$")
    await_asleep("in the library")
    program.tab_to("list item", "Ann")
    program.key("Return")
    await_awake("at the sheet again")
    program.close()
    await_asleep("when the window is closed")


def dealt_by_flipside(start):
    """People sit before the screen: the desktop's own ways are right."""
    asked = MANAGER.asked
    program = start(sheet("Bob", "--seed", "7"))
    program.find(None, "^Bob")
    wait("rest", program.rests)
    check(MANAGER.asked == asked, f"the screen is kept on: {MANAGER.kept}")


driver.run(at_the_table, dealt_by_flipside)
