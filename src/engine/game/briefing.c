/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/game/briefing.h"

#include "engine/game/game.h"

static void
part_free (FlipBriefingPart *part)
{
  g_free (part->heading);
  g_free (part->text);
  g_free (part);
}

GPtrArray *
flip_briefing_new (const FlipSetup *setup)
{
  GPtrArray *briefing = g_ptr_array_new_with_free_func ((GDestroyNotify) part_free);

  g_return_val_if_fail (setup != NULL, briefing);

  if (setup->game->briefing)
    setup->game->briefing (setup, briefing);
  return briefing;
}

void
flip_briefing_add (GPtrArray *briefing, const char *heading, const char *text)
{
  FlipBriefingPart *part;

  g_return_if_fail (briefing != NULL && heading != NULL);

  if (!text || !*text)
    return;
  part = g_new (FlipBriefingPart, 1);
  part->heading = g_strdup (heading);
  part->text = g_strdup (text);
  g_ptr_array_add (briefing, part);
}
