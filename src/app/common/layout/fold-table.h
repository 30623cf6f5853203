/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/layout/first-fit.h"

/* Shows its "table" if all columns fit side by side, and otherwise its "folded" form. By default
   that form has the rows below each other, with each cell on a line that begins with the head of
   its column. Screen readers get the table at any width. */
#define FLIP_TYPE_FOLD_TABLE (flip_fold_table_get_type ())
G_DECLARE_FINAL_TYPE (FlipFoldTable, flip_fold_table, FLIP, FOLD_TABLE, FlipFirstFit)

/* Sets the content of the table: the first n rows, of GStrv; the first row has the heads. */
void flip_fold_table_show (FlipFoldTable *self, GPtrArray *rows, guint n);
