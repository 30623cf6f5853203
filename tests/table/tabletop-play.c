/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/table/tabletop-play.h"

#include "games/flickemup/flickemup.h"

static void
set_options (FlipSetup *setup, const char *options)
{
  g_auto (GStrv) each = g_strsplit (options ? options : "", ",", -1);

  for (guint i = 0; each[i]; i++)
    {
      g_auto (GStrv) parts = g_strsplit (each[i], "=", 2);

      g_assert_true (flip_setup_set_option (setup, parts[0], parts[1], NULL));
    }
}

Play *
play_new (guint board, guint seats, guint64 seed, const char *options)
{
  Play *play = g_new0 (Play, 1);
  const FlipBoard *built_in = &flickemup_game.boards[board - 1];

  play->setup = flip_setup_new (&flickemup_game);
  g_assert_true (flip_setup_fill_seats (play->setup, seats, NULL));
  flip_setup_set_board (play->setup, built_in->name, built_in->text);
  set_options (play->setup, options);
  play->setup->dealt = TRUE;
  play->setup->seed = seed;
  flip_setup_take_latest (play->setup);
  play->tabletop = flip_tabletop_new (play->setup);
  g_assert_nonnull (play->tabletop);
  play->session = flip_session_new (play->setup, NULL);
  g_assert_nonnull (play->session);
  flip_session_set_referee (play->session, flip_tabletop_referee (play->tabletop));
  return play;
}

void
play_free (Play *play)
{
  flip_session_free (play->session);
  flip_tabletop_free (play->tabletop);
  flip_setup_free (play->setup);
  g_free (play);
}

const FlickemupState *
play_state (Play *play)
{
  return flip_session_state (play->session);
}

gboolean
play_is_over (Play *play)
{
  return play_state (play)->stage == FLICKEMUP_STAGE_OVER;
}

static gboolean
make_move (Play *play, const FlipMove *move)
{
  FlipRefusal refusal = { 0 };

  if (!flip_session_play (play->session, move, &refusal))
    g_error ("%s", refusal.text);
  flip_session_deal (play->session);
  return TRUE;
}

gboolean
play_by_chance (Play *play, FlipRandom *random)
{
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);

  flip_game_legal (&flickemup_game, play_state (play), list);
  return list->n > 0 && make_move (play, &list->moves[flip_random_below (random, list->n)]);
}

gboolean
play_by_advice (Play *play)
{
  FlipMove move;

  return !play_is_over (play) && flip_tabletop_advise (play->tabletop, play_state (play), &move)
         && make_move (play, &move);
}
