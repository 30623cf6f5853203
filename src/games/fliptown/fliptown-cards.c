/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/fliptown/fliptown-game.h"
#include "games/fliptown/fliptown-people.h"
#include "games/fliptown/places/fliptown-place.h"

#include <glib/gi18n-lib.h>

/* Phase 1: all cards but the stolen ones are shuffled. */
void
fliptown_cards_gather (FliptownState *state)
{
  FliptownCards *cards = &state->cards;

  g_assert (cards->n_stolen <= FLIPTOWN_MAX_STOLEN);

  cards->shuffle++;
  cards->position = 0;
  cards->shuffled = FLIP_ALL_CARDS;
  cards->drawable = FLIP_ALL_CARDS;
  cards->discards = 0;
  cards->left = (guint8) (FLIP_N_CARDS - cards->n_stolen);
  cards->sheriff = FLIP_NO_CARD;
}

/* Cards on the table, open or face down, stay there; only the discards come back. */
void
fliptown_cards_refill_if_empty (FliptownState *state)
{
  FliptownCards *cards = &state->cards;

  if (cards->left > 0)
    return;

  cards->shuffle++;
  cards->position = 0;
  cards->shuffled = cards->discards;
  cards->drawable = cards->discards;
  cards->left = (guint8) flip_card_set_size (cards->discards);
  cards->discards = 0;
}

FlipDraw
fliptown_cards_next (const FliptownState *state)
{
  return (FlipDraw){ state->cards.shuffle, state->cards.position };
}

/* Removes the top card without anyone looking at it. */
FlipDraw
fliptown_cards_take_hidden (FliptownState *state)
{
  FlipDraw draw = fliptown_cards_next (state);

  g_assert (state->cards.left > 0);

  state->cards.position++;
  state->cards.left--;
  return draw;
}

void
fliptown_cards_show_hidden (FliptownState *state, FlipCard card)
{
  g_assert (flip_card_is_plain (card) && state->round < FLIPTOWN_ROUNDS);

  state->cards.seen[state->round] |= FLIP_CARD_BIT (card);
  state->cards.drawable &= ~FLIP_CARD_BIT (card);
}

void
fliptown_cards_show_from_deck (FliptownState *state, FlipCard card)
{
  fliptown_cards_take_hidden (state);
  fliptown_cards_show_hidden (state, card);
}

void
fliptown_cards_discard (FliptownState *state, FlipCard card)
{
  if (flip_card_is_plain (card))
    state->cards.discards |= FLIP_CARD_BIT (card);
}

void
fliptown_cards_discard_lineup (FliptownState *state)
{
  for (guint i = 0; i < state->cards.n_lineup; i++)
    fliptown_cards_discard (state, state->cards.lineup[i]);
  state->cards.n_lineup = 0;
}

/* The cards that nobody has seen this round: any of them can be the Sheriff card. */
FlipCardSet
fliptown_unseen (const FliptownState *state)
{
  g_assert (state->round < FLIPTOWN_ROUNDS);

  return FLIP_ALL_CARDS & ~state->cards.seen[state->round];
}

/* The cards that can be the next one the table shows. */
FlipCardSet
fliptown_cards_possible (const FliptownState *state)
{
  switch (state->stage)
    {
    case FLIPTOWN_STAGE_SETUP_CARD:
      return FLIP_ALL_CARDS;
    case FLIPTOWN_STAGE_REVEAL:
    case FLIPTOWN_STAGE_SHERIFF:
      return fliptown_unseen (state);
    case FLIPTOWN_STAGE_STOLEN:
      return fliptown_cowbot_possible (state);
    default:
      return state->cards.drawable;
    }
}

/* For the dealer: an earlier shuffle was of the full deck, less the cards that had been stolen by
   then. */
void
fliptown_deck (gconstpointer data, guint16 shuffle, FlipDeck *deck)
{
  const FliptownState *state = data;

  G_STATIC_ASSERT (FLIPTOWN_MAX_STOLEN <= FLIP_MAX_GONE);
  deck->cards = shuffle == state->cards.shuffle ? state->cards.shuffled : FLIP_ALL_CARDS;
  deck->n_gone = state->cards.n_stolen;
  memcpy (deck->gone, state->cards.stolen_draws, sizeof state->cards.stolen_draws);
}

/* A seat may look at its own secret poker cards, and at the Sheriff card from the Office. */
guint
fliptown_peek (gconstpointer data, guint seat, FlipDraw draws[FLIP_MAX_PEEKS])
{
  const FliptownState *state = data;
  guint n = 0;

  g_return_val_if_fail (seat < state->n_seats, 0);

  if (state->stage <= FLIPTOWN_STAGE_ROUND || state->stage >= FLIPTOWN_STAGE_ROUND_END)
    return 0;
  if (state->options.holdem && state->n_seats > 1 && state->stage <= FLIPTOWN_STAGE_REVEAL)
    for (guint i = 0; i < FLIPTOWN_HOLDEM_CARDS; i++)
      draws[n++] = state->cards.holdem_draws[seat][i];
  if (state->seats[seat].looked && state->stage <= FLIPTOWN_STAGE_SHERIFF)
    draws[n++] = state->cards.sheriff_draw;
  return n;
}

/* The verb: a card that the table shows; its meaning depends on the stage */

static void
list_card (gconstpointer data, FlipMoveList *list)
{
  const FliptownState *state = data;

  for (FlipCardSet left = fliptown_cards_possible (state); left; left &= left - 1)
    {
      FlipMove move = flip_move_of_card (flip_card_set_first (left));

      flip_move_list_add (list, &move);
    }
}

static gboolean
refuse_joker (const FliptownState *state, FlipRefusal *refusal)
{
  gboolean wild = FALSE;

  for (guint i = 0; i < state->n_seats; i++)
    wild |= state->seats[i].character == FLIPTOWN_WILD_CARD;
  return flip_refuse (refusal, FLIP_REFUSED_CARD, FLIP_NO_SITE, wild ? "FT-CHAR-18" : "FT-DECK-1",
                      wild ? _ ("The jokers are not in the deck: the Wild Card adds one to the "
                                "suit or value card when acting. Enter the card that was flipped.")
                           : _ ("The jokers are not in the deck: only the Wild Card plays with "
                                "them. Enter the card that was flipped."));
}

static gboolean
check_card (gconstpointer data, const FlipMove *move, FlipRefusal *refusal)
{
  const FliptownState *state = data;
  int card = move->arg[0];
  char text[FLIP_CARD_TEXT_SIZE];

  if (card == FLIP_JOKER || card == FLIP_SECOND_JOKER)
    return refuse_joker (state, refusal);
  if (card < 0 || card >= FLIP_N_CARDS)
    return flip_refuse (refusal, FLIP_REFUSED_UNREADABLE, FLIP_NO_SITE, "FT-DECK-3",
                        _ ("This is not a card."));
  if (fliptown_cards_possible (state) & FLIP_CARD_BIT (card))
    return TRUE;

  flip_card_show ((FlipCard) card, text);
  if (state->stage == FLIPTOWN_STAGE_STOLEN)
    return flip_refuse (refusal, FLIP_REFUSED_CARD, FLIP_NO_SITE, "FT-BOT-14",
                        /* Translators: %s: a card */
                        _ ("%s can’t be a stolen card: it was shown in the round of the theft or "
                           "later. Check the card again."),
                        text);
  if (!(state->cards.seen[state->round] & FLIP_CARD_BIT (card)))
    return flip_refuse (refusal, FLIP_REFUSED_CARD, FLIP_NO_SITE, "FT-DECK-6",
                        /* Translators: %s: a card */
                        _ ("%s is not in the refilled deck: it was not among the discards. Check "
                           "the card again."),
                        text);
  return flip_refuse (refusal, FLIP_REFUSED_CARD, FLIP_NO_SITE, "FT-DECK-4",
                      /* Translators: %s: a card */
                      _ ("%s was already seen this round. Check the card again, or take back the "
                         "wrong entry."),
                      text);
}

static void
set_up_by_card (FliptownState *state, FlipCard card)
{
  for (guint i = FLIPTOWN_NO_COWBOT + 1; i < FLIPTOWN_N_COWBOTS; i++)
    {
      if (fliptown_cowbots[i].suit == flip_card_suit (card))
        state->options.cowbot = (guint8) i;
    }
  if (state->options.random_setup == FLIPTOWN_BOTH_BY_CARD)
    fliptown_seat_start (state, 0, flip_card_rank (card));
  state->stage = FLIPTOWN_STAGE_BOUNTIES;
}

static void
add_holdem (FliptownState *state, guint seat, FlipCard card)
{
  FlipCard *held = state->seats[seat].holdem[state->round];

  g_assert (held[FLIPTOWN_HOLDEM_CARDS - 1] == FLIP_NO_CARD);

  held[held[0] == FLIP_NO_CARD ? 0 : 1] = card;
}

static void
reveal_hidden (FliptownState *state, FlipCard card)
{
  fliptown_cards_show_hidden (state, card);
  if (state->stage == FLIPTOWN_STAGE_SHERIFF)
    state->cards.sheriff = card;
  else
    add_holdem (state, state->seat, card);
}

static void
rob_with (FliptownState *state, FlipCard card)
{
  fliptown_cards_discard (state, card);
  state->stage = FLIPTOWN_STAGE_POOL;
  fliptown_badlands_resolve (state, card);
}

static void
flip_from_deck (FliptownState *state, FlipCard card)
{
  fliptown_cards_show_from_deck (state, card);
  if (state->stage == FLIPTOWN_STAGE_LINEUP)
    state->cards.lineup[state->cards.n_lineup++] = card;
  else if (state->stage == FLIPTOWN_STAGE_ROBBERY)
    rob_with (state, card);
  else if (state->stage == FLIPTOWN_STAGE_MARSHAL_CARD)
    state->cards.marshal_card = card;
  else
    add_holdem (state, 0, card);
}

static void
apply_card (gpointer data, const FlipMove *move)
{
  FliptownState *state = data;
  FlipCard card = (FlipCard) move->arg[0];

  g_assert (flip_card_is_plain (card));
  g_assert (state->cards.n_lineup < FLIPTOWN_LINEUP || state->stage != FLIPTOWN_STAGE_LINEUP);
  g_assert (state->cards.n_revealed < state->cards.n_stolen
            || state->stage != FLIPTOWN_STAGE_STOLEN);

  switch (state->stage)
    {
    case FLIPTOWN_STAGE_SETUP_CARD:
      set_up_by_card (state, card);
      break;
    case FLIPTOWN_STAGE_REVEAL:
    case FLIPTOWN_STAGE_SHERIFF:
      reveal_hidden (state, card);
      break;
    case FLIPTOWN_STAGE_STOLEN:
      state->cards.stolen[state->cards.n_revealed++] = card;
      break;
    default:
      flip_from_deck (state, card);
    }
}

static void
describe_card (gconstpointer data, const FlipMove *move, GString *text)
{
  static const char *const formats[] = {
    [FLIPTOWN_STAGE_SETUP_CARD] = /* Translators: %s: a card */ N_ ("Set-up card %s."),
    [FLIPTOWN_STAGE_HOLDEM] = /* Translators: %s: a card */ N_ ("Extra poker card %s."),
    [FLIPTOWN_STAGE_LINEUP] = /* Translators: %s: the three cards */ N_ ("Lineup: %s."),
    [FLIPTOWN_STAGE_ROBBERY] = /* Translators: %s: a card */ N_ ("Robbery card %s."),
    [FLIPTOWN_STAGE_REVEAL] = /* Translators: %s: a card */ N_ ("Secret poker card %s."),
    [FLIPTOWN_STAGE_SHERIFF] = /* Translators: %s: a card */ N_ ("Sheriff card %s."),
    [FLIPTOWN_STAGE_MARSHAL_CARD] = /* Translators: %s: a card */ N_ ("The Marshal draws %s."),
    [FLIPTOWN_STAGE_STOLEN] = /* Translators: %s: a card */ N_ ("Stolen card: %s."),
  };
  const FliptownState *state = data;
  char card[FLIP_CARD_TEXT_SIZE];

  g_assert (state->stage < G_N_ELEMENTS (formats) && formats[state->stage]);

  g_string_append_printf (text, _ (formats[state->stage]),
                          flip_card_show ((FlipCard) move->arg[0], card));
  fliptown_outcome_describe (state, move, text);
}

static void
label_card (gconstpointer state, const FlipMove *move, GString *text)
{
  char card[FLIP_CARD_TEXT_SIZE];

  g_string_append (text, flip_card_show ((FlipCard) move->arg[0], card));
}

const FlipVerb fliptown_card = {
  .name = "card",
  .n_args = 1,
  .stages = 1u << FLIPTOWN_STAGE_SETUP_CARD | 1u << FLIPTOWN_STAGE_HOLDEM
            | 1u << FLIPTOWN_STAGE_LINEUP | 1u << FLIPTOWN_STAGE_ROBBERY
            | 1u << FLIPTOWN_STAGE_REVEAL | 1u << FLIPTOWN_STAGE_SHERIFF
            | 1u << FLIPTOWN_STAGE_MARSHAL_CARD | 1u << FLIPTOWN_STAGE_STOLEN,
  .list = list_card,
  .check = check_card,
  .apply = apply_card,
  .describe = describe_card,
  .label = label_card,
};
