/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "advisor/reason.h"

#include "advisor/chance.h"
#include "advisor/meaning.h"
#include "engine/base/phrase.h"
#include "engine/game/verb.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The least difference that is told, in hundredths. */
#define LEAST  30
#define MARGIN 1.96

/* The states that are looked at, which bounds the time, and the games that are needed to tell anything. */
#define MOST_NODES  120000
#define LEAST_GAMES 16

/* One item of the score over all games, in points and as a count. */
typedef struct
{
  const char *id;
  gboolean has_points;
  double differences[2][FLIP_REASON_GAMES];
  double product[2]; /* of its value and the worth, to tell whether more of it is good */
  double value[2];
} Item;

/* Games that are played out after each of two lines, with the same cards. */
typedef struct
{
  FlipThinker *thinker;
  const FlipGame *game;
  const FlipKnowledge *knowledge;
  gconstpointer start;
  guint seat;
  guint64 last_node;
  gpointer state, before; /* of the present game */
  FlipScore sources;      /* likewise */
  guint games;            /* with each line */
  gboolean is_chance;
  double worth;  /* the sum over all games */
  GArray *items; /* of Item */
} Comparison;

/* helpers */

static void
play (Comparison *comparison, const FlipMove *move)
{
  const FlipGame *game = comparison->game;

  memcpy (comparison->before, comparison->state, game->state_size);
  flip_game_apply (game, comparison->state, move);
  if (game->sources)
    game->sources (comparison->before, move, comparison->state, comparison->seat, &comparison->sources);
}

/* Plays a line, and then to the end of the game as a play-out does; FALSE if that took too long. */
static gboolean
play_to_end (Comparison *comparison, const FlipLine *line)
{
  FlipThinker *thinker = comparison->thinker;
  guint64 key = flip_chance_mix (comparison->games + 1, 1);
  FlipMove move;

  memset (&comparison->sources, 0, sizeof comparison->sources);
  memcpy (comparison->state, comparison->start, comparison->game->state_size);
  for (guint i = 0; i < line->n; i++)
    play (comparison, &line->moves[i]);
  while (flip_thinker_nodes (thinker) < comparison->last_node && !flip_thinker_is_cancelled (thinker)
         && flip_thinker_next_move (thinker, comparison->state, comparison->knowledge, key, &move))
    play (comparison, &move);
  return flip_thinker_nodes (thinker) < comparison->last_node && !flip_thinker_is_cancelled (thinker);
}

static Item *
item_of (GArray *items, const char *id)
{
  for (guint i = 0; i < items->len; i++)
    {
      if (g_str_equal (g_array_index (items, Item, i).id, id))
        return &g_array_index (items, Item, i);
    }
  g_array_set_size (items, items->len + 1);
  g_array_index (items, Item, items->len - 1).id = id;
  return &g_array_index (items, Item, items->len - 1);
}

static void
note (Comparison *comparison, const FlipScoreLine *line, int sign, double worth)
{
  Item *item = item_of (comparison->items, line->id);

  item->has_points |= line->points != 0;
  for (guint kind = 0; kind < 2; kind++)
    {
      double value = FLIP_POINT * (double) (kind ? line->count : line->points);

      item->differences[kind][comparison->games] += sign * value;
      item->product[kind] += value * worth;
      item->value[kind] += value;
    }
}

/* The items of a finished game: what it is known where it comes from stands for the line that it is a part of. */
static void
note_all (Comparison *comparison, const FlipScore *score, const FlipScore *sources, int sign, double worth)
{
  for (guint i = 0; i < score->n_lines; i++)
    {
      if (g_strcmp0 (score->lines[i].id, comparison->game->sourced) != 0)
        note (comparison, &score->lines[i], sign, worth);
    }
  for (guint i = 0; i < sources->n_lines; i++)
    note (comparison, &sources->lines[i], sign, worth);
  comparison->worth += worth;
}

/* Plays out one game after each line; FALSE if that took too long, and is not to be counted. */
static gboolean
compare_once (Comparison *comparison, const FlipLine *line, const FlipLine *other)
{
  const FlipGame *game = comparison->game;
  FlipScore scores[2] = { { 0 } }, sources[2];
  double worth[2];

  for (guint side = 0; side < 2; side++)
    {
      if (!play_to_end (comparison, side ? other : line))
        return FALSE;
      game->score (comparison->state, comparison->seat, &scores[side]);
      sources[side] = comparison->sources;
      worth[side] = flip_worth (game, comparison->state, comparison->seat);
    }
  for (guint side = 0; side < 2; side++)
    note_all (comparison, &scores[side], &sources[side], side ? -1 : 1, worth[side]);
  comparison->games++;
  return TRUE;
}

/* Fills in what one item tells; FALSE if that is nothing. How much it stands out is returned as well. */
static gboolean
judge (const Item *item, const Comparison *comparison, gboolean gains, FlipReason *reason, double *stands_out)
{
  guint kind = item->has_points ? 0 : 1, n = comparison->games;
  gboolean is_chance = comparison->is_chance;
  double sum = 0, squares = 0, mean, margin;
  double helps = is_chance ? item->product[kind] - item->value[kind] * comparison->worth / (2 * n) : 1;

  for (guint i = 0; i < n; i++)
    {
      sum += item->differences[kind][i];
      squares += item->differences[kind][i] * item->differences[kind][i];
    }
  mean = sum / n;
  margin = MARGIN * sqrt (MAX (0, (squares - sum * sum / n) / (n - 1) / n));
  *stands_out = is_chance ? fabs (mean) / MAX (margin, 1) : fabs (mean);
  if ((kind && !is_chance) || fabs (mean) <= margin || fabs (mean) < LEAST || (mean * helps > 0) != gains
      || strlen (item->id) >= FLIP_REASON_ID)
    return FALSE;
  *reason = (FlipReason){ .is_count = kind == 1, .more = (int) lround (mean), .games = n };
  memcpy (reason->id, item->id, strlen (item->id) + 1);
  for (guint i = 0; i < n; i++)
    reason->times += item->differences[kind][i] * mean > 0;
  return TRUE;
}

static void
find_strongest (const Comparison *comparison, gboolean gains, FlipReason *reason)
{
  double most = 0;

  for (guint i = 0; i < comparison->items->len; i++)
    {
      FlipReason found;
      double stands_out;

      if (!judge (&g_array_index (comparison->items, Item, i), comparison, gains, &found, &stands_out)
          || stands_out <= most)
        continue;
      most = stands_out;
      *reason = found;
    }
}

/* public functions */

void
flip_reason_find (FlipThinker *thinker,
                  gconstpointer state,
                  const FlipKnowledge *knowledge,
                  const FlipLine *line,
                  const FlipLine *other,
                  FlipReason *gain,
                  FlipReason *loss)
{
  const FlipGame *game = flip_thinker_game (thinker);
  g_autoptr (GArray) items = g_array_new (FALSE, TRUE, sizeof (Item));
  g_autofree gpointer now = g_malloc (game->state_size), before = g_malloc (game->state_size);
  Comparison comparison = { .thinker = thinker,
                            .game = game,
                            .knowledge = knowledge,
                            .start = state,
                            .last_node = flip_thinker_nodes (thinker) + MOST_NODES,
                            .state = now,
                            .before = before,
                            .is_chance = flip_meaning_of (game) == FLIP_MEANS_CHANCE,
                            .items = items };
  FlipAsk ask;

  *gain = (FlipReason){ .more = 0 };
  if (loss)
    *loss = *gain;
  game->ask (state, &ask);
  g_return_if_fail (ask.who != FLIP_TABLE);

  comparison.seat = (guint) ask.who;
  while (comparison.games < FLIP_REASON_GAMES && compare_once (&comparison, line, other))
    ;
  if (comparison.games < LEAST_GAMES || flip_thinker_is_cancelled (thinker))
    return;
  find_strongest (&comparison, TRUE, gain);
  if (loss)
    find_strongest (&comparison, FALSE, loss);
}

static const char *
label_in (const FlipScore *score, const char *id)
{
  for (guint i = 0; i < score->n_lines; i++)
    {
      if (g_str_equal (score->lines[i].id, id))
        return score->lines[i].label;
    }

  return NULL;
}

const char *
flip_reason_item (const char *id, const FlipGame *game, gconstpointer state, guint seat)
{
  g_autofree FlipScore *score = g_new0 (FlipScore, 1);
  const FlipMove nothing = { 0 };
  const char *label;

  game->score (state, seat, score);
  label = label_in (score, id);
  if (label || !game->sources)
    return label;
  memset (score, 0, sizeof *score);
  game->sources (state, &nothing, state, seat, score);
  return label_in (score, id);
}

char *
flip_reason_tell (const FlipReason *reason, const char *item, const char *other)
{
  g_autofree char *amount = NULL;
  guint share;

  g_return_val_if_fail (reason && item, NULL);

  amount = reason->is_count ? flip_phrase_decimal (abs (reason->more) / (double) FLIP_POINT, 1)
                            : flip_meaning_tell (FLIP_MEANS_POINTS, abs (reason->more));
  share = reason->games ? reason->times * 100 / reason->games : 0;
  if (!other)
    return g_strdup_printf (
      /* Translators: first %s: what counts, such as “Mine”; second %s: points, or a number; %u: a number per cent */
      reason->more > 0 ? _ ("%s: on average %s more at the end than with the choice that was made, and more in %u %% of "
                            "the games played out.")
                       /* Translators: first %s: what counts, such as “Mine”; second %s: points, or a number; %u: a
                          number per cent */
                       : _ ("%s: on average %s less at the end than with the choice that was made, and less in %u %% "
                            "of the games played out."),
      item, amount, share);
  return g_strdup_printf (
    /* Translators: first %s: what counts, such as “Mine”; second %s: points, or a number; third %s: another choice; %u: a
       number per cent */
    reason->more > 0 ? _ ("%s: on average %s more at the end than with “%s”, and more in %u %% of the games played out.")
                     /* Translators: first %s: what counts, such as “Mine”; second %s: points, or a number; third %s:
                        another choice; %u: a number per cent */
                     : _ ("%s: on average %s less at the end than with “%s”, and less in %u %% of the games played out."),
    item, amount, other, share);
}
