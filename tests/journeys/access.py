# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything has a name, and the keyboard reaches it."""

import os
import re
from pathlib import Path

import driver
import table
from driver import STATE_FOCUSABLE, STATE_SENSITIVE, WHOLE, check, cli, nameless, wait
from table import Table

# Trail, Badlands, Mine, Town, Cemetery, as the rulebook counts them.
N_SITES = 13 + 12 + 14 + 13 + 9


def names(start):
    program = start()
    new_sheet = program.find("push button", "^New Sheet$")
    found = nameless(program.tree())
    program.press(new_sheet)
    program.find("text", "^Name of player 1$")
    found += nameless(program.tree())
    program.key("Escape")
    people = table.begin_sheet(program, ["Ann"])
    found += nameless(people.page)
    for _ in range(4):
        people.steps(1)
        found += nameless(people.page)
    check(not found, "without a name:\n  " + "\n  ".join(sorted(set(found))))


def names_at_the_end(start):
    program = start(driver.finished_file("finished.flipsheet"))
    review = program.find("push button", "^Review the Game$")
    found = nameless(program.tree())
    program.press(review)
    program.find("push button", "^Previous move$")
    found += nameless(program.tree())
    check(not found, "without a name:\n  " + "\n  ".join(sorted(set(found))))


def sites(start):
    people = table.begin_sheet(start(), ["Ann"])
    found = people.sites(people.page)
    check(len(found) == N_SITES, f"{len(found)} sites instead of {N_SITES}")
    check(len({site.name for site in found}) == N_SITES, "two sites of one name")
    for site in found:
        check(site.role == "push button", f"{site} is no button")
        check(re.search(r", (open|circled|crossed out), (not )?in reach", site.name),
              f"{site} does not tell its state")
        check(site.has(STATE_FOCUSABLE) and site.has(STATE_SENSITIVE), f"{site} takes no keys")
        check(site.description, f"{site} does not tell what it gives")
        check("click" in people.program.actions_of(site), f"{site} cannot be clicked")


GAMES = {"fliptown": "Ann", "flipcity": "Ann", "royalflip": "Ann", "insertcoin": "Ann", "flickemup": "Ann,Bob"}


def open_game(start, game):
    """A sheet in the middle of a game, and how the command line calls its sites."""
    path = Path(os.environ["HOME"]) / f"{game}.flipsheet"
    how = "--table" if game == "flickemup" else "--seed=5"  # the simulated table shows no board
    path.write_text(cli("new", game, "--players", GAMES[game], how), encoding="utf-8")
    program = start(path)
    if game == "flickemup":  # it is read first what the scenario is about
        program.press(program.find("push button", "^Begin$"))
    return Table(program), driver.site_titles(path)


def site_titles(start):
    """In every game: a site is called as people call it, never by the notation."""
    for game in GAMES if WHOLE else ("flipcity", "flickemup"):
        people, titles = open_game(start, game)
        found = people.sites(people.page)
        places = [site.name.split(", ")[0] for site in found]
        check(len(found) > 10, f"only {len(found)} sites in {game}")
        check(len(set(places)) == len(places), f"two sites of {game} have one name")
        check(set(places) <= set(titles.values()), f"{set(places) - set(titles.values())} is no title in {game}")
        check(not set(places) & (set(titles) - set(titles.values())), f"{game} tells the notation")
        if WHOLE or game == "flipcity":
            check_places(people)
        people.program.close()
        driver.forget_library()


def said(people):
    """What a screen reader says of the last move: more than the question, which comes last."""
    question = people.question(people.look())
    names = [node.name for node in people.page.walk() if node.role != "frame"]
    return [words for words in names + people.program.announced if words.endswith(" " + question)]


def moves_are_said(start):
    people = table.begin_sheet(start(), ["Ann"])
    people.program.type("7c8h9d")
    found = wait("the lineup to be said", lambda: [text for text in said(people) if "9 of diamonds" in text])
    check(len(found) == 1, f"it is said more than once: {found}")
    check("Lineup: 7 of clubs, 8 of hearts, 9 of diamonds." in found[0],
          f"the lineup is not one sentence: {found[0]}")
    people.steps(1)
    other = wait("the move to be said", lambda: [text for text in said(people) if text != found[0]])
    check(len(other) == 1 and "Ann: " in other[0], f"who did it is not said: {other}")


# What is drawn and is no button, each in a line of its own: a fact, and what the print says.
SHEETS_IN_WORDS = {
    "fliptown": (r"^Cash: ", r"^Gold: ", r"^Royal flush, \$10", r"^Round 3, \$18", r"Bank, \$",
                 r"Pickaxe"),
    "flipcity": (r"^Cash: ", r"^Odds of a bust", r"Central, Park.*\$7"),
    "royalflip": (r"^Diamonds: ", r"^City map", r"^Bonus track", r"^Score so far"),
    "insertcoin": (r"^Level 1", r"^Lives and coins", r"^Scores so far"),
    "flickemup": (r"^Side: ", r"^Hit points: ", r"^Lawman 1"),
}


def sheets_in_words(start):
    """All that the sheet shows can be read, line by line, and the print of the Mine and the Cemetery by its sites."""
    for game in GAMES if WHOLE else ("fliptown", "flipcity"):
        people, _ = open_game(start, game)
        for pattern in SHEETS_IN_WORDS[game]:
            wait(f"“{pattern}” in the words of {game}", lambda p=pattern: next(
                (line for sheet in people.look().all("list", "^The sheet in words$") for line in sheet.children
                 if re.search(p, line.name)), None))
        if game == "fliptown":
            told = {site.name.split(",")[0]: site.description for site in people.sites(people.page)}
            check("from the entry" in told["Mine: Chamber 1a"], told["Mine: Chamber 1a"])
            check("from 1a" in told["Mine: Chamber 2a"], told["Mine: Chamber 2a"])
            check("with B1: " in told["Cemetery: Tombstone A1"], told["Cemetery: Tombstone A1"])
            check("all three of the row: " in told["Badlands: Target 2"], told["Badlands: Target 2"])
        people.program.close()
        driver.forget_library()


def hints_have_names(start):
    """Each hint, the other choices and what opens them."""
    driver.prefer(think_for=1)
    people, _ = open_game(start, "fliptown")
    program = people.program
    program.find("push button", "^Mark It$")
    program.key("question", driver.SHIFT)
    program.find("panel", "^Hint$")
    opens = wait("the other choices", lambda: next(
        (node for node in people.look().all(name="^Other Choices$") if node.role != "list"), None))
    best = people.page.first("push button", "^Apply: ").name.removeprefix("Apply: ")
    check(people.page.first("panel", f"^{re.escape(best)}, "), f"the hint “{best}” has no name")
    program.act(opens, program.actions_of(opens)[0])
    rows = wait("the list", lambda: people.look().first("list", "^Other Choices$").all("push button"))
    check(all(", " in row.name for row in rows), f"a choice is called {rows[0]}")
    found = nameless(people.page)
    check(not found, "without a name:\n  " + "\n  ".join(sorted(set(found))))


def places_of_tab(program):
    """Where Tab leads, until it comes round."""
    seen = {}
    node = wait("a focus", program.focused)
    while node.path not in seen and len(seen) < 400:
        seen[node.path] = node
        node = program.next_focus(node)
    return list(seen.values())


def check_places(people):
    """The board, the Now panel and the log are one stop of Tab each, and the header is on its way."""
    places = places_of_tab(people.program)
    page = people.look()
    now = {node.path for node in people.now(page).walk()}
    sites_there = {site.path for site in people.sites(page)}
    paths = {place.path for place in places}
    check(len(paths & sites_there) == 1, f"the board is not one stop of Tab: {places}")
    check(len(paths & now) == 1, f"the Now panel is not one stop of Tab: {places}")
    lines = {node.path for node in page.first("list", "^Log$").walk()}
    check(len(paths & lines) <= 1, f"the log is not one stop of Tab: {places}")
    if people.log(page):
        check(paths & lines, f"Tab does not reach the log: {places}")
    for name in ("Library", "Rules"):
        check(any(place.name == name for place in places), f"Tab does not reach {name}: {places}")


def keyboard(start):
    people = table.begin_sheet(start(), ["Ann"])
    check_places(people)
    people.program.tab_to("text", "^Card$")
    people.program.type("7c8h9d")
    wait("the board", lambda: "choose a site" in people.question(people.look()))
    check_places(people)
    people.steps(1)
    line = people.program.tab_to("list item", "^(Round|Ann)")
    line = people.program.next_focus(line, "Down")
    check(line.role == "list item", f"an arrow goes from the log to {line}")


def site_by_keyboard(start):
    """Every site can be reached by keys, and marked by one."""
    people = table.begin_sheet(start(), ["Ann"])
    people.program.type("7c8h9d")
    wait("the board", lambda: "choose a site" in people.question(people.look()))
    site = people.best_site(people.page)
    people.program.tab_to("push button", f"^{re.escape(site.name)}$", key="Page_Down")
    people.program.key("Return")
    people.await_kept(3)


driver.run(names, sites, site_titles, sheets_in_words, moves_are_said, keyboard, site_by_keyboard,
           whole=(names_at_the_end, hints_have_names))
