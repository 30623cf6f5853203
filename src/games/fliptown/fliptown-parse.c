/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/quote.h"
#include "engine/game/words.h"
#include "games/fliptown/fliptown-game.h"
#include "games/fliptown/fliptown-people.h"
#include "games/fliptown/fliptown.h"
#include "games/fliptown/places/fliptown-buildings.h"
#include "games/fliptown/places/fliptown-place.h"

#include <glib/gi18n-lib.h>

/* Reads the notation of the verbs, and some more lenient spellings: in either case, without the
   price, with a building's name for its value, or just a site if there is only one way to it. */

#define MOST_WORDS 16

typedef struct
{
  const FliptownState *state;
  FlipWords line;
  FlipMove *move;
} Reader;

static gboolean
is (const char *word, const char *expected)
{
  return g_ascii_strcasecmp (word, expected) == 0;
}

static gboolean
set (Reader *reader, FliptownVerb verb, int first, int second)
{
  g_assert (verb < FLIPTOWN_N_VERBS);

  *reader->move = fliptown_move (verb, FLIP_NO_SITE, first, second);
  return TRUE;
}

static gboolean
take_number (Reader *reader, int *number)
{
  gint64 value;

  if (!g_ascii_string_to_signed (flip_words_peek (&reader->line), 10, 1, 99, &value, NULL))
    return FALSE;
  reader->line.at++;
  *number = (int) value;
  return TRUE;
}

/* The index of the next word in a list of words, or -1. */
static int
take_word (Reader *reader, const char *const *words, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      if (flip_words_take (&reader->line, words[i]))
        return (int) i;
    }

  return -1;
}

/* Sites */

static int
take_target (Reader *reader)
{
  guint rank = flip_rank_parse (flip_words_peek (&reader->line));

  for (guint i = 0; rank && i < FLIPTOWN_TARGETS; i++)
    {
      if (fliptown_badlands_value (reader->state, i) == rank)
        return reader->line.at++, (int) i;
    }

  return -1;
}

static int
take_rank (Reader *reader)
{
  guint rank = flip_rank_parse (flip_words_peek (&reader->line));

  return rank ? (reader->line.at++, (int) rank - 1) : -1;
}

static int
take_building (Reader *reader)
{
  int kind = flip_words_take_known (&reader->line, fliptown_building_word, FLIPTOWN_BUILDINGS);

  return kind < 0 ? take_rank (reader) : (int) fliptown_town_find (reader->state, kind);
}

static int
take_site_in (Reader *reader, FliptownPlace place)
{
  switch (place)
    {
    case FLIPTOWN_TRAIL:
      return take_rank (reader);
    case FLIPTOWN_BADLANDS:
      return take_target (reader);
    case FLIPTOWN_MINE:
      return flip_words_take_known (&reader->line, fliptown_chamber_word, FLIPTOWN_CHAMBERS);
    case FLIPTOWN_TOWN:
      return take_building (reader);
    default:
      return flip_words_take_known (&reader->line, fliptown_stone_word, FLIPTOWN_STONES);
    }
}

static gboolean
take_site (Reader *reader, guint16 *site)
{
  int place = flip_words_take_known (&reader->line, fliptown_place_word, FLIPTOWN_N_PLACES);
  int index;

  if (place < 0)
    return flip_words_fail (
      &reader->line, "FT-TURN-3",
      _ ("Name a site: trail, badlands, mine, town or cemetery, and which one there."));
  index = take_site_in (reader, place);
  if (index < 0)
    return flip_refuse (reader->line.refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FT-TURN-4",
                        /* Translators: first %s: what was written; second %s: a part of the board
                           */
                        _ ("There is no site “%s” there (%s)."),
                        flip_quoted (flip_words_peek (&reader->line)),
                        fliptown_place_name (place));
  *site = (guint16) (fliptown_first_site ((guint) place) + (guint) index);
  return TRUE;
}

static int
take_tool (Reader *reader)
{
  return flip_words_take (&reader->line, "pan")      ? FLIPTOWN_PAN
         : flip_words_take (&reader->line, "hammer") ? FLIPTOWN_HAMMER
                                                     : FLIPTOWN_NO_TOOL;
}

/* Actions */

static gboolean
lineup_index (Reader *reader, FlipCard card, guint *index)
{
  char text[FLIP_CARD_TEXT_SIZE];

  for (*index = 0; *index < reader->state->cards.n_lineup; (*index)++)
    {
      if (reader->state->cards.lineup[*index] == card)
        return TRUE;
    }

  return flip_refuse (reader->line.refusal, FLIP_REFUSED_CARD, FLIP_NO_SITE, "FT-TURN-2",
                      /* Translators: %s: a card */
                      _ ("%s is not in the lineup."), flip_card_print (card, text));
}

static gboolean
take_helpers (Reader *reader)
{
  static const char *const words[] = { "joker-suit", "joker-value", "prospect", "sleep" };
  gboolean priced = FALSE;

  while (reader->line.at < reader->line.n)
    {
      int helper = take_word (reader, words, G_N_ELEMENTS (words));
      const char *word = flip_words_peek (&reader->line);
      gint64 gold;

      if (helper >= 0)
        {
          reader->move->arg[1] |= (gint16) (1 << helper);
          continue;
        }
      if (priced || strlen (word) < 2 || g_ascii_tolower (word[strlen (word) - 1]) != 'g')
        break;
      reader->line.words[reader->line.at][strlen (word) - 1] = '\0';
      if (!g_ascii_string_to_signed (word, 10, 0, G_MAXINT16, &gold, NULL))
        return flip_words_fail (&reader->line, "FT-GOLD-7", _ ("Write gold like 2g."));
      reader->move->arg[3] = (gint16) gold;
      reader->line.at++;
      priced = TRUE;
    }
  if (!priced && reader->move->arg[0] != FLIPTOWN_ANY_ARRANGEMENT)
    reader->move->arg[3] = (gint16) fliptown_action_price (reader->state, reader->move);
  return TRUE;
}

static gboolean
arrange (Reader *reader, const guint *cards, guint n_cards)
{
  gboolean cemetery = fliptown_site_place (reader->move->site) == FLIPTOWN_CEMETERY;

  if (n_cards == 0)
    {
      reader->move->arg[0] = FLIPTOWN_ANY_ARRANGEMENT;
      return TRUE;
    }
  if (n_cards == 1 && cemetery)
    {
      reader->move->arg[0] = (gint16) fliptown_cemetery_arrangement (cards[0]);
      return TRUE;
    }
  for (int i = 0; i < FLIPTOWN_ARRANGEMENTS && n_cards == FLIPTOWN_LINEUP; i++)
    {
      if (fliptown_arrangements[i].suit == cards[0] && fliptown_arrangements[i].value == cards[1]
          && fliptown_arrangements[i].poker == cards[2])
        {
          reader->move->arg[0] = (gint16) i;
          return TRUE;
        }
    }

  return flip_words_fail (
    &reader->line, "FT-TURN-2",
    _ ("Name three different lineup cards: suit, value and poker card, in this order. "
       "At the Cemetery the poker card is enough."));
}

/* Three cards may also be named for the Cemetery, but only one counts unless the suit is
   changed. */
static void
simplify_cemetery (FlipMove *move)
{
  if (fliptown_site_place (move->site) == FLIPTOWN_CEMETERY && !(move->arg[1] & FLIPTOWN_SLEEP)
      && move->arg[0] >= 0)
    move->arg[0] =
      (gint16) fliptown_cemetery_arrangement (fliptown_arrangements[move->arg[0]].poker);
}

/* A site alone is enough if there is only one way to it. */
static void
find_only_way (Reader *reader)
{
  FlipMove bare = *reader->move;
  FlipMoveList *list = g_new (FlipMoveList, 1);
  guint ways = 0;

  flip_game_legal (&fliptown_game, reader->state, list);
  for (guint i = 0; i < list->n && ways < 2; i++)
    {
      const FlipMove *way = &list->moves[i];

      if (way->site != bare.site || way->verb != FLIPTOWN_VERB_ACTION
          || (bare.arg[2] && way->arg[2] != bare.arg[2]))
        continue;
      *reader->move = *way;
      ways++;
    }
  if (ways != 1)
    *reader->move = bare;
  g_free (list);
}

static gboolean
read_action (Reader *reader, const guint *cards, guint n_cards)
{
  guint16 site;

  if (n_cards == 1 && flip_words_take (&reader->line, "pass"))
    return set (reader, FLIPTOWN_VERB_PASS, (int) cards[0], 0);
  if (!take_site (reader, &site))
    return FALSE;
  if (n_cards == 0 && reader->state->stage == FLIPTOWN_STAGE_POOL)
    {
      *reader->move = fliptown_move (FLIPTOWN_VERB_BONUS, site, take_tool (reader), 0);
      return TRUE;
    }
  *reader->move = fliptown_move (FLIPTOWN_VERB_ACTION, site, 0, 0);
  if (!arrange (reader, cards, n_cards))
    return FALSE;
  reader->move->arg[2] = (gint16) take_tool (reader);
  if (!take_helpers (reader))
    return FALSE;
  simplify_cemetery (reader->move);
  if (n_cards == 0 && reader->state->stage == FLIPTOWN_STAGE_ACTION)
    find_only_way (reader);
  return TRUE;
}

static gboolean
read_cards (Reader *reader)
{
  guint indices[FLIPTOWN_LINEUP];
  guint n = 0;
  FlipCard card;

  flip_card_parse (flip_words_peek (&reader->line), &card);
  if (reader->line.n == 1)
    {
      reader->line.at++;
      *reader->move = flip_move_of_card (card);
      return TRUE;
    }
  while (n < FLIPTOWN_LINEUP && flip_card_parse (flip_words_peek (&reader->line), &card))
    {
      if (!lineup_index (reader, card, &indices[n++]))
        return FALSE;
      reader->line.at++;
    }
  return read_action (reader, indices, n);
}

/* The pool */

static int
take_choice_word (Reader *reader, FliptownBuilding kind)
{
  for (guint i = 0; fliptown_choice_word (kind, i); i++)
    {
      if (flip_words_take (&reader->line, fliptown_choice_word (kind, i)))
        return (int) i;
    }

  return -1;
}

static gboolean
read_set (Reader *reader, FliptownBuilding kind, int *choice)
{
  while (reader->line.at < reader->line.n)
    {
      int word = take_choice_word (reader, kind);

      if (word < 0 || *choice & 1 << word)
        return FALSE;
      *choice |= 1 << word;
    }

  return *choice != 0;
}

static gboolean
read_choice (Reader *reader, FliptownBuilding kind, int *choice)
{
  switch (fliptown_building_choice (kind))
    {
    case FLIPTOWN_ONE_OF:
      return (*choice = take_choice_word (reader, kind)) >= 0;
    case FLIPTOWN_SOME_OF:
      return read_set (reader, kind, choice);
    case FLIPTOWN_AMOUNT:
      return take_number (reader, choice);
    default:
      return TRUE;
    }
}

static gboolean
read_effect (Reader *reader, FliptownBuilding kind)
{
  guint building = fliptown_town_find (reader->state, kind);
  guint16 site = (guint16) (FLIPTOWN_SITE_TOWN + building);
  int choice = 0;

  if (!read_choice (reader, kind, &choice))
    return flip_refuse (reader->line.refusal, FLIP_REFUSED_UNREADABLE, site,
                        /* Translators: %s: a building */
                        fliptown_building_rule (kind), _ ("The %s has no such choice."),
                        fliptown_building_name (kind));
  *reader->move = fliptown_move (FLIPTOWN_VERB_EFFECT, site, choice, 0);
  return TRUE;
}

static gboolean
read_decline (Reader *reader)
{
  int found;

  if (flip_words_take (&reader->line, "bonus"))
    {
      found = flip_words_take_known (&reader->line, fliptown_place_word, FLIPTOWN_N_PLACES);
      return found < 0 ? flip_words_fail (&reader->line, "FT-BONUS-9",
                                          _ ("Say which bonus action is declined."))
                       : set (reader, FLIPTOWN_VERB_DECLINE_BONUS, found, 0);
    }
  found = flip_words_take_known (&reader->line, fliptown_building_word, FLIPTOWN_BUILDINGS);
  if (found < 0)
    return flip_words_fail (&reader->line, "FT-BONUS-9",
                            _ ("Say what is declined: a bonus action or a building."));
  *reader->move = fliptown_move (
    FLIPTOWN_VERB_DECLINE_EFFECT,
    (guint16) (FLIPTOWN_SITE_TOWN + fliptown_town_find (reader->state, found)), 0, 0);
  return TRUE;
}

static gboolean
read_bonus (Reader *reader)
{
  guint16 site;

  if (!take_site (reader, &site))
    return FALSE;
  *reader->move = fliptown_move (FLIPTOWN_VERB_BONUS, site, take_tool (reader), 0);
  return TRUE;
}

/* Answers */

static gboolean
read_outlaw (Reader *reader)
{
  static const char *const payments[] = { "cash", "gold", "wanted" };
  int outlaw = take_choice_word (reader, FLIPTOWN_BAIL_BONDS);
  int payment = take_word (reader, payments, 3);

  if (outlaw < 0 || payment < 0)
    return flip_words_fail (
      &reader->line, "FT-BAIL-3",
      _ ("Say it like “outlaw Q cash”: J, Q or K, and cash, gold or wanted."));
  return set (reader, FLIPTOWN_VERB_OUTLAW, outlaw, payment);
}

/* The Man in Black names a place and the Preacher a number; nobody else names anything. */
static gboolean
read_ability (Reader *reader)
{
  FliptownCharacter character = fliptown_acting_seat (reader->state)->character;
  int choice = 0;

  if (character == FLIPTOWN_MAN_IN_BLACK)
    {
      choice = flip_words_take_known (&reader->line, fliptown_place_word, FLIPTOWN_N_PLACES);
      if (choice < 0)
        return flip_words_fail (&reader->line, "FT-CHAR-15",
                                _ ("Name the place of the bonus action: “ability trail”."));
    }
  else if (character == FLIPTOWN_PREACHER && !take_number (reader, &choice))
    return flip_words_fail (&reader->line, "FT-CHAR-11",
                            _ ("Say how many Wanted the Preacher removes: “ability 3”."));
  if (character != FLIPTOWN_MAN_IN_BLACK && character != FLIPTOWN_PREACHER
      && *flip_words_peek (&reader->line))
    return flip_words_fail (&reader->line, fliptown_characters[character].rule,
                            _ ("This ability takes no other words: “ability”."));
  return set (reader, FLIPTOWN_VERB_ABILITY, choice, 0);
}

static gboolean
read_bounty (Reader *reader)
{
  int number;

  if (!take_number (reader, &number))
    return flip_words_fail (&reader->line, "FT-BOUNTY-1", _ ("Say it like “bounty 7”."));
  return set (reader, FLIPTOWN_VERB_BOUNTY, number - 1, 0);
}

static gboolean
read_character (Reader *reader)
{
  int character = flip_words_take_known (&reader->line, fliptown_character_word, FLIPTOWN_N_CHARACTERS);

  if (character < 0)
    return flip_refuse (reader->line.refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FT-CHAR-1",
                        /* Translators: %s: what was written */ _ ("There is no character “%s”."),
                        flip_quoted (flip_words_peek (&reader->line)));
  return set (reader, FLIPTOWN_VERB_CHARACTER, character, 0);
}

static gboolean
read_answer (Reader *reader)
{
  char **words = reader->line.words;
  g_autofree char *text = g_strjoin (" ", words[0], reader->line.n > 1 ? words[1] : NULL, NULL);

  if (reader->line.n <= 2 && fliptown_answer_find (text, reader->move))
    return reader->line.at = reader->line.n, TRUE;
  return flip_refuse (reader->line.refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "",
                      /* Translators: first %s: what was written; second %s: what is asked for */
                      _ ("“%s” is not a move. What is needed now: %s."),
                      flip_quoted (reader->line.words[0]),
                      flip_game_stage_needs (&fliptown_game, reader->state));
}

static gboolean
read_move (Reader *reader)
{
  FlipCard card;
  int kind;

  if (flip_card_parse (flip_words_peek (&reader->line), &card))
    return read_cards (reader);
  if (flip_words_take (&reader->line, "bonus"))
    return read_bonus (reader);
  if (flip_words_take (&reader->line, "decline"))
    return read_decline (reader);
  if (flip_words_take (&reader->line, "outlaw"))
    return read_outlaw (reader);
  if (flip_words_take (&reader->line, "ability"))
    return read_ability (reader);
  if (flip_words_take (&reader->line, "bounty"))
    return read_bounty (reader);
  if (flip_words_take (&reader->line, "character"))
    return read_character (reader);
  kind = flip_words_take_known (&reader->line, fliptown_building_word, FLIPTOWN_BUILDINGS);
  if (kind >= 0)
    return read_effect (reader, kind);
  for (guint i = 0; i < FLIPTOWN_N_PLACES; i++)
    {
      if (is (flip_words_peek (&reader->line), fliptown_place_word (i)))
        return read_action (reader, NULL, 0);
    }
  return read_answer (reader);
}

gboolean
fliptown_parse (gconstpointer data, const char *text, FlipMove *move, FlipRefusal *refusal)
{
  g_autofree char *copy = g_strdup (text);
  char *words[MOST_WORDS];
  guint n = flip_words_split (copy, words, MOST_WORDS);
  Reader reader = { .state = data, .line = { words, n, 0, refusal }, .move = move };

  g_return_val_if_fail (text && move, FALSE);

  return flip_words_check_number (refusal, n, MOST_WORDS) && read_move (&reader)
         && flip_words_check_end (&reader.line);
}
