/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/session/audit.h"

#include "engine/game/evaluation.h"
#include "engine/game/verb.h"

FlipAudit *
flip_audit_new (const FlipGame *game)
{
  FlipAudit *audit = g_new (FlipAudit, 1);

  audit->game = game;
  audit->copy = g_malloc (game->state_size);
  audit->text = g_string_new (NULL);
  return audit;
}

void
flip_audit_free (FlipAudit *audit)
{
  g_free (audit->copy);
  g_string_free (audit->text, TRUE);
  g_free (audit);
}

static gboolean
broken (FlipAudit *audit, GString *problem, const char *what)
{
  g_string_append_printf (problem, "“%s”: %s", audit->text->str, what);
  return FALSE;
}

static int
compare_moves (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (FlipMove));
}

static gboolean
list_is_stable (FlipAudit *audit, gconstpointer state, GString *problem)
{
  FlipMoveList *list = &audit->list, *again = &audit->again;

  flip_game_legal (audit->game, state, list);
  flip_game_legal (audit->game, state, again);
  g_string_assign (audit->text, "legal");
  if (list->n != again->n || memcmp (list->moves, again->moves, list->n * sizeof (FlipMove)) != 0)
    return broken (audit, problem, "two lists of legal moves differ");

  qsort (again->moves, again->n, sizeof (FlipMove), compare_moves);
  for (guint i = 1; i < again->n; i++)
    {
      if (flip_move_equal (&again->moves[i - 1], &again->moves[i]))
        return broken (audit, problem, "a legal move is listed twice");
    }

  return TRUE;
}

static gboolean
ask_fits_list (FlipAudit *audit, gconstpointer state, GString *problem)
{
  FlipAsk ask;
  FlipCardSet cards = 0;

  audit->game->ask (state, &ask);
  g_string_assign (audit->text, "ask");
  if ((ask.kind == FLIP_ASK_NOTHING) != (audit->list.n == 0))
    return broken (audit, problem, "something is asked without an answer, or the reverse");
  if (ask.kind != FLIP_ASK_CARDS)
    return TRUE;
  for (guint i = 0; i < audit->list.n; i++)
    cards |= FLIP_CARD_BIT (audit->list.moves[i].arg[0]);
  return cards == ask.possible
         || broken (audit, problem, "the possible cards are not the legal ones");
}

/* The list is sorted, so that a move is found quickly. */
static gboolean
is_listed (FlipAudit *audit, const FlipMove *move)
{
  return bsearch (move, audit->again.moves, audit->again.n, sizeof *move, compare_moves) != NULL;
}

/* There are infinitely many flicks and positions: a game lists some of them, but others are legal
   as well. */
static gboolean
lists_some_only (FlipAudit *audit, gconstpointer state)
{
  FlipAsk ask;

  audit->game->ask (state, &ask);
  return ask.endless;
}

/* A move that differs slightly from a legal one is legal exactly if it is listed. */
static gboolean
neighbours_agree (FlipAudit *audit, gconstpointer state, const FlipMove *move, GString *problem)
{
  gboolean some_only = lists_some_only (audit, state);

  for (guint i = 0; i < FLIP_MOVE_ARGS + 2; i++)
    for (int step = -1; step <= 1; step += 2)
      {
        FlipMove beside = *move;
        FlipRefusal refusal = { 0 };
        gboolean good;

        if (i < FLIP_MOVE_ARGS)
          beside.arg[i] += (gint16) step;
        else if (i == FLIP_MOVE_ARGS)
          beside.site += (guint16) step;
        else
          beside.verb += (guint8) step;
        good = flip_game_check (audit->game, state, &beside, &refusal);
        if (good != is_listed (audit, &beside) && !(good && some_only))
          return broken (audit, problem, "check and legal disagree about a move beside it");
        if (!good && !*refusal.text)
          return broken (audit, problem, "a move beside it is refused without a word");
      }

  return TRUE;
}

/* Where a piece comes to rest, or which card is turned up, needs no sentence of its own: only the
   consequences do. */
static gboolean
may_be_untold (FlipAudit *audit, gconstpointer state)
{
  FlipAsk ask;

  audit->game->ask (state, &ask);
  return (ask.kind == FLIP_ASK_FLICK || ask.kind == FLIP_ASK_CARDS) && ask.who == FLIP_TABLE;
}

/* Every move can be offered and described in words. */
static gboolean
has_words (FlipAudit *audit, gconstpointer state, const FlipMove *move, GString *problem)
{
  g_autoptr (GString) label = g_string_new (NULL);
  g_autoptr (GString) sentence = g_string_new (NULL);

  flip_game_label (audit->game, state, move, label);
  flip_game_describe (audit->game, state, move, sentence);
  return (label->len && (sentence->len || may_be_untold (audit, state)))
         || broken (audit, problem, "there are no words for it");
}

static gboolean
move_is_good (FlipAudit *audit, gconstpointer state, const FlipMove *move, GString *problem)
{
  FlipRefusal refusal = { 0 };
  FlipMove read;

  g_string_truncate (audit->text, 0);
  flip_game_print (audit->game, state, move, audit->text);
  if (!flip_game_check (audit->game, state, move, &refusal))
    return broken (audit, problem, refusal.text);
  if (!flip_game_parse (audit->game, state, audit->text->str, &read, &refusal))
    return broken (audit, problem, refusal.text);
  if (!flip_move_equal (move, &read))
    return broken (audit, problem, "the text reads back as another move");
  if (!has_words (audit, state, move, problem))
    return FALSE;

  memcpy (audit->copy, state, audit->game->state_size);
  flip_game_apply (audit->game, audit->copy, move);
  return flip_game_sound (audit->game, audit->copy, problem)
         || broken (audit, problem, "after this move");
}

/* The weights of cards must be for cards that are possible. */
static gboolean
chances_fit_ask (FlipAudit *audit, gconstpointer state, GString *problem)
{
  const FlipEvaluation *evaluation = flip_game_evaluation (audit->game);
  guint32 weights[FLIP_CARDS_AT_MOST] = { 0 };
  guint64 all = 0;
  FlipAsk ask;

  audit->game->ask (state, &ask);
  if (ask.kind != FLIP_ASK_CARDS || ask.who != FLIP_TABLE || !evaluation->chances)
    return TRUE;
  g_string_assign (audit->text, "chances");
  evaluation->chances (state, &ask, weights);
  for (guint card = 0; card < FLIP_CARDS_AT_MOST; card++)
    {
      all += weights[card];
      if (weights[card] && !(ask.possible & FLIP_CARD_BIT (card)))
        return broken (audit, problem, "an impossible card has a chance");
    }

  return all || broken (audit, problem, "no card has a chance");
}

static gboolean
points_fit_score (FlipAudit *audit, gconstpointer state, guint seat, GString *problem)
{
  FlipScore score = { 0 };

  g_string_assign (audit->text, "points");
  audit->game->score (state, seat, &score);
  return flip_game_points (audit->game, state, seat) == score.total
         || broken (audit, problem, "the points are not the total of the score");
}

static gboolean
features_are_small (FlipAudit *audit, gconstpointer state, guint seat, GString *problem)
{
  guint n = flip_game_n_features (audit->game);
  gint16 features[FLIP_MAX_FEATURES + 1], again[FLIP_MAX_FEATURES];
  const gint16 untouched = 32123;
  gsize size = n * sizeof *features;

  g_assert (n <= FLIP_MAX_FEATURES);

  g_string_assign (audit->text, "features");
  features[n] = untouched;
  flip_game_features (audit->game, state, seat, features);
  memset (again, 0x55, sizeof again);
  flip_game_features (audit->game, state, seat, again);
  if (memcmp (features, again, size) != 0)
    return broken (audit, problem, "some are not written");
  for (guint i = 0; i < n; i++)
    {
      if (ABS (features[i]) > FLIP_LARGEST_FEATURE)
        return broken (audit, problem, "one is too large");
    }

  return features[n] == untouched || broken (audit, problem, "more are written than there are");
}

gboolean
flip_audit_evaluation (FlipAudit *audit, gconstpointer state, GString *problem)
{
  FlipAsk ask;
  guint seat;

  if (!flip_game_can_be_judged (audit->game))
    return TRUE;
  audit->game->ask (state, &ask);
  seat = ask.who == FLIP_TABLE ? 0 : (guint) ask.who;
  return points_fit_score (audit, state, seat, problem)
         && features_are_small (audit, state, seat, problem)
         && chances_fit_ask (audit, state, problem);
}

gboolean
flip_audit_moment (FlipAudit *audit, gconstpointer state, GString *problem)
{
  g_assert (state != NULL && problem != NULL);

  if (!flip_game_sound (audit->game, state, problem) || !list_is_stable (audit, state, problem)
      || !ask_fits_list (audit, state, problem) || !flip_audit_evaluation (audit, state, problem))
    return FALSE;
  for (guint i = 0; i < audit->list.n; i++)
    {
      if (!move_is_good (audit, state, &audit->list.moves[i], problem)
          || !neighbours_agree (audit, state, &audit->list.moves[i], problem))
        return FALSE;
    }

  return TRUE;
}
