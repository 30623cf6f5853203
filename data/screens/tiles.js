// SPDX-License-Identifier: GPL-3.0-or-later
// A shape that is drawn onto a grid: chosen, turned, mirrored, and dragged over the squares, where
// it snaps. Which placements are legal stands in the answers; here they are only looked up.

import { announce, button, draw, list, make, plain, put, say, show, text } from "./dom.js";

const MIRRORED = 4;
const parts = {};
let screen;
let tiles = [];
let squares = new Map(); // by grid, column and row: the site
let legal = new Map(); // by tile, orientation and site: the answer
let held = null; // tile, orientation, and where its first square lies

const at = (grid, column, row) => squares.get(`${grid} ${column} ${row}`);
const same = (tile, orientation) => tiles[tile].same_as[orientation];
const covered = (of = held) =>
  tiles[of.tile].squares[of.orientation].map(([column, row]) => [of.column + column, of.row + row]);

function offer_at(of) {
  const site = of && at(of.grid, of.column, of.row);

  return site && legal.get(`${of.tile} ${same(of.tile, of.orientation)} ${site.name}`);
}

/* Every legal place, as something that could be held. */
function places() {
  const found = [];

  for (const offer of legal.values()) {
    const site = [...squares.values()].find((one) => one.name === offer.site);

    if (site)
      found.push({
        tile: offer.tile,
        orientation: offer.orientation,
        grid: site.grid,
        column: site.column,
        row: site.row,
      });
  }

  return found;
}

const fits_now = (place) =>
  place.tile === held.tile && place.orientation === same(held.tile, held.orientation);

export function is_held() {
  return !!held;
}

export function takes(site) {
  return !!held && site.grid !== undefined;
}

/* What the answer at this place brings. */
export function preview() {
  const offer = offer_at(held);

  return { ways: offer ? [offer] : [] };
}

function hold(change) {
  held = { ...held, ...change };
  screen.refusal = screen.refused = null;
  screen.update();
  clearTimeout(parts.timer);
  parts.timer = setTimeout(() => announce(offer_at(held)?.label ?? say("fits_not")), 400);
}

/* Puts the shape on a square: where it fits and covers the square, or else with its first one
   there. */
export function put_on(_, site) {
  const place = places().find(
    (one) =>
      fits_now(one) &&
      one.grid === site.grid &&
      covered(one).some(([column, row]) => column === site.column && row === site.row),
  );

  hold(place ?? { grid: site.grid, column: site.column, row: site.row });
}

function turn(kind) {
  const { orientation } = held;
  const quarter = orientation % MIRRORED;
  const flipped = (orientation & MIRRORED) ^ MIRRORED;

  if (kind === "turn") hold({ orientation: (orientation & MIRRORED) | ((quarter + 1) % 4) });
  else hold({ orientation: flipped | ((4 - quarter + (kind === "over" ? 2 : 0)) % 4) });
}

function next() {
  const all = places().filter((place) => place.tile === held.tile);
  const mine = all.filter(fits_now);
  const some = mine.length ? mine : all;
  const here = some.findIndex(
    (place) => place.grid === held.grid && place.column === held.column && place.row === held.row,
  );

  if (!some.length) return;
  hold(some[(here + 1) % some.length]);
  document.querySelector(".held > i")?.scrollIntoView({ block: "nearest" });
}

/* A key that moves or turns the shape; whether it did. */
export function key(event) {
  const move = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[
    event.key
  ];
  const kind = { r: "turn", h: "side", v: "over" }[event.key.toLowerCase()];

  if (!held || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (move) hold({ column: held.column + move[0], row: held.row + move[1] });
  else if (kind) turn(kind);
  else if (event.key.toLowerCase() === "n") next();
  else return false;
  event.preventDefault();

  return true;
}

/* Where the columns and rows of a region's grid lie. */
function lay(region) {
  const sites = region.sites.filter((site) => site.grid === held.grid);
  const [one] = sites;
  const aside = sites.find((site) => site.column !== one?.column);
  const below = sites.find((site) => site.row !== one?.row);

  if (!one) return null;
  const wide = aside ? (aside.x - one.x) / (aside.column - one.column) : one.w;
  const high = below ? (below.y - one.y) / (below.row - one.row) : one.h;

  return { wide, high, x: one.x - one.column * wide, y: one.y - one.row * high };
}

function drag(event, node, index) {
  const { region } = node.closest(".region");
  const box = node.parentNode.getBoundingClientRect();
  const lift = event.pointerType === "touch" ? 36 : 0;
  const [column, row] = tiles[held.tile].squares[held.orientation][index];

  node.setPointerCapture(event.pointerId);
  node.onpointermove = (moved) => {
    const grid = lay(region);
    const x = ((moved.clientX - box.left) / box.width) * region.width;
    const y = ((moved.clientY - lift - box.top) / box.height) * region.height;
    const to = {
      column: Math.floor((x - grid.x) / grid.wide) - column,
      row: Math.floor((y - grid.y) / grid.high) - row,
    };

    if (
      Math.hypot(moved.clientX - event.clientX, moved.clientY - event.clientY) > 6 &&
      (to.column !== held.column || to.row !== held.row)
    )
      hold(to);
  };
  node.onpointerup = node.onpointercancel = () => (node.onpointermove = null);
}

function make_square(_, index) {
  const node = make("i");

  node.addEventListener("pointerdown", (event) => drag(event, node, index));

  return node;
}

/* Draws the shape over the region in which it is held. */
export function show_on(node, region) {
  const grid = held && region.sites?.some((site) => site.grid === held.grid) ? lay(region) : null;

  node.held ??= node.page.appendChild(make("div", { class: "held", "aria-hidden": true }));
  if (!show(node.held, grid)) return;
  const fits = !!offer_at(held);

  node.held.classList.toggle("misfit", !fits);
  list(
    node.held,
    covered(),
    (_, index) => index,
    make_square,
    (square, [column, row]) => {
      const site = at(held.grid, column, row);

      square.style.left = `${(100 * (grid.x + column * grid.wide)) / region.width}%`;
      square.style.top = `${(100 * (grid.y + row * grid.high)) / region.height}%`;
      square.style.width = `${(100 * grid.wide) / region.width}%`;
      square.style.height = `${(100 * grid.high) / region.height}%`;
      put(square, "text", fits || (site && !site.mark) ? "" : "×");
    },
  );
}

export function make_ready(whole, node) {
  screen = whole;
  parts.node = node;
  parts.shapes = make("div", { class: "shapes", role: "group", "aria-label": say("shape") });
  parts.where = make("p", { class: "second" });
  parts.turns = make("div", { class: "turns" });
  for (const [kind, sign, name] of [
    ["turn", "↻", "turn"],
    ["side", "↔", "mirror_side"],
    ["over", "↕", "mirror_over"],
  ]) {
    const one = button(sign, () => turn(kind));

    put(one, "aria-label", say(name));
    put(one, "title", say(name));
    parts.turns.append(one);
  }
  parts.turns.append(button(say("next_place"), next));
  node.append(parts.shapes, parts.turns, parts.where);
  node.addEventListener("keydown", key);
}

/* What can be drawn now; what was held stays held as long as it is the same question. */
export function reload({ state }) {
  const question = state.asked ? state.moment?.questions?.[0] : null;
  const name = question?.tiles?.length
    ? JSON.stringify([question.seat, question.title, question.tiles])
    : null;

  tiles = question?.tiles ?? [];
  squares = new Map(
    (state.regions ?? [])
      .flatMap((region) => region.sites)
      .filter((site) => site.grid !== undefined)
      .map((site) => [`${site.grid} ${site.column} ${site.row}`, site]),
  );
  legal = new Map(
    (state.moment?.offers ?? [])
      .filter((offer) => offer.tile !== undefined)
      .map((offer) => [`${offer.tile} ${offer.orientation} ${offer.site}`, offer]),
  );
  if (name !== parts.name) held = tiles.length ? (places()[0] ?? null) : null;
  parts.name = name;
}

function picture(tile, orientation) {
  const all = tile.squares[orientation];
  const left = Math.min(...all.map(([column]) => column));
  const top = Math.min(...all.map(([, row]) => row));

  return draw(
    "svg",
    { viewBox: "-0.1 -0.1 4.2 4.2", "aria-hidden": true },
    ...all.map(([column, row]) =>
      draw("rect", {
        x: column - left + 0.05,
        y: row - top + 0.05,
        width: 0.9,
        height: 0.9,
        rx: 0.12,
      }),
    ),
  );
}

export function update() {
  if (!show(parts.node, held)) return;
  list(
    parts.shapes,
    tiles,
    (tile, index) => `${index} ${tile.title}`,
    (tile, index) => {
      const node = make("button", { type: "button", class: "shape" });

      node.onclick = () =>
        hold(
          places().find((place) => place.tile === index && place.grid === held.grid) ?? {
            tile: index,
            orientation: 0,
          },
        );
      node.append(make("span"), make("b", { text: plain(tile.title) }));

      return node;
    },
    (node, tile, index) => {
      const orientation = index === held.tile ? held.orientation : 0;

      put(node, "aria-pressed", index === held.tile);
      if (node.orientation !== orientation)
        node.firstChild.replaceChildren(picture(tile, orientation));
      node.orientation = orientation;
    },
  );
  const count = places().filter((place) => place.tile === held.tile).length;

  text(
    parts.where,
    !count ? say("fits_nowhere") : offer_at(held) ? say("drag_it", count) : say("fits_not"),
  );
}
