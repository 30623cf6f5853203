#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""flipside-cli mend and undo: a log is mended, and one undo brings it back."""

from harness import DONE, FULL_DISK, REFUSED, USAGE, CliTest, main, moves_of, run

FIRST_TURN = ["7H", "8S", "QC", "1: 7H 8S QC trail 8", "2: 8S cemetery C1"]


class Mend(CliTest):
    def table(self):
        path = self.new("--players", "Ann,Bob", "--table", "--option", "bounties=none")
        self.check(DONE, "play", path, *FIRST_TURN)
        return path

    def log(self, path):
        moves = moves_of(path.read_text(encoding="utf-8"))
        end = [i for i, line in enumerate(moves) if line == "aside:" or line.startswith("former")]
        return moves[:end[0]] if end else moves

    def check_unchanged(self, path, *arguments, says=()):
        before = path.read_bytes()
        self.check(REFUSED, "mend", path, *arguments, says=says)
        self.assertEqual(path.read_bytes(), before)

    def test_change_and_undo(self):
        path = self.table()
        before = path.read_bytes()
        self.check(DONE, "mend", path, "--at", 3, "--to", "KC", says=["3  changed: KC", "fits: 2"])
        self.assertEqual(self.log(path), ["7H", "8S", "KC", "1: 7H 8S KC trail 8",
                                          "2: 8S cemetery C1"])
        self.check(DONE, "verify", path)
        self.check(DONE, "undo", path, says="5 entries")
        self.assertEqual(path.read_bytes(), before)

    def test_no_longer_fits(self):
        path = self.table()
        self.check_unchanged(path, "--at", 2, "--to", "2S",
                             says=["entry 4 does not fit", "FT-TRAIL-2", "Nothing was written"])
        answer = self.json("mend", path, "--at", 2, "--to", "2S", status=REFUSED)
        self.assertEqual((answer["kept"], answer["fits"], answer["refusal"]["rule"]),
                         (False, 1, "FT-TRAIL-2"))
        self.assertEqual([row["status"] for row in answer["entries"]],
                         ["stays", "changed", "fits", "refused", "waits"])

    def test_never_fitted(self):
        """What is refused is what was to stand there, not what did."""
        path = self.table()
        self.check_unchanged(path, "--at", 2, "--to", "7H", says=["entry 2 does not fit", "FT-DECK-4"])
        self.check_unchanged(path, "--at", 2, "--before", "zz", says="the inserted entry does not fit")
        for edit, row in (("--to", {"status": "refused", "entry": 2, "move": "zz"}),
                          ("--before", {"status": "refused", "move": "zz"})):
            answer = self.json("mend", path, "--at", 2, edit, "zz", status=REFUSED)
            self.assertEqual(answer["entries"][1], row)

    def test_two_edits(self):
        path = self.table()
        answer = self.json("mend", path, "--at", 2, "--to", "2S", "--at", 4, "--to",
                           "1: 7H 2S QC trail A")
        self.assertEqual((answer["kept"], answer["changed"]), (True, 2))
        self.assertEqual(self.log(path)[3], "1: 7H 2S QC trail A")

    def test_stop_there(self):
        path = self.table()
        self.check(DONE, "mend", path, "--at", 2, "--to", "2S", "--stop-there",
                   says="set aside: 2")
        self.assertEqual(self.log(path), ["7H", "2S", "QC"])
        self.assertIn("\naside:\n1: 7H 8S QC trail 8\n2: 8S cemetery C1\nformer 3:\n",
                      path.read_text(encoding="utf-8"))
        self.check(DONE, "undo", path)
        self.assertEqual(self.log(path), FIRST_TURN)

    def test_stop_there_keeps_what_was_put_in(self):
        path = self.table()
        self.check(DONE, "mend", path, "--at", 4, "--before", "1: 8S cemetery C1", "--stop-there",
                   says=["inserted: 1: 8S cemetery C1", "set aside: 2"])
        self.assertEqual(self.log(path), [*FIRST_TURN[:3], "1: 8S cemetery C1"])

    def test_stop_there_is_no_way_around_a_refusal(self):
        path = self.table()
        for edit in ("--to", "--before"):
            self.check_unchanged(path, "--at", 2, edit, "7H", "--stop-there",
                                 says=["does not fit", "FT-DECK-4", "Nothing was written"])

    def test_nothing_is_told_before_it_is_written(self):
        path = self.table()
        for more in ([], ["--json"]):
            done = run("mend", path, "--at", 3, "--to", "KC", *more, **FULL_DISK)
            self.assertEqual((done.returncode, done.stdout), (REFUSED, ""), done.stderr)
            self.assertEqual(self.log(path), FIRST_TURN)

    def test_undo_of_one_seat(self):
        path = self.new("--players", "Ann,Bob,Cleo", "--table", "--option", "bounties=none")
        self.check(DONE, "play", path, "7H", "8S", "QC", "3: 8S cemetery C1", "1: 7H 8S QC trail 8")
        self.check(REFUSED, "undo", path, "--seat", "2", says="entered anything")
        self.check(DONE, "undo", path, "--seat", "3", says="4 entries")
        self.assertEqual(self.log(path), ["7H", "8S", "QC", "1: 7H 8S QC trail 8"])
        self.check(DONE, "verify", path)
        self.check(USAGE, "undo", path, "1", "--seat", "3")

    def test_remove_and_before(self):
        path = self.table()
        self.check(DONE, "mend", path, "--at", 3, "--remove", "--at", 3, "--before", "KC",
                   says=["removed: QC", "inserted: KC"])
        self.assertEqual(self.log(path)[2], "KC")

    def test_dealt(self):
        path = self.new("--players", "Ann", "--seed", "7")
        self.check(DONE, "play", path, "KH JC 8C trail 5")
        self.check_unchanged(path, "--at", 1, "--to", "2C", says="Flipside dealt this")
        self.check(DONE, "mend", path, "--at", 4, "--to", "JC cemetery A1")
        self.assertIn("\npractice: yes\n", path.read_text(encoding="utf-8"))
        self.check(DONE, "verify", path)

    def test_no_such_entry(self):
        self.check_unchanged(self.table(), "--at", 6, "--remove", says="no entry 6")

    def test_undo_entries(self):
        path = self.table()
        self.assertEqual(self.json("undo", path, 2)["moves"], 3)
        self.assertEqual(self.log(path), FIRST_TURN[:3])
        before = path.read_bytes()
        self.check(REFUSED, "undo", path, 4, says="only 3 steps")
        self.assertEqual(path.read_bytes(), before)

    def test_usage(self):
        path = self.table()
        for arguments in (["mend", path], ["mend", path, "--at", 1], ["mend", path, "--to", "7C"],
                          ["mend", path, "--at", 0, "--remove"],
                          ["mend", path, "--at", 1, "--to", "7C", "--remove"],
                          ["undo"], ["undo", path, "x"], ["undo", path, 0]):
            with self.subTest(arguments):
                self.assertEqual(run(*arguments).returncode, USAGE)


if __name__ == "__main__":
    main()
