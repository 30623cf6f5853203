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
theme_to_index_cb (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  guint index = 0;

  for (guint i = 0; i < G_N_ELEMENTS (themes); i++)
    {
      if (g_strcmp0 (g_value_get_string (from), themes[i]) == 0)
        index = i;
    }
  g_value_set_uint (to, index);
  return TRUE;
}

static gboolean
index_to_theme_cb (GBinding *binding, const GValue *from, GValue *to, gpointer data)
{
  guint index = g_value_get_uint (from);

  if (index >= G_N_ELEMENTS (themes))
    return FALSE;
  g_value_set_static_string (to, themes[index]);
  return TRUE;
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
bind_switch (const char *setting, GtkSwitch *toggle)
{
  g_object_bind_property (flip_settings_get_default (), setting, toggle, "active",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
}

static void
flip_preferences_window_init (FlipPreferencesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_object_bind_property_full (flip_settings_get_default (), "theme", self->theme, "selected",
                               G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL, theme_to_index_cb,
                               index_to_theme_cb, NULL, NULL);
  bind_switch ("animations", self->animations);
  bind_switch ("hints", self->hints);
  bind_switch ("confirm-undo", self->confirm_undo);
}

/* public functions */

void
flip_preferences_window_present (GtkWindow *parent)
{
  gtk_window_present (
    g_object_new (FLIP_TYPE_PREFERENCES_WINDOW, "transient-for", parent, "modal", TRUE, NULL));
}
