/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/values/edition-form.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/focus.h"
#include "app/common/toolkit/make.h"
#include "app/common/toolkit/show.h"
#include "app/editions/kit/kept-desk.h"
#include "app/editions/values/edition-row.h"
#include "app/editions/values/parts-box.h"
#include "play/editions/edition-desk.h"
#include "play/editions/edition-names.h"
#include "play/editions/edition-series.h"

#include <glib/gi18n.h>

/* This many problems are listed; the title counts the rest. */
#define MOST_PROBLEMS 5

struct _FlipEditionForm
{
  GtkBox parent_instance;

  /* template */
  GtkBox *content, *groups;
  GtkDropDown *chooser;
  GtkListBox *problems;
  GtkWidget *checked_list;
  AdwActionRow *checked_row;
  GtkSwitch *checked;
  AdwBin *footer;

  /* children */
  GtkWidget *name; /* the row with the name of the group, if the user can change it; or NULL */
  GtkWidget *name_check; /* in that row */

  /* kept alive by the widget */
  FlipEditionDesk *desk;

  /* owned */
  GPtrArray *rows;  /* of FlipEditionRow, borrowed from the sections */
  GPtrArray *names; /* the names of all groups, interned */

  const char *group; /* the group in view, interned; or NULL */
  guint renaming; /* the source that renames the group, or 0 */
};

G_DEFINE_FINAL_TYPE (FlipEditionForm, flip_edition_form, GTK_TYPE_BOX)

static void clear_rows (FlipEditionForm *self);
static void show_group (FlipEditionForm *self, const char *group);
static gboolean focus_row (FlipEditionForm *self, const char *group, const char *key, int phrase);

/* helpers */

static const char *
problem_of (FlipEditionForm *self, const FlipPlace *place)
{
  return flip_edition_desk_problem_of (self->desk, place->name, place->key);
}

/* Whether a row can be left out because another one stands for the whole painted map, which works
   if the map can be read. */
static gboolean
is_painted_row (FlipEditionForm *self, const FlipPlace *place)
{
  return place->field->kind == FLIP_KIND_PIXELS && place->field->keys && place->index > 0
         && !problem_of (self, place);
}

/* Whether a value is the name of a card's other side, which is shown with that side. */
static gboolean
is_name (const FlipPlace *place)
{
  return place->field->kind == FLIP_KIND_COINED && place->field->n_most <= 1;
}

/* The values that the user can change. */
static GArray *
list_places (FlipEditionForm *self)
{
  g_autoptr (GArray) all = flip_format_places (flip_edition_desk_format (self->desk),
                                               flip_edition_desk_file (self->desk), TRUE);
  GArray *places = g_array_new (FALSE, FALSE, sizeof (FlipPlace));

  for (guint i = 0; i < all->len; i++)
    {
      const FlipPlace *place = &g_array_index (all, FlipPlace, i);

      if (!place->field->is_hidden && !is_painted_row (self, place)
          && (!is_name (place) || problem_of (self, place)))
        g_array_append_val (places, *place);
    }
  return places;
}

static guint
find_group (FlipEditionForm *self, const char *group)
{
  guint i = 0;

  while (i < self->names->len && g_strcmp0 (self->names->pdata[i], group) != 0)
    i++;
  return i;
}

/* The number of values in a group that are not checked yet. */
static guint
count_left (FlipEditionForm *self, const char *group)
{
  FlipChecked count = flip_edition_check_count (self->desk, group);

  return flip_edition_check_left (self->desk, &count);
}

/* "Power Plant, 5 to check": the title of a group, with what is left to do. */
static char *
tell_group (FlipEditionForm *self, const FlipPlace *place)
{
  g_autofree char *title = flip_field_group_title (flip_edition_desk_file (self->desk), place);
  guint left = count_left (self, place->name);

  /* Translators: the name of a group of values, and how many of them are not checked yet. */
  return left
           /* Translators: %s: a group of values; %u: how many of them */
           ? g_strdup_printf (ngettext ("%s (%u to check)", "%s (%u to check)", left), title, left)
           : g_steal_pointer (&title);
}

/* The group that is shown at first: the first with something to check, or else the first of all. */
static const char *
first_group (FlipEditionForm *self)
{
  for (guint i = 0; i < self->names->len; i++)
    {
      if (count_left (self, self->names->pdata[i]))
        return self->names->pdata[i];
    }
  return self->names->len ? self->names->pdata[0] : NULL;
}

static void
show_names (FlipEditionForm *self, const GArray *places, const FlipEditionChange *change)
{
  GtkStringList *titles = GTK_STRING_LIST (gtk_drop_down_get_model (self->chooser));
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  if (change->rows)
    g_ptr_array_set_size (self->names, 0);
  g_signal_handlers_block_matched (self->chooser, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, self);
  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);

      if (find_group (self, place->name) < words->len)
        continue;
      if (change->rows)
        g_ptr_array_add (self->names, (char *) g_intern_string (place->name));
      g_ptr_array_add (words, change->rows || flip_edition_change_has (change, place->name, NULL)
                                ? tell_group (self, place)
                                : g_strdup (gtk_string_list_get_string (titles, words->len)));
    }
  flip_show_words (self->chooser, words);
  if (find_group (self, self->group) >= self->names->len)
    {
      clear_rows (self);
      self->group = first_group (self);
    }
  gtk_drop_down_set_selected (self->chooser, find_group (self, self->group));
  g_signal_handlers_unblock_matched (self->chooser, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, self);
}

/* Whether a value of another group uses this one, as a card uses its shape. */
static gboolean
is_user (FlipEditionForm *self, const FlipPlace *place)
{
  return place->field->is_series && self->group && !g_str_equal (place->name, self->group)
         && flip_format_uses_group (flip_edition_desk_format (self->desk),
                                    flip_edition_desk_file (self->desk), place, self->group)
              >= 0;
}

/* The values of the chosen group, below them those that use it, and those that are always shown. */
static GArray *
list_shown (FlipEditionForm *self, const GArray *all)
{
  GArray *shown = g_array_new (FALSE, FALSE, sizeof (FlipPlace));

  for (guint turn = 0; turn < 2; turn++)
    for (guint i = 0; i < all->len; i++)
      {
        const FlipPlace *place = &g_array_index (all, FlipPlace, i);
        gboolean is_own = g_strcmp0 (place->name, self->group) == 0;

        if (turn == 0 ? is_own : !is_own && (place->group->is_pinned || is_user (self, place)))
          g_array_append_val (shown, *place);
      }
  return shown;
}

/* Adds another value after the last one that uses the group, with the same content. */
static void
add_user_cb (GtkButton *button, FlipEditionForm *self)
{
  FlipBoardFile *file = flip_edition_desk_file (self->desk);
  g_autoptr (GArray) places = list_places (self);
  guint last = places->len;
  const char *group, *key;
  const FlipPlace *place;

  g_assert (FLIP_IS_EDITION_FORM (self));

  for (guint i = 0; i < places->len; i++)
    last = is_user (self, &g_array_index (places, FlipPlace, i)) ? i : last;
  if (last == places->len)
    return;
  place = &g_array_index (places, FlipPlace, last);
  group = g_intern_string (place->name);
  key = g_intern_string (flip_edition_series_key (file, place, place->index + 1));
  if (flip_edition_series_insert (self->desk, place))
    focus_row (self, group, key, -1);
}

static GtkWidget *
make_add_button (FlipEditionForm *self, const char *title)
{
  /* Translators: %s: a group of values */
  g_autofree char *label = g_strdup_printf (_ ("Add to %s"), title);
  GtkWidget *button = flip_make_icon_button ("list-add-symbolic", label);

  flip_show_name (button, label);
  g_signal_connect (button, "clicked", G_CALLBACK (add_user_cb), self);
  return button;
}

/* Sections, one per group: each has its rows in a list, into which others can be put in between. The
   first section needs no title: the list above it has its name. */

static GtkListBox *
list_of (GtkWidget *section)
{
  return g_object_get_data (G_OBJECT (section), "list");
}

static GtkWidget *
find_section (FlipEditionForm *self, const char *group)
{
  GtkWidget *section = gtk_widget_get_first_child (GTK_WIDGET (self->groups));

  while (section && !g_str_equal (gtk_widget_get_name (section), group))
    section = gtk_widget_get_next_sibling (section);
  return section;
}

static GtkWidget *
add_section (FlipEditionForm *self, const char *group, GtkWidget *after)
{
  GtkWidget *section = adw_preferences_group_new (), *list = gtk_list_box_new ();

  gtk_widget_set_name (section, group);
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (section), list);
  g_object_set_data (G_OBJECT (section), "list", list);
  gtk_box_insert_child_after (self->groups, section, after);
  return section;
}

/* The section of a value, which comes after another one if it is new. */
static GtkWidget *
section_of (FlipEditionForm *self, const FlipPlace *place, GtkWidget *after)
{
  GtkWidget *section = find_section (self, place->name);
  g_autofree char *title = NULL;

  if (section)
    return section;
  section = add_section (self, place->name, after);
  if (g_strcmp0 (place->name, self->group) == 0)
    return section;
  title = flip_field_group_title (flip_edition_desk_file (self->desk), place);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (section), title);
  if (is_user (self, place))
    adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (section),
                                             make_add_button (self, title));
  return section;
}

static void
remove_row (FlipEditionForm *self, guint index)
{
  GtkWidget *row = self->rows->pdata[index];
  GtkWidget *list = gtk_widget_get_parent (row);
  GtkWidget *section = gtk_widget_get_ancestor (row, ADW_TYPE_PREFERENCES_GROUP);

  g_ptr_array_remove_index (self->rows, index);
  gtk_list_box_remove (GTK_LIST_BOX (list), row);
  if (!gtk_widget_get_first_child (list))
    gtk_box_remove (self->groups, section);
}

/* Comes last when the form goes: while its children do, the focus may still leave the name. */
static void
stop_renaming (guint *source)
{
  g_clear_handle_id (source, g_source_remove);
}

static void
clear_rows (FlipEditionForm *self)
{
  stop_renaming (&self->renaming);
  self->name = NULL;
  g_ptr_array_set_size (self->rows, 0);
  flip_show_no_children (GTK_WIDGET (self->groups));
}

/* The row with the focus; NULL: none has it. */
static FlipEditionRow *
focused_row (FlipEditionForm *self)
{
  GtkWidget *focus = flip_focus_find (self);
  GtkWidget *row = focus ? gtk_widget_get_ancestor (focus, FLIP_TYPE_EDITION_ROW) : NULL;

  return (FlipEditionRow *) row;
}

/* The name of the group */

static void
show_name (FlipEditionForm *self, const char *reason)
{
  g_autofree char *name = flip_edition_name_get (self->desk, self->group);

  if (!reason && name && !g_str_equal (gtk_editable_get_text (GTK_EDITABLE (self->name)), name))
    gtk_editable_set_text (GTK_EDITABLE (self->name), name);
  flip_show_class (self->name, "error", reason != NULL);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->name),
                                 reason ? reason : C_ ("edition", "Name"));
  gtk_widget_set_visible (self->name_check,
                          !flip_edition_desk_is_view (self->desk)
                            && flip_edition_desk_state (self->desk)->checked.n_values > 0);
  FLIP_SET_QUIETLY (
    self->name_check, self, "active",
    flip_format_is_checked (flip_edition_desk_file (self->desk), self->group, FLIP_FORMAT_NAME));
}

static void
name_checked_cb (GtkCheckButton *check, FlipEditionForm *self)
{
  g_assert (FLIP_IS_EDITION_FORM (self));

  flip_edition_desk_confirm (self->desk, self->group, FLIP_FORMAT_NAME, -1,
                             gtk_check_button_get_active (check));
}

/* Renames the group. It then counts as another group, so the rows are rebuilt, but the focus
   stays. */
static void
rename_group (FlipEditionForm *self)
{
  FlipEditionRow *row = focused_row (self);
  g_autofree char *reason = NULL, *group = NULL;
  const char *old = self->group, *key = row ? flip_edition_row_key (row) : NULL;
  const char *name = gtk_editable_get_text (GTK_EDITABLE (self->name));

  group = flip_edition_name_set (self->desk, old, name, &reason);
  if (!group)
    show_name (self, reason);
  else if (!g_str_equal (group, old))
    {
      show_group (self, group);
      if (key)
        focus_row (self, group, key, -1);
    }
}

static void
named_cb (FlipEditionForm *self)
{
  g_assert (FLIP_IS_EDITION_FORM (self));

  rename_group (self);
  if (self->name)
    gtk_widget_grab_focus (self->name);
}

/* Waits until the focus has finished moving. */
static gboolean
rename_later_cb (gpointer data)
{
  FlipEditionForm *self = data;

  self->renaming = 0;
  if (self->name)
    rename_group (self);
  return G_SOURCE_REMOVE;
}

static void
left_name_cb (FlipEditionForm *self)
{
  g_assert (FLIP_IS_EDITION_FORM (self));

  if (!self->renaming)
    self->renaming = g_idle_add (rename_later_cb, self);
}

static GtkWidget *
make_name_row (FlipEditionForm *self)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkWidget *row = adw_entry_row_new ();

  flip_show_entry_name (GTK_EDITABLE (row), C_ ("edition", "Name"));
  self->name_check = flip_parts_box_tick_new (C_ ("edition", "Name"));
  g_signal_connect (self->name_check, "toggled", G_CALLBACK (name_checked_cb), self);
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (row), self->name_check);
  g_signal_connect_swapped (row, "entry-activated", G_CALLBACK (named_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (left_name_cb), self);
  gtk_widget_add_controller (row, focus);
  return row;
}

/* Adds the row with the name, which is the first row of the group. */
static void
add_name_row (FlipEditionForm *self)
{
  g_autofree char *name = self->group ? flip_edition_name_get (self->desk, self->group) : NULL;

  if (!name)
    return;
  self->name = make_name_row (self);
  gtk_list_box_append (list_of (add_section (self, self->group, NULL)), self->name);
}

static guint
find_row (FlipEditionForm *self, const char *group, const char *key)
{
  guint i = 0;

  while (i < self->rows->len && !flip_edition_row_is (self->rows->pdata[i], group, key))
    i++;
  return i;
}

static gboolean
is_among (const GArray *places, FlipEditionRow *row)
{
  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);

      if (flip_edition_row_is (row, place->name, place->key))
        return TRUE;
    }
  return FALSE;
}

/* Puts a row for a value behind that of the value before it, which may be in another section. */
static void
insert_row (FlipEditionForm *self, const GArray *places, guint index)
{
  const FlipPlace *place = &g_array_index (places, FlipPlace, index);
  GtkWidget *before = index ? self->rows->pdata[index - 1] : NULL;
  GtkWidget *after = before ? gtk_widget_get_ancestor (before, ADW_TYPE_PREFERENCES_GROUP) : NULL;
  GtkWidget *section = section_of (self, place, after);
  GtkWidget *row = flip_edition_row_new (self->desk, place, self->group);
  int at = before && after == section ? gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (before)) + 1
           : self->name && !before    ? 1
                                      : 0;

  gtk_list_box_insert (list_of (section), row, at);
  g_ptr_array_insert (self->rows, (int) index, row);
}

/* Rows whose values are still there stay, and so does the focus; if its row goes, its neighbour gets
   it. */
static void
show_rows (FlipEditionForm *self, const GArray *places, const FlipEditionChange *change)
{
  FlipEditionRow *focused = focused_row (self);
  guint focus;
  gboolean is_lost = g_ptr_array_find (self->rows, focused, &focus) && !is_among (places, focused);

  for (guint i = self->rows->len; i > 0; i--)
    {
      if (!is_among (places, self->rows->pdata[i - 1]))
        remove_row (self, i - 1);
    }
  if (!gtk_widget_get_first_child (GTK_WIDGET (self->groups)))
    add_name_row (self);
  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);

      if (i == self->rows->len
          || !flip_edition_row_is (self->rows->pdata[i], place->name, place->key))
        insert_row (self, places, i);
      else if (!change->rows && !flip_edition_row_concerns (self->rows->pdata[i], change))
        continue;
      flip_edition_row_load (self->rows->pdata[i], place, problem_of (self, place));
    }
  while (self->rows->len > places->len)
    remove_row (self, self->rows->len - 1);
  if (is_lost && self->rows->len)
    flip_edition_row_focus (self->rows->pdata[MIN (focus, self->rows->len - 1)], -1);
}

static void
add_problem (FlipEditionForm *self, const FlipProblem *problem)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *title = g_markup_escape_text (problem->reason, -1);
  GtkWidget *icon = gtk_image_new_from_icon_name ("dialog-warning-symbolic");

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  gtk_widget_add_css_class (icon, problem->is_warning ? "warning" : "error");
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), icon);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), problem->key != NULL);
  gtk_list_box_append (self->problems, row);
}

static void
show_problems (FlipEditionForm *self)
{
  const GArray *problems = flip_edition_desk_problems (self->desk);

  flip_show_no_children (GTK_WIDGET (self->problems));
  for (guint i = 0; i < MIN (problems->len, MOST_PROBLEMS); i++)
    add_problem (self, &g_array_index (problems, FlipProblem, i));
  gtk_widget_set_visible (GTK_WIDGET (self->problems), problems->len > 0);
}

/* Shows whether all values of the group are checked. */
static void
show_checked (FlipEditionForm *self)
{
  FlipChecked count = flip_edition_check_count (self->desk, self->group);
  g_autofree char *words = g_strdup_printf (
    /* Translators: of 7 values of a part of an edition, 3 were compared with the printed copy */
    ngettext ("%u of %u value here so far", "%u of %u values here so far", count.n_values),
    count.n_checked, count.n_values);

  gtk_widget_set_visible (self->checked_list,
                          count.n_values > 0 && !flip_edition_desk_is_view (self->desk));
  adw_action_row_set_subtitle (self->checked_row, words);
  FLIP_SET_QUIETLY (self->checked, self, "active", count.n_checked == count.n_values);
}

static void
load (FlipEditionForm *self, const FlipEditionChange *change)
{
  g_autoptr (GArray) all = list_places (self), shown = NULL;

  show_names (self, all, change);
  shown = list_shown (self, all);
  show_rows (self, shown, change);
  if (self->name)
    show_name (self, NULL);
  show_checked (self);
  show_problems (self);
}

static void
show_group (FlipEditionForm *self, const char *group)
{
  if (g_strcmp0 (self->group, group) == 0)
    return;
  clear_rows (self);
  self->group = g_intern_string (group);
  load (self, &(FlipEditionChange){ 0 });
  g_signal_emit_by_name (self, "shown");
}

/* callbacks */

static void
checked_cb (GtkSwitch *checked, GParamSpec *pspec, FlipEditionForm *self)
{
  g_assert (FLIP_IS_EDITION_FORM (self));

  flip_edition_check_confirm (self->desk, self->group, gtk_switch_get_active (checked));
}

static void
problem_activated_cb (GtkListBox *list, GtkListBoxRow *row, FlipEditionForm *self)
{
  const GArray *problems = flip_edition_desk_problems (self->desk);
  guint index = (guint) gtk_list_box_row_get_index (row);
  const FlipProblem *problem;

  g_assert (FLIP_IS_EDITION_FORM (self));

  if (index >= problems->len)
    return;
  problem = &g_array_index (problems, FlipProblem, index);
  if (problem->group && problem->key)
    flip_edition_form_go_to (self, problem->group, problem->key);
}

static void
chosen_cb (GtkDropDown *chooser, GParamSpec *pspec, FlipEditionForm *self)
{
  guint selected = gtk_drop_down_get_selected (chooser);

  g_assert (FLIP_IS_EDITION_FORM (self));

  if (selected < self->names->len)
    show_group (self, self->names->pdata[selected]);
}

static void
flip_edition_form_class_init (FlipEditionFormClass *klass)
{
  FLIP_OWN_PARTS (klass, FlipEditionForm, (renaming, stop_renaming));
  FLIP_OWN_LAST (klass, FlipEditionForm, (rows, g_ptr_array_unref), (names, g_ptr_array_unref));
  FLIP_SIGNAL (klass, "shown", 0);
  FLIP_TEMPLATE (klass, "editions/values/edition-form.ui");
  FLIP_BIND_CHILDREN (klass, FlipEditionForm, content, groups, problems, chooser,
                      checked_list, checked_row, checked, footer);
  FLIP_BIND_CALLBACKS (klass, checked_cb, chosen_cb, problem_activated_cb);
}

static void
flip_edition_form_init (FlipEditionForm *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  gtk_widget_init_template (GTK_WIDGET (self));
  self->rows = g_ptr_array_new ();
  self->names = g_ptr_array_new ();
  gtk_drop_down_set_model (self->chooser, G_LIST_MODEL (titles));
  flip_show_drop_down_narrow (self->chooser);
  flip_show_drop_down_name (self->chooser, _ ("Part of the Edition"));
}

/* public functions */

GtkWidget *
flip_edition_form_new (FlipEditionDesk *desk)
{
  FlipEditionForm *self;

  g_return_val_if_fail (FLIP_IS_EDITION_DESK (desk), NULL);

  self = g_object_new (FLIP_TYPE_EDITION_FORM, NULL);
  gtk_widget_set_can_target (GTK_WIDGET (self->groups), !flip_edition_desk_is_view (desk));
  gtk_widget_set_can_focus (GTK_WIDGET (self->groups), !flip_edition_desk_is_view (desk));
  flip_follow_desk (self, &self->desk, desk, G_CALLBACK (load));
  return GTK_WIDGET (self);
}

const char *
flip_edition_form_group (FlipEditionForm *self)
{
  g_return_val_if_fail (FLIP_IS_EDITION_FORM (self), NULL);

  return self->group;
}

void
flip_edition_form_show (FlipEditionForm *self, const char *group)
{
  g_return_if_fail (FLIP_IS_EDITION_FORM (self));

  if (find_group (self, group) < self->names->len)
    show_group (self, group);
}

static gboolean
focus_row (FlipEditionForm *self, const char *group, const char *key, int phrase)
{
  guint index = find_row (self, group, key);

  return index < self->rows->len && flip_edition_row_focus (self->rows->pdata[index], phrase);
}

static gboolean
focus_first (FlipEditionForm *self)
{
  if (self->name)
    return gtk_widget_grab_focus (self->name);
  return self->rows->len && flip_edition_row_focus (g_ptr_array_index (self->rows, 0), -1);
}

gboolean
flip_edition_form_go_to_phrase (FlipEditionForm *self,
                                const char *group,
                                const char *key,
                                int phrase)
{
  g_return_val_if_fail (FLIP_IS_EDITION_FORM (self), FALSE);
  g_return_val_if_fail (group, FALSE);

  if (key && focus_row (self, group, key, phrase))
    return TRUE;
  flip_edition_form_show (self, group);
  return key ? focus_row (self, group, key, phrase) : focus_first (self);
}

gboolean
flip_edition_form_go_to (FlipEditionForm *self, const char *group, const char *key)
{
  return flip_edition_form_go_to_phrase (self, group, key, -1);
}

void
flip_edition_form_settle (FlipEditionForm *self)
{
  g_return_if_fail (FLIP_IS_EDITION_FORM (self));

  if (!self->renaming)
    return;
  g_clear_handle_id (&self->renaming, g_source_remove);
  rename_group (self);
}

void
flip_edition_form_focus_parts (FlipEditionForm *self)
{
  g_return_if_fail (FLIP_IS_EDITION_FORM (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->chooser));
}

void
flip_edition_form_set_top (FlipEditionForm *self, GtkWidget *top)
{
  g_return_if_fail (FLIP_IS_EDITION_FORM (self));
  g_return_if_fail (GTK_IS_WIDGET (top));

  gtk_box_insert_child_after (self->content, top, GTK_WIDGET (self->problems));
}

void
flip_edition_form_set_footer (FlipEditionForm *self, GtkWidget *footer)
{
  g_return_if_fail (FLIP_IS_EDITION_FORM (self));

  adw_bin_set_child (self->footer, footer);
}
