/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/setup/set-up-window.h"

#include "app/common/ask/choose-file.h"
#include "app/common/ask/toast.h"
#include "app/common/layout/room-bin.h"
#include "app/common/picture/kept-picture.h"
#include "app/common/picture/widget-canvas.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/measure.h"
#include "app/common/toolkit/show.h"
#include "app/common/toolkit/text-scale.h"
#include "app/files/print-run.h"
#include "draw/paper/layout-pdf.h"
#include "draw/paper/layout-view.h"
#include "draw/sheet/sheet-art.h"
#include "play/sheet/sheet-model.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>
#include <math.h>

/* Saves or prints the table on paper at its full size. `done` reports the outcome in words, unless
   nothing was done. */
typedef void (*FlipPaperDone) (const char *words, gpointer data);

/* A task that may outlive the click that began it. */
typedef struct
{
  GtkWindow *window; /* a reference, so that the recipient of the outcome lives long enough */
  FlipSheetModel *model;
  FlipPaperDone done;
  gpointer data;
} Paper;

static Paper *
paper_new (GtkWindow *window, FlipSheetModel *model, FlipPaperDone done, gpointer data)
{
  Paper *paper = g_new (Paper, 1);

  g_assert (done);
  *paper = (Paper){ g_object_ref (window), g_object_ref (model), done, data };
  return paper;
}

static void
paper_free (gpointer data)
{
  Paper *paper = data;

  g_object_unref (paper->window);
  g_object_unref (paper->model);
  g_free (paper);
}

static FlipPicture
picture_of (Paper *paper)
{
  return (FlipPicture){
    .game = flip_sheet_model_game (paper->model),
    .state = flip_sheet_model_moment (paper->model)->state,
    .palette = FLIP_PALETTE_PRINT,
    .scale = 1,
    .paper = flip_paper_usual (),
  };
}

static gboolean
write_file (Paper *paper, GFile *file, GError **error)
{
  FlipPicture picture = picture_of (paper);
  g_autoptr (GBytes) bytes = flip_layout_pdf_bytes (&picture, error);

  return bytes && flip_save_bytes (file, bytes, error);
}

static void
file_chosen_cb (GFile *file, gpointer data)
{
  Paper *paper = data;
  g_autoptr (GError) error = NULL;

  if (!file)
    paper->done (_ ("The layout needs a name."), paper->data);
  else if (write_file (paper, file, &error))
    /* Translators: told after a file was written */
    paper->done (_ ("Layout saved"), paper->data);
  else
    paper->done (error->message, paper->data);
}

static void
flip_set_up_paper_save (GtkWindow *window, FlipSheetModel *model, FlipPaperDone done, gpointer data)
{
  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (FLIP_IS_SHEET_MODEL (model));
  g_return_if_fail (done != NULL);

  flip_choose_file_to_save (&(FlipFileWish){ .owner = GTK_WIDGET (window),
                                             .title = _ ("Save the Layout"),
                                             .kind = _ ("Table at full size (.layout.pdf)"),
                                             .suffix = "pdf",
                                             /* Translators: name suggested for a file */
                                             .name = _ ("table.layout.pdf") },
                            file_chosen_cb, paper_new (window, model, done, data), paper_free);
}

static void
flip_set_up_paper_print (GtkWindow *window,
                         FlipSheetModel *model,
                         FlipPaperDone done,
                         gpointer data)
{
  FlipExport sheet = { 0 };

  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (FLIP_IS_SHEET_MODEL (model));
  g_return_if_fail (done != NULL);

  sheet.session = flip_sheet_model_session (model);
  flip_print_run (window, flip_print_new (&sheet, 1u << FLIP_PRINT_LAYOUT, 0, flip_paper_usual ()),
                  _ ("Table at full size"), NULL, done, data);
}

/* Widths for the usual text size: from the first on, the list has columns, and from the second on
   it is beside the table. */
#define COLUMNS_FROM 300
#define BESIDE_FROM  720
#define SIDE_WIDTH   330
#define USUAL_WIDTH  1160
#define USUAL_HEIGHT 780

/* One piece: its name and its position. */
#define FLIP_TYPE_SET_UP_ROW (flip_set_up_row_get_type ())
G_DECLARE_FINAL_TYPE (FlipSetUpRow, flip_set_up_row, FLIP, SET_UP_ROW, GtkListBoxRow)

struct _FlipSetUpRow
{
  GtkListBoxRow parent_instance;

  /* template */
  GtkLabel *name, *note, *where, *left, *near, *angle;
  GtkWidget *numbers;
};

FLIP_DEFINE_TEMPLATE (FlipSetUpRow, flip_set_up_row, GTK_TYPE_LIST_BOX_ROW)

/* The table as it is to be set up, with rulers and the distances of one piece. Signal: "picked"
   (uint) when a piece is clicked. */
G_DECLARE_FINAL_TYPE (FlipSetUpCanvas, flip_set_up_canvas, FLIP, SET_UP_CANVAS, GtkWidget)

#define LEAST_CANVAS 200
#define CANVAS_WIDTH 760

struct _FlipSetUpCanvas
{
  GtkWidget parent_instance;

  /* borrowed */
  const FlipTableLayout *layout; /* NULL until it is set */
  gconstpointer state;
  const FlipLayoutPiece *pieces;

  /* owned */
  FlipKeptPicture table;

  guint n, measured;
  gboolean table_is_old;
};

G_DEFINE_FINAL_TYPE (FlipSetUpCanvas, flip_set_up_canvas, GTK_TYPE_WIDGET)

static FlipLayoutView
view_of (FlipSetUpCanvas *self)
{
  return (FlipLayoutView){
    .layout = self->layout,
    .state = self->state,
    .width = gtk_widget_get_width (GTK_WIDGET (self)),
    .height = gtk_widget_get_height (GTK_WIDGET (self)),
  };
}

static void
outdate (FlipSetUpCanvas *self)
{
  g_assert (FLIP_IS_SET_UP_CANVAS (self));

  self->table_is_old = TRUE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
draw_table (FlipCanvas *canvas, gpointer data)
{
  FlipLayoutView view = view_of (data);

  flip_layout_view_draw (canvas, &view);
}

static void
show_table (FlipSetUpCanvas *self, GtkSnapshot *snapshot)
{
  FlipPictureWish wish = {
    .width = gtk_widget_get_width (GTK_WIDGET (self)),
    .height = gtk_widget_get_height (GTK_WIDGET (self)),
    .scale = 1,
    .palette = flip_screen_palette (),
    .draw = draw_table,
    .data = self,
  };

  if (self->table_is_old || !flip_kept_picture_is_there (&self->table, GTK_WIDGET (self)))
    flip_kept_picture_update (&self->table, GTK_WIDGET (self), &wish);
  self->table_is_old = FALSE;
  flip_kept_picture_append (&self->table, snapshot, 0, 0);
}

static void
pressed_cb (GtkGestureClick *click, int times, double x, double y, FlipSetUpCanvas *self)
{
  FlipLayoutView view = view_of (self);
  int piece = self->layout ? flip_layout_view_find (&view, self->pieces, self->n, x, y) : -1;

  g_assert (FLIP_IS_SET_UP_CANVAS (self));

  if (piece >= 0)
    g_signal_emit_by_name (self, "picked", (guint) piece);
}

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, FlipExtent *extent)
{
  FlipSetUpCanvas *self = FLIP_SET_UP_CANVAS (widget);
  double width = 4, height = 3;

  if (self->layout)
    self->layout->measure (self->state, &width, &height);
  *extent = (FlipExtent){ LEAST_CANVAS, CANVAS_WIDTH };
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  extent->minimum = (int) (LEAST_CANVAS * height / width);
  extent->natural = (int) ceil ((for_size < 0 ? CANVAS_WIDTH : for_size) * height / width);
  extent->natural = MAX (extent->minimum, extent->natural);
}

static void
flip_set_up_canvas_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FLIP_SET_UP_CANVAS (widget)->table_is_old = TRUE;
}

static void
flip_set_up_canvas_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FlipSetUpCanvas *self = FLIP_SET_UP_CANVAS (widget);
  FlipLayoutView view = view_of (self);
  FlipCanvas canvas;

  if (!self->layout)
    return;
  show_table (self, snapshot);
  if (self->measured >= self->n)
    return;
  flip_widget_canvas_begin (&canvas, widget, snapshot, 0);
  flip_layout_view_measure (&canvas, &view, &self->pieces[self->measured]);
  flip_widget_canvas_end (&canvas);
}

static void
flip_set_up_canvas_class_init (FlipSetUpCanvasClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FLIP_OWN_PARTS (klass, FlipSetUpCanvas, (table, flip_kept_picture_clear));
  flip_class_measure (klass, GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH, measure);
  widget_class->size_allocate = flip_set_up_canvas_size_allocate;
  widget_class->snapshot = flip_set_up_canvas_snapshot;
  FLIP_SIGNAL (klass, "picked", 1, G_TYPE_UINT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
flip_set_up_canvas_init (FlipSetUpCanvas *self)
{
  FLIP_LISTEN (self, gtk_gesture_click_new (), self, ("pressed", pressed_cb));
  flip_show_name (self, _ ("Table with rulers"));
  flip_screen_palette_watch (GTK_WIDGET (self), G_CALLBACK (outdate));
}

/* The caller keeps ownership of everything. */
static void
flip_set_up_canvas_set (FlipSetUpCanvas *self,
                        const FlipTableLayout *layout,
                        gconstpointer state,
                        const FlipLayoutPiece *pieces,
                        guint n)
{
  g_return_if_fail (FLIP_IS_SET_UP_CANVAS (self));
  g_return_if_fail (!layout || (state && pieces));

  self->layout = layout;
  self->state = state;
  self->pieces = pieces;
  self->n = n;
  self->measured = n;
  self->table_is_old = TRUE;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
flip_set_up_canvas_measure (FlipSetUpCanvas *self, guint piece)
{
  g_return_if_fail (FLIP_IS_SET_UP_CANVAS (self));
  g_return_if_fail (piece < self->n);

  self->measured = piece;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

struct _FlipSetUpWindow
{
  AdwWindow parent_instance;

  /* template */
  AdwToastOverlay *toasts;
  AdwWindowTitle *heading;
  GtkWidget *content, *side, *head;
  FlipSetUpCanvas *canvas;
  GtkLabel *name, *where;
  GtkListBox *list;

  /* owned */
  FlipSheetModel *model;
  gpointer state; /* the state when the window was opened */

  const FlipTableLayout *layout;
  guint n;
  FlipLayoutPiece pieces[FLIP_LAYOUT_MOST_PIECES];
};

G_DEFINE_FINAL_TYPE (FlipSetUpWindow, flip_set_up_window, ADW_TYPE_WINDOW)

/* the row */

static void
flip_set_up_row_class_init (FlipSetUpRowClass *klass)
{
  FLIP_TEMPLATE (klass, "setup/set-up-row.ui");
  FLIP_BIND_CHILDREN (klass, FlipSetUpRow, name, note, where, numbers, left, near, angle);
}

/* helpers */

static const FlipTableLayout *
layout_of (FlipSheetModel *model)
{
  const FlipSheetArt *art = flip_sheet_art_find (flip_sheet_model_game (model));

  return art ? art->table : NULL;
}

static char *
describe (FlipSetUpWindow *self, const FlipLayoutPiece *piece)
{
  double near = flip_layout_near (self->layout, self->state, piece);

  if (piece->turned)
    return g_strdup_printf (
      /* Translators: %.0f: millimetres, twice, then the direction in degrees */
      _ ("%.0f mm from the left edge, %.0f mm from the near edge, facing %.0f°"), piece->x, near,
      piece->angle);
  /* Translators: %.0f: millimetres, both times */
  return g_strdup_printf (_ ("%.0f mm from the left edge, %.0f mm from the near edge"), piece->x,
                          near);
}

static char *
name_with_note (const FlipLayoutPiece *piece)
{
  /* Translators: first %s: a piece; second %s: a note about it */
  return *piece->note ? g_strdup_printf (_ ("%s (%s)"), piece->name, piece->note)
                      : g_strdup (piece->name);
}

static void
show_number (GtkLabel *label, const char *format, double number)
{
  g_autofree char *text = g_strdup_printf (format, number);

  gtk_label_set_label (label, text);
}

static GtkWidget *
row_new (FlipSetUpWindow *self, const FlipLayoutPiece *piece)
{
  FlipSetUpRow *row = g_object_new (FLIP_TYPE_SET_UP_ROW, NULL);
  g_autofree char *name = name_with_note (piece);
  g_autofree char *where = describe (self, piece);
  /* Translators: first %s: a suit; second %s: the part of the board that it stands for */
  g_autofree char *words = g_strdup_printf (_ ("%s: %s"), name, where);

  gtk_label_set_label (row->name, piece->name);
  gtk_label_set_label (row->note, piece->note);
  gtk_widget_set_visible (GTK_WIDGET (row->note), *piece->note != '\0');
  gtk_label_set_label (row->where, where);
  show_number (row->left, "%.0f", piece->x);
  show_number (row->near, "%.0f", flip_layout_near (self->layout, self->state, piece));
  if (piece->turned)
    /* Translators: %.0f: degrees */
    show_number (row->angle, _ ("%.0f°"), piece->angle);
  flip_show_name (row, words);
  return GTK_WIDGET (row);
}

static void
show_piece (FlipSetUpWindow *self, guint index)
{
  const FlipLayoutPiece *piece = &self->pieces[index];
  g_autofree char *name = name_with_note (piece);
  /* Translators: a step, how many there are, and the piece that is laid in it */
  g_autofree char *title = g_strdup_printf (_ ("%u of %u: %s"), index + 1, self->n, name);
  g_autofree char *where = describe (self, piece);

  g_assert (index < self->n);
  flip_set_up_canvas_measure (self->canvas, index);
  gtk_label_set_label (self->name, title);
  gtk_label_set_label (self->where, where);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "set-up.previous", index > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "set-up.next", index + 1 < self->n);
}

static void
select_piece (FlipSetUpWindow *self, guint index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, (int) index);

  if (!row)
    return;
  gtk_list_box_select_row (self->list, row);
  gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
step (FlipSetUpWindow *self, int by)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  select_piece (self, (guint) ((row ? gtk_list_box_row_get_index (row) : 0) + by));
}

/* Large text in a narrow window leaves no room for columns, so positions are given in words. */
static void
show_columns (FlipSetUpWindow *self, gboolean columns)
{
  GtkListBoxRow *row;

  gtk_widget_set_visible (self->head, columns);
  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)); i++)
    {
      gtk_widget_set_visible (FLIP_SET_UP_ROW (row)->numbers, columns);
      gtk_widget_set_visible (GTK_WIDGET (FLIP_SET_UP_ROW (row)->where), !columns);
    }
}

/* callbacks */

static void
room_cb (FlipRoomBin *bin, int width, int height, FlipSetUpWindow *self)
{
  gboolean beside = width >= flip_text_scale (GTK_WIDGET (self), BESIDE_FROM);

  g_assert (FLIP_IS_SET_UP_WINDOW (self));

  flip_show_across (self->content, beside);
  gtk_widget_set_size_request (self->side, beside ? SIDE_WIDTH : -1, -1);
  gtk_widget_set_vexpand (GTK_WIDGET (self->canvas), beside);
  show_columns (self, width >= flip_text_scale (GTK_WIDGET (self), COLUMNS_FROM));
}

static void
row_selected_cb (GtkListBox *list, GtkListBoxRow *row, FlipSetUpWindow *self)
{
  g_assert (FLIP_IS_SET_UP_WINDOW (self));

  if (row)
    show_piece (self, (guint) gtk_list_box_row_get_index (row));
}

static void
next_cb (FlipSetUpWindow *self)
{
  step (self, 1);
}

static void
previous_cb (FlipSetUpWindow *self)
{
  step (self, -1);
}

static void
done_cb (const char *words, gpointer data)
{
  g_assert (FLIP_IS_SET_UP_WINDOW (data));

  flip_toast_show (GTK_WIDGET (FLIP_SET_UP_WINDOW (data)->toasts), flip_toast_new (words));
}

static void
save_cb (FlipSetUpWindow *self)
{
  flip_set_up_paper_save (GTK_WINDOW (self), self->model, done_cb, self);
}

static void
print_cb (FlipSetUpWindow *self)
{
  flip_set_up_paper_print (GTK_WINDOW (self), self->model, done_cb, self);
}

/* overrides */

static void
flip_set_up_window_dispose (GObject *object)
{
  FlipSetUpWindow *self = FLIP_SET_UP_WINDOW (object);

  if (self->canvas)
    flip_set_up_canvas_set (self->canvas, NULL, NULL, NULL, 0);
  g_clear_object (&self->model);
  G_OBJECT_CLASS (flip_set_up_window_parent_class)->dispose (object);
}

static void
install_keys (GtkWidgetClass *widget_class)
{
  FLIP_KEYS (widget_class, (GDK_KEY_s, GDK_CONTROL_MASK, "set-up.save"),
             (GDK_KEY_p, GDK_CONTROL_MASK, "set-up.print"), (GDK_KEY_Escape, 0, "window.close"));
}

static void
flip_set_up_window_class_init (FlipSetUpWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = flip_set_up_window_dispose;
  FLIP_OWN_LAST (klass, FlipSetUpWindow, (state, g_free));
  FLIP_TEMPLATE (widget_class, "setup/set-up-window.ui");
  FLIP_BIND_CHILDREN (widget_class, FlipSetUpWindow, toasts, heading, content, side, head, canvas,
                      name, where, list);
  FLIP_BIND_CALLBACKS (widget_class, room_cb, select_piece, row_selected_cb);
  FLIP_ACTIONS (widget_class, FlipSetUpWindow, ("set-up.next", next_cb),
                ("set-up.previous", previous_cb), ("set-up.save", save_cb),
                ("set-up.print", print_cb));
  install_keys (widget_class);
}

static void
add_arrow (GtkEventController *shortcuts, const char *key, const char *action)
{
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (shortcuts),
    gtk_shortcut_new (gtk_shortcut_trigger_parse_string (key), gtk_named_action_new (action)));
}

/* The arrows belong to the content, because the window itself uses them to move the focus. */
static void
flip_set_up_window_init (FlipSetUpWindow *self)
{
  GtkEventController *shortcuts = gtk_shortcut_controller_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  add_arrow (shortcuts, "Right", "set-up.next");
  add_arrow (shortcuts, "Left", "set-up.previous");
  gtk_widget_add_controller (self->content, shortcuts);
}

static void
set_model (FlipSetUpWindow *self, FlipSheetModel *model)
{
  g_autofree char *subtitle = NULL;
  double width, height;

  self->model = g_object_ref (model);
  self->layout = layout_of (model);
  self->state =
    g_memdup2 (flip_sheet_model_moment (model)->state, flip_sheet_model_game (model)->state_size);
  self->n = self->layout->pieces (self->state, self->pieces);
  g_assert (self->n <= FLIP_LAYOUT_MOST_PIECES);
  self->layout->measure (self->state, &width, &height);
  subtitle =
    /* Translators: a scenario, and the size of its table */
    g_strdup_printf (_ ("%s, %.0f × %.0f mm"), self->layout->title (self->state), width, height);
  adw_window_title_set_subtitle (self->heading, subtitle);
  flip_set_up_canvas_set (self->canvas, self->layout, self->state, self->pieces, self->n);
  for (guint i = 0; i < self->n; i++)
    gtk_list_box_append (self->list, row_new (self, &self->pieces[i]));
  select_piece (self, 0);
}

/* public functions */

gboolean
flip_set_up_window_can (FlipSheetModel *model)
{
  g_return_val_if_fail (FLIP_IS_SHEET_MODEL (model), FALSE);

  return !flip_sheet_model_tabletop (model)
         && flip_layout_pdf_can (flip_sheet_model_game (model),
                                 flip_sheet_model_moment (model)->state);
}

/* No wider than the window it belongs to. */
void
flip_set_up_window_present (GtkWindow *parent, FlipSheetModel *model)
{
  FlipSetUpWindow *self;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (flip_set_up_window_can (model));

  self = g_object_new (FLIP_TYPE_SET_UP_WINDOW, "transient-for", parent, NULL);
  gtk_window_set_default_size (GTK_WINDOW (self),
                               MIN (gtk_widget_get_width (GTK_WIDGET (parent)), USUAL_WIDTH),
                               MIN (gtk_widget_get_height (GTK_WIDGET (parent)), USUAL_HEIGHT));
  set_model (self, model);
  gtk_window_present (GTK_WINDOW (self));
}
