# SPDX-License-Identifier: GPL-3.0-or-later
"""The flow of a game: set-up, rounds, turns and phases, following the moves of a log."""

from itertools import permutations

from bounties import MET
from deck import Deck
from poker import PAY, worth, worth_with_cheat
from seat import Seat
from tables import (
    CHARACTERS, COWBOTS, OWN_BONUS, PENALTY, RANDOM_CHARACTERS, REGION_SUIT, SITES, VALUE,
)

SUIT_PRICE = 2
LAST_PHASES = 6
AFTER_ACTION = ("bonus", "decline")


def parse_card(text):
    return VALUE[text[:-1]], text[-1]


def parse_site(region, text):
    return text if region in ("mine", "cemetery") else VALUE[text]


def is_card(words):
    return len(words) == 1 and words[0][-1] in "HSDC" and words[0][:-1] in VALUE


def colour_of(card):
    return "red" if card[1] in "HD" else "black"


class Game:
    def __init__(self, options, moves):
        self.options = options
        self.moves = moves  # of (seat number or 0 for the table, words)
        self.at = 0
        self.deck = Deck()
        self.round = self.turn = 0
        self.in_turn = False
        self.bounties = []
        self.first_met = {}
        self.cowbot = COWBOTS.get(options["cowbot"])
        self.stolen_cards = []

    # Reading the log.

    def peek(self):
        return self.moves[self.at] if self.at < len(self.moves) else (None, ["nothing"])

    def take(self):
        move = self.peek()
        self.at += 1
        return move

    def answer(self, seat, *choices):
        """The seat must have been asked, and said one of these."""
        number, words = self.take()
        text = " ".join(words)
        assert number == seat.number and text in choices, (
            f"seat {seat.number} should say one of {choices}, the log says “{number}: {text}”"
        )
        return text

    def next_shown(self):
        number, words = self.take()
        assert number == 0 and is_card(words), f"a card should come, not “{' '.join(words)}”"
        return parse_card(words[0])

    def next_card(self):
        card = self.next_shown()
        self.deck.draw(card)
        return card

    # What a seat tells of its sheet.

    def gained(self, seat, what):
        if not (self.cowbot and self.in_turn) or self.stolen_this_turn:
            return
        suit, prey, _ = self.cowbot
        if what == prey and suit in self.suits:
            self.stolen_this_turn = True
            self.deck.steal()

    def changed(self, seat):
        for bounty in self.bounties:
            if bounty not in seat.bounties_met and MET[bounty](seat):
                seat.bounties_met.add(bounty)
                moment = self.first_met.setdefault(bounty, (self.round, self.turn))
                seat.stars += 7 if moment == (self.round, self.turn) else 4

    # The whole game.

    def play(self):
        self.set_up()
        for self.round in (1, 2, 3):
            self.play_round()

    def set_up(self):
        characters, bounties = {}, []
        count = int(self.options["seats"])
        if self.options["cowbot"] == "random" or self.options["random-setup"] == "yes":
            value, suit = self.next_shown()
            if self.options["random-setup"] == "yes":
                characters[1] = RANDOM_CHARACTERS[value - 1]
            self.cowbot = next(bot for bot in COWBOTS.values() if bot[0] == suit)
        while self.peek()[1][0] in ("bounty", "character"):
            number, (kind, name) = self.take()
            if kind == "bounty":
                bounties.append(int(name))
            else:
                characters[number or len(characters) + 1] = name
        self.check_set_up(count, characters, bounties)
        self.seats = [self.new_seat(n, characters.get(n)) for n in range(1, count + 1)]
        self.bounties = bounties

    def check_set_up(self, count, characters, bounties):
        with_characters = (
            self.options["random-setup"] == "yes" or self.options["characters"] != "none"
        )
        assert len(characters) == (count if with_characters else 0), "characters"
        assert len(set(characters.values())) == len(characters), "a character twice"
        with_bounties = count > 1 and self.options["bounties"] != "none"
        assert len(set(bounties)) == len(bounties) == (3 if with_bounties else 0), "bounties"

    def new_seat(self, number, character):
        start = CHARACTERS[character] if character else {"cash": 4, "gold": 2}
        seat = Seat(number, {"uses": 1 if character else 0, **start}, self)
        seat.character = character
        return seat

    def can_use(self, seat, character):
        return seat.character == character and seat.uses > 0

    def owner_of(self, character):
        return next((seat for seat in self.seats if self.can_use(seat, character)), None)

    def play_round(self):
        self.turn = 0
        self.deck.gather()
        self.deck.put_aside(1)
        for seat in self.seats:
            seat.knows_sheriff = False
        self.deal_extra_cards()
        for self.turn in range(1, 6):
            self.play_turn()
        self.turn = LAST_PHASES
        self.resolve_hands()
        for seat in self.seats:
            seat.gain("gold", seat.pans)
            seat.gain("cash", 2 * seat.hammers)
        self.attempt_arrests()

    def deal_extra_cards(self):
        if self.options["holdem"] == "no":
            return
        if len(self.seats) > 1:
            self.deck.put_aside(2 * len(self.seats))
            return
        self.seats[0].extra = [self.next_card(), self.next_card()]
        self.deck.kept.update(self.seats[0].extra)

    # Phase 3: turns.

    def flip_lineup(self):
        self.lineup = []
        for _ in range(3):
            card = self.next_card()
            self.lineup.append(card)
            self.deck.kept.add(card)

    def discard_lineup(self):
        self.deck.kept.difference_update(self.lineup)

    def play_turn(self):
        self.flip_lineup()
        mayor = self.owner_of("mayor")
        if mayor and self.answer(mayor, "new lineup", "keep lineup") == "new lineup":
            mayor.uses -= 1
            self.discard_lineup()
            self.flip_lineup()
        for seat in self.seats:
            self.play_seat(seat)
        self.discard_lineup()

    def play_seat(self, seat):
        self.in_turn, self.stolen_this_turn = True, False
        self.suits = {suit for _, suit in self.lineup}
        self.pay_bank(seat)
        self.pay_outlaws(seat)
        acted = False
        while True:
            if not any(seat.has_use_of(item) for item in seat.pool):
                seat.pool.clear()
            number, words = self.peek()
            if number != seat.number or acted and not self.goes_on(seat, words):
                break
            self.at += 1
            if words == ["end", "turn"]:
                assert acted and not seat.pool
                break
            if parse_action(words):
                assert not seat.pool, "an action while something usable waits"
                acted = True
                self.act(seat, words)
            else:
                self.take_other(seat, words)
        assert acted, f"seat {seat.number} has not acted"
        assert not seat.pool, f"{seat.pool} is left behind"
        self.in_turn = False

    def goes_on(self, seat, words):
        """Whether this still belongs to the turn when the action has been taken."""
        if words[0] == "ability":
            return seat.character != "preacher"
        return (
            words[0] in AFTER_ACTION or words == ["end", "turn"]
            or ("effect", words[0]) in seat.pool
        )

    def pay_bank(self, seat):
        needed = 2 if self.options["bank"] == "two" else 3
        for colour in seat.colours:
            if sum(colour_of(card) == colour for card in self.lineup) >= needed:
                seat.gain("star", self.round)

    def pay_outlaws(self, seat):
        values = {value for value, _ in self.lineup}
        due = {outlaw for outlaw in seat.outlaws if VALUE[outlaw] in values}
        while due:
            text = self.answer(seat, *[
                f"outlaw {outlaw} {payment}"
                for outlaw in sorted(due) for payment in ("cash", "gold", "wanted")
            ])
            _, outlaw, payment = text.split()
            due.remove(outlaw)
            seat.gain(payment, {"cash": 4, "gold": 2, "wanted": -2}[payment])

    def act(self, seat, words):
        cards, rest = parse_action(words)
        assert len(set(cards)) == len(cards) and set(cards) <= set(self.lineup), "roles"
        seat.hand.append(cards[-1])
        if rest[0] == "pass":
            self.check_pass(seat)
            return
        region, site = rest[0], parse_site(rest[0], rest[1])
        gold = int(rest.pop()[:-1]) if rest[-1].endswith("g") else 0
        helpers = rest[2:]
        tool = helpers.pop(0) if helpers and helpers[0] in ("pan", "hammer") else None
        if region == "cemetery":
            price = self.price_of_sleep(seat, cards, helpers)
        else:
            assert seat.can_circle(region, site), f"{region} {site} is not open"
            price = self.price_of(seat, cards, region, site, helpers)
        assert not helpers, f"{helpers} have no use"
        assert price == gold, f"{' '.join(words)}: {price} gold are needed"
        seat.pay("gold", price)
        seat.circle(region, site, tool)

    def use_joker(self, seat):
        assert self.can_use(seat, "wild-card"), "no joker"
        seat.uses -= 1

    def price_of_suit(self, seat, helpers):
        if "joker-suit" not in helpers:
            return SUIT_PRICE
        helpers.remove("joker-suit")
        self.use_joker(seat)
        return 0

    def price_of(self, seat, cards, region, site, helpers):
        (_, suit), (value, _), _ = cards
        price = 0
        if suit != REGION_SUIT[region]:
            price += self.price_of_suit(seat, helpers)
        self.suits = {REGION_SUIT[region], cards[1][1], cards[2][1]}
        steps = seat.steps_to(region, site, value)
        if steps and "joker-value" in helpers:
            helpers.remove("joker-value")
            self.use_joker(seat)
            steps = 0
        if steps and "prospect" in helpers:
            assert self.can_use(seat, "prospector") and seat.pans > 0, "no shift"
            helpers.remove("prospect")
            seat.uses -= 1
            steps = max(0, steps - seat.pans)
        return price + steps

    def price_of_sleep(self, seat, cards, helpers):
        if "sleep" not in helpers:
            assert len(cards) == 1
            return 0
        helpers.remove("sleep")
        assert not self.stolen_this_turn, "no sleep after a theft"
        kept = {cards[1][1], cards[2][1]}
        assert cards[0][1] == self.cowbot[0] and self.cowbot[0] not in kept, "no sleep"
        self.suits = kept
        return self.price_of_suit(seat, helpers)

    def check_pass(self, seat):
        assert len(seat.stones) == 9, "passed with an open Cemetery"
        for (_, suit), (value, _) in permutations(self.lineup, 2):
            region = next(region for region in REGION_SUIT if REGION_SUIT[region] == suit)
            for site in SITES[region]:
                open_here = seat.can_circle(region, site)
                assert not open_here or seat.steps_to(region, site, value), "a needless pass"

    def take_other(self, seat, words):
        if words[0] == "ability":
            self.use_ability(seat, words[1:])
        elif words[0] == "decline":
            self.decline(seat, words[1:])
        elif words[0] == "bonus":
            region, site = words[1], parse_site(words[1], words[2])
            seat.pool.remove(("bonus", region))
            seat.circle(region, site, words[3] if len(words) > 3 else None)
        else:
            seat.pool.remove(("effect", words[0]))
            seat.use_building(words[0], words[1:])

    def decline(self, seat, words):
        if words[0] == "bonus":
            seat.pool.remove(("bonus", words[1]))
        else:
            seat.pool.remove(("effect", words[0]))

    def use_ability(self, seat, words):
        assert seat.uses > 0 and not seat.pool, "no ability now"
        seat.uses -= 1
        if seat.character == "ranch-hand":
            seat.gain("wanted", -2 * seat.hammers)
        elif seat.character == "baroness":
            seat.gain("gold", seat.wanted)
        elif seat.character == "man-in-black":
            seat.gain("bonus", words[0])
        else:
            seat.gain("bonus", OWN_BONUS[seat.character])

    # Phases 4 to 6.

    def resolve_hands(self):
        if self.options["holdem"] == "yes" and len(self.seats) > 1:
            for seat in self.seats:
                seat.extra = [self.next_shown(), self.next_shown()]
                for card in seat.extra:
                    self.deck.show(card)
        for seat in self.seats:
            self.resolve_hand(seat)
            self.deck.kept.difference_update(seat.extra)
            seat.hand, seat.extra = [], []

    def resolve_hand(self, seat):
        assert len(seat.hand) == 5
        cards = seat.hand + seat.extra
        result = worth(cards)
        if self.can_use(seat, "cheat"):
            better = worth_with_cheat(cards)
            if better > result and self.answer(seat, "cheat", "no cheat") == "cheat":
                seat.uses -= 1
                result = better
        cash, stars = PAY[result]
        seat.gain("cash", cash)
        seat.gain("star", stars)
        seat.worths.append(result)

    def attempt_arrests(self):
        bribed = [seat for seat in self.seats if self.bribes(seat)]
        sheriff = self.next_shown()
        self.deck.show(sheriff)
        values = {seat: sheriff[0] for seat in self.seats if seat not in bribed}
        self.replace_sheriff(values, sheriff[0])
        for seat, value in values.items():
            if seat.wanted > value:
                self.arrest(seat)

    def replace_sheriff(self, values, value):
        """The Marshal's other card, for all who did not bribe or for the owner alone."""
        owner = self.owner_of("marshal")
        if not owner:
            return
        by_rulebook = (
            self.options["marshal"] == "rulebook" and self.options["edition"] == "2"
            and len(self.seats) > 1
        )
        if self.options["marshal"] == "all" or by_rulebook:
            value = self.call_marshal(owner, value)
            values.update((seat, value) for seat in values)
        elif value < owner.wanted <= 13 and owner in values:
            values[owner] = self.call_marshal(owner, value)

    def bribes(self, seat):
        if self.can_use(seat, "preacher") and seat.wanted > 0:
            amounts = [f"ability {n}" for n in range(1, min(6, seat.wanted) + 1)]
            able = ["bribe"] if seat.wanted <= seat.gold and seat.wanted > 1 else []
            text = self.answer(seat, "no bribe", *able, *amounts)
            if not text.startswith("ability"):
                return self.pay_bribe(seat, text)
            seat.uses -= 1
            seat.gain("wanted", -int(text.split()[1]))
        if seat.wanted < 2 or seat.gold < seat.wanted:
            return False
        return self.pay_bribe(seat, self.answer(seat, "bribe", "no bribe"))

    def pay_bribe(self, seat, text):
        if text == "bribe":
            seat.pay("gold", seat.wanted)
        return text == "bribe"

    def call_marshal(self, seat, value):
        if self.answer(seat, "new sheriff", "keep sheriff") == "keep sheriff":
            return value
        seat.uses -= 1
        return self.next_card()[0]

    def arrest(self, seat):
        seat.arrests += 1
        cash, stars = PENALTY[self.round]
        if seat.wanted < 14 and seat.cash >= cash:
            if self.answer(seat, "pay cash", "pay stars") == "pay cash":
                seat.pay("cash", cash)
                return
        seat.pay("stars", min(stars, seat.stars))

    # After a tie with a cowbot (FT-BOT-13 and 14).

    def show_stolen_cards(self):
        for theft in range(self.deck.stolen):
            card = self.next_shown()
            assert card not in self.stolen_cards, f"{card} was stolen twice"
            assert self.deck.could_be_stolen(card, theft), f"{card} was not stolen"
            self.stolen_cards.append(card)


def parse_action(words):
    """The cards in front of an action or a pass, and what follows; None for anything else."""
    n = next((i for i, word in enumerate(words) if not is_card([word])), len(words))
    return ([parse_card(word) for word in words[:n]], words[n:]) if n else None
