# SPDX-License-Identifier: GPL-3.0-or-later
"""Insert Coin through the window: each kind of question, a refusal, taking back."""

import json
import os
import re
from pathlib import Path

import driver
import table
from driver import BUTTONS, STATE_SENSITIVE, check, cli, wait
from other_table import STATE_PRESSED, OtherTable, moves_of_sheet


def squares_drawn(people, site):
    """Where the piece lies that is put down at a site, as columns and rows; then it is taken
    back."""
    people.do(people.site(site))
    squares = re.findall(r"\b([a-i])(\d)\b", moves_of_sheet()[-1].split(" level ")[1])
    people.take_back()
    return {(ord(column) - ord("a"), int(row)) for column, row in squares}


def form(squares):
    left, top = min(x for x, _ in squares), min(y for _, y in squares)
    return {(x - left, y - top) for x, y in squares}


def mirrored(squares):
    return form({(-x, y) for x, y in squares})


def take_piece(people, name):
    """The one that was held before is still in hand."""
    if not people.button(name).has(STATE_PRESSED):
        people.program.press(people.button(name))
    wait(f"{name} in hand", lambda: people.button(name).has(STATE_PRESSED))


def next_place(people, button="^Next Place$"):
    """Where the focus goes when a place is searched."""
    before = wait("a focus", people.program.focused)
    people.program.press(people.button(button))

    def arrived():
        now = people.program.focused()
        return now if now and now.path != before.path and ", in reach" in now.name else None

    return wait("the focus on a place where the piece fits", arrived)


def pick_cards(people, numbers):
    """Looks at the hidden cards, when the screen is handed over, and picks some of them."""
    program = people.program
    check(not people.now(people.look()).first(BUTTONS, "^Keep cards"), "kept can be what nobody saw")
    program.press(people.button("^Look at Your Cards"))
    program.press(program.find("push button", "^Look$"))
    wait("a Keep that can't be pressed before any is picked", lambda: any(
        not node.has(STATE_SENSITIVE) for node in program.tree().all("push button", "^Keep$")))
    for number in numbers:
        program.press(program.find(BUTTONS, rf"^{number}\. \w+"))
    wait("the picked cards", lambda: program.find(BUTTONS, r"^1\. ").has(STATE_PRESSED))


def insert_coin_picks(start):
    """Hidden cards are picked where they are looked at."""
    people = table.begin_sheet(start(), ["Ann", "Bob"], deals=5, game="Insert Coin",
                               table=OtherTable)
    pick_cards(people, [1, 3, 4])
    people.do(people.program.find("push button", r"^Keep \w+, \w+, \w+$"))
    check(moves_of_sheet()[0] == "1: keep 1 3 4", f"kept was {moves_of_sheet()[0]}")


def insert_coin(start):
    people = table.begin_sheet(start(), ["Ann"], deals=5, game="Insert Coin", table=OtherTable)
    people.check_names()
    pick_cards(people, [1, 2, 3])
    people.do(people.program.find("push button", r"^Keep \w+, \w+, \w+$"))
    before = people.seen_log
    people.check_refused(people.site("level 1 a1"), "insert-coin.md")
    lying = squares_drawn(people, "level 1 e5")
    check(people.seen_log == before, "not all was taken back")
    people.program.press(people.button("^Turn "))
    standing = squares_drawn(people, "level 1 e5")
    check(form(lying) == {(0, 0), (1, 0), (2, 0)} and form(standing) == {(0, 0), (0, 1), (0, 2)},
          f"a bar lies at {lying}, and turned at {standing}")
    people.program.press(people.button("^Turn "))
    take_piece(people, "^Step, 4 squares$")
    step = squares_drawn(people, "level 1 d4")
    take_piece(people, "^Step, 4 squares$")
    people.program.press(people.button(r"^Mirror \(H\)$"))
    other = squares_drawn(people, "level 1 d4")
    check(len(step) == 4 and form(other) == mirrored(step) != form(step),
          f"a step lies at {step}, and mirrored at {other}")
    place = next_place(people)
    people.do(place)
    check(moves_of_sheet()[-1].startswith("1: draw "), f"nothing was drawn at {place}")
    check(len(people.seen_log) > len(before), "the log does not grow")
    people.check_score()
    next_place(people)
    people.do(people.button("^Draw It$"))
    check(moves_of_sheet()[-1].startswith("1: draw "), "nothing was drawn by the button")
    place = next_place(people, "^Or lose a life, fill 1 square$")
    check("in reach" in place.name, f"{place.name} is offered for a life")
    people.do(place)
    check(moves_of_sheet()[-1].startswith("1: life "), f"no life was lost at {place}")
    check("Lives: 2" in people.look().first(BUTTONS, "^Ann, ").name, "Ann has all her lives")
    people.check_score()


def first_answer(sheet):
    """What the command line would be asked, and answer, quickly completing levels."""
    ask = json.loads(cli("ask", "--json", sheet))["ask"]
    draws = [answer for answer in ask["answers"] if " draw " in answer]
    best = min(draws, default=ask["answers"][0], key=lambda answer: (
        re.search(r"level \d", answer)[0], -len(answer.split(" level ")[1].split())))
    return ask["prompt"], best


def insert_coin_abilities(start):
    """Late in a game, what complete levels allow: squares to fill, a skull to use."""
    sheet = Path(os.environ["HOME"]) / "late.flipsheet"
    sheet.write_text(cli("new", "insertcoin", "--players", "Ann,Bob", "--seed", 3),
                     encoding="utf-8")
    prompt, answer = first_answer(sheet)
    while "The ability" not in prompt:
        cli("play", sheet, answer)
        prompt, answer = first_answer(sheet)
    people = OtherTable(start(sheet))
    while "The ability" in prompt:
        people.do(people.site(re.search(r"level \d \w\d", answer)[0]))
        check(moves_of_sheet()[-1] == answer, f"{moves_of_sheet()[-1]} instead of {answer}")
        cli("play", sheet, answer)
        prompt, answer = first_answer(sheet)
    check("The skull" in prompt, f"asked is {prompt}")
    people.do(people.button("^Use the skull$"))
    people.check_score()


driver.run(insert_coin, insert_coin_picks, insert_coin_abilities)
