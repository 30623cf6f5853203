// SPDX-License-Identifier: GPL-3.0-or-later
// The question at the bottom: what is asked, what the chosen site brings, and one button that
// marks. While the others are at it: whom everybody waits for.

import { act, button, disc, list, make, plain, put, say, show, text } from "./dom.js";
import * as cards from "./cards.js";
import * as table from "./table.js";
import * as pages from "./pages.js";
import * as roles from "./roles.js";
import * as tiles from "./tiles.js";
import { take_back } from "./self.js";

const MOST_WAYS = 2; // that are shown at first
const parts = {};
let screen;
let amount = 0;

/* Which answers are where */

function on_board(state) {
  return new Set(
    (state.regions ?? []).flatMap((region) => region.sites).flatMap((site) => site.ways ?? []),
  );
}

/* The answers that have no place of their own: neither a site nor a tile, nor a card that is told.
 */
function loose(state, question) {
  const placed = on_board(state);
  const offers = state.moment.offers ?? [];

  if (!state.asked || cards.is_asked(state)) return [];

  return offers.filter(
    (offer, index) =>
      !(placed.has(index) && !offer.declines && offer.place === "site") &&
      !(question.tiles?.length && offer.tile !== undefined) &&
      !roles.makes(state, offer) &&
      !(state.table && !table.gives_button(index, offer)),
  );
}

/* The ways that lead to the chosen site, the cheapest first. */
export function ways_of(state, name) {
  const site = (state.regions ?? [])
    .flatMap((region) => region.sites)
    .find((one) => one.name === name);
  const ways = (site?.ways ?? []).map((index) => state.moment.offers[index]).filter(Boolean);
  const real = ways.filter((way) => !way.declines);

  return {
    site,
    ways: (real.length ? real : ways).sort((a, b) => (a.price ?? 0) - (b.price ?? 0)),
  };
}

function price_of(state, way) {
  const unit = state.moment.questions?.[0]?.purse?.in;

  return way.price ? say("for_price", way.price, unit ?? "") : say("free_of_charge");
}

/* The chosen site */

function make_way(way) {
  const input = make("input", {
    type: "radio",
    name: "way",
    value: way.answer,
    onchange: () => {
      screen.way = way.answer;
      update(screen);
    },
  });
  const words = make("span", {});
  const price = make("span", { class: "second" });

  return Object.assign(make("label", { class: "way" }, input, words, price), {
    input,
    words,
    price,
  });
}

function gains_of(way) {
  const told = [way.brings, ...(way.gains ?? []).map((gain) => gain.text)].filter(Boolean);

  return [...new Set(told.map(plain))].join(" · ");
}

function chance(outcome) {
  const gains = (outcome.gains ?? []).map((gain) => plain(gain.text)).join(", ");

  return `${outcome.hundredths} %: ${[plain(outcome.text), gains].filter(Boolean).join(", ")}`;
}

function update_preview() {
  const { state } = screen;
  const { site, ways } = tiles.is_held()
    ? tiles.preview(state)
    : ways_of(state, state.asked ? screen.site : null);
  const way = ways.find((one) => one.answer === screen.way) ?? ways[0];

  if (!show(parts.preview, way)) return null;
  text(parts.label, site ? name_site(state, site) : way.label);
  text(parts.gains, gains_of(way) || (site?.gives ?? ""));
  text(
    parts.points,
    way.badge ||
      site?.badge ||
      (way.points ? `${way.points > 0 ? "+" : "−"}${Math.abs(way.points)}` : ""),
  );
  list(
    parts.chances,
    way.outcomes ?? [],
    (_, index) => index,
    () => make("li"),
    (node, outcome) => put(node, "text", chance(outcome)),
  );
  const first =
    ways.length > MOST_WAYS + 1 && parts.all !== screen.site
      ? ways.filter((one, index) => index < MOST_WAYS || one === way)
      : ways;

  show(parts.ways, ways.length > 1);
  if (show(parts.more_ways, first.length < ways.length))
    put(parts.more_ways, "text", say("more_ways", ways.length - first.length));
  list(
    parts.list,
    ways.length > 1 ? first : [],
    (one) => one.answer,
    make_way,
    (node, one) => {
      node.input.checked = one === way;
      put(node.words, "text", plain(one.rest || one.label));
      put(node.price, "text", ways.some((other) => other.price) ? price_of(state, one) : "");
    },
  );
  put(parts.mark, "text", way.act ? act(way.act) : say(way.declines ? "decline" : "mark_it"));
  parts.mark.disabled = screen.busy;
  parts.mark.way = way.answer;

  return way;
}

/* "Trail: Stop A" */
function name_site(state, site) {
  const region = state.regions.find((one) => one.sites.includes(site));

  return region && site.title ? say("site_of", region.name, site.title) : site.title || site.label;
}

/* The cards that lie open, with what each does on the chosen way */

function update_cards(question, way) {
  const used = new Map(
    (way?.cards ?? []).filter((card) => card.role).map((card) => [card.card, card]),
  );
  const open = (question?.cards ?? []).filter(cards.is_card);

  list(
    parts.cards,
    roles.is_shown(screen.state) || cards.is_asked(screen.state) ? [] : open,
    (word, index) => `${word} ${index}`,
    (word) => {
      const role = make("span", { class: "role" });

      return Object.assign(make("li", {}, cards.make_face(word), role), { pill: role });
    },
    (node, word) => {
      const card = used.get(word);

      put(node.pill, "text", card ? plain([card.role, card.gives].filter(Boolean).join(" ")) : "");
      node.pill.classList.toggle("used", !!card);
    },
  );
}

/* What only this seat knows */
function hand_of(state) {
  return state.hand ?? state.moment.seats?.[state.me.seat - 1]?.secrets ?? [];
}

/* What the others are at */

/* A name with a tick or dots, and the same in words. */
function make_standing() {
  const seen = make("span", { "aria-hidden": true });
  const heard = make("span", { class: "unseen" });

  return Object.assign(make("li", {}, seen, heard), { seen, heard });
}

function update_standing(node, person) {
  const words = { done: say("is_done", person.player), entering: say("enters", person.player) };

  put(node.seen, "text", `${person.player} ${person.state === "done" ? "✓" : "…"}`);
  put(node.heard, "text", words[person.state] ?? say("thinks", person.player));
}

function update_ranked(node, person) {
  put(node.name, "text", "");
  put(node.words, "text", person.player);
  put(node.tick, "text", person.points);
  put(node.tick, "role", null);
  put(node.tick, "aria-label", null);
}

/* Who has won, once it is known. */
function title_at_end(state) {
  const { result = {} } = state.moment;
  const winners = (result.winners ?? []).map(
    (seat) => state.people.find((person) => person.seat === seat)?.player,
  );

  return winners.length === 1 && state.people.length > 1
    ? say("wins", winners[0])
    : result.text || say("over");
}

function update_others(state, waiting) {
  const others = state.people.filter((person) => person.seat !== state.me.seat);

  list(
    parts.others,
    waiting || cards.is_asked(state) || others.length > 5
      ? []
      : others.filter((person) => person.state && person.state !== "waits"),
    (person) => person.seat,
    make_standing,
    update_standing,
  );
  const beside = parts.cards.children.length ? parts.row : parts.head;

  if (parts.others.parentNode !== beside) beside.append(parts.others);
  const ranked = [...state.people].sort((a, b) => (b.points ?? 0) - (a.points ?? 0));

  list(
    parts.people,
    state.moment.over ? ranked : waiting ? others : [],
    (person) => person.seat,
    (person) => {
      const node = make(
        "li",
        {},
        disc(make("span", { class: "disc", "aria-hidden": true }), person),
      );

      node.name = make("span", { class: "unseen" });
      node.words = make("span", { class: "chosen" });
      node.tick = make("span", { class: "tick" });
      node.append(node.name, node.words, node.tick);

      return node;
    },
    (node, person) => {
      const done = person.state === "done";

      put(node.name, "text", `${person.player}: `);
      if (state.moment.over) return update_ranked(node, person);
      put(
        node.words,
        "text",
        plain([person.chosen, person.brought].filter(Boolean).join(", ")) ||
          (done
            ? say("done")
            : person.state === "thinks" || person.state === "entering"
              ? say("choosing")
              : plain(person.todo)),
      );
      put(node.tick, "text", done ? "✓" : "");
      put(node.tick, "aria-label", done ? say("done") : null);
      put(node.tick, "role", done ? "img" : null);
    },
  );
}

/* Answers in words */

function make_answer(offer) {
  const label = make("b");
  const gains = make("span", { class: "second" });
  const badge = make("span", { class: "points" });
  const node = make(
    "button",
    { type: "button", class: "answer", onclick: () => screen.play(node.offer.answer) },
    make("span", {}, label, gains),
    badge,
  );

  return Object.assign(node, { label, gains, badge });
}

function update_answer(node, offer) {
  node.offer = offer;
  put(node.label, "text", plain(offer.label));
  text(
    node.gains,
    [gains_of(offer), ...(offer.outcomes ?? []).map(chance)].filter(Boolean).join(" · "),
  );
  text(node.badge, offer.badge);
  node.disabled = screen.busy;
}

function fill(node, offers) {
  show(node.parentNode, offers.length);
  list(node, offers, (offer) => offer.answer, make_answer, update_answer);
}

function update_answers(question) {
  const offers = question ? loose(screen.state, question) : [];
  const amounts =
    question?.kind === "amount" && offers.length > 2
      ? offers.filter((offer) => offer.place !== "aside")
      : [];
  const words = offers.filter((offer) => !amounts.includes(offer));
  const aside = (offer) => offer.place === "aside";
  const folds = (offer) => offer.rare && offer.place !== "answer";

  fill(
    parts.answers,
    words.filter((offer) => !aside(offer) && !folds(offer)),
  );
  fill(
    parts.aside,
    words.filter((offer) => aside(offer) && !folds(offer)),
  );
  fill(parts.rare, words.filter(folds));
  text(parts.aside_title, question?.aside);
  update_amount(amounts);

  return words.length;
}

/* How many: the values of the stepper are the answers that are possible. */
function update_amount(offers) {
  if (!show(parts.amount, offers.length)) return;
  const key = offers.map((offer) => offer.answer).join();

  if (parts.amount.offers !== key) amount = 0;
  parts.amount.offers = key;
  amount = Math.max(0, Math.min(amount, offers.length - 1));
  put(parts.value, "text", plain(offers[amount].label));
  text(parts.worth, gains_of(offers[amount]));
  put(parts.less, "aria-disabled", amount === 0);
  put(parts.more, "aria-disabled", amount === offers.length - 1);
  put(parts.take, "text", offers[amount].act ? act(offers[amount].act) : say("take_it"));
  parts.take.move = offers[amount].answer;
  parts.take.disabled = screen.busy;
}

const step = (by) => {
  amount += by;
  update(screen);
};

function make_amount() {
  parts.value = make("output", { "aria-live": "polite" });
  parts.worth = make("p", { class: "second" });
  parts.less = button("−", () => step(-1), "round");
  parts.more = button("+", () => step(1), "round");
  parts.take = button("", () => screen.play(parts.take.move), "wide suggested");
  put(parts.less, "aria-label", say("less"));
  put(parts.more, "aria-label", say("more"));
  parts.amount = make(
    "div",
    { class: "amount" },
    make("div", { class: "stepper" }, parts.less, parts.value, parts.more),
    parts.worth,
    parts.take,
  );
}

/* The refusal */

function make_refusal() {
  parts.why = make("h3");
  parts.reason = make("p");
  parts.rule = make("details", {}, make("summary"), make("p"));
  parts.refusal = make(
    "div",
    { class: "refusal" },
    make("span", { class: "no", "aria-hidden": true, text: "×" }),
    make("div", {}, parts.why, parts.reason, parts.rule),
    Object.assign(
      button("×", () => screen.refuse(null), "round"),
      { ariaLabel: say("close") },
    ),
  );
}

function update_refusal() {
  const { refusal } = screen;

  if (!show(parts.refusal, refusal)) return;
  if (parts.seen !== refusal) parts.refusal.parentNode.scrollTop = 0;
  parts.seen = refusal;
  text(parts.why, refusal.title);
  text(parts.reason, [refusal.reason, ...(refusal.changed ?? [])].filter(Boolean).join(" "));
  if (show(parts.rule, refusal.rule)) {
    put(
      parts.rule.firstChild,
      "text",
      [refusal.rule.id, refusal.rule.title].filter(Boolean).join(" "),
    );
    put(parts.rule.lastChild, "text", plain(refusal.rule.text));
  }
}

/* The whole */

export function make_ready(whole) {
  const now = document.getElementById("now");

  screen = whole;
  make_refusal();
  make_amount();
  parts.where = make("p", { class: "where" });
  parts.title = make("h2", { id: "asked", class: "question", tabindex: -1 });
  parts.sentence = make("p", { class: "second" });
  parts.note = make("p", { class: "second" });
  parts.cards = make("ul", { class: "cards" });
  parts.hand = make("ol", { class: "hand" });
  parts.others = make("ul", { class: "others" });
  parts.head = make("div", { class: "head" }, parts.where);
  parts.row = make("div", { class: "row" }, parts.cards, parts.others);
  parts.tiles = make("div", { class: "tiles" });
  parts.roles = make("div", { class: "roles" });
  parts.label = make("h3");
  parts.gains = make("p", { class: "second" });
  parts.points = make("span", { class: "points" });
  parts.chances = make("ul", { class: "chances" });
  parts.list = make("div", { class: "list" });
  parts.more_ways = button(
    "",
    () => {
      parts.all = screen.site;
      update(screen);
    },
    "plain",
  );
  parts.ways = make(
    "fieldset",
    { class: "ways" },
    make("legend", { text: say("which_way") }),
    parts.list,
    parts.more_ways,
  );
  parts.mark = button("", () => screen.play(parts.mark.way), "wide suggested");
  parts.preview = make(
    "div",
    { class: "preview" },
    make("div", { class: "brings" }, make("div", {}, parts.label, parts.gains), parts.points),
    parts.chances,
    parts.ways,
    parts.mark,
  );
  parts.answers = make("div", { class: "list" });
  parts.aside = make("div", { class: "list" });
  parts.aside_title = make("h3");
  parts.rare = make("div", { class: "list" });
  parts.people = make("ul", { class: "people" });
  parts.told = make("span");
  parts.undo = button("", () => take_back(screen));
  parts.untold = make("div", { class: "told" }, parts.told, parts.undo);
  parts.end = make(
    "div",
    { class: "turns" },
    button(say("result"), () => pages.open("result"), "wide suggested"),
  );
  parts.may = make("p", { class: "small" });
  now.append(
    parts.refusal,
    parts.head,
    parts.title,
    parts.sentence,
    parts.note,
    parts.hand,
    parts.row,
    parts.tiles,
    parts.roles,
    parts.preview,
    parts.amount,
    make("div", {}, parts.answers),
    make("div", { class: "aside" }, parts.aside_title, parts.aside),
    make("details", { class: "rare" }, make("summary", { text: say("rarely") }), parts.rare),
    parts.people,
    parts.end,
    parts.untold,
    parts.may,
  );
  tiles.make_ready(screen, parts.tiles);
  roles.make_ready(screen, parts.roles);
}

/* What was told or marked last, with the way back. */
function update_back(state, waiting) {
  const last = state.told || state.log.at(-1)?.text;

  text(parts.told, waiting || !cards.is_asked(state) ? "" : last);
  if (show(parts.undo, state.back?.may && (waiting || cards.is_asked(state))))
    put(
      parts.undo,
      "text",
      waiting ? plain(state.back.words || say("take_back")) : `↶ ${say("take_back")}`,
    );
  put(parts.undo, "class", waiting ? "wide" : false);
  parts.undo.disabled = screen.busy;
  show(parts.untold, !parts.told.hidden || !parts.undo.hidden);
  text(parts.may, waiting && state.back?.may && state.back.note ? state.back.note : "");
}

export function update(whole) {
  const { state } = whole;
  const question = state.asked ? state.moment?.questions?.[0] : null;
  const waiting = !state.asked;
  const told = cards.is_asked(state);
  const way = update_preview();

  text(parts.where, told ? "" : waiting && state.own ? state.own : state.moment?.where);
  text(
    parts.title,
    told
      ? ""
      : waiting
        ? state.moment.over
          ? title_at_end(state)
          : state.waiting
        : question?.title,
  );
  text(
    parts.sentence,
    told ? "" : state.moment.over ? state.moment.result?.text : question?.sentence,
  );
  show(parts.end, state.moment.over);
  text(parts.note, told ? "" : question?.note);
  list(
    parts.hand,
    question ? hand_of(state) : [],
    (_, index) => index,
    () => make("li"),
    (node, card) => put(node, "text", plain(card)),
  );
  show(parts.hand, parts.hand.children.length);
  update_refusal();
  update_cards(question, way);
  update_others(state, waiting);
  const answers = update_answers(question);

  tiles.update(screen);
  roles.update(screen);
  if (
    question &&
    !told &&
    !way &&
    !answers &&
    parts.amount.hidden &&
    !tiles.is_held() &&
    !roles.is_shown(state) &&
    question.kind === "site" &&
    !question.sentence
  )
    text(parts.sentence, say("tap_a_site"));
  update_back(state, waiting);
}
