# SPDX-License-Identifier: GPL-3.0-or-later
"""Orca itself, as a journey hears it: what it speaks is read from its log, so that no sound is needed.

Run as a program, with the file for that log as the argument, this is Orca. Its own launcher is done without: it refuses to start
beside another Orca of the same user, who may well be listening to this very test."""

import os
import re
import subprocess
import sys
from pathlib import Path

SPOKEN = re.compile(r"SPEECH OUTPUT: '(.*?)'(?: voice=\w+)? ?(?:\{.*\}|None)?$", re.M)
CLASS_NAME = re.compile(r"\b(Adw|Flip|Gtk)[A-Z]\w+")


def can_import(what):
    return subprocess.run(["/usr/bin/python3", "-c", f"import {what}"], check=False,
                          stderr=subprocess.DEVNULL).returncode == 0


def is_missing():
    """Why it can't be listened to, if it can't. On a Wayland screen it does not start without a whole desktop."""
    if "FLIPSIDE_TEST_WAYLAND" in os.environ:
        return "a Wayland screen without a desktop"
    return None if can_import("orca.orca") else "no Orca"


class ScreenReader:
    """Listens to all that is spoken from the moment it starts."""

    def __init__(self, path):
        self.path, self.taken = Path(path), 0
        self.path.unlink(missing_ok=True)  # the words of another one before
        self.process = subprocess.Popen(["/usr/bin/python3", __file__, path], stdout=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL)

    def spoken(self):
        """Everything so far, one utterance each."""
        text = self.path.read_text(encoding="utf-8", errors="replace") if self.path.exists() else ""
        return [words.rstrip(".") for words in SPOKEN.findall(text)]

    def since(self):
        """What was spoken since the last `forget`."""
        return self.spoken()[self.taken:]

    def forget(self):
        self.taken = len(self.spoken())

    def stop(self):
        self.process.kill()
        self.process.wait()


def keep_words(debug, log):
    """Its debug file has them, too, but slows Orca down. Either name is that of the printer, in an older or a newer Orca."""
    def keep(_level, text="", *_more):
        if text.startswith("SPEECH OUTPUT: "):
            print(text, file=log, flush=True)

    debug.println = debug.print_message = keep


def main():
    # pylint: disable=import-error,import-outside-toplevel
    from orca import debug, orca, settings, settings_manager
    with open(sys.argv[1], "w", encoding="utf-8") as log:
        keep_words(debug, log)
        manager = getattr(settings_manager, "get_manager", None) or settings_manager.getManager
        manager().activate(None, {"enableBraille": False})
        settings.speechServerFactory, settings.speechFactoryModules = "none", []
        return orca.main()


if __name__ == "__main__":
    sys.exit(main())
