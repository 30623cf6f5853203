/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/pixels/pixel-canvas.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/measure.h"
#include "draw/kit/pixel-art.h"
#include "play/editions/pixels.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

/* If there is little height, squares shrink to this size before the view has to scroll. */
#define LEAST_SQUARE 28

struct _FlipPixelCanvas
{
  FlipDrawing parent_instance;

  FlipPixels pixels;
  FlipHue hue;
  guint column, row;    /* of the focus */
  gboolean is_drawn_on; /* a stroke with the pointer is under way */
  gboolean moves;       /* pointer and arrows move the whole map */
  FlipPixels before;    /* before it was moved */
};

G_DEFINE_FINAL_TYPE (FlipPixelCanvas, flip_pixel_canvas, FLIP_TYPE_DRAWING)

/* helpers */

/* Describes the square with the focus to screen readers. */
static void
tell (FlipPixelCanvas *self)
{
  g_autofree char *words = flip_pixel_canvas_describe (self);
  gboolean is_empty = flip_pixels_at (&self->pixels, self->column, self->row) == FLIP_PIXELS_EMPTY;
  /* Translators: a square of a painted map, as in “f4: inside”. */
  g_autofree char *label =
    /* Translators: a column, a row, and what the square shows */
    g_strdup_printf (_ ("%c%u: %s"), 'a' + (int) self->column, self->row + 1,
                     is_empty ? /* brush that paints a map */ _ ("Outside")
                              : /* brush that paints a map */ _ ("Inside"));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
finish (FlipPixelCanvas *self)
{
  gboolean was_moved =
    self->is_drawn_on && self->moves
    && memcmp (self->before.squares, self->pixels.squares, sizeof self->pixels.squares) != 0;
  gboolean changed = flip_pixels_end (&self->pixels) || was_moved;

  self->is_drawn_on = FALSE;
  tell (self);
  if (changed)
    g_signal_emit_by_name (self, "painted");
}

/* The side of a square, as large as the width allows. */
static double
side_for (FlipPixelCanvas *self, double width)
{
  double room = (width - 2 * FLIP_PIXEL_ART_MARGIN) / self->pixels.columns;

  return CLAMP (floor (room), FLIP_PIXEL_ART_LEAST, flip_pixel_art_square (self->pixels.columns));
}

static double
side_of (FlipPixelCanvas *self)
{
  double side = side_for (self, gtk_widget_get_width (GTK_WIDGET (self)));
  double room = (gtk_widget_get_height (GTK_WIDGET (self)) - 2 * FLIP_PIXEL_ART_MARGIN)
                / (double) self->pixels.rows;

  return CLAMP (floor (room), FLIP_PIXEL_ART_LEAST, side);
}

/* The left edge of the map, so that it is centred. */
static double
left_of (FlipPixelCanvas *self)
{
  double width = self->pixels.columns * side_of (self) + 2 * FLIP_PIXEL_ART_MARGIN;

  return MAX (floor ((gtk_widget_get_width (GTK_WIDGET (self)) - width) / 2), 0);
}

/* Finds the square at a point, or the nearest one; FALSE if the point is not on a square. */
static gboolean
find_square (FlipPixelCanvas *self, double x, double y, guint *column, guint *row)
{
  double side = side_of (self);
  double across = (x - left_of (self) - FLIP_PIXEL_ART_MARGIN) / side,
         down = (y - FLIP_PIXEL_ART_MARGIN) / side;

  *column = (guint) CLAMP (across, 0, self->pixels.columns - 1);
  *row = (guint) CLAMP (down, 0, self->pixels.rows - 1);
  return across >= 0 && across < self->pixels.columns && down >= 0 && down < self->pixels.rows;
}

/* callbacks */

static void
began_cb (GtkGestureDrag *drag, double x, double y, FlipPixelCanvas *self)
{
  guint column, row;

  g_assert (FLIP_IS_PIXEL_CANVAS (self));

  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (!find_square (self, x, y, &column, &row))
    {
      gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
  self->is_drawn_on = TRUE;
  self->column = column;
  self->row = row;
  self->before = self->pixels;
  if (!self->moves)
    flip_pixels_begin (&self->pixels, column, row);
  tell (self);
}

/* Moves the map with the pointer unless squares would be lost; the square under the pointer moves
   with it. */
static void
drag_along (FlipPixelCanvas *self, guint column, guint row)
{
  if (!flip_pixels_shift (&self->pixels, (int) column - (int) self->column,
                          (int) row - (int) self->row))
    return;
  self->column = column;
  self->row = row;
}

static void
moved_cb (GtkGestureDrag *drag, double across, double down, FlipPixelCanvas *self)
{
  double x, y;
  guint column, row;

  g_assert (FLIP_IS_PIXEL_CANVAS (self));

  if (!self->is_drawn_on || !gtk_gesture_drag_get_start_point (drag, &x, &y))
    return;
  (void) find_square (self, x + across, y + down, &column, &row);
  if (self->moves)
    drag_along (self, column, row);
  else
    {
      self->column = column;
      self->row = row;
      flip_pixels_go_to (&self->pixels, column, row);
    }
  tell (self);
}

static void
ended_cb (GtkGestureDrag *drag, double across, double down, FlipPixelCanvas *self)
{
  g_assert (FLIP_IS_PIXEL_CANVAS (self));

  if (self->is_drawn_on)
    finish (self);
}

static void
cancelled_cb (GtkGesture *gesture, GdkEventSequence *sequence, FlipPixelCanvas *self)
{
  g_assert (FLIP_IS_PIXEL_CANVAS (self));

  if (self->is_drawn_on && self->moves)
    self->pixels = self->before;
  self->is_drawn_on = FALSE;
  flip_pixels_cancel (&self->pixels);
  tell (self);
}

/* With Shift the stroke continues until the key is released, or a step is made without it. */
static gboolean
go (FlipPixelCanvas *self, int across, int down, gboolean paints)
{
  int column = (int) self->column + across, row = (int) self->row + down;

  if (!paints && self->pixels.in_stroke)
    finish (self);
  if (column < 0 || column >= (int) self->pixels.columns || row < 0
      || row >= (int) self->pixels.rows)
    return TRUE;
  if (paints && !self->pixels.in_stroke)
    flip_pixels_begin (&self->pixels, self->column, self->row);
  self->column = (guint) column;
  self->row = (guint) row;
  flip_pixels_go_to (&self->pixels, self->column, self->row);
  tell (self);
  return TRUE;
}

static gboolean
shift (FlipPixelCanvas *self, int across, int down)
{
  if (self->pixels.in_stroke)
    finish (self);
  if (flip_pixels_shift (&self->pixels, across, down))
    {
      tell (self);
      g_signal_emit_by_name (self, "painted");
    }
  return TRUE;
}

static void
change_whole (FlipPixelCanvas *self, void (*change) (FlipPixels *pixels))
{
  change (&self->pixels);
  tell (self);
  g_signal_emit_by_name (self, "painted");
}

static gboolean
is_arrow (guint key, int *across, int *down)
{
  *across = (key == GDK_KEY_Right) - (key == GDK_KEY_Left);
  *down = (key == GDK_KEY_Down) - (key == GDK_KEY_Up);
  return *across || *down;
}

static gboolean
pressed_cb (GtkEventControllerKey *keys,
            guint key,
            guint code,
            GdkModifierType modifiers,
            FlipPixelCanvas *self)
{
  gboolean paints = (modifiers & GDK_SHIFT_MASK) != 0;
  gboolean shifts = (modifiers & GDK_CONTROL_MASK) != 0;
  int across, down;

  g_assert (FLIP_IS_PIXEL_CANVAS (self));

  if (modifiers & GDK_ALT_MASK || self->is_drawn_on)
    return FALSE;
  if (is_arrow (key, &across, &down))
    return shifts || self->moves ? shift (self, across, down) : go (self, across, down, paints);
  if (shifts)
    return FALSE;
  switch (key)
    {
    case GDK_KEY_space:
      flip_pixels_begin (&self->pixels, self->column, self->row);
      finish (self);
      return TRUE;
    case GDK_KEY_Delete:
      change_whole (self, flip_pixels_clear);
      return TRUE;
    case GDK_KEY_m:
      flip_pixel_canvas_mirror (self);
      return TRUE;
    case GDK_KEY_r:
      flip_pixel_canvas_turn (self);
      return TRUE;
    case GDK_KEY_Escape:
      if (!self->pixels.in_stroke)
        return FALSE;
      flip_pixels_cancel (&self->pixels);
      tell (self);
      return TRUE;
    default:
      return FALSE;
    }
}

static void
released_cb (GtkEventControllerKey *keys,
             guint key,
             guint code,
             GdkModifierType modifiers,
             FlipPixelCanvas *self)
{
  g_assert (FLIP_IS_PIXEL_CANVAS (self));

  if ((key == GDK_KEY_Shift_L || key == GDK_KEY_Shift_R) && self->pixels.in_stroke
      && !self->is_drawn_on)
    finish (self);
}

static void
focus_changed_cb (GtkEventControllerFocus *focus, FlipPixelCanvas *self)
{
  g_assert (FLIP_IS_PIXEL_CANVAS (self));

  if (self->pixels.in_stroke && !self->is_drawn_on)
    finish (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* overrides */

static void
flip_pixel_canvas_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  FlipPixelCanvas *self = FLIP_PIXEL_CANVAS (drawing);
  char letters[FLIP_PIXELS_SIDE * FLIP_PIXELS_SIDE], before[FLIP_PIXELS_SIDE * FLIP_PIXELS_SIDE];
  FlipPixelArt art = {
    .columns = self->pixels.columns,
    .rows = self->pixels.rows,
    .side = side_of (self),
    .letters = letters,
    .before = before,
    .hue = self->hue,
    .is_symmetric = self->pixels.is_symmetric,
    .in_stroke = self->pixels.in_stroke,
    .has_focus = gtk_widget_has_focus (GTK_WIDGET (self)),
    .column = self->column,
    .row = self->row,
  };
  g_autofree char *tag = NULL;
  guint n = flip_pixels_changes (&self->pixels);

  for (guint i = 0; i < art.columns * art.rows; i++)
    {
      letters[i] = flip_pixels_at (&self->pixels, i % art.columns, i / art.columns);
      before[i] = self->pixels.squares[i / art.columns][i % art.columns];
    }
  if (self->pixels.in_stroke)
    art.tag = tag =
      /* Translators: %u: how many */
      g_strdup_printf (flip_pixels_adds (&self->pixels) ? ngettext ("+%u square", "+%u squares", n)
                                                        /* Translators: %u: how many */
                                                        : ngettext ("−%u square", "−%u squares", n),
                       n);
  cairo_translate (canvas->cr, left_of (self), 0);
  flip_pixel_art_draw (canvas, &art);
}

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, FlipExtent *extent)
{
  FlipPixelCanvas *self = FLIP_PIXEL_CANVAS (widget);
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;
  guint n = across ? self->pixels.columns : self->pixels.rows;
  double usual = flip_pixel_art_square (self->pixels.columns);
  double side = for_size >= 0 && !across ? side_for (self, for_size) : usual;
  double least = across ? FLIP_PIXEL_ART_LEAST : MIN (side, LEAST_SQUARE);

  extent->minimum = (int) (n * least + 2 * FLIP_PIXEL_ART_MARGIN);
  extent->natural = (int) (n * side + 2 * FLIP_PIXEL_ART_MARGIN);
}

static void
add_controllers (FlipPixelCanvas *self)
{
  FLIP_LISTEN (self, gtk_gesture_drag_new (), self, ("drag-begin", began_cb),
               ("drag-update", moved_cb), ("drag-end", ended_cb), ("cancel", cancelled_cb));
  FLIP_LISTEN (self, gtk_event_controller_key_new (), self, ("key-pressed", pressed_cb),
               ("key-released", released_cb));
  FLIP_LISTEN (self, gtk_event_controller_focus_new (), self, ("enter", focus_changed_cb),
               ("leave", focus_changed_cb));
}

static void
flip_pixel_canvas_class_init (FlipPixelCanvasClass *klass)
{
  FLIP_DRAWING_CLASS (klass)->draw = flip_pixel_canvas_draw;
  flip_class_measure (klass, GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH, measure);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
  FLIP_SIGNAL (klass, "painted", 0);
}

static void
flip_pixel_canvas_init (FlipPixelCanvas *self)
{
  flip_pixels_init (&self->pixels, 1, 1);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  add_controllers (self);
}

/* public functions */

void
flip_pixel_canvas_set_text (FlipPixelCanvas *self,
                            const char *text,
                            guint columns,
                            guint rows,
                            FlipHue hue)
{
  FlipPixels pixels;

  g_return_if_fail (FLIP_IS_PIXEL_CANVAS (self));
  g_return_if_fail (text);

  if (self->pixels.columns != columns || self->pixels.rows != rows)
    {
      flip_pixels_init (&pixels, columns, rows);
      pixels.brush = self->pixels.brush;
      pixels.is_symmetric = self->pixels.is_symmetric;
      self->pixels = pixels;
      self->column = MIN (self->column, columns - 1);
      self->row = MIN (self->row, rows - 1);
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }
  self->hue = hue;
  flip_pixels_read (&self->pixels, text);
  tell (self);
}

void
flip_pixel_canvas_go_home (FlipPixelCanvas *self)
{
  g_return_if_fail (FLIP_IS_PIXEL_CANVAS (self));

  self->column = self->row = 0;
  tell (self);
}

char *
flip_pixel_canvas_get_text (FlipPixelCanvas *self)
{
  g_return_val_if_fail (FLIP_IS_PIXEL_CANVAS (self), NULL);

  return flip_pixels_print (&self->pixels);
}

char *
flip_pixel_canvas_get_trimmed (FlipPixelCanvas *self)
{
  g_return_val_if_fail (FLIP_IS_PIXEL_CANVAS (self), NULL);

  return flip_pixels_print_trimmed (&self->pixels);
}

void
flip_pixel_canvas_set_tool (FlipPixelCanvas *self, FlipPixelTool tool)
{
  g_return_if_fail (FLIP_IS_PIXEL_CANVAS (self));

  self->pixels.brush = tool == FLIP_PIXEL_ERASES ? FLIP_PIXELS_EMPTY : '#';
  self->moves = tool == FLIP_PIXEL_MOVES;
}

void
flip_pixel_canvas_set_symmetric (FlipPixelCanvas *self, gboolean symmetric)
{
  g_return_if_fail (FLIP_IS_PIXEL_CANVAS (self));

  self->pixels.is_symmetric = symmetric;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
flip_pixel_canvas_mirror (FlipPixelCanvas *self)
{
  g_return_if_fail (FLIP_IS_PIXEL_CANVAS (self));

  change_whole (self, flip_pixels_mirror);
}

void
flip_pixel_canvas_turn (FlipPixelCanvas *self)
{
  g_return_if_fail (FLIP_IS_PIXEL_CANVAS (self));

  if (self->pixels.columns == self->pixels.rows)
    change_whole (self, flip_pixels_rotate);
}

guint
flip_pixel_canvas_pieces (FlipPixelCanvas *self)
{
  g_return_val_if_fail (FLIP_IS_PIXEL_CANVAS (self), 0);

  return flip_pixels_pieces (&self->pixels);
}

char *
flip_pixel_canvas_describe (FlipPixelCanvas *self)
{
  guint n, pieces;

  g_return_val_if_fail (FLIP_IS_PIXEL_CANVAS (self), NULL);

  n = flip_pixels_count (&self->pixels);
  pieces = flip_pixels_pieces (&self->pixels);
  if (pieces <= 1)
    /* Translators: %u: how many */
    return g_strdup_printf (ngettext ("%u square, in one piece", "%u squares, in one piece", n), n);
  /* Translators: first %u: how many squares; second %u: how many pieces */
  return g_strdup_printf (ngettext ("%u square, in %u pieces", "%u squares, in %u pieces", n), n,
                          pieces);
}
