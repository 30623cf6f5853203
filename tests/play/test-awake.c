/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which sheets keep the screen on. */

#include "games/games.h"
#include "play/moment/moment.h"

static void
check_sheet (gboolean dealt, gboolean keeps_awake)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (flip_games[0]);
  g_autoptr (FlipSession) session = NULL;
  g_autoptr (FlipMoment) moment = NULL;

  g_assert_true (flip_setup_add_player (setup, "Ann", NULL));
  setup->dealt = dealt;
  session = flip_session_new (setup, NULL);
  g_assert_nonnull (session);
  moment = flip_moment_new (session, 0, FLIP_ANY_BOARD);
  g_assert_cmpint (flip_moment_keeps_awake (moment), ==, keeps_awake);
}

static void
test_table (void)
{
  check_sheet (FALSE, TRUE);
}

static void
test_dealt (void)
{
  check_sheet (TRUE, FALSE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/awake/table", test_table);
  g_test_add_func ("/awake/dealt", test_dealt);
  return g_test_run ();
}
