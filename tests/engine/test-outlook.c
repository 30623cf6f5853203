/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/outlook.h"

#include "engine/game/verb.h"
#include "games/games.h"
#include "games/royalflip/royalflip.h"
#include "tests/engine/play.h"

#include <string.h>

#define MOMENTS 40

static int
points_of (FlipSession *session, guint seat)
{
  FlipScore score = { 0 };

  flip_session_game (session)->score (flip_session_state (session), seat, &score);
  return score.total;
}

/* A set-up in which nobody has been told anything but the number of seats. */
static FlipSession *
a_game (const FlipGame *game, guint seats)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (game);

  g_assert_true (flip_setup_fill_seats (setup, seats, NULL));
  return flip_session_new (setup, NULL);
}

/* Every legal move at this moment, looked at first and then made. */
static void
check_moment (FlipSession *session)
{
  const FlipGame *game = flip_session_game (session);
  g_autofree gpointer before = play_copy_state (session, flip_session_cursor (session));
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);
  FlipOutlook outlook;

  flip_game_legal (game, before, list);
  for (guint i = 0; i < list->n; i++)
    {
      g_autofree gpointer after =
        flip_outlook_state (game, flip_session_state (session), &list->moves[i]);

      flip_outlook_read (game, flip_session_state (session), after, 0, &outlook);
      play_assert_same_state (session, flip_session_state (session), before);
      g_assert_cmpint (outlook.points_before, ==, points_of (session, 0));
      g_assert_true (flip_session_play (session, &list->moves[i], NULL));
      play_assert_same_state (session, flip_session_state (session), after);
      g_assert_cmpint (outlook.points_after, ==, points_of (session, 0));
      g_assert_true (flip_session_undo (session));
    }
}

/* What is foreseen is what comes, and looking changes nothing: in every game. */
static void
test_comes_true (gconstpointer data)
{
  const FlipGame *game = data;
  g_autoptr (FlipSession) session = a_game (game, game->min_seats);

  for (guint i = 0; i < MOMENTS && !flip_game_over (game, flip_session_state (session)); i++)
    {
      check_moment (session);
      play_on (session, flip_session_cursor (session) + 1);
    }
}

static const FlipOutlookLine *
line_of (const FlipOutlook *outlook, const char *label)
{
  for (guint i = 0; i < outlook->n; i++)
    {
      if (g_str_equal (outlook->lines[i].label, label))
        return &outlook->lines[i];
    }

  return NULL;
}

/* A diamond space gives a diamond: of all facts only that one moves, from 0 to 1. */
static void
test_lines (void)
{
  g_autoptr (FlipSession) session = a_game (&royalflip_game, 1);
  g_autofree gpointer after = NULL;
  FlipOutlook outlook;
  FlipMove move;

  play_text (session, "7H");
  play_text (session, "QS");
  play_text (session, "QD");
  play_text (session, "1: take 7H QD QS");
  play_text (session, "1: a1");
  g_assert_true (royalflip_game.parse (flip_session_state (session), "space 6", &move, NULL));
  after = flip_outlook_state (&royalflip_game, flip_session_state (session), &move);
  flip_outlook_read (&royalflip_game, flip_session_state (session), after, 0, &outlook);
  g_assert_nonnull (line_of (&outlook, "Diamonds"));
  g_assert_cmpstr (line_of (&outlook, "Diamonds")->before, ==, "0");
  g_assert_cmpstr (line_of (&outlook, "Diamonds")->after, ==, "1");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; flip_games[i]; i++)
    {
      g_autofree char *path = g_strdup_printf ("/outlook/comes-true/%s", flip_games[i]->id);

      g_test_add_data_func (path, flip_games[i], test_comes_true);
    }
  g_test_add_func ("/outlook/lines", test_lines);
  return g_test_run ();
}
