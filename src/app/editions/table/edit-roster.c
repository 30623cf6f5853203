/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/table/edit-roster.h"

#include "app/common/layout/flow-layout.h"
#include "app/common/picture/glyph-icon.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/make.h"
#include "app/common/toolkit/show.h"
#include "app/editions/kit/kept-desk.h"
#include "app/editions/table/piece-picture.h"

#include <glib/gi18n.h>

#define HEART   11
#define SPACING 6

/* One of them, whose widgets are borrowed from the lines. */
typedef struct
{
  GtkToggleButton *button;
  FlipPiecePicture *picture;
  GtkLabel *points;
  const char *group; /* interned */
} Member;

static Member *
member_new (const FlipRosterItem *item)
{
  Member *member = g_new (Member, 1);
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *picture = g_object_new (FLIP_TYPE_PIECE_PICTURE, NULL), *points = gtk_label_new (NULL);

  *member = (Member){ GTK_TOGGLE_BUTTON (button), FLIP_PIECE_PICTURE (picture), GTK_LABEL (points),
                      g_intern_string (item->group) };
  flip_drawing_set_size (FLIP_DRAWING (picture), FLIP_PIECE_PICTURE_HEIGHT - 12,
                         FLIP_PIECE_PICTURE_HEIGHT);
  gtk_widget_add_css_class (points, "edit-count");
  gtk_button_set_child (
    GTK_BUTTON (button),
    FLIP_MAKE_ACROSS (1, picture, flip_glyph_icon_new_for_word (item->kind->glyph, HEART), points));
  flip_make_style (button, "flat roster");
  return member;
}

struct _FlipEditRoster
{
  GtkBox parent_instance;

  /* kept alive by the widget */
  FlipEditionDesk *desk;

  /* owned */
  GPtrArray *members; /* of Member */

  const char *selected; /* a group, interned; or NULL */
};

G_DEFINE_FINAL_TYPE (FlipEditRoster, flip_edit_roster, GTK_TYPE_BOX)

/* helpers */

static void
show_selected (FlipEditRoster *self)
{
  for (guint i = 0; i < self->members->len; i++)
    {
      const Member *member = self->members->pdata[i];

      gtk_toggle_button_set_active (member->button, member->group == self->selected);
    }
}

static void
clicked_cb (GtkToggleButton *button, FlipEditRoster *self)
{
  guint i = 0;

  g_assert (FLIP_IS_EDIT_ROSTER (self));

  while (((Member *) self->members->pdata[i])->button != button)
    i++;
  /* A click by a screen reader does not move the focus; if it stayed on a piece on the table, Tab
     would choose the next piece. */
  gtk_widget_grab_focus (GTK_WIDGET (button));
  flip_edit_roster_select (self, ((Member *) self->members->pdata[i])->group);
  g_signal_emit_by_name (self, "chosen", self->selected);
}

static GtkWidget *
add_line (FlipEditRoster *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (line, g_object_new (FLIP_TYPE_FLOW_LAYOUT, "spacing", 2, NULL));
  gtk_box_append (GTK_BOX (self), line);
  return line;
}

static void
make_members (FlipEditRoster *self, const GArray *roster)
{
  const FlipTrayKind *kind = NULL;
  GtkWidget *line = NULL;

  g_ptr_array_set_size (self->members, 0);
  flip_show_no_children (GTK_WIDGET (self));
  for (guint i = 0; i < roster->len; i++)
    {
      const FlipRosterItem *item = &g_array_index (roster, FlipRosterItem, i);
      Member *member = member_new (item);

      if (item->kind != kind)
        line = add_line (self);
      kind = item->kind;
      gtk_box_append (GTK_BOX (line), GTK_WIDGET (member->button));
      g_signal_connect (member->button, "clicked", G_CALLBACK (clicked_cb), self);
      g_ptr_array_add (self->members, member);
    }
}

static gboolean
has_same_members (FlipEditRoster *self, const GArray *roster)
{
  if (roster->len != self->members->len)
    return FALSE;
  for (guint i = 0; i < roster->len; i++)
    {
      const Member *member = self->members->pdata[i];

      if (!g_str_equal (member->group, g_array_index (roster, FlipRosterItem, i).group))
        return FALSE;
    }
  return TRUE;
}

static void
load (FlipEditRoster *self, const FlipEditionChange *change)
{
  const FlipGame *game = flip_edition_desk_game (self->desk);
  FlipBoardFile *file = flip_edition_desk_file (self->desk);
  g_autoptr (GArray) roster = flip_scenario_roster (game->format, file);
  g_autofree char *bare = NULL;
  gboolean is_new = !has_same_members (self, roster);

  if (is_new)
    make_members (self, roster);
  for (guint i = 0; i < roster->len; i++)
    {
      const FlipRosterItem *item = &g_array_index (roster, FlipRosterItem, i);
      const Member *member = self->members->pdata[i];
      g_autofree char *text = NULL;

      if (!is_new && !flip_edition_change_has (change, member->group, NULL))
        continue;
      bare = bare ? bare : flip_piece_picture_bare_text (game->format, file);
      text = flip_piece_picture_text (game->format, bare, member->group);
      flip_piece_picture_show_text (member->picture, game, text);
      flip_show_text (member->points, item->points);
      flip_show_tooltip (GTK_WIDGET (member->button), item->told);
      flip_show_name (member->button, item->told);
    }
  show_selected (self);
  gtk_widget_set_visible (GTK_WIDGET (self), roster->len > 0);
}

static void
flip_edit_roster_class_init (FlipEditRosterClass *klass)
{
  FLIP_OWN_LAST (klass, FlipEditRoster, (members, g_ptr_array_unref));
  FLIP_SIGNAL (klass, "chosen", 1, G_TYPE_STRING);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "editroster");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
flip_edit_roster_init (FlipEditRoster *self)
{
  self->members = g_ptr_array_new_with_free_func (g_free);
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
  g_return_if_fail (FLIP_IS_EDIT_ROSTER (self));

  self->selected = g_intern_string (group);
  show_selected (self);
}
