/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands of a .case file of Fliptown that set up a position by hand. */

#include "tests/games/case.h"

#include "games/fliptown/fliptown.h"
#include "games/fliptown/places/fliptown-place.h"

#include <string.h>

const FlipGame *const case_game = &fliptown_game;

static FliptownState *
state_of (Case *test)
{
  return test->state;
}

static int
find_word (const char *const *words, guint n, const char *word)
{
  for (guint i = 0; i < n; i++)
    {
      if (g_str_equal (words[i], word))
        return (int) i;
    }

  return -1;
}

static void
edit_set (Case *test, Words *words)
{
  static const char *const tracks[] = { "cash", "gold", "stars", "wanted" };
  FliptownSeat *seat = &state_of (test)->seats[case_seat (test, words)];
  const char *key = case_next (test, words);
  int value = case_number (test, words);
  int track = find_word (tracks, G_N_ELEMENTS (tracks), key);

  if (track >= 0)
    seat->tracks[track].held = value;
  else if (g_str_equal (key, "pans"))
    seat->pans = (guint8) value;
  else if (g_str_equal (key, "hammers"))
    seat->hammers = (guint8) value;
  else if (g_str_equal (key, "hotel"))
    seat->hotel = (guint8) value;
  else if (g_str_equal (key, "ability"))
    seat->ability = (guint8) value;
  else if (g_str_equal (key, "mine-gold"))
    seat->mine_gold = (guint16) value;
  else if (g_str_equal (key, "arrests"))
    seat->arrests = (guint8) value;
  else if (g_str_equal (key, "stolen"))
    state_of (test)->cards.n_stolen =
      state_of (test)->cards.stolen_in_round[state_of (test)->round] = (guint8) value;
  else
    case_fail (test, "“%s” can't be set", key);
}

static void
edit_item (Case *test, Words *words)
{
  static const char *const items[] = {
    "undertaker", "shovel", "trail-horse", "pickaxe", "bandana", "pistol", "rifle",
  };
  FliptownSeat *seat = &state_of (test)->seats[case_seat (test, words)];

  while (words->words[words->at])
    {
      int item = find_word (items, G_N_ELEMENTS (items), case_next (test, words));

      if (item < 0)
        case_fail (test, "there is no such item");
      seat->items |= (guint8) (1u << item);
    }
}

/* mark SITE[, SITE …] */
static void
edit_mark (Case *test, Words *words, gboolean cross)
{
  FliptownSeat *seat = &state_of (test)->seats[case_seat (test, words)];
  g_autoptr (GString) text = g_string_new (NULL);
  g_auto (GStrv) names = g_strsplit (case_rest (words, text), ", ", -1);

  for (guint i = 0; names[i]; i++)
    {
      guint site = case_site (test, names[i]);
      FliptownPlace place = fliptown_site_place (site);

      if (cross)
        seat->crossed_stops |= (guint16) (1u << site);
      else
        seat->circled[place] |= (guint16) (1u << (site - fliptown_first_site (place)));
    }
}

static void
edit_character (Case *test, Words *words)
{
  FliptownSeat *seat = &state_of (test)->seats[case_seat (test, words)];
  const char *word = case_next (test, words);

  for (guint i = 1; i < FLIPTOWN_N_CHARACTERS; i++)
    {
      if (!g_str_equal (word, fliptown_character_word (i)))
        continue;
      seat->character = (guint8) i;
      seat->ability = i == FLIPTOWN_WILD_CARD ? 2 : 1;
      return;
    }
  case_fail (test, "there is no character “%s”", word);
}

static void
edit_cards (Case *test, Words *words, gboolean holdem)
{
  FliptownSeat *seat = &state_of (test)->seats[case_seat (test, words)];
  FlipCard *cards =
    holdem ? seat->holdem[state_of (test)->round] : seat->poker[state_of (test)->round];

  while (words->words[words->at])
    {
      if (!flip_card_parse (case_next (test, words), cards++))
        case_fail (test, "this is not a card");
    }
}

static void
edit_sets (Case *test, const char *command, Words *words)
{
  static const char *const colours[] = { "red", "black" };
  static const char *const outlaws[] = { "J", "Q", "K" };
  FliptownSeat *seat = &state_of (test)->seats[case_seat (test, words)];
  const char *fields[FLIPTOWN_FIELDS];

  for (guint i = 0; i < FLIPTOWN_FIELDS; i++)
    fields[i] = fliptown_stone_word (i);
  while (words->words[words->at])
    {
      const char *word = case_next (test, words);

      if (g_str_equal (command, "bank"))
        seat->bank |= (guint8) (1u << find_word (colours, 2, word));
      else if (g_str_equal (command, "hunt"))
        seat->outlaws |= (guint8) (1u << find_word (outlaws, 3, word));
      else
        seat->fields |= (guint16) (1u << find_word (fields, FLIPTOWN_FIELDS, word));
    }
}

/* pool bonus PLACE, or pool BUILDING: one thing more that waits for the first seat. */
static void
edit_pool (Case *test, Words *words)
{
  const char *word = case_next (test, words);

  if (g_str_equal (word, "bonus"))
    {
      word = case_next (test, words);
      for (guint i = 0; i < FLIPTOWN_N_PLACES; i++)
        state_of (test)->pool.bonuses[i] += g_str_equal (word, fliptown_place_word (i));
    }
  else
    for (guint i = 0; i < FLIPTOWN_BUILDINGS; i++)
      state_of (test)->pool.effects[i] +=
        g_str_equal (word, fliptown_building_word (state_of (test)->board.houses[i].kind));
  state_of (test)->stage = FLIPTOWN_STAGE_POOL;
  state_of (test)->acted = TRUE;
}

/* deck N: so many cards are left to draw; the rest is taken off the top, seen and discarded. */
static void
edit_deck (Case *test, Words *words)
{
  guint left = (guint) case_number (test, words);

  while (state_of (test)->cards.left > left)
    {
      FlipCard card = flip_card_set_first (state_of (test)->cards.drawable);

      fliptown_cards_show_from_deck (state_of (test), card);
      fliptown_cards_discard (state_of (test), card);
    }
}

/* seen ROUND CARD…: shown in that round. */
static void
edit_seen (Case *test, Words *words)
{
  int round = case_number (test, words) - 1;

  while (words->words[words->at])
    {
      FlipCard card;

      if (!flip_card_parse (case_next (test, words), &card))
        case_fail (test, "this is not a card");
      state_of (test)->cards.seen[round] |= FLIP_CARD_BIT (card);
    }
}

gboolean
case_edit (Case *test, const char *command, Words *words)
{
  if (g_str_equal (command, "set"))
    edit_set (test, words);
  else if (g_str_equal (command, "item"))
    edit_item (test, words);
  else if (g_str_equal (command, "mark") || g_str_equal (command, "cross"))
    edit_mark (test, words, g_str_equal (command, "cross"));
  else if (g_str_equal (command, "character"))
    edit_character (test, words);
  else if (g_str_equal (command, "hand") || g_str_equal (command, "holdem"))
    edit_cards (test, words, g_str_equal (command, "holdem"));
  else if (g_str_equal (command, "bank") || g_str_equal (command, "hunt")
           || g_str_equal (command, "land"))
    edit_sets (test, command, words);
  else if (g_str_equal (command, "pool"))
    edit_pool (test, words);
  else if (g_str_equal (command, "deck"))
    edit_deck (test, words);
  else if (g_str_equal (command, "seen"))
    edit_seen (test, words);
  else if (g_str_equal (command, "round"))
    state_of (test)->round = (guint8) (case_number (test, words) - 1);
  else if (g_str_equal (command, "turn"))
    state_of (test)->turn = (guint8) (case_number (test, words) - 1);
  else
    return FALSE;
  return TRUE;
}
