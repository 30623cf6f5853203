/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* An answer that is made at a site, as a chip that glows like the site: what it gives, and where. */
#define FLIP_TYPE_PLACE_CHIP (flip_place_chip_get_type ())
G_DECLARE_FINAL_TYPE (FlipPlaceChip, flip_place_chip, FLIP, PLACE_CHIP, GtkButton)

GtkWidget *flip_place_chip_new (const char *gives, const char *place);

G_END_DECLS
