/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/royalflip/royalflip-rules.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

/* A few words for a button that offers a move, and what the move is made of. */

/* "red 8, then spade" */
static void
name_pick (const RoyalflipState *state, guint pick, GString *text)
{
  RoyalflipState after = *state;
  FlipMove move = royalflip_move (ROYALFLIP_VERB_PICK, FLIP_NO_SITE, (int) pick);
  const char *colour, *number, *suit;

  royalflip_pick_apply (&after, &move);
  colour = after.turn.colour == ROYALFLIP_NO_COLOUR ? _ ("any colour")
                                                    : royalflip_colour_name (after.turn.colour);
  number = after.turn.number == ROYALFLIP_NO_NUMBER ? _ ("any number")
                                                    : flip_rank_text (after.turn.number);
  suit = royalflip_is_wild (&state->board, royalflip_suit_card (&after))
           ? _ ("any suit")
           : royalflip_suit_name (flip_card_suit (royalflip_suit_card (&after)));
  /* Translators: colour and number to write, and the suit for the track: red 8, then spade. */
  g_string_append_printf (text, _ ("%s %s, then %s"), colour, number, suit);
}

/* Where other cards would give the same, it is told which one gives the suit. */
static void
label_pick (const RoyalflipState *state, guint pick, GString *text)
{
  FlipCard suit_card = state->lineup[royalflip_arrangements[pick].suit];
  gboolean same = FALSE;
  char card[FLIP_CARD_TEXT_SIZE];

  name_pick (state, pick, text);
  for (guint i = 0; i < ROYALFLIP_ARRANGEMENTS; i++)
    {
      g_autoptr (GString) other = g_string_new (NULL);

      name_pick (state, i, other);
      same |= i != pick && g_string_equal (other, text);
    }
  if (same)
    g_string_append_printf (text, " (%s)", flip_card_show (suit_card, card));
}

static int
gain_of (const RoyalflipState *state, const FlipMove *move)
{
  guint number = (guint) ((int) royalflip_number_to_write (state) + move->arg[0]);

  return royalflip_city_gain (&state->board, royalflip_acting_sheet (state), move->site, number,
                              state->turn.colour);
}

static void
label_write (const RoyalflipState *state, const FlipMove *move, GString *text)
{
  guint number = (guint) ((int) royalflip_number_to_write (state) + move->arg[0]);
  guint tokens = (guint) abs (move->arg[0]);
  int gain = gain_of (state, move);

  royalflip_written_name (state->turn.colour, number, text);
  if (tokens)
    g_string_append_printf (text, ngettext (", %u token", ", %u tokens", tokens), tokens);
  if (gain)
    g_string_append_printf (text, ", %+d", gain);
}

static void
label_circle (const RoyalflipState *state, guint site, GString *text)
{
  guint space = site - ROYALFLIP_SITE_TRACK;
  guint skipped = space - royalflip_acting_sheet (state)->position;

  royalflip_bonus_name (&state->board.spaces[space], state->turn.colour, text);
  if (skipped)
    g_string_append_printf (text, ngettext (", skips %u", ", skips %u", skipped), skipped);
}

void
royalflip_label (gconstpointer data, const FlipMove *move, GString *text)
{
  const RoyalflipState *state = data;
  char card[FLIP_CARD_TEXT_SIZE];

  switch (move->verb)
    {
    case ROYALFLIP_VERB_CARD:
      g_string_append (text, flip_card_show ((FlipCard) move->arg[0], card));
      break;
    case ROYALFLIP_VERB_PICK:
      label_pick (state, (guint) move->arg[0], text);
      break;
    case ROYALFLIP_VERB_COLOUR:
      g_string_append (text, royalflip_colour_name (move->arg[0]));
      break;
    case ROYALFLIP_VERB_NUMBER:
      g_string_append (text, flip_rank_text ((guint) move->arg[0]));
      break;
    case ROYALFLIP_VERB_WRITE:
      label_write (state, move, text);
      break;
    case ROYALFLIP_VERB_CIRCLE:
      label_circle (state, move->site, text);
      break;
    default:
      g_string_append_printf (text, _ ("Seat %d"), move->arg[0] + 1);
    }
}

/* The parts of a pick, in the order of the lineup, so that offers can be held side by side. */
static void
offer_pick (const RoyalflipState *state, guint pick, FlipOffer *offer)
{
  const RoyalflipArrangement *cards = &royalflip_arrangements[pick];

  offer->n_cards = ROYALFLIP_LINEUP;
  for (guint i = 0; i < ROYALFLIP_LINEUP; i++)
    {
      offer->cards[i] = state->lineup[i];
      g_strlcpy (offer->roles[i],
                 i == cards->colour   ? _ ("colour")
                 : i == cards->number ? _ ("number")
                                      : _ ("suit"),
                 sizeof offer->roles[i]);
    }
}

static void
offer_write (const RoyalflipState *state, const FlipMove *move, FlipOffer *offer)
{
  guint number = (guint) ((int) royalflip_number_to_write (state) + move->arg[0]);
  int gain = gain_of (state, move);
  g_autoptr (GString) rest = g_string_new (NULL);

  royalflip_written_name (state->turn.colour, number, rest);
  if (gain)
    g_string_append_printf (rest, ", %+d", gain);
  offer->price = abs (move->arg[0]);
  g_strlcpy (offer->rest, rest->str, sizeof offer->rest);
}

void
royalflip_offer (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  const RoyalflipState *state = data;

  if (move->verb == ROYALFLIP_VERB_PICK)
    offer_pick (state, (guint) move->arg[0], offer);
  else if (move->verb == ROYALFLIP_VERB_WRITE)
    offer_write (state, move, offer);
}
