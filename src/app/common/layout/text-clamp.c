/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/layout/text-clamp.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/text-scale.h"

/* For the usual text size. */
#define MAXIMUM   600
#define THRESHOLD 400

struct _FlipTextClamp
{
  AdwBin parent_instance;
};

FLIP_DEFINE_PLAIN (FlipTextClamp, flip_text_clamp, ADW_TYPE_BIN)

/* overrides */

static void
flip_text_clamp_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  AdwClampLayout *layout = ADW_CLAMP_LAYOUT (gtk_widget_get_layout_manager (widget));

  GTK_WIDGET_CLASS (flip_text_clamp_parent_class)->css_changed (widget, change);
  adw_clamp_layout_set_maximum_size (layout, flip_text_scale (widget, MAXIMUM));
  adw_clamp_layout_set_tightening_threshold (layout, flip_text_scale (widget, THRESHOLD));
}

static void
flip_text_clamp_class_init (FlipTextClampClass *klass)
{
  GTK_WIDGET_CLASS (klass)->css_changed = flip_text_clamp_css_changed;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), ADW_TYPE_CLAMP_LAYOUT);
}
