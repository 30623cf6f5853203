/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/evaluation.h"
#include "engine/game/verb.h"
#include "engine/session/autoplay.h"
#include "games/flipcity/flipcity.h"
#include "games/games.h"
#include "tests/engine/play.h"

#include <math.h>

/* What automatic players are told of each game. Points, features and the possible cards are held by the audit at
   each moment of random games; here the chances are compared with what a dealer deals. */

#define DEALS            6000
#define DEALS_WHEN_SHORT 300
#define DEALS_WHEN_SLOW  100000
#define MOST_SPREADS     4.5

typedef struct
{
  const char *game;
  guint seats;
  const char *option, *value;
  gboolean is_even; /* each possible card is as likely as any other */
} Table;

static const Table tables[] = {
  { "fliptown", 1, NULL, NULL, TRUE },
  { "fliptown", 3, "holdem", "yes", TRUE },
  { "fliptown", 1, "cowbot", "black-bart", FALSE },
  { "fliptown", 1, "cowbot", "billy-the-kid", FALSE },
  { "flipcity", 1, NULL, NULL, FALSE },
  { "flipcity", 2, NULL, NULL, FALSE },
  { "royalflip", 2, NULL, NULL, TRUE },
  { "insertcoin", 1, NULL, NULL, FALSE },
  { "insertcoin", 3, "shapes", "draft", FALSE },
};

/* Cards that are likelier than the average of the possible ones, or less likely. */
typedef enum
{
  LIKELIER,
  LESS_LIKELY,
  N_CLASSES,
} Class;

typedef struct
{
  double expected[N_CLASSES], variance[N_CLASSES];
  guint seen[N_CLASSES];
  double even[N_CLASSES], even_variance[N_CLASSES]; /* if each possible card were as likely */
  double by_card[FLIP_CARDS_AT_MOST], card_variance[FLIP_CARDS_AT_MOST];
  guint card_seen[FLIP_CARDS_AT_MOST];
  guint deals;
} Count;

static void
find_chances (const FlipGame *game,
              gconstpointer state,
              const FlipAsk *ask,
              double chances[FLIP_CARDS_AT_MOST])
{
  guint32 weights[FLIP_CARDS_AT_MOST] = { 0 };
  double all = 0;

  if (game->evaluation->chances)
    game->evaluation->chances (state, ask, weights);
  for (guint card = 0; card < FLIP_CARDS_AT_MOST; card++)
    {
      if (!game->evaluation->chances)
        weights[card] = ask->possible >> card & 1;
      all += weights[card];
    }
  g_assert_cmpfloat (all, >, 0);
  for (guint card = 0; card < FLIP_CARDS_AT_MOST; card++)
    chances[card] = weights[card] / all;
}

static void
count_class (Count *count, Class class, double chance, double even, gboolean seen)
{
  count->expected[class] += chance;
  count->variance[class] += chance * (1 - chance);
  count->even[class] += even;
  count->even_variance[class] += even * (1 - even);
  count->seen[class] += seen;
}

static void
count_deal (Count *count,
            const FlipGame *game,
            gconstpointer state,
            const FlipAsk *ask,
            FlipCard dealt)
{
  double chances[FLIP_CARDS_AT_MOST], mean = 1.0 / flip_card_set_size (ask->possible);
  double sums[N_CLASSES] = { 0 }, evens[N_CLASSES] = { 0 };
  gboolean seen[N_CLASSES] = { 0 };

  find_chances (game, state, ask, chances);
  g_assert_cmpfloat (chances[dealt], >, 0);
  for (guint card = 0; card < FLIP_CARDS_AT_MOST; card++)
    {
      Class class = chances[card] > mean ? LIKELIER : LESS_LIKELY;

      if (!(ask->possible >> card & 1) || fabs (chances[card] - mean) < mean * 1e-9)
        continue;
      sums[class] += chances[card];
      evens[class] += mean;
      seen[class] |= card == dealt;
    }
  for (guint class = 0; class < N_CLASSES; class ++)
    count_class (count, class, sums[class], evens[class], seen[class]);
  for (guint card = 0; card < FLIP_CARDS_AT_MOST; card++)
    {
      count->by_card[card] += chances[card];
      count->card_variance[card] += chances[card] * (1 - chances[card]);
    }
  count->card_seen[dealt]++;
  count->deals++;
}

static void
play_games (Count *count, FlipSetup *setup, guint deals)
{
  const FlipGame *game = setup->game;
  g_autofree gpointer state = g_malloc0 (game->state_size);
  g_autofree FlipAutoplay *autoplay = g_new0 (FlipAutoplay, 1);

  for (setup->seed = 1; count->deals < deals; setup->seed++)
    {
      FlipMove move;
      FlipAsk ask;

      g_assert_true (game->begin (state, setup, NULL));
      flip_autoplay_begin (autoplay, game, state, setup->seed);
      while (flip_autoplay_choose (autoplay, &move))
        {
          game->ask (state, &ask);
          if (ask.kind == FLIP_ASK_CARDS && ask.who == FLIP_TABLE)
            count_deal (count, game, state, &ask, flip_move_card (&move));
          flip_game_apply (game, state, &move);
        }
    }
}

static double
spreads (double seen, double expected, double variance)
{
  return fabs (seen - expected) / sqrt (MAX (variance, 1));
}

/* All deals are by fixed seeds, so that this holds always or never. */
static void
test_chances (gconstpointer data)
{
  const Table *table = data;
  const FlipGame *game = flip_games_find (table->game);
  g_autoptr (FlipSetup) setup = flip_setup_new (game);
  g_autofree Count *count = g_new0 (Count, 1);
  gboolean many = g_test_slow ();

  g_assert_true (flip_setup_fill_seats (setup, table->seats, NULL));
  if (table->option)
    g_assert_true (flip_setup_set_option (setup, table->option, table->value, NULL));
  setup->dealt = TRUE;
  play_games (count, setup, many ? DEALS_WHEN_SLOW : play_sample (DEALS, DEALS_WHEN_SHORT));
  for (guint class = 0; class < N_CLASSES; class ++)
    {
      g_test_message ("class %u: seen %u, expected %.1f, if even %.1f", class, count->seen[class],
                      count->expected[class], count->even[class]);
      g_assert_cmpfloat (
        spreads (count->seen[class], count->expected[class], count->variance[class]), <,
        MOST_SPREADS);
      /* It could fail: even chances would. */
      if (many && !table->is_even)
        g_assert_cmpfloat (
          spreads (count->seen[class], count->even[class], count->even_variance[class]), >,
          MOST_SPREADS);
      g_assert_true (!table->is_even || count->seen[class] == 0);
    }
  for (guint card = 0; card < FLIP_CARDS_AT_MOST; card++)
    g_assert_cmpfloat (
      spreads (count->card_seen[card], count->by_card[card], count->card_variance[card]), <,
      MOST_SPREADS);
}

/* Turns are counted, also those that pass without a question, and rows name all features. */
static void
test_turns (gconstpointer data)
{
  const FlipGame *game = data;
  g_autofree gpointer state = g_malloc0 (game->state_size);
  g_autofree FlipAutoplay *autoplay = g_new0 (FlipAutoplay, 1);
  guint n = 0;
  FlipRandom random;

  for (guint i = 0; i < game->evaluation->n_rows; i++)
    {
      g_assert_true (*game->evaluation->rows[i].id);
      n += game->evaluation->rows[i].n;
    }
  g_assert_cmpuint (n, ==, game->evaluation->n_features);
  g_assert_cmpuint (n, <=, FLIP_MAX_FEATURES);
  flip_random_seed (&random, 3, 3);
  for (guint i = 0; i < play_sample (20, 4); i++)
    {
      g_autoptr (FlipSetup) setup = play_any_setup (game, &random);
      guint turn = 0;
      FlipMove move;

      g_assert_true (game->begin (state, setup, NULL));
      flip_autoplay_begin (autoplay, game, state, i);
      while (flip_autoplay_choose (autoplay, &move))
        {
          flip_game_apply (game, state, &move);
          g_assert_cmpuint (flip_game_turn (game, state), >=, turn);
          turn = flip_game_turn (game, state);
        }
      g_assert_cmpuint (turn, >, 5);
    }
}

/* Whoever has won, alone or with others, has more to show for it than anybody else. */
static void
test_worth (gconstpointer data)
{
  const FlipGame *game = data;
  g_autofree gpointer state = g_malloc0 (game->state_size);
  g_autofree FlipAutoplay *autoplay = g_new0 (FlipAutoplay, 1);
  FlipRandom random;

  flip_random_seed (&random, 4, 3);
  for (guint i = 0; i < play_sample (40, 6); i++)
    {
      g_autoptr (FlipSetup) setup = play_any_setup (game, &random);
      FlipResult result = { 0 };
      guint seats = flip_setup_seats (setup);

      g_assert_true (game->begin (state, setup, NULL));
      flip_autoplay_begin (autoplay, game, state, i);
      flip_autoplay_finish (autoplay);
      flip_game_result (game, state, &result);
      for (guint a = 0; game->evaluation->worth && a < seats; a++)
        for (guint b = 0; b < seats; b++)
          {
            if (result.winners >> a & ~(result.winners >> b) & 1)
              g_assert_cmpint (game->evaluation->worth (state, a), >=,
                               game->evaluation->worth (state, b));
          }
      if (result.has_opponent)
        g_assert_cmpint (game->evaluation->worth (state, 0) > 0, ==, result.winners != 0);
    }
}

/* FC-AUTO-1: nobody gets on, and the rules have nothing against it. */
static void
test_no_end (void)
{
  const FlipGame *game = &flipcity_game;
  g_autoptr (FlipSetup) setup = flip_setup_new (game);
  g_autofree gpointer state = g_malloc0 (game->state_size);
  g_autofree FlipMoveList *list = g_new (FlipMoveList, 1);
  g_autofree FlipDealer *dealer = g_new (FlipDealer, 1);
  guint turns = 0;
  FlipMove move;

  g_assert_true (flip_setup_fill_seats (setup, 1, NULL));
  setup->dealt = TRUE;
  setup->seed = 1;
  g_assert_true (game->begin (state, setup, NULL));
  flip_dealer_init (dealer, 1);
  while (!flip_game_lasts_too_long (game, state))
    {
      g_assert_false (flip_game_over (game, state));
      turns = flip_game_turn (game, state);
      if (!flip_dealer_answer (dealer, game, state, list, &move))
        {
          flip_game_legal (game, state, list);
          move = list->moves[0];
          /* The way out of a phase is listed after the card that is next. */
          for (guint i = 1; i < list->n; i++)
            {
              g_autoptr (GString) text = g_string_new (NULL);

              flip_game_print (game, state, &list->moves[i], text);
              if (g_str_equal (text->str, "stop") || g_str_equal (text->str, "done"))
                move = list->moves[i];
            }
        }
      flip_game_apply (game, state, &move);
    }
  g_assert_cmpuint (turns, ==, 199);

  /* The deck is empty: to stop is idle, to shuffle is not. */
  flip_game_legal (game, state, list);
  g_assert_cmpuint (list->n, >, 1);
  for (guint i = 0; i < list->n; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      flip_game_print (game, state, &list->moves[i], text);
      g_assert_cmpint (game->evaluation->is_idle (state, &list->moves[i]), ==,
                       g_str_equal (text->str, "stop"));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *path =
        g_strdup_printf ("/evaluation/chances/%s-%u%s%s", tables[i].game, tables[i].seats,
                         tables[i].value ? "-" : "", tables[i].value ? tables[i].value : "");

      g_test_add_data_func (path, &tables[i], test_chances);
    }
  for (guint i = 0; flip_games[i]; i++)
    {
      g_autofree char *turns = g_strconcat ("/evaluation/turns/", flip_games[i]->id, NULL);
      g_autofree char *worth = g_strconcat ("/evaluation/worth/", flip_games[i]->id, NULL);

      if (!flip_games[i]->evaluation)
        continue;
      g_test_add_data_func (turns, flip_games[i], test_turns);
      g_test_add_data_func (worth, flip_games[i], test_worth);
    }
  g_test_add_func ("/evaluation/no-end", test_no_end);
  return g_test_run ();
}
