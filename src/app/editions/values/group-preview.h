/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions/edition-desk.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The part of the sheet that shows a group of an edition, as it is drawn in a game. It is hidden if
   no sheet shows the group. Emits "opened" with the group when it is clicked. */
#define FLIP_TYPE_GROUP_PREVIEW (flip_group_preview_get_type ())
G_DECLARE_FINAL_TYPE (FlipGroupPreview, flip_group_preview, FLIP, GROUP_PREVIEW, GtkButton)

/* The desk outlives the preview. */
GtkWidget *flip_group_preview_new (FlipEditionDesk *desk);
void flip_group_preview_show (FlipGroupPreview *self, const char *group);

G_END_DECLS
