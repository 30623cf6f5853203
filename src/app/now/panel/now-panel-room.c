/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fits the panel to its room: beside the board, in a bar below it, or in a narrow window. */

#include "app/now/panel/now-panel-private.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/measure.h"
#include "app/common/toolkit/show.h"

#include <string.h>

/* The parts of the panel: all below each other or, in a bar, in three columns. The property
   "column" of a layout child is its column in the bar; the last column takes the room that is left.
   With two columns, the first combines the first two of the bar. */
G_DECLARE_FINAL_TYPE (FlipNowLayout, flip_now_layout, FLIP, NOW_LAYOUT, GtkLayoutManager)

#define COLUMNS 3
#define BELOW   COLUMNS /* below all columns, across the whole width */
#define GAP     18

struct _FlipNowLayout
{
  GtkLayoutManager parent_instance;

  guint columns; /* 1 to 3 */
  int width;       /* the last width that was allocated, or -1 */
  guint measuring; /* the source that has it measured again for a new width */
};

G_DEFINE_FINAL_TYPE (FlipNowLayout, flip_now_layout, GTK_TYPE_LAYOUT_MANAGER)

/* With one column, all children are below each other; with two, the words are above the middle
   part. */
static guint
column_of (FlipNowLayout *self, GtkWidget *child)
{
  GtkLayoutChild *place = gtk_layout_manager_get_layout_child (GTK_LAYOUT_MANAGER (self), child);
  guint column = (guint) gtk_grid_layout_child_get_column (GTK_GRID_LAYOUT_CHILD (place));
  guint merged = COLUMNS - self->columns;

  if (column == BELOW)
    return self->columns > 1 ? BELOW : 0;
  return column > merged ? column - merged : 0;
}

/* The next child in a column, starting with this one. */
static GtkWidget *
find_child (FlipNowLayout *self, GtkWidget *child, guint column)
{
  while (child && (!gtk_widget_should_layout (child) || column_of (self, child) != column))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static GtkWidget *
first_in (FlipNowLayout *self, GtkWidget *widget, guint column)
{
  return find_child (self, gtk_widget_get_first_child (widget), column);
}

static GtkWidget *
next_in (FlipNowLayout *self, GtkWidget *child, guint column)
{
  return find_child (self, gtk_widget_get_next_sibling (child), column);
}

static FlipExtent
measure_width (FlipNowLayout *self, GtkWidget *widget, guint column)
{
  FlipExtent extent = { 0 };

  for (GtkWidget *child = first_in (self, widget, column); child;
       child = next_in (self, child, column))
    flip_extent_cover (&extent, flip_extent_of (child, GTK_ORIENTATION_HORIZONTAL, -1));
  return extent;
}

static FlipExtent
measure_height (FlipNowLayout *self, GtkWidget *widget, guint column, int width)
{
  FlipExtent extent = { 0 };

  for (GtkWidget *child = first_in (self, widget, column); child;
       child = next_in (self, child, column))
    flip_extent_add (&extent, flip_extent_of (child, GTK_ORIENTATION_VERTICAL, width));
  return extent;
}

/* Each column gets its minimum; then its natural width, the words last, and the last column in use
   gets the rest. */
static void
share_width (FlipNowLayout *self, GtkWidget *widget, int width, int widths[COLUMNS])
{
  static const guint order[] = { 2, 1, 0 };
  FlipExtent wanted[COLUMNS];
  int left = width;
  guint last = 0;

  memset (widths, 0, COLUMNS * sizeof *widths);
  if (self->columns == 1)
    {
      widths[0] = width;
      return;
    }
  for (guint i = 0; i < COLUMNS; i++)
    {
      wanted[i] = measure_width (self, widget, i);
      widths[i] = wanted[i].minimum;
      if (!first_in (self, widget, i))
        continue;
      left -= widths[i] + (i ? GAP : 0);
      last = i;
    }
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      int more = CLAMP (wanted[order[i]].natural - widths[order[i]], 0, MAX (left, 0));

      widths[order[i]] += more;
      left -= more;
    }
  widths[last] += MAX (left, 0);
}

static FlipExtent
measure_whole_width (FlipNowLayout *self, GtkWidget *widget)
{
  FlipExtent whole = { 0 };

  for (guint i = 0; i < COLUMNS; i++)
    {
      int gap = i && first_in (self, widget, i) ? GAP : 0;

      flip_extent_add (&whole, measure_width (self, widget, i));
      flip_extent_add (&whole, (FlipExtent){ gap, gap });
    }
  flip_extent_cover (&whole, measure_width (self, widget, BELOW));
  return whole;
}

/* A scrolled window measures without a width, although words that wrap are higher in a narrow
   panel, so the last width is used. Content that has changed since the last layout may need
   more. */
static int
last_width (FlipNowLayout *self, GtkWidget *widget)
{
  return self->width < 0 ? -1 : MAX (self->width, measure_whole_width (self, widget).minimum);
}

static void
measure (GtkLayoutManager *manager,
         GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         FlipExtent *extent)
{
  FlipNowLayout *self = FLIP_NOW_LAYOUT (manager);
  int widths[COLUMNS];

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *extent = measure_whole_width (self, widget);
      return;
    }
  if (for_size < 0)
    for_size = last_width (self, widget);
  share_width (self, widget, for_size, widths);
  for (guint i = 0; i < COLUMNS; i++)
    flip_extent_cover (extent,
                       measure_height (self, widget, i, for_size < 0 ? -1 : widths[i]));
  flip_extent_add (extent, measure_height (self, widget, BELOW, for_size));
}

static gboolean
measure_again_cb (gpointer data)
{
  FlipNowLayout *self = FLIP_NOW_LAYOUT (data);

  g_assert (self->measuring);

  self->measuring = 0;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
  return G_SOURCE_REMOVE;
}

/* Measures again before the next frame, not in the middle of a layout. */
static void
note_width (FlipNowLayout *self, int width)
{
  if (width == self->width)
    return;
  self->width = width;
  if (!self->measuring)
    self->measuring = g_idle_add_full (G_PRIORITY_HIGH_IDLE, measure_again_cb, self, NULL);
}

/* Returns the position below the last child of the column. */
static int
place_column (FlipNowLayout *self, GtkWidget *widget, guint column, int left, int top, int width)
{
  for (GtkWidget *child = first_in (self, widget, column); child;
       child = next_in (self, child, column))
    {
      int likes;

      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &likes, NULL, NULL);
      gtk_widget_size_allocate (child, &(GtkAllocation){ left, top, width, likes }, -1);
      top += likes;
    }

  return top;
}

static void
allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  FlipNowLayout *self = FLIP_NOW_LAYOUT (manager);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int widths[COLUMNS], x = 0, lowest = 0;

  note_width (self, width);
  share_width (self, widget, width, widths);
  for (guint i = 0; i < COLUMNS; i++)
    {
      int foot;

      if (!first_in (self, widget, i))
        continue;
      x += i ? GAP : 0;
      foot = place_column (self, widget, i, mirrored ? width - x - widths[i] : x, 0, widths[i]);
      lowest = MAX (lowest, foot);
      x += widths[i];
    }
  place_column (self, widget, BELOW, 0, lowest, width);
}

static void
flip_now_layout_class_init (FlipNowLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  FLIP_OWN_SOURCES (klass, FlipNowLayout, measuring);
  layout_class->layout_child_type = GTK_TYPE_GRID_LAYOUT_CHILD;
  flip_class_measure_layout (klass, measure);
  layout_class->allocate = allocate;
}

static void
flip_now_layout_init (FlipNowLayout *self)
{
  self->width = -1;
  self->columns = 1;
}

static void
flip_now_layout_set_columns (FlipNowLayout *self, guint columns)
{
  g_return_if_fail (FLIP_IS_NOW_LAYOUT (self));
  g_return_if_fail (columns >= 1 && columns <= COLUMNS);

  if (columns == self->columns)
    return;
  self->columns = columns;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

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
