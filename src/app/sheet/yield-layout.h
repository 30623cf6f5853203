/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Children one below the other, of which the last takes what the others leave. Where that is too little
   to be of use, it is not shown, and the others have all of it. Property: "spacing". */
#define FLIP_TYPE_YIELD_LAYOUT (flip_yield_layout_get_type ())
G_DECLARE_FINAL_TYPE (FlipYieldLayout, flip_yield_layout, FLIP, YIELD_LAYOUT, GtkLayoutManager)

G_END_DECLS
