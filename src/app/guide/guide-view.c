/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/guide/guide-view.h"

#include "app/common/picture/drawing.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/css.h"
#include "app/common/toolkit/measure.h"
#include "app/common/toolkit/show.h"
#include "app/common/toolkit/text-scale.h"
#include "draw/kit/palette.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#define WIDTH        396
#define MARGIN       12
#define AROUND       7   /* from the place to the ring */
#define RING         2.4
#define RADIUS       9
#define ARROW        22 /* width */
#define ARROW_HEIGHT 12
#define CORNER       18 /* the arrow keeps this distance from a corner */
#define LEAST_HEIGHT 150
#define DOTS_FROM    340 /* the width from which on the dots are shown */
#define DOT_PITCH    10
#define DOT_RADIUS   3.1
#define DOT_LINE     1.4
#define SHAKE_MS     360
#define SHAKE        7
#define FRAMES       45 /* the place is checked in this many frames after a change … */
#define WATCH_MS     250 /* … and at this interval afterwards */
#define FOCUS_FRAME  3  /* the frame by which everything is laid out */

typedef enum
{
  SIDE_BELOW,
  SIDE_ABOVE,
  SIDE_RIGHT,
  SIDE_LEFT,
  SIDE_OVER, /* there is no room beside the place */
} Side;

struct _FlipGuideView
{
  GtkWidget parent_instance;

  /* template */
  GtkWidget *bubble, *scroller, *words;
  GtkLabel *title, *count, *first, *second, *request, *why_not, *told;
  FlipDrawing *dots;
  GtkWidget *skip, *back, *next;

  /* borrowed */
  gpointer owner;
  FlipGuideFind find;
  GtkWidget *in_use;

  /* owned */
  FlipGuide *guide; /* or NULL */
  AdwAnimation *shaking;

  FlipGuidePlaces places;
  graphene_rect_t place, lit; /* in coordinates of the view */
  gboolean has_place, has_lit;
  Side side;
  graphene_rect_t frame; /* of the bubble */
  guint tick, frames;
  guint watch; /* a source while the view is shown */
  gboolean wants_focus;
};

G_DEFINE_FINAL_TYPE (FlipGuideView, flip_guide_view, GTK_TYPE_WIDGET)

/* The progress of the guide: a dot for each step. The words beside the dots say the same. */

typedef struct
{
  guint at, n;
  gboolean mirrored;
} Dots;

static void
draw_dots (gconstpointer value, FlipCanvas *canvas, double width, double height)
{
  const Dots *dots = value;
  GdkRGBA accent = flip_css_class_colour ("guide-dot");
  FlipColour reached = { accent.red, accent.green, accent.blue, accent.alpha };
  FlipColour ahead = flip_colour_fade (canvas->palette->text, .55);

  for (guint i = 0; i < dots->n; i++)
    {
      double x = (i + .5) * DOT_PITCH, radius = i == dots->at ? DOT_RADIUS + .6 : DOT_RADIUS;

      cairo_arc (canvas->cr, dots->mirrored ? width - x : x, height / 2, radius, 0, 2 * G_PI);
      if (i < dots->at)
        flip_canvas_fill (canvas, reached);
      else
        flip_canvas_stroke (canvas, i == dots->at ? reached : ahead, DOT_LINE);
    }
}

static void
show_dots (FlipGuideView *self)
{
  static const FlipDrawn drawn = { .draw = draw_dots, .size = sizeof (Dots) };
  GtkTextDirection direction = gtk_widget_get_direction (GTK_WIDGET (self));
  Dots dots = { flip_guide_at (self->guide), flip_guide_n_steps (self->guide),
                direction == GTK_TEXT_DIR_RTL };

  flip_drawing_set_size (self->dots, (int) dots.n * DOT_PITCH, DOT_PITCH);
  flip_drawing_show (self->dots, &drawn, &dots);
}

/* finding */

static gboolean
find_bounds (FlipGuideView *self, GtkWidget *widget, graphene_rect_t *bounds)
{
  return widget && gtk_widget_get_mapped (widget)
         && gtk_widget_compute_bounds (widget, GTK_WIDGET (self), bounds);
}

/* Clips to the visible part of a place, which may be larger than the view, or scrolled. */
static gboolean
clip (FlipGuideView *self, graphene_rect_t *bounds)
{
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (GTK_WIDGET (self)),
                                            gtk_widget_get_height (GTK_WIDGET (self)));

  return graphene_rect_intersection (bounds, &all, bounds);
}

static gboolean
is_same (const graphene_rect_t *a, const graphene_rect_t *b)
{
  return graphene_rect_equal (a, b);
}

/* TRUE if something has moved. */
static gboolean
find_places (FlipGuideView *self)
{
  graphene_rect_t place = GRAPHENE_RECT_INIT (0, 0, 0, 0), lit = place;
  gboolean has_place, has_lit, moved;

  self->places = self->find ? self->find (self->owner) : (FlipGuidePlaces){ 0 };
  has_place = find_bounds (self, self->places.place, &place) && clip (self, &place);
  has_lit = find_bounds (self, self->places.lit, &lit) && clip (self, &lit);
  moved = has_place != self->has_place || has_lit != self->has_lit || !is_same (&place, &self->place)
          || !is_same (&lit, &self->lit);
  self->has_place = has_place;
  self->has_lit = has_lit;
  self->place = place;
  self->lit = lit;
  return moved;
}

/* In a step without a move the Next button gets the focus, so that Enter continues. */
static void
focus_place (FlipGuideView *self)
{
  self->wants_focus = FALSE;
  if (gtk_widget_get_visible (self->next))
    gtk_widget_grab_focus (self->next);
  else if (!self->places.place || !(gtk_widget_grab_focus (self->places.place)
                                    || gtk_widget_child_focus (self->places.place, GTK_DIR_TAB_FORWARD)))
    gtk_widget_grab_focus (self->skip);
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  FlipGuideView *self = FLIP_GUIDE_VIEW (widget);

  if (find_places (self))
    gtk_widget_queue_allocate (widget);
  if (self->wants_focus && self->frames + FOCUS_FRAME <= FRAMES)
    focus_place (self);
  if (--self->frames)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

static gboolean
watch_cb (gpointer data)
{
  FlipGuideView *self = FLIP_GUIDE_VIEW (data);

  if (find_places (self))
    gtk_widget_queue_allocate (GTK_WIDGET (self));
  return G_SOURCE_CONTINUE;
}

/* laying out */

static int
top_of (FlipGuideView *self)
{
  graphene_rect_t bounds;

  if (!find_bounds (self, self->in_use, &bounds))
    return 0;
  return (int) (bounds.origin.y + bounds.size.height);
}

static int
bubble_width (FlipGuideView *self, int width)
{
  return MIN (flip_text_scale (GTK_WIDGET (self), WIDTH), width - 2 * MARGIN);
}

/* The height that is missing: the words wrap, and a scrolled window doesn't know how high that
   makes them. */
static int
find_missing (FlipGuideView *self, int width)
{
  int needed, given;

  gtk_widget_measure (self->words, GTK_ORIENTATION_VERTICAL, width, NULL, &needed, NULL, NULL);
  gtk_widget_measure (self->scroller, GTK_ORIENTATION_VERTICAL, width, NULL, &given, NULL, NULL);
  return MAX (needed - given, 0);
}

/* Whether a side has room for a bubble of this width and height. */
static gboolean
has_room (FlipGuideView *self, Side side, int width, int height)
{
  double right = self->place.origin.x + self->place.size.width;
  double bottom = self->place.origin.y + self->place.size.height;
  double gap = AROUND + ARROW_HEIGHT + MARGIN;
  int wide = gtk_widget_get_width (GTK_WIDGET (self));
  int high = gtk_widget_get_height (GTK_WIDGET (self));

  switch (side)
    {
    case SIDE_BELOW:
      return bottom + gap + height <= high;
    case SIDE_ABOVE:
      return self->place.origin.y - gap - height >= top_of (self);
    case SIDE_RIGHT:
      return right + gap + width <= wide;
    case SIDE_LEFT:
      return self->place.origin.x - gap - width >= 0;
    case SIDE_OVER:
    default:
      return TRUE;
    }
}

static Side
choose_side (FlipGuideView *self, int width, int height)
{
  Side side = SIDE_BELOW;

  if (!self->has_place)
    return SIDE_OVER;
  while (!has_room (self, side, width, height))
    side++;
  return side;
}

/* If there is no room beside the place, the bubble is on the side with more room. It shrinks if the
   place must stay clickable, and otherwise covers it. */
static graphene_rect_t
frame_over (FlipGuideView *self, int width, int height)
{
  int wide = gtk_widget_get_width (GTK_WIDGET (self)), top = top_of (self) + MARGIN;
  int high = gtk_widget_get_height (GTK_WIDGET (self)) - MARGIN;
  double above = self->has_place ? self->place.origin.y - top - 2 * AROUND : 0;
  double below = self->has_place
                   ? high - self->place.origin.y - self->place.size.height - 2 * AROUND
                   : (high - top);
  gboolean is_above = above > below;
  double room = flip_guide_notation (self->guide) ? MIN (height, MAX (MAX (above, below), LEAST_HEIGHT)) : height;

  room = MIN (room, high - top);
  return GRAPHENE_RECT_INIT ((wide - width) / 2, (float) (is_above ? top : high - room), width,
                             (float) room);
}

static double
keep_within (double value, double least, double most)
{
  return CLAMP (value, least, MAX (least, most));
}

static graphene_rect_t
find_frame (FlipGuideView *self, int width, int height)
{
  int wide = gtk_widget_get_width (GTK_WIDGET (self)), high = gtk_widget_get_height (GTK_WIDGET (self));
  double gap = AROUND + ARROW_HEIGHT;
  double x = self->place.origin.x + self->place.size.width / 2 - width / 2.;
  double y = self->place.origin.y + self->place.size.height / 2 - height / 2.;

  if (self->side == SIDE_OVER)
    return frame_over (self, width, height);
  if (self->side == SIDE_BELOW)
    y = self->place.origin.y + self->place.size.height + gap;
  else if (self->side == SIDE_ABOVE)
    y = self->place.origin.y - gap - height;
  else if (self->side == SIDE_RIGHT)
    x = self->place.origin.x + self->place.size.width + gap;
  else
    x = self->place.origin.x - gap - width;
  x = keep_within (x, MARGIN, wide - MARGIN - width);
  y = keep_within (y, top_of (self) + MARGIN, high - MARGIN - height);
  return GRAPHENE_RECT_INIT ((float) x, (float) y, width, height);
}

/* drawing */

static void
add_round (cairo_t *cr, const graphene_rect_t *rect, double grow)
{
  double x = rect->origin.x - grow, y = rect->origin.y - grow;
  double right = x + rect->size.width + 2 * grow, bottom = y + rect->size.height + 2 * grow;

  cairo_new_sub_path (cr);
  cairo_arc (cr, right - RADIUS, y + RADIUS, RADIUS, -G_PI / 2, 0);
  cairo_arc (cr, right - RADIUS, bottom - RADIUS, RADIUS, 0, G_PI / 2);
  cairo_arc (cr, x + RADIUS, bottom - RADIUS, RADIUS, G_PI / 2, G_PI);
  cairo_arc (cr, x + RADIUS, y + RADIUS, RADIUS, G_PI, 3 * G_PI / 2);
  cairo_close_path (cr);
}

static void
dim (FlipGuideView *self, cairo_t *cr, int width, int height)
{
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_rectangle (cr, 0, 0, width, top_of (self));
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_clip (cr);
  cairo_push_group (cr);
  cairo_set_source_rgba (cr, 20 / 255., 22 / 255., 26 / 255., .34);
  cairo_paint (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
  if (self->has_place)
    add_round (cr, &self->place, AROUND);
  cairo_fill (cr);
  if (self->has_lit)
    add_round (cr, &self->lit, AROUND);
  cairo_fill (cr);
  cairo_pop_group_to_source (cr);
  cairo_paint (cr);
  cairo_restore (cr);
}

static double
shift (FlipGuideView *self)
{
  double part = self->shaking ? adw_animation_get_value (self->shaking) : 1;

  return part >= 1 ? 0 : SHAKE * (1 - part) * sin (part * 6 * G_PI);
}

static void
draw_ring (FlipGuideView *self, cairo_t *cr)
{
  GdkRGBA accent;

  if (!self->has_place)
    return;
  accent = flip_css_class_colour ("guide-ring");
  cairo_save (cr);
  cairo_translate (cr, shift (self), 0);
  add_round (cr, &self->place, AROUND);
  gdk_cairo_set_source_rgba (cr, &accent);
  cairo_set_line_width (cr, RING);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* The arrow's tip touches the ring, and its base is just inside the bubble. */
static void
draw_arrow (FlipGuideView *self, cairo_t *cr)
{
  const graphene_rect_t *frame = &self->frame;
  double right = frame->origin.x + frame->size.width, bottom = frame->origin.y + frame->size.height;
  double x = keep_within (self->place.origin.x + self->place.size.width / 2,
                          frame->origin.x + CORNER + ARROW / 2., right - CORNER - ARROW / 2.);
  double y = keep_within (self->place.origin.y + self->place.size.height / 2,
                          frame->origin.y + CORNER + ARROW / 2., bottom - CORNER - ARROW / 2.);
  gboolean upright = self->side == SIDE_BELOW || self->side == SIDE_ABOVE;
  double foot = self->side == SIDE_BELOW   ? frame->origin.y + 1
                : self->side == SIDE_ABOVE ? bottom - 1
                : self->side == SIDE_RIGHT ? frame->origin.x + 1
                                           : right - 1;
  double tip =
    self->side == SIDE_BELOW || self->side == SIDE_RIGHT ? foot - ARROW_HEIGHT : foot + ARROW_HEIGHT;
  GdkRGBA ground;

  if (self->side == SIDE_OVER)
    return;
  ground = flip_css_class_colour ("guide-ground");
  cairo_move_to (cr, upright ? x - ARROW / 2. : foot, upright ? foot : y - ARROW / 2.);
  cairo_line_to (cr, upright ? x : tip, upright ? tip : y);
  cairo_line_to (cr, upright ? x + ARROW / 2. : foot, upright ? foot : y + ARROW / 2.);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, &ground);
  cairo_fill (cr);
}

/* callbacks */

static void
shaken_cb (double value, FlipGuideView *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

FLIP_EMITS (next_cb, "go-on")
FLIP_EMITS (skip_cb, "skip")
FLIP_EMITS (back_cb, "go-back")

/* overrides */

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, FlipExtent *extent)
{
  extent->minimum = extent->natural = 1;
}

static void
flip_guide_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FlipGuideView *self = FLIP_GUIDE_VIEW (widget);
  int wide = MAX (bubble_width (self, width), 1), least, high;

  gtk_widget_measure (self->bubble, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  wide = MAX (wide, least);
  gtk_widget_measure (self->bubble, GTK_ORIENTATION_VERTICAL, wide, &least, &high, NULL, NULL);
  high += find_missing (self, wide);
  find_places (self);
  if (!self->guide)
    return;
  self->side = choose_side (self, wide, high);
  self->frame = find_frame (self, wide, high);
  self->frame.size.height = MAX (self->frame.size.height, least);
  gtk_widget_size_allocate (self->bubble,
                            &(GtkAllocation){ (int) self->frame.origin.x, (int) self->frame.origin.y,
                                              (int) self->frame.size.width,
                                              (int) self->frame.size.height },
                            -1);
  if (!self->tick)
    flip_guide_view_look (self, FALSE);
}

static void
flip_guide_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FlipGuideView *self = FLIP_GUIDE_VIEW (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  dim (self, cr, width, height);
  draw_ring (self, cr);
  cairo_destroy (cr);
  gtk_widget_snapshot_child (widget, self->bubble, snapshot);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  draw_arrow (self, cr);
  cairo_destroy (cr);
}

/* Lets clicks through to the place meant, and to the header. */
static gboolean
flip_guide_view_contains (GtkWidget *widget, double x, double y)
{
  FlipGuideView *self = FLIP_GUIDE_VIEW (widget);
  gboolean is_meant = self->has_place && self->guide && flip_guide_notation (self->guide)
                      && graphene_rect_contains_point (&self->place,
                                                       &GRAPHENE_POINT_INIT ((float) x, (float) y));

  return y >= top_of (self) && !is_meant
         && GTK_WIDGET_CLASS (flip_guide_view_parent_class)->contains (widget, x, y);
}

static void
flip_guide_view_class_init (FlipGuideViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FLIP_OWN_SOURCES (klass, FlipGuideView, watch);
  FLIP_OWN (klass, FlipGuideView, (shaking, g_object_unref), (guide, g_object_unref),
            (bubble, gtk_widget_unparent));
  flip_class_measure (klass, GTK_SIZE_REQUEST_CONSTANT_SIZE, measure);
  widget_class->size_allocate = flip_guide_view_size_allocate;
  widget_class->snapshot = flip_guide_view_snapshot;
  widget_class->contains = flip_guide_view_contains;
  FLIP_SIGNAL (klass, "go-on", 0);
  FLIP_SIGNAL (klass, "go-back", 0);
  FLIP_SIGNAL (klass, "skip", 0);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  FLIP_TEMPLATE (widget_class, "guide/guide-view.ui");
  FLIP_BIND_CHILDREN (widget_class, FlipGuideView, bubble, scroller, words, title, count, first,
                      second, request, why_not, told, dots, skip, back, next);
  FLIP_BIND_CALLBACKS (widget_class, flip_guide_view_refuse, next_cb, skip_cb, back_cb);
}

static void
flip_guide_view_init (FlipGuideView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* public functions */

void
flip_guide_view_set_owner (FlipGuideView *self, gpointer owner, FlipGuideFind find, GtkWidget *in_use)
{
  g_return_if_fail (FLIP_IS_GUIDE_VIEW (self));
  g_return_if_fail (owner && find);

  self->owner = owner;
  self->find = find;
  self->in_use = in_use;
}

static void
show_words (FlipGuideView *self, const FlipLessonStep *step)
{
  g_autofree char *told = flip_guide_tell (self->guide);
  /* Translators: which step of how many */
  g_autofree char *count = g_strdup_printf (_ ("%u of %u"), flip_guide_at (self->guide) + 1,
                                            flip_guide_n_steps (self->guide));

  flip_show_text (self->title, _ (step->title));
  flip_show_text (self->count, count);
  flip_show_text (self->first, _ (step->first));
  flip_show_text (self->second, _ (step->second));
  flip_show_text (self->request, _ (step->request));
  flip_show_text (self->why_not, NULL);
  flip_show_text (self->told, told);
}

/* The dots can be left out: the words beside the title say the same. */
static gboolean
has_room_for_dots (FlipGuideView *self)
{
  GtkWidget *page = gtk_widget_get_parent (GTK_WIDGET (self));
  int width = page ? gtk_widget_get_width (page) : 0;

  return !width || width >= flip_text_scale (GTK_WIDGET (self), DOTS_FROM);
}

void
flip_guide_view_load (FlipGuideView *self, FlipGuide *guide)
{
  const FlipLessonStep *step;

  g_return_if_fail (FLIP_IS_GUIDE_VIEW (self));

  g_set_object (&self->guide, guide);
  step = guide ? flip_guide_step (guide) : NULL;
  gtk_widget_set_visible (GTK_WIDGET (self), step != NULL);
  if (!step)
    {
      g_clear_handle_id (&self->watch, g_source_remove);
      return;
    }
  if (!self->watch)
    self->watch = g_timeout_add (WATCH_MS, watch_cb, self);
  show_words (self, step);
  show_dots (self);
  gtk_widget_set_visible (GTK_WIDGET (self->dots), has_room_for_dots (self));
  gtk_widget_set_visible (self->next, !step->move);
  gtk_widget_set_visible (self->skip, step->move != NULL);
  gtk_widget_set_sensitive (self->back, flip_guide_at (guide) > 0);
  find_places (self);
  focus_place (self);
  flip_guide_view_look (self, TRUE); /* once more when everything is laid out */
}

void
flip_guide_view_refuse (FlipGuideView *self)
{
  const FlipLessonStep *step;

  g_return_if_fail (FLIP_IS_GUIDE_VIEW (self));

  step = self->guide ? flip_guide_step (self->guide) : NULL;
  if (!step)
    return;
  flip_show_text (self->why_not, step->why_not ? _ (step->why_not) : _ ("Read this first, then press Next."));
  if (adw_get_enable_animations (GTK_WIDGET (self)))
    {
      g_clear_object (&self->shaking);
      self->shaking = adw_timed_animation_new (
        GTK_WIDGET (self), 0, 1, SHAKE_MS,
        adw_callback_animation_target_new ((AdwAnimationTargetFunc) shaken_cb, self, NULL));
      adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->shaking), ADW_LINEAR);
      adw_animation_play (self->shaking);
    }
  flip_guide_view_look (self, TRUE);
}

void
flip_guide_view_look (FlipGuideView *self, gboolean focus)
{
  g_return_if_fail (FLIP_IS_GUIDE_VIEW (self));

  self->frames = FRAMES;
  self->wants_focus |= focus;
  if (!self->tick)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}
