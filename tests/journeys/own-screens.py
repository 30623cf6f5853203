# SPDX-License-Identifier: GPL-3.0-or-later
"""Own screens: the window shows an address and a code, others take seats there, and the people at the computer see who
sits where, say who may tell flipped cards, and stop it. A file is offered by a link, for those who have it alone. All of
it on this computer: a guest is a few requests, and no browser."""

import http.client
import os
import re
import shutil
import signal
import urllib.error
import urllib.request
from pathlib import Path

import driver
import table
from driver import ALT, BUTTONS, CONTROL, SHIFT, check, cli, prefer, wait
from guest import Guest

HERE = "127.0.0.1"


def begin(start, *how):
    """A sheet of two in the library, and the program, which shows it."""
    prefer(screens_address=HERE, notices="off")
    shutil.rmtree(Path(os.environ["XDG_STATE_HOME"]) / "flipside", ignore_errors=True)
    path = Path(os.environ["HOME"]) / "two.flipsheet"
    path.write_text(cli("new", "fliptown", "--players", "Ann,Bob", *how), encoding="utf-8")
    program = start(path)
    program.find(BUTTONS, "^Own Screens$")
    return program


def dialog_of(program):
    return next((node for node in program.tree().children if node.first("image", "^QR code of ")), None)


def open_dialog(program):
    program.key("s", CONTROL | SHIFT)
    return wait("the dialog", lambda: dialog_of(program))


def link_in(program):
    return dialog_of(program).first("image", "^QR code of ").name.rpartition(" ")[2]


def await_line(program, pattern):
    wait(f"“{pattern}” in the dialog", lambda: (dialog := dialog_of(program)) and dialog.first("label", pattern))


def await_button(program, name):
    wait(f"the button “{name}”", lambda: program.tree().first(BUTTONS, name))


def close_dialog(program):
    program.key("Escape")
    wait("the dialog closed", lambda: not dialog_of(program))


def is_served(link):
    try:
        urllib.request.urlopen(link, timeout=20).close()
        return True
    except (urllib.error.URLError, http.client.HTTPException, ConnectionError):
        return False


def guests(start):
    """They come, sit down, are seen, and are sent away; the screens stay on while the dialog is closed."""
    program = begin(start, "--table")
    dialog = open_dialog(program)
    check(not driver.nameless(dialog), f"without a name: {driver.nameless(dialog)}")
    link = link_in(program)
    address, code = (dialog.first("label", pattern) for pattern in (rf"^{HERE}:\d+$", r"^\d\d\d\d$"))
    check(address and code and address.name in link, f"the dialog shows {dialog.texts()}")
    check(dialog.first("label", "not encrypted"), "nothing says that it is not encrypted")
    await_line(program, "^No screen is connected yet")
    check(len(dialog.all("label", "^here, on this computer$")) == 2, f"who sits where: {dialog.texts()}")
    with Guest(link) as ann:
        ann.sit(1)
        await_line(program, "^Pixel 7, just now$")
        await_line(program, "^1 screen is connected")
        close_dialog(program)
        await_button(program, "^Own Screens: on. 1 screen is connected")
        open_dialog(program)
        away = dialog_of(program).first(BUTTONS, "^Send Away: Ann$")
        check(away, "Ann can’t be sent away")
        program.press(away)
        wait("Ann gone", lambda: len(dialog_of(program).all("label", "^here, on this computer$")) == 2)
        check(not dialog_of(program).all(BUTTONS, "^Send Away"), "somebody else can be sent away")
    tell_here(program, link)
    program.press(dialog_of(program).first(BUTTONS, "^Stop$"))
    wait("the dialog closed", lambda: not dialog_of(program))
    await_button(program, "^Own Screens$")
    check(not is_served(link), "it is still served")
    program.close()


def tell_here(program, link):
    """By keys; a guest may not tell cards then."""
    with Guest(link) as bob:
        bob.sit(2)
        check(bob.may_tell(), "Bob may not tell cards")
        wait("a focus", program.focused)
        table.choose_option(program, "Who May Tell Flipped Cards", "Only Here")
        wait("Bob refused", lambda: not bob.may_tell())


def a_taken_seat(start):
    """Another screen wants it: whoever sits at the computer says yes or no."""
    program = begin(start, "--seed", "7")
    open_dialog(program)
    link = link_in(program)
    with Guest(link) as ann, Guest(link, "iPhone") as other:
        ann.sit(1)
        await_line(program, "^Pixel 7, just now$")
        for answer, owner in ("Keep the Seat", "Pixel 7"), ("Give It Away", "iPhone"):
            other.sit(1)
            program.find("label", "^Ann’s seat is taken by Pixel 7. Let the other screen have it")
            program.press(program.find(BUTTONS, f"^_?{answer}$"))
            wait("the question closed", lambda: not program.tree().first("label", "^Another Screen Wants a Seat$"))
            await_line(program, f"^{owner}, just now$")
    await_line(program, "^iPhone, out of reach for ")
    close_dialog(program)
    program.close()


def again(start):
    """What was on when the sheet was left, or the program ended, goes on by itself."""
    program = begin(start, "--seed", "7")
    open_dialog(program)
    link = link_in(program)
    close_dialog(program)
    program.key("Left", ALT)
    program.find(BUTTONS, "^New Sheet$")
    wait("the end of it", lambda: not is_served(link))
    program.act(program.find("list item", "Ann"), "activate")
    program.find("label", "^Own screens are on again.$")
    check(is_served(link), "it is not served at the same link")
    os.kill(program.process.pid, signal.SIGKILL)
    program.process.wait()
    program = start()
    program.find(BUTTONS, "^New Sheet$")
    program.act(program.find("list item", "Ann"), "activate")
    program.find("label", "^Own screens are on again.$")
    check(is_served(link), "it is not served at the same link after the end")
    program.close()


def no_network(start):
    """The dialog says so, and tries again."""
    prefer(screens_address="192.0.2.1", notices="off")
    path = Path(os.environ["HOME"]) / "one.flipsheet"
    path.write_text(cli("new", "fliptown", "--players", "Ann"), encoding="utf-8")
    program = start(path)
    program.find(BUTTONS, "^Own Screens$")
    program.key("s", CONTROL | SHIFT)
    program.find("label", "^Other Screens Can’t Connect$")
    prefer(screens_address=HERE, notices="off")
    def offers():
        return program.tree().all("push button", "^_?Try Again$")

    for _ in range(20):  # until the program has read its settings again
        wait("an answer", lambda: dialog_of(program) or offers())
        if dialog_of(program):
            break
        again = offers()[0]
        program.press(again)
        wait("the end of the question", lambda: dialog_of(program) or again.path not in {node.path for node in offers()})
    open_dialog(program)
    close_dialog(program)
    program.close()


def choose_in_menu(program, entry):
    program.press(program.find(BUTTONS, "^Main Menu$").children[0])
    program.press(program.find(None, entry))


def take(link):
    with urllib.request.urlopen(link, timeout=20) as answer:
        return answer.headers["Content-Disposition"], answer.read().decode()


def a_file(start):
    """A sheet by its link, once and as long as the dialog is open."""
    program = begin(start, "--seed", "7")
    choose_in_menu(program, "^Share by QR Code…$")
    wait("the dialog", lambda: dialog_of(program))
    link = link_in(program)
    await_line(program, r"left, not taken yet$")
    name, text = take(link)
    check(re.search(r'attachment; filename="?Fliptown Ann Bob .*\.flipsheet', name), f"it is called {name}")
    check(text.startswith("flipsheet") and "player: Ann" in text, f"it is no sheet:\n{text[:200]}")
    await_line(program, r"left, taken once$")
    check(not is_served(link[:-1]), "another link works as well")
    close_dialog(program)
    wait("the end of it", lambda: not is_served(link))
    program.close()


driver.run(guests, a_taken_seat, again, no_network, a_file)
