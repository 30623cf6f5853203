/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Holds a "child" no wider than "maximum-size", in the middle of the room: an AdwClamp whose widths are for text of the
   usual size and grow with it, as only those of newer toolkits do. From "tightening-threshold" on the child grows more
   slowly than its room. */
#define FLIP_TYPE_TEXT_CLAMP (flip_text_clamp_get_type ())
G_DECLARE_FINAL_TYPE (FlipTextClamp, flip_text_clamp, FLIP, TEXT_CLAMP, GtkWidget)

G_END_DECLS
