/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions/edition-desk.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The words that a value of an edition coins, one a line, to be changed, added and removed with
   everything that uses them. A new name holds when Enter is pressed or the line is left. */
#define FLIP_TYPE_NAMES_BOX (flip_names_box_get_type ())
G_DECLARE_FINAL_TYPE (FlipNamesBox, flip_names_box, FLIP, NAMES_BOX, GtkBox)

/* The desk outlives the box; the title is what screen readers call the value. */
void flip_names_box_load (FlipNamesBox *self,
                          FlipEditionDesk *desk,
                          const FlipPlace *place,
                          const FlipFieldValue *value,
                          const char *title);

G_END_DECLS
