/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/sheet/awake.h"

#include "app/preferences/settings.h"

#include <glib/gi18n.h>

struct _FlipAwake
{
  GObject parent_instance;

  GtkWidget *page; /* weak; NULL when it is gone */

  GtkApplication *application; /* owned: the one that keeps the screen on, or NULL */
  guint cookie;                /* 0 if the screen can't be kept on */
  gboolean wanted;
};

G_DEFINE_FINAL_TYPE (FlipAwake, flip_awake, G_TYPE_OBJECT)

/* helpers */

static void
let_sleep (FlipAwake *self)
{
  if (self->application && self->cookie)
    gtk_application_uninhibit (self->application, self->cookie);
  self->cookie = 0;
  g_clear_object (&self->application);
}

static void
keep_awake (FlipAwake *self)
{
  GtkRoot *root = gtk_widget_get_root (self->page);
  GtkWindow *window = root && GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
  GtkApplication *application = window ? gtk_window_get_application (window) : NULL;

  if (!application || self->application)
    return;
  self->application = g_object_ref (application);
  self->cookie = gtk_application_inhibit (application, window, GTK_APPLICATION_INHIBIT_IDLE,
                                          _ ("A game is being played at the table"));
}

static void
refresh (FlipAwake *self)
{
  if (self->wanted && self->page && gtk_widget_get_mapped (self->page)
      && g_settings_get_boolean (flip_settings_get_default (), "stay-awake"))
    keep_awake (self);
  else
    let_sleep (self);
}

/* overrides */

static void
flip_awake_dispose (GObject *object)
{
  FlipAwake *self = FLIP_AWAKE (object);

  let_sleep (self);
  g_clear_weak_pointer (&self->page);
  G_OBJECT_CLASS (flip_awake_parent_class)->dispose (object);
}

static void
flip_awake_class_init (FlipAwakeClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_awake_dispose;
}

static void
flip_awake_init (FlipAwake *self)
{
  g_signal_connect_object (flip_settings_get_default (), "changed::stay-awake",
                           G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
}

/* public functions */

FlipAwake *
flip_awake_new (GtkWidget *page)
{
  FlipAwake *self = g_object_new (FLIP_TYPE_AWAKE, NULL);

  g_set_weak_pointer (&self->page, page);
  g_signal_connect_object (page, "map", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "unmap", G_CALLBACK (let_sleep), self, G_CONNECT_SWAPPED);
  return self;
}

void
flip_awake_want (FlipAwake *self, gboolean wanted)
{
  g_return_if_fail (FLIP_IS_AWAKE (self));

  self->wanted = wanted;
  refresh (self);
}
