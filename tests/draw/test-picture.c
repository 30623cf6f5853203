/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pictures of the sheet, compared with those in the folder named on the command line.
   --write draws these anew: look at them before they are kept. */

#include "draw/fliptown/fliptown-art.h"
#include "draw/kit/card-face.h"
#include "draw/paper/picture.h"
#include "draw/sheet/sheet-art.h"
#include "games/fliptown/fliptown.h"
#include "tests/draw/golden.h"
#include "tests/draw/pdf.h"
#include "tests/draw/position.h"

#include <math.h>
#include <string.h>

static cairo_surface_t *
board_picture (const FliptownState *state, FlipPaletteId palette, double scale)
{
  return golden_board (flip_sheet_art_find (&fliptown_game), state, palette, scale);
}

/* --- Golden pictures --- */

static void
test_board (const Golden *golden, FlipPaletteId palette, const char *name)
{
  FliptownState state = { 0 };

  position_mid_game (&state);
  golden_check (golden, name, board_picture (&state, palette, GOLDEN_SCALE));
}

static void
test_light (gconstpointer golden)
{
  test_board (golden, FLIP_PALETTE_LIGHT, "board-light");
}

static void
test_dark (gconstpointer golden)
{
  test_board (golden, FLIP_PALETTE_DARK, "board-dark");
}

static void
test_contrast (gconstpointer golden)
{
  test_board (golden, FLIP_PALETTE_CONTRAST, "board-contrast");
}

static void
test_contrast_dark (gconstpointer golden)
{
  test_board (golden, FLIP_PALETTE_CONTRAST_DARK, "board-contrast-dark");
}

static void
test_print (gconstpointer golden)
{
  test_board (golden, FLIP_PALETTE_PRINT, "board-print");
}

static void
test_full (gconstpointer golden)
{
  FliptownState state = { 0 };

  position_full (&state);
  golden_check (golden, "board-full", board_picture (&state, FLIP_PALETTE_LIGHT, GOLDEN_SCALE));
}

static char *
replaced (const char *text, const char *from, const char *to)
{
  g_auto (GStrv) parts = g_strsplit (text, from, -1);

  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  return g_strjoinv (to, parts);
}

/* A board whose Land Office is the third building, where there is less room. */
static void
test_moved_building (gconstpointer golden)
{
  g_autofree char *aside = replaced (fliptown_game.boards[0].text, "[town 3]", "[town aside]");
  g_autofree char *moved = replaced (aside, "[town 8]", "[town 3]");
  g_autofree char *board = replaced (moved, "[town aside]", "[town 8]");
  FliptownState state = { 0 };

  position_fresh (&state, board);
  state.seats[0].fields = 0x1b;
  golden_check (golden, "moved-building", board_picture (&state, FLIP_PALETTE_LIGHT, GOLDEN_SCALE));
}

/* One region a page, below each other. */
static void
test_narrow (gconstpointer golden)
{
  guint regions = 1u << FLIPTOWN_TRAIL | 1u << FLIPTOWN_TOWN | 1u << FLIPTOWN_REGION_INVENTORY;
  FliptownState state = { 0 };

  position_mid_game (&state);
  golden_check (golden, "narrow",
                golden_pages (flip_sheet_art_find (&fliptown_game), &state, regions, 1290));
}

static void
test_low (gconstpointer golden)
{
  FliptownState state = { 0 };

  position_mid_game (&state);
  golden_check (golden, "low",
                golden_layout (flip_sheet_art_find (&fliptown_game), &state, FLIP_LAYOUT_LOW));
}

static void
test_half (gconstpointer golden)
{
  FliptownState state = { 0 };

  position_mid_game (&state);
  golden_check (golden, "half",
                golden_layout (flip_sheet_art_find (&fliptown_game), &state, FLIP_LAYOUT_HALF));
}

#define STATE_WIDTH  100
#define STATE_HEIGHT 70

/* All states of one site, a row for each palette. */
static void
test_states (gconstpointer golden)
{
  static const FlipSiteLook looks[] = {
    { "mine 2b", FLIP_MARK_NONE, FLIP_NOT_IN_REACH, FALSE, FALSE, 1 },
    { "mine 2b", FLIP_MARK_NONE, 0, FALSE, FALSE, 1 },
    { "mine 2b", FLIP_MARK_NONE, 2, FALSE, FALSE, 1 },
    { "mine 2b", FLIP_MARK_CIRCLED, FLIP_NOT_IN_REACH, FALSE, FALSE, 1 },
    { "mine 2b", FLIP_MARK_CIRCLED, FLIP_NOT_IN_REACH, FALSE, FALSE, .6 },
    { "mine 2b", FLIP_MARK_CROSSED, FLIP_NOT_IN_REACH, FALSE, FALSE, 1 },
    { "mine 2b", FLIP_MARK_NONE, FLIP_NOT_IN_REACH, TRUE, FALSE, 1 },
    { "mine 2b", FLIP_MARK_NONE, FLIP_NOT_IN_REACH, FALSE, TRUE, 1 },
    { "mine 2b", FLIP_MARK_NONE, 0, FALSE, TRUE, 1 },
  };
  const FlipSheetArt *art = flip_sheet_art_find (&fliptown_game);
  cairo_surface_t *surface =
    golden_surface (STATE_WIDTH * (double) G_N_ELEMENTS (looks), STATE_HEIGHT * FLIP_N_PALETTES);
  cairo_t *cr = cairo_create (surface);
  FliptownState state = { 0 };

  position_fresh (&state, NULL);
  for (guint row = 0; row < FLIP_N_PALETTES; row++)
    {
      g_auto (FlipCanvas) canvas = { 0 };

      flip_canvas_init (&canvas, cr, flip_palette (row));
      cairo_rectangle (cr, 0, row * STATE_HEIGHT, STATE_WIDTH * G_N_ELEMENTS (looks), STATE_HEIGHT);
      flip_canvas_fill (&canvas, canvas.palette->board);
      for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
        {
          cairo_save (cr);
          cairo_translate (cr, i * STATE_WIDTH + 18, row * STATE_HEIGHT + 17);
          flip_sheet_art_draw_site (art, &canvas, &state, 0, FLIP_LAYOUT_BOARD,
                                    FLIPTOWN_SITE_MINE + 3, &looks[i]);
          cairo_restore (cr);
        }
    }
  cairo_destroy (cr);
  golden_check (golden, "states", surface);
}

static void
draw_cards (FlipCanvas *canvas)
{
  static const FlipCardLook small[] = {
    { 0, FLIP_CARD_PLAIN, 0 }, { 22, FLIP_CARD_DIMMED, 0 }, { 32, FLIP_CARD_CHOSEN, 1 },
    { 50, FLIP_CARD_LIT, 0 },  { 51, FLIP_CARD_PLAIN, 0 },
  };
  static const FlipCard large[] = { 32, 20, 50, 9, FLIP_JOKER, FLIP_NO_CARD };
  FlipRect rect;

  for (guint i = 0; i < G_N_ELEMENTS (large); i++)
    {
      FlipCardLook look = { .card = large[i] };

      rect = (FlipRect){ 10 + i * 92, 10, 80, 110 };
      flip_card_face_draw (canvas, &rect, &look);
    }
  rect = (FlipRect){ 562, 10, 80, 110 };
  flip_card_back_draw (canvas, &rect);
  for (guint i = 0; i < G_N_ELEMENTS (small); i++)
    {
      rect = (FlipRect){ 660 + i * 30, 10, 26, 40 };
      flip_card_face_draw (canvas, &rect, &small[i]);
    }
}

static void
test_cards (gconstpointer golden)
{
  cairo_surface_t *surface = golden_surface (820, 160 * FLIP_N_PALETTES);
  cairo_t *cr = cairo_create (surface);

  for (guint row = 0; row < FLIP_N_PALETTES; row++)
    {
      g_auto (FlipCanvas) canvas = { 0 };

      flip_canvas_init (&canvas, cr, flip_palette (row));
      cairo_rectangle (cr, 0, 0, 820, 160);
      flip_canvas_fill (&canvas, canvas.palette->desk);
      draw_cards (&canvas);
      cairo_translate (cr, 0, 160);
    }
  cairo_destroy (cr);
  golden_check (golden, "cards", surface);
}

/* --- Values come from the board --- */

static const struct
{
  const char *from, *to; /* in the text of the board */
  int site;              /* where alone it shows, or -1 for a whole region */
  guint region;
} edits[] = {
  { "5=12 cash", "5=31 cash", FLIPTOWN_SITE_TRAIL + 4, 0 },
  { "J=-6 wanted", "J=-2 wanted", FLIPTOWN_SITE_TRAIL + 10, 0 },
  { "cash=1 3 5\n", "cash=1 8 5\n", FLIPTOWN_SITE_BADLANDS + 4, 0 },
  { "3 stars, 2 gold, 1 wanted", "7 stars, 2 gold, 1 wanted", FLIPTOWN_SITE_MINE + 7, 0 },
  { "ways=3a A 2", "ways=3a A 5", -1, FLIPTOWN_MINE },
  { "takes-off=4\n", "takes-off=9\n", FLIPTOWN_SITE_TOWN + 2, 0 },
  { "steps=2 7 14 23", "steps=2 7 14 60", FLIPTOWN_SITE_TOWN + 6, 0 },
  { "fields=3 1 1 1 2", "fields=3 1 1 1 9", FLIPTOWN_SITE_TOWN + 7, 0 },
  { "pays-gold=2", "pays-gold=7", FLIPTOWN_SITE_TOWN + 9, 0 },
  { "C2-C3=8 cash", "C2-C3=3 cash", -1, FLIPTOWN_CEMETERY },
  { "flush=6 5\n", "flush=8 5\n", -1, FLIPTOWN_CEMETERY + 1 },
  { "stars=4 6 8\n", "stars=4 6 2\n", -1, FLIPTOWN_CEMETERY + 2 },
  { "shovel-stars=1", "shovel-stars=4", -1, FLIPTOWN_CEMETERY + 3 },
};

/* The last place where the words stand: in "straight-flush" before "flush" alone. */
static char *
edited_board (const char *from, const char *to)
{
  const char *text = fliptown_game.boards[0].text;
  const char *place = strstr (text, from);

  for (const char *next = place; next; next = strstr (next + 1, from))
    {
      if (next == text || next[-1] == '\n' || next[-1] == '=')
        place = next;
    }
  g_assert_nonnull (place);
  return g_strdup_printf ("%.*s%s%s", (int) (place - text), text, to, place + strlen (from));
}

static void
test_other_board (gconstpointer data)
{
  guint edit = GPOINTER_TO_UINT (data);
  const FlipSheetArt *art = flip_sheet_art_find (&fliptown_game);
  g_autofree char *board = edited_board (edits[edit].from, edits[edit].to);
  FlipRect where =
    edits[edit].site < 0
      ? flip_sheet_art_region_rect (art, FLIP_LAYOUT_BOARD, edits[edit].region)
      : flip_sheet_art_site_rect (art, NULL, 0, FLIP_LAYOUT_BOARD, (guint) edits[edit].site);
  FliptownState own = { 0 }, other = { 0 };
  cairo_surface_t *one, *two;
  GoldenDifference difference;

  position_fresh (&own, NULL);
  position_fresh (&other, board);
  one = board_picture (&own, FLIP_PALETTE_PRINT, 1);
  two = board_picture (&other, FLIP_PALETTE_PRINT, 1);
  difference = golden_compare (one, two);
  g_assert_cmpuint (difference.strong, >, 4);
  g_assert_cmpint (difference.left, >=, (int) where.x);
  g_assert_cmpint (difference.top, >=, (int) where.y);
  g_assert_cmpint (difference.right, <=, (int) (where.x + where.width));
  g_assert_cmpint (difference.bottom, <=, (int) (where.y + where.height));
  cairo_surface_destroy (one);
  cairo_surface_destroy (two);
}

/* What can be done glows on the screen and is not printed. */
static void
test_moves_show (gconstpointer data)
{
  FlipPaletteId palette = GPOINTER_TO_UINT (data);
  FliptownState acting = { 0 }, waiting = { 0 };
  cairo_surface_t *one, *two;
  GoldenDifference difference;

  position_mid_game (&acting);
  waiting = acting;
  waiting.seat = 1;
  one = board_picture (&acting, palette, 1);
  two = board_picture (&waiting, palette, 1);
  difference = golden_compare (one, two);
  if (palette == FLIP_PALETTE_PRINT)
    g_assert_cmpfloat (difference.mean, ==, 0);
  else
    g_assert_cmpuint (difference.strong, >, 2000);
  cairo_surface_destroy (one);
  cairo_surface_destroy (two);
}

/* --- Files --- */

static FlipPicture
a_picture (const FliptownState *state)
{
  return (FlipPicture){
    .game = &fliptown_game,
    .state = state,
    .palette = FLIP_PALETTE_PRINT,
    .scale = 1,
    .title = "A sheet",
  };
}

static GBytes *
bytes_of (FlipPictureFormat format)
{
  FliptownState state = { 0 };
  FlipPicture picture = a_picture (&state);
  g_autoptr (GError) error = NULL;
  GBytes *bytes;

  position_mid_game (&state);
  bytes = flip_picture_bytes (&picture, format, &error);
  g_assert_no_error (error);
  return bytes;
}

static gboolean
bytes_have (GBytes *bytes, const char *words)
{
  gsize size, length = strlen (words);
  const char *data = g_bytes_get_data (bytes, &size);

  for (gsize i = 0; i + length <= size; i++)
    {
      if (memcmp (data + i, words, length) == 0)
        return TRUE;
    }

  return FALSE;
}

static void
test_png (void)
{
  g_autoptr (GBytes) bytes = bytes_of (FLIP_PICTURE_PNG);

  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), 8, "\x89PNG\r\n\x1a\n", 8);
  g_assert_cmpuint (g_bytes_get_size (bytes), >, 50000);
}

/* Vectors all through: no image is embedded. */
static void
test_svg (void)
{
  g_autoptr (GBytes) bytes = bytes_of (FLIP_PICTURE_SVG);

  g_assert_true (bytes_have (bytes, "<svg"));
  g_assert_true (bytes_have (bytes, "width=\"1092px\" height=\"826px\""));
  g_assert_true (bytes_have (bytes, "</svg>"));
  g_assert_false (bytes_have (bytes, "<image"));
  g_assert_cmpuint (g_bytes_get_size (bytes), >, 100000);
}

static void
test_pdf (void)
{
  g_autoptr (GBytes) bytes = bytes_of (FLIP_PICTURE_PDF), unpacked = pdf_unpack (bytes);

  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), 5, "%PDF-", 5);
  g_assert_true (bytes_have (unpacked, "/FontFile"));
  g_assert_false (bytes_have (unpacked, "/Subtype /Image"));
  g_assert_cmpuint (g_bytes_get_size (bytes), >, 30000);
}

static void
test_too_large (void)
{
  FliptownState state = { 0 };
  FlipPicture picture = a_picture (&state);
  g_autoptr (GError) error = NULL;

  position_mid_game (&state);
  picture.scale = 1000;
  g_assert_null (flip_picture_bytes (&picture, FLIP_PICTURE_PNG, &error));
  g_assert_error (error, FLIP_PICTURE_ERROR, FLIP_PICTURE_ERROR_DRAWING);
}

static void
test_no_sheet (void)
{
  FliptownState state = { 0 };
  FlipPicture picture = a_picture (&state);
  FlipGame unknown = fliptown_game;
  g_autoptr (GError) error = NULL;

  picture.game = &unknown;
  g_assert_null (flip_picture_bytes (&picture, FLIP_PICTURE_PDF, &error));
  g_assert_error (error, FLIP_PICTURE_ERROR, FLIP_PICTURE_ERROR_NO_SHEET);
}

static void
add_golden (const Golden *golden)
{
  static const struct
  {
    const char *path;
    GTestDataFunc test;
  } tests[] = {
    { "/picture/golden/light", test_light },
    { "/picture/golden/dark", test_dark },
    { "/picture/golden/print", test_print },
    { "/picture/golden/contrast", test_contrast },
    { "/picture/golden/contrast-dark", test_contrast_dark },
    { "/picture/golden/full", test_full },
    { "/picture/golden/narrow", test_narrow },
    { "/picture/golden/low", test_low },
    { "/picture/golden/half", test_half },
    { "/picture/golden/states", test_states },
    { "/picture/golden/cards", test_cards },
    { "/picture/golden/moved-building", test_moved_building },
  };

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add_data_func (tests[i].path, golden, tests[i].test);
}

static void
add_edits (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (edits); i++)
    {
      g_autofree char *path = g_strdup_printf ("/picture/other-board/%u", i + 1);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_other_board);
    }
}

int
main (int argc, char **argv)
{
  Golden golden;

  g_test_init (&argc, &argv, NULL);
  golden = golden_read (argc, argv);
  add_golden (&golden);
  add_edits ();
  for (guint i = 0; i < FLIP_N_PALETTES; i++)
    {
      g_autofree char *path = g_strdup_printf ("/picture/moves-show/%u", i + 1);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_moves_show);
    }
  g_test_add_func ("/picture/png", test_png);
  g_test_add_func ("/picture/svg", test_svg);
  g_test_add_func ("/picture/pdf", test_pdf);
  g_test_add_func ("/picture/too-large", test_too_large);
  g_test_add_func ("/picture/no-sheet", test_no_sheet);

  return g_test_run ();
}
