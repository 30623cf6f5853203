/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/log/log-view.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/focus.h"
#include "play/moment/card-name.h"
#include "app/common/toolkit/show.h"
#include "app/common/toolkit/touch.h"
#include "app/log/log-menu.h"
#include "app/log/log-row.h"
#include "app/mend/mend-list.h"
#include "engine/base/phrase.h"
#include "play/players/automatic.h"
#include "play/sheet/mending.h"

#include <glib/gi18n.h>

/* More entries than a game has, but few enough to be listed at once. */
#define ENTRIES_A_PART  1000
#define ENTRIES_A_GROUP 200
#define MOST_AT_ONCE    4000 /* entries before those that are already listed */

struct _FlipLogView
{
  GtkBox parent_instance;

  /* template */
  GtkWidget *list, *scroller, *aside;
  GtkLabel *aside_count;
  GtkWidget *mend, *mend_menu;
  FlipMendList *mended;
  GtkSingleSelection *selection;

  /* owned */
  FlipMoment *moment;     /* or NULL */
  GListStore *items;      /* of FlipLogItem, the newest first */
  GPtrArray *rows;        /* of FlipLogRow: those that exist, borrowed */
  FlipVerdicts *verdicts; /* or NULL */
  GtkWidget *menu;        /* beside a line; a child of this widget */

  GtkWidget *focus; /* weak: where the focus was before the menu, or NULL */

  guint from, told; /* the range of entries that the items cover */
  guint scrolling;  /* source, or 0 */
  gboolean telling; /* TRUE while the program, not the user, sets the selection */
};

G_DEFINE_FINAL_TYPE (FlipLogView, flip_log_view, GTK_TYPE_BOX)

/* helpers */

static FlipLogItem *
item_at (GListStore *items, guint index)
{
  g_autoptr (FlipLogItem) item = g_list_model_get_item (G_LIST_MODEL (items), index);

  return item;
}

/* The heading for a new entry: the topmost line, or a new one in its place. */
static FlipLogItem *
heading_for (GListStore *items, FlipLog *log, guint position)
{
  g_autoptr (FlipLogItem) fresh = flip_log_item_new_heading (log, position);
  FlipLogItem *top = item_at (items, 0);

  if (top && g_str_equal (top->text, fresh->text))
    return top;
  g_list_store_insert (items, 0, fresh);
  return fresh;
}

/* Replaces the item of a line that has grown: newer toolkits don't update a row for the same
   item. */
static void
replace_at (GListStore *items, guint index, FlipLogItem *item)
{
  g_list_store_splice (items, index, 1, (gpointer *) &item, 1);
}

/* An outcome that follows a choice at once belongs to its line: a robbery and its card, a flick and how
   it ended. */
static gboolean
join_cause (GListStore *items, FlipLogItem *outcome)
{
  FlipLogItem *cause = item_at (items, 1);
  g_autoptr (FlipLogItem) both = NULL;

  if (outcome->name || !cause || cause->is_heading || !cause->name
      || cause->position + 1 != outcome->position)
    return FALSE;
  both = flip_log_item_copy (cause);
  flip_log_item_add (both, outcome);
  replace_at (items, 1, both);
  return TRUE;
}

/* A card of a series goes beside the heading; any other entry becomes a line below it, or continues
   one. */
static void
add_entry (GListStore *items, FlipLog *log, guint position)
{
  FlipLogItem *heading = heading_for (items, log, position);
  FlipCard card;

  if (flip_card_series_has (log, position, &card) && heading->n_cards < FLIP_MOST_SERIES)
    {
      g_autoptr (FlipLogItem) more = flip_log_item_copy (heading);

      more->cards[more->n_cards++] = card;
      more->position = position + 1;
      replace_at (items, 0, more);
    }
  else
    {
      g_autoptr (FlipLogItem) item = flip_log_item_new_entry (log, position);

      if (*item->text && !join_cause (items, item))
        g_list_store_insert (items, 1, item);
    }
}

static gboolean
begins_group (FlipLog *log, guint position)
{
  g_autofree char *before = flip_log_where_at (log, position - 1);
  g_autofree char *after = flip_log_where_at (log, position);

  return !g_str_equal (before, after);
}

/* The beginning of a part of the log that ends at `end` and has about the usual size: the beginning
   of a group, unless that group is too long. */
static guint
find_part (FlipLog *log, guint end)
{
  guint from = end - MIN (end, ENTRIES_A_PART);

  for (guint i = from; i > 0 && from - i < ENTRIES_A_GROUP; i--)
    {
      if (begins_group (log, i))
        return i;
    }

  return from < ENTRIES_A_GROUP ? 0 : from;
}

/* Appends a part of the log to the list in a single change, because each change is expensive. */
static void
append_part (FlipLogView *self, guint from, guint end)
{
  g_autoptr (GListStore) part = g_list_store_new (FLIP_TYPE_LOG_ITEM);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->items));

  for (guint i = from; i < end; i++)
    add_entry (part, self->moment->log, i);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (part)); i++)
    g_ptr_array_add (items, g_list_model_get_item (G_LIST_MODEL (part), i));
  g_list_store_splice (self->items, n, 0, items->pdata, items->len);
}

/* Adds the part before the listed entries, when the user looks for it. */
static void
tell_earlier (FlipLogView *self)
{
  guint from = find_part (self->moment->log, self->from);

  append_part (self, from, self->from);
  self->from = from;
}

/* Lists only the newest part of a very long log. */
static void
start_over (FlipLogView *self)
{
  g_list_store_remove_all (self->items);
  self->from = find_part (self->moment->log, self->moment->cursor);
  self->told = self->moment->cursor;
  append_part (self, self->from, self->told);
}

/* Drops the newest group of lines, including its heading, and returns its first entry. */
static guint
drop_group (FlipLogView *self)
{
  guint first = item_at (self->items, 0)->first;
  guint n = 1;

  while (n < g_list_model_get_n_items (G_LIST_MODEL (self->items))
         && !item_at (self->items, n)->is_heading)
    n++;
  g_list_store_splice (self->items, 0, n, NULL, 0);
  return first;
}

/* Drops each group from which an entry was taken back, to be listed again. */
static guint
forget_after (FlipLogView *self, guint same)
{
  guint kept = self->told;

  while (kept > same)
    kept = drop_group (self);
  return kept;
}

/* FALSE if the moment in view is too far back in a very long log to be listed at once. */
static gboolean
tell_shown (FlipLogView *self)
{
  if (self->from > self->moment->position + MOST_AT_ONCE)
    return FALSE;
  while (self->from > self->moment->position)
    tell_earlier (self);
  return TRUE;
}

/* Selects the line of the moment in view and scrolls to it; at the present of a game that goes on no line is selected,
   unless the user has chosen the newest one. A line with several entries stands for each of them. */
static void
select_shown (FlipLogView *self)
{
  guint found = GTK_INVALID_LIST_POSITION, nearest = G_MAXUINT, n;
  const FlipLogItem *chosen = gtk_single_selection_get_selected_item (self->selection);
  gboolean is_told = (!self->moment->is_present || self->moment->is_over) && tell_shown (self);

  if (self->moment->is_present && chosen && chosen->position == self->moment->position)
    return;
  n = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  for (guint i = 0; is_told && i < n; i++)
    {
      guint position = item_at (self->items, i)->position;

      if (position < self->moment->position || position > nearest)
        continue;
      nearest = position;
      found = i;
    }
  gtk_single_selection_set_selected (self->selection, found);
  if (found != GTK_INVALID_LIST_POSITION || chosen)
    gtk_widget_activate_action (self->list, "list.scroll-to-item", "u",
                                found == GTK_INVALID_LIST_POSITION ? 0 : found);
}

/* Scrolls to the selected line, or to the newest. */
static gboolean
scroll_cb (gpointer data)
{
  FlipLogView *self = data;
  guint selected = gtk_single_selection_get_selected (self->selection);

  self->scrolling = 0;
  if (g_list_model_get_n_items (G_LIST_MODEL (self->items)))
    gtk_widget_activate_action (self->list, "list.scroll-to-item", "u",
                                selected == GTK_INVALID_LIST_POSITION ? 0 : selected);
  return G_SOURCE_REMOVE;
}

static void
show_aside (FlipLogView *self)
{
  guint n = self->moment->n_aside;
  g_autofree char *words =
    /* Translators: %u: how many */
    g_strdup_printf (ngettext ("%u entry set aside", "%u entries set aside", n), n);

  gtk_widget_set_visible (self->aside, n > 0);
  flip_show_text (self->aside_count, words);
}

/* Only new entries get new lines. */
static void
tell_new (FlipLogView *self, guint same)
{
  if (same <= self->from || self->moment->cursor > self->told + ENTRIES_A_PART)
    {
      start_over (self);
      return;
    }
  self->told = forget_after (self, MIN (same, self->told));
  for (; self->told < self->moment->cursor; self->told++)
    add_entry (self->items, self->moment->log, self->told);
}

static void
refresh (FlipLogView *self, guint same)
{
  self->telling = TRUE;
  same = MIN (same, self->told);
  tell_new (self, same);
  if (same < self->told)
    gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", 0);
  select_shown (self);
  self->telling = FALSE;
}

/* A line as one sentence, for screen readers. */
static char *
words_of (const FlipLogItem *item)
{
  GString *words = g_string_new (item->text);

  if (item->name)
    flip_phrase_become (words, flip_phrase_label (item->name, item->text));
  for (guint i = 0; i < item->n_cards; i++)
    {
      g_autofree char *card = flip_card_name (item->cards[i]);

      flip_phrase_add (words, card);
    }

  return g_string_free (words, FALSE);
}

static void
show_mend (FlipLogView *self)
{
  guint position = self->moment->position;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "log.mend-menu",
                                 position && !flip_log_was_dealt (self->moment->log, position - 1));
}

/* Opens the menu below a point of a widget, or below the whole widget. */
static gboolean
pop_up (FlipLogView *self, GMenuModel *menu, GtkWidget *beside, const graphene_point_t *at)
{
  graphene_rect_t bounds;
  GdkRectangle place;

  if (!menu || !gtk_widget_compute_bounds (beside, GTK_WIDGET (self), &bounds))
    return FALSE;
  place = (GdkRectangle){ (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width,
                          (int) bounds.size.height };
  if (at)
    place = (GdkRectangle){ place.x + (int) at->x, place.y + (int) at->y, 1, 1 };
  g_set_weak_pointer (&self->focus, flip_focus_find (self));
  gtk_popover_menu_set_menu_model (GTK_POPOVER_MENU (self->menu), menu);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu), &place);
  gtk_popover_popup (GTK_POPOVER (self->menu));
  return TRUE;
}

static gboolean
pop_up_menu (FlipLogView *self, GtkWidget *row, const graphene_point_t *at)
{
  g_autoptr (GMenuModel) menu =
    flip_log_menu_new (self->moment->log, flip_log_row_item (FLIP_LOG_ROW (row)));

  return pop_up (self, menu, row, at);
}

/* Shows the notes about the entries of a row. */
static void
show_notes (FlipLogView *self, GtkWidget *row)
{
  if (flip_log_row_item (FLIP_LOG_ROW (row)))
    flip_log_row_note (FLIP_LOG_ROW (row), self->moment->log);
}

static void
judge (FlipLogView *self, GtkWidget *row)
{
  if (flip_log_row_item (FLIP_LOG_ROW (row)))
    flip_log_row_judge (FLIP_LOG_ROW (row), self->verdicts);
}

/* callbacks */

static void
judged_cb (FlipVerdicts *verdicts, FlipLogView *self)
{
  g_assert (FLIP_IS_LOG_VIEW (self));

  for (guint i = 0; i < self->rows->len; i++)
    judge (self, g_ptr_array_index (self->rows, i));
}

/* Returns the focus to where it was; GTK would focus the first widget of the window. */
static void
closed_cb (GtkPopover *menu, FlipLogView *self)
{
  g_assert (FLIP_IS_LOG_VIEW (self));

  if (self->focus && gtk_widget_get_mapped (self->focus))
    gtk_widget_grab_focus (self->focus);
  g_clear_weak_pointer (&self->focus);
}

static gboolean
pop_up_cb (GtkWidget *row, double x, double y, gpointer data)
{
  return pop_up_menu (FLIP_LOG_VIEW (data), row, &GRAPHENE_POINT_INIT ((float) x, (float) y));
}

/* The reason for an automatic player's move; computed only when it is requested. */
static char *
tell_cb (GtkWidget *row, double x, double y, gpointer data)
{
  const FlipMoment *moment = FLIP_LOG_VIEW (data)->moment;
  const FlipLogItem *item = flip_log_row_item (FLIP_LOG_ROW (row));

  if (!item || item->is_heading || item->first >= flip_log_cursor (moment->log))
    return NULL;
  return flip_automatic_tell_reason (moment->log, item->first);
}

static void
row_gone_cb (GtkWidget *row, FlipLogView *self)
{
  if (self->rows)
    g_ptr_array_remove_fast (self->rows, row);
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *list_item, gpointer data)
{
  GtkWidget *row = g_object_new (FLIP_TYPE_LOG_ROW, NULL);

  g_assert (GTK_IS_LIST_ITEM (list_item) && FLIP_IS_LOG_VIEW (data));

  flip_touch_add_menu (row, pop_up_cb, data);
  flip_touch_tell (row, tell_cb, data);
  g_ptr_array_add (FLIP_LOG_VIEW (data)->rows, row);
  g_signal_connect (row, "destroy", G_CALLBACK (row_gone_cb), data);
  gtk_list_item_set_child (list_item, row);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *list_item, gpointer data)
{
  FlipLogItem *item = gtk_list_item_get_item (list_item);
  GtkWidget *row = gtk_list_item_get_child (list_item);
  g_autofree char *words = words_of (item);

  g_assert (FLIP_IS_LOG_ITEM (item) && FLIP_IS_LOG_ROW (row));

  flip_log_row_show (FLIP_LOG_ROW (row), item);
  show_notes (FLIP_LOG_VIEW (data), row);
  judge (FLIP_LOG_VIEW (data), row);
  flip_show_name (gtk_widget_get_parent (row), words);
}

/* At the end of the list, adds the part before it. */
static void
edge_cb (GtkScrolledWindow *window, GtkPositionType edge, FlipLogView *self)
{
  g_assert (FLIP_IS_LOG_VIEW (self));

  if (edge == GTK_POS_BOTTOM && self->moment && self->from > 0)
    tell_earlier (self);
}

/* A list that was scrolled while it was hidden appears empty, so it is scrolled again once it has
   been allocated. */
static void
mapped_cb (GtkWidget *list, FlipLogView *self)
{
  g_assert (FLIP_IS_LOG_VIEW (self));

  if (!self->scrolling)
    self->scrolling = g_idle_add (scroll_cb, self);
}

/* Clicks and arrow keys select a line, and show its moment. The arrows keep the focus in the list,
   although at the present the question would take it. */
static void
selected_cb (GtkSingleSelection *selection, GParamSpec *spec, FlipLogView *self)
{
  FlipLogItem *item = gtk_single_selection_get_selected_item (selection);
  GtkWidget *focus = flip_focus_find (self);

  g_assert (FLIP_IS_LOG_VIEW (self));

  if (!self->moment || !item || self->telling)
    return;
  gtk_widget_activate_action (GTK_WIDGET (self), "sheet.show", "u", item->position);
  if (focus && gtk_widget_is_ancestor (focus, self->list))
    gtk_widget_grab_focus (focus);
}

/* Screen readers activate a line instead of selecting it. */
static void
activated_cb (GtkListView *list, guint position, FlipLogView *self)
{
  g_assert (FLIP_IS_LOG_VIEW (self));

  gtk_single_selection_set_selected (self->selection, position);
}

/* actions */

/* The menu of the line that has the focus; its row is the child of the focused item. */
static void
menu_cb (FlipLogView *self)
{
  GtkWidget *focus = flip_focus_find (self);
  GtkWidget *row = focus ? gtk_widget_get_first_child (focus) : NULL;

  if (FLIP_IS_LOG_ROW (row))
    pop_up_menu (self, row, NULL);
}

/* The same menu for the entry in view. */
static void
mend_menu_cb (FlipLogView *self)
{
  g_autoptr (GMenuModel) menu = flip_log_menu_new_shown ();

  pop_up (self, menu, self->mend_menu, NULL);
}

/* overrides */

/* Tab enters the list, and leaves the log from any line; the arrows move inside it. Shift+Tab goes
   to the button above the list. */
static gboolean
flip_log_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  FlipLogView *self = FLIP_LOG_VIEW (widget);
  GtkWidget *focus = flip_focus_find (self);
  gboolean within = focus && gtk_widget_is_ancestor (focus, widget);
  gboolean in_list = within && gtk_widget_is_ancestor (focus, self->list);

  if ((direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
      || (within && !in_list && direction == GTK_DIR_TAB_BACKWARD)
      || !gtk_widget_get_visible (self->scroller)
      || !g_list_model_get_n_items (G_LIST_MODEL (self->items)))
    return GTK_WIDGET_CLASS (flip_log_view_parent_class)->focus (widget, direction);
  if (in_list)
    return direction == GTK_DIR_TAB_BACKWARD && gtk_widget_child_focus (self->mend, direction);
  return gtk_widget_child_focus (self->list, direction);
}

static void
flip_log_view_dispose (GObject *object)
{
  FlipLogView *self = FLIP_LOG_VIEW (object);

  g_clear_handle_id (&self->scrolling, g_source_remove);
  g_clear_weak_pointer (&self->focus);
  g_clear_pointer (&self->menu, gtk_widget_unparent);

  flip_log_view_set_verdicts (self, NULL);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->moment, flip_moment_unref);
  g_clear_object (&self->items);
  G_OBJECT_CLASS (flip_log_view_parent_class)->dispose (object);
}

static void
flip_log_view_class_init (FlipLogViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_log_view_dispose;
  GTK_WIDGET_CLASS (klass)->focus = flip_log_view_focus;
  FLIP_TEMPLATE (klass, "log/log-view.ui");
  FLIP_BIND_CHILDREN (klass, FlipLogView, list, scroller, aside, aside_count, mend, mend_menu,
                      mended, selection);
  FLIP_BIND_CALLBACKS (klass, setup_cb, edge_cb, bind_cb, selected_cb, activated_cb, mapped_cb);
  FLIP_ACTIONS (klass, FlipLogView, ("log.menu", menu_cb), ("log.mend-menu", mend_menu_cb));
  FLIP_KEYS (klass, (GDK_KEY_Menu, 0, "log.menu"), (GDK_KEY_F10, GDK_SHIFT_MASK, "log.menu"));
}

static void
flip_log_view_init (FlipLogView *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  self->menu = gtk_popover_menu_new_from_model (NULL);
  gtk_popover_set_has_arrow (GTK_POPOVER (self->menu), FALSE);
  g_signal_connect (self->menu, "closed", G_CALLBACK (closed_cb), self);
  gtk_widget_set_halign (self->menu, GTK_ALIGN_START);
  gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
  self->items = g_list_store_new (FLIP_TYPE_LOG_ITEM);
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (self->items));
}

/* public functions */

void
flip_log_view_load (FlipLogView *self, FlipMoment *moment, const FlipChange *change)
{
  g_return_if_fail (FLIP_IS_LOG_VIEW (self));
  g_return_if_fail (moment && change);

  flip_moment_set (&self->moment, moment);
  if (change->sheet)
    {
      self->telling = TRUE;
      g_list_store_remove_all (self->items);
      self->from = self->told = 0;
    }
  refresh (self, change->log_from);
  show_aside (self);
  show_mend (self);
}

void
flip_log_view_set_verdicts (FlipLogView *self, FlipVerdicts *verdicts)
{
  g_return_if_fail (FLIP_IS_LOG_VIEW (self));

  if (!flip_verdicts_follow (&self->verdicts, verdicts, G_CALLBACK (judged_cb), self))
    return;
  for (guint i = 0; i < self->rows->len; i++)
    judge (self, g_ptr_array_index (self->rows, i));
}

void
flip_log_view_show_notes (FlipLogView *self, FlipMoment *moment)
{
  g_return_if_fail (FLIP_IS_LOG_VIEW (self));

  flip_moment_set (&self->moment, moment);
  for (guint i = 0; i < self->rows->len; i++)
    show_notes (self, g_ptr_array_index (self->rows, i));
}

FlipMendList *
flip_log_view_mend (FlipLogView *self, FlipMending *mending)
{
  g_return_val_if_fail (FLIP_IS_LOG_VIEW (self), NULL);

  flip_mend_list_load (self->mended, mending);
  gtk_widget_set_visible (self->mend, !mending);
  gtk_widget_set_visible (self->mend_menu, !mending);
  gtk_widget_set_visible (self->scroller, !mending);
  if (mending)
    gtk_widget_set_visible (self->aside, FALSE);
  return self->mended;
}
