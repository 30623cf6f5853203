# SPDX-License-Identifier: GPL-3.0-or-later
"""The page that begins a sheet: a look at another game changes nothing in the one that is come back to,
nobody is warned before typing, Enter in a name goes on, and everybody has the same deal of the day."""

import os
import re
from pathlib import Path

import driver
import table
from driver import BUTTONS, CONTROL, STATE_SENSITIVE, check, cli, only_sheet, wait
from table import GAMES

STATE_CHECKED = 4


def open_page(program):
    program.press(program.find("push button", "^New Sheet$"))
    program.find("push button", "^Start$")
    return wait("a focus", program.focused)


def choose(program, game):
    table.choose_game(program, game)
    wait(f"{game} to be chosen", lambda: program.tree().first("check box", f"^{game}$").has(
        STATE_CHECKED))


def warning(program):
    """What the page complains about, as far as it is shown."""
    return program.tree().first("label", "name is empty|players are called|whole number")


def names(program):
    return [program.text_of(node) for node in program.tree().all("text", "^Name of player ")]


def state(program):
    """All that is set on the page, in words."""
    tree = program.tree()
    choices = {row.name: row.texts() for row in tree.all("combo box")}
    checked = [node.name for node in tree.all("check box") if node.has(STATE_CHECKED)]
    return names(program), choices, checked


def ready(program):
    return wait("a Start that can be pressed", lambda: next(
        (node for node in program.tree().all("push button", "^Start$") if node.has(STATE_SENSITIVE)), None))


def set_name(program, number, name):
    program.tab_to("text", f"^Name of player {number}$")
    program.key("a", CONTROL)
    program.type(name)


def looks_elsewhere(start):
    """Names, table, options and the number of the deal of one game, while the others are looked at."""
    program = start()
    open_page(program)
    set_name(program, 1, "Ann")
    program.tab_to("list item", "^Add a player$")
    program.key("Return")
    program.find("text", "^Name of player 2$")
    set_name(program, 2, "Bob")
    table.deal(program, 42)
    table.choose_option(program, "Characters", "Dealt")
    before = state(program)
    for game in GAMES[1:] if driver.WHOLE else GAMES[1:2]:
        choose(program, game)
        check(state(program) != before, f"{game} looks like Fliptown")
        choose(program, GAMES[0])
        check(state(program) == before, f"after {game}: {state(program)} instead of {before}")
    # Each of the others is remembered, too: a change in one shows in none of the rest.
    choose(program, GAMES[4])
    table.choose_option(program, "Surface of the simulated table", "Polished")
    flick = state(program)
    choose(program, GAMES[0])
    check(state(program) == before, "an option of one game changed another")
    choose(program, GAMES[4])
    check(state(program) == flick, "the second game is not as it was left")
    choose(program, GAMES[0])
    program.press(ready(program))
    wait("the sheet", lambda: cli("list"))
    setup = cli("export", only_sheet()["id"], "--sheet", "-").split("\nmoves:")[0]
    for line in "game: fliptown", "player: Ann", "player: Bob", "dealer: seed 42", "characters: dealt":
        check(line in setup, f"“{line}” is not in the sheet that begins:\n{setup}")


def who_begins(start):
    """The players are offered by their names, and the one who was chosen begins."""
    program = start()
    open_page(program)
    choose(program, "Flip City")
    set_name(program, 1, "Ann")
    program.tab_to("list item", "^Add a player$")
    program.key("Return")
    program.find("text", "^Name of player 2$")
    set_name(program, 2, "Bob")
    wait("Ann to begin", lambda: "Ann" in state(program)[1]["Who begins"])
    table.choose_option(program, "Who begins", "Bob")
    program.press(ready(program))
    wait("the sheet", lambda: cli("list"))
    setup = cli("export", only_sheet()["id"], "--sheet", "-").split("\nmoves:")[0]
    check("option first: 2" in setup, f"Bob does not begin:\n{setup}")


def no_early_warning(start):
    """Not on an empty page, nor about a name that nobody has come to yet; but about one that was
    emptied, or given twice."""
    program = start()
    open_page(program)
    for game in GAMES:
        choose(program, game)
        check(not warning(program), f"{game} warns before anybody has typed: {warning(program)}")
    set_name(program, 1, "Ann")
    wait("the name", lambda: names(program)[0] == "Ann")
    check(not warning(program), f"a warning about the second name: {warning(program)}")
    set_name(program, 2, "Ann")
    wait("a warning about the same name twice", lambda: warning(program))
    program.key("a", CONTROL)
    program.key("Delete")
    wait("a warning about the emptied name", lambda: warning(program))
    program.type("Bob")
    wait("no warning", lambda: not warning(program))


def enter_goes_on(start):
    """From name to name, adding players; it never starts the game. The name that nobody gives does not count."""
    program = start()
    open_page(program)
    choose(program, GAMES[1])
    focus = program.tab_to("text", "^Name of player 1$")
    for number, name in enumerate(["Ann", "Bob"], 1):
        check(focus.name == f"Name of player {number}", f"Enter goes to {focus}")
        program.key("a", CONTROL)
        program.type(name)
        focus = program.next_focus(focus, "Return")
    check(focus.name == "Name of player 3", f"Enter in the last name goes to {focus}")
    for _ in range(3):
        program.key("Return")
    wait("the names", lambda: names(program) == ["Ann", "Bob", ""])
    check(program.has_focus(focus), f"Enter in an empty name goes to {program.focused()}")
    check(not cli("list"), "Enter in a name has started the game")
    check(not warning(program), f"a warning about the name that nobody has typed: {warning(program)}")
    program.press(ready(program))
    wait("the sheet", lambda: cli("list"))
    begun = cli("export", only_sheet()["id"], "--sheet", "-")
    check(re.findall("^player: (.*)", begun, re.M) == ["Ann", "Bob"], f"others play:\n{begun}")


def enter_when_full(start):
    """Where nobody else has room, Enter stays where it is."""
    program = start()
    open_page(program)
    choose(program, GAMES[1])
    focus = program.tab_to("text", "^Name of player 1$")
    for number, name in enumerate(["Ann", "Bob", "Cleo", "Dan"], 1):
        program.key("a", CONTROL)
        program.type(name)
        if number < 4:
            focus = program.next_focus(focus, "Return")
    for key in "Return", "Return", "End":
        program.key(key)
    program.type("ny")
    wait("the last name", lambda: names(program) == ["Ann", "Bob", "Cleo", "Danny"])
    check(not cli("list"), "Enter in a name has started the game")


def levels(program):
    return [row.texts()[-1] for row in program.tree().all("combo box", "^Played by$")]


def against_flipside():
    """A sheet on which Flipside plays the second seat."""
    path = Path(os.environ["HOME"]) / "against-flipside.flipsheet"
    begun = cli("new", "flipcity", "--table", "--players", "Ann,Flipside 2")
    begun = re.sub("^checksum: .*", "checksum: none", begun.replace("\nmoves:", "\nautomatic: 2 hard\nmoves:"), flags=re.M)
    path.write_text(begun, encoding="utf-8")
    return path


def seats_say_it(start):
    """The card of a seat that Flipside plays says so."""
    program = start(against_flipside())
    program.find("push button", "^Flipside 2, Played by Flipside, ")
    check(not program.tree().first("push button", "^Ann, Played by"), "Ann is told to be automatic")


def automatic_again(start):
    """Whom Flipside played it plays again, as well as before; it is nobody to be added, and no person of a game that it
    can't play so."""
    cli("import", against_flipside())
    program = start()
    open_page(program)
    choose(program, GAMES[1])
    check(names(program) == ["Ann", "Flipside 2"], f"{names(program)} are seated")
    check(levels(program) == ["Person", "Hard"], f"they play as {levels(program)}")
    program.press(program.find("push button", "^Remove Flipside 2$"))
    wait("Ann alone", lambda: names(program) == ["Ann"])
    check(not program.tree().first(None, "^Add Flipside"), "Flipside is offered as a person")
    program.press(program.find("push button", "^Cancel$"))
    open_page(program)
    choose(program, GAMES[4])
    check(names(program) == ["Ann", ""], f"{names(program)} play a game without levels")


def deal_of_the_day(start):
    """The same as the command line's, and another one for each game."""
    program = start()
    open_page(program)
    set_name(program, 1, "Ann")
    table.deal(program, 42)
    before = cli("new", "fliptown", "--seed", "today")
    program.tab_to("push button", "^Deal of the Day$")
    program.key("Return")
    number = wait("another number", lambda: (text := program.text_of(program.find(
        "text", "^Number of the deal"))) != "42" and text)
    program.press(ready(program))
    wait("the sheet", lambda: cli("list"))
    begun = cli("export", only_sheet()["id"], "--sheet", "-")
    check(f"\ndealer: seed {number}\n" in begun, f"the sheet is not dealt by {number}")
    days = {before, cli("new", "fliptown", "--seed", "today")}  # midnight may have passed meanwhile
    check(any(f"\ndealer: seed {number}\n" in day for day in days), f"{number} is not the deal of the day")
    check(f"\ndealer: seed {number}\n" not in cli("new", "royalflip", "--seed", "today"),
          "another game has the same deal")


def sides(program):
    """The names of each side, from top to bottom."""
    lists = program.tree().all("list", "^(Lawmen|Outlaws)$")
    return [[program.text_of(node) for node in side.all("text", "^Name of player ")] for side in lists]


def drag_name(program, start, side):
    """To the upper edge of the list of that side."""
    left, top, width, _ = program.extents(program.find("list", f"^{side}$"))
    program.drag(start, (left + width // 2, top + 8))


def dragged(start):
    """A name is dragged to the other side of Flick 'em Up!, by its letters or beside them; along them
    they are selected."""
    program = start()
    open_page(program)
    choose(program, GAMES[4])
    for number, name in enumerate(["Ann", "Bob"], 1):
        set_name(program, number, name)
    wait("two sides", lambda: sides(program) == [["Ann"], ["Bob"]])
    entry = program.tree().first("text", "^Name of player 1$")
    drag_name(program, program.middle_of(entry), "Outlaws")
    wait("Ann among the Outlaws", lambda: sides(program) == [[], ["Bob", "Ann"]])
    switch = program.find("push button", "^Move Bob to the Lawmen$")
    drag_name(program, program.middle_of(switch), "Lawmen")
    wait("Bob among the Lawmen", lambda: sides(program) == [["Bob"], ["Ann"]])
    left, top, width, height = program.extents(program.tree().first("text", "^Name of player 1$"))
    program.drag((left + width // 2, top + height // 2), (left + 1, top + height // 2 + 2))
    program.type("Cleo")
    wait("another name", lambda: sides(program) == [["Cleo"], ["Ann"]])


def remembered(start):
    """Who played last plays again, the same game; its options are as they come."""
    program = start()
    people = table.begin_sheet(program, ["Ann", "Bob"], deals=7,
                               options=[("Characters", "Dealt")])
    check(people.question(people.page), "no question")
    program.press(program.find("push button", "^Library$"))
    open_page(program)
    check(names(program) == ["Ann", "Bob"], f"{names(program)} instead of the players of the last game")
    check(GAMES[0] in state(program)[2], f"another game is chosen: {state(program)}")
    check("Dealt" not in state(program)[1]["Characters"], "an option of the last sheet is kept")


driver.run(looks_elsewhere, who_begins, no_early_warning, enter_goes_on, automatic_again, remembered,
           whole=(enter_when_full, seats_say_it, deal_of_the_day, dragged))
