/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fits the panel to its room: beside the board, in a bar below it, or in a narrow window. */

#include "app/now/panel/now-panel-private.h"

#include "app/common/toolkit/show.h"
#include "app/common/toolkit/text-scale.h"
#include "app/now/parts/now-layout.h"

#define BAR_WORDS      200 /* the minimum width of the words */
#define REPEATED_WORDS 310 /* enough for any words, so that nothing beside them moves */

#define MOST_SEATS 4 /* this many seats have room below the tiles with their card */

/* The natural widths of texts, in characters. */
#define TITLE_CHARS     19
#define CHARS           30
#define BAR_TITLE_CHARS 24
#define BAR_CHARS       38

/* helpers */

/* Chooses the keys that fit the room; if there is little, only those of the ranks. */
static void
place_cards (FlipNowPanel *self)
{
  gboolean ranks = self->compact && !self->bar && !self->split;

  flip_card_grid_set_shape (self->card_keys, self->bar       ? FLIP_CARD_KEYS_PAIRS
                                             : self->split   ? FLIP_CARD_KEYS_LINES
                                             : self->compact ? FLIP_CARD_KEYS_RANKS
                                             : self->low     ? FLIP_CARD_KEYS_CLOSE
                                                             : FLIP_CARD_KEYS_SQUARE);
  flip_card_entry_set_compact (self->cards, self->compact || self->low);
  flip_card_entry_set_slim (self->cards, self->bar || self->split || (self->low && !self->compact), self->bar);
  flip_card_entry_set_ranks (self->cards, ranks);
}

/* In a bar, puts the reach below the question, so that the chosen site has the room beside the
   cards. */
static void
place_reach (FlipNowPanel *self)
{
  GtkWidget *reach = GTK_WIDGET (self->reach), *from = gtk_widget_get_parent (reach);

  flip_now_reach_set_bar (self->reach, self->bar);
  if ((from == GTK_WIDGET (self)) == self->bar)
    return;
  g_object_ref (reach);
  gtk_box_remove (GTK_BOX (from), reach);
  if (self->bar)
    gtk_box_insert_child_after (GTK_BOX (self), reach, GTK_WIDGET (self->hint));
  else
    gtk_box_append (GTK_BOX (self->means), reach);
  g_object_unref (reach);
}

static void
place_means (FlipNowPanel *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->means),
                                  self->compact && !self->narrow ? GTK_ORIENTATION_HORIZONTAL
                                                                 : GTK_ORIENTATION_VERTICAL);
}

static void
set_column (FlipNowPanel *self, gpointer child, guint column)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkLayoutChild *place = gtk_layout_manager_get_layout_child (layout, GTK_WIDGET (child));
  guint before;

  g_object_get (place, "column", &before, NULL);
  if (column == before)
    return;
  g_object_set (place, "column", column, NULL);
  gtk_layout_manager_layout_changed (layout);
}

/* If cards are entered in a bar, everything but their keys is in one line. */
static void
place_line (FlipNowPanel *self)
{
  gboolean line = self->bar && gtk_widget_get_visible (GTK_WIDGET (self->cards));
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

/* public functions */

/* If there are many seats, their entries below leave little height for the tiles. */
void
flip_now_panel_place_tiles (FlipNowPanel *self)
{
  gboolean many = self->moment && self->moment->n_seats > MOST_SEATS;

  flip_now_tiles_set_compact (self->tiles, self->compact || (self->low && many), self->compact);
}

void
flip_now_panel_place_columns (FlipNowPanel *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  guint columns = self->bar ? 3 : self->split ? 2 : 1;
  int words = flip_now_answers_is_repeated (self->answers) ? REPEATED_WORDS : BAR_WORDS;

  place_line (self);
  flip_now_layout_set_columns (FLIP_NOW_LAYOUT (layout), columns);
  gtk_widget_set_size_request (GTK_WIDGET (self->title),
                               columns > 1 ? flip_text_scale (GTK_WIDGET (self), words) : -1, -1);
}

/* In a bar, puts the answers beside the chosen site, unless that place is taken. */
void
flip_now_panel_place_answers (FlipNowPanel *self)
{
  gboolean taken = gtk_widget_get_visible (GTK_WIDGET (self->lineup))
                   || gtk_widget_get_visible (GTK_WIDGET (self->roles));
  gboolean beside = self->bar && flip_moment_kind (self->moment) == FLIP_ASK_SITE && !taken;

  set_column (self, self->answers, beside ? 1 : 2);
}

void
flip_now_panel_set_compact (FlipNowPanel *self, gboolean compact)
{
  g_return_if_fail (FLIP_IS_NOW_PANEL (self));

  if (compact == self->compact)
    return;
  self->compact = compact;
  place_means (self);
  flip_show_class (GTK_WIDGET (self), "compact", compact);
  gtk_widget_set_hexpand (GTK_WIDGET (self->reach), compact);
  flip_now_lineup_set_compact (self->lineup, compact || self->low);
  flip_now_roles_set_compact (self->roles, compact);
  flip_now_reach_set_compact (self->reach, compact);
  flip_now_panel_place_tiles (self);
  flip_now_answers_set_compact (self->answers, compact);
  flip_now_site_set_compact (self->site, compact);
  place_cards (self);
  if (self->moment)
    flip_now_panel_refresh (self, FALSE);
}

void
flip_now_panel_set_alone (FlipNowPanel *self, gboolean alone)
{
  g_return_if_fail (FLIP_IS_NOW_PANEL (self) && !self->moment);

  self->alone = alone;
}

void
flip_now_panel_set_lineup_elsewhere (FlipNowPanel *self, gboolean elsewhere)
{
  g_return_if_fail (FLIP_IS_NOW_PANEL (self));

  if (elsewhere == self->lineup_elsewhere)
    return;
  self->lineup_elsewhere = elsewhere;
  flip_now_roles_set_cards_elsewhere (self->roles, elsewhere);
  if (self->moment)
    flip_now_panel_refresh (self, FALSE);
}

void
flip_now_panel_set_low (FlipNowPanel *self, gboolean low)
{
  g_return_if_fail (FLIP_IS_NOW_PANEL (self));

  if (low == self->low)
    return;
  self->low = low;
  flip_now_lineup_set_compact (self->lineup, self->compact || low);
  flip_now_panel_place_tiles (self);
  place_cards (self);
  if (self->moment)
    flip_now_panel_refresh (self, FALSE);
}

void
flip_now_panel_set_card_columns (FlipNowPanel *self, guint columns)
{
  g_return_if_fail (FLIP_IS_NOW_PANEL (self));

  flip_now_answers_set_card_columns (self->answers, columns);
}

void
flip_now_panel_set_narrow (FlipNowPanel *self, gboolean narrow)
{
  g_return_if_fail (FLIP_IS_NOW_PANEL (self));

  self->narrow = narrow;
  place_means (self);
  flip_now_roles_set_narrow (self->roles, narrow);
  flip_now_tiles_set_narrow (self->tiles, narrow);
  flip_now_site_set_narrow (self->site, narrow);
}

void
flip_now_panel_set_split (FlipNowPanel *self, gboolean split)
{
  g_return_if_fail (FLIP_IS_NOW_PANEL (self));

  self->split = split;
  place_cards (self);
  flip_now_panel_place_columns (self);
}

void
flip_now_panel_set_bar (FlipNowPanel *self, gboolean bar)
{
  g_return_if_fail (FLIP_IS_NOW_PANEL (self));

  if (bar == self->bar)
    return;
  self->bar = bar;
  flip_now_panel_place_columns (self);
  place_cards (self);
  place_reach (self);
  set_column (self, self->chips, bar ? 2 : 1);
  flip_now_roles_set_bar (self->roles, bar);
  flip_now_tiles_set_bar (self->tiles, bar);
  flip_now_site_set_bar (self->site, bar);
  flip_now_answers_set_bar (self->answers, bar);
  gtk_label_set_max_width_chars (self->title, bar ? BAR_TITLE_CHARS : TITLE_CHARS);
  gtk_label_set_max_width_chars (self->sentence, bar ? BAR_CHARS : CHARS);
  flip_show_class (GTK_WIDGET (self), "bar", bar);
  if (self->moment)
    flip_now_panel_refresh (self, FALSE);
}
