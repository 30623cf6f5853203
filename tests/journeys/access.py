# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything has a name, and the keyboard reaches it."""

import driver
import table
from driver import BUTTONS, CLASS_NAME, check, wait

# Trail, Badlands, Mine, Town, Cemetery, as the rulebook counts them.
N_SITES = 13 + 12 + 14 + 13 + 9
PRESSED = BUTTONS + ("check box", "combo box", "radio button", "spin button", "text", "entry")


def nameless(page):
    """All that can be used there and is called nothing, or by its class."""
    return [f"{node.role} described “{node.description}”, called “{node.name}”"
            for node in page.all(PRESSED) if not node.name or CLASS_NAME.match(node.name)]


def split_pages(tree):
    """The page of the sheet and the others: all are in the tree, whichever is shown."""
    sheet = tree.first("list", "^Log$")
    while not sheet.parent.first("push button", "^New Sheet$"):
        sheet = sheet.parent
    return sheet, [page for page in sheet.parent.children if page is not sheet]


def names(start):
    program = start()
    found = [lack for page in split_pages(program.tree())[1] for lack in nameless(page)]
    people = table.begin_sheet(program, ["Ann"])
    found += nameless(people.page)
    for _ in range(4):
        people.step()
        found += nameless(people.page)
    check(not found, "without a name:\n  " + "\n  ".join(sorted(set(found))))


def names_at_the_end(start):
    program = start(driver.finished_file("finished.flipsheet"))
    review = program.find("push button", "^Review the Game$")
    found = nameless(split_pages(program.tree())[0])
    program.press(review)
    program.find("push button", "^Previous move$")
    found += nameless(split_pages(program.tree())[0])
    check(not found, "without a name:\n  " + "\n  ".join(sorted(set(found))))


def sites(start):
    people = table.begin_sheet(start(), ["Ann"])
    found = people.sites(people.page)
    check(len(found) == N_SITES, f"{len(found)} sites instead of {N_SITES}")
    check(len({site.name for site in found}) == N_SITES, "two sites of one name")
    for site in found:
        check(site.role == "push button", f"{site} is no button")
        check(site.description, f"{site} does not tell what it gives")
        check("click" in people.program.actions_of(site), f"{site} cannot be clicked")


def places_of_tab(program):
    """Where Tab leads, until it comes round."""
    seen = {}
    node = wait("a focus", program.focused)
    while node.path not in seen and len(seen) < 400:
        seen[node.path] = node
        node = program.next_focus(node)
    return list(seen.values())


def check_places(people):
    """The board, the Now panel and the header are each on the way of Tab."""
    places = places_of_tab(people.program)
    page = people.look()
    now = {node.path for node in people.now(page).walk()}
    sites_there = {site.path for site in people.sites(page)}
    paths = {place.path for place in places}
    check(paths & sites_there, f"Tab does not reach the board, only {places}")
    check(paths & now, f"Tab does not reach the Now panel, only {places}")
    for name in ("Library", "Rules"):
        check(any(place.name == name for place in places), f"Tab does not reach {name}: {places}")


def keyboard(start):
    people = table.begin_sheet(start(), ["Ann"])
    check_places(people)
    people.program.tab_to("text", "^Card$")
    people.program.type("7c8h9d")
    wait("the board", lambda: "choose a site" in people.question(people.look()))
    check_places(people)


def site_by_keyboard(start):
    """Every site can be reached by keys, and marked by one."""
    people = table.begin_sheet(start(), ["Ann"])
    people.program.type("7c8h9d")
    wait("the board", lambda: "choose a site" in people.question(people.look()))
    log = people.log(people.page)
    site = people.best_site(people.page)
    people.program.tab_to("push button", f"^{site.name}$")
    people.program.key("Return")
    people.await_growth(log)


driver.run(names, names_at_the_end, sites, keyboard, site_by_keyboard)
