/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/review/accounts.h"
#include "advisor/chance.h"
#include "advisor/meaning.h"
#include "engine/base/random.h"
#include "engine/game/verb.h"
#include "games/games.h"

#include <string.h>

/* What hints and verdicts say adds up, is in order, and has an error that holds. */

/* How much to try: more in the slow suite, less under slow tools. */
static guint
usually (guint n)
{
  return g_test_slow () ? n * 20 : g_getenv ("FLIPSIDE_TEST_PART") ? MAX (1, n / 5) : n;
}

static FlipSession *
begin (const FlipGame *game, guint seats, guint64 seed)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (game);
  FlipSession *session;

  setup->dealt = TRUE;
  setup->seed = seed;
  flip_setup_take_latest (setup);
  g_assert_true (flip_setup_fill_seats (setup, seats, NULL));
  if (flip_game_find_option (game, "cowbot") && seats == 1 && seed % 2 == 0)
    g_assert_true (flip_setup_set_option (setup, "cowbot", "black-bart", NULL));
  session = flip_session_new (setup, NULL);
  flip_session_deal (session);
  return session;
}

/* Plays on by chance; FALSE at the end of the game. Where seats may act at the same time, any of them does. */
static gboolean
step (FlipSession *session, FlipRandom *random)
{
  const FlipGame *game = flip_session_game (session);
  g_autofree FlipMoveList *list = g_new0 (FlipMoveList, 1);
  FlipAsk ask;

  game->ask (flip_session_state (session), &ask);
  if (ask.kind == FLIP_ASK_NOTHING)
    return FALSE;
  flip_game_legal (game, flip_session_state (session), list);
  g_assert_true (flip_session_play (session, &list->moves[flip_random_below (random, list->n)], NULL));
  flip_session_deal (session);
  return TRUE;
}

static GArray *
judge (FlipSession *session, FlipWeights *weights, guint budget)
{
  g_autoptr (FlipAnalysis) analysis = flip_analysis_new (session, weights, budget, NULL, NULL);
  GArray *verdicts = g_array_new (FALSE, FALSE, sizeof (FlipVerdict));
  FlipVerdict verdict;

  while (flip_analysis_step (analysis, &verdict))
    g_array_append_val (verdicts, verdict);
  g_assert_cmpuint (verdicts->len, ==, flip_session_length (session));
  return verdicts;
}

/* Follows one seat through the log: its expectation changes by luck at flips and by what its choices cost, and by
   nothing else, from the start to the end. */
static void
follow (const FlipAccounts *accounts, const GArray *verdicts, guint seat, int end)
{
  const FlipSeatAccount *account = flip_accounts_of (accounts, seat);
  int expected = account->start, luck = 0, cost = 0;

  for (guint i = 0; i < verdicts->len; i++)
    {
      const FlipVerdict *verdict = &g_array_index (verdicts, FlipVerdict, i);
      const FlipLuck *found = flip_accounts_luck (accounts, i, seat);

      g_assert_true (verdict->cost >= 0 && verdict->error >= 0);
      g_assert_true (verdict->grade != FLIP_GRADE_BEST || verdict->cost == 0);
      if (found)
        {
          g_assert_false (verdict->chosen);
          expected += found->luck;
          g_assert_cmpint (found->expected, ==, expected);
          luck += found->luck;
        }
      if (verdict->seat != (int) seat)
        continue;
      expected -= verdict->cost;
      cost += verdict->cost;
      if (verdict->play_outs)
        g_assert_cmpint (flip_accounts_expected (accounts, i), ==, expected);
    }
  g_assert_cmpint (luck, ==, account->luck);
  g_assert_cmpint (cost, ==, account->cost);
  g_assert_cmpint (expected, ==, account->end);
  g_assert_cmpint (account->start + account->luck - account->cost, ==, end);
  g_assert_true (account->is_over);
}

static void
add_up (const FlipGame *game, guint seats, guint64 seed)
{
  g_autoptr (FlipSession) session = begin (game, seats, seed);
  g_autoptr (FlipWeights) weights = flip_weights_built_in (flip_session_setup (session));
  g_autoptr (FlipAccounts) accounts = NULL;
  g_autoptr (GArray) verdicts = NULL;
  g_autofree gpointer first = NULL;
  gconstpointer last;
  FlipRandom random;

  flip_random_seed (&random, seed, 1);
  while (step (session, &random))
    ;
  verdicts = judge (session, weights, 8);
  first = g_memdup2 (flip_session_state_at (session, 0), game->state_size);
  last = flip_session_state_at (session, flip_session_length (session));
  accounts = flip_accounts_new (game, weights, first, last, seats, verdicts);
  for (guint seat = 0; seat < seats; seat++)
    {
      FlipMeaning meaning = flip_meaning_at (game, last);
      int end = meaning == FLIP_MEANS_POINTS ? flip_game_points (game, last, seat) * FLIP_POINT
                                             : flip_meaning_of_worth (game, NULL, last, seat,
                                                                      flip_worth (game, last, seat));

      g_assert_true (meaning != FLIP_MEANS_CHANCE || end == 0 || end == FLIP_CERTAIN);
      follow (accounts, verdicts, seat, end);
    }
}

/* Expected at the start + luck - cost of choices = result, for every seat. */
static void
test_adds_up (gconstpointer data)
{
  const FlipGame *game = data;

  for (guint64 seed = 1; seed <= usually (10); seed++)
    add_up (game, game->min_seats + (seed % 5 == 0), seed);
}

static FlipAdvice *
advise (FlipSession *session, FlipWeights *weights, guint budget, guint64 seed)
{
  const FlipGame *game = flip_session_game (session);
  g_autoptr (FlipThinker) thinker = flip_thinker_new (game, weights, NULL);
  g_autofree FlipKnowledge *knowledge = g_new0 (FlipKnowledge, 1);
  g_autoptr (FlipSearch) search =
    flip_search_new (thinker, flip_session_state (session), knowledge, seed);
  FlipAdvice *advice = g_new (FlipAdvice, 1);

  for (guint now = MIN (24, budget); now < budget; now *= 2)
    flip_search_run (search, now);
  flip_search_run (search, budget);
  flip_search_advise (search, advice);
  return advice;
}

static void
check_order (FlipSession *session, FlipWeights *weights, guint budget)
{
  const FlipGame *game = flip_session_game (session);
  gconstpointer state = flip_session_state (session);
  g_autofree FlipAdvice *advice = advise (session, weights, budget, FLIP_SEARCH_SEED);
  int before = G_MAXINT;

  g_assert_cmpuint (advice->n, >, 0);
  g_assert_cmpint (advice->choices[0].behind, ==, 0);
  for (guint i = 0; i < advice->n; i++)
    {
      const FlipAdviceChoice *choice = &advice->choices[i];
      int shown = flip_meaning_of_worth (game, weights, state, advice->seat, choice->expected);

      g_assert_cmpint (shown, <=, before);
      g_assert_cmpint (choice->behind, >=, 0);
      g_assert_cmpint (choice->expected + choice->behind, ==, advice->choices[0].expected);
      before = shown;
    }
}

/* Hints come in the order of what they show. */
static void
test_order (gconstpointer data)
{
  const FlipGame *game = data;

  for (guint64 seed = 1; seed <= usually (1); seed++)
    {
      g_autoptr (FlipSession) session = begin (game, game->min_seats, seed);
      g_autoptr (FlipWeights) weights = flip_weights_built_in (flip_session_setup (session));
      FlipRandom random;

      flip_random_seed (&random, seed, 2);
      for (guint i = 0; i < 30 && !flip_game_over (game, flip_session_state (session)); i++)
        {
          check_order (session, weights, i % 8 ? 24 : 150);
          step (session, &random);
        }
    }
}

/* The expectation and the difference between two choices are as far off as is said, or less, in most cases: compared
   with many more games, with other cards. */
static void
test_error (gconstpointer data)
{
  const FlipGame *game = data;
  guint n = 0, held = 0, n_behind = 0, held_behind = 0;

  for (guint64 seed = 1; seed <= usually (1); seed++)
    {
      g_autoptr (FlipSession) session = begin (game, game->min_seats, 2 * seed + 1);
      g_autoptr (FlipWeights) weights = flip_weights_built_in (flip_session_setup (session));
      FlipRandom random;

      flip_random_seed (&random, seed, 3);
      for (guint i = 0; i < 40 && step (session, &random); i++)
        {
          g_autofree FlipAdvice *some = NULL, *many = NULL;

          if (i % 8 || flip_game_over (game, flip_session_state (session)))
            continue;
          some = advise (session, weights, 100, 7);
          many = advise (session, weights, 1500, 8);
          n++;
          held += ABS (some->choices[0].expected - many->choices[0].expected)
                  <= some->choices[0].error + many->choices[0].error;
          for (guint j = 1; j < many->n; j++)
            {
              if (!flip_move_equal (&many->choices[j].line.moves[0], &some->choices[0].line.moves[0]))
                continue;
              n_behind++;
              held_behind += many->choices[j].behind <= some->choices[0].error + many->choices[j].margin;
            }
        }
    }
  g_test_message ("%u of %u expectations and %u of %u best choices hold", held, n, held_behind, n_behind);
  g_assert_cmpuint (held * 10, >=, n * 9);
  g_assert_cmpuint (held_behind * 10, >=, n_behind * 9);
}

/* The value of an item of the score, or of what the points of one line came from. */
static gboolean
find_item (const FlipScore *score, const FlipReason *reason, int *value)
{
  for (guint i = 0; i < score->n_lines; i++)
    {
      if (!g_str_equal (score->lines[i].id, reason->id))
        continue;
      *value += reason->is_count ? score->lines[i].count : score->lines[i].points;
      return TRUE;
    }
  return FALSE;
}

/* Plays a line and on to the end, as the play-outs of a reason do, and counts its item. */
static int
count_item (FlipThinker *thinker, FlipSession *session, const FlipAdvice *advice, guint choice, guint64 key)
{
  const FlipGame *game = flip_session_game (session);
  const FlipReason *reason = &advice->choices[choice].reason;
  const FlipLine *line = &advice->choices[key & 1 ? advice->choices[choice].than : choice].line;
  g_autofree gpointer state = g_memdup2 (flip_session_state (session), game->state_size);
  g_autofree gpointer before = g_malloc (game->state_size);
  g_autofree FlipMoveList *scratch = g_new (FlipMoveList, 1);
  const FlipKnowledge nothing = { 0 };
  FlipScore score = { 0 }, sources = { 0 };
  int value = 0;

  for (guint i = 0;; i++)
    {
      FlipMove move;
      FlipAsk ask;

      game->ask (state, &ask);
      if (ask.kind == FLIP_ASK_NOTHING || flip_game_lasts_too_long (game, state))
        break;
      if (i < line->n)
        move = line->moves[i];
      else if (ask.who == FLIP_TABLE)
        flip_chance_answer (game, state, &ask, &nothing, flip_chance_mix (key / 2 + 1, 1), scratch, &move);
      else
        g_assert_true (flip_thinker_best_move (thinker, state, &move));
      memcpy (before, state, game->state_size);
      flip_game_apply (game, state, &move);
      if (game->sources)
        game->sources (before, &move, state, advice->seat, &sources);
    }
  game->score (state, advice->seat, &score);
  if (!find_item (&sources, reason, &value))
    g_assert_true (find_item (&score, reason, &value));
  return value;
}

/* What a reason claims is what the games showed that it is made of. */
static void
check_reason (FlipThinker *thinker, FlipSession *session, const FlipAdvice *advice, guint choice)
{
  const FlipGame *game = flip_session_game (session);
  const FlipReason *reason = &advice->choices[choice].reason;
  g_autofree char *text = NULL;
  guint times = 0;
  int sum = 0;

  for (guint64 i = 0; i < reason->games; i++)
    {
      int more = count_item (thinker, session, advice, choice, 2 * i)
                 - count_item (thinker, session, advice, choice, 2 * i + 1);

      sum += more;
      times += more * reason->more > 0;
    }
  g_assert_cmpint (ABS (sum * FLIP_POINT - reason->more * (int) reason->games), <=, (int) reason->games);
  g_assert_cmpuint (times, ==, reason->times);
  g_assert_cmpuint (times, >, 0);
  text = flip_reason_tell (reason,
                           flip_reason_item (reason->id, game, flip_session_state (session), advice->seat),
                           "the other");
  g_assert_nonnull (strstr (text, reason->more > 0 ? "more at the end" : "less at the end"));
}

/* As it is told, a reason is that of one choice only, and the next choice doesn't tell the reverse of it. */
static void
check_alone (const FlipAdvice *advice, guint choice)
{
  g_autofree char *text = flip_reason_tell (&advice->choices[choice].reason, "it", "the other");

  for (guint i = 0; i < choice; i++)
    {
      FlipReason earlier = advice->choices[i].reason;
      g_autofree char *told = NULL;

      if (!g_str_equal (earlier.id, advice->choices[choice].reason.id) || (i == 0 && choice > 1))
        continue;
      earlier.more *= i == 0 ? -1 : 1;
      told = flip_reason_tell (&earlier, "it", "the other");
      g_assert_cmpstr (told, !=, text);
    }
}

static int
shown (FlipThinker *thinker, gconstpointer state, const FlipAdviceChoice *choice)
{
  FlipAsk ask;

  flip_thinker_game (thinker)->ask (state, &ask);
  return flip_meaning_of_worth (flip_thinker_game (thinker), flip_thinker_weights (thinker), state, (guint) ask.who,
                                choice->expected);
}

/* A choice that is behind says what it lacks, unless the best has said so; if that isn't known, it doesn't boast of what
   it has more of. */
static void
check_lack (FlipThinker *thinker, gconstpointer state, const FlipAdvice *advice, guint choice)
{
  const FlipAdviceChoice *best = &advice->choices[0], *told = &advice->choices[choice];
  const FlipKnowledge nothing = { 0 };
  FlipReason gain, loss;

  if (choice == 0 || told->ties)
    return;
  flip_reason_find (thinker, state, &nothing, &told->line, &best->line, &gain, &loss);
  g_assert_true (g_str_equal (told->reason.id, loss.id) || (best->than == choice && *loss.id && g_str_equal (best->reason.id, loss.id))
                 || (!*told->reason.id && shown (thinker, state, told) == shown (thinker, state, best)));
}

/* Reasons are true, and no two choices have the same. */
static void
test_reasons (gconstpointer data)
{
  const FlipGame *game = data;
  guint told = 0, asked = 0;

  for (guint64 seed = 1; seed <= usually (1); seed++)
    {
      g_autoptr (FlipSession) session = begin (game, game->min_seats, 2 * seed + 1);
      g_autoptr (FlipWeights) weights = flip_weights_built_in (flip_session_setup (session));
      g_autoptr (FlipThinker) thinker = flip_thinker_new (game, weights, NULL);
      const FlipKnowledge nothing = { 0 };
      FlipRandom random;

      flip_random_seed (&random, seed, 4);
      for (guint i = 0; i < 12 && step (session, &random); i++)
        {
          g_autoptr (FlipSearch) search = NULL;
          g_autofree FlipAdvice *advice = g_new (FlipAdvice, 1);

          if (i % 4 || flip_game_over (game, flip_session_state (session)))
            continue;
          search = flip_search_new (thinker, flip_session_state (session), &nothing, 1);
          flip_search_run (search, 60);
          flip_search_advise (search, advice);
          flip_search_explain (search, advice, 3);
          for (guint j = 0; j < MIN (3, advice->n); j++, asked++)
            {
              check_lack (thinker, flip_session_state (session), advice, j);
              if (!*advice->choices[j].reason.id)
                continue;
              told++;
              g_assert_true (j > 0 || flip_meaning_of (game) == FLIP_MEANS_CHANCE || advice->choices[j].reason.more > 0);
              check_reason (thinker, session, advice, j);
              check_alone (advice, j);
            }
        }
    }
  g_test_message ("%u of %u choices have a reason", told, asked);
  g_assert_cmpuint (told, >, 0);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *name;
    void (*run) (gconstpointer game);
  } tests[] = { { "adds-up", test_adds_up }, { "order", test_order }, { "error", test_error },
                { "reasons", test_reasons } };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; flip_games[i]; i++)
    for (guint j = 0; j < G_N_ELEMENTS (tests) && flip_games[i]->evaluation; j++)
      {
        g_autofree char *path = g_strdup_printf ("/insight/%s/%s", tests[j].name, flip_games[i]->id);

        g_test_add_data_func (path, flip_games[i], tests[j].run);
      }
  return g_test_run ();
}
