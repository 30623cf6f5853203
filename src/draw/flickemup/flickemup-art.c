/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flickemup/flickemup-art.h"

#include "draw/flickemup/table-art.h"
#include "draw/flickemup/tracker-art.h"
#include "draw/kit/text.h"
#include "games/flickemup/flickemup-words.h"
#include "games/flickemup/flickemup.h"

#include <glib/gi18n-lib.h>

/* The positions of everything on the sheet, on whole pixels so that hairlines stay thin. */

#define PADDING      8
#define GAP          6
#define CLOCK        140
#define SECOND_LINE  14 /* of a side's heading, if it doesn't fit on one */

static const FlickemupCardPlan cards[FLIP_N_LAYOUTS] = {
  [FLIP_LAYOUT_BOARD] = { 107, 25, 17, 34, 57, 73, 25 },
  [FLIP_LAYOUT_LOW] = { 84, 21, 14, 28, 46, 57, 22 },
  [FLIP_LAYOUT_HALF] = { 73, 20, 12, 25, 40, 49, 20 },
  [FLIP_LAYOUT_NARROW] = { 107, 25, 17, 34, 57, 73, 25 },
};

/* The grid of the buildings; gallows and townspeople are below them. */
static const struct
{
  guint columns, rows;
} towns[FLIP_N_LAYOUTS] = {
  [FLIP_LAYOUT_BOARD] = { 3, 3 },
  [FLIP_LAYOUT_LOW] = { 5, 2 },
  [FLIP_LAYOUT_HALF] = { 5, 2 },
  [FLIP_LAYOUT_NARROW] = { 3, 3 },
};

const FlickemupCardPlan *
flickemup_card_plan (FlipLayout layout)
{
  return &cards[layout];
}

/* The distance from the top of a side's box to its first card. */
static double
heading_height (FlipLayout layout)
{
  return FLIP_PANEL_HEADER + 4 + (layout == FLIP_LAYOUT_NARROW ? 0 : SECOND_LINE);
}

/* The cards are one below the other, or two in a row. */
static FlipRect
card_rect (FlipLayout layout, guint side, guint index)
{
  FlipRect region = flickemup_region_rect (layout, side);
  guint columns = layout == FLIP_LAYOUT_NARROW ? 2 : 1;
  double width = (region.width - 2 * PADDING - (columns - 1) * GAP) / columns;

  g_assert (index < FLICKEMUP_COWBOYS_A_TEAM);

  return (FlipRect){
    region.x + PADDING + index % columns * (width + GAP),
    region.y + heading_height (layout) + index / columns * (cards[layout].height + GAP),
    width,
    cards[layout].height,
  };
}

static FlipRect
town_rect (FlipLayout layout, guint site)
{
  FlipRect region = flickemup_region_rect (layout, FLICKEMUP_REGION_TOWN);
  guint place = site >= FLICKEMUP_SITE_BUILDING ? site - FLICKEMUP_SITE_BUILDING
                                                : site - FLICKEMUP_MAN + FLICKEMUP_BUILDINGS + 1;
  guint columns = towns[layout].columns, rows = towns[layout].rows;
  double width = (region.width - 2 * PADDING - (columns - 1) * GAP) / columns;
  double height = (region.height - FLIP_PANEL_HEADER - PADDING - (rows - 1) * GAP) / rows;

  g_assert (site >= FLICKEMUP_COWBOYS && site < FLICKEMUP_SITE_CLOCK);

  width = (int) width;
  height = (int) height;
  return (FlipRect){
    region.x + PADDING + place % columns * (width + GAP),
    region.y + FLIP_PANEL_HEADER + place / columns * (height + GAP),
    width,
    height,
  };
}

/* Sites that the scenario doesn't have are not placed. */
static gboolean
is_nowhere (const FlipSpot *spot)
{
  return spot->state && !flickemup_site_is_there (spot->state, spot->site);
}

FlipRect
flickemup_card_place (const FlipSpot *spot)
{
  return is_nowhere (spot) ? (FlipRect){ 0 } : card_rect (spot->layout, spot->region, spot->index);
}

FlipRect
flickemup_town_place (const FlipSpot *spot)
{
  return is_nowhere (spot) ? (FlipRect){ 0 } : town_rect (spot->layout, spot->site);
}

FlipRect
flickemup_clock_place (const FlipSpot *spot)
{
  FlipRect clock = flickemup_region_rect (spot->layout, FLICKEMUP_REGION_CLOCK);

  double size = MIN (CLOCK, clock.width - 2 * PADDING);

  if (is_nowhere (spot))
    return (FlipRect){ 0 };
  return (FlipRect){ clock.x + (clock.width - size) / 2, clock.y + FLIP_PANEL_HEADER, size, size };
}

static FlipRect
map_rect (FlipLayout layout)
{
  FlipRect region = flickemup_region_rect (layout, FLICKEMUP_REGION_TABLE);

  return (FlipRect){ region.x + PADDING, region.y + FLIP_PANEL_HEADER, region.width - 2 * PADDING,
                     region.height - FLIP_PANEL_HEADER - PADDING };
}

/* Below the cards, or beside the last one. */
FlipRect
flickemup_goals_rect (FlipLayout layout, guint team)
{
  guint region = team == FLICKEMUP_LAWMEN ? FLICKEMUP_REGION_LAWMEN : FLICKEMUP_REGION_OUTLAWS;
  FlipRect rect = flickemup_region_rect (layout, region);
  guint rows = layout == FLIP_LAYOUT_NARROW ? 3 : FLICKEMUP_COWBOYS_A_TEAM;
  double top = heading_height (layout) + rows * (cards[layout].height + GAP);

  g_assert (team < FLICKEMUP_TEAMS);

  return (FlipRect){ rect.x + PADDING + 2, rect.y + top, rect.width - 2 * PADDING - 4,
                     rect.height - top - PADDING };
}

/* The game as a thumbnail: a building, two cowboys, and a bullet on its way. */

static void
draw_wood (FlipCanvas *canvas, FlipRect rect, FlipColour wood)
{
  FlickemupColours colours = flickemup_colours (canvas->palette);

  flip_canvas_box (canvas, &rect, 1, wood, colours.wood_line, 1);
}

static void
draw_saloon (FlipCanvas *canvas, const FlipRect *rect)
{
  FlickemupColours colours = flickemup_colours (canvas->palette);
  double x = flip_rect_middle (rect), y = rect->y + rect->height * .12, width = rect->width * .58;

  draw_wood (canvas, (FlipRect){ x - width * .42, y + 3, width * .16, 10 }, colours.light_wood);
  draw_wood (canvas, (FlipRect){ x + width * .26, y + 3, width * .16, 10 }, colours.light_wood);
  draw_wood (canvas, (FlipRect){ x - width / 2, y, width, 6 }, colours.dark_wood);
}

static void
draw_shot (FlipCanvas *canvas, double x1, double y1, double x2, double y2)
{
  FlickemupColours colours = flickemup_colours (canvas->palette);

  cairo_move_to (canvas->cr, x1, y1);
  cairo_line_to (canvas->cr, x2, y2);
  flip_canvas_stroke_dashed (canvas, colours.wood_line, 1.5, 4, 3);
  cairo_arc (canvas->cr, x1, y1, 5, 0, 2 * G_PI);
  flip_canvas_fill_keep (canvas, (FlipColour){ .55, .56, .58, 1 });
  flip_canvas_stroke (canvas, colours.wood_line, 1);
}

void
flickemup_scene_draw (FlipCanvas *canvas, const FlipRect *rect)
{
  FlickemupColours colours = flickemup_colours (canvas->palette);
  double x = rect->x, y = rect->y, width = rect->width, height = rect->height;

  flip_canvas_fill_round (canvas, rect, 8, colours.sand);
  cairo_new_path (canvas->cr);
  draw_saloon (canvas, rect);
  draw_shot (canvas, x + width * .4, y + height * .74, x + width * .76, y + height * .46);
  flickemup_hat_draw (canvas, FLICKEMUP_COWBOYS_A_TEAM + 1, FLICKEMUP_RED, x + width * .82,
                      y + height * .42, height * .26);
  flickemup_hat_draw (canvas, 2, FLICKEMUP_RED, x + width * .2, y + height * .8, height * .26);
}

#define NARROW_MAP   271 /* including the free room below it */

static void
table_print (const FlipPage *page)
{
  const FlickemupScenario *scenario = &flickemup_state (page->state)->scenario;
  FlipRect map = map_rect (page->layout);
  const char *teaches = flickemup_words_of_file (scenario->teaches);
  g_autofree char *note = flickemup_state (page->state)->simulated
                            ? g_strdup (teaches)
                            /* Translators: %s: what the scenario teaches */
                            : g_strdup_printf (_ ("%s, as set up"), teaches);
  FlipPanelHead head = {
    .hue = FLIP_HUE_GREY,
    .glyph = FLIP_GLYPH_DISC,
    .name = flickemup_words_of_file (scenario->title),
    .note = note,
  };
  FlickemupView view;

  flip_panel_draw (page->canvas, &page->rect, &head);
  if (!flickemup_is_placed (scenario))
    return;
  view = flickemup_view_in (page->canvas, scenario, &map);
  flickemup_table_draw_ground (&view, scenario);
}

/* Flipside doesn't know where things are on a real table, so the set-up is shown. */
void
flickemup_set_up (FlickemupState *shown)
{
  g_assert (shown->scenario.n_outdoors <= FLICKEMUP_MOST_OUTDOORS);

  flickemup_lay_out (shown);
  shown->turn.cowboy = FLICKEMUP_NOBODY;
  /* The cards already show who can be played. */
  shown->turn.team = FLICKEMUP_NO_TEAM;
  for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
    {
      const FlickemupStart *start = &shown->scenario.figures[i];

      shown->figures[i].hat =
        start->waits == shown->scenario.hour % 2 ? FLICKEMUP_RED : FLICKEMUP_BLUE;
      if (start->inside < FLICKEMUP_BUILDINGS)
        flickemup_go_inside (shown, i, start->inside);
    }
}

static void
table_ink (const FlipPage *page)
{
  FlipRect map = map_rect (page->layout);
  FlickemupState shown = *flickemup_state (page->state);
  FlickemupView view;

  if (!flickemup_is_placed (&shown.scenario))
    return flip_text_draw_paragraph (page->canvas,
                                     _ ("This scenario doesn’t say where things are placed: set up "
                                        "the table as shown in your booklet."),
                                     FLIP_TYPE_BODY, page->canvas->palette->second, &map,
                                     FLIP_ALIGN_START);
  view = flickemup_view_in (page->canvas, &shown.scenario, &map);
  if (!shown.simulated)
    flickemup_set_up (&shown);
  flickemup_table_draw_pieces (&view, &shown);
}

/* For a real table, it is always the digest of the set-up. */
static FlipDigest
table_digest (const FlipPage *page)
{
  return flickemup_state (page->state)->simulated ? flickemup_table_digest (page->state)
                                                  : FLIP_DIGEST_START;
}

static const FlipRegion table_region = {
  .name = N_ ("Table"),
  .glyph = FLIP_GLYPH_DISC, .hue = FLIP_HUE_GREY,
  .rects = { { 218, 10, 632, 498 }, { 216, 9, 493, 394 }, { 202, 0, 420, 339 },
             { 0, 0, FLIP_PAGE_WIDTH, FLIP_PANEL_HEADER + NARROW_MAP } },
  .print = table_print, .ink = table_ink, .digest = table_digest,
};

static const FlipRegion *const regions[FLICKEMUP_REGIONS] = {
  [FLICKEMUP_REGION_LAWMEN] = &flickemup_lawmen_region,
  [FLICKEMUP_REGION_OUTLAWS] = &flickemup_outlaws_region,
  [FLICKEMUP_REGION_TABLE] = &table_region,
  [FLICKEMUP_REGION_TOWN] = &flickemup_town_region,
  [FLICKEMUP_REGION_CLOCK] = &flickemup_clock_region,
};

/* Cowboys that are out and closed buildings are dimmed, and the cowboy being played has a frame, so
   no mark is drawn. */
FlipSiteFace
flickemup_spot_begin (const FlipSpot *spot, FlipHue hue, FlipSiteLook *look)
{
  FlipSiteFace face = { .rect = spot->rect, .hue = hue, .radius = FLIP_PANEL_RADIUS };

  *look = *spot->look;
  look->mark = FLIP_MARK_NONE;
  flip_site_face_begin (spot->canvas, &face, look);
  return face;
}

void
flickemup_spot_end (const FlipSpot *spot, const FlipSiteFace *face, const FlipSiteLook *look)
{
  const FlipPalette *palette = spot->canvas->palette;
  FlipRect frame = flip_rect_grow (spot->rect, -1);

  if (spot->look->mark == FLIP_MARK_CIRCLED)
    {
      flip_canvas_round (spot->canvas, &frame, FLIP_PANEL_RADIUS - 1);
      flip_canvas_stroke (spot->canvas, palette->hues[FLIP_HUE_DIAMONDS], 2.4);
    }
  flip_site_face_end (spot->canvas, face, look, palette->text);
}

void
flickemup_dashes_draw (FlipCanvas *canvas, const FlipRect *rect, double radius)
{
  flip_canvas_round (canvas, rect, radius);
  flip_canvas_stroke_dashed (canvas, flip_palette_site_line (canvas->palette, FLIP_HUE_GREY),
                             canvas->palette->line, 3, 2.5);
}

void
flickemup_initiative_draw (FlipCanvas *canvas, const FlipRect *pill, double most)
{
  const FlipPalette *palette = canvas->palette;

  flip_canvas_box (canvas, pill, pill->height / 2, palette->badge, palette->badge_line,
                   palette->line);
  flip_text_draw (canvas, _ ("initiative"), FLIP_TYPE_BONUS, palette->badge_text,
                  flip_rect_middle (pill), flip_rect_centre (pill), FLIP_ALIGN_MIDDLE, most);
}

static const FlipSheetArt *
tracker_instead (gconstpointer state)
{
  return flickemup_state (state)->tracked ? &flickemup_tracker_art : NULL;
}

const FlipSheetArt flickemup_sheet_art = {
  .game = &flickemup_game,
  FLIP_USUAL_BOARDS,
  .n_sites = FLICKEMUP_SITES,
  .n_regions = FLICKEMUP_REGIONS,
  .regions = regions,
  .emblem = FLIP_GLYPH_DISC,
  .emblem_colour = G_STRUCT_OFFSET (FlipPalette, tools),
  .sites_move = TRUE,
  .instead = tracker_instead,
  .draw_scene = flickemup_scene_draw,
  .edition_regions = 1u << FLICKEMUP_REGION_TABLE,
  .table = &flickemup_table_layout,
};
