# SPDX-License-Identifier: GPL-3.0-or-later
"""Earlier moments can be looked at, and the present is not lost by it."""

import json
import re

import driver
import table
from driver import STATE_FOCUSED, STATE_SELECTED, check, cli, only_sheet, wait


def mark(people, place):
    """Whether a site is open, circled or crossed out on the page that was seen last."""
    return next(site.name.split(", ")[1] for site in people.sites(people.page)
                if site.name.startswith(f"{place},"))


def begin(start):
    """A first action on the board, and the cards of the second turn: seven moves."""
    people = table.begin_sheet(start(), ["Ann"])
    people.program.type("7c8h9d")
    people.await_rest("the board", lambda page: "choose a site" in people.question(page))
    place = people.best_site(people.page).name.split(",")[0]
    people.steps(4)
    check(mark(people, place) == "circled", f"{place} was chosen but is not circled")
    check(only_sheet()["moves"] == 7, "three cards, an action and three cards are seven moves")
    return people, place


def look_at_first_turn(people):
    """The action is a line of the log; above it stands the turn, with its cards told."""
    moment = "Round 1, turn 1 of 5"
    people.program.tab_to("list item", "^Round")  # newer toolkits come to the newest line
    people.program.tab_to("list item", f"^{moment}", key="Down")
    people.program.key("Down")
    wait("an earlier moment", lambda: people.question(people.look()) == "An earlier moment")
    people.program.key("Up")
    people.await_rest(f"a look at {moment}", lambda page: people.moment(page) == moment
                      and people.question(page) == "An earlier moment"
                      and page.first("list item", f"^{moment}").has(STATE_FOCUSED))


def log_by_keys(start):
    people, place = begin(start)
    present = people.log(people.page), people.question(people.page), people.moment(people.page)
    look_at_first_turn(people)
    check(mark(people, place) == "open", f"{place} is marked before it was chosen")
    check(people.log(people.page) == present[0], "looking back changes the log")
    check(only_sheet()["moves"] == 7, "looking back changes the sheet")
    people.program.key("Down")
    wait("the mark of the action", lambda: people.look() and mark(people, place) == "circled")
    newest = people.program.tab_to("list item", "^Round 1, turn 2", key="Up")
    people.await_rest("the present by its line", lambda page: people.question(page) == present[1])
    check(people.program.has_focus(newest), "the arrows have left the log")
    people.program.next_focus(newest, "Down")
    people.await_rest("an earlier moment again", lambda page: people.question(page) == "An earlier moment")
    people.program.key("Escape")
    people.await_rest("the present", lambda page: people.question(page) == present[1])
    check((people.log(people.page), people.moment(people.page)) == (present[0], present[2]),
          "the present is another than before")
    people.step()
    check(only_sheet()["moves"] == 8, "the sheet does not go on after looking back")


def back_by_button(start):
    people, _ = begin(start)
    question = people.question(people.page)
    look_at_first_turn(people)
    people.program.press(people.page.first("push button", "^Back to the Present$"))
    people.await_rest("the present", lambda page: people.question(page) == question)


def killed_while_looking_back(start):
    people, place = begin(start)
    log, question = people.log(people.page), people.question(people.page)
    look_at_first_turn(people)
    people.program.kill()
    people = table.open_sheet(start(), "Ann")
    check((people.log(people.page), people.question(people.page)) == (log, question),
          "the sheet opens at another moment than the present")
    check(mark(people, place) == "circled", f"{place} is no longer circled")


def await_position(program, number, last):
    wait(f"move {number} of {last}",
         lambda: program.tree().first("label", rf"^Move {number} of {last}$"))


def position(program):
    return next(int(text.split()[1]) for text in program.tree().texts() if re.match(r"Move \d+ of", text))


def by_turns(program, sentences, last):
    """Page Down goes to the end of each turn, which are far fewer than the moves; Page Up goes back."""
    program.key("Home")
    await_position(program, 0, last)
    ends = [0]
    for _ in range(3):
        program.key("Page_Down")
        ends.append(wait("the next turn", lambda: max(position(program), ends[-1]) != ends[-1] and position(program)))
    check(ends[3] > 6, f"three turns are more than {ends[3]} moves")
    program.key("Page_Up")
    await_position(program, ends[2], last)


def review_by_keys(start):
    path = driver.finished_file("finished.flipsheet")
    sentences = cli("log", path).splitlines()
    last = len(json.loads(cli("log", "--json", path)))
    program = start(path)
    program.find("push button", "^Review the Game$")
    wait("a focus", program.focused)
    program.tab_to("push button", "^Review the Game$")
    program.key("Return")
    await_position(program, 0, last)
    program.find("label", "^Fliptown, Player 1, .* points$")  # of the sheet that is looked at
    for number in (1, 2, 3):
        program.key("Right")
        await_position(program, number, last)
    words = re.sub(r"^[^:]*: ", "", sentences[2])
    check(any(words in text for text in program.tree().texts()),
          f"“{words}” is not told of the third move")
    program.key("Left")
    await_position(program, 2, last)
    by_turns(program, sentences, last)
    program.key("End")
    await_position(program, last, last)
    wait("the newest line of the log", lambda: any(line.has(STATE_SELECTED) for line in program.tree().all("list item")))
    program.key("Home")
    await_position(program, 0, last)
    check(program.actions_done == 0, "more than keys were needed")
    check(only_sheet()["moves"] == last, "a review changes the sheet")
    program.key("Escape")
    wait("the result again", lambda: not program.tree().first("label", rf"^Move \d+ of {last}$"))


driver.run(log_by_keys, back_by_button, review_by_keys, whole=(killed_while_looking_back,))
