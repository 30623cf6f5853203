/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/review/board-picture.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/measure.h"
#include "app/common/toolkit/show.h"

#include "draw/sheet/sheet-art.h"

#include <glib/gi18n.h>

/* Below this width no details can be made out. */
#define LEAST_WIDTH 300

struct _FlipBoardPicture
{
  FlipDrawing parent_instance;

  /* owned */
  FlipMoment *moment; /* or NULL */

  guint seat;
};

G_DEFINE_FINAL_TYPE (FlipBoardPicture, flip_board_picture, FLIP_TYPE_DRAWING)

/* helpers */

static FlipRect
area_of (FlipBoardPicture *self)
{
  const FlipSheetArt *art =
    self->moment ? flip_sheet_art_of (self->moment->game, self->moment->state) : NULL;

  return art ? flip_sheet_art_area (art, FLIP_LAYOUT_BOARD) : (FlipRect){ 0, 0, 4, 3 };
}

/* overrides */

static void
flip_board_picture_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  FlipBoardPicture *self = FLIP_BOARD_PICTURE (drawing);
  const FlipSheetArt *art;
  FlipRect area;
  double scale;

  if (!self->moment)
    return;
  art = flip_sheet_art_of (self->moment->game, self->moment->state);
  if (!art)
    return;
  area = area_of (self);
  scale = MIN (width / area.width, height / area.height);
  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, (width - area.width * scale) / 2 - area.x * scale, -area.y * scale);
  cairo_scale (canvas->cr, scale, scale);
  flip_sheet_art_draw (art, canvas, self->moment->state, self->seat, FLIP_LAYOUT_BOARD, FLIP_ALL_REGIONS);
  cairo_restore (canvas->cr);
}

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, FlipExtent *extent)
{
  FlipRect area = area_of (FLIP_BOARD_PICTURE (widget));
  double width = for_size > 0 ? for_size : LEAST_WIDTH;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      extent->minimum = LEAST_WIDTH;
      extent->natural = (int) MAX (LEAST_WIDTH, area.width);
    }
  else
    extent->minimum = extent->natural = (int) (area.height * MIN (1, width / area.width) + .5);
}

static void
flip_board_picture_class_init (FlipBoardPictureClass *klass)
{
  FLIP_OWN (klass, FlipBoardPicture, (moment, flip_moment_unref));
  FLIP_DRAWING_CLASS (klass)->draw = flip_board_picture_draw;
  flip_class_measure (klass, GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH, measure);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
flip_board_picture_init (FlipBoardPicture *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_FILL);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_FILL);
}

/* public functions */

void
flip_board_picture_show (FlipBoardPicture *self, FlipMoment *moment, guint seat)
{
  g_autofree char *words = NULL;

  g_return_if_fail (FLIP_IS_BOARD_PICTURE (self));
  g_return_if_fail (moment && seat < moment->n_seats);

  flip_moment_set (&self->moment, moment);
  self->seat = seat;
  /* Translators: a player, and where the game is */
  words = g_strdup_printf (_ ("Board of %s, %s"), flip_moment_player (moment, (int) seat), moment->where);
  flip_show_name (self, words);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
