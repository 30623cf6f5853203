/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet/sheet-model.h"

#include <gtk/gtk.h>

/* The own screens of the sheet on a page: its button in the header, the dialog, and the questions of
   those who want a seat that is taken. While the page is not shown, they are off; when the sheet is
   shown again within an hour, they go on by themselves. Signal: "told" (words), to be shown for a
   moment. */
#define FLIP_TYPE_SCREENS_HOST (flip_screens_host_get_type ())
G_DECLARE_FINAL_TYPE (FlipScreensHost, flip_screens_host, FLIP, SCREENS_HOST, GObject)

/* The button has a GtkBox with an icon and a label for the number of guests. Borrowed. */
FlipScreensHost *flip_screens_host_new (GtkWidget *page, GtkWidget *button, GtkLabel *number);

/* Another sheet; NULL for one that can't be played on other screens. */
void flip_screens_host_set_model (FlipScreensHost *self, FlipSheetModel *model);

/* Where there is little room, the button is there only while they are on. */
void flip_screens_host_set_narrow (FlipScreensHost *self, gboolean is_narrow);

void flip_screens_host_open (FlipScreensHost *self);
