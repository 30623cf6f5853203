/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/quote.h"
#include "engine/game/words.h"
#include "games/flipcity/flipcity-rules.h"

#include <glib/gi18n-lib.h>

/* Reads the notation of the verbs, and more lenient spellings: in either case, with an unambiguous
   beginning of a card's name, and with the back of the card that is developed. */

#define MOST_WORDS 6

typedef struct
{
  const FlipcityState *state;
  FlipWords line;
  FlipMove *move;
} Reader;

static gboolean
set (Reader *reader, FlipcityVerb verb, guint site, guint argument)
{
  g_assert (verb < FLIPCITY_N_VERBS);

  *reader->move = flipcity_move (verb, site, argument);
  return TRUE;
}

/* The faces whose names begin with a word, one bit each; an exact match excludes the others. */
static guint
faces_like (const Reader *reader, const char *word)
{
  const FlipcityCards *cards = &reader->state->cards;
  gsize length = strlen (word);
  guint found = 0;

  for (guint i = 0; length && i < flipcity_n_faces (cards); i++)
    {
      if (g_ascii_strcasecmp (cards->faces[i].word, word) == 0)
        return 1u << i;
      if (g_ascii_strncasecmp (cards->faces[i].word, word, length) == 0)
        found |= 1u << i;
    }

  return found;
}

static gboolean
refuse_name (Reader *reader, guint found)
{
  const char *word = flip_words_peek (&reader->line);

  if (found)
    return flip_refuse (reader->line.refusal, FLIP_REFUSED_AMBIGUOUS, FLIP_NO_SITE, "FC-SETUP-5",
                        /* Translators: %s: what was written */
                        _ ("“%s” could be several cards: write more of the name."),
                        flip_quoted (word));
  if (*word)
    return flip_refuse (reader->line.refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FC-SETUP-5",
                        /* Translators: %s: what was written */
                        _ ("There is no card called “%s”."), flip_quoted (word));
  return flip_words_fail (&reader->line, "FC-SETUP-5", _ ("Say which card."));
}

static gboolean
take_face (Reader *reader, guint *face)
{
  guint found = faces_like (reader, flip_words_peek (&reader->line));

  if (!found || found & (found - 1))
    return refuse_name (reader, found);
  *face = flip_card_set_first (found);
  reader->line.at++;
  return TRUE;
}

static gboolean
read_shuffle (Reader *reader)
{
  guint face;

  if (!flip_words_take (&reader->line, "out"))
    return set (reader, FLIPCITY_VERB_SHUFFLE, FLIPCITY_SITE_DECK, 0);
  return take_face (reader, &face)
         && set (reader, FLIPCITY_VERB_SHUFFLE, FLIPCITY_SITE_DECK, face / 2 + 1);
}

static gboolean
read_flip (Reader *reader)
{
  guint face;
  gint64 seat = 0;

  if (!take_face (reader, &face))
    return FALSE;
  if (flip_words_take (&reader->line, "to"))
    {
      if (!g_ascii_string_to_signed (flip_words_peek (&reader->line), 10, 1, FLIPCITY_MAX_SEATS,
                                     &seat, NULL))
        return flip_words_fail (&reader->line, "FC-FLIP-4",
                                _ ("Say it like “flip apartment to 2”."));
      reader->line.at++;
    }
  return set (reader, FLIPCITY_VERB_FLIP, flipcity_discard_site_of (face), (guint) seat);
}

static gboolean
read_buy (Reader *reader)
{
  guint face;

  if (!take_face (reader, &face))
    return FALSE;
  if (face % 2)
    return flip_refuse (reader->line.refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FC-BUY-1",
                        /* Translators: %s: a card */
                        _ ("The %s is a back: buy a card front side up, or develop it."),
                        flipcity_face_name (&reader->state->cards, face));
  return set (reader, FLIPCITY_VERB_BUY, flipcity_buy_site_of (face / 2), 0);
}

/* Whether a card's name alone means playing the card on top. */
static gboolean
names_top (const Reader *reader, guint face)
{
  const FlipcityState *state = reader->state;

  return state->telling == FLIPCITY_TOP_NAMED && state->stage == FLIPCITY_STAGE_PLAY
         && flipcity_acting_seat (state)->top == face;
}

static gboolean
read_card (Reader *reader)
{
  guint face;

  if (!faces_like (reader, flip_words_peek (&reader->line)))
    return flip_refuse (reader->line.refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FC-TURN-1",
                        /* Translators: %s: what was written */
                        _ ("“%s” is not a move: say a card, play, stop, shuffle, recycle, buy, "
                           "flip, develop or done."),
                        flip_quoted (flip_words_peek (&reader->line)));
  if (!take_face (reader, &face))
    return FALSE;
  if (names_top (reader, face))
    return set (reader, FLIPCITY_VERB_PLAY, FLIPCITY_SITE_DECK, 0);
  *reader->move = flip_move_of_card ((FlipCard) face);
  return TRUE;
}

static gboolean
read_move (Reader *reader)
{
  guint face;

  if (flip_words_take (&reader->line, "play"))
    return set (reader, FLIPCITY_VERB_PLAY, FLIPCITY_SITE_DECK, 0);
  if (flip_words_take (&reader->line, "stop"))
    return set (reader, FLIPCITY_VERB_STOP, FLIPCITY_SITE_STOP, 0);
  if (flip_words_take (&reader->line, "done"))
    return set (reader, FLIPCITY_VERB_DONE, FLIPCITY_SITE_STOP, 0);
  if (flip_words_take (&reader->line, "shuffle"))
    return read_shuffle (reader);
  if (flip_words_take (&reader->line, "reshuffle"))
    return set (reader, FLIPCITY_VERB_DROP, FLIPCITY_SITE_DECK, 0);
  if (flip_words_take (&reader->line, "dropped"))
    return take_face (reader, &face)
           && set (reader, FLIPCITY_VERB_DROP, FLIPCITY_SITE_DECK, face + 1);
  if (flip_words_take (&reader->line, "top"))
    return take_face (reader, &face) && set (reader, FLIPCITY_VERB_TOP, FLIPCITY_SITE_DECK, face);
  if (flip_words_take (&reader->line, "recycle"))
    return take_face (reader, &face)
           && set (reader, FLIPCITY_VERB_RECYCLE, flipcity_discard_site_of (face), 0);
  if (flip_words_take (&reader->line, "buy"))
    return read_buy (reader);
  if (flip_words_take (&reader->line, "develop"))
    return take_face (reader, &face)
           && set (reader, FLIPCITY_VERB_DEVELOP, flipcity_develop_site_of (face / 2), 0);
  if (flip_words_take (&reader->line, "flip"))
    return read_flip (reader);
  return read_card (reader);
}

gboolean
flipcity_parse (gconstpointer data, const char *text, FlipMove *move, FlipRefusal *refusal)
{
  g_autofree char *copy = g_strdup (text);
  char *words[MOST_WORDS];
  guint n = flip_words_split (copy, words, MOST_WORDS);
  Reader reader = { .state = data, .line = { words, n, 0, refusal }, .move = move };

  return flip_words_check_number (refusal, n, MOST_WORDS) && read_move (&reader)
         && flip_words_check_end (&reader.line);
}
