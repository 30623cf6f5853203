/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A legal move as it is offered: its notation, words, price, and the players' names in them. */

#include "games/flipcity/flipcity-state.h"
#include "games/games.h"
#include "games/royalflip/royalflip-state.h"
#include "play/moment/way.h"
#include "tests/play/sheets.h"

#include <string.h>

static void
test_prices (void)
{
  static const struct
  {
    const char *game;
    int price;
    const char *words;
  } cases[] = {
    { "fliptown", 1, "1 gold" },    { "fliptown", 3, "3 gold" },   { "insertcoin", 1, "1 life" },
    { "insertcoin", 2, "2 lives" }, { "flipcity", 1, "1 dollar" }, { "flipcity", 12, "12 dollars" },
    { "royalflip", 1, "1 ±1" },     { "royalflip", 2, "2 ±1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *words = flip_price_words (flip_games_find (cases[i].game), cases[i].price);

      g_assert_cmpstr (words, ==, cases[i].words);
    }
}

static FlipWay *
read_way (FlipSession *session, const char *notation)
{
  FlipMove move;

  g_assert_true (flip_log_read_move (flip_session_log (session), notation, &move, NULL));
  return flip_way_new (flip_session_log (session), flip_session_state (session), &move);
}

static void
test_paid (void)
{
  g_autoptr (FlipSession) session = sheets_read ("fliptown", "bank-two");
  g_autoptr (FlipWay) free_of_charge = NULL, paid = NULL;

  flip_session_jump (session, 6);
  free_of_charge = read_way (session, "1: 8H 2H 4D trail 2");
  paid = read_way (session, "1: 8H 2H 4D trail 4 2g");
  g_assert_null (free_of_charge->price);
  g_assert_cmpstr (paid->price, ==, "2 gold");
  g_assert_cmpstr (paid->notation, ==, "1: 8H 2H 4D trail 4 2g");
  g_assert_cmpstr (paid->label, ==, "8♥ suit, 2♥ value moved 2 steps, 4♦ poker, 2 gold");
  g_assert_cmpuint (paid->offer.n_cards, ==, 3);
  g_assert_false (paid->own_cards);
}

/* What the table tells has no number in front. */
static void
test_table (void)
{
  g_autoptr (FlipSession) session = sheets_read ("royalflip", "six-tie");
  g_autoptr (FlipWay) way = NULL;

  sheets_go_to (session, ROYALFLIP_STAGE_TIE, FLIP_ASK_OPTION);
  way = read_way (session, "winner 5");
  g_assert_cmpstr (way->notation, ==, "winner 5");
  g_assert_cmpstr (way->label, ==, flip_log_player (flip_session_log (session), 4));
}

/* --- Names --- */

/* A game of two in which the first can give a card to the second, and the move that does. */
static FlipSession *
begin_gift (const char *second, FlipMove *gift)
{
  g_autoptr (FlipSession) golden = sheets_read ("flipcity", "two");
  g_autoptr (FlipSetup) setup = flip_setup_copy (flip_session_setup (golden));
  FlipSession *session;

  g_ptr_array_set_size (setup->players, 0);
  g_assert_true (flip_setup_add_player (setup, "Ann", NULL));
  g_assert_true (flip_setup_add_player (setup, second, NULL));
  session = flip_session_new (setup, NULL);
  for (guint i = 0; i < flip_session_length (golden); i++)
    {
      g_autoptr (FlipMoment) moment = flip_moment_new (session, i, FLIP_ANY_BOARD);

      for (guint move = 0; move < moment->n_moves; move++)
        {
          *gift = moment->moves[move];
          if (flip_moment_who (moment) == 0
              && g_str_has_prefix (flip_moment_way (moment, move)->label, "Give it to"))
            return session;
        }
      g_assert_true (flip_session_play (session, flip_session_entry (golden, i), NULL));
    }
  g_error ("Nothing is ever given away");
}

static void
test_names (void)
{
  FlipMove gift;
  g_autoptr (FlipSession) session = begin_gift ("Zoë", &gift);
  g_autoptr (FlipWay) way =
    flip_way_new (flip_session_log (session), flip_session_state (session), &gift);

  g_assert_true (g_str_has_prefix (way->label, "Give it to Zoë for $"));
  g_assert_cmpstr (way->offer.act, ==, "Give to Zoë");
  g_assert_true (way->own_cards);
}

/* However long a name is and however it is written, what is left of it is text. */
static void
test_long_names (void)
{
  static const char *const letters[] = { "w", "é", "ぬ", "😀" };

  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    {
      g_autoptr (GString) name = g_string_new ("x");
      FlipMove gift;
      g_autoptr (FlipSession) session = NULL;
      g_autoptr (FlipWay) way = NULL;

      for (guint n = 0; n < 39; n++)
        g_string_append (name, letters[i]);
      session = begin_gift (name->str, &gift);
      way = flip_way_new (flip_session_log (session), flip_session_state (session), &gift);
      g_assert_true (g_utf8_validate (way->offer.act, -1, NULL));
      g_assert_true (g_str_has_prefix (way->offer.act, "Give to x"));
      g_assert_nonnull (strstr (way->label, name->str));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/way/prices", test_prices);
  g_test_add_func ("/way/paid", test_paid);
  g_test_add_func ("/way/table", test_table);
  g_test_add_func ("/way/names", test_names);
  g_test_add_func ("/way/long-names", test_long_names);
  return g_test_run ();
}
