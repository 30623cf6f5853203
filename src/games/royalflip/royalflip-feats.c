/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/royalflip/royalflip-rules.h"

#include <glib/gi18n-lib.h>

/* Achievements, in every mode. Those about the whole sheet can be earned only at the end. */

#define LONG_ROAD  7
#define LARGE_AREA 5

/* Whether every number is part of a road or an area. */
static gboolean
all_count (const RoyalflipSheet *sheet, const RoyalflipCity *city)
{
  for (RoyalflipSet left = sheet->written; left; left &= left - 1)
    {
      guint cell = royalflip_first (left);

      if (!royalflip_area_at (city, cell) && !royalflip_road_through (city, cell))
        return FALSE;
    }
  return TRUE;
}

static void
add_feats (const RoyalflipState *state, guint seat, const RoyalflipCity *city, FlipFeats *feats)
{
  const RoyalflipSheet *sheet = &state->sheets[seat];
  const RoyalflipBoard *board = &state->board;
  gboolean over = state->stage == ROYALFLIP_STAGE_OVER;

  flip_feats_add (feats, "jackpot", /* achievement */ _ ("The jackpot"),
                  over && royalflip_total (state, seat) >= board->jackpot);
  flip_feats_add (feats, "two-casinos", _ ("Two casinos joined"), city->n_joined > 0);
  flip_feats_add (feats, "long-road", _ ("A road of seven"), city->longest >= LONG_ROAD);
  flip_feats_add (feats, "large-area", _ ("An area of five"), city->largest >= LARGE_AREA);
  flip_feats_add (feats, "all-diamonds", _ ("Every diamond filled"),
                  sheet->diamonds == board->diamonds.n);
  flip_feats_add (feats, "all-spent", _ ("No ±1 left over"),
                  over && sheet->tokens > 0 && royalflip_tokens_left (sheet) == 0);
  flip_feats_add (feats, "no-empty-lot", _ ("Every number counts"), over && all_count (sheet, city));
}

static const char *
title (int points, int jackpot)
{
  return points >= jackpot            ? _ ("Jackpot")
         : points * 10 >= jackpot * 8 ? /* verdict on a score */ _ ("High roller")
         : points * 10 >= jackpot * 6 ? /* verdict on a score */ _ ("Card sharp")
         : points * 10 >= jackpot * 4 ? C_ ("rank", "Regular")
                                      /* Translators: a rank for the result */
                                      : _ ("Tourist");
}

/* What is counted over many sheets */

const FlipTally royalflip_tallies[ROYALFLIP_N_TALLIES] = {
  { "cells", N_ ("Cells of the map"), N_ ("On the sheet"), NULL },
  { "spaces", N_ ("Spaces of the track"), N_ ("On the sheet"), NULL },
  { "diamonds", N_ ("Diamonds"), N_ ("On the sheet"), NULL },
  { "tokens", /* counted over many games */ N_ ("Tokens used"), N_ ("On the sheet"),
    N_ ("with a token used") },
};

static void
count (const RoyalflipSheet *sheet, int *counts)
{
  counts[0] = (int) royalflip_count (sheet->written);
  counts[1] = (int) royalflip_count (sheet->circled);
  counts[2] = sheet->diamonds;
  counts[3] = sheet->used_tokens;
}

/* What is worth remembering */

static void
add_memory (FlipMemories *memories,
            const char *id,
            const char *glyph,
            guint worth,
            const char *title,
            const char *detail)
{
  FlipMemory *memory = flip_memories_add (memories, id, glyph, (int) worth);

  flip_phrase_copy (memory->title, title, sizeof memory->title);
  flip_phrase_print (memory->detail, sizeof memory->detail, detail, worth);
}

static void
add_memories (const RoyalflipCity *city, FlipMemories *memories)
{
  if (city->longest)
    /* Translators: a line of the score */
    add_memory (memories, "road", "road", city->longest, _ ("Longest road"),
                /* Translators: %u: how many */
                ngettext ("%u number", "%u numbers", city->longest));
  if (city->n_joined)
    /* Translators: a line of the score */
    add_memory (memories, "casinos", "crown", city->n_joined, _ ("Casinos joined"),
                /* Translators: %u: how many */
                ngettext ("by %u road", "by %u roads", city->n_joined));
  if (city->largest)
    /* Translators: a line of the score */
    add_memory (memories, "area", "area", city->largest, _ ("Largest area"),
                /* Translators: %u: how many */
                ngettext ("%u number", "%u numbers", city->largest));
}

void
royalflip_honours (gconstpointer data, guint seat, FlipHonours *honours)
{
  const RoyalflipState *state = data;
  RoyalflipCity city;

  g_return_if_fail (seat < state->n_seats);

  royalflip_find_city (&state->board, &state->sheets[seat], &city);
  flip_phrase_copy (honours->title, title (royalflip_total (state, seat), state->board.jackpot),
                    sizeof honours->title);
  add_feats (state, seat, &city, &honours->feats);
  add_memories (&city, &honours->memories);
  count (&state->sheets[seat], honours->counts);
}
