# SPDX-License-Identifier: GPL-3.0-or-later
"""Sheets are named and tagged, duplicated, archived, saved, printed, dealt again and restored from a backup."""

import json
import os
import re
from pathlib import Path

import driver
from driver import CONTROL, SHIFT, check, cli, finished_file, library, nameless, only_sheet, wait


def check_names(program, title):
    found = nameless(program.find(("frame", "dialog"), f"^{title}$"))
    check(not found, "without a name:\n  " + "\n  ".join(sorted(set(found))))


def await_gone(program, title):
    wait(f"“{title}” closed", lambda: not program.tree().first(("frame", "dialog"), f"^{title}$"))


def tick(program, name):
    program.tab_to("check box", name)
    program.key("space")


def named_and_tagged(start):
    cli("import", finished_file("done.flipsheet"))
    program = start()
    program.tab_to("list item", "Player 1")
    program.key("F2")
    program.find(("text", "entry"), "^Name$")
    found = nameless(program.tree())
    check(not found, f"without a name: {found}")
    program.type("final")
    program.set_text(program.find(("text", "entry"), "^Tags"), "club, night")
    program.press(program.find("push button", "Save$"))
    wait("name and tags", lambda: (only_sheet().get("title"), only_sheet().get("tags"))
         == ("final", ["club", "night"]))
    wait("the entries gone", lambda: not program.tree().first(("text", "entry"), "^Tags"))
    program.find("list item", "final · Fliptown.*club, night")


def duplicated_and_archived(start):
    """By the menu of its line. The duplicate is a sheet of its own, but statistics count the game once; an archived
    sheet stands below the others, and comes back from there."""
    cli("import", finished_file("done.flipsheet"))
    program = start()
    program.tab_to("list item", "Player 1")
    program.key("F10", SHIFT)
    program.choose("^Duplicate$")
    program.find("label", "^Sheet duplicated$")
    wait("two sheets", lambda: len(library()) == 2)
    texts = {cli("export", sheet["id"], "--sheet", "-") for sheet in library()}
    check(len(texts) == 1, "the duplicate is another game")
    check(json.loads(cli("stats", "--json"))["sheets"] == 1, "a duplicate counts as another game")
    for line, archived in ("^Archive$", 1), ("^Unarchive$", 0):
        wait("two lines", lambda: len(program.tree().all("list item", "Player 1")) == 2)
        # An archived sheet is the last one, below a heading of its own.
        program.tab_to("list item", "Player 1")
        program.key("End")
        wait("the last line", lambda: program.has_focus(program.tree().all("list item", "Player 1")[-1]))
        program.key("F10", SHIFT)
        program.choose(line)
        wait("the archive", lambda: sum(sheet["archived"] for sheet in library()) == archived)
        wait("its heading", lambda: bool(program.tree().first("label", "^Archived$")) == bool(archived))


def saved_and_printed(start):
    path = finished_file("done.flipsheet")
    program = start(path)
    program.find("push button", "^Review the Game$")
    program.key("s", CONTROL)
    program.find("label", "^Play for BG Stats$")
    for words in "Sheet", "PDF", "Picture", "Drawing", "Scores":
        program.find("label", f"^{words}$")
    check_names(program, "Save As")
    program.key("Escape")
    await_gone(program, "Save As")
    program.key("p", CONTROL)
    program.find(None, "^Page 1 of 1$")
    tick(program, "^Result$")
    program.find(None, "^Page 1 of 2$")
    program.key("Page_Down")  # with the focus in the list of what is printed
    program.find(None, "^Page 2 of 2$")
    program.key("Page_Up")
    program.find(None, "^Page 1 of 2$")
    program.press(program.find("push button", "^Next Page$"))
    program.find(None, "^Page 2 of 2$")
    tick(program, "^Player Aid$")
    wait("pages of the player aid", lambda: program.tree().first(None, r"^Page 2 of [4-9]"))
    check_names(program, "Print")
    program.key("Escape")
    await_gone(program, "Print")


def dealt_again(start):
    """What came of a deal each time, the best first; and the same deal once more."""
    home = Path(os.environ["HOME"])
    (home / "mine.flipsheet").write_text(cli("new", "royalflip", "--players", "Ann", "--seed", "7"), encoding="utf-8")
    cli("deal", home / "mine.flipsheet", "--players", "Zoe", "-o", home / "hers.flipsheet")
    for seed, name in enumerate(("mine", "hers")):
        cli("play", home / f"{name}.flipsheet", "--by-chance", seed)
        cli("import", home / f"{name}.flipsheet")
    program = start(home / "mine.flipsheet")
    program.find("push button", "^Review the Game$")
    program.act(wait("the sheet's actions", lambda: next(
        (node for node in program.tree().all(("filler", "panel"))
         if "sheet.deal" in program.actions_of(node)), None)), "sheet.deal")
    program.find("label", "^Same Deal Again$")
    check_names(program, "This Deal")
    results = [sheet["seats"][0] for sheet in json.loads(cli("deal", home / "mine.flipsheet", "--json"))]
    told = [words for words in program.find(("frame", "dialog"), "^This Deal$").texts()
            if re.match(r"Ann$|Zoe$|\d+ points?$", words)]
    check(told == [words for seat in results for words in (seat["player"], f"{seat['score']['total']} points")],
          f"the results are told as {told}")
    program.tab_to("list item", "^Same Deal Again")
    program.key("Return")
    wait("another sheet", lambda: len(library()) == 3)
    again = cli("export", library()[0]["id"], "--sheet", "-")
    check("\ndealer: seed 7\n" in again, "the deal is another one")


def backed_up(start):
    """By the main menu and the toolkit’s dialog; the whole library comes back from the file."""
    path = Path(os.environ["HOME"]) / "all.flipbackup"
    cli("import", finished_file("done.flipsheet"))
    program = start()
    program.find("list item", "Player 1")
    program.act(program.tree().first("frame"), "win.backup")
    entry = wait("the focus on the name", lambda: next(
        (node for node in [program.focused()] if node and node.name in ("Name", "Name:")), None))
    check(re.match(r"Flipside \d{4}-\d\d-\d\d\.flipbackup$", program.text_of(entry)), program.text_of(entry))
    program.set_text(entry, str(path))
    program.key("Return")
    program.find("label", r"^The library is backed up\.$")
    program.key("Escape")
    wait("one window", lambda: len(program.tree().children) == 1)
    before = only_sheet()
    program.close()
    driver.forget_library()
    cli("restore", path)
    check((only_sheet()["moves"], only_sheet()["created"]) == (before["moves"], before["created"]),
          "another sheet has come back")


def restored(start):
    """A backup that is opened asks, joins what is there, and once only."""
    saved = Path(os.environ["HOME"]) / "saved.flipbackup"
    cli("import", finished_file("done.flipsheet"))
    cli("backup", saved)
    cli("delete", only_sheet()["id"])
    program = start(saved)
    program.press(program.find("push button", "^Cancel$"))
    check(not library(), "the backup was restored unasked")
    program.close()
    program = start(saved)
    program.press(program.find("push button", "^Restore$"))
    program.find("label", "1 sheet has more moves now")
    wait("the sheet", lambda: len(library()) == 1)
    program.find("list item", "Player 1")


driver.run(named_and_tagged, duplicated_and_archived, saved_and_printed, dealt_again, backed_up, restored)
