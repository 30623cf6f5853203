# SPDX-License-Identifier: GPL-3.0-or-later
"""What is not possible is said, with the rule that says so."""

import re

import driver
import table
from driver import SOURCES, check, only_sheet, reason_of, wait

RULES = (SOURCES / "seeds/fliptown.md").read_text(encoding="utf-8")


def refusal(people):
    """The reason that is shown and the rule it names."""
    def look():
        page = people.look()
        rule = page.first("push button", r"\bFT-[A-Z]+-\d+\b")
        reason = reason_of(page)
        return reason and rule and (reason, rule)

    return wait("a reason with its rule", look)


def check_rule(rule, title):
    number = re.search(r"FT-[A-Z]+-\d+", rule.name)[0]
    check(re.search(rf"^### {number}\b.*{title}", RULES, re.MULTILINE | re.IGNORECASE),
          f"{number} is not the rule about “{title}”")
    return number


def card_told_twice(start):
    people = table.begin_sheet(start(), ["Ann"])
    people.program.type("7c")
    wait("the card", lambda: people.log(people.look()))
    log = people.log(people.page)
    people.program.type("7c")
    reason, rule = refusal(people)
    check("already seen" in reason, f"“{reason}” is no reason to refuse a card told twice")
    check_rule(rule, "twice")
    check(people.log(people.look()) == log, "the card stands twice in the log")
    check(only_sheet()["moves"] == 1, "the card was kept twice")
    people.program.type("8c")
    wait("another card", lambda: people.log(people.look()) != log)
    check(only_sheet()["moves"] == 2, "another card is not taken after the refusal")


def what_is_no_card(start):
    people = table.begin_sheet(start(), ["Ann"])
    people.program.type("x")
    wait("the reason", lambda: people.look().first("alert", "x.*not a card"))
    check(only_sheet()["moves"] == 0, "what is no card was kept")


def site_out_of_reach(start):
    people = table.begin_sheet(start(), ["Ann"])
    people.program.type("7c8h9d")
    wait("the board", lambda: "choose a site" in people.question(people.look()))
    far = next(site for site in people.sites(people.page) if site.name.startswith("Mine: Chamber 4"))
    check("not in reach" in far.name, "the bottom of the mine is in reach from the first turn on")
    people.program.press(far)
    reason, rule = refusal(people)
    check(len(reason.split()) > 3, f"“{reason}” is no explanation")
    number = check_rule(rule, "")
    check(only_sheet()["moves"] == 3, "a refused site was kept")
    check(wait("a focus", people.program.focused).name == "Close", "Enter does not close a refusal")
    people.program.press(rule)
    wait("the paragraph of the rule in a window of its own", lambda: any(
        number in text for window in people.program.tree().children
        if not people.sites(window) for text in window.texts()))
    people.program.press(people.look().first("push button", "^Rules$"))
    wait("all the rules", lambda: len(rule_windows(people)[0].all("list item")) > 10)
    check(len(rule_windows(people)) == 1, "there are two windows with rules")


def rule_windows(people):
    return [window for window in people.program.tree().children
            if window.first(None, "^Search the rules$")]


driver.run(card_told_twice, what_is_no_card, site_out_of_reach)
