/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/phrase.h"
#include "games/royalflip/royalflip-rules.h"

#include <glib/gi18n-lib.h>

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

/* The attribute taken from a card, as a number; a wild card counts as itself, whatever it stands
   for. */
static guint
attribute_of (const RoyalflipState *state, guint card, guint attribute)
{
  return royalflip_is_wild (&state->board, state->lineup[card]) ? FLIP_N_CARDS + card : attribute;
}

static gboolean
take_the_same (const RoyalflipState *state, guint one, guint other)
{
  const RoyalflipArrangement *a = &royalflip_arrangements[one];
  const RoyalflipArrangement *b = &royalflip_arrangements[other];
  const FlipCard *lineup = state->lineup;

  g_assert (one < ROYALFLIP_ARRANGEMENTS && other < ROYALFLIP_ARRANGEMENTS);

  return attribute_of (state, a->colour, flip_suit_is_red (flip_card_suit (lineup[a->colour])))
           == attribute_of (state, b->colour, flip_suit_is_red (flip_card_suit (lineup[b->colour])))
         && attribute_of (state, a->number, flip_card_rank (lineup[a->number]))
              == attribute_of (state, b->number, flip_card_rank (lineup[b->number]))
         && attribute_of (state, a->suit, flip_card_suit (lineup[a->suit]))
              == attribute_of (state, b->suit, flip_card_suit (lineup[b->suit]));
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

/* Whether the acting seat would repeat the first player's choice. While an attribute of a wild card
   is still open, it wouldn't. */
gboolean
royalflip_repeats_first (const RoyalflipState *state, const RoyalflipTaken *taken)
{
  const RoyalflipTaken *first = &state->first_taken;

  return state->options.pvp && !state->options.by_cards && !royalflip_is_first_player (state)
         && taken->suit && taken->colour == first->colour && taken->number == first->number
         && taken->suit == first->suit;
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
    state->first_taken =
      (RoyalflipTaken){ state->turn.colour, state->turn.number, state->turn.suit };
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
  suit_card = state->lineup[royalflip_arrangements[pick].suit];
  if (!spaces_with (state, (guint) pick) && any_suit_ahead (state)
      && royalflip_is_wild (&state->board, suit_card))
    return royalflip_refuse_repeated (state, FLIP_NO_SITE, refusal);
  if (!spaces_with (state, (guint) pick) && any_suit_ahead (state))
    return flip_refuse (refusal, FLIP_REFUSED_REACH, FLIP_NO_SITE, "RF-PICK-3",
                        /* Translators: %s: a suit */
                        _ ("There is no %s ahead on your bonus track. Take the suit from a card "
                           "whose suit is still ahead."),
                        royalflip_suit_name (flip_card_suit (suit_card)));
  return TRUE;
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
  RoyalflipTaken taken = taken_by (state, (guint) move->arg[0]);

  g_assert (state->n_lineup == ROYALFLIP_LINEUP);

  if (royalflip_is_first_player (state))
    state->first_pick = (guint8) move->arg[0];
  state->turn.pick = (guint8) move->arg[0];
  state->turn.colour = taken.colour;
  state->turn.number = taken.number;
  state->turn.suit = taken.suit;
  royalflip_note_taken (state);
  state->stage = ROYALFLIP_STAGE_COLOUR;
}

/* People may think of any arrangement, including those that are refused. */
void
royalflip_candidates (gconstpointer data, FlipMoveList *list)
{
  const RoyalflipState *state = data;

  for (int pick = 0; state->stage == ROYALFLIP_STAGE_PICK && pick < ROYALFLIP_ARRANGEMENTS; pick++)
    *flip_move_list_next (list) = royalflip_move (ROYALFLIP_VERB_PICK, FLIP_NO_SITE, pick);
}

/* Words */

static void
print_pick (gconstpointer data, const FlipMove *move, GString *text)
{
  const RoyalflipState *state = data;
  const RoyalflipArrangement *cards = arrangement_of (move);
  char colour[FLIP_CARD_TEXT_SIZE], number[FLIP_CARD_TEXT_SIZE], suit[FLIP_CARD_TEXT_SIZE];

  g_string_append_printf (text, "take %s %s %s",
                          flip_card_print (state->lineup[cards->colour], colour),
                          flip_card_print (state->lineup[cards->number], number),
                          flip_card_print (state->lineup[cards->suit], suit));
}

static void
describe_pick (gconstpointer data, const FlipMove *move, GString *text)
{
  const RoyalflipState *state = data;
  const RoyalflipArrangement *cards = arrangement_of (move);
  char colour[FLIP_CARD_TEXT_SIZE], number[FLIP_CARD_TEXT_SIZE], suit[FLIP_CARD_TEXT_SIZE];

  /* Translators: first %s: a card; second %s: a card; third %s: a card */
  g_string_append_printf (text, _ ("Colour from %s, number from %s, suit from %s."),
                          flip_card_show (state->lineup[cards->colour], colour),
                          flip_card_show (state->lineup[cards->number], number),
                          flip_card_show (state->lineup[cards->suit], suit));
}

/* "Write the red 8"; the value of a wild card is chosen later. */
static void
name_number (const RoyalflipState *after, GString *text)
{
  RoyalflipColour colour = after->turn.colour;
  guint number = after->turn.number;
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

  if (!royalflip_spaces_ahead (after, card))
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
    /* Translators: what a player can do */
    g_string_append (text, _ ("Write nothing"));
  else
    name_number (&after, text);
  name_suit (&after, text);
}

/* If other arrangements have the same result, names the cards that give colour, number and suit. */
static void
label_pick (gconstpointer data, const FlipMove *move, GString *text)
{
  const RoyalflipState *state = data;
  const RoyalflipArrangement *cards = arrangement_of (move);
  guint pick = (guint) move->arg[0];
  char colour[FLIP_CARD_TEXT_SIZE], number[FLIP_CARD_TEXT_SIZE], suit[FLIP_CARD_TEXT_SIZE];
  gboolean same = FALSE;

  name_pick (state, pick, text);
  for (guint i = 0; i < ROYALFLIP_ARRANGEMENTS; i++)
    {
      g_autoptr (GString) other = g_string_new (NULL);

      name_pick (state, i, other);
      same |= i != pick && g_string_equal (other, text);
    }
  if (same)
    g_string_append_printf (text, " (%s %s %s)",
                            flip_card_show (state->lineup[cards->colour], colour),
                            flip_card_show (state->lineup[cards->number], number),
                            flip_card_show (state->lineup[cards->suit], suit));
}

static const char *
gives_of (const RoyalflipState *state, const RoyalflipArrangement *cards, guint index)
{
  static const char *const glyphs[FLIP_N_SUITS] = { "{heart}", "{spade}", "{diamond}", "{club}" };
  FlipCard card = state->lineup[index];

  if (royalflip_is_wild (&state->board, card))
    /* Translators: any card, colour or number */
    return _ ("any");
  if (index == cards->colour)
    return royalflip_colour_name (flip_suit_is_red (flip_card_suit (card)) ? ROYALFLIP_RED
                                                                           : ROYALFLIP_BLACK);
  return index == cards->number ? flip_rank_text (flip_card_rank (card))
                                : glyphs[flip_card_suit (card)];
}

/* The parts of a pick, in the order of the lineup, so that offers can be compared side by side. */
static void
offer_pick (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  const RoyalflipState *state = data;
  const RoyalflipArrangement *cards = arrangement_of (move);

  offer->n_cards = ROYALFLIP_LINEUP;
  for (guint i = 0; i < ROYALFLIP_LINEUP; i++)
    {
      offer->cards[i] = state->lineup[i];
      offer->role_ids[i] = i == cards->colour ? 1 : i == cards->number ? 2 : 3;
      flip_phrase_copy (offer->roles[i],
                        i == cards->colour   ? C_ ("part of a card", "colour")
                        : i == cards->number ? C_ ("part of a card", "number")
                                             : C_ ("part of a card in Royal Flip", "suit"),
                        sizeof offer->roles[i]);
      flip_phrase_copy (offer->gives[i], gives_of (state, cards, i), sizeof offer->gives[i]);
    }
}

const FlipVerb royalflip_pick = {
  .name = "take", .stages = 1u << ROYALFLIP_STAGE_PICK, .n_args = 1,
  .list = list_pick, .check = check_pick, .apply = apply_pick,
  .print = print_pick, .describe = describe_pick, .label = label_pick, .offer = offer_pick,
};

/* The value of a wild card: any colour, any number. */

/* Colours */

static gboolean
repeats_with_colour (const RoyalflipState *state, int colour)
{
  RoyalflipTaken taken = { (guint8) colour, state->turn.number, state->turn.suit };

  return royalflip_repeats_first (state, &taken);
}

static void
list_colour (gconstpointer state, FlipMoveList *list)
{
  for (int colour = 0; colour < ROYALFLIP_N_COLOURS; colour++)
    {
      if (!repeats_with_colour (state, colour))
        *flip_move_list_next (list) = royalflip_move (ROYALFLIP_VERB_COLOUR, FLIP_NO_SITE, colour);
    }
}

static gboolean
check_colour (gconstpointer state, const FlipMove *move, FlipRefusal *refusal)
{
  if (move->arg[0] < 0 || move->arg[0] >= ROYALFLIP_N_COLOURS)
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "RF-PICK-2",
                        _ ("The colour must be red or black."));
  return !repeats_with_colour (state, move->arg[0])
         || royalflip_refuse_repeated (state, FLIP_NO_SITE, refusal);
}

static void
apply_colour (gpointer data, const FlipMove *move)
{
  RoyalflipState *state = data;

  g_assert (check_colour (state, move, NULL));

  state->turn.colour = (guint8) move->arg[0];
  royalflip_note_taken (state);
  state->stage = ROYALFLIP_STAGE_NUMBER;
}

static void
print_colour (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append (text, royalflip_colour_word (move->arg[0]));
}

static void
describe_colour (gconstpointer state, const FlipMove *move, GString *text)
{
  /* Translators: %s: a colour */
  g_string_append_printf (text, _ ("The wild card gives %s."),
                          royalflip_colour_name (move->arg[0]));
}

static void
label_colour (gconstpointer state, const FlipMove *move, GString *text)
{
  g_string_append (text, move->arg[0] == ROYALFLIP_RED ? /* a colour that is chosen */ _ ("Red")
                                                       : /* a colour that is chosen */ _ ("Black"));
}

/* Numbers */

static gboolean
repeats_with_number (const RoyalflipState *state, int number)
{
  RoyalflipTaken taken = { state->turn.colour, (guint8) number, state->turn.suit };

  return royalflip_repeats_first (state, &taken);
}

static void
list_number (gconstpointer data, FlipMoveList *list)
{
  const RoyalflipState *state = data;

  for (int number = FLIP_ACE; number <= state->board.highest; number++)
    {
      if (!repeats_with_number (state, number))
        *flip_move_list_next (list) = royalflip_move (ROYALFLIP_VERB_NUMBER, FLIP_NO_SITE, number);
    }
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
  return !repeats_with_number (state, move->arg[0])
         || royalflip_refuse_repeated (state, FLIP_NO_SITE, refusal);
}

static void
apply_number (gpointer data, const FlipMove *move)
{
  RoyalflipState *state = data;

  g_assert (check_number (state, move, NULL));

  state->turn.number = (guint8) move->arg[0];
  royalflip_note_taken (state);
  state->stage = ROYALFLIP_STAGE_WRITE;
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

const FlipVerb royalflip_colour = {
  .name = "colour", .stages = 1u << ROYALFLIP_STAGE_COLOUR, .n_args = 1,
  .list = list_colour, .check = check_colour, .apply = apply_colour,
  .print = print_colour, .describe = describe_colour, .label = label_colour,
};

const FlipVerb royalflip_number = {
  .name = "number", .stages = 1u << ROYALFLIP_STAGE_NUMBER, .n_args = 1,
  .list = list_number, .check = check_number, .apply = apply_number,
  .print = print_number, .describe = describe_number, .label = label_number,
};
