/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions/edition-desk.h"

#include <gtk/gtk.h>

/* All figures that take part, with their points. Emits "chosen" with the group in the file. */
#define FLIP_TYPE_EDIT_ROSTER (flip_edit_roster_get_type ())
G_DECLARE_FINAL_TYPE (FlipEditRoster, flip_edit_roster, FLIP, EDIT_ROSTER, GtkBox)

GtkWidget *flip_edit_roster_new (FlipEditionDesk *desk);

/* Marks the figure of this group, or none. */
void flip_edit_roster_select (FlipEditRoster *self, const char *group);
