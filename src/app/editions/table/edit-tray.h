/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions/edition-desk.h"

#include <gtk/gtk.h>

/* The items that can be put on the table of an edition, with how many the box still has. Tiles are
   dragged to the table as the number of the item; a click on one emits "taken" with that number. */
G_DECLARE_FINAL_TYPE (FlipEditTray, flip_edit_tray, FLIP, EDIT_TRAY, GtkBox)

/* The desk outlives the tray. */
void flip_edit_tray_set_desk (FlipEditTray *self, FlipEditionDesk *desk);

/* If only a few lines are visible at once, the tiles take them all, without the words above. */
void flip_edit_tray_set_short (FlipEditTray *self, gboolean is_short);
