# SPDX-License-Identifier: GPL-3.0-or-later
"""Printed sheets of Royal Flip: the house sheet of the page, those of files, and some made by chance."""

from pathlib import Path

PAGE = Path(__file__).resolve().parents[2] / "seeds" / "royal-flip.md"
SIDES = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
SUITS = ["heart", "spade", "diamond", "club"]


def name_of(column, row):
    return "abcdefg"[column] + str(row + 1)


def place_of(cell):
    return "abcdefg".index(cell[0]), int(cell[1:]) - 1


class Printed:
    """What is printed on a sheet, by the rules RF-MAP to RF-TOKEN."""

    def __init__(self, squares, casinos, track, rows, ways):
        inside = {casino[1] for casino in casinos if casino[0] == "inside"}
        self.cells = [square for square in squares if square not in inside]
        self.doors = [self.doors_of(*casino) for casino in casinos]
        self.track = track  # space -> (suit, gift)
        self.steps = self.make_steps(rows, ways)
        self.part = self.make_parts()
        self.rounds, self.highest, self.wild_royals = 12, 13, False
        self.road_least, self.road_points, self.casino_points, self.road_table = 3, 1, 1, None
        self.area_least, self.area_points, self.area_table = 2, 1, None
        self.token_points, self.token_table = 0, None
        self.diamonds = [1, 2, 4, 6, 9, 12]
        self.most, self.second, self.tied_second = 10, 6, 3

    def doors_of(self, side, cell, doors=()):
        """RF-CASINO-4: a casino inside has its doors to the cells beside it, named or all."""
        if side != "inside":
            return {cell}
        column, row = place_of(cell)
        beside = {name_of(column + x, row + y) for word, (x, y) in SIDES.items()
                  if (not doors or word in doors)
                  and 0 <= column + x < 7 and 0 <= row + y < 7}
        return beside & set(self.cells)

    def make_steps(self, rows, ways):
        """RF-TRACK-6 and 7: to which spaces one step leads, along a row or a way."""
        steps = {space: set() for space in self.track}
        begin = 1
        for length in rows or [len(self.track)]:
            for space in range(begin, begin + length - 1):
                steps[space].add(space + 1)
            begin += length
        for start, end in ways:
            steps[start].add(end)
        return steps

    def make_parts(self):
        """Rows with a way between them are one track: space -> which of them."""
        part = {space: space for space in self.track}
        for space, nexts in self.steps.items():
            for other in nexts:
                old, new = part[other], part[space]
                part = {at: new if is_in == old else is_in for at, is_in in part.items()}
        return part

    def beyond(self, space):
        """Every space that can still be reached from one."""
        found, left = set(), [space]
        while left:
            for other in self.steps[left.pop()] - found:
                found.add(other)
                left.append(other)
        return found


def by_table(table, each, least, count):
    """RF-ROAD-6, RF-AREA-3, RF-TOKEN-6: points by a table, or the same for each."""
    return table[min(count - least, len(table) - 1)] if table else each * count


def house_sheet():
    """RF-SETUP-3, with the table of RF-TRACK-4."""
    track = {}
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 6 and cells[0].isdigit():
            track[int(cells[0])] = (cells[1], cells[2])
            track[int(cells[3])] = (cells[4], cells[5])
    squares = [name_of(column, row) for row in range(5) for column in range(5)]
    casinos = [("north", "c1"), ("east", "e3"), ("south", "c5"), ("west", "a3")]
    return Printed(squares, casinos, track, None, [])


# Sheets by chance: each is made as it is meant, and written as a file for the program.

GIFTS = {"±1": "token", "diamond": "diamond"}


def make_squares(chance, columns, rows):
    gaps = chance.random() < 0.5
    squares = [name_of(column, row) for row in range(rows) for column in range(columns)
               if not gaps or chance.random() > 0.17]
    return squares or [name_of(0, 0)]


def outermost(squares, side, cell):
    """The last square of its row or column, seen from a side."""
    column, row = place_of(cell)
    x, y = SIDES[side]
    line = [other for other in squares
            if (place_of(other)[0] == column if y else place_of(other)[1] == row)]
    return max(line, key=lambda other: place_of(other)[0] * x + place_of(other)[1] * y)


def make_casinos(chance, squares):
    """Inside ones first: nothing may stand in their squares."""
    casinos, free = [], list(squares)
    for _ in range(chance.randint(0, 2)):
        with_cells = [cell for cell in free if len(free) > 2 and
                      any(name_of(place_of(cell)[0] + x, place_of(cell)[1] + y) in free
                          for x, y in SIDES.values()
                          if 0 <= place_of(cell)[0] + x < 7 and 0 <= place_of(cell)[1] + y < 7)]
        if with_cells:
            cell = chance.choice(with_cells)
            doors = [word for word, (x, y) in SIDES.items()
                     if 0 <= place_of(cell)[0] + x < 7 and 0 <= place_of(cell)[1] + y < 7
                     and name_of(place_of(cell)[0] + x, place_of(cell)[1] + y) in free]
            chosen = chance.sample(doors, chance.randint(0, min(3, len(doors))))
            if casinos and not is_apart(casinos, cell, chosen):
                continue
            casinos.append(("inside", cell, tuple(chosen)))
            free.remove(cell)
    for side in SIDES:
        door = outermost(squares, side, chance.choice(free))
        if door in free and chance.random() < 0.5:
            casinos.append((side, door))
    return casinos


def is_apart(casinos, cell, doors):
    """Two casinos inside are no neighbours, so that the doors of neither lead into the other."""
    column, row = place_of(cell)
    return all(abs(place_of(other)[0] - column) + abs(place_of(other)[1] - row) > 1
               for _, other, _ in casinos)


def make_track(chance, highest):
    def gift():
        return chance.choice(["±1", "diamond", f"number {chance.randint(1, highest)}",
                              f"{chance.randint(1, 20)} points"])

    rows, ways = None, []
    n = chance.randint(1, 48)
    if chance.random() < 0.6:
        rows = [chance.randint(1, 12) for _ in range(chance.randint(2, 4))]
        n = sum(rows)
        for at in range(1, len(rows)):
            begin = sum(rows[:at])
            while chance.random() < 0.4:
                ways.append((chance.randint(1, begin), chance.randint(begin + 1, begin + rows[at])))
    return {space: (chance.choice(SUITS), gift()) for space in range(1, n + 1)}, rows, ways


def make_table(chance):
    steps = [chance.randint(0, 8) for _ in range(chance.randint(1, 8))]
    return [min(99, sum(steps[:i + 1])) for i in range(len(steps))]


def write_gift(gift):
    words = gift.split()
    if words[-1].startswith("point"):
        return f"points {words[0]}"
    return GIFTS.get(gift, gift)


def write_map(columns, rows, squares, casinos):
    cells = "/".join("".join("#" if name_of(column, row) in squares else "."
                             for column in range(columns)) for row in range(rows))
    words = [" ".join([casino[0], casino[1], *(casino[2] if len(casino) > 2 else ())])
             for casino in casinos]
    return [f"columns={columns}", f"rows={rows}", f"cells={cells}", f"casinos={', '.join(words)}"]


def write_points(sheet):
    def key(name, value):
        return [f"{name}={' '.join(map(str, value))}"] if value else []

    return ["[roads]", f"least={sheet.road_least}", f"points={sheet.road_points}",
            f"casino-points={sheet.casino_points}", *key("table", sheet.road_table),
            "[areas]", f"least={sheet.area_least}", f"points={sheet.area_points}",
            *key("table", sheet.area_table),
            "[tokens]", f"points={sheet.token_points}", *key("table", sheet.token_table),
            "[diamonds]", *key("points", sheet.diamonds),
            "[pvp]", f"most-diamonds={sheet.most}", f"second-diamonds={sheet.second}",
            f"tied-second-diamonds={sheet.tied_second}", "[solo]", "jackpot=50"]


def make_sheet(chance):
    """A sheet, and the text of its file."""
    columns, rows = chance.randint(2, 7), chance.randint(2, 7)
    squares = make_squares(chance, columns, rows)
    casinos = make_casinos(chance, squares)
    wild = chance.random() < 0.5
    highest = chance.randint(10, 13) if wild else 13
    track, lengths, ways = make_track(chance, highest)
    sheet = Printed(squares, casinos, track, lengths, ways)
    jokers = chance.randint(0, 2)
    sheet.wild_royals, sheet.highest = wild, highest
    sheet.rounds = chance.randint(1, (52 + jokers) // 3)
    sheet.road_least, sheet.area_least = chance.randint(2, 5), chance.randint(2, 5)
    sheet.road_points, sheet.casino_points = chance.randint(0, 20), chance.randint(0, 20)
    sheet.area_points, sheet.token_points = chance.randint(0, 20), chance.randint(0, 20)
    sheet.road_table = make_table(chance) if chance.random() < 0.5 else None
    sheet.area_table = make_table(chance) if chance.random() < 0.5 else None
    sheet.token_table = make_table(chance) if chance.random() < 0.5 else None
    sheet.diamonds = make_table(chance)
    sheet.most, sheet.second, sheet.tied_second = 31, 17, 5
    text = ["[sheet]", "house=no", "[map]", *write_map(columns, rows, squares, casinos),
            "[deck]", f"jokers={jokers}", f"royals-wild={'yes' if wild else 'no'}",
            f"highest-number={highest}", f"rounds={sheet.rounds}", *write_points(sheet), "[track]"]
    if lengths:
        text.append(f"rows={' '.join(map(str, lengths))}")
    if ways:
        text.append(f"ways={', '.join(f'{start} to {end}' for start, end in ways)}")
    text += [f"{space}={suit} {write_gift(gift)}" for space, (suit, gift) in track.items()]
    return sheet, "\n".join(text) + "\n"
