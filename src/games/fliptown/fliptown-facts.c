/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/fliptown/fliptown-game.h"
#include "games/fliptown/fliptown-people.h"
#include "games/fliptown/places/fliptown-buildings.h"

#include <glib/gi18n-lib.h>

/* The facts beside the marks, as words and numbers. */

typedef const char *(*CardWords) (FlipCard card, char text[FLIP_CARD_TEXT_SIZE]);

static void
append_cards (GString *text, const FlipCard *cards, guint n, CardWords words)
{
  for (guint i = 0; i < n; i++)
    {
      char card[FLIP_CARD_TEXT_SIZE];

      if (flip_card_is_plain (cards[i]))
        g_string_append_printf (text, "%s%s", text->len ? " " : "", words (cards[i], card));
    }
}

static void
add_cards (FlipFacts *facts, const char *id, const char *label, const FlipCard *cards, guint n)
{
  g_autoptr (GString) shown = g_string_new (NULL), printed = g_string_new (NULL);

  append_cards (shown, cards, n, flip_card_show);
  append_cards (printed, cards, n, flip_card_print);
  if (shown->len)
    flip_fact_encode (flip_facts_add (facts, id, label, "%s", shown->str), "%s", printed->str);
}

/* The members of a set, by name for people; by word in the notation, and if there are no names. */
static void
add_words (FlipFacts *facts,
           const char *id,
           const char *label,
           const char *const *words,
           const char *const *names,
           guint n,
           guint set)
{
  g_autoptr (GString) told = g_string_new (NULL), text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      if (!(set & 1u << i))
        continue;
      flip_phrase_add (told, names ? names[i] : words[i]);
      g_string_append_printf (text, "%s%s", text->len ? " " : "", words[i]);
    }
  if (text->len)
    flip_fact_encode (flip_facts_add (facts, id, label, "%s", told->str), "%s", text->str);
}

/* Anyone may look through the discards at any time. */
static void
add_discards (const FliptownState *state, FlipFacts *facts)
{
  FlipCard cards[FLIP_N_CARDS];
  guint n = 0;

  for (FlipCardSet left = state->cards.discards; left; left &= left - 1)
    cards[n++] = flip_card_set_first (left);
  /* Translators: cards that were used */
  add_cards (facts, "discards", _ ("Discards"), cards, n);
}

static void
table_facts (const FliptownState *state, FlipFacts *facts)
{
  static const char *const levels[] = { "easy", "normal", "hard" };
  guint round = MIN (state->round, FLIPTOWN_ROUNDS - 1u);
  const FliptownPerson *cowbot = &fliptown_cowbots[state->options.cowbot];
  FlipFact *fact;

  flip_facts_add_number (facts, "round", C_ ("noun", "Round"), round + 1);
  flip_facts_add_number (facts, "turn", C_ ("noun", "Turn"),
                         MIN (state->turn + 1u, FLIPTOWN_TURNS));
  /* Translators: the cards that everybody plays from */
  add_cards (facts, "lineup", _ ("Lineup"), state->cards.lineup, state->cards.n_lineup);
  /* Translators: the card that the Sheriff turned over */
  add_cards (facts, "sheriff", _ ("Sheriff card"), &state->cards.sheriff, 1);
  if (state->stage >= FLIPTOWN_STAGE_ROUND)
    flip_facts_add_number (facts, "deck", _ ("Cards in the deck"), state->cards.left);
  add_discards (state, facts);
  if (state->options.cowbot)
    {
      fact = flip_facts_add (facts, "cowbot", _ ("Cowbot"), "%s (%s)", _ (cowbot->name),
                             levels[state->options.level]);
      flip_fact_encode (fact, "%s %s", cowbot->word,
                        levels[state->options.level]);
      fact->headline = TRUE;
      fact->help = _ (cowbot->help);
      fact->rule = cowbot->rule;
      flip_facts_add_number (facts, "stolen", _ ("Stolen cards"), state->cards.n_stolen);
    }
  for (guint i = 0; i < state->bounties.n; i++)
    {
      static const char *const ids[] = { "bounty-1", "bounty-2", "bounty-3" };
      int stars = fliptown_bounty_stars (state, i);

      fact = flip_facts_add (facts, ids[i], _ ("Bounty"), "%u %s: %d", state->bounties.ids[i] + 1u,
                             fliptown_bounty_name (state->bounties.ids[i]), stars);
      flip_fact_encode (fact, "%u: %d", state->bounties.ids[i] + 1u, stars);
    }
}

static void
holding_facts (const FliptownState *state, const FliptownSeat *seat, FlipFacts *facts)
{
  static const char *const items[] = {
    "undertaker", "shovel", "trail-horse", "pickaxe", "bandana", "pistol", "rifle",
  };
  static const char *const colours[] = { "red", "black" };
  static const char *const outlaws[] = { "J", "Q", "K" };
  const char *const item_names[] = {
    _ ("Undertaker"), _ ("Shovel"), _ ("Trail horse"), _ ("Pickaxe"),
    _ ("Bandana"),    _ ("Pistol"), _ ("Rifle"),
  };
  const char *const colour_names[] = { C_ ("lineup", "red"), C_ ("lineup", "black") };
  const char *fields[FLIPTOWN_FIELDS], *field_names[FLIPTOWN_FIELDS];
  FlipFact *fact;

  for (guint i = 0; i < FLIPTOWN_FIELDS; i++)
    {
      fields[i] = fliptown_stone_word (i);
      field_names[i] = fliptown_field_name (i);
    }
  flip_facts_add_number (facts, "cash", _ ("Cash"), fliptown_held (seat, FLIPTOWN_CASH))->glyph =
    "cash";
  flip_facts_add_number (facts, "gold", _ ("Gold"), fliptown_held (seat, FLIPTOWN_GOLD))->glyph =
    "gold";
  flip_facts_add_number (facts, "stars", _ ("Stars"), fliptown_held (seat, FLIPTOWN_STARS))->glyph =
    "star";
  fact =
    flip_facts_add_number (facts, "wanted", _ ("Wanted"), fliptown_held (seat, FLIPTOWN_WANTED));
  fact->glyph = "wanted";
  fact->headline = TRUE;
  /* Translators: tools */
  flip_facts_add_number (facts, "pans", _ ("Pans"), seat->pans);
  /* Translators: tools */
  flip_facts_add_number (facts, "hammers", _ ("Hammers"), seat->hammers);
  /* Translators: what a player has bought */
  add_words (facts, "items", _ ("Items"), items, item_names, G_N_ELEMENTS (items), seat->items);
  /* Translators: which colours the Bank has paid for */
  add_words (facts, "bank", _ ("Bank"), colours, colour_names, 2, seat->bank);
  /* Translators: outlaws that the Sheriff’s men look for */
  add_words (facts, "outlaws", _ ("Hunted outlaws"), outlaws, NULL, 3, seat->outlaws);
  add_words (facts, "land", C_ ("fields that were bought", "Land"), fields, field_names,
             FLIPTOWN_FIELDS, seat->fields);
  /* Translators: steps of the Hotel that were marked */
  flip_facts_add_number (facts, "hotel", _ ("Hotel steps"), seat->hotel);
  flip_facts_add_number (facts, "mine-gold", _ ("Gold of the Mine"), seat->mine_gold);
}

static void
hand_facts (const FliptownState *state, const FliptownSeat *seat, FlipFacts *facts)
{
  static const char *const hands[FLIPTOWN_ROUNDS] = { "hand-1", "hand-2", "hand-3" };
  static const char *const extra[FLIPTOWN_ROUNDS] = { "holdem-1", "holdem-2", "holdem-3" };
  static const char *const won[FLIPTOWN_ROUNDS] = { "won-1", "won-2", "won-3" };

  for (guint round = 0; round < FLIPTOWN_ROUNDS; round++)
    {
      /* Translators: the cards of the hand */
      add_cards (facts, hands[round], _ ("Poker hand"), seat->poker[round], FLIPTOWN_TURNS);
      add_cards (facts, extra[round], _ ("Extra poker cards"), seat->holdem[round],
                 FLIPTOWN_HOLDEM_CARDS);
      if (seat->hands[round])
        /* Translators: the hand that won */
        flip_facts_add (facts, won[round], _ ("Won with"), "%s",
                        flip_hand_name (seat->hands[round]));
    }
}

static void
seat_facts (const FliptownState *state, guint index, FlipFacts *facts)
{
  const FliptownSeat *seat = &state->seats[index];
  static const char *const rounds[] = { "1", "2", "3" };
  const FliptownPerson *character = &fliptown_characters[seat->character];
  g_autoptr (GString) met = g_string_new (NULL);

  if (seat->character)
    {
      /* Translators: the role of a player */
      FlipFact *fact = flip_facts_add (facts, "character", _ ("Character"), "%s",
                                       _ (character->name));

      flip_fact_encode (fact, "%s", character->word);
      fact->help = _ (character->help);
      fact->rule = character->rule;
      fact->is_role = TRUE;
      /* Translators: how often the ability can still be used */
      flip_facts_add_number (facts, "ability", _ ("Ability left"), seat->ability);
    }
  holding_facts (state, seat, facts);
  hand_facts (state, seat, facts);
  add_words (facts, "arrests", _ ("Arrested in round"), rounds, NULL, 3, seat->arrests);
  add_words (facts, "bribes", _ ("Bribed in round"), rounds, NULL, 3, seat->bribes);
  for (guint i = 0; i < state->bounties.n; i++)
    {
      if (state->bounties.met[i] & 1u << index)
        g_string_append_printf (met, "%s%u", met->len ? " " : "", state->bounties.ids[i] + 1u);
    }
  if (met->len)
    /* Translators: goals that were met */
    flip_facts_add (facts, "bounties", _ ("Bounties met"), "%s", met->str);
}

void
fliptown_facts (gconstpointer data, int seat, FlipFacts *facts)
{
  const FliptownState *state = data;

  if (seat == FLIP_TABLE)
    table_facts (state, facts);
  else
    seat_facts (state, (guint) seat, facts);
}
