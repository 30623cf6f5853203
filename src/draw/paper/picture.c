/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/paper/picture.h"

#include "draw/sheet/sheet-art.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n-lib.h>

G_DEFINE_QUARK (flip - picture - error - quark, flip_picture_error)

#define MARGIN       12
#define TITLE_HEIGHT 28

#define PAGE_MARGIN 24 /* points */

static const FlipSheetArt *
art_of (const FlipPicture *picture, GError **error)
{
  const FlipSheetArt *art = flip_sheet_art_of (picture->game, picture->state);

  if (!art)
    g_set_error (error, FLIP_PICTURE_ERROR, FLIP_PICTURE_ERROR_NO_SHEET,
                 /* Translators: %s: a game */
                 _ ("There is no sheet to draw for %s."), _ (picture->game->name));
  return art;
}

static double
head_height (const FlipPicture *picture)
{
  return picture->title ? TITLE_HEIGHT : 0;
}

static double
natural_width (const FlipSheetArt *art)
{
  return art->width + 2 * MARGIN;
}

static double
natural_height (const FlipSheetArt *art, const FlipPicture *picture)
{
  return art->height + 2 * MARGIN + head_height (picture);
}

static void
draw_natural (const FlipPicture *picture, const FlipSheetArt *art, cairo_t *cr)
{
  g_auto (FlipCanvas) canvas = { 0 };

  flip_canvas_init (&canvas, cr, flip_palette (picture->palette));
  canvas.setup = picture->setup;
  cairo_rectangle (cr, 0, 0, natural_width (art), natural_height (art, picture));
  flip_canvas_fill (&canvas, canvas.palette->desk);
  if (picture->title)
    flip_text_draw (&canvas, picture->title, FLIP_TYPE_ROW_TITLE, canvas.palette->text, MARGIN + 12,
                    MARGIN + TITLE_HEIGHT / 2.0 - 4, FLIP_ALIGN_START, art->width - 24);
  cairo_translate (cr, MARGIN, MARGIN + head_height (picture));
  flip_sheet_art_draw (art, &canvas, picture->state, picture->seat, FLIP_LAYOUT_BOARD,
                       FLIP_ALL_REGIONS);
}

gboolean
flip_picture_check (cairo_status_t status, GError **error)
{
  if (status == CAIRO_STATUS_SUCCESS)
    return TRUE;
  g_set_error (error, FLIP_PICTURE_ERROR, FLIP_PICTURE_ERROR_DRAWING,
               /* Translators: %s: the reason, as the system tells it */
               _ ("The picture could not be drawn: %s."), cairo_status_to_string (status));
  return FALSE;
}

static gboolean
draw_picture (const FlipPicture *picture, cairo_t *cr, const FlipRect *rect, GError **error)
{
  const FlipSheetArt *art = art_of (picture, error);
  double width, height, scale;

  if (!art)
    return FALSE;
  width = natural_width (art);
  height = natural_height (art, picture);
  scale = MIN (rect->width / width, rect->height / height);
  cairo_save (cr);
  cairo_translate (cr, rect->x + (rect->width - width * scale) / 2,
                   rect->y + (rect->height - height * scale) / 2);
  cairo_scale (cr, scale, scale);
  draw_natural (picture, art, cr);
  cairo_restore (cr);
  return flip_picture_check (cairo_status (cr), error);
}

static cairo_surface_t *
surface_for (FlipPictureFormat format,
             double width,
             double height,
             const char *title,
             GByteArray *bytes)
{
  cairo_surface_t *surface;

  if (format == FLIP_PICTURE_PNG)
    return cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) (width + .5), (int) (height + .5));
  if (format == FLIP_PICTURE_SVG)
    {
      surface = cairo_svg_surface_create_for_stream (flip_paper_append, bytes, width, height);
      cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PX);
      return surface;
    }
  surface = cairo_pdf_surface_create_for_stream (flip_paper_append, bytes, width, height);
  if (title)
    cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, title);
  return surface;
}

/* The page in points; in landscape orientation, as boards are wide. */
static FlipRect
page_rect (const FlipPicture *picture)
{
  FlipRect paper = flip_paper_rect (picture->paper, TRUE);

  return (FlipRect){ 0, 0, paper.width * FLIP_POINTS_A_MM, paper.height * FLIP_POINTS_A_MM };
}

gboolean
flip_picture_draw_page (const FlipPicture *picture, cairo_t *cr, GError **error)
{
  FlipRect rect;

  g_return_val_if_fail (picture && cr, FALSE);

  rect = flip_rect_grow (page_rect (picture), -PAGE_MARGIN);
  return draw_picture (picture, cr, &rect, error);
}

static gboolean
draw_file (const FlipPicture *picture, FlipPictureFormat format, GByteArray *bytes, GError **error)
{
  const FlipSheetArt *art = art_of (picture, error);
  gboolean page = format == FLIP_PICTURE_PDF, done;
  cairo_surface_t *surface;
  FlipRect rect;
  cairo_t *cr;

  if (!art)
    return FALSE;
  rect = page ? page_rect (picture)
              : (FlipRect){ 0, 0, natural_width (art) * picture->scale,
                            natural_height (art, picture) * picture->scale };
  surface = surface_for (format, rect.width, rect.height, picture->title, bytes);
  cr = cairo_create (surface);
  if (page)
    rect = flip_rect_grow (rect, -PAGE_MARGIN);
  done = draw_picture (picture, cr, &rect, error);
  cairo_destroy (cr);
  if (done && format == FLIP_PICTURE_PNG)
    done = flip_picture_check (
      cairo_surface_write_to_png_stream (surface, flip_paper_append, bytes), error);
  cairo_surface_finish (surface);
  done = done && flip_picture_check (cairo_surface_status (surface), error);
  cairo_surface_destroy (surface);
  return done;
}

GBytes *
flip_picture_bytes (const FlipPicture *picture, FlipPictureFormat format, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();

  g_return_val_if_fail (picture->scale > 0 || format == FLIP_PICTURE_PDF, NULL);

  if (!draw_file (picture, format, bytes, error))
    return NULL;
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}
