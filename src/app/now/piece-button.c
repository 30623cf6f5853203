/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/piece-button.h"

#include "app/now/piece-picture.h"

#include <glib/gi18n.h>

#define PICTURE      40
#define LINE_PICTURE 20
#define NAME_CHARS   8 /* asked for; a line gets more */

struct _FlipPieceButton
{
  GtkToggleButton parent_instance;

  /* borrowed */
  FlipSheetModel *model; /* of the piece that is shown */

  /* owned by the button */
  GtkWidget *picture, *arrow;
  GtkLabel *name, *size;

  guint piece;
  gboolean dragging;
};

G_DEFINE_FINAL_TYPE (FlipPieceButton, flip_piece_button, GTK_TYPE_TOGGLE_BUTTON)

/* helpers */

static char *
name_of (const FlipPlacedPiece *piece, guint number)
{
  return *piece->offer.piece ? g_strdup (piece->offer.piece)
                             : g_strdup_printf (_ ("Piece %u"), number + 1);
}

static char *
size_of (const FlipPlacedPiece *piece)
{
  if (!piece->n_places)
    return g_strdup (_ ("fits nowhere"));
  return g_strdup_printf (ngettext ("%u square", "%u squares", piece->n_squares), piece->n_squares);
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
let_scroll (FlipPieceButton *self, gboolean scrolls)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);

  if (scrolled)
    gtk_scrolled_window_set_kinetic_scrolling (GTK_SCROLLED_WINDOW (scrolled), scrolls);
}

static void
set_window_cursor (FlipPieceButton *self, const char *name)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (root)
    gtk_widget_set_cursor_from_name (GTK_WIDGET (root), name);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), name);
}

/* callbacks */

static void
drag_begin_cb (GtkGestureDrag *gesture, double x, double y, FlipPieceButton *self)
{
  self->dragging = FALSE;
  let_scroll (self, FALSE);
}

static void
begin_drag (FlipPieceButton *self, GtkGesture *gesture)
{
  self->dragging = TRUE;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  flip_placement_set_piece (flip_sheet_model_placement (self->model), self->piece);
  set_window_cursor (self, "grabbing");
}

static void
drag_update_cb (GtkGestureDrag *gesture, double across, double down, FlipPieceButton *self)
{
  FlipPlacement *placement = flip_sheet_model_placement (self->model);
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  gboolean begins =
    !self->dragging && gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) across, (int) down);
  double x, y;

  if (begins)
    begin_drag (self, GTK_GESTURE (gesture));
  if (!self->dragging || (!begins && !flip_placement_is_dragged (placement)))
    return;
  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  if (gtk_widget_translate_coordinates (GTK_WIDGET (self), root, x + across, y + down, &x, &y))
    flip_placement_drag (placement, x, y);
}

static void
drag_end_cb (GtkGestureDrag *gesture, double across, double down, FlipPieceButton *self)
{
  let_scroll (self, TRUE);
  set_window_cursor (self, NULL);
  if (!self->dragging)
    return;
  self->dragging = FALSE;
  flip_placement_drop (flip_sheet_model_placement (self->model));
}

static void
cancel_cb (GtkGesture *gesture, GdkEventSequence *sequence, FlipPieceButton *self)
{
  let_scroll (self, TRUE);
  set_window_cursor (self, NULL);
  if (self->dragging)
    flip_placement_give_up (flip_sheet_model_placement (self->model));
  self->dragging = FALSE;
}

/* overrides */

static void
flip_piece_button_class_init (FlipPieceButtonClass *klass)
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
add_gesture (FlipPieceButton *self)
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
flip_piece_button_init (FlipPieceButton *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->picture = flip_piece_picture_new (PICTURE);
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
flip_piece_button_new (guint piece)
{
  FlipPieceButton *self = g_object_new (FLIP_TYPE_PIECE_BUTTON, NULL);

  self->piece = piece;
  return GTK_WIDGET (self);
}

guint
flip_piece_button_piece (FlipPieceButton *self)
{
  return self->piece;
}

void
flip_piece_button_show (FlipPieceButton *self, FlipSheetModel *model)
{
  FlipPlacement *placement = flip_sheet_model_placement (model);
  gboolean held = self->piece == flip_placement_piece (placement), line;
  g_autofree char *name = NULL, *size = NULL, *label = NULL;
  const FlipPlacedPiece *piece;

  self->model = model;
  gtk_widget_set_visible (GTK_WIDGET (self), self->piece < flip_placement_n_pieces (placement));
  if (self->piece >= flip_placement_n_pieces (placement))
    return;
  piece = flip_placement_get_piece (placement, self->piece);
  line = piece->offer.price != 0;
  name = name_of (piece, self->piece);
  size = size_of (piece);
  label = line ? g_strdup (name) : g_strdup_printf ("%s, %s", name, size);
  flip_drawing_set_size (FLIP_DRAWING (self->picture), line ? LINE_PICTURE : PICTURE,
                         line ? LINE_PICTURE : PICTURE);
  flip_piece_picture_show (FLIP_PIECE_PICTURE (self->picture), model, self->piece,
                           piece->n_places > 0, held);
  gtk_label_set_label (self->name, name);
  gtk_label_set_label (self->size, size);
  gtk_label_set_wrap (self->name, !line);
  gtk_label_set_ellipsize (self->name, line ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), line ? name : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->size), !line);
  gtk_widget_set_visible (self->arrow, line);
  set_class (GTK_WIDGET (self->size), "error", !piece->n_places);
  gtk_widget_set_sensitive (GTK_WIDGET (self), piece->n_places > 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  if (held)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self), TRUE);
}
