/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flickemup/tracker-art.h"
#include "games/flickemup/flickemup-cowboy.h"
#include "games/flickemup/flickemup-words.h"

#include <glib/gi18n-lib.h>

/* The goals of both sides, with the clock between them. */

#define PILL     34
#define SEGMENT  6
#define SEGMENTS 12 /* a goal with more pieces has a single bar */
#define WHOLE    70 /* a goal of at least this height has a card of its own */
#define CROWDED  60 /* below this height, two lines of words don't fit in the usual size */

/* Positions in the card of the clock; and where the words of a goal begin if it shares its card. */
static const struct
{
  double clock; /* its centre from the left */
  double text, hour, hats, left;
  double goal, count;
} places[FLIP_N_LAYOUTS] = {
  [FLIP_LAYOUT_BOARD] = { 48, 98, 20, 40, 67, 94, 60 },
  [FLIP_LAYOUT_LOW] = { 48, 98, 20, 41, 70, 94, 60 },
  [FLIP_LAYOUT_HALF] = { 44, 90, 19, 39, 70, 84, 56 },
  [FLIP_LAYOUT_NARROW] = { 48, 98, 20, 40, 67, 94, 60 },
};

static void
draw_card (FlipCanvas *canvas, const FlipRect *rect)
{
  flip_canvas_box (canvas, rect, FLIP_PANEL_RADIUS, canvas->palette->face,
                   flip_palette_panel_line (canvas->palette, FLIP_HUE_GREY), canvas->palette->line);
}

static void
tracker_score_print (const FlipPage *page)
{
  for (guint card = 0; card <= FLICKEMUP_CLOCK_CARD; card++)
    {
      FlipRect rect = flickemup_tracker_card (page->layout, card);

      draw_card (page->canvas, &rect);
    }
}

static void
tracker_score_ink (const FlipPage *page)
{
  const FlipPalette *palette = page->canvas->palette;
  FlipRect card = flickemup_tracker_card (page->layout, FLICKEMUP_CLOCK_CARD);
  gboolean red = flickemup_colour (page->state) == FLICKEMUP_RED;
  double x = card.x + places[page->layout].text, most = card.width - places[page->layout].text - 6;
  /* Translators: %u: an hour of the clock */
  g_autofree char *hour = g_strdup_printf (_ ("%u o’clock"), flickemup_hour (page->state));
  g_autofree char *left = NULL;
  FlickemupClockFace clock = {
    .x = card.x + places[page->layout].clock,
    .y = flip_rect_centre (&card),
    .radius = 40,
    .rim = 2,
    .inset = 10,
    .disc = 8.5,
    .type = FLIP_TYPE_BONUS,
    .shorter = 21,
    .hand = 4,
  };
  guint ready, played;

  flickemup_count_hats (page->state, &ready, &played);
  left = g_strdup_printf (/* Translators: %u: how many cowboys */ _ ("%u to play"), ready);
  flickemup_clock_draw (page->canvas, page->state, &clock);
  flip_text_draw (page->canvas, hour, FLIP_TYPE_COUNT, palette->text, x,
                  card.y + places[page->layout].hour, FLIP_ALIGN_START, most);
  flip_text_draw (page->canvas, red ? _ ("red hats play") : _ ("blue hats play"), FLIP_TYPE_BODY,
                  palette->text, x, card.y + places[page->layout].hats, FLIP_ALIGN_START, most);
  flip_text_draw (page->canvas, left, FLIP_TYPE_BODY, palette->second, x,
                  card.y + places[page->layout].left, FLIP_ALIGN_START, 46);
}

/* --- Goals --- */

static void
draw_pill (const FlipSpot *spot, const FlipRect *rect, const char *word, gboolean told)
{
  const FlipPalette *palette = spot->canvas->palette;

  flip_canvas_box (
    spot->canvas, rect, rect->height / 2, told ? palette->badge : palette->tints[FLIP_HUE_GREY],
    told ? palette->badge_line : flip_palette_site_line (palette, FLIP_HUE_GREY), palette->line);
  flip_text_draw (spot->canvas, word, FLIP_TYPE_VALUE, told ? palette->badge_text : palette->text,
                  flip_rect_middle (rect), flip_rect_centre (rect), FLIP_ALIGN_MIDDLE,
                  rect->width - 12);
}

/* One segment per piece. */
static void
draw_segments (const FlipSpot *spot, const FlipRect *rect, int have, int need)
{
  const FlipPalette *palette = spot->canvas->palette;
  guint n = need <= SEGMENTS ? (guint) need : 1;
  double width = (rect->width - (n - 1) * 5) / n;

  for (guint i = 0; i < n; i++)
    {
      FlipRect part = { rect->x + i * (width + 5), rect->y, width, SEGMENT };

      flip_canvas_box (spot->canvas, &part, SEGMENT / 2.0, palette->face,
                       flip_palette_site_line (palette, FLIP_HUE_GREY), palette->line);
      if (n == 1)
        part.width *= CLAMP ((double) have / need, 0, 1);
      if (part.width < SEGMENT || (n > 1 && (int) i >= have))
        continue;
      flip_canvas_fill_round (spot->canvas, &part, SEGMENT / 2.0, palette->hues[FLIP_HUE_DIAMONDS]);
    }
}

/* "Lawmen", or the connection with the goal before: "and", "or". */
static const char *
lead_of (const FlickemupState *state, guint team, guint goal)
{
  if (goal == 0)
    return flickemup_team_name (team);
  /* Translators: between two goals that count together */
  return state->scenario.goals[team][goal].joined
           ? /* between two goals, both of which are needed */ _ ("and")
           : /* between two goals, either of which is enough */ _ ("or");
}

static void
draw_told (const FlipSpot *spot, gboolean done)
{
  double height = MIN (PILL, spot->rect.height - 4);
  FlipRect pill = { spot->rect.width - 140, (spot->rect.height - height) / 2, 132, height };

  if (spot->rect.height > WHOLE)
    pill.y = spot->rect.height - height - 10;
  draw_pill (spot, &pill, done ? /* a goal that was met */ _ ("Done") : _ ("We have done it"),
             done);
}

static void
draw_count (const FlipSpot *spot, int have, int need, gboolean crowded)
{
  /* Translators: first %d: how many there are; second %d: how many are needed */
  g_autofree char *count = g_strdup_printf (_ ("%d of %d"), MIN (have, need), need);
  gboolean high = spot->rect.height > 36;
  gboolean deep = crowded || spot->rect.height < 44;
  FlipRect bar = { 12, spot->rect.height - (deep ? 11 : 16), spot->rect.width - 24, SEGMENT };

  flip_text_draw (spot->canvas, count, FLIP_TYPE_VALUE, spot->canvas->palette->text,
                  spot->rect.width - 12, high ? 16 : flip_rect_centre (&spot->rect), FLIP_ALIGN_END,
                  0);
  if (high)
    draw_segments (spot, &bar, have, need);
}

static void
draw_goal (const FlipSpot *spot, guint team, guint goal)
{
  const FlipPalette *palette = spot->canvas->palette;
  const FlickemupState *state = spot->state;
  gboolean told = state->scenario.goals[team][goal].kind == FLICKEMUP_GOAL_TOLD;
  g_autoptr (GString) text = g_string_new (NULL);
  double left = places[spot->layout].goal;
  double room = spot->rect.width - left
                - (told && spot->rect.height < WHOLE ? 144 : places[spot->layout].count);
  FlipRect words = { left, spot->rect.height > 36 ? 9 : spot->rect.height / 2 - 8, room, 40 };
  gboolean crowded; /* two lines of words above the segments */

  flickemup_goal_describe (state, team, goal, text);
  crowded = !told && spot->rect.height > 36 && spot->rect.height < CROWDED
            && flip_text_width (spot->canvas, text->str, FLIP_TYPE_BODY) > room;
  if (crowded)
    words.y = 5;
  if (spot->rect.height > WHOLE)
    words = (FlipRect){ 12, 28, spot->rect.width - (told ? 160 : 24), 40 };
  if (goal == 0)
    flip_glyph_draw (spot->canvas, FLIP_GLYPH_FLAG, 18, words.y > 20 ? 16 : words.y + 7, 13,
                     palette->text, palette->face);
  if (goal && words.y <= 20)
    flip_text_draw (spot->canvas, lead_of (state, team, goal), FLIP_TYPE_VALUE, palette->second,
                    left - 8, words.y + 7, FLIP_ALIGN_END, 60);
  else
    flip_text_draw (spot->canvas, lead_of (state, team, goal), FLIP_TYPE_VALUE,
                    goal ? palette->second : palette->text, goal ? 62 : 28,
                    words.y > 20 ? 16 : words.y + 7, FLIP_ALIGN_START, words.y > 20 ? 120 : 60);
  flip_text_draw_paragraph (spot->canvas, text->str, crowded ? FLIP_TYPE_NOTE : FLIP_TYPE_BODY,
                            palette->text, &words, FLIP_ALIGN_START);
  if (told)
    draw_told (spot, flickemup_goal_met (state, team, goal));
  else
    draw_count (spot, flickemup_goal_have (state, team, goal),
                flickemup_goal_need (state, team, goal), crowded);
}

static void
tracker_score_site (const FlipSpot *spot)
{
  guint goal = spot->site - FLICKEMUP_SITE_GOAL;

  spot->canvas->ground = spot->canvas->palette->face;
  if (spot->site >= FLICKEMUP_SITE_GOAL)
    draw_goal (spot, goal / FLICKEMUP_MOST_GOALS, goal % FLICKEMUP_MOST_GOALS);
  else
    /* Translators: on a button: move the hand of the clock */
    draw_pill (spot, &spot->rect, _ ("Next hour"), FALSE);
  flickemup_tracker_site_end (spot, FLIP_PANEL_RADIUS);
}

const FlipRegion flickemup_tracker_score_region = {
  .name = /* heading over what each side has to do */ N_ ("Goals"),
  .glyph = FLIP_GLYPH_FLAG, .hue = FLIP_HUE_GREY,
  .rects = { { 10, 10, 1048, 92 }, { 9, 9, 1064, 96 }, { 0, 0, 980, 96 },
             { 0, 0, FLIP_PAGE_WIDTH, 3 * 98 - 6 } },
  .print = tracker_score_print, .ink = tracker_score_ink, .digest = flickemup_clock_digest,
  .place = flickemup_tracker_score_place, .site = tracker_score_site,
};
