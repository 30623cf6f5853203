#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays games of Flick 'em Up! again by a second set of rules: flickemup.py FLIPSIDE-CLI GAMES

The program plays random games of every scenario and prints each as a sheet. The log is followed
here with nothing in common with the program but the notation and the scenario files: who may speak,
when the game is over, and how everything stands at the end must be the same.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

BOARDS = Path(__file__).resolve().parents[2] / "data" / "boards"
SHORT_GAMES = 10
TEAMS = ("lawmen", "outlaws")
COWBOYS = [f"{kind}-{n}" for kind in ("lawman", "outlaw") for n in range(1, 6)]
BUILDINGS = ("sheriff", "bank", "saloon", "store", "hall", "undertaker")
TOKENS = ["gold", "colt", "winchester", "clean-water", "poisoned-water", "dynamite", "document",
          "hostage"]
UNCOUNTED = ("gold", "clean water", "poisoned water")
NAMES = {"sheriff": "Sheriff’s office", "bank": "Bank", "saloon": "Saloon", "store": "General Store",
         "hall": "Town Hall", "undertaker": "Undertaker’s"}
OTHER_SIDE = {"clean-water": "poisoned-water", "poisoned-water": "clean-water"}
EXTRA_HOURS = 3


class Over(Exception):
    """The game is over."""


def read_scenario(text):
    groups, keys = {}, {}
    for line in text.splitlines():
        if line.startswith("["):
            keys = groups.setdefault(line[1:line.index("]")], {})
        elif "=" in line and not line.startswith("#"):
            key, value = line.split("=", 1)
            keys[key] = value
    return groups


def team_of(cowboy):
    return {"lawman": 0, "outlaw": 1}.get(cowboy.split("-")[0])


class Figure:
    def __init__(self, name, keys):
        self.name, self.team = name, team_of(name)
        self.most = self.points = int(keys["hit-points"])
        self.tokens = sorted(keys.get("tokens", "").split(), key=TOKENS.index)
        self.inside = keys.get("inside")
        self.waits = keys.get("hat") == "waiting"
        self.life, self.lying = "alive", False

    def room(self):
        return 2 - sum(2 if token == "hostage" else 1 for token in self.tokens)


class Game:
    def __init__(self, scenario, seats, options, moves):
        self.scenario, self.moves, self.at = scenario, moves, 0
        first = 1 if options.get("first-seat") == "outlaw" else 0
        self.seats = [[s + 1 for s in range(seats) if (s + first) % 2 == team] for team in (0, 1)]
        self.plays_on = options.get("twelve", "offer") == "offer"
        people = [name for name in COWBOYS + ["man", "woman"] if name in scenario]
        self.figures = {name: Figure(name, scenario[name]) for name in people}
        self.cowboys = [self.figures[name] for name in COWBOYS if name in scenario]
        self.corrected = options.get("edition", "1") != "1"
        told = scenario.get("rules", {})
        if self.corrected:
            told = {"two-pistols": "yes", **told}
        self.rules = {key for key, value in told.items() if value == "yes"}
        self.hour = int(scenario["start"]["hour"])
        self.hats = {c.name: (self.hour + c.waits) % 2 for c in self.cowboys}
        self.initiative = scenario["start"]["initiative"]
        self.lying_tokens = {b: scenario[b].get("tokens", "").split()
                             for b in BUILDINGS if b in scenario}
        self.face_down = {b: int(scenario[b].get("face-down", 0)) for b in self.lying_tokens}
        self.closed = {b for b in self.lying_tokens if scenario[b].get("closed") == "yes"}
        self.outdoors = [value.split()[0] for value in scenario.get("outdoors", {}).values()]
        self.next = [0, 0]
        self.goals = [[goal.split() for goal in scenario["goals"][team].split(",")]
                      for team in TEAMS]
        self.held, self.reached = {}, {}
        self.hanged = self.freed = False
        self.winner = None
        self.gallows = scenario.get("gallows")
        if self.gallows:
            self.figures[self.gallows["figure"]].inside = "gallows"

    # Reading the log.

    def take(self, who):
        """The next words of this seat, or of the table (0); pieces at rest are passed over."""
        while True:
            assert self.at < len(self.moves), "the log ends before the game"
            number, words = self.moves[self.at]
            self.at += 1
            if number == 0 and words[0] == "rest":
                continue
            assert number == who, f"{who} should speak, not {number}: {' '.join(words)}"
            return words

    def seat(self, team):
        return self.seats[team][self.next[team] % len(self.seats[team])]

    # Goals.

    def have(self, team, goal):
        kind, rest = goal[0], goal[1:]
        enemies = [c for c in self.cowboys if c.team != team]
        if kind == "wound":
            return sum(c.most - c.points for c in enemies), int(rest[0])
        if kind == "eliminate" and rest[0].isdigit():
            return sum(c.life == "dead" for c in enemies), int(rest[0])
        if kind == "eliminate":
            return int(self.figures[rest[0]].life == "dead"), 1
        if kind == "hold":
            return self.held.get((team, *goal), 0), int(rest[1])
        if kind == "deliver":
            return self.lying_tokens[rest[2]].count(rest[1]), int(rest[0])
        if kind == "carry":
            return sum(c.tokens.count(rest[1]) for c in self.cowboys if c.team == team), int(rest[0])
        if kind == "reach":
            return self.reached.get((team, *goal), 0), int(rest[1])
        if kind == "free":
            return int(self.freed), 1
        assert kind == "hang", f"the goal {kind} is not known here"
        return int(self.hanged), 1

    def meets(self, team):
        return any(have >= need for have, need in (self.have(team, g) for g in self.goals[team]))

    def alive(self, team):
        return [c for c in self.cowboys if c.team == team and c.life == "alive"]

    def settle(self, first):
        for team in (first, 1 - first):
            if self.meets(team):
                self.win(team)
        for team in (first, 1 - first):
            if not self.corrected and not self.alive(1 - team):
                self.win(team)

    def win(self, team):
        self.winner = team
        raise Over

    # Hours and turns.

    def available(self, cowboy):
        return self.hats[cowboy.name] == self.hour % 2

    def play(self):
        try:
            while True:
                self.play_hour()
                self.end_hour()
        except Over:
            pass
        assert self.at == len(self.moves), "the log goes on after the game"

    def play_hour(self):
        first = self.figures[self.initiative]
        team, bound = first.team, first if self.available(first) else None
        while any(self.available(c) for c in self.cowboys):
            if not any(self.available(c) for c in self.cowboys if c.team == team):
                team = 1 - team
            self.turn(team, bound)
            team, bound = 1 - team, None

    def end_hour(self):
        for team in (0, 1):
            for goal in self.goals[team]:
                if goal[0] != "hold":
                    continue
                inside = {c.team for c in self.cowboys
                          if c.life == "alive" and c.inside == goal[1]}
                key = (team, *goal)
                self.held[key] = self.held.get(key, 0) + 1 if inside == {team} else 0
        begins = team_of(self.initiative)
        self.settle(begins)
        self.hour += 1
        if self.gallows and self.hour == int(self.gallows["hour"]):
            victim = self.figures[self.gallows["figure"]]
            if victim.inside == "gallows":
                self.hanged, victim.life, victim.inside = True, "dead", None
        self.settle(begins)
        if self.hour >= 12:
            self.twelve()

    def twelve(self):
        named = self.scenario["goals"]["midnight"]
        points = [sum(c.points for c in self.cowboys if c.team == team) for team in (0, 1)]
        if named in TEAMS:
            self.winner = TEAMS.index(named)
        else:
            self.winner = None if points[0] == points[1] else int(points[1] > points[0])
        if not self.plays_on or self.hour >= 12 + EXTRA_HOURS:
            raise Over
        if self.take(self.seat(team_of(self.initiative))) == ["end"]:
            raise Over

    def turn(self, team, bound):
        seat, cowboy, self.actions = self.seat(team), None, 2
        while self.actions and not (cowboy and (cowboy.life != "alive" or cowboy.lying)):
            words = self.take(seat)
            if words[0] == "clear":
                continue
            actor = self.figures[words[0]]
            assert actor.team == team and self.available(actor), f"{actor.name} can't be played"
            assert actor is (cowboy or bound or actor), f"{actor.name} is not to be played"
            if cowboy is None:
                cowboy, actor.lying = actor, False
            if words[1] == "done":
                break
            assert actor.life == "alive", f"{actor.name} is out"
            self.actions -= 1
            self.act(seat, cowboy, words[1:])
            self.settle(team)
        self.hats[cowboy.name] ^= 1
        self.next[team] += 1

    # Actions.

    def act(self, seat, cowboy, words):
        verb = words[0]
        self.check_side(cowboy, words)
        if verb in ("shoot", "rifle"):
            self.shoot(cowboy)
            if verb == "shoot" and "two-pistols" in self.rules and "colt" in cowboy.tokens:
                words = self.take(seat)
                if words != ["hold"]:
                    self.check_side(cowboy, words[1:])
                    self.shoot(cowboy)
        elif verb == "move":
            self.move(seat, cowboy)
        elif verb == "throw":
            self.throw(cowboy)
        else:
            self.handle(seat, cowboy, words)

    def check_side(self, cowboy, words):
        """Bullets and dynamite lie left or right of who stands in the open, and only then."""
        if words[0] in ("shoot", "second", "rifle", "throw") and len(words) > 1:
            assert (words[1] in ("left", "right")) == (cowboy.inside is None), " ".join(words)

    def shoot(self, cowboy):
        words = self.take(0)
        if words[0] == "hit":
            self.wound(self.figures[words[1]], cowboy)
            self.settle(cowboy.team)
        else:
            assert words[0] in ("grazed", "missed"), words

    def wound(self, figure, by):
        assert figure.life == "alive" and not figure.lying, f"{figure.name} can't be hit"
        assert figure.inside is None, f"{figure.name} is inside"
        if figure.points == 0:
            return
        figure.points -= 1
        if figure.points:
            figure.lying = True
            return
        figure.life = "dead"
        if figure.tokens:
            self.lying_tokens["undertaker"] += figure.tokens
            figure.tokens = []
        if self.initiative == figure.name:
            self.initiative = by.name

    def move(self, seat, cowboy):
        words = self.take(0)
        if words[0] == "entered":
            assert words[1] not in self.closed, f"{words[1]} is closed"
            cowboy.inside = words[1]
            self.duel(cowboy)
        elif words[0] == "escaped":
            self.escape(cowboy, words[1])
        elif words[0] == "freed":
            self.freed, cowboy.inside = True, None
            self.figures[words[1]].life, self.figures[words[1]].inside = "away", None
        elif words[0] == "moved":
            cowboy.inside = None
        self.settle(cowboy.team)
        if cowboy.life == "alive" and cowboy.inside is None and not cowboy.lying:
            assert self.take(seat)[0] == "face", "the cowboy may be turned"

    def escape(self, cowboy, edge):
        for goal in self.goals[cowboy.team]:
            if goal[:2] == ["reach", edge] and (len(goal) < 4 or goal[3] in cowboy.tokens):
                key = (cowboy.team, *goal)
                self.reached[key] = self.reached.get(key, 0) + 1
        cowboy.life, cowboy.inside, cowboy.tokens = "away", None, []

    def duel(self, cowboy):
        while "duel" in self.rules:
            enemies = [c for c in self.alive(1 - cowboy.team) if c.inside == cowboy.inside]
            if not enemies:
                return
            winner = self.fight(cowboy, enemies[0])
            loser = enemies[0] if winner is cowboy else cowboy
            loser.inside = None
            self.wound(loser, winner)
            self.settle(winner.team)
            if winner is not cowboy:
                return

    def fight(self, cowboy, enemy):
        shooter, target = cowboy, enemy
        while True:
            assert self.take(self.seat(shooter.team))[:2] == [shooter.name, "duel"]
            if self.take(0) == ["hit", target.name]:
                return shooter
            shooter, target = target, shooter

    def throw(self, cowboy):
        cowboy.tokens.remove("dynamite")
        told = []
        while (words := self.take(0)) != ["blast", "over"]:
            told.append(words)
        assert len(told) == len({tuple(words) for words in told}), "something is told twice"
        # All at the same moment, so in an order of our own.
        for verb, name in sorted(told, reverse=True):
            if verb == "caught":
                self.wound(self.figures[name], cowboy)
            else:
                assert verb == "closed" and name not in self.closed, f"{verb} {name}"
                self.closed.add(name)

    def handle(self, seat, cowboy, words):
        here = self.lying_tokens[cowboy.inside] if cowboy.inside else self.outdoors
        assert cowboy.inside or "take-outdoors" in self.rules, "tokens are handled inside"
        if words[0] == "look":
            self.look(seat, cowboy, here)
        elif words[0] == "take":
            self.exchange(cowboy, here, words[1], words[3] if len(words) > 2 else None)
        elif words[0] == "drop":
            cowboy.tokens.remove(words[1])
            here.append(words[1])
        else:
            assert words[0] == "turn", words
            pile = cowboy.tokens if words[-1] == "carried" else here
            pile.remove(words[1])
            pile.append(OTHER_SIDE[words[1]])

    def look(self, seat, cowboy, here):
        self.face_down[cowboy.inside] -= 1
        token = self.take(0)[1]
        here.append(token)
        words = self.take(seat)
        if words != ["leave"]:
            self.exchange(cowboy, here, token, words[2] if len(words) > 1 else None)

    def exchange(self, cowboy, here, token, given):
        here.remove(token)
        if given:
            cowboy.tokens.remove(given)
            here.append(given)
        cowboy.tokens.append(token)
        assert cowboy.room() >= 0, f"{cowboy.name} carries too much"

    # How everything stands.

    def tell_tokens(self, tokens):
        words = []
        for token in TOKENS:
            n, name = tokens.count(token), token.replace("-", " ")
            name = {"colt": "Colt", "winchester": "Winchester"}.get(name, name)
            many = "sticks of dynamite" if name == "dynamite" else name if name in UNCOUNTED else name + "s"
            words += [name if n == 1 else f"{n} {many}"] if n else []
        return words

    def tell(self, figure):
        words = []
        if figure.team is not None:
            words.append(("red", "blue")[self.hats[figure.name]] + " hat")
        words.append({"dead": "out", "away": "away"}.get(
            figure.life, "lying" if figure.lying
            else "on the gallows" if figure.inside == "gallows" else "standing"))
        if figure.most:
            words.append(f"{figure.points} of {figure.most} hit point{'' if figure.most == 1 else 's'}")
        if figure.inside in NAMES:
            words.append(f"in the {NAMES[figure.inside]}")
        if self.initiative == figure.name:
            words.append("initiative")
        return ", ".join(words + self.tell_tokens(figure.tokens))

    def tell_building(self, building):
        words = self.tell_tokens(self.lying_tokens[building])
        if self.face_down[building]:
            words.append(f"{self.face_down[building]} face down")
        words += [c.name.replace("-", " ").capitalize() for c in self.cowboys
                  if c.life == "alive" and c.inside == building]
        return ", ".join(words + (["closed"] if building in self.closed else [])) or "empty"

    def facts(self):
        found = {name: self.tell(figure) for name, figure in self.figures.items()}
        found.update({b: self.tell_building(b) for b in self.lying_tokens})
        found["hour"] = str((self.hour - 1) % 12 + 1)
        return found

    def winners(self):
        """A draw has none."""
        return [] if self.winner is None else self.seats[self.winner]


def parse_move(line):
    number, colon, rest = line.partition(": ")
    return (int(number), rest.split()) if colon and number.isdigit() else (0, line.split())


def parse_sheet(text):
    head, rest = text.split("\nmoves:\n", 1)
    options = dict(line[len("option "):].split(": ", 1) for line in head.splitlines()
                   if line.startswith("option "))
    seats = sum(line.startswith("player: ") for line in head.splitlines())
    moves = rest.split("board:", 1)[0].splitlines()
    return seats, options, [parse_move(line) for line in moves]


def run(cli, *arguments, text=None):
    done = subprocess.run([cli, *arguments], input=text, capture_output=True, encoding="utf-8",
                          check=True)
    return done.stdout


def judge(cli, board, seed):
    options = [["--option", "first-seat=outlaw"], ["--option", "twelve=end"], [],
               ["--option", "edition=1"]][seed % 4]
    sheet = run(cli, "random", "flickemup", "--board", board.name, "--seats", str(2 + seed % 9),
                "--seeds", str(seed), "--sheet", *options)
    seats, options, moves = parse_sheet(sheet)
    game = Game(read_scenario(board.read_text(encoding="utf-8")), seats, options, moves)
    game.play()
    told = json.loads(run(cli, "show", "--json", "-", text=sheet))["told"]
    shown = {fact["id"]: fact["text"] for fact in told}
    for key, value in game.facts().items():
        told = shown[key].replace("playing", "standing")
        assert told == value, f"{key} is “{told}”, and should be “{value}”"
    winners = json.loads(run(cli, "score", "--json", "-", text=sheet))["winners"]
    assert winners == game.winners(), f"{winners} won, and {game.winners()} should have"


def main():
    cli, games = sys.argv[1], int(sys.argv[2])
    if os.environ.get("FLIPSIDE_TEST_SHORT"):
        games = SHORT_GAMES
    # One's own scenario has no places, so that nothing can be simulated.
    boards = [board for board in sorted(BOARDS.glob("flickemup-*.board"))
              if board.name != "flickemup-own.board"]
    for seed in range(1, games + 1):
        board = boards[seed % len(boards)]
        try:
            judge(cli, board, seed)
        except AssertionError as problem:
            sys.exit(f"{board.name}, seed {seed}: {problem}")
    print(f"{games} games agree")


if __name__ == "__main__":
    main()
