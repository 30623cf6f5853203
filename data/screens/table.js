// SPDX-License-Identifier: GPL-3.0-or-later
// The flicked table: dragging back from a figure aims, and the computer says what would be hit
// first.

import { announce, act, button, draw, list, make, paint, put, say, show, text } from "./dom.js";
import { get, post, refresh } from "./talk.js";

const LONGEST = 0.3; // of the table's width: the drag that flicks as hard as possible
const parts = {};
let screen;
let hand = null;
let wanted = null; // what is still to be sent
let sending = false;

/* Sends only the newest aim, one at a time. */
async function aim(fields) {
  wanted = { ...wanted, ...fields };
  if (sending) return;
  sending = true;
  while (wanted) {
    const now = wanted;

    wanted = null;
    try {
      const reply = await post("aim", now);

      if (reply.status === 200) hand = reply;
      else if (reply.status === 403) refresh();
    } catch {
      refresh();
    }
    show_hand();
    await new Promise((done) => setTimeout(done, 60));
  }
  sending = false;
  clearTimeout(parts.timer);
  parts.timer = setTimeout(() => announce(hand?.problem || hand?.contact), 600);
}

const set_aim = (angle, power) => {
  Object.assign(hand, { angle, power });
  aim({ angle: angle.toFixed(2), power: power.toFixed(3) });
};

/* From a place of the finger to millimetres of the table. */
function place_of(event) {
  const box = parts.page.getBoundingClientRect();

  return {
    x: ((event.clientX - box.left) / box.width) * hand.width,
    y: ((event.clientY - box.top) / box.height) * hand.height,
  };
}

/* The drag may begin anywhere: beside the edge there is no room to draw back. */
function drag(event) {
  if (
    !hand ||
    !screen.state.asked ||
    hand.task === "rests" ||
    event.target.closest("button:not([aria-pressed=true])")
  )
    return;
  const from = place_of(event);

  parts.page.setPointerCapture(event.pointerId);
  parts.page.onpointermove = (moved) => {
    const { x, y } = place_of(moved);
    const far = Math.hypot(from.x - x, from.y - y);

    if (far > hand.width / 50)
      set_aim(
        (Math.atan2(from.y - y, from.x - x) * 180) / Math.PI,
        Math.max(hand.least ?? 0, Math.min(1, far / (hand.width * LONGEST))),
      );
  };
  parts.page.onpointerup = parts.page.onpointercancel = () => (parts.page.onpointermove = null);
}

function make_figure() {
  const node = make("button", {
    type: "button",
    class: "figure",
    onclick: () => aim({ choice: node.index }),
  });

  return node;
}

function make_number(name, low, high, step, change) {
  const range = make("input", {
    type: "range",
    min: low,
    max: high,
    step,
    "aria-label": say(name),
  });
  const number = make("input", {
    type: "number",
    min: low,
    max: high,
    step,
    inputmode: "decimal",
    "aria-label": say(name),
  });
  const unit = make("span", { text: name === "angle" ? "°" : "%" });

  for (const node of [range, number])
    node.addEventListener(
      "input",
      () => Number.isFinite(node.valueAsNumber) && hand && change(node.valueAsNumber),
    );

  return Object.assign(
    make(
      "div",
      { class: "number" },
      make("span", { text: say(name), "aria-hidden": true }),
      range,
      number,
      unit,
    ),
    { range, number },
  );
}

function set_number(node, value) {
  for (const input of [node.range, node.number])
    if (document.activeElement !== input || input === node.range) input.value = value;
}

export function make_ready(whole) {
  screen = whole;
  parts.picture = make("img", { alt: "", draggable: "false" });
  parts.line = draw("svg", { class: "line", "aria-hidden": true });
  parts.figures = make("div", { class: "figures" });
  parts.page = make("div", { class: "page" }, parts.picture, parts.line, parts.figures);
  parts.table = make("section", { class: "table", "aria-label": say("table") }, parts.page);
  parts.acts = make("div", { class: "turns", role: "group", "aria-label": say("acts") });
  parts.angle = make_number("angle", -180, 180, 0.5, (value) => set_aim(value, hand.power));
  parts.power = make_number("power", 0, 100, 1, (value) => set_aim(hand.angle, value / 100));
  parts.contact = make("p", { class: "second" });
  parts.flick = button("", () => screen.play(hand.notation), "wide suggested");
  parts.controls = make(
    "div",
    { class: "flick" },
    make("p", { class: "second", text: say("draw_back") }),
    parts.acts,
    parts.angle,
    parts.power,
    parts.contact,
    parts.flick,
  );
  document.getElementById("boards").prepend(parts.table);
  document.querySelector("#now .row").after(parts.controls);
  parts.page.addEventListener("pointerdown", drag);
}

/* Whether an answer is given by a button: all others are made by hand. */
export function gives_button(index, offer) {
  return hand?.answers ? hand.answers.includes(index) : offer.declines;
}

function show_line() {
  const lines = [];

  put(parts.line, "viewBox", `0 0 ${hand.width} ${hand.height}`);
  if (hand.from && hand.to)
    lines.push(
      draw("line", {
        x1: hand.from.x,
        y1: hand.from.y,
        x2: hand.to.x,
        y2: hand.to.y,
        class: "path",
      }),
      draw("circle", { cx: hand.to.x, cy: hand.to.y, r: hand.width / 90, class: "contact" }),
    );
  if (hand.from && hand.task === "flicks") {
    const turn = (hand.angle * Math.PI) / 180;
    const far = hand.power * hand.width * LONGEST;

    lines.push(
      draw("line", {
        x1: hand.from.x,
        y1: hand.from.y,
        x2: hand.from.x - Math.cos(turn) * far,
        y2: hand.from.y - Math.sin(turn) * far,
        class: "pull",
      }),
      draw("circle", {
        cx: hand.from.x - Math.cos(turn) * far,
        cy: hand.from.y - Math.sin(turn) * far,
        r: hand.width / 50,
        class: "grip",
      }),
    );
  }
  parts.line.replaceChildren(...lines);
}

function show_hand() {
  const is_mine = hand && screen.state.asked && hand.task !== "rests";

  show(parts.table, hand);
  parts.page.classList.toggle("aims", !!is_mine);
  if (hand) {
    parts.page.style.aspectRatio = `${hand.width} / ${hand.height}`;
    paint(parts.picture, hand.picture);
    show_line();
    list(
      parts.figures,
      hand.figures ?? [],
      (figure) => figure.index,
      make_figure,
      (node, figure) => {
        node.index = figure.index;
        put(node, "aria-label", figure.name);
        put(node, "title", figure.name);
        put(node, "aria-pressed", !!figure.chosen);
        node.style.left = `${(100 * figure.x) / hand.width}%`;
        node.style.top = `${(100 * figure.y) / hand.height}%`;
      },
    );
  }
  if (!show(parts.controls, is_mine)) return;
  list(
    parts.acts,
    hand.acts ?? [],
    (one) => one.label,
    (one) => button(act(one.label), () => {}),
    (node, one) => {
      put(node, "aria-pressed", !!one.chosen);
      node.disabled = one.index < 0;
      node.onclick = () => aim({ act: one.index });
    },
  );
  set_number(parts.angle, Math.round((hand.angle > 180 ? hand.angle - 360 : hand.angle) * 10) / 10);
  set_number(parts.power, Math.round(hand.power * 100));
  show(parts.power, hand.task === "flicks");
  text(parts.contact, hand.problem || hand.contact);
  put(parts.flick, "text", say(hand.task === "turns" ? "face" : "flick"));
  parts.flick.disabled = !hand.notation || screen.busy;
}

export async function update({ state }) {
  if (!state.table) {
    hand = null;
    show_hand();
    parts.version = null;
    return;
  }
  if (parts.version === state.version) return show_hand();
  parts.version = state.version;
  try {
    const reply = await get("hand");

    hand = reply.status === 200 ? reply : null;
  } catch {
    parts.version = null;
  }
  screen.update();
}
