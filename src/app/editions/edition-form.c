/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/edition-form.h"

#include "app/editions/edition-row.h"

#include <glib/gi18n.h>

/* So many problems are listed; the rest is counted in the title. */
#define MOST_PROBLEMS 5

struct _FlipEditionForm
{
  GtkBox parent_instance;

  /* template */
  GtkBox *groups;
  GtkListBox *problems;
  GtkWidget *none;

  /* borrowed */
  FlipEditionDesk *desk;

  /* owned */
  GPtrArray *rows; /* of FlipEditionRow, borrowed from the groups */
};

G_DEFINE_FINAL_TYPE (FlipEditionForm, flip_edition_form, GTK_TYPE_BOX)

/* helpers */

static const char *
problem_of (FlipEditionForm *self, const FlipPlace *place)
{
  const GArray *problems = flip_edition_desk_problems (self->desk);

  for (guint i = 0; i < problems->len; i++)
    {
      const FlipProblem *problem = &g_array_index (problems, FlipProblem, i);

      if (g_strcmp0 (problem->group, place->name) == 0 && g_strcmp0 (problem->key, place->key) == 0)
        return problem->reason;
    }

  return NULL;
}

static GArray *
list_places (FlipEditionForm *self)
{
  const FlipGame *game = flip_edition_desk_game (self->desk);

  return game->format ? flip_format_places (game->format, flip_edition_desk_file (self->desk), TRUE)
                      : g_array_new (FALSE, FALSE, sizeof (FlipPlace));
}

static gboolean
has_same_rows (FlipEditionForm *self, const GArray *places)
{
  if (places->len != self->rows->len)
    return FALSE;
  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);

      if (!flip_edition_row_is (g_ptr_array_index (self->rows, i), place->name, place->key))
        return FALSE;
    }

  return TRUE;
}

static GtkWidget *
add_group (FlipEditionForm *self, const FlipPlace *place)
{
  g_autofree char *title = flip_field_group_title (flip_edition_desk_file (self->desk), place);
  g_autofree char *escaped = g_markup_escape_text (title, -1);
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), escaped);
  gtk_box_append (self->groups, group);
  return group;
}

static void
make_rows (FlipEditionForm *self, const GArray *places)
{
  GtkWidget *group = NULL, *child;
  const char *name = NULL;

  g_ptr_array_set_size (self->rows, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->groups))))
    gtk_box_remove (self->groups, child);
  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);
      GtkWidget *row = flip_edition_row_new (self->desk, place);

      if (g_strcmp0 (name, place->name) != 0)
        group = add_group (self, place);
      name = place->name;
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
      g_ptr_array_add (self->rows, row);
    }
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
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->problems))))
    gtk_list_box_remove (self->problems, child);
  for (guint i = 0; i < MIN (problems->len, MOST_PROBLEMS); i++)
    add_problem (self, &g_array_index (problems, FlipProblem, i));
  gtk_widget_set_visible (GTK_WIDGET (self->problems), problems->len > 0);
}

static void
load (FlipEditionForm *self)
{
  g_autoptr (GArray) places = list_places (self);

  if (!has_same_rows (self, places))
    make_rows (self, places);
  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);

      flip_edition_row_load (g_ptr_array_index (self->rows, i), place, problem_of (self, place));
    }
  show_problems (self);
  gtk_widget_set_visible (self->none, places->len == 0);
}

/* callbacks */

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

/* overrides */

static void
flip_edition_form_finalize (GObject *object)
{
  g_clear_pointer (&FLIP_EDITION_FORM (object)->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (flip_edition_form_parent_class)->finalize (object);
}

static void
flip_edition_form_class_init (FlipEditionFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = flip_edition_form_finalize;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/flipside/Flipside/editions/edition-form.ui");
  gtk_widget_class_bind_template_child (widget_class, FlipEditionForm, groups);
  gtk_widget_class_bind_template_child (widget_class, FlipEditionForm, problems);
  gtk_widget_class_bind_template_child (widget_class, FlipEditionForm, none);
  gtk_widget_class_bind_template_callback (widget_class, problem_activated_cb);
}

static void
flip_edition_form_init (FlipEditionForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->rows = g_ptr_array_new ();
}

/* public functions */

GtkWidget *
flip_edition_form_new (FlipEditionDesk *desk)
{
  FlipEditionForm *self;

  g_return_val_if_fail (FLIP_IS_EDITION_DESK (desk), NULL);

  self = g_object_new (FLIP_TYPE_EDITION_FORM, NULL);
  self->desk = desk;
  load (self);
  g_signal_connect_object (desk, "changed", G_CALLBACK (load), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

gboolean
flip_edition_form_go_to (FlipEditionForm *self, const char *group, const char *key)
{
  g_return_val_if_fail (FLIP_IS_EDITION_FORM (self), FALSE);
  g_return_val_if_fail (group && key, FALSE);

  for (guint i = 0; i < self->rows->len; i++)
    {
      FlipEditionRow *row = g_ptr_array_index (self->rows, i);

      if (flip_edition_row_is (row, group, key))
        return gtk_widget_grab_focus (GTK_WIDGET (row));
    }

  return FALSE;
}
