# SPDX-License-Identifier: GPL-3.0-or-later
"""Poker hands, the slow and plain way: a card is (value, suit), a hand's worth its place in PAY."""

from itertools import combinations

# FT-POKER-2, from nothing to royal flush: cash, stars.
PAY = [
    (0, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 7), (9, 8), (10, 9),
]
PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH, ROYAL_FLUSH = range(1, 10)

ALL_CARDS = [(value, suit) for suit in "HSDC" for value in range(1, 14)]
ROYAL = [1, 10, 11, 12, 13]
KINDS = {
    (1, 1, 1, 2): PAIR,
    (1, 2, 2): TWO_PAIR,
    (1, 1, 3): THREE,
    (2, 3): FULL_HOUSE,
    (1, 4): FOUR,
    (5,): FOUR,  # only with a card that counts as another one
}


def worth_of_five(cards):
    values = sorted([value for value, _ in cards])
    flush = len({suit for _, suit in cards}) == 1
    distinct = set(values)
    if len(distinct) < 5:
        kind = KINDS[tuple(sorted([values.count(value) for value in distinct]))]
        return max(kind, FLUSH) if flush else kind
    if values == ROYAL:
        return ROYAL_FLUSH if flush else STRAIGHT
    if values[4] - values[0] == 4:
        return STRAIGHT_FLUSH if flush else STRAIGHT
    return FLUSH if flush else 0


def worth(cards):
    return max(worth_of_five(five) for five in combinations(cards, 5))


def worth_with_cheat(cards):
    """One of the five poker cards counts as any card. Of the four cards that stay beside it, all
    may be poker cards or some of them extra ones: either way a poker card is left to change."""
    return max(
        worth_of_five(four + (card,)) for four in combinations(cards, 4) for card in ALL_CARDS
    )
