/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/insertcoin/insertcoin-game.h"
#include "games/insertcoin/insertcoin.h"

#include <glib/gi18n-lib.h>

/* How the game ended, and the achievements. */

/* Points at any moment. */

int
insertcoin_level_points (const InsertcoinState *state, guint index, guint level)
{
  const InsertcoinSeat *seat = &state->seats[index];
  int unfilled = (int) insertcoin_grid_count (insertcoin_free (state, seat, level));

  g_assert (index < state->n_seats && level < INSERTCOIN_LEVELS);

  return insertcoin_has_shape (seat, level)
           ? MAX (0, insertcoin_shape (state, seat, level)->value - unfilled)
           : 0;
}

void
insertcoin_score (gconstpointer data, guint index, FlipScore *score)
{
  const InsertcoinState *state = data;
  const InsertcoinSeat *seat = &state->seats[index];

  g_return_if_fail (index < state->n_seats);

  for (guint level = 0; level < INSERTCOIN_LEVELS; level++)
    flip_score_add (score, insertcoin_level_id (level), insertcoin_level_name (level),
                    (int) insertcoin_grid_count (seat->filled[level]),
                    insertcoin_level_points (state, index, level));
  /* Translators: a line of the score */
  flip_score_add (score, "coins", _ ("Unused coins"), seat->coins,
                  seat->coins * INSERTCOIN_COIN_POINTS)
    ->glyph = "token";
  /* Translators: a line of the score */
  flip_score_add (score, "lives", _ ("Lives left"), seat->lives,
                  seat->lives * INSERTCOIN_LIFE_POINTS)
    ->glyph = "heart";
}

int
insertcoin_total (const InsertcoinState *state, guint seat)
{
  FlipScore score = { 0 };

  insertcoin_score (state, seat, &score);
  return score.total;
}

static const char *
word_of_end (guint ends)
{
  return ends & INSERTCOIN_END_LEVELS  ? "levels"
         : ends & INSERTCOIN_END_COIN  ? "coin"
         : ends & INSERTCOIN_END_LIVES ? "lives"
                                       : "cards";
}

void
insertcoin_result (gconstpointer data, FlipResult *result)
{
  const InsertcoinState *state = data;

  if (!result->over)
    return;
  flip_game_rank (&insertcoin_game, state, result);
  flip_summary_set (&result->ending, "%s", word_of_end (state->ends));
}

static const char *
title (int points)
{
  static const struct
  {
    int points;
    const char *words;
  } titles[] = {
    { 85, N_ ("Legend of the arcade") },
    { 70, /* verdict on a score */ N_ ("High score") },
    { 50, /* verdict on a score */ N_ ("Regular") },
    { 30, /* verdict on a score */ N_ ("Second coin") },
    { 0, /* verdict on a score */ N_ ("First coin") },
  };
  guint i = 0;

  while (points < titles[i].points)
    i++;
  return _ (titles[i].words);
}

/* Feats */

static gboolean
has_shape_worth (const InsertcoinState *state, const InsertcoinSeat *seat, guint value)
{
  for (guint level = 0; level < INSERTCOIN_LEVELS; level++)
    {
      if (seat->complete & 1u << level && insertcoin_shape (state, seat, level)->value >= value)
        return TRUE;
    }

  return FALSE;
}

static void
add_feats (const InsertcoinState *state, guint index, FlipFeats *feats)
{
  const InsertcoinSeat *seat = &state->seats[index];
  gboolean over = state->stage == INSERTCOIN_STAGE_OVER;
  guint levels = insertcoin_count (seat->complete);
  const FlipFeat rows[] = {
    { "all-levels", _ ("All three levels complete"), levels == INSERTCOIN_LEVELS },
    { "early-level", _ ("A level complete before the first GAME OVER"), seat->early >= 1 },
    { "high-value", _ ("A shape worth 30 complete"), has_shape_worth (state, seat, 30) },
    { "no-life-lost", _ ("No life lost"), over && seat->lives_lost == 0 },
    { "no-coin-inserted", _ ("No coin inserted"), over && seat->coins_inserted == 0 },
    { "last-life", _ ("Two levels, one life and no coin at the end"),
      over && seat->coins == 0 && seat->lives == 1 && levels >= 2 },
    { "legend", /* achievement */ _ ("Eighty-five points"),
      over && insertcoin_total (state, index) >= 85 },
  };

  feats->n = G_N_ELEMENTS (rows);
  memcpy (feats->feats, rows, sizeof rows);
}

/* What is counted over many sheets */

const FlipTally insertcoin_tallies[INSERTCOIN_N_TALLIES] = {
  { "level-1", /* levels filled */ N_ ("First level"), N_ ("Levels complete"), NULL },
  { "level-2", /* levels filled */ N_ ("Second level"), N_ ("Levels complete"), NULL },
  { "level-3", /* levels filled */ N_ ("Third level"), N_ ("Levels complete"), NULL },
  { "lives-lost", /* counted over many games */ N_ ("Lives lost"), N_ ("Lives and coins"), NULL },
  { "coins-gained", /* counted over many games */ N_ ("Coins gained"), N_ ("Lives and coins"),
    NULL },
  { "coins-inserted", /* counted over many games */ N_ ("Coins inserted"), N_ ("Lives and coins"),
    N_ ("with a coin inserted") },
};

static void
count (const InsertcoinSeat *seat, int *counts)
{
  for (guint level = 0; level < INSERTCOIN_LEVELS; level++)
    counts[level] = seat->complete >> level & 1;
  counts[INSERTCOIN_LEVELS] = seat->lives_lost;
  counts[INSERTCOIN_LEVELS + 1] = seat->coins_gained;
  counts[INSERTCOIN_LEVELS + 2] = seat->coins_inserted;
}

/* Levels, coins, lives. */

static void
add_memories (const InsertcoinSeat *own, FlipMemories *memories)
{
  guint levels = insertcoin_count (own->complete);

  if (levels)
    flip_memories_add (memories, "levels", "trophy", (int) levels,
                       /* Translators: %u: how many */
                       ngettext ("%u level complete", "%u levels complete", levels), levels);
  if (own->coins_gained)
    flip_memories_add (memories, "coins", "cash", own->coins_gained,
                       /* Translators: %u: how many */
                       ngettext ("%u coin found", "%u coins found", own->coins_gained),
                       own->coins_gained);
  if (!own->lives_lost)
    flip_memories_add (memories, "no-life-lost", "heart", 1 + own->lives, "%s", _ ("No life lost"));
}

void
insertcoin_honours (gconstpointer data, guint seat, FlipHonours *honours)
{
  const InsertcoinState *state = data;

  g_return_if_fail (seat < state->n_seats);

  flip_phrase_copy (honours->title, title (insertcoin_total (state, seat)), sizeof honours->title);
  add_feats (state, seat, &honours->feats);
  add_memories (&state->seats[seat], &honours->memories);
  count (&state->seats[seat], honours->counts);
}

/* The great moments: GAME OVER. */

/* Adds a seat's coins; returns whether one had to be inserted. */
static gboolean
add_seat (const InsertcoinState *before,
          const InsertcoinState *after,
          guint seat,
          FlipNotice *notice)
{
  guint pile = insertcoin_pile (before);
  g_autofree char *name = g_strdup_printf ("{seat %u}", seat + 1);
  gboolean owes = insertcoin_owes_coin (before, seat, pile);
  FlipNoticeGain *gain = flip_notice_add (notice, "token", name);

  gain->is_named = TRUE;
  gain->hurts = owes;
  if (!owes)
    {
      flip_notice_say (&gain->amount, "%u", after->seats[seat].coins);
      /* Translators: this player has no coin to pay */
      flip_notice_say (&gain->detail, "%s", _ ("pays nothing"));
    }
  else if (before->seats[seat].coins)
    {
      flip_notice_say (&gain->amount, "−1");
      /* Translators: %u: how many coins before, and after */
      flip_notice_say (&gain->detail, _ ("coins: %u → %u"), before->seats[seat].coins,
                       after->seats[seat].coins);
    }
  else
    {
      flip_notice_say (&gain->amount, "0");
      flip_notice_say (&gain->detail, "%s", _ ("no coin left: the game ends"));
    }
  return owes;
}

void
insertcoin_notices (gconstpointer data,
                    const FlipMove *move,
                    gconstpointer data_after,
                    GPtrArray *notices)
{
  const InsertcoinState *before = data, *after = data_after;
  guint pile = insertcoin_pile (before), owing = 0;
  FlipNotice *notice;

  if (before->deck.game_overs == after->deck.game_overs)
    return;
  notice = flip_notice_new ("game-over", _ ("Keep GAME OVER Brief"), FLIP_TABLE);
  notice->glyph = "skull";
  flip_notice_say (&notice->title, "%s", _ ("GAME OVER"));
  flip_notice_say (&notice->detail,
                   /* Translators: %u: how many */
                   ngettext ("Without %u complete level, a coin is due.",
                             "Without %u complete levels, a coin is due.", pile + 1),
                   pile + 1);
  for (guint seat = 0; seat < before->n_seats; seat++)
    owing += add_seat (before, after, seat, notice);
  notice->is_bad = owing > 0;
  flip_notice_say (&notice->verdict, "%s",
                   owing ? /* what GAME OVER asks of the players */ _ ("Insert coin")
                         : /* GAME OVER comes, and nobody has to pay */ _ ("Nobody pays"));
  g_ptr_array_add (notices, notice);
}
