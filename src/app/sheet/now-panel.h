/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/sheet/sheet-model.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What Flipside waits for, and the controls for it, built on the kind of the question.
   Signal: "refused" (FlipRefusal). */
#define FLIP_TYPE_NOW_PANEL (flip_now_panel_get_type ())
G_DECLARE_FINAL_TYPE (FlipNowPanel, flip_now_panel, FLIP, NOW_PANEL, GtkBox)

void flip_now_panel_set_model (FlipNowPanel *self, FlipSheetModel *model);

G_END_DECLS
