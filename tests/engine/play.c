/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/engine/play.h"

#include "engine/game/verb.h"
#include "engine/session/autoplay.h"
#include "games/fliptown/fliptown.h"

#include <stdlib.h>
#include <string.h>

FlipSetup *
play_setup (guint seats)
{
  FlipSetup *setup = flip_setup_new (&fliptown_game);

  g_assert_true (flip_setup_fill_seats (setup, seats, NULL));
  return setup;
}

FlipSetup *
play_dealt_setup (guint seats, guint64 seed)
{
  FlipSetup *setup = play_setup (seats);

  setup->dealt = TRUE;
  setup->seed = seed;
  return setup;
}

static gboolean
can_begin (const FlipSetup *setup)
{
  g_autofree gpointer state = g_malloc (setup->game->state_size);

  return flip_setup_check (setup, NULL) && setup->game->begin (state, setup, NULL);
}

/* Where a game comes with several boards, any of them. */
static void
choose_board (FlipSetup *setup, FlipRandom *random)
{
  const FlipGame *game = setup->game;
  guint board;

  if (game->n_boards == 1)
    return;
  board = flip_random_below (random, game->n_boards);
  flip_setup_set_board (setup, game->boards[board].name, game->boards[board].text);
}

/* A dealt set-up with any number of seats, any board and any options that go together. */
FlipSetup *
play_any_setup (const FlipGame *game, FlipRandom *random)
{
  while (TRUE)
    {
      g_autoptr (FlipSetup) setup = flip_setup_new (game);
      guint more = flip_random_below (random, game->max_seats - game->min_seats + 1);

      g_assert_true (flip_setup_fill_seats (setup, game->min_seats + more, NULL));
      setup->dealt = TRUE;
      setup->seed = flip_random_next (random);
      choose_board (setup, random);
      for (guint i = 0; i < game->n_options; i++)
        {
          const FlipOption *option = &game->options[i];
          guint value = flip_random_below (random, flip_option_n_values (option));

          if (flip_random_below (random, 2))
            g_assert_true (flip_setup_set_option (setup, option->key, option->values[value], NULL));
        }
      if (can_begin (setup))
        return g_steal_pointer (&setup);
    }
}

/* At the table any card may come that is possible; what people say of their cards need not be what a
   dealer would have dealt. */
static gboolean
choose (FlipAutoplay *autoplay, gboolean dealt, FlipMove *move)
{
  FlipMoveList *list = &autoplay->list;

  if (dealt)
    return flip_autoplay_choose (autoplay, move);
  flip_game_legal (autoplay->game, autoplay->state, list);
  if (list->n)
    *move = list->moves[flip_random_below (&autoplay->random, list->n)];
  return list->n > 0;
}

/* Plays random legal moves from the cursor until the log is so long, or the game over. */
void
play_on (FlipSession *session, guint length)
{
  g_autofree FlipAutoplay *autoplay = g_new (FlipAutoplay, 1);
  FlipMove move;

  flip_autoplay_begin (autoplay, flip_session_game (session),
                       (gpointer) flip_session_state (session), flip_session_setup (session)->seed);
  while (flip_session_cursor (session) < length
         && choose (autoplay, flip_session_setup (session)->dealt, &move))
    g_assert_true (flip_session_play (session, &move, NULL));
}

FlipSession *
play_session (const FlipSetup *setup, guint length)
{
  GError *error = NULL;
  FlipSession *session = flip_session_new (setup, &error);

  g_assert_no_error (error);
  play_on (session, length);
  return session;
}

void
play_text (FlipSession *session, const char *text)
{
  FlipRefusal refusal = { 0 };

  if (!flip_session_play_text (session, text, &refusal))
    g_error ("“%s” was refused: %s", text, refusal.text);
}

gpointer
play_copy_state (FlipSession *session, guint position)
{
  return g_memdup2 (flip_session_state_at (session, position),
                    flip_session_game (session)->state_size);
}

void
play_assert_same_state (FlipSession *session, gconstpointer a, gconstpointer b)
{
  gsize size = flip_session_game (session)->state_size;

  g_assert_cmpmem (a, size, b, size);
}

/* The text with the one place where the old words stand replaced. */
char *
play_replace (const char *text, const char *old, const char *new)
{
  const char *at = strstr (text, old);
  g_autofree char *before = NULL;

  if (!at || strstr (at + 1, old))
    g_error ("“%s” does not stand in the text exactly once", old);
  before = g_strndup (text, (gsize) (at - text));
  return g_strconcat (before, new, at + strlen (old), NULL);
}

/* Of what comes in order, one in so many is tried: all, and fewer under slow tools. */
guint
play_step (void)
{
  const char *part = g_getenv ("FLIPSIDE_TEST_PART");

  return part ? (guint) MAX (atoi (part), 1) : 1;
}

/* How much to try: less under slow tools. */
guint
play_sample (guint usual, guint when_short)
{
  return g_getenv ("FLIPSIDE_TEST_SHORT") ? when_short : MAX (usual / play_step (), when_short);
}
