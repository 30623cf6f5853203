/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/notice/notice-picture.h"

#include "app/common/toolkit/class.h"
#include "draw/kit/card-face.h"
#include "draw/kit/glyph.h"
#include "draw/sheet/sheet-art.h"

#include <math.h>

/* A card is drawn small and then enlarged, so that its corners are as round as those of a small
   card. */
#define CARD_WIDTH  100.0
#define CARD_HEIGHT 140.0
#define ENLARGED    2.24

#define WIDTH      260 /* including the tilted back */
#define HEIGHT     350
#define LEAN       (2 * G_PI / 180)
#define BACK_LEAN  (-8 * G_PI / 180)
#define FAN        (11 * G_PI / 180) /* between two cards of a hand */
#define HAND_SIZE  .58
#define HAND_BELOW (HEIGHT * .62) /* the point around which a hand of cards fans out */
#define AROUND     24             /* margin of the picture, for parts that project beyond it */
#define SHADOW     8
#define GLYPH_SIZE 110
#define PAPER      48 /* the upper edge of the paper, in pixels from the top of the picture */

struct _FlipNoticePicture
{
  FlipDrawing parent_instance;

  /* owned */
  FlipMoment *moment; /* or NULL */

  guint n_cards;
  FlipCard cards[FLIP_NOTICE_CARDS];
  const char *glyph;
  double scale, turn;
};

G_DEFINE_FINAL_TYPE (FlipNoticePicture, flip_notice_picture, FLIP_TYPE_DRAWING)

/* helpers */

static void
draw_face (FlipNoticePicture *self, FlipCanvas *canvas, FlipCard card, const FlipRect *rect)
{
  const FlipSheetArt *art = flip_sheet_art_find (self->moment->game);
  FlipCardLook look = { .card = card };

  if (self->moment->game->own_cards && art && art->draw_card)
    art->draw_card (canvas, self->moment->state, card, rect);
  else
    flip_card_face_draw (canvas, rect, &look);
}

/* A soft shadow, so that the card stands out from the paper. */
static void
draw_shadow (FlipCanvas *canvas, const FlipRect *rect)
{
  for (guint i = 1; i <= 4; i++)
    {
      FlipRect around = flip_rect_grow (*rect, i);

      around.y += 1.5;
      flip_canvas_round (canvas, &around, 8 + i);
      cairo_set_source_rgba (canvas->cr, 0, 0, 0, .05);
      cairo_fill (canvas->cr);
    }
}

/* Draws a card at the centre of the picture; while it is being turned over, it is narrow. */
static void
draw_card (FlipNoticePicture *self, FlipCanvas *canvas, int card, double size, double narrow)
{
  FlipRect rect = { -CARD_WIDTH / 2, -CARD_HEIGHT / 2, CARD_WIDTH, CARD_HEIGHT };

  cairo_save (canvas->cr);
  cairo_scale (canvas->cr, size * MAX (narrow, .02), size);
  draw_shadow (canvas, &rect);
  if (card < 0)
    flip_card_back_draw (canvas, &rect);
  else
    draw_face (self, canvas, (FlipCard) card, &rect);
  cairo_restore (canvas->cr);
}

static void
draw_flipped (FlipNoticePicture *self, FlipCanvas *canvas)
{
  double angle = self->turn * G_PI;

  cairo_save (canvas->cr);
  cairo_rotate (canvas->cr, BACK_LEAN);
  draw_card (self, canvas, -1, ENLARGED, 1);
  cairo_restore (canvas->cr);
  cairo_rotate (canvas->cr, LEAN);
  draw_card (self, canvas, self->turn < .5 ? -1 : self->cards[0], ENLARGED, fabs (cos (angle)));
}

/* The factor by which a fan is scaled down, so that its outermost corners are in the picture. */
static double
fit_hand (double last)
{
  double size = ENLARGED * HAND_SIZE;
  double corner = CARD_WIDTH * size / 2 * cos (last) + (HAND_BELOW + CARD_HEIGHT * size / 2) * sin (last);

  return MIN (1, (WIDTH / 2. + AROUND - SHADOW) / corner);
}

static void
draw_hand (FlipNoticePicture *self, FlipCanvas *canvas)
{
  double last = FAN * (self->n_cards - 1) / 2, fit = fit_hand (last);

  cairo_scale (canvas->cr, fit, fit);
  for (guint i = 0; i < self->n_cards; i++)
    {
      cairo_save (canvas->cr);
      cairo_translate (canvas->cr, 0, HAND_BELOW);
      cairo_rotate (canvas->cr, i * FAN - last);
      cairo_translate (canvas->cr, 0, -HAND_BELOW);
      draw_card (self, canvas, self->cards[i], ENLARGED * HAND_SIZE, 1);
      cairo_restore (canvas->cr);
    }
}

/* Keeps the glyph on the paper: beyond its edge, where a card may project, the disc would be cut
   off. */
static void
draw_glyph (FlipNoticePicture *self, FlipCanvas *canvas)
{
  double top = (HEIGHT / 2. - GLYPH_SIZE) * self->scale;
  FlipColour colour;
  FlipGlyph glyph;

  if (!self->glyph || !flip_glyph_find (self->glyph, strlen (self->glyph), &glyph))
    return;
  cairo_translate (canvas->cr, 0, MAX (PAPER - top, 0) / self->scale);
  colour = flip_glyph_colour (canvas->palette, glyph);
  cairo_arc (canvas->cr, 0, 0, GLYPH_SIZE, 0, 2 * G_PI);
  cairo_set_source_rgba (canvas->cr, colour.red, colour.green, colour.blue, .12);
  cairo_fill (canvas->cr);
  flip_glyph_draw_symbol (canvas, glyph, 0, 0, GLYPH_SIZE);
}

static void
update_size (FlipNoticePicture *self)
{
  flip_drawing_set_size (FLIP_DRAWING (self), (int) (WIDTH * self->scale),
                         (int) (HEIGHT * self->scale));
}

/* overrides */

static void
flip_notice_picture_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  FlipNoticePicture *self = FLIP_NOTICE_PICTURE (drawing);

  if (!self->moment)
    return;
  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, width / 2, height / 2);
  cairo_scale (canvas->cr, self->scale, self->scale);
  if (self->n_cards == 1)
    draw_flipped (self, canvas);
  else if (self->n_cards > 1)
    draw_hand (self, canvas);
  else
    draw_glyph (self, canvas);
  cairo_restore (canvas->cr);
}

static void
flip_notice_picture_class_init (FlipNoticePictureClass *klass)
{
  FLIP_OWN (klass, FlipNoticePicture, (moment, flip_moment_unref));
  FLIP_DRAWING_CLASS (klass)->draw = flip_notice_picture_draw;
  FLIP_DRAWING_CLASS (klass)->around = AROUND;
}

static void
flip_notice_picture_init (FlipNoticePicture *self)
{
  self->scale = self->turn = 1;
  update_size (self);
}

/* public functions */

void
flip_notice_picture_show (FlipNoticePicture *self, const FlipNotice *notice, FlipMoment *moment)
{
  g_return_if_fail (FLIP_IS_NOTICE_PICTURE (self));
  g_return_if_fail (notice && moment);

  flip_moment_set (&self->moment, moment);
  self->n_cards = notice->n_cards;
  memcpy (self->cards, notice->cards, sizeof self->cards);
  self->glyph = notice->glyph;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
flip_notice_picture_set_scale (FlipNoticePicture *self, double scale)
{
  g_return_if_fail (FLIP_IS_NOTICE_PICTURE (self));
  g_return_if_fail (scale > 0);

  if (scale == self->scale)
    return;
  self->scale = scale;
  update_size (self);
}

void
flip_notice_picture_set_turn (FlipNoticePicture *self, double turn)
{
  g_return_if_fail (FLIP_IS_NOTICE_PICTURE (self));

  if (turn == self->turn)
    return;
  self->turn = turn;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
