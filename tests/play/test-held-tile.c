/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tile that is held over a sheet: a bar of three squares or a cross of five, to be drawn into a
   heart of 29 squares, an alien of 35 or a key of 25; or a single square for a life. */

#include "play/sheet/sheet-model.h"
#include "games/games.h"
#include "store/library/library-private.h"

#define SIDE  9
#define BAR   0
#define CROSS 1
#define LIFE  2

/* A square of the first level. */
#define AT(column, row) ((row) *SIDE + (column))

typedef struct
{
  FlipSheetModel *model;
  FlipHeldTile *held;
  guint over;    /* where the pointer is said to be */
  guint dropped; /* where the piece was put down */
} Fixture;

static guint
dragged_cb (FlipHeldTile *held, double x, double y, Fixture *fixture)
{
  return fixture->over;
}

static gboolean
dropped_cb (FlipHeldTile *held, guint site, Fixture *fixture)
{
  fixture->dropped = site;
  return TRUE;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  static const char *const moves[] = { "heart-1", "alien-1", "key-1", "skull-1" };
  g_autoptr (FlipSetup) setup = flip_setup_new (flip_games_find ("insertcoin"));
  FlipSession *session;

  g_assert_true (flip_setup_fill_seats (setup, 1, NULL));
  session = flip_session_new (setup, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    g_assert_true (flip_session_play_text (session, moves[i], NULL));
  fixture->model = flip_sheet_model_new (NULL, flip_stored_sheet_new (session));
  fixture->held = flip_sheet_model_held (fixture->model);
  fixture->over = fixture->dropped = FLIP_NO_SITE;
  g_signal_connect (fixture->held, "dragged", G_CALLBACK (dragged_cb), fixture);
  g_signal_connect (fixture->held, "dropped", G_CALLBACK (dropped_cb), fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->model);
}

static void
drag (Fixture *fixture, guint over)
{
  fixture->over = over;
  flip_held_tile_drag (fixture->held, 0, 0);
}

static guint
count_previews (Fixture *fixture, FlipPreview wanted)
{
  FlipPreview previews[FLIP_MAX_SITES];
  guint n = 0;

  flip_held_tile_preview (fixture->held, previews);
  for (guint i = 0; i < FLIP_MAX_SITES; i++)
    n += previews[i] == wanted;
  return n;
}

static void
test_tiles (Fixture *fixture, gconstpointer data)
{
  FlipHeldTile *held = fixture->held;

  g_assert_true (flip_held_tile_is_asked (held));
  g_assert_cmpuint (flip_held_tile_n_tiles (held), ==, 3);
  g_assert_cmpstr (flip_held_tile_get (held, BAR)->title, ==, "Bar");
  g_assert_cmpuint (flip_held_tile_get (held, BAR)->n_squares, ==, 3);
  g_assert_cmpstr (flip_held_tile_get (held, CROSS)->title, ==, "Cross");
  g_assert_cmpuint (flip_held_tile_get (held, CROSS)->n_squares, ==, 5);
  g_assert_cmpint (flip_held_tile_get (held, LIFE)->price, ==, 1);
  g_assert_cmpuint (flip_held_tile_get (held, LIFE)->n_squares, ==, 1);
  g_assert_cmpuint (flip_held_tile_n_places (held, LIFE), ==, 29 + 35 + 25);
  g_assert_cmpuint (flip_held_tile_chosen (held), ==, BAR);
}

/* A bar looks the same after two turns, and mirrored; a cross after any. */
static void
test_orientations (Fixture *fixture, gconstpointer data)
{
  FlipHeldTile *held = fixture->held;

  g_assert_cmpuint (flip_held_tile_orientation (held), ==, 0);
  flip_held_tile_turn (held);
  g_assert_cmpuint (flip_held_tile_orientation (held), ==, 1);
  flip_held_tile_mirror (held, TRUE);
  g_assert_cmpuint (flip_held_tile_orientation (held), ==, 1);
  flip_held_tile_turn (held);
  g_assert_cmpuint (flip_held_tile_orientation (held), ==, 0);
  flip_held_tile_turn (held);
  flip_held_tile_choose (held, CROSS);
  g_assert_cmpuint (flip_held_tile_orientation (held), ==, 0);
}

/* From place to place, and round to the first again. */
static void
test_next (Fixture *fixture, gconstpointer data)
{
  FlipHeldTile *held = fixture->held;
  guint places = flip_held_tile_n_places (held, BAR);

  g_assert_cmpuint (flip_held_tile_place_number (held), ==, 0);
  for (guint i = 1; i <= places; i++)
    {
      g_assert_cmpuint (flip_held_tile_next (held), !=, FLIP_NO_SITE);
      g_assert_cmpuint (flip_held_tile_place_number (held), ==, i);
      g_assert_nonnull (flip_held_tile_fit (held));
      g_assert_nonnull (flip_sheet_model_foresight (fixture->model));
    }
  flip_held_tile_next (held);
  g_assert_cmpuint (flip_held_tile_place_number (held), ==, 1);
}

/* A bar is held by its middle square, lying or standing; at the edge by another. */
static void
test_drag (Fixture *fixture, gconstpointer data)
{
  FlipHeldTile *held = fixture->held;

  drag (fixture, AT (4, 4));
  g_assert_cmpuint (flip_held_tile_site (held), ==, AT (3, 4));
  flip_held_tile_turn (held);
  g_assert_cmpuint (flip_held_tile_site (held), ==, AT (4, 3));
  drag (fixture, AT (0, 0));
  g_assert_cmpuint (flip_held_tile_site (held), ==, AT (0, 0));
  drag (fixture, AT (4, 8));
  g_assert_cmpuint (flip_held_tile_site (held), ==, AT (4, 6));
  drag (fixture, FLIP_NO_SITE);
  g_assert_cmpuint (flip_held_tile_site (held), ==, FLIP_NO_SITE);
  drag (fixture, AT (4, 4));
  flip_held_tile_drop (held);
  g_assert_cmpuint (fixture->dropped, ==, AT (4, 3));
  g_assert_false (flip_held_tile_is_dragged (held));
}

static void
test_give_up (Fixture *fixture, gconstpointer data)
{
  g_assert_false (flip_held_tile_give_up (fixture->held));
  drag (fixture, AT (4, 4));
  g_assert_true (flip_held_tile_give_up (fixture->held));
  g_assert_cmpuint (flip_held_tile_site (fixture->held), ==, FLIP_NO_SITE);
  flip_held_tile_drop (fixture->held);
  g_assert_cmpuint (fixture->dropped, ==, FLIP_NO_SITE);
}

/* The corner of the level lies outside the heart. */
static void
test_previews (Fixture *fixture, gconstpointer data)
{
  FlipHeldTile *held = fixture->held;

  g_assert_cmpuint (count_previews (fixture, FLIP_PREVIEW_NONE), ==, FLIP_MAX_SITES);
  flip_held_tile_set_site (held, AT (0, 0));
  g_assert_cmpuint (count_previews (fixture, FLIP_PREVIEW_FITS), ==, 0);
  g_assert_cmpuint (count_previews (fixture, FLIP_PREVIEW_BLOCKED), >=, 1);
  g_assert_null (flip_held_tile_fit (held));
  g_assert_null (flip_sheet_model_foresight (fixture->model));
  flip_held_tile_next (held);
  g_assert_cmpuint (count_previews (fixture, FLIP_PREVIEW_FITS), ==, 3);
  flip_held_tile_choose (held, LIFE);
  flip_held_tile_set_site (held, FLIP_NO_SITE);
  g_assert_cmpuint (count_previews (fixture, FLIP_PREVIEW_OPEN), ==, 29 + 35 + 25);
}

/* What costs something is not in hand when the next question comes. */
static void
test_life (Fixture *fixture, gconstpointer data)
{
  FlipHeldTile *held = fixture->held;
  FlipMove move;

  flip_held_tile_choose (held, LIFE);
  flip_held_tile_next (held);
  move = *flip_held_tile_fit (held);
  g_assert_true (flip_sheet_model_play (fixture->model, &move, NULL));
  g_assert_false (flip_held_tile_is_asked (held));
  g_assert_cmpuint (flip_held_tile_n_tiles (held), ==, 0);
  g_assert_true (flip_sheet_model_play_text (fixture->model, "skull-2", NULL));
  g_assert_true (flip_held_tile_is_asked (held));
  g_assert_cmpint (flip_held_tile_get (held, flip_held_tile_chosen (held))->price, ==, 0);
  g_assert_cmpuint (flip_held_tile_n_places (held, LIFE), ==, 29 + 35 + 25 - 1);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "/held-tile/tiles", test_tiles },     { "/held-tile/orientations", test_orientations },
    { "/held-tile/next", test_next },       { "/held-tile/drag", test_drag },
    { "/held-tile/give-up", test_give_up }, { "/held-tile/previews", test_previews },
    { "/held-tile/life", test_life },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
