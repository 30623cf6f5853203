/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/table/lay.h"

#include "table/placement.h"

FlipTable
lay_table (FlipSurface surface, FlipPieceKind disc)
{
  FlipTable table;

  flip_table_init (&table, 2800, 2800, surface);
  flip_table_add (&table, disc, DISC, 100, 100, 0);
  return table;
}

FlipPiece *
lay_form (FlipTable *table, guint16 id, double x, double y, double angle, FlipPieceForm form)
{
  FlipPieceKind kind = form.width > 0 ? FLIP_PIECE_BOX : FLIP_PIECE_ROUND;
  FlipPiece *piece = flip_table_add (table, kind, id, x, y, angle);

  g_assert_nonnull (piece);
  if (kind == FLIP_PIECE_ROUND)
    form.width = form.length;
  piece->form = form;
  return piece;
}

FlipOutcome *
lay_flick (const FlipTable *table, double x, double y, double angle, double speed)
{
  const FlipFlick flick = { DISC, x, y, angle, speed };
  FlipOutcome *outcome = g_new (FlipOutcome, 1);
  GError *error = NULL;

  flip_simulate (table, &flick, outcome, NULL, &error);
  g_assert_no_error (error);
  g_assert_false (outcome->cut);
  g_assert_cmpuint (outcome->n_poses, ==, table->n_pieces);
  return outcome;
}

gboolean
lay_is_gone (const FlipOutcome *outcome, guint16 piece)
{
  for (guint i = 0; i < outcome->n_gone; i++)
    {
      if (outcome->gone[i] == piece)
        return TRUE;
    }

  return FALSE;
}

const FlipPose *
lay_pose (const FlipTable *table, const FlipOutcome *outcome, guint16 id)
{
  int index = flip_table_index (table, id);

  g_assert_cmpint (index, >=, 0);
  return &outcome->poses[index];
}

double
lay_slowing (FlipSurface surface)
{
  static const double friction[] = { 0.12, 0.20, 0.35 };

  return friction[surface] * 9810;
}

double
lay_between (FlipRandom *random, double least, double most)
{
  return least + (most - least) * flip_random_next (random) / 4294967296.0;
}

FlipFlick
lay_flick_by_chance (FlipRandom *random, const FlipTable *table, double slowest, double fastest)
{
  FlipFlick flick = { .disc = DISC };

  flick.x = lay_between (random, 0, table->width);
  flick.y = lay_between (random, 0, table->height);
  flick.angle = lay_between (random, -180, 180);
  flick.speed = lay_between (random, slowest, fastest);
  return flick;
}

void
lay_by_chance (FlipTable *table, FlipRandom *random, guint pieces, gboolean overlaps)
{
  double width = lay_between (random, 300, 1200), height = lay_between (random, 300, 900);

  flip_table_init (table, width, height, flip_random_below (random, FLIP_SURFACES));
  flip_table_add (table, FLIP_PIECE_BULLET, DISC, width / 2, height / 2, 0);
  for (guint i = 2; i < pieces + 2; i++)
    {
      FlipPieceKind kind = flip_random_below (random, FLIP_PIECE_ROUND);
      /* One after the other: arguments would be drawn in another order by another compiler. */
      double x = lay_between (random, 0, width), y = lay_between (random, 0, height);
      double angle = lay_between (random, -180, 180);
      FlipPiece *piece = flip_table_add (table, kind, (guint16) i, x, y, angle);

      piece->fallen = flip_random_below (random, 5) == 0;
      piece->fixed = flip_random_below (random, 12) == 0;
      if (!overlaps && !flip_table_is_free (table, piece, NULL))
        flip_table_remove (table, piece->id);
    }
}

char *
lay_print (const FlipOutcome *outcome)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%u steps, %.17g s\n", outcome->steps, outcome->time);
  for (guint i = 0; i < outcome->n_touches; i++)
    {
      const FlipTouch *touch = &outcome->touches[i];

      g_string_append_printf (text, "touch %u %.17g %.17g %.17g %.17g %d %d\n", touch->piece,
                              touch->time, touch->x, touch->y, touch->speed, touch->inner,
                              touch->outer);
    }
  for (guint i = 0; i < outcome->n_topples; i++)
    {
      const FlipTopple *topple = &outcome->topples[i];

      g_string_append_printf (text, "topple %u by %u %d %.17g %.17g %.17g %.17g\n", topple->figure,
                              topple->by, topple->direct, topple->time, topple->speed,
                              topple->limit, topple->angle);
    }
  for (guint i = 0; i < outcome->n_crossings; i++)
    {
      const FlipCrossing *crossing = &outcome->crossings[i];

      g_string_append_printf (text, "door %u %d %d %.17g %u\n", crossing->door, crossing->inward,
                              crossing->stays, crossing->time, crossing->touches);
    }
  for (guint i = 0; i < outcome->n_gone; i++)
    g_string_append_printf (text, "gone %u\n", outcome->gone[i]);
  for (guint i = 0; i < outcome->n_poses; i++)
    {
      const FlipPose *pose = &outcome->poses[i];

      g_string_append_printf (text, "%u: %.17g %.17g %.17g %d %d %d\n", i, pose->x, pose->y,
                              pose->angle, pose->fallen, pose->moved, pose->gone);
    }

  return g_string_free (text, FALSE);
}
