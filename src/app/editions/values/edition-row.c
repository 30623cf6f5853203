/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/values/edition-row.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "app/editions/kit/kept-desk.h"
#include "app/editions/values/names-box.h"
#include "app/editions/values/parts-box.h"
#include "engine/base/phrase.h"
#include "play/editions/edition-series.h"
#include "play/editions/pixels.h"

#include <glib/gi18n.h>

/* In letters: longer words go below the name. */
#define LONGEST_BESIDE 20

struct _FlipEditionRow
{
  AdwPreferencesRow parent_instance;

  /* template */
  GtkLabel *label, *problem;
  GtkWidget *remove;
  GtkBox *head, *beside, *below;

  /* children */
  GtkWidget *check;
  GtkWidget *control; /* the one that suits the value, or NULL */

  /* kept alive by the widget */
  FlipEditionDesk *desk;

  /* owned */
  char *title;

  /* interned */
  const char *group, *key;
  const char *among; /* the group in which the row appears although it belongs to another one, or
                        NULL */

  const FlipField *field;
};

G_DEFINE_FINAL_TYPE (FlipEditionRow, flip_edition_row, ADW_TYPE_PREFERENCES_ROW)

/* helpers */

static FlipBoardFile *
file_of (FlipEditionRow *self)
{
  return flip_edition_desk_file (self->desk);
}

/* Whether a value is just present or absent, or yes or no. */
static gboolean
is_flag (const FlipField *field)
{
  return field->kind == FLIP_KIND_WORDS && field->n_most <= 1
         && (field->words == &flip_no_yes
             || (field->is_optional && !field->words->find && field->words->n == 1));
}

static gboolean
has_long_words (FlipBoardFile *file, const FlipPlace *place)
{
  const FlipChoices *words = place->field->words;
  g_autoptr (GPtrArray) list = words ? flip_choices_list (words, file, place->name) : NULL;

  for (guint i = 0; list && i < list->len; i++)
    {
      g_autofree char *title = flip_choices_title (words, file, i, list->pdata[i]);

      if (g_utf8_strlen (title, -1) > LONGEST_BESIDE)
        return TRUE;
    }
  return FALSE;
}

/* Whether a value is short enough to go beside the name. */
static gboolean
is_short (FlipBoardFile *file, const FlipPlace *place, int implied)
{
  return implied >= 0
         || (place->field->kind != FLIP_KIND_PHRASES && place->field->n_most <= 1
             && !has_long_words (file, place));
}

/* The slot that is implied by the group in which the row appears: the shape of its cards. */
static int
implied_slot (FlipEditionRow *self, const FlipPlace *place)
{
  return self->among ? flip_format_uses_group (flip_edition_desk_format (self->desk),
                                               file_of (self), place, self->among)
                     : -1;
}

/* Maps are painted beside the form; here a single line stands for all rows of a map. */
static gboolean
is_painted (const FlipField *field)
{
  return field->kind == FLIP_KIND_PIXELS;
}

/* An optional value with an empty text is removed. */
static void
set_text (FlipEditionRow *self, const char *text)
{
  gboolean gone = self->field->is_optional && text && !*text;

  flip_edition_desk_set (self->desk, self->group, self->key, gone ? NULL : text, self->title);
}

/* callbacks */

static void
flag_changed_cb (FlipEditionRow *self)
{
  gboolean on = gtk_switch_get_active (GTK_SWITCH (self->control));

  g_assert (FLIP_IS_EDITION_ROW (self));

  if (self->field->words == &flip_no_yes)
    set_text (self, on ? "yes" : "no");
  else
    flip_edition_desk_set (self->desk, self->group, self->key,
                           on ? self->field->words->words[0] : NULL, self->title);
}

static void
parts_changed_cb (FlipEditionRow *self)
{
  const FlipFieldValue *value = flip_parts_box_value (FLIP_PARTS_BOX (self->control));
  FlipPlace place;
  g_autofree char *text = NULL;

  g_assert (FLIP_IS_EDITION_ROW (self));

  if (!flip_edition_desk_find (self->desk, self->group, self->key, &place))
    return;
  text = flip_field_print (&place, file_of (self), value);
  set_text (self, text);
}

static void
entry_changed_cb (FlipEditionRow *self)
{
  g_assert (FLIP_IS_EDITION_ROW (self));

  set_text (self, gtk_editable_get_text (GTK_EDITABLE (self->control)));
}

static void
text_changed_cb (GtkTextBuffer *buffer, FlipEditionRow *self)
{
  GtkTextIter start, end;
  g_autofree char *text = NULL;

  g_assert (FLIP_IS_EDITION_ROW (self));

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  text = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  set_text (self, text);
}

static void
toggled_cb (GtkCheckButton *check, FlipEditionRow *self)
{
  g_assert (FLIP_IS_EDITION_ROW (self));

  flip_edition_desk_confirm (self->desk, self->group, self->key, -1,
                             gtk_check_button_get_active (check));
}

static void
part_ticked_cb (FlipEditionRow *self, guint part, gboolean checked)
{
  g_assert (FLIP_IS_EDITION_ROW (self));

  flip_edition_desk_confirm (self->desk, self->group, self->key, (int) part, checked);
}

static void
paint_cb (FlipEditionRow *self)
{
  g_assert (FLIP_IS_EDITION_ROW (self));

  gtk_widget_activate_action (GTK_WIDGET (self), "edition-page.paint", NULL);
}

/* Removes the value; those after it move up. */
static void
remove_cb (GtkButton *button, FlipEditionRow *self)
{
  FlipPlace place;

  g_assert (FLIP_IS_EDITION_ROW (self));

  if (flip_edition_desk_find (self->desk, self->group, self->key, &place))
    flip_edition_series_remove (self->desk, &place);
}

static void
left_cb (GtkEventControllerFocus *focus, FlipEditionRow *self)
{
  g_assert (FLIP_IS_EDITION_ROW (self));

  flip_edition_desk_pause (self->desk);
}

/* the control that fits */

/* Makes a control of this type; FALSE: it is there already. */
static gboolean
make_control (FlipEditionRow *self, GType type, GtkBox *box)
{
  if (self->control && G_TYPE_CHECK_INSTANCE_TYPE (self->control, type))
    return FALSE;
  if (self->control)
    gtk_box_remove (GTK_BOX (gtk_widget_get_parent (self->control)), self->control);
  self->control = g_object_new (type, NULL);
  flip_show_name (self->control, self->title);
  gtk_box_append (box, self->control);
  return TRUE;
}

static void
show_flag (FlipEditionRow *self, const char *text)
{
  if (make_control (self, GTK_TYPE_SWITCH, self->beside))
    {
      gtk_widget_set_valign (self->control, GTK_ALIGN_CENTER);
      g_signal_connect_swapped (self->control, "notify::active", G_CALLBACK (flag_changed_cb), self);
    }
  FLIP_SET_QUIETLY (self->control, self, "active",
                    text ? !g_str_equal (text, "no") : self->field->absent != 0);
}

static void
show_parts (FlipEditionRow *self, const FlipPlace *place, const FlipFieldValue *value)
{
  int implied = implied_slot (self, place);

  if (make_control (self, FLIP_TYPE_PARTS_BOX,
                    is_short (file_of (self), place, implied) ? self->beside : self->below))
    {
      g_signal_connect_swapped (self->control, "changed", G_CALLBACK (parts_changed_cb), self);
      g_signal_connect_swapped (self->control, "ticked", G_CALLBACK (part_ticked_cb), self);
    }
  flip_parts_box_load (FLIP_PARTS_BOX (self->control), file_of (self), place, value, self->title,
                       implied);
}

static void
show_names (FlipEditionRow *self, const FlipPlace *place, const FlipFieldValue *value)
{
  make_control (self, FLIP_TYPE_NAMES_BOX, self->below);
  flip_names_box_load (FLIP_NAMES_BOX (self->control), self->desk, place, value, self->title);
}

static void
show_entry (FlipEditionRow *self, const char *text)
{
  if (make_control (self, GTK_TYPE_ENTRY, self->below))
    g_signal_connect_swapped (self->control, "changed", G_CALLBACK (entry_changed_cb), self);
  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (self->control)), text ? text : "") != 0)
    FLIP_SET_QUIETLY (self->control, self, "text", text ? text : "");
}

/* Shows how much is painted, with a button that leads there. */
static void
show_map (FlipEditionRow *self, const FlipPlace *place)
{
  g_autofree char *text = flip_pixels_get (file_of (self), place), *words = NULL, *label = NULL;
  guint n = flip_pixels_squares (text);

  if (make_control (self, GTK_TYPE_BUTTON, self->beside))
    {
      /* Translators: tooltip of a button: paint this map by hand */
      gtk_widget_set_tooltip_text (self->control, _ ("Paint It"));
      g_signal_connect_swapped (self->control, "clicked", G_CALLBACK (paint_cb), self);
    }
  /* Translators: %u: how many */
  words = g_strdup_printf (ngettext ("%u square", "%u squares", n), n);
  label = flip_phrase_label (self->title, n ? words : _ ("Paint It"));
  gtk_button_set_label (GTK_BUTTON (self->control), n ? words : _ ("Paint It"));
  flip_show_name (self->control, label);
}

static void
show_text (FlipEditionRow *self, const char *text)
{
  GtkTextBuffer *buffer;
  GtkTextIter start, end;
  g_autofree char *shown = NULL;

  if (make_control (self, GTK_TYPE_TEXT_VIEW, self->below))
    {
      g_object_set (self->control, "wrap-mode", GTK_WRAP_WORD_CHAR, "accepts-tab", FALSE, NULL);
      gtk_widget_add_css_class (self->control, "edition-text");
      g_signal_connect (gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->control)), "changed",
                        G_CALLBACK (text_changed_cb), self);
    }
  buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->control));
  gtk_text_buffer_get_bounds (buffer, &start, &end);
  shown = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  if (g_strcmp0 (shown, text ? text : "") != 0)
    FLIP_SET_QUIETLY (buffer, self, "text", text ? text : "");
}

static void
show_value (FlipEditionRow *self, const FlipPlace *place)
{
  const char *text = flip_board_file_get (file_of (self), self->group, self->key);
  FlipFieldValue value = { .text = "" };
  gboolean good = !text || flip_field_parse (place, file_of (self), text, &value, NULL);

  /* A missing value counts as this one. */
  if (!text && flip_field_has_usual (self->field))
    {
      value.n_parts = 1;
      value.parts[0].values[0] = self->field->absent;
    }
  if (is_flag (self->field))
    show_flag (self, text);
  else if (good && flip_parts_box_fits (self->field))
    show_parts (self, place, &value);
  else if (good && text && self->field->kind == FLIP_KIND_COINED)
    show_names (self, place, &value);
  else if (good && is_painted (self->field))
    show_map (self, place);
  else if (self->field->kind == FLIP_KIND_TEXT)
    show_text (self, text);
  else
    show_entry (self, text);
}

/* Shows the ticks of a value and of its parts, if they are ticked separately; house values are
   dotted until they are ticked. */
static void
show_checked (FlipEditionRow *self, const FlipPlace *place)
{
  const FlipFormat *format = flip_edition_desk_format (self->desk);
  FlipBoardFile *file = file_of (self);
  gboolean has_parts = FLIP_IS_PARTS_BOX (self->control);
  guint n = flip_format_n_ticks (file, place);
  gboolean is_own = !flip_edition_desk_is_view (self->desk)
                    && flip_edition_desk_state (self->desk)->checked.n_values > 0;
  gboolean is_all = flip_format_is_checked (file, self->group, self->key);
  guint64 checked = 0, house = 0;

  for (guint i = 0; i < n; i++)
    {
      checked |= (guint64) flip_format_is_part_checked (file, place, i) << i;
      house |= (guint64) flip_format_is_house (format, file, place, (int) i) << i;
    }
  gtk_widget_set_visible (self->check, is_own && n > (has_parts ? 1 : 0));
  FLIP_SET_QUIETLY (self->check, self, "active", is_all);
  gtk_check_button_set_inconsistent (GTK_CHECK_BUTTON (self->check), checked && !is_all);
  flip_show_class (GTK_WIDGET (self->label), "edition-house", house && !has_parts);
  if (has_parts)
    flip_parts_box_show_ticks (FLIP_PARTS_BOX (self->control), is_own ? n : 0, checked, house);
}

static void
flip_edition_row_class_init (FlipEditionRowClass *klass)
{
  FLIP_OWN_LAST (klass, FlipEditionRow, (title, g_free));
  FLIP_TEMPLATE (klass, "editions/values/edition-row.ui");
  FLIP_BIND_CHILDREN (klass, FlipEditionRow, label, problem, head, remove, beside, below);
  FLIP_BIND_CALLBACKS (klass, remove_cb);
}

static void
flip_edition_row_init (FlipEditionRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  FLIP_LISTEN (self, gtk_event_controller_focus_new (), self, ("leave", left_cb));
}

/* public functions */

GtkWidget *
flip_edition_row_new (FlipEditionDesk *desk, const FlipPlace *place, const char *among)
{
  FlipEditionRow *self;
  g_autofree char *label = NULL;

  g_return_val_if_fail (FLIP_IS_EDITION_DESK (desk), NULL);
  g_return_val_if_fail (place, NULL);

  self = g_object_new (FLIP_TYPE_EDITION_ROW, NULL);
  self->desk = flip_kept_desk (self, desk);
  self->field = place->field;
  self->group = g_intern_string (place->name);
  self->key = g_intern_string (place->key);
  self->among = g_intern_string (among);
  self->title = place->field->kind == FLIP_KIND_PIXELS && place->field->keys && place->index == 0
                  ? g_strdup (_ ("Squares"))
                  : flip_field_title (flip_edition_desk_file (desk), place);
  gtk_label_set_label (self->label, self->title);
  self->check = flip_parts_box_tick_new (self->title);
  g_signal_connect (self->check, "toggled", G_CALLBACK (toggled_cb), self);
  gtk_box_insert_child_after (self->head, self->check, GTK_WIDGET (self->beside));
  /* Translators: the name of a value. */
  label = g_strdup_printf (_ ("Remove %s"), self->title);
  flip_show_name (self->remove, label);
  if (place->field->help)
    gtk_widget_set_tooltip_text (GTK_WIDGET (self->label), _ (place->field->help));
  return GTK_WIDGET (self);
}

gboolean
flip_edition_row_is (FlipEditionRow *self, const char *group, const char *key)
{
  g_return_val_if_fail (FLIP_IS_EDITION_ROW (self), FALSE);

  return g_str_equal (self->group, group) && g_str_equal (self->key, key);
}

const char *
flip_edition_row_key (FlipEditionRow *self)
{
  g_return_val_if_fail (FLIP_IS_EDITION_ROW (self), NULL);

  return self->key;
}

gboolean
flip_edition_row_concerns (FlipEditionRow *self, const FlipEditionChange *change)
{
  g_return_val_if_fail (FLIP_IS_EDITION_ROW (self), FALSE);

  return flip_edition_change_has (change, self->group, is_painted (self->field) ? NULL : self->key);
}

gboolean
flip_edition_row_focus (FlipEditionRow *self, int phrase)
{
  g_return_val_if_fail (FLIP_IS_EDITION_ROW (self), FALSE);

  if (FLIP_IS_PARTS_BOX (self->control)
      && flip_parts_box_focus (FLIP_PARTS_BOX (self->control), phrase))
    return TRUE;
  return gtk_widget_child_focus (GTK_WIDGET (self->beside), GTK_DIR_TAB_FORWARD)
         || gtk_widget_child_focus (GTK_WIDGET (self->below), GTK_DIR_TAB_FORWARD);
}

void
flip_edition_row_load (FlipEditionRow *self, const FlipPlace *place, const char *problem)
{
  const char *help;
  gboolean had_focus;

  g_return_if_fail (FLIP_IS_EDITION_ROW (self));
  g_return_if_fail (place && flip_edition_row_is (self, place->name, place->key));

  help = place->field->help ? _ (place->field->help) : "";
  show_value (self, place);
  gtk_widget_set_visible (GTK_WIDGET (self->below),
                          gtk_widget_get_first_child (GTK_WIDGET (self->below)) != NULL);
  show_checked (self, place);
  had_focus = gtk_widget_has_focus (self->remove);
  gtk_widget_set_visible (self->remove,
                          place->field->is_series
                            && flip_board_file_get (file_of (self), self->group, self->key));
  if (had_focus && !gtk_widget_get_visible (self->remove))
    flip_edition_row_focus (self, -1);
  gtk_label_set_label (self->problem, problem ? problem : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), problem != NULL);
  flip_show_class (GTK_WIDGET (self), "error", problem != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, problem ? problem : help,
                                  -1);
}
