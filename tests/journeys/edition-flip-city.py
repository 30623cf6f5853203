# SPDX-License-Identifier: GPL-3.0-or-later
"""A second edition of Flip City: a card is filled in where it is drawn, its counts are changed, a pair is
added; then it is put to use. Keys and clicks for one card are counted."""

import re

import driver
from by_keys import Keys
from driver import CONTROL, check, cli, newest_sheet, sheet_file, wait
from editing import Editor
from second_edition import Use, put_to_use, text_of

LINES = ["cost=4", "flip=5", "play=3 cash, 1 bottom-to-discard, 2 points", "supply=9", "solo=5",
         "play=4 cash, 2 points, 1 unhappy", "points=5"]
MOST = 45  # keys and clicks for a card with two sides, of which eight values are changed


class CityKeys(Keys):
    """Names cards, answers by digits, builds by arrows."""

    def answer(self, ask, kind, answers):
        offers = [offer for offer in ask["offers"] if not offer["rare"]] or ask["offers"]
        named = [offer for offer in offers if offer["verb"] == "card"]
        building = [offer for offer in offers if offer["verb"] in ("buy", "develop", "flip")]
        self.give(self.random.choice(named or building or offers)["answer"])


def fill_in(editor, value, name, number):
    """A click on the value where it is drawn, then its number."""
    editor.site(value)
    side = value.split(",")[0]
    wait(f"the form of {side}", lambda: any(
        text.startswith(side) for part in editor.program.tree().all("combo box", "^Part of the Edition$")
        for text in part.texts()))
    focus = wait("the focus in the form", lambda: next(
        (node for node in [editor.program.focused()] if node and node.role != "list item"
         and node.name.startswith(name.split(",")[0])), None))
    if focus.name != name:
        editor.program.tab_to("spin button", f"^{re.escape(name)}$")
    retype(editor, number)


def retype(editor, number):
    editor.program.key("a", CONTROL)
    editor.program.type(str(number))
    editor.program.key("Return")


def fill_in_factory(editor):
    """Cost, price to flip, an effect, another effect, both counts; the back's effect."""
    fill_in(editor, "Factory, Cost", "Cost", 4)
    editor.await_line("cost=4")
    editor.number("For sale", 9)
    editor.number("For sale alone", 5)
    editor.await_line("solo=5")
    fill_in(editor, "Factory, Price to flip", "Price to flip", 5)
    editor.await_line("flip=5")
    fill_in(editor, "Factory, When played", "When played, 1, How many", 3)
    editor.await_line("play=3 cash, 1 bottom-to-discard")
    editor.program.press(editor.program.find("push button", "^Add to When played"))
    editor.await_focus("spin button", "^When played, 3, How many$")
    retype(editor, 2)
    editor.await_line(LINES[2])
    fill_in(editor, "Power Plant, When played", "When played, 1, How many", 4)
    editor.await_line(LINES[5])


def shows(_program, moment):
    """The market and the log know the edition's Factory."""
    check(moment["goals"][0]["text"].startswith("5 ") if "text" in moment["goals"][0] else True,
          f"{moment['goals']}")
    if moment["over"]:
        told = cli("log", sheet_file(newest_sheet()["id"]))
        check("Factory: $3, 2 points" in told, f"the Factory is another one:\n{told}")


def changed(start):
    editor = Editor(start(), "Flip City")
    editor.program.click(editor.program.middle_of(editor.program.find("list item", "^Front: Factory")))
    wait("the Factory", lambda: editor.program.tree().first("push button", "^Factory, Cost"))
    fill_in_factory(editor)
    count = editor.count() - editor.begun
    print(f"# a card with two sides took {count} keys and clicks")
    check(count <= MOST, f"{count} keys and clicks for one card")
    pairs = text_of(editor.edition).count("\nback=")
    editor.program.press(editor.program.find("push button", "New Pair"))
    wait("another pair", lambda: text_of(editor.edition).count("\nback=") == pairs + 1)
    editor.part("The game")
    editor.number("Points to win", 5)
    editor.await_line("points=5")
    found = driver.nameless(editor.program.tree())
    check(not found, "without a name:\n  " + "\n  ".join(sorted(set(found))))
    put_to_use(start, editor.program, Use("Flip City", LINES, player=CityKeys, shows=shows))


driver.run(changed)
