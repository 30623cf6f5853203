#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""flipside-cli from outside: random games, counted lines of play, the benchmark."""

from harness import DONE, REFUSED, USAGE, CliTest, built_in, main, moves_of, run


class RandomPerftBench(CliTest):
    def test_random_counts(self):
        answer = self.json("random", "fliptown", "--seeds", "5-7")
        lengths = [len(moves_of(self.finished(seed))) for seed in (5, 6, 7)]
        self.assertEqual((answer["games"], answer["moves"]), (3, sum(lengths)))
        self.assertLessEqual(answer["lowest"], answer["mean"])
        self.assertLessEqual(answer["mean"], answer["highest"])
        self.check(DONE, "random", "fliptown", "--seeds", "5-7", says=f"3 games, {sum(lengths)}")

    def test_random_check(self):
        for arguments in ([], ["--seats", "2"], ["--option", "holdem=yes"]):
            self.check(DONE, "random", "fliptown", "--seeds", "3", "--check", *arguments,
                       says="1 game,")

    def test_random_sheet_is_all_of_standard_output(self):
        done = run("random", "fliptown", "--seeds", "1-3", "--seats", "2", "--sheet")
        path = self.write(done.stdout)
        self.assertIn("3 games", done.stderr)
        self.assertTrue(done.stdout.startswith("flipsheet 1\n"))
        self.assertIn("\ndealer: seed 3\n", done.stdout)
        self.check(DONE, "verify", path)
        self.assertTrue(self.json("score", path)["over"])
        self.assertEqual(done.stdout, self.finished(3, "--seats", "2"))

    def test_a_game_that_nobody_can_win_is_given_up(self):
        text = built_in("flipcity.board").replace("points=8", "points=99").replace(", 18 cards-to-win", "")
        board = self.write(text, "endless.board")
        for more in ([], ["--sheet"]):
            with self.subTest(more):
                done = self.check(REFUSED, "random", "flipcity", "--board", board, "--seats", "2", "--seeds", "1", *more,
                                  says="come to an end")
                self.assertEqual(done.stdout, "")

    def test_random_counts_the_games_that_it_keeps(self):
        for game in ("fliptown", "flipcity", "royalflip", "insertcoin", "flickemup"):
            with self.subTest(game):
                done = run("random", game, "--seeds", "3", "--sheet")
                seats = self.json("score", self.write(done.stdout))["seats"]
                totals = [seat["score"]["total"] for seat in seats]
                self.assertIn(f"scores {min(totals)} to {max(totals)}, ", done.stderr)

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


if __name__ == "__main__":
    main()
