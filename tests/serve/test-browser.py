# SPDX-License-Identifier: GPL-3.0-or-later
"""Own screens in a real browser, as people have them: each player a telephone of 390 × 844.

Run as the other tests of this folder are; with --whole, a seat is also taken over, and a killed program found again by four.
Whole games are in test-games.py.
"""

import os
import signal
import subprocess
import sys
import tempfile
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from phone import By, Keys, Phone
from table import CLI, OK, Table

WHOLE = "--whole" in sys.argv
BACK_WITHIN = 3  # seconds, by itself


class Screens(unittest.TestCase):
    def setUp(self):
        self.phones = []

    def tearDown(self):
        for phone in self.phones:
            phone.close()

    def phone(self, table, *arguments, **options):
        phone = Phone(table, *arguments, **options)
        self.phones.append(phone)
        return phone

    def test_a_turn(self):
        """Told by one, marked by two at the same time, seen by all, taken back by one."""
        with Table("fliptown", "--players=Ann,Bob") as table:
            ann, bob = self.phone(table), self.phone(table)
            teller, = table.guests("tell")
            ann.sit("Ann")
            bob.sit("Bob")
            for _ in range(3):
                self.assertEqual(teller.play(teller.moment()["moment"]["ask"]["answers"][0])[0], OK)
            ann.says("lineup")
            for card, phone in (("10", ann), ("4", bob), ("K", ann)):
                before = teller.moment()["version"]
                suits = phone.wait(lambda: phone.find(".suits button"), "suits")
                phone.tap(suits[1])
                phone.tap(phone.wait(lambda: next((node for node in phone.find(".ranks button")
                                                   if node.text == card), None), card))
                phone.wait(lambda: teller.moment()["version"] != before, "the card")
            for phone in (ann, bob):
                phone.wait(phone.sites, "sites in reach")
                phone.n_taps = 0
                phone.tap(phone.sites()[0])
                phone.tap("Mark it")
            ann.wait(lambda: teller.moment()["people"][0]["state"] == "done"
                     or "lineup" in ann.text(), "Ann's mark")
            self.assertEqual((ann.n_taps, bob.n_taps), (2, 2))
            self.assertEqual(ann.complaints() + bob.complaints(), [])

    def test_taken_back(self):
        """Whoever waits reads until when the own mark can be taken back."""
        with Table("fliptown", "--players=Ann,Bob", "--seed=3") as table:
            ann = self.phone(table)
            ann.sit("Ann")
            ann.tap(ann.wait(ann.sites, "sites in reach")[0])
            ann.tap("Mark it")
            ann.says("You may, until the next turn begins")
            ann.tap("Take back my mark")
            ann.wait(ann.sites, "sites in reach again")

    def test_chosen_in_view(self):
        """The preview of a site never covers the site itself."""
        with Table("fliptown", "--players=Ann,Bob", "--seed=3") as table:
            ann = self.phone(table)
            ann.sit("Ann")
            ann.wait(ann.sites, "sites in reach")

            def top_of_question():
                return ann.find("#now")[0].rect["y"]

            def bottom(site):
                return site.rect["y"] + site.rect["height"]

            in_view = [site for site in ann.sites() if bottom(site) <= top_of_question()]
            lowest = max(in_view, key=bottom)
            before = top_of_question()
            ann.tap(lowest)
            ann.button("Mark it")
            self.assertLess(top_of_question(), before)
            ann.wait(lambda: bottom(lowest) <= top_of_question() + 1, "the chosen site")

    def test_question_in_view(self):
        """Whatever somebody was reading before, a new question begins in view."""
        with Table("fliptown", "--players=Ann,Bob") as table:
            ann = self.phone(table)
            teller, = table.guests("tell")
            ann.sit("Ann")
            for number in "12":
                ann.says(f"Number {number} of 3")
                ann.driver.execute_script("for (const name of ['now', 'boards'])"
                                          "document.getElementById(name).scrollTop = 10000")
                self.assertTrue(ann.scrolled("now") and ann.scrolled("boards"))
                self.assertEqual(teller.play(teller.moment()["moment"]["ask"]["answers"][0])[0], OK)
                ann.says(f"Number {int(number) + 1} of 3")
                ann.wait(lambda: ann.scrolled("now") == 0, "the title")
            self.assertEqual(teller.play(teller.moment()["moment"]["ask"]["answers"][0])[0], OK)
            ann.says("Which cards are in the lineup?")
            ann.wait(lambda: ann.scrolled("boards") == 0, "the cards")

    def test_large_letters(self):
        """Where everything scrolls together, what a tap has led to comes in view."""
        with Table("fliptown", "--players=Ann,Bob", "--seed=3") as table:
            ann = self.phone(table, letters=32)
            ann.sit("Ann")

            def is_in_view(selector):
                place = ann.driver.execute_script("""
                    const { top, bottom } = document.querySelector(arguments[0]).getBoundingClientRect();
                    const tabs = document.getElementById("tabs").getBoundingClientRect();
                    return [tabs.bottom <= top + 1, bottom <= innerHeight + 1];""", selector)
                return all(place)

            ann.tap(ann.wait(ann.sites, "sites in reach")[0])
            ann.wait(lambda: is_in_view(".preview h3") and is_in_view(".preview .wide"), "the preview")
            ann.driver.execute_script("scrollTo(0, 0)")
            ann.tap(next(node for node in ann.find("button.site") if "not in reach" in node.accessible_name))
            ann.wait(lambda: ann.find(".refusal") and is_in_view(".refusal h3"), "the reason")

    def test_watch(self):
        """On a telephone, everyone's boards are as large as one's own; on a large screen they lie side by side."""
        with Table("fliptown", "--players=Ann,Bob", "--seed=3") as table:
            phone = self.phone(table, 320, 568)
            phone.tap("Watch")
            own = table.guests(1)[0].moment()["regions"]
            regions = phone.wait(lambda: phone.find(".board .region"), "regions")
            self.assertEqual(len(regions), 2 * len(own))
            for node, region in zip(regions, own * 2):
                self.assertGreaterEqual(node.rect["width"], min(region["width"], 300))
            self.assertTrue(phone.has_room())
            tabs = phone.find("#tabs button")
            self.assertEqual([tab.text for tab in tabs], ["Ann", "Bob"])
            phone.tap(tabs[1])
            phone.wait(lambda: tabs[1].get_attribute("aria-current"), "the tab of the second board")
            phone.wait(lambda: phone.driver.execute_script(
                "return document.querySelectorAll('.board')[1].querySelector('.region .ink').naturalWidth"), "its picture")
            phone.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
                "width": 1280, "height": 800, "deviceScaleFactor": 1, "mobile": False})
            boards = phone.wait(lambda: not phone.find(".board .region") and phone.find(".board > .page"), "whole boards")
            self.assertEqual(boards[0].rect["y"], boards[1].rect["y"])
            self.assertFalse(phone.find("#tabs"))
            self.assertEqual(phone.complaints(), [])

    def test_long_name(self):
        """A name that doesn't fit beside the buttons is broken, and they stay where they are."""
        with Table("fliptown", "--players=Wolfeschlegelsteinhausenbergerdorff,Bob", "--seed=3") as table:
            phone = self.phone(table, 320, 568)
            rows = phone.wait(lambda: phone.find("#door .seat"), "the seats")
            for row in rows:
                disc, name = row.find_elements(By.CSS_SELECTOR, ".disc, h2")
                self.assertLess(disc.rect["x"], name.rect["x"])
            phone.sit("Wolfe")
            name, menu = phone.find("#self h1")[0], phone.find("#menu")[0]
            self.assertGreaterEqual(menu.rect["x"], name.rect["x"] + name.rect["width"])

    def test_code(self):
        """Whoever can't scan types the address and the code."""
        with Table("fliptown", "--players=Ann,Bob", "--seed=3") as table:
            ann = self.phone(table, 320, 568)

            def join(code):
                self.assertTrue(ann.has_room())
                ann.wait(lambda: ann.find("#code"), "a field")[0].send_keys(code)
                ann.tap("Join")

            ann.driver.get(f"http://{table.host}:{table.port}/")
            join(f"{(int(table.code) + 1) % 10000:04}")
            ann.says("not the code")
            join(table.code)
            ann.says("Who are you?")
            ann.sit("Ann")

    def test_closed(self):
        """A moment that is still on its way when the sheet is closed doesn't bring back the board."""
        with Table("fliptown", "--players=Ann,Bob", "--seed=3") as table:
            ann = self.phone(table)
            bob, = table.guests(2)
            ann.sit("Ann")
            ann.wait(ann.sites, "sites in reach")
            ann.driver.execute_script("""
                const ask = window.fetch;
                window.fetch = async (...what) => {
                  const reply = await ask(...what);
                  window.asked = true;
                  await new Promise((done) => setTimeout(done, 2000));
                  return reply;
                };""")
            self.assertEqual(bob.play(bob.moment()["moment"]["offers"][0]["answer"])[0], OK)
            ann.wait(lambda: ann.driver.execute_script("return window.asked"), "a moment on its way")
        ann.wait(lambda: ann.find("#door h1"), "that the sheet was closed")
        time.sleep(2.5)
        self.assertEqual([node.text for node in ann.find("#door h1")], ["The sheet was closed"])
        self.assertFalse(ann.find("#play"))

    def test_room_for_cards(self):
        """Below the cards that are told, there is something only if it says something."""
        with Table("royalflip", "--players=Ann,Bob") as table:
            ann = self.phone(table, 320, 568)
            teller, = table.guests("tell")
            ann.sit("Ann")
            ann.says("Which cards are in the lineup?")
            ann.wait(lambda: ann.find(".ranks button"), "the cards")
            self.assertFalse(ann.find("#now"))
            self.assertEqual(teller.play("7S")[0], OK)
            ann.wait(lambda: ann.find(".lineup .spades"), "the card")
            ann.tap(ann.wait(lambda: ann.find(".suits button"), "suits")[1])
            ann.tap(next(node for node in ann.find(".ranks button") if node.text == "7"))
            ann.wait(lambda: ann.find("#now .refusal"), "a refusal")

    def test_no_empty_line(self):
        """Below cards that play no part yet, no line is kept free."""
        with Table("royalflip", "--players=Ann,Bob", "--seed=3") as table:
            ann = self.phone(table, 320, 568)
            ann.sit("Ann")
            bob, = table.guests(2)
            for guest in (ann.guest(), bob):
                self.assertEqual(guest.play(guest.moment()["moment"]["offers"][0]["answer"])[0], OK)
            for row in ann.wait(lambda: ann.find("#now .cards li"), "the cards"):
                card = row.find_element(By.CSS_SELECTOR, ".card")
                self.assertEqual(row.rect["height"], card.rect["height"])

    def test_stepper(self):
        """A number that is the least looks as if there were no smaller one."""
        with Table("royalflip", "--players=Ann,Bob") as table:
            ann = self.phone(table)
            ann.sit("Ann")
            guest = ann.guest()
            for answer in ("JK2", "7S", "AH", "1: take 7S JK2 AH"):
                self.assertEqual(guest.play(answer)[0], OK)
            less, more = ann.wait(lambda: ann.find(".stepper button"), "a stepper")
            self.assertLess(float(less.value_of_css_property("opacity")), 1)
            self.assertEqual(more.value_of_css_property("opacity"), "1")
            ann.tap(more)
            ann.wait(lambda: less.value_of_css_property("opacity") == "1", "a smaller number")

    def test_followed_link(self):
        """Whoever opens the link from another page still has the seat."""
        with Table("fliptown", "--players=Ann,Bob", "--seed=3") as table, tempfile.TemporaryDirectory() as folder:
            other = os.path.join(folder, "other.html")
            with open(other, "w", encoding="utf-8") as file:
                file.write(f'<a href="{table.link.geturl()}">Flipside</a>')
            ann = self.phone(table)
            ann.sit("Ann")
            key = ann.key()
            ann.driver.get(f"file://{other}")
            ann.tap(ann.find("a")[0])
            ann.wait(lambda: ann.find("#self"), "the own sheet")
            self.assertEqual(ann.key(), key)

    def test_teller_waits(self):
        """Whoever has no seat reads the names of those who are waited for."""
        with Table("fliptown", "--players=Ann,Bob", "--option=bounties=none") as table:
            teller = self.phone(table)
            teller.tap("Only tell")
            teller.wait(lambda: teller.find("#self"), "the card entry")
            guest = teller.guest()
            for card in ("7S", "8S", "9S"):
                self.assertEqual(guest.play(card)[0], OK)
            teller.says("Ann · choosing…")

    def kept(self, folder, *players):
        """A sheet in a library, so that it can be served again after the program was killed."""
        library, sheet = os.path.join(folder, "library.db"), os.path.join(folder, "s.flipsheet")
        subprocess.run([CLI, "new", "fliptown", f"--players={','.join(players)}", "--seed=3", "-o", sheet], check=True)
        subprocess.run([CLI, "import", sheet, "--library", library], check=True, stdout=subprocess.DEVNULL)
        return Table(sheet="1", library=library)

    def await_back(self, phones):
        """From now on, each has to find the computer by itself in time."""
        begun = time.monotonic()
        for phone in phones:
            phone.wait(lambda: not phone.find("#reach"), "the computer in reach")
        self.assertLess(time.monotonic() - begun, BACK_WITHIN)

    def test_reload_and_network(self):
        with Table("fliptown", "--players=Ann,Bob", "--seed=3") as table:
            ann = self.phone(table)
            bob, = table.guests(2)
            ann.sit("Ann")
            ann.wait(ann.sites, "sites in reach")
            ann.tap(ann.sites()[0])
            ann.button("Mark it")
            ann.driver.refresh()
            ann.wait(ann.sites, "sites in reach after a reload")
            ann.set_network(offline=True)
            ann.wait(lambda: ann.find("#reach"), "that the computer is out of reach")
            ann.tap(ann.sites()[0])
            ann.tap("Mark it")  # goes on trying, and counts once
            self.assertEqual(bob.play(bob.moment()["moment"]["offers"][0]["answer"])[0], OK)
            ann.set_network(offline=False)
            self.await_back([ann])
            marks = ann.wait(lambda: [line for line in bob.moment()["log"] if line["seat"] == 1], "the mark")
            time.sleep(2)
            self.assertEqual([line for line in bob.moment()["log"] if line["seat"] == 1], marks)
            self.assertEqual(len(marks), 1, marks)
            self.assertEqual(ann.complaints(), [])
        ann.says("The sheet was closed")

    def test_late(self):
        """A mark that comes too late is refused, and the reason stays when the newest moment has come."""
        with Table("fliptown", "--players=Ann,Bob", "--seed=3") as table:
            ann = self.phone(table)
            ann.sit("Ann")
            ann.wait(ann.sites, "sites in reach")
            ann.tap(ann.sites()[0])
            mark = ann.button("Mark it")
            guest = ann.guest()
            ann.driver.execute_cdp_cmd("Network.enable", {})
            ann.driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": ["*/moment"]})
            self.assertEqual(guest.play(guest.moment()["moment"]["offers"][-1]["answer"])[0], OK)
            ann.wait(lambda: ann.find("#reach"), "that the computer is out of reach")
            ann.tap(mark)
            ann.driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})
            ann.wait(lambda: ann.find(".refusal"), "a refusal")
            ann.wait(lambda: not ann.find(".busy") and not ann.sites(), "the newest moment")
            self.assertTrue(ann.find(".refusal"))

    @unittest.skipUnless(WHOLE, "it takes long")
    def test_taken_over(self):
        """Whoever sits there keeps the seat; when that screen is out of reach, another may have it."""
        with Table("fliptown", "--players=Ann,Bob", "--seed=3") as table:
            ann, other = self.phone(table), self.phone(table)
            ann.sit("Ann")
            other.tap("Take over")
            other.says("The people at the computer have said no.")
            ann.driver.get("about:blank")
            other.says("sits at a screen that is out of reach")
            other.tap("Take over")
            other.wait(other.sites, "the seat")
            ann.driver.back()
            ann.wait(lambda: ann.find("#door .seat"), "who are you")
            self.assertFalse(ann.sites())
            ann.says("sits at another screen")
            self.assertEqual(ann.complaints() + other.complaints(), [])

    @unittest.skipUnless(WHOLE, "it takes long")
    def test_killed(self):
        """The program is killed in the middle of a game and started again: all find back by themselves,
        nothing is lost, and what was marked meanwhile counts once."""
        names = ("Ann", "Bob", "Cem", "Dee")
        with tempfile.TemporaryDirectory() as folder, self.kept(folder, *names) as table:
            phones = [self.phone(table) for _ in names]
            for phone, name in zip(phones, names):
                phone.sit(name)
            ann, bob, *_ = phones
            ann.wait(ann.sites, "sites in reach")
            ann.tap(ann.sites()[0])
            ann.tap("Mark it")
            ann.wait(lambda: not ann.sites() or "Take back" in ann.text(), "the mark")
            before = ann.guest().moment()["log"]
            bob.wait(bob.sites, "sites in reach")
            bob.tap(bob.sites()[0])
            table.end(signal.SIGKILL)
            for phone in phones:
                phone.wait(lambda: phone.find("#reach"), "that the computer is out of reach")
            bob.tap("Mark it")
            table.start()
            self.await_back(phones)
            for phone, name in zip(phones, names):
                phone.wait(lambda: phone.find("#self h1") and phone.find("#self h1")[0].text == name, "the own seat")
            guest = ann.guest()
            ann.wait(lambda: any(line["seat"] == 2 for line in guest.moment()["log"]), "Bob's mark")
            after = guest.moment()["log"]
            self.assertEqual(after[:len(before)], before)
            self.assertEqual(len([line for line in after if line["seat"] == 2]), 1, after)
            for phone in phones:
                self.assertEqual(phone.complaints(), [])

    def test_keys_alone(self):
        """A seat is taken and a site marked without a finger."""
        with Table("fliptown", "--players=Ann,Bob", "--seed=3") as table:
            ann = self.phone(table)

            def press(key, times=1):
                for _ in range(times):
                    ann.driver.switch_to.active_element.send_keys(key)

            def focused():
                return ann.driver.switch_to.active_element

            ann.wait(lambda: ann.find("#door button"), "the seats")
            for _ in range(10):
                press(Keys.TAB)
                if focused().tag_name == "button":
                    break
            press(Keys.ENTER)
            ann.wait(ann.sites, "sites in reach")
            for _ in range(60):
                press(Keys.TAB)
                if "site" in (focused().get_attribute("class") or "").split() \
                        and "in reach" in focused().accessible_name and "not in" not in focused().accessible_name:
                    break
            press(Keys.ENTER)
            ann.button("Mark it")
            for _ in range(120):
                if focused().text == "Mark it":
                    break
                press(Keys.TAB)
            press(Keys.ENTER)
            guest = ann.guest()
            ann.wait(lambda: any(line["seat"] == 1 for line in guest.moment()["log"]), "Ann's mark")

    def test_rooms(self):
        """Nothing is scrolled sideways from 320 px to a television, in large text, in five languages."""
        with Table("fliptown", "--players=Ann,Bob", "--seed=3") as table:
            for width, height in ((320, 568), (390, 844), (768, 1024), (1920, 1080)):
                phone = self.phone(table, width, height)
                self.assertTrue(phone.has_room(), width)
                phone.sit("Ann") if width == 320 else phone.tap("Watch everyone")
                phone.wait(lambda: phone.find("#self") or phone.find("#boards img"), "a sheet")
                self.assertTrue(phone.has_room(), width)
                phone.driver.execute_script("document.documentElement.style.fontSize = '200%'")
                self.assertTrue(phone.has_room(), f"{width}, large text")
                self.assertEqual(phone.complaints(), [])
                phone.close()
                self.phones.remove(phone)

    def test_readers(self):
        """Everything that can be pressed has a name, and pictures say nothing of their own."""
        with Table("fliptown", "--players=Ann,Bob", "--seed=3") as table:
            ann = self.phone(table)
            ann.sit("Ann")
            ann.wait(ann.sites, "sites in reach")
            for node in ann.find("button, a, input, select"):
                self.assertTrue(node.accessible_name, node.get_attribute("outerHTML")[:200])
            for node in ann.find("img"):
                self.assertEqual(node.get_attribute("alt"), "")
            self.assertTrue(ann.driver.find_elements(By.CSS_SELECTOR, "[aria-live], [role=status], [role=alert]"))
            self.assertEqual(len(ann.find("main")), 1)

    def test_hint(self):
        """A hint names its place once, and can be followed."""
        with Table("fliptown", "--players=Ann,Bob", "--seed=3") as table:
            ann = self.phone(table)
            ann.sit("Ann")
            ann.wait(ann.sites, "sites in reach")
            ann.tap("Menu")
            ann.tap("Hint")
            titles = {site["title"] for region in ann.guest().moment()["regions"] for site in region["sites"]}
            label = ann.wait(lambda: [node.text for node in ann.find("#panel ol b")], "a hint")[0]
            self.assertEqual(sum(label.count(title) for title in titles if title), 1, label)
            ann.wait(lambda: "Thinking" not in ann.text(), "the last hint")
            ann.tap("Choose")
            ann.button("Mark it")

    def test_names_are_text(self):
        with Table("fliptown", "--players=<img src=x onerror=alert(1)>,&amp;") as table:
            phone = self.phone(table)
            phone.says("<img src=x onerror=alert(1)>")
            phone.says("&amp;")
            self.assertEqual(phone.complaints(), [])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1] + [word for word in sys.argv[3:] if word != "--whole"], verbosity=2)
