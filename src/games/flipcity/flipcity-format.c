/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/flipcity/flipcity-cards.h"
#include "games/flipcity/flipcity-rules.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The format of a card set's file. Each pair is one card: the group of its front names the back. */

#define MOST_GAIN  20
#define MOST_CARDS 40

/* Names */

static const char *const taken[] = { "play", "stop",    "done", "shuffle", "recycle", "buy",
                                     "flip", "develop", "out",  "to",      "game",    "checked" };

static const FlipChoices taken_names = { .n = G_N_ELEMENTS (taken), .words = taken };

static char *
name_side (FlipBoardFile *file, const char *word)
{
  return g_strdup (flipcity_word_name (word));
}

static const FlipChoices fronts = { .n = FLIPCITY_MAX_PAIRS, .find = flip_find_coined,
                                    .group = "game", .key = "pairs", .title = name_side };

static void
find_backs (const FlipChoices *of, FlipBoardFile *file, const char *group, GPtrArray *words)
{
  g_autoptr (GPtrArray) names = flip_choices_list (&fronts, file, group);

  for (guint i = 0; i < names->len; i++)
    {
      const char *back = flip_board_file_get (file, names->pdata[i], "back");

      g_ptr_array_add (words, (gpointer) (back && *back ? back : "back"));
    }
}

static const FlipChoices backs = { .find = find_backs, .title = name_side };

/* Storing values */

static guint
face_of (const FlipPlace *place)
{
  gboolean is_back = place->group->offset != G_STRUCT_OFFSET (FlipcityCards, faces);

  return is_back ? flipcity_back (place->instance) : flipcity_front (place->instance);
}

static void
take_back (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  FlipcityCards *cards = flip_reading_board (reading);

  for (guint i = 0; i < flipcity_n_faces (cards); i++)
    {
      if (g_str_equal (cards->faces[i].word, value->parts[0].word))
        /* Translators: %s: the name of a side */
        flip_reading_refuse (reading, place->name, place->key, _ ("“%s” is named twice."),
                             value->text);
    }
  flip_phrase_copy (cards->faces[flipcity_back (place->instance)].word, value->parts[0].word,
                    FLIPCITY_WORD_SIZE);
}

static void
take_effects (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  FlipcityCards *cards = flip_reading_board (reading);
  FlipcityFace *face = &cards->faces[face_of (place)];

  for (guint i = 0; i < value->n_parts; i++)
    face->effects[value->parts[i].phrase] = (guint8) MAX (value->parts[i].values[0], 1);
}

/* The gains that recycling can give, in the order of its vocabulary. */
static const guint8 recycled[] = { FLIPCITY_CASH, FLIPCITY_POINTS, FLIPCITY_LIMIT,
                                   FLIPCITY_ACTIONS };

static void
take_recycling (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  FlipcityCards *cards = flip_reading_board (reading);
  FlipcityFace *face = &cards->faces[face_of (place)];

  cards->recyclable |= (guint16) (1u << face_of (place));
  for (guint i = 0; i < value->n_parts; i++)
    face->recycle[recycled[value->parts[i].phrase]] = (guint8) value->parts[i].values[0];
}

static void
take_forced (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  FlipcityCards *cards = flip_reading_board (reading);

  cards->forced |= (guint16) (1u << face_of (place));
}

static void
take_given_away (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  FlipcityCards *cards = flip_reading_board (reading);

  cards->given_away |= (guint16) (1u << face_of (place));
}

static void
take_optional (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  FlipcityCards *cards = flip_reading_board (reading);

  cards->pairs[place->instance].optional = TRUE;
}

/* House values: a line of words that names them */

static const char *const house_words[] = {
  "cash", "points", "unhappy", "limit", "actions", "cash-per-unhappy", "bottom-to-discard",
  "cards-to-win", "forces-next", "cost", "flip", "top", "flipped", "recycle", "all",
};

G_STATIC_ASSERT (G_N_ELEMENTS (house_words) == FLIPCITY_N_EFFECTS + 6);

static const FlipChoices house_choices = { .n = G_N_ELEMENTS (house_words), .words = house_words };

/* The bits of FlipcityFace.house for a word of that line. */
static guint16
bits_of_word (guint word)
{
  return word + 1 == G_N_ELEMENTS (house_words) ? FLIPCITY_HOUSE_ALL : (guint16) (1u << word);
}

/* The same bits for a value of the file, or for one effect in it. */
static guint16
bits_of_part (FlipBoardFile *file, const FlipPlace *place, guint part)
{
  const char *text = flip_board_file_get (file, place->name, place->key);
  FlipFieldValue value;

  if (g_str_equal (place->key, "play"))
    return text && flip_field_parse (place, file, text, &value, NULL) && part < value.n_parts
             ? (guint16) (1u << value.parts[part].phrase)
             : 0;
  for (guint word = FLIPCITY_N_EFFECTS; word + 1 < G_N_ELEMENTS (house_words); word++)
    {
      if (g_str_equal (place->key, house_words[word]))
        return bits_of_word (word);
    }
  return 0;
}

static void
take_house (FlipReading *reading, const FlipPlace *place, const FlipFieldValue *value)
{
  FlipcityCards *cards = flip_reading_board (reading);
  FlipcityFace *face = &cards->faces[face_of (place)];

  for (guint i = 0; i < value->n_parts; i++)
    face->house |= bits_of_word ((guint) value->parts[i].values[0]);
}

static gboolean
is_house (FlipBoardFile *file, const FlipPlace *place, guint part)
{
  const char *text = flip_board_file_get (file, place->name, "house");
  g_auto (GStrv) words = g_strsplit (text ? text : "", " ", -1);
  guint16 bits = bits_of_part (file, place, part);

  for (guint i = 0; words[i] && bits; i++)
    for (guint word = 0; word < G_N_ELEMENTS (house_words); word++)
      {
        if (g_str_equal (words[i], house_words[word]) && bits & bits_of_word (word))
          return TRUE;
      }
  return FALSE;
}

/* The description */

#define GAIN(effect, word, name, picture, top) \
  [effect] = { .pattern = "% " word,           \
               .title = name,                  \
               .glyph = picture,               \
               .slots = { { .title = N_ ("How many"), .least = 1, .most = top } } }

static const FlipPhrase effect_phrases[FLIPCITY_N_EFFECTS] = {
  GAIN (FLIPCITY_CASH, "cash", N_ ("Cash"), "cash", MOST_GAIN),
  GAIN (FLIPCITY_POINTS, "points", N_ ("Points"), "points", MOST_GAIN),
  /* Translators: a field of a card in the editor */
  GAIN (FLIPCITY_UNHAPPY, "unhappy", N_ ("Unhappiness"), "unhappy", MOST_GAIN),
  GAIN (FLIPCITY_LIMIT, "limit", N_ ("Unhappiness allowed this turn"), "limit", MOST_GAIN),
  GAIN (FLIPCITY_ACTIONS, "actions", N_ ("Actions to build"), "actions", MOST_GAIN),
  GAIN (FLIPCITY_CASH_PER_UNHAPPY, "cash-per-unhappy", N_ ("Cash for each unhappy citizen in play"),
        "cash", MOST_GAIN),
  GAIN (FLIPCITY_BOTTOM_TO_DISCARD, "bottom-to-discard", N_ ("Cards from bottom to discard"), NULL,
        MOST_GAIN),
  GAIN (FLIPCITY_CARDS_TO_WIN, "cards-to-win", N_ ("Cards played in one turn to win"), NULL,
        FLIPCITY_MOST_PRICE),
  [FLIPCITY_FORCES_NEXT] = { .pattern = "forces-next",
                             .title = N_ ("The next card must be played") },
};

static const FlipPhrase recycle_phrases[] = {
  GAIN (0, "cash", N_ ("Cash"), "cash", MOST_GAIN),
  GAIN (1, "points", N_ ("Points"), "points", MOST_GAIN),
  GAIN (2, "limit", N_ ("Unhappiness allowed this turn"), "limit", MOST_GAIN),
  GAIN (3, "actions", N_ ("Actions to build"), "actions", MOST_GAIN),
};

G_STATIC_ASSERT (G_N_ELEMENTS (recycle_phrases) == G_N_ELEMENTS (recycled));

/* A price, and a value that is there or not. */
#define PRICE(name, type, member)                                                            \
  FLIP_NUMBER (name, type, member, 0, FLIPCITY_MOST_PRICE), .unit = "$", .is_optional = TRUE, \
    .absent = FLIPCITY_NO_PRICE
#define MARK(name, word, function)                             \
  .key = name, .kind = FLIP_KIND_WORDS, .is_optional = TRUE, \
  .words = &(const FlipChoices){ .n = 1, .words = (const char *const[]){ word } }, .take = function
#define COINED                                                                                \
  .kind = FLIP_KIND_COINED, .most = FLIPCITY_WORD_SIZE - 1, .words = &taken_names

static const FlipField game_fields[] = {
  { .key = "pairs", .title = N_ ("Cards"),
    .help = N_ ("The fronts of all cards, in the order in which they are offered for sale."),
    COINED, .n_least = 1, .n_most = FLIPCITY_MAX_PAIRS,
    .offset = G_STRUCT_OFFSET (FlipcityCards, faces[0].word), .stride = 2 * sizeof (FlipcityFace),
    .counted = G_STRUCT_OFFSET (FlipcityCards, n_pairs) },
  { FLIP_NUMBER ("limit", FlipcityCards, limit, 0, MOST_GAIN),
    .title = /* a field of a card in the editor */ N_ ("Unhappiness limit"),
    .help = N_ ("Whoever has more unhappiness than this in play loses the turn.") },
  { FLIP_NUMBER ("points", FlipcityCards, points, 1, FLIPCITY_MOST_PRICE), .title = N_ ("Points to win"),
    .help = N_ ("Whoever has this many points in play at the end of a turn wins.") },
};

static const FlipField pair_fields[] = {
  { .key = "back", .title = N_ ("Back"), .help = N_ ("The name of the other side."),
    COINED, .take = take_back },
  /* Translators: what a card costs */
  { PRICE ("cost", FlipcityPair, cost), .title = N_ ("Cost"),
    .help = N_ ("What the front costs; if left out, the card is not for sale.") },
  { FLIP_NUMBER ("supply", FlipcityPair, supply, 0, MOST_CARDS), .is_optional = TRUE,
    .title = /* a field of a card in the editor */ N_ ("For sale"),
    .help = N_ ("How many are for sale when two or more play.") },
  { FLIP_NUMBER ("solo", FlipcityPair, solo, 0, MOST_CARDS), .is_optional = TRUE,
    .title = N_ ("For sale alone"),
    .help = N_ ("How many are for sale when one player plays alone.") },
  { MARK ("optional", "yes", take_optional),
    .title = /* a field of a card in the editor */ N_ ("Optional"),
    .help = N_ ("The new-sheet page asks whether this card is in the game.") },
};

static const FlipField face_fields[] = {
  { PRICE ("flip", FlipcityFace, flip), .title = N_ ("Price to flip"),
    .help = N_ ("What it costs to flip this side; if left out, it can’t be flipped for cash.") },
  { FLIP_NUMBER ("start", FlipcityFace, start, 0, MOST_CARDS), .is_optional = TRUE,
    .title = N_ ("At the start"), .help = N_ ("How many each player begins with, this side up.") },
  { MARK ("top", "must-be-played", take_forced), .title = N_ ("Must be played"),
    .help = N_ ("When it is on top of the deck, it has to be played.") },
  { MARK ("flipped", "given-away", take_given_away), .title = N_ ("Given away when flipped"),
    .help = N_ ("When flipped it goes to an opponent; alone, it is removed from the game.") },
  { .key = "play",
    .title = /* a field of a card in the editor */ N_ ("When played"),
    .help = N_ ("What this side does when it is played."),
    .kind = FLIP_KIND_PHRASES, .phrases = effect_phrases, .n_phrases = FLIPCITY_N_EFFECTS,
    .n_most = FLIPCITY_N_EFFECTS, .once = TRUE, .take = take_effects },
  { .key = "recycle",
    .title = /* a field of a card in the editor */ N_ ("When recycled"),
    .help = N_ ("What it gives when it is flipped back in the discard pile; only one side of a "
                "card can have this."),
    FLIP_PHRASES (recycle_phrases), .n_most = G_N_ELEMENTS (recycle_phrases), .once = TRUE,
    .is_optional = TRUE, .take = take_recycling },
  { .key = "house",
    .title = /* an edition made for Flipside */ N_ ("House values"),
    .help = N_ ("Which values of this side are ours and not known from a printed card: all, or "
                "some of them."),
    .kind = FLIP_KIND_WORDS, .words = &house_choices, .n_most = G_N_ELEMENTS (house_words),
    .is_optional = TRUE, .is_hidden = TRUE, .take = take_house },
};

/* A group of each card or side. */
#define OF_ALL(first, step) .offset = first, .stride = step, .n_most = FLIPCITY_MAX_PAIRS

static const FlipGroup groups[] = {
  /* Translators: heading in the editor */
  { .name = "game", .title = N_ ("The game"), FLIP_FIELDS (game_fields) },
  { .name = "FRONT",
    .title = /* Translators: {group}: the name of a cowboy, as the file has it */ N_ ("{group}"),
    .help = N_ ("A card, named after its front as listed in [game]: what applies to both sides."),
    .names = &fronts, FLIP_FIELDS (pair_fields),
    OF_ALL (G_STRUCT_OFFSET (FlipcityCards, pairs), sizeof (FlipcityPair)) },
  { .name = "FRONT",
    .title = /* Translators: {group}: the name of a cowboy, as the file has it */ N_ ("{group}"),
    .help = N_ ("The same group: what applies to the front."),
    .names = &fronts, FLIP_FIELDS (face_fields),
    OF_ALL (G_STRUCT_OFFSET (FlipcityCards, faces), 2 * sizeof (FlipcityFace)) },
  { .name = "BACK",
    .title = /* Translators: {group}: the name of a cowboy, as the file has it */ N_ ("{group}"),
    .help = N_ ("The other side, with the name the front gives it."),
    .names = &backs, FLIP_FIELDS (face_fields),
    OF_ALL (G_STRUCT_OFFSET (FlipcityCards, faces) + sizeof (FlipcityFace),
            2 * sizeof (FlipcityFace)) },
};

/* Consistency checks */

static const char *
key_of_name (guint face)
{
  return face == flipcity_front (face / 2) ? "pairs" : "back";
}

static void
check_names (FlipReading *reading, const FlipcityCards *cards)
{
  for (guint i = 0; i < flipcity_n_faces (cards); i++)
    {
      const char *word = cards->faces[i].word;
      const char *group = i % 2 ? cards->faces[i - 1].word : "game";

      if (strpbrk (word, "0123456789"))
        flip_reading_refuse (reading, group, key_of_name (i),
                             /* Translators: %s: the name of a side */
                             _ ("“%s” has a digit: the name of a side consists of letters and "
                                "dashes."),
                             word);
    }
}

static void
check_pairs (FlipReading *reading, const FlipcityCards *cards)
{
  for (guint i = 0; i < cards->n_pairs; i++)
    {
      const FlipcityPair *pair = &cards->pairs[i];

      if (pair->cost == FLIPCITY_NO_PRICE && (pair->supply || pair->solo))
        flip_reading_refuse (reading, cards->faces[flipcity_front (i)].word, "supply",
                             _ ("a card that is not sold is not in the supply."));
      if ((cards->recyclable >> flipcity_front (i) & 3) == 3)
        flip_reading_refuse (reading, cards->faces[flipcity_back (i)].word, "recycle",
                             _ ("only one side of a card can be recycled."));
    }
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

/* One deck could contain almost all cards of the game. */
static gboolean
check_numbers (FlipReading *reading, const FlipcityCards *cards)
{
  guint start = 0, solo = 0;

  for (guint i = 0; i < flipcity_n_faces (cards); i++)
    start += cards->faces[i].start;
  for (guint i = 0; i < cards->n_pairs; i++)
    solo += cards->pairs[i].optional ? 0 : cards->pairs[i].solo;
  if (start == 0)
    flip_reading_refuse (reading, "game", "pairs", _ ("nobody starts with a card."));
  if (solo == 0)
    flip_reading_refuse (reading, "game", "pairs", _ ("a single player would have no supply."));
  if (all_cards (cards, 4) > FLIP_MAX_DECK)
    flip_reading_refuse (reading, "game", "pairs",
                         /* Translators: %d: how many */
                         ngettext ("there is more than %d card for four seats.",
                                   "there are more than %d cards for four seats.", FLIP_MAX_DECK),
                         FLIP_MAX_DECK);
  return start > 0 && solo > 0;
}

/* Just a warning: such a set can be played anyway, if only to see how far one gets. */
static void
check_winning (FlipReading *reading, const FlipcityCards *cards)
{
  guint solo, others;
  gboolean solo_wins = flipcity_can_be_won (cards, TRUE, &solo);
  gboolean others_win = flipcity_can_be_won (cards, FALSE, &others);

  if (!solo_wins && !others_win)
    flip_reading_warn (reading, "game", "points",
                       /* Translators: %u: how many */
                       ngettext ("nobody can ever win: no turn brings more than %u point.",
                                 "nobody can ever win: no turn brings more than %u points.",
                                 MAX (solo, others)),
                       MAX (solo, others));
  else if (!solo_wins)
    flip_reading_warn (reading, "game", "points",
                       /* Translators: %u: how many */
                       ngettext ("a single player can never win: no turn brings more than %u point.",
                                 "a single player can never win: no turn brings more than %u points.",
                                 solo),
                       solo);
  else if (!others_win)
    flip_reading_warn (
      reading, "game", "points",
      /* Translators: %u: how many */
      ngettext ("two or more players can never win: no turn brings more than %u point.",
                "two or more players can never win: no turn brings more than %u points.", others),
      others);
}

/* A value that was checked against a printed card is no longer a house value. Once any is checked,
   only values that are on the card can be. */
static void
forget_checked (FlipBoardFile *file, const GArray *places, FlipcityFace *face)
{
  guint16 left = 0;
  gboolean any = FALSE;

  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);
      guint n = g_str_equal (place->name, face->word) ? flip_format_n_ticks (file, place) : 0;

      for (guint part = 0; part < n; part++)
        {
          guint16 bits = bits_of_part (file, place, part);
          gboolean checked = bits && flip_format_is_part_checked (file, place, part);

          any |= checked;
          left |= checked ? 0 : face->house & bits;
        }
    }
  if (any)
    face->house = left;
}

static void
check (FlipReading *reading)
{
  FlipcityCards *cards = flip_reading_board (reading);
  FlipBoardFile *file = flip_reading_file (reading);
  g_autoptr (GArray) places = flip_format_places (&flipcity_format, file, FALSE);

  check_names (reading, cards);
  check_pairs (reading, cards);
  if (check_numbers (reading, cards))
    check_winning (reading, cards);
  for (guint i = 0; i < flipcity_n_faces (cards); i++)
    forget_checked (file, places, &cards->faces[i]);
}

static gboolean
place_of_site (gconstpointer data, guint16 site, const char **group, const char **key)
{
  const FlipcityState *state = data;

  if (site < FLIPCITY_FIRST_SITE_OF_CARDS || flipcity_site_pair (site) >= state->cards.n_pairs)
    return FALSE;
  *group = state->cards.faces[flipcity_site_face (site)].word;
  *key = NULL;
  return TRUE;
}

static const FlipCardsFormat cards_format = { "game", "pairs", "back" };

const FlipFormat flipcity_format = {
  .groups = groups, .n_groups = G_N_ELEMENTS (groups),
  .size = sizeof (FlipcityCards),
  .check = check,
  .is_house = is_house,
  .place_of_site = place_of_site,
  .cards = &cards_format,
};
