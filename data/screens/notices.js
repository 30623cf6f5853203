// SPDX-License-Identifier: GPL-3.0-or-later
// The great moments: large for those whom they concern, small for the others.

import { announce, button, list, make, plain, put, say, show, text } from "./dom.js";
import { put_back } from "./pages.js";

const SMALL_FOR = 7000;
const parts = {};
const waiting = [];

const name_of = (notice) =>
  JSON.stringify([notice.at, notice.title, notice.sentence, notice.gains]);

export function make_ready() {
  parts.dialog = document.getElementById("notice");
  parts.title = make("h2", { id: "notice-title" });
  parts.detail = make("p");
  parts.verdict = make("p", { class: "verdict" });
  parts.reason = make("p", { class: "second" });
  parts.gains = make("ul", { class: "gains" });
  parts.next = make("p", { class: "second" });
  put(parts.dialog, "aria-labelledby", "notice-title");
  parts.dialog.append(
    parts.title,
    parts.detail,
    parts.verdict,
    parts.reason,
    parts.gains,
    parts.next,
    button(say("go_on"), () => parts.dialog.close(), "wide suggested"),
  );
  parts.dialog.addEventListener("close", () => {
    put_back(parts.from);
    next();
  });
}

function make_gain() {
  const amount = make("b");
  const label = make("span");
  const detail = make("span", { class: "second" });

  return Object.assign(make("li", {}, amount, label, detail), { amount, label, detail });
}

/* One after the other, large. */
function next() {
  const notice = waiting.shift();

  if (!notice) return;
  text(parts.title, notice.title);
  text(parts.detail, notice.detail);
  text(parts.verdict, notice.verdict && `${notice.bad ? "×" : "✓"} ${notice.verdict}`);
  parts.dialog.className = notice.bad ? "bad" : "good";
  text(parts.reason, notice.reason);
  show(parts.gains, notice.gains?.length);
  list(
    parts.gains,
    notice.gains ?? [],
    (_, index) => index,
    make_gain,
    (node, gain) => {
      put(node, "class", gain.hurts ? "hurts" : false);
      text(node.amount, gain.amount);
      text(node.label, gain.label);
      text(node.detail, gain.detail);
    },
  );
  text(parts.next, notice.next);
  parts.from = document.activeElement;
  parts.dialog.showModal();
}

function show_small(notice) {
  const node = make(
    "p",
    { class: "toast" },
    make("span", { text: plain(notice.sentence || notice.title) }),
  );
  const away = () => node.remove();

  node.append(Object.assign(button("×", away, "round"), { ariaLabel: say("close") }));
  document.getElementById("toasts").append(node);
  announce(notice.sentence || notice.title);
  setTimeout(away, SMALL_FOR);
}

/* The end of the game concerns everyone, what belongs to no seat does, too. */
function is_mine(notice, { me, moment, notices }) {
  const is_end = moment.over && notice === notices.at(-1);

  return is_end || (notice.mine ?? (!notice.seat || notice.seat === me.seat));
}

/* What is new since the moment before; nothing on a page that was just opened. */
export function take(before, after) {
  const known = new Set((before?.notices ?? []).map(name_of));

  if (!before || before.me.role !== after.me.role) return;
  for (const notice of after.notices ?? []) {
    if (known.has(name_of(notice))) continue;
    if (is_mine(notice, after)) waiting.push(notice);
    else show_small(notice);
  }
  if (!parts.dialog.open) next();
}
