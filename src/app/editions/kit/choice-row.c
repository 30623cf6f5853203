/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/kit/choice-row.h"

#include "app/common/layout/flow-layout.h"
#include "app/common/picture/glyph-icon.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/make.h"
#include "app/common/toolkit/show.h"
#include "app/editions/kit/kept-desk.h"
#include "engine/base/phrase.h"

#define GLYPH 17

struct _FlipChoiceRow
{
  GtkBox parent_instance;

  /* children */
  GtkLabel *title;
  GtkWidget *buttons;
};

G_DEFINE_FINAL_TYPE (FlipChoiceRow, flip_choice_row, GTK_TYPE_BOX)

/* helpers */

static GtkWidget *
nth_button (FlipChoiceRow *self, guint index)
{
  GtkWidget *button = gtk_widget_get_first_child (self->buttons);

  while (button && (!GTK_IS_TOGGLE_BUTTON (button) || index--))
    button = gtk_widget_get_next_sibling (button);
  return button;
}

static guint
index_of (GtkWidget *button)
{
  guint index = 0;

  while ((button = gtk_widget_get_prev_sibling (button)))
    index += GTK_IS_TOGGLE_BUTTON (button);
  return index;
}

static gboolean
is_in_line (FlipChoiceRow *self)
{
  return gtk_orientable_get_orientation (GTK_ORIENTABLE (self)) == GTK_ORIENTATION_HORIZONTAL;
}

static GtkWidget *
make_face (FlipChoiceRow *self, const char *title, const char *glyph)
{
  gboolean in_line = is_in_line (self);
  GtkWidget *icon = flip_glyph_icon_new_for_word (glyph, GLYPH), *label = gtk_label_new (title);
  GtkWidget *face =
    in_line ? FLIP_MAKE_ACROSS (6, icon, label) : FLIP_MAKE_BELOW (2, icon, label);

  gtk_widget_set_valign (face, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (face, GTK_ALIGN_CENTER);
  return face;
}

/* callbacks */

static void
toggled_cb (GtkToggleButton *button, FlipChoiceRow *self)
{
  g_assert (FLIP_IS_CHOICE_ROW (self));

  if (gtk_toggle_button_get_active (button))
    g_signal_emit_by_name (self, "chosen", index_of (GTK_WIDGET (button)));
}

/* overrides */

static void
flip_choice_row_class_init (FlipChoiceRowClass *klass)
{
  FLIP_SIGNAL (klass, "chosen", 1, G_TYPE_UINT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
flip_choice_row_init (FlipChoiceRow *self)
{
  gtk_box_set_spacing (GTK_BOX (self), 6);
  self->title = GTK_LABEL (flip_make_label (NULL, "dim-label"));
  self->buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_hexpand (self->buttons, TRUE);
  gtk_box_append (GTK_BOX (self), self->buttons);
}

/* public functions */

GtkWidget *
flip_choice_row_new (const char *title, GtkOrientation orientation)
{
  FlipChoiceRow *self;

  g_return_val_if_fail (title, NULL);

  self = g_object_new (FLIP_TYPE_CHOICE_ROW, "orientation", orientation, NULL);
  gtk_widget_set_layout_manager (self->buttons, g_object_new (FLIP_TYPE_FLOW_LAYOUT, "spacing", 6,
                                                              "ragged", is_in_line (self), NULL));
  if (is_in_line (self))
    gtk_box_append (GTK_BOX (self->buttons), GTK_WIDGET (self->title));
  else
    gtk_box_prepend (GTK_BOX (self), GTK_WIDGET (self->title));
  gtk_label_set_label (self->title, title);
  flip_show_name (self, title);
  return GTK_WIDGET (self);
}

void
flip_choice_row_add (FlipChoiceRow *self, const char *title, const char *glyph)
{
  GtkWidget *first, *button;
  g_autofree char *name = NULL;

  g_return_if_fail (FLIP_IS_CHOICE_ROW (self));
  g_return_if_fail (title);

  first = nth_button (self, 0);
  button = gtk_toggle_button_new ();
  gtk_button_set_child (GTK_BUTTON (button), make_face (self, title, glyph));
  gtk_widget_add_css_class (button, "edition-choice");
  name = flip_phrase_label (gtk_label_get_label (self->title), title);
  flip_show_name (button, name);
  if (first)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (first));
  g_signal_connect (button, "toggled", G_CALLBACK (toggled_cb), self);
  gtk_box_append (GTK_BOX (self->buttons), button);
}

void
flip_choice_row_select (FlipChoiceRow *self, guint index)
{
  GtkWidget *button;

  g_return_if_fail (FLIP_IS_CHOICE_ROW (self));

  button = nth_button (self, index);
  if (button)
    FLIP_SET_QUIETLY (button, self, "active", TRUE);
}
