/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions/edition-desk.h"

#include <adwaita.h>

/* One value of an edition: its name, a control that suits its kind (a switch, numbers, lists,
   text), whether it was checked, and what is wrong with it. */
#define FLIP_TYPE_EDITION_ROW (flip_edition_row_get_type ())
G_DECLARE_FINAL_TYPE (FlipEditionRow, flip_edition_row, FLIP, EDITION_ROW, AdwPreferencesRow)

/* It is empty until it is loaded. If the row appears among the values of another group, `among`, it
   leaves out what that group already implies. */
GtkWidget *flip_edition_row_new (FlipEditionDesk *desk, const FlipPlace *place, const char *among);
gboolean flip_edition_row_is (FlipEditionRow *self, const char *group, const char *key);
const char *flip_edition_row_key (FlipEditionRow *self);

/* Whether a change is one of this value; the first row of a painted map stands for the others. */
gboolean flip_edition_row_concerns (FlipEditionRow *self, const FlipEditionChange *change);

/* Focuses and selects its first number, or that of a phrase of its vocabulary (-1: any), so that
   typing replaces it; if there are no numbers, focuses its first control. */
gboolean flip_edition_row_focus (FlipEditionRow *self, int phrase);

/* Loads the value from the desk. The place is in the newest file; `problem` says what is wrong, or
   is NULL. */
void flip_edition_row_load (FlipEditionRow *self, const FlipPlace *place, const char *problem);
