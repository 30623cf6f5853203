#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""flipside-cli from outside: what it prints, what it writes, and how it ends."""

import errno
import hashlib
import os
import re
import resource
import signal
import stat
import subprocess
import unittest

from harness import (CLI, DONE, ENVIRONMENT, OPTIONS, REFUSED, ROOT, USAGE, CliTest, main,
                     moves_of, options_in, run, unsigned)

SUITS, RANKS = "CDHS", ["A", *map(str, range(2, 11)), "J", "Q", "K"]
CARDS = {rank + suit for rank in RANKS for suit in SUITS}


class Help(CliTest):
    def test_summary_names_every_command(self):
        text = self.check(DONE, "--help").stdout
        self.assertEqual(set(re.findall(r"^  (\w+) ", text, re.MULTILINE)), set(OPTIONS))
        self.assertEqual(self.check(DONE, "help").stdout, text)

    def test_each_command_names_its_options(self):
        for command, options in OPTIONS.items():
            with self.subTest(command):
                text = self.check(DONE, command, "--help", says=f"flipside-cli {command}").stdout
                self.assertEqual(options_in(text), options | {"--help"})

    def test_json_where_it_is_promised(self):
        promise = re.search(r"With --json the commands print JSON,\s+except (.*?), which",
                            self.check(DONE, "--help").stdout, re.DOTALL)
        without = {command for command, options in OPTIONS.items() if "--json" not in options}
        self.assertEqual(set(re.split(r",\s*|\s+and\s+", promise[1])), without)

    def test_version(self):
        self.assertRegex(self.check(DONE, "--version").stdout, r"^flipside-cli \d+\.\d+\.\d+\n$")

    def test_short_help(self):
        for command in ([], *([command] for command in OPTIONS)):
            with self.subTest(command):
                self.assertEqual(self.check(DONE, *command, "-h", says="Usage:").stdout,
                                 run(*command, "--help").stdout)

    def test_no_command(self):
        done = run()
        self.assertEqual((done.returncode, done.stdout), (USAGE, ""))
        self.assertIn("--help", done.stderr)

    def test_usage(self):
        cases = [
            (["dance"], "dance"),
            (["games", "x"], "no argument"),
            (["games", "--colour"], "--colour"),
            (["new"], "one game"),
            (["new", "fliptown", "flipcity"], "one game"),
            (["new", "fliptown", "--seed", "seven"], "seven"),
            (["new", "fliptown", "--seed", "-1"], "-1"),
            (["new", "fliptown", "--seed", "7", "--table"], "--seed"),
            (["new", "fliptown", "--seats", "two"], "two"),
            (["new", "fliptown", "--seats", "0"], "one seat"),
            (["new", "fliptown", "--seats", "-3"], "one seat"),
            (["ask"], "a sheet"),
            (["play"], "move"),
            (["play", "a"], "move"),
            (["play", "-", "KH"], "sheet file"),
            (["show"], "one sheet"),
            (["show", "a", "--at", "x"], "x"),
            (["show", "a", "--at", "-1"], "negative"),
            (["ask", "a", "--at", "-1"], "negative"),
            (["log", "a", "--at", "-1"], "negative"),
            (["show", "a", "--seat", "x"], "x"),
            (["log"], "one sheet"),
            (["log", "a", "b"], "one sheet"),
            (["score"], "one sheet"),
            (["verify"], "one sheet"),
            (["random"], "one game"),
            (["random", "fliptown", "--seeds", "9-3"], "9-3"),
            (["random", "fliptown", "--seeds", "1-"], "1-"),
            (["random", "fliptown", "--seats", "0"], "one seat"),
            (["perft"], "one sheet"),
            (["perft", "a", "--depth", "0"], "depth"),
            (["perft", "a", "--depth", "99"], "depth"),
            (["import"], "one sheet"),
            (["export", "1"], "--sheet"),
            (["export", "--sheet", "a"], "a sheet"),
            (["bench", "dance"], "no figure"),
        ]
        for arguments, says in cases:
            with self.subTest(arguments):
                done = self.check(USAGE, *arguments, says=[says, "--help"])
                self.assertEqual(done.stdout, "")


class Games(CliTest):
    def test_text_and_json_agree(self):
        games = self.json("games")
        lines = [f"{g['id']}\t{g['name']}\t{g['min_seats']}-{g['max_seats']}" for g in games]
        self.assertIn("fliptown", [game["id"] for game in games])
        self.assertEqual(self.check(DONE, "games").stdout.splitlines(), lines)

    def test_options(self):
        lines = self.check(DONE, "games", "--options").stdout.splitlines()
        for game in self.json("games"):
            for option in game["options"]:
                self.assertIn(f"    {option['key']}={'|'.join(option['values'])}", lines)


class New(CliTest):
    def head(self, *arguments):
        return self.check(DONE, "new", "fliptown", *arguments).stdout.split("\nmoves:\n")[0]

    def test_defaults(self):
        head = self.head()
        self.assertEqual(head, "flipsheet 1\ngame: fliptown\nplayer: Player 1\ndealer: table")
        self.assertEqual(self.head("--table"), head)

    def test_players_and_seats(self):
        self.assertEqual(re.findall("player: (.*)", self.head("--players", "Ann,Bob Ray")),
                         ["Ann", "Bob Ray"])
        self.assertEqual(len(re.findall("player: ", self.head("--seats", "4"))), 4)
        self.assertEqual(re.findall("player: (.*)", self.head("--players", "Ann", "--seats", "2")),
                         ["Ann", "Player 2"])

    def test_table_waits_and_seed_deals(self):
        at_table = self.check(DONE, "new", "fliptown").stdout
        dealt = self.check(DONE, "new", "fliptown", "--seed", "7").stdout
        self.assertEqual(moves_of(at_table), [])
        self.assertEqual(len(moves_of(dealt)), 3)
        self.assertIn("\ndealer: seed 7\n", dealt)
        self.assertEqual(self.check(DONE, "new", "fliptown", "--seed", "7").stdout, dealt)

    def test_largest_seed(self):
        self.assertIn(f"dealer: seed {2**64 - 1}", self.head("--seed", 2**64 - 1))
        self.check(USAGE, "new", "fliptown", "--seed", 2**64)

    def test_every_option(self):
        needs = {"bounties": ["--seats", "2"], "level": ["--option", "cowbot=black-bart"]}
        for option in self.json("games")[0]["options"]:
            for value in option["values"][1:]:
                wish = f"{option['key']}={value}"
                with self.subTest(wish):
                    head = self.head(*needs.get(option["key"], []), "--option", wish)
                    self.assertIn(f"option {option['key']}: {value}", head)

    def test_output(self):
        path = self.new("--seed", "7")
        self.assertEqual(path.read_text(), self.check(DONE, "new", "fliptown", "--seed", 7).stdout)
        again = self.folder / "again"
        self.check(DONE, "new", "fliptown", "--seed", "7", "-o", again)
        self.assertEqual(again.read_text(), path.read_text())

    def test_checksum_is_sha256_of_all_above(self):
        text, checksum = self.new().read_text().rsplit("checksum: ", 1)
        self.assertEqual(checksum, hashlib.sha256(text.encode()).hexdigest() + "\n")

    def own_board(self, cash, name):
        text = (ROOT / "data/boards/fliptown.board").read_text(encoding="utf-8")
        return self.write(text.replace("[start]\ncash=4\n", f"[start]\n{cash}\n"), name)

    def test_own_board(self):
        board = self.own_board("cash=40", "rich.board")
        path = self.new("--board", board)
        self.assertEqual(self.json("show", path)["seats"][0]["facts"]["cash"], 40)
        board.unlink()
        self.check(DONE, "verify", path)

    def test_refused(self):
        board = self.own_board("cash=many", "odd.board")
        cases = [
            (["chess"], ["chess", "fliptown"]),
            (["fliptown", "--option", "dance=yes"], "dance"),
            (["fliptown", "--option", "holdem=maybe"], ["maybe", "yes"]),
            (["fliptown", "--option", "holdem"], "holdem=yes"),
            (["fliptown", "--option", "level=hard"], "cowbot"),
            (["fliptown", "--option", "bounties=none"], "two or more"),
            (["fliptown", "--seats", "2", "--option", "cowbot=black-bart"], "one player"),
            (["fliptown", "--players", "Ann,Ann"], "Ann"),
            (["fliptown", "--players", "Ann,"], "empty"),
            (["fliptown", "--players", "A,B,C,D,E"], "4"),
            (["fliptown", "--players", "A,B,C", "--seats", "2"], ["3 players", "2 seats"]),
            (["fliptown", "--seats", "5"], "4"),
            (["fliptown", "--board", self.folder / "no.board"], "no.board"),
            (["fliptown", "--board", board], ["odd.board", "cash"]),
            (["fliptown", "--output", self.folder / "no/sheet"], "no/sheet"),
            (["fliptown", "--output", self.folder], str(self.folder)),
        ]
        for arguments, says in cases:
            with self.subTest(arguments):
                self.assertEqual(self.check(REFUSED, "new", *arguments, says=says).stdout, "")


class AskAndPlay(CliTest):
    def ask(self, path):
        """The question; its text form must tell the same."""
        whole = self.json("ask", path)
        ask = whole["ask"]
        lines = self.check(DONE, "ask", path).stdout.splitlines()
        self.assertEqual(lines[0], ask["prompt"])
        lines, *others = [part.split("\n") for part in "\n".join(lines).split("\n\n")]
        self.assertEqual(lines[1:], ask["answers"])
        # Seats that may act at the same time stand behind an empty line each.
        self.assertEqual([part[1:] for part in others],
                         [other["answers"] for other in whole.get("others", [])])
        self.assertEqual(len(set(ask["answers"])), len(ask["answers"]))
        return ask

    def play_to_the_end(self, path):
        """Answers every question from its own list; gives what was asked."""
        asked = []
        while (ask := self.ask(path))["kind"] != "nothing":
            answer = ask["answers"][len(asked) * 7 % len(ask["answers"])]
            before = moves_of(path.read_text())
            self.assertEqual(self.json("play", path, answer)["moves"],
                             len(moves_of(path.read_text())))
            self.assertEqual(moves_of(path.read_text())[:len(before) + 1], [*before, answer])
            asked.append(ask)
        return asked

    def test_words_choose_among_the_answers(self):
        path = self.new("--seed", "7")
        ask = self.json("ask", path)["ask"]
        for words in (["trail"], ["mine", "1b"], ["K"], ["2", "pan", "KH"], ["1:"], ["2g", "town"],
                      ["dance"], ["trail", "mine"], ["rail"]):
            wanted = [answer for answer in ask["answers"] if set(words) <= set(answer.split())]
            with self.subTest(words):
                self.assertEqual(self.json("ask", path, *words)["ask"], {**ask, "answers": wanted})
                self.assertEqual(self.check(DONE, "ask", path, *words).stdout.splitlines()[1:],
                                 wanted)

    def test_several_words_in_one_argument_stand_together(self):
        path = self.new("--seed", "7")
        answers = self.json("ask", path)["ask"]["answers"]
        wanted = [answer for answer in answers if " trail K " in f"{answer} "]
        self.assertTrue(wanted)
        self.assertEqual(self.json("ask", path, "trail K")["ask"]["answers"], wanted)

    def test_cards_still_to_come(self):
        """A lineup has three cards."""
        path = self.new()
        for card, left in (("JC", 3), ("KH", 2), ("8C", 1)):
            self.assertEqual(self.json("ask", path)["ask"]["count"], left)
            self.check(DONE, "play", path, card)
        self.assertNotIn("count", self.json("ask", path)["ask"])

    def check_finished(self, path):
        self.check(DONE, "verify", path)
        self.assertTrue(self.json("score", path)["over"])
        self.check(REFUSED, "play", path, "KH", says="over")

    def test_dealt_game(self):
        path = self.new("--players", "Ann,Bob", "--seed", "11")
        asked = self.play_to_the_end(path)
        self.assertEqual({ask["seat"] for ask in asked}, {1, 2})
        self.assertGreaterEqual(len(asked), 2 * 3 * 5)
        self.check_finished(path)

    def test_table_game(self):
        path = self.new()
        asked = self.play_to_the_end(path)
        cards = [ask for ask in asked if ask["kind"] == "cards"]
        self.assertEqual(set(asked[0]["answers"]), CARDS)
        self.assertGreaterEqual(len(cards), 3 * (5 * 3 + 1))
        self.assertEqual({ask["seat"] for ask in cards}, {0})
        self.assertEqual(len(asked), len(moves_of(path.read_text())))
        self.check_finished(path)

    def test_moves_of_another_sheet_by_standard_input(self):
        moves = moves_of(self.finished(3))
        path = self.new()
        told = self.check(DONE, "play", path, "-", text="\n".join(moves)).stdout.splitlines()
        self.assertEqual(moves_of(path.read_text()), moves)
        self.assertEqual(len(told), len(moves) + 1)
        self.assertEqual(self.json("ask", path)["ask"]["kind"], "nothing")

    def test_several_arguments(self):
        path = self.new()
        played = self.json("play", path, "JC", "kh", "8C", "kh jc 8c trail 5")
        self.assertEqual((played["played"], played["moves"]), (4, 4))
        self.assertEqual(played["ask"]["kind"], "cards")
        self.assertEqual(self.json("show", path)["seats"][0]["facts"]["cash"], 16)

    def test_sheet_from_standard_input(self):
        path = self.new("--seed", "7")
        for command in ("ask", "show", "log", "score", "perft"):
            self.assertEqual(run(command, "-", text=path.read_text()).stdout,
                             run(command, path).stdout)

    def check_refused(self, path, moves, number, says, rule):
        before = path.read_bytes()
        done = self.check(REFUSED, "play", path, *moves, says=[f"move {number}", says])
        answer = self.json("play", path, *moves, status=REFUSED)
        self.assertEqual(done.stdout, "")
        self.assertEqual((answer["line"], answer["move"]), (number, moves[number - 1]))
        self.assertIn(says, answer["reason"] + " " + answer["help"])
        self.assertEqual(answer["rule"], rule)
        self.assertIn(f"({rule})" if rule else "", done.stderr)
        self.assertEqual(path.read_bytes(), before)
        self.assertEqual(sorted(self.folder.iterdir()), [path])

    def test_refused(self):
        # On the table: jack of clubs, king of hearts, 8 of clubs; $4 and 2 gold.
        cases = [
            (["dance"], 1, "dance", ""),
            (["JC"], 1, "Something else is asked for now", "FT-ROUND-2"),
            (["2D JC 8C mine 1a"], 1, "2D", "FT-TURN-2"),
            (["KH 8C JC trail J"], 1, "gold", "FT-TRAIL-2"),
            (["KH KH JC trail 5"], 1, "different", "FT-TURN-2"),
            (["JC cemetery B2"], 1, "circled", "FT-SETUP-3"),
            (["JC 8C KH town 8", "land-office A1 B1", "decline bonus trail"], 3, "", "FT-BONUS-8"),
            (["2: JC cemetery A1"], 1, "Ann", ""),
        ]
        path = self.new("--players", "Ann", "--seed", "7")
        self.assertEqual(moves_of(path.read_text()), ["JC", "KH", "8C"])
        for moves, number, says, rule in cases:
            with self.subTest(moves):
                self.check_refused(path, moves, number, says, rule)

    def test_no_card_twice(self):
        path = self.new()
        self.check_refused(path, ["KH", "KH"], 2, "K♥", "FT-DECK-4")

    def test_undealt_answer_in_a_dealt_game(self):
        path = self.new("--seed", "7")
        self.check(DONE, "play", path, "KH JC 8C trail 5")
        self.assertEqual(len(moves_of(path.read_text())), 3 + 1 + 3)


class Show(CliTest):
    def test_at_every_moment(self):
        path = self.write(self.finished(5))
        length = len(moves_of(path.read_text()))
        for at in (0, 1, length // 2, length):
            state = self.json("show", path, "--at", at)
            self.assertEqual((state["at"], state["moves"]), (at, length))
        start = self.json("show", path, "--at", 0)["seats"][0]
        self.assertEqual(start["marks"], {"cemetery B2": "circled"})
        self.assertEqual((start["facts"]["cash"], start["facts"]["gold"]), (4, 2))
        self.assertEqual(self.json("show", path), self.json("show", path, "--at", length))

    def test_at_is_the_shorter_sheet(self):
        text = self.finished(5)
        moves = moves_of(text)
        path, shorter = self.write(text), self.new(name="shorter.flipsheet")
        self.check(DONE, "play", shorter, "-", text="\n".join(moves[:20]))
        state, cut = self.json("show", path, "--at", 20), self.json("show", shorter)
        self.assertEqual((state["facts"], state["seats"]), (cut["facts"], cut["seats"]))

    def test_no_such_moment(self):
        path = self.new("--seed", "7")
        for command in ("show", "ask", "log"):
            self.check(REFUSED, command, path, "--at", "4", says=["3", "4"])

    def test_question_in_one_line(self):
        """Title, cards in play, sentence and note, as ask and play say it."""
        path = self.new("--players", "Ann", "--seed", "7")
        self.assertEqual(run("ask", path).stdout.splitlines()[0],
                         "Ann, choose a site: J♣ K♥ 8♣.")
        self.assertEqual(run("ask", path, "--at", "1").stdout.splitlines()[0],
                         "Which cards are in the lineup? Card 2 of 3.")
        told = self.check(DONE, "play", path, "KH JC 8C trail 5").stdout.splitlines()
        self.assertEqual(told[-1], run("ask", path).stdout.splitlines()[0])

    def test_text_names_players_and_marks(self):
        path = self.new("--players", "Ann,Bob")
        text = self.check(DONE, "show", path, says=["Fliptown", "Ann\n", "Bob\n"]).stdout
        self.assertEqual(text.count("cemetery B2"), 2)

    def test_says_what_is_awaited(self):
        text = self.finished(5, "--seats", "2")
        path, shorter = self.write(text), self.new("--seats", "2", name="shorter.flipsheet")
        for length in (0, 6, 7, 20, len(moves_of(text))):
            new = moves_of(text)[len(moves_of(shorter.read_text())):length]
            self.check(DONE, "play", shorter, "-", text="\n".join(new))
            ask = self.json("ask", shorter)["ask"]
            line = run("ask", shorter).stdout.splitlines()[0]
            del ask["answers"]
            self.assertEqual(self.json("show", path, "--at", length)["ask"], ask)
            self.assertEqual(run("show", path, "--at", length).stdout.splitlines()[1], line)

    def test_prices_are_those_of_the_answers(self):
        path = self.new("--seed", "7")
        prices = {}
        for answer in self.json("ask", path)["ask"]["answers"]:
            site = re.search(r"(trail|badlands|mine|town|cemetery) \w+", answer)[0]
            gold = re.search(r" (\d+)g$", answer)
            prices[site] = min(prices.get(site, 99), int(gold[1]) if gold else 0)
        self.assertEqual(self.json("show", path)["seats"][0]["reach"], prices)


    def test_every_card_is_somewhere(self):
        """The deck, the lineup, the discards and the Sheriff card are all 52 (FT-DECK-5)."""
        path = self.write(self.finished(5))
        asked = 0
        for at in range(len(moves_of(path.read_text()))):
            state = self.json("show", path, "--at", at)
            facts = state["facts"]
            if state["stage"] != "action":
                continue
            lineup, discards = facts["lineup"].split(), facts.get("discards", "").split()
            asked += 1
            self.assertEqual(len({*lineup, *discards}), len(lineup) + len(discards))
            self.assertEqual(facts["deck"] + len(lineup) + len(discards) + 1, len(CARDS))
        self.assertEqual(asked, 3 * 5)

    def test_bounties_by_their_numbers(self):
        """Who meets a bounty has its number, and its card is turned over (FT-BOUNTY-3)."""
        path = self.write(self.finished(9, "--seats", "4"))
        drawn = re.findall(r"^bounty (\d+)$", path.read_text(), re.MULTILINE)
        state, met = self.json("show", path), set()
        for seat in state["seats"]:
            met |= set(seat["facts"].get("bounties", "").split())
        shown = [state["facts"][f"bounty-{i}"] for i in (1, 2, 3)]
        self.assertEqual([fact.split(": ")[0] for fact in shown], drawn)
        self.assertTrue(met and met <= set(drawn), (met, drawn))
        for number, fact in zip(drawn, shown):
            self.assertEqual(fact.rsplit(": ", 1)[1], "4" if number in met else "7")


class Secrets(CliTest):
    def secrets(self, path, seat, at):
        """What show tells one seat; the other seats' secrets must not be told."""
        seats = self.json("show", path, "--at", at, "--seat", seat)["seats"]
        self.assertEqual([i for i, other in enumerate(seats, 1) if "secrets" in other], [seat])
        own = seats[seat - 1]["secrets"]
        text = self.check(DONE, "show", path, "--at", at, "--seat", seat).stdout
        part = text.split(f"\nPlayer {seat}\n")[1].split("\nPlayer ")[0]
        self.assertEqual(re.findall("  Seen in secret: (.*)", part), own)
        self.assertEqual(text.count("Seen in secret"), len(own))
        return own

    def test_nobody_without_a_seat(self):
        path = self.new("--seats", "2", "--option", "holdem=yes", "--seed", "7")
        self.assertNotIn("secrets", run("show", path, "--json").stdout)
        self.assertNotIn("secret", run("show", path).stdout)

    def test_poker_cards_are_those_told_later(self):
        """Each seat knows its own two cards until the hand is resolved (FT-HOLD-3)."""
        path = self.write(self.finished(3, "--seats", "2", "--option", "holdem=yes"))
        moves = moves_of(path.read_text())
        told = [i for i, entry in enumerate(self.json("log", path))
                if entry["sentence"].startswith("Secret poker card")][:4]
        # The seats show theirs in turn, two cards each.
        owned = {"1": [moves[i] for i in told[:2]], "2": [moves[i] for i in told[2:]]}
        first = next(i for i, move in enumerate(moves) if re.match("[12]: ", move))
        for at in (first, first + 4):
            self.assertEqual(self.secrets(path, 1, at), owned["1"])
            self.assertEqual(self.secrets(path, 2, at), owned["2"])
        self.assertEqual([len(owned["1"]), len(owned["2"])], [2, 2])
        self.assertEqual(self.secrets(path, 1, len(moves)), [])

    def test_sheriff_card_from_the_office(self):
        """A visit shows the card that the end of the round brings (FT-OFFICE-1)."""
        look = "1: sheriffs-office look"
        text = next(text for text in map(self.finished, range(1, 100)) if look in moves_of(text))
        path, moves = self.write(text), moves_of(text)
        at = moves.index(look)
        cards = [entry["move"] for entry in self.json("log", path)[at:]
                 if entry["sentence"].startswith("Sheriff card")]
        self.assertEqual(self.secrets(path, 1, at), [])
        self.assertEqual(self.secrets(path, 1, at + 1), cards[:1])

    def test_at_the_table_flipside_knows_none(self):
        path = self.new("--seats", "2", "--option", "holdem=yes", "--option", "bounties=none")
        self.check(DONE, "play", path, "JC", "KH", "8C")
        self.assertEqual(self.secrets(path, 1, 3), [])

    def test_no_such_seat(self):
        path = self.new("--seats", "2", "--seed", "7")
        self.check(REFUSED, "show", path, "--seat", "3", says="3")
        self.check(USAGE, "show", path, "--seat", "-1", says="from 1")


class Log(CliTest):
    def test_a_sentence_for_every_move(self):
        for arguments in ([], ["--seats", "3"], ["--option", "cowbot=wyatt-earp"]):
            path = self.write(self.finished(6, *arguments))
            entries = self.json("log", path)
            self.assertEqual([entry["move"] for entry in entries], moves_of(path.read_text()))
            lines = []
            for entry in entries:
                seat = re.match(r"(\d): ", entry["move"])
                lines.append((f"Player {seat[1]}: " if seat else "") + entry["sentence"])
                self.assertRegex(entry["sentence"], r"(?s)^\S.*\.$")
            self.assertEqual(self.check(DONE, "log", path).stdout.splitlines(), lines)

    def test_tells_what_play_told(self):
        path = self.new("--players", "Ann", "--seed", "7")
        before = run("log", path).stdout.splitlines()
        told = self.check(DONE, "play", path, "KH 8C JC trail 5").stdout.splitlines()
        self.assertEqual(run("log", path).stdout.splitlines(), before + told[:-1])
        self.assertRegex(told[0], r"^Ann: Trail 5\b.*J♣.*\+\$12\.$")

    def test_at(self):
        path = self.write(self.finished(6))
        lines, entries = run("log", path).stdout.splitlines(), self.json("log", path)
        self.assertEqual(run("log", path, "--at", "10").stdout.splitlines(), lines[:10])
        self.assertEqual(self.json("log", path, "--at", "10"), entries[:10])

    def test_changes(self):
        path = self.new("--players", "Ann", "--seed", "7")
        self.check(DONE, "play", path, "KH JC 8C trail 5")
        blocks = self.check(DONE, "log", path, "--changes", "--at", "4").stdout.split("\n\n")
        self.assertEqual(len(blocks), 5)
        self.assertEqual(blocks[4].splitlines(), [
            "4 1: KH JC 8C trail 5",
            "    table: turn: 1 → 2; discards: KH 8C JC; lineup: JC KH 8C → nothing",
            "    seat 1: cash: 4 → 16; hand-1: 8C",
            "    seat 1 marks: trail A: crossed; trail 2: crossed; trail 3: crossed; "
            "trail 4: crossed; trail 5: circled",
            "    seat 1 score: 2 → 5",
            "    asks: cards, the table, lineup; answers: 49",
        ])

    def test_nothing_has_happened(self):
        path = self.new()
        self.assertEqual(self.check(DONE, "log", path).stdout, "")
        self.assertEqual(self.json("log", path), [])


class Score(CliTest):
    def test_start(self):
        path = self.new("--players", "Ann,Bob", "--option", "bounties=none")
        score = self.json("score", path)
        self.assertFalse(score["over"])
        self.assertEqual(score["winners"], [])
        for seat in score["seats"]:
            # $4 and 2 gold are a point each.
            self.assertEqual((seat["lines"]["cash"], seat["lines"]["gold"]), (1, 1))
            self.assertEqual((seat["total"], seat["title"]), (2, "Tenderfooted Deputy"))

    def test_lines_make_the_total(self):
        for arguments in ([], ["--seats", "4"], ["--option", "cowbot=billy-the-kid"]):
            path = self.write(self.finished(9, *arguments))
            score, state = self.json("score", path), self.json("show", path)
            sides = [*score["seats"], *([score["opponent"]] if "opponent" in score else [])]
            for side in sides:
                self.assertEqual(sum(side["lines"].values()), side["total"])
            for seat, shown in zip(score["seats"], state["seats"]):
                self.assertEqual(seat["lines"]["stars"], shown["facts"]["stars"])
                self.assertEqual(seat["lines"]["cash"], shown["facts"]["cash"] // 4)
                self.assertEqual(seat["lines"]["gold"], shown["facts"]["gold"] // 2)

    def test_winners_have_most_points(self):
        score = self.json("score", self.write(self.finished(9, "--seats", "4")))
        best = max(seat["total"] for seat in score["seats"])
        self.assertTrue(score["winners"])
        for winner in score["winners"]:
            self.assertEqual(score["seats"][winner - 1]["total"], best)

    def test_solo_has_no_winner(self):
        """Without a cowbot only score and title count (FT-END-4)."""
        path = self.write(self.finished(9))
        self.assertEqual(self.json("score", path)["winners"], [])
        self.assertNotIn("Winner", run("score", path).stdout)

    def test_text_has_the_total(self):
        path = self.write(self.finished(9))
        total = self.json("score", path)["seats"][0]["total"]
        self.assertRegex(self.check(DONE, "score", path).stdout, rf"(?m)^  Total +{total}$")


class Verify(CliTest):
    def test_good(self):
        path = self.write(self.finished(4))
        self.check(DONE, "verify", path, says=[str(path), "good"])
        self.assertEqual(self.json("verify", path), [
            {"sheet": str(path), "good": True, "moves": len(moves_of(path.read_text())),
             "reason": ""}])

    def test_several(self):
        good, bad = self.write(self.finished(4)), self.write("nonsense\n", "bad.flipsheet")
        missing = self.folder / "missing"
        done = self.check(REFUSED, "verify", bad, good, missing, says=["bad.flipsheet", "missing"])
        self.assertEqual(done.stdout.count("good"), 1)
        answers = self.json("verify", bad, good, missing, status=REFUSED)
        self.assertEqual([answer["good"] for answer in answers], [False, True, False])
        self.assertTrue(answers[0]["reason"] and answers[2]["reason"])

    def test_card_that_the_seed_does_not_deal(self):
        text = self.new("--seed", "7").read_text()
        changed = self.write(unsigned(text).replace("\nKH\n", "\nKD\n"))
        self.check(DONE, "ask", changed)
        self.check(REFUSED, "verify", changed, says=["written.flipsheet", "move 2", "seed 7"])
        at_table = self.write(changed.read_text().replace("dealer: seed 7", "dealer: table"))
        self.check(DONE, "verify", at_table)

    def bad_sheets(self):
        """What is changed, the line it is on, and a word of the reason."""
        text = unsigned(self.finished(7))
        lines = text.splitlines()
        choice = next(i for i, line in enumerate(lines) if line.startswith("1: "))
        board = lines.index("board:")
        last = len(lines)

        def with_line(index, line):
            return "\n".join([*lines[:index], *line, *lines[index + 1:]]) + "\n"

        yield "", 1, "flipsheet 1"
        yield with_line(0, ["flipsheet 99"]), 1, "newer"
        yield with_line(1, ["game: chess"]), 2, "chess"
        yield with_line(1, ["game: fliptown", "game: fliptown"]), 3, "twice"
        yield with_line(2, ["player: "]), 3, "name"
        yield with_line(2, ["player: Ann", "option holdem: maybe"]), 4, "maybe"
        yield with_line(2, ["player: Ann", "noise"]), 4, "noise"
        yield with_line(3, ["dealer: nobody"]), 4, "nobody"
        yield with_line(choice, ["1: dance"]), choice + 1, "dance"
        yield with_line(choice - 1, [lines[choice - 2]]), choice, "FT-DECK-4"
        yield with_line(choice, []), choice + 1, lines[choice + 1]
        yield with_line(board, []), None, "board:"
        yield with_line(board + 3, ["odd"]), board + 4, "two blanks"
        yield with_line(last - 1, []), last - 1, "checksum"
        yield with_line(last - 1, ["checksum: " + "0" * 64]), last, "checksum"

    def test_bad_sheets_are_named_with_file_and_line(self):
        for number, (text, line, says) in enumerate(self.bad_sheets()):
            path = self.write(text, f"bad-{number}.flipsheet")
            where = f"{path}, line {line}:" if line else f"{path}, line "
            for command in ("ask", "show", "score", "verify", "perft"):
                with self.subTest(says, command=command):
                    done = self.check(REFUSED, command, path, says=[where, says])
                    self.assertEqual(done.stdout, "")
            with self.subTest(says, command="play"):
                self.check(REFUSED, "play", path, "KH", says=[where, says])
                self.assertEqual(path.read_text(), text)

    def test_not_a_text(self):
        path = self.folder / "picture"
        path.write_bytes(b"\x89PNG\r\n\x1a\n\0\xff")
        self.check(REFUSED, "ask", path, says="picture")

    def test_changed_sheet_is_noticed(self):
        text = self.finished(7)
        changed = self.write(text.replace("player: Player 1", "player: Player 9"))
        self.check(REFUSED, "verify", changed, says="checksum")


class RandomPerftBench(CliTest):
    def test_random_counts(self):
        answer = self.json("random", "fliptown", "--seeds", "5-7")
        lengths = [len(moves_of(self.finished(seed))) for seed in (5, 6, 7)]
        self.assertEqual((answer["games"], answer["moves"]), (3, sum(lengths)))
        self.assertLessEqual(answer["lowest_score"], answer["mean_score"])
        self.assertLessEqual(answer["mean_score"], answer["highest_score"])
        self.check(DONE, "random", "fliptown", "--seeds", "5-7", says=f"3 games, {sum(lengths)}")

    def test_random_check(self):
        for arguments in ([], ["--seats", "2"], ["--option", "holdem=yes"]):
            self.check(DONE, "random", "fliptown", "--seeds", "3", "--check", *arguments,
                       says="1 games")

    def test_random_sheet_is_all_of_standard_output(self):
        done = run("random", "fliptown", "--seeds", "1-3", "--seats", "2", "--sheet")
        path = self.write(done.stdout)
        self.assertIn("3 games", done.stderr)
        self.assertTrue(done.stdout.startswith("flipsheet 1\n"))
        self.assertIn("\ndealer: seed 3\n", done.stdout)
        self.check(DONE, "verify", path)
        self.assertTrue(self.json("score", path)["over"])
        self.assertEqual(done.stdout, self.finished(3, "--seats", "2"))

    def test_random_keeps_every_game(self):
        folder = self.folder / "new" / "games"
        self.check(DONE, "random", "fliptown", "--seeds", "5-7", "--seats", "2", "--sheets", folder,
                   says="3 games")
        self.assertEqual(sorted(path.name for path in folder.iterdir()),
                         [f"fliptown-{seed}.flipsheet" for seed in (5, 6, 7)])
        for seed in (5, 6, 7):
            path = folder / f"fliptown-{seed}.flipsheet"
            self.assertEqual(path.read_text(), self.finished(seed, "--seats", "2"))

    def test_random_can_not_keep_a_game(self):
        path = self.write("", "file")
        self.check(REFUSED, "random", "fliptown", "--seeds", "5", "--sheets", path / "below",
                   says="below")

    def test_random_refused(self):
        self.check(REFUSED, "random", "chess", says="chess")
        self.check(REFUSED, "random", "fliptown", "--seats", "5", says="4")
        self.check(REFUSED, "random", "fliptown", "--option", "dance=yes", says="dance")

    def test_perft_of_a_lineup(self):
        path = self.new()
        for depth, lines in ((1, 52), (2, 52 * 51), (3, 52 * 51 * 50)):
            self.assertEqual(self.check(DONE, "perft", path, "--depth", depth).stdout, f"{lines}\n")
            self.assertEqual(self.json("perft", path, "--depth", depth),
                             {"depth": depth, "lines": lines})

    def test_perft_counts_the_answers(self):
        path = self.new("--seed", "7")
        answers = self.json("ask", path)["ask"]["answers"]
        self.assertEqual(self.check(DONE, "perft", path).stdout, f"{len(answers)}\n")

    def test_perft_at_the_end(self):
        path = self.write(self.finished(7))
        self.assertEqual(self.check(DONE, "perft", path, "--depth", "3").stdout, "0\n")

    def test_bench_of_names(self):
        names = ["fliptown-state-bytes", "fliptown-full-sheet-moves"]
        for wanted in (names[:1], names):
            lines = self.check(DONE, "bench", *wanted).stdout.splitlines()
            figures = dict(line.split() for line in lines)
            self.assertEqual(set(figures), set(wanted))
            self.assertEqual({name: float(figure) for name, figure in figures.items()},
                             self.json("bench", *wanted))

    def test_bench_of_an_unknown_name_among_others(self):
        done = self.check(USAGE, "bench", "fliptown-state-bytes", "dance", says="dance")
        self.assertEqual(done.stdout, "")

    def test_bench_of_a_name_twice(self):
        self.check(DONE, "bench", "fliptown-state-bytes", "fliptown-state-bytes")


class Files(CliTest):
    """What happens to files and streams that can't take what is written."""

    def check_full(self, *arguments):
        with open("/dev/full", "w", encoding="utf-8") as full:
            done = subprocess.run([CLI, *map(str, arguments)], stdout=full, stderr=subprocess.PIPE,
                                  env=ENVIRONMENT, encoding="utf-8", check=False, timeout=120)
        self.assertEqual(done.returncode, REFUSED, f"{arguments}: nothing was written")
        self.assertIn(f"can't be written: {os.strerror(errno.ENOSPC)}.", done.stderr)

    @unittest.skipUnless(os.path.exists("/dev/full") and
                         stat.S_ISCHR(os.stat("/dev/full").st_mode), "there is no /dev/full")
    def test_full_standard_output(self):
        path = self.new("--seed", "7")
        library = ["--library", self.folder / "library"]
        self.check(DONE, "import", path, *library)
        for arguments in (["--help"], ["--version"], ["new", "fliptown"], ["games"],
                          ["games", "--json"], ["ask", path], ["show", path], ["log", path],
                          ["log", path, "--json"], ["log", path, "--changes"],
                          ["score", path], ["score", path, "--json"],
                          ["verify", path], ["perft", path], ["list", *library],
                          ["export", "1", "--sheet", "-", *library],
                          ["random", "fliptown", "--seeds", "1", "--sheet"],
                          ["bench", "fliptown-state-bytes"]):
            with self.subTest(arguments):
                self.check_full(*arguments)

    @staticmethod
    def fill_disk():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))

    def test_no_room_for_the_file(self):
        path = self.new("--seed", "7")
        before = path.read_bytes()
        self.check(REFUSED, "play", path, "KH JC 8C trail 5", preexec_fn=self.fill_disk)
        self.check(REFUSED, "new", "fliptown", "-o", self.folder / "new", preexec_fn=self.fill_disk)
        self.assertEqual(path.read_bytes(), before)
        self.assertEqual(list(self.folder.iterdir()), [path])

    def test_reason_that_there_is_no_room(self):
        self.check(REFUSED, "new", "fliptown", "-o", self.folder / "new", preexec_fn=self.fill_disk,
                   says=os.strerror(errno.EFBIG))

    @unittest.skipIf(os.geteuid() == 0, "nothing is forbidden to root")
    def test_forbidden_folder(self):
        path = self.new("--seed", "7")
        before = path.read_bytes()
        self.folder.chmod(0o500)
        self.addCleanup(self.folder.chmod, 0o700)
        self.check(REFUSED, "play", path, "KH JC 8C trail 5", says=str(path))
        self.assertEqual(path.read_bytes(), before)

    def test_missing_file(self):
        for command in (["ask"], ["show"], ["log"], ["score"], ["verify"], ["perft"], ["play"]):
            moves = ["KH"] if command == ["play"] else []
            self.check(REFUSED, *command, self.folder / "missing", *moves, says="missing")

    def check_permissions(self, *modes):
        path = self.new("--seed", "7")
        for mode in modes:
            path.chmod(mode)
            with self.subTest(oct(mode)):
                self.check(DONE, "new", "fliptown", "--seed", "7", "-o", path)
                self.check(DONE, "play", path, "KH JC 8C trail 5")
                self.assertEqual(stat.S_IMODE(path.stat().st_mode), mode)

    def test_permissions_stay(self):
        self.check_permissions(0o600, 0o640, 0o644, 0o700)

    def test_permissions_beyond_the_mask_stay(self):
        mask = os.umask(0o022)
        self.addCleanup(os.umask, mask)
        self.check_permissions(0o664)

    def test_new_file_obeys_the_mask(self):
        path = self.folder / "sheet"
        self.check(DONE, "new", "fliptown", "-o", path, preexec_fn=lambda: os.umask(0o077))
        self.assertEqual(stat.S_IMODE(path.stat().st_mode), 0o600)

    def check_link(self, link, path):
        self.check(DONE, "new", "fliptown", "--seed", "7", "-o", link)
        self.check(DONE, "play", link, "KH JC 8C trail 5")
        self.assertTrue(link.is_symlink())
        self.assertEqual(len(moves_of(path.read_text())), 3 + 1 + 3)

    def test_through_a_link(self):
        path, other = self.new(), self.folder / "other"
        other.mkdir()
        for link, target in ((self.folder / "link", path), (other / "link", "../sheet.flipsheet")):
            link.symlink_to(target)
            self.check_link(link, path)

    def test_through_a_link_to_no_file_yet(self):
        link = self.folder / "link"
        link.symlink_to("later")
        self.check_link(link, self.folder / "later")

    @unittest.skipUnless(os.path.exists("/proc/self/fd/1"), "there is no /proc")
    def test_through_a_link_to_standard_output(self):
        """What /dev/stdout is."""
        link = self.folder / "stdout"
        link.symlink_to("/proc/self/fd/1")
        done = run("new", "fliptown", "-o", link)
        self.assertTrue(link.is_symlink())
        self.assertEqual((done.returncode, done.stdout), (DONE, run("new", "fliptown").stdout))

    def test_to_a_pipe(self):
        """A name that is no plain file is written to, and never replaced."""
        pipe = self.folder / "pipe"
        os.mkfifo(pipe)
        reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
        self.addCleanup(os.close, reader)
        self.check(DONE, "new", "fliptown", "--output", pipe)
        self.assertTrue(stat.S_ISFIFO(pipe.stat().st_mode))
        self.assertEqual(os.read(reader, 1 << 16).decode(), run("new", "fliptown").stdout)


if __name__ == "__main__":
    main()
