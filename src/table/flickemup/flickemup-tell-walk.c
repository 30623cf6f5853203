/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/flickemup/flickemup-bridge.h"

/* The outcome of a move. The movement disc may touch nothing except the inner faces of the door
   that it enters by, both blocks of the door that it leaves by, and the gallows if it comes to free
   somebody. Pieces that it pushed are put back. */

#define EDGE_REACH \
  60.0                   /* for a side that wants to leave, this close to an edge counts as over it */
#define AGAINST     10.0 /* at rest, this close to the gallows counts as touching them */
#define STAND_REACH 60.0

/* How many touches, from the first on, do not make the move fail. */
static guint
count_harmless (const FlickemupTelling *telling,
                gboolean (*is_harmless) (const FlickemupTelling *telling,
                                         const FlipTouch *touch,
                                         const FlipCrossing *crossing),
                const FlipCrossing *crossing)
{
  guint n = 0;

  while (n < telling->outcome->n_touches
         && is_harmless (telling, &telling->outcome->touches[n], crossing))
    n++;
  return n;
}

static guint
start_building (const FlickemupTelling *telling)
{
  return telling->state.figures[telling->state.turn.cowboy].inside;
}

static gboolean
is_of_building (guint piece, guint building)
{
  return building < FLICKEMUP_BUILDINGS && flickemup_building_of (piece) == building;
}

static gboolean
frees (const FlickemupTelling *telling)
{
  FlipMove move =
    flickemup_make (FLICKEMUP_VERB_FREED, telling->state.scenario.gallows.figure, 0, 0, 0);

  return flip_game_check (&flickemup_game, &telling->state, &move, NULL);
}

/* For a move outdoors. */
static gboolean
is_harmless_outdoors (const FlickemupTelling *telling,
                      const FlipTouch *touch,
                      const FlipCrossing *crossing)
{
  return is_of_building (touch->piece, start_building (telling))
         || (touch->piece == FLICKEMUP_PIECE_GALLOWS && frees (telling));
}

/* For a move that ends behind a door: until the door is crossed, its inner faces may be touched. */
static gboolean
is_harmless_entering (const FlickemupTelling *telling,
                      const FlipTouch *touch,
                      const FlipCrossing *crossing)
{
  return is_harmless_outdoors (telling, touch, crossing)
         || (is_of_building (touch->piece, crossing->door)
             && (!touch->outer || touch->outer_time > crossing->time));
}

static gboolean
try_enter (FlickemupTelling *telling)
{
  for (guint i = 0; i < telling->outcome->n_crossings; i++)
    {
      const FlipCrossing *crossing = &telling->outcome->crossings[i];

      if (crossing->inward && crossing->door != start_building (telling)
          && count_harmless (telling, is_harmless_entering, crossing) >= crossing->touches
          && flickemup_tell_site (telling, FLICKEMUP_VERB_ENTERED,
                                  FLICKEMUP_SITE_BUILDING + crossing->door))
        return TRUE;
    }

  return FALSE;
}

static gboolean
has_left_building (const FlickemupTelling *telling)
{
  guint building = start_building (telling);
  const FlipCrossing *crossing;

  if (building >= FLICKEMUP_BUILDINGS)
    return TRUE;
  crossing = flip_outcome_crossing (telling->outcome, (guint16) building);
  return crossing && !crossing->inward;
}

static gboolean
try_escape_by (FlickemupTelling *telling, FlickemupEdge edge, double distance)
{
  return distance <= EDGE_REACH
         && flickemup_tell_bare (telling, FLICKEMUP_VERB_ESCAPED, (int) edge);
}

/* The position where the disc rests, or where it left the table, decides. */
static gboolean
try_escape (FlickemupTelling *telling)
{
  const FlipTable *table = &telling->pending->table;
  int index = flip_table_index (table, FLIP_TABLETOP_DISC);
  const FlipPose *disc = &telling->outcome->poses[index];

  return try_escape_by (telling, FLICKEMUP_NORTH, disc->y)
         || try_escape_by (telling, FLICKEMUP_EAST, table->width - disc->x)
         || try_escape_by (telling, FLICKEMUP_SOUTH, table->height - disc->y)
         || try_escape_by (telling, FLICKEMUP_WEST, disc->x);
}

/* The cowboy stands where the disc is, facing as before if there is room. */
static void
tell_place (FlickemupTelling *telling, const FlipPose *disc)
{
  const FlickemupState *state = &telling->state;
  guint cowboy = state->turn.cowboy;
  FlipPiece figure = flickemup_table_piece (cowboy, &state->poses[cowboy]);

  flip_table_remove (&telling->rest, FLIP_TABLETOP_DISC);
  figure.x = disc->x;
  figure.y = disc->y;
  figure.fallen = FALSE;
  if (!flip_table_nearest_angle (&telling->rest, &figure))
    flip_table_nearest_free (&telling->rest, &figure, STAND_REACH);
  flickemup_tell_rest (telling, &figure, FLICKEMUP_STANDING);
}

static gboolean
ends_at_gallows (const FlickemupTelling *telling, const FlipPose *disc)
{
  const FlipPiece *gallows = flip_table_find (&telling->pending->table, FLICKEMUP_PIECE_GALLOWS);
  double radius = flip_piece_form (&(FlipPiece){ .kind = FLIP_PIECE_MOVER }).length / 2;

  return gallows && frees (telling) && flip_outcome_touch (telling->outcome, gallows->id)
         && flip_piece_distance (gallows, disc->x, disc->y) - radius <= AGAINST;
}

static void
tell_success (FlickemupTelling *telling, const FlipPose *disc)
{
  gboolean freed = ends_at_gallows (telling, disc);

  tell_place (telling, disc);
  if (!freed
      || !flickemup_tell_site (telling, FLICKEMUP_VERB_FREED,
                               telling->state.scenario.gallows.figure))
    flickemup_tell_bare (telling, FLICKEMUP_VERB_MOVED, 0);
}

static void
tell_failure (FlickemupTelling *telling, guint harmless)
{
  const FlipOutcome *outcome = telling->outcome;
  int touched = harmless < outcome->n_touches ? outcome->touches[harmless].piece + 1 : 0;

  if (!flickemup_tell_bare (telling, FLICKEMUP_VERB_FAILED, touched))
    flickemup_tell_bare (telling, FLICKEMUP_VERB_FAILED, 0);
}

void
flickemup_tell_walk (FlickemupTelling *telling)
{
  guint harmless = count_harmless (telling, is_harmless_outdoors, NULL);
  gboolean clean = harmless == telling->outcome->n_touches && has_left_building (telling);
  const FlipPose *disc = flickemup_tell_disc (telling);

  telling->rest = telling->pending->table;
  if (has_left_building (telling) && try_enter (telling))
    return;
  if (clean && try_escape (telling))
    return;
  if (clean && disc)
    tell_success (telling, disc);
  else
    tell_failure (telling, harmless);
}
