/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "advisor/analysis.h"
#include "advisor/chance.h"
#include "advisor/knowledge.h"
#include "advisor/learn.h"
#include "advisor/match.h"
#include "advisor/meaning.h"
#include "engine/game/verb.h"
#include "engine/session/autoplay.h"
#include "games/games.h"

#include <string.h>

/* Automatic players, in all games that they can play. */

/* How much to try; less under slow tools. */
static guint
usually (guint n)
{
  return g_getenv ("FLIPSIDE_TEST_PART") ? n / 4 : n;
}

static const FlipGame *
game_of (gconstpointer data)
{
  return data;
}

static FlipSetup *
setup_of (const FlipGame *game, guint seats, guint64 seed)
{
  FlipSetup *setup = flip_setup_new (game);

  setup->dealt = TRUE;
  setup->seed = seed;
  flip_setup_take_latest (setup);
  g_assert_true (flip_setup_fill_seats (setup, seats, NULL));
  return setup;
}

static guint
seats_for (const FlipGame *game, guint64 seed)
{
  return game->min_seats + (guint) (seed % 2);
}

/* A game played by chance up to a choice, or to its end, with the cards that the seats may look at. */
typedef struct
{
  const FlipGame *game;
  gpointer state;
  GArray *moves;
  FlipKnowledge knowledge[FLIP_MAX_SEATS];
  FlipAsk ask;
} Position;

static void
free_position (Position *position)
{
  g_free (position->state);
  g_array_unref (position->moves);
  g_free (position);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Position, free_position)

/* Each value of each option that means something, in turns; what doesn't go together stays as it is. */
static void
take_options (FlipSetup *setup, guint64 seed)
{
  const FlipGame *game = setup->game;
  g_autofree gpointer state = g_malloc0 (game->state_size);

  for (guint i = 0; i < game->n_options; i++)
    {
      const FlipOption *option = &game->options[i];
      guint value = (guint) (flip_chance_mix (seed, i) % flip_option_n_values (option));

      if (option->is_edition || !flip_option_applies (option, flip_setup_seats (setup), TRUE)
          || (option->named && value == option->named))
        continue;
      g_assert_true (flip_setup_set_option (setup, option->key, option->values[value], NULL));
      if (!flip_setup_check (setup, NULL) || !game->begin (state, setup, NULL))
        g_assert_true (flip_setup_set_option (setup, option->key, option->values[0], NULL));
    }
}

static Position *
play_with (FlipSetup *setup, guint length)
{
  const FlipGame *game = setup->game;
  guint64 seed = setup->seed;
  g_autofree FlipAutoplay *autoplay = g_new (FlipAutoplay, 1);
  Position *position = g_new0 (Position, 1);
  FlipMove move;

  position->game = game;
  position->state = g_malloc0 (game->state_size);
  position->moves = g_array_new (FALSE, FALSE, sizeof (FlipMove));
  g_assert_true (game->begin (position->state, setup, NULL));
  flip_autoplay_begin (autoplay, game, position->state, seed);
  for (;;)
    {
      for (guint seat = 0; seat < flip_setup_seats (setup); seat++)
        flip_knowledge_peek (&position->knowledge[seat], game, position->state, seat,
                             &autoplay->dealer);
      game->ask (position->state, &position->ask);
      if ((position->moves->len >= length && position->ask.who != FLIP_TABLE)
          || position->moves->len > length + 100 || !flip_autoplay_choose (autoplay, &move))
        break;
      flip_game_apply (game, position->state, &move);
      g_array_append_val (position->moves, move);
    }
  return position;
}

static Position *
play_to (const FlipGame *game, guint64 seed, guint length)
{
  g_autoptr (FlipSetup) setup = setup_of (game, seats_for (game, seed), seed);

  return play_with (setup, length);
}

static gboolean
has_choice (const Position *position)
{
  return position->ask.kind != FLIP_ASK_NOTHING && position->ask.who != FLIP_TABLE;
}

static FlipWeights *
weights_of (const FlipGame *game, guint seats)
{
  g_autoptr (FlipSetup) setup = setup_of (game, seats, 1);

  return flip_weights_built_in (setup);
}

static FlipAdvice *
advise (FlipThinker *thinker, gconstpointer state, const FlipKnowledge *knowledge, guint budget)
{
  g_autoptr (FlipSearch) search =
    flip_search_new (thinker, state, knowledge, 5);
  FlipAdvice *advice = g_new0 (FlipAdvice, 1);

  flip_search_run (search, budget);
  flip_search_advise (search, advice);
  return advice;
}

static void
assert_same_advice (const FlipAdvice *a, const FlipAdvice *b)
{
  g_assert_cmpuint (a->n, ==, b->n);
  g_assert_cmpuint (a->play_outs, ==, b->play_outs);
  for (guint i = 0; i < a->n; i++)
    {
      g_assert_cmpint (a->choices[i].expected, ==, b->choices[i].expected);
      g_assert_cmpint (a->choices[i].error, ==, b->choices[i].error);
      g_assert_cmpmem (a->choices[i].line.moves, a->choices[i].line.n * sizeof (FlipMove),
                       b->choices[i].line.moves, b->choices[i].line.n * sizeof (FlipMove));
    }
}

/* The same log under two seeds: the order of the rest of the deck is another, and the advice is the same bit by
   bit. The state is what the rules make of the log alone, and the knowledge is that of the seat alone. */
static void
test_order_has_no_influence (gconstpointer data)
{
  const FlipGame *game = game_of (data);

  for (guint64 seed = 1; seed <= 6; seed++)
    {
      g_autoptr (Position) position = play_to (game, seed, 10 + 7 * (guint) seed);
      g_autoptr (FlipSetup) other = setup_of (game, seats_for (game, seed), seed + 1000);
      g_autoptr (FlipWeights) weights = weights_of (game, seats_for (game, seed));
      g_autoptr (FlipThinker) thinker = flip_thinker_new (game, weights, NULL);
      g_autoptr (FlipThinker) second = flip_thinker_new (game, weights, NULL);
      g_autofree gpointer state = g_malloc0 (game->state_size);
      g_autofree FlipAdvice *a = NULL, *b = NULL;

      g_assert_true (game->begin (state, other, NULL));
      for (guint i = 0; i < position->moves->len; i++)
        flip_game_apply (game, state, &g_array_index (position->moves, FlipMove, i));
      g_assert_cmpmem (state, game->state_size, position->state, game->state_size);
      if (!has_choice (position))
        continue;
      a = advise (thinker, position->state, &position->knowledge[position->ask.who], 40);
      b = advise (second, state, &position->knowledge[position->ask.who], 40);
      assert_same_advice (a, b);
    }
}

/* What a seat knows are the cards that it may look at, and no others. */
static void
test_own_peeks_only (gconstpointer data)
{
  const FlipGame *game = game_of (data);

  for (guint64 seed = 1; seed <= 4; seed++)
    {
      g_autoptr (Position) position = play_to (game, seed, 8);
      FlipDealer *dealer = g_new (FlipDealer, 1);
      FlipDraw draws[FLIP_MAX_PEEKS];
      guint n;

      flip_dealer_init (dealer, seed);
      for (guint seat = 0; seat < seats_for (game, seed); seat++)
        {
          n = flip_game_peek (game, position->state, seat, draws);
          for (guint i = 0; i < n; i++)
            g_assert_cmpuint (flip_knowledge_card (&position->knowledge[seat], draws[i]), ==,
                              flip_dealer_card (dealer, game, position->state, draws[i]));
          if (!game->own_cards)
            g_assert_cmpuint (position->knowledge[seat].n, >=, n);
        }
      g_free (dealer);
    }
}

/* A known card comes where it lies, and nowhere else in its shuffle. */
static void
test_knowledge_is_kept (void)
{
  const FlipGame *game = flip_games_find ("fliptown");
  g_autoptr (Position) position = play_to (game, 4, 12);
  g_autofree FlipMoveList *scratch = g_new (FlipMoveList, 1);
  FlipKnowledge knowledge = { 0 };
  FlipMove move;
  FlipAsk ask;
  FlipCard card;

  while (position->ask.who != FLIP_TABLE)
    {
      flip_game_legal (game, position->state, scratch);
      flip_game_apply (game, position->state, &scratch->moves[0]);
      game->ask (position->state, &position->ask);
    }
  ask = position->ask;
  g_assert_cmpint (ask.kind, ==, FLIP_ASK_CARDS);
  card = flip_card_set_first (ask.possible);
  flip_knowledge_add (&knowledge, game, position->state, ask.draw, card);
  for (guint64 key = 0; key < 200; key++)
    {
      flip_chance_answer (game, position->state, &ask, &knowledge, key, scratch, &move);
      g_assert_cmpuint (flip_move_card (&move), ==, card);
    }
  knowledge.known[0].draw.position += 9;
  for (guint64 key = 0; key < 2000; key++)
    {
      flip_chance_answer (game, position->state, &ask, &knowledge, key, scratch, &move);
      g_assert_cmpuint (flip_move_card (&move), !=, card);
    }
}

/* How often the likeliest card and the first one come, in real deals and by the chances that are worked out. */
static void
test_chances (gconstpointer data)
{
  const FlipGame *game = game_of (data);
  g_autofree FlipAutoplay *autoplay = g_new (FlipAutoplay, 1);
  g_autofree gpointer state = g_malloc0 (game->state_size);
  guint64 deals = 0, wanted = g_test_slow () ? 100000 : usually (4000);
  double came[2] = { 0 }, variance[2] = { 0 };
  FlipKnowledge nothing = { 0 };

  for (guint64 seed = 1; deals < wanted; seed++)
    {
      g_autoptr (FlipSetup) setup = setup_of (game, seats_for (game, seed), seed);
      FlipMove move;
      FlipAsk ask;

      g_assert_true (game->begin (state, setup, NULL));
      flip_autoplay_begin (autoplay, game, state, seed);
      for (guint step = 0; step < 400 && flip_autoplay_choose (autoplay, &move); step++)
        {
          guint32 weights[FLIP_CARDS_AT_MOST];
          guint cards[2] = { 0 };
          guint64 all;

          game->ask (state, &ask);
          if (ask.who == FLIP_TABLE && ask.kind == FLIP_ASK_CARDS)
            {
              all = flip_chance_weights (game, state, &ask, &nothing, weights);
              cards[0] = flip_card_set_first (ask.possible);
              for (guint i = 0; i < FLIP_CARDS_AT_MOST; i++)
                cards[1] = weights[i] > weights[cards[1]] ? i : cards[1];
              for (guint i = 0; i < 2; i++)
                {
                  double chance = (double) weights[cards[i]] / (double) all;

                  came[i] += (flip_move_card (&move) == cards[i]) - chance;
                  variance[i] += chance * (1 - chance);
                }
              g_assert_cmpuint (weights[flip_move_card (&move)], >, 0);
              deals++;
            }
          flip_game_apply (game, state, &move);
        }
    }
  for (guint i = 0; i < 2; i++)
    g_assert_cmpfloat (came[i] * came[i], <=, 20 * variance[i] + 1);
}

/* What is drawn by chance follows the weights. */
static void
test_draws_follow_chances (gconstpointer data)
{
  const FlipGame *game = game_of (data);
  g_autoptr (Position) position = play_to (game, 3, 0);
  g_autofree FlipMoveList *scratch = g_new (FlipMoveList, 1);
  FlipKnowledge nothing = { 0 };

  for (guint i = 0, looked = 0; i < 200 && looked < 5; i++)
    {
      guint32 weights[FLIP_CARDS_AT_MOST];
      guint counts[FLIP_CARDS_AT_MOST] = { 0 };
      guint64 all;
      FlipMove move;
      FlipAsk ask;

      game->ask (position->state, &ask);
      if (ask.kind == FLIP_ASK_NOTHING)
        break;
      if (ask.who == FLIP_TABLE && ask.kind == FLIP_ASK_CARDS)
        {
          looked++;
          all = flip_chance_weights (game, position->state, &ask, &nothing, weights);
          for (guint64 key = 0; key < 4000; key++)
            {
              flip_chance_answer (game, position->state, &ask, &nothing, flip_chance_mix (key, i),
                                  scratch, &move);
              counts[flip_move_card (&move)]++;
            }
          for (guint card = 0; card < FLIP_CARDS_AT_MOST; card++)
            {
              double chance = (double) weights[card] / (double) all, mean = 4000 * chance;
              double off = counts[card] - mean;

              g_assert_cmpfloat (off * off, <=, 25 * mean * (1 - chance) + 1);
            }
        }
      flip_game_legal (game, position->state, scratch);
      flip_game_apply (game, position->state, &scratch->moves[(i * 7) % scratch->n]);
    }
}

static void
test_same_answer_again (gconstpointer data)
{
  const FlipGame *game = game_of (data);
  g_autoptr (FlipWeights) weights = weights_of (game, game->min_seats);
  g_autoptr (FlipThinker) used = flip_thinker_new (game, weights, NULL);

  for (guint64 seed = 2; seed <= 6; seed += 2)
    {
      g_autoptr (Position) position = play_to (game, seed, 20);
      g_autoptr (FlipThinker) fresh = flip_thinker_new (game, weights, NULL);
      g_autofree FlipAdvice *a = NULL, *b = NULL;

      if (!has_choice (position))
        continue;
      a = advise (used, position->state, &position->knowledge[position->ask.who], 60);
      b = advise (fresh, position->state, &position->knowledge[position->ask.who], 60);
      assert_same_advice (a, b);
    }
}

/* Once it is cancelled, at most a few more states are looked at. */
static void
test_cancel (gconstpointer data)
{
  const FlipGame *game = game_of (data);
  g_autoptr (Position) position = play_to (game, 2, 10);
  g_autoptr (FlipWeights) weights = weights_of (game, game->min_seats);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (FlipThinker) thinker = flip_thinker_new (game, weights, cancellable);
  FlipKnowledge nothing = { 0 };
  g_autoptr (FlipSearch) search = NULL;
  guint64 nodes;

  g_assert_true (has_choice (position));
  search = flip_search_new (thinker, position->state, &nothing, 1);
  flip_search_run (search, 20);
  g_cancellable_cancel (cancellable);
  nodes = flip_thinker_nodes (thinker);
  g_assert_false (flip_search_run (search, 1000000));
  g_assert_cmpuint (flip_thinker_nodes (thinker) - nodes, <=, 4);
}

/* In the middle of a turn: cancelled as soon as some lines are found, it looks at no more than one list of moves. */
typedef struct
{
  GCancellable *cancellable;
  FlipThinker *thinker;
  guint lines;
  guint64 nodes; /* when it was cancelled */
} Breaking;

static void
break_cb (gpointer data, const FlipLine *line, guint root, gconstpointer state, int value)
{
  Breaking *breaking = data;

  if (++breaking->lines != 2)
    return;
  breaking->nodes = flip_thinker_nodes (breaking->thinker);
  g_cancellable_cancel (breaking->cancellable);
}

static void
test_cancel_within_a_turn (gconstpointer data)
{
  const FlipGame *game = game_of (data);
  g_autoptr (FlipWeights) weights = weights_of (game, game->min_seats);
  guint broken = 0;

  for (guint64 seed = 1; seed <= 20; seed++)
    {
      g_autoptr (Position) position = play_to (game, seed, 10);
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      g_autoptr (FlipThinker) thinker = flip_thinker_new (game, weights, cancellable);
      Breaking breaking = { cancellable, thinker, 0, 0 };

      if (!has_choice (position))
        continue;
      flip_thinker_search_turn (thinker, position->state, &flip_search_turn, break_cb, &breaking);
      if (breaking.lines < 2)
        continue;
      broken++;
      g_assert_cmpuint (flip_thinker_nodes (thinker) - breaking.nodes, <=, 4);
    }
  g_assert_cmpuint (broken, >, 0);
}

/* In a thread of its own, which is cancelled from outside while it has more to do than can be done. */
typedef struct
{
  const Position *position;
  FlipWeights *weights;
  GCancellable *cancellable;
  int began;
} Endless;

static gpointer
search_for_ever (gpointer data)
{
  Endless *endless = data;
  g_autoptr (FlipThinker) thinker =
    flip_thinker_new (endless->position->game, endless->weights, endless->cancellable);
  FlipKnowledge nothing = { 0 };
  g_autoptr (FlipSearch) search =
    flip_search_new (thinker, endless->position->state, &nothing, 1);

  g_atomic_int_set (&endless->began, 1);
  g_assert_false (flip_search_run (search, 1u << 30));
  return NULL;
}

static void
test_threads (gconstpointer data)
{
  const FlipGame *game = game_of (data);
  g_autoptr (Position) position = play_to (game, 2, 10);
  g_autoptr (FlipWeights) weights = weights_of (game, game->min_seats);
  Endless endless[3];
  GThread *threads[3];

  g_assert_true (has_choice (position));
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    {
      endless[i] = (Endless){ position, weights, g_cancellable_new (), 0 };
      threads[i] = g_thread_new ("search", search_for_ever, &endless[i]);
    }
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    {
      while (!g_atomic_int_get (&endless[i].began))
        g_thread_yield ();
      g_cancellable_cancel (endless[i].cancellable);
      g_thread_join (threads[i]);
      g_object_unref (endless[i].cancellable);
    }
}

/* Each level at many positions, of all options and up to four seats. */
static void
test_never_illegal (gconstpointer data)
{
  const FlipGame *game = game_of (data);
  guint positions = g_test_slow () ? 10000 : usually (120), n = 0;

  for (guint i = 0; n < positions; i++)
    {
      g_autoptr (FlipSetup) setup = setup_of (game, MIN (game->min_seats + i % 4, game->max_seats), i + 1);
      g_autoptr (FlipWeights) weights = i % 3 ? flip_weights_built_in (setup) : NULL;
      g_autoptr (FlipThinker) thinker = flip_thinker_new (game, weights, NULL);
      g_autoptr (Position) position = NULL;
      FlipPlayer player = *flip_player_level (i / 4 % FLIP_N_LEVELS);
      FlipMove move;

      take_options (setup, i + 1);
      position = play_with (setup, i * 13 % 90);
      if (!has_choice (position))
        continue;
      n++;
      player.budget = MIN (player.budget, 12);
      g_assert_true (flip_player_choose (&player, thinker, position->state,
                                         &position->knowledge[position->ask.who], i, &move, NULL));
      g_assert_true (flip_game_check (game, position->state, &move, NULL));
    }
}

static void
test_learning_again (gconstpointer data)
{
  const FlipGame *game = game_of (data);
  g_autoptr (FlipSetup) setup = setup_of (game, game->min_seats, 1);
  FlipLearning learning = { setup, 3, 1, 20, 1 };
  g_autoptr (FlipWeights) one = NULL, same = NULL, other = NULL, read = NULL;
  g_autofree char *first = NULL, *second = NULL, *third = NULL, *again = NULL;

  /* What takes time is to solve so many equations. */
  if (game->evaluation->n_features > 150 && !g_test_slow ())
    return g_test_skip ("only in the slow suite");
  one = flip_learn (&learning, NULL, NULL, NULL, NULL);
  learning.jobs = 3;
  same = flip_learn (&learning, NULL, NULL, NULL, NULL);
  learning.seed = 4;
  other = flip_learn (&learning, NULL, NULL, NULL, NULL);
  first = flip_weights_print (one);
  second = flip_weights_print (same);
  third = flip_weights_print (other);
  g_assert_cmpstr (first, ==, second);
  g_assert_cmpstr (first, !=, third);
  read = flip_weights_parse (game, first, "weights", NULL);
  g_assert_nonnull (read);
  again = flip_weights_print (read);
  g_assert_cmpstr (first, ==, again);
}

static void
test_learning_is_cancelled (gconstpointer data)
{
  const FlipGame *game = game_of (data);
  g_autoptr (FlipSetup) setup = setup_of (game, game->min_seats, 1);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  FlipLearning learning = { setup, 3, 100, 1000000, 1 };

  g_cancellable_cancel (cancellable);
  g_assert_null (flip_learn (&learning, NULL, NULL, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* Whatever is wrong with a file of weights, it is refused with a reason. */
static void
test_bad_weights (void)
{
  static const struct
  {
    const char *from, *to;
    int code;
  } cases[] = {
    { "[Weights]", "[Boards]", FLIP_WEIGHTS_ERROR_UNREADABLE },
    { "[Values]", "Values", FLIP_WEIGHTS_ERROR_UNREADABLE },
    { "features=", "features=9", FLIP_WEIGHTS_ERROR_UNREADABLE },
    { "fingerprint=", "fingerprint=-", FLIP_WEIGHTS_ERROR_UNREADABLE },
    { "fingerprint=", "fingerprint=0\nx=", FLIP_WEIGHTS_ERROR_MISFIT },
    { "game=fliptown", "game=flipcity", FLIP_WEIGHTS_ERROR_MISFIT },
    { "mean=", "mean=x", FLIP_WEIGHTS_ERROR_UNREADABLE },
    { "seats=1", "seats=one", FLIP_WEIGHTS_ERROR_UNREADABLE },
    { "digest=", "digestion=", FLIP_WEIGHTS_ERROR_UNREADABLE },
    { "left=", "left=1 ", FLIP_WEIGHTS_ERROR_UNREADABLE },
    { "left=", "left=99999999999 2\nright=", FLIP_WEIGHTS_ERROR_UNREADABLE },
    { "left-squared=", "gone=", FLIP_WEIGHTS_ERROR_UNREADABLE },
  };
  const FlipGame *game = flip_games_find ("fliptown");
  g_autoptr (FlipSetup) setup = setup_of (game, 1, 1);
  g_autoptr (FlipWeights) weights = flip_weights_new (game, setup, NULL);
  g_autofree char *text = flip_weights_print (weights);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GString) bad = g_string_new (text);
      g_autoptr (GError) error = NULL;

      g_assert_cmpuint (g_string_replace (bad, cases[i].from, cases[i].to, 1), ==, 1);
      g_assert_null (flip_weights_parse (game, bad->str, "bad.weights", &error));
      g_assert_error (error, FLIP_WEIGHTS_ERROR, cases[i].code);
      g_assert_nonnull (strstr (error->message, "bad.weights"));
    }
}

/* Parts of a match add up to the whole, however many threads play it. */
static void
test_match_parts (gconstpointer data)
{
  const FlipGame *game = game_of (data);
  g_autoptr (FlipSetup) setup = setup_of (game, 2, 1);
  g_autoptr (FlipWeights) weights = weights_of (game, 2);
  FlipMatch match = { .setup = setup,
                      .n_players = 2,
                      .weights = weights,
                      .first = 1,
                      .last = 6,
                      .jobs = 1 };
  FlipMatchResult whole, parts, part;

  g_assert_true (flip_player_find ("value", &match.players[0]));
  g_assert_true (flip_player_find ("easy", &match.players[1]));
  g_assert_true (flip_match_play (&match, &whole, NULL, NULL));
  match.last = 3;
  match.jobs = 2;
  g_assert_true (flip_match_play (&match, &parts, NULL, NULL));
  match.first = 4;
  match.last = 6;
  g_assert_true (flip_match_play (&match, &part, NULL, NULL));
  flip_match_add (&parts, &part, 2);
  g_assert_cmpmem (&whole, sizeof whole, &parts, sizeof parts);
  g_assert_cmpuint (whole.tallies[0].games, ==, 6);
}

/* A sheet of one seat, played in a certain way. */
static FlipSession *
played_by (const FlipGame *game, const char *name, FlipWeights *weights)
{
  g_autoptr (FlipSetup) setup = setup_of (game, game->min_seats, 11);
  FlipSession *session = flip_session_new (setup, NULL);
  g_autoptr (FlipThinker) thinker = flip_thinker_new (game, weights, NULL);
  FlipPlayer player;
  FlipMove move;

  g_assert_true (flip_player_find (name, &player));
  player.budget = MIN (player.budget, 60);
  for (guint i = 0; i < 150; i++)
    {
      g_autoptr (FlipTranscript) transcript = NULL;
      FlipKnowledge knowledge;
      FlipAsk ask;

      flip_session_deal (session);
      game->ask (flip_session_state (session), &ask);
      if (ask.kind == FLIP_ASK_NOTHING)
        break;
      transcript = flip_transcript_new (flip_session_log (session), flip_session_length (session));
      flip_knowledge_read (&knowledge, transcript, (guint) ask.who, NULL);
      g_assert_true (
        flip_player_choose (&player, thinker, flip_session_state (session), &knowledge, i, &move, NULL));
      g_assert_true (flip_session_play (session, &move, NULL));
    }
  return session;
}

static double
cost_of (const FlipGame *game, const char *name, FlipWeights *weights)
{
  g_autoptr (FlipSession) session = played_by (game, name, weights);
  g_autoptr (FlipAnalysis) analysis = flip_analysis_new (session, weights, 60, NULL, NULL);
  guint choices = 0, entries = 0;
  int cost = 0;
  FlipVerdict verdict;

  while (flip_analysis_step (analysis, &verdict))
    {
      entries++;
      choices += verdict.grade != FLIP_GRADE_NONE;
      cost += verdict.cost;
    }
  g_assert_cmpuint (entries, ==, flip_session_length (session));
  return choices ? cost / (double) choices : 0;
}

/* What was played well costs less than a tenth of what was played by chance. */
static void
test_verdicts (gconstpointer data)
{
  const FlipGame *game = game_of (data);
  g_autoptr (FlipWeights) weights = weights_of (game, game->min_seats);

  if (!weights)
    return g_test_skip ("nothing is learned yet");
  if (usually (4) < 4)
    return g_test_skip ("about how well it is judged, not about memory");
  g_assert_cmpfloat (10 * cost_of (game, "hard", weights), <, cost_of (game, "random", weights));
}

/* A game between two that is played well, with what each may expect at its choices. */
static void
hope_and_see (const FlipGame *game, guint64 seed, gint64 sums[2], guint n[2])
{
  g_autoptr (FlipSetup) setup = setup_of (game, 2, seed);
  g_autoptr (FlipWeights) weights = flip_weights_built_in (setup);
  g_autoptr (FlipThinker) thinker = flip_thinker_new (game, weights, NULL);
  g_autoptr (FlipSession) session = flip_session_new (setup, NULL);
  int hopes[2] = { 0 }, ends[2];
  guint told[2] = { 0 };
  FlipLine line;
  FlipAsk ask;
  int value;

  for (guint i = 0; i < 2000; i++)
    {
      gconstpointer state;

      flip_session_deal (session);
      state = flip_session_state (session);
      game->ask (state, &ask);
      if (ask.kind == FLIP_ASK_NOTHING)
        break;
      g_assert_true (flip_thinker_best_line (thinker, state, &flip_search_turn, &line, &value));
      hopes[ask.who] += flip_meaning_of_worth (game, NULL, state, (guint) ask.who, value) / FLIP_POINT;
      told[ask.who]++;
      g_assert_true (flip_session_play (session, &line.moves[0], NULL));
    }
  for (guint seat = 0; seat < 2; seat++)
    {
      gconstpointer state = flip_session_state (session);

      ends[seat] = flip_meaning_of_worth (game, NULL, state, seat, game->evaluation->worth (state, seat));
      g_assert_true (ends[seat] == 0 || ends[seat] == FLIP_CERTAIN);
      sums[ends[seat] > 0] += hopes[seat];
      n[ends[seat] > 0] += told[seat];
    }
  g_assert_cmpint (ends[0] + ends[1], ==, FLIP_CERTAIN);
}

/* Where a chance of winning is told: it is nothing or all at the end, and before that it is more to those who are
   going to win. */
static void
test_chance_of_winning (gconstpointer data)
{
  const FlipGame *game = game_of (data);
  gint64 sums[2] = { 0 };
  guint n[2] = { 0 };

  if (flip_meaning_of (game) == FLIP_MEANS_POINTS)
    return g_test_skip ("it is played for points");
  for (guint64 seed = 1; seed <= 12; seed++)
    hope_and_see (game, seed, sums, n);
  g_test_message ("winners expected %.1f %%, losers %.1f %%", (double) sums[1] / n[1],
                  (double) sums[0] / n[0]);
  g_assert_cmpfloat ((double) sums[1] / n[1], >, (double) sums[0] / n[0] + 5);
}

static const struct
{
  const char *name;
  void (*run) (gconstpointer game);
  gboolean is_long; /* also in the slow suite, with more of everything */
} tests[] = {
  { "order-has-no-influence", test_order_has_no_influence, FALSE },
  { "own-peeks-only", test_own_peeks_only, FALSE },
  { "chances", test_chances, TRUE },
  { "draws-follow-chances", test_draws_follow_chances, FALSE },
  { "same-answer-again", test_same_answer_again, FALSE },
  { "cancel", test_cancel, FALSE },
  { "cancel-within-a-turn", test_cancel_within_a_turn, FALSE },
  { "threads", test_threads, FALSE },
  { "never-illegal", test_never_illegal, TRUE },
  { "learning-again", test_learning_again, TRUE },
  { "learning-is-cancelled", test_learning_is_cancelled, FALSE },
  { "match-parts", test_match_parts, FALSE },
  { "verdicts", test_verdicts, FALSE },
  { "chance-of-winning", test_chance_of_winning, FALSE },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; flip_games[i]; i++)
    for (guint j = 0; j < G_N_ELEMENTS (tests) && flip_games[i]->evaluation; j++)
      {
        g_autofree char *path =
          g_strdup_printf ("/advisor/%s/%s", tests[j].name, flip_games[i]->id);

        if (!g_test_slow () || tests[j].is_long)
          g_test_add_data_func (path, flip_games[i], tests[j].run);
      }
  if (!g_test_slow ())
    {
      g_test_add_func ("/advisor/knowledge-is-kept", test_knowledge_is_kept);
      g_test_add_func ("/advisor/bad-weights", test_bad_weights);
    }
  return g_test_run ();
}
