# SPDX-License-Identifier: GPL-3.0-or-later
"""Keys and clicks that come fast, twice or wrong: nothing is played that nobody meant, and nothing is lost."""

import os
import time
from pathlib import Path

import driver
import table
from driver import CONTROL, STATE_SENSITIVE, check, cli, newest_sheet, only_sheet, prefer, sheet_file, wait

PLACES = 3  # pixels that count as the same place
TYPED = 1.2  # seconds until letters no longer belong to the name before


def moves():
    text = sheet_file(only_sheet()["id"]).read_text(encoding="utf-8").split("\nmoves:\n")[1]
    return [move.split(": ")[-1] for move in text.split("\nboard:")[0].split("\nchecksum:")[0].splitlines()]


def await_moves(n):
    wait(f"{n} moves", lambda: only_sheet()["moves"] == n)


def letters(start):
    """A letter plays what begins with it, and nothing else: where none is left, that is said."""
    program = start()
    table.begin_sheet(program, ["Ann"], game="Flip City")
    program.key("a")
    await_moves(1)
    check(moves() == ["apartment"], f"a is {moves()}")
    for n in range(2, 9):
        program.key("a")
        if wait("another card, or why not", lambda n=n: only_sheet()["moves"] == n and "card"
                or program.tree().first("label", "^There is no Apartment left")) != "card":
            break
    check(set(moves()) == {"apartment"}, f"a is {moves()}")
    check(program.tree().first("label", "^There is no Apartment left"), "why nothing is played is not said")
    program.key("x")
    wait("why not", lambda: program.tree().first("label", "^Nothing here begins with “x”"))
    focus = program.focused()
    check(focus and focus.name != "Stop and Build", "the focus is on what ends the turn")
    program.key("1")
    wait("the end of the turn by 1, as the question says", lambda: "stop" in moves())


SIZES = ((1400, 900), (1000, 760), (360, 720)) if driver.WHOLE else ((1400, 900),)
CLICKED = r"^(Residential Area|Apartment|Hospital|Central Park|Factory|Convenience Store), ×|^Stop and Build$|^Play It$"
MOST_CARDS = 8  # of a turn


def new_city(name, *options):
    path = Path(os.environ["HOME"]) / f"{name}.flipsheet"
    path.write_text(cli("new", "flipcity", "--players", f"Ann,{name}", *options), encoding="utf-8")
    return path


def clicked(program):
    """What is clicked again and again, and where it is."""
    nodes = program.tree().all("push button", CLICKED)
    return {node.name.split(",")[0]: (node, place) for node, place in zip(nodes, program.extents_of(nodes))}


def check_places(now, before, what):
    for name in set(now) & set(before):
        check(all(abs(a - b) <= PLACES for a, b in zip(now[name][1], before[name][1])),
              f"{what}: {name} went from {before[name][1]} to {now[name][1]}")


def check_turn(program, name):
    """Plays a card again and again, until the turn ends: nothing moves, and the focus never ends the turn."""
    before, player = {}, None
    for number in range(MOST_CARDS):
        player, last = wait("a question", lambda: program.tree().first("heading").name.split(",")[0]), player
        if last and player != last:
            break
        now = wait("cards to play", lambda: clicked(program))
        check_places(now, before, f"{name}, card {number}")
        focus = wait("a focus", program.focused)
        check(focus.name != "Stop and Build", f"{name}: the focus is on what ends the turn")
        check("Bust 100" not in " ".join(program.tree().texts()) or focus.name != "Play It",
              f"{name}: the focus is on a certain bust")
        cards = [key for key, (node, _) in now.items() if key != "Stop and Build" and node.has(STATE_SENSITIVE)]
        if not cards:
            break
        before = now
        at = newest_sheet()["moves"]
        program.press(now[cards[number % len(cards)]][0])
        wait("the card", lambda at=at: newest_sheet()["moves"] > at)
    check(number > 0, f"{name} had no turn")


def turns_stay(start):
    """Whole turns, told and dealt, at three sizes: cards and buttons keep their places, a kind that is used up, too."""
    for width, height in SIZES:
        for kind, options in (("Told", ["--table"]), ("Dealt", ["--seed", "1002"])):
            name = f"{kind}{width}"
            prefer(window_width=width, window_height=height, notices="off")
            program = start(new_city(name, *options))
            wait("the sheet at rest", program.rests)
            check_turn(program, name)
            program.kill()


def whole_names(start):
    """Whoever types a whole name plays one card by it; what follows the letter that was enough is not lost elsewhere."""
    program = start()
    table.begin_sheet(program, ["Ann"], game="Flip City")
    for n, name in enumerate(("hospital", "central park", "apartment", "factory"), 1):
        program.type(name)
        await_moves(n)
        time.sleep(TYPED)
        check(only_sheet()["moves"] == n, f"{name} played {moves()}")
    check(moves() == ["hospital", "central-park", "apartment", "factory"], f"the names played {moves()}")


def two_letters(start):
    """A letter that goes on with the name, but begins another one, is that card where nothing follows, or a third."""
    program = start()
    table.begin_sheet(program, ["Ann"], game="Flip City")
    program.type("fa")
    await_moves(2)
    program.type("apartment")  # all are played, and that is said
    wait("why not", lambda: program.tree().first("label", "^There is no Apartment left"))
    program.type("hr")
    await_moves(4)
    check(moves() == ["factory", "apartment", "hospital", "residential-area"], f"the letters played {moves()}")


def whole_names_of_symbols(start):
    """A digit belongs to a name, too, where it goes on with it."""
    program = start()
    table.begin_sheet(program, ["Ann"], game="Insert Coin")
    names = "ghost", "heart", "alien", "alien 2: ", "heart 1", "game over"
    for n, name in enumerate(names, 1):
        program.type(name)
        await_moves(n)
        time.sleep(TYPED)
        check(only_sheet()["moves"] == n, f"{name} played {moves()}")
        if len(moves()) > 3:
            break
    check(moves()[:4] == ["ghost", "heart", "alien", "alien-2"], f"the names played {moves()}")


def narrow(start):
    """A sheet that is opened again in a narrow window: the focus is on a card, and what is said has its room."""
    path = Path(os.environ["HOME"]) / "city.flipsheet"
    path.write_text(cli("new", "flipcity", "--table", "--players", "Ann"), encoding="utf-8")
    cli("play", path, "1: central-park", "1: hospital")
    prefer(window_width=370, window_height=730, notices="off")
    program = start(path)
    focus = wait("a focus", program.focused)
    check(focus.name.startswith("Residential Area"), f"the focus is on {focus}")
    program.key("h")
    wait("why not", lambda: program.tree().first("label", "^There is no Hospital left"))
    check(only_sheet()["moves"] == 2, "another card is played")


def tens_and_mistakes(start):
    program = start()
    table.begin_sheet(program, ["Ann"])
    program.type("0h")
    await_moves(1)
    check(moves() == ["10H"], f"0h is {moves()}")
    program.type("77c")
    await_moves(2)
    check(moves() == ["10H", "7C"], f"a seven that was typed twice is {moves()}")
    program.type("9x")
    wait("what was typed wrong", lambda: program.tree().first("alert", "“9x” is not a card"))
    program.key("8")
    program.key("BackSpace")
    check(program.tree().first("alert", "“9x” is not a card"), "it goes with the next key")
    program.key("BackSpace")
    wait("it to go", lambda: not program.tree().first("alert", "“9x” is not a card"))
    check(only_sheet()["moves"] == 2, "Backspace after a mistake takes back a card")
    program.key("BackSpace")
    await_moves(1)


def bounties(start):
    """One after the other is chosen from a list that does not close up; keys reach all twelve."""
    program = start()
    table.begin_sheet(program, ["Ann", "Bob"])
    program.find("heading", "^Which bounty was drawn")
    before = program.extents(program.find("push button", "^Wanted$"))
    program.press(program.find("push button", "^Pans and hammers$"))
    await_moves(1)
    check(program.extents(program.find("push button", "^Wanted$")) == before, "the list closes up")
    check(not program.find("push button", "^Pans and hammers$").has(STATE_SENSITIVE), "a bounty can be drawn twice")
    for key in "3", "0":  # they keep their numbers, and the third is used up
        program.key(key)
    await_moves(2)
    program.key("z", CONTROL)
    await_moves(1)
    program.type("bonus a")
    await_moves(2)
    program.key("k")
    wait("which of them", lambda: program.tree().first("label", "^“k”: 1 to 2"))
    program.key("2")
    await_moves(3)
    check(moves() == ["bounty 3", "bounty 12", "bounty 10"], f"the bounties are {moves()}")


def digits_after_a_seat(start):
    """A digit marks the site in focus right after somebody else's board was chosen."""
    program = start()
    table.begin_sheet(program, ["Ann", "Bob"], options=[("Bounties", "None")])
    program.type("7c8h9d")
    await_moves(3)
    program.find("heading", "^Ann, choose a site")
    program.key("2", CONTROL)
    program.find("heading", "^Bob, choose a site")
    program.key("1")
    wait("a mark", lambda: only_sheet()["moves"] == 4)
    check(cli("export", only_sheet()["id"], "--sheet", "-").count("\n2: ") == 1, "it is not Bob's")


def arrows(start):
    """From any site each arrow leads to another one; from the entry they lead to the keys of cards and back."""
    program = start()
    table.begin_sheet(program, ["Ann"])
    entry = wait("the entry", lambda: (node := program.focused()) and node.role == "text" and node)
    node = program.next_focus(entry, "Down")
    for key in "Down", "Right", "Up":
        node = program.next_focus(node, key)
    for _ in range(12):
        if node.path == entry.path:
            break
        node = program.next_focus(node, "Up")
    check(node.path == entry.path, f"Up never leads back to the entry, but to {node}")
    program.type("7c8h9d")
    await_moves(3)
    node = wait("a site", lambda: (node := program.focused()) and "in reach" in node.name and node)
    for key in ("Left", "Right", "Up", "Down") * 3:
        node = program.next_focus(node, key)
        check("in reach" in node.name, f"{key} leads to {node}")


def arrows_of_answers(start):
    """From the first answer, up and left lead to the last, and on from there to the first again."""
    program = start()
    table.begin_sheet(program, ["Ann"], game="Flip City")
    program.key("h")
    await_moves(1)
    node = wait("a focus", program.focused)
    for key in ("Up", "Down", "Left", "Right") * 3:
        node = program.next_focus(node, key)


driver.run(letters, turns_stay, whole_names, narrow, tens_and_mistakes, bounties, arrows,
           whole=(two_letters, whole_names_of_symbols, digits_after_a_seat, arrows_of_answers))
