/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/aim.h"
#include "table/placement.h"
#include "table/simulation.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/reader.h"

#include <math.h>

/* A table and a flick. The pieces follow the flick until the data ends; two blocks in a row have a
   door. */

#define DISC 1

static void
read_piece (Reader *reader, FlipTable *table)
{
  FlipPieceKind kind = read_byte (reader) % (FLIP_PIECE_KINDS + 1);
  guint8 flags = read_byte (reader);
  double x = read_number (reader, 0, 1200), y = read_number (reader, 0, 900);
  double angle = read_number (reader, -180, 180);
  FlipPiece *piece = flip_table_add (table, kind, (guint16) (table->n_pieces + DISC), x, y, angle);

  piece->fallen = flags & 1;
  piece->fixed = (flags & 2) != 0;
  if (flags & 4)
    piece->id = flags;
  piece->form = (FlipPieceForm){ 3, 60, 20, 5 };
  if (flags & 8)
    piece->form = (FlipPieceForm){ read_number (reader, 1, 200), read_number (reader, 1, 200),
                                   read_number (reader, 1, 60), read_number (reader, 0.1, 50) };
  if (kind == FLIP_PIECE_BLOCK && piece[-1].kind == FLIP_PIECE_BLOCK)
    flip_table_add_door (table, (guint16) table->n_doors, piece[-1].id, piece->id);
}

static FlipFlick
read_all (Reader *reader, FlipTable *table)
{
  FlipSurface surface = read_byte (reader) % (FLIP_SURFACES + 1);
  double width = read_number (reader, 100, 1200), height = read_number (reader, 100, 900);
  FlipFlick flick = { .disc = DISC };

  flip_table_init (table, width, height, surface);
  flip_table_add (table, read_byte (reader) % FLIP_PIECE_BLOCK + 1, DISC, 50, 50, 0);
  flick.x = read_number (reader, 0, 1200);
  flick.y = read_number (reader, 0, 900);
  flick.angle = read_number (reader, -180, 180);
  flick.speed = read_number (reader, 1, FLIP_FLICK_FASTEST);
  while (reader->size > 0 && table->n_pieces < FLIP_TABLE_MOST_PIECES)
    read_piece (reader, table);
  return flick;
}

static void
hold_poses (const FlipTable *table, const FlipOutcome *outcome)
{
  g_assert_cmpuint (outcome->n_poses, ==, table->n_pieces);
  g_assert_cmpuint (outcome->steps, <=, FLIP_SIMULATION_MOST_STEPS);
  for (guint i = 0; i < outcome->n_poses; i++)
    {
      const FlipPose *pose = &outcome->poses[i];

      g_assert_true (isfinite (pose->x) && isfinite (pose->y) && isfinite (pose->angle));
      g_assert_true (
        pose->gone
        || (pose->x >= 0 && pose->x <= table->width && pose->y >= 0 && pose->y <= table->height));
    }
}

static void
hold_twice (const FlipTable *table, const FlipFlick *flick, const FlipOutcome *outcome)
{
  g_autofree FlipOutcome *again = g_new (FlipOutcome, 1);
  g_autoptr (FlipRecording) recording = NULL;

  g_assert_true (flip_simulate (table, flick, again, &recording, NULL));
  g_assert_cmpuint (again->steps, ==, outcome->steps);
  g_assert_cmpuint (again->n_touches, ==, outcome->n_touches);
  for (guint i = 0; i < outcome->n_poses; i++)
    {
      FlipFrame last = flip_recording_at (recording, i, flip_recording_duration (recording));

      g_assert_true (again->poses[i].x == outcome->poses[i].x);
      g_assert_true (again->poses[i].y == outcome->poses[i].y);
      g_assert_true (again->poses[i].angle == outcome->poses[i].angle);
      g_assert_true (last.gone || fabs (last.x - outcome->poses[i].x) < 0.01);
    }
}

/* After the flick the table is sound, and the disc finds a place on it if there is one. */
static void
hold_table_after (FlipTable *table, const FlipOutcome *outcome)
{
  FlipOverlap overlap;
  FlipPiece disc = { .kind = FLIP_PIECE_BULLET, .id = DISC, .x = 50, .y = 50 };

  flip_outcome_apply (outcome, table);
  g_assert_true (flip_table_check (table, NULL));
  flip_table_find_overlap (table, FLIP_OVERLAP_TOLERANCE, &overlap);
  if (flip_table_nearest_free (table, &disc, 30))
    g_assert_true (flip_table_is_free (table, &disc, NULL));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  Reader reader = { data, size };
  g_autofree FlipTable *table = g_new (FlipTable, 1);
  g_autofree FlipOutcome *outcome = g_new (FlipOutcome, 1);
  g_autoptr (GError) error = NULL;
  FlipFlick flick = read_all (&reader, table);
  FlipAim aim;

  if (!flip_simulate (table, &flick, outcome, NULL, &error))
    {
      g_assert_true (error && *error->message);
      g_assert_false (flip_aim (table, &flick, &aim, NULL));
      return 0;
    }
  hold_poses (table, outcome);
  hold_twice (table, &flick, outcome);
  g_assert_true (flip_aim (table, &flick, &aim, NULL));
  g_assert_true (isfinite (aim.x) && isfinite (aim.y));
  hold_table_after (table, outcome);
  return 0;
}
