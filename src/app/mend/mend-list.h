/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet/mending.h"

#include <gtk/gtk.h>

/* A log that is being mended: its entries, oldest first, with how each fits now and what can be
   done with one that no longer does; and the numbers that have changed so far. */
#define FLIP_TYPE_MEND_LIST (flip_mend_list_get_type ())
G_DECLARE_FINAL_TYPE (FlipMendList, flip_mend_list, FLIP, MEND_LIST, GtkBox)

/* Shows what a step has led to; NULL: nothing is being mended any more. */
void flip_mend_list_load (FlipMendList *self, FlipMending *mending);

/* Scrolls to the entry that is edited or in question. */
void flip_mend_list_reveal (FlipMendList *self);

/* Focuses what can be done with the entry that no longer fits; FALSE if there is none. */
gboolean flip_mend_list_focus (FlipMendList *self);

/* The line that is edited or in question, while it is in view; or NULL. */
GtkWidget *flip_mend_list_current (FlipMendList *self);
