/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/kit/seat-disc.h"
#include "draw/sheet/sheet-art.h"
#include "engine/session/session.h"
#include "games/fliptown/fliptown-state.h"
#include "games/fliptown/fliptown.h"
#include "games/games.h"
#include "tests/draw/position.h"
#include "tests/draw/rects.h"

#include <math.h>

/* Every sheet: where its sites lie, and that each drawing stays where it belongs. */

#define SMALLEST_TARGET 24
#define FINGERTIP       36
#define MARGIN          40
#define LAND_OFFICE     7

static const FlipSheetArt *
fliptown_art (void)
{
  return flip_sheet_art_find (&fliptown_game);
}

static void
test_every_game (void)
{
  for (guint i = 0; flip_games[i]; i++)
    {
      const FlipSheetArt *art = flip_sheet_art_find (flip_games[i]);

      g_assert_nonnull (art);
      g_assert_true (art->game == flip_games[i]);
    }
}

static void
test_sites_in_regions (gconstpointer layout)
{
  const FlipSheetArt *art = fliptown_art ();

  for (guint i = 0; i < art->n_sites; i++)
    {
      FlipRect site = flip_sheet_art_site_rect (art, NULL, 0, GPOINTER_TO_UINT (layout), i);
      FlipRect region = flip_sheet_art_region_rect (art, GPOINTER_TO_UINT (layout),
                                                    flip_sheet_art_site_region (art, i));

      g_assert_true (rect_contains (&region, &site));
      g_assert_cmpfloat (site.width, >=, SMALLEST_TARGET);
      g_assert_cmpfloat (site.height, >=, SMALLEST_TARGET);
    }
}

/* The fields of the land lie on its office. */
static gboolean
is_part (guint site, guint other)
{
  return site >= FLIPTOWN_SITE_TOWN && site < FLIPTOWN_SITE_CEMETERY && other >= FLIPTOWN_SITE_LAND;
}

static void
test_sites_apart (gconstpointer layout)
{
  const FlipSheetArt *art = fliptown_art ();

  for (guint i = 0; i < art->n_sites; i++)
    {
      for (guint j = i + 1; j < art->n_sites; j++)
        {
          FlipRect a = flip_sheet_art_site_rect (art, NULL, 0, GPOINTER_TO_UINT (layout), i);
          FlipRect b = flip_sheet_art_site_rect (art, NULL, 0, GPOINTER_TO_UINT (layout), j);

          if (is_part (i, j))
            g_assert_true (rects_overlap (&a, &b) == (i == FLIPTOWN_SITE_TOWN + LAND_OFFICE));
          else if (GPOINTER_TO_UINT (layout) != FLIP_LAYOUT_NARROW
                   || flip_sheet_art_site_region (art, i) == flip_sheet_art_site_region (art, j))
            g_assert_false (rects_overlap (&a, &b));
        }
    }
}

/* Fields touch, so that a finger has no more than each of them. A low board has no room for that. */
static void
test_fields_for_fingers (void)
{
  static const FlipLayout high[] = { FLIP_LAYOUT_BOARD, FLIP_LAYOUT_NARROW };

  for (guint i = 0; i < G_N_ELEMENTS (high); i++)
    for (guint site = FLIPTOWN_SITE_LAND; site < fliptown_art ()->n_sites; site++)
      {
        FlipRect field = flip_sheet_art_site_rect (fliptown_art (), NULL, 0, high[i], site);

        g_assert_cmpfloat (field.width, >=, FINGERTIP);
        g_assert_cmpfloat (field.height, >=, FINGERTIP);
      }
}

/* On each board that a game has. */
static void
assert_regions_apart (const FlipSheetArt *art, FlipLayout layout)
{
  FlipRect board = flip_sheet_art_area (art, layout);

  for (guint i = 0; i < art->n_regions; i++)
    {
      FlipRect a = flip_sheet_art_region_rect (art, layout, i);

      g_assert_true (rect_contains (&board, &a));
      for (guint j = i + 1; j < art->n_regions; j++)
        {
          FlipRect b = flip_sheet_art_region_rect (art, layout, j);

          g_assert_false (rects_overlap (&a, &b));
        }
    }
}

static void
test_regions_apart (void)
{
  for (guint i = 0; flip_games[i]; i++)
    {
      const FlipSheetArt *art = flip_sheet_art_find (flip_games[i]);

      for (FlipLayout layout = 0; layout < FLIP_LAYOUT_NARROW; layout++)
        {
          if (flip_sheet_art_has_layout (art, layout))
            assert_regions_apart (art, layout);
        }
    }
}

/* In the windows that they are for: what is left beside the panel, or above the bar. */
static void
check_smaller_boards (const FlipSheetArt *art)
{
  FlipRect low = flip_sheet_art_area (art, FLIP_LAYOUT_LOW);
  FlipRect half = flip_sheet_art_area (art, FLIP_LAYOUT_HALF);

  g_assert_true (flip_sheet_art_has_layout (art, FLIP_LAYOUT_LOW));
  g_assert_true (flip_sheet_art_has_layout (art, FLIP_LAYOUT_HALF));
  g_assert_cmpfloat (low.width * .95, <=, 1366 - 264 - 20);
  g_assert_cmpfloat (low.height * .95, <=, 768 - 46 - 58);
  g_assert_cmpfloat (half.width * .95, <=, 1000 - 20);
  g_assert_cmpfloat (half.height * .95, <=, 760 - 46 - 48 - 112);
}

static void
test_smaller_boards (void)
{
  for (guint i = 0; flip_games[i]; i++)
    check_smaller_boards (flip_sheet_art_find (flip_games[i]));
}

/* A page fits a window of 360 px, with margins, without going below scale .95. */
static void
test_narrow_pages (void)
{
  const FlipSheetArt *art = fliptown_art ();

  for (guint i = 0; i < art->n_regions; i++)
    {
      FlipRect page = flip_sheet_art_region_rect (art, FLIP_LAYOUT_NARROW, i);

      g_assert_cmpfloat (page.x, ==, 0);
      g_assert_cmpfloat (page.y, ==, 0);
      g_assert_cmpfloat (page.width * .95, <=, 360 - 12);
      g_assert_cmpstr (flip_sheet_art_region_name (art, i), !=, "");
    }
}

/* --- Drawings stay within their reach --- */

typedef struct
{
  cairo_surface_t *surface;
  cairo_t *cr;
  FlipCanvas canvas;
} Sheet;

static void
sheet_open (Sheet *sheet, double width, double height, FlipPaletteId palette)
{
  sheet->surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) width, (int) height);
  sheet->cr = cairo_create (sheet->surface);
  flip_canvas_init (&sheet->canvas, sheet->cr, flip_palette (palette));
}

static void
sheet_close (Sheet *sheet)
{
  flip_canvas_clear (&sheet->canvas);
  g_assert_cmpint (cairo_status (sheet->cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (sheet->cr);
  cairo_surface_destroy (sheet->surface);
}

static guint32
pixel (cairo_surface_t *surface, int x, int y)
{
  const guint8 *data = cairo_image_surface_get_data (surface);

  return *(const guint32 *) (data + y * cairo_image_surface_get_stride (surface) + x * 4);
}

/* How many pixels are painted inside, and outside, of a rectangle. */
static void
count_painted (cairo_surface_t *surface, const FlipRect *rect, guint *inside, guint *outside)
{
  *inside = *outside = 0;
  cairo_surface_flush (surface);
  for (int y = 0; y < cairo_image_surface_get_height (surface); y++)
    {
      for (int x = 0; x < cairo_image_surface_get_width (surface); x++)
        {
          gboolean is_inside = x >= floor (rect->x) && x < ceil (rect->x + rect->width)
                               && y >= floor (rect->y) && y < ceil (rect->y + rect->height);

          if (pixel (surface, x, y) >> 24)
            *(is_inside ? inside : outside) += 1;
        }
    }
}

static const FlipSiteLook looks[] = {
  { .mark = FLIP_MARK_NONE, .price = FLIP_NOT_IN_REACH, .progress = 1 },
  { .mark = FLIP_MARK_NONE, .price = 0, .progress = 1, .focused = TRUE },
  { .mark = FLIP_MARK_CIRCLED, .price = 12, .progress = 1, .refused = TRUE },
  { .mark = FLIP_MARK_CROSSED, .price = FLIP_NOT_IN_REACH, .progress = 1 },
};

static void
check_reach (const FliptownState *state, guint site, FlipSiteLook look, FlipPaletteId palette)
{
  const FlipSheetArt *art = fliptown_art ();
  FlipRect rect = flip_sheet_art_site_rect (art, NULL, 0, FLIP_LAYOUT_BOARD, site);
  FlipRect reach = { MARGIN - FLIP_SITE_OVERFLOW, MARGIN - FLIP_SITE_OVERFLOW,
                     rect.width + 2 * FLIP_SITE_OVERFLOW, rect.height + 2 * FLIP_SITE_OVERFLOW };
  g_autofree char *name = g_strdup_printf ("site %u", site);
  guint inside, outside;
  Sheet sheet;

  look.name = name;
  sheet_open (&sheet, rect.width + 2 * MARGIN, rect.height + 2 * MARGIN, palette);
  cairo_translate (sheet.cr, MARGIN, MARGIN);
  flip_sheet_art_draw_site (art, &sheet.canvas, state, 0, FLIP_LAYOUT_BOARD, site, &look);
  count_painted (sheet.surface, &reach, &inside, &outside);
  g_assert_cmpuint (outside, ==, 0);
  g_assert_cmpuint (inside, >, rect.width * rect.height * .8);
  sheet_close (&sheet);
}

static void
test_site_reach (void)
{
  FliptownState state = { 0 };

  position_full (&state);
  state.stage = FLIPTOWN_STAGE_POOL;
  state.seat = 0;
  state.pool.effects[LAND_OFFICE] = 1;
  for (guint site = 0; site < fliptown_art ()->n_sites; site++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
        check_reach (&state, site, looks[i], i % FLIP_N_PALETTES);
    }
}

/* The print and ink of a region do not leave it. */
static void
test_region_reach (gconstpointer layout)
{
  const FlipSheetArt *art = fliptown_art ();
  FliptownState state = { 0 };

  position_full (&state);
  for (guint region = 0; region < art->n_regions; region++)
    {
      FlipRect rect = flip_sheet_art_region_rect (art, GPOINTER_TO_UINT (layout), region);
      FlipRect moved = { MARGIN, MARGIN, rect.width, rect.height };
      guint inside, outside;
      Sheet sheet;

      sheet_open (&sheet, rect.width + 2 * MARGIN, rect.height + 2 * MARGIN, FLIP_PALETTE_LIGHT);
      cairo_translate (sheet.cr, MARGIN - rect.x, MARGIN - rect.y);
      flip_sheet_art_draw_print (art, &sheet.canvas, &state, GPOINTER_TO_UINT (layout), region);
      flip_sheet_art_draw_ink (art, &sheet.canvas, &state, 0, GPOINTER_TO_UINT (layout), region);
      count_painted (sheet.surface, &moved, &inside, &outside);
      g_assert_cmpuint (outside, ==, 0);
      g_assert_cmpuint (inside, >, rect.width * rect.height * .95);
      sheet_close (&sheet);
    }
}

static char *
hash_of_print (const FliptownState *state)
{
  const FlipSheetArt *art = fliptown_art ();
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  Sheet sheet;

  sheet_open (&sheet, art->width, art->height, FLIP_PALETTE_LIGHT);
  flip_sheet_art_draw_print (art, &sheet.canvas, state, FLIP_LAYOUT_BOARD, FLIP_ALL_REGIONS);
  cairo_surface_flush (sheet.surface);
  g_checksum_update (sum, cairo_image_surface_get_data (sheet.surface),
                     cairo_image_surface_get_stride (sheet.surface) * (gssize) art->height);
  sheet_close (&sheet);
  return g_strdup (g_checksum_get_string (sum));
}

/* The background is drawn once a game: nothing that is played may change it. */
static void
test_print_is_still (void)
{
  FliptownState fresh = { 0 }, played = { 0 };
  g_autofree char *before = NULL, *after = NULL;

  position_fresh (&fresh, NULL);
  position_mid_game (&played);
  before = hash_of_print (&fresh);
  after = hash_of_print (&played);
  g_assert_cmpstr (before, ==, after);
}

/* Players have names where somebody knows them, and numbers elsewhere. */
static void
test_players (void)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (&fliptown_game);
  FlipCanvas canvas = { 0 };
  g_autofree char *unknown = flip_canvas_player (&canvas, 1), *known = NULL, *beyond = NULL;

  g_assert_true (flip_setup_add_player (setup, "Ann", NULL));
  g_assert_true (flip_setup_add_player (setup, "Bob", NULL));
  canvas.setup = setup;
  known = flip_canvas_player (&canvas, 1);
  beyond = flip_canvas_player (&canvas, 2);
  g_assert_cmpstr (unknown, ==, "Seat 2");
  g_assert_cmpstr (known, ==, "Bob");
  g_assert_cmpstr (beyond, ==, "Seat 3");
}

/* The number of pixels outside a rectangle that have been drawn on. */
static guint
drawn_outside (cairo_surface_t *surface, const FlipRect *rect)
{
  int stride = cairo_image_surface_get_stride (surface);
  const guint8 *bytes = cairo_image_surface_get_data (surface);
  guint n = 0;

  for (int y = 0; y < cairo_image_surface_get_height (surface); y++)
    for (int x = 0; x < cairo_image_surface_get_width (surface); x++)
      {
        gboolean inside =
          x >= rect->x && x < rect->x + rect->width && y >= rect->y && y < rect->y + rect->height;

        n += !inside && *(const guint32 *) (const void *) (bytes + y * stride + 4 * x) != 0;
      }

  return n;
}

/* A thumbnail fills its place, and no more. */
static void
test_scenes (void)
{
  const FlipRect rect = { MARGIN, MARGIN, 156, 118 };
  guint scenes = 0;

  for (guint i = 0; flip_games[i]; i++)
    {
      const FlipSheetArt *art = flip_sheet_art_find (flip_games[i]);
      cairo_surface_t *surface = cairo_image_surface_create (
        CAIRO_FORMAT_ARGB32, (int) rect.width + 2 * MARGIN, (int) rect.height + 2 * MARGIN);
      cairo_t *cr = cairo_create (surface);
      FlipCanvas canvas;

      flip_canvas_init (&canvas, cr, flip_palette (FLIP_PALETTE_LIGHT));
      if (art->draw_scene)
        {
          art->draw_scene (&canvas, &rect);
          cairo_surface_flush (surface);
          g_assert_cmpuint (drawn_outside (surface, &rect), ==, 0);
          g_assert_cmpuint (drawn_outside (surface, &(FlipRect){ 0 }), >, 156 * 118 * 9 / 10);
          scenes++;
        }
      flip_canvas_clear (&canvas);
      cairo_destroy (cr);
      cairo_surface_destroy (surface);
    }
  g_assert_cmpuint (scenes, ==, 4);
}

/* Each site is drawn whole in any look, even one that its game never gives it. */
static void
test_any_look (gconstpointer data)
{
  const FlipGame *game = data;
  g_autoptr (FlipSetup) setup = flip_setup_new (game);
  g_autoptr (FlipSession) session = NULL;
  const FlipSheetArt *art;

  g_assert_true (flip_setup_fill_seats (setup, game->min_seats, NULL));
  session = flip_session_new (setup, NULL);
  g_assert_nonnull (session);
  art = flip_sheet_art_of (game, flip_session_state (session));
  for (guint site = 0; site < art->n_sites; site++)
    for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
      {
        FlipSiteLook look = looks[i];
        Sheet sheet;

        look.name = "site";
        sheet_open (&sheet, MARGIN, MARGIN, FLIP_PALETTE_LIGHT);
        flip_sheet_art_draw_site (art, &sheet.canvas, flip_session_state (session), 0,
                                  FLIP_LAYOUT_BOARD, site, &look);
        g_assert_cmpint (cairo_status (sheet.cr), ==, CAIRO_STATUS_SUCCESS);
        sheet_close (&sheet);
      }
}

static void
test_letters (void)
{
  static const struct
  {
    const char *name, *letters;
  } cases[] = {
    { "Ann", "A" },   { "émile", "É" },    { "Player 2", "2" }, { "Seat 10", "10" },
    { "R2 D2", "R" }, { "Room 101", "R" }, { "7 of 9", "9" },   { "", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      char letters[FLIP_SEAT_LETTERS_SIZE];

      flip_seat_letters (cases[i].name, letters);
      g_assert_cmpstr (letters, ==, cases[i].letters);
    }
}

int
main (int argc, char **argv)
{
  static const char *const layouts[FLIP_N_LAYOUTS] = { "board", "low", "half", "narrow" };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheet-art/every-game", test_every_game);
  for (guint i = 0; i < FLIP_N_LAYOUTS; i++)
    {
      g_autofree char *inside = g_strdup_printf ("/sheet-art/%s/sites-in-regions", layouts[i]);
      g_autofree char *apart = g_strdup_printf ("/sheet-art/%s/sites-apart", layouts[i]);
      g_autofree char *reach = g_strdup_printf ("/sheet-art/%s/region-reach", layouts[i]);

      g_test_add_data_func (inside, GUINT_TO_POINTER (i), test_sites_in_regions);
      g_test_add_data_func (apart, GUINT_TO_POINTER (i), test_sites_apart);
      g_test_add_data_func (reach, GUINT_TO_POINTER (i), test_region_reach);
    }
  g_test_add_func ("/sheet-art/fields-for-fingers", test_fields_for_fingers);
  g_test_add_func ("/sheet-art/regions-apart", test_regions_apart);
  g_test_add_func ("/sheet-art/smaller-boards", test_smaller_boards);
  g_test_add_func ("/sheet-art/narrow-pages", test_narrow_pages);
  g_test_add_func ("/sheet-art/site-reach", test_site_reach);
  for (guint i = 0; flip_games[i]; i++)
    {
      g_autofree char *path = g_strdup_printf ("/sheet-art/any-look/%s", flip_games[i]->id);

      g_test_add_data_func (path, flip_games[i], test_any_look);
    }
  g_test_add_func ("/sheet-art/players", test_players);
  g_test_add_func ("/sheet-art/letters", test_letters);
  g_test_add_func ("/sheet-art/scenes", test_scenes);
  g_test_add_func ("/sheet-art/print-is-still", test_print_is_still);

  return g_test_run ();
}
