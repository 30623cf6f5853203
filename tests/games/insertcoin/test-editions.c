/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/verb.h"
#include "games/games.h"
#include "games/insertcoin/insertcoin-game.h"
#include "games/insertcoin/insertcoin.h"
#include "tests/games/edition.h"

#include <string.h>

/* Card sets of other sizes: made by chance and played to their end, and the house set with every value
   changed. */

#define EDITIONS        50
#define CHANGES_AT_ONCE 11

/* A set by chance */

static const char *const symbol_words[] = { "bar", "dot", "hook", "step", "snake", "block" };

static void
append_shape (GString *text, FlipRandom *random, guint index, guint side)
{
  static const char *const abilities[] = {
    "none", "fill 3", "skull", "life 2", "symbol", "shield", "bolt 1", "coin 9", "ghost",
  };

  g_string_append_printf (text, "\n[shape s%u]\nvalue=%u\nability=%s\n", index,
                          1 + flip_random_below (random, 99),
                          abilities[flip_random_below (random, G_N_ELEMENTS (abilities))]);
  for (guint row = 0; row < side; row++)
    {
      g_string_append_printf (text, "row-%u=", row + 1);
      for (guint column = 0; column < side; column++)
        g_string_append_c (
          text, (row == 0 && column == 0) || flip_random_below (random, 3) ? '#' : '.');
      g_string_append_c (text, '\n');
    }
}

/* A walk that never leaves the map, so that its squares hang together. */
static void
append_symbol (GString *text, FlipRandom *random, const char *word)
{
  char map[5][6] = { ".....", ".....", ".....", ".....", "....." };
  int row = 2, column = 2;

  for (guint steps = 1 + flip_random_below (random, 10); steps; steps--)
    {
      int *way = flip_random_below (random, 2) ? &row : &column;
      int next = *way + (flip_random_below (random, 2) ? 1 : -1);

      map[row][column] = '#';
      *way = CLAMP (next, 0, 4);
    }
  g_string_append_printf (text, "\n[symbol %s]\nmap=%s/%s/%s/%s/%s\n", word, map[0], map[1], map[2],
                          map[3], map[4]);
}

static void
append_cards (GString *text, FlipRandom *random, guint n, guint n_shapes, guint n_symbols)
{
  g_string_append (text, "\n[cards]\n");
  for (guint i = 1; i <= n; i++)
    {
      g_string_append_printf (text, "%u=s%u %s", i, flip_random_below (random, n_shapes),
                              symbol_words[flip_random_below (random, n_symbols)]);
      if (flip_random_below (random, 4))
        g_string_append_printf (text, " %s", symbol_words[flip_random_below (random, n_symbols)]);
      g_string_append_c (text, '\n');
    }
}

static char *
make_edition (guint64 seed)
{
  GString *text = g_string_new ("[set]\n");
  FlipRandom random;
  guint side, n_shapes, n_symbols;

  flip_random_seed (&random, seed, 7);
  side = 4 + flip_random_below (&random, 9);
  n_shapes = 1 + flip_random_below (&random, INSERTCOIN_MAX_SHAPES);
  n_symbols = 1 + flip_random_below (&random, G_N_ELEMENTS (symbol_words));
  g_string_append_printf (text, "side=%u\ngame-overs=%u\nshapes=", side,
                          1 + flip_random_below (&random, 4));
  for (guint i = 0; i < n_shapes; i++)
    g_string_append_printf (text, "s%u ", i);
  g_string_append (text, "\nsymbols=");
  for (guint i = 0; i < n_symbols; i++)
    g_string_append_printf (text, "%s ", symbol_words[i]);
  g_string_append_c (text, '\n');
  for (guint i = 0; i < n_shapes; i++)
    append_shape (text, &random, i, side);
  for (guint i = 0; i < n_symbols; i++)
    append_symbol (text, &random, symbol_words[i]);
  append_cards (text, &random, 10 + flip_random_below (&random, 51), n_shapes, n_symbols);
  return g_string_free (text, FALSE);
}

/* IC-SET-3 IC-SET-4 IC-SET-5 IC-SET-6: every set that is read is played to its end. */
static void
test_random_editions (void)
{
  guint n = edition_sample (EDITIONS);

  for (guint64 seed = 1; seed <= n; seed++)
    {
      g_autofree char *text = make_edition (seed);
      g_autoptr (GError) error = NULL;
      guint seats = 1 + (guint) seed % 6;

      while (!edition_keep_contract (&insertcoin_game, text, seats, seed, &error))
        {
          /* Fewer seats do with fewer cards, and nothing else is wrong. */
          g_assert_error (error, FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_PLAYERS);
          g_clear_error (&error);
          g_assert_cmpuint (--seats, >, 0);
        }
    }
}

static void
test_changes (void)
{
  const FlipBoard *board = &insertcoin_game.boards[0];
  guint step = edition_step (CHANGES_AT_ONCE), played;
  guint tried = edition_try_changes (&insertcoin_game, board->text, step, &played);

  g_test_message ("%u changes, %u played", tried, played);
  g_assert_cmpuint (played, >, tried / 4);
  g_assert_cmpuint (played, <, tried);
}

static void
test_text (void)
{
  g_assert_true (edition_check_text (&insertcoin_game, &insertcoin_game.boards[0]));
}

/* Large sets */

static void
begin_alone (InsertcoinState *state, const char *text, GError **error)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (&insertcoin_game);

  flip_setup_fill_seats (setup, 1, NULL);
  flip_setup_set_board (setup, "edition", text);
  insertcoin_begin (state, setup, error);
}

/* IC-SET-3: twelve by twelve, with columns to l and rows to 12. */
static void
test_large (void)
{
  g_autoptr (GString) text = g_string_new ("[set]\nside=12\nshapes=all\nsymbols=bar\n\n"
                                           "[symbol bar]\nmap=####\n\n[shape all]\nvalue=90\n"
                                           "ability=ghost\n");
  g_autofree InsertcoinState *state = g_new0 (InsertcoinState, 1);
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);
  static const char *const moves[] = {
    "all", "all", "all", "all-1", "draw bar level 3 i12 j12 k12 l12",
  };
  GError *error = NULL;
  FlipMove move;

  for (guint row = 1; row <= 12; row++)
    g_string_append_printf (text, "row-%u=############\n", row);
  g_string_append (text, "[cards]\n");
  for (guint i = 1; i <= 60; i++)
    g_string_append_printf (text, "%u=all bar\n", i);
  begin_alone (state, text->str, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_autoptr (GString) printed = g_string_new (NULL);

      g_assert_true (insertcoin_parse (state, moves[i], &move, NULL));
      g_assert_true (flip_game_check (&insertcoin_game, state, &move, NULL));
      flip_game_print (&insertcoin_game, state, &move, printed);
      g_assert_cmpstr (printed->str, ==, moves[i]);
      if (i + 1 == G_N_ELEMENTS (moves))
        {
          flip_game_legal (&insertcoin_game, state, list);
          /* in three levels: twelve rows of nine places, and as many columns; each square for a life */
          g_assert_cmpuint (list->n, ==, 3 * (2 * 12 * 9 + 144));
        }
      flip_game_apply (&insertcoin_game, state, &move);
    }
  g_assert_cmpuint (insertcoin_grid_count (state->seats[0].filled[2]), ==, 4);
  g_assert_true (insertcoin_grid_has (state->seats[0].filled[2], 11 * INSERTCOIN_STRIDE + 11));
  g_assert_false (insertcoin_parse (state, "life level 1 m1", &move, NULL));
}

/* The most answers that a question can have: three full levels, and two symbols that look different
   in each turn. */
static void
test_most_answers (void)
{
  g_autoptr (GString) text = g_string_new ("[set]\nside=12\nshapes=all\nsymbols=hook crook\n\n"
                                           "[symbol hook]\nmap=###/#..\n\n[symbol crook]\n"
                                           "map=###/#..\n\n[shape all]\nvalue=90\nability=none\n");
  g_autofree InsertcoinState *state = g_new0 (InsertcoinState, 1);
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);
  GError *error = NULL;

  for (guint row = 1; row <= 12; row++)
    g_string_append_printf (text, "row-%u=############\n", row);
  g_string_append (text, "[cards]\n");
  for (guint i = 1; i <= 10; i++)
    g_string_append_printf (text, "%u=all hook crook\n", i);
  begin_alone (state, text->str, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < 4; i++)
    {
      FlipMove move;

      g_assert_true (insertcoin_parse (state, i < 3 ? "all" : "all-1", &move, NULL));
      flip_game_apply (&insertcoin_game, state, &move);
    }
  flip_game_legal (&insertcoin_game, state, list);
  g_assert_cmpuint (list->n, ==, 3 * (2 * 8 * 11 * 10 + 144));
}

/* What is checked against a printed copy is the house's no longer, value by value. */
static void
test_house_values (void)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new (insertcoin_game.boards[0].text);
  g_autofree InsertcoinSet *set = g_new0 (InsertcoinSet, 1);
  g_autofree char *text = NULL;

  /* value, ability and squares of nine shapes, nine symbols, thirty cards */
  g_assert_cmpuint (flip_format_count_checked (&insertcoin_format, file, NULL).n_house, ==,
                    27 + 9 + 30);
  flip_format_mark_checked (file, "shape heart", "value", TRUE);
  flip_format_mark_checked (file, "shape alien", "all", TRUE);
  flip_format_mark_checked (file, "symbol bar", "map", TRUE);
  g_assert_cmpuint (flip_format_count_checked (&insertcoin_format, file, NULL).n_house, ==, 66);
  g_assert_cmpuint (flip_format_count_checked (&insertcoin_format, file, NULL).n_checked, ==,
                    1 + 4 + 1);
  text = flip_board_file_text (file);
  g_assert_true (insertcoin_set_read (set, text, "edition", NULL));
  g_assert_cmpuint (set->shapes[0].house, ==, INSERTCOIN_HOUSE_ABILITY | INSERTCOIN_HOUSE_SQUARES);
  g_assert_cmpuint (set->shapes[1].house, ==, 0);
  g_assert_cmpuint (set->symbols[0].house, ==, 1);
  g_assert_cmpuint (set->symbols[1].house, ==, 0);
  g_assert_true (set->house);
}

static void
test_pieces (void)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new (insertcoin_game.boards[0].text);
  g_autoptr (GArray) none = flip_format_problems (&insertcoin_format, file, NULL);
  g_autoptr (GArray) problems = NULL;
  const FlipProblem *problem;

  g_assert_cmpuint (none->len, ==, 0);
  flip_board_file_set (file, "shape heart", "row-9", "#.......#");
  problems = flip_format_problems (&insertcoin_format, file, NULL);
  g_assert_cmpuint (problems->len, ==, 1);
  problem = &g_array_index (problems, FlipProblem, 0);
  g_assert_true (problem->is_warning);
  g_assert_cmpstr (problem->group, ==, "shape heart");
  g_assert_nonnull (strstr (problem->reason, "3 pieces"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/insertcoin/editions/random", test_random_editions);
  g_test_add_func ("/insertcoin/editions/changes", test_changes);
  g_test_add_func ("/insertcoin/editions/text", test_text);
  g_test_add_func ("/insertcoin/editions/large", test_large);
  g_test_add_func ("/insertcoin/editions/most-answers", test_most_answers);
  g_test_add_func ("/insertcoin/editions/house-values", test_house_values);
  g_test_add_func ("/insertcoin/editions/pieces", test_pieces);
  return g_test_run ();
}
