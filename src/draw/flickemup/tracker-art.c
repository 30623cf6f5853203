/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flickemup/tracker-art.h"

#include "engine/base/phrase.h"
#include "games/flickemup/flickemup-cowboy.h"
#include "games/flickemup/flickemup-words.h"

#include <glib/gi18n-lib.h>

/* The positions of everything on the sheet of a tracked game, on whole pixels. */

#define GAP         6
#define HEARTS_WIDE 3 /* up to this number they have their full width; more share it */
#define SLOT_HEIGHT 36
#define CARD_HEIGHT 92 /* on a narrow page */
#define NEXT_WIDTH  106
#define NEXT_HEIGHT 36

static const FlickemupRowPlan plans[FLIP_N_LAYOUTS] = {
  [FLIP_LAYOUT_BOARD] = {
    .hat = 10, .hat_width = 58, .text = 82, .hearts = 76, .heart = 35,
    .slots = 192, .slot = 106, .button = 422, .button_width = 88, .names = TRUE,
    .title = 15, .first = 32, .height = 101, .gap = 6,
    .hat_top = 8, .name_line = 25, .hearts_top = 42, .hearts_height = 40,
    .slots_top = 44, .initiative = 6, .button_top = 26, .button_height = 54,
    .hat_middle = 34, .hat_words = 74,
  },
  [FLIP_LAYOUT_LOW] = {
    .hat = 10, .hat_width = 58, .text = 82, .hearts = 76, .heart = 35,
    .slots = 194, .slot = 108, .button = 430, .button_width = 88, .names = TRUE,
    .title = 15, .first = 32, .height = 92, .gap = 6,
    .hat_top = 6, .name_line = 22, .hearts_top = 37, .hearts_height = 40,
    .slots_top = 40, .initiative = 5, .button_top = 24, .button_height = 54,
    .hat_middle = 32, .hat_words = 70,
  },
  [FLIP_LAYOUT_HALF] = {
    .hat = 6, .hat_width = 58, .text = 74, .hearts = 68, .heart = 35,
    .slots = 180, .slot = 98, .button = 390, .button_width = 90, .names = TRUE,
    .title = 12, .first = 26, .height = 69, .gap = 5,
    .hat_top = 4, .name_line = 15, .hearts_top = 27, .hearts_height = 36,
    .slots_top = 28, .initiative = 3, .button_top = 21, .button_height = 43,
    .hat_middle = 22, .hat_words = 52,
  },
  [FLIP_LAYOUT_NARROW] = {
    .hat = 5, .hat_width = 54, .text = 66, .hearts = 62, .heart = 34,
    .slots = 168, .slot = 46, .button = 270, .button_width = 88, .names = FALSE,
    .title = 15, .first = 32, .height = 101, .gap = 6,
    .hat_top = 8, .name_line = 25, .hearts_top = 42, .hearts_height = 40,
    .slots_top = 44, .initiative = 6, .button_top = 26, .button_height = 54,
    .hat_middle = 34, .hat_words = 74,
  },
};

/* The width of the clock's card between the goals, and the height of the words above the town. */
static const struct
{
  double clock, town;
} measures[FLIP_N_LAYOUTS] = {
  [FLIP_LAYOUT_BOARD] = { 276, 26 },
  [FLIP_LAYOUT_LOW] = { 276, 24 },
  [FLIP_LAYOUT_HALF] = { 256, 0 },
  [FLIP_LAYOUT_NARROW] = { 276, 26 },
};

static FlipRect
region_rect (FlipLayout layout, guint region)
{
  return flip_sheet_art_region_rect (&flickemup_tracker_art, layout, region);
}

const FlickemupRowPlan *
flickemup_row_plan (FlipLayout layout)
{
  return &plans[layout];
}

static FlipRect
flickemup_tracker_row (FlipLayout layout, guint cowboy)
{
  guint region = flickemup_team_of (cowboy) == FLICKEMUP_LAWMEN ? FLICKEMUP_TRACKER_LAWMEN
                                                                : FLICKEMUP_TRACKER_OUTLAWS;
  FlipRect rect = region_rect (layout, region);

  g_assert (cowboy < FLICKEMUP_COWBOYS);

  return (FlipRect){
    rect.x,
    rect.y + plans[layout].first
      + cowboy % FLICKEMUP_COWBOYS_A_TEAM * (plans[layout].height + plans[layout].gap),
    rect.width,
    plans[layout].height,
  };
}

double
flickemup_heart_width (const FlickemupState *state, FlipLayout layout, guint cowboy)
{
  guint most = state ? state->scenario.figures[cowboy].hit_points : HEARTS_WIDE;

  return most <= HEARTS_WIDE ? plans[layout].heart : plans[layout].heart * HEARTS_WIDE / most;
}

/* The hearts that are left, followed by the lost ones. */
static FlipRect
hearts_rect (const FlipSpot *spot, guint cowboy, gboolean lost)
{
  const FlickemupState *state = spot->state;
  FlipRect row = flickemup_tracker_row (spot->layout, cowboy);
  double width = flickemup_heart_width (state, spot->layout, cowboy);
  guint have = state ? state->figures[cowboy].hit_points : 2;
  guint most = state ? state->scenario.figures[cowboy].hit_points : HEARTS_WIDE;

  return (FlipRect){
    row.x + plans[spot->layout].hearts + (lost ? have * width : 0),
    row.y + plans[spot->layout].hearts_top,
    (lost ? most - have : have) * width,
    plans[spot->layout].hearts_height,
  };
}

static FlipRect
slot_rect (const FlipSpot *spot, guint slot)
{
  const FlickemupState *state = spot->state;
  const FlickemupRowPlan *plan = &plans[spot->layout];
  guint cowboy = slot / FLICKEMUP_SLOTS, index = slot % FLICKEMUP_SLOTS;
  FlipRect row = flickemup_tracker_row (spot->layout, cowboy);
  gboolean both = state && state->figures[cowboy].tokens[0] == FLICKEMUP_HOSTAGE;

  if (both && index > 0)
    return (FlipRect){ 0 };
  return (FlipRect){ row.x + plan->slots + index * (plan->slot + GAP), row.y + plan->slots_top,
                     both ? 2 * plan->slot + GAP : plan->slot, SLOT_HEIGHT };
}

static FlipRect
tracker_row_place (const FlipSpot *spot)
{
  guint site = spot->site, cowboy = (site - FLICKEMUP_SITES) % FLICKEMUP_COWBOYS;
  FlipRect row;

  if (spot->state && !flickemup_site_is_there (spot->state, site))
    return (FlipRect){ 0 };
  if (site < FLICKEMUP_COWBOYS)
    return flickemup_tracker_row (spot->layout, site);
  if (site >= FLICKEMUP_SITE_SLOT)
    return slot_rect (spot, site - FLICKEMUP_SITE_SLOT);
  if (site >= FLICKEMUP_SITE_HEARTS)
    return hearts_rect (spot, cowboy, site >= FLICKEMUP_SITE_LOST);
  row = flickemup_tracker_row (spot->layout, cowboy);
  return (FlipRect){ row.x + plans[spot->layout].hat, row.y + plans[spot->layout].hat_top,
                     plans[spot->layout].hat_width, row.height - 2 * plans[spot->layout].hat_top };
}

/* Side by side with the clock in the middle, or one below the other. */
FlipRect
flickemup_tracker_card (FlipLayout layout, guint card)
{
  FlipRect rect = region_rect (layout, FLICKEMUP_TRACKER_SCORE);
  guint place = card == FLICKEMUP_CLOCK_CARD ? 1 : card == FLICKEMUP_LAWMEN ? 0 : 2;
  double clock = measures[layout].clock, side = (rect.width - clock) / 2 - GAP;

  if (layout == FLIP_LAYOUT_NARROW)
    return (FlipRect){ rect.x, rect.y + place * (CARD_HEIGHT + GAP), rect.width, CARD_HEIGHT };
  return (FlipRect){ rect.x + (place == 0 ? 0 : place == 1 ? side + GAP : side + clock + 2 * GAP),
                     rect.y, place == 1 ? clock : side, rect.height };
}

/* All goals of a side share one card. */
static FlipRect
goal_rect (const FlipSpot *spot, guint goal)
{
  const FlickemupState *state = spot->state;
  guint team = goal / FLICKEMUP_MOST_GOALS, index = goal % FLICKEMUP_MOST_GOALS;
  FlipRect card = flickemup_tracker_card (spot->layout, team);
  guint n = state ? MAX (state->scenario.n_goals[team], 1) : FLICKEMUP_MOST_GOALS;
  double height = (int) (card.height / n);

  return (FlipRect){ card.x, card.y + index * height, card.width, height };
}

FlipRect
flickemup_tracker_score_place (const FlipSpot *spot)
{
  FlipRect clock = flickemup_tracker_card (spot->layout, FLICKEMUP_CLOCK_CARD);

  if (spot->state && !flickemup_site_is_there (spot->state, spot->site))
    return (FlipRect){ 0 };
  if (spot->site >= FLICKEMUP_SITE_GOAL)
    return goal_rect (spot, spot->site - FLICKEMUP_SITE_GOAL);
  return (FlipRect){ clock.x + clock.width - NEXT_WIDTH - 8,
                     clock.y + clock.height - NEXT_HEIGHT - 7, NEXT_WIDTH, NEXT_HEIGHT };
}

static guint
count_places (gconstpointer state, guint before)
{
  guint n = 0;

  for (guint site = FLICKEMUP_COWBOYS; site < before; site++)
    n += state ? flickemup_site_is_there (state, site) : 1;
  return n;
}

/* Only the sites that the scenario has, in one row, or two per row. */
static FlipRect
tracker_town_place (const FlipSpot *spot)
{
  FlipRect rect = region_rect (spot->layout, FLICKEMUP_TRACKER_TOWN);
  guint n = count_places (spot->state, FLICKEMUP_SITE_CLOCK);
  guint place = count_places (spot->state, spot->site);
  guint columns = spot->layout == FLIP_LAYOUT_NARROW ? 2 : MAX (n, 3);
  double width = (int) ((rect.width - (columns - 1) * GAP) / columns);
  double height =
    spot->layout == FLIP_LAYOUT_NARROW ? 76 : rect.height - measures[spot->layout].town;

  if (spot->state && !flickemup_site_is_there (spot->state, spot->site))
    return (FlipRect){ 0 };
  return (FlipRect){
    rect.x + place % columns * (width + GAP),
    rect.y + measures[spot->layout].town + place / columns * (height + GAP),
    width,
    height,
  };
}

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
  .glyph = FLIP_GLYPH_BADGE, .hue = FLIP_HUE_GREY,
  .rects = { { 10, 108, 520, SIDE_HEIGHT }, { 9, 110, 528, LOW_SIDE }, { 0, 102, 487, HALF_SIDE },
             { 0, 0, FLIP_PAGE_WIDTH, 0 } },
  .print = side_print, .ink = side_ink, .digest = side_digest, .place = tracker_row_place,
  .site = flickemup_tracker_row_site,
};

static const FlipRegion tracker_outlaws_region = {
  .name = N_ ("Outlaws"),
  .glyph = FLIP_GLYPH_BANDANA, .hue = FLIP_HUE_GREY,
  .rects = { { 538, 108, 520, SIDE_HEIGHT }, { 545, 110, 528, LOW_SIDE }, { 493, 102, 487, HALF_SIDE },
             { 0, 0, FLIP_PAGE_WIDTH, 0 } },
  .print = side_print, .ink = side_ink, .digest = side_digest, .place = tracker_row_place,
  .site = flickemup_tracker_row_site,
};

static const FlipRegion tracker_town_region = {
  .name = N_ ("Town"),
  .glyph = FLIP_GLYPH_BAG, .hue = FLIP_HUE_GREY,
  .rects = { { 10, 674, 1048, 104 }, { 9, 630, 1064, 98 }, { 0, 498, 980, 66 },
             { 0, 0, FLIP_PAGE_WIDTH, 26 + 5 * 82 } },
  .print = town_print, .place = tracker_town_place, .site = town_site,
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
