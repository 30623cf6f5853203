/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/flickemup/flickemup-bridge.h"

#include "games/flickemup/flickemup.h"
#include "table/aim.h"
#include "table/door.h"
#include "table/flickemup/flickemup-think.h"

#include <string.h>

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

#define LEAST_CROSSING 0.05

static void
foresee_doors (const FlipTable *table,
               const FlipFlick *flick,
               const FlipAim *aim,
               FlipOutcome *outcome)
{
  double radius = flip_piece_form (flip_table_find (table, flick->disc)).length / 2;

  for (guint i = 0; i < table->n_doors; i++)
    {
      FlipDoorLine line;

      if (!flip_door_line (table, &table->doors[i], &line)
          || flip_door_distance (&line, flick->x, flick->y, aim->x, aim->y)
               > radius - LEAST_CROSSING)
        continue;
      outcome->crossings[outcome->n_crossings++] = (FlipCrossing){
        .door = table->doors[i].id,
        .inward = flip_door_outside (&line, flick->x, flick->y) > 0,
      };
    }
}

static void
foresee_touch (const FlipTable *table,
               const FlipFlick *flick,
               const FlipAimItem *item,
               FlipOutcome *outcome)
{
  const FlipPiece *piece = flip_table_find (table, item->piece);

  outcome->touches[outcome->n_touches++] = (FlipTouch){
    .piece = item->piece,
    .time = 1,
    .inner = item->inner,
    .outer = !item->inner,
    .outer_time = 1,
  };
  if (!flip_piece_stands (piece) || flick->speed < item->topple_from)
    return;
  outcome->topples[outcome->n_topples++] = (FlipTopple){
    .figure = item->piece,
    .by = flick->disc,
    .direct = TRUE,
    .angle = piece->angle,
  };
  outcome->poses[flip_table_index (table, item->piece)].fallen = TRUE;
}

void
flickemup_foresee (const FlipTable *table, const FlipFlick *flick, FlipOutcome *outcome)
{
  int disc = flip_table_index (table, flick->disc);
  FlipAim aim;

  memset (outcome, 0, sizeof *outcome);
  outcome->disc = FLIP_NO_PIECE;
  if (!flip_aim (table, flick, &aim, NULL))
    return;
  outcome->disc = flick->disc;
  outcome->n_poses = table->n_pieces;
  for (guint i = 0; i < table->n_pieces; i++)
    {
      const FlipPiece *piece = &table->pieces[i];

      outcome->poses[i] =
        (FlipPose){ .x = piece->x, .y = piece->y, .angle = piece->angle, .fallen = piece->fallen };
    }
  outcome->poses[disc].x = aim.x;
  outcome->poses[disc].y = aim.y;
  outcome->poses[disc].gone = aim.end == FLIP_AIM_LEAVES;
  foresee_doors (table, flick, &aim, outcome);
  if (aim.end == FLIP_AIM_TOUCHES)
    foresee_touch (table, flick, &aim.item, outcome);
}
