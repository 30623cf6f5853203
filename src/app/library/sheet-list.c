/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/library/sheet-list.h"

#include "app/common/ask/toast.h"
#include "app/common/layout/columns.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/make.h"
#include "app/common/toolkit/show.h"
#include "app/common/toolkit/touch.h"
#include "app/library/sheet-row.h"
#include "games/games.h"
#include "store/library/label.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* Edits the name and the tags of a sheet. Signal: "labelled" when they have changed. */
#define FLIP_TYPE_LABEL_DIALOG (flip_label_dialog_get_type ())
G_DECLARE_FINAL_TYPE (FlipLabelDialog, flip_label_dialog, FLIP, LABEL_DIALOG, AdwWindow)

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

static void
save_label (FlipLabelDialog *self)
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

static void
flip_label_dialog_class_init (FlipLabelDialogClass *klass)
{
  FLIP_SIGNAL (klass, "labelled", 0);
  FLIP_TEMPLATE (klass, "library/label-dialog.ui");
  FLIP_BIND_CHILDREN (klass, FlipLabelDialog, title, tags, problem);
  FLIP_BIND_CALLBACKS (klass, entered_cb);
  FLIP_ACTIONS (klass, FlipLabelDialog, ("label.save", save_label));
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

static FlipLabelDialog *
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

struct _FlipSheetList
{
  GtkBox parent_instance;

  /* template */
  GtkStack *results;
  GtkSearchEntry *search;
  FlipColumns *chips;
  GtkListView *list;
  GtkScrolledWindow *scroller;

  /* borrowed */
  FlipLibrary *library;
  const FlipGame *game; /* the only game whose sheets are shown, or NULL */

  /* owned */
  FlipLibraryModel *model;
  GtkWidget *menu;

  guint list_more; /* the source that lists more sheets, or 0 */
};

G_DEFINE_FINAL_TYPE (FlipSheetList, flip_sheet_list, GTK_TYPE_BOX)

static void show_chips (FlipSheetList *self);

/* helpers */

static void
show_results (FlipSheetList *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->model));

  gtk_stack_set_visible_child_name (self->results, n == 0 ? "none" : "some");
}

static void
say (FlipSheetList *self, const char *text)
{
  flip_toast_show (GTK_WIDGET (self), flip_toast_new (text));
}

static void
search (FlipSheetList *self)
{
  g_autoptr (GError) error = NULL;

  if (!flip_library_model_search (self->model, gtk_editable_get_text (GTK_EDITABLE (self->search)),
                                  self->game ? self->game->id : NULL, &error))
    {
      g_signal_emit_by_name (self, "failed", error);
      return;
    }
  show_results (self);
}

/* The row that has the focus, or contains the focused widget. */
static FlipSheetRow *
focused_row (FlipSheetList *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self->list));
  GtkWidget *row = child ? gtk_widget_get_first_child (child) : NULL;

  return row && FLIP_IS_SHEET_ROW (row) ? FLIP_SHEET_ROW (row) : NULL;
}

static void
add_item (GMenu *menu, const char *label, const char *action, gint64 id)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "x", id);
  g_menu_append_item (menu, item);
}

static GMenuModel *
row_menu (const FlipSheetInfo *info)
{
  GMenu *menu = g_menu_new ();

  /* Translators: in the menu of a sheet */
  add_item (menu, _ ("_Open"), "library.open", info->id);
  add_item (menu, _ ("_Name and Tags"), "library.label", info->id);
  /* Translators: in the menu of a sheet */
  add_item (menu, _ ("D_uplicate"), "library.duplicate", info->id);
  if (info->archived)
    /* Translators: in the menu of a sheet */
    add_item (menu, _ ("Un_archive"), "library.unarchive", info->id);
  else
    /* Translators: in the menu of a sheet */
    add_item (menu, _ ("_Archive"), "library.archive", info->id);
  add_item (menu, _ ("_Delete"), "library.delete", info->id);
  return G_MENU_MODEL (menu);
}

static void
show_menu (FlipSheetList *self, FlipSheetRow *row, double x, double y)
{
  const FlipSheetInfo *info = flip_sheet_row_info (row);
  g_autoptr (GMenuModel) menu = NULL;
  graphene_point_t place;

  if (!info
      || !gtk_widget_compute_point (GTK_WIDGET (row), GTK_WIDGET (self),
                                    &GRAPHENE_POINT_INIT ((float) x, (float) y), &place))
    return;
  menu = row_menu (info);
  gtk_popover_menu_set_menu_model (GTK_POPOVER_MENU (self->menu), menu);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu),
                               &(GdkRectangle){ (int) place.x, (int) place.y, 1, 1 });
  gtk_popover_popup (GTK_POPOVER (self->menu));
}

/* callbacks */

static void
chip_toggled_cb (GtkToggleButton *chip, FlipSheetList *self)
{
  g_assert (FLIP_IS_SHEET_LIST (self));

  if (!gtk_toggle_button_get_active (chip))
    return;
  self->game = g_object_get_data (G_OBJECT (chip), "game");
  search (self);
}

static GtkWidget *
chip_new (FlipSheetList *self, const FlipGame *game, guint n)
{
  GtkWidget *chip = gtk_toggle_button_new ();
  const char *name = game ? _ (game->name) : /* on a button: sheets of every game */ _ ("All");
  g_autofree char *count = g_strdup_printf ("%'u", n);
  /* Translators: %s: a group of sheets, such as a month; %u: how many sheets */
  g_autofree char *words = g_strdup_printf (ngettext ("%s, %u sheet", "%s, %u sheets", n), name, n);
  GtkWidget *number = gtk_label_new (count);

  gtk_widget_add_css_class (number, "count");
  gtk_widget_add_css_class (chip, "chip");
  gtk_button_set_child (GTK_BUTTON (chip), FLIP_MAKE_ACROSS (6, gtk_label_new (name), number));
  flip_show_name (chip, words);
  g_object_set_data (G_OBJECT (chip), "game", (gpointer) game);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (chip), self->game == game);
  return chip;
}

static void
add_chip (FlipSheetList *self, GtkWidget *chip, GtkToggleButton *group)
{
  if (group)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (chip), group);
  g_signal_connect (chip, "toggled", G_CALLBACK (chip_toggled_cb), self);
  flip_columns_append (self->chips, chip);
}

/* One chip for all sheets, and one for each game with sheets. */
static void
show_chips (FlipSheetList *self)
{
  GtkWidget *all;

  if (self->game && !flip_library_model_count (self->model, self->game->id))
    self->game = NULL;
  flip_columns_clear (self->chips);
  all = chip_new (self, NULL, flip_library_model_count (self->model, NULL));
  add_chip (self, all, NULL);
  for (guint i = 0; flip_games[i]; i++)
    {
      guint n = flip_library_model_count (self->model, flip_games[i]->id);

      if (n)
        add_chip (self, chip_new (self, flip_games[i], n), GTK_TOGGLE_BUTTON (all));
    }
}

static void
undo_cb (AdwToast *toast, FlipSheetList *self)
{
  gint64 *id = g_object_get_data (G_OBJECT (toast), "id");
  g_autoptr (GError) error = NULL;

  g_assert (FLIP_IS_SHEET_LIST (self));
  g_assert (id);

  if (self->library && !flip_library_set_deleted (self->library, *id, FALSE, &error))
    say (self, error->message);
  gtk_widget_activate_action (GTK_WIDGET (self), "library.reload", NULL);
}

static void
open_cb (FlipSheetList *self, gint64 id)
{
  g_signal_emit_by_name (self, "open-sheet", id);
}

static void
delete_cb (FlipSheetList *self, gint64 id)
{
  g_autoptr (GError) error = NULL;
  AdwToast *toast;

  g_assert (self->library);

  if (!flip_library_set_deleted (self->library, id, TRUE, &error))
    {
      say (self, error->message);
      return;
    }
  flip_library_model_remove (self->model, id);
  show_chips (self);
  show_results (self);
  /* Translators: said when it is done */
  toast = flip_toast_new (_ ("Sheet deleted"));
  adw_toast_set_button_label (toast, _ ("_Undo"));
  g_object_set_data_full (G_OBJECT (toast), "id", g_memdup2 (&id, sizeof id), g_free);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (undo_cb), self, 0);
  flip_toast_show (GTK_WIDGET (self), toast);
}

/* Names, tags and the archive */

static void
labelled_cb (FlipLabelDialog *dialog, FlipSheetList *self)
{
  g_assert (FLIP_IS_SHEET_LIST (self));

  gtk_widget_activate_action (GTK_WIDGET (self), "library.reload", NULL);
}

static void
label_cb (FlipSheetList *self, gint64 id)
{
  const FlipSheetInfo *info = flip_library_model_find (self->model, id);
  FlipLabelDialog *dialog;

  if (!info || !self->library)
    return;
  dialog = flip_label_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                                  self->library, info);
  g_signal_connect_object (dialog, "labelled", G_CALLBACK (labelled_cb), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
set_archived (FlipSheetList *self, gint64 id, gboolean archived)
{
  g_autoptr (GError) error = NULL;

  g_assert (self->library);

  if (flip_library_set_archived (self->library, id, archived, &error))
    say (self, archived ? /* said when it is done */ _ ("Sheet archived")
                        : /* said when it is done */ _ ("Sheet unarchived"));
  else
    say (self, error->message);
  gtk_widget_activate_action (GTK_WIDGET (self), "library.reload", NULL);
}

static void
archive_cb (FlipSheetList *self, gint64 id)
{
  set_archived (self, id, TRUE);
}

static void
unarchive_cb (FlipSheetList *self, gint64 id)
{
  set_archived (self, id, FALSE);
}

static void
duplicate_cb (FlipSheetList *self, gint64 id)
{
  g_autoptr (GError) error = NULL;

  g_assert (self->library);

  if (flip_library_duplicate (self->library, id, &error))
    /* Translators: said when it is done */
    say (self, _ ("Sheet duplicated"));
  else
    say (self, error->message);
  gtk_widget_activate_action (GTK_WIDGET (self), "library.reload", NULL);
}

static void
show_all_cb (FlipSheetList *self)
{
  self->game = NULL;
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  show_chips (self);
  search (self);
}

static void
find_cb (FlipSheetList *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

static void
delete_focused_cb (FlipSheetList *self)
{
  FlipSheetRow *row = focused_row (self);
  const FlipSheetInfo *info = row ? flip_sheet_row_info (row) : NULL;

  if (info)
    gtk_widget_activate_action (GTK_WIDGET (self), "library.delete", "x", info->id);
}

static void
label_focused_cb (FlipSheetList *self)
{
  FlipSheetRow *row = focused_row (self);
  const FlipSheetInfo *info = row ? flip_sheet_row_info (row) : NULL;

  if (info)
    gtk_widget_activate_action (GTK_WIDGET (self), "library.label", "x", info->id);
}

static void
menu_cb (FlipSheetList *self)
{
  FlipSheetRow *row = focused_row (self);

  if (row)
    show_menu (self, row, gtk_widget_get_width (GTK_WIDGET (row)) / 2.0,
               gtk_widget_get_height (GTK_WIDGET (row)));
}

static gboolean
pop_up_cb (GtkWidget *row, double x, double y, gpointer data)
{
  show_menu (FLIP_SHEET_LIST (data), FLIP_SHEET_ROW (row), x, y);
  return TRUE;
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, FlipSheetList *self)
{
  GtkWidget *row = flip_sheet_row_new ();

  g_assert (FLIP_IS_SHEET_LIST (self));

  flip_touch_add_menu (row, pop_up_cb, self);
  gtk_list_item_set_child (item, row);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  FlipSheetRow *row = FLIP_SHEET_ROW (gtk_list_item_get_child (item));
  GtkWidget *holder = gtk_widget_get_parent (GTK_WIDGET (row));
  g_autofree char *words = NULL;

  flip_sheet_row_show (row, gtk_list_item_get_item (item));
  words = flip_sheet_row_describe (row);
  if (holder)
    flip_show_name (holder, words);
}

static void
unbind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  g_assert (GTK_IS_LIST_ITEM (item));

  flip_sheet_row_clear (FLIP_SHEET_ROW (gtk_list_item_get_child (item)));
}

static gboolean
list_more_cb (gpointer data)
{
  FlipSheetList *self = FLIP_SHEET_LIST (data);

  g_assert (self->list_more);

  self->list_more = 0;
  flip_library_model_list_more (self->model);
  return G_SOURCE_REMOVE;
}

/* Lists more sheets before the end of the list comes into view, but after the visible ones are
   drawn. */
static void
scrolled_cb (GtkAdjustment *adjustment, FlipSheetList *self)
{
  double page = gtk_adjustment_get_page_size (adjustment);
  double left = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_value (adjustment);

  g_assert (FLIP_IS_SHEET_LIST (self));

  if (page > 0 && left < 2.5 * page && !self->list_more)
    self->list_more = g_idle_add (list_more_cb, self);
}

/* The End key goes to the end of all sheets, including those not listed yet. */
static gboolean
key_pressed_cb (GtkEventControllerKey *keys,
                guint key,
                guint code,
                GdkModifierType modifiers,
                FlipSheetList *self)
{
  if (key == GDK_KEY_End || key == GDK_KEY_KP_End)
    flip_library_model_list_all (self->model);
  return GDK_EVENT_PROPAGATE;
}

static void
activate_cb (GtkListView *list, guint position, FlipSheetList *self)
{
  g_autoptr (FlipSheetItem) item = g_list_model_get_item (G_LIST_MODEL (self->model), position);

  g_assert (FLIP_IS_SHEET_LIST (self));

  if (item)
    g_signal_emit_by_name (self, "open-sheet", flip_sheet_item_info (item)->id);
}

/* Text typed anywhere continues in the search entry; otherwise a space would press a button. */
static void
search_started_cb (GtkSearchEntry *entry, FlipSheetList *self)
{
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (entry));

  g_assert (FLIP_IS_SHEET_LIST (self));

  gtk_text_grab_focus_without_selecting (GTK_TEXT (text));
}

/* overrides */

static void
flip_sheet_list_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GTK_WIDGET_CLASS (flip_sheet_list_parent_class)->size_allocate (widget, width, height, baseline);
  gtk_popover_present (GTK_POPOVER (FLIP_SHEET_LIST (widget)->menu));
}

static void
add_actions (GtkWidgetClass *widget_class)
{
  FLIP_ACTIONS (widget_class, FlipSheetList, ("library.open", open_cb),
                ("library.delete", delete_cb), ("library.label", label_cb),
                ("library.label-focused", label_focused_cb), ("library.duplicate", duplicate_cb),
                ("library.archive", archive_cb), ("library.unarchive", unarchive_cb),
                ("library.delete-focused", delete_focused_cb), ("library.menu", menu_cb),
                ("library.show-all", show_all_cb), ("library.find", find_cb));
  FLIP_KEYS (widget_class, (GDK_KEY_f, GDK_CONTROL_MASK, "library.find"));
}

static void
flip_sheet_list_class_init (FlipSheetListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FLIP_OWN_SOURCES (klass, FlipSheetList, list_more);
  FLIP_OWN (klass, FlipSheetList, (menu, gtk_widget_unparent), (model, g_object_unref));
  widget_class->size_allocate = flip_sheet_list_size_allocate;
  FLIP_SIGNAL (klass, "open-sheet", 1, G_TYPE_INT64);
  FLIP_SIGNAL (klass, "failed", 1, G_TYPE_ERROR);
  FLIP_TEMPLATE (widget_class, "library/sheet-list.ui");
  FLIP_BIND_CHILDREN (widget_class, FlipSheetList, results, search, chips, list, scroller);
  add_actions (widget_class);
}

/* These keys belong to the list, so that it receives them before the search, which takes any
   key. */
static void
add_list_keys (FlipSheetList *self)
{
  static const struct
  {
    const char *key, *action;
  } keys[] = {
    { "Delete", "library.delete-focused" },
    { "F2", "library.label-focused" },
    { "Menu|<Shift>F10", "library.menu" },
  };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (controller),
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string (keys[i].key),
                        gtk_named_action_new (keys[i].action)));
  gtk_widget_add_controller (GTK_WIDGET (self->list), controller);
}

static void
watch_scrolling (FlipSheetList *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);

  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (scrolled_cb), self, 0);
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (scrolled_cb), self, 0);
  FLIP_LISTEN_FIRST (self->list, gtk_event_controller_key_new (), self,
                     ("key-pressed", key_pressed_cb));
}

static void
flip_sheet_list_init (FlipSheetList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self->list, "activate", G_CALLBACK (activate_cb), self);
  g_signal_connect_swapped (self->search, "search-changed", G_CALLBACK (search), self);
  add_list_keys (self);
  watch_scrolling (self);
  g_signal_connect (self->search, "search-started", G_CALLBACK (search_started_cb), self);
  self->menu = gtk_popover_menu_new_from_model (NULL);
  gtk_popover_set_has_arrow (GTK_POPOVER (self->menu), FALSE);
  gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
}

static void
show_model (FlipSheetList *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkSelectionModel) selection =
    GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->model))));

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), self);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), NULL);
  gtk_list_view_set_factory (self->list, factory);
  gtk_list_view_set_model (self->list, selection);
}

/* public functions */

FlipSheetList *
flip_sheet_list_new (FlipLibraryModel *model, GtkWidget *typed_at)
{
  FlipSheetList *self = g_object_new (FLIP_TYPE_SHEET_LIST, NULL);

  g_return_val_if_fail (FLIP_IS_LIBRARY_MODEL (model), self);

  self->model = g_object_ref (model);
  show_model (self);
  gtk_search_entry_set_key_capture_widget (self->search, typed_at);
  return self;
}

void
flip_sheet_list_load (FlipSheetList *self, FlipLibrary *library)
{
  g_return_if_fail (FLIP_IS_SHEET_LIST (self));

  self->library = library;
  show_chips (self);
  search (self);
}
