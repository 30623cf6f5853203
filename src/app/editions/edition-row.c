/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/edition-row.h"

#include "app/common/show.h"

#include <glib/gi18n.h>

struct _FlipEditionRow
{
  AdwEntryRow parent_instance;

  /* children */
  GtkWidget *warning, *check;

  /* borrowed */
  FlipEditionDesk *desk;

  /* owned */
  char *group, *key, *title;

  gboolean is_loading, is_optional;
};

G_DEFINE_FINAL_TYPE (FlipEditionRow, flip_edition_row, ADW_TYPE_ENTRY_ROW)

/* helpers */

static void
show_value (FlipEditionRow *self)
{
  const char *value =
    flip_board_file_get (flip_edition_desk_file (self->desk), self->group, self->key);
  GtkEditable *entry = GTK_EDITABLE (self);

  if (g_strcmp0 (gtk_editable_get_text (entry), value ? value : "") != 0)
    gtk_editable_set_text (entry, value ? value : "");
}

/* A value of the house has a button that says whether it was checked. */
static void
show_checked (FlipEditionRow *self, const FlipPlace *place)
{
  const FlipFormat *format = flip_edition_desk_game (self->desk)->format;
  FlipBoardFile *file = flip_edition_desk_file (self->desk);
  gboolean is_house = format && format->is_house && format->is_house (file, place);

  gtk_widget_set_visible (self->check, is_house);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->check),
                               is_house && !flip_format_is_house (format, file, place));
}

/* callbacks */

static void
changed_cb (FlipEditionRow *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self));

  g_assert (FLIP_IS_EDITION_ROW (self));

  if (self->is_loading)
    return;
  flip_edition_desk_set (self->desk, self->group, self->key,
                         *text || !self->is_optional ? text : NULL, self->title);
}

static void
toggled_cb (GtkCheckButton *check, FlipEditionRow *self)
{
  g_assert (FLIP_IS_EDITION_ROW (self));

  if (!self->is_loading)
    flip_edition_desk_confirm (self->desk, self->group, self->key,
                               gtk_check_button_get_active (check));
}

static void
left_cb (GtkEventControllerFocus *focus, FlipEditionRow *self)
{
  g_assert (FLIP_IS_EDITION_ROW (self));

  flip_edition_desk_pause (self->desk);
}

/* overrides */

static void
flip_edition_row_finalize (GObject *object)
{
  FlipEditionRow *self = FLIP_EDITION_ROW (object);

  g_free (self->group);
  g_free (self->key);
  g_free (self->title);
  G_OBJECT_CLASS (flip_edition_row_parent_class)->finalize (object);
}

static void
flip_edition_row_class_init (FlipEditionRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = flip_edition_row_finalize;
}

static void
flip_edition_row_init (FlipEditionRow *self)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->warning = gtk_image_new_from_icon_name ("dialog-warning-symbolic");
  gtk_widget_add_css_class (self->warning, "error");
  gtk_widget_set_visible (self->warning, FALSE);
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (self), self->warning);
  self->check = gtk_check_button_new ();
  gtk_widget_set_valign (self->check, GTK_ALIGN_CENTER);
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (self), self->check);
  g_signal_connect (focus, "leave", G_CALLBACK (left_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}

/* public functions */

GtkWidget *
flip_edition_row_new (FlipEditionDesk *desk, const FlipPlace *place)
{
  FlipEditionRow *self;
  g_autofree char *label = NULL;

  g_return_val_if_fail (FLIP_IS_EDITION_DESK (desk), NULL);
  g_return_val_if_fail (place, NULL);

  self = g_object_new (FLIP_TYPE_EDITION_ROW, "use-markup", FALSE, NULL);
  self->desk = desk;
  self->group = g_strdup (place->name);
  self->key = g_strdup (place->key);
  self->title = flip_field_title (flip_edition_desk_file (desk), place);
  self->is_optional = place->field->is_optional;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), self->title);
  /* Translators: the name of a value. */
  label = g_strdup_printf (_ ("%s: checked against my copy"), self->title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->check), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
  gtk_widget_set_tooltip_text (self->check, _ ("Checked against My Copy"));
  flip_edition_row_load (self, place, NULL);
  g_signal_connect (self, "changed", G_CALLBACK (changed_cb), NULL);
  g_signal_connect (self->check, "toggled", G_CALLBACK (toggled_cb), self);
  return GTK_WIDGET (self);
}

gboolean
flip_edition_row_is (FlipEditionRow *self, const char *group, const char *key)
{
  g_return_val_if_fail (FLIP_IS_EDITION_ROW (self), FALSE);

  return g_str_equal (self->group, group) && g_str_equal (self->key, key);
}

void
flip_edition_row_load (FlipEditionRow *self, const FlipPlace *place, const char *problem)
{
  g_autofree char *rule = NULL;

  g_return_if_fail (FLIP_IS_EDITION_ROW (self));
  g_return_if_fail (place && flip_edition_row_is (self, place->name, place->key));

  rule = flip_field_rule (place->field, flip_edition_desk_file (self->desk), place->name);
  self->is_loading = TRUE;
  show_value (self);
  show_checked (self, place);
  gtk_widget_set_visible (self->warning, problem != NULL);
  flip_show_class (GTK_WIDGET (self), "error", problem != NULL);
  flip_show_tooltip (GTK_WIDGET (self), problem ? problem : rule);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  problem ? problem : rule, -1);
  self->is_loading = FALSE;
}
