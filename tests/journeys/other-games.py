# SPDX-License-Identifier: GPL-3.0-or-later
"""The other games through the window: each kind of question, a refusal, taking back."""

import json
import os
import re
from pathlib import Path

import driver
import table
from driver import BUTTONS, CONTROL, SOURCES, STATE_SENSITIVE, check, cli, nameless, \
    only_sheet, score, wait
from table import Table

STATE_PRESSED = 20

RULE = re.compile(r"\b[A-Z]{2}-[A-Z]+-\d+\b")


class OtherTable(Table):
    """Whoever plays one of the other games: prompts tell the questions apart."""

    def sites_in_reach(self):
        return [site for site in self.sites(self.page) if ", not in reach" not in site.name]

    def site(self, name):
        """By its name in the notation, which people may read in another spelling."""
        return next(site for site in self.sites(self.look())
                    if site.name.split(",")[0].lower().replace(" ", "-") == name.replace(" ", "-"))

    def button(self, name):
        """One beside the question."""
        return wait(f"a button “{name}”", lambda: self.now(self.look()).first(BUTTONS, name))

    def prompt(self):
        """The sentence of the game below the question."""
        return " ".join(node.name for node in self.now(self.page).all("label"))

    def newest(self):
        """What the log says last, below its heading."""
        return " ".join(self.seen_log[1])

    def take_back(self):
        moves, log = only_sheet()["moves"], self.seen_log
        self.program.key("z", CONTROL)
        wait("fewer moves", lambda: only_sheet()["moves"] < moves)
        self.await_rest("a shorter log", lambda page: self.log(page) != log)

    def do_quickly(self, node):
        """Presses an answer, and waits until it is kept and asked on."""
        moves = only_sheet()["moves"]
        self.program.press(node)
        self.await_kept(moves)
        wait(f"a question after {node}", lambda: self.question(self.look(log=False)))

    def do(self, node):
        """Presses an answer, and waits until all that it changed is on the screen."""
        moves, log = only_sheet()["moves"], self.seen_log
        self.program.press(node)
        self.await_kept(moves)
        self.await_rest(f"another log after {node}", lambda page: self.log(page) != log)

    def check_refused(self, node, rules):
        """What is not possible is not kept, and explained by a rule that is in the book."""
        moves = only_sheet()["moves"]
        self.program.press(node)

        def look():
            page = self.look()
            alert, rule = page.first("alert"), page.first("push button", RULE.pattern)
            return alert and alert.name and rule and (alert.name, rule.name)

        reason, rule = wait(f"why {node} is refused", look)
        check(len(reason.split()) > 3, f"“{reason}” is no explanation")
        number = RULE.search(rule)[0]
        book = (SOURCES / "seeds" / rules).read_text(encoding="utf-8")
        check(re.search(rf"^#+ {number}\b", book, re.MULTILINE), f"{number} is not in the book")
        check(only_sheet()["moves"] == moves, "what was refused was kept")
        self.program.key("Escape")
        self.await_rest("the sheet again", lambda page: not page.first("push button", RULE.pattern))

    def check_score(self):
        """The seats in the window and on the command line have the same points."""
        for seat in score(only_sheet()["id"])["seats"]:
            total = str(seat["total"]).replace("-", "−")
            told = rf"^{seat['player']}\b.*, {total} points?\b"
            check(self.look().first(BUTTONS, told),
                  f"{seat['player']} does not have {total} points in the window")

    def check_names(self):
        """Whatever can be used has a name, and so has each site."""
        found = nameless(self.look()) + [
            f"a site described “{site.description}”" for site in self.sites(self.page)
            if site.name.startswith(",")]
        check(not found, "without a name:\n  " + "\n  ".join(found))


def moves_of_sheet():
    """What was answered, as the command line tells it: without the cards that were dealt."""
    moves = cli("export", only_sheet()["id"], "--sheet", "-").split("\nmoves:\n")[1]
    return [line for line in moves.split("\nboard:")[0].splitlines() if re.match(r"\d: ", line)]


# Flip City


def play_city(people, verbs):
    """One answer in Flip City: a card, then stop; and what was not built yet."""
    places = {re.match(r"\w+", site.name)[0]: site for site in people.sites_in_reach()}
    if "deck" in places:
        return people.do(places["stop" if verbs[-1:] == ["play"] else "deck"])
    for place, verb in ("supply", "buy"), ("discard", "flip"):
        if place in places and verb not in verbs:
            return people.do(places[place])
    return people.do(places["stop"])


def flip_city(start):
    people = table.begin_sheet(start(), ["Ann", "Bob"], deals=5, game="Flip City", table=OtherTable)
    people.check_names()
    before = people.seen_log
    people.do(people.site("deck"))
    check(moves_of_sheet() == ["1: play"], f"not what was played: {moves_of_sheet()}")
    check(len(people.seen_log) > len(before), "the log does not grow")
    people.check_refused(people.site("supply convenience-store"), "flip-city.md")
    people.take_back()
    check(people.seen_log == before and not moves_of_sheet(), "not all was taken back")
    wanted, verbs = {"play", "stop", "buy", "flip", "done", "shuffle"}, []
    while not wanted <= set(verbs) and len(verbs) < 40:
        play_city(people, verbs)
        verbs = [move.split()[1] for move in moves_of_sheet()]
    check(wanted <= set(verbs), f"never asked for: {wanted - set(verbs)}")
    people.check_score()


def flip_city_by_keys(start):
    """The answers beside the question, by keys: what one would bring is shown while it has the focus,
    and forgotten when it is given or taken back."""
    people = table.begin_sheet(start(), ["Ann", "Bob"], deals=5, game="Flip City", table=OtherTable)
    people.do(people.site("deck"))
    for answer, verb in ("Play It", "play"), ("Stop and Build", "stop"):
        people.program.tab_to("push button", f"^{answer}$")
        people.program.key("Return")
        wait(f"the move {verb}", lambda verb=verb: moves_of_sheet()[-1:] == [f"1: {verb}"])
        people.program.key("z", CONTROL)
        wait("the undo", lambda: len(moves_of_sheet()) == 1)
    people.program.tab_to("push button", "^Stop and Build$")
    people.program.key("Return")
    wait("the stop", lambda: moves_of_sheet()[-1:] == ["1: stop"])


def next_city_move(sheet, answers, building):
    """A careful plan: on while a bust is unlikely; then what is to be built."""
    moves = [answer.split(": ")[1] for answer in answers]
    seats = json.loads(cli("show", "--json", sheet))["seats"]
    odds = next((seat["facts"]["odds-1"] for seat in seats if "odds-1" in seat["facts"]), "0%")
    wanted = [move for move in building if move in moves]
    if "done" in moves:
        return wanted[0] if wanted else "done"
    return "stop" if "stop" in moves and int(odds.rstrip("%")) > 20 else moves[0]


def city_at(wanted, building):
    """A sheet of Flip City in which a move has just become possible, and the move."""
    sheet = Path(os.environ["HOME"]) / "city.flipsheet"
    sheet.write_text(cli("new", "flipcity", "--players", "Ann,Bob,Cleo", "--seed", 3),
                     encoding="utf-8")
    for _ in range(400):
        answers = json.loads(cli("ask", "--json", sheet))["ask"]["answers"]
        found = next((answer for answer in answers if answer.split(": ")[1] == wanted), None)
        if found:
            return sheet, found
        cli("play", sheet, next_city_move(sheet, answers, building))
    raise driver.Failed(f"never possible: {wanted}")


def play_at(start, wanted, building, act):
    """Something that comes late in a game of Flip City, done through the window."""
    sheet, move = city_at(wanted, building)
    people = OtherTable(start(sheet))
    people.check_names()
    act(people)
    check(moves_of_sheet()[-1] == move, f"{moves_of_sheet()[-1]} instead of {move}")
    people.check_score()
    return people


def flip_city_recycles(start):
    """From the panel, before the open card is played."""
    people = play_at(start, "recycle shopping-mall", ["flip convenience-store"],
                     lambda people: people.do(people.button("^Recycle Shopping Mall")))
    check("Recycles Shopping Mall" in people.newest(), f"the log says: {people.newest()}")


def flip_city_develops(start):
    play_at(start, "develop convenience-store", [],
            lambda people: people.do(people.site("supply shopping-mall")))


def flip_city_flips(start):
    play_at(start, "flip hospital", [], lambda people: people.do(people.site("discard hospital")))


def give_to_cleo(people):
    """Several can have the Apartment, so it is asked who does."""
    people.program.press(people.site("discard apartment"))
    people.do(wait("whom it is given to",
                   lambda: people.look().first(BUTTONS, "^Give it to Cleo")))


def flip_city_gives(start):
    giver = play_at(start, "flip apartment to 3",
                    ["flip hospital", "flip convenience-store", "buy factory",
                     "buy convenience-store"], give_to_cleo)
    check("Cleo" in giver.newest(), f"the log says: {giver.newest()}")


# Royal Flip


def roles(people):
    """The table of cards and their parts: what can be pressed there, and what is."""
    toggles = people.now(people.look()).all(BUTTONS, r"^(colour|number|suit): ")
    return toggles, [node.name for node in toggles if node.has(STATE_PRESSED)]


def take_role(people, toggle):
    """Gives a card a part; the others keep or exchange theirs, so that each has one."""
    people.program.press(toggle)
    wait(f"{toggle} to be taken", lambda: toggle.name in roles(people)[1])
    taken = [name.split(": ") for name in roles(people)[1]]
    check(len({role for role, _ in taken}) == len({card for _, card in taken}) == len(taken) == 3,
          f"not one of each: {taken}")


def take_wild(people, role):
    """A joker gives a part, where there is one."""
    toggles, taken = roles(people)
    joker = next((node for node in toggles if node.name == f"{role}: joker"
                  and node.has(STATE_SENSITIVE)), None)
    if joker and joker.name not in taken:
        take_role(people, joker)


def play_royal(people, prompts):
    """One answer in Royal Flip: wild cards first, for the colour and for the number; on the track
    what gives a number."""
    question = people.question(people.page)
    if question.endswith("choose one of each"):
        colour = any("gives the colour" in prompt for prompt in prompts)
        take_wild(people, "number" if colour else "colour")
        return people.do_quickly(people.button("^Write "))
    if "choose the" in question:
        return people.do_quickly(next(
            way for way in people.answers(people.page) if ": " not in way.name))
    sites = people.sites_in_reach()
    numbers = [site for site in sites if re.search(r": an? \d+$", site.description)]
    return people.do_quickly((numbers or sites)[0])


def go_along(people):
    """By keys: a row is one stop, and an arrow gives its part to the next card."""
    before = people.program.tab_to("push button", "^number: ")
    people.program.key("Right")

    def moved():
        now = people.program.focused()
        return now and now.name.startswith("number: ") and now.name != before.name \
            and now.name in roles(people)[1]

    wait("the next card to give the number", moved)


def rearrange(people):
    """What was chosen can be chosen anew until a number is written."""
    before = moves_of_sheet()
    toggles, taken = roles(people)
    take_role(people, next(node for node in toggles if node.name not in taken))
    wait("another choice", lambda: moves_of_sheet() != before)
    check(len(moves_of_sheet()) == len(before) == 1, f"not one choice: {moves_of_sheet()}")
    people.await_rest("a log with the other choice")


def royal_flip(start):
    people = table.begin_sheet(start(), ["Ann"], deals=3, game="Royal Flip", table=OtherTable)
    people.check_names()
    before = people.seen_log
    toggles, taken = roles(people)
    check(len(toggles) == 9, f"no table of three cards and three parts: {toggles}")
    for toggle in toggles:
        if toggle.name not in taken:
            take_role(people, toggle)
    go_along(people)
    people.do(people.button("^Write "))
    check(len(people.seen_log) > len(before), "the log does not grow")
    rearrange(people)
    people.check_refused(people.site("space 4"), "royal-flip.md")
    people.take_back()
    check(people.seen_log == before and not moves_of_sheet(), "not all was taken back")
    people.do(people.site("c3"))
    check(len(moves_of_sheet()) == 2, f"the cell was not chosen at once: {moves_of_sheet()}")
    prompts = []
    while not only_sheet()["finished"]:
        prompts.append(people.prompt())
        play_royal(people, prompts)
    for asked in "Then take", "The track goes", "extra number", "gives the colour", "gives the number":
        check(any(asked in prompt for prompt in prompts), f"never asked: {asked}")
    table.check_result(people, score(only_sheet()["id"]))


# Insert Coin


def squares_drawn(people, site):
    """Where the piece lies that is put down at a site, as columns and rows; then it is taken
    back."""
    people.do(people.site(site))
    squares = re.findall(r"\b([a-i])(\d)\b", moves_of_sheet()[-1].split(" level ")[1])
    people.take_back()
    return {(ord(column) - ord("a"), int(row)) for column, row in squares}


def form(squares):
    left, top = min(x for x, _ in squares), min(y for _, y in squares)
    return {(x - left, y - top) for x, y in squares}


def mirrored(squares):
    return form({(-x, y) for x, y in squares})


def take_piece(people, name):
    """The one that was held before is still in hand."""
    if not people.button(name).has(STATE_PRESSED):
        people.program.press(people.button(name))
    wait(f"{name} in hand", lambda: people.button(name).has(STATE_PRESSED))


def next_place(people, button="^Next Place$"):
    """Where the focus goes when a place is searched."""
    before = wait("a focus", people.program.focused)
    people.program.press(people.button(button))

    def arrived():
        now = people.program.focused()
        return now if now and now.path != before.path and ", in reach" in now.name else None

    return wait("the focus on a place where the piece fits", arrived)


def pick_cards(people, numbers):
    """Looks at the hidden cards, when the screen is handed over, and picks some of them."""
    program = people.program
    check(not people.now(people.look()).first(BUTTONS, "^Keep cards"), "kept can be what nobody saw")
    program.press(people.button("^Look at Your Cards"))
    program.press(program.find("push button", "^Look$"))
    keep = program.find("push button", "^Keep$")
    check(not keep.has(STATE_SENSITIVE), "cards can be kept before any is picked")
    for number in numbers:
        program.press(program.find(BUTTONS, rf"^{number}\. \w+"))
    wait("the picked cards", lambda: program.find(BUTTONS, r"^1\. ").has(STATE_PRESSED))


def insert_coin_picks(start):
    """Hidden cards are picked where they are looked at."""
    people = table.begin_sheet(start(), ["Ann", "Bob"], deals=5, game="Insert Coin",
                               table=OtherTable)
    pick_cards(people, [1, 3, 4])
    people.do(people.program.find("push button", "^Keep cards 1, 3, 4$"))
    check(moves_of_sheet()[0] == "1: keep 1 3 4", f"kept was {moves_of_sheet()[0]}")


def insert_coin(start):
    people = table.begin_sheet(start(), ["Ann"], deals=5, game="Insert Coin", table=OtherTable)
    people.check_names()
    pick_cards(people, [1, 2, 3])
    people.do(people.program.find("push button", "^Keep cards 1, 2, 3$"))
    before = people.seen_log
    people.check_refused(people.site("level 1 a1"), "insert-coin.md")
    lying = squares_drawn(people, "level 1 e5")
    check(people.seen_log == before, "not all was taken back")
    people.program.press(people.button("^Turn "))
    standing = squares_drawn(people, "level 1 e5")
    check(form(lying) == {(0, 0), (1, 0), (2, 0)} and form(standing) == {(0, 0), (0, 1), (0, 2)},
          f"a bar lies at {lying}, and turned at {standing}")
    people.program.press(people.button("^Turn "))
    take_piece(people, "^Step, 4 squares$")
    step = squares_drawn(people, "level 1 d4")
    take_piece(people, "^Step, 4 squares$")
    people.program.press(people.button(r"^Mirror \(H\)$"))
    other = squares_drawn(people, "level 1 d4")
    check(len(step) == 4 and form(other) == mirrored(step) != form(step),
          f"a step lies at {step}, and mirrored at {other}")
    place = next_place(people)
    people.do(place)
    check(moves_of_sheet()[-1].startswith("1: draw "), f"nothing was drawn at {place}")
    check(len(people.seen_log) > len(before), "the log does not grow")
    people.check_score()
    next_place(people)
    people.do(people.button("^Draw It$"))
    check(moves_of_sheet()[-1].startswith("1: draw "), "nothing was drawn by the button")
    place = next_place(people, "^Or lose a life, fill 1 square$")
    check("in reach" in place.name, f"{place.name} is offered for a life")
    people.do(place)
    check(moves_of_sheet()[-1].startswith("1: life "), f"no life was lost at {place}")
    check("Lives: 2" in people.look().first(BUTTONS, "^Ann, ").name, "Ann has all her lives")
    people.check_score()


def first_answer(sheet):
    """What the command line would be asked, and answer, quickly completing levels."""
    ask = json.loads(cli("ask", "--json", sheet))["ask"]
    draws = [answer for answer in ask["answers"] if " draw " in answer]
    best = min(draws, default=ask["answers"][0], key=lambda answer: (
        re.search(r"level \d", answer)[0], -len(answer.split(" level ")[1].split())))
    return ask["prompt"], best


def insert_coin_abilities(start):
    """Late in a game, what complete levels allow: squares to fill, a skull to use."""
    sheet = Path(os.environ["HOME"]) / "late.flipsheet"
    sheet.write_text(cli("new", "insertcoin", "--players", "Ann,Bob", "--seed", 3),
                     encoding="utf-8")
    prompt, answer = first_answer(sheet)
    while not prompt.startswith("The ability"):
        cli("play", sheet, answer)
        prompt, answer = first_answer(sheet)
    people = OtherTable(start(sheet))
    while prompt.startswith("The ability"):
        people.do(people.site(re.search(r"level \d \w\d", answer)[0]))
        check(moves_of_sheet()[-1] == answer, f"{moves_of_sheet()[-1]} instead of {answer}")
        cli("play", sheet, answer)
        prompt, answer = first_answer(sheet)
    check(prompt.startswith("The skull"), f"asked is {prompt}")
    people.do(people.button("^Use the skull$"))
    people.check_score()


# Flick 'em Up! at the real table


def shoot(people, name):
    people.program.press(people.site(name))
    people.do(people.program.find("push button", "^Shoot$"))


def hit_points(people):
    return [re.search(r"Hit points: (\d+)", people.look().first(BUTTONS, f"^{name}, ").name)[1]
            for name in ("Ann", "Bob")]


def flick_em_up(start):
    people = table.begin_sheet(start(), ["Ann", "Bob"], game="Flick ’em Up!", table=OtherTable)
    people.check_names()
    people.check_refused(people.site("outlaw-1"), "flick-em-up.md")
    shoot(people, "lawman-1")
    people.do(people.button("^Missed$"))
    check(hit_points(people) == ["15", "15"], f"a miss leaves {hit_points(people)} hit points")
    shoot(people, "lawman-1")
    before = people.seen_log
    people.do(people.button("^Hit Outlaw 2$"))
    check(hit_points(people) == ["15", "14"], f"a hit leaves {hit_points(people)} hit points")
    check("2 of 3 hit points" in people.site("outlaw-2").description, "Outlaw 2 was not hurt")
    check(len(people.seen_log) > len(before), "the log does not grow")
    people.check_score()
    people.take_back()
    check(hit_points(people) == ["15", "15"], f"taken back, {hit_points(people)} hit points")
    check(people.seen_log == before, "not all was taken back")
    people.check_score()


driver.run(flip_city, flip_city_by_keys, flip_city_recycles, flip_city_develops, flip_city_flips,
           flip_city_gives, royal_flip, insert_coin, insert_coin_picks,
           insert_coin_abilities, flick_em_up)
