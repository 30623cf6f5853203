/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/review/hint.h"
#include "play/sheet/sheet-model.h"
#include "app/board/site-button.h"

#include <gtk/gtk.h>

/* The simulated table of a sheet: the table itself, the boxes of both sides, and the panel for
   flicking. */
G_DECLARE_FINAL_TYPE (FlipTableStage, flip_table_stage, FLIP, TABLE_STAGE, GtkBox)

typedef enum
{
  FLIP_STAGE_WIDE,   /* the boxes are to the left and right */
  FLIP_STAGE_MEDIUM, /* below, side by side */
  FLIP_STAGE_NARROW, /* below, one under the other */
} FlipStageShape;

/* NULL if the sheet has no simulated table. */
void flip_table_stage_set_model (FlipTableStage *self, FlipSheetModel *model);
void flip_table_stage_set_shape (FlipTableStage *self, FlipStageShape shape);

/* Whether the moment is told elsewhere, which leaves the table more room. */
void flip_table_stage_set_brief (FlipTableStage *self, gboolean is_brief);

/* Chooses a figure or place; FALSE if it can't be chosen. The second returns the button of a site,
   or NULL. */
gboolean flip_table_stage_choose (FlipTableStage *self, guint site);
FlipSiteButton *flip_table_stage_find (FlipTableStage *self, guint site);

/* The button that flicks or turns as aimed, or NULL if there is nothing to do by hand; and the
   table. */
GtkWidget *flip_table_stage_act (FlipTableStage *self);
GtkWidget *flip_table_stage_table (FlipTableStage *self);

/* Marks a hint; none for NULL. */
void flip_table_stage_hint (FlipTableStage *self, const FlipHint *hint);

/* Places the disc and aims as a move in notation describes; FALSE if it can't be flicked now. */
gboolean flip_table_stage_aim (FlipTableStage *self, const char *notation);

/* Focuses the table if something is to be flicked or turned, else the answers below it. */
void flip_table_stage_focus_question (FlipTableStage *self);
