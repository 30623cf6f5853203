// SPDX-License-Identifier: GPL-3.0-or-later
// The seat's own board: its regions as pictures, one below the other, with a button over each
// site.

import { list, make, make_paper, paint_paper, put, say, show } from "./dom.js";
import * as cards from "./cards.js";
import * as tiles from "./tiles.js";

const parts = {};
let screen;

function place(node, site, region) {
  const share = (value, whole) => `${(100 * value) / whole}%`;

  node.style.left = share(site.x, region.width);
  node.style.top = share(site.y, region.height);
  node.style.width = share(site.w, region.width);
  node.style.height = share(site.h, region.height);
}

/* Whether a site can be chosen now. With a shape in hand, and at a flicked table, squares and
   figures can't. */
function is_open(site) {
  return !!(site.ways?.length && screen.state.asked && !screen.state.table && !tiles.takes(site));
}

function tap(site) {
  if (tiles.takes(site)) tiles.put_on(screen, site);
  else if (is_open(site)) screen.choose(site.name === screen.site ? null : site.name);
  else screen.why(site.name);
}

/* The arrows go to the next site in their direction. */
function step(event, node) {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[
    event.key
  ];
  const middle = (of) => [of.offsetLeft + of.offsetWidth / 2, of.offsetTop + of.offsetHeight / 2];
  const [x, y] = middle(node);
  let best = null;
  let least = Infinity;

  if (!way || tiles.key(event)) return;
  event.preventDefault();
  for (const other of node.parentNode.querySelectorAll(".site")) {
    const along = (middle(other)[0] - x) * way[0] + (middle(other)[1] - y) * way[1];
    const aside =
      Math.abs((middle(other)[0] - x) * way[1]) + Math.abs((middle(other)[1] - y) * way[0]);

    if (along > 1 && along + 3 * aside < least) {
      best = other;
      least = along + 3 * aside;
    }
  }
  best?.focus();
}

function make_site() {
  const node = make("button", { type: "button", class: "site" });

  node.badge = make("span", { class: "badge", "aria-hidden": true });
  node.append(node.badge);
  node.addEventListener("click", () => tap(node.site));
  node.addEventListener("keydown", (event) => step(event, node));

  return node;
}

function update_site(node, site, region) {
  const reach = site.price !== undefined && is_open(site);
  const chosen = site.name === screen.site;

  node.site = site;
  put(node, "aria-label", site.label);
  put(node, "title", site.label);
  put(node, "aria-pressed", reach ? chosen : null);
  put(
    node,
    "class",
    `site${reach ? (site.price ? " paid" : " free") : ""}${chosen ? " chosen" : ""}` +
      `${site.name === screen.refused ? " refused" : ""}`,
  );
  put(node.badge, "text", reach && site.price ? site.price : reach && site.badge ? site.badge : "");
  node.badge.classList.toggle("price", !!(reach && site.price));
  place(node, site, region);
}

export function make_region(region) {
  const sites = make("div", { class: "sites" });
  const page = make_paper(sites);
  const node = make(
    "section",
    { class: "region" },
    make("h2", { class: "unseen", text: region.name }),
    page,
  );

  parts.watcher?.observe(node);
  parts.scout?.observe(node);

  return Object.assign(node, { sites, page });
}

export function update_region(node, region) {
  put(node, "aria-label", region.name);
  node.region = region;
  node.style.setProperty("--width", region.width);
  node.page.style.aspectRatio = `${region.width} / ${region.height}`;
  if (node.is_near || !parts.scout) paint_paper(node.page, region);
  list(
    node.sites,
    region.sites ?? [],
    (site) => site.name,
    make_site,
    (site_node, site) => update_site(site_node, site, region),
  );
  tiles.show_on(node, region);
}

function bring_in_view(node, block) {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;

  node.scrollIntoView({ behavior: calm ? "auto" : "smooth", block });
}

/* What the tabs lead to: the regions of one's own board; for those who watch, everyone's boards. */
const papers = () => [...document.querySelectorAll("#boards > .regions > .region, .board")];

function make_tab(_, index) {
  const go_there = () => bring_in_view(papers()[index], "start");

  return make("button", { type: "button", class: "tab", onclick: go_there });
}

function update_tab(tab, { name, player, reach }, index) {
  const count = screen.state.asked ? reach : 0;

  put(tab, "text", count ? say("tab", name, count) : (name ?? player));
  put(tab, "aria-label", count ? say("tab_long", name, count) : null);
  put(tab, "aria-current", index === parts.current ? "true" : null);
}

/* The tab of what is on top of the screen is lit. */
function watch_scrolling() {
  if (!("IntersectionObserver" in window)) return;
  parts.watcher = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) entry.target.seen = entry.isIntersecting;
      const first = [...document.querySelectorAll(".region")].find((node) => node.seen);

      if (!first) return;
      parts.current = papers().findIndex((paper) => paper.contains(first));
      [...parts.tabs.children].forEach((tab, index) => {
        put(tab, "aria-current", index === parts.current ? "true" : null);
        if (index === parts.current)
          parts.tabs.scrollTo?.({ left: tab.offsetLeft - parts.tabs.clientWidth / 3 });
      });
    },
    { threshold: 0.35 },
  );
}

/* What is far out of view is not painted: a mark changes more regions than one sees. */
function watch_what_is_near() {
  if (!("IntersectionObserver" in window)) return;
  parts.scout = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        target.is_near = isIntersecting;
        if (isIntersecting && target.region) paint_paper(target.page, target.region);
      }
    },
    { rootMargin: "10% 0%" },
  );
}

export function make_ready(whole) {
  let timer;

  screen = whole;
  parts.tabs = document.getElementById("tabs");
  parts.regions = make("div", { class: "regions" });
  parts.entry = make("div", { class: "entry" });
  document.getElementById("boards").append(parts.entry, parts.regions);
  watch_scrolling();
  watch_what_is_near();
  new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(() => screen.state && screen.update(), 200);
  }).observe(document.getElementById("boards"));
}

/* Brings a site in view where the question can be answered, if there is none: with the whole of its
   region, if that has room. */
function show_reach() {
  const boards = document.getElementById("boards").getBoundingClientRect();
  const now = document.getElementById("now").getBoundingClientRect();
  const bottom = Math.min(boards.bottom, now.top, innerHeight);
  const place = (node) => node.getBoundingClientRect();
  const lit = [...parts.regions.querySelectorAll(".site.free, .site.paid")];
  const is_in_view = (node) => place(node).top >= boards.top && place(node).bottom <= bottom;

  if (!lit.length || lit.some(is_in_view)) return;
  const first = lit.find((node) => papers()[parts.current]?.contains(node)) ?? lit[0];
  const region = first.closest(".region");
  const has_room = place(first).bottom - place(region).top <= bottom - boards.top;

  bring_in_view(has_room ? region : first, has_room ? "start" : "center");
}

/* The preview of what was chosen takes room from the boards, so this has to wait until it is there. */
function show_chosen() {
  if (screen.site && parts.shown !== screen.site)
    requestAnimationFrame(() =>
      document.querySelector(".site.chosen")?.scrollIntoView({ block: "nearest" }),
    );
  parts.shown = screen.site;
}

/* Whatever was looked at before: a new question is seen, and where it can be answered. */
function show_question() {
  if (parts.entry.hidden) show_reach();
  else bring_in_view(parts.entry, "start");
}

function turn_to_question(state) {
  const { title, sentence } = state.moment.questions?.[0] ?? {};
  const question = state.asked && JSON.stringify([title, sentence, state.moment.where]);

  if (question && question !== parts.question) {
    document.getElementById("now").scrollTop = 0;
    requestAnimationFrame(show_question);
  }
  parts.question = question;
}

export function update() {
  const { state } = screen;
  const regions = state.regions ?? [];
  const tabs = state.boards ?? regions;

  tiles.reload(screen);
  put(parts.tabs, "aria-label", say(state.boards ? "players" : "regions"));
  list(parts.tabs, tabs, ({ name, seat }) => name ?? seat, make_tab, update_tab);
  list(parts.regions, regions, (region) => region.name, make_region, update_region);
  show_chosen();
  show(parts.tabs, tabs.length > 1 && !cards.is_asked(state));
  cards.update(screen, parts.entry);
  turn_to_question(state);
}
