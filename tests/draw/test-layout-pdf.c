/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/paper/layout-pdf.h"
#include "draw/sheet/sheet-art.h"
#include "games/flickemup/flickemup-state.h"
#include "games/flickemup/flickemup.h"
#include "games/fliptown/fliptown.h"
#include "tests/draw/pdf.h"

#include <string.h>

/* A table at full size: how it is cut into pages of A4, where a point of it is printed, and the
   file's own pages. Lying, a page shows 277 × 190 mm, and the next begins 272 or 185 mm on. */

#define DOTS 10 /* a millimetre */

typedef struct
{
  const char *name;
  double width, height;
  gboolean lying;
  guint rows, columns;
} Cut;

static const Cut cuts[] = {
  { "usual", 1200, 900, TRUE, 5, 5 },        /* upright it would be 4 × 7 */
  { "one-page", 277, 190, TRUE, 1, 1 },      /* just fits */
  { "a-little-more", 278, 190, TRUE, 1, 2 }, /* upright: 1 × 2 as well */
  { "upright", 190, 277, FALSE, 1, 1 },      { "two-rows", 277, 375, TRUE, 2, 1 }, /* 185 + 190 */
  { "tall", 375, 549, FALSE, 2, 2 }, /* 185 + 190 by 272 + 277 */
};

static void
test_cut (gconstpointer data)
{
  const Cut *cut = data;
  FlipLayoutPages pages = flip_layout_pages (FLIP_PAPER_A4, cut->width, cut->height);
  FlipRect last = flip_layout_part (&pages, pages.rows - 1, pages.columns - 1);

  g_assert_cmpint (pages.lying, ==, cut->lying);
  g_assert_cmpuint (pages.rows, ==, cut->rows);
  g_assert_cmpuint (pages.columns, ==, cut->columns);
  g_assert_cmpfloat_with_epsilon (last.x + last.width, cut->width, 1e-9);
  g_assert_cmpfloat_with_epsilon (last.y + last.height, cut->height, 1e-9);
}

typedef struct
{
  double x, y; /* of the table, in mm */
  guint row, column;
  double page_x, page_y; /* mm */
} Point;

/* On 5 × 5 lying pages. Joints are at 274.5, 546.5 … mm across and at 187.5, 372.5 … mm down. */
static void
test_points (void)
{
  static const Point points[] = {
    { 0, 0, 0, 0, 10, 10 },
    { 274, 187, 0, 0, 284, 197 },
    { 275, 188, 1, 1, 13, 13 },
    { 520, 300, 1, 1, 520 - 272 + 10, 300 - 185 + 10 },
    { 1200, 900, 4, 4, 1200 - 1088 + 10, 900 - 740 + 10 },
  };
  FlipLayoutPages pages = flip_layout_pages (FLIP_PAPER_A4, 1200, 900);

  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    {
      const Point *point = &points[i];
      FlipRect part = flip_layout_part (&pages, point->row, point->column);

      g_assert_cmpfloat (point->x, <=, part.x + part.width);
      g_assert_cmpfloat (point->y, <=, part.y + part.height);
      g_assert_cmpfloat_with_epsilon (point->x - part.x + FLIP_LAYOUT_MARGIN, point->page_x, 1e-9);
      g_assert_cmpfloat_with_epsilon (point->y - part.y + FLIP_LAYOUT_MARGIN, point->page_y, 1e-9);
    }
}

static void
begin_on (FlickemupState *state, const FlipBoard *board)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (&flickemup_game);

  g_assert_true (flip_setup_fill_seats (setup, 2, NULL));
  flip_setup_set_board (setup, board->name, board->text);
  g_assert_true (flickemup_game.begin (state, setup, NULL));
}

static void
begin (FlickemupState *state)
{
  begin_on (state, &flickemup_game.boards[0]);
}

/* Every page names its size, which is not drawn anywhere. */
static guint
count_pages (GBytes *pdf)
{
  static const char words[] = "/MediaBox [";
  g_autoptr (GBytes) bytes = pdf_unpack (pdf);
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);
  guint n = 0;

  for (gsize i = 0; i + sizeof words < size; i++)
    {
      double width = 0, height = 0;

      if (memcmp (data + i, words, strlen (words)) != 0)
        continue;
      g_assert_cmpint (sscanf (data + i, "/MediaBox [ 0 0 %lf %lf", &width, &height), ==, 2);
      g_assert_cmpfloat_with_epsilon (width, 841.89, .01);
      g_assert_cmpfloat_with_epsilon (height, 595.276, .01);
      n++;
    }
  return n;
}

static void
test_file (void)
{
  g_autofree FlickemupState *state = g_new0 (FlickemupState, 1);
  FlipPicture picture = { .game = &flickemup_game, .state = state };
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;

  begin (state);
  g_assert_cmpint (state->scenario.width, ==, 12000);
  g_assert_cmpint (state->scenario.height, ==, 9000);
  bytes = flip_layout_pdf_bytes (&picture, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (count_pages (bytes), ==, 1 + 12); /* of 5 × 5 */
}

/* Whatever is put on the table is on a page that is printed, and each printed page has something. */
static void
test_empty_pages (void)
{
  const FlipTableLayout *table = flip_sheet_art_find (&flickemup_game)->table;

  for (guint i = 0; i < flickemup_game.n_boards * FLIP_N_PAPERS; i++)
    {
      g_autofree FlickemupState *state = g_new0 (FlickemupState, 1);
      FlipPicture picture = { .game = &flickemup_game, .state = state, .paper = i % FLIP_N_PAPERS };
      FlipLayoutPiece pieces[FLIP_LAYOUT_MOST_PIECES];
      FlipLayoutPages pages;
      guint n;

      begin_on (state, &flickemup_game.boards[i / FLIP_N_PAPERS]);
      pages = flip_layout_read (&picture);
      n = table->pieces (state, pieces);
      g_assert_cmpuint (flip_layout_n_printed (&pages), <=, pages.rows * pages.columns);
      for (guint page = 0; page < pages.rows * pages.columns; page++)
        {
          guint row = page / pages.columns, column = page % pages.columns;
          FlipRect part = flip_layout_part (&pages, row, column);

          for (guint piece = 0; piece < n; piece++)
            g_assert_false (flip_layout_is_empty (&pages, row, column)
                            && pieces[piece].x > part.x && pieces[piece].x < part.x + part.width
                            && pieces[piece].y > part.y && pieces[piece].y < part.y + part.height);
        }
    }
}

/* How bright a point of a page is, given in millimetres from its corner. */
static guint
brightness (cairo_surface_t *page, double x, double y)
{
  const guint8 *data = cairo_image_surface_get_data (page);

  return data[(int) (y * DOTS) * cairo_image_surface_get_stride (page) + 4 * (int) (x * DOTS) + 1];
}

/* The fourth barrel is 20 mm wide and stands at 905, 300: on the second row's fourth page, which
   begins at 816, 185. */
static void
test_piece (void)
{
  g_autofree FlickemupState *state = g_new0 (FlickemupState, 1);
  FlipPicture picture = { .game = &flickemup_game, .state = state };
  cairo_surface_t *page = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 297 * DOTS, 210 * DOTS);
  cairo_t *cr = cairo_create (page);
  const double x = 905 - 816 + 10, y = 300 - 185 + 10;

  begin (state);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, DOTS * 25.4 / 72, DOTS * 25.4 / 72);
  flip_layout_draw_page (&picture, cr, 1, 3);
  cairo_surface_flush (page);
  for (int side = -1; side <= 1; side += 2)
    {
      g_assert_cmpuint (brightness (page, x + side * 10, y), <, 80);
      g_assert_cmpuint (brightness (page, x, y + side * 10), <, 80);
      g_assert_cmpuint (brightness (page, x + side * 9.3, y), >, 240);
      g_assert_cmpuint (brightness (page, x + side * 10.7, y - 1), >, 240);
    }
  cairo_destroy (cr);
  cairo_surface_destroy (page);
}

static void
test_no_table (void)
{
  const FlipGame *games[] = { &fliptown_game, &flickemup_game };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (FlipSetup) setup = flip_setup_new (games[i]);
      g_autofree gpointer state = g_malloc0 (games[i]->state_size);
      FlipPicture picture = { .game = games[i], .state = state };
      g_autoptr (GError) error = NULL;

      /* Nobody has laid out the table of a scenario of one's own. */
      if (games[i]->blank)
        flip_setup_set_board (setup, games[i]->blank->name, games[i]->blank->text);
      g_assert_true (flip_setup_fill_seats (setup, 2, NULL));
      g_assert_true (games[i]->begin (state, setup, &error));
      g_assert_false (flip_layout_pdf_can (games[i], state));
      g_assert_null (flip_layout_pdf_bytes (&picture, &error));
      g_assert_error (error, FLIP_PICTURE_ERROR, FLIP_PICTURE_ERROR_NO_TABLE);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cuts); i++)
    {
      g_autofree char *path = g_strdup_printf ("/layout-pdf/cut/%s", cuts[i].name);

      g_test_add_data_func (path, &cuts[i], test_cut);
    }
  g_test_add_func ("/layout-pdf/points", test_points);
  g_test_add_func ("/layout-pdf/file", test_file);
  g_test_add_func ("/layout-pdf/empty-pages", test_empty_pages);
  g_test_add_func ("/layout-pdf/piece", test_piece);
  g_test_add_func ("/layout-pdf/no-table", test_no_table);
  return g_test_run ();
}
