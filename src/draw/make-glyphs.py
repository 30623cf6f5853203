#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Turns the glyphs' path data into C tables: make-glyphs.py INPUT OUTPUT

Everything is absolute afterwards: move, line, curve, close. What is not understood is an error
that names the line.
"""

import math
import re
import sys

KINDS = {"fill": "FILL", "solid": "SOLID", "stroke": "STROKE", "cut": "CUT", "cutstroke": "CUT_STROKE"}
COUNTS = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "a": 7, "z": 0}
TOKEN = re.compile(r"\s*(?:([A-Za-z])|([-+]?(?:\d+\.?\d*|\.\d+)))\s*,?")


def tokens(data):
    place = 0
    while place < len(data):
        match = TOKEN.match(data, place)
        if not match:
            raise ValueError(f"can't read {data[place:]!r}")
        yield match[1] or float(match[2])
        place = match.end()


def commands(data):
    """Gives (letter, numbers), one a segment: repeated numbers repeat their command."""
    letter, numbers = None, []
    for token in tokens(data):
        if isinstance(token, str):
            if token.lower() not in COUNTS:
                raise ValueError(f"unknown command {token}")
            if numbers:
                raise ValueError(f"{letter} with too few numbers")
            letter = token
            if token.lower() == "z":
                yield "z", []
                letter = None
            continue
        if letter is None:
            raise ValueError("a number without a command")
        numbers.append(token)
        if len(numbers) == COUNTS[letter.lower()]:
            yield letter, numbers
            numbers = []
            letter = {"M": "L", "m": "l"}.get(letter, letter)
    if numbers:
        raise ValueError(f"{letter} with too few numbers")


def arc_curves(x0, y0, rx, ry, turn, large, sweep, x, y):
    """An elliptical arc as curves of at most a quarter turn (SVG 1.1, appendix F.6)."""
    phi = math.radians(turn)
    cos, sin = math.cos(phi), math.sin(phi)
    dx, dy = (x0 - x) / 2, (y0 - y) / 2
    x1, y1 = cos * dx + sin * dy, -sin * dx + cos * dy
    size = x1 * x1 / (rx * rx) + y1 * y1 / (ry * ry)
    if size > 1:
        rx, ry = rx * math.sqrt(size), ry * math.sqrt(size)
    over = rx * rx * ry * ry - rx * rx * y1 * y1 - ry * ry * x1 * x1
    factor = math.sqrt(max(0, over / (rx * rx * y1 * y1 + ry * ry * x1 * x1)))
    factor = -factor if bool(large) == bool(sweep) else factor
    cx1, cy1 = factor * rx * y1 / ry, -factor * ry * x1 / rx
    cx, cy = cos * cx1 - sin * cy1 + (x0 + x) / 2, sin * cx1 + cos * cy1 + (y0 + y) / 2
    start = math.atan2((y1 - cy1) / ry, (x1 - cx1) / rx)
    span = math.atan2((-y1 - cy1) / ry, (-x1 - cx1) / rx) - start
    if sweep and span < 0:
        span += 2 * math.pi
    elif not sweep and span > 0:
        span -= 2 * math.pi
    pieces = max(1, math.ceil(abs(span) / (math.pi / 2) - 1e-9))
    step = span / pieces
    reach = 4 / 3 * math.tan(step / 4)

    def point(angle, along=0.0):
        px = rx * (math.cos(angle) - along * math.sin(angle))
        py = ry * (math.sin(angle) + along * math.cos(angle))
        return cos * px - sin * py + cx, sin * px + cos * py + cy

    for piece in range(pieces):
        a, b = start + piece * step, start + (piece + 1) * step
        yield [*point(a, reach), *point(b, -reach), *point(b)]


class Path:
    def __init__(self):
        self.operations = []
        self.numbers = []
        self.x = self.y = self.start_x = self.start_y = 0.0
        self.control = None

    def add(self, operation, numbers):
        self.operations.append(operation)
        self.numbers += numbers
        self.control = None
        if numbers:
            self.x, self.y = numbers[-2:]

    def move(self, x, y):
        self.add("MOVE", [x, y])
        self.start_x, self.start_y = x, y

    def curve(self, numbers):
        self.add("CURVE", numbers)
        self.control = numbers[2:4]

    def smooth(self, numbers):
        cx, cy = self.control or (self.x, self.y)
        self.curve([2 * self.x - cx, 2 * self.y - cy, *numbers])

    def close(self):
        self.add("CLOSE", [])
        self.x, self.y = self.start_x, self.start_y

    def command(self, letter, numbers):
        kind = letter.lower()
        if letter.islower() and kind in "mlcs":
            origin = (self.x, self.y)
            numbers = [value + origin[i % 2] for i, value in enumerate(numbers)]
        elif letter == "a":
            numbers = [*numbers[:5], numbers[5] + self.x, numbers[6] + self.y]
        if kind == "z":
            self.close()
        elif kind == "m":
            self.move(*numbers)
        elif kind == "l":
            self.add("LINE", numbers)
        elif kind == "h":
            self.add("LINE", [numbers[0] + (self.x if letter == "h" else 0), self.y])
        elif kind == "v":
            self.add("LINE", [self.x, numbers[0] + (self.y if letter == "v" else 0)])
        elif kind == "c":
            self.curve(numbers)
        elif kind == "s":
            self.smooth(numbers)
        else:
            for curve in arc_curves(self.x, self.y, *numbers):
                self.add("CURVE", curve)


def read_layer(line):
    name, kind, width, data = line.split(None, 3)
    if kind not in KINDS:
        raise ValueError(f"unknown kind {kind}")
    strokes = "stroke" in kind
    if strokes == (width == "-"):
        raise ValueError("a width for strokes, and - for all others")
    path = Path()
    for letter, numbers in commands(data):
        if not path.operations and letter.lower() != "m":
            raise ValueError("a path begins with a move")
        path.command(letter, numbers)
    return name, KINDS[kind], float(width) if strokes else 0.0, path


def read_glyphs(source):
    glyphs = {}
    for number, line in enumerate(open(source, encoding="utf-8"), start=1):
        if line.strip() and not line.startswith("#"):
            try:
                name, *layer = read_layer(line.strip())
            except ValueError as error:
                sys.exit(f"{source}:{number}: {error}")
            glyphs.setdefault(name, []).append(layer)
    return glyphs


def write_tables(glyphs, out):
    operations, numbers, layers, table = [], [], [], []
    for name, parts in glyphs.items():
        table.append(f"  [FLIP_GLYPH_{name.upper()}] = {{ {len(layers)}, {len(parts)} }},")
        for kind, width, path in parts:
            place = f"{len(operations)}, {len(path.operations)}, {len(numbers)}"
            layers.append(f"  {{ FLIP_LAYER_{kind}, {width:g}, {place} }},")
            operations += [f"  FLIP_PATH_{operation}," for operation in path.operations]
            numbers += path.numbers
    coordinates = [f"  {value:.4g}," for value in numbers]
    out.write('/* Written by make-glyphs.py. */\n#include "draw/kit/glyph-table.h"\n')
    for head, lines in (
        ("guint8 flip_glyph_operations[]", operations),
        ("double flip_glyph_numbers[]", coordinates),
        ("FlipGlyphLayer flip_glyph_layers[]", layers),
        ("FlipGlyphEntry flip_glyph_table[FLIP_N_GLYPHS]", table),
    ):
        out.write(f"\nconst {head} = {{\n" + "\n".join(lines) + "\n};\n")


def main():
    source, target = sys.argv[1:]
    glyphs = read_glyphs(source)
    with open(target, "w", encoding="utf-8") as out:
        write_tables(glyphs, out)


main()
