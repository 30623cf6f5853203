/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flipcity/flipcity-rules.h"

#include <glib/gi18n-lib.h>

/* Reads what flipcity-print.c writes, and kinder spellings: in either case, with only the beginning
   of a card's name where no other begins so, and a back for the card that is developed. */

#define MOST_WORDS 6

typedef struct
{
  const FlipcityState *state;
  char **words;
  guint n, at;
  FlipMove *move;
  FlipRefusal *refusal;
} Reader;

static const char *
peek (const Reader *reader)
{
  return reader->at < reader->n ? reader->words[reader->at] : "";
}

static gboolean
take (Reader *reader, const char *expected)
{
  if (g_ascii_strcasecmp (peek (reader), expected) != 0)
    return FALSE;
  reader->at++;
  return TRUE;
}

static gboolean
set (Reader *reader, FlipcityVerb verb, guint site, guint argument)
{
  *reader->move = flipcity_move (verb, site, argument);
  return TRUE;
}

/* The faces whose names begin like a word, a bit each; one that is meant exactly stands alone. */
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
  const char *word = peek (reader);

  if (found)
    return flip_refuse (reader->refusal, FLIP_REFUSED_AMBIGUOUS, FLIP_NO_SITE, "FC-SETUP-5",
                        _ ("“%s” could be several cards: write more of the name."), word);
  if (*word)
    return flip_refuse (reader->refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FC-SETUP-5",
                        _ ("There is no card called “%s”."), word);
  return flip_refuse (reader->refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FC-SETUP-5",
                      _ ("Say which card."));
}

static gboolean
take_face (Reader *reader, guint *face)
{
  guint found = faces_like (reader, peek (reader));

  if (!found || found & (found - 1))
    return refuse_name (reader, found);
  *face = flip_card_set_first (found);
  reader->at++;
  return TRUE;
}

static gboolean
read_shuffle (Reader *reader)
{
  guint face;

  if (!take (reader, "out"))
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
  if (take (reader, "to"))
    {
      if (!g_ascii_string_to_signed (peek (reader), 10, 1, FLIPCITY_MAX_SEATS, &seat, NULL))
        return flip_refuse (reader->refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FC-FLIP-4",
                            _ ("Say it like “flip apartment to 2”."));
      reader->at++;
    }
  return set (reader, FLIPCITY_VERB_FLIP, flipcity_discard_site_of (face), (guint) seat);
}

static gboolean
read_buy (Reader *reader)
{
  guint face;
  char name[32];

  if (!take_face (reader, &face))
    return FALSE;
  if (face % 2)
    return flip_refuse (reader->refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FC-BUY-1",
                        _ ("The %s is a back: a card is bought with its front up, or developed."),
                        flipcity_face_name (&reader->state->cards, face, name));
  return set (reader, FLIPCITY_VERB_BUY, flipcity_buy_site_of (face / 2), 0);
}

static gboolean
read_recycle (Reader *reader)
{
  guint face;

  return take_face (reader, &face)
         && set (reader, FLIPCITY_VERB_RECYCLE, flipcity_discard_site_of (face), 0);
}

static gboolean
read_develop (Reader *reader)
{
  guint face;

  return take_face (reader, &face)
         && set (reader, FLIPCITY_VERB_DEVELOP, flipcity_develop_site_of (face / 2), 0);
}

static gboolean
read_card (Reader *reader)
{
  guint face;

  if (!faces_like (reader, peek (reader)))
    return flip_refuse (reader->refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FC-TURN-1",
                        _ ("“%s” is not a move: say a card, play, stop, shuffle, recycle, buy, "
                           "flip, develop or done."),
                        peek (reader));
  if (!take_face (reader, &face))
    return FALSE;
  *reader->move = flip_move_of_card ((FlipCard) face);
  return TRUE;
}

static gboolean
read_move (Reader *reader)
{
  if (take (reader, "play"))
    return set (reader, FLIPCITY_VERB_PLAY, FLIPCITY_SITE_DECK, 0);
  if (take (reader, "stop"))
    return set (reader, FLIPCITY_VERB_STOP, FLIPCITY_SITE_STOP, 0);
  if (take (reader, "done"))
    return set (reader, FLIPCITY_VERB_DONE, FLIPCITY_SITE_STOP, 0);
  if (take (reader, "shuffle"))
    return read_shuffle (reader);
  if (take (reader, "recycle"))
    return read_recycle (reader);
  if (take (reader, "buy"))
    return read_buy (reader);
  if (take (reader, "develop"))
    return read_develop (reader);
  if (take (reader, "flip"))
    return read_flip (reader);
  return read_card (reader);
}

static guint
split (const char *text, char **words)
{
  g_auto (GStrv) parts = g_strsplit_set (text, " \t", -1);
  guint n = 0;

  for (guint i = 0; parts[i]; i++)
    {
      if (*parts[i] && n < MOST_WORDS)
        words[n] = g_strdup (parts[i]);
      n += *parts[i] != '\0';
    }

  return n;
}

gboolean
flipcity_parse (gconstpointer data, const char *text, FlipMove *move, FlipRefusal *refusal)
{
  char *words[MOST_WORDS];
  Reader reader = { .state = data, .words = words, .move = move, .refusal = refusal };
  guint n = split (text, words);
  gboolean good;

  reader.n = MIN (n, MOST_WORDS);
  if (n == 0 || n > MOST_WORDS)
    good = flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "", "%s",
                        n ? _ ("The line is too long.") : _ ("The line is empty."));
  else
    good = read_move (&reader);
  if (good && reader.at < reader.n)
    good = flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "",
                        _ ("“%s” is one word too many."), reader.words[reader.at]);
  for (guint i = 0; i < reader.n; i++)
    g_free (words[i]);
  return good;
}
