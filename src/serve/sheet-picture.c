/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "serve/sheet-picture.h"

#include "serve/png.h"
#include "serve/tongue.h"

#include <string.h>

/* helpers */

static const FlipSheetArt *
art_of (const FlipSheetPicture *picture)
{
  return flip_sheet_art_of (picture->moment->game, picture->moment->state);
}

static FlipLayout
layout_of (const FlipSheetPicture *picture)
{
  return picture->region == FLIP_ALL_REGIONS ? FLIP_LAYOUT_BOARD : FLIP_LAYOUT_NARROW;
}

static gboolean
shows (const FlipSheetPicture *picture, const FlipSheetArt *art, guint site)
{
  return picture->region == FLIP_ALL_REGIONS || flip_sheet_art_site_region (art, site) == picture->region;
}

/* How the site looks when nothing can be done there. */
static FlipSiteLook
look_of (const FlipSite *site)
{
  FlipSiteLook look = flip_site_look (site);

  look.price = FLIP_NOT_IN_REACH;
  look.badge = NULL;
  return look;
}

static FlipDigest
add_site (FlipDigest digest, const FlipSheetPicture *picture, const FlipSheetArt *art, const FlipSite *site)
{
  const FlipMoment *moment = picture->moment;
  FlipSiteLook look = look_of (site);
  guint id = site->id;
  FlipRect place;

  digest = flip_digest_number (
    digest, flip_sheet_art_site_digest (art, moment->state, picture->seat, id, &look));
  digest = flip_digest_number (digest, site->mark);
  if (!art->sites_move)
    return digest;
  place = flip_sheet_art_site_rect (art, moment->state, picture->seat, layout_of (picture), id);
  return flip_digest_add (digest, place);
}

/* The drawing of a site that can't be kept may depend on anything in the state. */
static FlipDigest
add_sites (FlipDigest digest, const FlipSheetPicture *picture, const FlipSheetArt *art)
{
  const FlipMoment *moment = picture->moment;
  const FlipSites *sites = flip_moment_sites (moment, picture->seat);
  gboolean kept = TRUE;

  for (guint i = 0; i < MIN (sites->n, art->n_sites); i++)
    {
      if (!shows (picture, art, i))
        continue;
      kept = kept && flip_sheet_art_keeps_site (art, i);
      digest = add_site (digest, picture, art, &sites->sites[i]);
    }
  return kept ? digest : flip_digest_bytes (digest, moment->state, moment->game->state_size);
}

static void
draw_sites (const FlipSheetPicture *picture, FlipCanvas *canvas)
{
  const FlipMoment *moment = picture->moment;
  const FlipSites *sites = flip_moment_sites (moment, picture->seat);
  const FlipSheetArt *art = art_of (picture);

  for (guint i = 0; i < MIN (sites->n, art->n_sites); i++)
    {
      FlipSiteLook look = look_of (&sites->sites[i]);
      FlipRect place;

      if (!shows (picture, art, i))
        continue;
      place = flip_sheet_art_site_rect (art, moment->state, picture->seat, layout_of (picture), i);
      if (place.width <= 0)
        continue;
      cairo_save (canvas->cr);
      cairo_translate (canvas->cr, place.x, place.y);
      flip_sheet_art_draw_site (art, canvas, moment->state, picture->seat, layout_of (picture), i,
                                &look);
      cairo_restore (canvas->cr);
    }
}

static void
draw (const FlipSheetPicture *picture, FlipCanvas *canvas)
{
  const FlipMoment *moment = picture->moment;
  const FlipSheetArt *art = art_of (picture);
  FlipLayout layout = layout_of (picture);

  if (picture->is_print)
    {
      flip_canvas_colour (canvas, canvas->palette->board);
      cairo_paint (canvas->cr);
      flip_sheet_art_draw_print (art, canvas, moment->state, layout, picture->region);
      return;
    }
  flip_sheet_art_draw_ink (art, canvas, moment->state, picture->seat, layout, picture->region);
  draw_sites (picture, canvas);
}

/* public functions */

FlipDigest
flip_sheet_picture_digest (const FlipSheetPicture *picture)
{
  const FlipMoment *moment = picture->moment;
  const FlipSheetArt *art = art_of (picture);
  const char *language = flip_tongue_spoken ();
  FlipDigest digest = flip_digest_bytes (FLIP_DIGEST_START, language, strlen (language));

  digest = flip_digest_number (digest, picture->region);
  if (picture->is_print)
    return digest;
  digest = flip_digest_number (digest, picture->seat);
  for (guint region = 0; region < art->n_regions; region++)
    {
      if (picture->region != FLIP_ALL_REGIONS && picture->region != region)
        continue;
      digest = flip_digest_number (
        digest, (gint64) flip_sheet_art_ink_digest (art, moment->state, picture->seat, region));
    }
  return add_sites (digest, picture, art);
}

FlipRect
flip_sheet_picture_area (const FlipSheetPicture *picture)
{
  return picture->region == FLIP_ALL_REGIONS
           ? flip_sheet_art_area (art_of (picture), FLIP_LAYOUT_BOARD)
           : flip_sheet_art_region_rect (art_of (picture), FLIP_LAYOUT_NARROW, picture->region);
}

GBytes *
flip_sheet_picture_png (const FlipSheetPicture *picture, guint width, FlipPaletteId palette)
{
  FlipRect area = flip_sheet_picture_area (picture);
  double scale = width / area.width;
  cairo_surface_t *surface =
    cairo_image_surface_create (picture->is_print ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
                                (int) width, MAX (1, (int) (area.height * scale + .5)));
  cairo_t *cr = cairo_create (surface);
  FlipCanvas canvas;
  GBytes *bytes;

  cairo_scale (cr, scale, scale);
  cairo_translate (cr, -area.x, -area.y);
  flip_canvas_init (&canvas, cr, flip_palette (palette));
  canvas.setup = picture->moment->setup;
  draw (picture, &canvas);
  flip_canvas_clear (&canvas);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  bytes = cairo_surface_status (surface) == CAIRO_STATUS_SUCCESS ? flip_png_of (surface) : NULL;
  cairo_surface_destroy (surface);
  return bytes;
}
