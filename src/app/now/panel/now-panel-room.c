/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fits the panel to its room: beside the board, in a bar below it, or in a narrow window. */

#include "app/now/panel/now-panel-private.h"

#include "app/common/toolkit/show.h"
#include "app/now/parts/now-layout.h"

#define BAR_WORDS      200 /* the minimum width of the words */
#define REPEATED_WORDS 310 /* enough for any words, so that nothing beside them moves */

/* The natural widths of texts, in characters. */
#define TITLE_CHARS     19
#define CHARS           30
#define BAR_TITLE_CHARS 24
#define BAR_CHARS       38

/* helpers */

/* In a bar, puts the reach below the question, so that the chosen site has the room beside the
   cards. */
static void
place_reach (FlipNowPanel *self)
{
  GtkWidget *reach = GTK_WIDGET (self->reach), *from = gtk_widget_get_parent (reach);
  gboolean bar = self->room.panel == FLIP_PANEL_BAR;

  if ((from == GTK_WIDGET (self)) == bar)
    return;
  g_object_ref (reach);
  gtk_box_remove (GTK_BOX (from), reach);
  if (bar)
    gtk_box_insert_child_after (GTK_BOX (self), reach, GTK_WIDGET (self->hint));
  else
    gtk_box_append (GTK_BOX (self->means), reach);
  g_object_unref (reach);
}

static void
place_means (FlipNowPanel *self)
{
  gboolean across = flip_now_panel_is_below (self) && self->room.panel != FLIP_PANEL_TIGHT;

  flip_show_across (self->means, across);
}

static void
set_column (FlipNowPanel *self, gpointer child, int column)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkLayoutChild *place = gtk_layout_manager_get_layout_child (layout, GTK_WIDGET (child));

  gtk_grid_layout_child_set_column (GTK_GRID_LAYOUT_CHILD (place), column);
}

/* If cards are entered in a bar, everything but their keys is in one line. */
static void
place_line (FlipNowPanel *self)
{
  gboolean line =
    self->room.panel == FLIP_PANEL_BAR && gtk_widget_get_visible (GTK_WIDGET (self->cards));
  GtkWidget *since = GTK_WIDGET (self->since), *from = gtk_widget_get_parent (since);

  flip_show_class (GTK_WIDGET (self), "line", line);
  set_column (self, self->sentence_place, line ? 1 : 0);
  if ((from != GTK_WIDGET (self)) == line)
    return;
  g_object_ref (since);
  gtk_box_remove (GTK_BOX (from), since);
  if (line)
    flip_card_entry_append (self->cards, since);
  else
    gtk_box_append (GTK_BOX (self), since);
  g_object_unref (since);
}

/* Hands the room to all that decide by it. */
static void
hand_down (FlipNowPanel *self)
{
  const FlipRoom *room = &self->room;

  flip_now_lineup_set_room (self->lineup, room);
  flip_now_roles_set_room (self->roles, room);
  flip_now_reach_set_room (self->reach, room);
  flip_now_tiles_set_room (self->tiles, room);
  flip_now_answers_set_room (self->answers, room);
  flip_now_site_set_room (self->site, room);
  flip_card_grid_set_room (self->card_keys, room);
  flip_card_entry_set_room (self->cards, room);
}

/* public functions */

void
flip_now_panel_place_columns (FlipNowPanel *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  guint columns = self->room.panel == FLIP_PANEL_BAR     ? 3
                  : self->room.panel == FLIP_PANEL_SPLIT ? 2
                                                         : 1;
  int words = flip_now_answers_is_repeated (self->answers) ? REPEATED_WORDS : BAR_WORDS;

  place_line (self);
  flip_now_layout_set_columns (FLIP_NOW_LAYOUT (layout), columns);
  gtk_widget_set_size_request (GTK_WIDGET (self->title),
                               columns > 1 ? flip_room_scale (&self->room, words) : -1, -1);
}

/* In a bar, puts the answers beside the chosen site, unless that place is taken. */
void
flip_now_panel_place_answers (FlipNowPanel *self)
{
  gboolean taken = gtk_widget_get_visible (GTK_WIDGET (self->lineup))
                   || gtk_widget_get_visible (GTK_WIDGET (self->roles));
  gboolean beside = self->room.panel == FLIP_PANEL_BAR
                    && flip_moment_kind (self->moment) == FLIP_ASK_SITE && !taken;

  set_column (self, self->answers, beside ? 1 : 2);
}

void
flip_now_panel_set_alone (FlipNowPanel *self, gboolean alone)
{
  g_return_if_fail (FLIP_IS_NOW_PANEL (self));

  self->alone = alone;
}

void
flip_now_panel_set_room (FlipNowPanel *self, const FlipRoom *room)
{
  gboolean bar = room->panel == FLIP_PANEL_BAR;

  g_return_if_fail (FLIP_IS_NOW_PANEL (self));

  if (flip_room_equal (room, &self->room))
    return;
  self->room = *room;
  hand_down (self);
  place_means (self);
  place_reach (self);
  flip_now_panel_place_columns (self);
  set_column (self, self->chips, bar ? 2 : 1);
  gtk_label_set_max_width_chars (self->title, bar ? BAR_TITLE_CHARS : TITLE_CHARS);
  gtk_label_set_max_width_chars (self->sentence, bar ? BAR_CHARS : CHARS);
  flip_show_class (GTK_WIDGET (self), "compact", flip_now_panel_is_below (self));
  flip_show_class (GTK_WIDGET (self), "bar", bar);
  if (self->moment)
    flip_now_panel_refresh (self, FALSE);
}
