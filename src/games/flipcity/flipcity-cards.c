/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flipcity/flipcity-cards.h"

#include "engine/base/phrase.h"

#include <glib/gi18n-lib.h>

/* A card set that has been read: a table of prices, and the names of its cards. */

void
flipcity_cards_weigh (FlipcityCards *cards)
{
  g_assert (cards->n_pairs <= FLIPCITY_MAX_PAIRS);

  for (guint cash = 0; cash <= FLIPCITY_MOST_PRICE; cash++)
    {
      guint32 builds = 0;

      for (guint i = 0; i < flipcity_n_faces (cards); i++)
        builds |= (guint32) (flipcity_price (cards, i) <= cash) << i
                  | (guint32) (cards->faces[i].flip <= cash) << (FLIPCITY_FLIPS + i);
      cards->builds[cash] = builds;
    }
}

static const struct
{
  const char *word, *name;
} names[] = {
  { "residential-area", /* a card of Flip City */ N_ ("Residential Area") },
  { "apartment", /* a card of Flip City */ N_ ("Apartment") },
  { "convenience-store", /* a card of Flip City */ N_ ("Convenience Store") },
  { "shopping-mall", /* a card of Flip City */ N_ ("Shopping Mall") },
  { "hospital", /* a card of Flip City */ N_ ("Hospital") },
  { "church", /* a card of Flip City */ N_ ("Church") },
  { "factory", /* a card of Flip City */ N_ ("Factory") },
  { "power-plant", /* a card of Flip City */ N_ ("Power Plant") },
  { "central-park", /* a card of Flip City */ N_ ("Central Park") },
  /* Translators: a card: a railway station */
  { "station", N_ ("Station") },
  { "office", N_ ("Office") },
  { "trade-center", /* a card of Flip City */ N_ ("Trade Center") },
};

/* Turns the word "flea-market" of somebody's card set into Flea Market. */
static const char *
spell_out (const char *word)
{
  gboolean begins = TRUE;
  char name[32];

  flip_phrase_copy (name, word, sizeof name);
  for (char *p = name; *p; p++)
    {
      *p = *p == '-' ? ' ' : begins ? g_ascii_toupper (*p) : *p;
      begins = *p == ' ';
    }
  return g_intern_string (name);
}

const char *
flipcity_word_name (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      if (g_str_equal (names[i].word, word))
        return _ (names[i].name);
    }
  return spell_out (word);
}

const char *
flipcity_face_name (const FlipcityCards *cards, guint face)
{
  g_assert (face < flipcity_n_faces (cards));

  return flipcity_word_name (cards->faces[face].word);
}

/* An upper bound for one seat: all cards that it can ever pay for, all played in one turn, each
   with its better side. No real turn reaches it, so a seat that can't win even then can never
   win. */
typedef struct
{
  const FlipcityCards *cards;
  gboolean is_solo;
  guint owned[FLIPCITY_MAX_PAIRS];
  gboolean has[FLIPCITY_MAX_FACES]; /* which of their sides can be up */
  guint allowed;                    /* the most unhappiness */
} Dream;

#define MOST_SEATS 4

static gboolean
is_playable (const Dream *dream, guint face)
{
  return dream->has[face] && dream->cards->faces[face].effects[FLIPCITY_UNHAPPY] <= dream->allowed;
}

/* Counts the better side of each card plus the side that is recycled, which may have been up
   before. Sides that raise the limit count even if they need it themselves. */
static guint
most_of (const Dream *dream, FlipcityEffect gain)
{
  guint sum = 0;

  for (guint pair = 0; pair < dream->cards->n_pairs; pair++)
    {
      guint played = 0, recycled = 0;

      for (guint face = flipcity_front (pair); face <= flipcity_back (pair); face++)
        {
          const FlipcityFace *about = &dream->cards->faces[face];
          guint each = gain == FLIPCITY_CASH
                         ? about->effects[FLIPCITY_CASH_PER_UNHAPPY] * dream->allowed
                         : 0;

          if (is_playable (dream, face) || (gain == FLIPCITY_LIMIT && dream->has[face]))
            played = MAX (played, about->effects[gain] + each);
          if (dream->has[face])
            recycled = MAX (recycled, about->recycle[gain]);
        }
      sum += dream->owned[pair] * (played + recycled);
    }

  return sum;
}

/* Cards that opponents give away count as well. */
static guint
owned_at_start (const Dream *dream, guint pair)
{
  const FlipcityFace *front = &dream->cards->faces[flipcity_front (pair)];
  const FlipcityFace *back = &dream->cards->faces[flipcity_back (pair)];
  gboolean is_given = !dream->is_solo && (dream->cards->given_away >> flipcity_front (pair) & 3);

  return (guint) (front->start + back->start) * (is_given ? MOST_SEATS : 1);
}

static guint
supply_of (const Dream *dream, guint pair)
{
  const FlipcityPair *about = &dream->cards->pairs[pair];

  return dream->is_solo ? about->solo : about->supply;
}

static gboolean
gain_side (Dream *dream, guint face)
{
  gboolean is_new = !dream->has[face];

  dream->has[face] = TRUE;
  return is_new;
}

/* Buys and turns over everything that can be paid for; FALSE if that yields nothing new. */
static gboolean
grow (Dream *dream)
{
  guint cash = MIN (most_of (dream, FLIPCITY_CASH), FLIPCITY_MOST_PRICE);
  gboolean is_new = FALSE;

  for (guint pair = 0; pair < dream->cards->n_pairs; pair++)
    {
      guint least = owned_at_start (dream, pair), supply = supply_of (dream, pair);

      if (dream->owned[pair] == least && supply && dream->cards->pairs[pair].cost <= cash)
        {
          dream->owned[pair] += supply;
          dream->has[flipcity_front (pair)] = is_new = TRUE;
        }
    }
  for (guint face = 0; face < flipcity_n_faces (dream->cards); face++)
    {
      gboolean can_turn =
        dream->cards->faces[face].flip <= cash || dream->cards->recyclable >> face & 1;

      if (dream->has[face] && can_turn)
        is_new |= gain_side (dream, flipcity_other_side (face));
    }

  return is_new;
}

static void
dream_of (Dream *dream, const FlipcityCards *cards, gboolean is_solo)
{
  *dream = (Dream){ .cards = cards, .is_solo = is_solo, .allowed = cards->limit };
  for (guint face = 0; face < flipcity_n_faces (cards); face++)
    dream->has[face] = cards->faces[face].start > 0;
  for (guint pair = 0; pair < cards->n_pairs; pair++)
    dream->owned[pair] = owned_at_start (dream, pair);
  do
    dream->allowed = cards->limit + most_of (dream, FLIPCITY_LIMIT);
  while (grow (dream));
}

/* How many more points a card yields with a side that makes citizens unhappy. */
static guint
gain_of_unhappiness (const Dream *dream, guint pair)
{
  guint with = 0, without = 0;

  for (guint face = flipcity_front (pair); face <= flipcity_back (pair); face++)
    {
      const FlipcityFace *about = &dream->cards->faces[face];
      guint *most = about->effects[FLIPCITY_UNHAPPY] ? &with : &without;

      if (is_playable (dream, face))
        *most = MAX (*most, about->effects[FLIPCITY_POINTS]);
    }

  return with > without ? with - without : 0;
}

/* Only a limited number of those sides can be in play: the best of them count, and the other cards
   do without. */
static guint
most_points (const Dream *dream)
{
  guint points = most_of (dream, FLIPCITY_POINTS);
  guint left = dream->allowed;

  for (guint gain = G_MAXUINT8; gain; gain--)
    for (guint pair = 0; pair < dream->cards->n_pairs; pair++)
      {
        guint n = gain_of_unhappiness (dream, pair) == gain ? dream->owned[pair] : 0;
        guint kept = MIN (n, left);

        left -= kept;
        points -= (n - kept) * gain;
      }

  return points;
}

static gboolean
wins_by_cards (const Dream *dream)
{
  guint n = 0;

  for (guint pair = 0; pair < dream->cards->n_pairs; pair++)
    n += dream->owned[pair];
  for (guint face = 0; face < flipcity_n_faces (dream->cards); face++)
    {
      guint needed = dream->cards->faces[face].effects[FLIPCITY_CARDS_TO_WIN];

      if (needed && needed <= n && is_playable (dream, face))
        return TRUE;
    }

  return FALSE;
}

gboolean
flipcity_can_be_won (const FlipcityCards *cards, gboolean is_solo, guint *points)
{
  Dream dream;

  dream_of (&dream, cards, is_solo);
  *points = most_points (&dream);
  return *points >= cards->points || wins_by_cards (&dream);
}
