/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of cards and their parts that the window asks an arrangement with, and what it tells of
   a cell then. */

#include "play/moment/role-table.h"
#include "engine/game/verb.h"
#include "games/royalflip/royalflip-rules.h"
#include "games/royalflip/royalflip.h"

enum
{
  COLOUR,
  NUMBER,
  SUIT
};

/* Three cards of the lineup, told to a game of so many seats. */
static void
begin (RoyalflipState *state, guint seats, gboolean pvp, const char *cards)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (&royalflip_game);
  g_auto (GStrv) words = g_strsplit (cards, " ", -1);
  g_autoptr (GError) error = NULL;

  flip_setup_fill_seats (setup, seats, NULL);
  g_assert_true (royalflip_begin (state, setup, &error));
  g_assert_no_error (error);
  state->options.pvp = pvp;
  for (guint i = 0; words[i]; i++)
    {
      FlipMove move;
      FlipCard card;

      g_assert_true (flip_card_parse (words[i], &card));
      move = flip_move_of_card (card);
      g_assert_true (flip_game_check (&royalflip_game, state, &move, NULL));
      flip_game_apply (&royalflip_game, state, &move);
    }
}

static void
read_table (const RoyalflipState *state, FlipRoleTable *table)
{
  g_assert_true (flip_role_table_read (table, &royalflip_game, state));
  g_assert_cmpuint (table->n_cards, ==, 3);
  g_assert_cmpstr (table->roles[COLOUR], ==, "colour");
  g_assert_cmpstr (table->roles[NUMBER], ==, "number");
  g_assert_cmpstr (table->roles[SUIT], ==, "suit");
}

static void
assert_roles (const FlipRoleTable *table, int index, guint first, guint second, guint third)
{
  const FlipArrangement *arrangement = &table->arrangements[index];

  g_assert_cmpint (index, >=, 0);
  g_assert_cmpuint (arrangement->role_of[0], ==, first);
  g_assert_cmpuint (arrangement->role_of[1], ==, second);
  g_assert_cmpuint (arrangement->role_of[2], ==, third);
}

/* A language in which all parts are called alike. */
static void
offer_alike (gconstpointer state, const FlipMove *move, FlipOffer *offer)
{
  flip_game_offer (&royalflip_game, state, move, offer);
  for (guint i = 0; i < offer->n_cards; i++)
    g_strlcpy (offer->roles[i], "part", sizeof offer->roles[i]);
}

static void
test_alike (void)
{
  FlipGame game = royalflip_game;
  g_autofree FlipVerb *rows = g_new (FlipVerb, game.n_verbs);
  g_autofree const FlipVerb **verbs = g_new (const FlipVerb *, game.n_verbs);
  RoyalflipState state = { 0 };
  FlipRoleTable table;

  for (guint i = 0; i < game.n_verbs; i++)
    {
      rows[i] = *game.verbs[i];
      rows[i].offer = offer_alike;
      verbs[i] = &rows[i];
    }
  game.verbs = verbs;
  begin (&state, 1, FALSE, "KH 8C JK");
  g_assert_true (flip_role_table_read (&table, &game, &state));
  g_assert_cmpuint (table.n, ==, 6);
  g_assert_cmpstr (table.gives[0][NUMBER], ==, "K");
  g_assert_cmpstr (table.roles[NUMBER], ==, "part");
}

static void
test_gives (void)
{
  static const char *const gives[3][3] = {
    { "red", "K", "{heart}" },
    { "black", "8", "{club}" },
    { "any", "any", "any" },
  };
  RoyalflipState state = { 0 };
  FlipRoleTable table;

  begin (&state, 1, FALSE, "KH 8C JK");
  read_table (&state, &table);
  g_assert_cmpuint (table.n, ==, 6);
  g_assert_cmpstr (table.note, ==, "");
  for (guint card = 0; card < 3; card++)
    for (guint role = 0; role < 3; role++)
      {
        g_assert_cmpstr (table.gives[card][role], ==, gives[card][role]);
        g_assert_cmpstr (table.reasons[card][role], ==, "");
      }
}

/* Who had the part before gets the other one's. */
static void
test_exchange (void)
{
  RoyalflipState state = { 0 };
  FlipRoleTable table;
  int other;

  begin (&state, 1, FALSE, "KH 8C 3S");
  read_table (&state, &table);
  assert_roles (&table, 0, COLOUR, NUMBER, SUIT);
  other = flip_role_table_exchange (&table, 0, 0, NUMBER);
  assert_roles (&table, other, NUMBER, COLOUR, SUIT);
  other = flip_role_table_exchange (&table, (guint) other, 2, NUMBER);
  assert_roles (&table, other, SUIT, COLOUR, NUMBER);
  g_assert_cmpint (flip_role_table_exchange (&table, 0, 0, COLOUR), ==, 0);
}

/* Against each other the first player's arrangement is not there: another one has the part. */
static void
test_taken (void)
{
  RoyalflipState state = { 0 };
  FlipMove first = royalflip_move (ROYALFLIP_VERB_PICK, FLIP_NO_SITE, 0);
  FlipMove second = royalflip_move (ROYALFLIP_VERB_PICK, FLIP_NO_SITE, 2);
  FlipRoleTable table;
  int from, other;

  begin (&state, 2, TRUE, "KH 8C 3S");
  state.done = 1;
  state.seat = 1;
  state.first_pick = 0;
  read_table (&state, &table);
  g_assert_cmpuint (table.n, ==, 5);
  g_assert_cmpint (flip_role_table_find (&table, &first), ==, -1);
  g_assert_nonnull (strstr (table.note, "“Write the red 8, then a spade”"));
  g_assert_nonnull (strstr (table.note, "first player"));
  from = flip_role_table_find (&table, &second);
  assert_roles (&table, from, NUMBER, COLOUR, SUIT);
  other = flip_role_table_exchange (&table, (guint) from, 0, COLOUR);
  assert_roles (&table, other, COLOUR, SUIT, NUMBER);
}

/* A suit that no longer lies ahead can't be taken while another does. */
static void
test_reasons (void)
{
  RoyalflipState state = { 0 };
  FlipRoleTable table;

  begin (&state, 1, FALSE, "KH 8C 3D");
  state.sheets[0].gone = ROYALFLIP_BIT (state.board.n_spaces - 1) - 1;
  g_assert_cmpuint (state.board.spaces[state.board.n_spaces - 1].suit, ==, FLIP_DIAMONDS);
  read_table (&state, &table);
  g_assert_cmpuint (table.n, ==, 2);
  g_assert_nonnull (strstr (table.reasons[0][SUIT], "heart"));
  g_assert_nonnull (strstr (table.reasons[1][SUIT], "club"));
  g_assert_cmpstr (table.reasons[2][SUIT], ==, "");
  g_assert_cmpstr (table.gives[0][SUIT], ==, "{heart}");
  g_assert_cmpint (flip_role_table_exchange (&table, 0, 0, SUIT), ==, -1);
}

/* A three beside a three makes an area: the number comes from the third card. */
static void
test_best (void)
{
  RoyalflipState state = { 0 };
  FlipRoleTable table;

  begin (&state, 1, FALSE, "KH 8C 3S");
  read_table (&state, &table);
  g_assert_cmpuint (flip_role_table_best (&table, &royalflip_game, &state), ==, 0);
  royalflip_sheet_write (&state.sheets[0], royalflip_cell (2, 2), 3, ROYALFLIP_RED);
  assert_roles (&table, (int) flip_role_table_best (&table, &royalflip_game, &state), COLOUR, SUIT,
                NUMBER);
}

/* What it brings is listed; what it does not is told. */
static void
assert_brings (const RoyalflipState *state, guint cell, const char *gain, const char *words)
{
  FlipMove move = royalflip_move (ROYALFLIP_VERB_WRITE, (guint16) cell, 0);
  FlipOffer offer = { 0 };

  flip_game_offer (&royalflip_game, state, &move, &offer);
  g_assert_cmpstr (offer.act, ==, "Write It");
  g_assert_cmpstr (offer.gains.n ? offer.gains.gains[0].words : NULL, ==, gain);
  g_assert_cmpstr (offer.brings, ==, words);
}

/* The red 8 beside a black one; between a red 7 and a red 9; and far from all. */
static void
test_brings (void)
{
  RoyalflipState state = { 0 };
  FlipMove move = royalflip_move (ROYALFLIP_VERB_PICK, FLIP_NO_SITE, 0);
  g_autoptr (FlipQuestion) question = flip_question_new ();

  begin (&state, 1, FALSE, "KH 8C 3S");
  royalflip_sheet_write (&state.sheets[0], royalflip_cell (3, 2), 8, ROYALFLIP_BLACK);
  royalflip_sheet_write (&state.sheets[0], royalflip_cell (0, 0), 7, ROYALFLIP_RED);
  royalflip_sheet_write (&state.sheets[0], royalflip_cell (2, 0), 9, ROYALFLIP_RED);
  flip_game_apply (&royalflip_game, &state, &move);
  flip_game_ask_people (&royalflip_game, &state, question);
  g_assert_cmpstr (question->title->str, ==, "use the red 8 and a spade");
  assert_brings (&state, royalflip_cell (4, 2), "an area with the black 8 on d3", "");
  assert_brings (&state, royalflip_cell (1, 0), "a road of 3", "");
  assert_brings (&state, royalflip_cell (0, 4), NULL, "Alone so far.");
}

static void
test_other_questions (void)
{
  RoyalflipState state = { 0 };
  FlipMove move = royalflip_move (ROYALFLIP_VERB_PICK, FLIP_NO_SITE, 0);
  FlipRoleTable table;

  begin (&state, 1, FALSE, "KH 8C");
  g_assert_false (flip_role_table_read (&table, &royalflip_game, &state));
  begin (&state, 1, FALSE, "KH JK 3S");
  flip_game_apply (&royalflip_game, &state, &move);
  g_assert_cmpuint (state.stage, ==, ROYALFLIP_STAGE_NUMBER);
  g_assert_false (flip_role_table_read (&table, &royalflip_game, &state));
  begin (&state, 1, FALSE, "KH 8C 3S");
  flip_game_apply (&royalflip_game, &state, &move);
  g_assert_false (flip_role_table_read (&table, &royalflip_game, &state));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/royalflip-roles/alike", test_alike);
  g_test_add_func ("/royalflip-roles/gives", test_gives);
  g_test_add_func ("/royalflip-roles/exchange", test_exchange);
  g_test_add_func ("/royalflip-roles/taken", test_taken);
  g_test_add_func ("/royalflip-roles/reasons", test_reasons);
  g_test_add_func ("/royalflip-roles/best", test_best);
  g_test_add_func ("/royalflip-roles/brings", test_brings);
  g_test_add_func ("/royalflip-roles/other-questions", test_other_questions);
  return g_test_run ();
}
