/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/editions/kit/edit-canvas.h"
#include "play/editions/edition-desk.h"
#include "play/editions/scenario-table.h"

/* The table of an edition, on which pieces are moved and turned: with the pointer, or with keys
   for the piece that has the focus. Arrows move it by a step, with Shift by a millimetre, with
   Ctrl by the grid; R, [ and ] turn it, Delete removes it, Return opens its values.

   Emits "selected" with a group and a key, both NULL if nothing is selected any more. */
G_DECLARE_FINAL_TYPE (FlipEditTable, flip_edit_table, FLIP, EDIT_TABLE, FlipEditCanvas)

/* The desk outlives the table. */
void flip_edit_table_set_desk (FlipEditTable *self, FlipEditionDesk *desk);

/* Selects the piece of this group without giving it the focus; selects none if there is no such
   piece. */
void flip_edit_table_select (FlipEditTable *self, const char *group);

/* Sets the step to which positions and distances are rounded, in millimetres. */
void flip_edit_table_set_step (FlipEditTable *self, int step);

/* Puts an item from the tray on the table and selects it; at a spot, or in the middle if that is
   NULL. */
gboolean flip_edit_table_add (FlipEditTable *self, guint item, const FlipSpot *spot);
