/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* So many sites for one price, drawn as the board draws such a site. */
#define FLIP_TYPE_PRICE_CHIP (flip_price_chip_get_type ())
G_DECLARE_FINAL_TYPE (FlipPriceChip, flip_price_chip, FLIP, PRICE_CHIP, GtkToggleButton)

GtkWidget *flip_price_chip_new (guint count, int price, gboolean or_more);

/* The highest price that it stands for; below G_MAXINT, which stands for no chip. */
int flip_price_chip_most (FlipPriceChip *self);

G_END_DECLS
