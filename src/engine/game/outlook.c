/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/outlook.h"

#include "engine/base/phrase.h"
#include "engine/game/evaluation.h"
#include "engine/game/verb.h"

/* helpers */

/* A dash stands for a fact that the move removes. */
static void
add_line (FlipOutlook *outlook, const FlipFact *before, const FlipFact *after)
{
  FlipOutlookLine *line = &outlook->lines[outlook->n++];

  line->label = before->label;
  line->glyph = before->glyph;
  flip_phrase_copy (line->before, before->value, sizeof line->before);
  flip_phrase_copy (line->after, after ? after->value : FLIP_OUTLOOK_GONE, sizeof line->after);
}

/* Facts that are always shown beside the seat's name are listed only if they change. */
static gboolean
is_told (const FlipFact *before, const FlipFact *after)
{
  return before->glyph && !(before->headline && after && g_str_equal (before->value, after->value));
}

/* public functions */

gpointer
flip_outlook_state (const FlipGame *game, gconstpointer state, const FlipMove *move)
{
  gpointer after = g_memdup2 (state, game->state_size);

  flip_game_apply (game, after, move);
  return after;
}

void
flip_outlook_read (const FlipGame *game,
                   gconstpointer state,
                   gconstpointer after,
                   guint seat,
                   FlipOutlook *outlook)
{
  g_autofree FlipFacts *now = g_new0 (FlipFacts, 1), *then = g_new0 (FlipFacts, 1);

  g_return_if_fail (state != NULL && after != NULL && seat < FLIP_MAX_SEATS);

  *outlook = (FlipOutlook){
    .points_before = flip_game_points (game, state, seat),
    .points_after = flip_game_points (game, after, seat),
  };
  flip_game_facts (game, state, (int) seat, now);
  flip_game_facts (game, after, (int) seat, then);
  for (guint i = 0; i < now->n && outlook->n < FLIP_OUTLOOK_LINES; i++)
    {
      const FlipFact *after_it = flip_facts_find (then, now->facts[i].id);

      if (is_told (&now->facts[i], after_it))
        add_line (outlook, &now->facts[i], after_it);
    }
}
