# SPDX-License-Identifier: GPL-3.0-or-later
"""What people hear who can't see the window: the words of Orca itself, not the events that it is sent."""

import os
import re
import sys
from pathlib import Path

import driver
import screen_reader
import table
from driver import check, wait
from hands import ON_WAYLAND
from screen_reader import CLASS_NAME, ScreenReader

HOME = Path(os.environ["HOME"])


def listen(start, *arguments):
    """The program, and a screen reader that was there before it."""
    reader = ScreenReader(HOME / "spoken.log")
    wait("the screen reader", lambda: any("Screen reader on" in words for words in reader.spoken()))
    return start(*arguments), reader


def await_words(reader, pattern, what):
    try:
        return wait(f"to hear {what}", lambda: next(
            (words for words in reader.since() if re.search(pattern, words)), None))
    except driver.Failed as failure:
        raise driver.Failed(f"{failure}; heard was {reader.since()}") from None


def moves(start):
    """Each move is spoken as the page announces it, also one that sounds as the last did."""
    program, reader = listen(start)
    try:
        people = table.begin_sheet(program, ["Ann"])
        people.await_rest("the first question", lambda page: people.question(page))
        reader.forget()
        program.type("7c8h9d")
        await_words(reader, "7 of clubs, 8 of hearts, 9 of diamonds.*choose a site", "the lineup and the question")
        check(not any("Which cards" in words for words in reader.since()),
              f"a question is spoken that was answered before: {reader.since()}")
        reader.forget()
        program.press(people.best_site(people.look()))
        await_words(reader, r"\?.*dialog", "what is asked")
        await_words(reader, "poker (push )?button", "the first way to the site")
        reader.forget()
        program.key("Return")
        await_words(reader, r"^Ann: .*lineup", "the own move")
        for _ in range(2):
            reader.forget()
            program.key("z", driver.CONTROL)
            await_words(reader, "choose a site", "the question again")
            reader.forget()
            program.key("z", driver.CONTROL | driver.SHIFT)
            await_words(reader, r"^Ann: .*lineup", "the move again")
        on_demand(program, reader)
        look_back(program, reader)
        check_names(reader)
    finally:
        reader.stop()


def writing_and_circling(start):
    """A board of which every cell changes with each move is no louder than the move."""
    path = HOME / "royal.flipsheet"
    driver.cli("new", "royalflip", "--seed", "3", "--players", "Ann", "--output", path)
    driver.cli("play", path, "1: take 6C 6S 10H")
    program, reader = listen(start, path)
    try:
        for site, words in (("Cell a1, open, in reach", "^Ann: Black 6 on a1"),
                            ("^Bonus track: .*, in reach", "^Ann: .*heart")):
            place = program.find("push button", site)
            reader.forget()
            program.press(place)
            await_words(reader, words, "the own move")
        program.press(program.find(driver.BUTTONS, "^Review$"))
        reader.forget()
        program.press(program.find("push button", "^Previous move$"))
        await_words(reader, "^Round 2 of .*Lineup: ", "the step that was taken to")
    finally:
        reader.stop()


def what_would_help(start):
    """A refusal is heard with what would help: here the symbol fits when it is turned."""
    path = HOME / "coin.flipsheet"
    driver.cli("new", "insertcoin", "--seed", "3", "--players", "Ann", "--output", path)
    driver.cli("play", path, "1: keep 1 2 3", "1: draw corner level 1 h1 i1 h2", "1: draw domino level 1 f2 g2",
               "1: draw corner level 1 c5 d5 c6", "1: draw tee level 1 g5 h5 i5 h6", "1: draw bar level 1 b7 c7 d7")
    program, reader = listen(start, path)
    try:
        square = program.find("push button", "^Level 1: Square h3, ")
        reader.forget()
        program.press(square)
        await_words(reader, "does not fit here: .*fits here when it is turned", "that it fits when turned")
        program.key("Escape")
        program.press(program.find("push button", "^Next Place$"))
        wait("a place", lambda: program.tree().first("push button", "^Draw It$").has(driver.STATE_SENSITIVE))
        reader.forget()
        program.press(program.find("push button", "^Draw It$"))
        await_words(reader, "^Ann: Domino in level 1", "the own move")
    finally:
        reader.stop()


def on_demand(program, reader):
    """The sheet, the question and the last move, by a key each."""
    for key, pattern in (("F2", r"^Ann, \d+ points.*Cash: .*Gold: "), ("F3", "Round 1.*lineup"), ("F4", r"^Ann: ")):
        reader.forget()
        program.key(key)
        await_words(reader, pattern, f"what {key} reads")


def look_back(program, reader):
    """The step that was taken to."""
    program.press(program.find(driver.BUTTONS, "^Review$"))
    reader.forget()
    program.press(program.find("push button", "^Previous move$"))
    await_words(reader, r"^Round 1.*Lineup: 7 of clubs, 8 of hearts, 9 of diamonds", "the lineup again")
    reader.forget()
    program.press(program.find("push button", "^Next move$"))
    await_words(reader, r"^Round 1.*Ann: .*lineup", "the newest move, and what is asked")


def check_names(reader):
    """Nothing is called by its class."""
    found = [words for words in reader.spoken() if CLASS_NAME.search(words)]
    check(not found, f"spoken by the name of a class: {found}")


MISSING = screen_reader.is_missing()
if MISSING and "FLIPSIDE_TEST_WINDOW" in os.environ and not ON_WAYLAND:
    print(f"Bail out! {MISSING}")
    sys.exit(1)
if MISSING:
    print(f"1..0 # SKIP {MISSING}")
else:
    driver.run(moves, what_would_help, whole=(writing_and_circling,))
