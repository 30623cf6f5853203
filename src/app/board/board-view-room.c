/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Chooses the layout that fits the room, its scale, and the places of its sites. */

#include "app/board/board-view-private.h"

#include "app/common/toolkit/measure.h"
#include "app/common/toolkit/text-scale.h"

#include <math.h>

/* Below the smallest scale the type would be unreadable. Both are for text of the usual size: with
   larger text a board is drawn larger, and scrolls where it no longer fits. */
#define SMALLEST_SCALE 0.95
#define LARGEST_SCALE  2.0

/* For a board that is always shown whole. */
#define LEAST_FITTED 0.2
#define LEAST_ROOM   160

/* If all layouts are too small, one is used instead of the full board only if it is larger by this
   factor. */
#define MUCH_LARGER 1.15

/* helpers */

static double
smallest_scale (FlipBoardView *self)
{
  return SMALLEST_SCALE * flip_text_factor (GTK_WIDGET (self));
}

static double
largest_scale (FlipBoardView *self)
{
  return LARGEST_SCALE * flip_text_factor (GTK_WIDGET (self));
}

/* The scale at which an area fits into the given room. */
static double
scale_for (FlipRect area, int width, int height)
{
  return MIN (width / area.width, height / area.height);
}

/* The most detailed layout whose type can still be read; if all would be too small, the smallest
   one. */
static FlipLayout
layout_for (FlipBoardView *self, int width, int height)
{
  FlipLayout layout = FLIP_LAYOUT_BOARD;
  double smallest = smallest_scale (self);

  for (guint i = FLIP_LAYOUT_BOARD; i < FLIP_LAYOUT_NARROW; i++)
    {
      if (!flip_sheet_art_has_layout (self->art, i))
        continue;
      layout = i;
      if (scale_for (flip_sheet_art_area (self->art, i), width, height) >= smallest)
        break;
    }

  return layout;
}

/* The full board, unless another layout would be drawn much larger. */
static FlipLayout
fitted_layout_for (FlipBoardView *self, int width, int height)
{
  FlipLayout best = FLIP_LAYOUT_BOARD;
  double most = scale_for (flip_sheet_art_area (self->art, best), width, height) * MUCH_LARGER;

  for (guint i = FLIP_LAYOUT_BOARD + 1; i < FLIP_LAYOUT_NARROW; i++)
    {
      double scale = flip_sheet_art_has_layout (self->art, i)
                       ? scale_for (flip_sheet_art_area (self->art, i), width, height)
                       : 0;

      if (scale <= most)
        continue;
      best = i;
      most = scale;
    }

  return best;
}

/* The smallest area that a board needs, whichever layout is shown now. */
static FlipRect
least_area (FlipBoardView *self)
{
  return self->region == FLIP_ALL_REGIONS ? flip_sheet_art_area (self->art, layout_for (self, 1, 1))
                                          : flip_board_view_area (self);
}

/* The height of the full board at that width. */
static int
fitted_height (FlipBoardView *self, int width)
{
  FlipRect area = flip_sheet_art_area (self->art, FLIP_LAYOUT_BOARD);

  return (int) (area.height * MIN (1, width / area.width) + .5);
}

static void
measure_fitted (FlipBoardView *self, gboolean across, int for_size, int *minimum, int *natural)
{
  int height = fitted_height (self, for_size > 0 ? for_size : LEAST_ROOM);

  *minimum = across ? LEAST_ROOM : self->fit == FLIP_FIT_OVERVIEW ? height : MIN (height, LEAST_ROOM);
  *natural = across ? (int) flip_sheet_art_area (self->art, FLIP_LAYOUT_BOARD).width : MAX (*minimum, height);
}

/* overrides */

static GtkSizeRequestMode
flip_board_view_get_request_mode (GtkWidget *widget)
{
  return FLIP_BOARD_VIEW (widget)->fit == FLIP_FIT_READABLE ? GTK_SIZE_REQUEST_CONSTANT_SIZE
                                                            : GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, FlipExtent *extent)
{
  FlipBoardView *self = FLIP_BOARD_VIEW (widget);
  FlipRect area = self->art ? flip_board_view_area (self) : (FlipRect){ 0, 0, 100, 100 };
  FlipRect least = self->art ? least_area (self) : area;
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;

  extent->minimum = (int) ((across ? least.width : least.height) * smallest_scale (self));
  extent->natural = MAX (extent->minimum, (int) (across ? area.width : area.height));
  if (self->fit != FLIP_FIT_READABLE && self->art)
    measure_fitted (self, across, for_size, &extent->minimum, &extent->natural);
}

/* Resets the scale, so that everything is drawn again. */
static void
change_layout (FlipBoardView *self, FlipLayout layout)
{
  if (layout == self->layout)
    return;
  self->layout = layout;
  self->scale = 0;
}

/* The left edge of the board, given the width that is left over. */
static double
find_left (FlipBoardView *self, double room)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  return !self->in_column ? floor (MAX (0, room / 2)) : mirrored ? MAX (0, room) : 0;
}

static void
flip_board_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FlipBoardView *self = FLIP_BOARD_VIEW (widget);
  FlipRect area;
  double scale, left, top;

  if (!self->moment)
    return;
  if (self->region == FLIP_ALL_REGIONS)
    change_layout (self, self->fit == FLIP_FIT_READABLE ? layout_for (self, width, height)
                                                        : fitted_layout_for (self, width, height));
  area = flip_board_view_area (self);
  scale = CLAMP (scale_for (area, width, height),
                 self->fit == FLIP_FIT_READABLE ? smallest_scale (self) : LEAST_FITTED, largest_scale (self));
  left = find_left (self, width - area.width * scale) - area.x * scale;
  top = floor (MAX (0, (height - area.height * scale) / 2)) - area.y * scale;
  if (scale != self->scale || left != self->left || top != self->top)
    {
      self->scale = scale;
      self->left = left;
      self->top = top;
      flip_board_layers_clear (&self->layers);
      flip_board_view_update_buttons (self, NULL);
    }
  for (guint i = 0; i < self->buttons->len; i++)
    {
      FlipSiteButton *button = g_ptr_array_index (self->buttons, i);
      FlipRect rect = flip_board_view_site_rect (self, flip_site_button_site (button));
      GtkAllocation place = {
        (int) (self->left + rect.x * scale + 0.5),
        (int) (self->top + rect.y * scale + 0.5),
        (int) (rect.width * scale + 0.5),
        (int) (rect.height * scale + 0.5),
      };

      gtk_widget_set_child_visible (GTK_WIDGET (button), rect.width > 0);
      if (rect.width > 0)
        gtk_widget_size_allocate (GTK_WIDGET (button), &place, -1);
    }
  flip_board_view_place_unfolds (self);
  gtk_widget_size_allocate (self->words, &(GtkAllocation){ 0, 0, width, height }, -1);
}

/* public functions */

FlipRect
flip_board_view_site_rect (FlipBoardView *self, guint site)
{
  return flip_sheet_art_site_rect (self->art, self->moment->state, self->moment->seat, self->layout,
                                   site);
}

FlipRect
flip_board_view_area (FlipBoardView *self)
{
  FlipBoardScene scene = { .art = self->art, .layout = self->layout, .region = self->region };

  return flip_board_scene_area (&scene);
}

void
flip_board_view_set_fit (FlipBoardView *self, FlipBoardFit fit)
{
  g_return_if_fail (FLIP_IS_BOARD_VIEW (self));

  self->fit = fit;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
flip_board_view_set_in_column (FlipBoardView *self, gboolean in_column)
{
  g_return_if_fail (FLIP_IS_BOARD_VIEW (self));

  self->in_column = in_column;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
flip_board_view_install_room (GtkWidgetClass *widget_class)
{
  flip_class_measure (widget_class, GTK_SIZE_REQUEST_CONSTANT_SIZE, measure);
  widget_class->get_request_mode = flip_board_view_get_request_mode;
  widget_class->size_allocate = flip_board_view_size_allocate;
}
