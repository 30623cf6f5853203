/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/royalflip/royalflip-rules.h"

/* What follows automatically. */

guint
royalflip_first_player (const RoyalflipState *state)
{
  gboolean rotates = state->options.pvp && !state->options.first_stays;

  g_assert (state->n_seats > 0);

  return rotates ? (guint) state->round % state->n_seats : 0;
}

static void
begin_turn (RoyalflipState *state)
{
  g_assert (state->n_lineup == ROYALFLIP_LINEUP && state->done < state->n_seats);

  state->seat = (guint8) ((royalflip_first_player (state) + state->done) % state->n_seats);
  state->turn = (RoyalflipTurn){ .pick = ROYALFLIP_NO_PICK, .colour = ROYALFLIP_NO_COLOUR };
  state->stage = ROYALFLIP_STAGE_PICK;
}

static void
end_round (RoyalflipState *state)
{
  g_assert (state->round < state->board.rounds);

  state->round++;
  state->done = 0;
  state->seat = 0;
  state->first_pick = ROYALFLIP_NO_PICK;
  state->turn = (RoyalflipTurn){ .pick = ROYALFLIP_NO_PICK, .colour = ROYALFLIP_NO_COLOUR };
  state->n_lineup = 0;
  memset (state->lineup, FLIP_NO_CARD, sizeof state->lineup);
  state->stage = state->round < state->board.rounds ? ROYALFLIP_STAGE_LINEUP : ROYALFLIP_STAGE_TIE;
}

static void
end_turn (RoyalflipState *state)
{
  g_assert (state->done < state->n_seats);

  state->done++;
  if (state->done < state->n_seats)
    begin_turn (state);
  else
    end_round (state);
}

/* Passes a step that needs no answer; FALSE where somebody is asked. */
static gboolean
pass_step (RoyalflipState *state)
{
  switch (state->stage)
    {
    case ROYALFLIP_STAGE_LINEUP:
      return state->n_lineup == ROYALFLIP_LINEUP && (begin_turn (state), TRUE);
    case ROYALFLIP_STAGE_COLOUR:
      return state->turn.colour != ROYALFLIP_NO_COLOUR
             && (state->stage = ROYALFLIP_STAGE_NUMBER, TRUE);
    case ROYALFLIP_STAGE_NUMBER:
      return state->turn.number != ROYALFLIP_NO_NUMBER
             && (state->stage = ROYALFLIP_STAGE_WRITE, TRUE);
    case ROYALFLIP_STAGE_WRITE:
      return royalflip_map_is_full (state) && (state->stage = ROYALFLIP_STAGE_TRACK, TRUE);
    case ROYALFLIP_STAGE_TRACK:
      return !royalflip_spaces_ahead (state, royalflip_suit_card (state))
             && (state->stage = ROYALFLIP_STAGE_NEXT_SEAT, TRUE);
    case ROYALFLIP_STAGE_EXTRA:
      return royalflip_map_is_full (state) && (state->stage = ROYALFLIP_STAGE_NEXT_SEAT, TRUE);
    case ROYALFLIP_STAGE_NEXT_SEAT:
      end_turn (state);
      return TRUE;
    case ROYALFLIP_STAGE_TIE:
      return royalflip_count (royalflip_leaders (state)) == 1
             && (state->stage = ROYALFLIP_STAGE_OVER, TRUE);
    default:
      return FALSE;
    }
}

void
royalflip_advance (gpointer state, const FlipMove *move)
{
  while (pass_step (state))
    continue;
}
