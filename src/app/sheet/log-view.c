/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/sheet/log-view.h"

#include <glib/gi18n.h>

struct _FlipLogView
{
  GtkBox parent_instance;

  /* owned */
  FlipSheetModel *model;
  GtkStringList *sentences; /* the newest first */
  GArray *told;             /* of FlipMove: the entries they are about, the oldest first */
};

G_DEFINE_FINAL_TYPE (FlipLogView, flip_log_view, GTK_TYPE_BOX)

/* helpers */

static char *
sentence_of (FlipSession *session, guint position)
{
  const FlipGame *game = flip_session_game (session);
  gconstpointer state = flip_session_state_at (session, position);
  g_autoptr (GString) sentence = g_string_new (NULL);
  FlipAsk ask;

  game->ask (state, &ask);
  if (ask.who != FLIP_TABLE)
    g_string_append_printf (sentence, "%s: ", flip_session_player (session, ask.who));
  game->describe (state, flip_session_entry (session, position), sentence);
  return g_string_free (g_steal_pointer (&sentence), FALSE);
}

static guint
still_true (FlipLogView *self, FlipSession *session)
{
  guint most = MIN (self->told->len, flip_session_cursor (session));
  guint same = 0;

  while (same < most
         && flip_move_equal (&g_array_index (self->told, FlipMove, same),
                             flip_session_entry (session, same)))
    same++;
  return same;
}

/* Only what is new is told anew. */
static void
refresh (FlipLogView *self)
{
  FlipSession *session = flip_sheet_model_session (self->model);
  guint same = still_true (self, session);

  gtk_string_list_splice (self->sentences, 0, self->told->len - same, NULL);
  g_array_set_size (self->told, same);
  for (guint i = same; i < flip_session_cursor (session); i++)
    {
      g_autofree char *sentence = sentence_of (session, i);
      const char *one[] = { sentence, NULL };

      gtk_string_list_splice (self->sentences, 0, 0, one);
      g_array_append_val (self->told, *flip_session_entry (session, i));
    }
}

/* callbacks */

static void
changed_cb (FlipSheetModel *model, FlipLogView *self)
{
  refresh (self);
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_list_item_set_child (item, label);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)),
                       gtk_string_object_get_string (gtk_list_item_get_item (item)));
}

static void
activate_cb (GtkListView *list, guint position, FlipLogView *self)
{
  flip_sheet_model_show (self->model, self->told->len - position);
}

/* overrides */

static void
flip_log_view_dispose (GObject *object)
{
  FlipLogView *self = FLIP_LOG_VIEW (object);

  if (self->model)
    g_signal_handlers_disconnect_by_data (self->model, self);
  g_clear_object (&self->model);
  g_clear_object (&self->sentences);
  g_clear_pointer (&self->told, g_array_unref);
  G_OBJECT_CLASS (flip_log_view_parent_class)->dispose (object);
}

static void
flip_log_view_class_init (FlipLogViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_log_view_dispose;
}

static void
flip_log_view_init (FlipLogView *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *title = gtk_label_new (_ ("Log"));
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *list;

  self->sentences = gtk_string_list_new (NULL);
  self->told = g_array_new (FALSE, FALSE, sizeof (FlipMove));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 4);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (title, "heading");
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  list = gtk_list_view_new (
    GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->sentences)))),
    factory);
  gtk_list_view_set_single_click_activate (GTK_LIST_VIEW (list), TRUE);
  gtk_widget_add_css_class (list, "log");
  g_signal_connect (list, "activate", G_CALLBACK (activate_cb), self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Log"),
                                  -1);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), list);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (self), title);
  gtk_box_append (GTK_BOX (self), scrolled);
}

/* public functions */

void
flip_log_view_set_model (FlipLogView *self, FlipSheetModel *model)
{
  if (self->model)
    g_signal_handlers_disconnect_by_data (self->model, self);
  g_set_object (&self->model, model);
  g_array_set_size (self->told, 0);
  gtk_string_list_splice (self->sentences, 0,
                          g_list_model_get_n_items (G_LIST_MODEL (self->sentences)), NULL);
  g_signal_connect (model, "changed", G_CALLBACK (changed_cb), self);
  refresh (self);
}
