/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/audit.h"
#include "engine/autoplay.h"
#include "engine/verb.h"
#include "games/games.h"
#include "tests/engine/play.h"
#include "tests/fuzz/fuzz.h"

/* A board file, for each game: as it is, and as a few keys that replace those of the game's own
   board. What loads is played on, by chance, with everything that must hold checked. Some games have
   boards on which nobody can win: these are left after a while. */

#define AUDIT_EVERY 8
#define MOST_MOVES  3000

static void
play_game (const FlipSetup *setup)
{
  const FlipGame *game = setup->game;
  g_autoptr (FlipAudit) audit = flip_audit_new (game);
  g_autofree FlipAutoplay *autoplay = g_new (FlipAutoplay, 1);
  g_autofree gpointer state = g_malloc0 (game->state_size);
  g_autoptr (GString) problem = g_string_new (NULL);
  FlipMove move;
  guint moves = 0;

  g_assert_true (game->begin (state, setup, NULL));
  flip_autoplay_begin (autoplay, game, state, setup->seed);
  do
    {
      gboolean good = moves % AUDIT_EVERY ? game->sound (state, problem)
                                          : flip_audit_moment (audit, state, problem);

      if (!good)
        g_error ("move %u: %s", moves, problem->str);
      if (!flip_autoplay_choose (autoplay, &move))
        return;
      g_assert_true (flip_game_check (game, state, &move, NULL));
      flip_game_apply (game, state, &move);
      moves++;
    }
  while (moves < MOST_MOVES);
}

static gboolean
try_board (const FlipGame *game, const char *text, guint seed)
{
  FlipRandom random;
  g_autoptr (FlipSetup) setup = NULL;
  g_autoptr (FlipSession) session = NULL;
  g_autoptr (GError) error = NULL;

  flip_random_seed (&random, seed, 1);
  setup = play_any_setup (game, &random);
  flip_setup_set_board (setup, "fuzz", text);
  session = flip_session_new (setup, &error);
  g_assert_true ((session == NULL) == (error != NULL));
  if (session)
    play_game (setup);
  else
    g_assert_true (g_str_has_prefix (error->message, "fuzz"));
  return session != NULL;
}

/* The game's own board with the keys of another file put over it; NULL if there are none. */
static char *
put_over_own_board (const FlipGame *game, const char *text)
{
  g_autoptr (GKeyFile) base = g_key_file_new (), edits = g_key_file_new ();
  g_auto (GStrv) groups = NULL;

  if (!g_key_file_load_from_data (edits, text, (gsize) -1, G_KEY_FILE_NONE, NULL))
    return NULL;
  g_assert_true (
    g_key_file_load_from_data (base, game->boards[0].text, (gsize) -1, G_KEY_FILE_NONE, NULL));
  groups = g_key_file_get_groups (edits, NULL);
  for (guint i = 0; groups[i]; i++)
    {
      g_auto (GStrv) keys = g_key_file_get_keys (edits, groups[i], NULL, NULL);

      for (guint j = 0; keys && keys[j]; j++)
        {
          g_autofree char *value = g_key_file_get_value (edits, groups[i], keys[j], NULL);

          g_key_file_set_value (base, groups[i], keys[j], value);
        }
    }

  return g_key_file_to_data (base, NULL, NULL);
}

static void
try_game (const FlipGame *game, const char *text)
{
  g_autofree char *edited = NULL;
  guint seed = g_str_hash (text);

  if (try_board (game, text, seed) || !g_utf8_validate (text, -1, NULL))
    return;
  edited = put_over_own_board (game, text);
  if (edited)
    try_board (game, edited, seed);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);

  for (guint i = 0; flip_games[i]; i++)
    try_game (flip_games[i], text);
  return 0;
}
