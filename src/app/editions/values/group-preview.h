/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/editions/kit/edit-canvas.h"
#include "play/editions/edition-desk.h"

/* The part of the sheet that shows a group of an edition, as it is drawn in a game. It is hidden if
   no sheet shows the group. A click opens the first number of the group, which is the one that is
   drawn. */
#define FLIP_TYPE_GROUP_PREVIEW (flip_group_preview_get_type ())
G_DECLARE_FINAL_TYPE (FlipGroupPreview, flip_group_preview, FLIP, GROUP_PREVIEW, FlipEditCanvas)

/* The desk outlives the preview. */
GtkWidget *flip_group_preview_new (FlipEditionDesk *desk);
void flip_group_preview_show (FlipGroupPreview *self, const char *group);
