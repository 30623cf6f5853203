#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""flipside-cli from outside: what is asked, and what is answered."""

from harness import CARDS, DONE, REFUSED, CliTest, main, moves_of, run, without_tools


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

    @without_tools
    def test_dealt_game(self):
        path = self.new("--players", "Ann,Bob", "--seed", "11")
        asked = self.play_to_the_end(path)
        self.assertEqual({ask["seat"] for ask in asked}, {1, 2})
        self.assertGreaterEqual(len(asked), 2 * 3 * 5)
        self.check_finished(path)

    @without_tools
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
            (["JC"], 1, "Something else is needed right now", "FT-ROUND-2"),
            (["2D JC 8C mine 1a"], 1, "2D", "FT-TURN-2"),
            (["KH 8C JC trail J"], 1, "gold", "FT-TRAIL-2"),
            (["KH KH JC trail 5"], 1, "different", "FT-TURN-2"),
            (["JC cemetery B2"], 1, "circled", "FT-SETUP-3"),
            (["JC 8C KH town 8", "land-office A1 B1", "decline bonus trail"], 3, "", "FT-BONUS-8"),
            (["2: JC cemetery A1"], 1, "“2” is not the number of a seat.", ""),
        ]
        path = self.new("--players", "Ann", "--seed", "7")
        self.assertEqual(moves_of(path.read_text()), ["JC", "KH", "8C"])
        for moves, number, says, rule in cases:
            with self.subTest(moves):
                self.check_refused(path, moves, number, says, rule)

    def test_whoever_is_not_asked_is_named(self):
        path = self.folder / "city.flipsheet"
        self.check(DONE, "new", "flipcity", "--players", "Ann,Bob", "--output", path)
        self.check_refused(path, ["2: stop"], 1, "Bob is not asked now; this question is for: Ann.", "")

    def test_no_card_twice(self):
        path = self.new()
        self.check_refused(path, ["KH", "KH"], 2, "K♥", "FT-DECK-4")

    def test_by_chance(self):
        """To the end, at the table and dealt, after the moves that were given; the same by one number."""
        for deals in [], ["--seed", "7"]:
            path = self.new(*deals)
            before = path.read_text()
            self.check(DONE, "play", path, "--by-chance", "3", *([] if deals else ["KH"]))
            self.assertTrue(self.json("ask", path)["over"])
            self.check(DONE, "verify", path)
            played = path.read_text()
            path.write_text(before)
            self.check(DONE, "play", path, "--by-chance", "3", *([] if deals else ["KH"]))
            self.assertEqual(path.read_text(), played)
            path.write_text(before)
            self.check(DONE, "play", path, "--by-chance", "4")
            self.assertNotEqual(path.read_text(), played)

    def test_undealt_answer_in_a_dealt_game(self):
        path = self.new("--seed", "7")
        self.check(DONE, "play", path, "KH JC 8C trail 5")
        self.assertEqual(len(moves_of(path.read_text())), 3 + 1 + 3)


if __name__ == "__main__":
    main()
