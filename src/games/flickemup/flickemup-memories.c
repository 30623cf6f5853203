/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-rules.h"

#include "engine/base/phrase.h"

#include <glib/gi18n-lib.h>

/* The shots that hit, the duels. */

void
flickemup_memories (gconstpointer data, guint seat, FlipMemories *memories)
{
  const FlickemupState *state = data;
  const FlickemupDeeds *deeds;
  FlipMemory *memory;

  g_return_if_fail (seat < FLICKEMUP_MAX_SEATS);

  deeds = &state->deeds[seat];
  if (deeds->hits)
    {
      memory = flip_memories_add (memories, "hits", "pistol", deeds->hits);
      /* Translators: %u: how many */
      flip_phrase_print (memory->title, sizeof memory->title, ngettext ("%u hit", "%u hits", deeds->hits), deeds->hits);
      if (deeds->shots >= deeds->hits)
        /* Translators: %u: how many */
        flip_phrase_print (memory->detail, sizeof memory->detail, ngettext ("of %u shot", "of %u shots", deeds->shots),
                    deeds->shots);
    }
  if (!deeds->duels)
    return;
  memory = flip_memories_add (memories, "duels", "hat", deeds->duels);
  /* Translators: %u: how many */
  flip_phrase_print (memory->title, sizeof memory->title, ngettext ("%u duel won", "%u duels won", deeds->duels),
              deeds->duels);
}
