/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/layout/text-clamp.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/text-scale.h"

#include <adwaita.h>

/* For the usual text size. */
#define MAXIMUM   600
#define THRESHOLD 400

struct _FlipTextClamp
{
  GtkWidget parent_instance;

  /* owned */
  GtkWidget *child; /* or NULL */
};

FLIP_DEFINE_PLAIN (FlipTextClamp, flip_text_clamp, GTK_TYPE_WIDGET)

enum
{
  PROP_CHILD = 1,
};

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
flip_text_clamp_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  g_assert (id == PROP_CHILD);

  g_value_set_object (value, FLIP_TEXT_CLAMP (object)->child);
}

static void
flip_text_clamp_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  FlipTextClamp *self = FLIP_TEXT_CLAMP (object);

  g_assert (id == PROP_CHILD);

  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = g_value_get_object (value);
  if (self->child)
    gtk_widget_set_parent (self->child, GTK_WIDGET (self));
}

static void
flip_text_clamp_class_init (FlipTextClampClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = flip_text_clamp_get_property;
  object_class->set_property = flip_text_clamp_set_property;
  FLIP_OWN (klass, FlipTextClamp, (child, gtk_widget_unparent));
  widget_class->css_changed = flip_text_clamp_css_changed;
  gtk_widget_class_set_layout_manager_type (widget_class, ADW_TYPE_CLAMP_LAYOUT);
  g_object_class_install_property (
    object_class, PROP_CHILD,
    g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                         G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
}
