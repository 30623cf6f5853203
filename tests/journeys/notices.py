# SPDX-License-Identifier: GPL-3.0-or-later
"""Great moments are told: large, in a line, or not at all."""

import os
import threading
import time
from pathlib import Path

import driver
import table
from driver import check, only_sheet, prefer, wait
from robbery import robbery_sheet


def notice(program):
    """What is only there while a great moment is told large."""
    return program.tree().first("push button", "^Keep .* Brief$")


def tell(program, card):
    """The card that a great moment comes with. The pointer that moves over it holds it, however long we look."""
    program.find("heading", "robbery")
    left, top = program.middle_of(program.tree().first("frame"))
    seen = threading.Event()

    def move_about():
        while not seen.wait(0.05):
            program.point((left, top))
            program.point((left + 1, top))

    # The first time, a Wayland screen's hands move the window with keys, which what is typed must not meet.
    program.point((left, top))
    mover = threading.Thread(target=move_about)
    mover.start()
    try:
        program.type(card)
        return wait("the notice", lambda: notice(program))
    finally:
        seen.set()
        mover.join()


def texts(program):
    return program.tree().texts()


def robbery_is_told(start):
    prefer(notices="large")
    program = start(robbery_sheet("Ann"))
    tell(program, "js")
    said = texts(program)
    check("Ann robs the cattle" in said, f"who and what is not said: {said}")
    check("Succeeds" in said, f"that it succeeds is not said: {said}")
    check(any(text.startswith("Ann robs the cattle: Succeeds; +4 Stars") for text in said)
          or program.tree().first(None, "^Ann robs the cattle: Succeeds; ")
          or any("Ann robs the cattle: Succeeds; " in words for words in program.announced),
          "nothing is announced as one sentence")
    check(only_sheet()["moves"] == 5, "the robbery card is not kept while it is told")
    driver.save_picture(driver.PICTURES / "notice-robbery.png")
    program.key("space")
    wait("the end of the notice", lambda: not notice(program))
    check(only_sheet()["moves"] == 5, "the key that goes on has played a move")


def narrow_is_whole(start):
    """In a narrow window all that it brings stands above the line that goes on, and nothing has to be scrolled to."""
    prefer(notices="large", window_width=370, window_height=730)
    program = start(robbery_sheet("Ann"))
    card = tell(program, "js")
    while not card.first("label", "^Wanted$"):
        card = card.parent
    below = "Press Space or click to continue"
    places = {name: program.extents(card.first("label", f"^{name}$")) for name in ("Stars", "Wanted", below)}
    check(places["Stars"][1] == places["Wanted"][1], f"the gains stand in several lines: {places}")
    check(places["Wanted"][1] + places["Wanted"][3] < places[below][1], f"the last gain is cut: {places}")


def cards_are_typed_on(start):
    """Who types the next card need not wait for the notice."""
    prefer(notices="large")
    program = start(robbery_sheet("Ann"))
    tell(program, "3h")
    check("Fails" in texts(program), "that the robbery fails is not said")
    program.type("kc")
    wait("the next card", lambda: only_sheet()["moves"] == 6)
    check(not notice(program), "the notice stays while cards are typed")


def briefly_from_then_on(start):
    prefer(notices="large")
    program = start(robbery_sheet("Ann"))
    program.press(tell(program, "js"))
    wait("the end of the notice", lambda: not notice(program))
    program.key("z", driver.CONTROL)
    wait("the robbery card asked for again", lambda: only_sheet()["moves"] == 4)
    program.type("js")
    wait("a line about it", lambda: program.tree().first(None, "^Ann robs the cattle: Succeeds"))
    check(not notice(program), "it is told large again")


def off_shows_none(start):
    program = start(robbery_sheet("Ann"))
    program.find("heading", "robbery")
    program.type("js")
    wait("the card", lambda: only_sheet()["moves"] == 5)
    program.find("heading", "[Ll]ineup|cards")
    check(not notice(program), "a notice is told, though they are off")


def told_again(start):
    """Before the first question of the second player, what the first one did can be seen again."""
    prefer(notices="large")
    program = start(robbery_sheet("Ann", "Bob"))
    tell(program, "js")
    program.key("Escape")
    wait("the end of the notice", lambda: not notice(program))
    program.find("heading", "^Bob, choose a site")
    program.press(program.find("push button", "^Since Your Turn"))
    program.press(program.find("push button", "^Robbery card J"))
    wait("the notice again", lambda: notice(program))
    check("Ann robs the cattle" in texts(program), "another moment is told again")
    program.key("space")
    wait("the end of the notice", lambda: not notice(program))
    check(only_sheet()["moves"] == 5, "telling it again has changed the sheet")


def closes_under_the_finger(start):
    """A notice that closes by itself takes the key that was to close it: the next player's site stays free. A second
    later the key means the site again."""
    settings = Path(os.environ["XDG_CONFIG_HOME"]) / "gtk-4.0/settings.ini"
    still = settings.read_text(encoding="utf-8")
    settings.write_text(still.replace("animations=false", "animations=true"), encoding="utf-8")
    prefer(notices="large")
    try:
        program = start(robbery_sheet("Ann", "Bob"))
    finally:
        settings.write_text(still, encoding="utf-8")
    tell(program, "js")
    program.point(driver.AWAY)
    wait("the notice to close by itself", lambda: not notice(program))
    for key in "Return", "space", "1":
        program.key(key)
    program.find("heading", "^Bob, choose a site")
    check(only_sheet()["moves"] == 5, "a key that was meant for the notice has marked a site")
    time.sleep(1)
    program.key("Return")
    wait("a mark, or what else is asked", lambda: only_sheet()["moves"] == 6
         or program.tree().first(None, table.WHICH_WAY))


def one_key_too_many(start):
    """The same where a key closes it: pressed twice, it marks nothing."""
    prefer(notices="large")
    program = start(robbery_sheet("Ann", "Bob"))
    tell(program, "js")
    for _ in range(4):
        program.key("Return")
    wait("the end of the notice", lambda: not notice(program))
    program.find("heading", "^Bob, choose a site")
    check(only_sheet()["moves"] == 5, "the second Enter has marked a site")


def told_by_the_log(start):
    """What a notice said stays in the log, for whoever plays alone, too."""
    prefer(notices="large")
    program = start(robbery_sheet("Ann"))
    tell(program, "js")
    program.key("Escape")
    wait("the end of the notice", lambda: not notice(program))
    program.tab_to("list item", "")
    program.tab_to("list item", "Robbery card", key="Down")
    program.key("F10", driver.SHIFT)
    program.choose("Robbery card")
    program.choose("Show the Notice Again")
    wait("the notice again", lambda: notice(program))
    check("Ann robs the cattle" in texts(program), "another moment is told again")


driver.run(robbery_is_told, narrow_is_whole, cards_are_typed_on, briefly_from_then_on, closes_under_the_finger,
           one_key_too_many, told_by_the_log, whole=(off_shows_none, told_again))
