/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/editions/values/edition-form.h"

/* The editor of an edition with a table: the tray, the table, and below it the grid, Try It and
   Balance. */
#define FLIP_TYPE_TABLE_EDITOR (flip_table_editor_get_type ())
G_DECLARE_FINAL_TYPE (FlipTableEditor, flip_table_editor, FLIP, TABLE_EDITOR, GtkWidget)

/* Whether an edition is edited this way; the desk outlives the view. The form follows the selection
   on the table, and the other way round; the roster is above it. */
gboolean flip_table_editor_can (FlipEditionDesk *desk);
GtkWidget *flip_table_editor_new (FlipEditionDesk *desk, FlipEditionForm *form);
