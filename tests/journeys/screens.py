# SPDX-License-Identifier: GPL-3.0-or-later
"""The window on X11 and on Wayland, drawn by each renderer that the toolkit has: it starts, shows every kind of
page, popover and question, and the toolkit complains about nothing. By accessible actions alone, for a Wayland
screen takes no keys from outside."""

import ctypes
import os
import shutil
import subprocess
from pathlib import Path

import driver
from driver import cli, wait

SOCKET = "flipside-test"


def renderers():
    minor = ctypes.CDLL("libgtk-4.so.1").gtk_get_minor_version()
    has_vulkan = minor >= 16 and any(Path("/usr/share/vulkan/icd.d").glob("*.json"))
    return ["cairo", "ngl" if minor >= 14 else "gl", *(["vulkan"] if has_vulkan else [])]


class Wayland:
    """A Wayland screen that nobody sees."""

    def __enter__(self):
        self.log = open(Path(os.environ["HOME"]) / "weston.log", "w", encoding="utf-8")
        self.weston = subprocess.Popen(
            ["weston", "--backend=headless-backend.so", f"--socket={SOCKET}", "--width=1400", "--height=900",
             "--idle-time=0"], stdout=self.log, stderr=subprocess.STDOUT)
        socket = Path(os.environ["XDG_RUNTIME_DIR"]) / SOCKET
        wait("the Wayland screen", socket.exists)
        return {"GDK_BACKEND": "wayland", "WAYLAND_DISPLAY": SOCKET}

    def __exit__(self, *_):
        self.weston.terminate()
        self.weston.wait()
        self.log.close()


def begin_and_leave(program):
    program.press(program.find("push button", "^New Sheet$"))
    program.press(program.find("push button", "^Start$"))
    wait("a sheet in the library", lambda: cli("list"))
    program.find("push button", "^Take Back$")
    program.press(program.find("push button", "^Library$"))
    wait("the library", lambda: program.tree().first("push button", "^New Sheet$"))


def open_menu(program):
    menu = program.find("push button", "^Main Menu$")
    program.press(menu.children[0])
    program.find(None, "^Keyboard Shortcuts$")


def look_around(start, settings):
    for renderer in renderers():
        os.environ.update(settings, GSK_RENDERER=renderer)
        program = start()
        begin_and_leave(program)
        open_menu(program)
        program.close()
        driver.check(not program.said(), f"with {renderer} it complains:\n{program.said()}")


def x11(start):
    look_around(start, {"GDK_BACKEND": "x11"})


def wayland(start):
    if not shutil.which("weston"):
        print("# left out: weston, which makes a Wayland screen, is not installed")
        return
    with Wayland() as settings:
        look_around(start, settings)


driver.run(x11, wayland)
