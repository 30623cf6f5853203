/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/tiles/tile-button.h"

#include "app/common/picture/drawing.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/show.h"
#include "engine/base/phrase.h"
#include "engine/game/tile.h"

#include <glib/gi18n.h>
#include <string.h>

#define LARGEST_SQUARE 11.0
#define GAP            .12 /* of a square */

/* The squares of a tile, in the orientation of the held one: `fits` if it can be placed anywhere,
   `held` if it is in hand. */
typedef struct
{
  guint n;
  FlipSquare squares[FLIP_TILE_SQUARES];
  gboolean fits, held;
} Picture;

/* The number of columns and rows that a tile takes, and where they begin. */
static void
measure (const Picture *tile, int *left, int *top, int *columns, int *rows)
{
  int right = 0, bottom = 0;

  *left = *top = 0;
  for (guint i = 0; i < tile->n; i++)
    {
      *left = MIN (*left, tile->squares[i].column);
      *top = MIN (*top, tile->squares[i].row);
      right = MAX (right, tile->squares[i].column);
      bottom = MAX (bottom, tile->squares[i].row);
    }
  *columns = right - *left + 1;
  *rows = bottom - *top + 1;
}

static void
draw_tile (gconstpointer value, FlipCanvas *canvas, double width, double height)
{
  const Picture *tile = value;
  FlipColour colour = tile->held ? canvas->palette->focus : canvas->palette->second;
  int left, top, columns, rows;
  double side;

  measure (tile, &left, &top, &columns, &rows);
  side = MIN (MIN (width / columns, height / rows), LARGEST_SQUARE);
  for (guint i = 0; i < tile->n; i++)
    {
      FlipRect box = {
        (width - columns * side) / 2 + (tile->squares[i].column - left + GAP / 2) * side,
        (height - rows * side) / 2 + (tile->squares[i].row - top + GAP / 2) * side,
        side * (1 - GAP),
        side * (1 - GAP),
      };

      flip_canvas_round (canvas, &box, 2);
      if (tile->fits)
        flip_canvas_fill (canvas, colour);
      else
        flip_canvas_stroke (canvas, colour, 1);
    }
}

#define PICTURE      40
#define LINE_PICTURE 20

#define NAME_CHARS 8

struct _FlipTileButton
{
  GtkToggleButton parent_instance;

  /* borrowed */
  FlipHeldTile *held; /* NULL before it is first shown */

  /* template */
  FlipDrawing *picture;
  GtkWidget *arrow;
  GtkLabel *name, *size;

  guint tile;
  gboolean dragging;
};

FLIP_DEFINE_TEMPLATE (FlipTileButton, flip_tile_button, GTK_TYPE_TOGGLE_BUTTON)

/* helpers */

static char *
size_of (FlipTileButton *self, const FlipTile *tile)
{
  if (!flip_held_tile_n_places (self->held, self->tile))
    /* Translators: a shape that has no legal place */
    return g_strdup (_ ("fits nowhere"));
  /* Translators: %u: how many */
  return g_strdup_printf (ngettext ("%u square", "%u squares", tile->n_squares), tile->n_squares);
}

/* While a finger drags a tile, the panel must not scroll. */
static void
let_scroll (FlipTileButton *self, gboolean scrolls)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);

  if (scrolled)
    gtk_scrolled_window_set_kinetic_scrolling (GTK_SCROLLED_WINDOW (scrolled), scrolls);
}

static void
set_window_cursor (FlipTileButton *self, const char *name)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (root)
    gtk_widget_set_cursor_from_name (GTK_WIDGET (root), name);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), name);
}

/* callbacks */

static void
drag_begin_cb (GtkGestureDrag *gesture, double x, double y, FlipTileButton *self)
{
  g_assert (FLIP_IS_TILE_BUTTON (self));

  self->dragging = FALSE;
  let_scroll (self, FALSE);
}

static void
begin_drag (FlipTileButton *self, GtkGesture *gesture)
{
  self->dragging = TRUE;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  flip_held_tile_choose (self->held, self->tile);
  set_window_cursor (self, "grabbing");
}

static void
drag_update_cb (GtkGestureDrag *gesture, double across, double down, FlipTileButton *self)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  gboolean begins =
    !self->dragging && gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) across, (int) down);
  graphene_point_t place;
  double x, y;

  g_assert (FLIP_IS_TILE_BUTTON (self));

  if (begins)
    begin_drag (self, GTK_GESTURE (gesture));
  if (!self->dragging || (!begins && !flip_held_tile_is_dragged (self->held)))
    return;
  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  if (gtk_widget_compute_point (GTK_WIDGET (self), root,
                                &GRAPHENE_POINT_INIT ((float) (x + across), (float) (y + down)), &place))
    flip_held_tile_drag (self->held, place.x, place.y);
}

static void
drag_end_cb (GtkGestureDrag *gesture, double across, double down, FlipTileButton *self)
{
  g_assert (FLIP_IS_TILE_BUTTON (self));

  let_scroll (self, TRUE);
  set_window_cursor (self, NULL);
  if (!self->dragging)
    return;
  self->dragging = FALSE;
  flip_held_tile_drop (self->held);
}

static void
cancel_cb (GtkGesture *gesture, GdkEventSequence *sequence, FlipTileButton *self)
{
  g_assert (FLIP_IS_TILE_BUTTON (self));

  let_scroll (self, TRUE);
  set_window_cursor (self, NULL);
  if (self->dragging)
    flip_held_tile_give_up (self->held);
  self->dragging = FALSE;
}

/* overrides */

static void
flip_tile_button_class_init (FlipTileButtonClass *klass)
{
  FLIP_TEMPLATE (klass, "now/tiles/tile-button.ui");
  FLIP_BIND_CHILDREN (klass, FlipTileButton, picture, arrow, name, size);
  FLIP_BIND_CALLBACKS (klass, drag_begin_cb, drag_update_cb, drag_end_cb, cancel_cb);
}

/* public functions */

GtkWidget *
flip_tile_button_new (guint tile)
{
  FlipTileButton *self = g_object_new (FLIP_TYPE_TILE_BUTTON, NULL);

  self->tile = tile;
  return GTK_WIDGET (self);
}

guint
flip_tile_button_tile (FlipTileButton *self)
{
  g_return_val_if_fail (FLIP_IS_TILE_BUTTON (self), 0);

  return self->tile;
}

static void
show_picture (FlipTileButton *self, const FlipTile *tile, gboolean fits, gboolean is_held)
{
  static const FlipDrawn drawn = {
    .draw = draw_tile,
    .size = sizeof (Picture),
    .follows_text = TRUE,
  };
  Picture picture = { .n = tile->n_squares, .fits = fits, .held = is_held };
  int side = tile->price ? LINE_PICTURE : PICTURE;

  memcpy (picture.squares, flip_held_tile_squares (self->held, self->tile),
          tile->n_squares * sizeof *picture.squares);
  flip_drawing_set_size (self->picture, side, side);
  flip_drawing_show (self->picture, &drawn, &picture);
}

/* A tile with a price takes one line. */
static void
show_words (FlipTileButton *self, const FlipTile *tile, gboolean fits)
{
  gboolean line = tile->price != 0;
  g_autofree char *size = size_of (self, tile);
  g_autofree char *label = flip_phrase_list (tile->title, line ? NULL : size, NULL);

  flip_show_text (self->name, tile->title);
  flip_show_text (self->size, line ? NULL : size);
  gtk_label_set_max_width_chars (self->name, line ? -1 : NAME_CHARS);
  gtk_widget_set_visible (self->arrow, line);
  flip_show_class (GTK_WIDGET (self->size), "error", !fits);
  flip_show_name (self, label);
}

void
flip_tile_button_show (FlipTileButton *self, FlipHeldTile *held)
{
  gboolean is_held, fits;
  const FlipTile *tile;

  g_return_if_fail (FLIP_IS_TILE_BUTTON (self));
  g_return_if_fail (FLIP_IS_HELD_TILE (held));

  self->held = held;
  is_held = self->tile == flip_held_tile_chosen (held);
  gtk_widget_set_visible (GTK_WIDGET (self), self->tile < flip_held_tile_n_tiles (held));
  if (self->tile >= flip_held_tile_n_tiles (held))
    return;
  tile = flip_held_tile_get (held, self->tile);
  fits = flip_held_tile_n_places (held, self->tile) > 0;
  show_picture (self, tile, fits, is_held);
  show_words (self, tile, fits);
  gtk_widget_set_sensitive (GTK_WIDGET (self), fits);
  if (is_held)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self), TRUE);
}
