/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/notice/notice-view.h"

#include "app/common/layout/flow-layout.h"
#include "app/common/picture/drawing.h"
#include "app/common/picture/glyph-icon.h"
#include "app/common/picture/seat-avatar.h"
#include "app/common/picture/widget-canvas.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/focus.h"
#include "app/common/toolkit/measure.h"
#include "app/common/toolkit/show.h"
#include "app/notice/notice-picture.h"
#include "engine/game/notice.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <gtk/gtk.h>

#define HEIGHT 22
#define PIECE  18
#define GAP    5

/* A count that exceeded its limit: one piece per unit, those beyond the limit hatched. */
typedef struct
{
  guint count, limit, seat;
} Meter;

/* Hatched, so that the pieces beyond the limit are distinct without colour. */
static void
draw_beyond (FlipCanvas *canvas, const FlipRect *rect)
{
  const FlipPalette *palette = canvas->palette;

  cairo_save (canvas->cr);
  flip_canvas_round (canvas, rect, 4);
  cairo_clip (canvas->cr);
  flip_canvas_box (canvas, rect, 4, palette->refused, palette->refused, 1);
  for (double x = rect->x - PIECE; x < rect->x + rect->width; x += 8)
    flip_canvas_line (canvas, x, rect->y + rect->height, x + rect->height, rect->y, palette->face,
                      1.6);
  cairo_restore (canvas->cr);
}

static void
draw_meter (gconstpointer value, FlipCanvas *canvas, double width, double height)
{
  const Meter *meter = value;
  guint n = MAX (meter->count, meter->limit);
  double piece = (width - (n - 1) * GAP) / n, top = (height - PIECE) / 2;
  FlipColour ink = flip_palette_ink (canvas->palette, meter->seat);

  for (guint i = 0; i < n; i++)
    {
      FlipRect rect = { i * (piece + GAP), top, piece, PIECE };

      if (i < meter->limit)
        flip_canvas_box (canvas, &rect, 4, i < meter->count ? ink : canvas->palette->face, ink, 1);
      else
        draw_beyond (canvas, &rect);
    }
  if (meter->limit < n)
    flip_canvas_line (canvas, meter->limit * (piece + GAP) - GAP / 2., 0,
                      meter->limit * (piece + GAP) - GAP / 2., height, canvas->palette->text, 2);
}

static void
show_meter (FlipDrawing *drawing, const Meter *meter)
{
  static const FlipDrawn drawn = {
    .draw = draw_meter,
    .size = sizeof *meter,
    .width = 120,
    .height = HEIGHT,
    .around = 1,
  };

  g_return_if_fail (meter->count > 0 && meter->limit > 0);

  flip_drawing_show (drawing, &drawn, meter);
}

/* Something that a great moment gave or took, as a small card. */
#define FLIP_TYPE_NOTICE_TILE (flip_notice_tile_get_type ())
G_DECLARE_FINAL_TYPE (FlipNoticeTile, flip_notice_tile, FLIP, NOTICE_TILE, GtkBox)

struct _FlipNoticeTile
{
  GtkBox parent_instance;

  /* template */
  FlipGlyphIcon *glyph;
  GtkLabel *amount, *label, *detail;
};

FLIP_DEFINE_TEMPLATE (FlipNoticeTile, flip_notice_tile, GTK_TYPE_BOX)

static void
flip_notice_tile_class_init (FlipNoticeTileClass *klass)
{
  FLIP_TEMPLATE (klass, "notice/notice-tile.ui");
  FLIP_BIND_CHILDREN (klass, FlipNoticeTile, glyph, amount, label, detail);
}

static void
flip_notice_tile_show (FlipNoticeTile *self, const FlipNoticeGain *gain)
{
  g_return_if_fail (FLIP_IS_NOTICE_TILE (self));
  g_return_if_fail (gain != NULL);

  flip_glyph_icon_show_word (self->glyph, gain->glyph);
  flip_show_text (self->amount, gain->amount);
  flip_show_text (self->label, gain->label);
  flip_show_text (self->detail, gain->detail);
  flip_show_class (GTK_WIDGET (self), "hurts", gain->hurts);
}

#define WIDTH       760
#define MARGIN      12
#define NARROW      700 /* below this width the picture is small and above the words */
#define BESIDE      308 /* room for the picture beside the words */
#define BELOW       286
#define SMALL       .42
#define OVER        12 /* the part of the small picture that projects above the card */
#define DIMMED      .56
#define DIMMED_BAD  .60
#define RING        2.2
#define TURN_MS     240
#define STEP_MS     120
#define STAY_MS     4000
#define SETTLE_MS   1000 /* ms after closing in which keys still belong to the notice */
#define N_STEPS     5
#define MOST_A_LINE 4

struct _FlipNoticeView
{
  GtkWidget parent_instance;

  /* template */
  GtkWidget *card, *scroller, *content, *head, *compare, *meter_box, *pill, *after, *footer;
  FlipNoticePicture *picture;
  FlipSeatAvatar *avatar;
  GtkLabel *title, *detail;
  GtkLabel *have, *have_words, *sign, *need, *need_words;
  FlipGlyphIcon *about;
  GtkLabel *count_of, *count;
  FlipDrawing *meter;
  GtkImage *mark;
  GtkLabel *verdict, *reason, *brings, *next;
  GtkFlowBox *gains;
  GtkProgressBar *line;
  GtkButton *briefly;

  /* borrowed; cleared when they are destroyed */
  GtkWidget *site, *focus;

  gboolean is_bad, is_held;
  guint tick;
  gint64 last;  /* when the notice was last drawn, in µs */
  double shown; /* ms that the notice has been in view */
  gint64 until; /* until when keys belong to the notice, in µs */
};

G_DEFINE_FINAL_TYPE (FlipNoticeView, flip_notice_view, GTK_TYPE_WIDGET)

/* helpers */

static void
borrow (GtkWidget **place, GtkWidget *widget)
{
  if (*place)
    g_object_remove_weak_pointer (G_OBJECT (*place), (gpointer *) place);
  *place = widget;
  if (widget)
    g_object_add_weak_pointer (G_OBJECT (widget), (gpointer *) place);
}

static void
set_text (GtkLabel *label, const char *text)
{
  flip_show_text (label, *text ? text : NULL);
}

/* Showing */

static void
show_head (FlipNoticeView *self, const FlipNotice *notice, FlipMoment *moment)
{
  gtk_widget_set_visible (GTK_WIDGET (self->avatar), notice->seat != FLIP_TABLE);
  if (notice->seat != FLIP_TABLE)
    flip_seat_avatar_show (self->avatar, (guint) notice->seat,
                           flip_moment_player (moment, notice->seat));
  set_text (self->title, notice->title);
  set_text (self->detail, notice->detail);
}

static void
show_compared (FlipNoticeView *self, const FlipNotice *notice)
{
  gtk_widget_set_visible (self->compare, notice->sign != NULL);
  gtk_widget_set_visible (self->meter_box, notice->limit > 0);
  if (notice->limit)
    {
      /* Translators: first %u: how much there is of something; second %u: how much there may be */
      g_autofree char *count = g_strdup_printf (_ ("%u of %u"), notice->count, notice->limit);

      set_text (self->count_of, notice->count_of);
      set_text (self->count, count);
      show_meter (self->meter, &(Meter){ notice->count, notice->limit, (guint) MAX (notice->seat, 0) });
    }
  if (!notice->sign)
    return;
  set_text (self->have, notice->have.value);
  set_text (self->have_words, notice->have.words);
  set_text (self->sign, notice->sign);
  set_text (self->need, notice->need.value);
  set_text (self->need_words, notice->need.words);
  flip_glyph_icon_show_word (self->about, notice->glyph);
}

static void
show_verdict (FlipNoticeView *self, const FlipNotice *notice)
{
  set_text (self->verdict, notice->verdict);
  set_text (self->reason, notice->reason);
  gtk_image_set_from_icon_name (self->mark, notice->is_bad ? "window-close-symbolic"
                                                           : "object-select-symbolic");
  flip_show_class (self->card, "bad", notice->is_bad);
}

static void
show_gains (FlipNoticeView *self, const FlipNotice *notice)
{
  flip_show_no_children (GTK_WIDGET (self->gains));
  for (guint i = 0; i < notice->n_gains; i++)
    {
      GtkWidget *tile = g_object_new (FLIP_TYPE_NOTICE_TILE, NULL);

      flip_notice_tile_show (FLIP_NOTICE_TILE (tile), &notice->gains[i]);
      gtk_flow_box_append (self->gains, tile);
      gtk_widget_set_focusable (gtk_widget_get_parent (tile), FALSE);
    }
  gtk_flow_box_set_max_children_per_line (self->gains, CLAMP (notice->n_gains, 1, MOST_A_LINE));
  gtk_flow_box_set_min_children_per_line (self->gains, CLAMP (notice->n_gains, 1, 2));
  gtk_widget_set_visible (GTK_WIDGET (self->gains), notice->n_gains > 0);
  set_text (self->brings, *notice->brings
                            ? notice->brings
                            : /* heading over what a big moment brings */ _ ("Gains"));
  gtk_widget_set_visible (GTK_WIDGET (self->brings),
                          notice->n_gains > 0 && !notice->gains[0].is_named);
  set_text (self->next, notice->next);
}

/* Time */

static double
fraction (double from, double length, double now)
{
  return CLAMP ((now - from) / length, 0, 1);
}

/* The card turns over, then the rest appears step by step. */
static void
show_time (FlipNoticeView *self)
{
  GtkWidget *steps[N_STEPS] = { self->compare, self->meter_box, self->pill, self->after,
                                self->footer };

  flip_notice_picture_set_turn (self->picture, fraction (0, TURN_MS, self->shown));
  for (guint i = 0; i < N_STEPS; i++)
    gtk_widget_set_opacity (steps[i], fraction (TURN_MS + i * STEP_MS, STEP_MS, self->shown));
  gtk_progress_bar_set_fraction (self->line, 1 - fraction (0, STAY_MS, self->shown));
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  FlipNoticeView *self = FLIP_NOTICE_VIEW (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->last && !(self->is_held && self->shown > TURN_MS + N_STEPS * STEP_MS))
    self->shown += (double) (now - self->last) / 1000;
  self->last = now;
  show_time (self);
  if (self->shown < STAY_MS)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  flip_notice_view_close (self);
  return G_SOURCE_REMOVE;
}

/* Without animations everything appears at once, and stays until the user continues. */
static void
start_time (FlipNoticeView *self)
{
  gboolean moves = adw_get_enable_animations (GTK_WIDGET (self));

  self->last = 0;
  self->shown = moves ? 0 : STAY_MS;
  show_time (self);
  gtk_widget_set_visible (GTK_WIDGET (self->line), moves);
  if (moves && !self->tick)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

/* callbacks */

/* Modifier keys alone don't close the notice. */
static gboolean
is_modifier (guint key)
{
  return (key >= GDK_KEY_Shift_L && key <= GDK_KEY_Hyper_R) || key == GDK_KEY_ISO_Level3_Shift;
}

static gboolean
key_cb (GtkEventControllerKey *keys,
        guint key,
        guint code,
        GdkModifierType modifiers,
        FlipNoticeView *self)
{
  gboolean plain = !(modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK));
  gboolean presses = key == GDK_KEY_Return || key == GDK_KEY_space || key == GDK_KEY_KP_Enter;

  g_assert (FLIP_IS_NOTICE_VIEW (self));

  if (is_modifier (key) || key == GDK_KEY_Tab || key == GDK_KEY_ISO_Left_Tab
      || (presses && gtk_widget_has_focus (GTK_WIDGET (self->briefly))))
    return GDK_EVENT_PROPAGATE;
  flip_notice_view_close (self);
  if (plain)
    g_signal_emit_by_name (self, "typed", key);
  return plain ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

static void
enter_cb (GtkEventControllerMotion *motion, double x, double y, FlipNoticeView *self)
{
  g_assert (FLIP_IS_NOTICE_VIEW (self));

  self->is_held = TRUE;
}

static void
leave_cb (GtkEventControllerMotion *motion, FlipNoticeView *self)
{
  g_assert (FLIP_IS_NOTICE_VIEW (self));

  self->is_held = FALSE;
}

static void
briefly_cb (GtkButton *button, FlipNoticeView *self)
{
  g_assert (FLIP_IS_NOTICE_VIEW (self));

  g_signal_emit_by_name (self, "briefly");
  flip_notice_view_close (self);
}

/* overrides */

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, FlipExtent *extent)
{
  /* it takes no room of its own: it lies over the sheet */
  *extent = (FlipExtent){ 0, 0 };
}

static void
fit_to_width (FlipNoticeView *self, int width)
{
  gboolean narrow = width < NARROW;

  flip_notice_picture_set_scale (self->picture, narrow ? SMALL : 1);
  gtk_widget_set_margin_start (self->head, narrow ? 16 : BESIDE);
  gtk_widget_set_margin_end (self->head, narrow ? 16 : 34);
  gtk_widget_set_margin_top (self->scroller, narrow ? (int) (BELOW * SMALL) - OVER : 0);
  gtk_widget_set_size_request (self->head, -1, narrow ? -1 : BELOW);
  gtk_flow_box_set_column_spacing (self->gains, narrow ? 6 : 12);
  flip_show_across (self->footer, !narrow);
  flip_show_class (self->card, "narrow", narrow);
}

/* Centres the card at its full width, or as wide as there is room. A scrolled window reports the
   height of its words in the narrowest column, so the words are measured directly. */
static void
flip_notice_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FlipNoticeView *self = FLIP_NOTICE_VIEW (widget);
  int wide = MIN (WIDTH, width - 2 * MARGIN), high, least, scrolled, content;

  fit_to_width (self, wide);
  gtk_widget_measure (self->card, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  wide = MAX (wide, least);
  gtk_widget_measure (self->card, GTK_ORIENTATION_VERTICAL, wide, &least, &high, NULL, NULL);
  gtk_widget_measure (self->scroller, GTK_ORIENTATION_VERTICAL, wide, NULL, &scrolled, NULL, NULL);
  gtk_widget_measure (self->content, GTK_ORIENTATION_VERTICAL, wide, NULL, &content, NULL, NULL);
  content += gtk_widget_get_margin_top (self->scroller);
  high = MAX (least, MIN (high - scrolled + content, height - 2 * MARGIN));
  gtk_widget_size_allocate (
    self->card, &(GtkAllocation){ (width - wide) / 2, MAX (0, (height - high) / 2), wide, high },
    -1);
}

static gboolean
find_lit (FlipNoticeView *self, graphene_rect_t *bounds)
{
  return self->site && gtk_widget_get_mapped (self->site)
         && gtk_widget_compute_bounds (self->site, GTK_WIDGET (self), bounds);
}

/* Dims everything except the site, which gets a ring. */
static void
dim_around (FlipNoticeView *self, GtkSnapshot *snapshot, const graphene_rect_t *all, double dark)
{
  FlipColour gold = flip_screen_palette ()->gold_fill;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, all);
  FlipCanvas canvas = { .cr = cr };
  graphene_rect_t lit;
  FlipRect rect;

  cairo_rectangle (cr, 0, 0, all->size.width, all->size.height);
  if (find_lit (self, &lit))
    {
      rect =
        (FlipRect){ lit.origin.x - 2, lit.origin.y - 2, lit.size.width + 4, lit.size.height + 4 };
      cairo_new_sub_path (cr);
      cairo_arc (cr, rect.x + rect.width - 9, rect.y + 9, 9, -G_PI / 2, 0);
      cairo_arc (cr, rect.x + rect.width - 9, rect.y + rect.height - 9, 9, 0, G_PI / 2);
      cairo_arc (cr, rect.x + 9, rect.y + rect.height - 9, 9, G_PI / 2, G_PI);
      cairo_arc (cr, rect.x + 9, rect.y + 9, 9, G_PI, 3 * G_PI / 2);
      cairo_close_path (cr);
    }
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_set_source_rgba (cr, 0, 0, 0, dark);
  cairo_fill (cr);
  if (find_lit (self, &lit))
    {
      flip_canvas_round (&canvas, &rect, 9);
      flip_canvas_stroke (&canvas, gold, RING);
    }
  cairo_destroy (cr);
}

static void
flip_notice_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FlipNoticeView *self = FLIP_NOTICE_VIEW (widget);
  graphene_rect_t all =
    GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget));

  dim_around (self, snapshot, &all, self->is_bad ? DIMMED_BAD : DIMMED);
  gtk_widget_snapshot_child (widget, self->card, snapshot);
}

static void
flip_notice_view_dispose (GObject *object)
{
  FlipNoticeView *self = FLIP_NOTICE_VIEW (object);

  borrow (&self->site, NULL);
  borrow (&self->focus, NULL);
  g_clear_pointer (&self->card, gtk_widget_unparent);
  G_OBJECT_CLASS (flip_notice_view_parent_class)->dispose (object);
}

static void
flip_notice_view_class_init (FlipNoticeViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = flip_notice_view_dispose;
  flip_class_measure (klass, GTK_SIZE_REQUEST_CONSTANT_SIZE, measure);
  widget_class->size_allocate = flip_notice_view_size_allocate;
  widget_class->snapshot = flip_notice_view_snapshot;
  FLIP_SIGNAL (klass, "done", 0);
  FLIP_SIGNAL (klass, "typed", 1, G_TYPE_UINT);
  FLIP_SIGNAL (klass, "briefly", 0);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  FLIP_TEMPLATE (widget_class, "notice/notice-view.ui");
  FLIP_BIND_CHILDREN (widget_class, FlipNoticeView, card, scroller, content, head, compare,
                      meter_box, pill, after, footer, picture, avatar, title, detail, have,
                      have_words, sign, need, need_words, about, count_of, count, meter, mark,
                      verdict, reason, brings, next, gains, line, briefly);
  FLIP_BIND_CALLBACKS (widget_class, key_cb, flip_notice_view_close, enter_cb, leave_cb, briefly_cb);
}

static void
flip_notice_view_init (FlipNoticeView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  flip_show_wrapped (self->briefly);
}

/* public functions */

void
flip_notice_view_open (FlipNoticeView *self,
                       const FlipNotice *notice,
                       FlipMoment *moment,
                       GtkWidget *site)
{
  g_return_if_fail (FLIP_IS_NOTICE_VIEW (self));
  g_return_if_fail (notice && moment);

  if (!flip_notice_view_is_open (self))
    borrow (&self->focus, flip_focus_find (self));
  borrow (&self->site, site);
  self->is_bad = notice->is_bad;
  flip_notice_picture_show (self->picture, notice, moment);
  show_head (self, notice, moment);
  show_compared (self, notice);
  show_verdict (self, notice);
  show_gains (self, notice);
  gtk_button_set_label (self->briefly, notice->briefly);
  flip_show_name (self, notice->title);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  gtk_widget_grab_focus (GTK_WIDGET (self));
  start_time (self);
}

/* Returns the focus to where it was, if that widget still exists. */
void
flip_notice_view_close (FlipNoticeView *self)
{
  g_return_if_fail (FLIP_IS_NOTICE_VIEW (self));

  if (!flip_notice_view_is_open (self))
    return;
  if (self->tick)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  self->is_held = FALSE;
  self->until = g_get_monotonic_time () + SETTLE_MS * G_TIME_SPAN_MILLISECOND;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  if (self->focus && gtk_widget_get_mapped (self->focus))
    gtk_widget_grab_focus (self->focus);
  borrow (&self->focus, NULL);
  borrow (&self->site, NULL);
  g_signal_emit_by_name (self, "done");
}

gboolean
flip_notice_view_is_open (FlipNoticeView *self)
{
  g_return_val_if_fail (FLIP_IS_NOTICE_VIEW (self), FALSE);

  return gtk_widget_get_visible (GTK_WIDGET (self));
}

gboolean
flip_notice_view_takes_keys (FlipNoticeView *self)
{
  g_return_val_if_fail (FLIP_IS_NOTICE_VIEW (self), FALSE);

  return flip_notice_view_is_open (self) || g_get_monotonic_time () < self->until;
}
