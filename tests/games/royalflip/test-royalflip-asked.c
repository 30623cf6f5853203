/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/royalflip/royalflip-rules.h"
#include "games/royalflip/royalflip.h"

#include <string.h>

/* What a seat is asked in every stage, and the answers that people may think of. */

static RoyalflipState *
begin (guint seats, gboolean pvp)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (&royalflip_game);
  RoyalflipState *state = g_new0 (RoyalflipState, 1);
  g_autoptr (GError) error = NULL;

  g_assert_true (flip_setup_fill_seats (setup, seats, NULL));
  royalflip_begin (state, setup, &error);
  g_assert_no_error (error);
  state->options.pvp = (guint8) pvp;
  return state;
}

static void
play (RoyalflipState *state, const char *moves)
{
  g_auto (GStrv) texts = g_strsplit (moves, ", ", -1);

  for (guint i = 0; texts[i]; i++)
    {
      FlipMove move;

      g_assert_true (royalflip_parse (state, texts[i], &move, NULL));
      g_assert_true (flip_game_check (&royalflip_game, state, &move, NULL));
      flip_game_apply (&royalflip_game, state, &move);
    }
}

static FlipQuestion *
question_of (const RoyalflipState *state)
{
  FlipQuestion *question = flip_question_new ();

  flip_game_ask_people (&royalflip_game, state, question);
  return question;
}

/* Questions */

/* One row a stage: the moves that lead there, and the words. */
static const struct
{
  const char *moves;
  RoyalflipStage stage;
  const char *title, *sentence, *todo;
} words[] = {
  { "", ROYALFLIP_STAGE_LINEUP, "Which cards are in the lineup?", "Round 1: card 1 of 3.", NULL },
  { "KH, 8C", ROYALFLIP_STAGE_LINEUP, "Which cards are in the lineup?", "Round 1: card 3 of 3.",
    NULL },
  { "KH, 8C, 3S", ROYALFLIP_STAGE_PICK, "choose one of each",
    "Colour, number and suit, each from a different card.", "to choose" },
  { "JK, 8C, 3S, take JK 8C 3S", ROYALFLIP_STAGE_COLOUR, "choose the colour",
    "The wild card can be red or black.", "to choose" },
  { "KH, JK, 3S, take KH JK 3S", ROYALFLIP_STAGE_NUMBER, "choose the number",
    "The wild card can be any number from A to K.", "to choose" },
  { "KH, 8C, 3S, take KH 8C 3S", ROYALFLIP_STAGE_WRITE, "use the red 8 and a spade",
    "Write the number on the city map and circle the suit on the bonus track, in either order.",
    "to write" },
  { "KH, 8C, JK, take KH 8C JK", ROYALFLIP_STAGE_WRITE, "use the red 8 and any suit",
    "Write the number on the city map and circle the suit on the bonus track, in either order.",
    "to write" },
  { "KH, 8C, 3S, take KH 8C 3S, space 6", ROYALFLIP_STAGE_WRITE, "write the red 8",
    "The suit is circled.", "to write" },
  { "KH, 8C, 3S, take KH 8C 3S, a1", ROYALFLIP_STAGE_TRACK, "circle a spade",
    "The track goes forward only.", "to circle" },
  { "KH, 8C, JK, take KH 8C JK, a1", ROYALFLIP_STAGE_TRACK, "circle any suit",
    "The track goes forward only.", "to circle" },
  { "KH, 8C, 10S, take KH 8C 10S, a1, space 21", ROYALFLIP_STAGE_EXTRA, "write the red 7",
    "This is the extra number of the bonus track.", "to write" },
};

static void
test_words (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree RoyalflipState *state = begin (1, FALSE);
      g_autoptr (FlipQuestion) question = NULL;

      if (*words[i].moves)
        play (state, words[i].moves);
      g_assert_cmpuint (state->stage, ==, words[i].stage);
      question = question_of (state);
      g_assert_cmpstr (question->title->str, ==, words[i].title);
      g_assert_cmpstr (question->sentence->str, ==, words[i].sentence);
      g_assert_cmpstr (question->note->str, ==, "");
      g_assert_cmpstr (question->todo, ==, words[i].todo);
      g_assert_cmpuint (question->about, ==, 0);
    }
}

static void
test_words_at_the_end (void)
{
  g_autofree RoyalflipState *state = begin (2, FALSE);
  g_autoptr (FlipQuestion) tie = NULL;
  g_autoptr (FlipQuestion) over = NULL;

  state->stage = ROYALFLIP_STAGE_TIE;
  tie = question_of (state);
  g_assert_cmpstr (tie->title->str, ==, "Who won?");
  g_assert_cmpstr (tie->sentence->str, ==, "The points are tied: rock, paper, scissors decides.");
  state->stage = ROYALFLIP_STAGE_OVER;
  over = question_of (state);
  g_assert_cmpstr (over->title->str, ==, "The game is over");
  g_assert_cmpstr (over->sentence->str, ==, "");
}

/* Nothing of the suit lies ahead for whoever stands at the end of the track. */
static void
test_no_suit_ahead (void)
{
  g_autofree RoyalflipState *state = begin (1, FALSE);
  g_autoptr (FlipQuestion) question = NULL;

  state->sheets[0].gone = ROYALFLIP_BIT (state->board.n_spaces) - 1;
  play (state, "KH, 8C, 3S, take KH 8C 3S");
  question = question_of (state);
  g_assert_cmpstr (question->sentence->str, ==,
                   "No suit on the cards is ahead on the bonus track.");
}

/* The cards of the lineup as far as they are known; more are asked for until there are three. */
static void
test_cards (void)
{
  static const char *const moves[] = { "KH", "8C", "3S", "take KH 8C 3S", "a1" };
  static const guint n_cards[] = { 1, 2, 3, 3, 3 };
  g_autofree RoyalflipState *state = begin (1, FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_autoptr (FlipQuestion) question = NULL;

      play (state, moves[i]);
      question = question_of (state);
      g_assert_cmpuint (question->n_cards, ==, n_cards[i]);
      g_assert_cmpmem (question->cards, question->n_cards, state->lineup, n_cards[i]);
      g_assert_true (question->asks_for_more == (n_cards[i] < ROYALFLIP_LINEUP));
    }
}

/* ±1 are what a number is changed with, so they are told where the number of a card is written. */
static void
test_purse (void)
{
  g_autofree RoyalflipState *state = begin (1, FALSE);

  for (guint stage = 0; stage <= ROYALFLIP_STAGE_OVER; stage++)
    {
      g_autofree RoyalflipState *at = g_memdup2 (state, sizeof *state);
      g_autoptr (FlipQuestion) question = NULL;

      play (at, "KH, 8C, 3S, take KH 8C 3S");
      at->sheets[0].tokens = 3;
      at->sheets[0].used_tokens = 1;
      at->turn.extra = 7;
      at->stage = (guint8) stage;
      question = question_of (at);
      g_assert_cmpint (question->purse, ==, stage == ROYALFLIP_STAGE_WRITE ? 2 : FLIP_NO_PURSE);
    }
}

/* Candidates */

static FlipMoveList *
candidates_of (const RoyalflipState *state)
{
  FlipMoveList *list = g_new (FlipMoveList, 1);

  flip_game_candidates (&royalflip_game, state, list);
  return list;
}

/* Against each other the first player's arrangement is refused, and still is one to think of. */
static void
test_arrangements (void)
{
  g_autofree RoyalflipState *state = begin (2, TRUE);
  g_autofree FlipMoveList *legal = g_new (FlipMoveList, 1);
  g_autofree FlipMoveList *list = NULL;

  play (state, "KH, 8C, 3S, take KH 8C 3S, a1, space 1");
  g_assert_cmpuint (state->stage, ==, ROYALFLIP_STAGE_PICK);
  list = candidates_of (state);
  flip_game_legal (&royalflip_game, state, legal);
  g_assert_cmpuint (list->n, ==, ROYALFLIP_ARRANGEMENTS);
  g_assert_cmpuint (legal->n, ==, ROYALFLIP_ARRANGEMENTS - 1);
  for (guint i = 0; i < list->n; i++)
    {
      FlipMove move = royalflip_move (ROYALFLIP_VERB_PICK, FLIP_NO_SITE, (int) i);

      g_assert_true (flip_move_equal (&list->moves[i], &move));
      g_assert_true (flip_move_list_contains (legal, &move) == (i != state->first_pick));
    }
}

/* Elsewhere they are the legal answers, in their order. */
static void
test_other_candidates (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree RoyalflipState *state = begin (1, FALSE);
      g_autofree FlipMoveList *legal = g_new (FlipMoveList, 1);
      g_autofree FlipMoveList *list = NULL;

      if (words[i].stage == ROYALFLIP_STAGE_PICK)
        continue;
      if (*words[i].moves)
        play (state, words[i].moves);
      list = candidates_of (state);
      flip_game_legal (&royalflip_game, state, legal);
      g_assert_cmpuint (legal->n, >, 0);
      g_assert_cmpmem (list->moves, list->n * sizeof *list->moves, legal->moves,
                       legal->n * sizeof *legal->moves);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/royalflip/questions/words", test_words);
  g_test_add_func ("/royalflip/questions/end", test_words_at_the_end);
  g_test_add_func ("/royalflip/questions/no-suit-ahead", test_no_suit_ahead);
  g_test_add_func ("/royalflip/questions/cards", test_cards);
  g_test_add_func ("/royalflip/questions/purse", test_purse);
  g_test_add_func ("/royalflip/candidates/arrangements", test_arrangements);
  g_test_add_func ("/royalflip/candidates/others", test_other_candidates);
  return g_test_run ();
}
