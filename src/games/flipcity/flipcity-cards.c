/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flipcity/flipcity-cards.h"

#include "engine/keys.h"
#include "engine/quote.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Reads a card set: the key file says of each card what it costs, does and is made of. */

#define MOST_GAIN  20
#define MOST_CARDS 40

/* The words of the file, in the order of FlipcityEffect. */
static const struct
{
  const char *word;
  gboolean counted;
  int most;
} effects[FLIPCITY_N_EFFECTS] = {
  [FLIPCITY_CASH] = { "cash", TRUE, MOST_GAIN },
  [FLIPCITY_POINTS] = { "points", TRUE, MOST_GAIN },
  [FLIPCITY_UNHAPPY] = { "unhappy", TRUE, MOST_GAIN },
  [FLIPCITY_LIMIT] = { "limit", TRUE, MOST_GAIN },
  [FLIPCITY_ACTIONS] = { "actions", TRUE, MOST_GAIN },
  [FLIPCITY_CASH_PER_UNHAPPY] = { "cash-per-unhappy", TRUE, MOST_GAIN },
  [FLIPCITY_BOTTOM_TO_DISCARD] = { "bottom-to-discard", TRUE, MOST_GAIN },
  [FLIPCITY_CARDS_TO_WIN] = { "cards-to-win", TRUE, FLIPCITY_MOST_PRICE },
  [FLIPCITY_FORCES_NEXT] = { "forces-next", FALSE, 1 },
};

static const struct
{
  const char *word;
  guint16 bits;
} house_words[] = {
  { "all", FLIPCITY_HOUSE_ALL },         { "cost", FLIPCITY_HOUSE_COST },
  { "flip", FLIPCITY_HOUSE_FLIP },       { "top", FLIPCITY_HOUSE_TOP },
  { "flipped", FLIPCITY_HOUSE_FLIPPED }, { "recycle", FLIPCITY_HOUSE_RECYCLE },
};

static int
find_effect (const char *word, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      if (g_str_equal (effects[i].word, word))
        return (int) i;
    }

  return -1;
}

/* "2 cash", "forces-next". */
static gboolean
read_effect (const char *text, guint n, guint8 *amounts)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 2);
  gboolean counted = words[0] && words[1];
  int effect = words[0] ? find_effect (words[counted ? 1 : 0], n) : -1;
  gint64 amount = 1;

  if (effect < 0 || effects[effect].counted != counted || amounts[effect])
    return FALSE;
  if (counted && !g_ascii_string_to_signed (words[0], 10, 1, effects[effect].most, &amount, NULL))
    return FALSE;
  amounts[effect] = (guint8) amount;
  return TRUE;
}

static void
read_effects (FlipKeys *keys, const char *group, const char *key, guint n, guint8 *amounts)
{
  g_auto (GStrv) parts = g_strsplit (flip_keys_text (keys, group, key), ",", -1);

  for (guint i = 0; parts[i]; i++)
    {
      if (!read_effect (g_strstrip (parts[i]), n, amounts))
        flip_keys_refuse (keys, group, key,
                          _ ("“%s” is not an effect here, or appears here twice."),
                          flip_quoted (parts[i]));
    }
}

static guint16
house_bits (const char *word)
{
  int effect = find_effect (word, FLIPCITY_N_EFFECTS);

  if (effect >= 0)
    return (guint16) (1 << effect);
  for (guint i = 0; i < G_N_ELEMENTS (house_words); i++)
    {
      if (g_str_equal (house_words[i].word, word))
        return house_words[i].bits;
    }

  return 0;
}

static guint16
read_house (FlipKeys *keys, const char *group)
{
  g_auto (GStrv) words = NULL;
  guint16 house = 0;

  if (!flip_keys_has (keys, group, "house"))
    return 0;
  words = g_strsplit (flip_keys_text (keys, group, "house"), " ", -1);
  for (guint i = 0; words[i]; i++)
    {
      if (!house_bits (words[i]))
        flip_keys_refuse (keys, group, "house", _ ("“%s” names nothing that a card has."),
                          flip_quoted (words[i]));
      house |= house_bits (words[i]);
    }
  return house;
}

static guint8
optional_number (FlipKeys *keys, const char *group, const char *key, int most, guint8 otherwise)
{
  return flip_keys_has (keys, group, key) ? (guint8) flip_keys_number (keys, group, key, 0, most)
                                          : otherwise;
}

/* A key that is either missing or has this one value. */
static gboolean
has_word (FlipKeys *keys, const char *group, const char *key, const char *word)
{
  return flip_keys_has (keys, group, key) && flip_keys_word (keys, group, key, &word, 1) == 0;
}

/* A name must not read like a move. */
static gboolean
is_word (const char *text)
{
  static const char *const taken[] = { "play", "stop",    "done", "shuffle", "recycle", "buy",
                                       "flip", "develop", "out",  "to",      NULL };
  gsize length = strlen (text);

  return !g_strv_contains (taken, text) && length > 0 && length < FLIPCITY_WORD_SIZE
         && g_ascii_islower (*text) && strspn (text, "abcdefghijklmnopqrstuvwxyz-") == length;
}

static void
read_face (FlipKeys *keys, FlipcityCards *cards, guint index, const char *group)
{
  FlipcityFace *face = &cards->faces[index];

  g_assert (index < FLIPCITY_MAX_FACES);

  g_strlcpy (face->word, group, sizeof face->word);
  face->flip = optional_number (keys, group, "flip", FLIPCITY_MOST_PRICE, FLIPCITY_NO_PRICE);
  face->start = optional_number (keys, group, "start", MOST_CARDS, 0);
  face->given_away = has_word (keys, group, "flipped", "given-away");
  read_effects (keys, group, "play", FLIPCITY_N_EFFECTS, face->effects);
  if (has_word (keys, group, "top", "must-be-played"))
    cards->forced |= (guint16) (1u << index);
  if (flip_keys_has (keys, group, "recycle"))
    {
      read_effects (keys, group, "recycle", FLIPCITY_N_GAINS, face->recycle);
      cards->recyclable |= (guint16) (1u << index);
    }
  if (face->recycle[FLIPCITY_UNHAPPY])
    flip_keys_refuse (keys, group, "recycle", _ ("recycling makes nobody unhappy."));
  face->house = read_house (keys, group);
}

static void
read_pair (FlipKeys *keys, FlipcityCards *cards, guint index, const char *group)
{
  FlipcityPair *pair = &cards->pairs[index];
  const char *back = flip_keys_text (keys, group, "back");

  g_assert (index < FLIPCITY_MAX_PAIRS);

  pair->cost = optional_number (keys, group, "cost", FLIPCITY_MOST_PRICE, FLIPCITY_NO_PRICE);
  pair->supply = optional_number (keys, group, "supply", MOST_CARDS, 0);
  pair->solo = optional_number (keys, group, "solo", MOST_CARDS, 0);
  pair->optional = has_word (keys, group, "optional", "yes");
  if (!is_word (back) || g_str_equal (back, group))
    {
      flip_keys_refuse (keys, group, "back", _ ("“%s” can't be the name of a side."),
                        flip_quoted (back));
      return;
    }
  read_face (keys, cards, flipcity_front (index), group);
  read_face (keys, cards, flipcity_back (index), back);
  if (pair->cost == FLIPCITY_NO_PRICE && (pair->supply || pair->solo))
    flip_keys_refuse (keys, group, "supply", _ ("what is not sold is not in the supply."));
  if ((cards->recyclable >> flipcity_front (index) & 3) == 3)
    flip_keys_refuse (keys, back, "recycle", _ ("only one side of a card can be recycled."));
}

/* The names of all sides must differ, or nobody could tell them apart. */
static void
refuse_same_names (FlipKeys *keys, const FlipcityCards *cards)
{
  for (guint i = 0; i < flipcity_n_faces (cards); i++)
    for (guint j = 0; j < i; j++)
      {
        if (g_str_equal (cards->faces[i].word, cards->faces[j].word))
          flip_keys_refuse (keys, "game", "pairs", _ ("“%s” is named twice."),
                            cards->faces[i].word);
      }
}

static void
read_pairs (FlipKeys *keys, FlipcityCards *cards)
{
  g_auto (GStrv) words = g_strsplit (flip_keys_text (keys, "game", "pairs"), " ", -1);
  guint n = g_strv_length (words);

  if (n < 1 || n > FLIPCITY_MAX_PAIRS)
    {
      flip_keys_refuse (keys, "game", "pairs", _ ("1 to %d cards are needed here, not %u."),
                        FLIPCITY_MAX_PAIRS, n);
      return;
    }
  cards->n_pairs = (guint8) n;
  for (guint i = 0; i < n; i++)
    {
      if (!is_word (words[i]))
        {
          flip_keys_refuse (keys, "game", "pairs", _ ("“%s” can't be the name of a card."),
                            flip_quoted (words[i]));
          return;
        }
      read_pair (keys, cards, i, words[i]);
    }
  refuse_same_names (keys, cards);
}

static guint
all_cards (const FlipcityCards *cards, guint seats)
{
  guint n = 0;

  for (guint i = 0; i < flipcity_n_faces (cards); i++)
    n += seats * cards->faces[i].start;
  for (guint i = 0; i < cards->n_pairs; i++)
    n += MAX (cards->pairs[i].supply, cards->pairs[i].solo);
  return n;
}

/* One deck could come to hold almost all cards of the game. */
static void
refuse_wrong_numbers (FlipKeys *keys, const FlipcityCards *cards)
{
  guint start = 0, solo = 0;

  for (guint i = 0; i < flipcity_n_faces (cards); i++)
    start += cards->faces[i].start;
  for (guint i = 0; i < cards->n_pairs; i++)
    solo += cards->pairs[i].optional ? 0 : cards->pairs[i].solo;
  if (start == 0)
    flip_keys_refuse (keys, "game", "pairs", _ ("no seat begins with a card."));
  if (solo == 0)
    flip_keys_refuse (keys, "game", "pairs", _ ("a single player would have no supply."));
  if (all_cards (cards, 4) > FLIP_MAX_DECK)
    flip_keys_refuse (keys, "game", "pairs", _ ("there are more than %d cards for four seats."),
                      FLIP_MAX_DECK);
}

void
flipcity_cards_weigh (FlipcityCards *cards)
{
  g_assert (cards->n_pairs <= FLIPCITY_MAX_PAIRS);

  for (guint cash = 0; cash <= FLIPCITY_MOST_PRICE; cash++)
    {
      guint buys = 0, develops = 0, flips = 0;

      for (guint i = 0; i < cards->n_pairs; i++)
        {
          buys |= (guint) (cards->pairs[i].cost <= cash) << i;
          develops |= (guint) (flipcity_develop_price (cards, i) <= cash) << i;
        }
      for (guint i = 0; i < flipcity_n_faces (cards); i++)
        flips |= (guint) (cards->faces[i].flip <= cash) << i;
      cards->buys[cash] = (guint8) buys;
      cards->develops[cash] = (guint8) develops;
      cards->flips[cash] = (guint16) flips;
    }
}

gboolean
flipcity_cards_read (FlipcityCards *cards, const char *text, const char *name, GError **error)
{
  FlipKeys *keys = flip_keys_new (text, name);

  g_assert (cards && text);

  memset (cards, 0, sizeof *cards);
  cards->limit = (guint8) flip_keys_number (keys, "game", "limit", 0, MOST_GAIN);
  cards->points = (guint8) flip_keys_number (keys, "game", "points", 1, FLIPCITY_MOST_PRICE);
  read_pairs (keys, cards);
  refuse_wrong_numbers (keys, cards);
  return flip_keys_close (keys, error);
}

static const struct
{
  const char *word, *name;
} names[] = {
  { "residential-area", N_ ("Residential Area") },
  { "apartment", N_ ("Apartment") },
  { "convenience-store", N_ ("Convenience Store") },
  { "shopping-mall", N_ ("Shopping Mall") },
  { "hospital", N_ ("Hospital") },
  { "church", N_ ("Church") },
  { "factory", N_ ("Factory") },
  { "power-plant", N_ ("Power Plant") },
  { "central-park", N_ ("Central Park") },
  { "station", N_ ("Station") },
  { "office", N_ ("Office") },
  { "trade-center", N_ ("Trade Center") },
};

/* "flea-market" of another card set is called Flea Market. */
static const char *
spell_out (const char *word, char *name, gsize size)
{
  gboolean begins = TRUE;

  g_strlcpy (name, word, size);
  for (char *p = name; *p; p++)
    {
      *p = *p == '-' ? ' ' : begins ? g_ascii_toupper (*p) : *p;
      begins = *p == ' ';
    }
  return name;
}

const char *
flipcity_face_name (const FlipcityCards *cards, guint face, char name[32])
{
  g_assert (face < flipcity_n_faces (cards));

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      if (g_str_equal (names[i].word, cards->faces[face].word))
        return _ (names[i].name);
    }

  return spell_out (cards->faces[face].word, name, 32);
}
