/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/picture/card-picture.h"

#include "app/common/toolkit/show.h"

#include "play/moment/card-name.h"
#include "draw/kit/text.h"

#include <glib/gi18n.h>

/* Room for the shadow and the frame of a lit card. */
#define AROUND 3

struct _FlipCardPicture
{
  FlipDrawing parent_instance;

  FlipCardLook look;
  guint rank;
};

G_DEFINE_FINAL_TYPE (FlipCardPicture, flip_card_picture, FLIP_TYPE_DRAWING)

/* helpers */

static void
update_name (FlipCardPicture *self)
{
  g_autofree char *name = NULL;

  if (self->look.card != FLIP_NO_CARD)
    name = flip_card_name (self->look.card);
  else if (self->rank)
    /* Translators: %s: the rank of a card */
    name = g_strdup_printf (_ ("%s, which suit?"), flip_rank_text (self->rank));
  else
    name = g_strdup (_ ("No card yet"));
  flip_show_name (self, name);
}

static void
draw_rank (FlipCardPicture *self, FlipCanvas *canvas, const FlipRect *rect)
{
  FlipColour ink = canvas->palette->card_suits[FLIP_SPADES];

  flip_text_draw (canvas, flip_rank_text (self->rank), (FlipType){ rect->width * .36, FLIP_HEAVY },
                  ink, flip_rect_middle (rect), rect->y + rect->height * .42, FLIP_ALIGN_MIDDLE, 0);
  if (rect->width >= FLIP_CARD_WHOLE_FROM)
    /* Translators: asked on the picture of a card whose suit is not known yet */
    flip_text_draw (canvas, _ ("which suit?"), (FlipType){ 11.5, FLIP_REGULAR }, ink,
                    flip_rect_middle (rect), rect->y + rect->height * .74, FLIP_ALIGN_MIDDLE,
                    rect->width - 8);
}

/* overrides */

static void
flip_card_picture_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  FlipCardPicture *self = FLIP_CARD_PICTURE (drawing);
  FlipRect rect = { 0, 0, width, height };

  flip_card_face_draw (canvas, &rect, &self->look);
  if (self->rank && self->look.card == FLIP_NO_CARD)
    draw_rank (self, canvas, &rect);
}

static void
flip_card_picture_class_init (FlipCardPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FLIP_DRAWING_CLASS (klass)->draw = flip_card_picture_draw;
  FLIP_DRAWING_CLASS (klass)->follows_text = TRUE;
  FLIP_DRAWING_CLASS (klass)->around = AROUND;
  gtk_widget_class_set_css_name (widget_class, "cardpicture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
flip_card_picture_init (FlipCardPicture *self)
{
  self->look.card = FLIP_NO_CARD;
}

/* public functions */

GtkWidget *
flip_card_picture_new (FlipCard card, int width, int height)
{
  FlipCardPicture *self = g_object_new (FLIP_TYPE_CARD_PICTURE, NULL);

  self->look.card = card;
  flip_drawing_set_size (FLIP_DRAWING (self), width, height);
  update_name (self);
  return GTK_WIDGET (self);
}

void
flip_card_picture_set_look (FlipCardPicture *self, const FlipCardLook *look)
{
  g_return_if_fail (FLIP_IS_CARD_PICTURE (self));
  g_return_if_fail (look != NULL);

  self->look = *look;
  self->rank = 0;
  update_name (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
flip_card_picture_show_rank (FlipCardPicture *self, guint rank, gboolean awaited)
{
  g_return_if_fail (FLIP_IS_CARD_PICTURE (self));
  g_return_if_fail (rank <= FLIP_KING);

  self->look =
    (FlipCardLook){ .card = FLIP_NO_CARD, .state = awaited ? FLIP_CARD_LIT : FLIP_CARD_PLAIN };
  self->rank = rank;
  update_name (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
