# SPDX-License-Identifier: GPL-3.0-or-later
"""Flip City through the window: each kind of question, a refusal, taking back."""

import json
import os
import re
from pathlib import Path

import driver
import table
from driver import BUTTONS, CONTROL, check, cli, wait
from other_table import OtherTable, moves_of_sheet


def play_city(people, verbs):
    """One answer in Flip City: a card, then stop; and what was not built yet."""
    places = {re.match(r"\w+", site.name)[0]: site for site in people.sites_in_reach()}
    if "Deck" in places:
        return people.do(places["This" if verbs[-1:] == ["play"] else "Deck"])
    for place, verb in ("Supply", "buy"), ("Discard", "flip"):
        if place in places and verb not in verbs:
            return people.do(places[place])
    return people.do(places["This"])


def flip_city(start):
    people = table.begin_sheet(start(), ["Ann", "Bob"], deals=5, game="Flip City", table=OtherTable)
    people.check_names()
    before = people.seen_log
    people.do(people.site("deck"))
    check(moves_of_sheet() == ["1: play"], f"not what was played: {moves_of_sheet()}")
    check(len(people.seen_log) > len(before), "the log does not grow")
    people.check_refused(people.site("supply convenience-store"), "flip-city.md")
    people.take_back()
    check(people.seen_log == before and not moves_of_sheet(), "not all was taken back")
    wanted, verbs = {"play", "stop", "buy", "flip", "done", "shuffle"}, []
    while not wanted <= set(verbs) and len(verbs) < 40:
        play_city(people, verbs)
        verbs = [move.split()[1] for move in moves_of_sheet()]
    check(wanted <= set(verbs), f"never asked for: {wanted - set(verbs)}")
    people.check_score()


def go_to_answer(people, answer):
    """Neither is suggested, so that one key too many does nothing: the focus is on what playing the card would bring."""
    wait("the focus on what the card would bring",
         lambda: (people.program.focused() or people.page).name == "If you play it; Bust 100 %")
    people.program.key("Return")
    people.program.tab_to("push button", "^Stop and Build$", key="Up")
    people.program.tab_to("push button", f"^{answer}$", key="Left")


def flip_city_by_keys(start):
    """The answers beside the question, by keys: what one would bring is shown while it has the focus,
    and forgotten when it is given or taken back. The next card is a bust."""
    people = table.begin_sheet(start(), ["Ann", "Bob"], deals=5, game="Flip City", table=OtherTable)
    people.do(people.site("deck"))
    for answer, verb in ("Play It", "play"), ("Stop and Build", "stop"):
        go_to_answer(people, answer)
        people.program.key("Return")
        wait(f"the move {verb}", lambda verb=verb: moves_of_sheet() == ["1: play", f"1: {verb}"])
        people.program.key("z", CONTROL)
        wait("the undo", lambda: len(moves_of_sheet()) == 1)
    go_to_answer(people, "Stop and Build")
    people.program.key("Return")
    wait("the stop", lambda: moves_of_sheet() == ["1: play", "1: stop"])


def next_city_move(sheet, answers, building):
    """A careful plan: on while a bust is unlikely; then what is to be built."""
    moves = [answer.split(": ")[1] for answer in answers]
    seats = json.loads(cli("show", "--json", sheet))["seats"]
    odds = next((seat["facts"]["odds-1"] for seat in seats if "odds-1" in seat["facts"]), 0)
    wanted = [move for move in building if move in moves]
    if "done" in moves:
        return wanted[0] if wanted else "done"
    return "stop" if "stop" in moves and odds > 20 else moves[0]


def city_at(wanted, building):
    """A sheet of Flip City in which a move has just become possible, and the move."""
    sheet = Path(os.environ["HOME"]) / "city.flipsheet"
    sheet.write_text(cli("new", "flipcity", "--players", "Ann,Bob,Cleo", "--seed", 3),
                     encoding="utf-8")
    for _ in range(400):
        answers = json.loads(cli("ask", "--json", sheet))["ask"]["answers"]
        found = next((answer for answer in answers if answer.split(": ")[1] == wanted), None)
        if found:
            return sheet, found
        cli("play", sheet, next_city_move(sheet, answers, building))
    raise driver.Failed(f"never possible: {wanted}")


def play_at(start, wanted, building, act):
    """Something that comes late in a game of Flip City, done through the window."""
    sheet, move = city_at(wanted, building)
    people = OtherTable(start(sheet))
    people.check_names()
    act(people)
    check(moves_of_sheet()[-1] == move, f"{moves_of_sheet()[-1]} instead of {move}")
    people.check_score()
    return people


def flip_city_recycles(start):
    """From the panel, before the open card is played."""
    people = play_at(start, "recycle shopping-mall", ["flip convenience-store"],
                     lambda people: people.do(people.button("^Recycle Shopping Mall")))
    check("Recycles Shopping Mall" in people.newest(), f"the log says: {people.newest()}")


def flip_city_develops(start):
    play_at(start, "develop convenience-store", [],
            lambda people: people.do(people.site("supply shopping-mall")))


def flip_city_flips(start):
    play_at(start, "flip hospital", [], lambda people: people.do(people.site("discard hospital")))


def give_to_cleo(people):
    """Several can have the Apartment, so it is asked who does."""
    people.program.press(people.site("discard apartment"))
    people.do(wait("whom it is given to",
                   lambda: people.look().first(BUTTONS, "^Give it to Cleo")))


def flip_city_gives(start):
    giver = play_at(start, "flip apartment to 3",
                    ["flip hospital", "flip convenience-store", "buy factory",
                     "buy convenience-store"], give_to_cleo)
    check("Cleo" in giver.newest(), f"the log says: {giver.newest()}")


driver.run(flip_city, flip_city_by_keys, flip_city_recycles, flip_city_develops, flip_city_flips,
           flip_city_gives)
