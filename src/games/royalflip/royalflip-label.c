/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/royalflip/royalflip-rules.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

/* A few words for a button that offers a move. */

/* "Write the red 8"; what a wild card gives is chosen later. */
static void
name_number (const RoyalflipState *after, GString *text)
{
  RoyalflipColour colour = after->turn.colour;
  guint number = after->turn.number;
  g_autoptr (GString) written = g_string_new (NULL);

  if (number == ROYALFLIP_NO_NUMBER && colour == ROYALFLIP_NO_COLOUR)
    g_string_append (text, _ ("Write any number in any colour"));
  else if (number == ROYALFLIP_NO_NUMBER)
    /* Translators: a colour: Write any red number. */
    g_string_append_printf (text, _ ("Write any %s number"), royalflip_colour_name (colour));
  else if (colour == ROYALFLIP_NO_COLOUR)
    g_string_append_printf (text, _ ("Write the %s in any colour"), flip_rank_text (number));
  else
    g_string_append_printf (text, _ ("Write the %s"),
                            royalflip_written_name (colour, number, written));
}

/* The suit for the track, where one still lies ahead. */
static void
name_suit (const RoyalflipState *after, GString *text)
{
  FlipCard card = royalflip_suit_card (after);

  if (!royalflip_spaces_ahead (after, card))
    return;
  g_string_append (text, text->len ? ", " : "");
  if (royalflip_is_wild (&after->board, card))
    g_string_append (text, _ ("then any suit"));
  else
    /* Translators: a suit of the track that is circled after writing: then a spade. */
    g_string_append_printf (text, _ ("then a %s"), royalflip_suit_name (flip_card_suit (card)));
}

/* "Write the red 8, then a spade" */
static void
name_pick (const RoyalflipState *state, guint pick, GString *text)
{
  RoyalflipState after = *state;
  FlipMove move = royalflip_move (ROYALFLIP_VERB_PICK, FLIP_NO_SITE, (int) pick);

  royalflip_pick_apply (&after, &move);
  if (royalflip_map_is_full (state))
    g_string_append (text, _ ("Write nothing"));
  else
    name_number (&after, text);
  name_suit (&after, text);
}

/* Where others come to the same, it is told which cards give colour, number and suit. */
static void
label_pick (const RoyalflipState *state, guint pick, GString *text)
{
  const RoyalflipArrangement *cards = &royalflip_arrangements[pick];
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

static void
label_write (const RoyalflipState *state, const FlipMove *move, GString *text)
{
  guint number = (guint) ((int) royalflip_number_to_write (state) + move->arg[0]);
  guint tokens = (guint) abs (move->arg[0]);
  int gain = royalflip_city_gain (&state->board, royalflip_acting_sheet (state), move->site, number,
                                  state->turn.colour);

  g_string_append_printf (text, state->turn.colour == ROYALFLIP_RED ? _ ("Red %s") : _ ("Black %s"),
                          flip_rank_text (number));
  if (tokens)
    g_string_append_printf (text, ngettext (", %u token", ", %u tokens", tokens), tokens);
  if (gain)
    g_string_append_printf (text, ngettext (", %+d point", ", %+d points", (gulong) ABS (gain)),
                            gain);
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
      g_string_append (text, move->arg[0] == ROYALFLIP_RED ? _ ("Red") : _ ("Black"));
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
      g_string_append_printf (text, "{seat %d}", move->arg[0] + 1);
    }
}
