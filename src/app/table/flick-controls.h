/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/columns.h"
#include "play/table-hand.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* The numbers of a flick or a turn: figure and action, side, angle, power, and the button that does
   it. They stand in two rows of columns that belong to somebody else. */
typedef struct _FlipFlickControls FlipFlickControls;

/* The list of figures and actions goes into the box; the button that flicks is the caller's to
   place. */
FlipFlickControls *flip_flick_controls_new (GtkWidget *choices,
                                            FlipColumns *first,
                                            FlipColumns *second);
GtkWidget *flip_flick_controls_button (FlipFlickControls *controls);
void flip_flick_controls_free (FlipFlickControls *controls);

void flip_flick_controls_set_hand (FlipFlickControls *controls, FlipTableHand *hand);
void flip_flick_controls_refresh (FlipFlickControls *controls);

/* FALSE: there is nothing to set just now. */
gboolean flip_flick_controls_focus (FlipFlickControls *controls);

G_END_DECLS
