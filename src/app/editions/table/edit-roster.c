/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/table/edit-roster.h"

#include "app/common/layout/flow-layout.h"
#include "app/common/picture/glyph-icon.h"
#include "app/common/toolkit/show.h"
#include "app/editions/kit/kept-desk.h"
#include "app/editions/table/piece-picture.h"

#include <glib/gi18n.h>

#define HEART   11
#define SPACING 6

/* One of them */

#define FLIP_TYPE_ROSTER_BUTTON (flip_roster_button_get_type ())
G_DECLARE_FINAL_TYPE (FlipRosterButton, flip_roster_button, FLIP, ROSTER_BUTTON, GtkToggleButton)

struct _FlipRosterButton
{
  GtkToggleButton parent_instance;

  /* children */
  FlipPiecePicture *picture;
  GtkLabel *points;

  char *group; /* owned */
};

G_DEFINE_FINAL_TYPE (FlipRosterButton, flip_roster_button, GTK_TYPE_TOGGLE_BUTTON)

static void
flip_roster_button_finalize (GObject *object)
{
  g_free (FLIP_ROSTER_BUTTON (object)->group);
  G_OBJECT_CLASS (flip_roster_button_parent_class)->finalize (object);
}

static void
flip_roster_button_class_init (FlipRosterButtonClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = flip_roster_button_finalize;
}

static void
flip_roster_button_init (FlipRosterButton *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "flat");
  gtk_widget_add_css_class (GTK_WIDGET (self), "roster");
}

static FlipRosterButton *
button_new (const FlipRosterItem *item)
{
  FlipRosterButton *self = g_object_new (FLIP_TYPE_ROSTER_BUTTON, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 1);
  GtkWidget *picture = g_object_new (FLIP_TYPE_PIECE_PICTURE, NULL);

  self->group = g_strdup (item->group);
  self->picture = FLIP_PIECE_PICTURE (picture);
  self->points = GTK_LABEL (gtk_label_new (NULL));
  flip_drawing_set_size (FLIP_DRAWING (picture), FLIP_PIECE_PICTURE_HEIGHT - 12,
                         FLIP_PIECE_PICTURE_HEIGHT);
  gtk_widget_add_css_class (GTK_WIDGET (self->points), "edit-count");
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), flip_glyph_icon_new_for_word (item->kind->glyph, HEART));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->points));
  gtk_button_set_child (GTK_BUTTON (self), box);
  return self;
}

/* All of them */

struct _FlipEditRoster
{
  GtkBox parent_instance;

  /* kept alive by the widget */
  FlipEditionDesk *desk;

  /* owned */
  GPtrArray *buttons; /* of FlipRosterButton, borrowed from the lines */
  char *selected;     /* or NULL */
};

G_DEFINE_FINAL_TYPE (FlipEditRoster, flip_edit_roster, GTK_TYPE_BOX)

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

static void
show_selected (FlipEditRoster *self)
{
  for (guint i = 0; i < self->buttons->len; i++)
    {
      FlipRosterButton *button = g_ptr_array_index (self->buttons, i);

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button),
                                    g_strcmp0 (button->group, self->selected) == 0);
    }
}

/* callbacks */

static void
clicked_cb (FlipRosterButton *button, FlipEditRoster *self)
{
  g_assert (FLIP_IS_EDIT_ROSTER (self));

  /* A click by a screen reader does not move the focus; if it stayed on a piece on the table, Tab
     would choose the next piece. */
  gtk_widget_grab_focus (GTK_WIDGET (button));
  flip_edit_roster_select (self, button->group);
  g_signal_emit (self, signals[CHOSEN], 0, button->group);
}

/* helpers */

static GtkWidget *
add_line (FlipEditRoster *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (line, g_object_new (FLIP_TYPE_FLOW_LAYOUT, "spacing", 2, NULL));
  gtk_box_append (GTK_BOX (self), line);
  return line;
}

static void
make_buttons (FlipEditRoster *self, const GArray *roster)
{
  const FlipTrayKind *kind = NULL;
  GtkWidget *line = NULL, *child;

  g_ptr_array_set_size (self->buttons, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_box_remove (GTK_BOX (self), child);
  for (guint i = 0; i < roster->len; i++)
    {
      const FlipRosterItem *item = &g_array_index (roster, FlipRosterItem, i);
      FlipRosterButton *button = button_new (item);

      if (item->kind != kind)
        line = add_line (self);
      kind = item->kind;
      gtk_box_append (GTK_BOX (line), GTK_WIDGET (button));
      g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), self);
      g_ptr_array_add (self->buttons, button);
    }
}

static gboolean
has_same_buttons (FlipEditRoster *self, const GArray *roster)
{
  if (roster->len != self->buttons->len)
    return FALSE;
  for (guint i = 0; i < roster->len; i++)
    {
      FlipRosterButton *button = g_ptr_array_index (self->buttons, i);

      if (!g_str_equal (button->group, g_array_index (roster, FlipRosterItem, i).group))
        return FALSE;
    }
  return TRUE;
}

static void
show_picture (FlipEditRoster *self, FlipRosterButton *button, const char *bare)
{
  const FlipGame *game = flip_edition_desk_game (self->desk);
  g_autofree char *text = flip_piece_picture_text (game->format, bare, button->group);

  flip_piece_picture_show_text (button->picture, game, text);
}

static void
load (FlipEditRoster *self)
{
  const FlipFormat *format = flip_edition_desk_game (self->desk)->format;
  FlipBoardFile *file = flip_edition_desk_file (self->desk);
  g_autoptr (GArray) roster = flip_scenario_roster (format, file);
  g_autofree char *bare = flip_piece_picture_bare_text (format, file);

  if (!has_same_buttons (self, roster))
    make_buttons (self, roster);
  for (guint i = 0; i < roster->len; i++)
    {
      const FlipRosterItem *item = &g_array_index (roster, FlipRosterItem, i);
      FlipRosterButton *button = g_ptr_array_index (self->buttons, i);

      show_picture (self, button, bare);
      flip_show_text (button->points, item->points);
      flip_show_tooltip (GTK_WIDGET (button), item->told);
      flip_show_name (button, item->told);
    }
  show_selected (self);
  gtk_widget_set_visible (GTK_WIDGET (self), roster->len > 0);
}

/* overrides */

static void
flip_edit_roster_finalize (GObject *object)
{
  FlipEditRoster *self = FLIP_EDIT_ROSTER (object);

  g_ptr_array_unref (self->buttons);
  g_free (self->selected);
  G_OBJECT_CLASS (flip_edit_roster_parent_class)->finalize (object);
}

static void
flip_edit_roster_class_init (FlipEditRosterClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = flip_edit_roster_finalize;
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "editroster");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
flip_edit_roster_init (FlipEditRoster *self)
{
  self->buttons = g_ptr_array_new ();
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), SPACING);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  flip_show_name (self, _ ("Who takes part"));
}

/* public functions */

GtkWidget *
flip_edit_roster_new (FlipEditionDesk *desk)
{
  FlipEditRoster *self;

  g_return_val_if_fail (FLIP_IS_EDITION_DESK (desk), NULL);

  self = g_object_new (FLIP_TYPE_EDIT_ROSTER, NULL);
  flip_follow_desk (self, &self->desk, desk, G_CALLBACK (load));
  return GTK_WIDGET (self);
}

void
flip_edit_roster_select (FlipEditRoster *self, const char *group)
{
  g_autofree char *kept = g_strdup (group);

  g_return_if_fail (FLIP_IS_EDIT_ROSTER (self));

  g_free (self->selected);
  self->selected = g_steal_pointer (&kept);
  show_selected (self);
}
