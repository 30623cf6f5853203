/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/session/sheet.h"
#include "games/fliptown/fliptown.h"
#include "games/insertcoin/insertcoin.h"
#include "games/royalflip/royalflip.h"
#include "play/moment/turn.h"

#include <string.h>

/* A turn in which all seats act at the same time, and taking back one seat's part of it. FT-TURN-8,
   RF-PVP-1 */

static FlipSession *
new_session (const FlipGame *game, guint seats, const char *option, const char *value)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (game);
  FlipSession *session;

  g_assert_true (flip_setup_fill_seats (setup, seats, NULL));
  g_assert_true (flip_setup_set_option (setup, option, value, NULL));
  session = flip_session_new (setup, NULL);
  g_assert_nonnull (session);
  return session;
}

static void
play (FlipSession *session, const char *const *moves)
{
  for (; *moves; moves++)
    {
      FlipRefusal refusal = { 0 };

      if (!flip_session_play_text (session, *moves, &refusal))
        g_error ("“%s” was refused: %s", *moves, refusal.text);
    }
}

static FlipTurn *
read_turn (FlipSession *session, int seat)
{
  g_autoptr (FlipMoment) moment = flip_moment_new (session, flip_session_cursor (session), seat);
  FlipTurn *turn = flip_turn_find (moment);

  g_assert_true (flip_moment_has_turn (moment) == (turn != NULL));
  g_assert_true (flip_moment_is_after_turn (moment) == (turn && turn->is_past));
  if (turn)
    flip_turn_read (turn, moment);
  return turn;
}

static const char *const lineup[] = { "4H", "7C", "2S", NULL };
static const char *const out_of_order[] = {
  "3: 4H 7C 2S trail 3", "3: bonus cemetery C1", "1: 2S cemetery A1", NULL,
};

static void
test_states (void)
{
  g_autoptr (FlipSession) session = new_session (&fliptown_game, 4, "bounties", "none");
  g_autoptr (FlipTurn) before = read_turn (session, FLIP_ANY_BOARD);
  g_autoptr (FlipTurn) begun = NULL, turn = NULL, robbing = NULL, past = NULL;
  static const char *const robbery[] = { "2: 2S 7C 4H badlands 7", NULL };
  static const char *const rest[] = { "9D", "4: 2S cemetery A1", NULL };

  g_assert_null (before);
  play (session, lineup);
  begun = read_turn (session, FLIP_ANY_BOARD);
  g_assert_nonnull (begun);
  g_assert_cmpuint (begun->n_done, ==, 0);

  play (session, out_of_order);
  turn = read_turn (session, 3);
  g_assert_cmpuint (turn->n_done, ==, 2);
  g_assert_cmpuint (turn->order[0], ==, 2);
  g_assert_cmpuint (turn->order[1], ==, 0);
  g_assert_cmpint (turn->seats[0].state, ==, FLIP_TURN_DONE);
  g_assert_cmpint (turn->seats[1].state, ==, FLIP_TURN_THINKS);
  g_assert_cmpint (turn->seats[2].state, ==, FLIP_TURN_DONE);
  g_assert_cmpint (turn->seats[3].state, ==, FLIP_TURN_ENTERING);
  g_assert_cmpuint (turn->seats[2].n_entries, ==, 2);
  g_assert_cmpuint (turn->seats[2].n_sites, ==, 2);
  g_assert_nonnull (strstr (turn->seats[2].chosen, ", then "));
  g_assert_nonnull (strstr (turn->seats[2].brought, "+1 point"));
  g_assert_cmpstr (turn->seats[1].chosen, ==, "");

  play (session, robbery);
  robbing = read_turn (session, FLIP_ANY_BOARD);
  g_assert_cmpint (robbing->seats[1].state, ==, FLIP_TURN_ENTERING);
  g_assert_cmpint (robbing->seats[3].state, ==, FLIP_TURN_WAITS);
  g_assert_cmpint (robbing->seats[0].state, ==, FLIP_TURN_DONE);

  play (session, rest);
  past = read_turn (session, FLIP_ANY_BOARD);
  g_assert_nonnull (past);
  g_assert_true (past->is_past);
  g_assert_cmpuint (past->n_done, ==, 4);
  g_assert_nonnull (strstr (past->seats[1].chosen, "9"));
  play (session, (const char *const[]){ "5H", NULL });
  g_assert_null (read_turn (session, FLIP_ANY_BOARD));
}

/* The log without a seat's entries is the one that the others alone would have made. */
static void
test_take_back (void)
{
  g_autoptr (FlipSession) session = new_session (&fliptown_game, 4, "bounties", "none");
  g_autoptr (FlipSession) alone = new_session (&fliptown_game, 4, "bounties", "none");
  g_autoptr (FlipTurn) turn = NULL;
  FlipRefusal refusal = { 0 };
  gsize size = fliptown_game.state_size;
  g_autofree gpointer before = NULL;

  play (session, lineup);
  play (session, out_of_order);
  play (session, (const char *const[]){ "2: 2S 7C 4H badlands 7", "9D", NULL });
  before = g_memdup2 (flip_session_state (session), size);
  turn = read_turn (session, FLIP_ANY_BOARD);
  g_assert_false (flip_turn_take_back (session, turn, 3, &refusal));
  g_assert_cmpuint (strlen (refusal.text), >, 10);

  g_assert_true (flip_turn_take_back (session, turn, 2, &refusal));
  play (alone, lineup);
  play (alone, (const char *const[]){ "1: 2S cemetery A1", "2: 2S 7C 4H badlands 7", "9D", NULL });
  g_assert_cmpmem (flip_session_state (session), size, flip_session_state (alone), size);

  play (session, (const char *const[]){ "3: 4H 7C 2S trail 3", "3: bonus cemetery C1", NULL });
  g_assert_cmpmem (flip_session_state (session), size, before, size);
}

static void
test_take_back_whole_turn (void)
{
  g_autoptr (FlipSession) session = new_session (&fliptown_game, 2, "bounties", "none");
  g_autoptr (FlipTurn) turn = NULL;

  play (session, lineup);
  play (session, (const char *const[]){ "2: 2S cemetery A1", "1: 2S cemetery A1", NULL });
  turn = read_turn (session, FLIP_ANY_BOARD);
  g_assert_true (turn->is_past);
  g_assert_true (flip_turn_take_back (session, turn, 1, NULL));
  g_assert_cmpuint (flip_session_cursor (session), ==, 4);
  g_assert_true (flip_session_play_text (session, "2: 2S cemetery C3", NULL));
}

/* In PvP the others' choices depend on the first player's. */
static void
test_refused (void)
{
  g_autoptr (FlipSession) session = new_session (&royalflip_game, 2, "mode", "pvp");
  g_autoptr (FlipTurn) turn = NULL;
  FlipRefusal refusal = { 0 };

  play (session, (const char *const[]){ "KH", "9C", "3S", "1: take KH 9C 3S", "2: take KH 3S 9C",
                                        NULL });
  turn = read_turn (session, FLIP_ANY_BOARD);
  g_assert_false (flip_turn_take_back (session, turn, 0, &refusal));
  g_assert_cmpstr (refusal.rule, ==, "RF-PVP-1");
  g_assert_true (flip_turn_take_back (session, turn, 1, &refusal));
}

/* Whoever is ahead in diamonds takes points from the others without a mark on their sheets: that is nothing that they
   did in this turn. RF-PVP-4 */
static void
test_points_of_others (void)
{
  g_autoptr (FlipSession) session = NULL;
  g_autoptr (FlipSetup) setup = flip_setup_new (&royalflip_game);
  g_autoptr (FlipTurn) turn = NULL;

  g_assert_true (flip_setup_fill_seats (setup, 2, NULL));
  flip_setup_take_latest (setup);
  g_assert_true (flip_setup_set_option (setup, "mode", "pvp", NULL));
  session = flip_session_new (setup, NULL);
  play (session, (const char *const[]){ "KH", "9C", "3S", "1: take KH 9C 3S", "1: a1", "1: space 6",
                                        "2: take KH 3S 9C", "2: a1", NULL });
  turn = read_turn (session, FLIP_ANY_BOARD);
  g_assert_cmpstr (turn->seats[0].brought, ==, "Diamonds +1");
  g_assert_cmpstr (turn->seats[1].brought, ==, "");
}

/* A placed piece is named by itself: “Square c4” would be taken for the symbol of that name. */
static void
test_placed (void)
{
  g_autoptr (FlipSession) session = new_session (&insertcoin_game, 2, "sheet", "drawn");
  g_autoptr (FlipTurn) turn = NULL;

  play (session, (const char *const[]){ "bolt-3", "ghost-4", "heart-1", "heart-2", "ghost-1",
                                        "cherry-3", "heart-3",
                                        "1: draw long-bar level 1 c4 d4 e4 f4", NULL });
  turn = read_turn (session, FLIP_ANY_BOARD);
  g_assert_cmpstr (turn->seats[0].chosen, ==, "Long bar");
}

/* One alone names the bounties for all: nobody is asked whether everyone has entered, and each of the
   three has its place among the goals from the first question on. */
static void
test_bounties (void)
{
  static const char *const bounties[] = { "bounty 3", "bounty 4", "bounty 5" };
  g_autoptr (FlipSession) session = new_session (&fliptown_game, 4, "bounties", "chosen");

  for (guint i = 0; i <= G_N_ELEMENTS (bounties); i++)
    {
      g_autoptr (FlipMoment) moment =
        flip_moment_new (session, flip_session_cursor (session), FLIP_ANY_BOARD);
      const FlipGoals *goals = flip_moment_goals (moment);

      g_assert_null (flip_moment_turn (moment));
      g_assert_cmpuint (goals->n, ==, G_N_ELEMENTS (bounties));
      for (guint goal = 0; goal < goals->n; goal++)
        g_assert_cmpint (goals->goals[goal].is_note, ==, goal >= i);
      if (i < G_N_ELEMENTS (bounties))
        play (session, (const char *const[]){ bounties[i], NULL });
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/turn/states", test_states);
  g_test_add_func ("/turn/take-back", test_take_back);
  g_test_add_func ("/turn/take-back-whole-turn", test_take_back_whole_turn);
  g_test_add_func ("/turn/refused", test_refused);
  g_test_add_func ("/turn/points-of-others", test_points_of_others);
  g_test_add_func ("/turn/placed", test_placed);
  g_test_add_func ("/turn/bounties", test_bounties);
  return g_test_run ();
}
