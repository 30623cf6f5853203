# SPDX-License-Identifier: GPL-3.0-or-later
"""A container or a cron job knows no letters but those of ASCII; sheets do. Every command reads and writes
UTF-8 whatever the locale is."""

from harness import *

LOCALES = "C", "de_DE.ISO-8859-1"
NAMES = "Zoë,Ŝan"
LITTLE = ("--budget", 20)  # of what an automatic player thinks


class Locale(CliTest):
    def setUp(self):
        super().setUp()
        self.library = self.folder / "bücher.db"

    def in_locale(self, name, *arguments):
        done = subprocess.run([CLI, *map(str, arguments)], capture_output=True, check=False,
                              env={**ENVIRONMENT, "LC_ALL": name, "LANG": name})
        return done.returncode, done.stdout, done.stderr

    def in_c(self, *arguments):
        """Done, with UTF-8 and without a complaint."""
        status, out, said = self.in_locale("C", *arguments)
        self.assertEqual((status, said), (DONE, b""), f"{arguments}: {said.decode()}")
        return out.decode("utf-8") if b"\0" not in out else ""

    def assert_same(self, *arguments):
        """As in a locale that knows all letters."""
        expected = self.in_locale("C.UTF-8", *arguments)
        for name in LOCALES:
            with self.subTest(locale=name, arguments=arguments):
                self.assertEqual(self.in_locale(name, *arguments), expected)
        return expected

    def played(self, name="zoë.flipsheet"):
        """A whole game of Zoë's."""
        text = self.finished("3-3", "--seats", "2")
        names = re.findall(r"^player: (.*)$", text, re.MULTILINE)
        for old, new in zip(names, NAMES.split(",")):
            text = unsigned(text).replace(f"player: {old}", f"player: {new}")
        return self.write(text, name)

    def test_new_and_play(self):
        sheet = self.folder / "neuë.flipsheet"
        self.in_c("new", "fliptown", "--players", NAMES, "--seed", 3, "--output", sheet)
        self.assertIn("player: Zoë\nplayer: Ŝan\n", sheet.read_text(encoding="utf-8"))
        self.assertIn("player: Zoë\n", self.in_c("new", "fliptown", "--players", NAMES))
        told = self.in_c("play", sheet, "--by-chance", 2)
        self.assertIn("Zoë", told + self.in_c("log", sheet))
        self.assertIn("player: Zoë\n", sheet.read_text(encoding="utf-8"))
        for command in "show", "log", "ask", "hint", "score", "verify":
            more = LITTLE if command == "hint" else ()
            for form in (), ("--json",):
                self.assert_same(command, sheet, *more, *form)
        self.assertRegex(self.in_c("log", sheet), "[♣♦♥♠]")
        self.assert_same("analyze", sheet, *LITTLE)
        self.in_c("undo", sheet)

    def test_refusals(self):
        sheet = self.folder / "neuë.flipsheet"
        self.in_c("new", "fliptown", "--players", NAMES, "--seed", 3, "--output", sheet)
        for arguments in (("log", "nö"), ("play", sheet, "Mühle"), ("mühle",), ("show", sheet, "--mühle"),
                          ("new", "fliptown", "--players", "Zoë,Zoë"), ("new", "fliptown", "--board", "nö.board")):
            status, out, said = self.assert_same(*arguments)
            self.assertNotEqual(status, DONE, arguments)
            self.assertRegex(said.decode("utf-8"), "[öüë]", arguments)

    def test_exports(self):
        sheet = self.played()
        for form in "--sheet", "--svg", "--csv", "--json", "--png":
            with self.subTest(form):
                self.assert_same("export", sheet, form, "-")
        for form in "--sheet", "--csv", "--json":
            self.assertIn("Zoë", self.in_c("export", sheet, form, "-"))
        for form in "pdf", "print", "svg", "csv", "json":
            path = self.folder / f"größe-{form}"
            self.in_c("export", sheet, f"--{form}", path)
            self.assertTrue(path.stat().st_size)

    def test_library(self):
        library = ("--library", self.library)
        self.in_c("import", self.played(), *library)
        self.in_c("label", 1, "--title", "Zoës Fünf", "--tags", "Übung", *library)
        for arguments in (("list",), ("list", "--json"), ("list", "--csv"), ("list", "zoë"), ("list", "übung"),
                          ("stats",), ("stats", "--json"), ("stats", "--csv"), ("stats", "--player", "Zoë"),
                          ("stats", "--game", "fliptown", "--svg", "-"),
                          ("log", 1), ("show", 1), ("score", 1), ("export", 1, "--sheet", "-")):
            status, out, _ = self.assert_same(*arguments, *library)
            self.assertEqual(status, DONE, arguments)
            if "--svg" not in arguments:
                self.assertIn("Zoë", out.decode("utf-8"), arguments)
        copy = self.folder / "sicherüng"
        self.in_c("backup", copy, *library)
        self.in_c("restore", copy, "--library", self.folder / "züruck.db")
        self.assertIn("Zoës Fünf", self.in_c("list", "--json", "--library", self.folder / "züruck.db"))
        for command in "duplicate", "delete":
            self.in_c(command, 1, *library)

    def test_boards(self):
        board = self.folder / "Größe.board"
        board.write_text((ROOT / "data/boards/fliptown.board").read_text(encoding="utf-8"), encoding="utf-8")
        self.in_c("board", "import", board, "--library", self.library)
        self.assertIn("Größe", self.assert_same("board", "list", "--library", self.library)[1].decode("utf-8"))
        self.assert_same("board", "export", "Größe", "--library", self.library)

    def test_decimals_follow_the_language(self):
        """Not the system's habits; and JSON has dots in every language."""
        german = {**ENVIRONMENT, "LC_ALL": "C.UTF-8",
                  "FLIPSIDE_LOCALEDIR": str(Path(CLI).resolve().parents[2] / "po")}
        self.in_c("import", self.played(), "--library", self.library)
        for arguments in (("random", "fliptown", "--seeds", "1-3"),
                          ("match", "flipcity", "--players", "beginner", "--seeds", "1-2", "--at-least", "1"),
                          ("learn", "flipcity", "--rounds", "1", "--games", "4", "--out", self.folder / "weights"),
                          ("stats", "--game", "fliptown", "--library", self.library)):
            command = [ROOT / "tests/language/speaking", "de", CLI, *map(str, arguments)]
            with self.subTest(command):
                done = subprocess.run(command, capture_output=True, check=True, env=german, encoding="utf-8")
                self.assertRegex(done.stdout, r"\d,\d")
                self.assertNotRegex(done.stdout, r"\d\.\d")
                done = subprocess.run([*command, "--json"], capture_output=True, check=True, env=german)
                self.assertTrue(json.loads(done.stdout))


if __name__ == "__main__":
    main()
