/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/flickemup/flickemup-bridge.h"

#include "games/flickemup/flickemup.h"
#include "table/flickemup/flickemup-think.h"

#include <glib/gi18n-lib.h>

static gboolean
place (gconstpointer state,
       const FlipFlickChoice *choice,
       FlipSide side,
       FlipTable *table,
       FlipFlick *flick,
       GError **error)
{
  FlipFlick middle = {
    .angle = choice->straight,
    .speed = (choice->slowest + choice->fastest) / 2,
  };
  FlipMove move = flip_tabletop_move (choice, side, &middle);
  FlipRefusal refusal;

  if (!flip_game_check (&flickemup_game, state, &move, &refusal))
    {
      g_set_error_literal (error, FLIP_TABLE_ERROR, FLIP_TABLE_ERROR_PLACE, refusal.text);
      return FALSE;
    }
  if (!flickemup_table_put_disc (state, &move, table, flick, error))
    return FALSE;
  flick->speed = middle.speed;
  return TRUE;
}

static gboolean
find_pending (gconstpointer data, FlipPending *pending)
{
  const FlickemupState *state = data;
  const FlipMove *move = &state->turn.flick;
  FlickemupStage stage = state->stage;

  if (stage != FLICKEMUP_STAGE_SHOT && stage != FLICKEMUP_STAGE_WALK
      && stage != FLICKEMUP_STAGE_BLAST && stage != FLICKEMUP_STAGE_DUEL_SHOT)
    return FALSE;
  if (!flickemup_table_put_disc (state, move, &pending->table, &pending->flick, NULL))
    return FALSE;
  pending->flick.angle = move->arg[FLICKEMUP_ARG_ANGLE] / 100.0;
  pending->flick.speed = move->arg[FLICKEMUP_ARG_SPEED];
  pending->tremor =
    flickemup_table_tremor (state, flickemup_seat_behind (state, move->site), move->verb);
  return TRUE;
}

const FlipTableBridge flickemup_table_bridge = {
  .game = &flickemup_game,
  .lay = flickemup_table_lay,
  .choices = flickemup_table_choices,
  .handles = flickemup_table_handles,
  .acts = flickemup_table_acts,
  .act_is_known = flickemup_table_act_is_known,
  .place = place,
  .pending = find_pending,
  .tell = flickemup_table_tell,
  .advise = flickemup_table_advise,
  .considerer = &flickemup_considerer,
};
