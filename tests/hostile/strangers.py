# SPDX-License-Identifier: GPL-3.0-or-later
"""Files that a stranger might send, each made to keep the program busy or to be misunderstood.

SHEETS and BOARDS map the name of a kind to a function that gives its bytes from a Source. Used by the tests
of the command line and by a journey through the window; run as a program, it writes all of them:

    strangers.py FLIPSIDE-CLI FOLDER
"""

import os
import random
import re
import socket
import subprocess
import sys
from pathlib import Path

LARGEST = 4 * 1024 * 1024  # of a sheet
LARGEST_BOARD = 1024 * 1024

# In this game of Flip City a turn with an empty deck can be ended for ever.
ENDLESS = ("factory", "apartment", "hospital", "1: play", "central-park", "1: play",
           "residential-area", "convenience-store", "1: play", "1: stop", "1: done")


class Source:
    """New sheets of each game, to be spoilt."""

    def __init__(self, cli):
        self.cli = cli

    def run(self, *arguments):
        return subprocess.run([self.cli, *map(str, arguments)], capture_output=True, check=True,
                              encoding="utf-8").stdout

    def sheet(self, game="fliptown", *arguments, moves=(), head="", tail="", shelf=""):
        """A sheet by hand: with these lines at the end of its head, its moves and its board."""
        text = self.run("new", game, *arguments)
        text = re.sub("^checksum: .*$", "checksum: none", text, flags=re.MULTILINE)
        text = text.replace("option top: named\n", "")
        before, after = text.split("moves:\n")
        lines = "".join(move + "\n" for move in moves)
        board, end = after.split("checksum: none\n")
        return (before + head + "moves:\n" + lines + shelf + board + tail + "checksum: none\n"
                + end).encode()

    def endless(self, n=None, last="", name="Ann"):
        """As many legal moves as a sheet has room for, or n."""
        bare = self.sheet("flipcity", "--players", name, moves=ENDLESS)
        if n is None:
            n = (LARGEST - len(bare) - len(last.encode()) - 100) // len("1: stop\n")
        return self.sheet("flipcity", "--players", name,
                          moves=[*ENDLESS, *["1: stop"] * n, *([last] if last else [])])

    def board(self, name="fliptown"):
        return (Path(__file__).resolve().parents[2] / "data/boards" / f"{name}.board").read_text()


def fill(line, size=LARGEST - 8000):
    """Lines with a number in each, up to a size."""
    lines, total, number = [], 0, 0
    while total < size:
        lines.append(line.format(number))
        total += len(lines[-1].encode()) + 1
        number += 1
    return "".join(one + "\n" for one in lines)


def named(source, game, *names, moves=()):
    """A sheet whose players have these names."""
    text = source.sheet(game, "--seats", len(names), moves=moves).decode()
    left = iter(names)
    return re.sub("^player: .*$", lambda line: f"player: {next(left)}", text,
                  flags=re.MULTILINE).encode()


LONG = LARGEST - 8000

SHEETS = {
    # named in the report of those who looked first
    "tags": lambda s: s.sheet(head=fill("tag {}: v", 100000 * 15)),
    "names-of-places": lambda s: named(
        s, "insertcoin", *["{seat %d}" % k * 5 for k in range(2, 7)], "Ann"),
    "names-of-one-place": lambda s: named(
        s, "royalflip", *["{seat 2}" * 4 + str(k) for k in range(6)]),
    "name-of-1-mb": lambda s: named(s, "fliptown", "x" * (1 << 20)),
    "line-of-4-mb": lambda s: b"x" * LONG,
    "move-of-4-mb": lambda s: s.sheet(moves=["x" * LONG]),
    "legal-447722": lambda s: s.endless(447722),
    # and more of their kind
    "legal-to-the-brim": lambda s: s.endless(),
    "legal-but-the-last": lambda s: s.endless(500000, "1: nonsense"),
    "short-words": lambda s: s.sheet("flipcity", moves=[*ENDLESS, *["stop"] * 700000]),
    "tags-to-the-brim": lambda s: s.sheet(head=fill("{}: ")),
    "tag-of-4-mb": lambda s: s.sheet(head="x: " + "y" * LONG + "\n"),
    "key-of-4-mb": lambda s: s.sheet(head="x" * LONG + ": y\n"),
    "tag-of-accents": lambda s: s.sheet(head="x: " + "e" + "\u0301" * (LONG // 2) + "\n"),
    "stray-notes": lambda s: s.sheet(head=fill("note {}9: x", LONG // 2) + fill("t{}: x", LONG // 2)),
    "same-tag": lambda s: s.sheet(head="x: y\n" * 600000),
    "players": lambda s: s.sheet(head=fill("player: P{}")),
    "options": lambda s: s.sheet(head=fill("option x{}: y")),
    "option-of-4-mb": lambda s: s.sheet(head="option holdem: " + "y" * LONG + "\n"),
    "seed-of-4-mb": lambda s: s.sheet("fliptown", "--seed", 7).replace(
        b"seed 7", b"seed " + b"7" * LONG),
    "version-of-4-mb": lambda s: s.sheet().replace(b"flipsheet 1", b"flipsheet " + b"1" * LONG),
    "words": lambda s: s.sheet(moves=["x " * (LONG // 2)]),
    "colons": lambda s: s.sheet(moves=[":" * LONG]),
    "blanks": lambda s: s.sheet(moves=["1: " + " " * LONG]),
    "accents-in-a-move": lambda s: s.sheet(moves=["e" + "\u0301" * (LONG // 2)]),
    "empty-moves": lambda s: s.sheet(moves=[""] * LONG),
    "formers": lambda s: s.sheet(shelf=fill("former {}:")),
    "full-formers": lambda s: s.sheet("flipcity", moves=ENDLESS, shelf="".join(
        f"former {k}:\n" + "\n".join(ENDLESS) + "\n" + "1: stop\n" * 610 for k in range(32))),
    "former-without-end": lambda s: s.sheet(shelf="former 4294967297:\n"),
    "aside": lambda s: s.sheet(shelf="aside:\n" + fill("entry {}")),
    "board-comments": lambda s: s.sheet(tail="  #\n" * 700000),
    "board-comment-of-4-mb": lambda s: s.sheet(tail="  #" + "x" * LONG + "\n"),
    "board-groups": lambda s: s.sheet(tail=fill("  [g{}]", LARGEST_BOARD - 9000)),
    "board-keys": lambda s: s.sheet(tail="  [g]\n" + fill("  k{}=1", LARGEST_BOARD - 9000)),
    "board-long-group": lambda s: s.sheet(
        tail="  [" + "g" * 300000 + "]\n" + fill("  k{}=1", 600000)),
    "board-long-value": lambda s: s.sheet().replace(
        b"=", b"=" + b"1 " * 450000, 1),
    "newlines": lambda s: b"\n" * LARGEST,
    "returns": lambda s: b"\r" * LARGEST,
    "windows-newlines": lambda s: b"\r\n" * (LARGEST // 2),
    "returns-and-newline": lambda s: b"flipsheet 1" + b"\r" * LONG + b"\n",
    "windows-sheet": lambda s: s.endless(300000).replace(b"\n", b"\r\n"),
    "marks-of-byte-order": lambda s: b"\xef\xbb\xbf" * (LARGEST // 3),
    "nul": lambda s: s.sheet().replace(b"player: ", b"player: \0"),
    "zeros": lambda s: bytes(LARGEST),
    "not-utf-8": lambda s: s.sheet() + b"\xff",
    "utf-16": lambda s: s.sheet().decode().encode("utf-16"),
    "noise": lambda s: random.Random(12).randbytes(LARGEST),
    "checksum-of-4-mb": lambda s: s.sheet().replace(b"none", b"0" * LONG),
    "checksums": lambda s: s.sheet() + b"checksum: none\n" * 250000,
    "nothing": lambda s: b"",
    "too-large": lambda s: b"flipsheet 1\n" * (LARGEST // 12 + 1),
}

# These take as long as all the others together: only with --slow, which tries all.
LONGEST_READ = ("legal-to-the-brim", "legal-447722", "stray-notes", "tags-to-the-brim", "windows-sheet", "aside")

BOARDS = {
    "board-of-6-mb": lambda s: (s.board() + "# x\n" * 1500000).encode(),
    "board-to-the-brim": lambda s: (s.board() + "#\n" * 200000).encode(),
    "board-of-returns": lambda s: (s.board() + "# x\r\r\n" * 1000).encode(),
    "board-with-nul": lambda s: (s.board() + "\0# forgotten\n").encode(),
    "board-with-mark": lambda s: b"\xef\xbb\xbf" + s.board().encode(),
    "board-of-noise": lambda s: random.Random(3).randbytes(100000),
    "board-line": lambda s: ("x" * 1000000).encode(),
    "board-groups": lambda s: (s.board() + fill("[g{}]", 900000)).encode(),
    "board-long-group": lambda s: (
        s.board() + "[" + "g" * 300000 + "]\n" + fill("k{}=1", 600000)).encode(),
    "board-numbers": lambda s: re.sub("=.*", "=" + "1 " * 450000, s.board(), count=1).encode(),
    "board-number": lambda s: re.sub("=.*", "=" + "9" * 900000, s.board(), count=1).encode(),
    "board-same-group": lambda s: (s.board() + "[start]\n" * 35000).encode(),
    "board-same-key": lambda s: (s.board() + "[start]\n" + "cash=1\n" * 40000).encode(),
    "board-keys": lambda s: (s.board() + "[start]\n" + fill("k{}=1", 300000)).encode(),
    "board-commas": lambda s: (s.board() + "[trail]\nA=" + "," * 300000 + "\n").encode(),
    "board-rewards": lambda s: (s.board() + "[trail]\nA=" + "1 gold, " * 35000 + "\n").encode(),
    "board-checked": lambda s: (
        s.board() + "[checked]\n" + fill("start={} cash", 300000)).encode(),
    "board-escapes": lambda s: (s.board() + "[\x1b]0;owned\x07]\n\x1b[2J=\x9b31m\n").encode(),
    "city-pairs": lambda s: re.sub(
        "pairs=.*", "pairs=" + " ".join(f"p{k}" for k in range(40000)),
        s.board("flipcity")).encode(),
    "city-one-pair": lambda s: re.sub(
        "pairs=.*", "pairs=" + "p" * 300000, s.board("flipcity")).encode(),
    "city-same-pair": lambda s: re.sub(
        "pairs=.*", "pairs=" + "church " * 40000, s.board("flipcity")).encode(),
    "coin-cards": lambda s: (
        s.board("insertcoin") + "[cards]\n" + fill("{}=heart bar bar", 300000)).encode(),
    "coin-pixels": lambda s: (s.board("insertcoin") + "[symbol bar]\nmap="
                              + "#" * 300000 + "\n").encode(),
    "coin-rows": lambda s: (s.board("insertcoin") + "[symbol bar]\nmap="
                            + "#/" * 150000 + "\n").encode(),
    "royal-map": lambda s: (s.board("royalflip") + "[map]\ncells=" + "#" * 300000 + "\n").encode(),
    "royal-casinos": lambda s: (s.board("royalflip") + "[map]\ncasinos="
                                + "inside a1 north, " * 18000 + "\n").encode(),
    "royal-ways": lambda s: (s.board("royalflip") + "[track]\nrows=14 14\nways="
                             + "1 to 15, " * 35000 + "\n").encode(),
    "scenario-title": lambda s: (s.board("flickemup-01-dust") + "[scenario]\ntitle="
                                 + "x" * 300000 + "\n").encode(),
    "scenario-outdoors": lambda s: (s.board("flickemup-01-dust") + "[outdoors]\n"
                                    + fill("{}=gold 1 1", 300000)).encode(),
    "scenario-goals": lambda s: (s.board("flickemup-01-dust") + "[goals]\nlawmen="
                                 + "eliminate 1, " * 25000 + "\n").encode(),
}


def make_odd_files(folder):
    """What is no plain file; reading most of them would never end."""
    os.mkfifo(folder / "fifo")
    (folder / "folder").mkdir()
    (folder / "zero").symlink_to("/dev/zero")
    (folder / "circle").symlink_to("circle")
    with open(folder / "terabyte", "wb") as hollow:
        hollow.truncate(1 << 40)
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(folder / "socket"))
    return [folder / name for name in ("fifo", "folder", "zero", "circle", "terabyte", "socket")]


def main():
    source, folder = Source(sys.argv[1]), Path(sys.argv[2])
    for ending, kinds in ((".flipsheet", SHEETS), (".board", BOARDS)):
        for name, make in kinds.items():
            (folder / (name + ending)).write_bytes(make(source))


if __name__ == "__main__":
    main()
