# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games by accessible actions alone, dealt by Flipside; two are played at the table."""

import driver
from by_actions import Coin, Hand, LuckyCity, Royal, begin


def fliptown(start):
    begin(start(), "Fliptown", ["Ann"], deals=5).play_to_result(3)


def fliptown_at_the_table(start):
    begin(start(), "Fliptown", ["Ann"]).play_to_result(4)


def flip_city(start):
    begin(start(), "Flip City", ["Ann"], player=LuckyCity).play_to_result(5)


def royal_flip(start):
    begin(start(), "Royal Flip", ["Ann"], deals=5, player=Royal).play_to_result(3)


def insert_coin(start):
    begin(start(), "Insert Coin", ["Ann"], deals=5, player=Coin).play_to_result(2)


def flick_em_up(start):
    begin(start(), "Flick ’em Up!", ["Ann", "Bob"], deals=5, player=Hand).play_to_result(2)


driver.run(fliptown, fliptown_at_the_table, flip_city, royal_flip, insert_coin, flick_em_up)
