// SPDX-License-Identifier: GPL-3.0-or-later
// Several cards of which each plays a different part: a table of cards and parts, of which one
// cell in each row and in each column is taken.

import { button, list, make, plain, put, say, show, text } from "./dom.js";
import * as cards from "./cards.js";

const parts = {};
let screen;
let taken = null; // of each card, its role

function table_of(state) {
  const table = state.asked ? state.moment?.roles : null;
  const answers = new Set((state.moment?.offers ?? []).map((offer) => offer.answer));

  return table && !table.back && table.arrangements.some((one) => answers.has(one.answer))
    ? table
    : null;
}

export const is_shown = (state) => !!table_of(state);

/* Whether the table stands for this answer, so that it needs no button. */
export function makes(state, offer) {
  return !!table_of(state)?.arrangements.some((one) => one.answer === offer.answer);
}

/* The arrangement in which the card plays the part and as much as possible stays as it was. */
function take(table, card, role) {
  const alike = (one) =>
    one.role_of.filter((value, index) => taken && value === taken[index]).length;
  const possible = table.arrangements.filter((one) => one.role_of[card] === role);

  if (!possible.length) return;
  taken = possible.sort((a, b) => alike(b) - alike(a))[0].role_of;
  screen.update();
}

function make_cell() {
  const node = button("", () => {
    const { table, card, role, reason } = node.cell;

    if (reason) screen.refuse({ title: say("not_this_part"), reason });
    else take(table, card, role);
  });

  return make("td", {}, node);
}

function update_cell(cell, table, card, role) {
  const node = cell.firstChild;
  const part = table.parts[card][role];
  const chosen = taken?.[card] === role;

  node.cell = { table, card, role, reason: part.reason };
  put(node, "text", plain(part.gives) || "–");
  put(node, "aria-pressed", chosen);
  put(node, "class", part.reason ? "off" : chosen ? "suggested" : false);
  put(
    node,
    "aria-label",
    `${cards.is_card(table.cards[card]) ? cards.name_of(table.cards[card]) : table.cards[card]}, ` +
      `${plain(table.roles[role])}: ${plain(part.gives)}`,
  );
}

export function make_ready(whole, node) {
  screen = whole;
  parts.head = make("tr");
  parts.body = make("tbody");
  parts.note = make("p", { class: "second" });
  parts.take = button(say("take_it"), () => screen.play(parts.take.move), "wide suggested");
  parts.node = node;
  node.append(make("table", {}, make("thead", {}, parts.head), parts.body), parts.note, parts.take);
}

export function update() {
  const table = table_of(screen.state);

  if (!show(parts.node, table)) {
    taken = null;
    return;
  }
  if (!table.arrangements.some((one) => one.role_of.join() === taken?.join())) taken = null;
  list(
    parts.head,
    ["", ...table.roles],
    (role, index) => index,
    () => make("th", { scope: "col" }),
    (node, role) => put(node, "text", plain(role)),
  );
  list(
    parts.body,
    table.cards,
    (word, card) => `${card} ${word}`,
    (word) =>
      make(
        "tr",
        {},
        make("th", { scope: "row" }, cards.is_card(word) ? cards.make_face(word) : word),
        ...table.roles.map(make_cell),
      ),
    (row, word, card) =>
      table.roles.forEach((role, index) =>
        update_cell(row.children[index + 1], table, card, index),
      ),
  );
  const found = table.arrangements.find((one) => one.role_of.join() === taken?.join());
  const offer = (screen.state.moment.offers ?? []).find((one) => one.answer === found?.answer);

  text(parts.note, offer?.label ?? table.note);
  parts.take.move = offer?.answer;
  parts.take.disabled = !offer || screen.busy;
  if (offer?.act) put(parts.take, "text", plain(offer.act).replace("_", ""));
}
