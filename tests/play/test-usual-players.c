/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who plays next: those of the newest sheet, as they played it. */

#include "games/games.h"
#include "play/players/automatic.h"
#include "play/sheet/usual-players.h"
#include "tests/store/place.h"

typedef struct
{
  Place *place;
  FlipLibrary *library;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->place = place_new ();
  fixture->library = place_open (fixture->place);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  flip_library_close (fixture->library);
  place_free (fixture->place);
}

/* "Ann 0, Flipside 2 3", and what the opponent was behind a slash */
static char *
tell_usual (FlipLibrary *library)
{
  g_autofree char *opponent = NULL;
  g_autoptr (GPtrArray) players = flip_usual_players_read (library, &opponent);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < players->len; i++)
    {
      const FlipUsualPlayer *player = g_ptr_array_index (players, i);

      g_string_append_printf (text, "%s%s %u", i ? ", " : "", player->name, player->level);
    }
  if (opponent)
    g_string_append_printf (text, "/%s", opponent);
  return g_string_free (text, FALSE);
}

static void
keep (FlipLibrary *library, FlipSession *session)
{
  g_autoptr (FlipStoredSheet) sheet = place_add (library, session);
  FlipRandom random;

  flip_random_seed (&random, 1, 1);
  place_play (session, &random, 1);
  place_save (library, sheet);
}

static void
test_people (Fixture *fixture, gconstpointer data)
{
  g_autofree char *usual = NULL;

  keep (fixture->library, place_session (1, "Ann", "Bob", NULL));
  usual = tell_usual (fixture->library);
  g_assert_cmpstr (usual, ==, "Ann 0, Bob 0");
}

static void
test_levels (Fixture *fixture, gconstpointer data)
{
  FlipSession *session = place_session (1, "Ann", "Flipside 2", "Cleo", NULL);
  g_autoptr (GPtrArray) known = NULL;
  g_autofree char *usual = NULL;

  flip_automatic_add (session, 1, flip_player_level (2));
  flip_automatic_add (session, 2, flip_player_level (0));
  keep (fixture->library, session);
  usual = tell_usual (fixture->library);
  g_assert_cmpstr (usual, ==, "Ann 0, Flipside 2 3, Cleo 1");
  known = flip_usual_players_known (fixture->library);
  g_assert_cmpuint (known->len, ==, 2);
  for (guint i = 0; i < known->len; i++)
    g_assert_false (flip_usual_players_is_ours (g_ptr_array_index (known, i)));
}

/* The opponent that a game has by itself is no person of the next game. */
static void
test_opponent (Fixture *fixture, gconstpointer data)
{
  const FlipGame *game = flip_games_find ("flickemup");
  g_autoptr (FlipSetup) setup = flip_setup_new (game);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) known = NULL;
  g_autofree char *usual = NULL;

  setup->dealt = TRUE;
  flip_setup_take_latest (setup);
  flip_setup_add_player (setup, "Ann", NULL);
  flip_setup_add_player (setup, "Flipside", NULL);
  g_assert_true (flip_setup_set_option (setup, game->opponent, "hard", NULL));
  keep (fixture->library, flip_session_new (setup, &error));
  g_assert_no_error (error);
  usual = tell_usual (fixture->library);
  g_assert_cmpstr (usual, ==, "Ann 0/hard");
  known = flip_usual_players_known (fixture->library);
  g_assert_cmpuint (known->len, ==, 1);
}

/* Nobody has played yet, or nothing is kept. */
static void
test_nobody (Fixture *fixture, gconstpointer data)
{
  g_autofree char *empty = tell_usual (fixture->library), *none = tell_usual (NULL);

  g_assert_cmpstr (empty, ==, none);
  g_assert_true (g_str_has_suffix (none, " 0"));
  g_assert_null (flip_usual_players_known (NULL));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add ("/usual-players/people", Fixture, NULL, set_up, test_people, tear_down);
  g_test_add ("/usual-players/levels", Fixture, NULL, set_up, test_levels, tear_down);
  g_test_add ("/usual-players/opponent", Fixture, NULL, set_up, test_opponent, tear_down);
  g_test_add ("/usual-players/nobody", Fixture, NULL, set_up, test_nobody, tear_down);
  return g_test_run ();
}
