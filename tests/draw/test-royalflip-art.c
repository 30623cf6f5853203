/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pictures of Royal Flip's sheet, compared with those in the folder named on the command line, and
   where its sites lie on sheets of any size. --write draws the pictures anew. */

#include "draw/royalflip/royalflip-art.h"
#include "games/royalflip/royalflip.h"
#include "tests/draw/golden.h"
#include "tests/draw/rects.h"

#define SMALLEST_TARGET 24

/* --- Positions --- */

static void
begin (RoyalflipState *state, const FlipSetup *setup)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (royalflip_begin (state, setup, &error));
  g_assert_no_error (error);
}

/* Eight rounds of a solo game: a road between two casinos, areas, a ±1 that is used and one that is
   left; then the ninth round's number is to be written. */
static void
position_writing (gpointer data)
{
  RoyalflipState *state = data;
  g_autoptr (FlipSetup) setup = flip_setup_new (&royalflip_game);

  flip_setup_fill_seats (setup, 1, NULL);
  begin (state, setup);
  golden_play (
    &royalflip_game, state,
    "4C, QH, KC, take QH 4C KC, a1, space 4, b1, QD, JD, 6S, take QD 6S JD, c1, space 8, "
    "d1, 7C, 8D, 9S, take 8D 9S 7C, e1, space 10, AD, 3S, 3D, take AD 3S 3D, a2, "
    "space 12, 8C, 7H, 6H, take 8C 6H 7H, c2, space 15, 8H, 10S, 3H, take 8H 3H 10S, "
    "a3 -1, space 17, 4D, 5S, AC, take AC 5S 4D, b2, space 20, 7D, 6C, JH, "
    "take JH 7D 6C, c3, space 22, QC, 9C, AH, take QC 9C AH");
}

/* The same a little later: the suit is to be circled. */
static void
position_circling (gpointer data)
{
  RoyalflipState *state = data;
  position_writing (state);
  golden_play (&royalflip_game, state, "e2");
}

/* A full map with many roads and areas, everything filled. */
static void
position_full (gpointer data)
{
  RoyalflipState *state = data;
  RoyalflipSheet *sheet = &state->sheets[0];

  position_writing (state);
  for (RoyalflipSet left = state->board.cells & ~sheet->written; left; left &= left - 1)
    {
      guint cell = royalflip_first (left);

      royalflip_sheet_write (sheet, cell, 9 + (royalflip_column (cell) + royalflip_row (cell)) % 4,
                             royalflip_row (cell) == 4 ? ROYALFLIP_RED : ROYALFLIP_BLACK);
    }
  sheet->diamonds = state->board.diamonds.n;
  sheet->tokens = state->board.n_tokens;
}

/* An edition with a larger map, gaps and a casino inside, tables, and branches of the track, of
   which a part has been checked. */
static const struct
{
  const char *group, *key, *value;
} edition[] = {
  { "map", "columns", "7" },
  { "map", "rows", "7" },
  { "map", "cells", "######./#######/#######/#######/#######/.######/.####.#" },
  { "map", "casinos", "north c1, east g4, south d7, west a3, inside d4 north west" },
  { "roads", "table", "3 4 6 8 10 13" },
  { "areas", "table", "2 4 6 9 12" },
  { "tokens", "points", "1" },
  { "track", "rows", "4 5 5 14" },
  { "track", "ways", "4 to 5, 4 to 10, 9 to 15, 14 to 15" },
  { "checked", "map", "columns rows cells casinos" },
  { "checked", "track", "1 2 3 4 5 15 16 17" },
  { "checked", "roads", "all" },
};

static char *
edition_text (const char *board)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new (board);

  for (guint i = 0; i < G_N_ELEMENTS (edition); i++)
    flip_board_file_set (file, edition[i].group, edition[i].key, edition[i].value);
  return flip_board_file_text (file);
}

static void
position_edition (gpointer data)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (&royalflip_game);
  g_autofree char *text = edition_text (setup->board);

  flip_setup_set_board (setup, "edition", text);
  flip_setup_fill_seats (setup, 1, NULL);
  begin (data, setup);
  golden_play (&royalflip_game, data,
               "4C, QH, KC, take QH 4C KC, c1, space 4, d1, QD, JD, 6S, take QD 6S JD, e1, "
               "space 8, g7, 7C, 8D, 9S, take 7C 9S 8D, g6, space 16, AD, 3S, 3D, "
               "take AD 3S 3D");
}

/* --- Pictures --- */

/* All regions as pages, below each other. */
static void
test_narrow (gconstpointer golden)
{
  RoyalflipState state = { 0 };

  position_circling (&state);
  golden_check (golden, "royalflip-narrow",
                golden_pages (&royalflip_sheet_art, &state, (1u << ROYALFLIP_N_REGIONS) - 1, 1860));
}

/* A previewed number: its cell, what it belongs to, what it is worth. The cell itself is
   drawn as the one that is pointed at. */
static void
test_outlook (gconstpointer golden)
{
  const FlipSheetArt *art = &royalflip_sheet_art;
  guint e2 = royalflip_cell (4, 1);
  cairo_surface_t *surface = golden_surface (art->width * GOLDEN_SCALE, art->height * GOLDEN_SCALE);
  cairo_t *cr = cairo_create (surface);
  g_auto (FlipCanvas) canvas = { 0 };
  RoyalflipState before = { 0 }, after;
  FlipSites *sites = g_new0 (FlipSites, 1);
  FlipSiteLook look;
  FlipRect cell;

  position_writing (&before);
  after = before;
  golden_play (&royalflip_game, &after, "e2");
  cairo_scale (cr, GOLDEN_SCALE, GOLDEN_SCALE);
  flip_canvas_init (&canvas, cr, flip_palette (FLIP_PALETTE_LIGHT));
  flip_sheet_art_draw_print (art, &canvas, &before, FLIP_LAYOUT_BOARD, FLIP_ALL_REGIONS);
  flip_sheet_art_draw_ink (art, &canvas, &before, 0, FLIP_LAYOUT_BOARD, FLIP_ALL_REGIONS);
  for (guint region = 0; region < art->n_regions; region++)
    flip_sheet_art_draw_outlook (art, &canvas, &before, &after, 0, FLIP_LAYOUT_BOARD, region);
  flip_sheet_art_draw_sites (art, &canvas, &before, 0, FLIP_LAYOUT_BOARD, FLIP_ALL_REGIONS);
  royalflip_sites (&before, 0, sites);
  look = flip_site_look (&sites->sites[e2]);
  look.preview = FLIP_PREVIEW_FITS;
  cell = flip_sheet_art_site_rect (art, NULL, 0, FLIP_LAYOUT_BOARD, e2);
  cairo_translate (cr, cell.x, cell.y);
  flip_sheet_art_draw_site (art, &canvas, &before, 0, FLIP_LAYOUT_BOARD, e2, &look);
  cairo_destroy (cr);
  g_free (sites);
  golden_check (golden, "royalflip-outlook", surface);
}

/* --- Where the sites lie --- */

static void
assert_site (const RoyalflipState *state, FlipLayout layout, guint site)
{
  const FlipSheetArt *art = &royalflip_sheet_art;
  FlipRect rect = flip_sheet_art_site_rect (art, state, 0, layout, site);
  FlipRect region =
    flip_sheet_art_region_rect (art, layout, flip_sheet_art_site_region (art, site));
  gboolean is_there =
    royalflip_site_is_cell (&state->board, site) || royalflip_site_is_space (&state->board, site);

  g_assert_true ((rect.width > 0) == is_there);
  if (!is_there)
    return;
  g_assert_true (rect_contains (&region, &rect));
  g_assert_cmpfloat (rect.width, >=, SMALLEST_TARGET);
  g_assert_cmpfloat (rect.height, >=, SMALLEST_TARGET);
  for (guint other = 0; other < site; other++)
    {
      FlipRect its = flip_sheet_art_site_rect (art, state, 0, layout, other);

      if (flip_sheet_art_site_region (art, other) == flip_sheet_art_site_region (art, site)
          && its.width > 0)
        g_assert_false (rects_overlap (&rect, &its));
    }
}

/* Casinos stand beside the map, within its region. */
static void
assert_casinos (const RoyalflipState *state, FlipLayout layout)
{
  FlipRect frame = royalflip_map_frame (layout, &state->board);
  FlipRect region = royalflip_region_rect (layout, ROYALFLIP_REGION_MAP);

  for (guint i = 0; i < state->board.n_casinos; i++)
    {
      FlipRect sign = royalflip_casino_rect (layout, &state->board, &state->board.casinos[i]);

      g_assert_true (rect_contains (&region, &sign));
      g_assert_false (rects_overlap (&frame, &sign));
    }
}

static void
begin_on (RoyalflipState *state, guint columns, guint rows, guint spaces)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (&royalflip_game);
  g_autoptr (GKeyFile) board = g_key_file_new ();
  g_autofree char *text = NULL;
  g_autofree char *casinos =
    g_strdup_printf ("north a1, south b%u, west a2, east %c1", rows, (char) ('a' + columns - 1));

  g_key_file_load_from_data (board, setup->board, (gsize) -1, G_KEY_FILE_NONE, NULL);
  g_key_file_set_integer (board, "map", "columns", (int) columns);
  g_key_file_set_integer (board, "map", "rows", (int) rows);
  g_key_file_set_string (board, "map", "casinos", casinos);
  g_key_file_remove_group (board, "track", NULL);
  for (guint i = 1; i <= spaces; i++)
    {
      g_autofree char *key = g_strdup_printf ("%u", i);

      g_key_file_set_string (board, "track", key, i % 2 ? "heart diamond" : "club number 7");
    }
  text = g_key_file_to_data (board, NULL, NULL);
  flip_setup_set_board (setup, "test", text);
  flip_setup_fill_seats (setup, 1, NULL);
  begin (state, setup);
}

static void
test_edition (void)
{
  for (guint layout = 0; layout < FLIP_N_LAYOUTS;
       layout = layout_after (&royalflip_sheet_art, layout))
    {
      RoyalflipState state = { 0 };

      position_edition (&state);
      for (guint site = 0; site < ROYALFLIP_SITES; site++)
        assert_site (&state, layout, site);
    }
}

static void
test_sizes (void)
{
  static const guint spaces[] = { 1, 12, 28, 29, 48 };

  for (guint side = 2; side <= ROYALFLIP_MAX_SIDE; side++)
    for (guint i = 0; i < G_N_ELEMENTS (spaces); i++)
      for (guint layout = 0; layout < FLIP_N_LAYOUTS;
           layout = layout_after (&royalflip_sheet_art, layout))
        {
          RoyalflipState state = { 0 };

          begin_on (&state, side, 9 - side, spaces[i]);
          assert_casinos (&state, layout);
          for (guint site = 0; site < ROYALFLIP_SITES; site++)
            assert_site (&state, layout, site);
        }
}

/* While the digest of a site is the same, its drawing is: it tells numbers and labels apart. */
static void
test_digest (void)
{
  const FlipSheetArt *art = &royalflip_sheet_art;
  RoyalflipState before = { 0 }, after;
  guint a1 = royalflip_cell (0, 0), e2 = royalflip_cell (4, 1), e1 = royalflip_cell (4, 0),
        d2 = royalflip_cell (3, 1);

  position_writing (&before);
  after = before;
  golden_play (&royalflip_game, &after, "e2");
  g_assert_cmpuint (flip_sheet_art_site_digest (art, &before, 0, a1, NULL), ==,
                    flip_sheet_art_site_digest (art, &after, 0, a1, NULL));
  g_assert_cmpuint (flip_sheet_art_site_digest (art, &before, 0, e2, NULL), !=,
                    flip_sheet_art_site_digest (art, &after, 0, e2, NULL));
  /* The label of the nines moves on to the new one. */
  g_assert_cmpuint (flip_sheet_art_site_digest (art, &before, 0, e1, NULL), !=,
                    flip_sheet_art_site_digest (art, &after, 0, e1, NULL));
  /* An empty cell that is pointed at shows the number to be written, and none when none is. */
  g_assert_cmpuint (flip_sheet_art_site_digest (art, &before, 0, d2, NULL), !=, 0);
  g_assert_cmpuint (flip_sheet_art_site_digest (art, &after, 0, d2, NULL), ==, 0);
}

int
main (int argc, char **argv)
{
  static GoldenPicture pictures[] = {
    { .palette = FLIP_PALETTE_LIGHT, .name = "royalflip-light", .set = position_writing },
    { .palette = FLIP_PALETTE_DARK, .name = "royalflip-dark", .set = position_circling },
    { .palette = FLIP_PALETTE_CONTRAST, .name = "royalflip-contrast", .set = position_writing },
    { .palette = FLIP_PALETTE_PRINT, .name = "royalflip-print", .set = position_circling },
    { .palette = FLIP_PALETTE_LIGHT, .name = "royalflip-full", .set = position_full },
    { .palette = FLIP_PALETTE_LIGHT, .name = "royalflip-edition", .set = position_edition },
  };
  Golden golden;

  g_test_init (&argc, &argv, NULL);
  golden = golden_read (argc, argv);
  golden_add_pictures (&golden, &royalflip_sheet_art, "royalflip-art", pictures,
                       G_N_ELEMENTS (pictures));
  g_test_add_data_func ("/royalflip-art/narrow", &golden, test_narrow);
  g_test_add_data_func ("/royalflip-art/outlook", &golden, test_outlook);
  g_test_add_func ("/royalflip-art/sizes", test_sizes);
  g_test_add_func ("/royalflip-art/edition", test_edition);
  g_test_add_func ("/royalflip-art/digest", test_digest);
  return g_test_run ();
}
