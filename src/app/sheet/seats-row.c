/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/sheet/seats-row.h"

#include <glib/gi18n.h>

struct _FlipSeatsRow
{
  GtkBox parent_instance;

  /* owned */
  FlipSheetModel *model;
};

G_DEFINE_FINAL_TYPE (FlipSeatsRow, flip_seats_row, GTK_TYPE_BOX)

/* helpers */

static void
clicked_cb (GtkButton *button, FlipSeatsRow *self)
{
  flip_sheet_model_set_seat (self->model,
                             GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "seat")));
}

static GtkWidget *
seat_button_new (FlipSeatsRow *self, guint seat, int awaited)
{
  FlipSession *session = flip_sheet_model_session (self->model);
  const char *name = flip_session_player (session, (int) seat);
  gboolean acts = (int) seat == awaited;
  FlipScore score = { 0 };
  g_autofree char *points = NULL, *words = NULL, *ink = g_strdup_printf ("seat-%u", seat + 1);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = gtk_label_new (name);

  flip_session_game (session)->score (flip_sheet_model_state (self->model), seat, &score);
  points =
    g_strdup_printf (ngettext ("%d point", "%d points", (gulong) ABS (score.total)), score.total);
  words = g_strdup_printf (acts ? _ ("%s, to act, %s") : _ ("%s, %s"), name, points);
  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), gtk_label_new (points));
  if (acts)
    gtk_box_append (GTK_BOX (box), gtk_label_new (_ ("to act")));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "seat");
  gtk_widget_add_css_class (button, ink);
  if (seat == flip_sheet_model_seat (self->model))
    gtk_widget_add_css_class (button, "shown");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
  g_object_set_data (G_OBJECT (button), "seat", GUINT_TO_POINTER (seat));
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), self);
  return button;
}

static void
refresh (FlipSeatsRow *self)
{
  const FlipSetup *setup = flip_session_setup (flip_sheet_model_session (self->model));
  GtkWidget *child;
  FlipAsk ask;

  flip_sheet_model_ask (self->model, &ask);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_box_remove (GTK_BOX (self), child);
  for (guint seat = 0; seat < flip_setup_seats (setup); seat++)
    gtk_box_append (GTK_BOX (self), seat_button_new (self, seat, ask.who));
}

/* callbacks */

static void
changed_cb (FlipSheetModel *model, FlipSeatsRow *self)
{
  refresh (self);
}

/* overrides */

static void
flip_seats_row_dispose (GObject *object)
{
  FlipSeatsRow *self = FLIP_SEATS_ROW (object);

  if (self->model)
    g_signal_handlers_disconnect_by_data (self->model, self);
  g_clear_object (&self->model);
  G_OBJECT_CLASS (flip_seats_row_parent_class)->dispose (object);
}

static void
flip_seats_row_class_init (FlipSeatsRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_seats_row_dispose;
}

static void
flip_seats_row_init (FlipSeatsRow *self)
{
  gtk_box_set_spacing (GTK_BOX (self), 8);
}

/* public functions */

void
flip_seats_row_set_model (FlipSeatsRow *self, FlipSheetModel *model)
{
  if (self->model)
    g_signal_handlers_disconnect_by_data (self->model, self);
  g_set_object (&self->model, model);
  g_signal_connect (model, "changed", G_CALLBACK (changed_cb), self);
  refresh (self);
}
