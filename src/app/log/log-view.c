/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/log/log-view.h"

#include "app/common/card-name.h"
#include "app/common/card-picture.h"
#include "app/log/log-item.h"
#include "app/common/seat-avatar.h"

#include <glib/gi18n.h>

#define AVATAR      18
#define CARD_WIDTH  22
#define CARD_HEIGHT 30

struct _FlipLogView
{
  GtkBox parent_instance;

  /* owned */
  FlipMoment *moment; /* or NULL */
  GListStore *items;  /* of FlipLogItem, the newest first */
  guint told;         /* how many entries they are about */

  /* owned by the box */
  GtkWidget *list;
  GtkSingleSelection *selection;
  gboolean telling;
};

G_DEFINE_FINAL_TYPE (FlipLogView, flip_log_view, GTK_TYPE_BOX)

/* helpers */

static FlipLogItem *
item_at (FlipLogView *self, guint index)
{
  g_autoptr (FlipLogItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), index);

  return item;
}

/* The heading that a new entry belongs under stands on top, or is put there. */
static FlipLogItem *
heading_for (FlipLogView *self, FlipSession *session, guint position)
{
  g_autoptr (FlipLogItem) fresh = flip_log_item_new_heading (session, position);
  FlipLogItem *top = item_at (self, 0);

  if (top && g_str_equal (top->text, fresh->text))
    return top;
  g_list_store_insert (self->items, 0, fresh);
  return fresh;
}

/* A card of a series goes beside the heading; everything else is a line below it. */
static void
add_entry (FlipLogView *self, FlipSession *session, guint position)
{
  FlipLogItem *heading = heading_for (self, session, position);
  FlipCard card;

  if (flip_card_series_has (session, position, &card) && heading->n_cards < FLIP_MOST_SERIES)
    {
      heading->cards[heading->n_cards++] = card;
      heading->position = position + 1;
      g_list_model_items_changed (G_LIST_MODEL (self->items), 0, 1, 1);
    }
  else
    {
      g_autoptr (FlipLogItem) item = flip_log_item_new_entry (session, position);

      if (*item->text)
        g_list_store_insert (self->items, 1, item);
    }
}

/* The newest group of lines, from its heading on; says which entry it began with. */
static guint
drop_group (FlipLogView *self)
{
  guint first = item_at (self, 0)->first;
  guint n = 1;

  while (n < g_list_model_get_n_items (G_LIST_MODEL (self->items))
         && !item_at (self, n)->is_heading)
    n++;
  g_list_store_splice (self->items, 0, n, NULL, 0);
  return first;
}

/* Groups in which something was taken back are told anew. */
static guint
forget_after (FlipLogView *self, guint same)
{
  guint kept = self->told;

  while (kept > same)
    kept = drop_group (self);
  return kept;
}

/* What is looked at is selected; at present nothing is. */
static void
select_shown (FlipLogView *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  guint found = GTK_INVALID_LIST_POSITION;

  for (guint i = 0; !self->moment->is_present && i < n; i++)
    {
      if (item_at (self, i)->position == self->moment->position)
        found = i;
    }
  gtk_single_selection_set_selected (self->selection, found);
}

/* Only what is new is told anew. */
static void
refresh (FlipLogView *self, guint same)
{
  self->telling = TRUE;
  self->told = forget_after (self, MIN (same, self->told));
  same = self->told;
  for (; self->told < self->moment->cursor; self->told++)
    add_entry (self, self->moment->session, self->told);
  if (same < self->told)
    gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", 0);
  select_shown (self);
  self->telling = FALSE;
}

static void
show_cards (GtkWidget *box, const FlipLogItem *item)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)))
    gtk_box_remove (GTK_BOX (box), child);
  for (guint i = 0; i < item->n_cards; i++)
    gtk_box_append (GTK_BOX (box), flip_card_picture_new (item->cards[i], CARD_WIDTH, CARD_HEIGHT));
}

/* A line as one sentence, for those who hear it. */
static char *
words_of (const FlipLogItem *item)
{
  GString *words = g_string_new (item->name);

  g_string_append_printf (words, item->name ? ": %s" : "%s", item->text);
  for (guint i = 0; i < item->n_cards; i++)
    {
      g_autofree char *card = flip_card_name (item->cards[i]);

      g_string_append_printf (words, ", %s", card);
    }

  return g_string_free (words, FALSE);
}

/* callbacks */

/* A line is an avatar, the words, and the cards of a heading. */
static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *avatar = flip_seat_avatar_new (AVATAR);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_valign (avatar, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (row), avatar);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3));
  gtk_list_item_set_child (item, row);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *list_item, gpointer data)
{
  FlipLogItem *item = gtk_list_item_get_item (list_item);
  GtkWidget *row = gtk_list_item_get_child (list_item);
  GtkWidget *avatar = gtk_widget_get_first_child (row);
  GtkWidget *label = gtk_widget_get_next_sibling (avatar);
  g_autofree char *text = item->is_heading ? g_markup_escape_text (item->text, -1)
                          : item->name
                            ? g_markup_printf_escaped ("<b>%s</b>  %s", item->name, item->text)
                            : g_markup_escape_text (item->text, -1);
  g_autofree char *words = words_of (item);

  gtk_label_set_markup (GTK_LABEL (label), text);
  if (item->is_heading)
    gtk_widget_add_css_class (row, "log-heading");
  else
    gtk_widget_remove_css_class (row, "log-heading");
  gtk_label_set_wrap (GTK_LABEL (label), !item->is_heading);
  gtk_label_set_ellipsize (GTK_LABEL (label),
                           item->is_heading ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_widget_set_hexpand (label, !item->is_heading);
  gtk_widget_set_visible (avatar, !item->is_heading);
  gtk_widget_set_opacity (avatar, item->name ? 1 : 0);
  if (item->name)
    flip_seat_avatar_show (FLIP_SEAT_AVATAR (avatar), (guint) item->who, item->name);
  show_cards (gtk_widget_get_last_child (row), item);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (row)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

/* Clicks and arrow keys select; what is selected is looked at. */
static void
selected_cb (GtkSingleSelection *selection, GParamSpec *spec, FlipLogView *self)
{
  FlipLogItem *item = gtk_single_selection_get_selected_item (selection);

  if (self->moment && item && !self->telling)
    gtk_widget_activate_action (GTK_WIDGET (self), "sheet.show", "u", item->position);
}

/* overrides */

static void
flip_log_view_dispose (GObject *object)
{
  FlipLogView *self = FLIP_LOG_VIEW (object);

  if (self->selection)
    g_signal_handlers_disconnect_by_data (self->selection, self);
  self->selection = NULL;
  g_clear_pointer (&self->moment, flip_moment_unref);
  g_clear_object (&self->items);
  G_OBJECT_CLASS (flip_log_view_parent_class)->dispose (object);
}

static void
flip_log_view_class_init (FlipLogViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_log_view_dispose;
}

static void
make_list (FlipLogView *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  self->selection = gtk_single_selection_new (G_LIST_MODEL (g_object_ref (self->items)));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  g_signal_connect (self->selection, "notify::selected", G_CALLBACK (selected_cb), self);
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  self->list = gtk_list_view_new (GTK_SELECTION_MODEL (self->selection), factory);
  gtk_widget_add_css_class (self->list, "log");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Log"), -1);
}

static void
flip_log_view_init (FlipLogView *self)
{
  GtkWidget *title = gtk_label_new (_ ("Log"));
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->items = g_list_store_new (FLIP_TYPE_LOG_ITEM);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 4);
  gtk_widget_set_hexpand (GTK_WIDGET (self), FALSE);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (title, "heading");
  make_list (self);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), self->list);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (self), title);
  gtk_box_append (GTK_BOX (self), scrolled);
}

/* public functions */

void
flip_log_view_load (FlipLogView *self, FlipMoment *moment, const FlipChange *change)
{
  g_return_if_fail (FLIP_IS_LOG_VIEW (self));

  flip_moment_ref (moment);
  g_clear_pointer (&self->moment, flip_moment_unref);
  self->moment = moment;
  if (change->sheet)
    {
      self->telling = TRUE;
      g_list_store_remove_all (self->items);
      self->told = 0;
    }
  refresh (self, change->log_from);
}
