# SPDX-License-Identifier: GPL-3.0-or-later
"""The simulated table without a pointer: choose, aim, flick, look, take back."""

import os
import re
import time
from pathlib import Path

import driver
from driver import (BUTTONS, CONTROL, SHIFT, SOURCES, check, cli, nameless, only_sheet, prefer, sheet_file,
                    wait)


A_READING = 1.5  # seconds


def sheet_of(*options, table=("--seed", 5)):
    path = Path(os.environ["HOME"]) / "flick.flipsheet"
    path.write_text(cli("new", "flickemup", "--players", "Ann,Bob", *table, *options),
                    encoding="utf-8")
    return path


def page_of(program):
    """The page of the sheet: all pages are in the tree, whichever is shown."""
    page = program.tree().first("image", "^Table$")
    while page and not page.first("push button", "^Rules$"):
        page = page.parent
    return page


def begin(start, *options):
    program = start(sheet_of(*options))
    program.find("push button", "^Begin$")
    program.tab_to("push button", "^Begin$")
    program.key("Return")
    program.find("image", "^Table$")
    return program


def angle_of(program):
    return float(program.text_of(program.find("spin button", "^Angle$")).rstrip("°").replace("−", "-"))


def told(program):
    """What came of the last flick, in the bar over the table."""
    bars = (node for node in program.tree().all("panel", r"\w") if any(child.name == "Close" for child in node.children))
    return next((bar.name for bar in bars), "")


def names(start):
    program = begin(start)
    found = nameless(page_of(program))
    check(not found, "without a name:\n  " + "\n  ".join(sorted(set(found))))


def hinted(start):
    """Asked for by a key: three choices with their chance, one of which is aimed, and then flicked by hand."""
    prefer(think_for=1)
    program = begin(start)
    program.tab_to("image", "^Table$")
    before = only_sheet()["moves"]
    program.key("question", SHIFT)
    program.find("label", "^Hint for Ann$")
    choices = wait("choices to aim", lambda: program.tree().all("push button", r"^Aim: Lawman \d .+\.$"))
    check(program.tree().first("label", r"^\d+ %$"), "no chance of winning is told")
    angle = angle_of(program)
    program.press(choices[-1])
    wait("another aim", lambda: angle_of(program) != angle)
    check(only_sheet()["moves"] == before, "to aim has flicked")
    wait("the focus on the table", lambda: (program.focused() or choices[0]).role == "image")
    program.key("Return")
    wait("the flick", lambda: only_sheet()["moves"] > before)
    text = sheet_file(only_sheet()["id"]).read_text(encoding="utf-8")
    check(re.search(r"^hints: \d+$", text, re.M), "the sheet does not remember the hint")


def hinted_at_a_real_table(start):
    """Nobody knows where things stand there, and that is said."""
    program = start(sheet_of(table=("--table",)))
    wait("a sheet", lambda: program.tree().first("push button", "^Rules$"))
    check(not program.tree().first("push button", "^Hint$"), "there is a button for hints")
    wait("a focus", program.focused)
    program.key("question", SHIFT)
    wait("why there is no hint", lambda: any("nothing to aim at" in text for text in program.tree().texts()))


def aim_and_flick(start):
    """By keys on the table alone."""
    program = begin(start)
    program.tab_to("image", "^Table$")
    before = angle_of(program)
    program.key("Right")
    wait("a degree more", lambda: angle_of(program) == round(before + 1, 1))
    program.key("Right", SHIFT)
    wait("a tenth more", lambda: angle_of(program) == round(before + 1.1, 1))
    program.key("Return")
    wait("the outcome", lambda: re.search(r"^Lawman 1 shoots\. \w+", told(program)))
    moves = only_sheet()["moves"]
    check(moves >= 2, f"the flick and its end are no {moves} moves")
    check(program.actions_done == 0, "more than keys were needed")
    program.key("z", CONTROL)
    wait("nothing on the sheet", lambda: only_sheet()["moves"] == 0)


def numbers(start):
    """By the panel's numbers: the line says what lies there, and the same flick ends the same."""
    program = begin(start, "--option", "hand=steady")
    ends = []
    for _ in range(2):
        program.tab_to("spin button", "^Angle$")
        program.key("a", CONTROL)
        program.type("12.3")
        program.key("Return")
        wait("the angle", lambda: angle_of(program) == 12.3)
        check(program.find("list", "^In the line$").first("list item", r"\d+ mm"),
              "nothing is told about the line")
        program.press(program.find("push button", "^Flick$"))
        wait("the flick", lambda: only_sheet()["moves"] > 0)
        ends.append((only_sheet()["moves"], wait("what came of it", lambda: told(program))))
        program.key("z", CONTROL)
        wait("nothing on the sheet", lambda: only_sheet()["moves"] == 0)
    check(ends[0] == ends[1], f"the same flick ends as {ends[0]} and as {ends[1]}")


def acts_and_targets(start):
    """The switch says what the figure does; choosing an enemy aims at it."""
    program = begin(start, "--board", "flickemup-06-wells.board", "--option", "hand=steady")
    program.find(BUTTONS, "^Take$")
    program.press(program.find(BUTTONS, "^Move$"))
    wait("a way to move", lambda: "disc" in program.find("label", "^Ann: ").name)
    before = angle_of(program)
    program.press(program.find(BUTTONS, "^Outlaws: Outlaw 2"))
    wait("the aim at Outlaw 2", lambda: angle_of(program) != before
         and "bullet" in program.find("label", "^Ann: ").name)
    program.press(program.find(BUTTONS, "^Outlaws: Outlaw 4"))
    wait("the line to Outlaw 4", lambda: program.find("image", "^Table$").description.startswith(
        "First contact: Outlaw 4"))
    program.press(program.find("push button", "^Flick$"))
    wait("the flick", lambda: only_sheet()["moves"] > 0)
    wait("the hit", lambda: "Hit: Outlaw 4" in told(program))


def extents_at_rest(program):
    """Of the table, once the window has been laid out."""
    wait("the window to rest", program.rests)
    return program.extents(program.find("image", "^Table$"))


def same_place(start):
    """Whatever is asked and chosen, the table keeps its place and its size: a whole game with a Winchester
    and dynamite, taken back step by step."""
    prefer(window_width=1000, window_height=760, notices="off")
    program = start(SOURCES / "tests" / "golden" / "flickemup" / "rope.flipsheet")
    program.find("push button", "^Review the Game$")
    moves, first = only_sheet()["moves"], None
    while moves:
        program.key("z", CONTROL)
        wait("a move taken back", lambda moves=moves: only_sheet()["moves"] < moves)
        moves, place = only_sheet()["moves"], extents_at_rest(program)
        first = first or place
        check(place == first, f"with {moves} moves the table is at {place}, not at {first}")
    for act in ("Move", "Shoot"):
        program.press(program.find(BUTTONS, f"^{act}$"))
        check(extents_at_rest(program) == first, f"for {act} the table moves")


def automatic(start):
    """The other side plays by itself, and what it did goes with the move before."""
    program = begin(start, "--option", "opponent=easy")
    program.press(program.find("push button", "^Do nothing$"))
    wait("the turn to come back", lambda: program.tree().first("label", r"^Ann: ")
         and only_sheet()["moves"] > 2)
    program.key("z", CONTROL)
    wait("nothing on the sheet", lambda: only_sheet()["moves"] == 0)


def at_a_pace(start):
    """What each flick of the other side came to can be read before the next begins."""
    program = begin(start, "--option", "opponent=easy")
    program.press(program.find("push button", "^Do nothing$"))
    seen = {}  # since when, and until when

    def is_back():
        words, now = told(program), time.monotonic()
        if words:
            seen[words] = (seen.get(words, (now,))[0], now)
        return program.tree().first("label", "^Ann: ") and only_sheet()["moves"] > 2

    wait("the turn to come back", is_back)
    flicks = [until - since for words, (since, until) in seen.items() if words.startswith("Outlaw")]
    print("# in view: " + ", ".join(f"{seconds:.1f} s" for seconds in flicks))
    check(flicks and flicks[0] >= A_READING, f"told for {flicks} seconds")


def part_of_the_table(start):
    """The wheel's way by keys: larger around the bullet, another part, and the whole again."""
    program = begin(start)
    program.tab_to("image", "^Table$")
    check(not program.tree().first("push button", "^Whole Table$"), "not the whole table is shown")
    angle = angle_of(program)
    for key in ("+", "-", "+"):
        program.key(key, CONTROL)
    whole = program.find("push button", "^Whole Table$")
    for key in ("Left", "Down"):
        program.key(key, CONTROL)
    check(angle_of(program) == angle, "the aim was turned")
    program.press(whole)
    wait("the whole table", lambda: not program.tree().first("push button", "^Whole Table$"))
    program.key("Return")
    wait("the outcome", lambda: told(program))


def preview(start):
    """One key shows and hides where a flick would go, and what stands there."""
    program = begin(start)
    program.tab_to("image", "^Table$")
    wait("the line", lambda: program.tree().first("list item", r"\d+ mm"))
    program.key("p")
    wait("no line", lambda: not program.tree().first("list item", r"\d+ mm"))
    program.key("p")
    wait("the line again", lambda: program.tree().first("list item", r"\d+ mm"))


def look_back(start):
    """A game that is over: each flick is told again on the way through the review."""
    program = start(SOURCES / "tests" / "golden" / "flickemup" / "simulated-easy.flipsheet")
    program.press(program.find("push button", "^Review the Game$"))
    program.find("image", "^Table$")
    for number in range(1, 4):  # a button that is still pressed takes no other press
        program.press(program.find("push button", "^Next move$"))
        program.find("label", rf"\bMove {number} of \d+")
    first = wait("the second flick in words", lambda: told(program))
    wait("a way to see it again", lambda: program.tree().first(
        "push button", "^Last Flicks in Slow Motion$"))
    program.press(program.find("push button", "^Last Flicks in Slow Motion$"))
    wait("the same words", lambda: told(program) == first)


def beside_a_hint(start):
    """With a hint or the log open, all that is needed to flick is in view beside it."""
    for width, height in (1366, 768), (1000, 860):
        prefer(window_width=width, window_height=height, think_for=1)
        program = begin(start)
        for opened, key in ("^Hint for Ann$", ("question", SHIFT)), ("^Log$", ("l", CONTROL)):
            wait("a focus", program.focused)
            program.key(*key)
            left = program.extents(program.find("label", opened))[0]
            wait("the window to rest", program.rests)
            for name in "^Flick$", "^Do nothing$":
                x, y, wide, high = program.extents(program.find("push button", name))
                check(x + wide <= left and y + high <= height, f"at {width} px {name} is covered or out of sight")
            line = program.extents(program.find(BUTTONS, "^From the right"))[1]
            check(abs(y - line) < high, f"at {width} px {name} is below the line that is in view")
            program.key("Escape")
        program.kill()
        driver.forget_library()


def set_up(start):
    """The real table: how far every piece is from two edges, by keys and in words."""
    program = start(sheet_of(table=("--table",)))
    wait("the sheet", lambda: program.tree().first("push button", "^Set Up the Table$"))
    program.key("t", CONTROL)
    wait("the first piece", lambda: program.tree().first("label", r"^1 of \d+: "))
    items = program.find("list", "^Pieces$").all("list item", " mm from the left edge")
    check(len(items) > 10, f"only {len(items)} pieces are told")
    lawman = next((item.name for item in items if item.name.startswith("Lawman 1")), "")
    check(lawman == "Lawman 1 (red hat, initiative): 150 mm from the left edge, "
          "610 mm from the near edge, facing 0°", f"told is “{lawman}”")
    for key in ("Right", "Down"):
        program.key(key)
    wait("the third piece", lambda: program.tree().first("label", r"^3 of \d+: "))
    program.key("Left")
    wait("the second again", lambda: program.tree().first("label", r"^2 of \d+: "))
    program.key("Escape")
    wait("the sheet alone", lambda: not program.tree().first("list", "^Pieces$"))


def asked_when_narrow(start):
    """What is to be done is asked in sight, not only by whom."""
    prefer(window_width=700, window_height=800)
    path = sheet_of()
    cli("play", path, "1: lawman-1 move 90.00 300")
    program = start(path)
    title = program.find("label", "^Ann, turn the cowboy$")
    _, top, _, height = program.extents(title)
    check(top + height < 800, "the question is out of sight")


driver.run(names, hinted, aim_and_flick, acts_and_targets, automatic, part_of_the_table, look_back, beside_a_hint,
           asked_when_narrow, whole=(hinted_at_a_real_table, numbers, at_a_pace, preview, set_up, same_place))
