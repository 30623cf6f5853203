/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/review/sources.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* helpers */

static void
read_log (const FlipMoment *moment, FlipScore *sources)
{
  const FlipGame *game = moment->game;
  g_autofree gpointer before = g_malloc (game->state_size);

  for (guint i = 0; i < moment->position; i++)
    {
      gconstpointer after;

      memcpy (before, flip_session_state_at (moment->session, i), game->state_size);
      after = flip_session_state_at (moment->session, i + 1);
      for (guint seat = 0; seat < moment->n_seats; seat++)
        game->sources (before, flip_session_entry (moment->session, i), after, seat, &sources[seat]);
    }
}

/* The line of what came from nowhere that was named, where there is any. */
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

/* public functions */

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
