/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-cowboy.h"
#include "table/flickemup/flickemup-bridge.h"

/* The outcome of a bullet: its first contact decides, and the pieces that it pushed stay there. */

/* How far a piece that is put back at the edge, or stood up again, may be moved to find a free
   place. */
#define PUT_BACK_REACH 120.0

/* From inside, the bullet must leave by the door. */
static gboolean
left_by_door (const FlickemupTelling *telling)
{
  guint building = telling->state.figures[telling->state.turn.cowboy].inside;
  const FlipCrossing *crossing;

  if (building >= FLICKEMUP_BUILDINGS)
    return TRUE;
  crossing = flip_outcome_crossing (telling->outcome, (guint16) building);
  return crossing && !crossing->inward && crossing->touches == 0;
}

/* The figure that was hit, or FLICKEMUP_NOBODY. */
static guint
find_hit (const FlickemupTelling *telling)
{
  const FlipOutcome *outcome = telling->outcome;
  const FlipTopple *topple;
  FlipMove move;

  if (outcome->n_touches == 0 || outcome->touches[0].piece >= FLICKEMUP_FIGURES
      || !left_by_door (telling))
    return FLICKEMUP_NOBODY;
  topple = flip_outcome_topple (outcome, outcome->touches[0].piece);
  if (!topple || !topple->direct)
    return FLICKEMUP_NOBODY;
  move = flickemup_make (FLICKEMUP_VERB_HIT, topple->figure, 0, 0, 0);
  return flip_game_check (&flickemup_game, &telling->state, &move, NULL) ? topple->figure
                                                                         : FLICKEMUP_NOBODY;
}

/* A figure that was hit stays down, unless the hit does not hurt it. */
static gboolean
stays_lying (const FlickemupTelling *telling, guint figure, guint hit)
{
  return flickemup_is_fallen (&telling->state, figure)
         || (figure == hit && telling->state.figures[figure].hit_points > 0);
}

static void
clamp_to_table (const FlipTable *table, FlipPiece *piece)
{
  piece->x = CLAMP (piece->x, 0, table->width);
  piece->y = CLAMP (piece->y, 0, table->height);
}

/* Figures that fell without being hit stand up again; figures and blocks that left the table are
   put back. */
static void
settle (FlickemupTelling *telling, guint index, guint hit)
{
  const FlipPiece *before = &telling->pending->table.pieces[index];
  const FlipPose *pose = &telling->outcome->poses[index];
  FlipPiece *piece = &telling->rest.pieces[flip_table_index (&telling->rest, before->id)];
  gboolean stands_up =
    before->id < FLICKEMUP_FIGURES && pose->fallen && !stays_lying (telling, before->id, hit);

  if (stands_up)
    {
      piece->fallen = FALSE;
      piece->angle = before->angle;
    }
  if (!stands_up && !pose->gone)
    return;
  clamp_to_table (&telling->rest, piece);
  flip_table_nearest_free (&telling->rest, piece, PUT_BACK_REACH);
}

/* The table after the flick, with the pieces that are put back, without the disc. */
static void
lay_rest (FlickemupTelling *telling, guint hit)
{
  const FlipOutcome *outcome = telling->outcome;
  const FlipTable *before = &telling->pending->table;
  FlipTable *rest = &telling->rest;

  *rest = *before;
  for (guint i = 0; i < outcome->n_poses; i++)
    flip_pose_put (&outcome->poses[i], &rest->pieces[i]);
  flip_table_remove (rest, FLIP_TABLETOP_DISC);
  for (guint i = 0; i < outcome->n_gone; i++)
    {
      if (outcome->gone[i] >= FLICKEMUP_PIECE_BARREL)
        flip_table_remove (rest, outcome->gone[i]);
    }
  for (guint i = 0; i < outcome->n_poses; i++)
    {
      if (before->pieces[i].id < FLICKEMUP_PIECE_BARREL && outcome->poses[i].moved)
        settle (telling, i, hit);
    }
}

static void
tell_gone (FlickemupTelling *telling, const FlipPiece *piece)
{
  FlipPiece last = *piece;

  clamp_to_table (&telling->rest, &last);
  flickemup_tell_rest (telling, &last, FLICKEMUP_ABSENT);
}

/* Answers in the order of the pieces, as the rules require. is_taken tells which pieces are
   removed; it may be NULL. */
void
flickemup_tell_rests (FlickemupTelling *telling,
                      guint hit,
                      gboolean (*is_taken) (const FlickemupTelling *telling,
                                            const FlipPiece *piece))
{
  const FlipTable *before = &telling->pending->table;

  lay_rest (telling, hit);
  for (guint16 id = 0; id < FLICKEMUP_PIECES; id++)
    {
      const FlipPiece *now = flip_table_find (&telling->rest, id);
      int index = flip_table_index (before, id);

      if (index < 0)
        continue;
      if (!now || (is_taken && is_taken (telling, now)))
        tell_gone (telling, now ? now : &before->pieces[index]);
      else if (telling->outcome->poses[index].moved)
        flickemup_tell_rest (telling, now,
                             id < FLICKEMUP_FIGURES && now->fallen
                               ? FLICKEMUP_FALLEN
                               : telling->state.poses[id].posture);
    }
}

static void
tell_end (FlickemupTelling *telling, guint hit)
{
  const FlipOutcome *outcome = telling->outcome;
  guint first = outcome->n_touches > 0 ? outcome->touches[0].piece : FLIP_NO_PIECE;

  if (hit != FLICKEMUP_NOBODY)
    flickemup_tell_site (telling, FLICKEMUP_VERB_HIT, hit);
  else if (first < FLICKEMUP_FIGURES && left_by_door (telling)
           && flickemup_tell_site (telling, FLICKEMUP_VERB_GRAZED, first))
    return;
  else if (first >= FLICKEMUP_PIECES
           || !flickemup_tell_bare (telling, FLICKEMUP_VERB_MISSED, (int) first + 1))
    flickemup_tell_bare (telling, FLICKEMUP_VERB_MISSED, 0);
}

void
flickemup_tell_shot (FlickemupTelling *telling)
{
  guint hit = find_hit (telling);

  flickemup_tell_rests (telling, hit, NULL);
  tell_end (telling, hit);
}

/* A duel leaves no trace on the table. */
void
flickemup_tell_duel (FlickemupTelling *telling)
{
  const FlipOutcome *outcome = telling->outcome;
  guint target = flickemup_duel_target (&telling->state);
  const FlipTopple *topple = flip_outcome_topple (outcome, (guint16) target);

  if (topple && topple->direct)
    flickemup_tell_site (telling, FLICKEMUP_VERB_HIT, target);
  else if (outcome->n_touches > 0 && outcome->touches[0].piece == target)
    flickemup_tell_site (telling, FLICKEMUP_VERB_GRAZED, target);
  else
    flickemup_tell_bare (telling, FLICKEMUP_VERB_MISSED, 0);
}
