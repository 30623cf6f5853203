/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/toolkit/whole-box.h"

#include "app/common/toolkit/class.h"

struct _FlipWholeBox
{
  GtkBox parent_instance;

  guint8 turn; /* how often the box has been drawn */
};

FLIP_DEFINE_PLAIN (FlipWholeBox, flip_whole_box, GTK_TYPE_BOX)

/* overrides */

/* Called only when something in the box has changed. The layer over the whole box has an invisible
   tint that differs from the last one. */
static void
flip_whole_box_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  float tint = (float) ++FLIP_WHOLE_BOX (widget)->turn / G_MAXUINT8;
  float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);

  gtk_snapshot_append_color (snapshot, &(GdkRGBA){ tint, 0, 0, 0 },
                             &GRAPHENE_RECT_INIT (0, 0, width, height));
  GTK_WIDGET_CLASS (flip_whole_box_parent_class)->snapshot (widget, snapshot);
}

static void
flip_whole_box_class_init (FlipWholeBoxClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = flip_whole_box_snapshot;
}
