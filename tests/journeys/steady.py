# SPDX-License-Identifier: GPL-3.0-or-later
"""A choice stays, nothing moves under the pointer, and what is to be hit is large enough."""

import os
import re
import time
from pathlib import Path

from gi.repository import GLib

import driver
import table
from driver import BUTTONS, check, cli, only_sheet, prefer, wait

RESTS = .3  # seconds until what the pointer rests on is shown
LEAST = 34  # px
PADDING = 10  # px that the theme adds to a button; what is told of it is the inside
BARE = re.compile(r"^\w+ of (hearts|diamonds|clubs|spades)\b|sites? (free|for)")  # drawn by ourselves
NO_DOUBLE_CLICK = 0.6  # seconds, after which a click is one of its own


def places(people):
    """Where each button beside the question is, by its name."""
    return places_of(people, people.now(people.look()).all(BUTTONS))


def places_of(people, buttons):
    """The same of buttons that were seen before, without a look at everything."""
    found = people.program.extents_of(buttons)
    return {node.name: place for node, place in zip(buttons, found)}


def places_after(people, buttons, before):
    """Most often nothing has changed, which is quickly seen."""
    try:
        if places_of(people, buttons) == before:
            return before
    except GLib.Error:  # one of them is gone
        pass
    return places(people)


def check_sizes(found):
    for name, (_, _, width, height) in found.items():
        least = LEAST if BARE.search(name) else LEAST - PADDING
        check(min(width, height) >= least, f"“{name}” is only {width} × {height}")


def check_still(when, before, after):
    """What is there before and after is at the same place."""
    moved = {name: (before[name], after[name]) for name in before.keys() & after.keys()
             if before[name] != after[name]}
    check(before.keys() & after.keys(), f"{when}: only {list(after)} stay")
    check(not moved, f"{when}: moved {moved}")


def refused_card(start):
    """The reason of a refusal moves no key, and nothing lies on the key below the one that was clicked."""
    people = table.begin_sheet(start(), ["Ann"])
    empty = places(people)
    check_sizes(empty)
    people.program.type("7c")
    wait("the card", lambda: only_sheet()["moves"] == 1)
    people.await_rest("its place in the log")
    before = places(people)
    people.program.type("7c")
    wait("the reason", lambda: people.look().first("alert", "already seen"))
    after = places(people)
    check_still("a refusal", before, after)
    check_sizes(after)
    for number, name in enumerate(["3 of clubs", "10 of clubs"], 2):
        people.program.click(people.program.middle_of(people.program.find(BUTTONS, f"^{name}$")))
        wait(f"the {name}", lambda number=number: only_sheet()["moves"] == number)
        wait("the pointer to rest there", people.program.rests)


def shown(people):
    """The site that the panel shows, and whether it has a button."""
    now = people.now(people.look())
    title = next((text for text in now.texts() if re.match(r"(Trail|Mine|Cemetery|Town): ", text)),
                 None)
    return title, now.first("push button", "^Mark It$") is not None


def await_shown(people, title, button):
    wait(f"{title} in the panel", lambda: shown(people) == (title, button))


def site(people, name):
    return next(site for site in people.sites(people.look()) if site.name.startswith(name + ","))


def sticky_choice(start):
    """The pointer looks at sites, and leaves the choice alone; the panel's button acts on it."""
    people = table.begin_sheet(start(), ["Ann"])
    program = people.program
    program.type("7c8h9d")
    people.await_rest("the board", lambda page: "choose a site" in people.question(page))
    program.tab_to("push button", "^Mine: Chamber 1b,", key="Page_Down")
    await_shown(people, "Mine: Chamber 1b", True)
    before = places(people)
    check_sizes(before)

    for title in ("Cemetery: Tombstone C1", "Trail: Stop 5"):
        program.point_at(site(people, title))
        await_shown(people, title, False)
    program.point_at(people.page.first("push button", "^Rules$"))
    await_shown(people, "Mine: Chamber 1b", True)
    check_still("the pointer off the board", before, places(people))

    # On its way to the button the pointer crosses other sites.
    button = program.middle_of(people.now(people.page).first("push button", "^Mark It$"))
    way = [program.middle_of(site(people, f"Cemetery: Tombstone {name}")) for name in ("A1", "C1")]
    for middle in way:
        program.point(middle)
    program.point(button)
    await_shown(people, "Mine: Chamber 1b", True)
    program.click(button)
    people.await_kept(3)
    check(people.look().first(BUTTONS, "^Mine: Chamber 1b, circled"), "another site was marked")


def click_twice(people):
    """What the first click on a site asks or explains stands open after the second."""
    program = people.program
    for name, words in (("Trail: Stop 2", table.WHICH_WAY), ("Trail: Stop K", "out of reach$")):
        program.double_click(program.middle_of(site(people, name)))
        wait("the second click to be done", program.rests)
        check(people.look(log=False).first(None, words), f"nothing is open after a double click on {name}")
        program.key("Escape")
        wait("it to be closed", lambda words=words: not people.look(log=False).first(None, words))


def one_click(start):
    """Where there is nothing to decide, a click on a site is enough."""
    people = table.begin_sheet(start(), ["Ann"])
    people.program.type("7c8h9d")
    people.await_rest("the board", lambda page: "choose a site" in people.question(page))
    click_twice(people)
    people.program.actions_done = 0
    people.program.click(people.program.middle_of(site(people, "Trail: Stop 10")))
    people.await_kept(3)
    check(people.program.actions_done == 1, "one click is not enough")
    check(people.look().first(BUTTONS, "^Trail: Stop 10, circled"), "the site is not circled")


def four_sheet():
    path = Path(os.environ["HOME"]) / "four.flipsheet"
    cli("new", "fliptown", "--players", "Ann,Bob,Cleo,Dan", "--table", "--option",
        "bounties=chosen", "--output", path)
    return path


def stands(people):
    """Where the question is, and the first site of the board."""
    page = people.look()
    return people.program.extents_of([page.first("heading"), people.sites(page)[0]])


def whole_turn(start):
    """With the boards of all above it, neither the question nor the board moves from one to the next."""
    prefer(window_width=1400, window_height=900, notices="off")
    people = table.Table(start(four_sheet()))
    first = stands(people)[1]
    for moves, keys in ((1, "1"), (2, "2"), (3, "3"), (6, "4h7h2h")):
        if moves == 6:
            people.go_on()
        people.program.type(keys)
        wait(f"{keys} to be kept", lambda moves=moves: only_sheet()["moves"] == moves)
        people.await_rest("the next question")
        check(stands(people)[1] == first, f"after {keys} the board went from {first} to {stands(people)[1]}")
    title = stands(people)[0][:2]
    people.program.click(people.program.middle_of(site(people, "Trail: Stop 7")))
    people.await_kept(6)
    people.await_rest("the second player")
    check(stands(people)[0][:2] == title, f"the question went from {title} to {stands(people)[0][:2]}")


def symbol_to_draw(start):
    """What is told and what is drawn need the same room beside the board."""
    prefer(window_width=1400, window_height=900, notices="off")
    path = Path(os.environ["HOME"]) / "shapes.flipsheet"
    cli("new", "insertcoin", "--players", "Ann,Bob", "--table", "--output", path)
    cli("play", path, "bolt-3", "ghost-4", "heart-1", "heart-2", "ghost-1", "cherry-3")
    people = table.Table(start(path))
    before = stands(people)[1]
    people.step()
    people.await_rest("the symbols", lambda page: "draw a symbol" in people.question(page))
    check(stands(people)[1] == before, f"the board went from {before} to {stands(people)[1]}")


def double_click(start):
    """Who clicks twice by habit answers one question: nothing else comes to lie at the same place. To take
    back twice is what a double click on that button says."""
    people = table.Table(start(four_sheet()))
    program = people.program
    place = program.middle_of(people.look().first("push button", "^Pans and hammers$"))
    program.double_click(place)
    people.await_kept(0)
    people.await_rest("the next bounty")
    check(only_sheet()["moves"] == 1, f"a double click took {only_sheet()['moves']} bounties")
    time.sleep(NO_DOUBLE_CLICK)
    program.click(place)  # it has been drawn, and keeps its place
    time.sleep(NO_DOUBLE_CLICK)
    program.click(program.middle_of(people.look().first("push button", "^Wanted$")))
    people.await_kept(1)
    people.await_rest("the last bounty")
    check(only_sheet()["moves"] == 2, "a bounty was drawn twice")
    time.sleep(NO_DOUBLE_CLICK)
    program.double_click(program.middle_of(people.page.first("push button", "^Take Back$")))
    wait("both bounties back", lambda: only_sheet()["moves"] == 0)


POSITIONS = (
    ("flipcity", []),
    ("flipcity", ["residential-area"]),
    ("flipcity", ["residential-area", "hospital", "stop"]),
    ("royalflip", ["7H", "8C", "9D"]),
    ("royalflip", ["7H", "8C", "9D", "take 7H 8C 9D", "c3"]),
    ("insertcoin", []),
    ("insertcoin", ["heart", "alien", "key"]),
    ("insertcoin", ["heart", "alien", "key", "heart-2"]),
    ("flickemup", []),
)


def check_pointing(people, game):
    """Wherever the pointer goes in the panel, and on the board, all buttons stay at their places."""
    buttons = people.now(people.look()).all(BUTTONS)
    before = places_of(people, buttons)
    check_sizes(before)
    sites = [site for site in people.sites(people.page) if ", not in reach" not in site.name]
    for node in buttons[:3] + buttons[-1:] + sites[:2] + sites[-1:]:
        people.program.point_at(node)
        time.sleep(RESTS)
        check_still(f"{game}, pointing at {node}", before, places_after(people, buttons, before))


def other_games(start):
    """Every kind of question of the other games."""
    for number, (game, moves) in enumerate(POSITIONS):
        path = Path(os.environ["HOME"]) / f"{number}.flipsheet"
        cli("new", game, "--players", "Ann,Bob" if game == "flickemup" else "Ann", "--table",
            "--output", path)
        if moves:
            cli("play", path, *moves)
        program = start(path)
        if game == "flickemup":
            program.press(program.find("push button", "^Begin$"))
        check_pointing(table.Table(program), f"{game} after {moves}")
        program.kill()


driver.run(refused_card, sticky_choice, one_click, double_click,
           whole=(whole_turn, symbol_to_draw, other_games))
