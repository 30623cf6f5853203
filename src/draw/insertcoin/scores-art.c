/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/insertcoin/insertcoin-art.h"
#include "engine/base/phrase.h"

#include <glib/gi18n-lib.h>

/* All scores so far, one row per seat. */

#define PADDING 10
#define COLUMNS 6

/* On half of a screen the heads of the columns are beside the title. */
static const struct
{
  double heads, rows;   /* where these and the first row are */
  double gap, foot;     /* what is free between rows, and below the last one */
  double first, column; /* the centre of the first column, and the width of all, as shares of the
                           region's width */
} places[FLIP_N_LAYOUTS] = {
  [FLIP_LAYOUT_BOARD] = { 40, 54, 4, 9, .33, .117 },
  [FLIP_LAYOUT_LOW] = { 40, 54, 4, 9, .33, .117 },
  [FLIP_LAYOUT_HALF] = { 15, 28, 2, 4, .412, .1 },
  [FLIP_LAYOUT_NARROW] = { 40, 54, 4, 9, .33, .117 },
};

#define NAME_WIDTH   50
#define HEAD_GAP     4  /* between the heads of columns, which are all as large as the longest allows */
#define BOX_HEIGHT   62
#define WORDS_HEIGHT 45 /* for three lines */

#define LEAST_ROW  24
#define LARGE_FROM 20 /* a total is larger from this height on */
#define MOST_ROW   44

static double
column_middle (const FlipPage *page, guint column)
{
  double share = places[page->layout].first + places[page->layout].column * column;

  return page->rect.x + page->rect.width * share;
}

/* The height of a row if this much more is left free below all of them. */
static double
row_height (const FlipPage *page, double below)
{
  guint n = insertcoin_state (page->state)->n_seats;

  g_assert (n > 0 && n <= INSERTCOIN_MAX_SEATS);

  return (page->rect.height - places[page->layout].rows - places[page->layout].foot - below) / n
         - places[page->layout].gap;
}

/* Whether there is room below the rows for a few words or a box. */
static gboolean
has_words (const FlipPage *page)
{
  return row_height (page, BOX_HEIGHT) >= LEAST_ROW;
}

/* With the heads of the columns beside the title, this ends where they begin. */
static void
print_panel (const FlipPage *page)
{
  const FlipRegion *region = page->art->regions[page->region];
  gboolean beside = places[page->layout].heads < FLIP_PANEL_HEADER;
  double end = places[page->layout].first - places[page->layout].column / 2;
  FlipPanelHead head = { region->hue, region->glyph, _ (region->name), NULL,
                         page->rect.width * (beside ? end : 1) - 36 };

  flip_panel_draw (page->canvas, &page->rect, &head);
}

static void
scores_print (const FlipPage *page)
{
  static const char *const heads[COLUMNS] = {
    N_ ("Level 1"),
    "2",
    "3",
    /* a line of the score */ N_ ("coins"),
    N_ ("lives"),
    /* a line of the score */ N_ ("total"),
  };
  FlipCanvas *canvas = page->canvas;
  double room = page->rect.width * places[page->layout].column - HEAD_GAP, widest = room;
  FlipType type = FLIP_TYPE_NAME;

  print_panel (page);
  for (guint i = 0; i < COLUMNS; i++)
    widest = MAX (widest, flip_text_width (canvas, _ (heads[i]), type));
  type.size *= room / widest;
  for (guint i = 0; i < COLUMNS; i++)
    flip_text_draw (canvas, _ (heads[i]), type, canvas->palette->second, column_middle (page, i),
                    page->rect.y + places[page->layout].heads, FLIP_ALIGN_MIDDLE, room + HEAD_GAP);
}

static void
draw_number (const FlipPage *page, guint column, int number, gboolean complete, const FlipRect *row)
{
  FlipCanvas *canvas = page->canvas;
  FlipType type = { 14, FLIP_REGULAR };
  double x = column_middle (page, column), y = flip_rect_centre (row);

  g_assert (column < COLUMNS);

  if (column == COLUMNS - 1 && row->height >= LARGE_FROM)
    type = FLIP_TYPE_COUNT;
  else if (column == COLUMNS - 1 || complete)
    type.weight = FLIP_HEAVY;
  flip_number_draw (canvas, number, type,
                    complete ? canvas->palette->hues[FLIP_HUE_CLUBS] : canvas->palette->text, x, y,
                    FLIP_ALIGN_MIDDLE);
  if (complete)
    {
      FlipRect tick = { x + 11, y - 6, 11, 10 };
      FlipPen pen = { canvas->palette->hues[FLIP_HUE_CLUBS], 1.8, 1 };

      flip_marker_tick (canvas, "complete", &tick, &pen);
    }
}

static void
draw_row (const FlipPage *page, guint index, const FlipRect *rect)
{
  FlipCanvas *canvas = page->canvas;
  const FlipPalette *palette = canvas->palette;
  const InsertcoinSeat *seat = &insertcoin_state (page->state)->seats[index];
  FlipScore score = { 0 };
  double y = flip_rect_centre (rect), x = rect->x + 19;
  g_autofree char *whole = flip_canvas_player (canvas, index);
  g_autofree char *name = flip_text_cut (canvas, whole, FLIP_TYPE_BODY, NAME_WIDTH);

  g_assert (score.n_lines < COLUMNS);

  if (index == page->seat)
    {
      flip_canvas_round (canvas, rect, 8);
      flip_canvas_fill_keep (canvas, palette->face);
      flip_canvas_stroke (canvas, flip_palette_ink (palette, index), 1.8);
    }
  insertcoin_seat_disc (canvas, index, x, y, MIN (11, rect->height / 2 - 1));
  flip_text_draw (canvas, name, FLIP_TYPE_BODY, palette->text, x + 16, y, FLIP_ALIGN_START,
                  NAME_WIDTH);
  insertcoin_score (page->state, index, &score);
  for (guint i = 0; i < score.n_lines; i++)
    draw_number (page, i, score.lines[i].points, i < INSERTCOIN_LEVELS && seat->complete & 1u << i,
                 rect);
  draw_number (page, COLUMNS - 1, score.total, FALSE, rect);
}

/* Says when the game ends before the deck does. */
static void
draw_ends (const FlipPage *page, double y)
{
  FlipRect rect = { page->rect.x + 14, y, page->rect.width - 28, WORDS_HEIGHT };

  flip_text_draw_paragraph (page->canvas,
                            _ ("The game ends early when a player has three complete levels, no "
                               "life and no coin, or no coin for GAME OVER."),
                            (FlipType){ 11.5, FLIP_REGULAR }, page->canvas->palette->second, &rect,
                            FLIP_ALIGN_START);
}

static void
scores_ink (const FlipPage *page)
{
  guint n = insertcoin_state (page->state)->n_seats;
  gboolean words = has_words (page);
  double height = MIN (MOST_ROW, row_height (page, words ? BOX_HEIGHT : 0));
  double top = page->rect.y + places[page->layout].rows, step = height + places[page->layout].gap;

  for (guint i = 0; i < n; i++)
    {
      FlipRect rect = { page->rect.x + PADDING, top + i * step, page->rect.width - 2 * PADDING,
                        height };

      draw_row (page, i, &rect);
    }
  if (words)
    draw_ends (page, page->rect.y + page->rect.height - places[page->layout].foot - WORDS_HEIGHT);
}

static FlipDigest
scores_digest (const FlipPage *page)
{
  const InsertcoinState *state = page->state;
  FlipDigest digest = FLIP_DIGEST_START;

  g_assert (state->n_seats <= INSERTCOIN_MAX_SEATS);

  for (guint i = 0; i < state->n_seats; i++)
    {
      FlipScore score = { 0 };

      insertcoin_score (state, i, &score);
      for (guint j = 0; j < score.n_lines; j++)
        digest = flip_digest_number (digest, score.lines[j].points);
      digest = flip_digest_number (digest, score.total);
      digest = flip_digest_add (digest, state->seats[i].complete);
    }
  return digest;
}

/* Outlook */

static void
add_change (GString *words, int change, const char *label)
{
  flip_phrase_add_printf (words, "%s %s%d", label, change < 0 ? "−" : "+", ABS (change));
}

/* "level 3 complete +3, coins +3" */
static char *
words_of_changes (const FlipPage *page, const FlipScore *now, const FlipScore *then)
{
  static const char *const labels[] = {
    /* a line of the score */ N_ ("level 1"),
    /* a line of the score */ N_ ("level 2"),
    /* a line of the score */ N_ ("level 3"), N_ ("coins"), N_ ("lives"),
  };
  static const char *const completed[INSERTCOIN_LEVELS] = {
    N_ ("level 1 complete"),
    N_ ("level 2 complete"),
    N_ ("level 3 complete"),
  };
  guint fresh = insertcoin_state (page->after)->seats[page->seat].complete
                & ~insertcoin_page_seat (page)->complete;
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < MIN (now->n_lines, G_N_ELEMENTS (labels)); i++)
    {
      int change = then->lines[i].points - now->lines[i].points;
      gboolean complete = i < INSERTCOIN_LEVELS && fresh & 1u << i;

      if (change || complete)
        add_change (words, change, complete ? _ (completed[i]) : _ (labels[i]));
    }

  return g_string_free (g_steal_pointer (&words), FALSE);
}

/* "35 › 41", ending at the right; returns where it begins. */
static double
draw_totals (const FlipPage *page, int now, int then, double right, double y)
{
  const FlipPalette *palette = page->canvas->palette;
  FlipType large = { 19, FLIP_HEAVY }, small = { 14, FLIP_REGULAR };
  g_autofree char *after = g_strdup_printf ("%d", then);
  g_autofree char *before = g_strdup_printf ("%d › ", now);
  double middle = right - flip_text_width (page->canvas, after, large) - 4;

  flip_text_draw (page->canvas, after, large, palette->text, right, y, FLIP_ALIGN_END, 0);
  flip_text_draw (page->canvas, before, small, palette->text, middle, y, FLIP_ALIGN_END, 0);
  return middle - flip_text_width (page->canvas, before, small);
}

/* Below the rows if there is room, otherwise beside the title. */
static void
scores_outlook (const FlipPage *page)
{
  const FlipPalette *palette = page->canvas->palette;
  FlipScore now = { 0 }, then = { 0 };
  gboolean below = has_words (page);
  double width = below ? page->rect.width - 2 * PADDING : 200, height = below ? BOX_HEIGHT : 25;
  double y = below ? page->rect.height - places[page->layout].foot - height : 4;
  FlipRect box = { page->rect.x + page->rect.width - PADDING - width, page->rect.y + y, width,
                   height };
  g_autofree char *words = NULL;
  double left;

  insertcoin_score (page->state, page->seat, &now);
  insertcoin_score (page->after, page->seat, &then);
  words = words_of_changes (page, &now, &then);
  if (!*words)
    return;
  flip_canvas_box (page->canvas, &box, FLIP_PANEL_RADIUS, palette->glow, palette->glow_line, 1.8);
  left = draw_totals (page, now.total, then.total, box.x + box.width - 12, flip_rect_centre (&box));
  flip_text_draw (page->canvas, _ ("With this move"), FLIP_TYPE_VALUE, palette->text, box.x + 12,
                  below ? box.y + 21 : flip_rect_centre (&box), FLIP_ALIGN_START, 0);
  if (below)
    flip_text_draw (page->canvas, words, FLIP_TYPE_BODY, palette->text, box.x + 12, box.y + 42,
                    FLIP_ALIGN_START, left - box.x - 18);
}

const FlipRegion insertcoin_scores_region = {
  .name = N_ ("Scores so far"),
  .glyph = FLIP_GLYPH_TROPHY, .hue = FLIP_HUE_GREY,
  .rects = { { 713, 477, 343, 266 }, { 709, 426, 344, 188 }, { 656, 404, 324, 132 },
             { 0, 0, FLIP_PAGE_WIDTH, 0 } },
  .print = scores_print, .ink = scores_ink, .outlook = scores_outlook, .digest = scores_digest,
};
