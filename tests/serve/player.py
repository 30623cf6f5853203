# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody with a telephone who sees the page and nothing else, and taps what is lit."""

import time

from phone import ElementNotInteractableException, Phone, StaleElementReferenceException

# What somebody sees who looks at the page.
SEEN = """
const visible = (node) => node.getClientRects().length > 0;
const count = (selector) => [...document.querySelectorAll(selector)].filter(visible).length;
const is = (name) => document.body.classList.contains(name);
const said = (selector) => [...document.querySelectorAll(selector)].filter(visible)
  .map((node) => node.textContent).join(" ");
return {
  asked: is("asked"), busy: is("busy"), ended: is("is-ended"),
  notice: count("#notice[open]"), question: said(".question"), refusal: said(".refusal"),
  suits: count(".suits button"), flick: count(".flick"), tiles: count("#now .tiles"),
  roles: count("#now .roles"), amount: count("#now .amount"),
  sites: count(".site.free, .site.paid"), answers: count("#now .answer:not(:disabled)"),
  mark: count("#now .suggested:not(:disabled)"),
  over: count("#now > .turns"),
};
"""

# The n-th of the visible nodes.
PICK = """
const all = [...document.querySelectorAll(arguments[0])]
  .filter((node) => node.getClientRects().length > 0 && !node.disabled);
return all.length ? all[Math.floor(arguments[1] * all.length)] : null;
"""


class Player(Phone):
    """Somebody with a telephone who taps what is lit, by chance."""

    def __init__(self, table, chance, name, dawdles=True):
        super().__init__(table)
        self.chance = chance
        self.name = name
        self.dawdles = dawdles  # tries other ways, other shapes and other places, too
        self.drags = 0  # that moved or aimed something
        self.refusals = []
        self.said = []  # by the buttons that were tapped

    def look(self):
        return self.driver.execute_script(SEEN)

    def pick(self, selector):
        """One of these that can be tapped, or None."""
        return self.driver.execute_script(PICK, selector, self.chance.random())

    def tap_one(self, selector):
        node = self.pick(selector)
        try:
            if node:
                self.said.append(node.get_attribute("aria-label") or node.text)
                self.tap(node)
        except (ElementNotInteractableException, StaleElementReferenceException):
            return None  # somebody else was quicker
        return node

    def settle(self):
        """Waits for the computer's answer."""
        seen = self.wait(lambda: (now := self.look()) and not now["busy"] and now, "the computer's answer")
        if seen["refusal"]:
            self.refusals.append((self.said[-6:], seen["question"], seen["refusal"]))
        return seen

    def mark(self):
        """Presses the one button that marks, once it can be pressed."""
        self.wait(lambda: self.pick("#now .suggested") or not self.look()["asked"], "the button that marks")
        self.tap_one("#now .suggested")

    def act(self, seen):
        """One thing that whoever sees the page would do."""
        if seen["notice"]:
            self.tap_one("#notice button")
        elif not seen["asked"]:
            return
        elif seen["suits"]:
            self.tell_card()
        elif seen["flick"]:
            self.flick(seen)
        elif seen["tiles"]:
            self.draw_shape(seen)
        elif seen["roles"]:
            self.share_roles()
        elif seen["amount"]:
            for _ in range(self.chance.randrange(3)):
                self.tap_one("#now .stepper button:last-child")
            self.mark()
        elif seen["sites"] and self.chance.random() < (.9 if seen["answers"] else 1):
            self.mark_site()
        elif seen["answers"]:
            self.tap_one("#now > :not(details) .answer") or self.unfold()
        self.settle()

    def unfold(self):
        self.tap_one("#now details.rare summary")
        self.tap_one("#now details.rare .answer")

    def tell_card(self):
        self.tap_one(".suits button:not(.off)")
        if self.pick(".ranks button:not(.off)"):
            self.tap_one(".ranks button:not(.off)")

    def mark_site(self):
        """A site, sometimes on another way than the first."""
        if not self.tap_one(".site.free, .site.paid"):
            return
        if not self.wait(lambda: self.pick("#now .preview .suggested") or not self.look()["asked"], "a preview"):
            return
        if self.dawdles and self.chance.random() < .3:
            self.tap_one("#now .way input")
        self.mark()

    def share_roles(self):
        for _ in range(4):
            self.tap_one("#now .roles td button:not(.off):not([aria-pressed=true])")
            if self.pick("#now .roles .suggested.wide"):
                break
        self.mark()

    def held(self):
        """Where the squares of the shape lie in the window, and whether it fits there."""
        return self.driver.execute_script("""
          const held = document.querySelector(".held:not([hidden])");
          if (!held) return null;
          held.firstElementChild.scrollIntoView({ block: "center" });
          return { fits: !held.classList.contains("misfit"), squares: [...held.children].map((node) => {
            const box = node.getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2, box.width];
          })};""")

    def draw_shape(self, seen):
        """With the thumb: taken, dragged, sometimes turned, and put where it fits."""
        if self.dawdles:
            self.tap_one("#now .shape")
        before = self.held()
        if before and self.dawdles:
            (x, y, size), *_ = before["squares"]
            across = self.chance.choice((-2, -1, 1, 2)) * size
            # A finger hides what is below it, so the shape lies a bit above.
            self.finger([(x, y), (x + across / 2, y + 36), (x + across, y + 36)])
            moved = self.held()
            self.drags += moved["squares"][0][:2] != before["squares"][0][:2]
        if self.dawdles and self.chance.random() < .5:
            self.tap_one("#now .tiles .turns button")
        for _ in range(8):
            if self.look()["mark"]:
                break
            self.tap_one("#now .tiles .turns button:last-child")
        else:
            self.tap_one("#now .answer")
            return
        self.mark()

    def angle(self):
        return self.driver.execute_script("return document.querySelector('.flick .number input')?.value")

    def flick(self, seen):
        """Draws back on the table, and lets go."""
        box = self.driver.execute_script("""
          const page = document.querySelector(".table .page");
          page.scrollIntoView({ block: "nearest" });
          const { x, y, width, height } = page.getBoundingClientRect();
          return { x, y, width, height };""")
        if self.dawdles and seen["answers"] and self.chance.random() < .1:
            self.tap_one("#now .answer")
            return
        if self.dawdles and self.chance.random() < .3:
            self.tap_one("#now .flick .turns button:not([aria-pressed=true])")
        if self.chance.random() < .5:
            x, y = box["x"] + box["width"] * .5, box["y"] + box["height"] * .5
            far = box["width"] * .15
            before = self.angle()
            self.finger([(x, y), (x - far / 2, y), (x - far, y + self.chance.uniform(-far, far))])
            until = time.monotonic() + 1
            while self.angle() == before and time.monotonic() < until:
                time.sleep(.05)
            self.drags += self.angle() != before
        ready = None
        for _ in range(20):
            ready = self.pick("#now .flick .suggested")
            if ready:
                break
            time.sleep(.05)
        if ready:
            self.tap(ready)
        else:
            self.tap_one("#now .answer")
