/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/verb.h"
#include "engine/session/autoplay.h"
#include "engine/session/sheet.h"
#include "games/games.h"
#include "tests/engine/play.h"

#include <string.h>

/* Where seats may act at the same time, the order in which they are told makes no difference: random
   games are cut into turns, and the moves of each turn are played again with the seats mixed. FT-TURN-8,
   FT-TURN-14, RF-ROUND-4, IC-FLIP-2, IC-FLIP-3 */

#define GAMES            40
#define GAMES_WHEN_SHORT 6
#define MOST_STEPS       512

/* A move of a seat, and the outcomes that it led to. */
typedef struct
{
  guint seat;
  GArray *moves; /* of FlipMove; the first is the seat's own */
} Step;

static void
free_step (gpointer data)
{
  Step *step = data;

  g_array_unref (step->moves);
  g_free (step);
}

static void
add_step (GPtrArray *steps, guint seat, const FlipMove *move)
{
  Step *step = g_new0 (Step, 1);

  step->seat = seat;
  step->moves = g_array_new (FALSE, FALSE, sizeof (FlipMove));
  g_array_append_val (step->moves, *move);
  g_ptr_array_add (steps, step);
}

static char *
where_of (const FlipGame *game, gconstpointer state)
{
  GString *text = g_string_new (NULL);

  flip_game_tell_where (game, state, text);
  return g_string_free (text, FALSE);
}

/* Whether the table is asked about what the seat just did. */
static gboolean
is_about (const FlipGame *game, gconstpointer state, guint seat)
{
  g_autoptr (FlipQuestion) question = flip_question_new ();

  flip_game_ask_people (game, state, question);
  return question->about == seat + 1;
}

/* Plays a turn in the order in which the rules ask, and notes its steps: until another part of the
   game begins, or the table is asked for something that concerns everybody. */
static void
play_turn (FlipAutoplay *autoplay, GPtrArray *steps)
{
  const FlipGame *game = autoplay->game;
  g_autofree char *where = where_of (game, autoplay->state);
  guint last = G_MAXUINT;
  FlipMove move;

  while (steps->len < MOST_STEPS)
    {
      g_autofree char *now = where_of (game, autoplay->state);
      FlipAsk ask;

      game->ask (autoplay->state, &ask);
      if (ask.kind == FLIP_ASK_NOTHING || !g_str_equal (now, where)
          || (ask.who == FLIP_TABLE && !is_about (game, autoplay->state, last))
          || !flip_autoplay_choose (autoplay, &move))
        return;
      if (ask.who == FLIP_TABLE)
        {
          Step *step = g_ptr_array_index (steps, steps->len - 1);

          g_array_append_val (step->moves, move);
        }
      else
        {
          last = (guint) ask.who;
          add_step (steps, last, &move);
        }
      flip_game_apply (game, autoplay->state, &move);
    }
}

/* The first step of a seat that was not played yet, or NULL. */
static Step *
next_step (GPtrArray *steps, guint seat, const gboolean *played)
{
  for (guint i = 0; i < steps->len; i++)
    {
      Step *step = g_ptr_array_index (steps, i);

      if (step->seat == seat && !played[i])
        return step;
    }

  return NULL;
}

static guint
index_of (GPtrArray *steps, const Step *step)
{
  guint index = 0;

  g_assert_true (g_ptr_array_find (steps, step, &index));
  return index;
}

static void
apply_step (const FlipGame *game, gpointer state, const Step *step)
{
  for (guint i = 0; i < step->moves->len; i++)
    {
      FlipMove move = g_array_index (step->moves, FlipMove, i);
      FlipRefusal refusal = { 0 };

      if (i == 0)
        move.seat = (guint8) (step->seat + 1);
      if (!flip_game_check (game, state, &move, &refusal))
        g_error ("%s: refused in another order: %s", game->id, refusal.text);
      flip_game_apply (game, state, &move);
    }
}

/* Plays the steps with the seats mixed. Each seat keeps its own order, and has to wait where the
   rules say so. Returns how often a seat had to wait. */
static guint
play_mixed (const FlipGame *game,
            gpointer state,
            guint seats,
            GPtrArray *steps,
            FlipRandom *random)
{
  gboolean played[MOST_STEPS] = { FALSE };
  g_autoptr (GString) problem = g_string_new (NULL);
  guint left = steps->len, waited = 0;

  for (guint tries = 0; left; tries++)
    {
      Step *step = next_step (steps, flip_random_below (random, seats), played);
      g_autofree gpointer turned = g_memdup2 (state, game->state_size);
      FlipRefusal refusal = { 0 };

      g_assert_cmpuint (tries, <, 100 * MOST_STEPS);
      if (!step)
        continue;
      if (!flip_game_turn_to (game, turned, step->seat, &refusal))
        {
          g_assert_true (*refusal.text && *refusal.rule);
          waited++;
          continue;
        }
      apply_step (game, state, step);
      if (!flip_game_sound (game, state, problem))
        g_error ("%s: %s", game->id, problem->str);
      played[index_of (steps, step)] = TRUE;
      left--;
    }

  return waited;
}

static gboolean
is_a_persons_turn (const FlipGame *game, gconstpointer state)
{
  FlipAsk ask;

  game->ask (state, &ask);
  return ask.who != FLIP_TABLE && ask.kind != FLIP_ASK_NOTHING;
}

typedef struct
{
  guint turns, mixed;
} Counts;

static void
mix_game (const FlipSetup *setup, FlipRandom *random, Counts *counts)
{
  const FlipGame *game = setup->game;
  g_autofree FlipAutoplay *autoplay = g_new (FlipAutoplay, 1);
  g_autofree gpointer state = g_malloc0 (game->state_size);
  g_autofree gpointer mixed = g_malloc0 (game->state_size);
  FlipMove move;

  g_assert_true (game->begin (state, setup, NULL));
  flip_autoplay_begin (autoplay, game, state, setup->seed);
  while (!flip_game_over (game, state))
    {
      g_autoptr (GPtrArray) steps = g_ptr_array_new_with_free_func (free_step);

      if (!is_a_persons_turn (game, state))
        {
          g_assert_true (flip_autoplay_choose (autoplay, &move));
          flip_game_apply (game, state, &move);
          continue;
        }
      memcpy (mixed, state, game->state_size);
      play_turn (autoplay, steps);
      play_mixed (game, mixed, flip_setup_seats (setup), steps, random);
      counts->turns++;
      counts->mixed += steps->len > 1;
      g_assert_cmpmem (mixed, game->state_size, state, game->state_size);
    }
}

static void
test_mixed (gconstpointer data)
{
  const FlipGame *game = data;
  guint games = play_sample (GAMES, GAMES_WHEN_SHORT);
  Counts counts = { 0 };
  FlipRandom random;

  flip_random_seed (&random, 11, 5);
  for (guint i = 0; i < games; i++)
    {
      g_autoptr (FlipSetup) setup = play_any_setup (game, &random);

      mix_game (setup, &random, &counts);
    }
  g_assert_cmpuint (counts.mixed, >, games);
}

/* A sheet that was told in another order than the seats' reads back as it was written. */
static void
test_sheet (void)
{
  g_autoptr (FlipSetup) setup = play_setup (3);
  g_autoptr (FlipSession) session = NULL, again = NULL;
  g_autofree char *text = NULL, *second = NULL;
  static const char *const moves[] = {
    "bounty 3", "bounty 4", "bounty 5", "4H", "7C", "2S", "3: 2S cemetery A1",
    "1: 4H 7C 2S trail 3", "2: 2S cemetery C3", "1: bonus cemetery C1",
  };

  flip_setup_set_option (setup, "bounties", "chosen", NULL);
  session = flip_session_new (setup, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    play_text (session, moves[i]);
  g_assert_cmpuint (flip_session_entry (session, 6)->seat, ==, 3);
  g_assert_cmpuint (flip_session_entry (session, 7)->seat, ==, 0);
  g_assert_cmpuint (flip_session_entry (session, 8)->seat, ==, 2);
  g_assert_cmpuint (flip_session_entry (session, 9)->seat, ==, 0);
  g_assert_cmpint (flip_log_who (flip_session_log (session), 6), ==, 2);
  g_assert_cmpint (flip_log_who (flip_session_log (session), 9), ==, 0);
  g_assert_cmpint (flip_log_who (flip_session_log (session), 3), ==, FLIP_TABLE);

  text = flip_sheet_print (session);
  again = flip_sheet_parse (text, strlen (text), "order", flip_games_find, NULL);
  g_assert_nonnull (again);
  second = flip_sheet_print (again);
  g_assert_cmpstr (text, ==, second);
  play_assert_same_state (session, flip_session_state (session), flip_session_state (again));
  for (guint i = 6; i < G_N_ELEMENTS (moves); i++)
    {
      g_autofree char *entry = flip_log_print_entry (flip_session_log (session), i);

      g_assert_cmpstr (entry, ==, moves[i]);
    }
}

/* A seat that can't act is refused by name, and with the reason. */
static void
test_refusal (void)
{
  g_autoptr (FlipSetup) setup = play_setup (2);
  g_autoptr (FlipSession) session = NULL;
  FlipRefusal refusal = { 0 };

  flip_setup_set_option (setup, "bounties", "none", NULL);
  session = flip_session_new (setup, NULL);
  play_text (session, "4H");
  play_text (session, "7C");
  play_text (session, "2S");
  play_text (session, "2: 2S 7C 4H badlands 7");
  g_assert_false (flip_session_play_text (session, "1: 2S cemetery A1", &refusal));
  g_assert_cmpstr (refusal.rule, ==, "FT-TURN-13");
  g_assert_null (strstr (refusal.text, "{seat"));
  g_assert_nonnull (strstr (refusal.text, flip_log_player (flip_session_log (session), 0)));
  g_assert_false (flip_session_play_text (session, "9: 2S cemetery A1", &refusal));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; flip_games[i]; i++)
    {
      const FlipGame *game = flip_games[i];
      g_autofree char *path = g_strdup_printf ("/order/%s", game->id);

      if (game->turn_to)
        g_test_add_data_func (path, game, test_mixed);
    }
  g_test_add_func ("/order/sheet", test_sheet);
  g_test_add_func ("/order/refusal", test_refusal);
  return g_test_run ();
}
