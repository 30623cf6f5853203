# SPDX-License-Identifier: GPL-3.0-or-later
"""A telephone at the table: a browser that shows the page, and a finger.

Without a browser and its driver, the tests that use it are skipped.
"""

import shutil
import sys
import time

from table import Guest

try:
    from selenium import webdriver
    from selenium.common.exceptions import (ElementClickInterceptedException, ElementNotInteractableException,
                                            StaleElementReferenceException, WebDriverException)
    from selenium.webdriver.chrome.service import Service
    from selenium.webdriver.common.actions.action_builder import ActionBuilder
    from selenium.webdriver.common.actions.pointer_input import PointerInput
    from selenium.webdriver.common.by import By
    from selenium.webdriver.common.keys import Keys
except ImportError:
    print("selenium is not installed")
    sys.exit(77)

CHROMIUM, DRIVER = shutil.which("chromium"), shutil.which("chromedriver")
if not CHROMIUM or not DRIVER:
    print("there is no browser")
    sys.exit(77)

PATIENCE = 20

# All that is shown, asked at once: one after the other takes seconds for the sites of a sheet.
SHOWN = """return [...document.querySelectorAll(arguments[0])].filter((node) => node.getClientRects().length
  && node.checkVisibility({ opacityProperty: true, visibilityProperty: true }))"""
IN_REACH = SHOWN + """.filter((node) => / in reach/.test(node.ariaLabel) && !/not in reach/.test(node.ariaLabel))"""
CALLED = SHOWN + """.filter((node) => !node.disabled
  && (node.innerText.trim().startsWith(arguments[1]) || node.ariaLabel?.startsWith(arguments[1])))"""


class Phone:
    """A browser that shows the page."""

    def __init__(self, table, width=390, height=844, language="en", letters=16):
        options = webdriver.ChromeOptions()
        options.binary_location = CHROMIUM
        for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                         "--hide-scrollbars", f"--window-size={width},{height}", f"--lang={language}"):
            options.add_argument(argument)
        options.add_experimental_option("prefs", {"intl.accept_languages": language,
                                                  "webkit.webprefs.default_font_size": letters})
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
        return self.driver.execute_script(SHOWN, selector)

    def button(self, name):
        """The button whose text or name begins so, once it is there."""
        return self.wait(lambda: self.driver.execute_script(CALLED, "button", name), name)[0]

    def wait(self, condition, what="", patience=PATIENCE):
        """What the condition finds. While one page takes the place of another, the driver answers with errors."""
        until = time.monotonic() + patience
        trouble = None
        while time.monotonic() < until:
            try:
                found = condition()
                if found:
                    return found
            except WebDriverException as error:
                trouble = error
            time.sleep(.02)
        raise AssertionError(f"waited in vain for {what}: {self.text()[:600]}") from trouble

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

    def scrolled(self, name):
        """How far a part of the page is scrolled down."""
        return self.driver.execute_script("return document.getElementById(arguments[0]).scrollTop", name)

    def key(self):
        return self.driver.get_cookie("key")["value"]

    def guest(self):
        """The same guest, asked without the browser."""
        guest = Guest(self.table)
        guest.headers["Cookie"] = f"key={self.key()}"
        return guest

    def sites(self):
        """Those that can be marked now."""
        return self.driver.execute_script(IN_REACH, "button.site")

    def finger(self, places):
        """Drags a finger over these places of the window."""
        actions = ActionBuilder(self.driver, mouse=PointerInput("touch", "finger"), duration=20)
        finger = actions.pointer_action
        width, height = self.driver.execute_script("return [innerWidth, innerHeight]")
        for i, (x, y) in enumerate(places):
            finger.move_to_location(min(max(round(x), 1), width - 2), min(max(round(y), 1), height - 2))
            if i == 0:
                finger.pointer_down()
        finger.pointer_up()
        actions.perform()
        self.n_taps += 1

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
