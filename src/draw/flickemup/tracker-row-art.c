/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flickemup/tracker-art.h"
#include "games/flickemup/flickemup-words.h"

#include <glib/gi18n-lib.h>

/* The parts of a cowboy's row: its hat, its hearts, its two places for tokens. */

#define HAT 42

void
flickemup_tracker_site_end (const FlipSpot *spot, double radius)
{
  FlipSiteFace face = { .rect = spot->rect, .hue = FLIP_HUE_GREY, .radius = radius };

  flip_site_face_frame (spot->canvas, &face, spot->look);
}

static void
draw_hat (const FlipSpot *spot, guint cowboy)
{
  const FlickemupRowPlan *plan = flickemup_row_plan (spot->layout);
  FlickemupColour hat = (FlickemupColour) flickemup_state (spot->state)->figures[cowboy].hat;

  flickemup_hat_draw (spot->canvas, cowboy, hat, flip_rect_middle (&spot->rect), plan->hat_middle,
                      HAT);
  flip_text_draw (spot->canvas, hat == FLICKEMUP_RED ? _ ("red hat") : _ ("blue hat"),
                  FLIP_TYPE_NOTE, spot->canvas->palette->text, flip_rect_middle (&spot->rect),
                  plan->hat_words, FLIP_ALIGN_MIDDLE, spot->rect.width + 8);
}

/* A lost heart is hollow. */
static void
draw_hearts (const FlipSpot *spot, guint cowboy, gboolean lost)
{
  const FlipPalette *palette = spot->canvas->palette;
  double width = flickemup_heart_width (spot->state, spot->layout, cowboy);
  double size = MIN (24, width - 4);

  for (double x = width / 2; x < spot->rect.width; x += width)
    {
      flip_glyph_draw (spot->canvas, FLIP_GLYPH_HEART, x, flip_rect_centre (&spot->rect), size,
                       lost ? palette->second : palette->hues[FLIP_HUE_HEARTS],
                       spot->canvas->ground);
      if (lost)
        flip_glyph_draw (spot->canvas, FLIP_GLYPH_HEART, x, flip_rect_centre (&spot->rect),
                         size * .8, palette->face, palette->face);
    }
}

static void
draw_free (const FlipSpot *spot)
{
  FlipRect rect = flip_rect_grow (spot->rect, -.5);

  flickemup_dashes_draw (spot->canvas, &rect, 7);
  flip_text_draw (spot->canvas, C_ ("place for a token", "free"), FLIP_TYPE_BODY,
                  spot->canvas->palette->second, flip_rect_middle (&rect),
                  flip_rect_centre (&rect), FLIP_ALIGN_MIDDLE, rect.width - 6);
}

static void
draw_token (const FlipSpot *spot, guint token)
{
  const FlipPalette *palette = spot->canvas->palette;
  const char *name = flickemup_token_name (token);
  gboolean named = flickemup_row_plan (spot->layout)->names;
  double room = spot->rect.width - 34;
  double width = named ? MIN (flip_text_width (spot->canvas, name, FLIP_TYPE_VALUE), room) : 0;
  double left = flip_rect_middle (&spot->rect) - (width + (named ? 22 : 16)) / 2;

  flip_canvas_box (spot->canvas, &spot->rect, 7, palette->tints[FLIP_HUE_GREY],
                   flip_palette_site_line (palette, FLIP_HUE_GREY), palette->line);
  spot->canvas->ground = palette->tints[FLIP_HUE_GREY];
  flickemup_token_draw (spot->canvas, token, left + 8, flip_rect_centre (&spot->rect), 16,
                        palette->tools);
  if (named)
    flip_text_draw (spot->canvas, name, FLIP_TYPE_VALUE, palette->text, left + 22,
                    flip_rect_centre (&spot->rect), FLIP_ALIGN_START, room);
}

static void
draw_slot (const FlipSpot *spot, guint slot)
{
  guint token =
    flickemup_state (spot->state)->figures[slot / FLICKEMUP_SLOTS].tokens[slot % FLICKEMUP_SLOTS];

  if (token == FLICKEMUP_NO_TOKEN)
    draw_free (spot);
  else
    draw_token (spot, token);
}

static void
tracker_part_site (const FlipSpot *spot)
{
  guint cowboy = (spot->site - FLICKEMUP_SITES) % FLICKEMUP_COWBOYS;

  g_assert (spot->site >= FLICKEMUP_SITE_HAT && spot->site < FLICKEMUP_SITE_GOAL);

  spot->canvas->ground = spot->canvas->palette->face;
  if (spot->site >= FLICKEMUP_SITE_SLOT)
    draw_slot (spot, spot->site - FLICKEMUP_SITE_SLOT);
  else if (spot->site >= FLICKEMUP_SITE_HEARTS)
    draw_hearts (spot, cowboy, spot->site >= FLICKEMUP_SITE_LOST);
  else
    draw_hat (spot, cowboy);
  flickemup_tracker_site_end (spot, 8);
}

/* A cowboy's row: its name and condition, and what a tap on it means. Its hat, hearts and places
   for tokens are on top of it, as sites of their own. */

typedef enum
{
  ROW_OUT,     /* only its hat matters */
  ROW_WAITS,   /* has played, or the question is about another cowboy */
  ROW_CAN,     /* can be played */
  ROW_PLAYING, /* the question is about it */
  ROW_ENEMY,   /* can be hit */
  ROW_FRIEND,  /* can be hit, by mistake */
  ROW_SAFE,    /* can't be hit */
} RowState;

static gboolean
can_be_hit (const FlickemupState *state, guint figure)
{
  return flickemup_lives (state, figure) && !flickemup_is_fallen (state, figure)
         && (!flickemup_is_inside (state, figure)
             || flickemup_has_rule (state, FLICKEMUP_RULE_DUEL));
}

static RowState
state_of (const FlickemupState *state, guint cowboy)
{
  if (!flickemup_lives (state, cowboy))
    return ROW_OUT;
  if (state->stage != FLICKEMUP_STAGE_TARGET)
    return flickemup_is_available (state, cowboy) ? ROW_CAN : ROW_WAITS;
  if (state->turn.cowboy == cowboy)
    return ROW_PLAYING;
  if (!can_be_hit (state, cowboy))
    return ROW_SAFE;
  return flickemup_team_of (cowboy) == state->turn.team ? ROW_FRIEND : ROW_ENEMY;
}

static char *
describe_status (const FlickemupState *state, guint cowboy)
{
  const FlickemupFigure *figure = &state->figures[cowboy];
  const char *status;

  if (figure->life == FLICKEMUP_DEAD)
    return g_strdup (C_ ("figure", "out"));
  if (figure->life == FLICKEMUP_AWAY)
    return g_strdup (_ ("has left town"));
  if (flickemup_is_fallen (state, cowboy))
    return g_strdup (_ ("lying, stands up when played"));
  status = state->turn.cowboy == cowboy             ? _ ("is being played")
           : flickemup_is_available (state, cowboy) ? _ ("ready")
                                                    : _ ("has played");
  if (figure->inside < FLICKEMUP_BUILDINGS)
    /* Translators: what a figure does, and the building that it is in */
    return g_strdup_printf (_ ("%s, in %s"), status, flickemup_building_inside (figure->inside));
  return g_strdup (status);
}

static void
draw_name (const FlipSpot *spot, RowState row)
{
  const FlipPalette *palette = spot->canvas->palette;
  const FlickemupRowPlan *plan = flickemup_row_plan (spot->layout);
  const char *name = flickemup_figure_name (spot->site);
  g_autofree char *status = describe_status (spot->state, spot->site);
  double width = flip_text_width (spot->canvas, name, FLIP_TYPE_ROW_TITLE);
  gboolean playing = row == ROW_PLAYING || flickemup_state (spot->state)->turn.cowboy == spot->site;

  flip_text_draw (spot->canvas, name, FLIP_TYPE_ROW_TITLE, palette->text, plan->text,
                  plan->name_line, FLIP_ALIGN_START, 0);
  flip_text_draw (spot->canvas, status, playing ? FLIP_TYPE_VALUE : FLIP_TYPE_BODY,
                  playing ? palette->hues[FLIP_HUE_DIAMONDS] : palette->second,
                  plan->text + width + 10, plan->name_line, FLIP_ALIGN_START,
                  plan->button - plan->text - width - 18);
}

/* What a tap on the row means. */
static void
draw_button (const FlipSpot *spot, const FlipRect *rect, const char *word, RowState row)
{
  const FlipPalette *palette = spot->canvas->palette;
  FlipColour line = flip_palette_site_line (palette, FLIP_HUE_GREY),
             fill = palette->tints[FLIP_HUE_GREY];
  FlipColour text = palette->text;

  if (row == ROW_PLAYING)
    {
      fill = line = palette->hues[FLIP_HUE_DIAMONDS];
      text = palette->face;
    }
  else if (row == ROW_ENEMY && palette->shows_moves)
    {
      fill = palette->face;
      line = palette->glow_line;
    }
  else if (row == ROW_FRIEND && palette->shows_moves)
    {
      fill = palette->faint_glow;
      line = palette->glow_line;
    }
  flip_canvas_box (spot->canvas, rect, 9, fill, line, row == ROW_ENEMY ? 1.8 : 1.3);
  flip_text_draw (spot->canvas, word, FLIP_TYPE_REGION, text, flip_rect_middle (rect),
                  flip_rect_centre (rect), FLIP_ALIGN_MIDDLE, rect->width - 10);
}

static void
draw_safe (const FlipSpot *spot, const FlipRect *rect)
{
  const FlipPalette *palette = spot->canvas->palette;
  gboolean lies = flickemup_is_fallen (spot->state, spot->site);

  flickemup_dashes_draw (spot->canvas, rect, 9);
  flip_text_draw (spot->canvas, C_ ("figure", "safe"), FLIP_TYPE_VALUE, palette->second,
                  flip_rect_middle (rect), flip_rect_centre (rect) - 7, FLIP_ALIGN_MIDDLE,
                  rect->width - 8);
  flip_text_draw (spot->canvas,
                  lies ? C_ ("figure", "lying")
                       : /* where a cowboy is: in a building */ _ ("indoors"),
                  FLIP_TYPE_NOTE, palette->second, flip_rect_middle (rect),
                  flip_rect_centre (rect) + 11, FLIP_ALIGN_MIDDLE, rect->width - 8);
}

static void
draw_act (const FlipSpot *spot, RowState row)
{
  const FlickemupRowPlan *plan = flickemup_row_plan (spot->layout);
  FlipRect rect = { plan->button, plan->button_top, plan->button_width, plan->button_height };

  switch (row)
    {
    case ROW_CAN:
    case ROW_PLAYING:
      /* Translators: on a button: this cowboy shoots */
      return draw_button (spot, &rect, _ ("shoots"), row);
    case ROW_ENEMY:
    case ROW_FRIEND:
      return draw_button (spot, &rect, /* Translators: an answer: who was hit */ _ ("Hit"), row);
    case ROW_SAFE:
      return draw_safe (spot, &rect);
    default:
      return;
    }
}

static void
draw_farewell (const FlipSpot *spot)
{
  const FlickemupRowPlan *plan = flickemup_row_plan (spot->layout);
  FlipRect words = { plan->slots, plan->slots_top + 4, spot->rect.width - plan->slots - 10, 44 };

  flip_text_draw_paragraph (spot->canvas, _ ("Takes no action, but the hat still turns."),
                            FLIP_TYPE_BODY, spot->canvas->palette->second, &words,
                            FLIP_ALIGN_START);
}

void
flickemup_tracker_row_site (const FlipSpot *spot)
{
  const FlipPalette *palette = spot->canvas->palette;
  const FlickemupRowPlan *plan = flickemup_row_plan (spot->layout);
  FlipRect pill = { plan->button, plan->initiative, plan->button_width, 16 };
  RowState row;
  FlipSiteLook look;
  FlipSpot quiet = *spot;
  FlipSiteLook plain = *spot->look;
  FlipSiteFace face;

  if (spot->site >= FLICKEMUP_SITES)
    return tracker_part_site (spot);
  row = state_of (spot->state, spot->site);
  /* People can enter anything at any time; only those who may have been hit glow. */
  plain.price = row == ROW_ENEMY && spot->look->price == 0 ? 0 : FLIP_NOT_IN_REACH;
  plain.mark = row == ROW_PLAYING ? FLIP_MARK_CIRCLED : FLIP_MARK_NONE;
  quiet.look = &plain;
  face = flickemup_spot_begin (&quiet, FLIP_HUE_GREY, &look);
  if (row == ROW_PLAYING || row == ROW_OUT)
    {
      FlipRect inner = flip_rect_grow (spot->rect, -1);

      flip_canvas_fill_round (spot->canvas, &inner, FLIP_PANEL_RADIUS - 1,
                              palette->tints[row == ROW_OUT ? FLIP_HUE_GREY : FLIP_HUE_DIAMONDS]);
    }
  draw_name (spot, row);
  if (flickemup_state (spot->state)->initiative == spot->site)
    flickemup_initiative_draw (spot->canvas, &pill, pill.width - 6);
  draw_act (spot, row);
  if (row == ROW_OUT)
    draw_farewell (spot);
  flickemup_spot_end (&quiet, &face, &look);
}
