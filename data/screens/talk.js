// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that goes between this screen and the computer at the table.

const PATIENCE = 4000; // before a request counts as lost
const AGAIN = 1500;
const SILENCE = 12000; // the computer is heard every few seconds, or it is out of reach

const state = { version: null, events: null, heard: 0, reached: true, ended: false };
let told = {}; // whom to tell: moment, reach, away, closed

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

async function request(path, options = {}) {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), PATIENCE);

  try {
    const reply = await fetch(path, { ...options, cache: "no-store", signal: control.signal });
    const body = await reply.json().catch(() => ({}));

    return { status: reply.status, ...body };
  } finally {
    clearTimeout(timer);
  }
}

export const get = (path) => request(path);

export const post = (path, fields) =>
  request(path, { method: "POST", body: new URLSearchParams(fields) });

function reach(is) {
  if (state.reached === is) return;
  state.reached = is;
  told.reach(is);
}

function end(how) {
  state.ended = true;
  state.events?.close();
  told[how]();
}

/* Marks with a name of its own, which stays the same however often it has to be sent: so it counts
   once. The answer is that of the computer, however long it takes until it is in reach again. */
export async function send(path, fields = {}) {
  const id = Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) => n.toString(36)).join("");

  for (;;) {
    try {
      const reply = await post(path, { id, version: state.version ?? "", ...fields });

      reach(true);
      if (reply.status !== 429 && reply.status !== 503) return reply;
      await pause(1000);
    } catch {
      reach(false);
      await pause(AGAIN);
    }
    if (state.ended) return { status: 403 };
  }
}

class Busy extends Error {} // the computer has too much to do just now

let fetching = null;
let stale = false;
let wanted = null; // the news, or their version, that were told of while the moment was on its way

async function take() {
  const moment = await get("moment");

  if (state.ended) return;
  if (moment.status === 403 || moment.away || moment.me?.away) return end("away");
  if (moment.status === 404 || moment.status === 410) return end("closed");
  if (moment.status === 429 || moment.status === 503) throw new Busy(moment.title);
  if (moment.status !== 200) throw new Error(moment.title);
  state.version = moment.version;
  state.news = moment.news;
  state.heard = Date.now();
  reach(true);
  told.moment(moment);
}

/* Looks again after a while; once, however often that was asked for. */
function try_again() {
  clearTimeout(state.timer);
  state.timer = setTimeout(find, AGAIN);
}

/* Fetches the moment, unless the news are known. One request at a time: what changed meanwhile is
   fetched by one more, unless it is in the one that is on its way. */
export function refresh(news) {
  if (state.ended || (news && state.news?.startsWith(news))) return Promise.resolve();
  if (fetching) {
    if (news) wanted = news;
    else stale = true;
    return fetching;
  }
  fetching = take()
    .catch((error) => {
      if (error instanceof TypeError || error.name === "AbortError" || !state.version) reach(false);
      else if (!(error instanceof Busy)) console.error(error);
      stale = false;
      wanted = null;
      try_again();
    })
    .finally(() => {
      fetching = null;
      const behind = stale || (wanted && !state.news?.startsWith(wanted));

      stale = false;
      wanted = null;

      return behind ? refresh() : null;
    });

  return fetching;
}

async function find() {
  if (state.ended) return;
  const was_reached = state.reached;

  await refresh();
  if (state.reached && !was_reached) listen();
}

function listen() {
  const heard = () => (state.heard = Date.now());

  if (state.ended) return;
  state.events?.close();
  state.events = new EventSource("events");
  state.events.onopen = heard;
  state.events.onerror = () => refresh();
  state.events.addEventListener("beat", heard);
  state.events.addEventListener("moment", (event) => {
    heard();
    refresh(event.data);
  });
  state.events.addEventListener("away", () => end("away"));
  state.events.addEventListener("closed", () => end("closed"));
}

/* Looks for the computer after a silence, and when the page comes back to the front. */
async function look() {
  if (state.ended || Date.now() - state.heard < SILENCE) return;
  await refresh();
  if (state.events?.readyState === EventSource.CLOSED && state.reached) listen();
}

export async function begin(whom) {
  told = whom;
  setInterval(look, 2000);
  window.addEventListener("offline", () => {
    reach(false);
    try_again();
  });
  window.addEventListener("online", find);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) return;
    state.heard = 0;
    look();
  });
  await refresh();
  listen();
}
