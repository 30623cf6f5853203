#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What show, ask and log say in JSON: enough to build another front end on, in all games."""

import functools
import json
import re

from harness import DONE, ROOT, CliTest, main, moves_of, run, without_tools

GAMES = [game["id"] for game in json.loads(run("games", "--json").stdout)]
WORD = re.compile(r"[a-z][a-z-]*")
CHANGED = ("facts", "marks")


def strict(text):
    """No key twice in an object, and none of the numbers that JSON does not know."""
    def no_key_twice(pairs):
        keys = [key for key, _ in pairs]
        if len(keys) != len(set(keys)):
            raise ValueError(f"a key twice in {keys}")
        return dict(pairs)

    def refuse(constant):
        raise ValueError(constant)

    return json.loads(text, object_pairs_hook=no_key_twice, parse_constant=refuse)


@functools.cache
def whole_game(game, seats):
    """Aimless play of Flip City goes on for hundreds of turns, so one of those that are kept."""
    if game == "flipcity":
        name = "solo" if seats == 1 else "two"
        return (ROOT / f"tests/golden/flipcity/{name}.flipsheet").read_text(encoding="utf-8")
    return run("random", game, "--seeds", 3, "--seats", seats, "--sheet").stdout


def change(kept, changes):
    """What is kept of facts or marks, brought up to date."""
    for key, value in changes.items():
        if value is None:
            del kept[key]
        else:
            kept[key] = value


class JsonTest(CliTest):
    def strict(self, *arguments):
        return strict(self.check(DONE, *arguments, "--json").stdout)

    def states(self, path):
        text = self.check(DONE, "show", path, "--every", "--json").stdout
        return [strict(line) for line in text.splitlines()]

    def sheets(self, *seats):
        """A random game of each kind, and each number of seats."""
        for game in GAMES:
            for n in seats:
                if n > 1 or game != "flickemup":
                    yield game, self.write(whole_game(game, n), f"{game}-{n}.flipsheet")


class Moments(JsonTest):
    def check_seat(self, state, seat):
        self.assertLessEqual(set(seat["marks"].values()), {"circled", "crossed", "filled"})
        self.assertTrue(all(isinstance(price, int) for price in seat["reach"].values()))
        self.assertEqual([fact["id"] for fact in seat["told"]], list(seat["facts"]))
        self.assertEqual(sum(line["points"] for line in seat["score"]["lines"]),
                         seat["score"]["total"])
        self.assertEqual(seat["outcome"] == "none" or state["over"], True)

    def check_state(self, game, state):
        ask, questions = state["ask"], state["questions"]
        self.assertEqual(state["game"], game)
        self.assertRegex(state["stage"], WORD)
        self.assertEqual(state["over"], state["stage"] == "over")
        self.assertEqual(state["over"], ask["kind"] == "nothing")
        self.assertEqual(len(questions) == 0, state["over"])
        asked = [question["seat"] for question in questions]
        self.assertEqual(len(asked), len(set(asked)))
        for question in questions[:1]:
            self.assertEqual((question["kind"], question["seat"]), (ask["kind"], ask["seat"]))
            self.assertTrue(ask["prompt"].startswith(question["title"]), ask["prompt"])
            self.assertTrue(state["verbs"])
        for question in questions:
            self.assertTrue(question["title"])
        for question in questions[1:]:  # seats that may act at the same time
            self.assertGreater(question["seat"], 0)
        for seat in state["seats"]:
            self.check_seat(state, seat)

    def test_every_moment_of_every_game(self):
        for game, path in self.sheets(1, 2):
            with self.subTest(path.name):
                states = self.states(path)
                self.assertEqual([state["at"] for state in states], list(range(len(states))))
                self.assertEqual([state["present"] for state in states[:-1]],
                                 [False] * (len(states) - 1))
                self.assertTrue(states[-1]["present"] and states[-1]["over"])
                for state in states:
                    self.check_state(game, state)

    @without_tools
    def test_numbers_are_numbers(self):
        """No fact that is a whole number is told as text, but for lists of rounds and ranks."""
        lists = {"arrests", "bribes", "bounties", "number"}
        for _, path in self.sheets(2):
            for state in self.states(path):
                for facts in (state["facts"], *(seat["facts"] for seat in state["seats"])):
                    texts = {key for key, value in facts.items()
                             if isinstance(value, str) and re.fullmatch(r"-?\d+ ?%?", value)}
                    self.assertLessEqual(texts, lists)

    @without_tools
    def test_changes_lead_from_moment_to_moment(self):
        for _, path in self.sheets(1, 2):
            states, log = self.states(path), self.strict("log", path, "--changes")
            self.assertEqual(len(log) + 1, len(states))
            for before, entry, after in zip(states, log, states[1:]):
                change(before["facts"], entry["changes"]["facts"])
                self.assertEqual(before["facts"], after["facts"])
                for old, changes, new in zip(before["seats"], entry["changes"]["seats"],
                                             after["seats"]):
                    for key in CHANGED:
                        change(old[key], changes[key])
                        self.assertEqual(old[key], new[key])
                    self.assertEqual(changes.get("score", old["score"]["total"]),
                                     new["score"]["total"])
                self.assertEqual((entry["stage"], entry["kind"], entry["seat"]),
                                 (before["stage"], before["ask"]["kind"], before["ask"]["seat"]))
                self.assertIn(entry["verb"], before["verbs"])

    def test_sites(self):
        for _, path in self.sheets(2):
            for seat in self.strict("show", path, "--sites")["seats"]:
                names = [site["name"] for site in seat["sites"]]
                self.assertEqual(len(names), len(set(names)))
                self.assertLessEqual({*seat["marks"], *seat["reach"]}, set(names))
            self.assertNotIn("sites", self.strict("show", path)["seats"][0])


class Answers(JsonTest):
    def check_offers(self, state, asked):
        """The offers are the answers, and what they are made of is known."""
        answers, seat = asked["ask"]["answers"], asked["ask"]["seat"]
        self.assertEqual([offer["answer"] for offer in asked["offers"]], answers)
        self.assertTrue(answers)
        for offer in asked["offers"]:
            self.assertIn(offer["verb"], asked["verbs"])
            self.assertTrue(offer["label"])
            self.assertIn(offer["place"], ("site", "answer", "aside"))
            if "site" in offer and seat and asked["ask"]["kind"] == "site":
                self.assertLessEqual(state["seats"][seat - 1]["reach"][offer["site"]],
                                     offer["price"])

    def check_tiles(self, asked):
        tiles = asked["questions"][0]["tiles"]
        for tile in tiles:
            self.assertEqual((len(tile["squares"]), len(tile["same_as"])), (8, 8))
        for offer in asked["offers"]:
            if "tile" in offer:
                same = tiles[offer["tile"]]["same_as"]
                self.assertEqual(same[offer["orientation"]], offer["orientation"])

    @without_tools
    def test_at_many_moments(self):
        kinds = set()
        for _, path in self.sheets(2):
            states = self.states(path)
            seen = set()
            for state in states[:-1]:
                # Each kind of question once a game: a process each is slow.
                if (key := (state["stage"], state["ask"]["kind"])) in seen:
                    continue
                seen.add(key)
                with self.subTest(path.name, at=state["at"]):
                    asked = self.strict("ask", path, "--at", state["at"])
                    self.assertEqual(asked["at"], state["at"])
                    self.check_offers(state, asked)
                    self.check_tiles(asked)
                    kinds.add(asked["ask"]["kind"])
        self.assertLessEqual({"cards", "site", "option", "placement", "flick"}, kinds)

    def test_the_move_that_was_made_is_an_answer(self):
        path = self.write(self.finished(3))
        for at, move in list(enumerate(moves_of(path.read_text())))[::9]:
            self.assertIn(move, self.strict("ask", path, "--at", at)["ask"]["answers"])

    def test_what_waits(self):
        """In words of the notation, not in a sentence."""
        path = self.new("--seed", "7")
        self.check(DONE, "play", path, "JC 8C KH town 8")
        asked = self.strict("ask", path)
        waiting = asked["questions"][0]["waiting"]
        self.assertEqual(asked["stage"], "pool")
        self.assertIn("land-office", waiting)
        for thing in waiting:
            self.assertTrue(any(f"1: {thing}" in answer or f"1: decline {thing}" in answer
                                for answer in asked["ask"]["answers"]), thing)

    def test_cards_and_purse(self):
        path = self.new("--seed", "7")
        question = self.strict("ask", path)["questions"][0]
        self.assertEqual(question["cards"], ["JC", "KH", "8C"])
        self.assertEqual(question["purse"], {"amount": 2, "in": "gold"})
        question = self.strict("ask", path, "--at", 1)["questions"][0]
        self.assertEqual(question["series"], {"told": ["JC"], "to_come": 2, "lineup": True})

    def test_parts_that_cards_play(self):
        done = run("new", "royalflip", "--seed", "1", "--output", self.folder / "sheet")
        self.assertEqual(done.returncode, DONE)
        asked = self.strict("ask", self.folder / "sheet")
        roles = asked["roles"]
        self.assertEqual((len(roles["cards"]), len(roles["roles"]), len(roles["parts"])), (3, 3, 3))
        self.assertEqual([way["answer"] for way in roles["arrangements"]],
                         asked["ask"]["answers"])


class Outcomes(JsonTest):
    def outcome(self, *arguments, game="fliptown", seed=1):
        path = self.write(self.finished(seed, *arguments, game=game))
        state, score = self.strict("show", path), self.strict("score", path)
        self.assertEqual([seat["outcome"] for seat in score["seats"]],
                         [seat["outcome"] for seat in state["seats"]])
        self.assertEqual(score.get("by"), state["result"].get("by"))
        return state["result"], [seat["outcome"] for seat in state["seats"]]

    def test_only_points(self):
        result, outcomes = self.outcome()
        self.assertEqual((outcomes, result["outcome"], "by" in result), (["none"], "none", False))

    def test_winner(self):
        result, outcomes = self.outcome("--seats", "3")
        self.assertEqual((result["by"], outcomes.count("won"), outcomes.count("lost")),
                         ("points", 1, 2))
        self.assertEqual(outcomes[result["winners"][0] - 1], "won")

    def test_opponent(self):
        result, outcomes = self.outcome("--option", "cowbot=black-bart")
        self.assertEqual((result["by"], result["outcome"], outcomes), ("points", "lost", ["lost"]))
        self.assertEqual(result["winners"], [])
        self.assertGreater(result["opponent"]["score"]["total"], 0)

    def test_draw_and_deed(self):
        result, outcomes = self.outcome("--seats", "2", game="flickemup", seed=11)
        self.assertEqual(set(outcomes), {"drawn"})
        result, outcomes = self.outcome("--seats", "2", game="flickemup")
        self.assertEqual((result["by"], set(outcomes)), ("deed", {"won", "lost"}))

    def test_going_on(self):
        state = self.strict("show", self.new("--seats", "2", "--seed", "7"))
        self.assertEqual([seat["outcome"] for seat in state["seats"]], ["none", "none"])
        self.assertNotIn("by", state["result"])


class ManPage(JsonTest):
    def keys(self, value, of=None):
        """The keys of all objects, but for those that are ids or names."""
        if isinstance(value, list):
            return set().union(*(self.keys(item) for item in value))
        if not isinstance(value, dict):
            return set()
        own = set() if of in ("facts", "marks", "reach") else set(value)
        return own.union(*(self.keys(item, key) for key, item in value.items()))

    @without_tools
    def test_every_key_is_told(self):
        text = (ROOT / "data/flipside-cli.1").read_text(encoding="utf-8")
        section = text.split("\n.SH JSON\n")[1].split("\n.SH ")[0]
        told = set(re.findall(r"[a-z_]+", " ".join(re.findall(r"^\.[RB]+ (.*)$", section, re.M))))
        keys = set()
        for _, path in self.sheets(1, 2):
            keys |= self.keys(self.strict("log", path, "--changes"))
            keys |= self.keys(self.strict("show", path, "--sites", "--seat", 1))
            for at in range(0, 60, 7):
                keys |= self.keys(self.strict("ask", path, "--at", min(at, len(moves_of(
                    path.read_text())))))
        self.assertGreater(len(keys), 80)
        self.assertEqual(keys - told, set())


class Names(JsonTest):
    def test_odd_names(self):
        """Quotes, backslashes, other directions of writing and what is beyond the first plane."""
        for name in ('A "B" \\ C', "\\n\\u0041", "שלום", "🤠",
                     "{seat 1}", "علی\u200cرضا", "e\u0301"):
            with self.subTest(name):
                path = self.folder / "odd.flipsheet"
                self.check(DONE, "new", "fliptown", "--players", name, "--seed", 7, "-o", path)
                state, asked = self.strict("show", path), self.strict("ask", path)
                self.assertEqual(state["seats"][0]["player"], name)
                self.assertTrue(asked["ask"]["prompt"].startswith(name))
                self.strict("log", path, "--changes")


if __name__ == "__main__":
    main()
