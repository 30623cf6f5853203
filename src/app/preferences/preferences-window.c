/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/preferences/preferences-window.h"

#include "app/preferences/settings.h"

struct _FlipPreferencesWindow
{
  AdwPreferencesWindow parent_instance;

  /* template */
  AdwComboRow *theme;
  GtkSwitch *animations;
  GtkSwitch *hints;
  GtkSwitch *confirm_undo;
};

G_DEFINE_FINAL_TYPE (FlipPreferencesWindow, flip_preferences_window, ADW_TYPE_PREFERENCES_WINDOW)

/* In the order of the row's list. */
static const char *const themes[] = { "system", "light", "dark" };

/* callbacks */

static gboolean
theme_to_index_cb (GValue *index, GVariant *theme, gpointer data)
{
  const char *name = g_variant_get_string (theme, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (themes); i++)
    {
      if (g_str_equal (name, themes[i]))
        g_value_set_uint (index, i);
    }
  return TRUE;
}

static GVariant *
index_to_theme_cb (const GValue *index, const GVariantType *type, gpointer data)
{
  guint i = g_value_get_uint (index);

  return i < G_N_ELEMENTS (themes) ? g_variant_new_string (themes[i]) : NULL;
}

/* overrides */

static void
flip_preferences_window_class_init (FlipPreferencesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/org/flipside/Flipside/preferences/preferences-window.ui");
  gtk_widget_class_bind_template_child (widget_class, FlipPreferencesWindow, theme);
  gtk_widget_class_bind_template_child (widget_class, FlipPreferencesWindow, animations);
  gtk_widget_class_bind_template_child (widget_class, FlipPreferencesWindow, hints);
  gtk_widget_class_bind_template_child (widget_class, FlipPreferencesWindow, confirm_undo);
}

static void
flip_preferences_window_init (FlipPreferencesWindow *self)
{
  GSettings *settings = flip_settings_get_default ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_settings_bind_with_mapping (settings, "theme", self->theme, "selected", G_SETTINGS_BIND_DEFAULT,
                                theme_to_index_cb, index_to_theme_cb, NULL, NULL);
  g_settings_bind (settings, "animations", self->animations, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "hints", self->hints, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "confirm-undo", self->confirm_undo, "active", G_SETTINGS_BIND_DEFAULT);
}

/* public functions */

void
flip_preferences_window_present (GtkWindow *parent)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));

  gtk_window_present (
    g_object_new (FLIP_TYPE_PREFERENCES_WINDOW, "transient-for", parent, "modal", TRUE, NULL));
}
