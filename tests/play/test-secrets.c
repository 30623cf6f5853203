/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The hidden cards that a seat may look at, and the answers that take some of them. */

#include "games/games.h"
#include "play/moment/secrets.h"
#include "tests/engine/play.h"
#include "tests/play/sheets.h"

static FlipMoment *
moment_at (FlipSession *session, guint position, int seat)
{
  flip_session_jump (session, position);
  return flip_moment_new (session, position, seat);
}

/* Ann keeps one of her first cards: each answer takes one of them. */
static void
test_keep_one (void)
{
  g_autoptr (FlipSession) session = sheets_read ("insertcoin", "draft");
  g_autoptr (FlipMoment) moment = moment_at (session, 0, FLIP_ANY_BOARD);
  FlipCard cards[FLIP_MAX_PEEKS];

  g_assert_cmpuint (flip_secrets_read (moment, 0, cards), ==, 4);
  g_assert_true (flip_secrets_are_asked (moment));
  g_assert_cmphex (flip_secrets_pickable (moment, 0), ==, 0xf);
  g_assert_cmphex (flip_secrets_pickable (moment, 1), ==, 0);
  g_assert_cmpuint (flip_secrets_n_to_pick (moment), ==, 1);
  g_assert_cmpstr (flip_secrets_answer (moment, 1 << 2)->notation, ==, "1: keep 3");
  g_assert_null (flip_secrets_answer (moment, 0));
  g_assert_null (flip_secrets_answer (moment, 3));
}

/* Alone three are kept at once, in any order. */
static void
test_keep_three (void)
{
  g_autoptr (FlipSession) session = sheets_read ("insertcoin", "solo");
  g_autoptr (FlipMoment) moment = moment_at (session, 0, FLIP_ANY_BOARD);

  g_assert_cmpuint (flip_secrets_n_to_pick (moment), ==, 3);
  g_assert_cmpstr (flip_secrets_answer (moment, 1 << 1 | 1 << 3 | 1 << 4)->notation, ==,
                   "1: keep 2 4 5");
  g_assert_null (flip_secrets_answer (moment, 1 << 1 | 1 << 3));
}

/* Where nothing hidden is asked for, no answer takes no card. */
static void
test_nothing_to_pick (void)
{
  g_autoptr (FlipSession) session = sheets_read ("fliptown", "bank-two");
  g_autoptr (FlipMoment) moment = moment_at (session, 7, FLIP_ANY_BOARD);

  g_assert_cmpint (flip_moment_kind (moment), ==, FLIP_ASK_OPTION);
  g_assert_cmpuint (moment->n_moves, ==, 3);
  g_assert_null (flip_secrets_answer (moment, 0));
  g_assert_cmphex (flip_secrets_pickable (moment, 0), ==, 0);
}

/* At an earlier moment nothing is to be picked; now, whoever looks at the own cards picks. */
static void
test_not_asked (void)
{
  g_autoptr (FlipSession) session = sheets_read ("insertcoin", "draft");
  g_autoptr (FlipMoment) past = flip_moment_new (session, 0, 0);
  g_autoptr (FlipMoment) other = moment_at (session, 0, 1);

  g_assert_false (past->is_present);
  g_assert_false (flip_secrets_are_asked (past));
  g_assert_true (flip_secrets_are_asked (other));
  g_assert_cmpint (flip_moment_who (other), ==, 1);
}

/* The cards are those that are kept and shown later. */
static void
test_cards (void)
{
  g_autoptr (FlipSession) session = sheets_read ("insertcoin", "solo");
  g_autoptr (FlipMoment) moment = moment_at (session, 0, FLIP_ANY_BOARD);
  static const guint kept[] = { 1, 3, 4 };
  FlipCard cards[FLIP_MAX_PEEKS];

  flip_secrets_read (moment, 0, cards);
  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    g_assert_cmpuint (cards[kept[i]], ==, flip_move_card (flip_session_entry (session, 1 + i)));
}

/* A game's own cards are numbered; a playing card is its own name. */
static void
test_names (void)
{
  g_autoptr (FlipSession) coin = sheets_read ("insertcoin", "solo");
  g_autoptr (FlipSession) town = sheets_read ("fliptown", "solo");
  g_autoptr (FlipMoment) own = moment_at (coin, 0, FLIP_ANY_BOARD);
  g_autoptr (FlipMoment) playing = moment_at (town, 0, FLIP_ANY_BOARD);
  g_autofree char *numbered = flip_secrets_name (own, 0, 3);
  g_autofree char *plain = flip_secrets_name (playing, flip_card (FLIP_HEARTS, FLIP_KING), 3);

  g_assert_true (g_str_has_prefix (numbered, "3. "));
  g_assert_cmpuint (strlen (numbered), >, strlen ("3. "));
  g_assert_cmpstr (plain, ==, "K♥");
}

/* Secret poker cards are looked at, but no question is about them. */
static void
test_poker (void)
{
  g_autoptr (FlipSession) session = sheets_read ("fliptown", "four-seats-characters");
  guint looked_at = 0;

  for (guint position = 0; position < flip_session_length (session); position++)
    {
      g_autoptr (FlipMoment) moment = moment_at (session, position, FLIP_ANY_BOARD);

      for (guint seat = 0; seat < moment->n_seats; seat++)
        {
          looked_at += flip_secrets_has_any (moment, seat);
          g_assert_cmphex (flip_secrets_pickable (moment, seat), ==, 0);
        }
    }
  g_assert_cmpuint (looked_at, >, 0);
}

/* Where the cards lie on people's own table, Flipside knows none. */
static void
test_at_table (void)
{
  for (guint i = 0; flip_games[i]; i++)
    {
      g_autoptr (FlipSetup) setup = flip_setup_new (flip_games[i]);
      g_autoptr (FlipSession) session = NULL;
      g_autoptr (FlipMoment) moment = NULL;

      g_assert_true (flip_setup_fill_seats (setup, MAX (1, setup->game->min_seats), NULL));
      session = play_session (setup, 40);
      moment = flip_moment_new (session, flip_session_cursor (session), FLIP_ANY_BOARD);
      for (guint seat = 0; seat < moment->n_seats; seat++)
        g_assert_false (flip_secrets_has_any (moment, seat));
      g_assert_false (flip_secrets_are_asked (moment));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/secrets/keep-one", test_keep_one);
  g_test_add_func ("/secrets/keep-three", test_keep_three);
  g_test_add_func ("/secrets/nothing-to-pick", test_nothing_to_pick);
  g_test_add_func ("/secrets/not-asked", test_not_asked);
  g_test_add_func ("/secrets/cards", test_cards);
  g_test_add_func ("/secrets/names", test_names);
  g_test_add_func ("/secrets/poker", test_poker);
  g_test_add_func ("/secrets/at-table", test_at_table);
  return g_test_run ();
}
