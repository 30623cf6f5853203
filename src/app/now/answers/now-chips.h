/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

#include <gtk/gtk.h>

/* A few short answers as chips in a box: sites of one region with what each gives, or single
   characters. TRUE if the answers are of this kind; for others the box is hidden. */
gboolean flip_now_chips_load (GtkBox *chips, const FlipMoment *moment);
void flip_now_chips_hide (GtkBox *chips);
