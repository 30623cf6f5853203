/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet-model.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What Flipside waits for, and the controls for it, built on the kind of the question.
   Signals: "refused" (FlipRefusal); "price-filter" (int most), to let only sites up to a price
   glow, all for G_MAXINT; "other-ways" (uint site), when the ways to a site are asked for;
   "to-board", when the last card was told by keyboard and a site is asked for next. */
#define FLIP_TYPE_NOW_PANEL (flip_now_panel_get_type ())
G_DECLARE_FINAL_TYPE (FlipNowPanel, flip_now_panel, FLIP, NOW_PANEL, GtkBox)

void flip_now_panel_set_model (FlipNowPanel *self, FlipSheetModel *model);

/* For a low place at the foot of a narrow window: smaller cards, the chips beside them. */
void flip_now_panel_set_compact (FlipNowPanel *self, gboolean compact);

/* The site that is pointed at or focused on the board; it stays until another is, or the question
   changes. */
void flip_now_panel_show_site (FlipNowPanel *self, guint site);

G_END_DECLS
