/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/cards/card-button.h"

#include "play/moment/card-name.h"
#include "app/common/toolkit/show.h"
#include "app/common/toolkit/text-scale.h"
#include "app/common/picture/widget-canvas.h"
#include "app/now/parts/key-layout.h"

#include <glib/gi18n.h>

struct _FlipCardButton
{
  GtkButton parent_instance;

  FlipCardLook look;
};

G_DEFINE_FINAL_TYPE (FlipCardButton, flip_card_button, GTK_TYPE_BUTTON)

/* helpers */

/* For those who listen. A tooltip would say what is drawn, and lie on the keys below, of which one is
   clicked next. */
static void
update_words (FlipCardButton *self)
{
  g_autofree char *name = flip_card_name (self->look.card);
  g_autofree char *words = NULL;

  if (self->look.state == FLIP_CARD_DIMMED)
    /* Translators: %s: a card */
    words = g_strdup_printf (_ ("%s, seen"), name);
  else if (self->look.state == FLIP_CARD_CHOSEN)
    /* Translators: %s: a card; %u: its place among the cards that are told */
    words = g_strdup_printf (_ ("%s, entered as card %u"), name, self->look.number);
  flip_show_name (self, words ? words : name);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_DISABLED, words != NULL,
                               -1);
}

/* overrides */

static void
flip_card_button_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FlipCardButton *self = FLIP_CARD_BUTTON (widget);
  double width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double scale = CLAMP (MIN (width, height) / FLIP_LEAST_KEY, 1, flip_text_factor (widget));
  FlipRect rect = { 0, 0, MIN (width / scale, FLIP_CARD_WHOLE_FROM - 1), height / scale };
  FlipCanvas canvas;

  rect.x = (width / scale - rect.width) / 2;
  flip_widget_canvas_begin (&canvas, widget, snapshot, 2);
  cairo_scale (canvas.cr, scale, scale);
  flip_card_face_draw (&canvas, &rect, &self->look);
  flip_widget_canvas_end (&canvas);
}

/* The colours follow the window's. */
static void
flip_card_button_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (flip_card_button_parent_class)->css_changed (widget, change);
  gtk_widget_queue_draw (widget);
}

static void
flip_card_button_class_init (FlipCardButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = flip_card_button_snapshot;
  widget_class->css_changed = flip_card_button_css_changed;
  gtk_widget_class_set_css_name (widget_class, "card");
}

static void
flip_card_button_init (FlipCardButton *self)
{
  gtk_widget_set_size_request (GTK_WIDGET (self), FLIP_LEAST_KEY, FLIP_LEAST_KEY);
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
}

/* public functions */

GtkWidget *
flip_card_button_new (FlipCard card)
{
  FlipCardButton *self = g_object_new (FLIP_TYPE_CARD_BUTTON, NULL);

  self->look.card = card;
  update_words (self);
  return GTK_WIDGET (self);
}

FlipCard
flip_card_button_card (FlipCardButton *self)
{
  return self->look.card;
}

void
flip_card_button_set_state (FlipCardButton *self, FlipCardState state, guint number)
{
  if (self->look.state == state && self->look.number == number)
    return;
  self->look.state = state;
  self->look.number = number;
  update_words (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
