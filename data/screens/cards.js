// SPDX-License-Identifier: GPL-3.0-or-later
// Cards of an ordinary deck: how they look, and telling which were flipped.

import { announce, button, list, make, put, say, show, text } from "./dom.js";

const SUITS = [
  ["H", "♥", "hearts"],
  ["S", "♠", "spades"],
  ["D", "♦", "diamonds"],
  ["C", "♣", "clubs"],
];
const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const CARD = /^(A|[2-9]|10|J|Q|K)([HSDC])$/;
const JOKER = /^JK\d*$/;

const parts = {};
let screen;
let suit = null;
let rank = null;

export const is_card = (word) => CARD.test(word) || JOKER.test(word);

/* "9S" as it is printed on a card, and as it is read out. */
export function name_of(word) {
  const [, value, letter] = CARD.exec(word) ?? [];

  return value ? value + SUITS.find(([key]) => key === letter)[1] : "★";
}

function read_out(word) {
  const [, value, letter] = CARD.exec(word) ?? [];
  const names = { A: "ace", J: "jack", Q: "queen", K: "king" };

  return value
    ? say(SUITS.find(([key]) => key === letter)[2], names[value] ? say(names[value]) : value)
    : say("joker");
}

export function make_face(word) {
  const [, value, letter] = CARD.exec(word) ?? [];
  const [, symbol, colour] = SUITS.find(([key]) => key === letter) ?? [null, "", "joker"];

  return make(
    "span",
    { class: `card ${colour}`, role: "img", "aria-label": read_out(word) },
    make("b", { text: value ?? "★" }),
    make("i", { text: symbol }),
  );
}

function asked(state) {
  return state?.asked ? state.moment?.questions?.[0] : null;
}

function answers(state) {
  return (state.moment.offers ?? []).map((offer) => offer.answer);
}

/* Whether such a card is asked for. */
export function is_asked(state) {
  return asked(state)?.kind === "cards" && answers(state).some(is_card);
}

/* One that is not possible is sent as well: the computer says why not. */
function tell_card(word) {
  suit = rank = null;
  parts.last = word;
  screen.play(word);
}

function take(kind, value) {
  if (kind === "suit") suit = suit === value ? null : value;
  else rank = rank === value ? null : value;
  if (suit && rank) tell_card(rank + suit);
  else screen.update();
}

/* Letters and digits do the same: Q S, or 1 0 H. */
function press(event) {
  const key = event.key.toUpperCase();

  if (
    !screen.state ||
    !is_asked(screen.state) ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    document.querySelector("dialog[open]") ||
    screen.busy
  )
    return;
  if (SUITS.some(([letter]) => letter === key)) take("suit", key);
  else if (RANKS.includes(key)) take("rank", key);
  else if (key === "1" || key === "0") take("rank", "10");
}

function is_possible(of_suit, of_rank) {
  return answers(screen.state).some((word) => {
    const [, value, letter] = CARD.exec(word) ?? [];

    return value && (!of_suit || of_suit === letter) && (!of_rank || of_rank === value);
  });
}

function make_keys() {
  parts.suits = make("div", { class: "suits", role: "group", "aria-label": say("suit") });
  parts.ranks = make("div", { class: "ranks", role: "group", "aria-label": say("rank") });
  for (const [letter, symbol, name] of SUITS) {
    const node = button(symbol, () => take("suit", letter), name);

    put(node, "aria-label", say(`suit_${name}`));
    parts.suits.append(Object.assign(node, { suit: letter }));
  }
  for (const value of RANKS)
    parts.ranks.append(
      Object.assign(
        button(value, () => take("rank", value)),
        { rank: value },
      ),
    );
}

function make_entry(entry) {
  make_keys();
  parts.where = make("p", { class: "where" });
  parts.title = make("h2", { class: "question", tabindex: -1 });
  parts.sentence = make("p", { class: "second" });
  parts.lineup = make("div", { class: "lineup" });
  parts.jokers = make("div", { class: "suits" });
  parts.note = make("p", { class: "second" });
  entry.append(
    parts.where,
    parts.title,
    parts.sentence,
    parts.lineup,
    parts.suits,
    parts.ranks,
    parts.jokers,
    parts.note,
  );
  document.addEventListener("keydown", press);
}

function update_keys() {
  for (const node of parts.suits.children) {
    put(node, "aria-pressed", suit === node.suit);
    node.classList.toggle("off", !is_possible(node.suit, rank));
  }
  for (const node of parts.ranks.children) {
    put(node, "aria-pressed", rank === node.rank);
    node.classList.toggle("off", !is_possible(suit, node.rank));
  }
  list(
    parts.jokers,
    answers(screen.state).filter((word) => JOKER.test(word)),
    (word) => word,
    (word) => button(`★ ${say("joker")}`, () => tell_card(word)),
  );
}

export function update(whole, entry) {
  const question = asked(whole.state);
  const series = question?.series;

  screen = whole;
  if (!parts.title) make_entry(entry);
  if (!show(entry, is_asked(screen.state))) return;
  text(parts.where, screen.state.moment.where);
  text(parts.title, question.title);
  text(parts.sentence, question.sentence);
  const cards = [...(series?.told ?? []), ...Array(series?.to_come ?? 1).fill(null)];

  list(
    parts.lineup,
    cards,
    (word, index) => `${index} ${word}`,
    (word) =>
      word
        ? make_face(word)
        : make("span", { class: "card empty", text: "?", "aria-hidden": true }),
  );
  update_keys();
  text(
    parts.note,
    question.note ||
      (suit && series?.told.length
        ? series.told
            .filter((word) => word.endsWith(suit))
            .map((word) => say("already", name_of(word)))
            .join(" ")
        : ""),
  );
  if (parts.said !== question.title + cards.join()) {
    parts.said = question.title + cards.join();
    if (series?.told.length) announce(`${question.title} ${series.told.map(read_out).join(", ")}`);
  }
}
