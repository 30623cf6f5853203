// SPDX-License-Identifier: GPL-3.0-or-later
// Nodes are made once and then changed in place, so that neither the focus nor what a screen
// reader is reading gets lost when a new moment comes. Texts are only ever set as text.

const PAUSE = 1500; // before a picture that did not come is fetched again
let words = {};

export function learn(table) {
  words = table;
}

/* A message of the page's own, with its placeholders filled in; some languages number them. */
export function say(key, ...values) {
  let next = 0;

  return (words[key] ?? key).replace(
    /%(?:(\d+)\$)?[sd]/g,
    (_, number) => values[number ? number - 1 : next++] ?? "",
  );
}

const SYMBOLS = {
  heart: "♥",
  spade: "♠",
  diamond: "♦",
  club: "♣",
  star: "★",
  silver: "☆",
  crown: "♛",
  cash: "$",
};

/* Words that name pictures in braces, with symbols or the words for them instead. */
export function plain(text) {
  return String(text ?? "").replace(
    /\{([\w-]+)\}/g,
    (_, name) => SYMBOLS[name] ?? words[`picture_${name}`] ?? "",
  );
}

/* What a button says, without the sign before the letter that is its key in a window; Chinese has
   that letter at the end, in parentheses: “标记(_M)”. */
export function act(text) {
  return plain(text)
    .replace(/\(_\w\)/, "")
    .replace(/_(?=\S)/, "");
}

const written = (name, value) => (value === true && !name.startsWith("aria-") ? "" : String(value));

export function put(node, name, value) {
  if (name === "text") {
    if (node.textContent !== String(value ?? "")) node.textContent = value ?? "";
  } else if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
  else if (value === null || value === undefined || (value === false && !name.startsWith("aria-")))
    node.removeAttribute(name);
  else if (node.getAttribute(name) !== written(name, value))
    node.setAttribute(name, written(name, value));

  return node;
}

export function make(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);

  for (const [name, value] of Object.entries(attributes)) put(node, name, value);
  node.append(...children.filter((child) => child !== null && child !== undefined));

  return node;
}

const SVG = "http://www.w3.org/2000/svg";

export function draw(tag, attributes = {}, ...children) {
  const node = document.createElementNS(SVG, tag);

  for (const [name, value] of Object.entries(attributes)) put(node, name, value);
  node.append(...children);

  return node;
}

export function button(text, action, kind = "") {
  return make("button", { type: "button", class: kind || false, text, onclick: action });
}

/* Shows a node only if there is something to show, and says whether there is. */
export function show(node, something) {
  node.hidden = !something;

  return !!something;
}

export function text(node, value) {
  put(node, "text", plain(value));
  show(node, value);

  return node;
}

/* Brings the children of a node up to date with a list. What is known by its key stays the same
   node. */
export function list(parent, items, key, create, update = () => {}) {
  const known = parent.known ?? new Map();
  const now = new Map();
  let place = parent.firstElementChild;

  items.forEach((item, index) => {
    const name = String(key(item, index));
    const node = known.get(name) ?? create(item, index);

    now.set(name, node);
    known.delete(name);
  });
  for (const node of known.values()) {
    if (node === place) place = node.nextElementSibling;
    node.remove();
  }
  items.forEach((item, index) => {
    const node = now.get(String(key(item, index)));

    if (node === place) place = place.nextElementSibling;
    else parent.insertBefore(node, place);
    update(node, item, index);
  });
  parent.known = now;
}

/* A colour of the game's own, in light and in dark; the style sheet chooses. */
export function colour(node, name, from) {
  node.style.setProperty(`--${name}`, from[name] ?? "#565a61");
  node.style.setProperty(`--${name}-dark`, from[`${name}_dark`] ?? from[name] ?? "#b6bac1");
}

/* A round disc with somebody's first letter, in the ink of their seat. */
export function disc(node, person) {
  const letter = [...(person.player || "?")][0].toLocaleUpperCase();

  put(node, "text", letter);
  colour(node, "ink", person);

  return node;
}

/* Brings something in view that was just put below the boards: the whole of it, or else its
   beginning. */
export function reveal(node) {
  requestAnimationFrame(() => {
    const has_room = node.offsetHeight < 0.8 * innerHeight;

    node.scrollIntoView({ block: has_room ? "nearest" : "start" });
  });
}

const is = (query) => (matchMedia(query).matches ? 1 : 0);

/* Pictures are drawn by the computer for exactly this size, so that their type stays sharp. */
export function paint(picture, address) {
  const size = {
    width: Math.round(picture.parentNode.clientWidth),
    ratio: Math.min(devicePixelRatio || 1, 4).toFixed(2),
    dark: is("(prefers-color-scheme: dark)"),
    contrast: is("(prefers-contrast: more)"),
  };

  if (!size.width || !address) return;
  put(picture, "src", `${address}&${new URLSearchParams(size)}`);
  picture.onerror ??= () => setTimeout(fetch_again, PAUSE, picture);
}

/* The computer was out of reach, or had too much to do. */
function fetch_again(picture) {
  const address = picture.getAttribute("src");

  if (!picture.isConnected || (picture.complete && picture.naturalWidth)) return;
  picture.removeAttribute("src");
  put(picture, "src", address);
}

/* A sheet: its print, and its ink over that, which is all that a mark changes. */
export function make_paper(...over) {
  const print = make("img", { alt: "", draggable: "false" });
  const ink = make("img", { alt: "", draggable: "false", class: "ink" });

  return Object.assign(make("div", { class: "page" }, print, ink, ...over), { print, ink });
}

export function paint_paper(page, pictures) {
  paint(page.print, pictures.print);
  paint(page.ink, pictures.picture);
}

/* Says something to those who do not see it. */
export function announce(sentence, urgent = false) {
  const node = document.getElementById(urgent ? "urgent" : "spoken");

  if (!sentence) return;
  node.textContent = "";
  setTimeout(() => (node.textContent = plain(sentence)), 60);
}
