/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

#include <gtk/gtk.h>

/* The holdings of the seat in view, each as a picture and a number, if its board shows them on a
   separate page. Hidden if all of them are beside the seat's name. */
G_DECLARE_FINAL_TYPE (FlipHoldings, flip_holdings, FLIP, HOLDINGS, GtkBox)

void flip_holdings_load (FlipHoldings *self, const FlipMoment *moment);
void flip_holdings_set_wanted (FlipHoldings *self, gboolean wanted);
