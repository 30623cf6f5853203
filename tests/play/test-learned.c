/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is known about a board of one's own is learned in the background, kept, and better than what was known about
   another board. */

#include "advisor/match.h"
#include "games/games.h"
#include "play/players/learned.h"

#include <glib/gstdio.h>

#define FEW_GAMES 24
#define WHOLE     100 /* per cent */

/* The built-in cards in another order: what was learned about the third pair is now said of another one. */
static FlipSetup *
other_cards (guint seats)
{
  FlipSetup *setup = flip_setup_new (flip_games_find ("flipcity"));
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = g_strsplit (setup->game->boards[0].text, "\n", -1);

  for (guint i = 0; lines[i]; i++)
    {
      g_autofree char *line = lines[i];

      lines[i] = g_str_has_prefix (line, "pairs=") ? g_strdup (
                   "pairs=factory office residential-area central-park hospital convenience-store")
                                                   : g_steal_pointer (&line);
    }
  text = g_strjoinv ("\n", lines);
  flip_setup_set_board (setup, "other.board", text);
  g_assert_cmpstr (setup->board, !=, setup->game->boards[0].text);
  g_assert_true (flip_setup_fill_seats (setup, seats, NULL));
  setup->dealt = TRUE;
  return setup;
}

static void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static FlipWeights *
await (const FlipSetup *setup)
{
  guint done = 0, next;

  for (; (next = flip_learned_progress (setup)) < WHOLE; done = next)
    {
      g_assert_cmpuint (next, >=, done);
      g_usleep (1000);
    }
  return flip_learned_weights (setup);
}

/* On a built-in board there is nothing to learn. */
static void
test_built_in (void)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (flip_games_find ("flipcity"));
  g_autoptr (FlipWeights) weights = NULL;

  g_assert_true (flip_setup_fill_seats (setup, 1, NULL));
  weights = flip_learned_weights (setup);
  g_assert_nonnull (weights);
  g_assert_true (flip_weights_fit (weights, setup));
  g_assert_cmpuint (flip_learned_progress (setup), ==, WHOLE);
}

/* Meanwhile what is known about another board has to do; the next time it is there at once. */
static void
test_kept (void)
{
  g_autofree char *folder = g_dir_make_tmp ("flipside-learned-XXXXXX", NULL);
  g_autoptr (FlipSetup) setup = other_cards (1);
  g_autoptr (FlipWeights) before = NULL, learned = NULL, again = NULL;
  g_autofree char *text = NULL, *same = NULL;

  flip_learned_restart (folder, FEW_GAMES);
  before = flip_learned_weights (setup);
  g_assert_nonnull (before);
  g_assert_cmpuint (flip_learned_progress (setup), <, WHOLE);
  g_assert_false (flip_weights_fit (before, setup));
  learned = await (setup);
  g_assert_true (flip_weights_fit (learned, setup));
  g_assert_cmpuint (learned->games, ==, FEW_GAMES);

  flip_learned_restart (folder, FEW_GAMES);
  again = flip_learned_weights (setup);
  g_assert_cmpuint (flip_learned_progress (setup), ==, WHOLE);
  text = flip_weights_print (learned);
  same = flip_weights_print (again);
  g_assert_cmpstr (same, ==, text);
  flip_learned_restart (NULL, 0);
  remove_folder (folder);
}

/* Whatever lies there: it is learned again. */
static void
test_damaged (void)
{
  g_autofree char *folder = g_dir_make_tmp ("flipside-learned-XXXXXX", NULL);
  g_autoptr (FlipSetup) setup = other_cards (4);
  g_autoptr (FlipWeights) before = NULL, learned = NULL, again = NULL;
  g_autoptr (GDir) dir = NULL;
  g_autofree char *path = NULL;

  flip_learned_restart (folder, FEW_GAMES);
  before = flip_learned_weights (setup);
  learned = await (setup);
  g_assert_cmpuint (learned->seats, ==, 2);
  dir = g_dir_open (folder, 0, NULL);
  path = g_build_filename (folder, g_dir_read_name (dir), NULL);
  g_assert_true (g_file_set_contents (path, "[Weights]\ngame=flipcity\n", -1, NULL));

  flip_learned_restart (folder, FEW_GAMES);
  again = flip_learned_weights (setup);
  g_assert_cmpuint (flip_learned_progress (setup), <, WHOLE);
  g_assert_false (flip_weights_fit (again, setup));
  flip_learned_restart (NULL, 0);
  g_assert_cmpuint (flip_learned_progress (setup), ==, WHOLE);
  remove_folder (folder);
}

static double
wins_with (const FlipSetup *setup, FlipWeights *weights)
{
  FlipMatch match = { .setup = setup,
                      .n_players = 1,
                      .weights = weights,
                      .first = 1,
                      .last = 50,
                      .jobs = 1 };
  g_autofree FlipMatchResult *result = g_new0 (FlipMatchResult, 1);

  g_assert_true (flip_player_find ("turn", &match.players[0]));
  g_assert_true (flip_match_play (&match, result, NULL, NULL));
  return flip_match_figures (&result->tallies[0]).wins;
}

/* Slow. */
static void
test_better (void)
{
  g_autofree char *folder = g_dir_make_tmp ("flipside-learned-XXXXXX", NULL);
  g_autoptr (FlipSetup) setup = other_cards (1);
  g_autoptr (FlipWeights) before = NULL, learned = NULL;

  flip_learned_restart (folder, 0);
  before = flip_learned_weights (setup);
  learned = await (setup);
  g_assert_cmpfloat (wins_with (setup, learned), >, 2 * wins_with (setup, before));
  flip_learned_restart (NULL, 0);
  remove_folder (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/learned/built-in", test_built_in);
  g_test_add_func ("/learned/kept", test_kept);
  g_test_add_func ("/learned/damaged", test_damaged);
  if (g_test_slow ())
    g_test_add_func ("/learned/better", test_better);
  return g_test_run ();
}
