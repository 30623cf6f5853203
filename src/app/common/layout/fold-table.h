/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows its "table" where there is room for the words of all columns side by side, else what is "folded": unless it is
   set, the rows one below the other, each cell in a line that begins with the head of its column. Screen readers hear
   the table at any width. */
#define FLIP_TYPE_FOLD_TABLE (flip_fold_table_get_type ())
G_DECLARE_FINAL_TYPE (FlipFoldTable, flip_fold_table, FLIP, FOLD_TABLE, GtkWidget)

/* What is in the table: the first n of the rows, of GStrv, of which the first has the heads. */
void flip_fold_table_show (FlipFoldTable *self, GPtrArray *rows, guint n);

G_END_DECLS
