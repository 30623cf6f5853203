/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Holds one child and emits a signal when its room or the size of its text changes, so that a page
   can be laid out to fit.
   Signal: "room" (int width, int height), never in the middle of a layout. */
G_DECLARE_FINAL_TYPE (FlipRoomBin, flip_room_bin, FLIP, ROOM_BIN, GtkWidget)
