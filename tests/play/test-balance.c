/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/editions/balance.h"

#include "games/flickemup/flickemup.h"

#include <string.h>

/* Games of the automatic player against itself: a scenario in which the first hit decides, so that
   they are short. */

static char *
short_scenario (void)
{
  const char *text = flickemup_game.boards[0].text;
  g_auto (GStrv) parts = g_strsplit (text, "wound 6", -1);

  g_assert_cmpuint (g_strv_length (parts), ==, 3);
  return g_strjoinv ("wound 1", parts);
}

static void
count_cb (FlipBalancing *balancing, guint *n)
{
  ++*n;
}

static void
test_played (void)
{
  g_autofree char *text = short_scenario ();
  FlipBalanceResult one, again;

  g_assert_true (flip_balance_can (&flickemup_game));
  g_assert_true (flip_balance_play (&flickemup_game, "short.board", text, 3, NULL, &one, NULL));
  g_assert_true (flip_balance_play (&flickemup_game, "short.board", text, 3, NULL, &again, NULL));
  g_assert_cmpint (one, ==, again);
}

static void
test_many (void)
{
  g_autofree char *text = short_scenario ();
  g_autoptr (FlipBalancing) balancing =
    flip_balancing_new (&flickemup_game, "short.board", text, 3);
  const FlipBalance *balance = flip_balancing_get (balancing);
  g_autofree char *words = NULL, *judged = NULL;
  guint n = 0;

  g_signal_connect (balancing, "changed", G_CALLBACK (count_cb), &n);
  while (flip_balancing_is_running (balancing))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (balance->n_played, ==, 3);
  g_assert_cmpuint (n, ==, 4);
  g_assert_null (flip_balancing_error (balancing));
  words = flip_balance_tell (balance);
  g_assert_true (g_str_has_prefix (words, "3 of 3 games: Lawmen "));
  judged = flip_balance_judge (balance);
  g_assert_nonnull (judged);
}

static void
test_refused (void)
{
  g_autoptr (FlipBalancing) balancing =
    flip_balancing_new (&flickemup_game, "bad.board", "[scenario]\ntitle=x\n", 3);

  while (flip_balancing_is_running (balancing))
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (flip_balancing_error (balancing));
  g_assert_true (g_str_has_prefix (flip_balancing_error (balancing)->message, "bad.board"));
}

/* A game that would go on for long stops at once. */
static void
test_stopped (void)
{
  FlipBalancing *balancing = flip_balancing_new (&flickemup_game, "long.board",
                                                 flickemup_game.boards[9].text, FLIP_BALANCE_MOST);
  guint n = 0;

  g_signal_connect (balancing, "changed", G_CALLBACK (count_cb), &n);
  flip_balancing_stop (balancing);
  g_assert_false (flip_balancing_is_running (balancing));
  g_assert_cmpuint (n, ==, 1);
  g_object_add_weak_pointer (G_OBJECT (balancing), (gpointer *) &balancing);
  g_object_unref (balancing);

  /* The worker may be the last that lets it go, and wakes nobody then. */
  while (g_atomic_pointer_get (&balancing))
    {
      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (1000);
    }
}

/* FU-SETUP-4: both sides win 40 to 60 of a hundred games. With -m slow only: it takes minutes. */
static void
test_scenario (gconstpointer data)
{
  const FlipBoard *board = &flickemup_game.boards[GPOINTER_TO_UINT (data) - 1];
  guint won[] = { 0, 0, 0 };

  if (!g_test_slow ())
    {
      g_test_skip ("takes long");
      return;
    }
  for (guint seed = 1; seed <= 100; seed++)
    {
      FlipBalanceResult result;

      g_assert_true (flip_balance_play (&flickemup_game, board->name, board->text, seed, NULL,
                                        &result, NULL));
      won[result]++;
    }
  g_test_message ("%s: %u lawmen, %u outlaws, %u draws", board->name, won[FLIP_BALANCE_FIRST],
                  won[FLIP_BALANCE_SECOND], won[FLIP_BALANCE_DRAW]);
  g_assert_cmpuint (won[FLIP_BALANCE_FIRST], >=, 40);
  g_assert_cmpuint (won[FLIP_BALANCE_FIRST], <=, 60);
}

static void
test_words (void)
{
  FlipBalance balance = { .game = &flickemup_game, .n_games = 20, .n_played = 13 };
  g_autofree char *told = NULL, *none = NULL, *judged = NULL, *with_draw = NULL;

  memset (balance.results, FLIP_BALANCE_SECOND, 6);
  told = flip_balance_tell (&balance);
  g_assert_cmpstr (told, ==, "13 of 20 games: Lawmen 7, Outlaws 6");
  none = flip_balance_judge (&balance);
  g_assert_null (none);
  balance.n_played = 20;
  judged = flip_balance_judge (&balance);
  g_assert_cmpstr (judged, ==, "Lawmen have clearly won more often.");
  balance.results[19] = FLIP_BALANCE_DRAW;
  with_draw = flip_balance_tell (&balance);
  g_assert_cmpstr (with_draw, ==, "20 of 20 games: Lawmen 13, Outlaws 6, draws 1");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/balance/played", test_played);
  g_test_add_func ("/balance/many", test_many);
  g_test_add_func ("/balance/refused", test_refused);
  g_test_add_func ("/balance/stopped", test_stopped);
  g_test_add_func ("/balance/words", test_words);
  g_test_add_data_func ("/balance/scenario/2", GUINT_TO_POINTER (2), test_scenario);
  g_test_add_data_func ("/balance/scenario/7", GUINT_TO_POINTER (7), test_scenario);
  return g_test_run ();
}
