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

      for (guint i = 0; i < cards->n_pairs; i++)
        {
          builds |= (guint32) (cards->pairs[i].cost <= cash) << flipcity_front (i);
          builds |= (guint32) (flipcity_develop_price (cards, i) <= cash) << flipcity_back (i);
        }
      for (guint i = 0; i < flipcity_n_faces (cards); i++)
        builds |= (guint32) (cards->faces[i].flip <= cash) << (FLIPCITY_FLIPS + i);
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
spell_out (const char *word, char *name, gsize size)
{
  gboolean begins = TRUE;

  flip_phrase_copy (name, word, size);
  for (char *p = name; *p; p++)
    {
      *p = *p == '-' ? ' ' : begins ? g_ascii_toupper (*p) : *p;
      begins = *p == ' ';
    }
  return name;
}

const char *
flipcity_word_name (const char *word, char name[32])
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      if (g_str_equal (names[i].word, word))
        return _ (names[i].name);
    }

  return spell_out (word, name, 32);
}

const char *
flipcity_face_name (const FlipcityCards *cards, guint face, char name[32])
{
  g_assert (face < flipcity_n_faces (cards));

  return flipcity_word_name (cards->faces[face].word, name);
}
