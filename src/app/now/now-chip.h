/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* So many sites for one price, drawn as the board draws such a site. */
#define FLIP_TYPE_NOW_CHIP (flip_now_chip_get_type ())
G_DECLARE_FINAL_TYPE (FlipNowChip, flip_now_chip, FLIP, NOW_CHIP, GtkToggleButton)

GtkWidget *flip_now_chip_new (guint count, int price, gboolean or_more);

/* The highest price that it stands for; below G_MAXINT, which stands for no chip. */
int flip_now_chip_most (FlipNowChip *self);

G_END_DECLS
