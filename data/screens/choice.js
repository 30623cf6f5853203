// SPDX-License-Identifier: GPL-3.0-or-later
// What the chosen site or shape brings, the ways that lead there, and the one button that marks.

import { act, button, list, make, plain, put, reveal, say, show, text } from "./dom.js";
import * as tiles from "./tiles.js";

const MOST_WAYS = 2; // that are shown at first
const parts = {};
let screen;

/* What an answer brings, in one line; and what may come of it by chance. */
export function gains_of(way) {
  const told = [way.brings, ...(way.gains ?? []).map((gain) => gain.text)].filter(Boolean);

  return [...new Set(told.map(plain))].join(" · ");
}

function chance(outcome) {
  const gains = (outcome.gains ?? []).map((gain) => plain(gain.text)).join(", ");

  return `${outcome.hundredths} %: ${[plain(outcome.text), gains].filter(Boolean).join(", ")}`;
}

export function chances_of(way) {
  return (way.outcomes ?? []).filter((outcome) => outcome.hundredths > 0).map(chance);
}

/* Whether an answer declines something and says what: then it is a button of its own, and no way to
   its site. */
export function declines_alone(state, offer) {
  const alike = state.moment.offers.filter((one) => one.label === offer.label);

  return offer.declines && alike.length === 1;
}

/* The ways that lead to the chosen site, the cheapest first. */
function ways_of(state, name) {
  const site = (state.regions ?? [])
    .flatMap((region) => region.sites)
    .find((one) => one.name === name);
  const ways = (site?.ways ?? []).map((index) => state.moment.offers[index]).filter(Boolean);
  const real = ways.filter((way) => !declines_alone(state, way));

  return {
    site,
    ways: (real.length ? real : ways).sort((a, b) => (a.price ?? 0) - (b.price ?? 0)),
  };
}

const price_of = (way) => (way.cost ? say("for_price", way.cost) : say("free_of_charge"));

function make_way(way) {
  const input = make("input", {
    type: "radio",
    name: "way",
    value: way.answer,
    onchange: () => {
      screen.way = way.answer;
      screen.update();
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

/* What was chosen is brought in view, with the button that marks it. */
function show_below(way, site) {
  const name = site ? site.name : null;
  const is_new = name && parts.preview.way !== name;

  parts.preview.way = name;
  if (is_new) reveal(parts.preview);
}

/* Shows the chosen way, and returns it. */
export function update() {
  const { state } = screen;
  const { site, ways } = tiles.is_held()
    ? tiles.preview(state)
    : ways_of(state, state.asked ? screen.site : null);
  const way = ways.find((one) => one.answer === screen.way) ?? ways[0];

  if (!show(parts.preview, way)) {
    parts.preview.way = null;
    return null;
  }
  show_below(way, site);
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
    chances_of(way),
    (_, index) => index,
    () => make("li"),
    (node, words) => put(node, "text", words),
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
      put(node.price, "text", ways.some((other) => other.price) ? price_of(one) : "");
    },
  );
  put(parts.mark, "text", way.act ? act(way.act) : say(way.declines ? "decline" : "mark_it"));
  parts.mark.disabled = screen.busy;
  parts.mark.way = way.answer;

  return way;
}

/* "Trail: Stop A" */
export function name_site(state, site) {
  const region = state.regions.find((one) => one.sites.includes(site));

  return region && site.title ? say("site_of", region.name, site.title) : site.title || site.label;
}

export function make_ready(whole) {
  screen = whole;
  parts.label = make("h3");
  parts.gains = make("p", { class: "second" });
  parts.points = make("span", { class: "points" });
  parts.chances = make("ul", { class: "chances" });
  parts.list = make("div", { class: "list" });
  parts.more_ways = button(
    "",
    () => {
      parts.all = screen.site;
      screen.update();
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

  return parts.preview;
}
