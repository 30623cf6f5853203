# SPDX-License-Identifier: GPL-3.0-or-later
"""The first round alone, with the cards on the table; the sheet is put away and found again. Two turns of it
are enough usually."""

import driver
import table
from driver import CONTROL, SHIFT, WHOLE, check, only_sheet, wait

LINEUP = ["7 of clubs", "8 of hearts", "9 of diamonds"]


def begin(start, **more):
    people = table.begin_sheet(start(), ["Ann"], **more)
    check(people.log(people.page) == [], "a new sheet has a log already")
    people.program.type("7c8h9d")
    wait("the three cards of six keys", lambda: people.log(people.look())[:1]
         and people.log(people.page)[0][1:] == LINEUP)
    check(only_sheet()["moves"] == len(LINEUP), "three cards are three moves")
    return people


def compare_with_moment(people):
    """The window shows the same value as the command line."""
    said, sheet = driver.moment(only_sheet()["id"]), people.page
    check(people.question(sheet) == said["questions"][0]["title"],
          f"“{people.question(sheet)}” is asked instead of “{said['questions'][0]['title']}”")
    check(people.moment(sheet) == said["where"], f"it is {people.moment(sheet)}, not {said['where']}")
    titles = driver.site_titles(driver.sheet_file(only_sheet()["id"]))
    reach = {titles[name] for name in said["seats"][0]["reach"]}
    glows = {site.name.split(",")[0] for site in people.sites(sheet)
             if ", not in reach" not in site.name}
    check(glows == reach, f"{glows ^ reach} glows, or should")


def play_round(people):
    end = "Round 2" if WHOLE else "Round 1, turn 3"
    while not people.moment(people.look()).startswith(end):
        people.steps(1)
        compare_with_moment(people)


def first_round(start):
    people = begin(start, likes="badlands")
    free = people.program.find("push button", "in reach, free")
    check("in reach, free" in people.best_site(people.page).name and free, "no free site glows")
    play_round(people)
    words = " ".join(text for line in people.log(people.page) for text in line)
    for word in ("Robbery card", "Sheriff card", "Badlands") if WHOLE else ("9 of diamonds",):
        check(word in words, f"the log of the round tells of no {word}")
    log, moment = people.log(people.page), people.moment(people.page)
    people.program.close()

    program = start()
    row = program.find("list item", "Ann")
    check(moment in row.name, f"the library shows “{row.name}” instead of “{moment}”")
    people = table.open_sheet(program, "Ann")
    check(people.moment(people.page) == moment, "the sheet opens at another moment")
    check(people.log(people.page) == log, "the sheet opens with another log")


def take_back_and_play_again(people):
    before, question = people.log(people.look()), people.question(people.page)
    people.steps(1)
    after = people.log(people.page)
    moves = only_sheet()["moves"]
    people.program.key("z", CONTROL)
    wait("the move to be taken back", lambda: people.log(people.look()) == before)
    check(people.question(people.page) == question, "another question than before")
    people.program.key("z", CONTROL | SHIFT)
    wait("the move to be played again", lambda: people.log(people.look()) == after)
    check(only_sheet()["moves"] == moves, "undo and redo leave another number of moves")


def undo_by_keys(start):
    people = begin(start)
    people.steps(1)
    check(people.question(people.page).startswith("Which card"), "cards are asked after the action")
    for _ in range(4):  # three cards, and an action on the board
        take_back_and_play_again(people)


def undo_by_buttons(start):
    people = begin(start)
    before = people.log(people.page)
    people.steps(1)
    after = people.log(people.page)
    people.program.press(people.page.first("push button", "^Take Back$"))
    wait("the move to be taken back", lambda: people.log(people.look()) == before)
    people.program.press(people.page.first("push button", "^Redo$"))
    wait("the move to be played again", lambda: people.log(people.look()) == after)


driver.run(first_round, undo_by_buttons, whole=(undo_by_keys,))
