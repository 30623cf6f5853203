/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "advisor/search.h"

#include "advisor/chance.h"
#include "advisor/meaning.h"
#include "engine/game/verb.h"

#include <math.h>
#include <string.h>

/* At most this many lines begin with the same move, so that other moves are compared as well. */
#define LINES_OF_A_MOVE 3

/* A line gets at least this many play-outs. */
#define LEAST_TRIED 8

/* A line that seems ahead by no more is as good as the best; in hundredths of a point. Most such lines come to the
   same in another order. */
#define NEARLY 10

/* Of a mean with a known standard error; and what stands for it before anything is known. */
#define MARGIN  1.96
#define UNKNOWN (1000.0 * FLIP_POINT)

/* With few play-outs, only this many lines are compared: one sample each would mean little. */
#define LEAST_ARMS 4

/* With few play-outs the value counts less, since its errors would never be corrected. */
#define PLAY_OUTS_A_PRIOR 15

/* The number of lines that are played out. */
#define MOST_ARMS 12

/* The value of a line counts as at most this many play-outs. */
#define MOST_PRIOR 20

const FlipTurnLimits flip_search_turn = { 16, 400 };

typedef struct
{
  FlipLine line;
  guint root;
  gpointer state;
  int value;
  GArray *samples; /* of int: the result of each play-out; the same index means the same cards */
  gboolean stays;  /* it is played out as often as the best one, however bad it is */
  gint64 rank;     /* by which they are sorted, the greatest first */
} Arm;

/* What was found out about two choices. */
typedef struct
{
  FlipMove move, other;
  FlipReason gain, loss;
} Explained;

struct _FlipSearch
{
  FlipThinker *thinker;
  FlipKnowledge knowledge;
  gpointer state;
  guint64 seed;
  guint seat, n_legal, last_turn;
  guint prior; /* the number of play-outs that a line's value counts as */
  guint64 play_outs;
  GPtrArray *arms; /* of Arm; the best one first */
  gint64 error_of_values; /* for `behind` */
  GArray *explained;      /* of Explained */
  Arm *greedy; /* the line with the greatest immediate gain, whatever its value; or NULL */
  int gain;    /* its immediate gain */
};

/* helpers */

static void
free_arm (gpointer data)
{
  Arm *arm = data;

  g_array_unref (arm->samples);
  g_free (arm->state);
  g_free (arm);
}

static Arm *
arm_at (FlipSearch *search, guint index)
{
  return g_ptr_array_index (search->arms, index);
}

/* The index of the line to be replaced by a better one, or the number of lines while there is
   space. */
static guint
worst_place (FlipSearch *search, guint root)
{
  guint alike = 0, worst_alike = 0, worst = 0;

  for (guint i = 0; i < search->arms->len; i++)
    {
      if (arm_at (search, i)->value < arm_at (search, worst)->value)
        worst = i;
      if (arm_at (search, i)->root != root)
        continue;
      if (alike++ == 0 || arm_at (search, i)->value < arm_at (search, worst_alike)->value)
        worst_alike = i;
    }
  if (alike >= LINES_OF_A_MOVE)
    return worst_alike;
  return search->arms->len < MOST_ARMS ? search->arms->len : worst;
}

static Arm *
new_arm (FlipSearch *search)
{
  Arm *arm = g_new0 (Arm, 1);

  arm->state = g_malloc (flip_thinker_game (search->thinker)->state_size);
  arm->samples = g_array_new (FALSE, FALSE, sizeof (int));
  return arm;
}

static Arm *
add_arm (FlipSearch *search)
{
  g_ptr_array_add (search->arms, new_arm (search));
  return arm_at (search, search->arms->len - 1);
}

static void
fill_arm (FlipSearch *search,
          Arm *arm,
          const FlipLine *line,
          guint root,
          gconstpointer state,
          int value)
{
  arm->line = *line;
  arm->root = root;
  arm->value = value;
  memcpy (arm->state, state, flip_thinker_game (search->thinker)->state_size);
}

/* The value may be wrong in a position unlike those it was learned in; a gain that can be counted
   is not. */
static void
keep_greedy (FlipSearch *search, const FlipLine *line, guint root, gconstpointer state, int value)
{
  int gain = flip_worth (flip_thinker_game (search->thinker), state, search->seat);

  if (search->greedy
      && (gain < search->gain || (gain == search->gain && value <= search->greedy->value)))
    return;
  if (!search->greedy)
    search->greedy = new_arm (search);
  search->gain = gain;
  fill_arm (search, search->greedy, line, root, state, value);
}

static void
keep_line (gpointer data, const FlipLine *line, guint root, gconstpointer state, int value)
{
  FlipSearch *search = data;
  guint place = worst_place (search, root);
  Arm *arm;

  keep_greedy (search, line, root, state, value);
  if (place < search->arms->len && arm_at (search, place)->value >= value)
    return;
  arm = place < search->arms->len ? arm_at (search, place) : add_arm (search);
  fill_arm (search, arm, line, root, state, value);
}

static gint64
sum_of (const Arm *arm, guint n)
{
  gint64 sum = 0;

  for (guint i = 0; i < n; i++)
    sum += g_array_index (arm->samples, int, i);
  return sum;
}

/* The mean of the first samples, the number of which all compared lines have; the value counts as
   some additional ones. */
static gint64
mean_of (const FlipSearch *search, const Arm *arm, guint n)
{
  gint64 sum = (gint64) arm->value * search->prior + sum_of (arm, n);

  return n + search->prior ? sum * 16 / (n + search->prior) : arm->value * 16;
}

static gboolean
sample (FlipSearch *search, Arm *arm, guint n)
{
  while (arm->samples->len < n)
    {
      guint64 key = flip_chance_mix (search->seed, arm->samples->len + 1);
      int found =
        flip_thinker_play_out (search->thinker, arm->state, search->seat, search->last_turn,
                               &search->knowledge, key);

      if (flip_thinker_is_cancelled (search->thinker))
        return FALSE;
      g_array_append_val (arm->samples, found);
      search->play_outs++;
    }

  return TRUE;
}

static int
compare_ranks (gconstpointer a, gconstpointer b, gpointer unused)
{
  const Arm *first = *(const Arm *const *) a, *second = *(const Arm *const *) b;

  if (first->rank != second->rank)
    return first->rank > second->rank ? -1 : 1;
  return first->root < second->root ? -1 : first->root > second->root;
}

/* Sorts the first lines by the mean of so many samples. */
static void
sort_by_mean (FlipSearch *search, guint alive, guint n)
{
  for (guint i = 0; i < alive; i++)
    arm_at (search, i)->rank = mean_of (search, arm_at (search, i), n);
  g_qsort_with_data (search->arms->pdata, (int) alive, sizeof (gpointer), compare_ranks, NULL);
}

/* Half of the interval around a mean that contains the true one in 19 of 20 cases: of one line, or of
   the difference between two, which met the same cards. What the value still counts for is added, as
   it isn't chance that keeps it from the truth. */
static double
margin_of (const FlipSearch *search, const Arm *arm, const Arm *other, guint n)
{
  double sum = 0, squares = 0, bias = arm->value - (other ? other->value : 0);

  if (n < 2)
    return UNKNOWN;
  for (guint i = 0; i < n; i++)
    {
      double found = g_array_index (arm->samples, int, i)
                     - (other ? g_array_index (other->samples, int, i) : 0);

      sum += found;
      squares += found * found;
    }
  bias = fabs (bias - sum / n) * search->prior / (n + search->prior);
  return bias + MARGIN * sqrt (MAX (0, (squares - sum * sum / n) / (n - 1) / n)) * n / (n + search->prior);
}

/* What can be expected of a line, in hundredths of a point. If it was given up before it met all the cards that
   the best one has met, these are taken to be as good or bad for both. */
static int
expect (const FlipSearch *search, const Arm *arm, const Arm *best)
{
  gint64 n = MIN (best->samples->len, arm->samples->len), all = best->samples->len;
  gint64 others = n ? sum_of (best, (guint) all) * n / all - sum_of (best, (guint) n) : 0;

  return (int) (((gint64) arm->value * search->prior + sum_of (arm, (guint) n) + others)
                / MAX (1, n + search->prior));
}

/* How far the values of all lines are from what was played out, on average: those that were given up early are
   mostly made of their value. */
static gint64
error_of_values (const FlipSearch *search)
{
  gint64 sum = 0, n = 0;

  for (guint i = 0; i < search->arms->len; i++)
    {
      const Arm *arm = g_ptr_array_index (search->arms, i);

      sum += sum_of (arm, arm->samples->len) - (gint64) arm->value * arm->samples->len;
      n += arm->samples->len;
    }
  return n ? sum / n : 0;
}

/* How much less can be expected of a line than of the best one. */
static int
behind (const FlipSearch *search, const Arm *arm, const Arm *best)
{
  gint64 n = MIN (best->samples->len, arm->samples->len), all = best->samples->len;
  gint64 prior = search->prior * search->error_of_values;

  return (int) (expect (search, best, best) + prior / MAX (1, all + search->prior)
                - expect (search, arm, best) - prior / MAX (1, n + search->prior));
}

/* Adds the rest of the turn after its first move. */
static void
complete_line (FlipSearch *search, Arm *arm)
{
  const FlipGame *game = flip_thinker_game (search->thinker);
  FlipLine rest;
  FlipAsk ask;
  int value;

  flip_game_apply (game, arm->state, &arm->line.moves[0]);
  game->ask (arm->state, &ask);
  if (ask.kind != FLIP_ASK_NOTHING && ask.who == (int) search->seat
      && flip_thinker_best_line (search->thinker, arm->state, &flip_search_turn, &rest,
                                 &value))
    for (guint i = 0; i < rest.n && arm->line.n < FLIP_LONGEST_LINE; i++)
      {
        arm->line.moves[arm->line.n++] = rest.moves[i];
        flip_game_apply (game, arm->state, &rest.moves[i]);
      }
  arm->value = flip_value (game, flip_thinker_weights (search->thinker), arm->state, search->seat);
}

/* Without learned weights, only the end of the game tells anything about a choice. */
static guint
last_turn_of (FlipThinker *thinker, gconstpointer state)
{
  return flip_thinker_weights (thinker)
           ? flip_game_turn (flip_thinker_game (thinker), state) + FLIP_SEARCH_TURNS
           : G_MAXUINT;
}

/* Plays out the lines that must be compared with the best in any case. */
static gboolean
sample_stayers (FlipSearch *search, guint n)
{
  for (guint i = 0; i < search->arms->len; i++)
    {
      if (arm_at (search, i)->stays && !sample (search, arm_at (search, i), n))
        return FALSE;
    }

  return TRUE;
}

/* Puts the best line first, and all others by how far they are behind it. A line that was given up early met
   fewer cards. If it isn't behind by these, it meets the others, too, so that none seems better than the best. */
static gboolean
put_in_order (FlipSearch *search)
{
  Arm *best = arm_at (search, 0);

  search->error_of_values = error_of_values (search);
  for (guint i = 0; i < search->arms->len; i++)
    {
      Arm *arm = arm_at (search, i);

      if (arm == best || behind (search, arm, best) >= -NEARLY)
        continue;
      if (!sample (search, arm, best->samples->len) || !sample (search, best, arm->samples->len))
        return FALSE;
      if (behind (search, arm, best) >= 0)
        continue;
      best = arm;
      i = G_MAXUINT;
    }
  for (guint i = 0; i < search->arms->len; i++)
    arm_at (search, i)->rank = -MAX (0, behind (search, arm_at (search, i), best));
  best->rank = 1;
  g_ptr_array_sort_with_data (search->arms, compare_ranks, NULL);
  return TRUE;
}

/* Puts it among the first lines, and plays it out to the last. */
static void
put_greedy (FlipSearch *search)
{
  Arm *greedy = g_steal_pointer (&search->greedy);

  for (guint i = 0; i < search->arms->len && greedy; i++)
    {
      if (arm_at (search, i)->root == greedy->root && arm_at (search, i)->value >= greedy->value)
        g_clear_pointer (&greedy, free_arm);
    }
  if (!greedy)
    return;
  greedy->stays = TRUE;
  g_ptr_array_insert (search->arms, MIN (search->arms->len, 1), greedy);
}

static Explained
explain (FlipSearch *search, const FlipAdvice *advice, guint index, guint than)
{
  const FlipLine *line = &advice->choices[index].line, *other = &advice->choices[than].line;
  Explained found = { .move = line->moves[0], .other = other->moves[0] };

  for (guint i = 0; i < search->explained->len; i++)
    {
      const Explained *known = &g_array_index (search->explained, Explained, i);

      if (flip_move_equal (&known->move, &found.move) && flip_move_equal (&known->other, &found.other))
        return *known;
    }
  flip_reason_find (search->thinker, search->state, &search->knowledge, line, other, &found.gain, &found.loss);
  if (!flip_thinker_is_cancelled (search->thinker))
    g_array_append_val (search->explained, found);
  return found;
}

/* Whether a reason says the same as an earlier one when both are told, or the reverse of it. */
static gboolean
repeats (const FlipAdvice *advice, guint earlier, guint later)
{
  const FlipAdviceChoice *one = &advice->choices[earlier], *other = &advice->choices[later];
  const FlipReason *first = &one->reason, *second = &other->reason;
  int sign = one->than == later ? -1 : one->than == other->than;

  return sign && g_str_equal (first->id, second->id)
         && lround (first->more / 10.0) == sign * lround (second->more / 10.0)
         && first->times * second->games == second->times * first->games;
}

static gboolean
tells_anew (const FlipAdvice *advice, guint index)
{
  for (guint i = 0; i < index; i++)
    {
      if (repeats (advice, i, index))
        return FALSE;
    }
  return *advice->choices[index].reason.id;
}

/* The best tells what it gains. Others that are behind tell what they lack, or what they gain instead if the best has
   told that already; those that are as good, what they gain or lack. */
static void
choose_reason (FlipAdvice *advice, guint index, const Explained *found)
{
  FlipAdviceChoice *choice = &advice->choices[index];
  gboolean is_behind = index > 0 && !choice->ties;

  choice->reason = is_behind ? found->loss : found->gain;
  if (index > 0 && (choice->ties || *choice->reason.id) && !tells_anew (advice, index))
    choice->reason = is_behind ? found->gain : found->loss;
  if (!tells_anew (advice, index))
    choice->reason.id[0] = '\0';
}

/* What people are shown: a chance that is as good as certain hides differences. */
static int
shown (const FlipSearch *search, const FlipAdviceChoice *choice)
{
  return flip_meaning_of_worth (flip_thinker_game (search->thinker), flip_thinker_weights (search->thinker),
                                search->state, search->seat, choice->expected);
}

/* public functions */

FlipSearch *
flip_search_new (FlipThinker *thinker,
                 gconstpointer state,
                 const FlipKnowledge *knowledge,
                 guint64 seed)
{
  const FlipGame *game = flip_thinker_game (thinker);
  FlipSearch *search = g_new0 (FlipSearch, 1);
  FlipAsk ask;

  game->ask (state, &ask);
  g_assert (ask.who != FLIP_TABLE && ask.kind != FLIP_ASK_NOTHING);

  search->thinker = thinker;
  search->prior = MOST_PRIOR;
  search->knowledge = *knowledge;
  search->state = g_memdup2 (state, game->state_size);
  search->seed = seed;
  search->seat = (guint) ask.who;
  search->last_turn = last_turn_of (thinker, state);
  search->explained = g_array_new (FALSE, FALSE, sizeof (Explained));
  search->arms = g_ptr_array_new_with_free_func (free_arm);
  search->n_legal = flip_thinker_legal (thinker, state)->n;
  flip_thinker_search_turn (thinker, state, &flip_search_turn, keep_line, search);
  sort_by_mean (search, search->arms->len, 0);
  put_greedy (search);
  return search;
}

void
flip_search_free (FlipSearch *search)
{
  g_ptr_array_unref (search->arms);
  g_array_unref (search->explained);
  g_free (search->state);
  g_free (search);
}

void
flip_search_include (FlipSearch *search, const FlipMove *move)
{
  const FlipMoveList *list = flip_thinker_legal (search->thinker, search->state);
  const FlipLine line = { 1, { *move } };
  guint root = 0;
  Arm *arm;

  g_return_if_fail (search->play_outs == 0);

  for (guint i = 0; i < search->arms->len; i++)
    {
      if (!flip_move_equal (&arm_at (search, i)->line.moves[0], move))
        continue;
      arm_at (search, i)->stays = TRUE;
      return;
    }
  while (root < list->n && !flip_move_equal (&list->moves[root], move))
    root++;
  arm = add_arm (search);
  arm->stays = TRUE;
  fill_arm (search, arm, &line, root, search->state, 0);
  complete_line (search, arm);
}

gboolean
flip_search_run (FlipSearch *search, guint play_outs)
{
  guint alive = MIN (search->arms->len, MAX (LEAST_ARMS, play_outs / LEAST_TRIED));
  guint rounds = g_bit_storage (MAX (1, alive) - 1), level = 0; /* until one is left */

  search->prior = MIN (MOST_PRIOR, MAX (1, play_outs / PLAY_OUTS_A_PRIOR));
  if (alive == 0)
    return FALSE;
  for (guint round = 0; round < rounds; round++)
    {
      level += MAX (1, play_outs / (rounds * alive));
      for (guint i = 0; i < alive; i++)
        {
          if (!sample (search, arm_at (search, i), level))
            return FALSE;
        }
      sort_by_mean (search, alive, level);
      alive = (alive + 1) / 2;
    }

  return sample_stayers (search, arm_at (search, 0)->samples->len) && put_in_order (search);
}

void
flip_search_advise (FlipSearch *search, FlipAdvice *advice)
{
  const FlipGame *game = flip_thinker_game (search->thinker);
  const Arm *best = search->arms->len ? arm_at (search, 0) : NULL;
  int expected = best ? expect (search, best, best) : 0;

  memset (advice, 0, sizeof *advice);
  advice->seat = search->seat;
  advice->n_legal = search->n_legal;
  advice->play_outs = search->play_outs;
  advice->is_exact = best && flip_game_over (game, best->state);
  for (guint i = 0; i < search->arms->len && advice->n < FLIP_MOST_ADVICE; i++)
    {
      const Arm *arm = arm_at (search, i);
      FlipAdviceChoice *choice = &advice->choices[advice->n];
      guint n = MIN (arm->samples->len, best->samples->len);
      gboolean is_told = FALSE;

      for (guint j = 0; j < advice->n; j++)
        is_told |= flip_move_equal (&advice->choices[j].line.moves[0], &arm->line.moves[0]);
      if (is_told)
        continue;
      *choice = (FlipAdviceChoice){ .line = arm->line, .tried = arm->samples->len };
      choice->behind = MAX (0, behind (search, arm, best));
      choice->expected = expected - choice->behind;
      choice->margin = i ? (int) margin_of (search, best, arm, n) : 0;
      choice->error = n < 2 ? 0 : (int) hypot (margin_of (search, best, NULL, best->samples->len), choice->margin);
      choice->ties = choice->behind < FLIP_ADVICE_CLOSE || choice->behind <= choice->margin;
      advice->n++;
    }
}

void
flip_search_explain (FlipSearch *search, FlipAdvice *advice, guint n)
{
  for (guint i = 0; i < MIN (n, advice->n) && advice->n > 1; i++)
    {
      guint than = i ? 0 : 1;
      Explained found;

      advice->choices[i].than = than;
      if (shown (search, &advice->choices[i]) == shown (search, &advice->choices[than]))
        continue;
      found = explain (search, advice, i, than);
      choose_reason (advice, i, &found);
    }
}
