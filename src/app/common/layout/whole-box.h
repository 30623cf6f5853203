/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A box that is drawn anew in one piece when anything in it changes. GTK compares what it draws with
   the frame before and keeps a list of the small rectangles that differ; once they are more than thirty
   it gives up and draws everything around them anew, the large board beside them too. Where many small
   things change together, one rectangle is cheaper than all of them. */
#define FLIP_TYPE_WHOLE_BOX (flip_whole_box_get_type ())
G_DECLARE_FINAL_TYPE (FlipWholeBox, flip_whole_box, FLIP, WHOLE_BOX, GtkBox)

G_END_DECLS
