/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/table/table-hand.h"

#include <adwaita.h>

/* The values of a flick or a turn: figure, act, side, angle, power, and the button that performs
   it. They are children of another widget's template, named like the members. */
typedef struct
{
  /* template */
  GtkDropDown *figures;
  GtkToggleButton *acts[FLIP_MOST_ACTS];
  GtkWidget *side_group, *angle_group, *power_group;
  GtkToggleButton *left, *right;
  GtkSpinButton *angle;
  GtkLabel *power_value;
  GtkScale *power;
  GtkWidget *act;
  GtkStack *act_faces; /* its two labels */

  /* borrowed */
  FlipTableHand *hand; /* NULL until it is set */

  double mark;      /* on the power's scale, or 0 */
  gboolean filling; /* TRUE while the program, not the user, sets the values */
} FlipFlickControls;

/* Binds the children to the controls at that offset of the instance; call it in the class's init.
   Once the template has been initialised, connect the controls. */
void flip_flick_controls_bind (GtkWidgetClass *widget_class, gsize offset);
void flip_flick_controls_connect (FlipFlickControls *controls);

void flip_flick_controls_set_hand (FlipFlickControls *controls, FlipTableHand *hand);
void flip_flick_controls_refresh (FlipFlickControls *controls);

/* FALSE if there is nothing to set now. */
gboolean flip_flick_controls_focus (FlipFlickControls *controls);
