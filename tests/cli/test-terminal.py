# SPDX-License-Identifier: GPL-3.0-or-later
"""What a stranger has written can't do anything to the terminal that it is shown on."""

import os
import pty
import unicodedata

from harness import *

# Each begins with what makes it harmful.
HARM = {
    "escape": "\x1b[2J\x1b]0;forged\x07",
    "delete": "\x7f\x08\x08",
    "return": "\rforged",
    "c1": "\x9b31m\x85",
    "bidi": "\u202eforged\u2066",
    "line": "\u2028forged\u2029",
    "invisible": "\u200b\ufeff\u2060",
    "tag": "\U000e0041",
}


def is_harmful(character):
    return character not in "\n\t\u200c\u200d" and unicodedata.category(character) in {
        "Cc", "Cf", "Cs", "Zl", "Zp"}


class Terminal(CliTest):
    def assert_harmless(self, *arguments, lines=None, **more):
        done = run(*arguments, **more)
        for text in done.stdout, done.stderr:
            harmful = [hex(ord(c)) for c in text if is_harmful(c)]
            self.assertEqual(harmful, [], f"{arguments}: {text!r}")
        if done.returncode != DONE:
            for line in done.stderr.splitlines():
                self.assertRegex(line, r"^(flipside-cli: |Try )")
        if lines:
            self.assertEqual(len((done.stdout + done.stderr).splitlines()), lines, done)
        return done

    def sheet(self, old, new, game="fliptown"):
        done = run("new", game, "--players", "Ann,Bob")
        self.assertIn(old, done.stdout)
        return self.write(unsigned(done.stdout).replace(old, new, 1))

    def test_refused_sheets(self):
        """Wherever it stands in a sheet, it is named in one line of the refusal."""
        for kind, harm in HARM.items():
            for old, new in (("moves:\n", f"moves:\n{harm}\n"),
                             ("moves:\n", f"moves:\n1: {harm}\n"),
                             ("moves:\n", f"moves:\nformer {harm}:\n"),
                             ("player: Ann", f"player: A{harm}"),
                             ("game: fliptown", f"game: {harm}"),
                             ("dealer: table", f"dealer: {harm}"),
                             ("dealer: table", f"{harm}"),
                             ("dealer: table", f"option {harm}: x\ndealer: table"),
                             ("dealer: table", f"option holdem: {harm}\ndealer: table"),
                             ("board:\n", f"board:\n  [x{harm}]\n"),
                             ("board:\n", f"board:\n  [x]\n  y{harm}=1\n")):
                with self.subTest(kind, new=new):
                    path = self.sheet(old, new)
                    done = self.assert_harmless("show", path, lines=1)
                    self.assertEqual(done.returncode, REFUSED)
                    report, = json.loads(self.assert_harmless("verify", "--json", path).stdout)
                    self.assertFalse(report["good"])

    def test_tags(self):
        """Tags are not looked at: the sheet is good, and what is printed of it is harmless."""
        for kind, harm in HARM.items():
            with self.subTest(kind):
                path = self.sheet("moves:\n", f"place: {harm}\nx{harm}: y\nmoves:\n")
                for command in "show", "log", "ask", "score", "verify":
                    self.assertEqual(self.assert_harmless(command, path).returncode, DONE)
                    json.loads(self.assert_harmless(command, path, "--json").stdout or "[]")

    def test_titles_of_scenarios(self):
        board = (ROOT / "data/boards/flickemup-01-dust.board").read_text()
        title = re.search("^title=.*$", board, re.MULTILINE).group()
        self.assertIn("[scenario]\n", board)
        for kind, harm in {**HARM, "break": "\\nflipside-cli: forged"}.items():
            with self.subTest(kind):
                path = self.write(board.replace(title, f"title=A{harm}"), "own.board")
                done = self.assert_harmless("new", "flickemup", "--board", path, lines=1)
                self.assertEqual(done.returncode, REFUSED)

    def test_arguments(self):
        for kind, harm in HARM.items():
            with self.subTest(kind):
                path = self.new()
                self.assert_harmless("play", path, f"{harm}", lines=1)
                self.assert_harmless("show", self.folder / f"a{harm}\nb", lines=1)
                self.assert_harmless("show", f"--{harm}", lines=2)
                self.assert_harmless(f"x{harm}", lines=2)
                self.assert_harmless("new", harm, lines=1)
                os.rename(path, self.folder / f"a{harm}\nb")
                self.assert_harmless("verify", self.folder / f"a{harm}\nb", lines=1)

    def test_looking_at_a_new_sheet(self):
        """A program gets the sheet as it is; on a terminal its lines are harmless."""
        leader, follower = pty.openpty()
        board = self.folder / "own.board"
        board.write_text((ROOT / "data/boards/fliptown.board").read_text()
                         + "# \x1b[2J\u202eforged\n")
        subprocess.run([CLI, "new", "fliptown", "--board", board], stdout=follower, check=True,
                       env=ENVIRONMENT)
        os.close(follower)
        text = b""
        try:
            while more := os.read(leader, 65536):
                text += more
        except OSError:
            pass
        os.close(leader)
        text = text.decode().replace("\r\n", "\n")
        self.assertIn("forged", text)
        self.assertEqual([c for c in text if is_harmful(c)], [])
        self.assertIn("\x1b[2J", run("new", "fliptown", "--board", board).stdout)

    def test_one_door(self):
        """Everything is printed by one file."""
        for path in sorted((ROOT / "src/cli").glob("*.c")):
            if path.name != "cli-print.c":
                self.assertNotRegex(path.read_text(), r"\bg_print(err)? ?\(|\bf?put[sc] ?\(std",
                                    path.name)


if __name__ == "__main__":
    main()
