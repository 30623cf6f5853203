/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/review/result-details.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* --- Where the points came from --- */

static void
read_log (const FlipMoment *moment, FlipScore *sources)
{
  const FlipGame *game = moment->game;
  g_autofree gpointer before = g_malloc (game->state_size);

  for (guint i = 0; i < moment->position; i++)
    {
      gconstpointer after;

      memcpy (before, flip_log_state_at (moment->log, i), game->state_size);
      after = flip_log_state_at (moment->log, i + 1);
      for (guint seat = 0; seat < moment->n_seats; seat++)
        game->sources (before, flip_log_entry (moment->log, i), after, seat, &sources[seat]);
    }
}

/* Keeps the line for the points without a named source, if there are any. */
static void
add_rest (FlipScore *scores, const FlipScore *sources, guint n_seats, const FlipScore *whole, guint line)
{
  gboolean any = FALSE;

  for (guint seat = 0; seat < n_seats; seat++)
    any |= whole[seat].lines[line].points != sources[seat].total;
  for (guint seat = 0; any && seat < n_seats; seat++)
    {
      int points = whole[seat].lines[line].points - sources[seat].total;

      flip_score_add (&scores[seat], whole[seat].lines[line].id, whole[seat].lines[line].label, points, points)->glyph =
        whole[seat].lines[line].glyph;
    }
}

static void
merge (const FlipMoment *moment, const FlipScore *sources, FlipScore *scores)
{
  g_autofree FlipScore *whole = g_memdup2 (scores, FLIP_MAX_SEATS * sizeof *scores);

  for (guint seat = 0; seat < moment->n_seats; seat++)
    scores[seat] = sources[seat];
  for (guint line = 0; line < whole[0].n_lines; line++)
    {
      if (g_strcmp0 (whole[0].lines[line].id, moment->game->sourced) == 0)
        {
          add_rest (scores, sources, moment->n_seats, whole, line);
          continue;
        }
      for (guint seat = 0; seat < moment->n_seats; seat++)
        {
          FlipScoreLine *own = &whole[seat].lines[line];

          flip_score_add (&scores[seat], own->id, own->label, own->count, own->points)->glyph = own->glyph;
        }
    }
}

void
flip_sources_read (const FlipMoment *moment, FlipScore scores[FLIP_MAX_SEATS])
{
  g_autofree FlipScore *sources = g_new0 (FlipScore, FLIP_MAX_SEATS);

  g_return_if_fail (moment && scores);

  for (guint seat = 0; seat < moment->n_seats; seat++)
    scores[seat] = *flip_moment_score (moment, seat);
  if (!moment->game->sources || moment->position == 0 || moment->position > FLIP_SOURCES_MOST)
    return;
  read_log (moment, sources);
  merge (moment, sources, scores);
}

/* --- What is memorable --- */

static FlipSeatMemory *
find (FlipSeatMemory *best, guint n, const char *id)
{
  for (guint i = 0; i < n; i++)
    {
      if (g_str_equal (best[i].memory.id, id))
        return &best[i];
    }

  return NULL;
}

guint
flip_seat_memories (const FlipMoment *moment, FlipSeatMemory best[FLIP_SEAT_MEMORIES_MOST])
{
  guint n = 0;

  g_return_val_if_fail (moment && best, 0);

  for (guint seat = 0; moment->is_over && seat < moment->n_seats; seat++)
    {
      FlipHonours honours = flip_game_honours (moment->game, moment->state, seat);

      for (guint i = 0; i < honours.memories.n; i++)
        {
          const FlipMemory *memory = &honours.memories.memories[i];
          FlipSeatMemory *known = find (best, n, memory->id);

          if (!known && n < FLIP_SEAT_MEMORIES_MOST)
            best[n++] = (FlipSeatMemory){ seat, *memory };
          else if (known && memory->worth > known->memory.worth)
            *known = (FlipSeatMemory){ seat, *memory };
        }
    }

  return n;
}

const char *
flip_goal_short_name (const FlipGoals *goals, guint index)
{
  const FlipGoal *goal;

  g_return_val_if_fail (goals && index < goals->n, "");

  goal = &goals->goals[index];
  for (guint i = 0; i < goals->n; i++)
    {
      if (i != index && g_str_equal (goals->goals[i].brief, goal->brief))
        return goal->label;
    }

  return *goal->brief ? goal->brief : goal->label;
}
