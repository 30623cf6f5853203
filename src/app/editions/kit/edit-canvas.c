/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editions/kit/edit-canvas.h"

#include "app/common/toolkit/class.h"
#include "app/common/toolkit/measure.h"
#include "app/common/toolkit/show.h"
#include "app/common/toolkit/text-scale.h"
#include "app/common/toolkit/touch.h"

#define PALE .45

/* The drawing */

struct _FlipEditDrawing
{
  FlipDrawing parent_instance;

  /* borrowed */
  gpointer owner;

  FlipEditDraw draw;
  FlipEditWidths widths;
  guint which;
  FlipRect area;
  gboolean is_pale;
};

FLIP_DEFINE_PLAIN (FlipEditDrawing, flip_edit_drawing, FLIP_TYPE_DRAWING)

/* The scale of the area and its position, which is centred. */
static double
find_scale (FlipEditDrawing *self, double *left, double *top)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  double height = gtk_widget_get_height (GTK_WIDGET (self));
  double scale = MIN (width / self->area.width, height / self->area.height);

  *left = (width - self->area.width * scale) / 2;
  *top = (height - self->area.height * scale) / 2;
  return scale;
}

static int
find_width (FlipEditDrawing *self, int width)
{
  if (!width)
    return (int) self->area.width;
  return self->widths.follows_text ? flip_text_scale (GTK_WIDGET (self), width) : width;
}

static int
height_for (FlipEditDrawing *self, int width)
{
  int most = find_width (self, self->widths.most);

  return self->area.width > 0 ? (int) (MIN (width, most) * self->area.height / self->area.width) : 0;
}

static void
measure_drawing (GtkWidget *widget, GtkOrientation orientation, int for_size, FlipExtent *extent)
{
  FlipEditDrawing *self = FLIP_EDIT_DRAWING (widget);

  extent->minimum = find_width (self, self->widths.least);
  extent->natural = find_width (self, self->widths.natural);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  extent->minimum = height_for (self, for_size > 0 ? for_size : extent->minimum);
  extent->natural = height_for (self, for_size > 0 ? for_size : extent->natural);
}

static void
flip_edit_drawing_draw (FlipDrawing *drawing, FlipCanvas *canvas, double width, double height)
{
  FlipEditDrawing *self = FLIP_EDIT_DRAWING (drawing);
  double scale, left, top;

  if (self->area.width <= 0)
    return;
  scale = find_scale (self, &left, &top);
  cairo_translate (canvas->cr, left, top);
  cairo_scale (canvas->cr, scale, scale);
  cairo_translate (canvas->cr, -self->area.x, -self->area.y);
  if (self->is_pale)
    cairo_push_group (canvas->cr);
  self->draw (canvas, self->owner, self->which);
  if (!self->is_pale)
    return;
  cairo_pop_group_to_source (canvas->cr);
  cairo_paint_with_alpha (canvas->cr, PALE);
}

static void
flip_edit_drawing_class_init (FlipEditDrawingClass *klass)
{
  flip_class_measure (klass, GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH, measure_drawing);
  FLIP_DRAWING_CLASS (klass)->draw = flip_edit_drawing_draw;
}

FlipEditDrawing *
flip_edit_drawing_new (FlipEditDraw draw, gpointer owner, FlipEditWidths widths)
{
  FlipEditDrawing *self = g_object_new (FLIP_TYPE_EDIT_DRAWING, NULL);

  g_return_val_if_fail (draw && owner, self);

  self->draw = draw;
  self->owner = owner;
  self->widths = widths;
  return self;
}

void
flip_edit_drawing_show (FlipEditDrawing *self, guint which, FlipRect area, gboolean is_pale)
{
  g_return_if_fail (FLIP_IS_EDIT_DRAWING (self));

  if (self->area.width != area.width || self->area.height != area.height)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  self->which = which;
  self->area = area;
  self->is_pale = is_pale;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The canvas */

static const char *const mark_classes[] = { "wrong", "left-out", "opened", "target" };

/* A spot with a copy of its name, and its button. */
typedef struct
{
  FlipHotSpot told;
  GtkWidget *button;
} Spot;

typedef struct
{
  /* children */
  FlipEditDrawing *drawing; /* the first, or NULL */
  FlipEditDrawing *over;    /* the last, or NULL */

  /* owned */
  GPtrArray *spots; /* of Spot */
  GPtrArray *left;  /* while spots are told: those before, NULL where they were told again */
} FlipEditCanvasPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (FlipEditCanvas, flip_edit_canvas, GTK_TYPE_WIDGET)

static FlipEditCanvasPrivate *
private_of (gpointer self)
{
  return flip_edit_canvas_get_instance_private (FLIP_EDIT_CANVAS (self));
}

static void
spot_free (Spot *spot)
{
  if (!spot)
    return;
  gtk_widget_unparent (spot->button);
  g_free ((char *) spot->told.name);
  g_free (spot);
}

static const FlipHotSpot *
spot_of (GtkWidget *button)
{
  return g_object_get_data (G_OBJECT (button), "spot");
}

static void
clicked_cb (GtkButton *button, FlipEditCanvas *self)
{
  g_assert (FLIP_IS_EDIT_CANVAS (self));

  FLIP_EDIT_CANVAS_GET_CLASS (self)->chosen (self, spot_of (GTK_WIDGET (button)));
}

static char *
tell_cb (GtkWidget *button, double x, double y, gpointer self)
{
  return FLIP_EDIT_CANVAS_GET_CLASS (self)->tell (self, spot_of (button));
}

static Spot *
spot_new (FlipEditCanvas *self, const FlipHotSpot *told)
{
  Spot *spot = g_new0 (Spot, 1);

  spot->button = gtk_button_new ();
  g_object_set_data (G_OBJECT (spot->button), "spot", spot);
  gtk_widget_add_css_class (spot->button, "edition-site");
  gtk_widget_set_focusable (spot->button, !told->skips_focus);
  gtk_widget_set_can_target (spot->button, !told->takes_keys);
  g_signal_connect (spot->button, "clicked", G_CALLBACK (clicked_cb), self);
  if (told->is_asked)
    flip_touch_tell (spot->button, tell_cb, self);
  return spot;
}

static gboolean
is_same (const FlipHotSpot *one, const FlipHotSpot *other)
{
  return one->number == other->number
         && (one->number
             || (one->part == other->part && one->group == other->group && one->key == other->key));
}

/* The same spot as it was before: most often it has the same place in the list. */
static Spot *
take_left (FlipEditCanvasPrivate *private, const FlipHotSpot *told)
{
  guint n = private->left->len;

  for (guint i = 0; i < n; i++)
    {
      gpointer *spot = &private->left->pdata[(private->spots->len + i) % n];

      if (*spot && is_same (&((Spot *) *spot)->told, told))
        return g_steal_pointer (spot);
    }
  return NULL;
}

static void
show_spot (Spot *spot, const FlipHotSpot *told)
{
  g_autofree char *old = (char *) spot->told.name;

  for (guint i = 0; i < G_N_ELEMENTS (mark_classes); i++)
    flip_show_class (spot->button, mark_classes[i], told->marks >> i & 1);
  if (g_strcmp0 (old, told->name) != 0)
    {
      flip_show_name (spot->button, told->name);
      if (!told->is_asked && !told->takes_keys)
        gtk_widget_set_tooltip_text (spot->button, told->name);
    }
  spot->told = *told;
  spot->told.name = g_strdup (told->name);
}

/* overrides */

static FlipRect
flip_edit_canvas_real_place (FlipEditCanvas *self, const FlipRect *rect)
{
  FlipEditDrawing *drawing = private_of (self)->drawing;
  double left, top, scale = find_scale (drawing, &left, &top);

  return (FlipRect){ left + (rect->x - drawing->area.x) * scale,
                     top + (rect->y - drawing->area.y) * scale, rect->width * scale,
                     rect->height * scale };
}

static void
flip_edit_canvas_chosen (FlipEditCanvas *self, const FlipHotSpot *spot)
{
  g_signal_emit_by_name (self, "opened", spot->group, spot->key, spot->part);
}

static void
measure_canvas (GtkWidget *widget, GtkOrientation orientation, int for_size, FlipExtent *extent)
{
  gtk_widget_measure (GTK_WIDGET (private_of (widget)->drawing), orientation, for_size,
                      &extent->minimum, &extent->natural, NULL, NULL);
}

static void
place_button (GtkWidget *button, FlipRect rect)
{
  int width, height;

  gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (button, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  gtk_widget_size_allocate (button,
                            &(GtkAllocation){ (int) rect.x, (int) rect.y,
                                              MAX ((int) rect.width, width),
                                              MAX ((int) rect.height, height) },
                            -1);
}

static void
flip_edit_canvas_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FlipEditCanvasPrivate *private = private_of (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); FLIP_IS_EDIT_DRAWING (child);
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_size_allocate (child, &(GtkAllocation){ 0, 0, width, height }, -1);
  for (guint i = 0; i < private->spots->len; i++)
    {
      const Spot *spot = private->spots->pdata[i];

      place_button (spot->button, flip_edit_canvas_place (FLIP_EDIT_CANVAS (widget), &spot->told));
    }
}

static void
flip_edit_canvas_dispose (GObject *object)
{
  FlipEditCanvasPrivate *private = private_of (object);
  GtkWidget *child;

  g_ptr_array_set_size (private->spots, 0);
  while (FLIP_IS_EDIT_DRAWING (child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  private->drawing = private->over = NULL;
  G_OBJECT_CLASS (flip_edit_canvas_parent_class)->dispose (object);
}

static void
flip_edit_canvas_finalize (GObject *object)
{
  g_ptr_array_unref (private_of (object)->spots);
  G_OBJECT_CLASS (flip_edit_canvas_parent_class)->finalize (object);
}

static void
flip_edit_canvas_class_init (FlipEditCanvasClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = flip_edit_canvas_dispose;
  G_OBJECT_CLASS (klass)->finalize = flip_edit_canvas_finalize;
  flip_class_measure (klass, GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH, measure_canvas);
  widget_class->size_allocate = flip_edit_canvas_size_allocate;
  klass->place = flip_edit_canvas_real_place;
  klass->chosen = flip_edit_canvas_chosen;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  FLIP_SIGNAL (klass, "opened", 3, G_TYPE_STRING, G_TYPE_STRING, G_TYPE_INT);
}

static void
flip_edit_canvas_init (FlipEditCanvas *self)
{
  private_of (self)->spots = g_ptr_array_new_with_free_func ((GDestroyNotify) spot_free);
}

/* public functions */

void
flip_edit_canvas_take_drawing (FlipEditCanvas *self, FlipEditDrawing *drawing)
{
  g_return_if_fail (FLIP_IS_EDIT_CANVAS (self) && FLIP_IS_EDIT_DRAWING (drawing));

  g_object_set (drawing, "halign", GTK_ALIGN_FILL, "valign", GTK_ALIGN_FILL, NULL);
  gtk_widget_insert_after (GTK_WIDGET (drawing), GTK_WIDGET (self),
                           (GtkWidget *) private_of (self)->over);
  private_of (self)->over = drawing;
  if (!private_of (self)->drawing)
    private_of (self)->drawing = drawing;
}

void
flip_edit_canvas_begin (FlipEditCanvas *self)
{
  FlipEditCanvasPrivate *private = private_of (self);

  g_return_if_fail (FLIP_IS_EDIT_CANVAS (self) && !private->left);

  private->left = private->spots;
  private->spots = g_ptr_array_new_with_free_func ((GDestroyNotify) spot_free);
}

void
flip_edit_canvas_add (FlipEditCanvas *self, const FlipHotSpot *told)
{
  FlipEditCanvasPrivate *private = private_of (self);
  GtkWidget *last = (GtkWidget *) private->over;
  FlipHotSpot named = *told;
  Spot *spot;

  g_return_if_fail (FLIP_IS_EDIT_CANVAS (self) && private->left);
  g_return_if_fail (told->group);

  named.group = g_intern_string (told->group);
  named.key = g_intern_string (told->key);
  if (private->spots->len)
    last = ((Spot *) private->spots->pdata[private->spots->len - 1])->button;
  spot = take_left (private, &named);
  if (!spot)
    spot = spot_new (self, &named);
  if (!gtk_widget_get_parent (spot->button) || gtk_widget_get_prev_sibling (spot->button) != last)
    gtk_widget_insert_after (spot->button, GTK_WIDGET (self), last);
  show_spot (spot, &named);
  g_ptr_array_add (private->spots, spot);
}

void
flip_edit_canvas_end (FlipEditCanvas *self)
{
  g_return_if_fail (FLIP_IS_EDIT_CANVAS (self));

  g_clear_pointer (&private_of (self)->left, g_ptr_array_unref);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

const FlipHotSpot *
flip_edit_canvas_find (FlipEditCanvas *self, guint number)
{
  FlipEditCanvasPrivate *private = private_of (self);

  for (guint i = 0; number && i < private->spots->len; i++)
    {
      const Spot *spot = private->spots->pdata[i];

      if (spot->told.number == number)
        return &spot->told;
    }
  return NULL;
}

static gboolean
is_within (const FlipRect *rect, double x, double y)
{
  return x >= rect->x && x < rect->x + rect->width && y >= rect->y && y < rect->y + rect->height;
}

const FlipHotSpot *
flip_edit_canvas_at (FlipEditCanvas *self, double x, double y)
{
  FlipEditCanvasPrivate *private = private_of (self);

  for (guint i = 0; i < private->spots->len; i++)
    {
      const Spot *spot = private->spots->pdata[i];
      FlipRect rect = flip_edit_canvas_place (self, &spot->told);

      if (spot->told.number && is_within (&rect, x, y))
        return &spot->told;
    }
  return NULL;
}

const FlipHotSpot *
flip_edit_canvas_focused (FlipEditCanvas *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self));

  return child ? spot_of (child) : NULL;
}

const FlipHotSpot *
flip_edit_canvas_of (FlipEditCanvas *self, const char *group, const char *key)
{
  FlipEditCanvasPrivate *private = private_of (self);
  const FlipHotSpot *first = NULL;

  for (guint i = 0; i < private->spots->len; i++)
    {
      const Spot *spot = private->spots->pdata[i];

      if (g_strcmp0 (spot->told.group, group) != 0)
        continue;
      if (g_strcmp0 (spot->told.key, key) == 0)
        return &spot->told;
      first = first ? first : &spot->told;
    }
  return first;
}

gboolean
flip_edit_canvas_has (FlipEditCanvas *self, const FlipRect *part, const FlipEditionChange *change)
{
  FlipEditCanvasPrivate *private = private_of (self);

  for (guint i = 0; i < private->spots->len; i++)
    {
      const FlipHotSpot *spot = &((const Spot *) private->spots->pdata[i])->told;

      if (is_within (part, flip_rect_middle (&spot->rect), flip_rect_centre (&spot->rect))
          && flip_edition_change_has (change, spot->group, spot->key))
        return TRUE;
    }
  return FALSE;
}

GtkWidget *
flip_edit_canvas_button (FlipEditCanvas *self, const FlipHotSpot *spot)
{
  g_return_val_if_fail (FLIP_IS_EDIT_CANVAS (self) && spot, NULL);

  return ((const Spot *) spot)->button;
}

FlipRect
flip_edit_canvas_place (FlipEditCanvas *self, const FlipHotSpot *spot)
{
  g_return_val_if_fail (FLIP_IS_EDIT_CANVAS (self) && spot, ((FlipRect){ 0 }));

  return FLIP_EDIT_CANVAS_GET_CLASS (self)->place (self, &spot->rect);
}
