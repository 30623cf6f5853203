/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/preferences/settings.h"

#define SCHEMA "org.flipside.Flipside"
#define KEY    "flip-settings"

struct _FlipSettings
{
  GObject parent_instance;

  /* owned */
  GSettings *store; /* or NULL: no schema is installed */
  char *theme;

  gboolean animations, hints, confirm_undo;
  gboolean table_preview, slow_motion;
  int window_width, window_height;
  gboolean window_maximized;
};

G_DEFINE_FINAL_TYPE (FlipSettings, flip_settings, G_TYPE_OBJECT)

enum
{
  PROP_THEME = 1,
  PROP_ANIMATIONS,
  PROP_HINTS,
  PROP_CONFIRM_UNDO,
  PROP_TABLE_PREVIEW,
  PROP_SLOW_MOTION,
  PROP_WINDOW_WIDTH,
  PROP_WINDOW_HEIGHT,
  PROP_WINDOW_MAXIMIZED,
  N_PROPERTIES
};

/* helpers */

/* GSettings aborts the program when a schema is missing; so it is looked up first. */
static GSettings *
open_store (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = NULL;

  if (source)
    schema = g_settings_schema_source_lookup (source, SCHEMA, TRUE);
  return schema ? g_settings_new_full (schema, NULL, NULL) : NULL;
}

static gboolean *
flag_of (FlipSettings *self, guint id)
{
  switch (id)
    {
    case PROP_ANIMATIONS:
      return &self->animations;
    case PROP_HINTS:
      return &self->hints;
    case PROP_CONFIRM_UNDO:
      return &self->confirm_undo;
    case PROP_TABLE_PREVIEW:
      return &self->table_preview;
    case PROP_SLOW_MOTION:
      return &self->slow_motion;
    case PROP_WINDOW_MAXIMIZED:
      return &self->window_maximized;
    default:
      g_return_val_if_reached (NULL);
    }
}

/* overrides */

static void
flip_settings_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  FlipSettings *self = FLIP_SETTINGS (object);

  if (id == PROP_THEME)
    g_value_set_string (value, self->theme);
  else if (id == PROP_WINDOW_WIDTH)
    g_value_set_int (value, self->window_width);
  else if (id == PROP_WINDOW_HEIGHT)
    g_value_set_int (value, self->window_height);
  else
    g_value_set_boolean (value, *flag_of (self, id));
}

static void
flip_settings_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  FlipSettings *self = FLIP_SETTINGS (object);

  if (id == PROP_THEME)
    {
      g_free (self->theme);
      self->theme = g_value_dup_string (value);
    }
  else if (id == PROP_WINDOW_WIDTH)
    self->window_width = g_value_get_int (value);
  else if (id == PROP_WINDOW_HEIGHT)
    self->window_height = g_value_get_int (value);
  else
    *flag_of (self, id) = g_value_get_boolean (value);
}

static void
flip_settings_constructed (GObject *object)
{
  FlipSettings *self = FLIP_SETTINGS (object);
  g_autofree GParamSpec **properties = NULL;
  guint n;

  G_OBJECT_CLASS (flip_settings_parent_class)->constructed (object);
  self->store = open_store ();
  if (!self->store)
    return;
  properties = g_object_class_list_properties (G_OBJECT_GET_CLASS (self), &n);
  for (guint i = 0; i < n; i++)
    g_settings_bind (self->store, properties[i]->name, self, properties[i]->name,
                     G_SETTINGS_BIND_DEFAULT);
}

static void
flip_settings_finalize (GObject *object)
{
  FlipSettings *self = FLIP_SETTINGS (object);

  g_clear_object (&self->store);
  g_clear_pointer (&self->theme, g_free);
  G_OBJECT_CLASS (flip_settings_parent_class)->finalize (object);
}

static void
install_flag (GObjectClass *klass, guint id, const char *name, gboolean standard)
{
  g_object_class_install_property (
    klass, id,
    g_param_spec_boolean (name, NULL, NULL, standard,
                          G_PARAM_READWRITE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS));
}

static void
install_size (GObjectClass *klass, guint id, const char *name, int least, int standard)
{
  g_object_class_install_property (
    klass, id,
    g_param_spec_int (name, NULL, NULL, least, G_MAXINT16, standard,
                      G_PARAM_READWRITE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS));
}

/* The names and defaults are those of the schema. */
static void
flip_settings_class_init (FlipSettingsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = flip_settings_get_property;
  object_class->set_property = flip_settings_set_property;
  object_class->constructed = flip_settings_constructed;
  object_class->finalize = flip_settings_finalize;
  g_object_class_install_property (
    object_class, PROP_THEME,
    g_param_spec_string ("theme", NULL, NULL, "system",
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS));
  install_flag (object_class, PROP_ANIMATIONS, "animations", TRUE);
  install_flag (object_class, PROP_HINTS, "hints", TRUE);
  install_flag (object_class, PROP_CONFIRM_UNDO, "confirm-undo", FALSE);
  install_flag (object_class, PROP_TABLE_PREVIEW, "table-preview", TRUE);
  install_flag (object_class, PROP_SLOW_MOTION, "slow-motion", FALSE);
  install_size (object_class, PROP_WINDOW_WIDTH, "window-width", 360, 1400);
  install_size (object_class, PROP_WINDOW_HEIGHT, "window-height", 480, 900);
  install_flag (object_class, PROP_WINDOW_MAXIMIZED, "window-maximized", FALSE);
}

static void
flip_settings_init (FlipSettings *self)
{
}

/* public functions */

/* It lives as long as the style manager, which is one a program too. */
FlipSettings *
flip_settings_get_default (void)
{
  GObject *owner = G_OBJECT (adw_style_manager_get_default ());
  FlipSettings *self = g_object_get_data (owner, KEY);

  if (!self)
    {
      self = g_object_new (FLIP_TYPE_SETTINGS, NULL);
      g_object_set_data_full (owner, KEY, self, g_object_unref);
    }
  return self;
}

const char *
flip_settings_get_theme (void)
{
  return flip_settings_get_default ()->theme;
}

gboolean
flip_settings_get_animations (void)
{
  return flip_settings_get_default ()->animations;
}

gboolean
flip_settings_get_hints (void)
{
  return flip_settings_get_default ()->hints;
}

gboolean
flip_settings_get_confirm_undo (void)
{
  return flip_settings_get_default ()->confirm_undo;
}

gboolean
flip_settings_get_slow_motion (void)
{
  return flip_settings_get_default ()->slow_motion;
}

void
flip_settings_remember_window (GtkWindow *window)
{
  static const struct
  {
    const char *setting, *property;
  } pairs[] = {
    { "window-width", "default-width" },
    { "window-height", "default-height" },
    { "window-maximized", "maximized" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    g_object_bind_property (flip_settings_get_default (), pairs[i].setting, window,
                            pairs[i].property, G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
}
