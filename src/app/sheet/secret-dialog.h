/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet-model.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Whether a seat may look at cards that are hidden from the others, and Flipside knows them. */
gboolean flip_secret_dialog_has_any (FlipSheetModel *model, guint seat);

/* Whether the seat that is looked at is asked to pick some of them. */
gboolean flip_secret_dialog_is_asked (FlipSheetModel *model);

/* Asks first that the screen is handed over, then shows them, to be picked where that is asked. */
void flip_secret_dialog_present (GtkWindow *parent, FlipSheetModel *model, guint seat);

G_END_DECLS
