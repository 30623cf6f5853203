/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/held-tile.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The place of the held tile: whether it fits there, what that brings or why it does not; a button
   that puts it down, and one that goes to the next place. */
#define FLIP_TYPE_NOW_FIT (flip_now_fit_get_type ())
G_DECLARE_FINAL_TYPE (FlipNowFit, flip_now_fit, FLIP, NOW_FIT, GtkBox)

void flip_now_fit_load (FlipNowFit *self, FlipMoment *moment, FlipHeldTile *held);

/* Before its own buttons, where there is little room; or NULL. */
void flip_now_fit_set_tools (FlipNowFit *self, GtkWidget *tools);

G_END_DECLS
