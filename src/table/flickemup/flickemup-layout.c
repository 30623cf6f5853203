/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/flickemup-cowboy.h"
#include "games/flickemup/flickemup-place.h"
#include "table/flickemup/flickemup-bridge.h"

#include <math.h>

#define TENTHS 10.0
/* If there is no room, a disc may be put this far from its place, which no player would object
   to. */
#define DISC_REACH 40.0
/* From the middle of a block to its back. */
#define HALF_BLOCK 10.0
#define LITTLE     2.0

static FlipPieceKind
kind_of (guint piece)
{
  return piece < FLICKEMUP_FIGURES            ? FLIP_PIECE_FIGURE
         : piece < FLICKEMUP_PIECE_BARREL     ? FLIP_PIECE_BLOCK
         : piece < FLICKEMUP_PIECE_CACTUS     ? FLIP_PIECE_BARREL
         : piece < FLICKEMUP_PIECE_FENCE      ? FLIP_PIECE_CACTUS
         : piece < FLICKEMUP_PIECE_TUMBLEWEED ? FLIP_PIECE_FENCE
                                              : FLIP_PIECE_TUMBLEWEED;
}

FlipPiece
flickemup_table_piece (guint piece, const FlickemupPose *pose)
{
  return (FlipPiece){
    .kind = kind_of (piece),
    .id = (guint16) piece,
    .x = pose->x / TENTHS,
    .y = pose->y / TENTHS,
    .angle = pose->angle / TENTHS,
    .fallen = piece < FLICKEMUP_FIGURES && pose->posture == FLICKEMUP_FALLEN,
  };
}

static void
lay_piece (guint piece, const FlickemupPose *pose, FlipTable *table)
{
  FlipPiece laid = flickemup_table_piece (piece, pose);
  FlipPiece *added = flip_table_add (table, laid.kind, (guint16) piece, laid.x, laid.y, laid.angle);

  added->fallen = laid.fallen;
}

static void
lay_empty (const FlickemupState *state, FlipTable *table)
{
  /* In the order of the option's values. */
  static const FlipSurface surfaces[] = { FLIP_SURFACE_TABLE, FLIP_SURFACE_POLISHED,
                                          FLIP_SURFACE_CLOTH };

  flip_table_init (table, state->scenario.width / TENTHS, state->scenario.height / TENTHS,
                   surfaces[state->surface]);
}

static void
lay_duel (const FlickemupState *state, FlipTable *table)
{
  FlickemupPose one = flickemup_duel_pose (state, state->turn.cowboy);
  FlickemupPose other = flickemup_duel_pose (state, state->turn.enemy);

  lay_piece (state->turn.cowboy, &one, table);
  lay_piece (state->turn.enemy, &other, table);
}

void
flickemup_table_lay (gconstpointer data, FlipTable *table)
{
  const FlickemupState *state = data;

  lay_empty (state, table);
  if (state->stage == FLICKEMUP_STAGE_DUEL_AIM || state->stage == FLICKEMUP_STAGE_DUEL_SHOT)
    return lay_duel (state, table);
  for (guint i = 0; i < FLICKEMUP_PIECES; i++)
    {
      if (state->poses[i].posture != FLICKEMUP_ABSENT
          && !(i < FLICKEMUP_FIGURES && flickemup_is_inside (state, i)))
        lay_piece (i, &state->poses[i], table);
    }
  for (guint i = 0; i < FLICKEMUP_BUILDINGS; i++)
    {
      if (flickemup_is_here (state, i))
        flip_table_add_door (table, (guint16) i, (guint16) flickemup_left_block (i),
                             (guint16) flickemup_right_block (i));
    }
}

FlipPieceKind
flickemup_table_disc (guint verb)
{
  return verb == FLICKEMUP_VERB_MOVE    ? FLIP_PIECE_MOVER
         : verb == FLICKEMUP_VERB_THROW ? FLIP_PIECE_DYNAMITE
                                        : FLIP_PIECE_BULLET;
}

/* The middle of the space behind the door. The angle is the way out. */
static void
put_behind_door (const FlickemupState *state, guint building, FlipPiece *disc)
{
  FlickemupPose door = flickemup_place_door (state->poses, building);
  double back = HALF_BLOCK + flip_piece_form (disc).length / 2 + LITTLE;
  FlickemupPose behind = flickemup_place_beside (&door, 0, -(int) lround (back * TENTHS));

  disc->x = behind.x / TENTHS;
  disc->y = behind.y / TENTHS;
  disc->angle = flickemup_place_turn (door.angle, 900) / TENTHS;
}

/* A cowboy who is lying stands up before acting. */
static FlipPiece
stand_up (guint figure, const FlickemupPose *pose, FlipTable *table)
{
  int index = flip_table_index (table, (guint16) figure);
  FlipPiece standing = flickemup_table_piece (figure, pose);

  standing.fallen = FALSE;
  if (index >= 0)
    table->pieces[index] = standing;
  return standing;
}

static void
choose_place (const FlickemupState *state, const FlipMove *move, FlipTable *table, FlipPiece *disc)
{
  guint cowboy = move->site;
  gboolean walks = move->verb == FLICKEMUP_VERB_MOVE;
  gboolean dueling = move->verb == FLICKEMUP_VERB_DUEL;
  FlickemupPose pose = dueling ? flickemup_duel_pose (state, cowboy)
                       : walks && state->stage == FLICKEMUP_STAGE_WALK ? state->turn.start
                                                                       : state->poses[cowboy];
  FlipPiece figure;

  if (!dueling && state->figures[cowboy].inside < FLICKEMUP_BUILDINGS)
    return put_behind_door (state, state->figures[cowboy].inside, disc);
  figure = stand_up (cowboy, &pose, table);
  disc->x = figure.x;
  disc->y = figure.y;
  disc->angle = figure.angle;
  if (walks)
    flip_table_remove (table, (guint16) cowboy);
  else
    flip_table_put_beside (table, (guint16) cowboy,
                           move->arg[FLICKEMUP_ARG_SIDE] == FLICKEMUP_RIGHT ? FLIP_SIDE_RIGHT
                                                                            : FLIP_SIDE_LEFT,
                           disc, NULL);
}

/* Lays out the table with the disc of the move at its starting point. The flick goes where the
   figure faces, or out of the door, and has no speed yet. */
gboolean
flickemup_table_put_disc (const FlickemupState *state,
                          const FlipMove *move,
                          FlipTable *table,
                          FlipFlick *flick,
                          GError **error)
{
  FlipPiece disc = { .kind = flickemup_table_disc (move->verb), .id = FLIP_TABLETOP_DISC };

  flickemup_table_lay (state, table);
  choose_place (state, move, table, &disc);
  if (!flip_table_nearest_free (table, &disc, DISC_REACH))
    {
      flip_table_is_free (table, &disc, error);
      return FALSE;
    }
  flip_table_add (table, disc.kind, disc.id, disc.x, disc.y, 0);
  *flick = (FlipFlick){ .disc = disc.id, .x = disc.x, .y = disc.y, .angle = disc.angle };
  return TRUE;
}
