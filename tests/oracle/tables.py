# SPDX-License-Identifier: GPL-3.0-or-later
"""What is printed on Fliptown's sheet and cards, copied by hand from the rules page."""

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
VALUE = {rank: i + 1 for i, rank in enumerate(RANKS)}
REGION_SUIT = {"trail": "H", "badlands": "S", "mine": "D", "town": "C"}

# FT-TRAIL-6: (what, how much), in any order.
TRAIL = {
    1: [("star", 2)],
    2: [("tool", 1)],
    3: [("bonus", "cemetery"), ("star", 1)],
    4: [("star", 3), ("wanted", 1)],
    5: [("cash", 12)],
    6: [("bonus", "badlands")],
    7: [("star", 4), ("wanted", 1)],
    8: [("gold", 8)],
    9: [("bonus", "town")],
    10: [("star", 5), ("wanted", 2)],
    11: [("wanted", -6)],
    12: [("bonus", "mine")],
    13: [("star", 6), ("wanted", 3)],
}
TRAIL_HORSE = 6

# FT-BAD-4: targets, Wanted, stars, cash, row bonus.
ROWS = [
    ([2, 3, 4], 1, 2, [1, 2, 3], "cemetery"),
    ([5, 6, 7], 2, 4, [1, 3, 5], "mine"),
    ([8, 9, 10], 3, 6, [2, 4, 7], "town"),
    ([11, 12, 13], 4, 8, [3, 6, 10], "trail"),
]
GUN = [0, 3, 6]

# FT-MINE-3: (from, lowest, highest); None is the entrance.
WAYS = {
    "1a": [(None, 1, 7)],
    "1b": [(None, 8, 13)],
    "2a": [("1a", 1, 4)],
    "2b": [("1a", 5, 7), ("1b", 8, 10)],
    "2c": [("1b", 11, 13)],
    "3a": [("2a", 1, 3)],
    "3b": [("2a", 4, 5), ("2b", 6, 7)],
    "3c": [("2b", 8, 9), ("2c", 10, 11)],
    "3d": [("2c", 12, 13)],
    "4a": [("3a", 1, 2)],
    "4b": [("3a", 3, 4), ("3b", 5, 6)],
    "4c": [("3b", 7, 8), ("3c", 9, 10)],
    "4d": [("3c", 10, 11), ("3d", 11, 12)],
    "4e": [("3d", 12, 13)],
}
PICKAXE = 2

# FT-MINE-6
CHAMBERS = {
    "1a": [("hammer", 1), ("gold", 1)],
    "1b": [("pan", 1), ("gold", 1)],
    "2a": [("bonus", "badlands"), ("gold", 1)],
    "2b": [("bonus", "trail"), ("gold", 1)],
    "2c": [("bonus", "town"), ("gold", 1)],
    "3a": [("star", 1), ("gold", 6), ("wanted", 1)],
    "3b": [("star", 2), ("gold", 4), ("wanted", 1)],
    "3c": [("star", 3), ("gold", 2), ("wanted", 1)],
    "3d": [("star", 4), ("wanted", 1)],
    "4a": [("wanted", 1)],
    "4b": [("wanted", 2)],
    "4c": [("wanted", 3)],
    "4d": [("wanted", 2)],
    "4e": [("wanted", 1)],
}

# FT-TOWN-3
BUILDINGS = {
    1: ("undertaker", ("bonus", "mine")),
    2: ("bank", ("star", 1)),
    3: ("hideout", ("star", 1)),
    4: ("stables", ("bonus", "cemetery")),
    5: ("general-store", ("bonus", "trail")),
    6: ("church", ("star", 1)),
    7: ("hotel", ("bonus", "badlands")),
    8: ("land-office", ("bonus", "cemetery")),
    9: ("gunsmith", ("bonus", "trail")),
    10: ("bail-bonds", ("star", 1)),
    11: ("sheriffs-office", ("bonus", "mine")),
    12: ("saloon", ("star", 1)),
    13: ("prospectors-club", ("bonus", "badlands")),
}
STAR_ROOFS = {2, 3, 6, 10, 12}
HOTEL = [0, 2, 7, 14, 23]
LAND = {"A1": 3, "B1": 1, "C1": 1, "A2": 1, "B2": 2, "C2": 1, "A3": 1, "B3": 1, "C3": 3}

# FT-CEM-4
BETWEEN = {
    ("A1", "B1"): ("bonus", "badlands"),
    ("B1", "C1"): ("star", 2),
    ("A1", "A2"): ("gold", 4),
    ("B1", "B2"): ("hammer", 1),
    ("C1", "C2"): ("bonus", "trail"),
    ("A2", "B2"): ("cash", 4),
    ("B2", "C2"): ("gold", 2),
    ("A2", "A3"): ("bonus", "mine"),
    ("B2", "B3"): ("pan", 1),
    ("C2", "C3"): ("cash", 8),
    ("A3", "B3"): ("star", 2),
    ("B3", "C3"): ("bonus", "town"),
}

# FT-CHAR-5 to 18: what a character starts with.
CHARACTERS = {
    "trailblazer": {"cash": 3, "gold": 4},
    "cheat": {"cash": 7, "gold": 1},
    "prospector": {"cash": 3, "gold": 5, "pans": 1},
    "settler": {"cash": 7, "gold": 2},
    "bandit": {"cash": 7, "gold": 6, "wanted": 4},
    "marshal": {"cash": 5, "gold": 2, "stars": 2},
    "preacher": {"cash": 3, "gold": 3},
    "miner": {"cash": 1, "gold": 5},
    "ranch-hand": {"cash": 5, "gold": 1, "hammers": 1},
    "grave-robber": {"cash": 3, "gold": 1, "shovel": True},
    "man-in-black": {"cash": 3, "gold": 4, "wanted": 6, "stars": 1},
    "baroness": {"cash": 7, "gold": 1},
    "mayor": {"cash": 3, "gold": 1, "stars": 3},
    "wild-card": {"cash": 4, "gold": 0, "uses": 2},
}
OWN_BONUS = {
    "trailblazer": "trail",
    "settler": "town",
    "bandit": "badlands",
    "miner": "mine",
    "grave-robber": "cemetery",
}
# FT-SOLO-1: ace to king.
RANDOM_CHARACTERS = [
    "trailblazer", "cheat", "prospector", "settler", "bandit", "marshal", "preacher",
    "miner", "ranch-hand", "grave-robber", "man-in-black", "baroness", "mayor",
]

# FT-BOT-15 to 18: suit, what it is after, regions at 4, 3, 2 and 1 points.
COWBOTS = {
    "black-bart": ("D", "gold", ["mine", "town", "badlands", "trail"]),
    "wyatt-earp": ("C", "bonus", ["town", "mine", "trail", "badlands"]),
    "calamity-jane": ("H", "star", ["trail", "badlands", "town", "mine"]),
    "billy-the-kid": ("S", "wanted", ["badlands", "trail", "mine", "town"]),
}

SITES = {
    "trail": list(TRAIL),
    "badlands": [target for row in ROWS for target in row[0]],
    "mine": list(CHAMBERS),
    "town": list(BUILDINGS),
    "cemetery": list(LAND),
}

# FT-SHERIFF-6: cash or stars, by round.
PENALTY = {1: (10, 4), 2: (14, 6), 3: (18, 8)}

# FT-END-6: from so much on.
POINT_WORDS = [(80, "Legendary"), (70, "Sharpshootin'"), (60, "Pioneerin'"), (50, "Rusty")]
WANTED_WORDS = [(14, "Outlaw"), (10, "Desperado"), (7, "Buckaroo"), (4, "Homesteader")]
