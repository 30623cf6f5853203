/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What Flick 'em Up! asks, part by part, in each of its stages. */

#include "games/flickemup/flickemup-rules.h"

#include <string.h>

typedef struct
{
  FlickemupStage stage;
  const char *title, *sentence, *todo;
  guint about; /* the seat from 1, or 0 */
} Row;

/* Lawman 1 of the first seat is played, and in a duel shoots at Outlaw 1. */
static const Row rows[] = {
  { FLICKEMUP_STAGE_TURN, "choose an action", "Lawman 1: action 1 of 2.", "to play", 1 },
  { FLICKEMUP_STAGE_SHOT, "What did the bullet hit?", "Lawman 1 shoots: a miss, a graze or a hit?",
    "shooting", 1 },
  { FLICKEMUP_STAGE_SECOND, "another bullet?", "Lawman 1 has a second pistol.", "shooting", 1 },
  { FLICKEMUP_STAGE_WALK, "Where did the disc go?",
    "Lawman 1 moves: did the disc stop in the open, fail, or pass a door?", "moving", 1 },
  { FLICKEMUP_STAGE_FACE, "turn the cowboy", "Which way does Lawman 1 face?", "moving", 1 },
  { FLICKEMUP_STAGE_BLAST, "What did the blast catch?",
    "Lawman 1 throws dynamite: who and what is within 80 mm?", "throwing", 1 },
  { FLICKEMUP_STAGE_SHOWN, "Which token is it?", "Lawman 1 turns up a token.", "looking", 1 },
  { FLICKEMUP_STAGE_KEEP, "take it or leave it", "It is dynamite.", "looking", 1 },
  { FLICKEMUP_STAGE_DUEL, "Who won the duel?", "Lawman 1 faces Outlaw 1: who is left standing?",
    "duelling", 1 },
  { FLICKEMUP_STAGE_DUEL_AIM, "shoot", "Duel: Lawman 1 has the next bullet.", "duelling", 1 },
  { FLICKEMUP_STAGE_DUEL_SHOT, "What did the bullet hit?",
    "Lawman 1 shoots in the duel: a miss, a graze or a hit?", "duelling", 1 },
  { FLICKEMUP_STAGE_TWELVE, "end or play on",
    "A draw: both sides have the same hit points at twelve.", "to decide", 1 },
  { FLICKEMUP_STAGE_OVER, "The game is over", "", NULL, 0 },
};

static void
begin (FlickemupState *state)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (&flickemup_game);

  g_assert_true (flip_setup_fill_seats (setup, 2, NULL));
  g_assert_true (flickemup_game.begin (state, setup, NULL));
  state->turn.team = FLICKEMUP_LAWMEN;
  state->turn.seat = 0;
  state->turn.cowboy = 0;
  state->turn.bound = FLICKEMUP_NOBODY;
  state->turn.token = FLICKEMUP_DYNAMITE;
  state->turn.enemy = FLICKEMUP_COWBOYS / 2;
}

static FlipQuestion *
question_of (const FlickemupState *state)
{
  FlipQuestion *question = flip_question_new ();

  flip_game_ask_people (&flickemup_game, state, question);
  return question;
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (FlipQuestion) question = NULL;
  FlickemupState state;

  begin (&state);
  state.stage = (guint8) row->stage;
  question = question_of (&state);
  g_assert_cmpstr (question->title->str, ==, row->title);
  g_assert_cmpstr (question->sentence->str, ==, row->sentence);
  g_assert_cmpstr (question->note->str, ==, "");
  g_assert_cmpstr (question->todo, ==, row->todo);
  g_assert_null (question->aside);
  g_assert_cmpuint (question->about, ==, row->about);
  g_assert_cmpuint (question->n_cards, ==, 0);
  g_assert_cmpint (question->purse, ==, FLIP_NO_PURSE);
}

/* A turn begins with a cowboy, unless one of them has the initiative. */
static void
test_new_turn (void)
{
  g_autoptr (FlipQuestion) free = NULL, bound = NULL;
  FlickemupState state;

  begin (&state);
  state.stage = FLICKEMUP_STAGE_TURN;
  state.turn.cowboy = FLICKEMUP_NOBODY;
  free = question_of (&state);
  g_assert_cmpstr (free->title->str, ==, "choose a cowboy");
  g_assert_cmpstr (free->sentence->str, ==, "You play the Lawmen.");
  state.turn.bound = 1;
  bound = question_of (&state);
  g_assert_cmpstr (bound->title->str, ==, "choose an action");
  g_assert_cmpstr (bound->sentence->str, ==, "Lawman 2 has the initiative and begins.");
}

/* The other cowboy's shot of a duel is asked of its own seat. */
static void
test_duel_of_the_other (void)
{
  g_autoptr (FlipQuestion) question = NULL;
  FlickemupState state;

  begin (&state);
  state.stage = FLICKEMUP_STAGE_DUEL_AIM;
  state.turn.exchange = 1;
  question = question_of (&state);
  g_assert_cmpstr (question->sentence->str, ==, "Duel: Outlaw 1 has the next bullet.");
  g_assert_cmpuint (question->about, ==, 2);
}

/* Each verb can be played, printed and told; those of one stage are listed by one row at least. */
static void
test_rows_are_whole (void)
{
  guint listed = 0;

  for (guint i = FLICKEMUP_VERB_MOVE; i < FLICKEMUP_VERBS; i++)
    {
      const FlipVerb *verb = flickemup_game.verbs[i];

      g_assert_true (verb->name && verb->stages);
      g_assert_true (verb->apply && verb->describe && (verb->print || !verb->n_args));
      listed |= verb->list ? verb->stages : 0;
    }
  g_assert_cmphex (listed, ==, (1u << FLICKEMUP_STAGE_OVER) - 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/flickemup/question/stage-%d", rows[i].stage);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/flickemup/question/new-turn", test_new_turn);
  g_test_add_func ("/flickemup/question/duel-of-the-other", test_duel_of_the_other);
  g_test_add_func ("/flickemup/verbs/whole", test_rows_are_whole);
  return g_test_run ();
}
