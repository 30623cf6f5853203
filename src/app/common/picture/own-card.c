/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/picture/own-card.h"

#include "app/common/toolkit/class.h"
#include "draw/sheet/sheet-art.h"

#define WIDTH  56
#define HEIGHT 76

struct _FlipOwnCard
{
  FlipDrawing parent_instance;

  /* owned */
  FlipMoment *moment;

  FlipCard card;
};

G_DEFINE_FINAL_TYPE (FlipOwnCard, flip_own_card, FLIP_TYPE_DRAWING)

/* overrides */

static void
flip_own_card_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  FlipOwnCard *self = FLIP_OWN_CARD (drawing);
  FlipRect rect = { 0, 0, width, height };

  flip_sheet_art_find (self->moment->game)
    ->draw_card (canvas, self->moment->state, self->card, &rect);
}

static void
flip_own_card_class_init (FlipOwnCardClass *klass)
{
  FLIP_OWN (klass, FlipOwnCard, (moment, flip_moment_unref));
  FLIP_DRAWING_CLASS (klass)->draw = flip_own_card_draw;
  FLIP_DRAWING_CLASS (klass)->around = 2;
  FLIP_DRAWING_CLASS (klass)->follows_text = TRUE;
}

static void
flip_own_card_init (FlipOwnCard *self)
{
  flip_drawing_set_size (FLIP_DRAWING (self), WIDTH, HEIGHT);
}

/* public functions */

GtkWidget *
flip_own_card_new (FlipMoment *moment, FlipCard card)
{
  const FlipSheetArt *art;
  FlipOwnCard *self;

  g_return_val_if_fail (moment != NULL, NULL);

  art = flip_sheet_art_find (moment->game);
  if (!art || !art->draw_card)
    return NULL;
  self = g_object_new (FLIP_TYPE_OWN_CARD, NULL);
  self->moment = flip_moment_ref (moment);
  self->card = card;
  return GTK_WIDGET (self);
}
