// SPDX-License-Identifier: GPL-3.0-or-later
// Answers in words: those that have no place of their own, as buttons, or as a stepper for a
// number.

import { act, button, list, make, plain, put, say, show, text } from "./dom.js";
import * as cards from "./cards.js";
import { chances_of, declines_alone, gains_of } from "./choice.js";
import * as roles from "./roles.js";
import * as table from "./table.js";

const parts = {};
let screen;
let amount = 0;

function on_board(state, wanted = () => true) {
  const sites = (state.regions ?? []).flatMap((region) => region.sites);

  return new Set(sites.filter(wanted).flatMap((site) => site.ways ?? []));
}

/* The answers that have no place of their own: neither a site nor a tile, nor a card. Those at the chosen site
   have a button there. */
function loose(state, question) {
  const placed = on_board(state);
  const chosen = on_board(state, (site) => site.name === screen.site);
  const offers = state.moment.offers ?? [];

  if (!state.asked || cards.is_asked(state)) return [];

  return offers.filter(
    (offer, index) =>
      (declines_alone(state, offer) ||
        !(chosen.has(index) || (placed.has(index) && offer.place === "site"))) &&
      !(question.tiles?.length && offer.tile !== undefined) &&
      !roles.makes(state, offer) &&
      !(state.table && !table.gives_button(index, offer)),
  );
}

function make_answer() {
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
  const gains = gains_of(offer);

  put(node.label, "text", plain(offer.label));
  text(node.gains, [gains, ...chances_of(offer)].filter(Boolean).join(" · "));
  text(node.badge, gains && offer.badge?.includes("{") ? "" : offer.badge);
  node.offer = offer;
  node.disabled = screen.busy;
}

function fill(node, offers) {
  show(node.parentNode, offers.length);
  list(node, offers, (offer) => offer.answer, make_answer, update_answer);
}

/* Shows them, and returns how many there are. */
export function update(question) {
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

  return offers.length;
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
  screen.update();
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

/* What is put below the question, one below the other. */
export function make_ready(whole) {
  screen = whole;
  make_amount();
  parts.answers = make("div", { class: "list" });
  parts.aside = make("div", { class: "list" });
  parts.aside_title = make("h3");
  parts.rare = make("div", { class: "list" });

  return [
    parts.amount,
    make("div", {}, parts.answers),
    make("div", { class: "aside" }, parts.aside_title, parts.aside),
    make("details", { class: "rare" }, make("summary", { text: say("rarely") }), parts.rare),
  ];
}
