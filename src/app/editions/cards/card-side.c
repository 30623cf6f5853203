/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/cards/card-side.h"

#include "app/common/toolkit/show.h"
#include "app/editions/kit/kept-desk.h"
#include "app/editions/kit/side-drawing.h"
#include "engine/base/phrase.h"

#include <glib/gi18n.h>

struct _FlipCardSide
{
  GtkWidget parent_instance;

  /* children */
  GtkWidget *drawing;
  GPtrArray *buttons; /* of GtkButton, in the order of the values */

  /* kept alive by the widget */
  FlipEditionDesk *desk;

  /* borrowed */
  const FlipSidesArt *art;

  /* owned */
  char *group, *title;

  FlipSideValue values[FLIP_MOST_SIDE_VALUES];
};

G_DEFINE_FINAL_TYPE (FlipCardSide, flip_card_side, GTK_TYPE_WIDGET)

enum
{
  OPENED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* callbacks */

static void
value_clicked_cb (GtkButton *button, FlipCardSide *self)
{
  guint index;

  g_assert (FLIP_IS_CARD_SIDE (self));

  if (self->group && g_ptr_array_find (self->buttons, button, &index))
    g_signal_emit (self, signals[OPENED], 0, self->group, self->values[index].key,
                   self->values[index].phrase);
}

static void
pressed_cb (GtkGestureClick *click, int n, double x, double y, FlipCardSide *self)
{
  g_assert (FLIP_IS_CARD_SIDE (self));

  if (self->group)
    g_signal_emit (self, signals[OPENED], 0, self->group, "", -1);
}

/* helpers */

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
show_value (FlipCardSide *self, guint index)
{
  FlipBoardFile *file = flip_edition_desk_file (self->desk);
  GtkWidget *button = self->buttons->pdata[index];
  const char *key = self->values[index].key, *text = flip_board_file_get (file, self->group, key);
  g_autofree char *title = NULL, *words = NULL, *name = NULL, *label = NULL;
  FlipPlace place;

  if (!flip_format_find (flip_edition_desk_game (self->desk)->format, file, self->group, key,
                         &place))
    return;
  title = flip_field_title (file, &place);
  words = tell_value (file, &place, text, self->values[index].phrase);
  name = flip_phrase_list (self->title, title, NULL);
  label = *words ? flip_phrase_label (name, words) : g_strdup (name);
  flip_show_name (button, label);
  flip_show_tooltip (button, label);
  flip_show_class (button, "wrong",
                   flip_edition_desk_problem_of (self->desk, self->group, key) != NULL);
}

static void
set_buttons (FlipCardSide *self, guint n)
{
  while (self->buttons->len > n)
    {
      gtk_widget_unparent (self->buttons->pdata[self->buttons->len - 1]);
      g_ptr_array_set_size (self->buttons, (int) self->buttons->len - 1);
    }
  while (self->buttons->len < n)
    {
      GtkWidget *button = gtk_button_new ();

      gtk_widget_add_css_class (button, "edition-site");
      g_signal_connect (button, "clicked", G_CALLBACK (value_clicked_cb), self);
      gtk_widget_insert_before (button, GTK_WIDGET (self), NULL);
      g_ptr_array_add (self->buttons, button);
    }
}

/* overrides */

static GtkSizeRequestMode
flip_card_side_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
flip_card_side_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  gtk_widget_measure (FLIP_CARD_SIDE (widget)->drawing, orientation, for_size, minimum, natural,
                      minimum_baseline, natural_baseline);
}

static void
flip_card_side_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FlipCardSide *self = FLIP_CARD_SIDE (widget);
  double scale, left, top;

  gtk_widget_size_allocate (self->drawing, &(GtkAllocation){ 0, 0, width, height }, -1);
  if (!self->art)
    return;
  scale = MIN (width / self->art->width, height / self->art->height);
  left = (width - self->art->width * scale) / 2;
  top = (height - self->art->height * scale) / 2;
  for (guint i = 0; i < self->buttons->len; i++)
    {
      const FlipRect *rect = &self->values[i].rect;
      GtkAllocation place = { (int) (left + rect->x * scale), (int) (top + rect->y * scale),
                              (int) (rect->width * scale), (int) (rect->height * scale) };
      int least;

      gtk_widget_measure (self->buttons->pdata[i], GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL,
                          NULL, NULL);
      place.width = MAX (place.width, least);
      gtk_widget_measure (self->buttons->pdata[i], GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL,
                          NULL);
      place.height = MAX (place.height, least);
      gtk_widget_size_allocate (self->buttons->pdata[i], &place, -1);
    }
}

static void
flip_card_side_dispose (GObject *object)
{
  FlipCardSide *self = FLIP_CARD_SIDE (object);

  set_buttons (self, 0);
  g_clear_pointer (&self->drawing, gtk_widget_unparent);
  G_OBJECT_CLASS (flip_card_side_parent_class)->dispose (object);
}

static void
flip_card_side_finalize (GObject *object)
{
  FlipCardSide *self = FLIP_CARD_SIDE (object);

  g_ptr_array_unref (self->buttons);
  g_free (self->group);
  g_free (self->title);
  G_OBJECT_CLASS (flip_card_side_parent_class)->finalize (object);
}

static void
flip_card_side_class_init (FlipCardSideClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = flip_card_side_dispose;
  G_OBJECT_CLASS (klass)->finalize = flip_card_side_finalize;
  widget_class->get_request_mode = flip_card_side_get_request_mode;
  widget_class->measure = flip_card_side_measure;
  widget_class->size_allocate = flip_card_side_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "cardside");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  signals[OPENED] =
    g_signal_new ("opened", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 3, G_TYPE_STRING, G_TYPE_STRING, G_TYPE_INT);
}

static void
flip_card_side_init (FlipCardSide *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->buttons = g_ptr_array_new ();
  self->drawing = flip_side_drawing_new (FLIP_SIDE_CARD);
  gtk_widget_set_parent (self->drawing, GTK_WIDGET (self));
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (self->drawing, GTK_EVENT_CONTROLLER (click));
}

/* public functions */

void
flip_card_side_show (FlipCardSide *self,
                     FlipEditionDesk *desk,
                     FlipLog *begun,
                     const FlipEditionSide *side,
                     guint number,
                     gboolean is_chosen)
{
  gconstpointer state = begun ? flip_log_state (begun) : NULL;
  guint n = 0;

  g_return_if_fail (FLIP_IS_CARD_SIDE (self));
  g_return_if_fail (FLIP_IS_EDITION_DESK (desk) && side);

  self->desk = flip_kept_desk (self, desk);
  self->art = flip_side_drawing_art (flip_edition_desk_game (desk));
  g_free (self->group);
  g_free (self->title);
  self->group = g_strdup (side->group);
  self->title = g_strdup (side->title);
  if (state && number < self->art->n_sides (state))
    n = self->art->values (state, number, self->values);
  set_buttons (self, n);
  for (guint i = 0; i < n; i++)
    show_value (self, i);
  flip_side_drawing_show (FLIP_SIDE_DRAWING (self->drawing), begun, number,
                          flip_edition_desk_state (desk)->n_problems > 0);
  flip_show_name (self, self->title);
  flip_show_class (GTK_WIDGET (self), "chosen", is_chosen);
  flip_show_class (GTK_WIDGET (self), "wrong", side->problem != NULL);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
