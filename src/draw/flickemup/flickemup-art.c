/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flickemup/flickemup-art.h"

#include "games/flickemup/flickemup.h"

#include <glib/gi18n-lib.h>

static void
table_print (const FlickemupPage *page)
{
  const FlickemupScenario *scenario = &page->state->scenario;
  FlipRect map = flickemup_map_rect (page->layout);
  g_autofree char *note = page->state->simulated
                            ? g_strdup (scenario->teaches)
                            : g_strdup_printf (_ ("%s; as it is set up"), scenario->teaches);
  FlipPanelHead head = {
    .hue = FLIP_HUE_GREY,
    .glyph = FLIP_GLYPH_DISC,
    .name = scenario->title,
    .note = note,
  };
  FlickemupView view;

  flip_panel_draw (page->canvas, &page->rect, &head);
  view = flickemup_view_in (page->canvas, scenario, &map);
  flickemup_table_draw_ground (&view, scenario);
}

/* On a real table nobody tells where things are: there, the set-up is shown. */
void
flickemup_set_up (FlickemupState *shown)
{
  memcpy (shown->poses, shown->scenario.poses, sizeof shown->poses);
  shown->turn.cowboy = FLICKEMUP_NOBODY;
  /* Who can be played is shown on the cards. */
  shown->turn.team = FLICKEMUP_NO_TEAM;
  for (guint i = 0; i < FLICKEMUP_COWBOYS; i++)
    {
      const FlickemupStart *start = &shown->scenario.figures[i];

      shown->figures[i].hat =
        start->waits == shown->scenario.hour % 2 ? FLICKEMUP_RED : FLICKEMUP_BLUE;
      if (start->inside < FLICKEMUP_BUILDINGS)
        flickemup_go_inside (shown, i, start->inside);
    }
  memcpy (shown->outdoors, shown->scenario.outdoors, sizeof shown->outdoors);
  shown->n_outdoors = shown->scenario.n_outdoors;
  shown->closed = shown->scenario.closed;
  for (guint i = 0; i < FLICKEMUP_BUILDINGS; i++)
    memcpy (shown->blocks[i].tokens, shown->scenario.tokens[i], sizeof shown->blocks[i].tokens);
}

static void
table_ink (const FlickemupPage *page)
{
  FlipRect map = flickemup_map_rect (page->layout);
  FlickemupView view = flickemup_view_in (page->canvas, &page->state->scenario, &map);
  FlickemupState shown = *page->state;

  if (!shown.simulated)
    flickemup_set_up (&shown);
  flickemup_table_draw_pieces (&view, &shown);
}

typedef struct
{
  void (*print) (const FlickemupPage *page);
  void (*ink) (const FlickemupPage *page);
  void (*site) (const FlickemupSpot *spot);
} Region;

static const Region regions[FLICKEMUP_REGIONS] = {
  [FLICKEMUP_REGION_LAWMEN] = { flickemup_team_print, flickemup_team_ink, flickemup_cowboy_site },
  [FLICKEMUP_REGION_OUTLAWS] = { flickemup_team_print, flickemup_team_ink, flickemup_cowboy_site },
  [FLICKEMUP_REGION_TABLE] = { table_print, table_ink, NULL },
  [FLICKEMUP_REGION_TOWN] = { flickemup_town_print, flickemup_town_ink, flickemup_town_site },
  [FLICKEMUP_REGION_CLOCK] = { flickemup_clock_print, flickemup_clock_ink, flickemup_clock_site },
};

static const char *
region_name (guint region)
{
  static const char *const names[FLICKEMUP_REGIONS] = {
    N_ ("Lawmen"), N_ ("Outlaws"), N_ ("Table"), N_ ("Town"), N_ ("Clock"),
  };

  g_return_val_if_fail (region < FLICKEMUP_REGIONS, "?");

  return _ (names[region]);
}

static FlipGlyph
region_glyph (guint region)
{
  static const FlipGlyph glyphs[FLICKEMUP_REGIONS] = {
    FLIP_GLYPH_BADGE, FLIP_GLYPH_BANDANA, FLIP_GLYPH_DISC, FLIP_GLYPH_BAG, FLIP_GLYPH_STAR,
  };

  g_return_val_if_fail (region < FLICKEMUP_REGIONS, FLIP_GLYPH_STAR);

  return glyphs[region];
}

static FlipHue
region_hue (guint region)
{
  return FLIP_HUE_GREY;
}

static FlickemupPage
page_of (FlipCanvas *canvas, gconstpointer state, FlipLayout layout, guint region)
{
  return (FlickemupPage){
    .canvas = canvas,
    .state = state,
    .layout = layout,
    .region = region,
    .rect = flickemup_region_rect (layout, region),
  };
}

static void
draw_print (FlipCanvas *canvas, gconstpointer state, FlipLayout layout, guint region)
{
  FlickemupPage page = page_of (canvas, state, layout, region);

  regions[region].print (&page);
}

static void
draw_ink (FlipCanvas *canvas, gconstpointer state, guint seat, FlipLayout layout, guint region)
{
  FlickemupPage page = page_of (canvas, state, layout, region);

  if (regions[region].ink)
    regions[region].ink (&page);
}

static void
draw_site (FlipCanvas *canvas,
           gconstpointer state,
           guint seat,
           FlipLayout layout,
           guint site,
           const FlipSiteLook *look)
{
  FlickemupSpot spot = {
    .canvas = canvas,
    .state = state,
    .site = site,
    .rect = flickemup_site_rect (layout, site),
    .look = look,
  };

  if (!flickemup_site_is_there (state, site))
    return;
  spot.rect.x = spot.rect.y = 0;
  regions[flickemup_site_region (site)].site (&spot);
}

/* What the scenario does not have is nowhere. */
static FlipRect
site_now (gconstpointer state, guint seat, FlipLayout layout, guint site)
{
  return flickemup_site_is_there (state, site) ? flickemup_site_rect (layout, site)
                                               : (FlipRect){ 0 };
}

/* What is out or closed is dimmed, and who plays has a frame: no marker is needed. */
FlipSiteFace
flickemup_spot_begin (const FlickemupSpot *spot, FlipHue hue, FlipSiteLook *look)
{
  FlipSiteFace face = { .rect = spot->rect, .hue = hue, .radius = FLIP_PANEL_RADIUS };

  *look = *spot->look;
  look->mark = FLIP_MARK_NONE;
  flip_site_face_begin (spot->canvas, &face, look);
  return face;
}

void
flickemup_spot_end (const FlickemupSpot *spot, const FlipSiteFace *face, const FlipSiteLook *look)
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

static FlipColour
emblem_colour (const FlipPalette *palette)
{
  return palette->tools;
}

const FlipSheetArt flickemup_sheet_art = {
  .game = &flickemup_game,
  .width = 1068,
  .height = 774,
  .n_sites = FLICKEMUP_SITES,
  .n_regions = FLICKEMUP_REGIONS,
  .emblem = FLIP_GLYPH_DISC,
  .emblem_colour = emblem_colour,
  .draw_scene = flickemup_scene_draw,
  .region = flickemup_region_rect,
  .region_name = region_name,
  .region_glyph = region_glyph,
  .region_hue = region_hue,
  .site = flickemup_site_rect,
  .site_region = flickemup_site_region,
  .site_now = site_now,
  .draw_print = draw_print,
  .draw_ink = draw_ink,
  .draw_site = draw_site,
  .table = &flickemup_table_layout,
};
