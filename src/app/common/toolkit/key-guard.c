/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/toolkit/key-guard.h"

#include "app/common/toolkit/class.h"

/* The key that is down, and when it was last pressed or repeated. Both are kept with the window,
   because the key may be released in another widget than it was pressed in. */
#define HELD  "held-key"
#define SINCE "held-key-since"

/* A key whose release was missed counts as held for no longer than this; keyboards start repeating
   sooner. In ms. */
#define LONGEST 2000

/* helpers */

static GObject *
root_of (GtkEventController *keys)
{
  return G_OBJECT (gtk_widget_get_root (gtk_event_controller_get_widget (keys)));
}

static guint
held_key (GObject *root)
{
  return GPOINTER_TO_UINT (g_object_get_data (root, HELD));
}

static void
hold_key (GObject *root, guint code, guint32 time)
{
  g_object_set_data (root, HELD, GUINT_TO_POINTER (code));
  g_object_set_data (root, SINCE, GUINT_TO_POINTER (time));
}

static gboolean
is_repeated (GObject *root, guint code, guint32 time)
{
  return held_key (root) == code
         && time - GPOINTER_TO_UINT (g_object_get_data (root, SINCE)) < LONGEST;
}

/* Whether a key can answer a question, given the widget that has the focus. */
static gboolean
may_answer (GObject *root, guint key)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (root));
  gunichar letter = gdk_keyval_to_unicode (key);

  if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter)
    return TRUE;
  return (letter == ' ' || g_unichar_isalnum (letter)) && !(focus && GTK_IS_EDITABLE (focus));
}

/* callbacks */

static gboolean
pressed_cb (GtkEventController *keys, guint key, guint code, GdkModifierType state)
{
  GObject *root = root_of (keys);
  guint32 time = gtk_event_controller_get_current_event_time (keys);
  gboolean again = is_repeated (root, code, time);

  hold_key (root, code, time);
  return again && may_answer (root, key);
}

static void
released_cb (GtkEventController *keys, guint key, guint code, GdkModifierType state)
{
  GObject *root = root_of (keys);

  if (held_key (root) == code)
    hold_key (root, 0, 0);
}

/* The key's release may go to another window. */
static void
active_cb (GObject *window, GParamSpec *spec, gpointer data)
{
  hold_key (window, 0, 0);
}

/* public functions */

void
flip_key_guard_add (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  FLIP_LISTEN_FIRST (widget, gtk_event_controller_key_new (), NULL, ("key-pressed", pressed_cb),
                     ("key-released", released_cb));
  if (GTK_IS_WINDOW (widget))
    g_signal_connect (widget, "notify::is-active", G_CALLBACK (active_cb), NULL);
}
