/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* A choice among a few options, as buttons with pictures side by side, below a title, or in line
   with it if the box is horizontal. Emits "chosen" with the index when the user chooses another
   one. */
#define FLIP_TYPE_CHOICE_ROW (flip_choice_row_get_type ())
G_DECLARE_FINAL_TYPE (FlipChoiceRow, flip_choice_row, FLIP, CHOICE_ROW, GtkBox)

GtkWidget *flip_choice_row_new (const char *title, GtkOrientation orientation);

/* The glyph is given by its word, or NULL. */
void flip_choice_row_add (FlipChoiceRow *self, const char *title, const char *glyph);
void flip_choice_row_select (FlipChoiceRow *self, guint index);
