/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/royalflip/royalflip-rules.h"

#include <glib/gi18n-lib.h>

/* Achievements, in every mode. Those about the whole sheet can be earned only at the end. */

#define LONG_ROAD  7
#define LARGE_AREA 5

typedef struct
{
  const RoyalflipState *state;
  const RoyalflipSheet *sheet;
  RoyalflipRoads roads;
  RoyalflipAreas areas;
  gboolean over;
  int points;
} Look;

static gboolean
jackpot (const Look *look)
{
  return look->over && look->points >= look->state->board.jackpot;
}

static gboolean
long_road (const Look *look)
{
  for (guint i = 0; i < look->roads.n; i++)
    {
      if (look->roads.roads[i].n >= LONG_ROAD)
        return TRUE;
    }

  return FALSE;
}

static gboolean
two_casinos (const Look *look)
{
  for (guint i = 0; i < look->roads.n; i++)
    {
      if (royalflip_road_joins_casinos (&look->roads.roads[i]))
        return TRUE;
    }

  return FALSE;
}

static gboolean
large_area (const Look *look)
{
  for (guint i = 0; i < look->areas.n; i++)
    {
      if (royalflip_count (look->areas.areas[i]) >= LARGE_AREA)
        return TRUE;
    }

  return FALSE;
}

static gboolean
all_diamonds (const Look *look)
{
  return look->sheet->diamonds == look->state->board.n_diamonds;
}

static gboolean
all_spent (const Look *look)
{
  return look->over && look->sheet->tokens > 0 && royalflip_tokens_left (look->sheet) == 0;
}

/* Every number is part of a road or an area that counts. */
static gboolean
no_empty_lot (const Look *look)
{
  RoyalflipSet counted = 0;

  for (guint i = 0; i < look->areas.n; i++)
    counted |= look->areas.areas[i];
  for (guint i = 0; i < look->roads.n; i++)
    for (guint j = 0; j < look->roads.roads[i].n; j++)
      counted |= ROYALFLIP_BIT (look->roads.roads[i].cells[j]);
  return look->over && !(look->sheet->written & ~counted);
}

static const struct
{
  const char *id, *label;
  gboolean (*reached) (const Look *look);
} feats_of_game[] = {
  { "jackpot", /* achievement */ N_ ("The jackpot"), jackpot },
  { "two-casinos", N_ ("Two casinos joined"), two_casinos },
  { "long-road", N_ ("A road of seven"), long_road },
  { "large-area", N_ ("An area of five"), large_area },
  { "all-diamonds", N_ ("Every diamond filled"), all_diamonds },
  { "all-spent", N_ ("No ±1 left over"), all_spent },
  { "no-empty-lot", N_ ("Every number counts"), no_empty_lot },
};

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

/* The longest road, the largest area, the casinos joined by roads. */

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
royalflip_honours (gconstpointer data, guint seat, FlipHonours *honours)
{
  const RoyalflipState *state = data;
  Look look = { .state = state, .sheet = &state->sheets[seat] };

  g_return_if_fail (seat < state->n_seats);

  royalflip_find_roads (&state->board, look.sheet, &look.roads);
  royalflip_find_areas (&state->board, look.sheet, &look.areas);
  look.over = state->stage == ROYALFLIP_STAGE_OVER;
  look.points = royalflip_total (state, seat);
  flip_phrase_copy (honours->title, title (look.points, state->board.jackpot),
                    sizeof honours->title);
  for (guint i = 0; i < G_N_ELEMENTS (feats_of_game); i++)
    flip_feats_add (&honours->feats, feats_of_game[i].id, _ (feats_of_game[i].label),
                    feats_of_game[i].reached (&look));
  add_road (&look.roads, &honours->memories);
  add_area (&look.areas, &honours->memories);
  count (look.sheet, honours->counts);
}
