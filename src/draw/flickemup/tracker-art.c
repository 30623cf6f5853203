/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flickemup/tracker-art.h"

#include "engine/base/phrase.h"
#include "games/flickemup/flickemup-cowboy.h"
#include "games/flickemup/flickemup-words.h"

#include <glib/gi18n-lib.h>

#define SIDE_HEIGHT  (32 + 5 * 107 - 6)
#define LOW_SIDE     (32 + 5 * 98 - 6)
#define HALF_SIDE    (26 + 5 * 74 - 5)

static guint
team_of_region (guint region)
{
  return region == FLICKEMUP_TRACKER_LAWMEN ? FLICKEMUP_LAWMEN : FLICKEMUP_OUTLAWS;
}

static void
side_print (const FlipPage *page)
{
  guint team = team_of_region (page->region);
  FlickemupColours colours = flickemup_colours (page->canvas->palette);
  double y = page->rect.y + flickemup_row_plan (page->layout)->title;
  FlipRect wood = { page->rect.x + 2, y - 11, 22, 22 };

  flip_canvas_box (page->canvas, &wood, 5,
                   team == FLICKEMUP_LAWMEN ? colours.light_wood : colours.outlaw,
                   colours.edge, 1);
  flip_text_draw (page->canvas, flickemup_team_name (team), FLIP_TYPE_COUNT,
                  page->canvas->palette->text, page->rect.x + 34, y, FLIP_ALIGN_START, 0);
}

static char *
players_of (const FlipPage *page, guint team)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint seat = 0; page->canvas->setup && seat < flickemup_state (page->state)->n_seats; seat++)
    {
      g_autofree char *name = flip_canvas_player (page->canvas, seat);

      if (flickemup_seat_team (page->state, seat) == team)
        flip_phrase_add (names, name);
    }

  return g_string_free (g_steal_pointer (&names), FALSE);
}

/* The players, and the hearts they have left. */
static void
side_ink (const FlipPage *page)
{
  const FlipPalette *palette = page->canvas->palette;
  guint team = team_of_region (page->region);
  double y = page->rect.y + flickemup_row_plan (page->layout)->title;
  double right = page->rect.x + page->rect.width - 4;
  double name = flip_text_width (page->canvas, flickemup_team_name (team), FLIP_TYPE_COUNT);
  g_autofree char *players = players_of (page, team);
  g_autofree char *most =
    /* Translators: %u: how many hit points there were */
    g_strdup_printf (_ ("of %u"), flickemup_most_hit_points (page->state, team));
  double width = flip_text_width (page->canvas, most, FLIP_TYPE_BODY);

  flip_text_draw (page->canvas, players, FLIP_TYPE_BODY, palette->second,
                  page->rect.x + 34 + name + 12, y, FLIP_ALIGN_START,
                  page->rect.width - name - width - 110);
  flip_text_draw (page->canvas, most, FLIP_TYPE_BODY, palette->second, right, y, FLIP_ALIGN_END, 0);
  flip_number_draw (page->canvas, (int) flickemup_hit_points (page->state, team), FLIP_TYPE_COUNT,
                    palette->text, right - width - 6, y, FLIP_ALIGN_END);
  flip_glyph_draw (page->canvas, FLIP_GLYPH_HEART, right - width - 42, y, 15,
                   palette->hues[FLIP_HUE_HEARTS], page->canvas->ground);
}

static FlipDigest
side_digest (const FlipPage *page)
{
  return flip_digest_number (FLIP_DIGEST_START,
                             flickemup_hit_points (page->state, team_of_region (page->region)));
}

static void
town_print (const FlipPage *page)
{
  const FlipPalette *palette = page->canvas->palette;
  const char *name = _ ("Town");
  double width = flip_text_width (page->canvas, name, FLIP_TYPE_STOP);

  if (page->layout == FLIP_LAYOUT_HALF) /* the names of the buildings have to be enough */
    return;
  flip_text_draw (page->canvas, name, FLIP_TYPE_STOP, palette->text, page->rect.x + 2,
                  page->rect.y + 12, FLIP_ALIGN_START, 0);
  flip_text_draw (page->canvas, flickemup_town_note (page->state), FLIP_TYPE_BODY,
                  palette->second, page->rect.x + width + 14, page->rect.y + 12, FLIP_ALIGN_START,
                  page->rect.width - width - 20);
}

/* People can enter anything at any time, so nothing glows. */
static void
town_site (const FlipSpot *spot)
{
  FlipSpot quiet = *spot;
  FlipSiteLook look = *spot->look;

  look.price = FLIP_NOT_IN_REACH;
  quiet.look = &look;
  flickemup_town_site (&quiet);
}

static guint
site_region (guint site)
{
  if (site >= FLICKEMUP_SITE_GOAL || site == FLICKEMUP_SITE_CLOCK)
    return FLICKEMUP_TRACKER_SCORE;
  if (site >= FLICKEMUP_COWBOYS && site < FLICKEMUP_SITE_CLOCK)
    return FLICKEMUP_TRACKER_TOWN;
  return flickemup_team_of (flickemup_figure_of (site)) == FLICKEMUP_LAWMEN
           ? FLICKEMUP_TRACKER_LAWMEN
           : FLICKEMUP_TRACKER_OUTLAWS;
}

static const FlipRegion tracker_lawmen_region = {
  .name = N_ ("Lawmen"),
  .glyph = FLIP_GLYPH_BADGE,
  .hue = FLIP_HUE_GREY,
  .rects = { { 10, 108, 520, SIDE_HEIGHT }, { 9, 110, 528, LOW_SIDE }, { 0, 102, 487, HALF_SIDE },
             { 0, 0, FLIP_PAGE_WIDTH, 0 } },
  .print = side_print,
  .ink = side_ink,
  .digest = side_digest,
  .place = flickemup_tracker_row_place,
  .site = flickemup_tracker_row_site,
};

static const FlipRegion tracker_outlaws_region = {
  .name = N_ ("Outlaws"),
  .glyph = FLIP_GLYPH_BANDANA,
  .hue = FLIP_HUE_GREY,
  .rects = { { 538, 108, 520, SIDE_HEIGHT }, { 545, 110, 528, LOW_SIDE }, { 493, 102, 487, HALF_SIDE },
             { 0, 0, FLIP_PAGE_WIDTH, 0 } },
  .print = side_print,
  .ink = side_ink,
  .digest = side_digest,
  .place = flickemup_tracker_row_place,
  .site = flickemup_tracker_row_site,
};

static const FlipRegion tracker_town_region = {
  .name = N_ ("Town"),
  .glyph = FLIP_GLYPH_BAG,
  .hue = FLIP_HUE_GREY,
  .rects = { { 10, 674, 1048, 104 }, { 9, 630, 1064, 98 }, { 0, 498, 980, 66 },
             { 0, 0, FLIP_PAGE_WIDTH, 26 + 5 * 82 } },
  .print = town_print,
  .place = flickemup_tracker_town_place,
  .site = town_site,
};

static const FlipRegion *const regions[FLICKEMUP_TRACKER_REGIONS] = {
  [FLICKEMUP_TRACKER_SCORE] = &flickemup_tracker_score_region,
  [FLICKEMUP_TRACKER_LAWMEN] = &tracker_lawmen_region,
  [FLICKEMUP_TRACKER_OUTLAWS] = &tracker_outlaws_region,
  [FLICKEMUP_TRACKER_TOWN] = &tracker_town_region,
};

const FlipSheetArt flickemup_tracker_art = {
  .game = &flickemup_game,
  .width = 1068, .height = 788, .low_width = 1082, .low_height = 737,
  .half_width = 980, .half_height = 564,
  .n_sites = FLICKEMUP_TRACKER_SITES,
  .n_regions = FLICKEMUP_TRACKER_REGIONS,
  .regions = regions,
  .sites_move = TRUE,
  .names_players = TRUE,
  .site_region = site_region,
  .draw_scene = flickemup_scene_draw,
  .table = &flickemup_table_layout,
};
