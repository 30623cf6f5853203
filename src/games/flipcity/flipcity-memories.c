/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flipcity/flipcity-rules.h"

#include "engine/base/phrase.h"

#include <glib/gi18n-lib.h>

/* The best turn, the longest one, busts. */

static void
add (FlipMemories *memories, const char *id, const char *glyph, int worth, const char *title, const char *detail)
{
  FlipMemory *memory;

  if (!worth)
    return;
  memory = flip_memories_add (memories, id, glyph, worth);
  flip_phrase_copy (memory->title, title, sizeof memory->title);
  flip_phrase_print (memory->detail, sizeof memory->detail, detail, worth);
}

void
flipcity_memories (gconstpointer data, guint seat, FlipMemories *memories)
{
  const FlipcityState *state = data;
  const FlipcitySeat *own;

  g_return_if_fail (seat < state->n_seats);

  own = &state->seats[seat];
  add (memories, "best", "star", own->best, _ ("Best turn"),
    /* Translators: %d: how many */
    ngettext ("%d point", "%d points", own->best));
  /* Translators: heading: the turn with the most cards */
  add (memories, "most-cards", "cards", own->most_cards, _ ("Longest turn"),
       /* Translators: %d: how many */
       ngettext ("%d card", "%d cards", own->most_cards));
  add (memories, "busts", "unhappy", own->busts, _ ("Busts"),
    /* Translators: %d: how many */
    ngettext ("%d turn lost", "%d turns lost", own->busts));
}
