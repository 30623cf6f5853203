/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The piece that is held over a sheet: a bar of three squares or a cross of five, to be drawn into a
   heart of 29 squares, an alien of 35 or a key of 25; or a single square for a life. */

#include "play/held-tile.h"
#include "games/games.h"
#include "store/library-private.h"

#define SIDE  9
#define BAR   0
#define CROSS 1
#define LIFE  2

/* A square of the first level. */
#define AT(column, row) ((row) *SIDE + (column))

typedef struct
{
  FlipSheetModel *model;
  FlipHeldTile *placement;
  guint over;    /* where the pointer is said to be */
  guint dropped; /* where the piece was put down */
} Fixture;

static guint
dragged_cb (FlipHeldTile *placement, double x, double y, Fixture *fixture)
{
  return fixture->over;
}

static gboolean
dropped_cb (FlipHeldTile *placement, guint site, Fixture *fixture)
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
  fixture->placement = flip_sheet_model_held (fixture->model);
  fixture->over = fixture->dropped = FLIP_NO_SITE;
  g_signal_connect (fixture->placement, "dragged", G_CALLBACK (dragged_cb), fixture);
  g_signal_connect (fixture->placement, "dropped", G_CALLBACK (dropped_cb), fixture);
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
  flip_held_tile_drag (fixture->placement, 0, 0);
}

static guint
count_previews (Fixture *fixture, FlipPreview wanted)
{
  FlipPreview previews[FLIP_MAX_SITES];
  guint n = 0;

  flip_held_tile_preview (fixture->placement, previews);
  for (guint i = 0; i < FLIP_MAX_SITES; i++)
    n += previews[i] == wanted;
  return n;
}

static void
test_pieces (Fixture *fixture, gconstpointer data)
{
  FlipHeldTile *placement = fixture->placement;

  g_assert_true (flip_held_tile_is_asked (placement));
  g_assert_cmpuint (flip_held_tile_n_pieces (placement), ==, 3);
  g_assert_cmpstr (flip_held_tile_get_piece (placement, BAR)->offer.piece, ==, "Bar");
  g_assert_cmpuint (flip_held_tile_get_piece (placement, BAR)->n_squares, ==, 3);
  g_assert_cmpstr (flip_held_tile_get_piece (placement, CROSS)->offer.piece, ==, "Cross");
  g_assert_cmpuint (flip_held_tile_get_piece (placement, CROSS)->n_squares, ==, 5);
  g_assert_cmpint (flip_held_tile_get_piece (placement, LIFE)->offer.price, ==, 1);
  g_assert_cmpuint (flip_held_tile_get_piece (placement, LIFE)->n_squares, ==, 1);
  g_assert_cmpuint (flip_held_tile_get_piece (placement, LIFE)->n_places, ==, 29 + 35 + 25);
  g_assert_cmpuint (flip_held_tile_piece (placement), ==, BAR);
}

/* A bar looks the same after two turns, and mirrored; a cross after any. */
static void
test_lies (Fixture *fixture, gconstpointer data)
{
  FlipHeldTile *placement = fixture->placement;

  g_assert_cmpint (flip_held_tile_move (placement).arg[1], ==, 0);
  flip_held_tile_turn (placement);
  g_assert_cmpint (flip_held_tile_move (placement).arg[1], ==, 1);
  flip_held_tile_mirror (placement, TRUE);
  g_assert_cmpint (flip_held_tile_move (placement).arg[1], ==, 1);
  flip_held_tile_turn (placement);
  g_assert_cmpint (flip_held_tile_move (placement).arg[1], ==, 0);
  flip_held_tile_turn (placement);
  flip_held_tile_set_piece (placement, CROSS);
  g_assert_cmpint (flip_held_tile_move (placement).arg[1], ==, 0);
}

/* From place to place, and round to the first again. */
static void
test_next (Fixture *fixture, gconstpointer data)
{
  FlipHeldTile *placement = fixture->placement;
  guint places = flip_held_tile_get_piece (placement, BAR)->n_places;

  g_assert_cmpuint (flip_held_tile_place_number (placement), ==, 0);
  for (guint i = 1; i <= places; i++)
    {
      g_assert_cmpuint (flip_held_tile_next (placement), !=, FLIP_NO_SITE);
      g_assert_cmpuint (flip_held_tile_place_number (placement), ==, i);
      g_assert_nonnull (flip_held_tile_fit (placement));
      g_assert_nonnull (flip_sheet_model_outlook (fixture->model));
    }
  flip_held_tile_next (placement);
  g_assert_cmpuint (flip_held_tile_place_number (placement), ==, 1);
}

/* A bar is held by its middle square, lying or standing; at the edge by another. */
static void
test_drag (Fixture *fixture, gconstpointer data)
{
  FlipHeldTile *placement = fixture->placement;

  drag (fixture, AT (4, 4));
  g_assert_cmpuint (flip_held_tile_site (placement), ==, AT (3, 4));
  flip_held_tile_turn (placement);
  g_assert_cmpuint (flip_held_tile_site (placement), ==, AT (4, 3));
  drag (fixture, AT (0, 0));
  g_assert_cmpuint (flip_held_tile_site (placement), ==, AT (0, 0));
  drag (fixture, AT (4, 8));
  g_assert_cmpuint (flip_held_tile_site (placement), ==, AT (4, 6));
  drag (fixture, FLIP_NO_SITE);
  g_assert_cmpuint (flip_held_tile_site (placement), ==, FLIP_NO_SITE);
  drag (fixture, AT (4, 4));
  flip_held_tile_drop (placement);
  g_assert_cmpuint (fixture->dropped, ==, AT (4, 3));
  g_assert_false (flip_held_tile_is_dragged (placement));
}

static void
test_give_up (Fixture *fixture, gconstpointer data)
{
  g_assert_false (flip_held_tile_give_up (fixture->placement));
  drag (fixture, AT (4, 4));
  g_assert_true (flip_held_tile_give_up (fixture->placement));
  g_assert_cmpuint (flip_held_tile_site (fixture->placement), ==, FLIP_NO_SITE);
  flip_held_tile_drop (fixture->placement);
  g_assert_cmpuint (fixture->dropped, ==, FLIP_NO_SITE);
}

/* The corner of the level lies outside the heart. */
static void
test_previews (Fixture *fixture, gconstpointer data)
{
  FlipHeldTile *placement = fixture->placement;

  g_assert_cmpuint (count_previews (fixture, FLIP_PREVIEW_NONE), ==, FLIP_MAX_SITES);
  flip_held_tile_set_site (placement, AT (0, 0));
  g_assert_cmpuint (count_previews (fixture, FLIP_PREVIEW_FITS), ==, 0);
  g_assert_cmpuint (count_previews (fixture, FLIP_PREVIEW_BLOCKED), >=, 1);
  g_assert_null (flip_held_tile_fit (placement));
  g_assert_null (flip_sheet_model_outlook (fixture->model));
  flip_held_tile_next (placement);
  g_assert_cmpuint (count_previews (fixture, FLIP_PREVIEW_FITS), ==, 3);
  flip_held_tile_set_piece (placement, LIFE);
  flip_held_tile_set_site (placement, FLIP_NO_SITE);
  g_assert_cmpuint (count_previews (fixture, FLIP_PREVIEW_OPEN), ==, 29 + 35 + 25);
}

/* What costs something is not in hand when the next question comes. */
static void
test_life (Fixture *fixture, gconstpointer data)
{
  FlipHeldTile *placement = fixture->placement;
  FlipMove move;

  flip_held_tile_set_piece (placement, LIFE);
  flip_held_tile_next (placement);
  move = *flip_held_tile_fit (placement);
  g_assert_true (flip_sheet_model_play (fixture->model, &move, NULL));
  g_assert_false (flip_held_tile_is_asked (placement));
  g_assert_cmpuint (flip_held_tile_n_pieces (placement), ==, 0);
  g_assert_true (flip_sheet_model_play_text (fixture->model, "skull-2", NULL));
  g_assert_true (flip_held_tile_is_asked (placement));
  g_assert_cmpint (
    flip_held_tile_get_piece (placement, flip_held_tile_piece (placement))->offer.price, ==, 0);
  g_assert_cmpuint (flip_held_tile_get_piece (placement, LIFE)->n_places, ==, 29 + 35 + 25 - 1);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "/placement/pieces", test_pieces },   { "/placement/lies", test_lies },
    { "/placement/next", test_next },       { "/placement/drag", test_drag },
    { "/placement/give-up", test_give_up }, { "/placement/previews", test_previews },
    { "/placement/life", test_life },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
