/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/toolkit/announce.h"

#include "app/common/toolkit/show.h"

#include "engine/base/phrase.h"

#define WAITING "flip-announced"
#define DELAY   400 /* ms */

/* Speaking */

#if GTK_CHECK_VERSION(4, 14, 0)

static void
speak (GtkLabel *status, const char *text)
{
  gtk_accessible_announce (GTK_ACCESSIBLE (status), text,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

#else

static void
name_window (GtkWindow *window, const char *name)
{
  flip_show_name (window, name);
}

/* An open popover makes its window inactive, although the user has not left it. */
static gboolean
is_left (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  return !gtk_window_is_active (window)
         && !(focus && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER));
}

static gboolean
restore_cb (gpointer data)
{
  GtkWindow *window = GTK_WINDOW (data);
  const char *title = gtk_window_get_title (window);

  if (is_left (window))
    name_window (window, title ? title : "");
  return G_SOURCE_REMOVE;
}

/* A user who comes back to the window hears its title. The window's name is not spoken while
   another window is in use. */
static void
is_active_cb (GtkWindow *window)
{
  g_assert (GTK_IS_WINDOW (window));

  if (!gtk_window_is_active (window))
    g_idle_add_full (G_PRIORITY_LOW, restore_cb, g_object_ref (window), g_object_unref);
}

/* Among changes outside the focus, Orca 43 speaks only the name of the active window, so the
   announcement becomes the window's name. */
static void
speak (GtkLabel *status, const char *text)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (status));

  g_signal_handlers_disconnect_by_func (root, is_active_cb, NULL);
  g_signal_connect (root, "notify::is-active", G_CALLBACK (is_active_cb), NULL);
  name_window (GTK_WINDOW (root),
               ""); /* repeated words are announced only if the name has changed in between */
  name_window (GTK_WINDOW (root), text);
}

#endif

/* callbacks */

static gboolean
speak_cb (gpointer data)
{
  GtkWidget *status = data;
  g_autofree char *text = g_object_steal_data (G_OBJECT (status), WAITING);

  g_assert (text);

  if (*text && GTK_IS_WINDOW (gtk_widget_get_root (status)))
    speak (GTK_LABEL (status), text);
  return G_SOURCE_REMOVE;
}

/* public functions */

/* Orca drops names if more than fifty things change at once, as they do with a move, and a question
   may be answered before it is spoken. Announcements are therefore delayed a little, and spoken
   together. */
void
flip_announce (GtkLabel *status, const char *text)
{
  g_autofree char *waiting = NULL;
  GString *both;

  g_return_if_fail (GTK_IS_LABEL (status));
  g_return_if_fail (text != NULL);

#if !GTK_CHECK_VERSION(4, 14, 0)
  /* Set together with the move: if the window were laid out again a moment later, it would look for
     the pointer in a popover that has closed meanwhile, and crash. */
  gtk_label_set_label (status, text);
#endif
  waiting = g_object_steal_data (G_OBJECT (status), WAITING);
  both = g_string_new (waiting);
  if (both->len)
    flip_phrase_finish (both);
  if (!waiting)
    g_timeout_add_full (G_PRIORITY_DEFAULT, DELAY, speak_cb, g_object_ref (status), g_object_unref);
  flip_phrase_say (both, text);
  g_object_set_data_full (G_OBJECT (status), WAITING, g_string_free (both, FALSE), g_free);
}

gboolean
flip_announce_take_back (GtkLabel *status)
{
  gboolean waits;

  g_return_val_if_fail (GTK_IS_LABEL (status), FALSE);

  waits = g_object_get_data (G_OBJECT (status), WAITING) != NULL;
  if (waits)
    g_object_set_data_full (G_OBJECT (status), WAITING, g_strdup (""), g_free);
  return waits;
}
