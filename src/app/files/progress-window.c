/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/files/progress-window.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"

struct _FlipProgressWindow
{
  AdwWindow parent_instance;

  /* template */
  GtkLabel *heading, *words;
  GtkProgressBar *bar;
  GtkWidget *cancel;
};

FLIP_DEFINE_TEMPLATE (FlipProgressWindow, flip_progress_window, ADW_TYPE_WINDOW)

/* helpers */

static void
cancel (FlipProgressWindow *self)
{
  if (!gtk_widget_get_sensitive (self->cancel))
    return;
  gtk_widget_set_sensitive (self->cancel, FALSE);
  g_signal_emit_by_name (self, "cancelled");
}

/* callbacks */

static gboolean
close_cb (FlipProgressWindow *self)
{
  g_assert (FLIP_IS_PROGRESS_WINDOW (self));

  cancel (self);
  return TRUE;
}

/* overrides */

static void
flip_progress_window_class_init (FlipProgressWindowClass *klass)
{
  FLIP_SIGNAL (klass, "cancelled", 0);
  FLIP_TEMPLATE (klass, "files/progress-window.ui");
  FLIP_BIND_CHILDREN (klass, FlipProgressWindow, heading, words, bar, cancel);
  FLIP_BIND_CALLBACKS (klass, cancel, close_cb);
  FLIP_KEYS (klass, (GDK_KEY_Escape, 0, "window.close"));
}

/* public functions */

GtkWidget *
flip_progress_window_new (GtkWindow *parent, const char *title)
{
  FlipProgressWindow *self;

  g_return_val_if_fail (GTK_IS_WINDOW (parent) && title, NULL);

  self = g_object_new (FLIP_TYPE_PROGRESS_WINDOW, "transient-for", parent, "title", title, NULL);
  gtk_label_set_label (self->heading, title);
  flip_show_name (self->bar, title);
  return GTK_WIDGET (self);
}

void
flip_progress_window_set (FlipProgressWindow *self, double share, const char *words)
{
  g_return_if_fail (FLIP_IS_PROGRESS_WINDOW (self));
  g_return_if_fail (share >= 0 && share <= 1 && words);

  gtk_progress_bar_set_fraction (self->bar, share);
  flip_show_text (self->words, words);
}
