# SPDX-License-Identifier: GPL-3.0-or-later
"""Four at a table are entered in the order in which they are ready; one is taken back alone."""

import os
from pathlib import Path

import driver
import table
from driver import check, cli, only_sheet, sheet_file, wait

NAMES = ["Ann", "Bob", "Cleo", "Dan"]
MOST_CLICKS = 2  # the player's card and the site; more only where several ways lead there


def new_sheet(game="fliptown", names=NAMES, moves=("bounty 3", "bounty 4", "bounty 5", "4H", "7H", "2H"),
              options=("--option", "bounties=chosen")):
    path = Path(os.environ["HOME"]) / "turn.flipsheet"
    cli("new", game, "--players", ",".join(names), "--table", *options, "--output", path)
    cli("play", path, *moves)
    return path


class Count:
    """Counts what is pressed."""

    def __init__(self, program):
        self.clicks, self.press = 0, program.press
        program.press = self

    def __call__(self, node):
        self.clicks += 1
        self.press(node)


def card_of(people, name):
    return people.look(log=False).first(table.BUTTONS, f"^{name}, ")


def enter(people, name):
    """A click on the player's card brings up that board and its question."""
    people.program.press(card_of(people, name))
    wait(f"the question of {name}", lambda: people.question(people.look(log=False)).startswith(name))
    check(", entering now" in card_of(people, name).name, f"{name} is not being entered")
    sheet = only_sheet()
    people.answer()
    people.await_kept(sheet["moves"])
    wait(f"{name} to be done", lambda: ", done" in card_of(people, name).name)


def moves(number):
    text = sheet_file(number).read_text(encoding="utf-8").split("\nmoves:\n")[1]
    lines = text[:text.find(":\n")].splitlines()
    return [line for line in lines
            if line[:2] in ("1:", "2:", "3:", "4:") and "bounty" not in line]


def any_order(start):
    program = start(new_sheet())
    people = table.Table(program)
    count = Count(program)
    for name in ["Cleo", "Ann"]:
        enter(people, name)
    check(", thinking" in card_of(people, "Bob").name
          or ", entering now" in card_of(people, "Bob").name, "Bob is not awaited")
    check(", thinking" in card_of(people, "Dan").name, "Dan does not think")
    driver.save_picture(driver.PICTURES / "any-order.png")
    number = only_sheet()["id"]
    check([move[0] for move in moves(number)] == ["3", "1"], f"not in that order: {moves(number)}")

    before = moves(number)
    program.press(program.find("push button", "^Take back what Cleo entered in this turn$"))
    wait("Cleo's turn to be gone", lambda: moves(number) == before[1:])
    wait("Cleo's question", lambda: people.question(people.look(log=False)).startswith("Cleo"))
    check(", done" in card_of(people, "Ann").name, "Ann's turn is gone too")

    for name in ["Dan", "Cleo", "Bob"]:
        enter(people, name)
    check([move[0] for move in moves(number)] == ["1", "4", "3", "2"], f"lost: {moves(number)}")
    print(f"# {count.clicks} clicks for five turns and one taken back")
    check(count.clicks <= 5 * (MOST_CLICKS + 1) + 1, f"{count.clicks} clicks")
    go_on(people)


def go_on(people):
    """All look at the turn once more, then one click leads to the next lineup; Escape leads back."""
    def asks(words):
        return people.question(people.look(log=False)).startswith(words)

    program = people.program
    wait("all to have entered", lambda: asks("Everyone has entered"))
    check(program.focused() and program.focused().name == "Next Lineup",
          f"the focus is at {program.focused()}")
    program.key("Return")
    wait("the next lineup to be asked for", lambda: asks("Which"))
    program.key("Escape")
    wait("the turn to be shown again", lambda: asks("Everyone has entered"))
    program.press(program.find("push button", "^Next Lineup$"))
    wait("the next lineup to be asked for", lambda: asks("Which"))
    program.key("Escape")
    wait("the turn to be shown again", lambda: asks("Everyone has entered"))
    program.type("9")
    wait("a key of a card to go on, too", lambda: asks("Which"))


def asked(people, name):
    wait(f"the question of {name}", lambda: people.question(people.look(log=False)).startswith(name))


def enter_with(people, name, answer):
    """The whole turn of a player, however many answers it takes."""
    people.program.press(card_of(people, name))
    asked(people, name)
    while ", done" not in card_of(people, name).name:
        sheet = only_sheet()
        answer(people)
        people.await_kept(sheet["moves"])
        wait("the next question", lambda: people.question(people.look(log=False)))


def second_before_first(people, answer):
    """Bob, then Cleo; what Bob did is taken back alone, and entered again after Ann."""
    number = only_sheet()["id"]
    for name in ["Bob", "Cleo"]:
        enter_with(people, name, answer)
    before = moves(number)
    check([move[0] for move in before] == sorted(move[0] for move in before), f"not in that order: {before}")
    check(", done" not in card_of(people, "Ann").name, "Ann is done")
    people.program.press(people.program.find("push button", "^Take back what Bob entered in this turn$"))
    wait("Bob's turn to be gone", lambda: moves(number) == [move for move in before if move[0] == "3"])
    asked(people, "Bob")
    for name in ["Ann", "Bob"]:
        enter_with(people, name, answer)
    order = [move[0] for move in moves(number)]
    check(list(dict.fromkeys(order)) == ["3", "1", "2"], f"entered as {order}")
    wait("all to have entered", lambda: people.question(people.look(log=False)).startswith("Everyone has entered"))


def write_number(people):
    """The parts as they are shown, then the number, and the suit on the track."""
    page = people.look(log=False)
    site = next((site for site in people.sites(page) if ", not in reach" not in site.name), None)
    people.program.press(page.first(table.BUTTONS, "^City map: Cell [a-e][1-5], open, in reach") or site)


def royal_flip(start):
    people = table.Table(start(new_sheet("royalflip", NAMES[:3], ("7H", "8C", "9D"), ())))
    second_before_first(people, write_number)


def draw_symbol(people):
    people.program.press(people.program.find("push button", "^Next Place$"))
    people.program.press(people.program.find("push button", "^Draw It$"))


def insert_coin(start):
    kept = ("bolt-3", "ghost-4", "heart-1", "heart-3", "ghost-1", "cherry-3", "key-1", "key-2", "key-3")
    people = table.Table(start(new_sheet("insertcoin", NAMES[:3], (*kept, "heart-2"), ())))
    second_before_first(people, draw_symbol)


driver.run(any_order, whole=(royal_flip, insert_coin))
