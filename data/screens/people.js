// SPDX-License-Identifier: GPL-3.0-or-later
// The others: who is done, what they chose, who is waited for, and who has won.

import { disc, list, make, plain, put, say } from "./dom.js";
import * as cards from "./cards.js";

const MOST_BESIDE = 5; // of whom there is room to speak beside the question

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
export function title_at_end(state) {
  const { result = {} } = state.moment;
  const winners = (result.winners ?? []).map(
    (seat) => state.people.find((person) => person.seat === seat)?.player,
  );

  return winners.length === 1 && state.people.length > 1
    ? say("wins", winners[0])
    : result.text || say("over");
}

/* Beside the question: who is done. */
export function update_others(node, state) {
  const others = state.people.filter((person) => person.seat !== state.me.seat);
  const shown = state.asked && !cards.is_asked(state) && others.length <= MOST_BESIDE;

  list(
    node,
    shown ? others.filter((person) => person.state && person.state !== "waits") : [],
    (person) => person.seat,
    make_standing,
    update_standing,
  );
}

function make_row(person) {
  const node = make("li", {}, disc(make("span", { class: "disc", "aria-hidden": true }), person));

  node.name = make("span", { class: "unseen" });
  node.words = make("span", { class: "chosen" });
  node.tick = make("span", { class: "tick" });
  node.append(node.name, node.words, node.tick);

  return node;
}

function doing(person) {
  const chosen = [person.chosen, person.brought].filter(Boolean).join(", ");

  if (chosen || person.state === "done") return plain(chosen) || say("done");

  return person.state === "thinks" || person.state === "entering"
    ? say("choosing")
    : plain(person.todo);
}

/* Whoever has no seat may not know whose ink is whose. */
function update_row(node, person, is_guest) {
  const done = person.state === "done";
  const words = doing(person);
  const is_named = is_guest || !words;

  put(node.name, "text", is_named ? "" : `${person.player}: `);
  put(node.words, "text", [is_named && person.player, words].filter(Boolean).join(" · "));
  put(node.tick, "text", done ? "✓" : "");
  put(node.tick, "aria-label", done ? say("done") : null);
  put(node.tick, "role", done ? "img" : null);
}

/* While one waits: what each of the others has chosen. At the end: everyone by points. */
export function update_people(node, state) {
  const { over } = state.moment;
  const others = state.people.filter((person) => person.seat !== state.me.seat);
  const ranked = [...state.people].sort((a, b) => (b.points ?? 0) - (a.points ?? 0));

  list(
    node,
    over ? ranked : state.asked ? [] : others,
    (person) => person.seat,
    make_row,
    over ? update_ranked : (row, person) => update_row(row, person, state.me.role !== "seat"),
  );
}
