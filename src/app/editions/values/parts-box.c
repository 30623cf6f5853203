/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/values/parts-box.h"

#include "app/common/layout/flow-layout.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/make.h"
#include "app/common/toolkit/show.h"
#include "app/editions/kit/kept-desk.h"
#include "engine/base/phrase.h"

#include <glib/gi18n.h>

/* Up to this many parts without titles of their own are side by side. */
#define MOST_ABREAST 4

struct _FlipPartsBox
{
  GtkBox parent_instance;

  /* children */
  GtkWidget *lines, *add;

  /* owned */
  char *title, *structure;
  GPtrArray *controls; /* of GtkWidget, borrowed from the lines, ordered by part and slot */
  GPtrArray *ticks;    /* of GtkCheckButton, borrowed too, one per part */
  guint idle;

  const FlipField *field;
  FlipFieldValue value;
  FlipPhrase single; /* the vocabulary of numbers and words */
  int implied;       /* the slot that is left out, or -1 */
  gboolean adds;     /* the part that was added takes the focus, in its number if it has one */
  guint removed;     /* the part, from 1, whose neighbour takes the focus; or 0 */
};

G_DEFINE_FINAL_TYPE (FlipPartsBox, flip_parts_box, GTK_TYPE_BOX)

/* helpers */

static const FlipPhrase *
phrases_of (FlipPartsBox *self, guint *n)
{
  gboolean has_own = self->field->kind == FLIP_KIND_PHRASES;

  *n = has_own ? self->field->n_phrases : 1;
  return has_own ? self->field->phrases : &self->single;
}

static guint
least_of (const FlipField *field)
{
  gboolean may_be_gone = field->is_optional && !flip_field_has_usual (field);

  return may_be_gone ? 0 : field->n_least || field->n_most ? field->n_least : 1;
}

static guint
most_of (const FlipField *field)
{
  return CLAMP (field->n_most, 1, FLIP_MAX_PARTS);
}

static gboolean
has_fixed_number (const FlipField *field)
{
  return least_of (field) == most_of (field);
}

static guint
n_slots (const FlipPhrase *phrase)
{
  guint n = 0;

  for (const char *p = phrase->pattern; *p; p++)
    n += *p == '%';
  return n;
}

/* A summary of the structure: as long as it stays the same, the controls can stay. */
static char *
tell_structure (FlipPartsBox *self, const FlipPlace *place)
{
  GString *structure = g_string_new (place->key);

  g_string_append_printf (structure, "\n%s\n%d\n", place->name, self->implied);
  for (guint i = 0; i < self->value.n_parts; i++)
    g_string_append_printf (structure, "%u%c", self->value.parts[i].phrase,
                            self->value.parts[i].joined ? '&' : ',');
  return g_string_free (structure, FALSE);
}

static void
name_control (FlipPartsBox *self, GtkWidget *control, guint part, const char *what)
{
  g_autofree char *number = g_strdup_printf ("%u", part + 1);
  g_autofree char *label =
    flip_phrase_list (self->title, self->value.n_parts > 1 ? number : "", what, NULL);

  if (GTK_IS_DROP_DOWN (control))
    flip_show_drop_down_name (GTK_DROP_DOWN (control), label);
  else
    flip_show_name (control, label);
}

static guint
part_of (GtkWidget *control)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (control), "part"));
}

static guint
slot_of (GtkWidget *control)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (control), "slot"));
}

static void
mark_control (GtkWidget *control, guint part, guint slot)
{
  g_object_set_data (G_OBJECT (control), "part", GUINT_TO_POINTER (part));
  g_object_set_data (G_OBJECT (control), "slot", GUINT_TO_POINTER (slot));
}

/* Gives an allowed value to slots whose meaning has changed. */
static void
settle_slots (FlipPartsBox *self, guint part)
{
  guint n;
  const FlipPhrase *phrase = &phrases_of (self, &n)[self->value.parts[part].phrase];

  for (guint slot = 0; slot < n_slots (phrase); slot++)
    {
      int *value = &self->value.parts[part].values[slot];

      *value = phrase->slots[slot].words
                 ? 0
                 : CLAMP (MAX (*value, 1), phrase->slots[slot].least, phrase->slots[slot].most);
    }
}

/* callbacks */

static gboolean
tell_cb (gpointer data)
{
  FlipPartsBox *self = data;

  self->idle = 0;
  g_signal_emit_by_name (self, "changed");
  return G_SOURCE_REMOVE;
}

/* Emits the change from an idle callback: the controls may be rebuilt, which must not happen while
   one of them is active. */
static void
tell_later (FlipPartsBox *self)
{
  if (!self->idle)
    self->idle = g_idle_add (tell_cb, self);
}

static void
number_changed_cb (GtkSpinButton *spin, FlipPartsBox *self)
{
  g_assert (FLIP_IS_PARTS_BOX (self));

  self->value.parts[part_of (GTK_WIDGET (spin))].values[slot_of (GTK_WIDGET (spin))] =
    gtk_spin_button_get_value_as_int (spin);
  g_signal_emit_by_name (self, "changed");
}

static void
word_changed_cb (GtkDropDown *list, GParamSpec *pspec, FlipPartsBox *self)
{
  guint selected = gtk_drop_down_get_selected (list);

  g_assert (FLIP_IS_PARTS_BOX (self));

  if (selected == GTK_INVALID_LIST_POSITION)
    return;
  self->value.parts[part_of (GTK_WIDGET (list))].values[slot_of (GTK_WIDGET (list))] =
    (int) selected;
  tell_later (self);
}

static void
phrase_changed_cb (GtkDropDown *list, GParamSpec *pspec, FlipPartsBox *self)
{
  guint selected = gtk_drop_down_get_selected (list), part = part_of (GTK_WIDGET (list));

  g_assert (FLIP_IS_PARTS_BOX (self));

  if (selected == GTK_INVALID_LIST_POSITION)
    return;
  self->value.parts[part].phrase = (guint8) selected;
  settle_slots (self, part);
  tell_later (self);
}

static gboolean
is_used (FlipPartsBox *self, guint phrase)
{
  for (guint i = 0; i < self->value.n_parts; i++)
    {
      if (self->value.parts[i].phrase == phrase)
        return TRUE;
    }
  return FALSE;
}

/* Adds a part with the first phrase of the vocabulary, or, if each may occur only once, the first
   that is not used yet. */
static void
add_cb (FlipPartsBox *self)
{
  guint n, part = self->value.n_parts, phrase = 0;

  g_assert (FLIP_IS_PARTS_BOX (self));

  phrases_of (self, &n);
  while (self->field->once && phrase + 1 < n && is_used (self, phrase))
    phrase++;
  if (part >= most_of (self->field))
    return;
  memset (&self->value.parts[part], 0, sizeof self->value.parts[part]);
  self->value.parts[part].phrase = (guint8) phrase;
  self->value.n_parts++;
  settle_slots (self, part);
  self->adds = TRUE;
  tell_later (self);
}

static void
remove_cb (GtkButton *button, FlipPartsBox *self)
{
  guint part = part_of (GTK_WIDGET (button));

  g_assert (FLIP_IS_PARTS_BOX (self));

  if (part >= self->value.n_parts)
    return;
  for (guint i = part; i + 1 < self->value.n_parts; i++)
    self->value.parts[i] = self->value.parts[i + 1];
  self->value.n_parts--;
  self->value.parts[0].joined = FALSE;
  self->removed = part + 1;
  tell_later (self);
}

static void
ticked_cb (GtkCheckButton *tick, FlipPartsBox *self)
{
  g_assert (FLIP_IS_PARTS_BOX (self));

  g_signal_emit_by_name (self, "ticked", part_of (GTK_WIDGET (tick)),
                         gtk_check_button_get_active (tick));
}

/* making the controls */

static GtkWidget *
make_number (FlipPartsBox *self, guint part, guint slot, const FlipSlot *of)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (of->least, of->most, 1);

  gtk_editable_set_width_chars (GTK_EDITABLE (spin), of->most > 999 || of->least < -99 ? 4
                                                     : of->most > 99 || of->least < -9 ? 3
                                                                                       : 2);
  mark_control (spin, part, slot);
  g_signal_connect (spin, "value-changed", G_CALLBACK (number_changed_cb), self);
  return spin;
}

static void
show_words (GtkWidget *control,
            FlipBoardFile *file,
            const FlipPlace *place,
            const FlipChoices *words)
{
  g_autoptr (GPtrArray) list = flip_choices_list (words, file, place->name);
  g_autoptr (GPtrArray) titles = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < list->len; i++)
    g_ptr_array_add (titles, flip_choices_title (words, file, i, list->pdata[i]));
  flip_show_words (GTK_DROP_DOWN (control), titles);
}

static GtkWidget *
make_word (FlipPartsBox *self,
           FlipBoardFile *file,
           const FlipPlace *place,
           guint part,
           guint slot,
           const FlipChoices *words)
{
  GtkWidget *choice = flip_show_drop_down_new (gtk_string_list_new (NULL));

  show_words (choice, file, place, words);
  mark_control (choice, part, slot);
  g_signal_connect (choice, "notify::selected", G_CALLBACK (word_changed_cb), self);
  return choice;
}

static GtkWidget *
make_phrase_choice (FlipPartsBox *self, guint part)
{
  GtkStringList *titles = gtk_string_list_new (NULL);
  guint n;
  const FlipPhrase *phrases = phrases_of (self, &n);
  GtkWidget *choice;

  for (guint i = 0; i < n; i++)
    gtk_string_list_append (titles, _ (phrases[i].title));
  choice = flip_show_drop_down_new (titles);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), self->value.parts[part].phrase);
  mark_control (choice, part, 0);
  name_control (self, choice, part, NULL);
  g_signal_connect (choice, "notify::selected", G_CALLBACK (phrase_changed_cb), self);
  return choice;
}

static GtkWidget *
make_remove_button (FlipPartsBox *self, guint part)
{
  GtkWidget *button = flip_make_icon_button ("window-close-symbolic", _ ("Remove"));

  gtk_widget_add_css_class (button, "edition-remove");
  mark_control (button, part, 0);
  name_control (self, button, part, _ ("Remove"));
  g_signal_connect (button, "clicked", G_CALLBACK (remove_cb), self);
  return button;
}

static void
add_tick (FlipPartsBox *self, GtkWidget *line, guint part)
{
  g_autofree char *number = g_strdup_printf ("%u", part + 1);
  g_autofree char *name =
    flip_phrase_list (self->title,
                      self->field->part_titles  ? _ (self->field->part_titles[part])
                      : self->value.n_parts > 1 ? number
                                                : NULL,
                      NULL);
  GtkWidget *tick = flip_parts_box_tick_new (name);

  mark_control (tick, part, 0);
  g_signal_connect (tick, "toggled", G_CALLBACK (ticked_cb), self);
  gtk_box_append (GTK_BOX (line), tick);
  g_ptr_array_add (self->ticks, tick);
}

static GtkWidget *
make_unit (const char *unit)
{
  GtkWidget *label = gtk_label_new (_ (unit));

  gtk_widget_add_css_class (label, "dim-label");
  return label;
}

static GtkWidget *
add_caption (GtkWidget *control, const char *title, const char *unit)
{
  g_autofree char *words = unit ? flip_phrase_list (title, _ (unit), NULL) : g_strdup (title);

  return FLIP_MAKE_BELOW (2, flip_make_label (words, "edition-note edition-dim"), control);
}

static void
add_slots (FlipPartsBox *self,
           GtkWidget *line,
           FlipBoardFile *file,
           const FlipPlace *place,
           guint part)
{
  guint n;
  const FlipPhrase *phrase = &phrases_of (self, &n)[self->value.parts[part].phrase];

  for (guint slot = 0; slot < n_slots (phrase); slot++)
    {
      const FlipSlot *of = &phrase->slots[slot];
      GtkWidget *control;

      if ((int) slot == self->implied)
        continue;
      control = of->words ? make_word (self, file, place, part, slot, of->words)
                          : make_number (self, part, slot, of);
      name_control (self, control, part,
                    of->title                  ? _ (of->title)
                    : self->field->part_titles ? _ (self->field->part_titles[part])
                                               : NULL);
      gtk_box_append (GTK_BOX (line),
                      phrase->pose ? add_caption (control, _ (of->title), of->unit) : control);
      if (of->unit && !phrase->pose)
        gtk_box_append (GTK_BOX (line), make_unit (of->unit));
      g_ptr_array_add (self->controls, control);
    }
}

/* Spreads coordinates side by side across the form, each below its caption. */
static void
spread (GtkWidget *line)
{
  gtk_widget_set_halign (line, GTK_ALIGN_FILL);
  gtk_widget_set_layout_manager (line, g_object_new (FLIP_TYPE_FLOW_LAYOUT, "spacing", 8, NULL));
}

static void
add_part_title (FlipPartsBox *self, GtkWidget *line, guint part)
{
  GtkWidget *label = flip_make_words (_ (self->field->part_titles[part]), "dim-label");

  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (line), label);
}

static GtkWidget *
make_line (FlipPartsBox *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_widget_set_halign (line, self->field->part_titles ? GTK_ALIGN_FILL : GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (self->lines), line);
  return line;
}

/* The controls of a phrase may be wider than the form, so they can wrap below the choice of the
   phrase. */
static GtkWidget *
let_wrap (FlipPartsBox *self, GtkWidget *line, guint part)
{
  GtkWidget *rest = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  g_object_set (rest, "hexpand", TRUE, "halign", GTK_ALIGN_END, NULL);
  gtk_widget_set_halign (line, GTK_ALIGN_FILL);
  gtk_widget_set_layout_manager (
    line, g_object_new (FLIP_TYPE_FLOW_LAYOUT, "spacing", 6, "ragged", TRUE, NULL));
  gtk_box_append (GTK_BOX (line), make_phrase_choice (self, part));
  gtk_box_append (GTK_BOX (line), rest);
  return rest;
}

static void
make_controls (FlipPartsBox *self, FlipBoardFile *file, const FlipPlace *place)
{
  GtkWidget *line = NULL;
  guint n;
  gboolean fixed = has_fixed_number (self->field);

  phrases_of (self, &n);
  g_ptr_array_set_size (self->controls, 0);
  g_ptr_array_set_size (self->ticks, 0);
  flip_show_no_children (self->lines);
  for (guint i = 0; i < self->value.n_parts; i++)
    {
      gboolean abreast = fixed && n == 1 && !self->field->part_titles && i % MOST_ABREAST > 0;

      if (!abreast)
        line = make_line (self);
      if (self->field->part_titles)
        add_part_title (self, line, i);
      if (n > 1 && self->implied < 0)
        line = let_wrap (self, line, i);
      else if (self->field->kind == FLIP_KIND_PHRASES && self->field->phrases[0].pose)
        spread (line);
      add_slots (self, line, file, place, i);
      add_tick (self, line, i);
      if (!fixed)
        gtk_box_append (GTK_BOX (line), make_remove_button (self, i));
    }
}

/* What the user may choose from can change with any value of the file. */
static void
show_values (FlipPartsBox *self, FlipBoardFile *file, const FlipPlace *place)
{
  guint n;
  const FlipPhrase *phrases = phrases_of (self, &n);

  for (guint i = 0; i < self->controls->len; i++)
    {
      GtkWidget *control = g_ptr_array_index (self->controls, i);
      guint part = part_of (control), slot = slot_of (control);
      const FlipSlot *of = &phrases[self->value.parts[part].phrase].slots[slot];
      int value = self->value.parts[part].values[slot];

      g_signal_handlers_block_matched (control, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, self);
      if (!of->words)
        gtk_spin_button_set_value (GTK_SPIN_BUTTON (control), value);
      else if (of->words->find)
        show_words (control, file, place, of->words);
      if (of->words)
        gtk_drop_down_set_selected (GTK_DROP_DOWN (control), (guint) value);
      g_signal_handlers_unblock_matched (control, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, self);
    }
}

static void
flip_parts_box_class_init (FlipPartsBoxClass *klass)
{
  FLIP_OWN_SOURCES (klass, FlipPartsBox, idle);
  FLIP_OWN_LAST (klass, FlipPartsBox, (title, g_free), (structure, g_free),
                 (controls, g_ptr_array_unref), (ticks, g_ptr_array_unref));
  FLIP_SIGNAL (klass, "changed", 0);
  FLIP_SIGNAL (klass, "ticked", 2, G_TYPE_UINT, G_TYPE_BOOLEAN);
}

static void
flip_parts_box_init (FlipPartsBox *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_widget_add_css_class (GTK_WIDGET (self), "edition-parts");
  self->controls = g_ptr_array_new ();
  self->ticks = g_ptr_array_new ();
  self->lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (self), self->lines);
  self->add = gtk_button_new_with_mnemonic (_ ("+ Add"));
  flip_make_style (self->add, "flat accent");
  gtk_widget_set_halign (self->add, GTK_ALIGN_START);
  g_signal_connect_swapped (self->add, "clicked", G_CALLBACK (add_cb), self);
  gtk_box_append (GTK_BOX (self), self->add);
}

/* public functions */

GtkWidget *
flip_parts_box_tick_new (const char *title)
{
  GtkWidget *tick = gtk_check_button_new ();
  /* Translators: the name of a value. */
  g_autofree char *label = g_strdup_printf (_ ("%s: checked against my copy"), title);

  gtk_widget_set_tooltip_text (tick, _ ("Checked against My Copy"));
  flip_show_name (tick, label);
  return tick;
}

gboolean
flip_parts_box_fits (const FlipField *field)
{
  return field->kind == FLIP_KIND_NUMBERS || field->kind == FLIP_KIND_WORDS
         || field->kind == FLIP_KIND_PHRASES;
}

static void
begin_field (FlipPartsBox *self, const FlipPlace *place, const char *title)
{
  self->field = place->field;
  self->single = (FlipPhrase){
    .pattern = "%",
    .slots = { { .least = place->field->least,
                 .most = place->field->most,
                 .words = place->field->kind == FLIP_KIND_WORDS ? place->field->words : NULL,
                 .unit = place->field->unit } },
  };
  g_free (self->title);
  self->title = g_strdup (title);
}

void
flip_parts_box_load (FlipPartsBox *self,
                     FlipBoardFile *file,
                     const FlipPlace *place,
                     const FlipFieldValue *value,
                     const char *title,
                     int implied)
{
  g_autofree char *structure = NULL, *add = NULL;
  GtkWidget *last;

  g_return_if_fail (FLIP_IS_PARTS_BOX (self));
  g_return_if_fail (place && flip_parts_box_fits (place->field));

  begin_field (self, place, title);
  self->value = *value;
  self->implied = implied;
  structure = tell_structure (self, place);
  if (g_strcmp0 (structure, self->structure) != 0)
    make_controls (self, file, place);
  g_free (self->structure);
  self->structure = g_steal_pointer (&structure);
  show_values (self, file, place);
  gtk_widget_set_visible (self->lines, value->n_parts > 0);
  gtk_widget_set_visible (
    self->add, value->n_parts == 0
                 || (!has_fixed_number (place->field) && value->n_parts < most_of (place->field)));
  /* Translators: adds one to the value that is named. */
  add = g_strdup_printf (_ ("Add to %s"), title);
  flip_show_name (self->add, add);
  last = self->controls->len ? self->controls->pdata[self->controls->len - 1] : NULL;
  if (self->adds && GTK_IS_SPIN_BUTTON (last))
    gtk_widget_grab_focus (last);
  else if (self->adds && last)
    gtk_widget_child_focus (gtk_widget_get_last_child (self->lines), GTK_DIR_TAB_FORWARD);
  else if (self->removed && !value->n_parts)
    gtk_widget_grab_focus (self->add);
  else if (self->removed)
    gtk_widget_child_focus (
      gtk_widget_get_parent (self->ticks->pdata[MIN (self->removed, value->n_parts) - 1]),
      GTK_DIR_TAB_FORWARD);
  self->adds = FALSE;
  self->removed = 0;
}

void
flip_parts_box_show_ticks (FlipPartsBox *self, guint n, guint64 checked, guint64 house)
{
  g_return_if_fail (FLIP_IS_PARTS_BOX (self));

  for (guint i = 0; i < self->ticks->len; i++)
    {
      gtk_widget_set_visible (self->ticks->pdata[i], n > 0);
      FLIP_SET_QUIETLY (self->ticks->pdata[i], self, "active", (gboolean) (checked >> i & 1));
    }
  for (guint i = 0; i < self->controls->len; i++)
    flip_show_class (self->controls->pdata[i], "house",
                     n > 1 ? house >> part_of (self->controls->pdata[i]) & 1 : house != 0);
}

static gboolean
is_of_phrase (FlipPartsBox *self, GtkWidget *control, int phrase)
{
  guint n;

  phrases_of (self, &n);
  return phrase < 0
         || (n > 1 ? (int) self->value.parts[part_of (control)].phrase : (int) part_of (control))
              == phrase;
}

/* Numbers come before words, because they are what the user types. */
static GtkWidget *
find_control (FlipPartsBox *self, int phrase, gboolean is_number)
{
  for (guint i = 0; i < self->controls->len; i++)
    {
      GtkWidget *control = g_ptr_array_index (self->controls, i);

      if (GTK_IS_SPIN_BUTTON (control) == is_number && is_of_phrase (self, control, phrase))
        return control;
    }
  return NULL;
}

gboolean
flip_parts_box_focus (FlipPartsBox *self, int phrase)
{
  GtkWidget *control;

  g_return_val_if_fail (FLIP_IS_PARTS_BOX (self), FALSE);

  control = find_control (self, phrase, TRUE);
  if (control)
    gtk_editable_select_region (GTK_EDITABLE (control), 0, -1);
  else if (phrase >= 0)
    control = find_control (self, phrase, FALSE);
  if (control)
    gtk_widget_grab_focus (control);
  return control != NULL;
}

const FlipFieldValue *
flip_parts_box_value (FlipPartsBox *self)
{
  g_return_val_if_fail (FLIP_IS_PARTS_BOX (self), NULL);

  return &self->value;
}
