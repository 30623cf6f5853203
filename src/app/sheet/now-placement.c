/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/sheet/now-placement.h"

#include <glib/gi18n.h>

struct _FlipNowPlacement
{
  GtkBox parent_instance;

  /* owned */
  FlipPlacement *placement;

  /* owned by the box */
  GtkWidget *pieces, *nowhere;
};

G_DEFINE_FINAL_TYPE (FlipNowPlacement, flip_now_placement, GTK_TYPE_BOX)

enum
{
  NEXT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* callbacks */

static void
piece_cb (GtkToggleButton *button, FlipNowPlacement *self)
{
  guint piece = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "piece"));

  if (gtk_toggle_button_get_active (button))
    flip_placement_set_piece (self->placement, piece);
}

static void
turn_cb (GtkButton *button, FlipNowPlacement *self)
{
  flip_placement_turn (self->placement);
}

static void
mirror_cb (GtkButton *button, FlipNowPlacement *self)
{
  flip_placement_mirror (self->placement, FALSE);
}

static void
upside_down_cb (GtkButton *button, FlipNowPlacement *self)
{
  flip_placement_mirror (self->placement, TRUE);
}

static void
next_cb (GtkButton *button, FlipNowPlacement *self)
{
  guint site = flip_placement_next (self->placement);

  if (site != FLIP_NO_SITE)
    g_signal_emit (self, signals[NEXT], 0, site);
}

/* helpers */

static void
add_piece (FlipNowPlacement *self, guint piece)
{
  g_autofree char *name = flip_placement_piece_name (self->placement, piece);
  GtkWidget *first = gtk_widget_get_first_child (self->pieces);
  GtkWidget *button = gtk_toggle_button_new_with_label (name);

  if (first)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (first));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button),
                                piece == flip_placement_piece (self->placement));
  gtk_widget_set_sensitive (button, flip_placement_fits_anywhere (self->placement, piece));
  g_object_set_data (G_OBJECT (button), "piece", GUINT_TO_POINTER (piece));
  g_signal_connect (button, "toggled", G_CALLBACK (piece_cb), self);
  gtk_box_append (GTK_BOX (self->pieces), button);
}

/* What fits nowhere is said at once. */
static char *
words_of_misfits (FlipNowPlacement *self)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint piece = 0; piece < flip_placement_n_pieces (self->placement); piece++)
    {
      g_autofree char *name = flip_placement_piece_name (self->placement, piece);

      if (!flip_placement_fits_anywhere (self->placement, piece))
        g_string_append_printf (words, _ ("%s fits nowhere. "), name);
    }

  return g_string_free (g_steal_pointer (&words), FALSE);
}

static void
refresh (FlipNowPlacement *self)
{
  gboolean asked = flip_placement_is_asked (self->placement);
  g_autofree char *misfits = words_of_misfits (self);
  GtkWidget *child;

  gtk_widget_set_visible (GTK_WIDGET (self), asked);
  while ((child = gtk_widget_get_first_child (self->pieces)))
    gtk_box_remove (GTK_BOX (self->pieces), child);
  for (guint piece = 0; asked && piece < flip_placement_n_pieces (self->placement); piece++)
    add_piece (self, piece);
  gtk_label_set_label (GTK_LABEL (self->nowhere), misfits);
  gtk_widget_set_visible (self->nowhere, *misfits != '\0');
}

static void
placement_changed_cb (FlipPlacement *placement, FlipNowPlacement *self)
{
  GtkWidget *chosen = gtk_widget_get_first_child (self->pieces);

  for (guint piece = 0; chosen && piece < flip_placement_piece (placement); piece++)
    chosen = gtk_widget_get_next_sibling (chosen);
  if (chosen)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (chosen), TRUE);
}

static void
add_button (GtkWidget *row, const char *icon, const char *words, GCallback clicked, gpointer self)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
  gtk_widget_set_hexpand (button, TRUE);
  g_signal_connect (button, "clicked", clicked, self);
  gtk_box_append (GTK_BOX (row), button);
}

/* overrides */

static void
flip_now_placement_dispose (GObject *object)
{
  FlipNowPlacement *self = FLIP_NOW_PLACEMENT (object);

  if (self->placement)
    g_signal_handlers_disconnect_by_data (self->placement, self);
  g_clear_object (&self->placement);
  G_OBJECT_CLASS (flip_now_placement_parent_class)->dispose (object);
}

static void
flip_now_placement_class_init (FlipNowPlacementClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = flip_now_placement_dispose;
  signals[NEXT] = g_signal_new ("next", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
flip_now_placement_init (FlipNowPlacement *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 8);
  self->pieces = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (self->pieces, "linked");
  gtk_box_set_homogeneous (GTK_BOX (self->pieces), TRUE);
  self->nowhere = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->nowhere), 0);
  gtk_label_set_wrap (GTK_LABEL (self->nowhere), TRUE);
  gtk_widget_add_css_class (self->nowhere, "dim-label");
  add_button (row, "object-rotate-right-symbolic", _ ("Turn (R)"), G_CALLBACK (turn_cb), self);
  add_button (row, "object-flip-horizontal-symbolic", _ ("Mirror (H)"), G_CALLBACK (mirror_cb),
              self);
  add_button (row, "object-flip-vertical-symbolic", _ ("Mirror upside down (V)"),
              G_CALLBACK (upside_down_cb), self);
  add_button (row, "go-next-symbolic", _ ("Next place where it fits (N)"), G_CALLBACK (next_cb),
              self);
  gtk_box_append (GTK_BOX (self), self->pieces);
  gtk_box_append (GTK_BOX (self), row);
  gtk_box_append (GTK_BOX (self), self->nowhere);
}

/* public functions */

GtkWidget *
flip_now_placement_new (void)
{
  return g_object_new (FLIP_TYPE_NOW_PLACEMENT, NULL);
}

void
flip_now_placement_set_placement (FlipNowPlacement *self, FlipPlacement *placement)
{
  if (self->placement != placement)
    {
      if (self->placement)
        g_signal_handlers_disconnect_by_data (self->placement, self);
      g_set_object (&self->placement, placement);
      g_signal_connect (placement, "changed", G_CALLBACK (placement_changed_cb), self);
    }
  refresh (self);
}
