/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown-rules.h"

#include "engine/base/phrase.h"

#include <glib/gi18n-lib.h>

/* The best hand, the dearest arrest or none at all, the robberies. */

/* As a heading: "Two pair". */
static void
say_hand (FlipMemory *memory, guint hand)
{
  const char *name = flip_hand_name (hand);
  const char *rest = g_utf8_next_char (name);
  g_autofree char *first = g_utf8_strup (name, rest - name);

  flip_phrase_print (memory->title, sizeof memory->title, "%s%s", first, rest);
}

static void
add_hand (const FliptownSeat *seat, FlipMemories *memories)
{
  guint best = 0;
  FlipMemory *memory;

  for (guint round = 1; round < FLIPTOWN_ROUNDS; round++)
    {
      if (seat->hands[round] > seat->hands[best])
        best = round;
    }
  if (seat->hands[best] < FLIP_HAND_PAIR)
    return;
  memory = flip_memories_add (memories, "hand", "cards", seat->hands[best]);
  say_hand (memory, seat->hands[best]);
  /* Translators: %u: the number of the round */
  flip_phrase_print (memory->detail, sizeof memory->detail, _ ("best hand, round %u"), best + 1);
}

/* Penalties grow with the rounds. */
static void
add_arrest (const FliptownState *state, const FliptownSeat *seat, FlipMemories *memories)
{
  FlipMemory *memory;
  guint round;

  if (!seat->arrests)
    {
      int wanted = fliptown_held (seat, FLIPTOWN_WANTED);

      memory = flip_memories_add (memories, "never-arrested", "badge", 1 + wanted);
      /* Translators: heading: a player who was not arrested in the whole game */
      flip_phrase_print (memory->title, sizeof memory->title, "%s", _ ("Never arrested"));
      /* Translators: %d: Wanted */
      flip_phrase_print (memory->detail, sizeof memory->detail, _ ("%d Wanted at the end"), wanted);
      return;
    }
  round = (guint) (g_bit_nth_msf (seat->arrests, -1));
  memory = flip_memories_add (memories, "arrest", "wanted", state->board.penalty_cash[round]);
  /* Translators: %u: the number of the round */
  flip_phrase_print (memory->title, sizeof memory->title, _ ("Arrested in round %u"), round + 1);
  flip_phrase_print (memory->detail, sizeof memory->detail,
              /* Translators: first %d: dollars; second %d: stars */
              ngettext ("$%d or %d star, the most expensive arrest", "$%d or %d stars, the most "
                                                              "expensive arrest",
                        (gulong) state->board.penalty_stars[round]),
              state->board.penalty_cash[round], state->board.penalty_stars[round]);
}

static void
add_robberies (const FliptownSeat *seat, FlipMemories *memories)
{
  guint n = fliptown_count (seat->targets);
  FlipMemory *memory;

  if (n < FLIPTOWN_TARGETS_IN_A_ROW)
    return;
  memory = flip_memories_add (memories, "robberies", "train", (int) n);
  /* Translators: %u: how many */
  flip_phrase_print (memory->title, sizeof memory->title, ngettext ("%u robbery", "%u robberies", n), n);
  flip_phrase_print (memory->detail, sizeof memory->detail, "%s", _ ("in the Badlands"));
}

static void
add_ways (const FliptownSeat *seat, FlipMemories *memories)
{
  guint stops = fliptown_count (seat->stops), chambers = fliptown_count (seat->chambers);
  FlipMemory *memory;

  if (stops >= 5)
    {
      memory = flip_memories_add (memories, "trail", "heart", (int) stops);
      /* Translators: %u: how many */
      flip_phrase_print (memory->title, sizeof memory->title, ngettext ("%u stop", "%u stops", stops), stops);
      flip_phrase_print (memory->detail, sizeof memory->detail, "%s", _ ("on the Trail"));
    }
  if (chambers < 5)
    return;
  memory = flip_memories_add (memories, "mine", "diamond", (int) chambers);
  /* Translators: %u: how many */
  flip_phrase_print (memory->title, sizeof memory->title, ngettext ("%u chamber", "%u chambers", chambers), chambers);
  flip_phrase_print (memory->detail, sizeof memory->detail, "%s", _ ("down in the Mine"));
}

void
fliptown_memories (gconstpointer data, guint seat, FlipMemories *memories)
{
  const FliptownState *state = data;

  g_return_if_fail (seat < state->n_seats);

  add_hand (&state->seats[seat], memories);
  add_arrest (state, &state->seats[seat], memories);
  add_robberies (&state->seats[seat], memories);
  add_ways (&state->seats[seat], memories);
}
