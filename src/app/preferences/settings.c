/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/preferences/settings.h"

#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>
#include <glib/gstdio.h>

#define SCHEMA   "org.flipside.Flipside"
#define COMPILED "/org/flipside/Flipside/gschemas.compiled"
#define KEY      "flip-settings"

/* helpers */

/* GSettings aborts the program if a schema is missing, so the schema is looked up first. */
static GSettings *
open_installed (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = NULL;

  if (source)
    schema = g_settings_schema_source_lookup (source, SCHEMA, TRUE);
  return schema ? g_settings_new_full (schema, NULL, NULL) : NULL;
}

/* GLib reads schemas only from a folder. The file can be removed at once, since GLib has mapped it
   by then. */
static GSettingsSchemaSource *
read_built_in (GError **error)
{
  g_autoptr (GBytes) bytes =
    g_resources_lookup_data (COMPILED, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
  g_autofree char *folder = bytes ? g_dir_make_tmp ("flipside-XXXXXX", error) : NULL;
  g_autofree char *path = folder ? g_build_filename (folder, "gschemas.compiled", NULL) : NULL;
  GSettingsSchemaSource *source = NULL;

  if (!folder)
    return NULL;
  if (g_file_set_contents (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
                           error))
    source = g_settings_schema_source_new_from_directory (folder, NULL, TRUE, error);
  g_unlink (path);
  g_rmdir (folder);
  return source;
}

static GSettings *
open_built_in (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSettingsSchemaSource) source = read_built_in (&error);
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettingsBackend) backend = g_memory_settings_backend_new ();

  if (!source)
    g_error ("The settings can't be read: %s", error->message);
  schema = g_settings_schema_source_lookup (source, SCHEMA, FALSE);
  g_assert (schema);
  return g_settings_new_full (schema, backend, NULL);
}

static gboolean
get_flag (const char *key)
{
  return g_settings_get_boolean (flip_settings_get_default (), key);
}

/* public functions */

/* The settings live as long as the style manager, of which a program also has just one. */
GSettings *
flip_settings_get_default (void)
{
  GObject *owner = G_OBJECT (adw_style_manager_get_default ());
  GSettings *settings = g_object_get_data (owner, KEY);

  if (!settings)
    {
      settings = open_installed ();
      if (!settings)
        settings = open_built_in ();
      g_object_set_data_full (owner, KEY, settings, g_object_unref);
    }
  return settings;
}

gboolean
flip_settings_get_animations (void)
{
  return get_flag ("animations");
}

gboolean
flip_settings_get_hints (void)
{
  return get_flag ("hints");
}

gboolean
flip_settings_get_confirm_undo (void)
{
  return get_flag ("confirm-undo");
}

gboolean
flip_settings_get_slow_motion (void)
{
  return get_flag ("slow-motion");
}

char *
flip_settings_get_screens_address (void)
{
  g_autofree char *address = g_settings_get_string (flip_settings_get_default (), "screens-address");

  return *address ? g_steal_pointer (&address) : NULL;
}

FlipNoticesSetting
flip_settings_get_notices (const char *kind)
{
  GSettings *settings = flip_settings_get_default ();
  g_auto (GStrv) brief = g_settings_get_strv (settings, "brief-notices");
  g_autofree char *size = g_settings_get_string (settings, "notices");

  g_return_val_if_fail (kind != NULL, FLIP_NOTICES_OFF);

  if (g_str_equal (size, "off"))
    return FLIP_NOTICES_OFF;
  return g_str_equal (size, "brief") || g_strv_contains ((const char *const *) brief, kind)
           ? FLIP_NOTICES_BRIEF
           : FLIP_NOTICES_LARGE;
}

void
flip_settings_tell_briefly (const char *kind)
{
  GSettings *settings = flip_settings_get_default ();
  g_auto (GStrv) brief = g_settings_get_strv (settings, "brief-notices");
  guint n = g_strv_length (brief);

  g_return_if_fail (kind != NULL);

  if (g_strv_contains ((const char *const *) brief, kind))
    return;
  brief = g_renew (char *, brief, n + 2);
  brief[n] = g_strdup (kind);
  brief[n + 1] = NULL;
  g_settings_set_strv (settings, "brief-notices", (const char *const *) brief);
}
