# SPDX-License-Identifier: GPL-3.0-or-later
"""On a Wayland screen of each scale that people have: the board is drawn in the screen's own pixels, so that lines
stay thin and text sharp, clicks land on what is under the pointer, and what they open is beside it."""

import os
import shutil
from pathlib import Path

import driver
import hands
from driver import BUTTONS, check, cli, prefer, reason_of, wait

SCALES = 1, 1.25, 1.5, 2  # each divides the screen's size
SIZE = 1100, 720  # of the window; it fits on the screen at every scale
SHARP = 0.8  # of what the usual scale has
REPEATED = 0.05  # lines of pixels more than at the usual scale, which has none; 0.1 where 1.25 is made from 1
AROUND = 6  # px on each side of a line that is looked at
NEAR = 24  # px, so high is what is looked at for an answer beside a site
HALF = 0.5


class Picture:
    """What the screen shows, in the pixels of the window."""

    def __init__(self, scale):
        self.scale = scale
        self.width, self.height, self.line, self.raw = driver.read_screen()

    def row(self, y, left, right):
        """The green of the screen's pixels on a line of them."""
        return self.raw[y * self.line + left * 4 + 1:y * self.line + right * 4 + 1:4]

    def rows(self, left, top, width, height):
        left, top, right, foot = (round(part * self.scale) for part in (left, top, left + width, top + height))
        return [self.row(y, left, right) for y in range(top, foot)]

    def column(self, x, top, foot):
        return bytes(self.raw[y * self.line + round(x * self.scale) * 4 + 1]
                     for y in range(round(top * self.scale), round(foot * self.scale)))


def sharpness(picture, place):
    """How steep the steps from pixel to pixel are, for each line of the window's pixels."""
    return sum((a - b) ** 2 for row in picture.rows(*place) for a, b in zip(row, row[1:])) / picture.scale


def repeated(picture, place):
    """How many of the lines of pixels are as the one above: some are anyway, more where lines were doubled."""
    rows = picture.rows(*place)
    return sum(a == b for a, b in zip(rows, rows[1:])) / len(rows)


def thickness(profile):
    """Of the darkest line across: how many pixels have at least half of it."""
    ground = sorted(profile)[len(profile) // 2]
    darkest = min(profile)
    at = profile.index(darkest)
    is_line = [ground - value > (ground - darkest) / 2 for value in profile]
    first, last = at, at
    while first > 0 and is_line[first - 1]:
        first -= 1
    while last < len(profile) - 1 and is_line[last + 1]:
        last += 1
    return last - first + 1


def share_changed(before, after, place):
    """Of the pixels there, those that the second picture shows otherwise."""
    old, new = (b"".join(picture.rows(*place)) for picture in (before, after))
    return sum(a != b for a, b in zip(old, new)) / len(old)


def begin(start):
    prefer(notices="off", window_width=SIZE[0], window_height=SIZE[1])
    path = Path(os.environ["HOME"]) / "scaled.flipsheet"
    path.write_text(cli("new", "fliptown", "--seed", 3, "--players", "Ann"), encoding="utf-8")
    return start(path)


def find_site(program, name):
    return wait(name, lambda: program.tree().first(BUTTONS, f"^{name}"))


def rest(program):
    """With the pointer in no site's way."""
    program.point((5, 5))
    wait("the window to rest", program.rests)


class Drawing:
    """The board on the screen, compared with what it was at the usual scale."""

    def __init__(self):
        self.sharp = self.same = None

    def check(self, program):
        rest(program)
        left, top, width, height = program.extents(find_site(program, "Badlands: Target 6"))
        picture, words = Picture(program.hands.scale), (left - 3 * width, top - height, 6 * width, 3 * height)
        thick = thickness(picture.column(left + width / 2, top - AROUND, top + AROUND))
        sharp, same = sharpness(picture, words), repeated(picture, words)
        if self.sharp is None:
            self.sharp, self.same = sharp, same
        print(f"# at scale {picture.scale} a line is {thick} px thick, sharpness is {sharp / self.sharp:.2f}, "
              f"of the lines of pixels {same:.2f} are repeated")
        check(thick <= picture.scale + 1, "the line is too thick")
        check(sharp >= SHARP * self.sharp, "it is blurred")
        check(same <= REPEATED + self.same, "it is made from fewer pixels")


def drawn(start):
    """By programs that start on such a screen."""
    drawing = Drawing()
    for scale in SCALES:
        hands.set_scale(scale)
        program = begin(start)
        drawing.check(program)
        driver.save_picture(driver.PICTURES / f"scale-{scale}.png")
        program.close()
        driver.forget_library()


def moved(start):
    """By one that is there when the scale changes."""
    hands.set_scale(SCALES[0])
    program = begin(start)
    drawing = Drawing()
    drawing.check(program)
    for scale in SCALES[1:]:
        hands.set_scale(scale)
        program.hands = hands.hands_of(program.bus)
        drawing.check(program)


def clicked(start):
    """The site under the pointer says why it can't be chosen, above or below it."""
    for scale in SCALES:
        hands.set_scale(scale)
        program = begin(start)
        site = find_site(program, "Mine: Chamber 4a")
        rest(program)
        before = Picture(program.hands.scale)
        program.click(program.middle_of(site))
        reason = wait("why not", lambda program=program: reason_of(program.tree()))
        check("chamber 3a" in reason, f"at scale {scale} the answer is “{reason}”")
        rest(program)
        left, top, width, height = program.extents(site)
        places = (left, top + height + NEAR / 2, width, NEAR), (left, top - 2 * NEAR, width, NEAR)
        after = Picture(program.hands.scale)
        check(any(share_changed(before, after, place) > HALF for place in places), f"at scale {scale} it is elsewhere")
        program.close()
        driver.forget_library()


MISSING = [tool for tool in ("gst-launch-1.0", "wireplumber") if not shutil.which(tool)]
if MISSING:
    print(f"1..0 # SKIP no {MISSING[0]}, for pictures of the screen")
else:
    driver.run(drawn, moved, clicked)
