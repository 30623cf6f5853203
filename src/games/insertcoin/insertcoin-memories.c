/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/insertcoin/insertcoin-rules.h"

#include "engine/base/phrase.h"

#include <glib/gi18n-lib.h>

/* Levels, coins, lives. */

void
insertcoin_memories (gconstpointer data, guint seat, FlipMemories *memories)
{
  const InsertcoinState *state = data;
  const InsertcoinSeat *own;
  guint levels;
  FlipMemory *memory;

  g_return_if_fail (seat < state->n_seats);

  own = &state->seats[seat];
  levels = insertcoin_count (own->complete);
  if (levels)
    {
      memory = flip_memories_add (memories, "levels", "trophy", (int) levels);
      /* Translators: %u: how many */
      flip_phrase_print (memory->title, sizeof memory->title, ngettext ("%u level complete", "%u levels complete", levels),
                  levels);
    }
  if (own->coins_gained)
    {
      memory = flip_memories_add (memories, "coins", "cash", own->coins_gained);
      flip_phrase_print (memory->title, sizeof memory->title,
                  /* Translators: %u: how many */
                  ngettext ("%u coin found", "%u coins found", own->coins_gained), own->coins_gained);
    }
  if (own->lives_lost)
    return;
  memory = flip_memories_add (memories, "no-life-lost", "heart", 1 + own->lives);
  flip_phrase_print (memory->title, sizeof memory->title, "%s", _ ("No life lost"));
}
