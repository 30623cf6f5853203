/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/sheet/part-art.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* One box for each line of a seat's score and its total, or for each of its facts, filled in as the
   game proceeds. */

#define HEADS       34
#define FIRST_ROW   62
#define TOTAL_BELOW 6
#define LAST_ROW    26 /* from the middle of the last row to the lower edge */
#define MOST_PITCH  44
#define LEAST_PITCH 17 /* rows that wouldn't have this height are left out */
#define BOX_WIDTH   50
#define BOX_HEIGHT  30
#define COLUMN      60 /* from the current value to the one after a previewed move */
#define RIGHT       38 /* from the middle of the last column to the edge */
#define SIDE        14
#define MOST_WORDS  200

/* The contents of a region as facts; the last one may be the total. */
typedef struct
{
  const FlipPage *page;
  FlipFacts *facts;
  gboolean has_total;
  guint n; /* the rows that fit */
  double pitch;
} Rows;

static const FlipRegion *
region_of (const FlipPage *page)
{
  return page->art->regions[page->region];
}

static void
add_score (const FlipPage *page, gconstpointer state, FlipFacts *facts)
{
  FlipScore score = { 0 };

  page->art->game->score (state, page->seat, &score);
  for (guint i = 0; i < score.n_lines; i++)
    flip_facts_add_number (facts, score.lines[i].id, score.lines[i].label, score.lines[i].points);
  flip_facts_add_number (facts, "total", _ ("Total"), score.total);
}

static FlipFacts *
facts_of (const FlipPage *page, gconstpointer state)
{
  FlipFacts *facts = g_new0 (FlipFacts, 1);

  if (region_of (page)->part->kind == FLIP_PART_SCORE)
    add_score (page, state, facts);
  else
    flip_game_facts (page->art->game, state, (int) page->seat, facts);
  return facts;
}

static Rows
rows_of (const FlipPage *page, FlipFacts *facts)
{
  gboolean has_total = region_of (page)->part->kind == FLIP_PART_SCORE;
  double room = page->rect.height - FIRST_ROW - (has_total ? TOTAL_BELOW : 0) - LAST_ROW;
  guint n = MIN (facts->n, 1 + (guint) (MAX (room, 0) / LEAST_PITCH));

  return (Rows){ page, facts, has_total, n, MIN (MOST_PITCH, room / MAX (n - 1.0, 1)) };
}

static gboolean
is_total (const Rows *rows, guint row)
{
  return rows->has_total && row + 1 == rows->n;
}

/* If not all rows fit, the total is still shown. */
static const FlipFact *
fact_at (const Rows *rows, const FlipFacts *facts, guint row)
{
  return &facts->facts[is_total (rows, row) ? facts->n - 1 : row];
}

static gboolean
is_figures (const FlipFact *fact)
{
  return *fact->value && strspn (fact->value, "-0123456789") == strlen (fact->value);
}

static double
column_x (const FlipPage *page, gboolean with_it)
{
  return page->rect.x + page->rect.width - RIGHT - (with_it ? 0 : COLUMN);
}

static FlipRect
box_of (const Rows *rows, guint row, gboolean with_it)
{
  const FlipPage *page = rows->page;
  double y =
    page->rect.y + FIRST_ROW + row * rows->pitch + (is_total (rows, row) ? TOTAL_BELOW : 0);

  return flip_rect_around (column_x (page, with_it), y, BOX_WIDTH,
                           MIN (BOX_HEIGHT, rows->pitch - 3));
}

/* Words take the room that is left beside the label. */
static FlipRect
words_rect (const Rows *rows, const FlipFact *fact, guint row)
{
  const FlipPage *page = rows->page;
  FlipRect box = box_of (rows, row, TRUE);
  double label = flip_text_width (page->canvas, fact->label, FLIP_TYPE_BODY);
  double room = page->rect.width - 2 * SIDE - MIN (label, page->rect.width * .45) - 8;
  double width = MIN (room, MOST_WORDS);

  return (FlipRect){ page->rect.x + page->rect.width - SIDE - width, box.y, width, box.height };
}

/* A text that would be too small to read is cut off. */
static void
draw_words (FlipCanvas *canvas,
            const char *text,
            FlipType type,
            const FlipRect *rect,
            FlipAlign align)
{
  g_autofree char *cut = flip_text_cut (canvas, text, type, rect->width);

  flip_text_draw (canvas, cut, type, canvas->palette->text,
                  align == FLIP_ALIGN_END ? rect->x + rect->width : rect->x,
                  flip_rect_centre (rect), align, rect->width);
}

static void
write_figures (const Rows *rows, const FlipFact *fact, guint row)
{
  FlipCanvas *canvas = rows->page->canvas;
  const FlipPalette *palette = canvas->palette;
  gboolean total = is_total (rows, row);
  FlipRect box = box_of (rows, row, FALSE);
  FlipPen pen = { flip_palette_ink (palette, rows->page->seat), FLIP_SMALL_PEN + .2, 1 };
  double height = MIN (total ? 18 : 15.5, box.height - 4);

  flip_canvas_box (canvas, &box, 6, palette->face,
                   total ? palette->text : flip_palette_site_line (palette, FLIP_HUE_GREY),
                   (total ? 1.6 : 1) * palette->line);
  flip_marker_write (canvas, fact->id, fact->value,
                     flip_rect_middle (&box) - flip_marker_text_width (fact->value, height) / 2,
                     flip_rect_centre (&box), height, &pen);
}

static void
draw_row (const Rows *rows, guint row)
{
  const FlipPage *page = rows->page;
  const FlipFact *fact = fact_at (rows, rows->facts, row);
  FlipRect value = is_figures (fact) ? box_of (rows, row, FALSE) : words_rect (rows, fact, row);
  FlipRect label = { page->rect.x + SIDE, value.y, value.x - page->rect.x - SIDE - 6,
                     value.height };

  draw_words (page->canvas, fact->label,
              is_total (rows, row) ? FLIP_TYPE_ROW_TITLE : FLIP_TYPE_BODY, &label,
              FLIP_ALIGN_START);
  if (is_figures (fact))
    write_figures (rows, fact, row);
  else
    draw_words (page->canvas, fact->value, FLIP_TYPE_VALUE, &value, FLIP_ALIGN_END);
  if (is_total (rows, row))
    flip_canvas_line (page->canvas, page->rect.x + 12, value.y - 7,
                      page->rect.x + page->rect.width - 12, value.y - 7,
                      flip_palette_rule (page->canvas->palette, FLIP_HUE_GREY), 1.4);
}

/* Changed values are shown in a glowing box. */
static void
draw_then (const Rows *rows, const FlipFact *now, const FlipFact *then, guint row)
{
  FlipCanvas *canvas = rows->page->canvas;
  const FlipPalette *palette = canvas->palette;
  gboolean changes = !g_str_equal (now->value, then->value), total = is_total (rows, row);
  gboolean figures = is_figures (now) && is_figures (then);
  FlipRect box =
    figures ? flip_rect_grow (box_of (rows, row, TRUE), -1) : words_rect (rows, now, row);

  if (!changes && !figures)
    return;
  if (changes && !total)
    flip_canvas_box (canvas, &box, 6, palette->glow, palette->glow_line, 1.6 * palette->line);
  flip_text_draw (canvas, then->value,
                  total     ? FLIP_TYPE_TARGET
                  : changes ? FLIP_TYPE_STOP
                            : FLIP_TYPE_BODY,
                  changes ? palette->text : palette->second, flip_rect_middle (&box),
                  flip_rect_centre (&box), FLIP_ALIGN_MIDDLE, box.width - 4);
}

static void
draw_head (const FlipPage *page, const char *words, gboolean with_it)
{
  flip_text_draw (page->canvas, words, FLIP_TYPE_NAME, page->canvas->palette->second,
                  column_x (page, with_it), page->rect.y + HEADS, FLIP_ALIGN_MIDDLE, COLUMN - 4);
}

/* public functions */

void
flip_part_rows_ink (const FlipPage *page)
{
  g_autofree FlipFacts *facts = facts_of (page, page->state);
  Rows rows = rows_of (page, facts);

  for (guint i = 0; i < rows.n; i++)
    draw_row (&rows, i);
}

FlipDigest
flip_part_rows_digest (const FlipPage *page)
{
  g_autofree FlipFacts *facts = facts_of (page, page->state);
  FlipDigest digest = FLIP_DIGEST_START;

  for (guint i = 0; i < facts->n; i++)
    {
      digest =
        flip_digest_bytes (digest, facts->facts[i].label, strlen (facts->facts[i].label) + 1);
      digest =
        flip_digest_bytes (digest, facts->facts[i].value, strlen (facts->facts[i].value) + 1);
    }
  return digest;
}

/* Nothing is shown if the number of facts or lines changes, as they would be in different rows. */
void
flip_part_rows_outlook (const FlipPage *page)
{
  g_autofree FlipFacts *now = facts_of (page, page->state);
  g_autofree FlipFacts *then = facts_of (page, page->after);
  Rows rows = rows_of (page, now);

  if (now->n != then->n)
    return;
  draw_head (page, C_ ("points", "now"), FALSE);
  draw_head (page, /* Translators: the score after the previewed move */ _ ("with it"), TRUE);
  for (guint i = 0; i < rows.n; i++)
    draw_then (&rows, fact_at (&rows, now, i), fact_at (&rows, then, i), i);
}
