/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/table/edit-table.h"

#include "app/common/picture/widget-canvas.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/measure.h"
#include "app/common/toolkit/text-scale.h"
#include "app/common/toolkit/touch.h"
#include "app/editions/kit/kept-desk.h"
#include "draw/table/edit-art.h"
#include "play/editions/table-draft.h"
#include "play/table/table-zoom.h"

#include <glib/gi18n.h>
#include <math.h>

#define MARGIN       14
#define LEAST_WIDTH  240
#define LEAST_HEIGHT 280
#define USUAL_WIDTH  860
#define GRID         50 /* mm */
#define USUAL_STEP   5
#define TURN         15 /* degrees, for keys and for the pointer while it snaps */
#define FINE_TURN    1
#define SLACK        8.0 /* pixels around a piece in which it can still be grabbed */
#define MOST_WRONG   64

typedef enum
{
  HOLD_NOTHING,
  HOLD_PIECE,
  HOLD_HANDLE,
} Hold;

struct _FlipEditTable
{
  FlipEditCanvas parent_instance;

  /* kept alive by the widget */
  FlipEditionDesk *desk;

  /* borrowed */
  GtkDropTarget *drop; /* for a piece that is dragged here from the tray */

  /* owned */
  FlipBoardFile *file; /* the file as shown: with the held piece at its current place */
  FlipScenarioTable *table;
  FlipTableDraft *draft;

  const char *group, *key; /* interned: the selected piece, or NULL */
  Hold hold;
  FlipSpot held;         /* the current place of the held piece */
  gboolean has_moved;    /* the piece has moved since it was grabbed */
  double grab_x, grab_y; /* from the pointer to the centre of the piece, in mm */
  int step;
  FlipTableZoom zoom;
};

G_DEFINE_FINAL_TYPE (FlipEditTable, flip_edit_table, FLIP_TYPE_EDIT_CANVAS)

/* helpers */

static const FlipFormat *
format_of (FlipEditTable *self)
{
  return flip_edition_desk_format (self->desk);
}

static gboolean
has_table (FlipEditTable *self)
{
  return self->table && self->table->width > 0;
}

static FlipTableRoom
room_of (FlipEditTable *self)
{
  return (FlipTableRoom){
    .width = gtk_widget_get_width (GTK_WIDGET (self)),
    .height = gtk_widget_get_height (GTK_WIDGET (self)),
    .margin = MARGIN,
    .table_width = self->table->width,
    .table_height = self->table->height,
  };
}

static FlipTableView
view_of (FlipEditTable *self)
{
  FlipTableRoom room = room_of (self);
  FlipTableView view = flip_table_zoom_view (&self->zoom, &room);

  view.text = flip_text_factor (GTK_WIDGET (self));
  return view;
}

static int
selected_index (FlipEditTable *self)
{
  return self->group && self->table ? flip_scenario_table_find (self->table, self->group, self->key)
                                    : -1;
}

static const FlipTablePiece *
selected_piece (FlipEditTable *self)
{
  int index = selected_index (self);

  return index >= 0 ? flip_scenario_table_piece (self->table, (guint) index) : NULL;
}

/* Gives the focus to the piece of a value, if there is one. */
static void
focus_piece (FlipEditTable *self, const char *group, const char *key)
{
  const FlipHotSpot *spot = flip_edit_canvas_of (FLIP_EDIT_CANVAS (self), group, key);

  if (spot)
    gtk_widget_grab_focus (flip_edit_canvas_button (FLIP_EDIT_CANVAS (self), spot));
}

static void
select_piece (FlipEditTable *self, const char *group, const char *key)
{
  group = g_intern_string (group);
  key = g_intern_string (key);
  if (group == self->group && key == self->key)
    return;
  self->group = group;
  self->key = key;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit_by_name (self, "selected", self->group, self->key);
}

/* Spots, one per piece, in the order of the file's description */

static char *
tell_place (const FlipTablePiece *piece)
{
  if (piece->turns)
    /* Translators: %s: a piece on the table; %d: millimetres, twice, then degrees */
    return g_strdup_printf (_ ("%s, %d mm from the left, %d mm from the far edge, turned by %d°"),
                            piece->name, piece->spot.x, piece->spot.y, piece->spot.angle);
  /* Translators: %s: a piece on the table; %d: millimetres */
  return g_strdup_printf (_ ("%s, %d mm from the left, %d mm from the far edge"), piece->name,
                          piece->spot.x, piece->spot.y);
}

/* `other` is the piece that it overlaps, or NULL. */
static char *
tell_piece (const FlipTablePiece *piece, const char *other)
{
  g_autofree char *place = tell_place (piece);

  if (other)
    /* Translators: where a piece is, and what it overlaps. */
    return g_strdup_printf (_ ("%s. It overlaps %s."), place, other);
  if (piece->is_off)
    /* Translators: %s: a piece and where it stands, as a sentence without its stop */
    return g_strdup_printf (_ ("%s. Part of it is off the table."), place);
  return g_steal_pointer (&place);
}

static void
show_pieces (FlipEditTable *self)
{
  flip_edit_canvas_begin (FLIP_EDIT_CANVAS (self));
  for (guint i = 0; i < self->table->pieces->len; i++)
    {
      const FlipTablePiece *piece = flip_scenario_table_piece (self->table, i);
      FlipFootprint whole = flip_edit_art_whole (piece->footprints, piece->n_footprints);
      double half = MAX (whole.along, whole.across);
      g_autofree char *told = tell_piece (piece, flip_scenario_table_overlapped (self->table, i));

      flip_edit_canvas_add (
        FLIP_EDIT_CANVAS (self),
        &(FlipHotSpot){ .group = piece->group,
                        .key = piece->key,
                        .part = -1,
                        .rect = { whole.x - half, whole.y - half, 2 * half, 2 * half },
                        .name = told,
                        .takes_keys = TRUE });
    }
  flip_edit_canvas_end (FLIP_EDIT_CANVAS (self));
}

/* Rebuilds the table from the desk, with the held piece at its current place. */
static void
rebuild (FlipEditTable *self)
{
  const FlipGame *game = flip_edition_desk_game (self->desk);

  g_clear_pointer (&self->table, flip_scenario_table_free);
  g_clear_pointer (&self->draft, flip_table_draft_free);
  g_clear_pointer (&self->file, flip_board_file_free);
  self->file = flip_board_file_new (flip_edition_desk_text (self->desk));
  if (self->hold != HOLD_NOTHING && self->has_moved)
    flip_scenario_move (format_of (self), self->file, self->group, self->key, &self->held);
  self->table = flip_scenario_table_new (format_of (self), self->file);
  self->draft = flip_table_draft_new (game, self->file);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
load (FlipEditTable *self, const FlipEditionChange *change)
{
  self->hold = HOLD_NOTHING;
  rebuild (self);
  show_pieces (self);
  if (self->group && selected_index (self) < 0)
    select_piece (self, NULL, NULL);
}

/* Changes of the desk */

static void
commit (FlipEditTable *self, FlipBoardFile *file, const char *what)
{
  self->hold = HOLD_NOTHING;
  flip_edition_desk_take (self->desk, file, what);
}

static void
commit_spot (FlipEditTable *self, const FlipSpot *spot)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new (flip_edition_desk_text (self->desk));
  const FlipTablePiece *piece = selected_piece (self);
  /* Translators: %s: a piece on the table */
  g_autofree char *what = piece ? g_strdup_printf (_ ("Move %s"), piece->name) : NULL;

  if (piece && flip_scenario_move (format_of (self), file, self->group, self->key, spot))
    commit (self, file, what);
}

static gboolean
remove_selected (FlipEditTable *self)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new (flip_edition_desk_text (self->desk));
  const FlipTablePiece *piece = selected_piece (self);
  /* Translators: %s: a piece on the table */
  g_autofree char *what = piece ? g_strdup_printf (_ ("Remove %s"), piece->name) : NULL;
  guint index = (guint) selected_index (self);

  if (!piece || !flip_scenario_remove (format_of (self), file, self->group, self->key))
    return FALSE;
  commit (self, file, what);
  if (!self->table->pieces->len)
    return TRUE;
  piece = flip_scenario_table_piece (self->table, MIN (index, self->table->pieces->len - 1));
  focus_piece (self, piece->group, piece->key);
  return TRUE;
}

/* Keys */

static gboolean
move_by_key (FlipEditTable *self, int dx, int dy, GdkModifierType modifiers)
{
  const FlipTablePiece *piece = selected_piece (self);
  int by = modifiers & GDK_SHIFT_MASK     ? 1
           : modifiers & GDK_CONTROL_MASK ? GRID
                                          : MAX (self->step, USUAL_STEP);
  FlipSpot spot;

  if (!piece)
    return FALSE;
  spot = piece->spot;
  spot.x += dx * by;
  spot.y += dy * by;
  spot = flip_scenario_table_within (self->table, spot);
  commit_spot (self, &spot);
  return TRUE;
}

static gboolean
turn_by_key (FlipEditTable *self, int by)
{
  const FlipTablePiece *piece = selected_piece (self);
  FlipSpot spot;

  if (!piece || !piece->turns)
    return FALSE;
  spot = piece->spot;
  spot.angle = flip_scenario_turn (spot.angle, by);
  commit_spot (self, &spot);
  return TRUE;
}

static gboolean
give_up (FlipEditTable *self)
{
  if (self->hold == HOLD_NOTHING)
    return FALSE;
  self->hold = HOLD_NOTHING;
  rebuild (self);
  return TRUE;
}

static gboolean
key_cb (GtkEventControllerKey *keys,
        guint key,
        guint code,
        GdkModifierType modifiers,
        FlipEditTable *self)
{
  gboolean fine = (modifiers & GDK_SHIFT_MASK) != 0;

  switch (key)
    {
    case GDK_KEY_Left:
      return move_by_key (self, -1, 0, modifiers);
    case GDK_KEY_Right:
      return move_by_key (self, 1, 0, modifiers);
    case GDK_KEY_Up:
      return move_by_key (self, 0, -1, modifiers);
    case GDK_KEY_Down:
      return move_by_key (self, 0, 1, modifiers);
    case GDK_KEY_bracketleft:
      return turn_by_key (self, -FINE_TURN);
    case GDK_KEY_bracketright:
      return turn_by_key (self, FINE_TURN);
    case GDK_KEY_r:
    case GDK_KEY_R:
      return !(modifiers & GDK_CONTROL_MASK) && turn_by_key (self, fine ? -TURN : TURN);
    case GDK_KEY_Delete:
    case GDK_KEY_BackSpace:
      return remove_selected (self);
    case GDK_KEY_Escape:
      return give_up (self);
    default:
      return FALSE;
    }
}

/* Drawing */

static FlipEditPicture
picture_of (FlipEditTable *self, const FlipTablePiece *piece)
{
  FlipEditPicture picture = {
    .width = self->table->width,
    .height = self->table->height,
    .grid = (self->hold != HOLD_NOTHING && self->has_moved)
                || gtk_drop_target_get_current_drop (self->drop)
              ? GRID
              : 0,
  };
  FlipEdges edges;

  if (!piece)
    return picture;
  edges = flip_scenario_table_edges (self->table, &piece->spot);
  picture.selected = piece->footprints;
  picture.n_selected = piece->n_footprints;
  picture.spot = piece->spot;
  picture.turns = piece->turns;
  picture.from_right = edges.from_right;
  picture.from_near = edges.from_near;
  return picture;
}

static void
draw_over (FlipEditTable *self, const FlipTableView *view)
{
  const FlipTablePiece *piece = selected_piece (self);
  FlipEditPicture picture = picture_of (self, piece);
  FlipFootprint wrong[MOST_WRONG];
  g_autofree char *across = NULL, *along = NULL, *angle = NULL,
                  *tag = flip_scenario_table_tell (self->table, selected_index (self));

  if (piece)
    {
      FlipEdges edges = flip_scenario_table_edges (self->table, &piece->spot);

      /* Translators: %d: millimetres */
      across = g_strdup_printf (_ ("%d mm"), edges.across);
      /* Translators: %d: millimetres */
      along = g_strdup_printf (_ ("%d mm"), edges.along);
      angle = g_strdup_printf ("%d°", piece->spot.angle);
    }
  picture.across = across;
  picture.along = along;
  picture.angle = angle;
  picture.wrong = wrong;
  picture.n_wrong = flip_scenario_table_wrong (self->table, wrong, MOST_WRONG);
  picture.tag = tag;
  flip_edit_art_draw (view, &picture);
}

static void
flip_edit_table_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FlipEditTable *self = FLIP_EDIT_TABLE (widget);
  FlipTableView view;
  FlipCanvas canvas;

  if (!has_table (self))
    return;
  flip_widget_canvas_begin (&canvas, widget, snapshot, 0);
  view = view_of (self);
  view.canvas = &canvas;
  flip_table_draft_draw_ground (self->draft, &view);
  flip_table_draft_draw_pieces (self->draft, &view);
  draw_over (self, &view);
  flip_widget_canvas_end (&canvas);
}

/* Pointer */

static void
to_table (FlipEditTable *self, double x, double y, double *mm_x, double *mm_y)
{
  FlipTableView view = view_of (self);

  *mm_x = (x - view.x) / view.scale;
  *mm_y = (y - view.y) / view.scale;
}

static gboolean
is_on_handle (FlipEditTable *self, double x, double y)
{
  const FlipTablePiece *piece = selected_piece (self);
  FlipTableView view = view_of (self);
  FlipEditPicture picture = picture_of (self, piece);
  double handle_x, handle_y;

  if (!piece || !piece->turns)
    return FALSE;
  flip_edit_art_handle (&view, &picture, &handle_x, &handle_y);
  return hypot (x - handle_x, y - handle_y) <= FLIP_EDIT_HANDLE + 4;
}

/* A value that loses the focus may change the table. */
static void
take_hold (FlipEditTable *self, guint index, double x, double y)
{
  const FlipTablePiece *piece = flip_scenario_table_piece (self->table, index);
  const char *group = g_intern_string (piece->group), *key = g_intern_string (piece->key);

  focus_piece (self, group, key);
  select_piece (self, group, key);
  piece = selected_piece (self);
  if (!piece)
    return;
  self->hold = HOLD_PIECE;
  self->held = piece->spot;
  self->grab_x = piece->spot.x - x;
  self->grab_y = piece->spot.y - y;
}

static void
begin_cb (GtkGestureDrag *drag, double x, double y, FlipEditTable *self)
{
  double mm_x, mm_y;
  int at;

  g_assert (FLIP_IS_EDIT_TABLE (self));

  self->hold = HOLD_NOTHING;
  self->has_moved = FALSE;
  if (!has_table (self))
    return;
  to_table (self, x, y, &mm_x, &mm_y);
  at = flip_scenario_table_at (self->table, mm_x, mm_y, SLACK / view_of (self).scale);
  if (is_on_handle (self, x, y))
    {
      self->hold = HOLD_HANDLE;
      self->held = selected_piece (self)->spot;
    }
  else if (at >= 0)
    take_hold (self, (guint) at, mm_x, mm_y);
  else
    select_piece (self, NULL, NULL);
}

static void
turn_to (FlipEditTable *self, double mm_x, double mm_y, int step)
{
  double angle = atan2 (mm_y - self->held.y, mm_x - self->held.x) * 180 / G_PI - 90;
  int rounded = flip_scenario_snap (angle, step > 1 ? USUAL_STEP : 1);

  self->held.angle = flip_scenario_turn (rounded, 0);
}

static void
update_cb (GtkGestureDrag *drag, double dx, double dy, FlipEditTable *self)
{
  GdkModifierType keys = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (drag));
  double x, y, mm_x, mm_y;
  int step = keys & GDK_SHIFT_MASK ? 1 : self->step;

  g_assert (FLIP_IS_EDIT_TABLE (self));

  if (self->hold == HOLD_NOTHING || (!self->has_moved && hypot (dx, dy) < 3))
    return;
  /* Claims the drag, or the page around the table would scroll. */
  gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_gesture_drag_get_start_point (drag, &x, &y);
  to_table (self, x + dx, y + dy, &mm_x, &mm_y);
  self->has_moved = TRUE;
  if (self->hold == HOLD_HANDLE)
    turn_to (self, mm_x, mm_y, step);
  else
    {
      self->held.x = flip_scenario_snap (mm_x + self->grab_x, step);
      self->held.y = flip_scenario_snap (mm_y + self->grab_y, step);
      self->held = flip_scenario_table_within (self->table, self->held);
    }
  rebuild (self);
}

/* A piece that is dropped where it can't stand returns to its old place. */
static void
end_cb (GtkGestureDrag *drag, double dx, double dy, FlipEditTable *self)
{
  int index = selected_index (self);
  gboolean moved = self->hold != HOLD_NOTHING && self->has_moved && index >= 0;

  g_assert (FLIP_IS_EDIT_TABLE (self));

  if (moved
      && flip_scenario_table_is_free (format_of (self), self->table, (guint) index, &self->held))
    commit_spot (self, &self->held);
  else if (moved)
    gtk_widget_error_bell (GTK_WIDGET (self));
  give_up (self);
}

/* Two fingers zoom and move the table; a drag that one of them has begun is abandoned. */
static void
pinched_cb (gpointer data, double factor, double x, double y, double dx, double dy)
{
  FlipEditTable *self = FLIP_EDIT_TABLE (data);
  FlipTableRoom room;

  if (!has_table (self))
    return;
  room = room_of (self);
  give_up (self);
  flip_table_zoom_by (&self->zoom, &room, factor, x, y);
  flip_table_zoom_pan (&self->zoom, &room, dx, dy);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
pressed_cb (GtkGestureClick *click, int times, double x, double y, FlipEditTable *self)
{
  g_assert (FLIP_IS_EDIT_TABLE (self));

  if (times == 2 && self->group)
    g_signal_emit_by_name (self, "opened", self->group, self->key, -1);
}

/* From the tray */

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, FlipEditTable *self)
{
  double mm_x, mm_y;
  FlipSpot spot;

  g_assert (FLIP_IS_EDIT_TABLE (self));

  if (!has_table (self))
    return FALSE;
  to_table (self, x, y, &mm_x, &mm_y);
  spot.x = flip_scenario_snap (mm_x, self->step);
  spot.y = flip_scenario_snap (mm_y, self->step);
  spot.angle = 0;
  return flip_edit_table_add (self, g_value_get_uint (value), &spot);
}

/* overrides */

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, FlipExtent *extent)
{
  gboolean is_width = orientation == GTK_ORIENTATION_HORIZONTAL;

  extent->minimum =
    is_width ? LEAST_WIDTH : MIN (LEAST_HEIGHT, MAX (for_size, LEAST_WIDTH) * 3 / 4);
  extent->natural = is_width ? USUAL_WIDTH : USUAL_WIDTH * 3 / 4;
}

static FlipRect
flip_edit_table_place (FlipEditCanvas *canvas, const FlipRect *rect)
{
  FlipTableView view = view_of (FLIP_EDIT_TABLE (canvas));

  return (FlipRect){ flip_table_view_x (&view, rect->x), flip_table_view_y (&view, rect->y),
                     rect->width * view.scale, rect->height * view.scale };
}

/* The piece with the focus is the selected one. */
static void
flip_edit_table_set_focus_child (GtkWidget *widget, GtkWidget *child)
{
  const FlipHotSpot *spot;

  GTK_WIDGET_CLASS (flip_edit_table_parent_class)->set_focus_child (widget, child);
  spot = flip_edit_canvas_focused (FLIP_EDIT_CANVAS (widget));
  if (spot)
    select_piece (FLIP_EDIT_TABLE (widget), spot->group, spot->key);
}

static void
flip_edit_table_class_init (FlipEditTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FLIP_OWN_LAST (klass, FlipEditTable, (table, flip_scenario_table_free),
                 (draft, flip_table_draft_free), (file, flip_board_file_free));
  flip_class_measure (klass, GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH, measure);
  widget_class->set_focus_child = flip_edit_table_set_focus_child;
  widget_class->snapshot = flip_edit_table_snapshot;
  FLIP_EDIT_CANVAS_CLASS (klass)->place = flip_edit_table_place;
  FLIP_SIGNAL (klass, "selected", 2, G_TYPE_STRING, G_TYPE_STRING);
  gtk_widget_class_set_css_name (widget_class, "edittable");
}

static void
add_controllers (FlipEditTable *self)
{
  GtkGesture *drag = gtk_gesture_drag_new (), *click = gtk_gesture_click_new ();

  self->drop = gtk_drop_target_new (G_TYPE_UINT, GDK_ACTION_COPY);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (give_up), self);
  g_signal_connect_swapped (self->drop, "notify::current-drop", G_CALLBACK (gtk_widget_queue_draw),
                            self);
  FLIP_LISTEN (self, drag, self, ("drag-begin", begin_cb), ("drag-update", update_cb),
               ("drag-end", end_cb));
  FLIP_LISTEN (self, click, self, ("pressed", pressed_cb));
  gtk_gesture_group (drag, click);
  flip_touch_add_pinch (GTK_WIDGET (self), pinched_cb, self);
  FLIP_LISTEN (self, gtk_event_controller_key_new (), self, ("key-pressed", key_cb));
  FLIP_LISTEN (self, self->drop, self, ("drop", drop_cb));
}

static void
flip_edit_table_init (FlipEditTable *self)
{
  self->step = USUAL_STEP;
  self->zoom = FLIP_TABLE_WHOLE;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  /* Translators: the playing table */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Table"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  _ ("Arrow keys move the selected piece, R turns it, Delete "
                                     "removes it."),
                                  -1);
  add_controllers (self);
  flip_screen_palette_watch (GTK_WIDGET (self), G_CALLBACK (gtk_widget_queue_draw));
}

/* public functions */

void
flip_edit_table_set_desk (FlipEditTable *self, FlipEditionDesk *desk)
{
  g_return_if_fail (FLIP_IS_EDIT_TABLE (self) && FLIP_IS_EDITION_DESK (desk));
  g_return_if_fail (!self->desk && flip_table_draft_can (flip_edition_desk_game (desk)));

  flip_follow_desk (self, &self->desk, desk, G_CALLBACK (load));
}

void
flip_edit_table_select (FlipEditTable *self, const char *group)
{
  const FlipHotSpot *spot;

  g_return_if_fail (FLIP_IS_EDIT_TABLE (self));

  if (g_strcmp0 (group, self->group) == 0)
    return;
  spot = group ? flip_edit_canvas_of (FLIP_EDIT_CANVAS (self), group, NULL) : NULL;
  select_piece (self, spot ? spot->group : NULL, spot ? spot->key : NULL);
}

void
flip_edit_table_set_step (FlipEditTable *self, int step)
{
  g_return_if_fail (FLIP_IS_EDIT_TABLE (self) && step >= 1);

  self->step = step;
}

gboolean
flip_edit_table_add (FlipEditTable *self, guint item, const FlipSpot *spot)
{
  g_autoptr (FlipBoardFile) file = NULL;
  g_autoptr (GArray) tray = NULL;
  g_autofree char *what = NULL;
  const FlipTrayItem *taken;
  const char *group, *key;
  FlipSpot middle;

  g_return_val_if_fail (FLIP_IS_EDIT_TABLE (self) && self->desk, FALSE);

  file = flip_board_file_new (flip_edition_desk_text (self->desk));
  tray = flip_scenario_tray (format_of (self), file);
  if (!has_table (self) || item >= tray->len)
    return FALSE;
  taken = &g_array_index (tray, FlipTrayItem, item);
  middle = (FlipSpot){ .x = self->table->width / 2, .y = self->table->height / 2 };
  if (!flip_scenario_add (format_of (self), file, taken, spot ? spot : &middle, &group, &key))
    return FALSE;
  /* Translators: %s: a piece on the table */
  what = g_strdup_printf (_ ("Add %s"), taken->title);
  group = g_intern_string (group);
  key = g_intern_string (key);
  commit (self, file, what);
  focus_piece (self, group, key);
  return TRUE;
}
