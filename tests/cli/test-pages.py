#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is written about flipside-cli is true: manual page with its examples, and completion in bash."""

import re
import subprocess

from harness import CLI, ENVIRONMENT, OPTIONS, ROOT, CliTest, main, options_in, run


class ManPage(CliTest):
    def setUp(self):
        super().setUp()
        source = (ROOT / "data/flipside-cli.1").read_text(encoding="utf-8")
        self.text = re.sub(r"\\f[BIR]", "", source).replace("\\-", "-")
        commands = self.text.split("\n.SH COMMANDS")[1].split("\n.SH ")[0]
        names = "|".join(OPTIONS)
        parts = re.split(rf"\n\.TP\n(?:\.B )?({names})\b", commands)
        self.sections = dict(zip(parts[1::2], parts[2::2]))

    def test_names_every_command(self):
        self.assertEqual(set(self.sections), set(OPTIONS))

    def test_names_every_option_where_it_belongs(self):
        for command in OPTIONS:
            shown = options_in(run(command, "--help").stdout) - {"--help", "--json"}
            named = set(re.findall(r"(?<![\w-])--[a-z]+(?:-[a-z]+)*", self.sections[command])) - {"--json"}
            with self.subTest(command):
                self.assertEqual(named, shown)

    def test_names_the_common_options(self):
        for option in ("--json", "--version"):
            self.assertIn(f".B {option}\n", self.text)
        self.assertIn(".BR -h , --help\n", self.text)


class Examples(CliTest):
    """The examples of the manual page, in the order in which they stand there."""

    SIGNS = {"-": "-", "CL": "♣", "SP": "♠", "HE": "♥", "DI": "♦", "lq": "“", "rq": "”"}

    def examples(self):
        """Each one as its lines, with groff's names of signs replaced."""
        page = (ROOT / "data/flipside-cli.1").read_text(encoding="utf-8").replace("\\\n", "")
        for text in re.findall(r"^\.EX\n(.*?)^\.EE$", page, re.DOTALL | re.MULTILINE):
            yield re.sub(r"\\(-|\((..))", lambda sign: self.SIGNS[sign[2] or sign[1]], text)

    def answer(self, command):
        """What is printed, and the status."""
        script = 'cli=$1; flipside-cli () { "$cli" "$@"; }; eval "$2" 2>&1'
        done = subprocess.run(["bash", "-c", script, "bash", CLI, command],
                              capture_output=True, encoding="utf-8", check=False,
                              cwd=self.folder, env=ENVIRONMENT)
        return done.stdout, done.returncode

    def test_sessions_are_real_ones(self):
        """A session has a prompt before each command; what follows up to the next one is printed."""
        sessions = [text for text in self.examples() if text.startswith("$ ")]
        self.assertEqual([text.count("\n$ ") + 1 for text in sessions], [7, 2])
        for command in "\n".join(sessions)[2:].split("\n$ "):
            command, _, output = command.partition("\n")
            self.assertEqual(self.answer(command)[0].rstrip("\n"), output.rstrip("\n"), command)

    def test_other_commands_work(self):
        others = [text for text in self.examples() if not text.startswith("$ ")]
        self.assertEqual(len(others), 1)
        for command in "".join(others).splitlines():
            self.assertEqual(self.answer(command)[1], 0, command)


class Completion(CliTest):
    SCRIPT = r"""
        source "$1"; shift
        COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
        compopt () { :; }
        _flipside_cli
        printf '%s\n' "${COMPREPLY[@]}"
    """

    def complete(self, *words):
        script = ROOT / "data/bash-completion/flipside-cli"
        done = subprocess.run(["bash", "-c", self.SCRIPT, "bash", script, CLI, *words],
                              capture_output=True, encoding="utf-8", check=False, cwd=self.folder)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return set(done.stdout.split())

    def test_commands(self):
        self.assertEqual(self.complete(""), set(OPTIONS))
        self.assertEqual(self.complete("ver"), {"verify"})

    def test_options_are_those_of_help(self):
        for command in OPTIONS:
            with self.subTest(command):
                self.assertEqual(self.complete(command, "--"),
                                 options_in(run(command, "--help").stdout))

    def test_before_a_command(self):
        self.assertEqual(self.complete("--"), {"--help", "--version"})

    def test_games(self):
        games = {game["id"] for game in self.json("games")}
        self.assertEqual(self.complete("new", ""), games)
        self.assertEqual(self.complete("random", "--seeds", "1-3", ""), games)

    def test_options_of_the_game(self):
        keys = {option["key"] for option in self.json("games")[0]["options"]}
        self.assertEqual(self.complete("new", "fliptown", "--option", ""),
                         {f"{key}=" for key in keys})
        self.assertEqual(self.complete("new", "fliptown", "--option", "level", "="),
                         {"easy", "normal", "hard"})
        self.assertEqual(self.complete("new", "fliptown", "--option", "level", "=", "h"), {"hard"})

    def test_sheets(self):
        self.write("", "one.flipsheet")
        self.write("", "other.txt")
        (self.folder / "folder").mkdir()
        for command in ("ask", "play", "show", "log", "score", "perft", "verify", "import",
                        "export"):
            self.assertEqual(self.complete(command, ""), {"one.flipsheet", "folder"})

    def test_several_sheets(self):
        self.write("", "one.flipsheet")
        self.assertEqual(self.complete("verify", "one.flipsheet", ""), {"one.flipsheet"})
        self.assertEqual(self.complete("ask", "one.flipsheet", ""), set())
        self.assertEqual(self.complete("log", "one.flipsheet", ""), {"one.flipsheet"})
        self.assertEqual(self.complete("show", "--seat", ""), set())
        self.assertEqual(self.complete("show", "--seat", "1", ""), {"one.flipsheet"})
        self.assertEqual(self.complete("export", "--sheet", "x", ""), {"one.flipsheet"})
        self.assertLessEqual({"flipcity", "fliptown"}, self.complete("random", "--sheet", ""))


if __name__ == "__main__":
    main()
