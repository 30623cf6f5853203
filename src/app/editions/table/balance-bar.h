/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions/edition-desk.h"

#include <gtk/gtk.h>

/* Games of the automatic player against itself, on the edition as it was when they began: the
   winner of each, how many are finished, and the remaining time. */
G_DECLARE_FINAL_TYPE (FlipBalanceBar, flip_balance_bar, FLIP, BALANCE_BAR, GtkBox)

/* The desk outlives the bar. */
void flip_balance_bar_set_desk (FlipBalanceBar *self, FlipEditionDesk *desk);
