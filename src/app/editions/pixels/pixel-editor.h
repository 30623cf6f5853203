/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/editions/values/edition-form.h"

/* The editor of an edition with painted maps: all of them in a list, and a canvas to paint the
   chosen one. */
#define FLIP_TYPE_PIXEL_EDITOR (flip_pixel_editor_get_type ())
G_DECLARE_FINAL_TYPE (FlipPixelEditor, flip_pixel_editor, FLIP, PIXEL_EDITOR, GtkBox)

/* Whether an edition is edited this way; the desk outlives the view. The form shows the values of the
   chosen map and, below them, what it looks like in a game. */
gboolean flip_pixel_editor_can (FlipEditionDesk *desk);
GtkWidget *flip_pixel_editor_new (FlipEditionDesk *desk, FlipEditionForm *form);

/* Gives the map the focus. */
void flip_pixel_editor_paint (FlipPixelEditor *self);
