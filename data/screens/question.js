// SPDX-License-Identifier: GPL-3.0-or-later
// The question at the bottom: what is asked, what the chosen site brings, and one button that
// marks. While the others are at it: whom everybody waits for.

import { button, list, make, plain, put, reveal, say, show, text } from "./dom.js";
import * as answers from "./answers.js";
import * as cards from "./cards.js";
import * as choice from "./choice.js";
import * as pages from "./pages.js";
import { title_at_end, update_others, update_people } from "./people.js";
import * as roles from "./roles.js";
import * as tiles from "./tiles.js";
import { take_back } from "./self.js";

const parts = {};
let screen;

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
  return state.hand ?? [];
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
  const changed = (refusal?.log ?? []).map((line) => line.text);

  if (!show(parts.refusal, refusal)) return;
  if (parts.seen !== refusal) reveal(parts.refusal);
  parts.seen = refusal;
  text(parts.why, refusal.title);
  text(parts.reason, [refusal.reason, ...changed].filter(Boolean).join(" "));
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
  screen = whole;
  parts.now = document.getElementById("now");
  make_refusal();
  parts.where = make("p", { class: "where" });
  parts.title = make("h2", { id: "asked", class: "question", tabindex: -1 });
  parts.sentence = make("p", { class: "second" });
  parts.note = make("p", { class: "second note" });
  parts.cards = make("ul", { class: "cards" });
  parts.hand = make("ul", { class: "hand" });
  parts.others = make("ul", { class: "others" });
  parts.head = make("div", { class: "head" }, parts.where);
  parts.row = make("div", { class: "row" }, parts.cards, parts.others);
  parts.tiles = make("div", { class: "tiles" });
  parts.roles = make("div", { class: "roles" });
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
  parts.now.append(
    parts.refusal,
    parts.head,
    parts.title,
    parts.sentence,
    parts.note,
    parts.hand,
    parts.row,
    parts.tiles,
    parts.roles,
    choice.make_ready(screen),
    ...answers.make_ready(screen),
    parts.people,
    parts.end,
    parts.untold,
    parts.may,
  );
  tiles.make_ready(screen, parts.tiles);
  roles.make_ready(screen, parts.roles);
}

/* "Cem told 2♥." */
function told_last({ teller, moment }) {
  const card = moment.questions?.[0]?.series?.told.at(-1);

  if (!card || !teller) return "";
  if (teller.mine) return say("you_told", cards.name_of(card));

  return teller.player ? say("somebody_told", teller.player, cards.name_of(card)) : "";
}

/* What was told or marked last, with the way back. */
function update_back(state, waiting) {
  const last = told_last(state) || state.log.at(-1)?.text;

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
  text(parts.may, waiting && state.back?.note);
}

/* The board is the answer, and nothing is chosen on it yet. */
function is_bare(question, way, n_answers) {
  const others = tiles.is_held() || roles.is_shown(screen.state);

  return question?.kind === "site" && !question.sentence && !way && !n_answers && !others;
}

function title_of(state, question) {
  if (question) return question.title;

  return state.moment.over ? title_at_end(state) : state.waiting;
}

function sentence_of(state, question) {
  return state.moment.over ? state.moment.result?.text : question?.sentence;
}

/* Where a card is told, its entry asks the question. */
export function update({ state }) {
  const question = state.asked ? state.moment?.questions?.[0] : null;
  const told = cards.is_asked(state);
  const way = choice.update();
  const n_answers = answers.update(question);
  const hand = question ? hand_of(state) : [];

  text(parts.where, told ? "" : (!question && state.own) || state.moment?.where);
  text(parts.title, told ? "" : title_of(state, question));
  text(parts.sentence, told ? "" : sentence_of(state, question));
  text(parts.note, told ? "" : question?.note);
  if (!told && is_bare(question, way, n_answers)) text(parts.sentence, say("tap_a_site"));
  show(parts.end, state.moment.over);
  show(parts.hand, hand.length);
  list(
    parts.hand,
    hand,
    (_, index) => index,
    () => make("li"),
    (node, card) => put(node, "text", plain(card)),
  );
  update_refusal();
  update_cards(question, way);
  update_others(parts.others, state);
  update_people(parts.people, state);
  const beside = parts.cards.children.length ? parts.row : parts.head;

  if (parts.others.parentNode !== beside) beside.append(parts.others);
  tiles.update(screen);
  roles.update(screen);
  update_back(state, !state.asked);
  show(parts.now, !told || hand.length || screen.refusal || !parts.untold.hidden);
}
