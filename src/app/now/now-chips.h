/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet-model.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Answers that are so few, or so short, that all of them find room side by side: sites that can be
   marked in one way, with what they give; or numbers. An answer is considered while it is pointed
   at. */
#define FLIP_TYPE_NOW_CHIPS (flip_now_chips_get_type ())
G_DECLARE_FINAL_TYPE (FlipNowChips, flip_now_chips, FLIP, NOW_CHIPS, GtkBox)

/* Signals: "answer" (pointer to a FlipMove). */
GtkWidget *flip_now_chips_new (void);

/* TRUE where the answers are such; the others are hidden. */
gboolean flip_now_chips_show (FlipNowChips *self, FlipSheetModel *model);
void flip_now_chips_hide (FlipNowChips *self);

G_END_DECLS
