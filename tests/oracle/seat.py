# SPDX-License-Identifier: GPL-3.0-or-later
"""One seat's sheet: what it holds, what it circled, and what each site and building does."""

from tables import (
    BETWEEN, BUILDINGS, CHAMBERS, GUN, LAND, PICKAXE, ROWS, SITES, TRAIL, TRAIL_HORSE, WAYS,
)

MOST_TOOLS = 4


class Seat:
    def __init__(self, number, start, game):
        self.number = number
        self.game = game  # told of every gain, see gained and changed
        self.character = None
        self.uses = 0
        self.cash = self.gold = self.stars = self.wanted = self.pans = self.hammers = 0
        self.stops, self.targets, self.chambers, self.buildings = set(), set(), set(), set()
        self.stones = {"B2"}
        self.friend = self.shovel = self.trail_horse = self.pickaxe = self.bandana = False
        self.gun = self.hotel = self.mine_gold = 0
        self.colours, self.outlaws, self.land = set(), set(), set()
        self.bonus_gained_at = set()
        self.bounties_met = set()
        self.pool = []
        self.hand, self.extra = [], []
        self.knows_sheriff = False
        self.worths = []
        self.arrests = 0
        for what, amount in start.items():
            setattr(self, what, amount)

    # Gaining and losing.

    def gain(self, what, amount, where=None):
        if what == "bonus":
            self.pool.append(("bonus", amount))
            if where:
                self.bonus_gained_at.add(where)
        elif what in ("pan", "hammer"):
            held = what + "s"
            setattr(self, held, min(MOST_TOOLS, getattr(self, held) + amount))
        elif what == "wanted" and amount < 0:
            self.wanted = max(0, self.wanted + amount)
        else:
            held = "stars" if what == "star" else what
            setattr(self, held, getattr(self, held) + amount)
            if what == "gold" and where == "mine":
                self.mine_gold += amount
        if what == "bonus" or amount > 0:
            self.game.gained(self, what)
        self.game.changed(self)

    def pay(self, what, amount):
        left = getattr(self, what) - amount
        assert left >= 0, f"{amount} {what} to pay, but only {left + amount} there"
        setattr(self, what, left)

    def count(self, region):
        return len({
            "trail": self.stops,
            "badlands": self.targets,
            "mine": self.chambers,
            "town": self.buildings,
        }[region])

    # What an action costs.

    def steps_to(self, region, site, value):
        """By how many steps the value card misses a site, after the help of what is owned."""
        if region == "trail":
            return max(0, site - value - (TRAIL_HORSE if self.trail_horse else 0))
        if region == "mine":
            ways = [way for way in WAYS[site] if way[0] is None or way[0] in self.chambers]
            missed = min(max(low - value, value - high, 0) for _, low, high in ways)
            return max(0, missed - (PICKAXE if self.pickaxe else 0))
        return abs(site - value)

    def can_circle(self, region, site):
        if region == "trail":
            return site > max(self.stops, default=0)
        if region == "badlands":
            return site not in self.targets
        if region == "mine":
            open_ways = [way for way in WAYS[site] if way[0] is None or way[0] in self.chambers]
            return site not in self.chambers and bool(open_ways)
        if region == "cemetery":
            return site not in self.stones
        return True

    def has_use_of(self, item):
        kind, name = item
        if kind == "bonus":
            return any(self.can_circle(name, site) for site in SITES[name])
        return BUILDING_HAS_USE[name](self)

    # The sites.

    def circle(self, region, site, tool):
        assert self.can_circle(region, site), f"{region} {site} is not open"
        assert bool(tool) == (region == "trail" and site == 2), "pan or hammer"
        if region == "trail":
            self.stops.add(site)
            for what, amount in TRAIL[site]:
                self.gain(tool if what == "tool" else what, amount, "trail")
        elif region == "badlands":
            self.rob(site)
        elif region == "mine":
            self.chambers.add(site)
            for what, amount in CHAMBERS[site]:
                self.gain(what, amount, "mine")
        elif region == "town":
            self.visit(site)
        else:
            self.dig(site)
        self.game.changed(self)

    def rob(self, target):
        row = next(row for row in ROWS if target in row[0])
        targets, wanted, stars, cash, bonus = row
        self.targets.add(target)
        if wanted - self.bandana > 0:
            self.gain("wanted", wanted - self.bandana)
        value, _ = self.game.next_card()
        if value + GUN[self.gun] >= target:
            self.gain("star", stars)
            self.gain("cash", cash[targets.index(target)])
        else:
            self.gain("star", stars // 2)
        if self.targets.issuperset(targets):
            self.gain("bonus", bonus, "badlands")

    def visit(self, value):
        name, (what, amount) = BUILDINGS[value]
        if value not in self.buildings:
            self.buildings.add(value)
            self.gain(what, amount, "town")
        self.pool.append(("effect", name))

    def dig(self, stone):
        self.stones.add(stone)
        if not self.friend:
            self.gain("wanted", 1)
        if self.shovel:
            self.gain("star", 1)
        for pair, (what, amount) in BETWEEN.items():
            if stone in pair and self.stones.issuperset(pair):
                self.gain(what, amount, "cemetery")

    # The buildings' effects.

    def use_building(self, name, words):
        getattr(self, "use_" + name.replace("-", "_"))(*words)
        self.game.changed(self)

    def use_undertaker(self):
        if not self.friend:
            self.friend = True
        else:
            assert not self.shovel
            self.shovel = True

    def use_bank(self, colour):
        assert colour not in self.colours
        self.pay("cash", 4)
        self.colours.add(colour)

    def use_hideout(self):
        self.gain("wanted", -4)

    def use_stables(self, *lines):
        assert lines
        for line in lines:
            if line == "work-horse":
                self.pay("cash", 3)
                self.gain("hammer", 1)
                self.gain("star", 1)
            else:
                assert line == "trail-horse" and not self.trail_horse
                self.pay("cash", 4)
                self.trail_horse = True

    def use_general_store(self, *lines):
        assert lines
        for line in lines:
            if line == "pan":
                self.pay("cash", 3)
                self.gain("pan", 1)
                self.gain("star", 1)
            elif line == "pickaxe":
                assert not self.pickaxe
                self.pay("cash", 2)
                self.pickaxe = True
                self.gain("star", 1)
            else:
                assert line == "bandana" and not self.bandana
                self.pay("cash", 1)
                self.bandana = True

    def use_church(self, amount):
        assert 1 <= int(amount) <= min(8, self.wanted)
        self.pay("cash", int(amount))
        self.gain("wanted", -int(amount))

    def use_hotel(self):
        assert self.hotel < 4
        self.pay("cash", 2)
        self.hotel += 1

    def use_land_office(self, *fields):
        assert not self.land.intersection(fields)
        self.pay("cash", plot_price(fields))
        self.land.update(fields)
        self.gain("star", sum(LAND[field] for field in fields))
        if len(self.land) == 9:
            self.gain("star", 7)

    def use_gunsmith(self):
        assert self.gun < 2
        self.pay("cash", [3, 4][self.gun])
        self.gun += 1

    def use_bail_bonds(self, outlaw):
        assert outlaw in "JQK" and outlaw not in self.outlaws
        self.outlaws.add(outlaw)

    def use_sheriffs_office(self, choice):
        if choice == "look":
            assert not self.knows_sheriff
            self.knows_sheriff = True
            self.pool.append(("effect", "sheriffs-office"))
            return
        assert self.knows_sheriff, "the look comes first"
        if choice == "star":
            self.gain("star", 1)
        else:
            self.gain("wanted", -2)

    def use_saloon(self, amount):
        assert 1 <= int(amount) <= 8
        self.pay("cash", 2 * int(amount))
        self.gain("star", int(amount))

    def use_prospectors_club(self, amount):
        assert 1 <= int(amount) <= 8
        self.pay("gold", int(amount))
        self.gain("star", int(amount))


def plot_price(fields):
    """FT-LAND-1 and 2: two neighbours, a whole row or column, or three around a corner."""
    spots = [("ABC".index(field[0]), int(field[1])) for field in fields]
    columns = len({x for x, _ in spots})
    rows = len({y for _, y in spots})
    if len(spots) == 2 and columns + rows == 3:
        distance = sum(abs(a - b) for a, b in zip(*spots))
        return 4 if distance == 1 else None
    if len(spots) == 3 and {columns, rows} == {1, 3}:
        return 6
    if len(spots) == 3 and columns == rows == 2:
        xs, ys = zip(*spots)
        return 8 if max(xs) - min(xs) == max(ys) - min(ys) == 1 else None
    return None


def all_plots():
    fields = sorted(LAND)
    pairs = [{a, b} for a in fields for b in fields if a < b]
    triples = [{a, b, c} for a in fields for b in fields for c in fields if a < b < c]
    return [(plot, plot_price(plot)) for plot in pairs + triples if plot_price(plot)]


PLOTS = all_plots()


def free_plots(land):
    """The prices of the plots that are still whole."""
    return [price for plot, price in PLOTS if not plot & land]


BUILDING_HAS_USE = {
    "undertaker": lambda seat: not (seat.friend and seat.shovel),
    "bank": lambda seat: seat.cash >= 4 and len(seat.colours) < 2,
    "hideout": lambda seat: seat.wanted > 0,
    "stables": lambda seat: seat.cash >= 3,
    "general-store": lambda seat: seat.cash >= 3
    or seat.cash >= 2 and not seat.pickaxe
    or seat.cash >= 1 and not seat.bandana,
    "church": lambda seat: seat.cash >= 1 and seat.wanted >= 1,
    "hotel": lambda seat: seat.cash >= 2 and seat.hotel < 4,
    "land-office": lambda seat: any(seat.cash >= price for price in free_plots(seat.land)),
    "gunsmith": lambda seat: seat.gun < 2 and seat.cash >= [3, 4][seat.gun],
    "bail-bonds": lambda seat: len(seat.outlaws) < 3,
    "sheriffs-office": lambda seat: True,
    "saloon": lambda seat: seat.cash >= 2,
    "prospectors-club": lambda seat: seat.gold >= 1,
}
