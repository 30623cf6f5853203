/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/royalflip/royalflip-rules.h"

#include <glib/gi18n-lib.h>

/* What a wild card gives: any colour, any number. */

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
