#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""flipside-cli from outside: what it tells of a sheet: the moment, secrets, the log, the score."""

import re

from harness import CARDS, DONE, REFUSED, USAGE, CliTest, main, moves_of, run


def points_of(seat):
    """The points of a seat by the ids of their lines."""
    return {line["id"]: line["points"] for line in seat["score"]["lines"]}


def told_when_dealt(words):
    return re.sub(r"(Shuffle|Gather|Put) [^.]*\. ", "", words) if isinstance(words, str) else words


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
            # only people at a table of their own are told to shuffle
            ask, line = ({key: told_when_dealt(value) for key, value in ask.items()},
                         told_when_dealt(line))
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

    def test_a_finished_game_is_at_its_end(self):
        for game in ("fliptown", "flipcity", "royalflip", "insertcoin", "flickemup"):
            path = self.write(self.finished(3, "--seats", 2, game=game))
            self.assertIn(self.json("show", path)["where"], ("End of the game", "Game over"))

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
            points = points_of(seat)
            self.assertEqual((points["cash"], points["gold"]), (1, 1))
            self.assertEqual((seat["score"]["total"], seat["title"]), (2, "Tenderfooted Deputy"))

    def test_lines_make_the_total(self):
        for arguments in ([], ["--seats", "4"], ["--option", "cowbot=billy-the-kid"]):
            path = self.write(self.finished(9, *arguments))
            score, state = self.json("score", path), self.json("show", path)
            sides = [*score["seats"], *([score["opponent"]] if "opponent" in score else [])]
            for side in sides:
                self.assertEqual(sum(points_of(side).values()), side["score"]["total"])
            for seat, shown in zip(score["seats"], state["seats"]):
                self.assertEqual(points_of(seat)["stars"], shown["facts"]["stars"])
                self.assertEqual(points_of(seat)["cash"], shown["facts"]["cash"] // 4)
                self.assertEqual(points_of(seat)["gold"], shown["facts"]["gold"] // 2)

    def test_winners_have_most_points(self):
        score = self.json("score", self.write(self.finished(9, "--seats", "4")))
        best = max(seat["score"]["total"] for seat in score["seats"])
        self.assertTrue(score["winners"])
        for winner in score["winners"]:
            self.assertEqual(score["seats"][winner - 1]["score"]["total"], best)

    def test_solo_has_no_winner(self):
        """Without a cowbot only score and title count (FT-END-4)."""
        path = self.write(self.finished(9))
        self.assertEqual(self.json("score", path)["winners"], [])
        self.assertNotIn("Winner", run("score", path).stdout)

    def test_text_has_the_total(self):
        path = self.write(self.finished(9))
        total = self.json("score", path)["seats"][0]["score"]["total"]
        self.assertRegex(self.check(DONE, "score", path).stdout, rf"(?m)^  Total +{total}$")

    def test_a_draw_has_no_winner(self):
        path = self.write(self.finished(11, "--seats", 2, game="flickemup"))
        self.assertEqual(self.json("score", path)["winners"], [])
        self.assertEqual(self.json("show", path)["result"]["winners"], [])
        path = self.write(self.finished(3, "--seats", 2, game="flickemup"))
        self.assertEqual(len(self.json("score", path)["winners"]), 1)


if __name__ == "__main__":
    main()
