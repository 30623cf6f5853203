/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flickemup/flickemup-art.h"

#include <glib/gi18n-lib.h>

/* What a side wants, and how far it is. */

#define GOAL_PITCH 43

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
  flip_canvas_round (canvas, &done, rect->height / 2);
  flip_canvas_fill (canvas, palette->hues[FLIP_HUE_DIAMONDS]);
}

static void
draw_goal (const FlickemupPage *page, guint team, guint goal, const FlipRect *rect)
{
  const FlipPalette *palette = page->canvas->palette;
  int have = flickemup_goal_have (page->state, team, goal);
  int need = flickemup_goal_need (page->state, team, goal);
  g_autofree char *count = g_strdup_printf (_ ("%d of %d"), MIN (have, need), need);
  g_autoptr (GString) text = g_string_new (NULL);
  double counted = flip_text_width (page->canvas, count, FLIP_TYPE_NAME) + 8;
  FlipRect bar = { rect->x, rect->y + 31, rect->width - counted, 6 };

  flickemup_goal_describe (page->state, team, goal, text);
  flip_text_draw_paragraph (page->canvas, text->str, FLIP_TYPE_NOTE, palette->text, rect,
                            FLIP_ALIGN_START);
  draw_bar (page->canvas, &bar, (double) have / need);
  flip_text_draw (page->canvas, count, FLIP_TYPE_NAME, palette->text, rect->x + rect->width,
                  bar.y + 3, FLIP_ALIGN_END, 0);
}

void
flickemup_goals_ink (const FlickemupPage *page, guint team)
{
  FlipRect rect = flickemup_goals_rect (page->layout, team);
  const FlipPalette *palette = page->canvas->palette;
  guint n = page->state->scenario.n_goals[team];

  flip_glyph_draw (page->canvas, FLIP_GLYPH_FLAG, rect.x + 7, rect.y + 9, 13, palette->text,
                   page->canvas->ground);
  flip_text_draw (page->canvas, n > 1 ? _ ("One of these") : _ ("Goal"), FLIP_TYPE_REGION,
                  palette->text, rect.x + 19, rect.y + 9, FLIP_ALIGN_START, rect.width - 20);
  for (guint i = 0; i < n; i++)
    {
      FlipRect line = { rect.x, rect.y + 20 + i * GOAL_PITCH, rect.width, GOAL_PITCH };

      draw_goal (page, team, i, &line);
    }
}
