/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What Flip City asks, part by part, in each of its stages. */

#include "engine/game/verb.h"
#include "games/flipcity/flipcity-rules.h"
#include "games/flipcity/flipcity.h"

typedef struct
{
  const char *name;
  const char *moves; /* from the start of a game of two */
  int stage;         /* the one it is put in then, or -1 */
  const char *title, *sentence, *note, *aside, *todo;
  int purse;
} Row;

static const Row rows[] = {
  { "top", "", -1, "Which card is on top of {seat 1}’s deck?", "", "", NULL, "playing",
    FLIP_NO_PURSE },
  { "top of the second seat", "convenience-store,central-park,stop", -1,
    "Which card is on top of {seat 2}’s deck?", "", "", NULL, "playing", FLIP_NO_PURSE },
  { "played", "", FLIPCITY_STAGE_PLAYED, "Which card did {seat 1} play?", "", "", NULL, "playing",
    FLIP_NO_PURSE },
  { "bottom", "", FLIPCITY_STAGE_BOTTOM, "Which card was at the bottom?",
    "It goes from {seat 1}’s deck to the discard pile.", "", NULL, "playing", FLIP_NO_PURSE },
  { "play", "convenience-store,central-park", -1, "play it or stop?",
    "Central Park is on top. You don’t have to play it.",
    "A bust is possible even though Central Park is safe: cards below it must be played when they "
    "are on top (4 × Residential Area).",
    "Recycle first?", "playing", FLIP_NO_PURSE },
  { "build", "convenience-store,residential-area,residential-area,central-park,stop", -1,
    "what do you build?", "Buy, flip or develop: you have $3 and 1 action.", "", NULL, "building",
    3 },
  { "over", "", FLIPCITY_STAGE_OVER, "The game is over", "", "", NULL, "playing", FLIP_NO_PURSE },
};

static void
play (FlipcityState *state, const char *moves)
{
  g_auto (GStrv) texts = g_strsplit (moves, ",", -1);

  for (guint i = 0; texts[i] && *texts[i]; i++)
    {
      FlipRefusal refusal = { 0 };
      FlipMove move;

      if (!flipcity_game.parse (state, texts[i], &move, &refusal)
          || !flip_game_check (&flipcity_game, state, &move, &refusal))
        g_error ("%s: %s", texts[i], refusal.text);
      flip_game_apply (&flipcity_game, state, &move);
    }
}

static void
begin (FlipcityState *state)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (&flipcity_game);

  g_assert_true (flip_setup_fill_seats (setup, 2, NULL));
  g_assert_true (flipcity_game.begin (state, setup, NULL));
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (FlipQuestion) question = flip_question_new ();
  FlipcityState state;

  begin (&state);
  play (&state, row->moves);
  if (row->stage >= 0)
    state.stage = (guint8) row->stage;
  flip_game_ask_people (&flipcity_game, &state, question);
  g_assert_cmpstr (question->title->str, ==, row->title);
  g_assert_cmpstr (question->sentence->str, ==, row->sentence);
  g_assert_cmpstr (question->note->str, ==, row->note);
  g_assert_cmpstr (question->aside, ==, row->aside);
  g_assert_cmpstr (question->todo, ==, row->todo);
  g_assert_cmpint (question->purse, ==, row->purse);
  g_assert_cmpuint (question->about, ==, state.seat + 1u);
  g_assert_cmpuint (question->n_cards, ==, 0);
}

/* With an empty deck there is nothing to lie on top: a seat shuffles, or can only stop. */
static void
test_empty_deck (void)
{
  static const struct
  {
    guint n_discard;
    const char *title, *sentence;
  } decks[] = {
    { 3, "shuffle or stop?", "Your deck is empty. You can shuffle your discard and continue." },
    { 0, "stop and build", "All your cards are played." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (decks); i++)
    {
      g_autoptr (FlipQuestion) question = flip_question_new ();
      FlipcityState state;

      begin (&state);
      state.stage = FLIPCITY_STAGE_PLAY;
      state.seats[0].n_deck = 0;
      state.seats[0].n_discard = (guint8) decks[i].n_discard;
      flip_game_ask_people (&flipcity_game, &state, question);
      g_assert_cmpstr (question->title->str, ==, decks[i].title);
      g_assert_cmpstr (question->sentence->str, ==, decks[i].sentence);
      g_assert_cmpstr (question->note->str, ==, "");
    }
}

/* A move that names the wrong place of the sheet is none, whatever its verb. */
static void
test_wrong_place (void)
{
  FlipcityState state;

  begin (&state);
  for (guint verb = FLIPCITY_VERB_PLAY; verb < FLIPCITY_N_VERBS; verb++)
    {
      guint right = 0;

      state.stage = flipcity_game.verbs[verb]->stages & 1u << FLIPCITY_STAGE_BUILD
                      ? FLIPCITY_STAGE_BUILD
                      : FLIPCITY_STAGE_PLAY;
      for (guint site = 0; site <= FLIPCITY_SITES; site++)
        {
          FlipMove move = flipcity_move (verb, site, 0);
          FlipRefusal refusal = { 0 };

          flip_game_check (&flipcity_game, &state, &move, &refusal);
          right += !g_str_equal (refusal.text, "This is not a move in this game.");
        }
      g_assert_cmpuint (right, >, 0);
      g_assert_cmpuint (right, <=, 2 * FLIPCITY_MAX_PAIRS);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/flipcity/question/%s", rows[i].name);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/flipcity/question/empty-deck", test_empty_deck);
  g_test_add_func ("/flipcity/wrong-place", test_wrong_place);
  return g_test_run ();
}
