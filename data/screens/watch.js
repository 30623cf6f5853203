// SPDX-License-Identifier: GPL-3.0-or-later
// Everyone's boards, for those who watch: on a phone one below the other, region by region, on a
// television all at once and as large as they can be.

import { make_region, update_region } from "./board.js";
import { colour, list, make, make_paper, paint_paper, put, say, show } from "./dom.js";

const narrow = matchMedia("(max-width: 47.99em)"); // as in the style sheet
const HEAD = 62; // above a picture
const WIDE = 960; // from there on, boards lie beside the flicked table
const GAP = 14;
const parts = {};
let screen;

function make_board() {
  const page = make_paper();
  const regions = make("div");
  const caption = make("figcaption");

  return Object.assign(make("figure", { class: "board" }, caption, page, regions), {
    caption,
    page,
    regions,
  });
}

/* With the points, and what each is at: the rest is on the board. */
function update_board(node, board) {
  const person = screen.state.people.find((one) => one.seat === board.seat) ?? {};
  const points = person.points === undefined ? "" : say("points_of", person.points);
  const at = person.state === "done" ? `${say("done")} ✓` : person.todo;

  put(
    node.caption,
    "text",
    [board.player, points, at].filter(Boolean).join(" · "),
  );
  colour(node, "ink", person);
  put(node.page.ink, "alt", say("board_of", board.player));
  node.page.style.aspectRatio = `${board.width} / ${board.height}`;
  if (show(node.page, !narrow.matches)) paint_paper(node.page, board);
  list(
    node.regions,
    narrow.matches ? board.regions : [],
    (region) => region.name,
    make_region,
    update_region,
  );
}

/* As many columns as make the boards largest. */
function lay_out(boards) {
  const { clientHeight: height } = parts.node.parentNode;
  const width = parts.node.clientWidth;
  const [{ width: wide, height: high }] = boards;
  let best = { columns: 1, size: 0 };

  for (let columns = 1; columns <= boards.length; columns++) {
    const rows = Math.ceil(boards.length / columns);
    const size = Math.min(width / columns - GAP, ((height / rows - HEAD - GAP) * wide) / high);

    if (size > best.size) best = { columns, size };
  }
  parts.node.style.gridTemplateColumns = narrow.matches
    ? ""
    : `repeat(${best.columns}, ${best.size}px)`;
}

export function make_ready(whole) {
  screen = whole;
  parts.node = make("div", { class: "boards" });
  document.getElementById("boards").append(parts.node);
}

export function update({ state }) {
  const boards = state.boards ?? [];
  const has_both = state.table && boards.length && innerWidth >= WIDE;

  parts.node.parentNode.classList.toggle("beside", !!has_both);
  if (show(parts.node, boards.length)) lay_out(boards);
  list(parts.node, boards, (board) => board.seat, make_board, update_board);
}
