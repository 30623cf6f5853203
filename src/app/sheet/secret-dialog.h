/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

#include <gtk/gtk.h>

/* The hidden cards of a seat, for its eyes only: the dialog first asks for the screen to be
   handed over. If the seat has to pick some of the cards, that is done here, by the actions of
   the page. */
void flip_secret_dialog_present (GtkWidget *page, FlipMoment *moment, guint seat);
