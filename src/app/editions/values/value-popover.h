/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions/edition-desk.h"

#include <gtk/gtk.h>

/* One value of a series, such as a space of a track, edited beside the place where it is drawn:
   its options as buttons, its number, and whether it was checked. Left and Right go to the
   values before and after it, and from the last one to a new one; with Control they move it.
   Letters choose, digits go to the number, and Return confirms that it is as in the printed copy
   and goes on.

   Emits "went" with the key when it shows another value. */
#define FLIP_TYPE_VALUE_POPOVER (flip_value_popover_get_type ())
G_DECLARE_FINAL_TYPE (FlipValuePopover, flip_value_popover, FLIP, VALUE_POPOVER, GtkPopover)

/* Whether a value is edited this way; the desk outlives the popover. */
gboolean flip_value_popover_can (const FlipField *field);
GtkWidget *flip_value_popover_new (FlipEditionDesk *desk);

void flip_value_popover_open (FlipValuePopover *self);
void flip_value_popover_load (FlipValuePopover *self, const char *group, const char *key);
