// SPDX-License-Identifier: GPL-3.0-or-later
// What the menu leads to: full pages over the board, each with a way back.

import { button, disc, make, plain, put, say, show } from "./dom.js";
import { title_at_end } from "./people.js";
import { get, post, refresh } from "./talk.js";

const parts = {};
let screen;
let open_page = null;

/* The focus goes back to where it was, if that is still there. */
export function put_back(node) {
  (node?.isConnected && node.getClientRects().length
    ? node
    : document.getElementById("boards")
  ).focus();
}

const lines = (items, write) =>
  make("ul", { class: "rows" }, ...items.map((item) => make("li", {}, ...[write(item)].flat())));
const person_of = (seat) => screen.state.people.find((one) => one.seat === seat) ?? { player: "" };

function small_disc(seat) {
  return disc(make("span", { class: "disc small", "aria-hidden": true }), person_of(seat));
}

async function write_log() {
  const { log } = await get("log");

  return [
    log?.length
      ? lines([...log].reverse(), (line) => [
          ...(line.seat
            ? [
                small_disc(line.seat),
                make("span", { class: "unseen", text: person_of(line.seat).player }),
              ]
            : []),
          make("span", { text: plain(line.text) }),
        ])
      : make("p", { text: say("nothing_yet") }),
  ];
}

/* "Ann 3/8"; nothing where a goal is only a condition. */
function tell_progress(one) {
  const far = one.met ? "✓" : one.need ? `${one.have}/${one.need}` : "";

  return far && `${person_of(one.seat).player} ${far}`;
}

/* The points of everyone, and what they are made of. */
function write_scores() {
  const { people, moment } = screen.state;
  const seats = moment.seats ?? [];
  const names = new Map(
    seats.flatMap((seat) => seat.score?.lines ?? []).map((line) => [line.id, plain(line.label)]),
  );
  const line_of = (seat, id) => seat.score?.lines.find((line) => line.id === id);
  const row = (kind, label, cells) =>
    make(
      "tr",
      { class: kind },
      make("th", { scope: "row", text: label }),
      ...cells.map((cell) => make("td", { text: cell ?? "" })),
    );
  const table = make(
    "table",
    {},
    make(
      "thead",
      {},
      make(
        "tr",
        {},
        make("td"),
        ...people.map((person) =>
          make(
            "th",
            { scope: "col" },
            disc(make("span", { class: "disc small", "aria-hidden": true }), person),
            make("span", { text: person.player }),
          ),
        ),
      ),
    ),
    make(
      "tbody",
      {},
      ...[...names].map(([id, label]) =>
        row(
          "",
          label,
          seats.map((seat) => line_of(seat, id)?.points),
        ),
      ),
      row(
        "total",
        say("points"),
        people.map((person, index) => person.points ?? seats[index]?.score?.total),
      ),
    ),
  );
  const goals = (moment.goals ?? []).map((goal) =>
    make(
      "li",
      {},
      make("b", { text: [goal.label, goal.worth].filter(Boolean).map(plain).join(" · ") }),
      make("span", { class: "second", text: plain(goal.help ?? "") }),
      make("span", {
        text: (goal.progress ?? []).map(tell_progress).filter(Boolean).join(" · "),
      }),
    ),
  );
  const told = (moment.told ?? []).filter((fact) => fact.text);

  return [
    make(
      "div",
      { class: "wide-table", tabindex: 0, role: "region", "aria-label": say("scores") },
      table,
    ),
    goals.length ? make("ul", { class: "rows goals" }, ...goals) : "",
    make(
      "dl",
      {},
      ...told.flatMap((fact) => [
        make("dt", { text: plain(fact.label) }),
        make("dd", { text: plain(fact.text) }),
      ]),
    ),
  ];
}

async function write_rules() {
  const { rules = [] } = await get("rules");
  const find = make("input", {
    type: "search",
    "aria-label": say("search"),
    placeholder: say("search"),
  });
  const nodes = [];
  let section = null;

  for (const rule of rules) {
    if (rule.section && rule.section !== section)
      nodes.push(make("h3", { text: plain(rule.section) }));
    section = rule.section;
    nodes.push(
      Object.assign(
        make(
          "details",
          {},
          make(
            "summary",
            {},
            make("span", { text: plain(rule.title) }),
            make("small", { text: rule.id }),
          ),
          make("p", { text: plain(rule.text) }),
        ),
        { words: `${rule.id} ${rule.title} ${rule.text}`.toLowerCase() },
      ),
    );
  }
  find.addEventListener("input", () => {
    for (const node of nodes)
      show(
        node,
        node.words === undefined ? !find.value : node.words.includes(find.value.toLowerCase()),
      );
  });

  return [find, ...nodes];
}

function use(choice) {
  const offer = screen.state.moment.offers?.find((one) => one.answer === choice.answer);

  close();
  if (offer?.site) screen.choose(offer.site, offer.answer);
  else screen.play(choice.answer);
}

/* It thinks for a while, and what it has found so far is shown meanwhile. */
async function write_hint(still_open) {
  const hint = await get("hint");
  const found = (hint.choices ?? []).map((choice) =>
    make(
      "li",
      {},
      make(
        "div",
        {},
        make("b", { text: plain(choice.label) }),
        make("span", {
          class: "second",
          text: [say("expects", choice.score), plain(choice.reason ?? "")]
            .filter(Boolean)
            .join(" · "),
        }),
      ),
      button(say("choose"), () => use(choice)),
    ),
  );

  if (hint.thinking) setTimeout(() => still_open() && fill(), 500);

  return [
    hint.thinking ? make("p", { role: "status", text: say("thinking") }) : "",
    found.length && hint.means ? make("p", { class: "second", text: plain(hint.means) }) : "",
    found.length
      ? make("ol", { class: "rows" }, ...found)
      : make("p", { text: hint.never || hint.reason || (hint.thinking ? "" : say("no_hint")) }),
  ];
}

function write_result() {
  const { result } = screen.state.moment;
  const ranks = [...screen.state.people].sort((a, b) => (b.points ?? 0) - (a.points ?? 0));

  return [
    make("p", { class: "question", text: plain(title_at_end(screen.state)) }),
    result?.text ? make("p", { class: "second", text: plain(result.text) }) : "",
    result?.tie ? make("p", { text: plain(result.tie) }) : "",
    make(
      "ol",
      { class: "rows" },
      ...ranks.map((person) =>
        make(
          "li",
          {},
          small_disc(person.seat),
          make("span", { text: person.player }),
          make("b", { class: "points", text: person.points ?? "" }),
        ),
      ),
    ),
  ];
}

const VERDICTS = { best: "✓", good: "•", close: "≈", slip: "△", blunder: "▲" };

async function write_review(still_open) {
  const review = await get("review");

  if (review.thinking) setTimeout(() => still_open() && fill(), 1000);

  return [
    ...(review.thinking
      ? [
          make("p", { role: "status", text: say("thinking") }),
          make("progress", { max: 1, value: review.done ?? 0 }),
        ]
      : []),
    review.rows?.length
      ? lines(review.rows, (row) => [
          make("span", {
            class: `verdict-${row.verdict}`,
            "aria-hidden": true,
            text: VERDICTS[row.verdict] ?? "",
          }),
          make(
            "div",
            {},
            make("span", { text: plain(row.text) }),
            make("span", { class: "second", text: plain(row.tag) }),
            row.better ? make("span", { class: "second", text: say("better", plain(row.better)) }) : "",
          ),
        ])
      : review.thinking
        ? ""
        : make("p", { text: review.reason || review.never || say("nothing_yet") }),
    review.account ? make("p", { class: "second", text: plain(review.account) }) : "",
  ];
}

async function leave() {
  if (!(await confirm(say("leave"), say("leave_help"), []))) return;
  close();
  try {
    await post("leave", {});
  } catch {
    // The bar says that the computer is out of reach.
  }
  refresh();
}

function write_menu() {
  const { state } = screen;
  const pages = [
    ["log", "log"],
    ["scores", "scores"],
    ["rules", "rules"],
  ];

  if (state.hints && state.asked) pages.unshift(["hint", "hint"]);
  if (state.moment?.over) {
    pages.unshift(["result", "result"]);
    if (state.me.role === "seat") pages.push(["review", "review"]);
  }

  return [
    ...pages.map(([page, name]) => button(say(name), () => open(page), "wide")),
    button(say("leave"), leave, "wide"),
  ];
}

const PAGES = {
  menu: write_menu,
  log: write_log,
  scores: write_scores,
  rules: write_rules,
  hint: write_hint,
  result: write_result,
  review: write_review,
};

async function fill() {
  const page = open_page;
  const still_open = () => open_page === page && parts.dialog.open;

  try {
    const nodes = await PAGES[page](still_open);

    if (still_open()) parts.body.replaceChildren(...nodes);
  } catch {
    if (still_open()) parts.body.replaceChildren(make("p", { text: say("out_of_reach") }));
  }
}

export function open(page) {
  if (!parts.dialog.open) parts.from = document.activeElement;
  open_page = page;
  put(parts.title, "text", page === "menu" ? screen.state.title : say(page));
  parts.body.replaceChildren();
  parts.body.scrollTop = 0;
  if (!parts.dialog.open) parts.dialog.showModal();
  parts.title.focus();
  fill();
}

export function close() {
  parts.dialog.close();
}

/* Asks before something that can't be taken back easily. */
export function confirm(title, sentence, losses) {
  return new Promise((done) => {
    const dialog = make("dialog", { class: "confirm" });
    const from = document.activeElement;
    const answer = (yes) => () => {
      dialog.yes = yes;
      dialog.close();
    };

    dialog.append(
      make("h2", { text: plain(title) }),
      make("p", { text: plain(sentence) }),
      make("ul", {}, ...losses.map((loss) => make("li", { text: plain(loss) }))),
      make(
        "div",
        { class: "turns" },
        button(say("cancel"), answer(false), "wide"),
        button(say("yes"), answer(true), "wide suggested"),
      ),
    );
    dialog.addEventListener("close", () => {
      dialog.remove();
      put_back(from);
      done(!!dialog.yes);
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}

export function make_ready(whole) {
  screen = whole;
  parts.dialog = document.getElementById("panel");
  parts.title = make("h2", { id: "panel-title", tabindex: -1 });
  parts.body = make("div", { class: "body" });
  const back = button("←", () => (open_page === "menu" ? close() : open("menu")), "round");

  put(back, "aria-label", say("go_back"));
  put(parts.dialog, "aria-labelledby", "panel-title");
  parts.dialog.append(make("header", {}, back, parts.title), parts.body);
  parts.dialog.addEventListener("close", () => {
    open_page = null;
    put_back(parts.from);
  });
}

/* Pages that are made from the moment alone follow it. */
export function update() {
  if (parts.dialog.open && (open_page === "scores" || open_page === "result")) fill();
}
