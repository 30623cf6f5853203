/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/picture/edition-thumbnail.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/measure.h"
#include "draw/sheet/sheet-art.h"
#include "play/editions/edition-state.h"

#define LEAST_WIDTH   120
#define NATURAL_WIDTH 330
#define HEIGHT        128
#define MARGIN        10
#define RADIUS        8
#define PALE          .35

struct _FlipEditionThumbnail
{
  FlipDrawing parent_instance;

  /* owned */
  FlipLog *begun;       /* the first moment of the edition, or NULL if it can't begin a game */
  char *shown;          /* the edition's text … */
  const FlipGame *game; /* … and its game; not owned */

  gboolean is_pale;
};

G_DEFINE_FINAL_TYPE (FlipEditionThumbnail, flip_edition_thumbnail, FLIP_TYPE_DRAWING)

/* overrides */

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, FlipExtent *extent)
{
  gboolean is_width = orientation == GTK_ORIENTATION_HORIZONTAL;

  extent->minimum = is_width ? LEAST_WIDTH : HEIGHT;
  extent->natural = is_width ? NATURAL_WIDTH : HEIGHT;
}

static void
draw_board (FlipEditionThumbnail *self, FlipCanvas *canvas, const FlipRect *rect)
{
  gconstpointer state = flip_log_state (self->begun);
  const FlipSheetArt *art = flip_sheet_art_of (flip_log_game (self->begun), state);

  if (!art)
    return;
  canvas->setup = flip_log_setup (self->begun);
  if (self->is_pale)
    cairo_push_group (canvas->cr);
  flip_sheet_art_draw_edition (art, canvas, state, rect);
  if (!self->is_pale)
    return;
  cairo_pop_group_to_source (canvas->cr);
  cairo_paint_with_alpha (canvas->cr, PALE);
}

static void
flip_edition_thumbnail_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  FlipEditionThumbnail *self = FLIP_EDITION_THUMBNAIL (drawing);
  FlipRect ground = { 0, 0, width, height }, rect = flip_rect_grow (ground, -MARGIN);

  flip_canvas_round (canvas, &ground, RADIUS);
  flip_canvas_fill (canvas, canvas->palette->tints[FLIP_HUE_DIAMONDS]);
  if (self->begun && rect.width > 0 && rect.height > 0)
    draw_board (self, canvas, &rect);
}

static void
flip_edition_thumbnail_class_init (FlipEditionThumbnailClass *klass)
{
  FLIP_OWN_LAST (klass, FlipEditionThumbnail, (begun, flip_log_free), (shown, g_free));
  flip_class_measure (klass, GTK_SIZE_REQUEST_CONSTANT_SIZE, measure);
  FLIP_DRAWING_CLASS (klass)->draw = flip_edition_thumbnail_draw;
}

static void
flip_edition_thumbnail_init (FlipEditionThumbnail *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_FILL);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_FILL);
}

/* public functions */

void
flip_edition_thumbnail_show_text (FlipEditionThumbnail *self,
                                  const FlipGame *game,
                                  const char *base,
                                  const char *text)
{
  const FlipBoard *board;

  g_return_if_fail (FLIP_IS_EDITION_THUMBNAIL (self));
  g_return_if_fail (game && text);

  if (g_strcmp0 (self->shown, text) == 0 && self->game == game)
    return;
  self->game = game;
  g_free (self->shown);
  self->shown = g_strdup (text);
  g_clear_pointer (&self->begun, flip_log_free);
  /* Begins with a deal, so that a table is drawn with the pieces on it. */
  self->begun = flip_edition_begin (game, text, TRUE, NULL);
  self->is_pale = self->begun == NULL;
  board = base ? flip_game_find_board (game, base) : NULL;
  if (!self->begun)
    self->begun = flip_edition_begin (game, (board ? board : &game->boards[0])->text, TRUE, NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
flip_edition_thumbnail_show (FlipEditionThumbnail *self, const FlipEditionInfo *info)
{
  g_return_if_fail (info);

  flip_edition_thumbnail_show_text (self, info->game, info->base, info->text);
}

gboolean
flip_edition_thumbnail_is_pale (FlipEditionThumbnail *self)
{
  g_return_val_if_fail (FLIP_IS_EDITION_THUMBNAIL (self), FALSE);

  return self->is_pale;
}
