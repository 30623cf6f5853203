/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/outcome.h"

const FlipTouch *
flip_outcome_touch (const FlipOutcome *outcome, guint16 piece)
{
  g_assert (outcome->n_touches <= FLIP_TABLE_MOST_PIECES);

  for (guint i = 0; i < outcome->n_touches; i++)
    {
      if (outcome->touches[i].piece == piece)
        return &outcome->touches[i];
    }

  return NULL;
}

const FlipTopple *
flip_outcome_topple (const FlipOutcome *outcome, guint16 figure)
{
  g_assert (outcome->n_topples <= FLIP_TABLE_MOST_PIECES);

  for (guint i = 0; i < outcome->n_topples; i++)
    {
      if (outcome->topples[i].figure == figure)
        return &outcome->topples[i];
    }

  return NULL;
}

const FlipCrossing *
flip_outcome_crossing (const FlipOutcome *outcome, guint16 door)
{
  g_assert (outcome->n_crossings <= FLIP_TABLE_MOST_DOORS);

  for (guint i = 0; i < outcome->n_crossings; i++)
    {
      if (outcome->crossings[i].door == door)
        return &outcome->crossings[i];
    }

  return NULL;
}

void
flip_outcome_apply (const FlipOutcome *outcome, FlipTable *table)
{
  g_return_if_fail (outcome->n_poses == table->n_pieces);

  for (guint i = 0; i < outcome->n_poses; i++)
    {
      table->pieces[i].x = outcome->poses[i].x;
      table->pieces[i].y = outcome->poses[i].y;
      table->pieces[i].angle = outcome->poses[i].angle;
      table->pieces[i].fallen = outcome->poses[i].fallen;
    }
  for (guint i = 0; i < outcome->n_gone; i++)
    flip_table_remove (table, outcome->gone[i]);
}
