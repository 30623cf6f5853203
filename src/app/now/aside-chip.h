/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Something small that can be done now: a pill that glows as a site in reach does. */
#define FLIP_TYPE_ASIDE_CHIP (flip_aside_chip_get_type ())
G_DECLARE_FINAL_TYPE (FlipAsideChip, flip_aside_chip, FLIP, ASIDE_CHIP, GtkButton)

/* What it says, with glyphs as in "+2 {cash}", and its name in words. */
GtkWidget *flip_aside_chip_new (const char *badge, const char *name);

G_END_DECLS
