/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/paper/layout-pdf.h"

#include "draw/sheet/sheet-art.h"
#include "engine/base/phrase.h"

#include <cairo-pdf.h>
#include <glib/gi18n-lib.h>
#include <math.h>

/* In millimetres. */
#define MARK       6.0 /* length of a crop mark */
#define HAIRLINE   0.2
#define HEAD       27.0 /* of the overview */
#define FOOT       16.0
#define TEST_LINE  100.0
#define LABEL_FROM 2.0 /* from the corner of a page to its number in the overview */
#define DOTS_A_MM  0.5 /* enough to find out where pieces are */

typedef struct
{
  FlipCanvas *canvas;
  const FlipPicture *picture;
  const FlipTableLayout *table;
  FlipLayoutPages pages;
  FlipRect paper;
} Print;

static const FlipTableLayout *
table_of (const FlipGame *game)
{
  const FlipSheetArt *art = flip_sheet_art_find (game);

  return art ? art->table : NULL;
}

gboolean
flip_layout_pdf_can (const FlipGame *game, gconstpointer state)
{
  const FlipTableLayout *table;
  double width = 0, height = 0;

  g_return_val_if_fail (game && state, FALSE);

  table = table_of (game);
  if (table)
    table->measure (state, &width, &height);
  return width > 0 && height > 0;
}

/* --- A page at full size --- */

static void
draw_mark (const Print *print, double x1, double y1, double x2, double y2)
{
  flip_canvas_line (print->canvas, x1, y1, x2, y2, print->canvas->palette->text, HAIRLINE);
}

/* Crop marks in the margins at both ends of a joint: upright between pages of one row, otherwise
   horizontal. */
static void
draw_joint (const Print *print, double at, gboolean upright)
{
  double end = upright ? print->paper.height : print->paper.width;
  double near = FLIP_LAYOUT_MARGIN - MARK - 1, far = end - near - MARK;

  if (upright)
    {
      draw_mark (print, at, near, at, near + MARK);
      draw_mark (print, at, far, at, far + MARK);
    }
  else
    {
      draw_mark (print, near, at, near + MARK, at);
      draw_mark (print, far, at, far + MARK, at);
    }
}

static void
draw_joints (const Print *print, guint row, guint column)
{
  double inset = FLIP_LAYOUT_MARGIN + FLIP_LAYOUT_OVERLAP / 2;

  if (column > 0)
    draw_joint (print, inset, TRUE);
  if (column + 1 < print->pages.columns)
    draw_joint (print, print->paper.width - inset, TRUE);
  if (row > 0)
    draw_joint (print, inset, FALSE);
  if (row + 1 < print->pages.rows)
    draw_joint (print, print->paper.height - inset, FALSE);
}

static void
draw_part (const Print *print, guint row, guint column)
{
  FlipRect part = flip_layout_part (&print->pages, row, column);
  cairo_t *cr = print->canvas->cr;

  cairo_save (cr);
  cairo_translate (cr, FLIP_LAYOUT_MARGIN - part.x, FLIP_LAYOUT_MARGIN - part.y);
  cairo_rectangle (cr, part.x, part.y, part.width, part.height);
  cairo_clip (cr);
  print->table->draw (print->canvas, print->picture->state);
  cairo_restore (cr);
}

static void
draw_page (const Print *print, guint row, guint column)
{
  const FlipPalette *palette = print->canvas->palette;
  /* Translators: %u: row and column of the page, then the number of rows and of columns */
  g_autofree char *where = g_strdup_printf (_ ("row %u, column %u of %u × %u"), row + 1, column + 1,
                                            print->pages.rows, print->pages.columns);
  double y = print->paper.height - FLIP_LAYOUT_MARGIN / 2;

  draw_part (print, row, column);
  draw_joints (print, row, column);
  flip_text_draw_mm (print->canvas, where, FLIP_TYPE_NAME, palette->text, print->paper.width / 2, y,
                     FLIP_ALIGN_MIDDLE);
}

/* --- The overview --- */

/* The place of the table at a given scale. */
static FlipRect
overview_rect (const Print *print)
{
  double width = print->paper.width - 2 * FLIP_LAYOUT_MARGIN;
  double height = print->paper.height - HEAD - FOOT - FLIP_LAYOUT_MARGIN;
  double scale = MIN (width / print->pages.width, height / print->pages.height);

  return (FlipRect){
    .x = (print->paper.width - print->pages.width * scale) / 2,
    .y = HEAD + (height - print->pages.height * scale) / 2,
    .width = print->pages.width * scale,
    .height = print->pages.height * scale,
  };
}

static void
draw_sketch (const Print *print, const FlipRect *rect)
{
  FlipRect points = { 0, 0, rect->width * FLIP_LAYOUT_POINTS_A_MM,
                      rect->height * FLIP_LAYOUT_POINTS_A_MM };

  cairo_save (print->canvas->cr);
  cairo_translate (print->canvas->cr, rect->x, rect->y);
  cairo_scale (print->canvas->cr, 1 / FLIP_LAYOUT_POINTS_A_MM, 1 / FLIP_LAYOUT_POINTS_A_MM);
  print->table->sketch_ground (print->canvas, print->picture->state, &points);
  print->table->sketch_pieces (print->canvas, print->picture->state, &points);
  cairo_restore (print->canvas->cr);
}

/* From joint to joint; the outer edges are those of the table. */
static void
draw_cell (const Print *print, const FlipRect *rect, guint row, guint column)
{
  double scale = rect->width / print->pages.width, joint = FLIP_LAYOUT_OVERLAP / 2;
  FlipRect part = flip_layout_part (&print->pages, row, column);
  FlipColour colour = print->canvas->palette->hues[FLIP_HUE_SPADES];
  double x = rect->x + (part.x + (column ? joint : 0)) * scale;
  double y = rect->y + (part.y + (row ? joint : 0)) * scale;
  g_autofree char *label = g_strdup_printf ("%u, %u", row + 1, column + 1);

  if (column && row == 0)
    flip_canvas_line (print->canvas, x, y, x, rect->y + rect->height, colour, HAIRLINE);
  if (row && column == 0)
    flip_canvas_line (print->canvas, x, y, rect->x + rect->width, y, colour, HAIRLINE);
  if (!flip_layout_is_empty (&print->pages, row, column))
    flip_text_draw_mm (print->canvas, label, FLIP_TYPE_BONUS, colour, x + LABEL_FROM,
                       y + LABEL_FROM * 1.5, FLIP_ALIGN_START);
}

static char *
title_of (const Print *print)
{
  return flip_phrase_label (_ (print->picture->game->name),
                            print->table->title (print->picture->state));
}

static void
draw_words (const Print *print)
{
  const FlipPalette *palette = print->canvas->palette;
  g_autofree char *title = title_of (print);
  g_autofree char *size = g_strdup_printf (
    /* Translators: %.0f: width and depth of the table; %u: rows and columns of pages */
    ngettext ("The table is %.0f × %.0f mm: %u × %u page, numbered row, column.",
              "The table is %.0f × %.0f mm: %u × %u pages, numbered row, column.",
              print->pages.rows * print->pages.columns),
    print->pages.width, print->pages.height, print->pages.rows, print->pages.columns);

  flip_text_draw_mm (print->canvas, title, FLIP_TYPE_ROW_TITLE, palette->text, FLIP_LAYOUT_MARGIN,
                     FLIP_LAYOUT_MARGIN, FLIP_ALIGN_START);
  flip_text_draw_mm (print->canvas, size, FLIP_TYPE_NOTE, palette->text, FLIP_LAYOUT_MARGIN,
                     FLIP_LAYOUT_MARGIN + 7, FLIP_ALIGN_START);
  if (print->pages.empty)
    flip_text_draw_mm (print->canvas, _ ("Blank pages, without a number, are left out."),
                       FLIP_TYPE_NOTE, palette->text, FLIP_LAYOUT_MARGIN, FLIP_LAYOUT_MARGIN + 12,
                       FLIP_ALIGN_START);
}

/* A line for measuring shows whether the printer kept the size. */
static void
draw_foot (const Print *print)
{
  const FlipPalette *palette = print->canvas->palette;
  double x = FLIP_LAYOUT_MARGIN, y = print->paper.height - FLIP_LAYOUT_MARGIN - 8;

  draw_mark (print, x, y, x + TEST_LINE, y);
  draw_mark (print, x, y - 2, x, y + 2);
  draw_mark (print, x + TEST_LINE, y - 2, x + TEST_LINE, y + 2);
  flip_text_draw_mm (print->canvas, _ ("100 mm, if printed at actual size (100 %)"), FLIP_TYPE_NOTE,
                     palette->text, x + TEST_LINE + 4, y, FLIP_ALIGN_START);
  flip_text_draw_mm (print->canvas,
                     _ ("The pages overlap by 5 mm: cut at the marks and lay them edge to edge."),
                     FLIP_TYPE_NOTE, palette->text, x, y + 7, FLIP_ALIGN_START);
}

static void
draw_overview (const Print *print)
{
  FlipRect rect = overview_rect (print);

  draw_words (print);
  draw_sketch (print, &rect);
  for (guint row = 0; row < print->pages.rows; row++)
    for (guint column = 0; column < print->pages.columns; column++)
      draw_cell (print, &rect, row, column);
  draw_foot (print);
}

/* --- The file --- */

static void
draw_all (const Print *print)
{
  draw_overview (print);
  cairo_show_page (print->canvas->cr);
  for (guint i = 0; i < flip_layout_n_printed (&print->pages); i++)
    {
      guint row, column;

      flip_layout_find_printed (&print->pages, i, &row, &column);
      draw_page (print, row, column);
      cairo_show_page (print->canvas->cr);
    }
}

/* --- What stands where --- */

/* Only the pieces, in a low resolution: a barrel is ten dots wide. */
static cairo_surface_t *
draw_pieces (const FlipPicture *picture, const FlipTableLayout *table, const FlipLayoutPages *pages)
{
  g_auto (FlipCanvas) canvas = { 0 };
  FlipRect rect = { 0, 0, pages->width * DOTS_A_MM, pages->height * DOTS_A_MM };
  cairo_surface_t *surface = cairo_image_surface_create (
    CAIRO_FORMAT_ARGB32, (int) ceil (rect.width), (int) ceil (rect.height));
  cairo_t *cr = cairo_create (surface);

  flip_canvas_init (&canvas, cr, flip_palette (FLIP_PALETTE_PRINT));
  table->sketch_pieces (&canvas, picture->state, &rect);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static gboolean
is_bare (cairo_surface_t *surface, const FlipRect *part)
{
  const guint8 *data = cairo_image_surface_get_data (surface);
  int right = MIN (cairo_image_surface_get_width (surface),
                   (int) ceil ((part->x + part->width) * DOTS_A_MM));
  int bottom = MIN (cairo_image_surface_get_height (surface),
                    (int) ceil ((part->y + part->height) * DOTS_A_MM));

  if (!data)
    return FALSE;
  for (int y = (int) (part->y * DOTS_A_MM); y < bottom; y++)
    {
      const guint32 *row =
        (const guint32 *) (gconstpointer) (data + y * cairo_image_surface_get_stride (surface));

      for (int x = (int) (part->x * DOTS_A_MM); x < right; x++)
        {
          if (row[x])
            return FALSE;
        }
    }

  return TRUE;
}

FlipLayoutPages
flip_layout_read (const FlipPicture *picture)
{
  const FlipTableLayout *table = table_of (picture->game);
  FlipLayoutPages pages;
  cairo_surface_t *pieces;
  double width, height;

  g_return_val_if_fail (table, ((FlipLayoutPages){ 0 }));

  table->measure (picture->state, &width, &height);
  pages = flip_layout_pages (picture->paper, width, height);
  pieces = draw_pieces (picture, table, &pages);
  for (guint i = 0; i < pages.rows * pages.columns && i < 64; i++)
    {
      FlipRect part = flip_layout_part (&pages, i / pages.columns, i % pages.columns);

      if (is_bare (pieces, &part))
        pages.empty |= G_GUINT64_CONSTANT (1) << i;
    }
  cairo_surface_destroy (pieces);
  return pages;
}

static Print
print_begin (const FlipPicture *picture, FlipCanvas *canvas, cairo_t *cr)
{
  const FlipTableLayout *table = table_of (picture->game);
  FlipLayoutPages pages = flip_layout_read (picture);

  flip_canvas_init (canvas, cr, flip_palette (FLIP_PALETTE_PRINT));
  cairo_save (cr);
  cairo_scale (cr, FLIP_LAYOUT_POINTS_A_MM, FLIP_LAYOUT_POINTS_A_MM);
  return (Print){ canvas, picture, table, pages, flip_layout_paper (&pages) };
}

void
flip_layout_draw_page (const FlipPicture *picture, cairo_t *cr, guint row, guint column)
{
  g_auto (FlipCanvas) canvas = { 0 };
  Print print;

  g_return_if_fail (flip_layout_pdf_can (picture->game, picture->state));

  print = print_begin (picture, &canvas, cr);
  if (row < print.pages.rows && column < print.pages.columns)
    draw_page (&print, row, column);
  cairo_restore (cr);
}

void
flip_layout_draw_overview (const FlipPicture *picture, cairo_t *cr)
{
  g_auto (FlipCanvas) canvas = { 0 };
  Print print;

  g_return_if_fail (flip_layout_pdf_can (picture->game, picture->state));

  print = print_begin (picture, &canvas, cr);
  draw_overview (&print);
  cairo_restore (cr);
}

static void
draw_file (const FlipPicture *picture, cairo_surface_t *surface)
{
  g_auto (FlipCanvas) canvas = { 0 };
  cairo_t *cr = cairo_create (surface);
  Print print = print_begin (picture, &canvas, cr);
  g_autofree char *title = title_of (&print);

  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, title);
  draw_all (&print);
  cairo_restore (cr);
  cairo_destroy (cr);
}

static gboolean
write_pages (const FlipPicture *picture, GByteArray *bytes, GError **error)
{
  FlipLayoutPages pages = flip_layout_read (picture);
  FlipRect paper = flip_layout_paper (&pages);
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (
    flip_paper_append, bytes, paper.width * FLIP_LAYOUT_POINTS_A_MM,
    paper.height * FLIP_LAYOUT_POINTS_A_MM);
  gboolean done;

  draw_file (picture, surface);
  cairo_surface_finish (surface);
  done = flip_picture_check (cairo_surface_status (surface), error);
  cairo_surface_destroy (surface);
  return done;
}

GBytes *
flip_layout_pdf_bytes (const FlipPicture *picture, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();

  if (!flip_layout_pdf_can (picture->game, picture->state))
    {
      g_set_error (error, FLIP_PICTURE_ERROR, FLIP_PICTURE_ERROR_NO_TABLE,
                   _ ("This sheet has no table to lay out."));
      return NULL;
    }
  if (!write_pages (picture, bytes, error))
    return NULL;
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}
