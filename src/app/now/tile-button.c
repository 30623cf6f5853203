/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/tile-button.h"

#include "app/now/tile-picture.h"

#include <glib/gi18n.h>

#define PICTURE      40
#define LINE_PICTURE 20
#define NAME_CHARS   8 /* asked for; a line gets more */

struct _FlipTileButton
{
  GtkToggleButton parent_instance;

  /* borrowed */
  FlipHeldTile *held; /* that the tile can be held as */

  /* owned by the button */
  GtkWidget *picture, *arrow;
  GtkLabel *name, *size;

  guint tile;
  gboolean dragging;
};

G_DEFINE_FINAL_TYPE (FlipTileButton, flip_tile_button, GTK_TYPE_TOGGLE_BUTTON)

/* helpers */

static char *
size_of (FlipTileButton *self, const FlipTile *tile)
{
  if (!flip_held_tile_n_places (self->held, self->tile))
    return g_strdup (_ ("fits nowhere"));
  return g_strdup_printf (ngettext ("%u square", "%u squares", tile->n_squares), tile->n_squares);
}

static void
set_class (GtkWidget *widget, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

/* While a piece is dragged by a finger, what it lies in must not be scrolled. */
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
  double x, y;

  if (begins)
    begin_drag (self, GTK_GESTURE (gesture));
  if (!self->dragging || (!begins && !flip_held_tile_is_dragged (self->held)))
    return;
  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  if (gtk_widget_translate_coordinates (GTK_WIDGET (self), root, x + across, y + down, &x, &y))
    flip_held_tile_drag (self->held, x, y);
}

static void
drag_end_cb (GtkGestureDrag *gesture, double across, double down, FlipTileButton *self)
{
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
}

static GtkLabel *
add_label (GtkWidget *box, const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static void
add_gesture (FlipTileButton *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect (drag, "cancel", G_CALLBACK (cancel_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

static void
flip_tile_button_init (FlipTileButton *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->picture = flip_tile_picture_new (PICTURE);
  gtk_box_append (GTK_BOX (box), self->picture);
  self->name = add_label (words, "piece-name");
  gtk_label_set_max_width_chars (self->name, NAME_CHARS);
  self->size = add_label (words, "piece-size");
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (box), words);
  self->arrow = gtk_image_new_from_icon_name ("go-next-symbolic");
  gtk_box_append (GTK_BOX (box), self->arrow);
  gtk_button_set_child (GTK_BUTTON (self), box);
  gtk_widget_add_css_class (GTK_WIDGET (self), "piece");
  add_gesture (self);
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
  return self->tile;
}

/* One that costs something is a line. */
static void
show_words (FlipTileButton *self, const FlipTile *tile, gboolean fits)
{
  gboolean line = tile->price != 0;
  g_autofree char *size = size_of (self, tile);
  g_autofree char *label =
    line ? g_strdup (tile->title) : g_strdup_printf ("%s, %s", tile->title, size);

  gtk_label_set_label (self->name, tile->title);
  gtk_label_set_label (self->size, size);
  gtk_label_set_wrap (self->name, !line);
  gtk_label_set_ellipsize (self->name, line ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), line ? tile->title : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->size), !line);
  gtk_widget_set_visible (self->arrow, line);
  set_class (GTK_WIDGET (self->size), "error", !fits);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void
flip_tile_button_show (FlipTileButton *self, FlipHeldTile *held)
{
  gboolean is_held = self->tile == flip_held_tile_chosen (held), fits;
  const FlipTile *tile;
  int side;

  g_return_if_fail (FLIP_IS_TILE_BUTTON (self));

  self->held = held;
  gtk_widget_set_visible (GTK_WIDGET (self), self->tile < flip_held_tile_n_tiles (held));
  if (self->tile >= flip_held_tile_n_tiles (held))
    return;
  tile = flip_held_tile_get (held, self->tile);
  fits = flip_held_tile_n_places (held, self->tile) > 0;
  side = tile->price ? LINE_PICTURE : PICTURE;
  flip_drawing_set_size (FLIP_DRAWING (self->picture), side, side);
  flip_tile_picture_show (FLIP_TILE_PICTURE (self->picture),
                          flip_held_tile_squares (held, self->tile), tile->n_squares, fits,
                          is_held);
  show_words (self, tile, fits);
  gtk_widget_set_sensitive (GTK_WIDGET (self), fits);
  if (is_held)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self), TRUE);
}
