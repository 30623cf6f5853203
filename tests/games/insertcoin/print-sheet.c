/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/games/insertcoin/player.h"

#include "games/insertcoin/insertcoin-game.h"
#include "engine/session/sheet.h"
#include "games/insertcoin/insertcoin.h"

#include <stdlib.h>

/* Prints a game that was played sensibly as a sheet: print-sheet SEED deal|draft|table PLAYER…
   The golden play-throughs were made by it. */

static void
add_move (const InsertcoinState *state, const FlipMove *move, gpointer data)
{
  FlipSession *session = data;
  FlipRefusal refusal = { 0 };

  if (!flip_session_play (session, move, &refusal))
    g_error ("%s", refusal.text);
}

int
main (int argc, char **argv)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (&insertcoin_game);
  g_autoptr (FlipSession) session = NULL;
  g_autofree InsertcoinState *state = g_new0 (InsertcoinState, 1);
  g_autofree char *text = NULL;

  if (argc < 4)
    {
      g_printerr ("print-sheet SEED deal|draft|table PLAYER…\n");
      return 2;
    }
  setup->seed = (guint64) atoi (argv[1]);
  setup->dealt = !g_str_equal (argv[2], "table");
  if (g_str_equal (argv[2], "draft"))
    g_assert_true (flip_setup_set_option (setup, "shapes", "draft", NULL));
  for (int i = 3; i < argc; i++)
    g_assert_true (flip_setup_add_player (setup, argv[i], NULL));
  session = flip_session_new (setup, NULL);
  g_assert_nonnull (session);
  g_assert_true (insertcoin_begin (state, setup, NULL));
  player_finish (state, setup->seed, add_move, session);
  text = flip_sheet_print (session);
  g_print ("%s", text);
  return 0;
}
