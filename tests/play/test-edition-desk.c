/* SPDX-License-Identifier: GPL-3.0-or-later */

/* An edition that is being edited: steps back and forth, drafts, and what the library keeps. */

#include "games/games.h"
#include "play/edition-desk.h"
#include "play/edition-pixels.h"
#include "play/editions.h"
#include "store/library-private.h"
#include "tests/store/place.h"

typedef struct
{
  Place *place;
  FlipLibrary *library;
  FlipEditionDesk *desk;
  guint changes;
} Fixture;

static void
changed_cb (FlipEditionDesk *desk, Fixture *fixture)
{
  fixture->changes++;
}

static void
open_desk (Fixture *fixture, gint64 id)
{
  GError *error = NULL;

  fixture->desk = flip_edition_desk_new (fixture->library, id, &error);
  g_assert_no_error (error);
  g_signal_connect (fixture->desk, "changed", G_CALLBACK (changed_cb), fixture);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->place = place_new ();
  fixture->library = place_open (fixture->place);
  open_desk (fixture,
             flip_editions_add_new (fixture->library, flip_games_find ("royalflip"), NULL));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->desk);
  g_clear_pointer (&fixture->library, flip_library_close);
  g_clear_pointer (&fixture->place, place_free);
}

static void
set_jackpot (Fixture *fixture, const char *value)
{
  flip_edition_desk_set (fixture->desk, "solo", "jackpot", value, "Jackpot");
}

static void
assert_jackpot (Fixture *fixture, const char *value)
{
  g_autoptr (FlipEdition) stored = flip_library_load_edition (fixture->library, 1, NULL);
  g_autoptr (FlipBoardFile) file = flip_board_file_new (stored->text);

  g_assert_cmpstr (flip_board_file_get (flip_edition_desk_file (fixture->desk), "solo", "jackpot"),
                   ==, value);
  g_assert_cmpstr (flip_board_file_get (file, "solo", "jackpot"), ==, value);
  g_assert_null (flip_edition_desk_problem (fixture->desk));
}

static void
test_undo (Fixture *fixture, gconstpointer data)
{
  g_assert_null (flip_edition_desk_can_undo (fixture->desk));
  flip_edition_desk_undo (fixture->desk);
  set_jackpot (fixture, "40");
  assert_jackpot (fixture, "40");
  g_assert_cmpstr (flip_edition_desk_can_undo (fixture->desk), ==, "Jackpot");
  flip_edition_desk_undo (fixture->desk);
  assert_jackpot (fixture, "50");
  g_assert_null (flip_edition_desk_can_undo (fixture->desk));
  g_assert_cmpstr (flip_edition_desk_can_redo (fixture->desk), ==, "Jackpot");
  flip_edition_desk_redo (fixture->desk);
  assert_jackpot (fixture, "40");
  g_assert_null (flip_edition_desk_can_redo (fixture->desk));
  g_assert_cmpuint (fixture->changes, ==, 3);
  g_assert_cmpuint (flip_edition_desk_state (fixture->desk)->n_differences, ==, 1);
}

/* What is typed into one field is one step, up to a pause. */
static void
test_typing (Fixture *fixture, gconstpointer data)
{
  set_jackpot (fixture, "4");
  set_jackpot (fixture, "45");
  flip_edition_desk_pause (fixture->desk);
  set_jackpot (fixture, "46");
  flip_edition_desk_undo (fixture->desk);
  assert_jackpot (fixture, "45");
  flip_edition_desk_undo (fixture->desk);
  assert_jackpot (fixture, "50");
  g_assert_null (flip_edition_desk_can_undo (fixture->desk));
}

/* A change after an undo takes the way forward away. */
static void
test_other_way (Fixture *fixture, gconstpointer data)
{
  set_jackpot (fixture, "40");
  flip_edition_desk_undo (fixture->desk);
  set_jackpot (fixture, "41");
  g_assert_null (flip_edition_desk_can_redo (fixture->desk));
  flip_edition_desk_undo (fixture->desk);
  assert_jackpot (fixture, "50");
}

/* The same value again is no change. */
static void
test_nothing (Fixture *fixture, gconstpointer data)
{
  set_jackpot (fixture, "50");
  flip_edition_desk_replace (fixture->desk, flip_edition_desk_text (fixture->desk), "Nothing");
  g_assert_cmpuint (fixture->changes, ==, 0);
  g_assert_null (flip_edition_desk_can_undo (fixture->desk));
}

static void
test_draft (Fixture *fixture, gconstpointer data)
{
  set_jackpot (fixture, "many");
  g_assert_cmpuint (flip_edition_desk_state (fixture->desk)->n_problems, ==, 1);
  assert_jackpot (fixture, "many");
  g_assert_finalize_object (fixture->desk);
  open_desk (fixture, 1);
  g_assert_cmpuint (flip_edition_desk_state (fixture->desk)->n_problems, ==, 1);
  set_jackpot (fixture, NULL);
  g_assert_cmpuint (flip_edition_desk_state (fixture->desk)->n_problems, ==, 1);
  set_jackpot (fixture, "9");
  g_assert_cmpuint (flip_edition_desk_state (fixture->desk)->n_problems, ==, 0);
}

/* A value that was ours is checked when it is changed, and can be confirmed as it is; one that was
   known needs neither. */
static void
test_checked (Fixture *fixture, gconstpointer data)
{
  const FlipEditionState *state = flip_edition_desk_state (fixture->desk);

  g_assert_cmpuint (state->n_house, >, 10);
  g_assert_cmpuint (state->n_checked, ==, 0);
  set_jackpot (fixture, "40");
  g_assert_cmpuint (state->n_checked, ==, 0);
  flip_edition_desk_set (fixture->desk, "roads", "least", "4", "Shortest road");
  g_assert_cmpuint (state->n_checked, ==, 1);
  flip_edition_desk_confirm (fixture->desk, "map", "columns", TRUE);
  g_assert_cmpuint (state->n_checked, ==, 2);
  g_assert_cmpuint (state->n_differences, ==, 2);
  flip_edition_desk_confirm (fixture->desk, "map", "columns", FALSE);
  g_assert_cmpuint (state->n_checked, ==, 1);
  flip_edition_desk_undo (fixture->desk);
  g_assert_cmpuint (state->n_checked, ==, 2);
  g_assert_cmpuint (state->n_problems, ==, 0);
}

static void
test_rename (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  flip_editions_add_new (fixture->library, flip_edition_desk_game (fixture->desk), NULL);
  g_assert_true (flip_edition_desk_rename (fixture->desk, "Our copy", NULL));
  g_assert_cmpstr (flip_edition_desk_name (fixture->desk), ==, "Our copy");
  g_assert_cmpuint (fixture->changes, ==, 1);
  g_assert_false (flip_edition_desk_rename (fixture->desk, "My edition 2", &error));
  g_assert_error (error, FLIP_EDITIONS_ERROR, FLIP_EDITIONS_ERROR_NAME);
}

/* What the library can't take stays on the desk, and is saved with the next change. */
static void
test_not_saved (Fixture *fixture, gconstpointer data)
{
  place_run (fixture->library, "PRAGMA query_only = 1");
  set_jackpot (fixture, "40");
  g_assert_nonnull (flip_edition_desk_problem (fixture->desk));
  g_assert_cmpstr (flip_board_file_get (flip_edition_desk_file (fixture->desk), "solo", "jackpot"),
                   ==, "40");
  place_run (fixture->library, "PRAGMA query_only = 0");
  flip_edition_desk_set (fixture->desk, "deck", "rounds", "11", "Rounds");
  assert_jackpot (fixture, "40");
}

static void
test_missing (Fixture *fixture, gconstpointer data)
{
  GError *error = NULL;

  g_assert_null (flip_edition_desk_new (fixture->library, 99, &error));
  place_assert_error (error, FLIP_STORE_ERROR_MISSING, "99");
}

static void
add_test (const char *path, void (*test) (Fixture *fixture, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

/* Squares that are painted: those that the text doesn't reach are inside. */
static void
test_pixels (void)
{
  g_autofree char *one = flip_edition_pixels_with (NULL, 3, 2, 1, 0, FALSE);
  g_autofree char *two = flip_edition_pixels_with (one, 4, 3, 3, 2, FALSE);
  g_autofree char *less = flip_edition_pixels_with (two, 2, 2, 1, 0, TRUE);

  g_assert_cmpstr (one, ==, "#.#/###");
  g_assert_cmpstr (two, ==, "#.##/####/###.");
  g_assert_null (less);
  g_assert_false (flip_edition_pixels_at (two, 3, 2));
  g_assert_true (flip_edition_pixels_at (two, 0, 0));
  g_assert_true (flip_edition_pixels_at (two, 6, 6));
  g_assert_true (flip_edition_pixels_at (NULL, 0, 0));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_test ("/edition-desk/undo", test_undo);
  add_test ("/edition-desk/typing", test_typing);
  add_test ("/edition-desk/other-way", test_other_way);
  add_test ("/edition-desk/nothing", test_nothing);
  add_test ("/edition-desk/draft", test_draft);
  add_test ("/edition-desk/checked", test_checked);
  add_test ("/edition-desk/rename", test_rename);
  add_test ("/edition-desk/not-saved", test_not_saved);
  add_test ("/edition-desk/missing", test_missing);
  g_test_add_func ("/edition-desk/pixels", test_pixels);
  return g_test_run ();
}
