/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/now/key-layout.h"

#define MANY   14
#define FEW    7
#define GAP    2
#define HEIGHT 36

struct _FlipKeyLayout
{
  GtkLayoutManager parent_instance;

  gboolean likes_line;
};

G_DEFINE_FINAL_TYPE (FlipKeyLayout, flip_key_layout, GTK_TYPE_LAYOUT_MANAGER)

/* helpers */

static int
width_of (int columns)
{
  return columns * FLIP_LEAST_KEY + (columns - 1) * GAP;
}

static int
columns_for (int width)
{
  return width >= width_of (MANY) ? MANY : FEW;
}

static int
count (GtkWidget *widget)
{
  int n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    n += gtk_widget_should_layout (child);
  return n;
}

/* overrides */

static GtkSizeRequestMode
flip_key_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
flip_key_layout_measure (GtkLayoutManager *manager,
                         GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  int columns = columns_for (for_size);
  int lines = (count (widget) + columns - 1) / columns;

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL
                          ? width_of (FEW)
                          : MAX (0, lines * (HEIGHT + GAP) - GAP);
  if (orientation == GTK_ORIENTATION_HORIZONTAL && FLIP_KEY_LAYOUT (manager)->likes_line)
    *natural = width_of (MANY);
  *minimum_baseline = *natural_baseline = -1;
}

/* Each key has to be measured before it is given its place, though that does not depend on it. */
static void
flip_key_layout_allocate (GtkLayoutManager *manager,
                          GtkWidget *widget,
                          int width,
                          int height,
                          int baseline)
{
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int columns = columns_for (width), i = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      int from = (width + GAP) * (i % columns) / columns;
      int to = (width + GAP) * (i % columns + 1) / columns - GAP;
      GtkAllocation place = { mirrored ? width - to : from, i / columns * (HEIGHT + GAP), to - from,
                              HEIGHT };

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (child, &place, -1);
      i++;
    }
}

static void
flip_key_layout_class_init (FlipKeyLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = flip_key_layout_get_request_mode;
  layout_class->measure = flip_key_layout_measure;
  layout_class->allocate = flip_key_layout_allocate;
}

static void
flip_key_layout_init (FlipKeyLayout *self)
{
}

/* public functions */

void
flip_key_layout_set_likes_line (FlipKeyLayout *self, gboolean likes)
{
  g_return_if_fail (FLIP_IS_KEY_LAYOUT (self));

  self->likes_line = likes;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
