#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""flipside-cli from outside: good sheets and bad ones."""

from harness import DONE, REFUSED, CliTest, main, moves_of, unsigned


class Verify(CliTest):
    def test_good(self):
        path = self.write(self.finished(4))
        self.check(DONE, "verify", path, says=[str(path), "valid"])
        self.assertEqual(self.json("verify", path), [
            {"sheet": str(path), "good": True, "moves": len(moves_of(path.read_text())),
             "reason": ""}])

    def test_of_the_library(self):
        library = ["--library", self.folder / "library"]
        self.check(DONE, "import", self.write(self.finished(4)), *library)
        self.check(DONE, "verify", 1, *library, says="1: valid")
        self.check(REFUSED, "verify", 2, *library, says="2")

    def test_several(self):
        good, bad = self.write(self.finished(4)), self.write("nonsense\n", "bad.flipsheet")
        missing = self.folder / "missing"
        done = self.check(REFUSED, "verify", bad, good, missing, says=["bad.flipsheet", "missing"])
        self.assertEqual(done.stdout.count("valid"), 1)
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
        yield with_line(board + 3, ["odd"]), board + 4, "two spaces"
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


if __name__ == "__main__":
    main()
