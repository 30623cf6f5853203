# SPDX-License-Identifier: GPL-3.0-or-later
"""An option that can't apply is refused as wrong usage, by every command alike: nothing that was typed is left out
without a word. SHEET, TABLE and OTHER are sheet files, PART is what “match --json” printed."""

from harness import *

CASES = [
    ("show SHEET --sites", "--sites is for --json"),
    ("undo SHEET 2 --seat 1", "--seat"),
    ("export SHEET --pdf OUT --scale 2", "--scale is for --png and --svg"),
    ("export SHEET --csv OUT --scale 2", "--scale is for --png and --svg"),
    ("export SHEET --pdf OUT --pages aid", "--pages and --paper are for --print"),
    ("export SHEET --png OUT --paper a4", "--pages and --paper are for --print"),
    ("export SHEET --csv OUT --seat 1", "--seat is for"),
    ("export SHEET --sheet OUT --seat 1", "--seat is for"),
    ("export SHEET --print OUT --pages aid --seat 1", "the boards of --print"),
    ("export SHEET --print OUT --pages blank,result --seat 1", "the boards of --print"),
    ("export SHEET --csv - --sheet -", "only one file"),
    ("export SHEET", "what to write"),
    ("new fliptown --table --seed 3", "either Flipside deals"),
    ("random flipcity --seeds 1-1 --sheet --json", "either JSON or a sheet"),
    ("deal SHEET --players Ann", "--players is for --output"),
    ("deal SHEET --output OUT --json", "not for --output"),
    ("list --csv --json", "either JSON or a table"),
    ("stats --csv --json", "only one of"),
    ("stats --png - --svg -", "only one of"),
    ("stats --chart 2", "--chart is for --png and --svg"),
    ("label 1 --archive --unarchive", "say what to change"),
    ("label 1", "say what to change"),
    ("hint TABLE --weights PART", "not for a simulated table"),
    *((f"match --merge PART {option}", "no other option but --json") for option in (
        "--players easy", "--seeds 1-2", "--board b", "--weights w", "--option a=b", "--jobs 2", "--at-least 3",
        "--sheets s")),
    ("match", "one game"),
    ("match --merge", "a part is needed"),
    ("mend SHEET --stop-there", "are needed"),
    ("mend SHEET --at 2 --remove --to 3C", "one of --to, --remove and --before"),
    ("board list --output OUT", "no use for --output"),
    ("board check BOARD --games 3", "no use for --games"),
    ("board describe fliptown --library LIBRARY", "no use for --library"),
    ("board new fliptown --game fliptown", "no use for --game"),
    ("games fliptown", "no arguments"),
    ("recover fliptown", "no argument"),
    ("rules fliptown FT-TRAIL-2", "one rule or one game"),
]


class Options(CliTest):
    def setUp(self):
        super().setUp()
        self.words = {
            "SHEET": self.new("--seed", 3),
            "TABLE": self.folder / "table.flipsheet",
            "PART": self.folder / "part.json",
            "BOARD": self.folder / "x.board",
            "OUT": self.folder / "out",
            "LIBRARY": self.folder / "library.db",
        }
        self.check(DONE, "new", "flickemup", "--players", "Ann,Bob", "--seed", 1, "--output", self.words["TABLE"])
        self.words["PART"].write_text(run("match", "flipcity", "--players", "beginner", "--seeds", "1-1", "--json")
                                      .stdout)

    def test_options_that_cannot_apply(self):
        before = self.words["SHEET"].read_text(encoding="utf-8")
        for line, says in CASES:
            with self.subTest(line):
                self.check(USAGE, *(self.words.get(word, word) for word in line.split()), says=says)
        self.assertEqual(self.words["SHEET"].read_text(encoding="utf-8"), before)
        self.assertFalse(self.words["OUT"].exists() or self.words["LIBRARY"].exists())

    def test_those_that_apply(self):
        self.check(DONE, "match", "--merge", self.words["PART"], "--json")
        self.check(DONE, "show", self.words["SHEET"], "--sites", "--json")
        self.check(DONE, "export", self.words["SHEET"], "--print", self.words["OUT"], "--pages", "boards,aid", "--seat", 1)
        self.check(DONE, "import", self.words["SHEET"], "--library", self.words["LIBRARY"])
        self.check(DONE, "show", self.words["SHEET"], 1, "--library", self.words["LIBRARY"])


if __name__ == "__main__":
    main()
