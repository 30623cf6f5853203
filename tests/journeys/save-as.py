# SPDX-License-Identifier: GPL-3.0-or-later
"""A finished sheet is saved in each format by keys alone, under the name that is offered, and opened by other
programs; its picture is pasted into another one."""

import csv
import io
import json
import os
import re
import subprocess
from pathlib import Path

import driver
from clipboard import Clipboard
from driver import CONTROL, check, cli, only_sheet, score, wait

PNG = b"\x89PNG\r\n\x1a\n"


def finished(start):
    """A game of two that nobody played, with their names; and what Flipside says of it."""
    path = Path(os.environ["HOME"]) / "two.flipsheet"
    text = re.sub("(?m)^checksum: .*$", "checksum: none", cli("random", "fliptown", "--seats", "2", "--seeds", "1-1", "--sheet"))
    for seat, name in ("1", "Ann"), ("2", "Zoë"):
        text = text.replace(f"\nplayer: Player {seat}\n", f"\nplayer: {name}\n", 1)
    path.write_text(text, encoding="utf-8")
    program = start(path)
    program.find("push button", "^Review the Game$")
    return program


def choose(program, title):
    """A line of the dialog, by keys."""
    wait("the dialog closed", lambda: len(program.tree().children) == 1)
    program.key("s", CONTROL)
    program.find("label", "^Play for BG Stats$")
    wait("a focus", program.focused)
    program.tab_to("list item", "^Sheet")
    if title != "Sheet":
        program.tab_to("list item", f"^{title}", key="Down")
    program.key("Return")


def save(program, title, suffix):
    """Under the name that is offered, in a folder of ours; what is in the file then."""
    choose(program, title)
    entry = wait("the focus on the name", lambda: next(
        (node for node in [program.focused()] if node and node.name in ("Name", "Name:")), None))
    day = only_sheet()["created"][:10]
    name = f"Fliptown Ann Zoë {day}.{suffix}"
    check(program.text_of(entry) == name, f"the name is “{program.text_of(entry)}”, not “{name}”")
    path = Path(os.environ["HOME"]) / "saved" / name
    program.set_text(entry, str(path))
    program.key("Return")
    wait(f"{path}", lambda: path.exists() and path.stat().st_size)
    wait("what was done", lambda: program.tree().first("label", "^Saved$"))
    return path.read_bytes()


def output_of(data, *command):
    return subprocess.run(command, input=data, stdout=subprocess.PIPE, check=True).stdout


def check_titled(text, totals):
    """Whose board it is, and the points, stand on it."""
    title = re.search(r"Fliptown, (\w+): (\d+) points?, \d{4}-\d\d-\d\d", text)
    check(title and (title[1], int(title[2])) in totals, f"the points do not stand there: {title and title[0]}")


def in_each_format(start):
    program = finished(start)
    (Path(os.environ["HOME"]) / "saved").mkdir()
    number = only_sheet()["id"]
    totals = [(seat["player"], seat["score"]["total"]) for seat in score(number)["seats"]]
    check([player for player, _ in totals] == ["Ann", "Zoë"], "others have played")

    sheet = save(program, "Sheet", "flipsheet").decode()
    check(sheet == cli("export", number, "--sheet", "-"), "the sheet is another one")
    pdf = save(program, "PDF", "pdf")
    check_titled(output_of(pdf, "pdftotext", "-layout", "-", "-").decode(), totals)
    png = save(program, "Picture", "png")
    check(png.startswith(PNG), "that is not a picture")
    svg = save(program, "Drawing", "svg")
    check(output_of(svg, "rsvg-convert", "--zoom", "0.1").startswith(PNG), "the drawing can’t be drawn")
    rows = csv.DictReader(io.StringIO(save(program, "Scores", "csv").decode(), newline=""))
    check([(row["player"], int(row["points"])) for row in rows if row["line"] == "total"]
          == totals, "the table has other totals")
    play = json.loads(save(program, "Play for BG Stats", "json"))
    check([(player["name"], player["score"]) for player in play["players"]] == totals,
          f"the play has other points: {play['players']}")

    choose(program, "Copy the Picture")
    wait("what was done", lambda: program.tree().first("label", "^Picture copied$"))
    pasted = Clipboard().read("image/png")
    check(pasted[:24] == png[:24], "what is pasted has another size than the picture")


driver.run(in_each_format)
