/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/screens/share-dialog.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "app/preferences/settings.h"
#include "app/screens/link-code.h"
#include "app/screens/screens-words.h"
#include "engine/base/phrase.h"
#include "serve/share.h"

#include <glib/gi18n.h>

struct _FlipShareDialog
{
  AdwWindow parent_instance;

  /* template */
  AdwWindowTitle *heading;
  GtkStack *stack;
  AdwStatusPage *problem;
  FlipLinkCode *code_picture;
  GtkLabel *link, *state;
  GtkButton *again;
  GtkWidget *copy;

  /* owned */
  FlipShare *share;

  guint timer;
};

FLIP_DEFINE_TEMPLATE (FlipShareDialog, flip_share_dialog, ADW_TYPE_WINDOW)

/* helpers */

static void
show_state (FlipShareDialog *self)
{
  g_autofree char *left = flip_screens_words_left (flip_share_seconds_left (self->share));
  g_autofree char *taken = flip_screens_words_taken (flip_share_n_taken (self->share));
  g_autofree char *words = flip_phrase_list (left, taken, NULL);

  flip_show_text (self->state, words);
}

static void
show_problem (FlipShareDialog *self, const char *title, const char *text, const char *again)
{
  gtk_button_set_label (self->again, again);
  adw_status_page_set_title (self->problem, title);
  adw_status_page_set_description (self->problem, text);
  gtk_stack_set_visible_child_name (self->stack, "problem");
}

static void
show_end (FlipShareDialog *self)
{
  g_autofree char *taken = flip_screens_words_taken (flip_share_n_taken (self->share));
  /* Translators: %s: “taken once”, or how often the file was taken */
  g_autofree char *text = g_strdup_printf (_ ("The link no longer works (%s)."), taken);

  show_problem (self, _ ("The Ten Minutes Are Over"), text,
                /* Translators: on a button: the file is offered for ten more minutes */
                _ ("_Offer Again"));
}

static void
start (FlipShareDialog *self)
{
  g_autofree char *address = flip_settings_get_screens_address ();
  g_autoptr (GError) error = NULL;

  if (!flip_share_link (self->share) && !flip_share_start (self->share, address, &error))
    {
      show_problem (self, _ ("The File Can’t Be Offered"), error->message,
                    /* Translators: on a button */ _ ("_Try Again"));
      return;
    }
  flip_link_code_show (self->code_picture, flip_share_link (self->share));
  flip_show_text (self->link, flip_share_link (self->share));
  show_state (self);
  gtk_stack_set_visible_child_name (self->stack, "on");
}

/* callbacks */

static gboolean
second_cb (gpointer data)
{
  FlipShareDialog *self = FLIP_SHARE_DIALOG (data);

  if (flip_share_link (self->share))
    show_state (self);
  return G_SOURCE_CONTINUE;
}

static void
changed_cb (FlipShare *share, FlipShareDialog *self)
{
  g_assert (FLIP_IS_SHARE_DIALOG (self));

  if (flip_share_link (share))
    show_state (self);
  else
    show_end (self);
}

static void
copy_cb (FlipShareDialog *self)
{
  const char *link = flip_share_link (self->share);

  if (link)
    gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), link);
}

/* overrides */

static void
flip_share_dialog_dispose (GObject *object)
{
  FlipShareDialog *self = FLIP_SHARE_DIALOG (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  if (self->share)
    {
      g_signal_handlers_disconnect_by_data (self->share, self);
      flip_share_stop (self->share);
    }
  g_clear_object (&self->share);
  G_OBJECT_CLASS (flip_share_dialog_parent_class)->dispose (object);
}

static void
flip_share_dialog_class_init (FlipShareDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_share_dialog_dispose;
  FLIP_TEMPLATE (klass, "screens/share-dialog.ui");
  FLIP_BIND_CHILDREN (klass, FlipShareDialog, heading, stack, problem, code_picture, link, state,
                      again, copy);
  FLIP_ACTIONS (klass, FlipShareDialog, ("share.try", start), ("share.copy", copy_cb));
  FLIP_KEYS (klass, (GDK_KEY_Escape, 0, "window.close"));
}

/* public functions */

void
flip_share_dialog_present (GtkWindow *window, GBytes *bytes, const char *name)
{
  FlipShareDialog *self;

  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (bytes && name);

  self = g_object_new (FLIP_TYPE_SHARE_DIALOG, "transient-for", window, NULL);
  self->share = flip_share_new (bytes, name);
  adw_window_title_set_subtitle (self->heading, name);
  g_signal_connect (self->share, "changed", G_CALLBACK (changed_cb), self);
  start (self);
  /* Not the link, which would be selected then. */
  gtk_window_set_focus (GTK_WINDOW (self), self->copy);
  self->timer = g_timeout_add_seconds (1, second_cb, self);
  gtk_window_present (GTK_WINDOW (self));
}
