/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flickemup/tracker-art.h"
#include "draw/sheet/sheet-art.h"
#include "tests/draw/golden.h"
#include "tests/draw/rects.h"

#include "engine/game/verb.h"

/* The sheet of a tracked game: that it is the one which is drawn, where its sites lie and how large
   they are, and pictures of it. */

static void
begin (FlickemupState *state, const char *entry)
{
  const FlipBoard *board = &flickemup_game.boards[2];
  g_autoptr (FlipSetup) setup = flip_setup_new (&flickemup_game);

  g_assert_true (flip_setup_fill_seats (setup, 4, NULL));
  g_assert_true (flip_setup_set_option (setup, "entry", entry, NULL));
  flip_setup_set_board (setup, board->name, board->text);
  g_assert_true (flickemup_game.begin (state, setup, NULL));
}

/* Somebody lies, is inside, is out; and it is asked whom Lawman 4 hit. */
static void
mid_game (FlickemupState *state)
{
  begin (state, "tracker");
  golden_play (&flickemup_game, state,
               "lawman-3 played, lawman-1 plays, struck outlaw-1, outlaw-2 fetch gold hall, "
               "outlaw-2 played, hurt outlaw-4, outlaw-4 played, hurt outlaw-4, heal outlaw-4, "
               "lawman-4 plays");
}

static void
test_chosen (void)
{
  g_autofree FlickemupState *state = g_new (FlickemupState, 1);

  begin (state, "full");
  g_assert_true (flip_sheet_art_of (&flickemup_game, state) == &flickemup_sheet_art);
  begin (state, "tracker");
  g_assert_true (flip_sheet_art_of (&flickemup_game, state) == &flickemup_tracker_art);
}

/* Everything that can be tapped is large enough, and what lies on a row lies on it alone. */
static void
test_sites (gconstpointer data)
{
  FlipLayout layout = GPOINTER_TO_UINT (data);
  const FlipSheetArt *art = &flickemup_tracker_art;
  g_autofree FlickemupState *state = g_new (FlickemupState, 1);
  guint shown = 0;

  mid_game (state);
  for (guint i = 0; i < art->n_sites; i++)
    {
      FlipRect site = flip_sheet_art_site_rect (art, state, 0, layout, i);
      FlipRect region =
        flip_sheet_art_region_rect (art, layout, flip_sheet_art_site_region (art, i));

      if (site.width <= 0)
        continue;
      shown++;
      g_assert_true (rect_contains (&region, &site));
      g_assert_cmpfloat (site.width, >=, 34);
      g_assert_cmpfloat (site.height, >=, 34);
      for (guint j = FLICKEMUP_COWBOYS; j < i; j++)
        {
          FlipRect other = flip_sheet_art_site_rect (art, state, 0, layout, j);

          g_assert_true (flip_sheet_art_site_region (art, i) != flip_sheet_art_site_region (art, j)
                         || other.width <= 0 || !rects_overlap (&site, &other));
        }
    }
  /* rows, hats, hearts of all, two with lost ones, places, buildings, the clock, four goals */
  g_assert_cmpuint (shown, ==, 10 + 10 + 10 + 2 + 20 + 5 + 1 + 4);
}

static void
test_pictures (gconstpointer data)
{
  static const char *const names[] = { "flickemup-tracker-light", "flickemup-tracker-dark",
                                       "flickemup-tracker-contrast" };
  g_autofree FlickemupState *state = g_new (FlickemupState, 1);

  mid_game (state);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    golden_check (data, names[i], golden_board (&flickemup_tracker_art, state, i, GOLDEN_SCALE));
  golden_check (data, "flickemup-tracker-low",
                golden_layout (&flickemup_tracker_art, state, FLIP_LAYOUT_LOW));
  golden_check (data, "flickemup-tracker-half",
                golden_layout (&flickemup_tracker_art, state, FLIP_LAYOUT_HALF));
  golden_check (data, "flickemup-tracker-narrow",
                golden_pages (&flickemup_tracker_art, state,
                              1u << FLICKEMUP_TRACKER_SCORE | 1u << FLICKEMUP_TRACKER_OUTLAWS,
                              900));
}

int
main (int argc, char **argv)
{
  Golden golden;

  g_test_init (&argc, &argv, NULL);
  golden = golden_read (argc, argv);
  g_test_add_func ("/flickemup-tracker/chosen", test_chosen);
  g_test_add_data_func ("/flickemup-tracker/sites/board", GUINT_TO_POINTER (FLIP_LAYOUT_BOARD),
                        test_sites);
  g_test_add_data_func ("/flickemup-tracker/sites/low", GUINT_TO_POINTER (FLIP_LAYOUT_LOW),
                        test_sites);
  g_test_add_data_func ("/flickemup-tracker/sites/half", GUINT_TO_POINTER (FLIP_LAYOUT_HALF),
                        test_sites);
  g_test_add_data_func ("/flickemup-tracker/sites/narrow", GUINT_TO_POINTER (FLIP_LAYOUT_NARROW),
                        test_sites);
  g_test_add_data_func ("/flickemup-tracker/pictures", &golden, test_pictures);
  return g_test_run ();
}
