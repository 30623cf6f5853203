/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/table-hand.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* The numbers of a flick or a turn: figure and action, side, angle, power, and the button that does
   it. They are children of somebody else's template, under the names of the members. */
typedef struct
{
  /* template */
  GtkDropDown *choices;
  GtkWidget *side_group, *angle_group, *power_group;
  GtkToggleButton *left, *right;
  GtkSpinButton *angle;
  GtkLabel *power_value;
  GtkScale *power;
  GtkWidget *act;
  AdwButtonContent *act_content;

  /* borrowed */
  FlipTableHand *hand; /* NULL until there is one */

  double mark;      /* on the power's scale, or 0 */
  gboolean filling; /* so that what is shown is not taken for what is wanted */
} FlipFlickControls;

/* Binds the children to controls at that offset of the instance; to be called when the class is made.
   When the template is filled, the controls are connected. */
void flip_flick_controls_bind (GtkWidgetClass *widget_class, gsize offset);
void flip_flick_controls_connect (FlipFlickControls *controls);

void flip_flick_controls_set_hand (FlipFlickControls *controls, FlipTableHand *hand);
void flip_flick_controls_refresh (FlipFlickControls *controls);

/* FALSE: there is nothing to set just now. */
gboolean flip_flick_controls_focus (FlipFlickControls *controls);

G_END_DECLS
