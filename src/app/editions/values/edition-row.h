/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions/edition-desk.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* One value of an edition: its name, what fits its kind to change it (a switch, numbers, lists,
   text), whether it was checked, and what is wrong with it. */
#define FLIP_TYPE_EDITION_ROW (flip_edition_row_get_type ())
G_DECLARE_FINAL_TYPE (FlipEditionRow, flip_edition_row, FLIP, EDITION_ROW, AdwPreferencesRow)

/* Among the values of another group, which this one uses, it leaves out what that says of it. */
GtkWidget *flip_edition_row_new (FlipEditionDesk *desk, const FlipPlace *place, const char *among);
gboolean flip_edition_row_is (FlipEditionRow *self, const char *group, const char *key);

const char *flip_edition_row_key (FlipEditionRow *self);

/* Gives its first number the focus, or the one of a phrase of its vocabulary (-1: any), so that typing
   replaces it; a row without numbers its first control. */
gboolean flip_edition_row_focus (FlipEditionRow *self, int phrase);

/* As the desk has it now; the place is that of the newest file, and the reason why it is wrong NULL
   if it is right. */
void flip_edition_row_load (FlipEditionRow *self, const FlipPlace *place, const char *problem);

G_END_DECLS
