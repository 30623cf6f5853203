/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/royalflip/royalflip-rules.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

/* What an offered move is made of, and what comes of it. */

/* Arrangements */

static const char *
gives_of (const RoyalflipState *state, const RoyalflipArrangement *cards, guint index)
{
  static const char *const glyphs[FLIP_N_SUITS] = { "{heart}", "{spade}", "{diamond}", "{club}" };
  FlipCard card = state->lineup[index];

  if (royalflip_is_wild (&state->board, card))
    return _ ("any");
  if (index == cards->colour)
    return royalflip_colour_name (flip_suit_is_red (flip_card_suit (card)) ? ROYALFLIP_RED
                                                                           : ROYALFLIP_BLACK);
  return index == cards->number ? flip_rank_text (flip_card_rank (card))
                                : glyphs[flip_card_suit (card)];
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
      g_strlcpy (offer->gives[i], gives_of (state, cards, i), sizeof offer->gives[i]);
    }
}

/* Numbers */

/* "with the black 8 on d3" for a pair, "of 3" for more. */
static void
name_area (const RoyalflipSheet *sheet, RoyalflipSet area, guint cell, GString *text)
{
  g_autoptr (GString) written = g_string_new (NULL);
  char name[ROYALFLIP_CELL_TEXT];
  guint other;

  if (royalflip_count (area) != 2)
    {
      g_string_append_printf (text, _ ("an area of %u"), royalflip_count (area));
      return;
    }
  other = royalflip_first (area & ~ROYALFLIP_BIT (cell));
  royalflip_written_name (royalflip_colour_of (sheet, other), sheet->numbers[other], written);
  /* Translators: a number and its cell: an area with the black 8 on d3. */
  g_string_append_printf (text, _ ("an area with the %s on %s"), written->str,
                          royalflip_cell_print (other, name));
}

/* The road and the area that the number would be part of, as a sentence. */
static void
tell_place (const RoyalflipState *after, guint cell, GString *text)
{
  const RoyalflipSheet *sheet = &after->sheets[after->seat];
  RoyalflipPlace place = royalflip_place_at (&after->board, sheet, cell);

  if (place.road)
    g_string_append_printf (
      text, place.joins_casinos ? _ ("a road of %u that joins casinos") : _ ("a road of %u"),
      place.road);
  if (place.area)
    {
      g_string_append (text, place.road ? _ (" and ") : "");
      name_area (sheet, place.area, cell, text);
    }
  if (!place.road && !place.area)
    g_string_append (text, _ ("alone so far"));
}

/* A sentence begins with a capital and ends with a full stop. */
static void
finish (const GString *words, char *sentence, gsize size)
{
  g_autofree char *first = g_utf8_substring (words->str, 0, 1);
  g_autofree char *capital = g_utf8_strup (first, -1);

  g_snprintf (sentence, size, "%s%s.", capital, g_utf8_next_char (words->str));
}

static void
offer_write (const RoyalflipState *state, const FlipMove *move, FlipOffer *offer)
{
  RoyalflipState after = *state;
  g_autoptr (GString) words = g_string_new (NULL);

  offer->price = abs (move->arg[0]);
  g_strlcpy (offer->act, _ ("Write It"), sizeof offer->act);
  royalflip_write_apply (&after, move);
  tell_place (&after, move->site, words);
  finish (words, offer->brings, sizeof offer->brings);
}

/* The track */

static void
offer_circle (const RoyalflipState *state, const FlipMove *move, FlipOffer *offer)
{
  guint space = (guint) (move->site - ROYALFLIP_SITE_TRACK);
  guint skipped = space - royalflip_acting_sheet (state)->position;
  g_autoptr (GString) words = g_string_new (NULL);

  royalflip_bonus_name (&state->board.spaces[space], state->turn.colour, words);
  g_strlcpy (offer->rest, words->str, sizeof offer->rest);
  g_strlcpy (offer->act, _ ("Circle It"), sizeof offer->act);
  if (skipped)
    g_string_append_printf (
      words, ngettext ("; %u space is skipped", "; %u spaces are skipped", skipped), skipped);
  finish (words, offer->brings, sizeof offer->brings);
}

void
royalflip_offer (gconstpointer data, const FlipMove *move, FlipOffer *offer)
{
  const RoyalflipState *state = data;

  switch (move->verb)
    {
    case ROYALFLIP_VERB_PICK:
      offer_pick (state, (guint) move->arg[0], offer);
      break;
    case ROYALFLIP_VERB_WRITE:
      offer_write (state, move, offer);
      break;
    case ROYALFLIP_VERB_CIRCLE:
      offer_circle (state, move, offer);
      break;
    default:
      break;
    }
}
