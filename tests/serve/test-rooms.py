# SPDX-License-Identifier: GPL-3.0-or-later
"""The page on the narrowest telephone, in all languages and games: nothing is scrolled sideways, no word is
broken or cut, everything can be hit with a thumb, and everything has a name in that language.

Run as: test-rooms.py CLI SOURCE-ROOT [--whole] [unittest's arguments]
With --whole each game in each language, else each of them once.
"""

import os
import sys
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from phone import Phone
from table import Guest, Table

WHOLE = "--whole" in sys.argv
LANGUAGES = {"en": "en", "de": "de", "es": "es", "fr": "fr", "zh-CN": "zh_CN"}
GAMES = {
    "fliptown": ["fliptown", "--players=Ann,Bob", "--seed=3"],
    "flipcity": ["flipcity", "--players=Ann,Bob", "--seed=2"],
    "royalflip": ["royalflip", "--players=Ann,Bob", "--seed=3"],
    "insertcoin": ["insertcoin", "--players=Ann,Bob", "--seed=3"],
    "tracker": ["flickemup", "--players=Ann,Bob", "--option=entry=tracker"],
    "flicked": ["flickemup", "--players=Ann,Bob", "--seed=3"],
}
SMALLEST_TARGET = 36
SMALLEST_SITE = 18  # as wide as the board is at 320 px

# What is wrong with the page as it stands.
LOOK = """
const wrong = [];
const shown = (node) => node.getClientRects().length > 0 && !node.closest(".unseen");
const name = (node) => (node.getAttribute("aria-label") || node.textContent || "").trim();
const root = document.documentElement;
const top = document.querySelector("dialog[open]") ?? document.body;
if (root.scrollWidth > root.clientWidth) wrong.push("the page is scrolled sideways");
const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
for (let text; (text = walker.nextNode()); ) {
  const parent = text.parentElement;
  if (!shown(parent) || parent.closest("svg")) continue;
  for (const word of text.data.matchAll(/[^\\s\\u2010-\\u2015\\/-]+/g)) {
    if (/[\\u3000-\\u9fff\\uff00-\\uffef]/.test(word[0])) continue;
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.bottom)));
    if (lines.size > 1) wrong.push(`“${word[0]}” is broken in “${text.data}”`);
    const box = range.getBoundingClientRect();
    const scrolls = parent.closest("#tabs, .wide-table");
    if (!scrolls && (box.right > root.clientWidth + 1 || box.left < -1)) wrong.push(`“${text.data}” is cut`);
  }
  if (!parent.closest("details")
      && /\\{\\w+\\}|\\b(cherry|heart|alien|key|skull|star|bolt|ghost|shield)-\\d/.test(text.data))
    wrong.push(`“${text.data}” is no word for people`);
}
for (const node of top.querySelectorAll("button, a, input, select, summary")) {
  if (!shown(node)) continue;
  const { width, height } = node.getBoundingClientRect();
  const least = node.matches(".site") ? arguments[1] : arguments[0];
  const box = node.matches("[type=radio]") ? node.closest("label").getBoundingClientRect() : { width, height };
  if (Math.min(box.width, box.height) < least - .5)
    wrong.push(`“${name(node)}” is ${Math.round(box.width)} × ${Math.round(box.height)} px`);
  if (!name(node) && !node.labels?.length) wrong.push(`no name: ${node.outerHTML.slice(0, 200)}`);
}
for (const node of top.querySelectorAll("img:not([alt])")) wrong.push(`no name: ${node.outerHTML.slice(0, 200)}`);
return [...new Set(wrong)];
"""
# How much of the page the question takes, whether its main button is in view, and whether that has a double.
QUESTION = """
const now = document.getElementById("now").getBoundingClientRect();
const mark = document.querySelector("#now .preview .wide");
const box = mark.getBoundingClientRect();
const others = [...document.querySelectorAll("#now .answer")].filter((node) => node.getClientRects().length);
return [now.height / innerHeight, box.top >= now.top && box.bottom <= innerHeight,
        others.some((node) => node.offer.answer === mark.way)];
"""
NAMES = """return [...document.querySelectorAll(".site")].map((node) => node.getAttribute("aria-label"));"""


class Rooms(unittest.TestCase):
    maxDiff = None

    def look(self, phone, where):
        self.wrong += [f"{where}: {line}" for line in phone.driver.execute_script(LOOK, SMALLEST_TARGET, SMALLEST_SITE)]

    def see(self, table, phone, where):
        """From the door to the pages of the menu."""
        language = where.split()[1]
        phone.driver.execute_cdp_cmd("Emulation.setUserAgentOverride", {
            "userAgent": phone.agent, "acceptLanguage": language})
        phone.table = table
        phone.driver.get(table.link.geturl())
        phone.sit("Ann")
        phone.wait(lambda: phone.find("#now .question") and phone.find(".regions img"), "the question")
        time.sleep(.3)
        self.assertEqual(phone.driver.execute_script("return document.documentElement.lang"),
                         LANGUAGES[language].replace("_", "-"))
        self.look(phone, where)
        sites = phone.find(".site.free, .site.paid")
        if sites:
            phone.tap(sites[0])
            phone.wait(lambda: phone.find("#now .preview"), "what it brings")
            self.look(phone, f"{where}, a site")
            phone.wait(lambda: phone.driver.execute_script(QUESTION)[1], f"{where}: the button that marks")
            share, _, has_double = phone.driver.execute_script(QUESTION)
            self.assertLess(share, .46, where)
            self.assertFalse(has_double, where)
        phone.driver.execute_script("document.documentElement.style.fontSize = '200%'")
        self.assertTrue(phone.has_room(), f"{where}, large text")
        phone.driver.execute_script("document.documentElement.style.fontSize = ''")
        phone.tap(phone.find("#menu")[0])
        for n in range(1, 4):
            phone.wait(lambda: len(phone.find("#panel .body > button")) > 3, "the menu")
            self.look(phone, f"{where}, the menu")
            phone.tap(phone.find("#panel .body > button")[-1 - n])
            phone.wait(lambda: phone.find("#panel .body > :not(button)"), "a page")
            self.look(phone, f"{where}, a page")
            phone.tap(phone.find("#panel header button")[0])
        return phone.driver.execute_script(NAMES)

    def test_narrow(self):
        self.wrong = []
        pairs = ([(game, language) for game in GAMES for language in LANGUAGES] if WHOLE
                 else [("fliptown", "de"), ("flipcity", "zh-CN"), ("insertcoin", "fr"), ("tracker", "es")])
        phone = None
        try:
            for game, options in GAMES.items():
                with Table(*options) as table:
                    english = {site["label"] for region in seat(table).moment()["regions"] for site in region["sites"]}
                    for language in [language for one, language in pairs if one == game]:
                        phone = phone or Phone(table, 320, 568)
                        phone.agent = phone.driver.execute_script("return navigator.userAgent")
                        phone.emulate(prefers_color_scheme="dark" if language in ("de", "es") else "light")
                        names = self.see(table, phone, f"{game} {language}")
                        self.assertTrue(all(names), f"{game} {language}")
                        if language != "en" and names:
                            same = [name for name in names if name in english]
                            self.assertLess(len(same), len(names) / 10 + 1, same)
                        phone.tap(phone.find("#panel header button")[0])
                        self.assertEqual(phone.complaints(), [])
                        Guest.ask(phone.guest(), "POST", "leave", {})
        finally:
            if phone:
                phone.close()
        self.assertEqual(self.wrong, [])


def seat(table):
    return table.guests(2)[0]


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1] + [word for word in sys.argv[3:] if word != "--whole"], verbosity=2)
