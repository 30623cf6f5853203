/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#define FLIP_TYPE_STEADY_POPOVER (flip_steady_popover_get_type ())
G_DECLARE_DERIVABLE_TYPE (FlipSteadyPopover, flip_steady_popover, FLIP, STEADY_POPOVER, GtkPopover)

/* A popover closes when something beside it is pressed. A habitual double click presses beside it
   with the second click, before anything in it can be read; this popover then stays open. */
struct _FlipSteadyPopoverClass
{
  GtkPopoverClass parent_class;
};
