/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/royalflip/royalflip-rules.h"

#include <glib/gi18n-lib.h>

/* The cards of the lineup, and what is taken from them. */

#define LOWEST_ROYAL FLIP_JACK

FlipCardSet
royalflip_all_cards (const RoyalflipBoard *board)
{
  FlipCardSet cards = FLIP_ALL_CARDS;

  if (board->jokers > 0)
    cards |= FLIP_CARD_BIT (FLIP_JOKER);
  if (board->jokers > 1)
    cards |= FLIP_CARD_BIT (FLIP_SECOND_JOKER);
  return cards;
}

FlipCardSet
royalflip_possible (const RoyalflipState *state)
{
  return royalflip_all_cards (&state->board) & ~state->seen;
}

/* A wild card gives any value of the attribute that is taken from it. */
gboolean
royalflip_is_wild (const RoyalflipBoard *board, FlipCard card)
{
  return flip_card_is_joker (card) || (board->royals_wild && flip_card_rank (card) >= LOWEST_ROYAL);
}

static void
list_card (gconstpointer state, FlipMoveList *list)
{
  for (FlipCardSet left = royalflip_possible (state); left; left &= left - 1)
    *flip_move_list_next (list) = flip_move_of_card (flip_card_set_first (left));
}

static gboolean
check_card (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const RoyalflipState *state = data;
  int card = move->arg[0];
  char text[FLIP_CARD_TEXT_SIZE];

  if (card < 0 || card > FLIP_SECOND_JOKER)
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "RF-DECK-3",
                        _ ("This is not a card."));
  if (royalflip_possible (state) & FLIP_CARD_BIT (card))
    return TRUE;
  if (flip_card_is_joker ((FlipCard) card) && !(state->seen & FLIP_CARD_BIT (card)))
    return flip_refuse (
      refusal, FLIP_REFUSED_CARD, FLIP_NO_SITE, "RF-DECK-1",
      /* Translators: %u: how many */
      ngettext ("This sheet plays with %u joker. Enter the card that was flipped.",
                "This sheet plays with %u jokers. Enter the card that was flipped.",
                state->board.jokers),
      state->board.jokers);
  return flip_refuse (refusal, FLIP_REFUSED_CARD, FLIP_NO_SITE, "RF-DECK-3",
                      /* Translators: %s: a card */
                      _ ("%s was already flipped, and the deck is not reshuffled. Check the card "
                         "again, or take back the wrong entry."),
                      flip_card_print ((FlipCard) card, text));
}

static void
apply_card (gpointer data, const FlipMove *move)
{
  RoyalflipState *state = data;
  FlipCard card = (FlipCard) move->arg[0];

  g_assert (card <= FLIP_SECOND_JOKER && state->n_lineup < ROYALFLIP_LINEUP);

  state->seen |= FLIP_CARD_BIT (card);
  state->lineup[state->n_lineup++] = card;
}

/* One shuffle lasts the whole game. */
void
royalflip_deck (gconstpointer data, guint16 shuffle, FlipDeck *deck)
{
  const RoyalflipState *state = data;

  deck->cards = royalflip_all_cards (&state->board);
}

const FlipVerb royalflip_card = {
  .name = "card", .stages = 1u << ROYALFLIP_STAGE_LINEUP, .n_args = 1,
  .words = /* Translators: {card}: one of the three cards */ N_ ("Lineup: {card}"),
  .list = list_card, .check = check_card, .apply = apply_card,
};

/* Taking one attribute from each card: its colour, its number, its suit. */

const RoyalflipArrangement royalflip_arrangements[ROYALFLIP_ARRANGEMENTS] = {
  { 0, 1, 2 }, { 0, 2, 1 }, { 1, 0, 2 }, { 1, 2, 0 }, { 2, 0, 1 }, { 2, 1, 0 },
};

gboolean
royalflip_is_first_player (const RoyalflipState *state)
{
  return state->seat == royalflip_first_player (state);
}

static const RoyalflipArrangement *
arrangement_of (const FlipMove *move)
{
  g_assert (move->arg[0] >= 0 && move->arg[0] < ROYALFLIP_ARRANGEMENTS);

  return &royalflip_arrangements[move->arg[0]];
}

/* The card from which the acting seat took its suit. */
FlipCard
royalflip_suit_card (const RoyalflipState *state)
{
  g_assert (state->turn.pick < ROYALFLIP_ARRANGEMENTS);

  return state->lineup[royalflip_arrangements[state->turn.pick].suit];
}

/* The attributes taken by an arrangement; those of a wild card are still open. */
static RoyalflipTaken
taken_by (const RoyalflipState *state, guint arrangement)
{
  const RoyalflipArrangement *cards = &royalflip_arrangements[arrangement];
  FlipCard colour = state->lineup[cards->colour], number = state->lineup[cards->number];
  FlipCard suit = state->lineup[cards->suit];
  RoyalflipTaken taken = { .colour = ROYALFLIP_NO_COLOUR, .number = ROYALFLIP_NO_NUMBER };

  g_assert (arrangement < ROYALFLIP_ARRANGEMENTS);

  if (!royalflip_is_wild (&state->board, colour))
    taken.colour = flip_suit_is_red (flip_card_suit (colour)) ? ROYALFLIP_RED : ROYALFLIP_BLACK;
  if (!royalflip_is_wild (&state->board, number))
    taken.number = (guint8) flip_card_rank (number);
  if (!royalflip_is_wild (&state->board, suit))
    taken.suit = (guint8) (flip_card_suit (suit) + 1);
  return taken;
}

/* The same with the cards themselves: a wild card counts as itself, whatever it stands for. */
static gboolean
take_the_same (const RoyalflipState *state, guint one, guint other)
{
  const RoyalflipArrangement *a = &royalflip_arrangements[one];
  const RoyalflipArrangement *b = &royalflip_arrangements[other];
  RoyalflipTaken taken = taken_by (state, one), others = taken_by (state, other);

  return memcmp (&taken, &others, sizeof taken) == 0
         && (taken.colour != ROYALFLIP_NO_COLOUR || a->colour == b->colour)
         && (taken.number != ROYALFLIP_NO_NUMBER || a->number == b->number)
         && (taken.suit || a->suit == b->suit);
}

/* Whether the acting seat would repeat the first player's choice. While an attribute of a wild card
   is still open, it wouldn't. */
gboolean
royalflip_repeats_first (const RoyalflipState *state, const RoyalflipTaken *taken)
{
  return state->options.pvp && !state->options.by_cards && !royalflip_is_first_player (state)
         && taken->suit && memcmp (taken, &state->first_taken, sizeof *taken) == 0;
}

gboolean
royalflip_refuse_repeated (const RoyalflipState *state, guint16 site, FlipRefusal *refusal)
{
  const RoyalflipTaken *first = &state->first_taken;
  const char *suit;

  g_assert (first->suit > 0);

  suit = royalflip_suit_name (first->suit - 1);
  if (first->colour >= ROYALFLIP_N_COLOURS)
    return flip_refuse (
      refusal, FLIP_REFUSED_LIMIT, site, "RF-PVP-3",
      /* Translators: first %s: the rank of a card; second %s: a suit */
      _ ("The first player took the %s and a %s. The number or suit must be different."),
      flip_rank_text (first->number), suit);
  /* Translators: a colour, a number and a suit: took the red 8 and a spade. */
  return flip_refuse (refusal, FLIP_REFUSED_LIMIT, site, "RF-PVP-3",
                      /* Translators: first %s: a colour; second %s: the rank of a card; third %s: a
                         suit */
                      _ ("The first player took the %s %s and a %s. The colour, number or suit "
                         "must be different."),
                      royalflip_colour_name (first->colour), flip_rank_text (first->number), suit);
}

/* Remembers what the first player has taken so far, as the other seats must not repeat it. */
void
royalflip_note_taken (RoyalflipState *state)
{
  if (royalflip_is_first_player (state))
    state->first_taken = state->turn.taken;
}

static gboolean
is_taken (const RoyalflipState *state, guint arrangement)
{
  RoyalflipTaken taken = taken_by (state, arrangement);

  if (!state->options.by_cards)
    return royalflip_repeats_first (state, &taken);
  return state->options.pvp && !royalflip_is_first_player (state)
         && take_the_same (state, arrangement, state->first_pick);
}

/* The spaces that an arrangement would allow the seat to circle. */
static RoyalflipSet
spaces_with (const RoyalflipState *state, guint arrangement)
{
  RoyalflipTaken taken = taken_by (state, arrangement);

  return royalflip_spaces_for (state, state->lineup[royalflip_arrangements[arrangement].suit],
                               &taken);
}

/* Whether any arrangement gives a suit that still lies ahead on the track. */
static gboolean
any_suit_ahead (const RoyalflipState *state)
{
  for (guint i = 0; i < ROYALFLIP_ARRANGEMENTS; i++)
    {
      if (!is_taken (state, i) && spaces_with (state, i))
        return TRUE;
    }

  return FALSE;
}

static gboolean
check_pick (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const RoyalflipState *state = data;
  int pick = move->arg[0];
  FlipCard suit_card;

  if (pick < 0 || pick >= ROYALFLIP_ARRANGEMENTS)
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "RF-PICK-1",
                        _ ("Take the colour, the number and the suit each from a different card."));
  if (is_taken (state, (guint) pick))
    return state->options.by_cards
             ? flip_refuse (refusal, FLIP_REFUSED_LIMIT, FLIP_NO_SITE, "RF-PVP-3",
                            _ ("The first player took the same colour, number and suit."))
             : royalflip_refuse_repeated (state, FLIP_NO_SITE, refusal);
  if (spaces_with (state, (guint) pick) || !any_suit_ahead (state))
    return TRUE;
  suit_card = state->lineup[royalflip_arrangements[pick].suit];
  if (royalflip_is_wild (&state->board, suit_card))
    return royalflip_refuse_repeated (state, FLIP_NO_SITE, refusal);
  return flip_refuse (refusal, FLIP_REFUSED_REACH, FLIP_NO_SITE, "RF-PICK-3",
                      /* Translators: %s: a suit */
                      _ ("There is no %s ahead on your bonus track. Take the suit from a card "
                         "whose suit is still ahead."),
                      royalflip_suit_name (flip_card_suit (suit_card)));
}

static void
list_pick (gconstpointer state, FlipMoveList *list)
{
  for (int pick = 0; pick < ROYALFLIP_ARRANGEMENTS; pick++)
    {
      FlipMove move = royalflip_move (ROYALFLIP_VERB_PICK, FLIP_NO_SITE, pick);

      if (check_pick (state, &move, NULL))
        flip_move_list_add (list, &move);
    }
}

static void
apply_pick (gpointer data, const FlipMove *move)
{
  RoyalflipState *state = data;

  g_assert (state->n_lineup == ROYALFLIP_LINEUP);

  if (royalflip_is_first_player (state))
    state->first_pick = (guint8) move->arg[0];
  state->turn.pick = (guint8) move->arg[0];
  state->turn.taken = taken_by (state, state->turn.pick);
  royalflip_note_taken (state);
  state->stage = ROYALFLIP_STAGE_COLOUR;
}

/* Words */

/* Puts the cards that give colour, number and suit into a text. */
static void
append_cards (const RoyalflipState *state,
              const FlipMove *move,
              const char *(*print) (FlipCard card, char text[FLIP_CARD_TEXT_SIZE]),
              const char *format,
              GString *text)
{
  const RoyalflipArrangement *cards = arrangement_of (move);
  char colour[FLIP_CARD_TEXT_SIZE], number[FLIP_CARD_TEXT_SIZE], suit[FLIP_CARD_TEXT_SIZE];

  g_string_append_printf (text, format, print (state->lineup[cards->colour], colour),
                          print (state->lineup[cards->number], number),
                          print (state->lineup[cards->suit], suit));
}

static void
print_pick (gconstpointer state, const FlipMove *move, GString *text)
{
  append_cards (state, move, flip_card_print, "take %s %s %s", text);
}

static void
describe_pick (gconstpointer state, const FlipMove *move, GString *text)
{
  /* Translators: first %s: a card; second %s: a card; third %s: a card */
  append_cards (state, move, flip_card_show, _ ("Colour from %s, number from %s, suit from %s."),
                text);
}

/* "Write the red 8"; the value of a wild card is chosen later. */
static void
name_number (const RoyalflipState *after, GString *text)
{
  RoyalflipColour colour = after->turn.taken.colour;
  guint number = after->turn.taken.number;
  g_autofree char *written =
    number == ROYALFLIP_NO_NUMBER ? NULL : royalflip_written_name (colour, number);

  if (number == ROYALFLIP_NO_NUMBER && colour == ROYALFLIP_NO_COLOUR)
    g_string_append (text, _ ("Write any number in any colour"));
  else if (number == ROYALFLIP_NO_NUMBER)
    /* Translators: a colour: Write any red number. */
    g_string_append_printf (text, _ ("Write any %s number"), royalflip_colour_name (colour));
  else if (colour == ROYALFLIP_NO_COLOUR)
    /* Translators: %s: the rank of a card */
    g_string_append_printf (text, _ ("Write the %s in any colour"), written);
  else
    /* Translators: %s: colour and number */
    g_string_append_printf (text, _ ("Write the %s"), written);
}

/* The suit for the track, if one still lies ahead. */
static void
name_suit (const RoyalflipState *after, GString *text)
{
  FlipCard card = royalflip_suit_card (after);

  if (!royalflip_spaces_ahead (after))
    return;
  if (royalflip_is_wild (&after->board, card))
    flip_phrase_add (text, _ ("then any suit"));
  else
    /* Translators: a suit of the track that is circled after writing: then a spade. */
    flip_phrase_add_printf (text, _ ("then a %s"), royalflip_suit_name (flip_card_suit (card)));
}

/* "Write the red 8, then a spade" */
static void
name_pick (const RoyalflipState *state, guint pick, GString *text)
{
  RoyalflipState after = *state;
  FlipMove move = royalflip_move (ROYALFLIP_VERB_PICK, FLIP_NO_SITE, (int) pick);

  apply_pick (&after, &move);
  if (royalflip_map_is_full (state))
    g_string_append (text, /* Translators: what a player can do */ _ ("Write nothing"));
  else
    name_number (&after, text);
  name_suit (&after, text);
}

/* If other arrangements have the same result, names the cards that give colour, number and suit. */
static void
label_pick (gconstpointer data, const FlipMove *move, GString *text)
{
  const RoyalflipState *state = data;
  guint pick = (guint) move->arg[0];
  gboolean same = FALSE;

  name_pick (state, pick, text);
  for (guint i = 0; i < ROYALFLIP_ARRANGEMENTS; i++)
    {
      g_autoptr (GString) other = g_string_new (NULL);

      name_pick (state, i, other);
      same |= i != pick && g_string_equal (other, text);
    }
  if (same)
    append_cards (state, move, flip_card_show, " (%s %s %s)", text);
}

/* What a card gives; NULL: it is wild and can give anything. */
static void
set_role (FlipOffer *offer, guint card, guint8 id, const char *role, const char *gives)
{
  offer->role_ids[card] = id;
  flip_phrase_copy (offer->roles[card], role, sizeof offer->roles[card]);
  /* Translators: any card, colour or number */
  flip_phrase_copy (offer->gives[card], gives ? gives : _ ("any"), sizeof offer->gives[card]);
}

/* The parts of a pick, in the order of the lineup, so that offers can be compared side by side. */
static void
offer_pick (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  static const char *const glyphs[] = { NULL, "{heart}", "{spade}", "{diamond}", "{club}" };
  const RoyalflipState *state = data;
  const RoyalflipArrangement *cards = arrangement_of (move);
  RoyalflipTaken taken = taken_by (state, (guint) move->arg[0]);

  offer->n_cards = ROYALFLIP_LINEUP;
  memcpy (offer->cards, state->lineup, sizeof state->lineup);
  set_role (offer, cards->colour, 1, C_ ("part of a card", "colour"),
            taken.colour == ROYALFLIP_NO_COLOUR ? NULL : royalflip_colour_name (taken.colour));
  set_role (offer, cards->number, 2, C_ ("part of a card", "number"),
            taken.number == ROYALFLIP_NO_NUMBER ? NULL : flip_rank_text (taken.number));
  set_role (offer, cards->suit, 3, C_ ("part of a card in Royal Flip", "suit"), glyphs[taken.suit]);
}

const FlipVerb royalflip_pick = {
  .name = "take",
  .stages = 1u << ROYALFLIP_STAGE_PICK,
  .n_args = 1,
  .list = list_pick,
  .check = check_pick,
  .apply = apply_pick,
  .n_values = ROYALFLIP_ARRANGEMENTS,
  .print = print_pick,
  .describe = describe_pick,
  .label = label_pick,
  .offer = offer_pick,
};

/* The value of a wild card: any colour, any number. */

static void
give_value (RoyalflipTaken *taken, guint verb, int value)
{
  *(verb == ROYALFLIP_VERB_COLOUR ? &taken->colour : &taken->number) = (guint8) value;
}

static gboolean
repeats_with (const RoyalflipState *state, guint verb, int value)
{
  RoyalflipTaken taken = state->turn.taken;

  give_value (&taken, verb, value);
  return royalflip_repeats_first (state, &taken);
}

static void
list_values (const RoyalflipState *state,
             RoyalflipVerb verb,
             int least,
             int most,
             FlipMoveList *list)
{
  for (int value = least; value <= most; value++)
    {
      if (!repeats_with (state, verb, value))
        *flip_move_list_next (list) = royalflip_move (verb, FLIP_NO_SITE, value);
    }
}

static void
apply_value (gpointer data, const FlipMove *move)
{
  RoyalflipState *state = data;

  give_value (&state->turn.taken, move->verb, move->arg[0]);
  royalflip_note_taken (state);
  state->stage =
    move->verb == ROYALFLIP_VERB_COLOUR ? ROYALFLIP_STAGE_NUMBER : ROYALFLIP_STAGE_WRITE;
}

/* Colours */

static void
list_colour (gconstpointer state, FlipMoveList *list)
{
  list_values (state, ROYALFLIP_VERB_COLOUR, 0, ROYALFLIP_N_COLOURS - 1, list);
}

static gboolean
check_colour (gconstpointer state, const FlipMove *move, FlipRefusal *refusal)
{
  if (move->arg[0] < 0 || move->arg[0] >= ROYALFLIP_N_COLOURS)
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "RF-PICK-2",
                        _ ("The colour must be red or black."));
  return !repeats_with (state, ROYALFLIP_VERB_COLOUR, move->arg[0])
         || royalflip_refuse_repeated (state, FLIP_NO_SITE, refusal);
}

static void
print_colour (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append (text, royalflip_colour_word (move->arg[0]));
}

static void
describe_colour (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append_printf (text, /* Translators: %s: a colour */ _ ("The wild card gives %s."),
                          royalflip_colour_name (move->arg[0]));
}

static void
label_colour (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append (text, move->arg[0] == ROYALFLIP_RED ? /* a colour that is chosen */ _ ("Red")
                                                       : /* a colour that is chosen */ _ ("Black"));
}

const FlipVerb royalflip_colour = {
  .name = "colour", .stages = 1u << ROYALFLIP_STAGE_COLOUR, .n_args = 1,
  .list = list_colour, .check = check_colour, .apply = apply_value,
  .print = print_colour, .describe = describe_colour, .label = label_colour,
};

/* Numbers */

static void
list_number (gconstpointer data, FlipMoveList *list)
{
  const RoyalflipState *state = data;

  list_values (state, ROYALFLIP_VERB_NUMBER, FLIP_ACE, state->board.highest, list);
}

static gboolean
check_number (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const RoyalflipState *state = data;

  if (move->arg[0] < FLIP_ACE || move->arg[0] > state->board.highest)
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "RF-PICK-2",
                        /* Translators: %s: the rank of a card */
                        _ ("The number must be from A to %s."),
                        flip_rank_text (state->board.highest));
  return !repeats_with (state, ROYALFLIP_VERB_NUMBER, move->arg[0])
         || royalflip_refuse_repeated (state, FLIP_NO_SITE, refusal);
}

static void
print_number (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append_printf (text, "number %s", flip_rank_text ((guint) move->arg[0]));
}

static void
describe_number (gconstpointer state, const FlipMove *move, GString *text)
{
  /* Translators: %s: the rank of a card */
  g_string_append_printf (text, _ ("The wild card gives the number %s."),
                          flip_rank_text ((guint) move->arg[0]));
}

static void
label_number (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append (text, flip_rank_text ((guint) move->arg[0]));
}

const FlipVerb royalflip_number = {
  .name = "number", .stages = 1u << ROYALFLIP_STAGE_NUMBER, .n_args = 1,
  .list = list_number, .check = check_number, .apply = apply_value,
  .print = print_number, .describe = describe_number, .label = label_number,
};
