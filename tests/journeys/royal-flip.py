# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game of Royal Flip through the window: each kind of question, a refusal, taking back."""

import re

import driver
import table
from driver import BUTTONS, STATE_SENSITIVE, check, only_sheet, score, wait
from other_table import STATE_PRESSED, OtherTable, moves_of_sheet


def roles(people):
    """The table of cards and their parts: what can be pressed there, and what is."""
    toggles = people.now(people.look()).all(BUTTONS, r"^(colour|number|suit): ")
    return toggles, [node.name for node in toggles if node.has(STATE_PRESSED)]


def take_role(people, toggle):
    """Gives a card a part; the others keep or exchange theirs, so that each has one."""
    people.program.press(toggle)
    wait(f"{toggle} to be taken", lambda: toggle.name in roles(people)[1])
    taken = [name.split(": ") for name in roles(people)[1]]
    check(len({role for role, _ in taken}) == len({card for _, card in taken}) == len(taken) == 3,
          f"not one of each: {taken}")


def take_wild(people, role):
    """A joker gives a part, where there is one."""
    toggles, taken = roles(people)
    joker = next((node for node in toggles if node.name == f"{role}: joker"
                  and node.has(STATE_SENSITIVE)), None)
    if joker and joker.name not in taken:
        take_role(people, joker)


def play_royal(people, prompts):
    """One answer in Royal Flip: wild cards first, for the colour and for the number; on the track
    what gives a number."""
    question = people.question(people.page)
    if question.endswith("choose one of each"):
        colour = any("red or black" in prompt for prompt in prompts)
        take_wild(people, "number" if colour else "colour")
        return people.do_quickly(people.button("^Write "))
    if "choose the" in question:
        return people.do_quickly(next(
            way for way in people.answers(people.page) if ": " not in way.name))
    sites = people.sites_in_reach()
    numbers = [site for site in sites if re.search(r": an? \d+$", site.description)]
    return people.do_quickly((numbers or sites)[0])


def go_along(people):
    """By keys: Tab comes to the table, an arrow down to the next row, and one to the right gives its
    part to the next card."""
    people.program.tab_to("push button", "^(colour|number|suit): ")
    before = people.program.tab_to("push button", "^number: ", key="Down")
    people.program.key("Right")

    def moved():
        now = people.program.focused()
        return now and now.name.startswith("number: ") and now.name != before.name \
            and now.name in roles(people)[1]

    wait("the next card to give the number", moved)


def rearrange(people):
    """What was chosen can be chosen anew until a number is written."""
    before = moves_of_sheet()
    toggles, taken = roles(people)
    take_role(people, next(node for node in toggles if node.name not in taken))
    wait("another choice", lambda: moves_of_sheet() != before)
    check(len(moves_of_sheet()) == len(before) == 1, f"not one choice: {moves_of_sheet()}")
    people.await_rest("a log with the other choice")


def royal_flip(start):
    people = table.begin_sheet(start(), ["Ann"], deals=3, game="Royal Flip", table=OtherTable)
    people.check_names()
    before = people.seen_log
    toggles, taken = roles(people)
    check(len(toggles) == 9, f"no table of three cards and three parts: {toggles}")
    for toggle in toggles:
        if toggle.name not in taken:
            take_role(people, toggle)
    go_along(people)
    people.do(people.button("^Write "))
    check(len(people.seen_log) > len(before), "the log does not grow")
    rearrange(people)
    people.check_refused(people.site("space 4"), "royal-flip.md")
    people.take_back()
    check(people.seen_log == before and not moves_of_sheet(), "not all was taken back")
    people.do(people.site("c3"))
    check(len(moves_of_sheet()) == 2, f"the cell was not chosen at once: {moves_of_sheet()}")
    prompts = []
    while not only_sheet()["over"]:
        prompts.append(people.prompt())
        play_royal(people, prompts)
    for asked in "in either order", "The track goes", "extra number", "red or black", "number from A to":
        check(any(asked in prompt for prompt in prompts), f"never asked: {asked}")
    table.check_result(people, score(only_sheet()["id"]))


driver.run(royal_flip)
