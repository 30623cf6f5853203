/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Holds one child and tells when its room changes, so that a page can be laid out for it.
   Signal: "room" (int width, int height), never while the layout is under way. */
#define FLIP_TYPE_ROOM_BIN (flip_room_bin_get_type ())
G_DECLARE_FINAL_TYPE (FlipRoomBin, flip_room_bin, FLIP, ROOM_BIN, GtkWidget)

G_END_DECLS
