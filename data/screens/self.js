// SPDX-License-Identifier: GPL-3.0-or-later
// The head of the screen, always in view: whose it is, what is in the inventory, the way back and
// the menu.

import { button, disc, make, plain, put, say, show, text } from "./dom.js";
import * as pages from "./pages.js";

const parts = {};

export function mine(state) {
  return state.people.find((person) => person.seat === state.me.seat) ?? null;
}

/* Takes back what this screen entered last; asks first if more than one mark would be gone. */
export async function take_back(screen) {
  const { back } = screen.state;

  if (!back?.may) return;
  if (
    (back.loses?.length ?? 0) > 1 &&
    !(await pages.confirm(back.words || say("take_back"), say("loses"), back.loses))
  )
    return;
  screen.back();
}

const SIGNS = { star: "★ ", cash: "$" };

/* What is in the inventory: what has a picture of its own, and what the game puts first. */
function inventory(state, person) {
  const told = state.moment?.seats?.[person.seat - 1]?.told ?? [];
  const known = told.filter((fact) => fact.picture || fact.headline).slice(0, 6);
  const words = known.map((fact) =>
    SIGNS[fact.picture] && /^[\d−-]/.test(fact.text)
      ? SIGNS[fact.picture] + fact.text
      : `${fact.label} ${fact.text}`,
  );

  return words.length ? words.join(" · ") : person.headline;
}

export function make_ready(screen) {
  parts.disc = make("span", { class: "disc", "aria-hidden": true });
  parts.name = make("h1");
  parts.facts = make("p", { class: "facts" });
  parts.back = button("↶", () => take_back(screen), "round");
  parts.menu = button("☰", () => pages.open("menu"), "round");
  put(parts.menu, "aria-label", say("menu"));
  put(parts.menu, "aria-haspopup", "dialog");
  parts.menu.id = "menu";
  document
    .getElementById("self")
    .append(parts.disc, make("div", {}, parts.name, parts.facts), parts.back, parts.menu);
}

export function update(screen) {
  const { state } = screen;
  const person = mine(state);

  if (show(parts.disc, person)) disc(parts.disc, person);
  text(parts.name, person?.player ?? (state.me.role === "tell" ? say("only_tell") : state.title));
  text(parts.facts, person ? inventory(state, person) : state.moment?.where);
  if (show(parts.back, state.back?.may)) {
    put(parts.back, "aria-label", plain(state.back.words || say("take_back")));
    put(parts.back, "title", plain(state.back.words || say("take_back")));
    parts.back.disabled = screen.busy;
  }
}
