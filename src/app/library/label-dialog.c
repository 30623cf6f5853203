/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/library/label-dialog.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"

struct _FlipLabelDialog
{
  AdwWindow parent_instance;

  /* template */
  GtkEditable *title, *tags;
  GtkLabel *problem;

  /* borrowed */
  FlipLibrary *library;

  gint64 id;
};

G_DEFINE_FINAL_TYPE (FlipLabelDialog, flip_label_dialog, ADW_TYPE_WINDOW)

/* callbacks */

static void
save_cb (FlipLabelDialog *self)
{
  g_autoptr (GError) error = NULL;

  if (flip_library_set_title (self->library, self->id, gtk_editable_get_text (self->title), &error)
      && flip_library_set_tags (self->library, self->id, gtk_editable_get_text (self->tags), &error))
    {
      g_signal_emit_by_name (self, "labelled");
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  gtk_label_set_label (self->problem, error->message);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), TRUE);
}

static void
entered_cb (FlipLabelDialog *self)
{
  g_assert (FLIP_IS_LABEL_DIALOG (self));

  gtk_widget_activate_action (GTK_WIDGET (self), "label.save", NULL);
}

/* overrides */

static void
flip_label_dialog_class_init (FlipLabelDialogClass *klass)
{
  FLIP_SIGNAL (klass, "labelled", 0);
  FLIP_TEMPLATE (klass, "library/label-dialog.ui");
  FLIP_BIND_CHILDREN (klass, FlipLabelDialog, title, tags, problem);
  FLIP_BIND_CALLBACKS (klass, entered_cb);
  FLIP_ACTIONS (klass, FlipLabelDialog, ("label.save", save_cb));
  FLIP_KEYS (klass, (GDK_KEY_Escape, 0, "window.close"));
}

static void
flip_label_dialog_init (FlipLabelDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  flip_show_entry_name (self->title,
                        adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self->title)));
  flip_show_entry_name (self->tags,
                        adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self->tags)));
}

/* public functions */

FlipLabelDialog *
flip_label_dialog_new (GtkWindow *window, FlipLibrary *library, const FlipSheetInfo *info)
{
  FlipLabelDialog *self;

  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);
  g_return_val_if_fail (library && info, NULL);

  self = g_object_new (FLIP_TYPE_LABEL_DIALOG, "transient-for", window, NULL);
  self->library = library;
  self->id = info->id;
  gtk_editable_set_text (self->title, info->title);
  gtk_editable_set_text (self->tags, info->tags);
  gtk_widget_grab_focus (GTK_WIDGET (self->title));
  return self;
}
