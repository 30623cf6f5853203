/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions/edition-desk.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The editor of an edition with painted maps: all of them in a list, and a canvas to paint the
   chosen one. Emits "chosen" with the group when another one is chosen. */
#define FLIP_TYPE_PIXEL_EDITOR (flip_pixel_editor_get_type ())
G_DECLARE_FINAL_TYPE (FlipPixelEditor, flip_pixel_editor, FLIP, PIXEL_EDITOR, GtkBox)

/* Whether an edition is edited this way; the desk outlives the view. */
gboolean flip_pixel_editor_can (FlipEditionDesk *desk);
GtkWidget *flip_pixel_editor_new (FlipEditionDesk *desk);

/* Opens the map of a group for painting, if there is one. */
void flip_pixel_editor_show (FlipPixelEditor *self, const char *group);
const char *flip_pixel_editor_group (FlipPixelEditor *self);

/* Gives the map the focus. */
void flip_pixel_editor_paint (FlipPixelEditor *self);

G_END_DECLS
