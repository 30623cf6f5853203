/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/preferences/preferences-window.h"

#include "app/common/picture/value-factory.h"
#include "app/common/toolkit/class.h"
#include "app/preferences/settings.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* The preferences; every change takes effect at once. */
#define FLIP_TYPE_PREFERENCES_PAGE (flip_preferences_page_get_type ())
G_DECLARE_FINAL_TYPE (FlipPreferencesPage,
                      flip_preferences_page,
                      FLIP,
                      PREFERENCES_PAGE,
                      AdwPreferencesPage)

struct _FlipPreferencesPage
{
  AdwPreferencesPage parent_instance;

  /* template */
  AdwComboRow *theme;
  GtkSwitch *animations;
  GtkSwitch *hints, *advice, *awake;
  GtkSwitch *confirm_undo;
  AdwComboRow *notices;
  GtkWidget *brief_row;
};

G_DEFINE_FINAL_TYPE (FlipPreferencesPage, flip_preferences_page, ADW_TYPE_PREFERENCES_PAGE)

/* In the same order as the entries of the rows. */
static const char *const themes[] = { "system", "light", "dark", NULL };
static const char *const sizes[] = { "large", "brief", "off", NULL };

/* callbacks */

static gboolean
word_to_index_cb (GValue *index, GVariant *word, gpointer data)
{
  const char *const *words = data;
  const char *name = g_variant_get_string (word, NULL);

  for (guint i = 0; words[i]; i++)
    {
      if (g_str_equal (name, words[i]))
        g_value_set_uint (index, i);
    }
  return TRUE;
}

static GVariant *
index_to_word_cb (const GValue *index, const GVariantType *type, gpointer data)
{
  const char *const *words = data;
  guint i = g_value_get_uint (index);

  return i < g_strv_length (data) ? g_variant_new_string (words[i]) : NULL;
}

static gboolean
list_to_shown_cb (GValue *shown, GVariant *list, gpointer data)
{
  g_value_set_boolean (shown, g_variant_n_children (list) > 0);
  return TRUE;
}

static void
all_large_cb (GtkButton *button, FlipPreferencesPage *self)
{
  g_assert (FLIP_IS_PREFERENCES_PAGE (self));

  g_settings_reset (flip_settings_get_default (), "brief-notices");
}

static void
bind_choice (GSettings *settings, const char *key, AdwComboRow *row, const char *const *words)
{
  g_autoptr (GtkListItemFactory) factory = flip_value_factory_new ();

  adw_combo_row_set_factory (row, factory);
  g_settings_bind_with_mapping (settings, key, row, "selected", G_SETTINGS_BIND_DEFAULT,
                                word_to_index_cb, index_to_word_cb, (gpointer) words, NULL);
}

/* overrides */

static void
flip_preferences_page_class_init (FlipPreferencesPageClass *klass)
{
  FLIP_TEMPLATE (klass, "preferences/preferences-page.ui");
  FLIP_BIND_CHILDREN (klass, FlipPreferencesPage, theme, animations, hints, advice, awake,
                      confirm_undo, notices, brief_row);
  FLIP_BIND_CALLBACKS (klass, all_large_cb);
}

static void
flip_preferences_page_init (FlipPreferencesPage *self)
{
  GSettings *settings = flip_settings_get_default ();

  gtk_widget_init_template (GTK_WIDGET (self));
  bind_choice (settings, "theme", self->theme, themes);
  bind_choice (settings, "notices", self->notices, sizes);
  g_settings_bind_with_mapping (settings, "brief-notices", self->brief_row, "visible",
                                G_SETTINGS_BIND_GET, list_to_shown_cb, NULL, NULL, NULL);
  g_settings_bind (settings, "animations", self->animations, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "hints", self->hints, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "stay-awake", self->awake, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "advice-at-table", self->advice, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "confirm-undo", self->confirm_undo, "active", G_SETTINGS_BIND_DEFAULT);
}

#define WIDTH  520
#define HEIGHT 480

/* Newer toolkits show the preferences inside the window. */
#if ADW_CHECK_VERSION(1, 5, 0)

static void
present (AdwPreferencesPage *page, GtkWindow *parent)
{
  AdwDialog *dialog = adw_preferences_dialog_new ();

  /* Translators: title of a window */
  adw_dialog_set_title (dialog, _ ("Preferences"));
  adw_dialog_set_content_width (dialog, WIDTH);
  adw_dialog_set_content_height (dialog, HEIGHT);
  adw_preferences_dialog_add (ADW_PREFERENCES_DIALOG (dialog), page);
  adw_dialog_present (dialog, GTK_WIDGET (parent));
}

#else

static void
present (AdwPreferencesPage *page, GtkWindow *parent)
{
  GtkWidget *window = adw_preferences_window_new ();

  gtk_window_set_title (GTK_WINDOW (window), _ ("Preferences"));
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_widget_set_size_request (window, 360, -1);
  gtk_window_set_transient_for (GTK_WINDOW (window), parent);
  gtk_window_set_modal (GTK_WINDOW (window), TRUE);
  adw_preferences_window_set_search_enabled (ADW_PREFERENCES_WINDOW (window), FALSE);
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
}

#endif

void
flip_preferences_window_present (GtkWindow *parent)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));

  present (g_object_new (FLIP_TYPE_PREFERENCES_PAGE, NULL), parent);
}
