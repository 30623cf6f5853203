# SPDX-License-Identifier: GPL-3.0-or-later
"""Own screens in a real browser, as people have them: each player a telephone of 390 × 844.

Run as the other tests of this folder are; with --whole, games of each kind to their end by four telephones.
Without a browser and its driver it is skipped.
"""

import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from table import CLI, OK, Guest, Table

try:
    from selenium import webdriver
    from selenium.common.exceptions import (ElementClickInterceptedException, NoSuchElementException,
                                            StaleElementReferenceException)
    from selenium.webdriver.chrome.service import Service
    from selenium.webdriver.common.by import By
    from selenium.webdriver.common.keys import Keys
except ImportError:
    print("selenium is not installed")
    sys.exit(77)

CHROMIUM, DRIVER = shutil.which("chromium"), shutil.which("chromedriver")
if not CHROMIUM or not DRIVER:
    print("there is no browser")
    sys.exit(77)

WHOLE = "--whole" in sys.argv
PATIENCE = 20


class Phone:
    """A browser that shows the page."""

    def __init__(self, table, width=390, height=844, language="en"):
        options = webdriver.ChromeOptions()
        options.binary_location = CHROMIUM
        for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                         "--hide-scrollbars", f"--window-size={width},{height}", f"--lang={language}"):
            options.add_argument(argument)
        options.add_experimental_option("prefs", {"intl.accept_languages": language})
        options.add_experimental_option("mobileEmulation", {
            "deviceMetrics": {"width": width, "height": height, "pixelRatio": 2, "mobile": True, "touch": True}})
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service(DRIVER))
        self.table = table
        self.n_taps = 0
        self.driver.get(table.link.geturl())

    def close(self):
        self.driver.quit()

    def find(self, selector):
        return [node for node in self.driver.find_elements(By.CSS_SELECTOR, selector) if node.is_displayed()]

    def button(self, name):
        """The button whose text or name begins so, once it is there."""
        return self.wait(lambda: next((node for node in self.find("button") if node.is_enabled()
                                       and (node.text.startswith(name) or node.accessible_name.startswith(name))),
                                      None), name)

    def wait(self, condition, what=""):
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                found = condition()
                if found:
                    return found
            except StaleElementReferenceException:
                pass
            time.sleep(.02)
        raise AssertionError(f"waited in vain for {what}: {self.text()[:600]}")

    def tap(self, node):
        if isinstance(node, str):
            node = self.button(node)
        self.n_taps += 1
        try:
            node.click()
        except (ElementClickInterceptedException, StaleElementReferenceException):
            self.driver.execute_script("arguments[0].scrollIntoView({block: 'start'})", node)
            time.sleep(.1)
            self.driver.execute_script("arguments[0].click()", node)

    def text(self):
        return self.driver.find_element(By.TAG_NAME, "body").text

    def says(self, words):
        self.wait(lambda: words in self.text(), words)

    def sit(self, player):
        self.wait(lambda: self.find("#door button"), "the seats")
        rows = self.driver.find_elements(By.CSS_SELECTOR, "#door li, #door .seat")
        row = next(row for row in rows if player in row.text)
        self.tap(row if row.tag_name == "button" else row.find_element(By.CSS_SELECTOR, "button"))
        self.wait(lambda: self.find("#self"), "the own sheet")

    def key(self):
        return self.driver.get_cookie("key")["value"]

    def guest(self):
        """The same guest, asked without the browser."""
        guest = Guest(self.table)
        guest.headers["Cookie"] = f"key={self.key()}"
        return guest

    def sites(self):
        """Those that can be marked now."""
        return [node for node in self.find("button.site") if "in reach" in node.accessible_name
                and "not in reach" not in node.accessible_name]

    def emulate(self, **features):
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
            "features": [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]})

    def set_network(self, offline):
        self.driver.execute_cdp_cmd("Network.enable", {})
        self.driver.execute_cdp_cmd("Network.emulateNetworkConditions", {
            "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1})

    def complaints(self):
        """What the browser has against the page, but for answers that refuse and for a computer out of reach."""
        return [line["message"] for line in self.driver.get_log("browser") if line["level"] == "SEVERE"
                and "Failed to load resource" not in line["message"] and "net::ERR" not in line["message"]]

    def has_room(self):
        """Whether nothing has to be scrolled sideways."""
        return self.driver.execute_script(
            "return document.documentElement.scrollWidth <= document.documentElement.clientWidth")


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

    def test_faults(self):
        """Reloaded, without a network, taken over, and the program killed and started again."""
        with tempfile.TemporaryDirectory() as folder:
            library, sheet = os.path.join(folder, "library.db"), os.path.join(folder, "s.flipsheet")
            subprocess.run([CLI, "new", "fliptown", "--players=Ann,Bob", "--seed=3", "-o", sheet], check=True)
            subprocess.run([CLI, "import", sheet, "--library", library], check=True, stdout=subprocess.DEVNULL)
            with Table(sheet="1", library=library) as table:
                ann = self.phone(table)
                bob, = table.guests(2)
                ann.sit("Ann")
                ann.wait(ann.sites, "sites in reach")
                ann.driver.refresh()
                ann.wait(ann.sites, "sites in reach after a reload")

                ann.set_network(offline=True)
                ann.wait(lambda: ann.find("#reach"), "that the computer is out of reach")
                self.assertEqual(bob.play(bob.moment()["moment"]["offers"][0]["answer"])[0], OK)
                ann.set_network(offline=False)
                begun = time.monotonic()
                ann.wait(lambda: not ann.find("#reach"), "the computer in reach")
                self.assertLess(time.monotonic() - begun, 10)

                table.end(signal.SIGKILL)
                ann.wait(lambda: ann.find("#reach"), "that the computer is out of reach")
                table.start()
                ann.wait(lambda: not ann.find("#reach"), "the program that started again")
                ann.wait(ann.sites, "sites in reach")
                ann.tap(ann.sites()[0])
                ann.tap("Mark it")
                guest = ann.guest()
                ann.wait(lambda: any(line["seat"] == 1 for line in guest.moment()["log"]), "Ann's mark")
                table.end()
                ann.wait(lambda: "closed" in ann.text() or "ended" in ann.text() or "stopped" in ann.text(),
                         "that it is over")

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

    def test_names_are_text(self):
        with Table("fliptown", "--players=<img src=x onerror=alert(1)>,&amp;") as table:
            phone = self.phone(table)
            phone.says("<img src=x onerror=alert(1)>")
            phone.says("&amp;")
            self.assertEqual(phone.complaints(), [])


@unittest.skipUnless(WHOLE, "takes long")
class Whole(unittest.TestCase):
    """Games by four telephones, or as many as can play; what is chosen is tapped, wherever it lies."""

    def play(self, *options, most=4):
        chance = random.Random(1)
        with Table(*options) as table:
            people = Guest(table).open().moment()["people"][:most]
            phones = [Phone(table) for _ in people]
            try:
                for phone, person in zip(phones, people):
                    phone.sit(person["player"])
                guests = [phone.guest() for phone in phones]
                for _ in range(2000):
                    states = [guest.moment() for guest in guests]
                    if states[0]["moment"]["over"]:
                        break
                    asked = [i for i, state in enumerate(states) if state["asked"]]
                    self.assertTrue(asked)
                    self.answer(phones[chance.choice(asked)], chance, states)
                self.assertTrue(states[0]["moment"]["over"])
                for phone in phones:
                    self.assertEqual(phone.complaints(), [])
            finally:
                for phone in phones:
                    phone.close()

    def suggested(self, phone):
        """The one button that marks, whatever the game calls it."""
        return next((node for node in phone.find("#now button.suggested") if node.is_enabled()), None)

    def answer(self, phone, chance, states):
        guest = phone.guest()
        before = guest.moment()
        for notice in phone.find("dialog[open] button"):
            phone.tap(notice)
        if before["moment"]["ask"]["kind"] == "cards" and phone.find(".suits button"):
            phone.tap(chance.choice(phone.find(".suits button")))
            phone.tap(chance.choice([node for node in phone.find(".ranks button")]))
        elif phone.sites():
            phone.tap(chance.choice(phone.sites()))
            phone.tap(phone.wait(lambda: self.suggested(phone), "the button that marks"))
        else:
            phone.tap(chance.choice([node for node in phone.find("#now button") if node.is_enabled()
                                     and not node.text.startswith("Take back")]))
            marks = self.suggested(phone)
            if marks:
                phone.tap(marks)
        until = time.monotonic() + 3
        while guest.moment()["version"] == before["version"] and time.monotonic() < until:
            time.sleep(.05)

    def test_fliptown(self):
        self.play("fliptown", "--seats=4", "--seed=5")

    def test_royalflip(self):
        self.play("royalflip", "--seats=3", "--seed=5", "--option=mode=pvp")

    def test_flipcity(self):
        self.play("flipcity", "--seats=2", "--seed=5")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1] + [word for word in sys.argv[3:] if word != "--whole"], verbosity=2)
