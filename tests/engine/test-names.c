/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/outlook.h"

#include "engine/game/verb.h"
#include "games/flipcity/flipcity.h"
#include "tests/engine/play.h"

#include <string.h>

/* A table of Flip City where Ann and Bob have told these cards and moves. */
static FlipSession *
a_table (const char *moves)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (&flipcity_game);
  g_auto (GStrv) texts = g_strsplit (moves, ",", -1);
  FlipSession *session;

  g_assert_true (flip_setup_add_player (setup, "Ann", NULL));
  g_assert_true (flip_setup_add_player (setup, "Bob", NULL));
  session = flip_session_new (setup, NULL);
  g_assert_nonnull (session);
  for (guint i = 0; texts[i] && *texts[i]; i++)
    g_assert_true (flip_session_play_text (session, texts[i], NULL));
  return session;
}

/* Words of a game about a seat are told with the player's name, wherever they come from. */
static void
test_words (void)
{
  g_autoptr (FlipSession) session = a_table ("");
  gconstpointer state = flip_session_state (session);
  g_autofree char *moment = flip_log_where (flip_session_log (session), state);
  g_autoptr (FlipQuestion) question = flip_log_question (flip_session_log (session), state);

  g_assert_cmpuint (question->about, ==, 1);
  g_assert_cmpstr (question->title->str, ==, "Which card is on top of Ann’s deck?");
  g_assert_cmpstr (question->sentence->str, ==,
                   "Set up the decks and the supply as the board shows them. Each player "
                   "shuffles without looking, with these sides up.");
  g_assert_cmpstr (moment, ==, "Turn 1, Ann plays cards");
}

static void
test_title_of_a_seat (void)
{
  g_autoptr (FlipSession) session = a_table ("convenience-store,central-park");
  g_autoptr (FlipQuestion) question =
    flip_log_question (flip_session_log (session), flip_session_state (session));

  g_assert_cmpstr (question->title->str, ==, "Ann, play it or stop?");
  g_assert_cmpstr (question->sentence->str, ==,
                   "Central Park is on top. You don’t have to play it.");
}

static const FlipOutlookLine *
line_called (const FlipOutlook *outlook, const char *label)
{
  for (guint i = 0; i < outlook->n; i++)
    {
      if (g_str_equal (outlook->lines[i].label, label))
        return &outlook->lines[i];
    }

  return NULL;
}

/* The open Central Park after a Convenience Store: two points, one more card, the same dollar. */
static void
test_offer (void)
{
  g_autoptr (FlipSession) session = a_table ("convenience-store,central-park");
  const FlipGame *game = flip_session_game (session);
  gconstpointer state = flip_session_state (session);
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);
  g_autofree gpointer after = NULL;
  FlipOffer offer = { 0 };
  FlipOutlook outlook;

  flip_game_legal (game, state, list);
  flip_game_offer (game, state, &list->moves[0], &offer);
  g_assert_cmpint (flip_game_place (game, &list->moves[0]), ==, FLIP_OFFER_AS_ANSWER);
  g_assert_cmpstr (offer.heading, ==, "If you play it");
  g_assert_cmpuint (offer.n_cards, ==, 1);
  after = flip_outlook_state (game, state, &list->moves[0]);
  flip_outlook_read (game, state, after, 0, &outlook);
  g_assert_cmpstr (line_called (&outlook, "Points")->before, ==, "0");
  g_assert_cmpstr (line_called (&outlook, "Points")->after, ==, "2");
  g_assert_cmpstr (line_called (&outlook, "Cards played")->after, ==, "2");
  g_assert_cmpstr (line_called (&outlook, "Cash")->before, ==, "1");
  g_assert_cmpstr (line_called (&outlook, "Cash")->after, ==, "1");

  /* How many cards the city has stands beside the name, and playing changes nothing of it. */
  g_assert_null (line_called (&outlook, "Cards"));
}

/* What a bust does away with is nothing then. */
static void
test_outlook_of_a_bust (void)
{
  g_autoptr (FlipSession) session = a_table ("residential-area,residential-area,apartment");
  const FlipGame *game = flip_session_game (session);
  gconstpointer state = flip_session_state (session);
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);
  g_autofree gpointer after = NULL;
  FlipOffer offer = { 0 };
  FlipOutlook outlook;

  flip_game_legal (game, state, list);
  flip_game_offer (game, state, &list->moves[0], &offer);
  g_assert_cmpuint (offer.n_outcomes, ==, 1);
  g_assert_cmpstr (offer.outcomes[0].words, ==, "Bust");
  g_assert_cmpint (offer.outcomes[0].chance, ==, 100);
  after = flip_outlook_state (game, state, &list->moves[0]);
  flip_outlook_read (game, state, after, 0, &outlook);
  g_assert_cmpstr (line_called (&outlook, "Cash")->before, ==, "2");
  g_assert_cmpstr (line_called (&outlook, "Cash")->after, ==, "–");
}

/* A name is put in once, whatever it looks like: names put into each other would grow without end. */
static void
test_names_like_places (void)
{
  static const struct
  {
    const char *words, *told;
  } cases[] = {
    { "{seat 1} and {seat 2}", "{seat 2}{seat 2} and {seat 1}" },
    { "{seat 2}", "{seat 1}" },
    { "{seat 3} {seat 0} {seat x} {seat ", "{seat 3} {seat 0} {seat x} {seat " },
    { "{seat {seat 1}", "{seat {seat 2}{seat 2}" },
    { "nobody", "nobody" },
  };
  g_autoptr (FlipSetup) setup = flip_setup_new (&flipcity_game);
  g_autoptr (FlipSession) session = NULL;

  g_assert_true (flip_setup_add_player (setup, "{seat 2}{seat 2}", NULL));
  g_assert_true (flip_setup_add_player (setup, "{seat 1}", NULL));
  session = flip_session_new (setup, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GString) words = g_string_new (cases[i].words);

      flip_log_put_names (flip_session_log (session), words);
      g_assert_cmpstr (words->str, ==, cases[i].told);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/names/words", test_words);
  g_test_add_func ("/names/title-of-a-seat", test_title_of_a_seat);
  g_test_add_func ("/names/offer", test_offer);
  g_test_add_func ("/names/outlook-of-a-bust", test_outlook_of_a_bust);
  g_test_add_func ("/names/like-places", test_names_like_places);
  return g_test_run ();
}
