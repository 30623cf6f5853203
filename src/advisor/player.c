/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "advisor/player.h"

#include "advisor/chance.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define USUAL_BUDGET 120

static const FlipPlayer players[] = {
  { "beginner", /* a level of play */ N_ ("Beginner"), FLIP_WAY_TURN, 160, 0 },
  { "easy", /* a level of play */ N_ ("Easy"), FLIP_WAY_TURN, 75, 0 },
  { "normal", /* a level of play */ N_ ("Normal"), FLIP_WAY_TURN, 40, 0 },
  { "hard", /* a level of play */ N_ ("Hard"), FLIP_WAY_SEARCH, 0, 300 },
  { "random", NULL, FLIP_WAY_RANDOM, 0, 0 },
  { "points", NULL, FLIP_WAY_POINTS, 0, 0 },
  { "value", NULL, FLIP_WAY_VALUE, 0, 0 },
  { "turn", NULL, FLIP_WAY_TURN, 0, 0 },
  { "search", NULL, FLIP_WAY_SEARCH, 0, USUAL_BUDGET },
};

/* helpers */

/* A random number with mean 0 and a standard deviation of about 1000: the sum of four dice is close
   to normal. */
static int
misjudgement (guint64 seed, guint index)
{
  guint64 mixed = flip_chance_mix (seed, index);
  int sum = 0;

  for (guint i = 0; i < 4; i++)
    sum += (int) (mixed >> (16 * i) & 0xffff) - 0x8000;
  return sum / 38;
}

static gboolean
choose_by_points (FlipThinker *thinker, gconstpointer state, FlipMove *move)
{
  g_autoptr (FlipThinker) blind = flip_thinker_new (flip_thinker_game (thinker), NULL, NULL);

  return flip_thinker_best_move (blind, state, move);
}

/* The best turn that begins with a given move. */
typedef struct
{
  guint root;
  FlipMove move;
  int value;
} Opening;

static void
keep_opening (gpointer data, const FlipLine *line, guint root, gconstpointer state, int value)
{
  GArray *openings = data;
  Opening opening = { root, line->moves[0], value };

  for (guint i = 0; i < openings->len; i++)
    {
      Opening *other = &g_array_index (openings, Opening, i);

      if (other->root != root)
        continue;
      other->value = MAX (other->value, value);
      return;
    }
  g_array_append_val (openings, opening);
}

/* How much is at stake: the difference between the best opening and their average. */
static gint64
stake (GArray *openings)
{
  gint64 sum = 0, best = G_MININT64;

  for (guint i = 0; i < openings->len; i++)
    {
      sum += g_array_index (openings, Opening, i).value;
      best = MAX (best, g_array_index (openings, Opening, i).value);
    }
  return best - sum / (gint64) openings->len;
}

/* A weaker player misjudges the result of each move, and the more so, the more is at stake. */
static gboolean
choose_by_turn (const FlipPlayer *player,
                FlipThinker *thinker,
                gconstpointer state,
                guint64 seed,
                FlipMove *move)
{
  g_autoptr (GArray) openings = g_array_new (FALSE, FALSE, sizeof (Opening));
  gint64 most = G_MININT64, noise;

  flip_thinker_search_turn (thinker, state, &flip_search_turn, keep_opening, openings);
  if (openings->len == 0)
    return FALSE;
  noise = stake (openings) * player->error / 100;
  for (guint i = 0; i < openings->len; i++)
    {
      const Opening *opening = &g_array_index (openings, Opening, i);
      gint64 value = opening->value + noise * misjudgement (seed, opening->root) / 1000;

      if (value <= most)
        continue;
      most = value;
      *move = opening->move;
    }

  return TRUE;
}

static gboolean
choose_by_search (const FlipPlayer *player,
                  FlipThinker *thinker,
                  gconstpointer state,
                  const FlipKnowledge *knowledge,
                  guint64 seed,
                  FlipMove *move,
                  FlipAdvice *found)
{
  g_autoptr (FlipSearch) search =
    flip_search_new (thinker, state, knowledge, seed);
  g_autofree FlipAdvice *own = found ? NULL : g_new (FlipAdvice, 1);
  FlipAdvice *advice = found ? found : own;

  flip_search_run (search, player->budget);
  flip_search_advise (search, advice);
  if (advice->n == 0)
    return FALSE;
  *move = advice->choices[0].line.moves[0];
  return TRUE;
}

static gboolean
choose_any (FlipThinker *thinker, gconstpointer state, guint64 seed, FlipMove *move)
{
  const FlipMoveList *list = flip_thinker_legal (thinker, state);

  g_return_val_if_fail (list->n > 0, FALSE);

  *move = list->moves[flip_chance_mix (seed, 0) % list->n];
  return TRUE;
}

/* public functions */

const FlipPlayer *
flip_player_level (guint level)
{
  g_return_val_if_fail (level < FLIP_N_LEVELS, NULL);

  return &players[level];
}

gboolean
flip_player_find (const char *name, FlipPlayer *player)
{
  g_auto (GStrv) parts = g_strsplit (name, ":", 2);
  guint64 budget;

  for (guint i = 0; i < G_N_ELEMENTS (players) && parts[0]; i++)
    {
      if (!g_str_equal (players[i].name, parts[0]))
        continue;
      *player = players[i];
      if (!parts[1])
        return TRUE;
      if (player->way != FLIP_WAY_SEARCH
          || !g_ascii_string_to_unsigned (parts[1], 10, 1, 10000000, &budget, NULL))
        return FALSE;
      player->budget = (guint) budget;
      return TRUE;
    }

  return FALSE;
}

char *
flip_player_names (void)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    g_string_append_printf (names, "%s%s", i ? ", " : "", players[i].name);
  return g_string_free (names, FALSE);
}

gboolean
flip_player_choose (const FlipPlayer *player,
                    FlipThinker *thinker,
                    gconstpointer state,
                    const FlipKnowledge *knowledge,
                    guint64 seed,
                    FlipMove *move,
                    FlipAdvice *advice)
{
  const FlipMoveList *list = flip_thinker_legal (thinker, state);

  if (list->n == 1)
    {
      *move = list->moves[0];
      return TRUE;
    }
  switch (player->way)
    {
    case FLIP_WAY_RANDOM:
      return choose_any (thinker, state, seed, move);
    case FLIP_WAY_POINTS:
      return choose_by_points (thinker, state, move);
    case FLIP_WAY_VALUE:
      return flip_thinker_best_move (thinker, state, move);
    case FLIP_WAY_TURN:
      return choose_by_turn (player, thinker, state, seed, move);
    case FLIP_WAY_SEARCH:
    default:
      return choose_by_search (player, thinker, state, knowledge, seed, move, advice);
    }
}
