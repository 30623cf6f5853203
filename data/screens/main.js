// SPDX-License-Identifier: GPL-3.0-or-later
// The screen as a whole: what is known, what is chosen, and which of its parts has to show it.
// Nothing here knows a game: questions, answers, places and words all come from the computer at
// the table.

import { announce, learn, make, plain, say, show } from "./dom.js";
import { begin, get, refresh, send } from "./talk.js";
import * as who from "./who.js";

const node = (id) => document.getElementById(id);

/* What the parts share. They change it by the functions below and are then all brought up to date.
 */
const screen = {
  state: null, // what "moment" said last
  site: null, // the chosen site, by its name
  way: null, // the chosen answer, by its notation
  refusal: null, // why the last tap led to nothing
  refused: null, // the site of that tap
  busy: false,

  update,

  choose(site, way = null) {
    screen.site = site;
    screen.way = way;
    screen.refusal = screen.refused = null;
    update();
  },

  refuse(refusal, site = null) {
    screen.refusal = refusal;
    screen.refused = site;
    if (refusal) announce([refusal.title, refusal.reason].filter(Boolean).join(" "), true);
    update();
  },

  async why(site) {
    try {
      const refusal = await get(`why?site=${encodeURIComponent(site)}`);

      screen.site = screen.way = null;
      screen.refuse(refusal, site);
    } catch {
      refresh();
    }
  },

  play: (move) => act("play", { move }),
  back: () => act("back"),
};

let seated = null; // the parts of a seat, once they are there
let fetching = false;
let failed = false;
let seating = null; // what had the focus when they were sent for

/* One thing at a time: whoever taps twice marks once. It lasts until the newest moment is there; why
   something was refused is said after that, for a new moment clears it away; if that could not be
   fetched yet, it is the one after it that does. */
async function act(path, fields) {
  const { site, state } = screen;

  if (screen.busy) return;
  screen.busy = true;
  screen.refusal = screen.refused = null;
  update();
  const reply = await send(path, fields);

  if (reply.status === 200) screen.site = screen.way = null;
  await refresh(reply.version);
  screen.busy = false;
  if (reply.status === 200 || reply.status === 403) update();
  else screen.refuse({ ...reply, awaits: !!reply.log && screen.state === state }, site);
}

function offers() {
  return screen.state.moment?.offers ?? [];
}

/* What was chosen stays chosen as long as it is still offered. */
function keep_choice() {
  const sites = (screen.state.regions ?? []).flatMap((region) => region.sites);

  if (screen.site && !sites.some((site) => site.name === screen.site && site.ways?.length))
    screen.site = null;
  if (screen.way && !offers().some((offer) => offer.answer === screen.way)) screen.way = null;
}

/* Where the focus goes when what had it is gone: to the question, or else to the boards. */
function keep_focus(before) {
  const visible = (one) => one?.isConnected && one.getClientRects().length > 0;

  if (before === document.body || visible(before) || document.querySelector("dialog[open]")) return;
  const title = [...document.querySelectorAll("#play .question")].find(visible);

  (title ?? node("boards")).focus({ preventScroll: true });
}

function update() {
  const { state } = screen;
  const role = state?.me?.role ?? "none";
  const focused = document.activeElement;

  if (!state) return;
  keep_choice();
  show(node("door"), role === "none");
  show(node("play"), role !== "none" && seated);
  document.body.className = [
    `is-${role}`,
    state.asked ? "asked" : "waits",
    screen.busy ? "busy" : "",
  ].join(" ");
  document.title = [state.moment?.questions?.[0]?.title, state.title]
    .filter(Boolean)
    .map(plain)
    .join(" – ");
  if (role === "none") who.update(screen);
  else for (const part of seated ?? []) part.update?.(screen);
  if (role === "none" || seated) keep_focus(seating ?? focused);
  seating = role === "none" || seated ? null : focused;
}

/* What happened, with the name of whose board it is on. */
function sentence_of(line) {
  const person = screen.state.people.find(
    (one) => one.seat === line.seat && one.seat !== screen.state.me.seat,
  );

  return person ? say("of_person", person.player, plain(line.text)) : line.text;
}

/* Says what happened, to those who do not see it. */
function tell_news(before, after) {
  const last = before?.log?.at(-1);
  const from = last
    ? after.log.findLastIndex((line) => line.at === last.at && line.text === last.text) + 1
    : -1;

  if (from > 0) announce(after.log.slice(from).slice(-4).map(sentence_of).join(" "));
  else if (before && after.log.length && before.log.length === 0)
    announce(sentence_of(after.log.at(-1)));
}

function dress(name) {
  const sheet = make("link", { rel: "stylesheet", href: name });

  return new Promise((done, fail) => {
    sheet.onload = done;
    sheet.onerror = fail;
    document.head.append(sheet);
  });
}

/* The parts of a seat are fetched when they are needed, so that the first page is small. */
async function seat() {
  await Promise.all(["seat.css", "pages.css"].map(dress));
  const [self, boards, watch, now, table, pages, notices] = await Promise.all([
    import("./self.js"),
    import("./board.js"),
    import("./watch.js"),
    import("./question.js"),
    import("./table.js"),
    import("./pages.js"),
    import("./notices.js"),
  ]);

  for (const part of [self, boards, watch, now, table, pages, notices]) part.make_ready(screen);
  seated = [self, boards, table, now, watch, pages];
  screen.notice = notices.take;
  update();
}

function take_moment(state) {
  const before = screen.state;

  state.log ??= [];
  screen.state = state;
  if (before && before.version !== state.version) {
    if (screen.refusal?.awaits) screen.refusal.awaits = false;
    else screen.refusal = screen.refused = null;
  }
  update();
  if (state.me.role !== "none") screen.notice?.(before, state);
  if (failed) return location.reload();
  if (state.me.role !== "none" && !seated && !fetching) {
    fetching = true;
    seat().catch(() => (failed = true));
  }
  tell_news(before, state);
  if (before && state.asked && !before.asked) announce(state.moment?.questions?.[0]?.title);
}

function end(title, sentence) {
  screen.state = null;
  for (const id of ["play", "toasts", "reach"]) node(id).hidden = true;
  for (const id of ["panel", "notice"]) node(id).close();
  document.body.className = "is-ended";
  node("door").hidden = false;
  node("door").replaceChildren(
    make("h1", { text: title }),
    make("p", { text: sentence }),
    make("button", {
      type: "button",
      class: "wide",
      text: say("try_again"),
      onclick: () => location.reload(),
    }),
  );
  announce(`${title} ${sentence}`, true);
}

function take_reach(is) {
  const bar = node("reach");

  bar.textContent = is ? "" : say("out_of_reach");
  bar.hidden = is;
  document.body.classList.toggle("lost", !is);
}

/* There is no room, or too much to do: says so, and tries again. */
function wait_outside({ title, reason }) {
  node("door").hidden = false;
  node("door").replaceChildren(make("h1", { text: title }), make("p", { text: reason }));
  setTimeout(start, 5000);
}

async function start() {
  let reply;

  try {
    reply = await get("words");
  } catch {
    return setTimeout(start, 1500);
  }
  if (!reply.words) return wait_outside(reply);
  node("door").replaceChildren();
  document.documentElement.lang = (reply.lang ?? "en").replace("_", "-");
  learn(reply.words);
  who.make_ready();
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", update);
  begin({
    moment: take_moment,
    reach: take_reach,
    away: () => end(say("sent_away"), say("sent_away_help")),
    closed: () => end(say("closed"), say("closed_help")),
  });
}

start();
