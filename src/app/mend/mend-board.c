/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/mend/mend-board.h"

#include "app/common/toolkit/show.h"

#include "draw/sheet/sheet-art.h"

#include <glib/gi18n.h>

struct _FlipMendBoard
{
  FlipDrawing parent_instance;

  /* borrowed */
  const FlipSheetArt *art; /* or NULL */

  /* owned */
  gpointer state; /* or NULL */

  guint seat;
  int width, height; /* the available room */
};

G_DEFINE_FINAL_TYPE (FlipMendBoard, flip_mend_board, FLIP_TYPE_DRAWING)

/* helpers */

static FlipRect
area_of (FlipMendBoard *self)
{
  return flip_sheet_art_area (self->art, FLIP_LAYOUT_BOARD);
}

static void
resize (FlipMendBoard *self)
{
  FlipRect area;
  double scale;

  if (!self->art || self->width <= 0 || self->height <= 0)
    return;
  area = area_of (self);
  scale = MIN (1, MIN (self->width / area.width, self->height / area.height));
  flip_drawing_set_size (FLIP_DRAWING (self), (int) (area.width * scale),
                         (int) (area.height * scale));
}

/* overrides */

static void
flip_mend_board_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  FlipMendBoard *self = FLIP_MEND_BOARD (drawing);
  FlipRect area;

  if (!self->state)
    return;
  area = area_of (self);
  cairo_save (canvas->cr);
  cairo_scale (canvas->cr, width / area.width, height / area.height);
  cairo_translate (canvas->cr, -area.x, -area.y);
  flip_sheet_art_draw_print (self->art, canvas, self->state, FLIP_LAYOUT_BOARD, FLIP_ALL_REGIONS);
  flip_sheet_art_draw_ink (self->art, canvas, self->state, self->seat, FLIP_LAYOUT_BOARD,
                           FLIP_ALL_REGIONS);
  flip_sheet_art_draw_sites (self->art, canvas, self->state, self->seat, FLIP_LAYOUT_BOARD,
                             FLIP_ALL_REGIONS);
  cairo_restore (canvas->cr);
}

static void
flip_mend_board_finalize (GObject *object)
{
  g_free (FLIP_MEND_BOARD (object)->state);
  G_OBJECT_CLASS (flip_mend_board_parent_class)->finalize (object);
}

static void
flip_mend_board_class_init (FlipMendBoardClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = flip_mend_board_finalize;
  FLIP_DRAWING_CLASS (klass)->draw = flip_mend_board_draw;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
flip_mend_board_init (FlipMendBoard *self)
{
  flip_show_name (self, _ ("The table at that moment"));
}

/* public functions */

void
flip_mend_board_show (FlipMendBoard *self, const FlipMoment *moment)
{
  g_return_if_fail (FLIP_IS_MEND_BOARD (self));
  g_return_if_fail (moment != NULL);

  g_free (self->state);
  self->state = g_memdup2 (moment->state, moment->game->state_size);
  self->art = flip_sheet_art_of (moment->game, moment->state);
  self->seat = moment->seat;
  resize (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
flip_mend_board_set_room (FlipMendBoard *self, int width, int height)
{
  g_return_if_fail (FLIP_IS_MEND_BOARD (self));

  self->width = width;
  self->height = height;
  resize (self);
}
