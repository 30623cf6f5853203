/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/application.h"

/* What the tests of room share: the program in one window, which is looked at in many sizes. To see
   all of it, say where the pictures go: FLIPSIDE_PICTURES=FOLDER. In which language, by
   FLIPSIDE_TEST_LANGUAGE and FLIPSIDE_LOCALEDIR; dark or in high contrast, by ADW_DEBUG_COLOR_SCHEME
   and ADW_DEBUG_HIGH_CONTRAST. */

typedef struct
{
  int width, height, text;
} RoomSize;

FlipApplication *room_application (void);

/* For what was asked to be shown, laid out and drawn: by frames, however busy the machine is. */
void room_wait (gpointer window);
void room_wait_for (gpointer window, guint frames);
void room_set_size (GtkWindow *window, const RoomSize *size);

/* Saves what the window shows, where pictures are wanted; what is higher than it is several. */
void room_save_pictures (GtkWidget *window, const char *name);

/* Whether all that is written has its room: in the present size; in all sizes; all that the
   program's own window shows, in all sizes. */
void room_check (GtkWindow *window, const char *what, const RoomSize *size);
void room_check_window (GtkWindow *window, const char *name);
void room_check_all (const char *name);

/* What comes first is in view at first, whatever has the focus. */
void room_check_top (const char *name, GtkAdjustment *way);

/* Begins a sheet, so many moves into it. */
void room_begin (const char *game, guint seats, gboolean dealt, guint moves);

/* Adds the tests of all pages but the sheet. */
void room_add_pages (void);
