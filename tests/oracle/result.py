# SPDX-License-Identifier: GPL-3.0-or-later
"""What a finished game is worth, in the words of print-games."""

from bounties import BONUS_STOPS, REGIONS, outer_stones, robbed_every_kind
from poker import FOUR, PAIR
from tables import HOTEL, POINT_WORDS, SITES, STAR_ROOFS, WANTED_WORDS

ALL_GOLD = {"1a", "1b", "2a", "2b", "2c", "3a", "3b", "3c"}


def inventory(seat):
    return {
        "cash": seat.cash, "gold": seat.gold, "stars": seat.stars, "wanted": seat.wanted,
        "pans": seat.pans, "hammers": seat.hammers,
    }


def silver(seat, centre_counts):
    stones = outer_stones(seat) + (1 if centre_counts else 0)
    counted = {
        "tombstones": ("4a", stones),
        "buildings": ("4b", len(seat.buildings)),
        "chambers": ("4c", len(seat.chambers)),
        "stops": ("4d", len(seat.stops)),
        "targets": ("4e", len(seat.targets)),
    }
    lines = {
        "silver-" + kind: count if chamber in seat.chambers else 0
        for kind, (chamber, count) in counted.items()
    }
    lines["silver-hotel"] = HOTEL[seat.hotel]
    return lines


def score(game, seat):
    """Of each line the points and what they were counted from."""
    silvers = silver(seat, game.options["centre"] == "counts")
    lines = {
        "stars": (seat.stars, seat.stars),
        "cash": (seat.cash // 4, seat.cash),
        "gold": (seat.gold // 2, seat.gold),
        **{kind: (stars, stars) for kind, stars in silvers.items()},
    }
    lines["silver-hotel"] = (HOTEL[seat.hotel], seat.hotel)
    return with_total(lines)


def with_total(lines):
    total = sum(points for points, _ in lines.values())
    return {"total": total, **{key: f"{points}/{count}" for key, (points, count) in lines.items()}}


def cowbot_score(game):
    level = ["easy", "normal", "hard"].index(game.options["level"]) + 1
    seat = game.seats[0]
    lines = {}
    for place, region in enumerate(game.cowbot[2][:level + 1]):
        left = len(SITES[region]) - seat.count(region)
        lines[region + "-left"] = ((4 - place) * left, left)
    lines["stolen"] = (level * game.deck.stolen, game.deck.stolen)
    if seat.character:
        lines["character"] = (5, 1)
    if game.options["holdem"] == "yes":
        lines["holdem"] = (5, 1)
    return with_total(lines)


def beats_cowbot(game):
    seat = game.seats[0]
    own, other = score(game, seat)["total"], cowbot_score(game)["total"]
    if own != other:
        return own > other
    game.show_stolen_cards()
    return bool(game.stolen_cards) and min(game.stolen_cards)[0] > seat.wanted


def winners(game):
    if len(game.seats) == 1:
        return [1] if game.cowbot and beats_cowbot(game) else []

    def standing(seat):
        return score(game, seat)["total"], -seat.wanted, seat.gold, seat.cash

    best = max(map(standing, game.seats))
    return [seat.number for seat in game.seats if standing(seat) == best]


def title(game, seat):
    points = score(game, seat)["total"]
    first = next((word for least, word in POINT_WORDS if points >= least), "Tenderfooted")
    second = next((word for least, word in WANTED_WORDS if seat.wanted >= least), "Deputy")
    return f"{first} {second}"


def feats(game, won):
    """FT-SOLO-3 to 22."""
    seat = game.seats[0]
    total = score(game, seat)["total"]
    tools = seat.pans + seat.hammers
    level = game.options["level"]
    return {
        "six-everywhere": all(seat.count(region) >= 6 for region in REGIONS),
        "seven-tools": tools >= 7,
        "clean-record": seat.wanted == 0,
        "all-the-gold": seat.chambers >= ALL_GOLD,
        "bonus-stops": seat.stops >= BONUS_STOPS,
        "star-roofs": seat.buildings >= STAR_ROOFS,
        "every-robbery": robbed_every_kind(seat),
        "all-tombstones": outer_stones(seat) == 8,
        "great-hand": max(seat.worths) >= FOUR,
        "no-tools": tools == 0,
        "full-pockets": seat.cash >= 30 and seat.gold >= 15,
        "three-good-hands": min(seat.worths) > PAIR,
        "never-caught": seat.wanted <= 5 and seat.arrests == 0,
        "hard-cowbot": won and level == "hard",
        "hands-off": bool(game.cowbot) and game.deck.stolen <= 1,
        "twenty-wanted": seat.wanted >= 20,
        "much-silver": sum(silver(seat, game.options["centre"] == "counts").values()) >= 24,
        "whole-region": any(seat.count(region) == len(SITES[region]) for region in REGIONS),
        "legend": total >= 80,
    }
