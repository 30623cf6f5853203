/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flickemup/flickemup-art.h"
#include "games/flickemup/flickemup-cowboy.h"

#include <glib/gi18n-lib.h>

/* The goals of a side, and how far it has got. */

#define TITLE 20.0
#define LINE  14.0 /* height of a line of words */
#define BAR   6.0
#define ABOVE 5.0 /* above the bar */
#define BELOW 6.0
#define TIGHT 2.0 /* above and below it, if there are many words */

/* The number of lines that words need in a width; they break only at spaces. */
static guint
count_lines (FlipCanvas *canvas, const char *text, double width)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  g_autoptr (GString) line = g_string_new (NULL);
  guint lines = 1;

  for (guint i = 0; words[i]; i++)
    {
      gsize before = line->len;

      g_string_append_printf (line, "%s%s", before ? " " : "", words[i]);
      if (before == 0 || flip_text_width (canvas, line->str, FLIP_TYPE_NOTE) <= width)
        continue;
      g_string_assign (line, words[i]);
      lines++;
    }

  return lines;
}

static void
draw_bar (FlipCanvas *canvas, const FlipRect *rect, double part)
{
  const FlipPalette *palette = canvas->palette;
  FlipRect done = *rect;

  flip_canvas_box (canvas, rect, rect->height / 2, palette->face,
                   flip_palette_site_line (palette, FLIP_HUE_GREY), palette->line);
  done.width = rect->width * CLAMP (part, 0, 1);
  if (done.width < rect->height)
    return;
  flip_canvas_fill_round (canvas, &done, rect->height / 2, palette->hues[FLIP_HUE_DIAMONDS]);
}

/* A goal in words; if it has no bar, they include its count. */
static char *
goal_words (const FlipPage *page, guint team, guint goal, gboolean counted)
{
  int have = flickemup_goal_have (page->state, team, goal);
  int need = flickemup_goal_need (page->state, team, goal);
  g_autoptr (GString) text = g_string_new (NULL);

  g_assert (need > 0);

  flickemup_goal_describe (page->state, team, goal, text);
  /* Translators: a goal and how far it is: Bring gold to the Bank (0 of 2) */
  return counted ? g_strdup_printf (_ ("%s (%d of %d)"), text->str, MIN (have, need), need)
                 : g_string_free (g_steal_pointer (&text), FALSE);
}

/* The bar, with its count at the end. */
static void
draw_progress (const FlipPage *page, guint team, guint goal, const FlipRect *rect)
{
  int have = flickemup_goal_have (page->state, team, goal);
  int need = flickemup_goal_need (page->state, team, goal);
  /* Translators: first %d: how many there are; second %d: how many are needed */
  g_autofree char *count = g_strdup_printf (_ ("%d of %d"), MIN (have, need), need);
  double counted = flip_text_width (page->canvas, count, FLIP_TYPE_NAME) + 8;
  FlipRect bar = { rect->x, rect->y, rect->width - counted, BAR };

  draw_bar (page->canvas, &bar, (double) have / need);
  flip_text_draw (page->canvas, count, FLIP_TYPE_NAME, page->canvas->palette->text,
                  rect->x + rect->width, bar.y + BAR / 2, FLIP_ALIGN_END, 0);
}

/* The room around a bar, from ample to scarce; in the last case there is no bar. */
static const struct
{
  double above, bar, below;
} rooms[] = {
  { ABOVE, BAR, BELOW },
  { TIGHT, BAR, TIGHT },
  { 0, 0, TIGHT },
};

/* Draws the words with the bar below them; returns their height. */
static double
draw_goal (const FlipPage *page, guint team, guint goal, const FlipRect *rect, guint room)
{
  g_autofree char *words = goal_words (page, team, goal, rooms[room].bar == 0);
  double height = count_lines (page->canvas, words, rect->width) * LINE + rooms[room].above;
  FlipRect bar = { rect->x, rect->y + height, rect->width, BAR };

  flip_text_draw_paragraph (page->canvas, words, FLIP_TYPE_NOTE, page->canvas->palette->text, rect,
                            FLIP_ALIGN_START);
  if (rooms[room].bar > 0)
    draw_progress (page, team, goal, &bar);
  return height + rooms[room].bar + rooms[room].below;
}

static double
measure_goals (const FlipPage *page, guint team, double width, guint room)
{
  guint n = flickemup_state (page->state)->scenario.n_goals[team];
  double height = TITLE + n * (rooms[room].above + rooms[room].bar + rooms[room].below);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *words = goal_words (page, team, i, rooms[room].bar == 0);

      height += count_lines (page->canvas, words, width) * LINE;
    }

  return height;
}

void
flickemup_goals_ink (const FlipPage *page, guint team)
{
  FlipRect rect = flickemup_goals_rect (page->layout, team);
  const FlipPalette *palette = page->canvas->palette;
  guint n = flickemup_state (page->state)->scenario.n_goals[team], room = 0;
  FlipRect line = { rect.x, rect.y + TITLE, rect.width, rect.height - TITLE };

  g_assert (team < FLICKEMUP_TEAMS);

  while (room + 1 < G_N_ELEMENTS (rooms)
         && measure_goals (page, team, rect.width, room) > rect.height)
    room++;
  flip_glyph_draw (page->canvas, FLIP_GLYPH_FLAG, rect.x + 7, rect.y + 9, 13, palette->text,
                   page->canvas->ground);
  flip_text_draw (page->canvas, n > 1 ? _ ("One of these") : _ ("Goal"), FLIP_TYPE_REGION,
                  palette->text, rect.x + 19, rect.y + 9, FLIP_ALIGN_START, rect.width - 20);
  for (guint i = 0; i < n; i++)
    line.y += draw_goal (page, team, i, &line, room);
}
