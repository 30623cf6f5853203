# SPDX-License-Identifier: GPL-3.0-or-later
"""A sheet that is served, asked without a browser: what guests may do, and what nobody may."""

import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import unittest.mock
from pathlib import Path

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from table import (ACCEPTED, CLI, ROOT, CONFLICT, FORBIDDEN, MISSING, OK, TOO_LARGE, TOO_MANY, Events,
                   Guest, Table)

try:
    import jsonschema
except ImportError:
    jsonschema = None

# What browsers accept, and what they are answered in.
LANGUAGES = {"en": "en", "de-CH,de;q=0.9,en;q=0.8": "de", "es": "es", "fr-CA": "fr", "zh-Hans": "zh_CN"}


def log_of(path):
    """The moves of a sheet file."""
    with open(path) as file:
        lines = [line.strip() for line in file]
    ends = [i for i, line in enumerate(lines) if line == "board:" or line.startswith("former")]
    return lines[lines.index("moves:") + 1:ends[0]]


def made_by(seat, move):
    """A move as a sheet writes it."""
    return move if move.startswith(f"{seat}: ") else f"{seat}: {move}"


class Gate(unittest.TestCase):
    def test_nothing_without_the_token(self):
        with Table("fliptown", "--players=Ann,Bob") as table:
            guest = Guest(table)
            for path in ("/moment", "/x/moment", "/../etc/passwd", "/%2e%2e/x", table.base[:-2] + "/",
                         table.base[:-2] + "x/moment", table.base + "../../etc/passwd",
                         table.base + "nothing.js", table.base + "board/0"):
                status, body = guest.ask("GET", path, outside=True)
                self.assertIn(status, (MISSING, FORBIDDEN), path)
                self.assertNotIn("moment", str(body))
            self.assertEqual(guest.ask("GET", "/", outside=True)[0], OK)
            self.assertNotIn(table.base.strip("/"), str(guest.ask("GET", "/", outside=True)[1]))
            self.assertEqual(guest.ask("PUT", "moment")[0], FORBIDDEN)

    def test_code(self):
        with Table("fliptown", "--players=Ann,Bob") as table:
            wrong = f"{(int(table.code) + 1) % 10000:04}"
            guest = Guest(table)
            self.assertEqual(guest.ask("POST", "/code", {"code": table.code}, outside=True)[0], 303)
            self.assertTrue(guest.answer.headers["Location"].endswith(table.base))
            for _ in range(5):
                self.assertEqual(guest.ask("POST", "/code", {"code": wrong}, outside=True)[0], FORBIDDEN)
            self.assertEqual(guest.ask("POST", "/code", {"code": wrong}, outside=True)[0], TOO_MANY)
            self.assertEqual(guest.ask("POST", "/code", {"code": table.code}, outside=True)[0], TOO_MANY)
            self.assertEqual(Guest(table).ask("GET", "")[0], OK) # the link still leads in

    def test_others_pages(self):
        with Table("fliptown", "--players=Ann,Bob") as table:
            ann, = table.guests(1)
            here = f"{table.host}:{table.port}"
            for headers in ({"Host": "evil.example"}, {"Host": f"evil.example:{table.port}"},
                            {"Host": table.host}, {"Origin": "http://evil.example"}, {"Origin": "null"},
                            {"Origin": f"http://{table.host}:1"}, {"Origin": f"https://{here}"}):
                self.assertEqual(ann.ask("GET", "moment", headers=headers)[0], FORBIDDEN, headers)
            self.assertEqual(ann.ask("POST", "leave", {}, {"Sec-Fetch-Site": "cross-site"})[0], FORBIDDEN)
            self.assertEqual(ann.ask("GET", "moment", headers={"Origin": f"http://{here}"})[0], OK)
            self.assertEqual(ann.moment()["me"]["seat"], 1)

    def test_headers(self):
        with Table("fliptown", "--players=Ann,Bob") as table:
            ann, = table.guests(1)
            for path in ("", "moment", "main.js", "nothing"):
                ann.ask("GET", path)
                headers = ann.answer.headers
                self.assertIn("default-src 'none'", headers["Content-Security-Policy"])
                self.assertNotIn("unsafe", headers["Content-Security-Policy"])
                self.assertEqual(headers["X-Content-Type-Options"], "nosniff")
                self.assertEqual(headers["Referrer-Policy"], "no-referrer")
                self.assertIsNone(headers["Access-Control-Allow-Origin"])
            ann.ask("GET", "moment")
            self.assertEqual(ann.answer.headers["Cache-Control"], "no-store")
            guest = Guest(table)
            guest.ask("GET", "words")
            cookie = guest.answer.headers["Set-Cookie"]
            for word in ("HttpOnly", "SameSite=Strict", f"Path={table.base}"):
                self.assertIn(word, cookie)

    def test_limits(self):
        with Table("fliptown", "--players=Ann,Bob") as table:
            ann, = table.guests(1)
            self.assertEqual(ann.ask("POST", "play", {"move": "x" * 5000})[0], TOO_LARGE)
            statuses = [ann.ask("GET", "words")[0] for _ in range(100)]
            self.assertIn(OK, statuses)
            self.assertIn(TOO_MANY, statuses)
            time.sleep(1)
            self.assertEqual(ann.ask("GET", "words")[0], OK)

    def test_connections(self):
        with Table("fliptown", "--players=Ann,Bob") as table:
            begun = time.monotonic()
            lines = [socket.create_connection((table.host, table.port)) for _ in range(40)]
            time.sleep(.5)
            n_closed = 0
            for line in lines:
                line.settimeout(.05)
                try:
                    n_closed += line.recv(1) == b""
                except ConnectionError:
                    n_closed += 1
                except socket.timeout:
                    pass
            self.assertEqual(n_closed, 8)  # the oldest, who had not asked for anything
            # Whoever sends nothing, or slowly, is cut off after ten seconds.
            lines[-1].send(b"GET / HT")
            lines[-1].settimeout(15)
            self.assertEqual(lines[-1].recv(1), b"")
            self.assertGreater(time.monotonic() - begun, 8)
            for line in lines:
                line.close()
            time.sleep(.5)
            self.assertEqual(Guest(table).ask("GET", "")[0], OK)

    def test_many_guests(self):
        with Table("fliptown", "--players=Ann,Bob") as table:
            table.guests(1)
            for _ in range(80):
                guest = Guest(table).open()
            self.assertEqual(guest.moment()["people"][0]["sits"], "out_of_reach")


class Sitting(unittest.TestCase):
    def test_roles(self):
        with Table("fliptown", "--players=Ann,Bob") as table:
            guest = Guest(table).open()
            self.assertEqual(guest.moment()["me"], {"role": "none"})
            for seat in (0, 3, "7x", "watchman"):
                self.assertEqual(guest.ask("POST", "sit", {"seat": seat})[0], 400)
            self.assertEqual(guest.sit("watch")[0], OK)
            moment = guest.moment()
            self.assertEqual([board["player"] for board in moment["boards"]], ["Ann", "Bob"])
            self.assertFalse(moment["asked"])
            self.assertEqual(guest.sit("tell")[0], OK)
            moment = guest.moment()
            self.assertTrue(moment["asked"])
            self.assertNotIn("regions", moment)
            self.assertEqual(guest.sit(2)[0], OK)
            moment = guest.moment()
            self.assertEqual(moment["me"], {"role": "seat", "seat": 2})
            self.assertTrue(moment["people"][1]["mine"])
            self.assertGreater(len(moment["regions"]), 5)
            guest.ask("POST", "leave", {})
            self.assertTrue(guest.moment()["people"][1]["before"])

    def test_two_claims_of_one_seat(self):
        with Table("fliptown", "--players=Ann,Bob") as table:
            first, = table.guests(1)
            second = Guest(table).open()
            events = Events(first)
            self.assertEqual(events.next("moment")[0], "moment")
            # Without a window nobody gives the seat of somebody who is there away.
            self.assertEqual(second.sit(1)[0], ACCEPTED)
            self.assertEqual(second.moment()["me"], {"role": "none", "refused": 1})
            self.assertEqual(first.moment()["me"]["seat"], 1)
            events.close()
            time.sleep(5) # until the next beat
            self.assertEqual(second.sit(1)[0], ACCEPTED)
            self.assertEqual(second.moment()["me"]["seat"], 1)
            self.assertEqual(first.moment()["me"], {"role": "none"})

    def test_seats_that_play_by_themselves(self):
        with Table("flickemup", "--seed=1", "--seats=2", "--option=opponent=easy") as table:
            guest = Guest(table).open()
            if guest.moment()["people"][1]["sits"] == "by_itself":
                self.assertEqual(guest.sit(2)[0], CONFLICT)

    def test_device(self):
        with Table("fliptown", "--players=Ann,Bob") as table:
            for agent in ("<script>alert(1)</script>", "\u202eevil", "Linux; Android 1; " + "x" * 900 + ")", ""):
                self.assertEqual(Guest(table, agent=agent.encode().decode("latin-1")).open().moment()["me"]["role"], "none")


class Playing(unittest.TestCase):
    def test_marks(self):
        with Table("fliptown", "--players=Ann,Bob", "--seed=3") as table:
            ann, bob = table.guests(1, 2)
            moment = ann.moment()
            self.assertTrue(moment["asked"] and bob.moment()["asked"])
            n_reach = sum(region["reach"] for region in moment["regions"])
            priced = sum("price" in site for region in moment["regions"] for site in region["sites"])
            self.assertEqual(n_reach, priced)
            move = moment["moment"]["offers"][0]["answer"]
            status, answer = ann.play(move, moment["version"])
            self.assertEqual((status, answer["ok"]), (OK, True))
            after = ann.moment()
            self.assertEqual(after["version"], answer["version"])
            self.assertNotEqual(after["version"], moment["version"])
            self.assertIn(made_by(1, move), log_of(table.sheet))

    def test_refusals(self):
        with Table("fliptown", "--players=Ann,Bob", "--seed=3") as table:
            ann, watcher = table.guests(1, "watch")
            version = ann.moment()["version"]
            length = len(log_of(table.sheet))
            status, answer = ann.play("mine 4e", version)
            self.assertEqual(status, CONFLICT)
            self.assertGreater(len(answer["reason"]), 10)
            self.assertEqual(ann.ask("GET", "why?site=mine%204e")[1]["rule"]["id"][:2], "FT")
            self.assertEqual(ann.ask("GET", "why?site=nowhere")[0], MISSING)
            for guest, move, seen in ((watcher, "trail A", version), (ann, "", version), (ann, "2: trail A", version),
                                      (ann, "trail A", "0-0"), (ann, "trail A", "99999-0"), (ann, "trail A", ""),
                                      (ann, "\n", version)):
                status, answer = guest.play(move, seen or "-")
                self.assertEqual(status, CONFLICT, (move, seen))
            self.assertEqual(len(log_of(table.sheet)), length)

    def test_late(self):
        """Others have chosen meanwhile: that changes nothing for whoever chose late."""
        with Table("fliptown", "--players=Ann,Bob,Cem", "--seed=3") as table:
            ann, bob, cem = table.guests(1, 2, 3)
            seen = ann.moment()
            self.assertEqual(bob.play(bob.moment()["moment"]["offers"][0]["answer"])[0], OK)
            self.assertEqual(cem.play(cem.moment()["moment"]["offers"][0]["answer"])[0], OK)
            self.assertEqual(ann.play(seen["moment"]["offers"][0]["answer"], seen["version"])[0], OK)
            # An old choice of Ann's means something else now.
            status, answer = ann.play(seen["moment"]["offers"][5]["answer"], seen["version"])
            self.assertEqual(status, CONFLICT)
            self.assertIn("log", answer)

    def test_repeated(self):
        with Table("fliptown", "--players=Ann,Bob", "--seed=3") as table:
            ann, bob = table.guests(1, 2)
            seen = ann.moment()
            move = seen["moment"]["offers"][0]["answer"]
            answers = [ann.play(move, seen["version"], id="same") for _ in range(3)]
            self.assertEqual(answers, [answers[0]] * 3)
            self.assertEqual(ann.play(move, seen["version"], id="another")[0], OK)
            self.assertEqual(log_of(table.sheet).count(made_by(1, move)), 1)
            # The id of somebody else's request is nobody's business.
            theirs = bob.moment()["moment"]["offers"][0]["answer"]
            self.assertEqual(bob.play(theirs, id="same")[0], OK)
            self.assertIn(made_by(2, theirs), log_of(table.sheet))

    def test_cards_are_told_once(self):
        with Table("fliptown", "--players=Ann,Bob") as table:
            ann, bob, teller = table.guests(1, 2, "tell")
            for _ in range(3):
                self.assertEqual(teller.play(teller.moment()["moment"]["ask"]["answers"][0])[0], OK)
            seen = [guest.moment()["version"] for guest in (ann, bob, teller)]
            self.assertEqual(ann.play("3S", seen[0])[0], OK)
            self.assertEqual(bob.play("3s", seen[1])[0], OK)
            self.assertEqual(teller.play("3S", seen[2])[0], OK)
            self.assertEqual(log_of(table.sheet).count("3S"), 1)
            status, answer = bob.play("3S")
            self.assertEqual(status, CONFLICT)
            # Whoever told a card takes it back, nobody else does.
            self.assertEqual(bob.back()[0], CONFLICT)
            self.assertTrue(ann.moment()["back"]["loses"])
            self.assertEqual(ann.back()[0], OK)
            self.assertNotIn("3S", log_of(table.sheet))

    def test_waiting_for_a_card(self):
        """Whoever doesn't tell what was flipped sees what has to be told."""
        with Table("fliptown", "--players=Ann,Bob") as table:
            ann, watcher = table.guests(1, "watch")
            asked = ann.moment()
            self.assertNotIn("waiting", asked)
            seen = watcher.moment()
            self.assertEqual((seen["asked"], seen["waiting"]), (False, asked["moment"]["questions"][0]["title"]))

    def test_take_back(self):
        with Table("fliptown", "--players=Ann,Bob", "--seed=3") as table:
            ann, bob = table.guests(1, 2)
            before = log_of(table.sheet)
            self.assertNotIn("back", ann.moment())
            move = ann.moment()["moment"]["offers"][0]["answer"]
            self.assertEqual(ann.play(move)[0], OK)
            self.assertEqual(bob.back()[0], CONFLICT)
            self.assertTrue(ann.moment()["back"]["loses"][0])
            self.assertEqual(ann.back()[0], OK)
            self.assertEqual(log_of(table.sheet), before)
            self.assertEqual(ann.back()[0], CONFLICT)

    def test_take_back_several(self):
        """Everything that goes with a mark is said before."""
        with Table("fliptown", "--players=Ann,Bob", "--seed=3") as table:
            ann, bob = table.guests(1, 2)
            chance = random.Random(3)
            while len(ann.moment().get("back", {}).get("loses", [])) < 2:
                guest = ann if ann.moment()["asked"] else bob
                self.assertEqual(guest.play(chance.choice(guest.moment()["moment"]["offers"])["answer"])[0], OK)
                time.sleep(.1)
            before = ann.moment()
            self.assertEqual(ann.back()[0], OK)
            left = [line["text"] for line in ann.moment()["log"]]
            gone = [line["text"] for line in before["log"] if line["seat"] == 1 and line["text"] not in left]
            self.assertEqual(before["back"]["loses"], gone)

    def test_events(self):
        with Table("fliptown", "--players=Ann,Bob", "--seed=3") as table:
            ann, bob = table.guests(1, 2)
            events = Events(bob)
            self.assertEqual(events.next("moment")[1], bob.moment()["news"])
            version = ann.play(ann.moment()["moment"]["offers"][0]["answer"])[1]["version"]
            while not events.next("moment")[1].startswith(version):
                pass
            self.assertTrue(bob.moment()["news"].startswith(version))
            # Who sits where is new as well, though nothing has happened on the sheet.
            ann.ask("POST", "leave", {})
            news = events.next("moment")[1]
            self.assertTrue(news.startswith(version))
            self.assertEqual(news, bob.moment()["news"])
            self.assertEqual(events.next("beat")[0], "beat")
            table.end()
            self.assertEqual(events.next("closed")[0], "closed")
            self.assertEqual(events.next(), ("", ""))

    def test_pictures(self):
        with Table("fliptown", "--players=Ann,Bob", "--seed=3") as table:
            ann, bob = table.guests(1, 2)
            before = ann.moment()
            link = before["regions"][0]["picture"] + "&width=390&ratio=2"
            status, png = ann.ask("GET", link)
            self.assertEqual((status, png[:4]), (OK, b"\x89PNG"))
            self.assertEqual(int.from_bytes(png[16:20], "big"), 780)
            tag = ann.answer.headers["ETag"]
            self.assertIn("immutable", ann.answer.headers["Cache-Control"])
            self.assertEqual(ann.ask("GET", link, headers={"If-None-Match": tag})[0], 304)
            self.assertNotEqual(ann.ask("GET", link + "&dark=1")[1], png)
            print_link = before["regions"][0]["print"] + "&width=390&ratio=2"
            status, under = ann.ask("GET", print_link)
            self.assertEqual((status, under[:4], under == png), (OK, b"\x89PNG", False))
            self.assertEqual(bob.ask("GET", bob.moment()["regions"][0]["print"] + "&width=390&ratio=2")[1], under)
            for wrong in ("width=0", "width=-1", "width=1e9", "width=nan", ""):
                self.assertEqual(ann.ask("GET", before["regions"][0]["picture"] + "&" + wrong)[0], MISSING, wrong)
            self.assertEqual(ann.ask("GET", "board/0?region=99&width=390")[0], MISSING)
            # A mark of somebody else changes no picture of mine, a mark of mine few.
            bob.play(bob.moment()["moment"]["offers"][0]["answer"])
            same = ann.moment()
            self.assertEqual([r["picture"] for r in same["regions"]], [r["picture"] for r in before["regions"]])
            self.assertEqual([r["print"] for r in same["regions"]], [r["print"] for r in before["regions"]])
            ann.play(same["moment"]["offers"][0]["answer"])
            changed = [r["name"] for r, old in zip(ann.moment()["regions"], before["regions"])
                       if r["picture"] != old["picture"]]
            self.assertTrue(1 <= len(changed) <= 4, changed)

    def test_pictures_of_a_table(self):
        """What a guest asks for doesn't name what it is answered."""
        with Table("flickemup", "--players=Ann,Bob", "--seed=3") as table:
            ann, = table.guests(1)
            link = ann.ask("GET", "hand")[1]["picture"]
            self.assertEqual(ann.ask("GET", link + "&width=390&ratio=1")[0], OK)
            self.assertIn("immutable", ann.answer.headers["Cache-Control"])
            tag = ann.answer.headers["ETag"]
            self.assertEqual(ann.ask("GET", "table?d=0123456789abcdef&width=390&ratio=1")[0], OK)
            self.assertEqual(ann.answer.headers["ETag"], tag)
            self.assertEqual(ann.answer.headers["Cache-Control"], "no-store")

    def test_tracker(self):
        """What is flicked on a real table is entered by a tap on the board."""
        with Table("flickemup", "--players=Ann,Bob", "--option=entry=tracker") as table:
            for guest in table.guests(1, 2, "tell"):
                regions = guest.moment()["regions"]
                self.assertEqual(guest.ask("GET", regions[1]["picture"] + "&width=390&ratio=1")[0], OK)
                open = [site["name"] for region in regions for site in region["sites"] if site.get("ways")]
                self.assertIn("lawman-1", open)
                self.assertIn("hearts-of-outlaw-1", open)
                self.assertEqual(sum(region["reach"] for region in regions), len(open))

    def test_review(self):
        """What is too close to call has no better choice."""
        with tempfile.TemporaryDirectory() as folder:
            sheet = os.path.join(folder, "s.flipsheet")
            played = subprocess.run([CLI, "random", "fliptown", "--seeds=4-4", "--seats=2", "--sheet"],
                                    check=True, capture_output=True, text=True)
            Path(sheet).write_text(played.stdout, encoding="utf-8")
            with Table(sheet=sheet) as table:
                ann, = table.guests(1)
                seen = set()
                until = time.monotonic() + 120
                while not {"close", "blunder"} <= seen and time.monotonic() < until:
                    rows = ann.ask("GET", "review")[1]["rows"]
                    for row in rows:
                        self.assertEqual("better" in row, row["verdict"] in ("slip", "blunder"), row)
                    seen = {row["verdict"] for row in rows}
                    time.sleep(.5)
                self.assertLessEqual({"close", "blunder"}, seen)

    def test_languages(self):
        with Table("fliptown", "--players=Ann,Bob", "--seed=3") as table:
            english, = table.guests(1)
            words = english.ask("GET", "words")[1]
            self.assertEqual(words["lang"], "en")
            rules = {Guest(table, language).open().ask("GET", "rules")[1]["rules"][0]["title"]
                     for language in (*LANGUAGES, "tlh")}
            self.assertEqual(len(rules), len(LANGUAGES))
            words = [Guest(table, language).open().ask("GET", "words")[1] for language in LANGUAGES]
            self.assertEqual([told["lang"] for told in words], [*LANGUAGES.values()])
            self.assertEqual(len({told["words"]["sit_down"] for told in words}), len(words))
            where = [Guest(table, language).open().moment()["moment"]["where"] for language in LANGUAGES]
            self.assertEqual(where[0], "Round 1, turn 1 of 5")
            self.assertEqual(len(set(where)), len(LANGUAGES), where)
            self.assertEqual(english.moment()["moment"]["where"], where[0])

    def test_languages_without_a_locale(self):
        """A machine that only serves may have none; what its guests read is translated all the same."""
        with unittest.mock.patch.dict(os.environ, LC_ALL="C"), Table("fliptown", "--seed=3") as table:
            where = {Guest(table, language).open().moment()["moment"]["where"] for language in LANGUAGES}
            self.assertEqual(len(where), len(LANGUAGES), where)


@unittest.skipUnless(jsonschema, "there is no validator of JSON schemas")
class Schema(unittest.TestCase):
    def hold(self, name, value):
        schema = json.loads((ROOT / "data/flipside-cli.schema.json").read_text(encoding="utf-8"))
        errors = list(jsonschema.Draft202012Validator({**schema, "$ref": f"#/$defs/{name}"}).iter_errors(value))
        self.assertEqual([f"{list(error.absolute_path)}: {error.message[:200]}" for error in errors[:3]], [])

    def test_each_screen(self):
        for options in (("fliptown", "--seats=2"), ("royalflip", "--seats=2", "--seed=1", "--option=mode=pvp"),
                        ("insertcoin", "--seats=2", "--seed=1"), ("flickemup", "--seats=2"),
                        ("flipcity", "--seats=2", "--seed=1")):
            with Table(*options) as table:
                for guest in table.guests(1, "tell", "watch"):
                    for _ in range(6):
                        screen = guest.moment()
                        self.hold("screen", screen)
                        if screen["asked"]:
                            guest.play(screen["moment"]["ask"]["answers"][0])
                with self.assertRaises(AssertionError):
                    self.hold("screen", {**screen, "colour": "red"})


class Whole(unittest.TestCase):
    """Whole games, each guest at its own screen, in any order."""

    def check_answers(self, moment):
        """Each answer can be found, and told from the others: by the site where it lies, or by its words."""
        sites = [site for region in moment.get("regions", []) for site in region["sites"]]
        placed = {way for site in sites for way in site.get("ways", [])}
        words = [offer["label"] for index, offer in enumerate(moment["moment"]["offers"])
                 if index not in placed and "tile" not in offer]
        self.assertEqual(len(words), len(set(words)), words)
        for site in sites:
            is_in_reach = "in reach" in site["label"] and "not in reach" not in site["label"]
            self.assertEqual(bool(site.get("ways")), is_in_reach, site)
        for region in moment.get("regions", []):
            self.assertEqual(region["reach"], sum(bool(site.get("ways")) for site in region["sites"]), region["name"])

    def play(self, chance, *options, steps=3000):
        with Table(*options[:1], *options[1:]) as table:
            n_seats = len(Guest(table).open().moment()["people"])
            guests = table.guests(*range(1, n_seats + 1), *([] if any("seed" in word for word in options) else ["tell"]))
            waits = 0
            for _ in range(steps):
                guest = chance.choice(guests)
                status, moment = guest.ask("GET", "moment")
                if status == TOO_MANY:
                    time.sleep(.2)
                    continue
                if moment["moment"]["over"]:
                    break
                waits = 0 if moment["asked"] else waits + 1
                self.assertLess(waits, 200, moment["moment"]["ask"])
                if moment["asked"]:
                    self.check_answers(moment)
                    answers = moment["moment"]["ask"]["answers"]
                    status, answer = guest.play(chance.choice(answers), moment["version"])
                    self.assertIn(status, (OK, TOO_MANY), answer)
            if steps == 3000:
                self.assertTrue(moment["moment"]["over"], moment["moment"]["where"])
            subprocess.run([CLI, "verify", table.sheet], check=True, stdout=subprocess.DEVNULL)

    def test_fliptown(self):
        self.play(random.Random(1), "fliptown", "--seats=3", "--seed=5")

    def test_fliptown_at_the_table(self):
        self.play(random.Random(2), "fliptown", "--seats=2")

    def test_flipcity(self):
        self.play(random.Random(3), "flipcity", "--seats=2", "--seed=5", steps=200)

    def test_royalflip(self):
        self.play(random.Random(4), "royalflip", "--seats=3", "--seed=5", "--option=mode=pvp")

    def test_insertcoin(self):
        self.play(random.Random(5), "insertcoin", "--seats=2", "--seed=5")

    def test_flickemup(self):
        self.play(random.Random(6), "flickemup", "--seats=2")

    def test_tracker(self):
        self.play(random.Random(7), "flickemup", "--seats=2", "--option=entry=tracker",
                  "--board=flickemup-03-payday.board", steps=60)


class Faults(unittest.TestCase):
    """The program is killed, and started again with the same sheet of a library."""

    def test_kill(self):
        with tempfile.TemporaryDirectory() as folder:
            library, sheet = os.path.join(folder, "library.db"), os.path.join(folder, "s.flipsheet")
            subprocess.run([CLI, "new", "fliptown", "--players=Ann,Bob", "--seed=3", "-o", sheet], check=True)
            subprocess.run([CLI, "import", sheet, "--library", library], check=True, stdout=subprocess.DEVNULL)
            with Table(sheet="1", library=library) as table:
                ann, bob = table.guests(1, 2)
                before = table.link
                seen = ann.moment()
                move = seen["moment"]["offers"][0]["answer"]
                self.assertEqual(ann.play(move, seen["version"], id="one")[0], OK)
                table.end(signal.SIGKILL)
                table.start()
                self.assertEqual(table.link, before)
                self.assertEqual(ann.moment()["me"]["seat"], 1)
                self.assertEqual(bob.moment()["me"]["seat"], 2)
                # The answer was lost with the program: the same request is not played again.
                self.assertEqual(ann.play(move, seen["version"], id="one")[0], OK)
                subprocess.run([CLI, "export", f"--sheet={sheet}2", "1", "--library", library], check=True)
                self.assertEqual(log_of(sheet + "2").count(made_by(1, move)), 1)
                # Once it was stopped, nobody has to know anything any more.
                self.assertEqual(table.end(), 0)
                table.start()
                self.assertNotEqual(table.link, before)
                self.assertEqual(ann.ask("GET", "moment")[0], FORBIDDEN)

    def test_kill_with_a_file(self):
        with Table("fliptown", "--players=Ann,Bob", "--seed=3") as table:
            ann, = table.guests(1)
            before = table.link
            self.assertEqual(ann.play(ann.moment()["moment"]["offers"][0]["answer"])[0], OK)
            seen = ann.moment()
            table.end(signal.SIGKILL)
            table.start()
            self.assertEqual(table.link, before)
            self.assertEqual(ann.moment()["version"], seen["version"])
            self.assertEqual(ann.moment()["me"], seen["me"])

    def test_kill_after_a_long_game(self):
        """The hour in which guests are known begins at the end, not when the last one sat down."""
        with Table("fliptown", "--players=Ann,Bob", "--seed=3") as table:
            before = table.link
            kept, = Path(table.folder.name, "flipside", "screens").iterdir()
            os.utime(kept, (time.time() - 7200,) * 2)
            time.sleep(6)
            table.end(signal.SIGKILL)
            table.start()
            self.assertEqual(table.link, before)


@unittest.skipUnless("--load" in sys.argv, "takes five minutes")
class Load(unittest.TestCase):
    """Eight guests with an open stream each, 2,000 moves: nothing is lost, nothing comes twice."""

    N_GUESTS, N_MOVES, SECONDS = 8, 2000, 300

    def test_load(self):
        chance = random.Random(8)
        begun, n_made = time.monotonic(), 0
        with Table("fliptown", "--seats=4") as table:
            guests = table.guests(1, 2, 3, 4, *["watch"] * (self.N_GUESTS - 4))
            streams = [Events(guest) for guest in guests]
            told = [0] * len(streams)

            def listen(i):
                while streams[i].next("moment")[0]:
                    told[i] += 1

            threads = [threading.Thread(target=listen, args=(i,), daemon=True) for i in range(len(streams))]
            for thread in threads:
                thread.start()
            used = []
            while n_made < self.N_MOVES and time.monotonic() - begun < self.SECONDS:
                guest = chance.choice(guests[:4])
                status, moment = guest.ask("GET", "moment")
                if status == TOO_MANY or not moment["asked"]:
                    time.sleep(.005)
                    continue
                if moment["moment"]["over"]:
                    break
                length = len(log_of(table.sheet))
                status, answer = guest.play(chance.choice(moment["moment"]["ask"]["answers"]), moment["version"])
                if status == TOO_MANY:
                    continue
                self.assertEqual(status, OK, answer)
                self.assertGreater(len(log_of(table.sheet)), length)
                n_made += 1
                if n_made % 50 == 0:
                    used.append(table.memory())
                # A game ends long before 2,000 moves: its last ones are taken back and made again.
                if n_made % 5 == 0 and guest.moment().get("back"):
                    self.assertEqual(guest.back()[0], OK)
            print(f"{n_made} moves in {time.monotonic() - begun:.0f} s, memory in KB: {used[0]} to {used[-1]}")
            # libsoup 3.2 keeps half a KB of each connection.
            self.assertLess(used[-1] - used[len(used) // 4], 6000)
            self.assertGreater(min(told), n_made // 4)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1] + [word for word in sys.argv[3:] if word != "--load"], verbosity=2)
