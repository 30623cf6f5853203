# SPDX-License-Identifier: GPL-3.0-or-later
"""The guided first games of all games but Fliptown, whose is played in guide.py, by keys; and there and back."""

import driver
from driver import check, library

import guided


def play(start, game, steps):
    program = start()
    program.press(program.find("push button", f"^{game}, Guided First Game$"))
    guided.play(program, steps)
    check(not library(), "the guided game is in the library")


def there_and_back(start):
    """Escape does a step, Back takes it back, and so does the header."""
    program = start()
    program.press(program.find("push button", "^Fliptown, Guided First Game$"))
    guided.reach(program, 1, 12)
    program.key("Return")
    guided.reach(program, 2, 12)
    program.press(program.find("push button", "^Trail: Stop 9,"))
    program.find(None, "pays the most cash now")
    program.key("Escape")
    guided.reach(program, 3, 12)
    program.press(program.find("push button", "^Back$"))
    guided.reach(program, 2, 12)
    check(not program.tree().first(None, "pays the most cash now"), "the reason is still there")
    program.press(program.find("push button", "^Trail: Stop 5,"))
    guided.reach(program, 3, 12)
    program.press(program.find("push button", "^Take Back$"))
    guided.reach(program, 2, 12)


def flip_city(start):
    play(start, "Flip City", 10)


def royal_flip(start):
    play(start, "Royal Flip", 11)


def insert_coin(start):
    play(start, "Insert Coin", 12)


def flick_em_up(start):
    play(start, "Flick ’em Up!", 11)


driver.run(there_and_back, flip_city, royal_flip, insert_coin, flick_em_up)
