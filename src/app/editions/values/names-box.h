/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions/edition-desk.h"

#include <gtk/gtk.h>

/* The words that a value of an edition coins, one per line. They can be changed, added and removed,
   together with everything that uses them. A new name takes effect when Enter is pressed or the
   line loses the focus. */
#define FLIP_TYPE_NAMES_BOX (flip_names_box_get_type ())
G_DECLARE_FINAL_TYPE (FlipNamesBox, flip_names_box, FLIP, NAMES_BOX, GtkBox)

/* The desk outlives the box; screen readers call the value by its title. */
void flip_names_box_load (FlipNamesBox *self,
                          FlipEditionDesk *desk,
                          const FlipPlace *place,
                          const FlipFieldValue *value,
                          const char *title);
