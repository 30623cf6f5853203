/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/cards/card-editor.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/make.h"
#include "app/common/toolkit/show.h"
#include "app/editions/kit/edit-canvas.h"
#include "app/editions/kit/edit-strip.h"
#include "app/editions/kit/kept-desk.h"
#include "draw/sheet/sheet-art.h"
#include "engine/base/phrase.h"

#include <glib/gi18n.h>

#define STRIP_WIDTH 240
#define STRIP_FROM  620 /* below this there is no room for the strip; the form lists the parts too */
#define LEAST_CARD  100

static const FlipRect picture_area = { 0, 0, 46, 30 };

static const struct
{
  FlipSideUse use;
  const char *title;
} use_rows[] = {
  { FLIP_SIDE_FOR_SALE, /* where a card lies */ N_ ("In the supply") },
  { FLIP_SIDE_PLAYED, /* where a card lies */ N_ ("Played") },
  { FLIP_SIDE_DISCARDED, /* where a card lies */ N_ ("In the discard") },
};

struct _FlipCardEditor
{
  GtkBox parent_instance;

  /* template */
  FlipEditStrip *strip;
  GtkBox *play;
  GtkGrid *faces;
  FlipEditCanvas *front, *back;
  GtkWidget *front_title, *back_title;
  GtkLabel *front_note, *back_note;

  /* children */
  FlipEditDrawing *sides_drawn[2];                /* front and back */
  FlipEditDrawing *turn;                          /* between them */
  FlipEditDrawing *uses[G_N_ELEMENTS (use_rows)]; /* how the chosen side looks in play */
  GtkLabel *log;

  /* borrowed */
  FlipEditionForm *form; /* or NULL */
  GtkWidget *choices[2]; /* the sides of the pair, above the form; or NULL */

  /* kept alive by the widget */
  FlipEditionDesk *desk;

  /* owned */
  GPtrArray *list; /* of FlipEditionSide, in the order of the rows */

  const char *group; /* of the chosen side, interned; or NULL */
};

G_DEFINE_FINAL_TYPE (FlipCardEditor, flip_card_editor, GTK_TYPE_BOX)

/* helpers */

static const FlipSidesArt *
art_of (const FlipGame *game)
{
  const FlipSheetArt *art = flip_sheet_art_find (game);

  return art ? art->sides : NULL;
}

/* The state of the drawn game if it has this side, and its drawing; or NULL. */
static gconstpointer
state_with (FlipCardEditor *self, guint side, const FlipSidesArt **art)
{
  FlipLog *begun = flip_edition_desk_begun (self->desk);
  gconstpointer state = begun ? flip_log_state (begun) : NULL;

  *art = art_of (flip_edition_desk_game (self->desk));
  return state && side < (*art)->n_sides (state) ? state : NULL;
}

/* The chosen side, or the first one. */
static guint
index_of_chosen (FlipCardEditor *self)
{
  for (guint i = 0; i < self->list->len; i++)
    {
      const FlipEditionSide *side = self->list->pdata[i];

      if (g_strcmp0 (side->group, self->group) == 0)
        return i;
    }

  return 0;
}

/* Drawing */

static void
draw_picture (FlipCanvas *canvas, gpointer owner, guint side)
{
  const FlipSidesArt *art;
  gconstpointer state = state_with (owner, side, &art);

  if (state)
    art->draw_picture (canvas, state, side, &picture_area);
}

static void
draw_side (FlipCanvas *canvas, gpointer owner, guint side)
{
  const FlipSidesArt *art;
  gconstpointer state = state_with (owner, side, &art);

  if (state)
    art->draw (canvas, state, side);
}

static void
draw_use (FlipCanvas *canvas, gpointer owner, guint use)
{
  guint side = index_of_chosen (owner);
  const FlipSidesArt *art;
  gconstpointer state = state_with (owner, side, &art);

  if (use == FLIP_SIDE_TURNS)
    side &= ~1u;
  if (state)
    art->draw_use (canvas, state, side, use);
}

/* The strip */

static void
show_row (FlipCardEditor *self, guint index)
{
  const FlipEditionSide *side = self->list->pdata[index];
  g_autofree char *told = flip_edition_check_tell (self->desk, &side->checked), *name = NULL;

  /* Translators: the back of a card: its name, and what it does */
  name = g_strdup_printf (side->is_back ? _ ("Back: %s, %s") : _ ("Front: %s, %s"), side->title,
                          side->problem ? side->problem : told);
  flip_edit_strip_show (self->strip, index,
                        &(FlipStripItem){ .title = side->title,
                                          .name = name,
                                          .checked = &side->checked,
                                          .is_wrong = side->problem != NULL,
                                          .is_back = side->is_back });
}

static void
show_strip (FlipCardEditor *self, const FlipEditionChange *change)
{
  guint n = self->list->len;
  /* Translators: %u: how many */
  g_autofree char *count = g_strdup_printf (ngettext ("%u pair", "%u pairs", n / 2), n / 2);

  for (guint i = 0; i < n; i++)
    {
      const FlipEditionSide *side = self->list->pdata[i];

      if (change->rows || flip_edition_change_has (change, side->group, NULL))
        show_row (self, i);
    }
  flip_edit_strip_end (self->strip, n);
  flip_edit_strip_select (self->strip, n ? (int) index_of_chosen (self) : -1);
  /* Translators: heading over a list of cards */
  flip_edit_strip_set_title (self->strip, _ ("Cards"), count);
}

/* Both sides */

static char *
tell_phrase (const FlipPlace *place, const FlipFieldValue *value, guint part)
{
  const FlipPhrase *phrase = &place->field->phrases[value->parts[part].phrase];
  g_autofree char *number = g_strdup_printf ("%d", value->parts[part].values[0]);

  return phrase->slots[0].title ? flip_phrase_list (_ (phrase->title), number, NULL)
                                : g_strdup (_ (phrase->title));
}

/* The value in words: one phrase or all of them, or the number; empty for a value that is just
   present or absent. */
static char *
tell_value (FlipBoardFile *file, const FlipPlace *place, const char *text, int phrase)
{
  GString *words = g_string_new (NULL);
  gboolean has_phrases = place->field->kind == FLIP_KIND_PHRASES;
  FlipFieldValue value = { 0 };

  if (place->field->kind == FLIP_KIND_NUMBERS)
    flip_phrase_add (words, text ? text : "");
  if (has_phrases && text)
    flip_field_parse (place, file, text, &value, NULL);
  for (guint i = 0; has_phrases && i < value.n_parts; i++)
    {
      g_autofree char *told = tell_phrase (place, &value, i);

      if (phrase < 0 || value.parts[i].phrase == phrase)
        flip_phrase_add (words, told);
    }
  return g_string_free (words, FALSE);
}

static void
add_value (FlipCardEditor *self,
           FlipEditCanvas *card,
           const FlipEditionSide *side,
           const FlipSideValue *value)
{
  FlipBoardFile *file = flip_edition_desk_file (self->desk);
  const char *text = flip_board_file_get (file, side->group, value->key);
  FlipHotSpot spot = { .group = side->group,
                       .key = value->key,
                       .part = value->phrase,
                       .rect = value->rect };
  g_autofree char *title = NULL, *words = NULL, *name = NULL, *label = NULL;
  FlipPlace place;

  if (!flip_edition_desk_find (self->desk, side->group, value->key, &place))
    return;
  title = flip_field_title (file, &place);
  words = tell_value (file, &place, text, value->phrase);
  name = flip_phrase_list (side->title, title, NULL);
  label = *words ? flip_phrase_label (name, words) : g_strdup (name);
  spot.name = label;
  if (flip_edition_desk_problem_of (self->desk, side->group, value->key))
    spot.marks = FLIP_SPOT_WRONG;
  flip_edit_canvas_add (card, &spot);
}

static void
show_card (FlipCardEditor *self, FlipEditCanvas *card, FlipEditDrawing *drawing, guint number)
{
  const FlipEditionSide *side = self->list->pdata[number];
  const FlipSidesArt *art;
  gconstpointer state = state_with (self, number, &art);
  FlipSideValue values[FLIP_MOST_SIDE_VALUES];
  guint n = state ? art->values (state, number, values) : 0;

  flip_edit_drawing_show (drawing, number, (FlipRect){ 0, 0, art->width, art->height },
                          flip_edition_desk_state (self->desk)->n_problems > 0);
  flip_edit_canvas_begin (card);
  for (guint i = 0; i < n; i++)
    add_value (self, card, side, &values[i]);
  flip_edit_canvas_end (card);
  flip_show_name (card, side->title);
  flip_show_class (GTK_WIDGET (card), "wrong", side->problem != NULL);
}

static void
show_side (FlipCardEditor *self, guint number)
{
  const FlipEditionSide *side = self->list->pdata[number];
  gboolean is_chosen = number == index_of_chosen (self), is_back = number % 2;
  g_autofree char *told = flip_edition_check_tell (self->desk, &side->checked);
  FlipEditCanvas *card = is_back ? self->back : self->front;

  show_card (self, card, self->sides_drawn[is_back], number);
  flip_show_class (GTK_WIDGET (card), "chosen", is_chosen);
  flip_show_class (is_back ? self->back_title : self->front_title, "chosen", is_chosen);
  flip_show_text (is_back ? self->back_note : self->front_note, told);
}

/* "Front: Office" and "Back: Trade Center", above the form. */
static void
show_choices (FlipCardEditor *self, guint front)
{
  static const char *const labels[] = {
    /* Translators: %s: the name of that side of a card */
    N_ ("Front: %s"),
    /* Translators: %s: the name of that side of a card */
    N_ ("Back: %s"),
  };

  for (guint i = 0; i < G_N_ELEMENTS (self->choices) && self->choices[i]; i++)
    {
      const FlipEditionSide *side = self->list->pdata[front + i];
      g_autofree char *label = g_strdup_printf (_ (labels[i]), side->title);

      gtk_label_set_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->choices[i]))), label);
      flip_show_name (self->choices[i], label);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->choices[i]),
                                    front + i == index_of_chosen (self));
    }
}

/* Shows the side as it appears in a game. */
static void
show_in_play (FlipCardEditor *self)
{
  guint side = index_of_chosen (self);
  gboolean is_pale = flip_edition_desk_state (self->desk)->n_problems > 0;
  const FlipSidesArt *art;
  gconstpointer state = state_with (self, side, &art);
  g_autofree char *told = state ? art->tell (state, side) : NULL;

  for (guint i = 0; i < G_N_ELEMENTS (use_rows); i++)
    {
      FlipSideUse use = use_rows[i].use;
      FlipRect area = state ? art->use_area (state, side, use) : (FlipRect){ 0 };

      flip_edit_drawing_show (self->uses[i], use, area, is_pale);
      gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->uses[i])), area.width > 0);
    }
  flip_edit_drawing_show (
    self->turn, FLIP_SIDE_TURNS,
    state ? art->use_area (state, side & ~1u, FLIP_SIDE_TURNS) : (FlipRect){ 0 }, is_pale);
  flip_show_text (self->log, told);
}

static void
show_cards (FlipCardEditor *self)
{
  guint front = index_of_chosen (self) & ~1u;

  if (front + 1 >= self->list->len)
    return;
  show_side (self, front);
  show_side (self, front + 1);
  show_choices (self, front);
  show_in_play (self);
}

static void
load (FlipCardEditor *self, const FlipEditionChange *change)
{
  g_clear_pointer (&self->list, g_ptr_array_unref);
  self->list = flip_edition_cards_list (self->desk);
  if (!self->group && self->list->len)
    self->group = g_intern_string (((FlipEditionSide *) self->list->pdata[0])->group);
  show_strip (self, change);
  show_cards (self);
}

static void
choose (FlipCardEditor *self, const char *group)
{
  self->group = g_intern_string (group);
  show_strip (self, &(FlipEditionChange){ 0 });
  show_cards (self);
}

/* callbacks */

/* Shows a side in the form; with a key, that value of it, and without one its first. */
static void
open_side (FlipCardEditor *self, const char *group, const char *key, int phrase)
{
  choose (self, group);
  if (!self->form)
    return;
  if (!key || *key)
    flip_edition_form_go_to_phrase (self->form, self->group, key, phrase);
  else
    flip_edition_form_show (self->form, self->group);
}

static void
chosen_cb (FlipCardEditor *self, guint side)
{
  g_assert (FLIP_IS_CARD_EDITOR (self));

  if (side < self->list->len)
    open_side (self, ((FlipEditionSide *) self->list->pdata[side])->group, "", -1);
}

static void
row_opened_cb (FlipCardEditor *self)
{
  g_assert (FLIP_IS_CARD_EDITOR (self));

  gtk_widget_child_focus (GTK_WIDGET (index_of_chosen (self) % 2 ? self->back : self->front),
                          GTK_DIR_TAB_FORWARD);
}

/* A click on a side itself. */
static void
pressed_cb (GtkGestureClick *click, int n, double x, double y, FlipCardEditor *self)
{
  GtkWidget *drawing = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (click));

  g_assert (FLIP_IS_CARD_EDITOR (self));

  chosen_cb (self, (index_of_chosen (self) & ~1u) + (drawing == GTK_WIDGET (self->sides_drawn[1])));
}

static void
add_cb (FlipCardEditor *self)
{
  g_autofree char *group = flip_edition_cards_add (self->desk);

  g_assert (FLIP_IS_CARD_EDITOR (self));

  if (group)
    open_side (self, group, NULL, -1);
}

static void
side_toggled_cb (GtkToggleButton *button, FlipCardEditor *self)
{
  guint number = (index_of_chosen (self) & ~1u) + (GTK_WIDGET (button) == self->choices[1]);

  g_assert (FLIP_IS_CARD_EDITOR (self));

  if (gtk_toggle_button_get_active (button) && number != index_of_chosen (self))
    chosen_cb (self, number);
}

static void
flip_card_editor_class_init (FlipCardEditorClass *klass)
{
  FLIP_OWN_WEAKLY (klass, FlipCardEditor, form, choices[0], choices[1]);
  FLIP_OWN_LAST (klass, FlipCardEditor, (list, g_ptr_array_unref));
  FLIP_TEMPLATE (klass, "editions/cards/card-editor.ui");
  FLIP_BIND_CHILDREN (klass, FlipCardEditor, strip, play, faces, front, back, front_title,
                      back_title, front_note, back_note);
  FLIP_BIND_CALLBACKS (klass, chosen_cb, row_opened_cb, flip_edit_strip_fit, open_side, add_cb);
}

static void
add_use (FlipCardEditor *self, const char *title, GtkWidget *use)
{
  gtk_box_append (self->play, FLIP_MAKE_BELOW (6, flip_make_label (title, "edit-section"), use));
}

static GtkWidget *
make_log (void)
{
  GtkWidget *label = flip_make_words (NULL, "edition-note");

  gtk_label_set_width_chars (GTK_LABEL (label), 16);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 20);
  return label;
}

static void
make_card (FlipCardEditor *self, FlipEditCanvas *card, guint index)
{
  self->sides_drawn[index] =
    flip_edit_drawing_new (draw_side, self, (FlipEditWidths){ .least = LEAST_CARD });
  flip_edit_canvas_take_drawing (card, self->sides_drawn[index]);
  FLIP_LISTEN (self->sides_drawn[index], gtk_gesture_click_new (), self, ("pressed", pressed_cb));
}

static FlipEditDrawing *
make_use (FlipCardEditor *self)
{
  FlipEditDrawing *use = flip_edit_drawing_new (draw_use, self, (FlipEditWidths){ 0 });

  g_object_set (use, "halign", GTK_ALIGN_START, "valign", GTK_ALIGN_START, NULL);
  return use;
}

static void
flip_card_editor_init (FlipCardEditor *self)
{
  GtkWidget *log = make_log ();

  gtk_widget_init_template (GTK_WIDGET (self));
  make_card (self, self->front, 0);
  make_card (self, self->back, 1);
  self->turn = make_use (self);
  gtk_widget_set_valign (GTK_WIDGET (self->turn), GTK_ALIGN_CENTER);
  gtk_grid_attach (self->faces, GTK_WIDGET (self->turn), 1, 1, 1, 1);
  for (guint i = 0; i < G_N_ELEMENTS (use_rows); i++)
    {
      self->uses[i] = make_use (self);
      add_use (self, _ (use_rows[i].title), GTK_WIDGET (self->uses[i]));
    }
  self->log = GTK_LABEL (log);
  /* Translators: what the log tells of a card */
  add_use (self, _ ("In the log"), log);
  /* Translators: on a button */
  flip_edit_strip_set_add (self->strip, _ ("+ _New Pair"));
}

/* The form: both sides to choose from stand above it, and it stays on the same side. */

static void
shown_cb (FlipEditionForm *form, FlipCardEditor *self)
{
  const char *group = flip_edition_form_group (form);

  g_assert (FLIP_IS_CARD_EDITOR (self));

  for (guint i = 0; group && i < self->list->len; i++)
    {
      const FlipEditionSide *side = self->list->pdata[i];

      if (!g_str_equal (side->group, group) || g_strcmp0 (self->group, group) == 0)
        continue;
      choose (self, group);
      return;
    }
}

static GtkWidget *
make_choice (FlipCardEditor *self)
{
  GtkWidget *button = gtk_toggle_button_new (), *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_set_hexpand (button, TRUE);
  g_signal_connect_object (button, "toggled", G_CALLBACK (side_toggled_cb), self, 0);
  return button;
}

static void
join (FlipCardEditor *self, FlipEditionForm *form)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  for (guint i = 0; i < G_N_ELEMENTS (self->choices); i++)
    {
      g_set_weak_pointer (&self->choices[i], make_choice (self));
      gtk_box_append (GTK_BOX (box), self->choices[i]);
    }
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->choices[1]),
                               GTK_TOGGLE_BUTTON (self->choices[0]));
  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  gtk_widget_add_css_class (box, "linked");
  flip_edition_form_set_top (form, box);
  g_set_weak_pointer (&self->form, form);
  g_signal_connect_object (form, "shown", G_CALLBACK (shown_cb), self, 0);
}

/* public functions */

gboolean
flip_card_editor_can (FlipEditionDesk *desk)
{
  const FlipGame *game = flip_edition_desk_game (desk);

  return game->format->cards && art_of (game);
}

GtkWidget *
flip_card_editor_new (FlipEditionDesk *desk, FlipEditionForm *form)
{
  FlipCardEditor *self;

  g_return_val_if_fail (FLIP_IS_EDITION_DESK (desk) && FLIP_IS_EDITION_FORM (form), NULL);

  self = g_object_new (FLIP_TYPE_CARD_EDITOR, NULL);
  flip_edit_strip_set_up (self->strip, desk,
                          (FlipStripLook){ .name = _ ("Cards"),
                                           .style = "card-strip",
                                           .width = STRIP_WIDTH,
                                           .from = STRIP_FROM,
                                           .draw = draw_picture,
                                           .owner = self,
                                           .picture = picture_area });
  join (self, form);
  flip_follow_desk (self, &self->desk, desk, G_CALLBACK (load));
  if (self->group)
    flip_edition_form_show (form, self->group);
  return GTK_WIDGET (self);
}
