/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/now-aside.h"

#include <glib/gi18n.h>

#define CHIPS_IN_A_ROW 3

struct _FlipNowAside
{
  GtkBox parent_instance;

  /* owned by the box */
  GtkLabel *title, *count;
  GtkWidget *chips;

  guint n_chips;
};

G_DEFINE_FINAL_TYPE (FlipNowAside, flip_now_aside, GTK_TYPE_BOX)

/* overrides */

static void
flip_now_aside_class_init (FlipNowAsideClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkLabel *
add_label (GtkWidget *box, const char *style, GtkAlign align)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_set_halign (label, align);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static void
flip_now_aside_init (FlipNowAside *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 8);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "now-aside");
  self->title = add_label (head, "heading", GTK_ALIGN_START);
  self->count = add_label (head, "dim-label", GTK_ALIGN_END);
  self->chips = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->chips), 8);
  gtk_grid_set_row_spacing (GTK_GRID (self->chips), 8);
  gtk_box_append (GTK_BOX (self), head);
  gtk_box_append (GTK_BOX (self), self->chips);
}

/* public functions */

GtkWidget *
flip_now_aside_new (void)
{
  return g_object_new (FLIP_TYPE_NOW_ASIDE, NULL);
}

void
flip_now_aside_show (FlipNowAside *self, const char *title)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->chips)))
    gtk_grid_remove (GTK_GRID (self->chips), child);
  self->n_chips = 0;
  gtk_label_set_label (self->title, title ? title : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  title ? title : "", -1);
}

void
flip_now_aside_add (FlipNowAside *self, GtkWidget *chip)
{
  g_autofree char *count = NULL;
  int place = (int) self->n_chips++;

  gtk_grid_attach (GTK_GRID (self->chips), chip, place % CHIPS_IN_A_ROW, place / CHIPS_IN_A_ROW, 1,
                   1);
  /* Translators: so many things on the sheet glow, because they can be used for this. */
  count = g_strdup_printf (ngettext ("%u glows", "%u glow", self->n_chips), self->n_chips);
  gtk_label_set_label (self->count, count);
}
