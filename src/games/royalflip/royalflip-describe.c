/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/royalflip/royalflip-rules.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

/* The sentence for the log: what was decided, and what came of it. */

static void
describe_pick (const RoyalflipState *state, guint pick, GString *text)
{
  const RoyalflipArrangement *cards = &royalflip_arrangements[pick];
  char colour[FLIP_CARD_TEXT_SIZE], number[FLIP_CARD_TEXT_SIZE], suit[FLIP_CARD_TEXT_SIZE];

  g_string_append_printf (text, _ ("Colour from %s, number from %s, suit from %s."),
                          flip_card_show (state->lineup[cards->colour], colour),
                          flip_card_show (state->lineup[cards->number], number),
                          flip_card_show (state->lineup[cards->suit], suit));
}

/* The road and the area that the number at a cell is part of now. */
static void
describe_place (const RoyalflipState *state, guint cell, GString *text)
{
  RoyalflipPlace place = royalflip_place_at (&state->board, &state->sheets[state->seat], cell);

  if (place.road)
    g_string_append_printf (
      text, place.joins_casinos ? _ (": a road of %u that joins casinos") : _ (": a road of %u"),
      place.road);
  if (place.area)
    g_string_append_printf (text, place.road ? _ (", an area of %u") : _ (": an area of %u"),
                            royalflip_count (place.area));
  g_string_append_c (text, '.');
}

static void
describe_write (const RoyalflipState *state, const FlipMove *move, GString *text)
{
  RoyalflipState after = *state;
  guint number = (guint) ((int) royalflip_number_to_write (state) + move->arg[0]);
  guint tokens = (guint) abs (move->arg[0]);
  char cell[ROYALFLIP_CELL_TEXT];

  g_string_append_printf (
    text, state->turn.colour == ROYALFLIP_RED ? _ ("Red %s on %s") : _ ("Black %s on %s"),
    flip_rank_text (number), royalflip_cell_print (move->site, cell));
  if (tokens)
    g_string_append_printf (text, ngettext (" by %u token", " by %u tokens", tokens), tokens);
  royalflip_write_apply (&after, move);
  describe_place (&after, move->site, text);
}

static void
describe_circle (const RoyalflipState *state, const FlipMove *move, GString *text)
{
  guint index = (guint) (move->site - ROYALFLIP_SITE_TRACK);
  const RoyalflipSpace *space = &state->board.spaces[index];
  g_autoptr (GString) gift = g_string_new (NULL);

  royalflip_bonus_name (space, state->turn.colour, gift);
  /* Translators: a place on the track, its suit, and what it gives: Space 17, spade: 2 points. */
  g_string_append_printf (text, _ ("Space %u, %s: %s."), index + 1,
                          royalflip_suit_name (space->suit), gift->str);
}

void
royalflip_describe (gconstpointer data, const FlipMove *move, GString *text)
{
  const RoyalflipState *state = data;
  char card[FLIP_CARD_TEXT_SIZE];

  switch (move->verb)
    {
    case ROYALFLIP_VERB_CARD:
      g_string_append_printf (text, _ ("Lineup: %s."),
                              flip_card_show ((FlipCard) move->arg[0], card));
      break;
    case ROYALFLIP_VERB_PICK:
      describe_pick (state, (guint) move->arg[0], text);
      break;
    case ROYALFLIP_VERB_COLOUR:
      g_string_append_printf (text, _ ("The wild card gives %s."),
                              royalflip_colour_name (move->arg[0]));
      break;
    case ROYALFLIP_VERB_NUMBER:
      g_string_append_printf (text, _ ("The wild card gives the number %s."),
                              flip_rank_text ((guint) move->arg[0]));
      break;
    case ROYALFLIP_VERB_WRITE:
      describe_write (state, move, text);
      break;
    case ROYALFLIP_VERB_CIRCLE:
      describe_circle (state, move, text);
      break;
    default:
      g_string_append_printf (text, _ ("{seat %d} wins rock, paper, scissors."), move->arg[0] + 1);
    }
}
