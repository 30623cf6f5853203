/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/royalflip/royalflip-rules.h"

#include "engine/base/phrase.h"

#include <glib/gi18n-lib.h>

/* The longest road, the largest area, the casinos that roads join. */

static void
add_road (const RoyalflipRoads *roads, FlipMemories *memories)
{
  guint longest = 0, joined = 0;
  FlipMemory *memory;

  for (guint i = 0; i < roads->n; i++)
    {
      longest = MAX (longest, roads->roads[i].n);
      joined += royalflip_road_joins_casinos (&roads->roads[i]);
    }
  if (longest > 1)
    {
      memory = flip_memories_add (memories, "road", "road", (int) longest);
      /* Translators: a line of the score */
      flip_phrase_print (memory->title, sizeof memory->title, "%s", _ ("Longest road"));
      /* Translators: %u: how many */
      flip_phrase_print (memory->detail, sizeof memory->detail, ngettext ("%u number", "%u numbers", longest), longest);
    }
  if (!joined)
    return;
  memory = flip_memories_add (memories, "casinos", "crown", (int) joined);
  /* Translators: a line of the score */
  flip_phrase_print (memory->title, sizeof memory->title, "%s", _ ("Casinos joined"));
  /* Translators: %u: how many */
  flip_phrase_print (memory->detail, sizeof memory->detail, ngettext ("by %u road", "by %u roads", joined), joined);
}

static void
add_area (const RoyalflipAreas *areas, FlipMemories *memories)
{
  guint largest = 0;
  FlipMemory *memory;

  for (guint i = 0; i < areas->n; i++)
    largest = MAX (largest, (guint) __builtin_popcountll (areas->areas[i]));
  if (!largest)
    return;
  memory = flip_memories_add (memories, "area", "area", (int) largest);
  /* Translators: a line of the score */
  flip_phrase_print (memory->title, sizeof memory->title, "%s", _ ("Largest area"));
  /* Translators: %u: how many */
  flip_phrase_print (memory->detail, sizeof memory->detail, ngettext ("%u number", "%u numbers", largest), largest);
}

void
royalflip_memories (gconstpointer data, guint seat, FlipMemories *memories)
{
  const RoyalflipState *state = data;
  RoyalflipRoads roads;
  RoyalflipAreas areas;

  g_return_if_fail (seat < state->n_seats);

  royalflip_find_roads (&state->board, &state->sheets[seat], &roads);
  royalflip_find_areas (&state->board, &state->sheets[seat], &areas);
  add_road (&roads, memories);
  add_area (&areas, memories);
}
