/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/games.h"
#include "tests/engine/play.h"
#include "tests/fuzz/fuzz.h"

#include "engine/game/verb.h"

#include <string.h>

/* The text of a move: the first byte picks a game that was played by chance, the second how far
   it has come, the rest is the text. */

#define SESSIONS   8 /* of each game */
#define KINDS      8
#define MOST_MOVES 3000

/* Letters and figures stand for the first game, what is beyond them for the others. */
static const FlipGame *
game_of (guint8 byte)
{
  guint others = 0;

  while (flip_games[others + 1] && others + 1 < KINDS)
    others++;
  return byte < 0x80 || !others ? flip_games[0] : flip_games[1 + byte / SESSIONS % others];
}

static FlipSession *
session_of (guint8 byte)
{
  static FlipSession *sessions[KINDS][SESSIONS];
  const FlipGame *game = game_of (byte);
  guint kind = 0, index = byte % SESSIONS;

  while (flip_games[kind] != game)
    kind++;
  if (!sessions[kind][index])
    {
      g_autoptr (FlipSetup) setup = NULL;
      FlipRandom random;

      flip_random_seed (&random, index, 1);
      setup = play_any_setup (game, &random);
      setup->dealt = FALSE;
      sessions[kind][index] = play_session (setup, MOST_MOVES);
    }

  return sessions[kind][index];
}

/* What was read and is legal is listed (if that is possible), reads back from its text and leads somewhere sound. */
static void
hold_against_rules (const FlipGame *game, gconstpointer state, const FlipMove *move)
{
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);
  g_autofree gpointer next = g_memdup2 (state, game->state_size);
  g_autoptr (GString) text = g_string_new (NULL);
  FlipRefusal refusal = { 0 };
  gboolean legal = flip_game_check (game, state, move, &refusal);
  FlipMove again;
  FlipAsk ask;

  game->ask (state, &ask);
  flip_game_legal (game, state, list);
  g_assert_true (flip_move_list_contains (list, move) == legal || (legal && ask.endless));
  if (!legal)
    {
      g_assert_true (*refusal.text);
      return;
    }
  flip_game_print (game, state, move, text);
  g_assert_true (flip_game_parse (game, state, text->str, &again, NULL));
  g_assert_true (flip_move_equal (move, &again));
  g_string_truncate (text, 0);
  flip_game_describe (game, state, move, text);
  flip_game_apply (game, next, move);
  g_string_truncate (text, 0);
  if (!flip_game_sound (game, next, text))
    g_error ("%s", text->str);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  FlipSession *session;
  const FlipGame *game;
  gconstpointer state;
  g_autofree gpointer before = NULL;
  g_autofree char *text = NULL;
  FlipRefusal refusal = { 0 };
  FlipMove move;
  guint position;

  if (size < 2)
    return 0;
  session = session_of (data[0]);
  game = flip_session_game (session);
  position = data[1] * flip_session_length (session) / 255;
  text = g_strndup ((const char *) data + 2, size - 2);
  state = flip_session_state_at (session, position);
  before = g_memdup2 (state, game->state_size);
  if (flip_game_parse (game, state, text, &move, &refusal))
    hold_against_rules (game, state, &move);
  else
    g_assert_true (
      *refusal.text
      && (g_utf8_validate (refusal.text, -1, NULL) || !g_utf8_validate (text, -1, NULL)));
  g_assert_cmpmem (before, game->state_size, state, game->state_size);
  return 0;
}
