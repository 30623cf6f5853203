/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "advisor/analysis.h"

#include "advisor/chance.h"
#include "advisor/meaning.h"
#include "engine/game/verb.h"

#include <string.h>

/* The number of other flips with which the actual one is compared. */
#define OTHER_FLIPS 24

/* The limits of a good choice and of a slip; beyond them it is a blunder. In hundredths of the
   spread of final scores. */
#define GOOD_UP_TO    8
#define SLIP_UP_TO    25
#define USUAL_SPREAD  800
#define LONGEST_FLIPS 64

struct _FlipAnalysis
{
  const FlipGame *game;
  FlipThinker *thinker;
  FlipWeights *weights;
  guint budget;
  gboolean is_dealt;
  FlipDealer *dealer;
  GArray *moves; /* of FlipMove */
  guint position;
  guint64 seed;
  gpointer first;  /* before the first entry */
  gpointer state;  /* before the next entry */
  gpointer before; /* before the last entry */
  gpointer flipped, other;
  gboolean is_flipping;     /* `flipped` is the state before the first of a series of flips */
  FlipKnowledge *knowledge; /* one per seat */
  FlipMoveList *scratch;
  guint n_seats;
};

/* helpers */

static void
look_at_cards (FlipAnalysis *analysis)
{
  for (guint seat = 0; analysis->is_dealt && seat < analysis->n_seats; seat++)
    flip_knowledge_peek (&analysis->knowledge[seat], analysis->game, analysis->state, seat,
                         analysis->dealer);
}

/* The entry as a move of the seat that made it, in a state turned to that seat. */
static FlipMove
turn_to_mover (FlipAnalysis *analysis, const FlipMove *entry)
{
  FlipMove move = *entry;

  memcpy (analysis->before, analysis->state, analysis->game->state_size);
  if (entry->seat && flip_game_turn_to (analysis->game, analysis->before, entry->seat - 1u, NULL))
    move.seat = 0;
  return move;
}

static FlipGrade
grade_of (const FlipAnalysis *analysis, int cost, gboolean ties)
{
  int spread =
    analysis->weights && analysis->weights->spread > 0 ? analysis->weights->spread : USUAL_SPREAD;

  if (ties || cost < FLIP_ADVICE_CLOSE)
    return FLIP_GRADE_BEST;
  if (cost * 100 <= spread * GOOD_UP_TO)
    return FLIP_GRADE_GOOD;
  return cost * 100 <= spread * SLIP_UP_TO ? FLIP_GRADE_SLIP : FLIP_GRADE_BLUNDER;
}

static void
judge_choice (FlipAnalysis *analysis, const FlipMove *move, FlipVerdict *verdict)
{
  const FlipGame *game = analysis->game;
  const FlipKnowledge *knowledge = &analysis->knowledge[verdict->seat];
  g_autoptr (FlipSearch) search = flip_search_new (analysis->thinker, analysis->before, knowledge,
                                                   &flip_search_usual, analysis->position + 1);
  g_autofree FlipAdvice *advice = g_new (FlipAdvice, 1);

  flip_search_include (search, move);
  flip_search_run (search, analysis->budget);
  flip_search_advise (search, advice);
  if (advice->n == 0)
    return;
  verdict->best = advice->choices[0].line.moves[0];
  verdict->play_outs = analysis->budget;
  verdict->is_open = advice->n > 1
                     && (advice->choices[1].ties
                         || !flip_move_equal (&verdict->best, move));
  for (guint i = 0; i < advice->n; i++)
    {
      const FlipAdviceChoice *choice = &advice->choices[i];
      int cost;

      if (!flip_move_equal (&choice->line.moves[0], move))
        continue;
      cost = MAX (0, advice->choices[0].expected - choice->expected);
      verdict->expected = flip_meaning_of_worth (game, analysis->before, advice->seat, choice->expected);
      verdict->cost = flip_meaning_of_difference (game, analysis->before, advice->seat, cost);
      if (advice->n_legal > 1)
        verdict->grade = grade_of (analysis, cost, choice->ties);
      if (verdict->grade <= FLIP_GRADE_BEST)
        verdict->cost = 0;
    }
}

/* What the seat that is asked can expect there, or a given seat at the end. */
static int
hope_at (FlipAnalysis *analysis, gconstpointer state, guint seat)
{
  FlipLine line;
  FlipAsk ask;
  int value;

  analysis->game->ask (state, &ask);
  if (ask.kind != FLIP_ASK_NOTHING && ask.who == (int) seat
      && flip_thinker_best_line (analysis->thinker, state, &flip_search_usual.turn, &line, &value))
    return value;
  return flip_value (analysis->game, analysis->weights, state, seat);
}

/* Lets the table answer until a seat is asked. */
static void
flip_on (FlipAnalysis *analysis, gpointer state, guint seat, guint64 key)
{
  FlipMove move;
  FlipAsk ask;

  for (guint i = 0; i < LONGEST_FLIPS; i++)
    {
      analysis->game->ask (state, &ask);
      if (ask.who != FLIP_TABLE || ask.kind == FLIP_ASK_NOTHING)
        return;
      flip_chance_answer (analysis->game, state, &ask, &analysis->knowledge[seat], key,
                          analysis->scratch, &move);
      flip_game_apply (analysis->game, state, &move);
    }
}

/* After the last of a series of flips: compares the outcome with those that could have come. */
static void
judge_flips (FlipAnalysis *analysis, guint seat, FlipVerdict *verdict)
{
  gint64 sum = 0;
  int came = hope_at (analysis, analysis->state, seat);

  for (guint i = 0; i < OTHER_FLIPS; i++)
    {
      memcpy (analysis->other, analysis->flipped, analysis->game->state_size);
      flip_on (analysis, analysis->other, seat, flip_chance_mix (analysis->position, i + 1));
      sum += hope_at (analysis, analysis->other, seat);
    }
  verdict->expected = flip_meaning_of_worth (analysis->game, analysis->state, seat, came);
  verdict->has_luck = TRUE;
  verdict->luck = flip_meaning_of_difference (analysis->game, analysis->state, seat,
                                              came - (int) (sum / OTHER_FLIPS));
}

static void
look_at_flip (FlipAnalysis *analysis, const FlipMove *move, FlipVerdict *verdict)
{
  FlipAsk ask;
  gboolean is_over;

  if (!analysis->is_flipping)
    memcpy (analysis->flipped, analysis->state, analysis->game->state_size);
  analysis->is_flipping = TRUE;
  flip_game_apply (analysis->game, analysis->state, move);
  analysis->game->ask (analysis->state, &ask);
  is_over = ask.kind == FLIP_ASK_NOTHING;
  if (ask.who == FLIP_TABLE && !is_over)
    return;
  analysis->is_flipping = FALSE;
  verdict->seat = is_over ? (analysis->n_seats == 1 ? 0 : FLIP_TABLE) : ask.who;
  if (verdict->seat != FLIP_TABLE)
    judge_flips (analysis, (guint) verdict->seat, verdict);
}

/* public functions */

const char *
flip_grade_name (FlipGrade grade)
{
  static const char *const names[] = { "none", "best", "good", "slip", "blunder" };

  g_return_val_if_fail (grade < G_N_ELEMENTS (names), "?");

  return names[grade];
}

FlipAnalysis *
flip_analysis_new (FlipSession *session,
                   FlipWeights *weights,
                   guint budget,
                   GCancellable *cancellable,
                   GError **error)
{
  const FlipSetup *setup = flip_session_setup (session);
  const FlipGame *game = setup->game;
  g_autofree gpointer start = g_malloc0 (game->state_size);
  FlipAnalysis *analysis;

  g_return_val_if_fail (flip_game_can_be_judged (game), NULL);

  if (!game->begin (start, setup, error))
    return NULL;
  analysis = g_new0 (FlipAnalysis, 1);
  analysis->game = game;
  analysis->weights = weights ? flip_weights_ref (weights) : NULL;
  analysis->thinker = flip_thinker_new (game, weights, cancellable);
  analysis->n_seats = flip_setup_seats (setup);
  analysis->is_dealt = setup->dealt && !flip_setup_names_cards (setup);
  analysis->dealer = g_new (FlipDealer, 1);
  analysis->seed = setup->seed;
  analysis->moves = g_array_new (FALSE, FALSE, sizeof (FlipMove));
  for (guint i = 0; i < flip_session_length (session); i++)
    g_array_append_vals (analysis->moves, flip_session_entry (session, i), 1);
  analysis->first = g_steal_pointer (&start);
  analysis->state = g_malloc (game->state_size);
  analysis->before = g_malloc (game->state_size);
  analysis->flipped = g_malloc (game->state_size);
  analysis->other = g_malloc (game->state_size);
  analysis->knowledge = g_new0 (FlipKnowledge, analysis->n_seats);
  analysis->scratch = g_new (FlipMoveList, 1);
  flip_analysis_rewind (analysis, budget);
  return analysis;
}

void
flip_analysis_free (FlipAnalysis *analysis)
{
  flip_thinker_free (analysis->thinker);
  g_clear_pointer (&analysis->weights, flip_weights_unref);
  g_array_unref (analysis->moves);
  g_free (analysis->dealer);
  g_free (analysis->first);
  g_free (analysis->state);
  g_free (analysis->before);
  g_free (analysis->flipped);
  g_free (analysis->other);
  g_free (analysis->knowledge);
  g_free (analysis->scratch);
  g_free (analysis);
}

gboolean
flip_analysis_step (FlipAnalysis *analysis, FlipVerdict *verdict)
{
  const FlipMove *entry;
  FlipMove move;
  FlipAsk ask;

  memset (verdict, 0, sizeof *verdict);
  if (analysis->position == analysis->moves->len || flip_thinker_is_cancelled (analysis->thinker))
    return FALSE;
  entry = &g_array_index (analysis->moves, FlipMove, analysis->position);
  verdict->position = analysis->position;
  verdict->seat = FLIP_TABLE;
  look_at_cards (analysis);
  move = turn_to_mover (analysis, entry);
  analysis->game->ask (analysis->before, &ask);
  if (ask.who == FLIP_TABLE)
    look_at_flip (analysis, entry, verdict);
  else
    {
      analysis->is_flipping = FALSE;
      verdict->seat = ask.who;
      verdict->chosen = TRUE;
      judge_choice (analysis, &move, verdict);
      flip_game_apply (analysis->game, analysis->state, entry);
    }
  analysis->position++;
  return !flip_thinker_is_cancelled (analysis->thinker);
}

gboolean
flip_analysis_skip (FlipAnalysis *analysis)
{
  if (analysis->position == analysis->moves->len || flip_thinker_is_cancelled (analysis->thinker))
    return FALSE;
  look_at_cards (analysis);
  analysis->is_flipping = FALSE;
  flip_game_apply (analysis->game, analysis->state,
                   &g_array_index (analysis->moves, FlipMove, analysis->position));
  analysis->position++;
  return TRUE;
}

void
flip_analysis_rewind (FlipAnalysis *analysis, guint budget)
{
  g_return_if_fail (budget > 0);

  analysis->budget = budget;
  analysis->position = 0;
  analysis->is_flipping = FALSE;
  memcpy (analysis->state, analysis->first, analysis->game->state_size);
  memset (analysis->knowledge, 0, analysis->n_seats * sizeof *analysis->knowledge);
  flip_dealer_init (analysis->dealer, analysis->seed);
}

gconstpointer
flip_analysis_state (FlipAnalysis *analysis)
{
  return analysis->before;
}

void
flip_seat_account_add (FlipSeatAccount *account, const FlipVerdict *verdict)
{
  account->grades[verdict->grade]++;
  account->cost += verdict->cost;
  account->luck += verdict->has_luck ? verdict->luck : 0;
}

void
flip_seat_account_remove (FlipSeatAccount *account, const FlipVerdict *verdict)
{
  g_assert (account->grades[verdict->grade] > 0);

  account->grades[verdict->grade]--;
  account->cost -= verdict->cost;
  account->luck -= verdict->has_luck ? verdict->luck : 0;
}
