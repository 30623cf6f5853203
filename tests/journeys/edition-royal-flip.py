# SPDX-License-Identifier: GPL-3.0-or-later
"""A second edition of Royal Flip: a map with a gap and a casino inside, another track, a rate; it is put
to use."""

import driver
from driver import check, wait
from editing import Editor
from game_keys import RoyalKeys
from second_edition import Use, put_to_use

SUITS = ("heart", "spade", "diamond", "club")
KINDS = (("-", "token"), ("g", "diamond"), ("n", "number"), ("p", "points"))
N_SPACES = 28


def space(index):
    """What is typed for a space of the track, and what the file has then."""
    suit = SUITS[index * 3 % 4]
    letter, kind = KINDS[(index + index // 4) % 4]
    amount = str(index % 12 + 1) if letter in "np" else ""
    return suit[0] + letter + amount, f"{index + 1}={suit} {kind} {amount}".strip()


def paint_map(editor):
    """A click makes a gap, and another brush a casino."""
    editor.site("City map, Cell a5: Cell")
    editor.await_line("cells=#####/#####/#####/#####/.####")
    editor.site("Brush: Casino")
    editor.site("City map, Cell d4: Cell")
    editor.await_line("casinos=north c1, east e3, south c5, west a3, inside d4")
    editor.site("City map, Cell d4: Casino")
    editor.await_focus("push button", "^Casinos, 1$")
    editor.program.tab_to("text", "^Name of the casino on d4$")
    editor.program.type("Palace")
    editor.await_line("name-d4=Palace")


def enter_track(editor):
    """From the first space on, without leaving the keyboard."""
    program = editor.program
    editor.site("Bonus track, Space 1: ")
    wait("the first space", lambda: (program.focused() or program.tree()).name.startswith("Suit: "))
    begun = editor.count()
    for index in range(N_SPACES):
        program.type(space(index)[0])
        if index + 1 < N_SPACES:
            program.key("Right")
    program.key("Escape")
    wait("the focus on the sheet", lambda: [
        node for node in [program.focused()]
        if node and node.name.startswith(f"Bonus track, Space {N_SPACES}")])
    editor.await_line(space(N_SPACES - 1)[1])
    print(f"# {editor.count() - begun} keys and one click for a track of {N_SPACES} spaces")


def shows(program, moment):
    """The map has its gap and its casino."""
    facts = moment["seats"][0]["facts"]
    check(facts["row-5"].startswith("- "), f"{facts}")
    check(facts["row-4"].split()[3] == "-", f"{facts}")


def changed(start):
    editor = Editor(start(), "Royal Flip")
    paint_map(editor)
    enter_track(editor)
    editor.part("Roads")
    editor.number("Shortest road", 4)
    editor.await_line("least=4")
    lines = ["least=4", "name-d4=Palace", *(space(index)[1] for index in range(N_SPACES))]
    put_to_use(start, editor.program, Use("Royal Flip", lines, player=RoyalKeys, shows=shows))


driver.run(changed)
