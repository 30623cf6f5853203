/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/files/print-dialog.h"

#include "app/common/layout/room-bin.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/measure.h"
#include "app/common/toolkit/show.h"
#include "app/common/toolkit/text-scale.h"
#include "play/output/print.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>

/* A page as it will be printed: white, whatever the theme is. */
G_DECLARE_FINAL_TYPE (FlipPrintPreview, flip_print_preview, FLIP, PRINT_PREVIEW, GtkWidget)

#define SMALLEST 220

struct _FlipPrintPreview
{
  GtkWidget parent_instance;

  /* borrowed */
  FlipPrint *print; /* or NULL */

  guint page;
};

FLIP_DEFINE_PLAIN (FlipPrintPreview, flip_print_preview, GTK_TYPE_WIDGET)

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, FlipExtent *extent)
{
  extent->minimum = SMALLEST;
  extent->natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 2 * SMALLEST : SMALLEST * 3 / 2;
}

static void
flip_print_preview_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FlipPrintPreview *self = FLIP_PRINT_PREVIEW (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  FlipRect paper;
  double scale;
  cairo_t *cr;

  if (!self->print || self->page >= flip_print_n_pages (self->print))
    return;
  paper = flip_print_rect (self->print, self->page);
  scale = MIN (width / paper.width, height / paper.height);
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  cairo_translate (cr, (width - paper.width * scale) / 2, (height - paper.height * scale) / 2);
  cairo_scale (cr, scale, scale);
  cairo_rectangle (cr, 0, 0, paper.width, paper.height);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, .6, .6, .6);
  cairo_set_line_width (cr, 1 / scale);
  cairo_stroke_preserve (cr);
  cairo_clip (cr);
  flip_print_draw (self->print, self->page, cr);
  cairo_destroy (cr);
}

static void
flip_print_preview_class_init (FlipPrintPreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  flip_class_measure (klass, GTK_SIZE_REQUEST_CONSTANT_SIZE, measure);
  widget_class->snapshot = flip_print_preview_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

/* The print is borrowed until the next call; NULL shows nothing. */
static void
flip_print_preview_load (FlipPrintPreview *self, FlipPrint *print, guint page)
{
  g_return_if_fail (FLIP_IS_PRINT_PREVIEW (self));

  self->print = print;
  self->page = page;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

#define BESIDE_FROM   760 /* from this width on, the choices are beside the page instead of above it */
#define CHOICES_WIDTH 320

struct _FlipPrintDialog
{
  AdwWindow parent_instance;

  /* template */
  GtkBox *content;
  GtkWidget *choices, *layout_row;
  GtkCheckButton *boards, *result, *blank, *aid, *layout;
  AdwComboRow *seat, *paper;
  FlipPrintPreview *preview;
  GtkLabel *count;

  /* owned */
  FlipSheetModel *model;
  FlipPrint *print; /* the current selection; it may have no pages */

  FlipPrintDone done;
  gpointer data;
  guint page;
};

G_DEFINE_FINAL_TYPE (FlipPrintDialog, flip_print_dialog, ADW_TYPE_WINDOW)

/* helpers */

static GtkCheckButton *
check_of (FlipPrintDialog *self, FlipPrintPart part)
{
  GtkCheckButton *checks[FLIP_N_PRINTS] = { self->boards, self->result, self->blank, self->aid,
                                            self->layout };

  return checks[part];
}

static guint
chosen_parts (FlipPrintDialog *self)
{
  guint parts = 0;

  for (FlipPrintPart part = 0; part < FLIP_N_PRINTS; part++)
    {
      if (gtk_check_button_get_active (check_of (self, part)))
        parts |= 1u << part;
    }

  return parts;
}

/* The first entry means all seats. */
static guint
chosen_seats (FlipPrintDialog *self)
{
  guint selected = adw_combo_row_get_selected (self->seat);

  return selected == 0 || selected == GTK_INVALID_LIST_POSITION ? G_MAXUINT : 1u << (selected - 1);
}

static FlipPrint *
make_print (FlipPrintDialog *self)
{
  FlipExport sheet = { .session = flip_sheet_model_session (self->model) };

  flip_sheet_model_times (self->model, &sheet.created, &sheet.changed);
  return flip_print_new (&sheet, chosen_parts (self), chosen_seats (self),
                         adw_combo_row_get_selected (self->paper) == 1 ? FLIP_PAPER_LETTER
                                                                      : FLIP_PAPER_A4);
}

static void
show_page (FlipPrintDialog *self)
{
  guint n = flip_print_n_pages (self->print);
  g_autofree char *words = NULL;

  self->page = n ? MIN (self->page, n - 1) : 0;
  /* Translators: first %u: the number of the page; second %u: how many pages */
  words = n ? g_strdup_printf (_ ("Page %u of %u"), self->page + 1, n)
            : g_strdup (_ ("Nothing to print"));
  gtk_label_set_label (self->count, words);
  flip_show_name (self->preview, words);
  flip_print_preview_load (self->preview, self->print, self->page);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "print.previous", self->page > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "print.next", self->page + 1 < n);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "print.print", n > 0);
}

static void
refresh (FlipPrintDialog *self)
{
  flip_print_preview_load (self->preview, NULL, 0);
  g_clear_pointer (&self->print, flip_print_free);
  self->print = make_print (self);
  show_page (self);
}

static void
list_seats (FlipPrintDialog *self)
{
  const FlipMoment *moment = flip_sheet_model_moment (self->model);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint n = moment->n_seats;

  /* Translators: in a list of players */
  gtk_string_list_append (names, _ ("All players"));
  for (guint seat = 0; seat < n; seat++)
    gtk_string_list_append (names, flip_log_player (moment->log, (int) seat));
  adw_combo_row_set_model (self->seat, G_LIST_MODEL (names));
  gtk_widget_set_visible (GTK_WIDGET (self->seat), n > 1);
}

/* callbacks */

static void
changed_cb (FlipPrintDialog *self)
{
  g_assert (FLIP_IS_PRINT_DIALOG (self));

  if (self->print)
    refresh (self);
}

static void
room_cb (FlipRoomBin *bin, int width, int height, FlipPrintDialog *self)
{
  gboolean beside = width >= flip_text_scale (GTK_WIDGET (self), BESIDE_FROM);

  g_assert (FLIP_IS_PRINT_DIALOG (self));

  flip_show_across (self->content, beside);
  gtk_widget_set_size_request (self->choices,
                               beside ? flip_text_scale (GTK_WIDGET (self), CHOICES_WIDTH) : -1, -1);
}

static void
previous_cb (FlipPrintDialog *self)
{
  self->page--;
  show_page (self);
}

static void
next_cb (FlipPrintDialog *self)
{
  self->page++;
  show_page (self);
}

static void
print_cb (FlipPrintDialog *self)
{
  FlipExport sheet = { .session = flip_sheet_model_session (self->model) };
  g_autofree char *title = NULL;

  flip_sheet_model_times (self->model, &sheet.created, &sheet.changed);
  title = flip_export_title (&sheet);
  flip_print_run (gtk_window_get_transient_for (GTK_WINDOW (self)), make_print (self), title, NULL,
                  self->done, self->data);
  gtk_window_close (GTK_WINDOW (self));
}

/* Takes these keys before the lists of rows, which would scroll. */
static void
add_page_keys (FlipPrintDialog *self)
{
  static const struct
  {
    guint key;
    const char *action;
  } keys[] = {
    { GDK_KEY_Page_Up, "print.previous" },
    { GDK_KEY_KP_Page_Up, "print.previous" },
    { GDK_KEY_Page_Down, "print.next" },
    { GDK_KEY_KP_Page_Down, "print.next" },
  };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (controller),
      gtk_shortcut_new (gtk_keyval_trigger_new (keys[i].key, 0), gtk_named_action_new (keys[i].action)));
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

/* overrides */

static void
flip_print_dialog_dispose (GObject *object)
{
  FlipPrintDialog *self = FLIP_PRINT_DIALOG (object);

  if (self->preview)
    flip_print_preview_load (self->preview, NULL, 0);
  g_clear_pointer (&self->print, flip_print_free);
  g_clear_object (&self->model);
  G_OBJECT_CLASS (flip_print_dialog_parent_class)->dispose (object);
}

static void
flip_print_dialog_class_init (FlipPrintDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_print_dialog_dispose;
  FLIP_TEMPLATE (klass, "files/print-dialog.ui");
  FLIP_BIND_CHILDREN (klass, FlipPrintDialog, content, choices, boards, result, blank, aid, layout,
                      layout_row, seat, paper, preview, count);
  FLIP_BIND_CALLBACKS (klass, changed_cb, room_cb);
  FLIP_ACTIONS (klass, FlipPrintDialog, ("print.previous", previous_cb), ("print.next", next_cb),
                ("print.print", print_cb));
  FLIP_KEYS (klass, (GDK_KEY_Escape, 0, "window.close"));
}

static void
flip_print_dialog_init (FlipPrintDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_page_keys (self);
}

/* public functions */

void
flip_print_dialog_present (GtkWindow *window,
                           FlipSheetModel *model,
                           guint parts,
                           FlipPrintDone done,
                           gpointer data)
{
  FlipPrintDialog *self;

  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (FLIP_IS_SHEET_MODEL (model));
  g_return_if_fail (done);

  self = g_object_new (FLIP_TYPE_PRINT_DIALOG, "transient-for", window, NULL);
  self->model = g_object_ref (model);
  self->done = done;
  self->data = data;
  list_seats (self);
  adw_combo_row_set_selected (self->paper, flip_paper_usual () == FLIP_PAPER_LETTER ? 1 : 0);
  gtk_widget_set_visible (self->layout_row,
                          flip_print_can (flip_sheet_model_session (model), FLIP_PRINT_LAYOUT));
  for (FlipPrintPart part = 0; part < FLIP_N_PRINTS; part++)
    gtk_check_button_set_active (check_of (self, part), parts >> part & 1);
  refresh (self);
  gtk_window_present (GTK_WINDOW (self));
}
