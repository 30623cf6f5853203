/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/library/wrap.h"

struct _FlipWrap
{
  GtkWidget parent_instance;

  int spacing;
  gboolean is_even;
};

G_DEFINE_FINAL_TYPE (FlipWrap, flip_wrap, GTK_TYPE_WIDGET)

enum
{
  PROP_SPACING = 1,
  PROP_EVEN,
};

/* helpers */

static void
append_request (GArray *line, GtkWidget *child)
{
  GtkRequestedSize size = { .data = child };

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &size.minimum_size, &size.natural_size,
                      NULL, NULL);
  g_array_append_val (line, size);
}

/* Gives the line's children the room that is left: to each up to what it wants, or alike. */
static void
share_out (FlipWrap *self, GArray *line, int width, int left)
{
  GtkRequestedSize *sizes = (GtkRequestedSize *) (void *) line->data;
  int n = (int) line->len, room = width - (n - 1) * self->spacing;

  if (!self->is_even)
    gtk_distribute_natural_allocation (MAX (left, 0), line->len, sizes);
  for (int i = 0; self->is_even && i < n; i++)
    sizes[i].minimum_size = MAX (sizes[i].minimum_size, room * (i + 1) / n - room * i / n);
}

/* Takes the children of the next line, with their widths; gives the child after them. */
static GtkWidget *
take_line (FlipWrap *self, GtkWidget *child, int width, GArray *line)
{
  int used = -self->spacing;
  GtkRequestedSize *sizes;

  g_array_set_size (line, 0);
  for (; child; child = gtk_widget_get_next_sibling (child))
    {
      if (!gtk_widget_should_layout (child))
        continue;
      append_request (line, child);
      sizes = (GtkRequestedSize *) (void *) line->data;
      used += self->spacing + sizes[line->len - 1].minimum_size;
      if (used <= width || line->len == 1)
        continue;
      used -= self->spacing + sizes[line->len - 1].minimum_size;
      g_array_set_size (line, line->len - 1);
      break;
    }
  if (line->len)
    share_out (self, line, width, width - used);
  return child;
}

static int
line_height (GArray *line)
{
  int height = 0;

  for (guint i = 0; i < line->len; i++)
    {
      GtkRequestedSize *size = &g_array_index (line, GtkRequestedSize, i);
      int natural;

      gtk_widget_measure (size->data, GTK_ORIENTATION_VERTICAL, size->minimum_size, NULL, &natural,
                          NULL, NULL);
      height = MAX (height, natural);
    }

  return height;
}

static int
height_for (FlipWrap *self, int width)
{
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (GtkRequestedSize));
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));
  int height = 0;

  while (child)
    {
      child = take_line (self, child, width, line);
      height += line_height (line) + (child ? self->spacing : 0);
    }

  return height;
}

static void
place_line (FlipWrap *self, GArray *line, int top, int height)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self)), x = 0;
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  for (guint i = 0; i < line->len; i++)
    {
      GtkRequestedSize *size = &g_array_index (line, GtkRequestedSize, i);
      int left = mirrored ? width - x - size->minimum_size : x;

      gtk_widget_size_allocate (size->data,
                                &(GtkAllocation){ left, top, size->minimum_size, height }, -1);
      x += size->minimum_size + self->spacing;
    }
}

/* overrides */

static GtkSizeRequestMode
flip_wrap_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_width (FlipWrap *self, int *minimum, int *natural)
{
  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child;
       child = gtk_widget_get_next_sibling (child))
    {
      int least, wanted;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural += wanted + (*natural ? self->spacing : 0);
    }
}

static void
flip_wrap_measure (GtkWidget *widget,
                   GtkOrientation orientation,
                   int for_size,
                   int *minimum,
                   int *natural,
                   int *minimum_baseline,
                   int *natural_baseline)
{
  FlipWrap *self = FLIP_WRAP (widget);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (self, minimum, natural);
      return;
    }
  if (for_size < 0)
    measure_width (self, minimum, &for_size);
  *minimum = *natural = height_for (self, for_size);
}

static void
flip_wrap_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FlipWrap *self = FLIP_WRAP (widget);
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (GtkRequestedSize));
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int top = 0;

  while (child)
    {
      int tall;

      child = take_line (self, child, width, line);
      tall = line_height (line);
      place_line (self, line, top, tall);
      top += tall + self->spacing;
    }
}

static void
flip_wrap_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  FlipWrap *self = FLIP_WRAP (object);

  if (id == PROP_SPACING)
    g_value_set_int (value, self->spacing);
  else if (id == PROP_EVEN)
    g_value_set_boolean (value, self->is_even);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
}

static void
flip_wrap_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  FlipWrap *self = FLIP_WRAP (object);

  if (id == PROP_SPACING)
    self->spacing = g_value_get_int (value);
  else if (id == PROP_EVEN)
    self->is_even = g_value_get_boolean (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
flip_wrap_dispose (GObject *object)
{
  flip_wrap_clear (FLIP_WRAP (object));
  G_OBJECT_CLASS (flip_wrap_parent_class)->dispose (object);
}

static void
flip_wrap_class_init (FlipWrapClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = flip_wrap_get_property;
  object_class->set_property = flip_wrap_set_property;
  object_class->dispose = flip_wrap_dispose;
  widget_class->get_request_mode = flip_wrap_get_request_mode;
  widget_class->measure = flip_wrap_measure;
  widget_class->size_allocate = flip_wrap_size_allocate;
  g_object_class_install_property (object_class, PROP_SPACING,
                                   g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT16, 0,
                                                     G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  g_object_class_install_property (
    object_class, PROP_EVEN,
    g_param_spec_boolean ("even", NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
flip_wrap_init (FlipWrap *self)
{
}

/* public functions */

void
flip_wrap_append (FlipWrap *self, GtkWidget *child)
{
  gtk_widget_insert_before (child, GTK_WIDGET (self), NULL);
}

void
flip_wrap_clear (FlipWrap *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_widget_unparent (child);
}
