# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything by keys alone: no button is ever pressed in another way."""

import by_keys
import driver
import table
from driver import ALT, CONTROL, SHIFT, check, nameless, only_sheet, wait
from hands import ON_WAYLAND

LINEUP_KEYS = 6  # two for each of three cards


def begin(program):
    """A new sheet by Ctrl+N, a name and Start."""
    wait("a focus", program.focused)
    program.key("n", CONTROL)
    program.find("push button", "^Start$")
    program.tab_to("text", "^Name of player 1$")
    program.key("a", CONTROL)
    program.type("Ann")
    program.tab_to("push button", "^Start$")
    program.key("Return")
    return table.Table(program)


def tell_lineup(people):
    before = people.program.keys_pressed
    people.program.type("7c8h9d")
    people.await_rest("the board", lambda page: "choose a site" in people.question(page))
    return people.program.keys_pressed - before


def first_turn(start):
    """Cards, a site, and both taken back, then played again."""
    program = start()
    people = begin(program)
    check(tell_lineup(people) == LINEUP_KEYS, "a lineup takes more than six keys")
    check(only_sheet()["moves"] == 3, "three cards are three moves")
    check("in reach" in program.focused().name, "the keyboard does not follow to the board")

    program.tab_to("push button", "^Cemetery: Tombstone A1, open, in reach, free$", key="Page_Down")
    program.key("Return")
    choose_way(people)
    wait("the site in the library", lambda: only_sheet()["moves"] == 4)
    people.await_rest("the next cards", lambda page: "Which card" in people.question(page))
    check(people.look().first("push button", "^Cemetery: Tombstone A1, circled"), "the site is not circled")
    for moves in (3, 2):
        program.key("z", CONTROL)
        wait(f"{moves} moves after taking back", lambda: only_sheet()["moves"] == moves)
    for moves in (3, 4):
        program.key("z", CONTROL | SHIFT)
        wait(f"{moves} moves after playing again", lambda: only_sheet()["moves"] == moves)
    check(program.actions_done == 0, "more than keys were needed")


def escape(start):
    """It closes what is open, and never leaves the sheet; the next key answers as before."""
    program = start()
    people = begin(program)
    program.type("7c7c")
    wait("the reason of a refusal", lambda: people.look().first("alert", "already seen"))
    program.key("Escape")
    wait("no reason", lambda: not people.look().first("alert", "already seen"))
    program.key("Escape")
    program.press(next(site for site in people.sites(people.page) if "Trail: Stop K" in site.name))
    wait("why not", lambda: people.look().first("label", "not now$"))
    program.type("8")
    if ON_WAYLAND:  # there the popover has the keys, and one that comes while it closes, sooner than from a hand, is lost
        wait("no why not", lambda: not people.look().first("label", "not now$"))
    program.type("h9d")
    people.await_rest("the board", lambda page: "choose a site" in people.question(page))
    check(only_sheet()["moves"] == 3, "cards are lost after a click on the board")


def cards_from_anywhere(start):
    """While a card is asked for, its keys are for it wherever the focus is."""
    program = start()
    begin(program)
    for number, (role, name, card) in enumerate((("push button", "^Rules$", "7c"),
                                                 ("list item", "^Round 1", "8h"),
                                                 ("push button", "^Trail: Stop A,", "9d")), 1):
        program.tab_to(role, name)
        program.type(card)
        wait(f"{card} by keys from {name}", lambda number=number: only_sheet()["moves"] == number)
    check(program.actions_done == 0, "more than keys were needed")


def choose_way(people):
    """If several ways lead to the site, the first."""
    program = people.program

    def is_answered():
        return only_sheet()["moves"] == 4 or people.look().first(None, table.WHICH_WAY)

    wait("the mark, or the question which way", is_answered)
    if only_sheet()["moves"] == 3:
        wait("the focus on a way", lambda: program.focused() and program.focused().role ==
             "push button" and "reach" not in program.focused().name)
        program.key("Return")


def there_and_back(start):
    """From the sheet to the library and to the sheet again."""
    program = start()
    people = begin(program)
    tell_lineup(people)
    program.key("Left", ALT)
    program.find("list item", "Ann")
    wait("the focus in the library", lambda: program.focused() and program.focused().role !=
         "text" and "reach" not in program.focused().name)
    people = table.open_sheet(program, "Ann")
    check("choose a site" in people.question(people.page), "the sheet opens at another moment")
    check(program.actions_done == 0, "more than keys were needed")


def other_windows(start):
    """Rules, preferences and shortcuts open by a key and close by another; the rules open over the others, too. What
    the toolkit puts into the last two is not ours to name."""
    program = start()
    begin(program)
    for key, modifiers, something in (("F1", 0, "^Search the rules$"),
                                      ("comma", CONTROL, "^Confirm before taking back"),
                                      ("question", CONTROL, "^Previous move$")):
        program.key(key, modifiers)
        wait(f"the window of {key}", lambda: other_window(program, something))
        lacks = nameless(other_window(program, something)) if key == "F1" else []
        check(not lacks, f"without a name: {lacks}")
        if key == "comma":
            rules_over_it(program)
        program.key("Escape")
        wait(f"the window of {key} to close", lambda: not other_window(program, something))
    check(program.actions_done == 0, "more than keys were needed")


def rules_over_it(program):
    """By F1 from a window that leaves nothing to the others, and back to it."""
    program.key("F1")
    wait("the rules", lambda: other_window(program, "^Search the rules$"))
    program.type("trail")
    wait("a search", lambda: "trail" in [program.text_of(node) for node in
                                         other_window(program, "^Search the rules$").all(("text", "entry"))])
    program.key("Escape")
    wait("the rules to close", lambda: not other_window(program, "^Search the rules$"))


def other_window(program, something):
    """Of its own, or a dialog in the window, as newer toolkits have them."""
    window, *others = program.tree().children
    return next((top for top in [*others, *window.all("dialog")] if top.first(None, something)), None)


HELD = 2  # seconds, in which the keyboard repeats a key many times


def held_keys(start):
    """A key that is held too long answers once."""
    program = start()
    people = by_keys.begin(program, "Flip City", ["Ann", "Bob"])
    program.hold("r", HELD)
    wait("a card", only_sheet)
    check(only_sheet()["moves"] == 1, f"{only_sheet()['moves']} cards by one key that was held")
    people.sheet = only_sheet()
    people.await_focus("the card that was told", lambda node: node.name.startswith("Residential Area"))
    program.hold("1", HELD)
    wait("the end of the turn", lambda: only_sheet()["moves"] > 1)
    check(only_sheet()["moves"] == 2, f"{only_sheet()['moves'] - 1} answers by one key")
    program.key("r")
    wait("another card by the same key", lambda: only_sheet()["moves"] == 3)


def menu(start):
    program = start()
    wait("a focus", program.focused)
    program.key("F10")
    wait("the menu", lambda: program.tree().first(None, "^Keyboard Shortcuts$"))
    program.key("Escape")
    wait("the menu to close", lambda: not program.tree().first(None, "^Keyboard Shortcuts$"))


driver.run(first_turn, cards_from_anywhere, escape, other_windows, held_keys, whole=(there_and_back, menu))
