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

typedef struct
{
  FlipThinker *thinker;
  const FlipGame *game;
  const FlipKnowledge *knowledge;
  guint seat;
  gpointer state, before;
  FlipMoveList *scratch;
  guint64 last_node;
  FlipScore sources;
} Game;

/* All games of a comparison. */
typedef struct
{
  guint games; /* with each of the two lines */
  gboolean is_chance;
  double worth; /* the sum over all games */
} Sample;

/* helpers */

static void
play (Game *game, const FlipMove *move)
{
  if (game->game->sources)
    memcpy (game->before, game->state, game->game->state_size);
  flip_game_apply (game->game, game->state, move);
  if (game->game->sources)
    game->game->sources (game->before, move, game->state, game->seat, &game->sources);
}

/* Plays a line, and then to the end of the game as a play-out does. */
static void
play_to_end (Game *game, gconstpointer start, const FlipLine *line, guint64 key)
{
  FlipMove move;
  FlipAsk ask;

  memset (&game->sources, 0, sizeof game->sources);
  memcpy (game->state, start, game->game->state_size);
  for (guint i = 0; i < line->n; i++)
    play (game, &line->moves[i]);
  while (flip_thinker_nodes (game->thinker) < game->last_node && !flip_thinker_is_cancelled (game->thinker))
    {
      game->game->ask (game->state, &ask);
      if (ask.kind == FLIP_ASK_NOTHING || flip_game_lasts_too_long (game->game, game->state))
        break;
      if (ask.who == FLIP_TABLE)
        flip_chance_answer (game->game, game->state, &ask, game->knowledge, key, game->scratch, &move);
      else if (!flip_thinker_best_move (game->thinker, game->state, &move))
        break;
      play (game, &move);
    }
}

static void
note (GArray *items, const FlipScoreLine *line, guint round, int sign, double worth)
{
  Item *item = NULL;

  for (guint i = 0; i < items->len && !item; i++)
    item = g_str_equal (g_array_index (items, Item, i).id, line->id) ? &g_array_index (items, Item, i) : NULL;
  if (!item)
    {
      g_array_set_size (items, items->len + 1);
      item = &g_array_index (items, Item, items->len - 1);
      item->id = line->id;
    }
  item->has_points |= line->points != 0;
  for (guint kind = 0; kind < 2; kind++)
    {
      double value = FLIP_POINT * (double) (kind ? line->count : line->points);

      item->differences[kind][round] += sign * value;
      item->product[kind] += value * worth;
      item->value[kind] += value;
    }
}

/* The items of a finished game: what it is known where it comes from stands for the line that it is a part of. */
static void
note_all (const FlipGame *game,
          const FlipScore *score,
          const FlipScore *sources,
          GArray *items,
          guint round,
          int sign,
          double worth)
{
  for (guint i = 0; i < score->n_lines; i++)
    {
      if (!game->sources || !g_str_equal (score->lines[i].id, game->sourced))
        note (items, &score->lines[i], round, sign, worth);
    }
  for (guint i = 0; i < sources->n_lines; i++)
    note (items, &sources->lines[i], round, sign, worth);
}

/* Fills in what one item tells; FALSE if that is nothing. How much it stands out is returned as well. */
static gboolean
judge (const Item *item, const Sample *sample, gboolean gains, FlipReason *reason, double *stands_out)
{
  guint kind = item->has_points ? 0 : 1, n = sample->games;
  gboolean is_chance = sample->is_chance;
  double sum = 0, squares = 0, mean, margin;
  double helps = is_chance ? item->product[kind] - item->value[kind] * sample->worth / (2 * n) : 1;

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
find_strongest (const GArray *items, const Sample *sample, gboolean gains, FlipReason *reason)
{
  double most = 0;

  for (guint i = 0; i < items->len; i++)
    {
      FlipReason found;
      double stands_out;

      if (!judge (&g_array_index (items, Item, i), sample, gains, &found, &stands_out)
          || stands_out <= most)
        continue;
      most = stands_out;
      *reason = found;
    }
}

/* Plays out one game after each line; FALSE if that took too long, and is not to be counted. */
static gboolean
compare_once (
  Game *game, gconstpointer start, const FlipLine *line, const FlipLine *other, GArray *items, Sample *sample)
{
  FlipScore scores[2] = { { 0 } }, sources[2];
  double worth[2];

  for (guint side = 0; side < 2; side++)
    {
      play_to_end (game, start, side ? other : line, flip_chance_mix (sample->games + 1, 1));
      if (flip_thinker_nodes (game->thinker) >= game->last_node || flip_thinker_is_cancelled (game->thinker))
        return FALSE;
      game->game->score (game->state, game->seat, &scores[side]);
      sources[side] = game->sources;
      worth[side] = flip_worth (game->game, game->state, game->seat);
    }
  for (guint side = 0; side < 2; side++)
    {
      note_all (game->game, &scores[side], &sources[side], items, sample->games, side ? -1 : 1, worth[side]);
      sample->worth += worth[side];
    }
  return TRUE;
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
  g_autofree FlipMoveList *scratch = g_new (FlipMoveList, 1);
  Game played = { thinker, game, knowledge, 0, now, before, scratch, 0, { 0 } };
  Sample sample = { 0, flip_meaning_of (game) == FLIP_MEANS_CHANCE, 0 };
  FlipAsk ask;

  *gain = (FlipReason){ .more = 0 };
  if (loss)
    *loss = *gain;
  game->ask (state, &ask);
  g_return_if_fail (ask.who != FLIP_TABLE);

  played.seat = (guint) ask.who;
  played.last_node = flip_thinker_nodes (thinker) + MOST_NODES;
  while (sample.games < FLIP_REASON_GAMES && compare_once (&played, state, line, other, items, &sample))
    sample.games++;
  if (sample.games < LEAST_GAMES || flip_thinker_is_cancelled (thinker))
    return;
  find_strongest (items, &sample, TRUE, gain);
  if (loss)
    find_strongest (items, &sample, FALSE, loss);
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
