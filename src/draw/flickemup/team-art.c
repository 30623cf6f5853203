/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flickemup/flickemup-art.h"
#include "engine/base/phrase.h"
#include "games/flickemup/flickemup-cowboy.h"
#include "games/flickemup/flickemup-words.h"

#include <glib/gi18n-lib.h>

/* A side's box: five cards with hat, hit points, weapon and two places for tokens. */

#define HEARTS_AT_MOST 5
#define DIMMED         .55
#define NAME_FROM      48
#define NAME_MOST      80
#define PILL_HEIGHT    16.0
#define PILL_MARGIN    7
#define PILL_USUAL     12 /* around its word; PILL_LEAST if there is little room */
#define PILL_LEAST     8

static guint
team_of_region (guint region)
{
  g_assert (region == FLICKEMUP_REGION_LAWMEN || region == FLICKEMUP_REGION_OUTLAWS);

  return region == FLICKEMUP_REGION_LAWMEN ? FLICKEMUP_LAWMEN : FLICKEMUP_OUTLAWS;
}

static void
team_print (const FlipPage *page)
{
  guint team = team_of_region (page->region);
  FlickemupColours colours = flickemup_colours (page->canvas->palette);
  FlipRect wood =
    flip_rect_around (page->rect.x + 17, page->rect.y + FLIP_PANEL_HEADER / 2.0, 18, 18);

  flip_page_print (page);
  flip_canvas_box (page->canvas, &wood, 5,
                   team == FLICKEMUP_LAWMEN ? colours.light_wood : colours.outlaw, colours.edge, 1);
  flip_glyph_draw (page->canvas, page->art->regions[page->region]->glyph, page->rect.x + 17,
                   page->rect.y + FLIP_PANEL_HEADER / 2.0, 12,
                   team == FLICKEMUP_LAWMEN ? colours.on_lawman : colours.on_outlaw,
                   team == FLICKEMUP_LAWMEN ? colours.light_wood : colours.outlaw);
}

/* The names, followed by the number of further players. */
static char *
write_heading (const char *names, guint more, const char *points)
{
  /* Translators: first %s: the names of players; %u: how many more there are; second %s: hit points
     */
  return more ? g_strdup_printf (_ ("%s +%u · %s"), names, more, points)
              /* Translators: first %s: the names of players; second %s: hit points */
              : g_strdup_printf (_ ("%s · %s"), names, points);
}

/* "Ann, Cleo · 12 hit points": as many names as fit, but at least one. */
static char *
heading_of (const FlipPage *page, guint team, double most)
{
  guint n = flickemup_hit_points (page->state, team),
        more = flickemup_team_size (page->state, team);
  /* Translators: %u: how many */
  g_autofree char *points = g_strdup_printf (ngettext ("%u hit point", "%u hit points", n), n);
  g_autoptr (GString) names = g_string_new (NULL);
  char *heading = NULL;

  for (guint seat = 0; page->canvas->setup && seat < flickemup_state (page->state)->n_seats; seat++)
    {
      g_autofree char *name = flip_canvas_player (page->canvas, seat);
      char *longer;

      if (flickemup_seat_team (page->state, seat) != team)
        continue;
      flip_phrase_add (names, name);
      longer = write_heading (names->str, --more, points);
      if (heading && flip_text_width (page->canvas, longer, FLIP_TYPE_NAME) > most)
        {
          g_free (longer);
          break;
        }
      g_free (heading);
      heading = longer;
    }
  return heading ? heading : g_steal_pointer (&points);
}

/* Beside the side's name if there is room, otherwise below it. */
static void
team_ink (const FlipPage *page)
{
  guint team = team_of_region (page->region);
  gboolean beside = page->layout == FLIP_LAYOUT_NARROW;
  double name = flip_text_width (page->canvas, flickemup_team_name (team), FLIP_TYPE_REGION);
  double most = page->rect.width - (beside ? 28 + name + 22 : 24);
  g_autofree char *heading = heading_of (page, team, most);

  flip_text_draw (page->canvas, heading, FLIP_TYPE_NAME, page->canvas->palette->second,
                  page->rect.x + (beside ? page->rect.width - 12 : 12),
                  page->rect.y + (beside ? FLIP_PANEL_HEADER / 2.0 : FLIP_PANEL_HEADER + 7),
                  beside ? FLIP_ALIGN_END : FLIP_ALIGN_START, most);
  flickemup_goals_ink (page, team);
}

static FlipDigest
team_digest (const FlipPage *page)
{
  const FlickemupState *state = page->state;
  guint team = team_of_region (page->region);
  FlipDigest digest = flip_digest_number (FLIP_DIGEST_START, flickemup_hit_points (state, team));

  for (guint i = 0; i < state->scenario.n_goals[team]; i++)
    digest = flip_digest_number (digest, flickemup_goal_have (state, team, i));
  return digest;
}

/* --- One card --- */

static gboolean
is_playing (const FlickemupState *state, guint cowboy)
{
  return state->turn.cowboy == cowboy && state->stage != FLICKEMUP_STAGE_OVER
         && flickemup_lives (state, cowboy);
}

/* The number of the action that is being chosen or carried out. */
static int
action_of (const FlickemupState *state)
{
  return FLICKEMUP_ACTIONS - state->turn.actions + (state->stage == FLICKEMUP_STAGE_TURN);
}

static char *
describe_action (const FlipSpot *spot, FlipType type, double most)
{
  int action = action_of (spot->state);
  /* Translators: first %d: the present action; second %d: how many there are */
  g_autofree char *whole = g_strdup_printf (_ ("now: action %d of %d"), action, FLICKEMUP_ACTIONS);

  return flip_text_fits (spot->canvas, whole, type, most)
           ? g_steal_pointer (&whole)
           : g_strdup_printf ("%d/%d", action, FLICKEMUP_ACTIONS);
}

/* What a figure does, as briefly as the room requires; its hat also shows whether it has played. */
static char *
describe_status (const FlipSpot *spot, FlipType type, double most)
{
  const FlickemupState *state = spot->state;
  guint cowboy = spot->site;
  const FlickemupFigure *figure = &state->figures[cowboy];
  g_autofree char *whole = NULL, *brief = NULL;
  const char *status;

  if (figure->life == FLICKEMUP_DEAD)
    return g_strdup (C_ ("figure", "out"));
  if (figure->life == FLICKEMUP_AWAY)
    return g_strdup (_ ("has left town"));
  if (is_playing (state, cowboy))
    return describe_action (spot, type, most);
  status = flickemup_is_fallen (state, cowboy)
             ? /* a cowboy who was knocked over */ _ ("lying down")
           /* Translators: a cowboy that has not played in this hour */
           : flickemup_is_available (state, cowboy) ? _ ("ready")
                                                    /* Translators: a cowboy who had his turn */
                                                    : _ ("has played");
  if (figure->inside >= FLICKEMUP_BUILDINGS)
    return g_strdup (status);
  /* Translators: what a figure does, and the building that it is in */
  whole = g_strdup_printf (_ ("%s, in %s"), status, flickemup_building_inside (figure->inside));
  brief = flip_phrase_list (status, flickemup_building_name (figure->inside), NULL);
  if (flip_text_fits (spot->canvas, whole, type, most))
    return g_steal_pointer (&whole);
  return flip_text_fits (spot->canvas, brief, type, most)
           ? g_steal_pointer (&brief)
           : g_strdup (flickemup_building_name (figure->inside));
}

/* The pill of the cowboy that begins the next hour: after the name, or after the status if the name
   is too long. */
static FlipRect
initiative_pill (const FlipSpot *spot)
{
  const FlickemupCardPlan *plan = flickemup_card_plan (spot->layout);
  double word = flip_text_width (spot->canvas, _ ("initiative"), FLIP_TYPE_BONUS);
  double name =
    flip_text_width (spot->canvas, flickemup_figure_name (spot->site), FLIP_TYPE_REGION);
  double room = spot->rect.width - NAME_FROM - MIN (name, NAME_MOST) - PILL_MARGIN - 2;
  gboolean fits = word + PILL_LEAST <= room;
  double width = fits ? MIN (word + PILL_USUAL, room)
                      : MIN (word + PILL_LEAST, (spot->rect.width - NAME_FROM) / 2);

  return (FlipRect){ spot->rect.width - width - PILL_MARGIN,
                     (fits ? plan->name : plan->status) - PILL_HEIGHT / 2, width, PILL_HEIGHT };
}

static gboolean
has_initiative (const FlipSpot *spot)
{
  return flickemup_state (spot->state)->initiative == spot->site;
}

static void
draw_name (const FlipSpot *spot)
{
  const FlickemupCardPlan *plan = flickemup_card_plan (spot->layout);
  const FlipPalette *palette = spot->canvas->palette;
  gboolean playing = is_playing (spot->state, spot->site);
  FlipType type = playing ? FLIP_TYPE_NAME : (FlipType){ 11, FLIP_REGULAR };
  FlipRect pill = initiative_pill (spot);
  double most =
    has_initiative (spot) && pill.y > plan->name ? pill.x - NAME_FROM - 4 : spot->rect.width - 56;
  g_autofree char *status = describe_status (spot, type, most);

  flip_text_draw (spot->canvas, flickemup_figure_name (spot->site), FLIP_TYPE_REGION, palette->text,
                  NAME_FROM, plan->name, FLIP_ALIGN_START, NAME_MOST);
  flip_text_draw (spot->canvas, status, type,
                  playing ? palette->hues[FLIP_HUE_DIAMONDS] : palette->second, NAME_FROM,
                  plan->status, FLIP_ALIGN_START, most);
}

/* A lost heart is hollow. */
static void
draw_heart (const FlipSpot *spot, double x, gboolean held)
{
  const FlipPalette *palette = spot->canvas->palette;
  FlipColour colour = held ? palette->hues[FLIP_HUE_HEARTS] : palette->second;

  double y = flickemup_card_plan (spot->layout)->hearts;

  flip_glyph_draw (spot->canvas, FLIP_GLYPH_HEART, x, y, 12, colour, spot->canvas->ground);
  if (!held)
    flip_glyph_draw (spot->canvas, FLIP_GLYPH_HEART, x, y, 8.4, spot->canvas->ground,
                     spot->canvas->ground);
}

static void
draw_hit_points (const FlipSpot *spot)
{
  const FlipPalette *palette = spot->canvas->palette;
  guint have = flickemup_state (spot->state)->figures[spot->site].hit_points;
  guint most = flickemup_state (spot->state)->scenario.figures[spot->site].hit_points;
  guint hearts = most <= HEARTS_AT_MOST ? most : 1;
  /* Translators: first %u: how much there is of something; second %u: how much there may be */
  g_autofree char *text = g_strdup_printf (_ ("%u of %u"), have, most);

  for (guint i = 0; i < hearts; i++)
    draw_heart (spot, 16 + i * 15, i < have || (most > hearts && have > 0));
  flip_text_draw (spot->canvas, text, FLIP_TYPE_VALUE, palette->text, 16 + hearts * 15 + 1,
                  flickemup_card_plan (spot->layout)->hearts, FLIP_ALIGN_START, 0);
}

static void
draw_weapon (const FlipSpot *spot)
{
  const FlipPalette *palette = spot->canvas->palette;
  guint pistols = flickemup_pistols (spot->state, spot->site);
  g_autofree char *text =
    pistols == 1 ? g_strdup (C_ ("figure", "pistol"))
                 /* Translators: %u: how many */
                 : g_strdup_printf (ngettext ("%u pistol", "%u pistols", pistols), pistols);
  double width = flip_text_width (spot->canvas, text, FLIP_TYPE_NOTE);
  double right = spot->rect.width - 10, y = flickemup_card_plan (spot->layout)->hearts;

  flip_text_draw (spot->canvas, text, FLIP_TYPE_NOTE, palette->second, right, y, FLIP_ALIGN_END, 0);
  flip_glyph_draw (spot->canvas, FLIP_GLYPH_PISTOL, right - width - 10, y, 13, palette->tools,
                   spot->canvas->ground);
}

static void
draw_free_slot (const FlipSpot *spot, const FlipRect *rect)
{
  flickemup_dashes_draw (spot->canvas, rect, 6);
  flip_text_draw (spot->canvas, C_ ("place for a token", "free"), FLIP_TYPE_NOTE,
                  spot->canvas->palette->second, flip_rect_middle (rect), flip_rect_centre (rect),
                  FLIP_ALIGN_MIDDLE, 0);
}

static void
draw_slot (const FlipSpot *spot, const FlipRect *rect, guint token)
{
  const FlipPalette *palette = spot->canvas->palette;

  if (token == FLICKEMUP_NO_TOKEN)
    return draw_free_slot (spot, rect);
  flip_canvas_box (spot->canvas, rect, 6, palette->tints[FLIP_HUE_GREY],
                   flip_palette_site_line (palette, FLIP_HUE_GREY), palette->line);
  spot->canvas->ground = palette->tints[FLIP_HUE_GREY];
  flickemup_token_draw (spot->canvas, token, rect->x + 12, flip_rect_centre (rect), 13,
                        palette->tools);
  flip_text_draw (spot->canvas, flickemup_token_name (token), FLIP_TYPE_NOTE, palette->text,
                  rect->x + 22, flip_rect_centre (rect), FLIP_ALIGN_START, rect->width - 26);
}

/* A hostage takes up both places. */
static void
draw_slots (const FlipSpot *spot)
{
  const guint8 *tokens = flickemup_state (spot->state)->figures[spot->site].tokens;
  const FlickemupCardPlan *plan = flickemup_card_plan (spot->layout);
  double width = (spot->rect.width - 22) / 2;
  FlipRect left = { 8, plan->slots, width, plan->slot_height };
  FlipRect right = { 14 + width, plan->slots, width, plan->slot_height };
  FlipRect both = { 8, plan->slots, spot->rect.width - 16, plan->slot_height };

  if (tokens[0] == FLICKEMUP_HOSTAGE)
    return draw_slot (spot, &both, FLICKEMUP_HOSTAGE);
  draw_slot (spot, &left, tokens[0]);
  draw_slot (spot, &right, tokens[1]);
}

static void
draw_farewell (const FlipSpot *spot)
{
  double top = flickemup_card_plan (spot->layout)->hearts - 5;
  FlipRect words = { 10, top, spot->rect.width - 20, spot->rect.height - top - 4 };

  flip_text_draw_paragraph (spot->canvas, _ ("The hat still takes its turn, without an action."),
                            FLIP_TYPE_BODY, spot->canvas->palette->second, &words,
                            FLIP_ALIGN_START);
}

static void
cowboy_site (const FlipSpot *spot)
{
  FlipSiteLook look;
  FlipSiteFace face = flickemup_spot_begin (spot, FLIP_HUE_GREY, &look);
  gboolean lives = flickemup_lives (spot->state, spot->site);
  FlipRect pill = initiative_pill (spot);

  g_assert (spot->site < FLICKEMUP_COWBOYS);

  flickemup_hat_draw (spot->canvas, spot->site,
                      flickemup_state (spot->state)->figures[spot->site].hat, 25,
                      flickemup_card_plan (spot->layout)->hat, lives ? 25 : 25 * DIMMED + 8);
  draw_name (spot);
  if (has_initiative (spot))
    flickemup_initiative_draw (spot->canvas, &pill, pill.width - PILL_LEAST);
  if (lives)
    {
      draw_hit_points (spot);
      draw_weapon (spot);
      draw_slots (spot);
    }
  else
    draw_farewell (spot);
  flickemup_spot_end (spot, &face, &look);
}

static guint
cowboy_digest (const FlipSpot *spot)
{
  const FlickemupState *state = flickemup_state (spot->state);
  gboolean playing = is_playing (state, spot->site);
  FlipDigest digest = flip_digest_add (FLIP_DIGEST_START, state->figures[spot->site]);

  digest = flip_digest_number (digest, playing ? 1 + action_of (state) : 0);
  digest = flip_digest_number (digest, flickemup_is_fallen (state, spot->site));
  digest = flip_digest_number (digest, flickemup_is_available (state, spot->site));
  digest = flip_digest_number (digest, has_initiative (spot));
  return (guint) (digest ^ digest >> 32);
}

const FlipRegion flickemup_lawmen_region = {
  .name = /* a side of Flick ’em Up! */ N_ ("Lawmen"),
  .glyph = FLIP_GLYPH_BADGE, .hue = FLIP_HUE_GREY,
  .rects = { { 10, 10, 200, 754 }, { 9, 9, 200, 640 }, { 0, 0, 196, 550 },
             { 0, 0, FLIP_PAGE_WIDTH, 526 } },
  .print = team_print, .ink = team_ink, .digest = team_digest,
  .sites = { 0, FLICKEMUP_COWBOYS_A_TEAM },
  .place = flickemup_card_place, .site = cowboy_site, .site_digest = cowboy_digest,
};

const FlipRegion flickemup_outlaws_region = {
  .name = /* a side of Flick ’em Up! */ N_ ("Outlaws"),
  .glyph = FLIP_GLYPH_BANDANA, .hue = FLIP_HUE_GREY,
  .rects = { { 858, 10, 200, 754 }, { 873, 9, 200, 640 }, { 784, 0, 196, 550 },
             { 0, 0, FLIP_PAGE_WIDTH, 526 } },
  .print = team_print, .ink = team_ink, .digest = team_digest,
  .sites = { FLICKEMUP_COWBOYS_A_TEAM, FLICKEMUP_COWBOYS },
  .place = flickemup_card_place, .site = cowboy_site, .site_digest = cowboy_digest,
};
