/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/toolkit/key-guard.h"

/* The key that is down and when it was pressed or repeated last, kept with the window: it may be let go
   elsewhere than it was pressed. */
#define HELD  "held-key"
#define SINCE "held-key-since"

/* One that was let go where nobody saw it is not held for longer; keyboards wait less than this before
   they repeat. In ms. */
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

/* Whether a key may answer a question where the focus is. */
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

/* Another window gets to know when the key is let go. */
static void
active_cb (GObject *window, GParamSpec *spec, gpointer data)
{
  hold_key (window, 0, 0);
}

/* public functions */

void
flip_key_guard_add (GtkWidget *widget)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (pressed_cb), NULL);
  g_signal_connect (keys, "key-released", G_CALLBACK (released_cb), NULL);
  gtk_widget_add_controller (widget, keys);
  if (GTK_IS_WINDOW (widget))
    g_signal_connect (widget, "notify::is-active", G_CALLBACK (active_cb), NULL);
}
