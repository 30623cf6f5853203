/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/table-canvas.h"

#include "app/common/picture/widget-canvas.h"
#include "app/common/toolkit/class.h"
#include "app/common/toolkit/measure.h"
#include "app/common/toolkit/show.h"
#include "app/common/toolkit/text-scale.h"
#include "app/table/table-input.h"
#include "app/table/table-layers.h"
#include "play/table/aiming.h"

#include <glib/gi18n.h>
#include <math.h>

/* Room for half a figure at the edge. */
#define MARGIN       12
#define SMALL_MARGIN 8
#define LEAST_WIDTH  280
#define LEAST_HEIGHT 240
#define USUAL_WIDTH  960

struct _FlipTableCanvas
{
  GtkWidget parent_instance;

  /* borrowed */
  FlipSheetModel *model;
  FlipTableHand *hand;

  /* owned */
  FlipTableLayers layers;
  GtkEventController *input;

  FlipTableZoom zoom;
  guint tick;
  gboolean compact;
};

G_DEFINE_FINAL_TYPE (FlipTableCanvas, flip_table_canvas, GTK_TYPE_WIDGET)

/* helpers */

static void
outdate (FlipTableCanvas *self)
{
  g_assert (FLIP_IS_TABLE_CANVAS (self));

  self->layers.still_is_old = TRUE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
refresh (FlipTableCanvas *self)
{
  g_autofree char *words = NULL;

  if (!self->hand)
    return;
  flip_table_layers_update (&self->layers, flip_sheet_model_moment (self->model)->state);
  words = flip_aim_words_contact (self->hand);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words && flip_table_hand_previews (self->hand) ? words : "", -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
drop_film (FlipTableCanvas *self)
{
  if (self->tick)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  flip_table_film_clear (&self->layers.film);
}

/* callbacks */

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  FlipTableCanvas *self = FLIP_TABLE_CANVAS (widget);

  if (flip_table_film_advance (&self->layers.film, gdk_frame_clock_get_frame_time (clock)))
    {
      gtk_widget_queue_draw (widget);
      return G_SOURCE_CONTINUE;
    }
  self->tick = 0;
  flip_table_canvas_stop (self);
  g_signal_emit_by_name (self, "played");
  return G_SOURCE_REMOVE;
}

/* For assistive tools, which see only the table's own actions, not those of its ancestors. */
static void
aim_next_cb (FlipTableCanvas *self)
{
  FlipTableHand *hand = self->hand;

  if (hand)
    flip_table_hand_aim_next (hand, 1);
}

/* overrides */

static int
height_for (FlipTableCanvas *self, int width)
{
  const FlipTable *table = self->hand ? flip_table_hand_table (self->hand) : NULL;
  double ratio = table && table->width > 0 ? table->height / table->width : .75;
  int margin = self->compact ? SMALL_MARGIN : MARGIN;

  return (int) ceil ((width - 2 * margin) * ratio) + 2 * margin;
}

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, FlipExtent *extent)
{
  FlipTableCanvas *self = FLIP_TABLE_CANVAS (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      extent->minimum = LEAST_WIDTH;
      extent->natural = self->compact ? LEAST_WIDTH : USUAL_WIDTH;
      return;
    }
  extent->natural = height_for (self, for_size < 0 ? USUAL_WIDTH : for_size);
  extent->minimum = self->compact ? extent->natural : MIN (extent->natural, LEAST_HEIGHT);
}

static void
flip_table_canvas_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FLIP_TABLE_CANVAS (widget)->layers.still_is_old = TRUE;
}

static void
flip_table_canvas_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FlipTableCanvas *self = FLIP_TABLE_CANVAS (widget);

  if (!self->hand)
    return;
  self->layers.view = flip_table_canvas_view (self);
  flip_table_layers_show (&self->layers, snapshot);
}

static void
flip_table_canvas_unmap (GtkWidget *widget)
{
  FlipTableCanvas *self = FLIP_TABLE_CANVAS (widget);
  gboolean was_playing = flip_table_canvas_is_playing (self);

  drop_film (self);
  GTK_WIDGET_CLASS (flip_table_canvas_parent_class)->unmap (widget);
  if (was_playing)
    g_signal_emit_by_name (self, "played");
}

static void
flip_table_canvas_dispose (GObject *object)
{
  FlipTableCanvas *self = FLIP_TABLE_CANVAS (object);

  drop_film (self);
  if (self->hand)
    g_signal_handlers_disconnect_by_data (self->hand, self);
  self->hand = NULL;
  flip_table_layers_clear (&self->layers);
  G_OBJECT_CLASS (flip_table_canvas_parent_class)->dispose (object);
}

static void
flip_table_canvas_class_init (FlipTableCanvasClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = flip_table_canvas_dispose;
  flip_class_measure (klass, GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH, measure);
  widget_class->size_allocate = flip_table_canvas_size_allocate;
  widget_class->snapshot = flip_table_canvas_snapshot;
  widget_class->unmap = flip_table_canvas_unmap;
  FLIP_SIGNAL (klass, "played", 0);
  FLIP_SIGNAL (klass, "site-refused", 1, G_TYPE_UINT);
  FLIP_SIGNAL (klass, "zoomed", 0);
  FLIP_ACTIONS (widget_class, FlipTableCanvas, ("aim.next", aim_next_cb));
  gtk_widget_class_set_css_name (widget_class, "playtable");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
flip_table_canvas_init (FlipTableCanvas *self)
{
  self->layers.widget = GTK_WIDGET (self);
  self->zoom = FLIP_TABLE_WHOLE;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  flip_show_name (self, _ ("Table"));
  flip_screen_palette_watch (GTK_WIDGET (self), G_CALLBACK (outdate));
}

/* public functions */

GtkWidget *
flip_table_canvas_new (void)
{
  return g_object_new (FLIP_TYPE_TABLE_CANVAS, NULL);
}

void
flip_table_canvas_set (FlipTableCanvas *self, FlipSheetModel *model, FlipTableHand *hand)
{
  g_return_if_fail (FLIP_IS_TABLE_CANVAS (self) && !model == !hand);

  drop_film (self);
  if (self->hand)
    g_signal_handlers_disconnect_by_data (self->hand, self);
  self->model = model;
  self->hand = hand;
  flip_table_canvas_show_whole (self);
  flip_table_layers_set (&self->layers, hand, hand ? flip_sheet_model_game (model)->state_size : 0);
  if (!self->input && hand)
    self->input = flip_table_input_new (self);
  if (self->input)
    flip_table_input_set_hand (self->input, hand);
  if (!hand)
    return;
  g_signal_connect_swapped (hand, "changed", G_CALLBACK (refresh), self);
  refresh (self);
}

void
flip_table_canvas_set_compact (FlipTableCanvas *self, gboolean compact)
{
  g_return_if_fail (FLIP_IS_TABLE_CANVAS (self));

  self->compact = compact;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

gboolean
flip_table_canvas_is_compact (FlipTableCanvas *self)
{
  return self->compact;
}

void
flip_table_canvas_play (FlipTableCanvas *self,
                        gconstpointer state,
                        const FlipTable *before,
                        FlipRecording *recording,
                        double pace)
{
  g_return_if_fail (FLIP_IS_TABLE_CANVAS (self) && state && before && recording && pace > 0);

  drop_film (self);
  flip_table_layers_begin_film (&self->layers, state, before, recording, pace);
  self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  outdate (self);
}

void
flip_table_canvas_stop (FlipTableCanvas *self)
{
  g_return_if_fail (FLIP_IS_TABLE_CANVAS (self));

  drop_film (self);
  self->layers.still_is_old = TRUE;
  refresh (self);
}

gboolean
flip_table_canvas_is_playing (FlipTableCanvas *self)
{
  g_return_val_if_fail (FLIP_IS_TABLE_CANVAS (self), FALSE);

  return self->layers.film.recording != NULL;
}

void
flip_table_canvas_refuse (FlipTableCanvas *self, guint16 site)
{
  g_return_if_fail (FLIP_IS_TABLE_CANVAS (self));

  g_signal_emit_by_name (self, "site-refused", (guint) site);
}

void
flip_table_canvas_hint (FlipTableCanvas *self, const FlipHint *hint)
{
  g_return_if_fail (FLIP_IS_TABLE_CANVAS (self));

  flip_table_layers_hint (&self->layers, hint);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static FlipTableRoom
room_of (FlipTableCanvas *self)
{
  const FlipTable *table = flip_table_hand_table (self->hand);

  return (FlipTableRoom){
    .width = gtk_widget_get_width (GTK_WIDGET (self)),
    .height = gtk_widget_get_height (GTK_WIDGET (self)),
    .margin = self->compact ? SMALL_MARGIN : MARGIN,
    .table_width = table->width,
    .table_height = table->height,
  };
}

static void
set_zoom (FlipTableCanvas *self, FlipTableZoom zoom)
{
  self->zoom = zoom;
  outdate (self);
  g_signal_emit_by_name (self, "zoomed");
}

void
flip_table_canvas_zoom (FlipTableCanvas *self, double factor, double x, double y)
{
  FlipTableRoom room = room_of (self);
  FlipTableZoom zoom = self->zoom;

  g_return_if_fail (FLIP_IS_TABLE_CANVAS (self) && self->hand);

  flip_table_zoom_by (&zoom, &room, factor, x, y);
  set_zoom (self, zoom);
}

void
flip_table_canvas_pan (FlipTableCanvas *self, double dx, double dy)
{
  FlipTableRoom room = room_of (self);
  FlipTableZoom zoom = self->zoom;

  g_return_if_fail (FLIP_IS_TABLE_CANVAS (self) && self->hand);

  flip_table_zoom_pan (&zoom, &room, dx, dy);
  set_zoom (self, zoom);
}

void
flip_table_canvas_show_whole (FlipTableCanvas *self)
{
  g_return_if_fail (FLIP_IS_TABLE_CANVAS (self));

  set_zoom (self, FLIP_TABLE_WHOLE);
}

gboolean
flip_table_canvas_is_zoomed (FlipTableCanvas *self)
{
  g_return_val_if_fail (FLIP_IS_TABLE_CANVAS (self), FALSE);

  return self->zoom.times > 1;
}

FlipTableView
flip_table_canvas_view (FlipTableCanvas *self)
{
  FlipTableRoom room = room_of (self);
  FlipTableView view;

  g_assert (self->hand);

  view = flip_table_zoom_view (&self->zoom, &room);
  view.text = flip_text_factor (GTK_WIDGET (self));
  return view;
}

gboolean
flip_table_canvas_picture (FlipTableCanvas *self, FlipAimPicture *picture)
{
  g_return_val_if_fail (FLIP_IS_TABLE_CANVAS (self) && picture, FALSE);

  return flip_table_layers_aim (&self->layers, picture);
}
