/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/sheet/part-art.h"

#include "draw/kit/value.h"

#include <string.h>

/* The parts of a described sheet, and the squares, spaces and lines in them. */

#define RADIUS     8
#define WIDE       2.2 /* in heights: from this width on, label and reward stand side by side */
#define INSET      9
#define LOWEST_TWO 36 /* from this height on, one above the other */
#define CIRCLE     32 /* the height of a circle around a label */
#define READABLE   .8 /* share of the width: a text that would have to shrink further is cut off */

/* --- Sites --- */

/* "b3", "7"; for a line of a list, its title. */
static const char *
label_of (const FlipSpot *spot)
{
  const char *last = strrchr (spot->look->name, ' ');

  if (spot->art->regions[spot->region]->part->kind == FLIP_PART_LIST && spot->look->title)
    return spot->look->title;
  return last ? last + 1 : spot->look->name;
}

static gboolean
shows_badge (const FlipSpot *spot)
{
  return flip_site_is_offered (spot->canvas, spot->look) && spot->look->badge;
}

/* The reward of the site, or, if it is in reach, what a move there would bring now. */
static const char *
worth_of (const FlipSpot *spot)
{
  return shows_badge (spot) ? spot->look->badge : spot->look->gives ? spot->look->gives : "";
}

static void
draw_worth (const FlipSpot *spot, double x, double y, FlipAlign align, double most)
{
  FlipCanvas *canvas = spot->canvas;
  gboolean is_badge = shows_badge (spot);
  FlipType type = is_badge ? FLIP_TYPE_VALUE : FLIP_TYPE_NOTE;
  g_autofree char *cut = flip_text_cut (canvas, worth_of (spot), type, most * READABLE);

  if (!is_badge)
    flip_value_name (canvas, NULL, NULL, -1);
  flip_text_draw (canvas, cut, type, is_badge ? canvas->palette->text : canvas->palette->second, x,
                  y, align, most);
}

/* The place of the label, around which the circle is drawn in a wide site. */
static FlipRect
label_rect (const FlipSpot *spot, FlipType type, gboolean wide)
{
  const FlipRect *rect = &spot->rect;
  double most = *worth_of (spot) ? rect->width * .55 : rect->width - 2 * INSET;
  double width = MIN (flip_text_width (spot->canvas, label_of (spot), type), most);

  if (wide)
    return (FlipRect){ INSET, 0, MAX (width, 22), rect->height };
  return flip_rect_grow (*rect, -2);
}

static void
draw_label (const FlipSpot *spot, FlipType type, const FlipRect *rect, double y)
{
  FlipCanvas *canvas = spot->canvas;
  g_autofree char *cut = flip_text_cut (canvas, label_of (spot), type, rect->width * READABLE);

  flip_text_draw (canvas, cut, type, canvas->palette->hues[spot->art->regions[spot->region]->hue],
                  flip_rect_middle (rect), y, FLIP_ALIGN_MIDDLE, rect->width);
}

static void
draw_inside (const FlipSpot *spot, FlipType type, const FlipRect *label, gboolean wide)
{
  double height = spot->rect.height, right = spot->rect.width - INSET;
  gboolean two = height >= LOWEST_TWO && *worth_of (spot);

  if (wide)
    {
      draw_label (spot, type, label, height / 2);
      draw_worth (spot, right, height / 2, FLIP_ALIGN_END, right - label->x - label->width - 8);
      return;
    }
  draw_label (spot, type, label, height * (two ? .36 : .5));
  if (two)
    draw_worth (spot, spot->rect.width / 2, height * .73, FLIP_ALIGN_MIDDLE, spot->rect.width - 6);
}

static void
draw_site (const FlipSpot *spot)
{
  const FlipRegion *region = spot->art->regions[spot->region];
  gboolean wide = spot->rect.width >= WIDE * spot->rect.height;
  FlipType type = region->part->kind == FLIP_PART_TRACK ? FLIP_TYPE_BUILDING : FLIP_TYPE_VALUE;
  FlipRect label = label_rect (spot, type, wide), circle = label;
  FlipColour ink = flip_palette_ink (spot->canvas->palette, spot->seat);
  FlipSiteFace face = { .rect = spot->rect, .hue = region->hue, .radius = RADIUS,
                        .circle = &circle };

  if (wide)
    circle = flip_rect_around (flip_rect_middle (&label), flip_rect_centre (&label),
                               label.width + 10, MIN (CIRCLE, label.height - 2));
  flip_site_face_begin (spot->canvas, &face, spot->look);
  draw_inside (spot, type, &label, wide);
  if (spot->look->mark == FLIP_MARK_FILLED)
    flip_marker_fill (spot->canvas, &spot->rect, ink, spot->look->progress);
  flip_site_face_end (spot->canvas, &face, spot->look, ink);
}

static guint
digest_words (guint digest, const char *words)
{
  return digest * 31 + (words ? g_str_hash (words) : 0);
}

static guint
site_digest (const FlipSpot *spot)
{
  return spot->look ? digest_words (digest_words (1, spot->look->title), spot->look->gives) : 0;
}

/* --- Regions --- */

/* A line from each space to the next. */
static void
print_track (const FlipPage *page)
{
  const FlipRegion *region = page->art->regions[page->region];
  FlipSpot spot = { .art = page->art, .layout = page->layout, .region = page->region };
  FlipRect last = flip_part_site_place (&spot);

  flip_page_print (page);
  for (spot.index = 1; spot.index < region->sites.end - region->sites.first; spot.index++)
    {
      FlipRect rect = flip_part_site_place (&spot);

      if (rect.y == last.y || rect.x == last.x)
        flip_canvas_line (page->canvas, flip_rect_middle (&last), flip_rect_centre (&last),
                          flip_rect_middle (&rect), flip_rect_centre (&rect),
                          flip_palette_way (page->canvas->palette, region->hue), 3);
      last = rect;
    }
}

static void
outlook (const FlipPage *page)
{
  FlipPage after = *page;

  after.state = page->after;
  if (flip_part_rows_digest (page) != flip_part_rows_digest (&after))
    flip_part_rows_outlook (page);
}

static FlipRegion
region_of (const FlipPart *part)
{
  FlipRegion region = { .name = part->title, .group = part->id, .hue = flip_hue_find (part->hue),
                        .part = part,
                        .print = part->kind == FLIP_PART_TRACK ? print_track : flip_page_print };

  if (!part->glyph || !flip_glyph_find (part->glyph, strlen (part->glyph), &region.glyph))
    region.glyph = FLIP_GLYPH_STAR;
  if (part->columns * part->rows > 0)
    {
      region.sites = (FlipSiteRange){ part->first, part->first + part->columns * part->rows };
      region.place = flip_part_site_place;
      region.site = draw_site;
      region.site_digest = site_digest;
    }
  else
    {
      region.ink = flip_part_rows_ink;
      region.outlook = outlook;
      region.digest = flip_part_rows_digest;
    }
  return region;
}

/* public functions */

FlipSheetArt *
flip_part_art_new (const FlipGame *game)
{
  struct
  {
    FlipSheetArt art;
    FlipRegion rows[FLIP_MOST_REGIONS];
    const FlipRegion *regions[FLIP_MOST_REGIONS];
  } *made = g_malloc0 (sizeof *made);

  g_assert (game->n_parts > 0 && game->n_parts <= FLIP_MOST_REGIONS);

  made->art = (FlipSheetArt){ .game = game,
                              FLIP_USUAL_BOARDS,
                              .n_regions = game->n_parts,
                              .regions = made->regions };
  for (guint i = 0; i < game->n_parts; i++)
    {
      made->rows[i] = region_of (&game->parts[i]);
      made->regions[i] = &made->rows[i];
      made->art.n_sites = MAX (made->art.n_sites, made->rows[i].sites.end);
    }
  made->art.emblem = made->rows[0].glyph;
  flip_part_layout (&made->art, made->rows);
  return &made->art;
}
