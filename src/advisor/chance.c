/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "advisor/chance.h"

#include "engine/game/verb.h"

#include <string.h>

#define STEPS 64

guint64
flip_chance_mix (guint64 a, guint64 b)
{
  guint64 mixed =
    (a ^ b * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15)) + G_GUINT64_CONSTANT (0xd1b54a32d192ed03);

  mixed = (mixed ^ mixed >> 32) * G_GUINT64_CONSTANT (0xd6e8feb86659fd93);
  mixed = (mixed ^ mixed >> 32) * G_GUINT64_CONSTANT (0xd6e8feb86659fd93);
  return mixed ^ mixed >> 32;
}

/* The waiting time of an event with a constant rate: the negative logarithm of a random number. It
   uses integers, because functions of the mathematics library may differ between machines. */
static guint32
waiting_time (guint32 chance)
{
  static const guint32 logarithms[STEPS + 1] = {
    0,     1466,  2909,  4331,  5732,  7112,  8473,  9814,  11136, 12440, 13727, 14996, 16248,
    17484, 18704, 19909, 21098, 22272, 23433, 24579, 25711, 26830, 27936, 29029, 30109, 31178,
    32234, 33279, 34312, 35334, 36346, 37346, 38336, 39316, 40286, 41246, 42196, 43137, 44068,
    44990, 45904, 46809, 47705, 48593, 49472, 50344, 51207, 52063, 52911, 53751, 54584, 55410,
    56229, 57040, 57845, 58643, 59434, 60219, 60997, 61769, 62534, 63294, 64047, 64794, 65536,
  };
  guint highest = 31 - (guint) __builtin_clz (chance | 1);
  guint32 fraction = (guint32) (((guint64) (chance | 1) << (32 - highest)) & 0xffffffff);
  guint32 step = fraction >> 26, within = fraction >> 10 & 0xffff;
  guint32 logarithm =
    logarithms[step]
    + (guint32) (((guint64) (logarithms[step + 1] - logarithms[step]) * within) >> 16);

  return (32u << 16) - ((guint32) highest << 16) - logarithm;
}

/* Identifies a draw. For single cards, those of a turn come in the same order, however many were
   drawn before, so that choices are compared on the same cards; if there are several of a kind,
   each draw has its own key. */
static guint64
draw_key (const FlipGame *game, gconstpointer state, const FlipAsk *ask, guint64 key)
{
  guint64 place = game->own_cards ? (guint64) ask->draw.position << 8
                                  : (guint64) flip_game_turn (game, state) << 8 | ask->count;

  return flip_chance_mix (key, place << 16 | ask->draw.shuffle);
}

static FlipCard
pick_alike (const guint32 weights[FLIP_CARDS_AT_MOST], guint64 key)
{
  FlipCard found = FLIP_NO_CARD;
  guint64 most = 0;

  for (guint card = 0; card < FLIP_CARDS_AT_MOST; card++)
    {
      guint64 chance = flip_chance_mix (key, card);

      if (!weights[card] || (found != FLIP_NO_CARD && chance <= most))
        continue;
      found = (FlipCard) card;
      most = chance;
    }

  return found;
}

/* The first of several events with these rates. */
static FlipCard
pick_weighted (const guint32 weights[FLIP_CARDS_AT_MOST], guint64 key)
{
  FlipCard found = FLIP_NO_CARD;
  guint64 time = 0, rate = 1;

  for (guint card = 0; card < FLIP_CARDS_AT_MOST; card++)
    {
      guint64 other;

      if (!weights[card])
        continue;
      other = waiting_time ((guint32) (flip_chance_mix (key, card) >> 32));
      if (found == FLIP_NO_CARD || other * rate < time * weights[card])
        {
          found = (FlipCard) card;
          time = other;
          rate = weights[card];
        }
    }

  return found;
}

guint64
flip_chance_weights (const FlipGame *game,
                     gconstpointer state,
                     const FlipAsk *ask,
                     const FlipKnowledge *knowledge,
                     guint32 weights[FLIP_CARDS_AT_MOST])
{
  FlipCardSet elsewhere = flip_knowledge_elsewhere (knowledge, ask->draw);
  FlipCard known = flip_knowledge_card (knowledge, ask->draw);
  guint64 all = 0;

  memset (weights, 0, FLIP_CARDS_AT_MOST * sizeof *weights);
  if (known != FLIP_NO_CARD && ask->possible & FLIP_CARD_BIT (known))
    return weights[known] = 1;
  if (flip_game_evaluation (game)->chances)
    flip_game_evaluation (game)->chances (state, ask, weights);
  else
    for (FlipCardSet left = ask->possible; left; left &= left - 1)
      weights[flip_card_set_first (left)] = 1;
  for (FlipCardSet left = ask->possible & ~elsewhere; left; left &= left - 1)
    all += weights[flip_card_set_first (left)];
  for (FlipCardSet left = all ? elsewhere : 0; left; left &= left - 1)
    weights[flip_card_set_first (left)] = 0;
  return all;
}

static FlipCard
pick_card (const FlipGame *game,
           gconstpointer state,
           const FlipAsk *ask,
           const FlipKnowledge *knowledge,
           guint64 key)
{
  guint32 weights[FLIP_CARDS_AT_MOST];

  flip_chance_weights (game, state, ask, knowledge, weights);
  return flip_game_evaluation (game)->chances ? pick_weighted (weights, key) : pick_alike (weights, key);
}

void
flip_chance_answer (const FlipGame *game,
                    gconstpointer state,
                    const FlipAsk *ask,
                    const FlipKnowledge *knowledge,
                    guint64 key,
                    FlipMoveList *scratch,
                    FlipMove *move)
{
  guint64 chance;

  g_assert (ask->who == FLIP_TABLE && ask->kind != FLIP_ASK_NOTHING);

  chance = draw_key (game, state, ask, key);
  if (ask->kind == FLIP_ASK_CARDS)
    {
      FlipCard card = pick_card (game, state, ask, knowledge, chance);

      g_assert (card != FLIP_NO_CARD);
      *move = flip_move_of_card (card);
      return;
    }
  flip_game_legal (game, state, scratch);
  g_assert (scratch->n > 0);
  *move = scratch->moves[flip_chance_mix (chance, 1) % scratch->n];
}
