# SPDX-License-Identifier: GPL-3.0-or-later
"""A second edition of Insert Coin: the largest levels, a new shape with a card of its own, a symbol that is
painted, a value, an ability with its number; it is put to use."""

import driver
from driver import SHIFT, wait
from editing import Editor
from game_keys import CoinKeys
from second_edition import Use, put_to_use, text_of

# Rows of the left half; the right half is painted along with it.
ROCKET = [".....#", "....##", "....##", "...###", "...##.", "...##.", "...###", "..####", ".#####", ".##.##", ".#..##",
          ".....#"]


def await_square(editor, name):
    wait(f"the focus on {name}", lambda: (
        editor.program.focused() or editor.program.tree()).name.startswith(f"{name}: "))


def paint_rocket(editor):
    """A new shape, which is empty: the halves at once, row by row, each from the end that is nearer."""
    program = editor.program
    symmetric = program.find("check box", "^Symmetric$")
    begun = editor.count()
    program.act(symmetric, "toggle")
    program.press(program.find("push button", "^Add to Shapes"))
    await_square(editor, "a1")
    column = 0
    for row, squares in enumerate(ROCKET):
        for first, last in runs(squares):
            if abs(last - column) < abs(first - column):
                first, last = last, first
            go(program, first - column)
            if first == last:
                program.key("space")
            go(program, last - first, SHIFT)
            column = last
        program.key("Down" if row + 1 < len(ROCKET) else "Up")  # ends the stroke
    for row, squares in enumerate(ROCKET):
        editor.await_line(f"row-{row + 1}={squares}{squares[::-1]}")
    print(f"# {editor.count() - begun} keys and clicks for a shape of "
          f"{2 * sum(row.count('#') for row in ROCKET)} squares")
    program.act(symmetric, "toggle")


def runs(squares):
    """The first and the last of squares that hang together."""
    begun = [i for i, square in enumerate(squares) if square == "#" and (i == 0 or squares[i - 1] != "#")]
    ended = [i for i, square in enumerate(squares) if square == "#" and squares[i + 1:i + 2] != "#"]
    return list(zip(begun, ended))


def go(program, steps, modifiers=0):
    for _ in range(abs(steps)):
        program.key("Right" if steps > 0 else "Left", modifiers)


def add_card(editor):
    """One more behind the last, with the new shape."""
    editor.part("Cards")
    editor.program.press(editor.program.find("push button", "^Add to Card 31"))
    editor.choose("Card 31, Shape", "New")
    wait("the card", lambda: any(
        line.startswith("31=new ") for line in text_of(editor.edition).splitlines()))


def paint_symbol(editor):
    program = editor.program
    program.press(program.find("push button", "^Symbol: Domino$"))
    await_square(editor, "a1")
    for key in "Down", "space", "Right", "space", "Down", "space":
        program.key(key)
    editor.await_line("map=##/##/.#")


def shows(program, moment):
    """The levels have twelve columns and rows."""
    if moment["at"] == 0:
        program.find("push button", r"\bl12\b")


def changed(start):
    editor = Editor(start(), "Insert Coin")
    editor.part("Card set")
    editor.number("Side of a level", 12)
    editor.await_line("side=12")
    paint_rocket(editor)
    add_card(editor)
    paint_symbol(editor)
    editor.part("Shape: Heart")
    editor.number("Value", 40)
    editor.await_line("value=40")
    editor.choose("Ability", "Fill squares")
    editor.number("Ability, Squares", 4)
    editor.await_line("ability=fill 4")
    lines = ["side=12", "value=40", "ability=fill 4", "map=##/##/.#", "row-1=.....##....."]
    put_to_use(start, editor.program, Use("Insert Coin", lines, player=CoinKeys, shows=shows))


driver.run(changed)
