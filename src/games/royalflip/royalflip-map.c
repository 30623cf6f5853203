/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/royalflip/royalflip-rules.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

/* Writing numbers on the city map: the one of the cards, and the extra ones of the track. */

gboolean
royalflip_map_is_full (const RoyalflipState *state)
{
  return royalflip_acting_sheet (state)->written == state->board.cells;
}

/* Before any token. */
guint
royalflip_number_to_write (const RoyalflipState *state)
{
  return state->stage == ROYALFLIP_STAGE_EXTRA ? state->turn.extra : state->turn.number;
}

static gboolean
number_is_wild (const RoyalflipState *state)
{
  guint card = royalflip_arrangements[state->turn.pick].number;

  return royalflip_is_wild (&state->board, state->lineup[card]);
}

static gboolean
check_shift (const RoyalflipState *state, guint16 site, int shift, FlipRefusal *refusal)
{
  int number = (int) royalflip_number_to_write (state);
  guint left = royalflip_tokens_left (royalflip_acting_sheet (state));

  if (shift == 0)
    return TRUE;
  if (state->stage == ROYALFLIP_STAGE_EXTRA)
    return flip_refuse (refusal, FLIP_REFUSED_NEEDLESS, site, "RF-TOKEN-3",
                        _ ("A ±1 changes the number of a card. The extra number of the track stays "
                           "as it is printed: %d."),
                        number);
  if (number_is_wild (state))
    return flip_refuse (refusal, FLIP_REFUSED_NEEDLESS, site, "RF-TOKEN-4",
                        _ ("The number came from a wild card and can be any: choose the right one "
                           "instead of crossing out a ±1."));
  if ((guint) abs (shift) > left)
    return flip_refuse (refusal, FLIP_REFUSED_PRICE, site, "RF-TOKEN-2",
                        _ ("This takes %d of your ±1, and you have %u."), abs (shift), left);
  if (number + shift < FLIP_ACE || number + shift > state->board.highest)
    return flip_refuse (refusal, FLIP_REFUSED_LIMIT, site, "RF-TOKEN-5",
                        _ ("Numbers go from A to %s, and neither end leads on to the other."),
                        flip_rank_text (state->board.highest));
  return TRUE;
}

gboolean
royalflip_write_check (const RoyalflipState *state, const FlipMove *move, FlipRefusal *refusal)
{
  const RoyalflipSheet *sheet = royalflip_acting_sheet (state);
  char cell[ROYALFLIP_CELL_TEXT];

  if (!royalflip_site_is_cell (&state->board, move->site))
    return flip_refuse (refusal, FLIP_REFUSED_NOT_NOW, move->site, "RF-ROUND-3",
                        _ ("First the number is written on the city map; then comes the suit on "
                           "the bonus track."));
  if (sheet->numbers[move->site])
    return flip_refuse (refusal, FLIP_REFUSED_MARKED, move->site, "RF-MAP-1",
                        _ ("%s already holds a number. Any empty cell may be written."),
                        royalflip_cell_print (move->site, cell));
  return check_shift (state, move->site, move->arg[0], refusal);
}

void
royalflip_write_apply (RoyalflipState *state, const FlipMove *move)
{
  RoyalflipSheet *sheet = &state->sheets[state->seat];
  int shift = move->arg[0];

  royalflip_sheet_write (sheet, move->site,
                         (guint) ((int) royalflip_number_to_write (state) + shift),
                         state->turn.colour);
  sheet->used_tokens += (guint8) abs (shift);
  state->stage =
    state->stage == ROYALFLIP_STAGE_EXTRA ? ROYALFLIP_STAGE_NEXT_SEAT : ROYALFLIP_STAGE_TRACK;
}

/* The furthest that tokens can move the number: down, and up. */
static void
find_shifts (const RoyalflipState *state, int *lowest, int *highest)
{
  int number = (int) royalflip_number_to_write (state);
  int left = (int) royalflip_tokens_left (royalflip_acting_sheet (state));

  if (state->stage == ROYALFLIP_STAGE_EXTRA || number_is_wild (state))
    left = 0;
  *lowest = -MIN (left, number - FLIP_ACE);
  *highest = MIN (left, state->board.highest - number);
}

void
royalflip_write_legal (const RoyalflipState *state, FlipMoveList *list)
{
  const RoyalflipSheet *sheet = royalflip_acting_sheet (state);
  int lowest, highest;

  find_shifts (state, &lowest, &highest);
  for (RoyalflipSet left = state->board.cells & ~sheet->written; left; left &= left - 1)
    for (int shift = lowest; shift <= highest; shift++)
      *flip_move_list_next (list) =
        royalflip_move (ROYALFLIP_VERB_WRITE, (guint16) royalflip_first (left), shift);
}
