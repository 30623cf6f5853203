/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/values/value-popover.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/focus.h"
#include "app/common/toolkit/show.h"
#include "app/editions/kit/choice-row.h"
#include "app/editions/kit/kept-desk.h"
#include "play/editions/edition-series.h"

#include <glib/gi18n.h>

/* If there are more words or phrases than this, they are not shown as buttons. */
#define MOST_CHOICES 6

struct _FlipValuePopover
{
  GtkPopover parent_instance;

  /* template */
  GtkLabel *title, *number_title, *problem;
  GtkBox *choices;
  GtkWidget *number_line, *check_line;
  GtkSpinButton *number;
  GtkSwitch *check;

  /* children of the choices: the words of each slot, or NULL */
  FlipChoiceRow *words[FLIP_MAX_SLOTS];
  FlipChoiceRow *phrases;

  /* kept alive by the widget */
  FlipEditionDesk *desk;

  /* borrowed */
  const FlipField *field; /* the field whose choices are shown */

  const char *group, *key; /* interned: of the value, or NULL */
  FlipFieldValue value;
};

G_DEFINE_FINAL_TYPE (FlipValuePopover, flip_value_popover, GTK_TYPE_POPOVER)

/* helpers */

static FlipBoardFile *
file_of (FlipValuePopover *self)
{
  return flip_edition_desk_file (self->desk);
}

static gboolean
find_place (FlipValuePopover *self, FlipPlace *place)
{
  return flip_edition_desk_find (self->desk, self->group, self->key, place);
}

static const FlipPhrase *
phrase_of (FlipValuePopover *self)
{
  return &self->field->phrases[self->value.parts[0].phrase];
}

/* The slot for the number of a phrase, or NULL. */
static const FlipSlot *
number_of (const FlipPhrase *phrase, guint *index)
{
  for (guint i = 0; i < FLIP_MAX_SLOTS; i++)
    {
      if (phrase->slots[i].words || phrase->slots[i].most == 0)
        continue;
      *index = i;
      return &phrase->slots[i];
    }
  return NULL;
}

static gboolean
fits_slots (const FlipPhrase *phrase)
{
  guint numbers = 0;

  for (guint i = 0; i < FLIP_MAX_SLOTS; i++)
    {
      const FlipChoices *words = phrase->slots[i].words;

      if (words && (words->find || words->n > MOST_CHOICES))
        return FALSE;
      numbers += !words && phrase->slots[i].most > 0;
    }
  return numbers <= 1;
}

static void
keep (FlipValuePopover *self)
{
  g_autofree char *text = NULL, *title = NULL;
  FlipPlace place;

  if (!find_place (self, &place))
    return;
  text = flip_field_print (&place, file_of (self), &self->value);
  title = flip_field_title (file_of (self), &place);
  flip_edition_desk_set (self->desk, self->group, self->key, text, title);
}

static void
choose_phrase (FlipValuePopover *self, guint phrase)
{
  const FlipPhrase *before = phrase_of (self), *after = &self->field->phrases[phrase];
  int *values = self->value.parts[0].values;

  self->value.parts[0].phrase = (guint8) phrase;
  for (guint i = 0; i < FLIP_MAX_SLOTS; i++)
    {
      const FlipSlot *slot = &after->slots[i];

      if (slot->words)
        values[i] = before->slots[i].words == slot->words ? values[i] : 0;
      else if (slot->most)
        values[i] = CLAMP (values[i], slot->least, slot->most);
    }
  keep (self);
}

static void
choose_word (FlipValuePopover *self, guint slot, guint word)
{
  self->value.parts[0].values[slot] = (int) word;
  keep (self);
}

/* Takes what was typed before anything else happens. */
static void
end_typing (FlipValuePopover *self)
{
  if (gtk_widget_get_visible (self->number_line))
    gtk_spin_button_update (self->number);
  flip_edition_desk_pause (self->desk);
}

/* callbacks */

static void
word_chosen_cb (FlipChoiceRow *row, guint index, FlipValuePopover *self)
{
  g_assert (FLIP_IS_VALUE_POPOVER (self));

  for (guint i = 0; i < FLIP_MAX_SLOTS; i++)
    {
      if (self->words[i] == row)
        choose_word (self, i, index);
    }
}

static void
number_changed_cb (GtkSpinButton *spin, FlipValuePopover *self)
{
  guint slot;

  g_assert (FLIP_IS_VALUE_POPOVER (self));

  if (!self->field || !number_of (phrase_of (self), &slot))
    return;
  self->value.parts[0].values[slot] = gtk_spin_button_get_value_as_int (spin);
  keep (self);
}

static void
checked_cb (GtkSwitch *check, GParamSpec *pspec, FlipValuePopover *self)
{
  g_assert (FLIP_IS_VALUE_POPOVER (self));

  if (self->group)
    flip_edition_desk_confirm (self->desk, self->group, self->key, -1,
                               gtk_switch_get_active (check));
}

/* making the choices */

static void
make_words (FlipValuePopover *self, guint slot)
{
  const FlipSlot *of = &self->field->phrases[0].slots[slot];
  g_autoptr (GPtrArray) list = flip_choices_list (of->words, file_of (self), self->group);

  self->words[slot] =
    FLIP_CHOICE_ROW (flip_choice_row_new (_ (of->title), GTK_ORIENTATION_VERTICAL));
  for (guint i = 0; i < list->len; i++)
    {
      g_autofree char *title = flip_choices_title (of->words, file_of (self), i, list->pdata[i]);

      flip_choice_row_add (self->words[slot], title,
                           of->words->glyphs ? of->words->glyphs[i] : NULL);
    }
  g_signal_connect (self->words[slot], "chosen", G_CALLBACK (word_chosen_cb), self);
  gtk_box_append (self->choices, GTK_WIDGET (self->words[slot]));
}

static void
make_phrases (FlipValuePopover *self)
{
  self->phrases = NULL;
  if (self->field->n_phrases < 2)
    return;
  self->phrases = FLIP_CHOICE_ROW (flip_choice_row_new (
    self->field->choice ? _ (self->field->choice) : /* which kind of thing a value is */ _ ("Kind"),
    GTK_ORIENTATION_VERTICAL));
  for (guint i = 0; i < self->field->n_phrases; i++)
    flip_choice_row_add (self->phrases, _ (self->field->phrases[i].title),
                         self->field->phrases[i].glyph);
  g_signal_connect_swapped (self->phrases, "chosen", G_CALLBACK (choose_phrase), self);
  gtk_box_append (self->choices, GTK_WIDGET (self->phrases));
}

static void
make_choices (FlipValuePopover *self)
{
  flip_show_no_children (GTK_WIDGET (self->choices));
  for (guint i = 0; i < FLIP_MAX_SLOTS; i++)
    {
      self->words[i] = NULL;
      if (self->field->phrases[0].slots[i].words)
        make_words (self, i);
    }
  make_phrases (self);
}

/* showing the value */

static void
show_number (FlipValuePopover *self)
{
  guint slot = 0;
  const FlipSlot *of = number_of (phrase_of (self), &slot);

  gtk_widget_set_visible (self->number_line, of != NULL);
  if (!of)
    return;
  gtk_label_set_label (self->number_title, _ (of->title));
  flip_show_name (self->number, _ (of->title));
  g_signal_handlers_block_by_func (self->number, number_changed_cb, self);
  gtk_spin_button_set_range (self->number, of->least, of->most);
  gtk_spin_button_set_value (self->number, self->value.parts[0].values[slot]);
  g_signal_handlers_unblock_by_func (self->number, number_changed_cb, self);
}

static void
show_checked (FlipValuePopover *self, const FlipPlace *place)
{
  gtk_widget_set_visible (self->check_line,
                          flip_edition_desk_state (self->desk)->checked.n_values > 0
                            && flip_format_n_ticks (file_of (self), place) > 0);
  FLIP_SET_QUIETLY (self->check, self, "active",
                    flip_format_is_checked (file_of (self), place->name, place->key));
}

static void
show_title (FlipValuePopover *self, const FlipPlace *place)
{
  g_autofree char *title = flip_field_title (file_of (self), place);
  guint length = flip_edition_series_length (file_of (self), place);
  guint most = flip_edition_series_most (file_of (self), place);

  gtk_label_set_label (self->title, title);
  flip_show_name (self, title);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "value.previous", place->index > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "value.next", place->index + 1 < most);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "value.insert", length < most);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "value.remove", length > 1);
}

static void
load (FlipValuePopover *self, const FlipEditionChange *change)
{
  FlipPlace place;
  const char *text;

  if (!find_place (self, &place) || !flip_edition_change_has (change, self->group, self->key))
    return;
  text = flip_board_file_get (file_of (self), self->group, self->key);
  if (!text || !flip_field_parse (&place, file_of (self), text, &self->value, NULL))
    {
      gtk_popover_popdown (GTK_POPOVER (self));
      return;
    }
  if (self->field != place.field)
    {
      self->field = place.field;
      make_choices (self);
    }
  for (guint i = 0; i < FLIP_MAX_SLOTS; i++)
    {
      if (self->words[i])
        flip_choice_row_select (self->words[i], (guint) self->value.parts[0].values[i]);
    }
  if (self->phrases)
    flip_choice_row_select (self->phrases, self->value.parts[0].phrase);
  show_number (self);
  show_checked (self, &place);
  flip_show_text (self->problem, flip_edition_desk_problem_of (self->desk, self->group, self->key));
  show_title (self, &place);
}

/* going on */

static void
go_to (FlipValuePopover *self, const FlipPlace *place, guint index)
{
  const char *key = flip_edition_series_key (file_of (self), place, index);

  flip_value_popover_load (self, place->name, key);
  gtk_widget_child_focus (GTK_WIDGET (self->choices), GTK_DIR_TAB_FORWARD);
  g_signal_emit_by_name (self, "went", self->key);
}

static void
go (FlipValuePopover *self, int by)
{
  FlipPlace place;

  end_typing (self);
  if (!find_place (self, &place) || (by < 0 && place.index == 0))
    return;
  if (by > 0 && place.index + 1 == flip_edition_series_length (file_of (self), &place)
      && !flip_edition_series_insert (self->desk, &place))
    return;
  if (find_place (self, &place))
    go_to (self, &place, (guint) ((int) place.index + by));
}

static void
move (FlipValuePopover *self, int by)
{
  FlipPlace place;
  guint index;

  end_typing (self);
  if (!find_place (self, &place) || (by < 0 && place.index == 0))
    return;
  index = (guint) ((int) place.index + by);
  if (flip_edition_series_move (self->desk, &place, index) && find_place (self, &place))
    go_to (self, &place, index);
}

static void
previous_cb (FlipValuePopover *self)
{
  go (self, -1);
}

static void
next_cb (FlipValuePopover *self)
{
  go (self, 1);
}

static void
insert_cb (FlipValuePopover *self)
{
  FlipPlace place;

  end_typing (self);
  if (find_place (self, &place) && flip_edition_series_insert (self->desk, &place)
      && find_place (self, &place))
    go_to (self, &place, place.index + 1);
}

static void
remove_cb (FlipValuePopover *self)
{
  FlipPlace place;

  if (!find_place (self, &place))
    return;
  if (place.index > 0 && place.index + 1 == flip_edition_series_length (file_of (self), &place))
    go_to (self, &place, place.index - 1);
  flip_edition_series_remove (self->desk, &place);
}

/* Confirms that the value is as in the printed copy, and goes on to the next one. */
static void
confirm (FlipValuePopover *self)
{
  FlipPlace place;

  end_typing (self);
  if (find_place (self, &place) && !flip_format_is_checked (file_of (self), self->group, self->key))
    flip_edition_desk_confirm (self->desk, self->group, self->key, -1, TRUE);
  if (find_place (self, &place)
      && place.index + 1 < flip_edition_series_length (file_of (self), &place))
    go (self, 1);
}

/* keys */

static gboolean
choose_by_letter (FlipValuePopover *self, gunichar letter)
{
  guint index;

  if (flip_field_phrase_of_letter (self->field, letter, &index))
    {
      end_typing (self);
      choose_phrase (self, index);
      return TRUE;
    }
  for (guint i = 0; i < FLIP_MAX_SLOTS; i++)
    {
      const FlipChoices *words = phrase_of (self)->slots[i].words;

      if (!words || !flip_choices_word_of_letter (words, letter, &index))
        continue;
      end_typing (self);
      choose_word (self, i, index);
      return TRUE;
    }
  return FALSE;
}

static gboolean
is_typing (FlipValuePopover *self)
{
  return flip_focus_is_in (self->number);
}

/* The first digit replaces the number. */
static gboolean
type_digit (FlipValuePopover *self, GtkEventControllerKey *keys)
{
  if (!gtk_widget_get_visible (self->number_line) || is_typing (self))
    return FALSE;
  gtk_widget_grab_focus (GTK_WIDGET (self->number));
  gtk_editable_select_region (GTK_EDITABLE (self->number), 0, -1);
  return gtk_event_controller_key_forward (
    keys, GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (self->number))));
}

static gboolean
pressed_cb (GtkEventControllerKey *keys,
            guint key,
            guint code,
            GdkModifierType modifiers,
            FlipValuePopover *self)
{
  gunichar letter = g_unichar_tolower (gdk_keyval_to_unicode (key));
  gboolean moves = (modifiers & GDK_CONTROL_MASK) != 0;

  g_assert (FLIP_IS_VALUE_POPOVER (self));

  if (!self->field || modifiers & GDK_ALT_MASK)
    return FALSE;
  switch (key)
    {
    case GDK_KEY_Left:
      (moves ? move : go) (self, -1);
      return TRUE;
    case GDK_KEY_Right:
      (moves ? move : go) (self, 1);
      return TRUE;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      confirm (self);
      return TRUE;
    case GDK_KEY_z:
    case GDK_KEY_Z:
      /* By themselves, keys go no further than the popover. */
      if (!moves)
        break;
      end_typing (self);
      gtk_widget_activate_action (
        GTK_WIDGET (self), modifiers & GDK_SHIFT_MASK ? "edition-page.redo" : "edition-page.undo",
        NULL);
      return TRUE;
    case GDK_KEY_Delete:
      if (is_typing (self))
        return FALSE;
      gtk_widget_activate_action (GTK_WIDGET (self), "value.remove", NULL);
      return TRUE;
    default:
      break;
    }
  if (moves || !letter)
    return FALSE;
  return g_unichar_isdigit (letter) ? type_digit (self, keys) : choose_by_letter (self, letter);
}

static void
closed_cb (FlipValuePopover *self)
{
  g_assert (FLIP_IS_VALUE_POPOVER (self));

  if (self->field)
    end_typing (self);
}

static void
flip_value_popover_class_init (FlipValuePopoverClass *klass)
{
  FLIP_SIGNAL (klass, "went", 1, G_TYPE_STRING);
  FLIP_TEMPLATE (klass, "editions/values/value-popover.ui");
  FLIP_BIND_CHILDREN (klass, FlipValuePopover, title, number_title, problem, choices, number_line,
                      check_line, number, check);
  FLIP_BIND_CALLBACKS (klass, number_changed_cb, checked_cb);
  FLIP_ACTIONS (klass, FlipValuePopover, ("value.previous", previous_cb), ("value.next", next_cb),
                ("value.insert", insert_cb), ("value.remove", remove_cb));
}

static void
flip_value_popover_init (FlipValuePopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  FLIP_LISTEN_FIRST (self, gtk_event_controller_key_new (), self, ("key-pressed", pressed_cb));
  g_signal_connect (self, "closed", G_CALLBACK (closed_cb), NULL);
}

/* public functions */

gboolean
flip_value_popover_can (const FlipField *field)
{
  g_return_val_if_fail (field, FALSE);

  if (field->kind != FLIP_KIND_PHRASES || !field->is_series || field->n_most > 1
      || field->n_phrases > MOST_CHOICES)
    return FALSE;
  for (guint i = 0; i < field->n_phrases; i++)
    {
      if (!fits_slots (&field->phrases[i]))
        return FALSE;
    }
  return TRUE;
}

GtkWidget *
flip_value_popover_new (FlipEditionDesk *desk)
{
  FlipValuePopover *self;

  g_return_val_if_fail (FLIP_IS_EDITION_DESK (desk), NULL);

  self = g_object_new (FLIP_TYPE_VALUE_POPOVER, NULL);
  self->desk = flip_kept_desk (self, desk);
  g_signal_connect_object (desk, "changed", G_CALLBACK (load), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

void
flip_value_popover_open (FlipValuePopover *self)
{
  g_return_if_fail (FLIP_IS_VALUE_POPOVER (self));

  gtk_popover_popup (GTK_POPOVER (self));
  gtk_widget_child_focus (GTK_WIDGET (self->choices), GTK_DIR_TAB_FORWARD);
}

void
flip_value_popover_load (FlipValuePopover *self, const char *group, const char *key)
{
  g_return_if_fail (FLIP_IS_VALUE_POPOVER (self));
  g_return_if_fail (group && key);

  self->group = g_intern_string (group);
  self->key = g_intern_string (key);
  load (self, &flip_edition_change_of_all);
}
