#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays games of Fliptown again by a second set of rules: oracle.py PRINT-GAMES FIRST LAST

The program prints random games, each with its log and its results. The log is replayed here with
nothing in common with the program but the notation, and the results must be the same.
"""

import os
import subprocess
import sys

import result
from game import Game

SHORT_GAMES = 40
RESULT_WORDS = ("seat", "score", "title", "feats", "opponent", "winners")


def parse_pairs(words):
    return dict(word.split("=", 1) for word in words)


def parse_move(line):
    if line[1:3] == ": ":
        return int(line[0]), line[3:].split()
    return 0, line.split()


def read_games(stream):
    """Of each game its header, its moves and the lines of its results."""
    header, moves, results = None, [], []
    for line in stream:
        line = line.rstrip("\n")
        word = line.split(" ", 1)[0]
        if word == "game":
            header, moves, results = line, [], []
        elif word == "end":
            yield header, moves, results
        elif word in RESULT_WORDS:
            results.append(line)
        else:
            moves.append(parse_move(line))


def as_words(pairs):
    return {key: str(value) for key, value in pairs.items()}


def seat_results(game, seat):
    return {
        f"seat {seat.number}": as_words(result.inventory(seat)),
        f"score {seat.number}": as_words(result.score(game, seat)),
        f"title {seat.number}": {"title": result.title(game, seat)},
    }


def expected_results(game):
    expected = {}
    for seat in game.seats:
        expected.update(seat_results(game, seat))
    winners = result.winners(game)
    if len(game.seats) == 1:
        feats = result.feats(game, winners == [1])
        expected["feats 1"] = {key: str(int(value)) for key, value in feats.items()}
    if game.cowbot:
        expected["opponent"] = as_words(result.cowbot_score(game))
    expected["winners"] = {"winners": ",".join(map(str, winners)) or "none"}
    return expected


def printed_results(lines):
    printed = {}
    for line in lines:
        words = line.split()
        if words[0] == "title":
            printed[f"title {words[1]}"] = {"title": " ".join(words[2:]).replace("’", "'")}
        elif words[0] == "winners":
            printed["winners"] = {"winners": words[1]}
        elif words[0] == "opponent":
            printed["opponent"] = parse_pairs(words[1:])
        else:
            printed[f"{words[0]} {words[1]}"] = parse_pairs(words[2:])
    # Beating all four cowbots takes several sheets; one game can't tell.
    printed.get("feats 1", {}).pop("all-cowbots", None)
    return printed


def compare(expected, printed):
    """The first difference in words, or None."""
    for line in [*expected, *(line for line in printed if line not in expected)]:
        ours, theirs = expected.get(line, {}), printed.get(line, {})
        for key in [*ours, *(key for key in theirs if key not in ours)]:
            if ours.get(key) != theirs.get(key):
                return f"{line}: {key} is {theirs.get(key)}, should be {ours.get(key)}"
    return None


def judge(header, moves, results):
    """What is wrong with a game, or None."""
    game = Game(parse_pairs(header.split()[1:]), moves)
    try:
        game.play()
        expected = expected_results(game)
    except (AssertionError, ValueError, KeyError, IndexError, TypeError) as problem:
        number, words = game.moves[min(game.at, len(moves)) - 1]
        return (
            f"round {game.round} turn {game.turn}, move {game.at} “{number}: {' '.join(words)}”: "
            f"{type(problem).__name__}: {problem}"
        )
    if game.at != len(moves):
        return f"the log goes on after the end, with {moves[game.at]}"
    return compare(expected, printed_results(results))


def main(program, first, last):
    wanted = last - first + 1
    agreed = 0
    with subprocess.Popen(
        [program, "fliptown", str(first), str(last)], stdout=subprocess.PIPE, encoding="utf-8"
    ) as process:
        for header, moves, results in read_games(process.stdout):
            problem = judge(header, moves, results)
            if problem:
                process.kill()
                print(f"{header}\n{problem}")
                return 1
            agreed += 1
    if process.returncode != 0 or agreed != wanted:
        print(f"{wanted} games were asked for, {agreed} came (exit {process.returncode})")
        return 1
    print(f"{agreed} games agreed")
    return 0


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit("usage: oracle.py PRINT-GAMES FIRST LAST")
    PROGRAM, FIRST, LAST = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    if "FLIPSIDE_TEST_SHORT" in os.environ:
        LAST = min(LAST, FIRST + SHORT_GAMES - 1)
    sys.exit(main(PROGRAM, FIRST, LAST))
