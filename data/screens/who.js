// SPDX-License-Identifier: GPL-3.0-or-later
// Who are you? The first thing a screen asks: a seat, only the flipped cards, or everyone's
// boards.

import { announce, button, disc, list, make, say, show, text } from "./dom.js";
import { post, refresh } from "./talk.js";

const parts = {};

async function sit(fields) {
  try {
    await post("sit", fields);
  } catch {
    // The bar says that the computer is out of reach.
  }
  refresh();
}

function about(person) {
  if (person.before && person.sits === "here") return say("on_this_phone");

  return say(
    { here: "free", there: "elsewhere", out_of_reach: "seat_out_of_reach" }[person.sits] ??
      "by_itself",
  );
}

function make_row(person) {
  const name = make("h2", { text: person.player });
  const note = make("p");
  const take = button("", () => sit({ seat: person.seat }));
  const row = make(
    "li",
    { class: "seat" },
    disc(make("span", { class: "disc", "aria-hidden": true }), person),
    make("div", {}, name, note),
    take,
  );

  return Object.assign(row, { name, note, take });
}

function update_row(row, person, me) {
  const taken = person.sits === "there" || person.sits === "out_of_reach";
  const asking = me.asking === person.seat;
  const label = asking ? say("asked_there") : taken ? say("take_over") : say("sit_down");

  row.name.textContent = person.player;
  row.note.textContent = asking
    ? say("asking")
    : me.refused === person.seat && person.sits === "there"
      ? say("not_given")
      : about(person);
  row.take.textContent = label;
  row.take.setAttribute("aria-label", `${label} ${person.player}`);
  row.take.disabled = asking;
  row.take.className = person.before && !taken ? "suggested" : "";
  row.classList.toggle("taken", taken);
  show(row.take, person.sits !== "by_itself");
}

export function make_ready() {
  parts.where = make("p", { class: "where" });
  parts.seats = make("ul", { class: "seats" });
  parts.tell = button(say("only_tell"), () => sit({ role: "tell" }), "wide");
  parts.watch = button(say("watch"), () => sit({ role: "watch" }), "wide");
  document
    .getElementById("door")
    .append(
      parts.where,
      make("h1", { text: say("who_are_you") }),
      make("p", { class: "second", text: say("choose_seat") }),
      parts.seats,
      parts.tell,
      parts.watch,
      make("p", { class: "small", text: say("stays_here") }),
    );
}

export function update({ state }) {
  const refused = state.people.find((person) => person.seat === state.me.refused);

  text(parts.where, [state.title, state.moment?.where].filter(Boolean).join(" · "));
  list(
    parts.seats,
    state.people,
    (person) => person.seat,
    make_row,
    (row, person) => update_row(row, person, state.me),
  );
  show(parts.tell, state.tells);
  if (refused && parts.refused !== refused.seat) announce(say("not_given"));
  parts.refused = refused?.seat;
}
