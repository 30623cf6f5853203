/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/table-canvas.h"

#include "app/common/kept-picture.h"
#include "app/common/screen-palette.h"
#include "app/common/widget-canvas.h"
#include "app/table/aim-words.h"
#include "app/table/table-film.h"
#include "app/table/table-input.h"

#include <glib/gi18n.h>
#include <math.h>

#define MARGIN       12
#define LEAST_WIDTH  280
#define LEAST_HEIGHT 240
#define USUAL_WIDTH  960
#define FULL_PULL    150.0 /* px that the handle of a full flick is away */
#define LEAST_PULL   90.0

/* Rings: who can be chosen, and who is. */
typedef struct
{
  guint16 ready[FLIP_MOST_CHOICES];
  guint n_ready;
  guint16 playing;
} Rings;

struct _FlipTableCanvas
{
  GtkWidget parent_instance;

  /* borrowed */
  FlipSheetModel *model;
  FlipTableHand *hand;
  const FlipTableArt *art;

  /* owned */
  gpointer state; /* that is drawn */
  FlipKeptPicture still;
  GtkEventController *input;

  FlipTableFilm film;
  guint tick;
  Rings rings;     /* as they are drawn */
  FlipTable drawn; /* the table that is */
  gboolean compact, still_is_old;
};

G_DEFINE_FINAL_TYPE (FlipTableCanvas, flip_table_canvas, GTK_TYPE_WIDGET)

enum
{
  PLAYED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* helpers */

static const FlipTable *
shown_table (FlipTableCanvas *self)
{
  return self->film.recording ? &self->film.table : flip_table_hand_table (self->hand);
}

static void
outdate (FlipTableCanvas *self)
{
  self->still_is_old = TRUE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
read_rings (FlipTableCanvas *self, Rings *rings)
{
  guint n, chosen;
  const FlipFlickChoice *choices = flip_table_hand_choices (self->hand, &n);
  const FlipFlickChoice *now = flip_table_hand_chosen (self->hand, &chosen);
  const FlipPiece *turning = flip_table_hand_turning (self->hand, NULL);

  memset (rings, 0, sizeof *rings);
  rings->playing = FLIP_NO_PIECE;
  if (self->film.recording)
    return;
  for (guint i = 0; i < n; i++)
    rings->ready[rings->n_ready++] = choices[i].site;
  if (now)
    rings->playing = now->site;
  else if (turning)
    rings->playing = turning->id;
}

/* Aiming alone changes nothing of what stands still. */
static void
update_still (FlipTableCanvas *self)
{
  const FlipTable *table = shown_table (self);
  gsize size = flip_sheet_model_game (self->model)->state_size;
  gconstpointer state = flip_sheet_model_state (self->model);
  Rings rings;

  read_rings (self, &rings);
  if (self->film.recording
      || (memcmp (&rings, &self->rings, sizeof rings) == 0
          && memcmp (table, &self->drawn, sizeof *table) == 0
          && memcmp (state, self->state, size) == 0))
    return;
  memcpy (self->state, state, size);
  self->rings = rings;
  self->drawn = *table;
  self->still_is_old = TRUE;
}

static void
refresh (FlipTableCanvas *self)
{
  g_autofree char *words = NULL;

  if (!self->hand)
    return;
  update_still (self);
  words = flip_aim_words_contact (self->hand);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words && flip_table_hand_previews (self->hand) ? words : "", -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- The layers --- */

static FlipTableScene
scene_of (FlipTableCanvas *self, const Rings *rings)
{
  return (FlipTableScene){
    .state = self->state,
    .table = shown_table (self),
    .ready = rings->ready,
    .n_ready = rings->n_ready,
    .playing = rings->playing,
  };
}

/* Everything but what is on the move and the piece that is being turned. */
static void
choose_still (FlipTableCanvas *self, gboolean wanted[FLIP_TABLE_MOST_PIECES])
{
  const FlipTable *table = shown_table (self);
  const FlipPiece *turning = flip_table_hand_turning (self->hand, NULL);

  for (guint i = 0; i < table->n_pieces; i++)
    wanted[i] =
      self->film.recording ? !self->film.moves[i] : !turning || table->pieces[i].id != turning->id;
}

static void
draw_still (FlipCanvas *canvas, gpointer data)
{
  FlipTableCanvas *self = data;
  FlipTableView view = flip_table_canvas_view (self);
  gboolean wanted[FLIP_TABLE_MOST_PIECES];
  FlipTableScene scene;
  Rings rings;

  view.canvas = canvas;
  read_rings (self, &rings);
  scene = scene_of (self, &rings);
  choose_still (self, wanted);
  scene.wanted = wanted;
  self->art->draw_ground (&view, &scene);
  self->art->draw_pieces (&view, &scene);
}

static void
show_still (FlipTableCanvas *self, GtkSnapshot *snapshot)
{
  FlipPictureWish wish = {
    .width = gtk_widget_get_width (GTK_WIDGET (self)),
    .height = gtk_widget_get_height (GTK_WIDGET (self)),
    .scale = 1,
    .palette = flip_screen_palette (),
    .draw = draw_still,
    .data = self,
  };

  if (self->still_is_old)
    flip_kept_picture_update (&self->still, GTK_WIDGET (self), &wish);
  self->still_is_old = FALSE;
  flip_kept_picture_append (&self->still, snapshot, 0, 0);
}

/* One piece, in a node no larger than it: only that much is painted anew. */
static void
show_piece (FlipTableCanvas *self, GtkSnapshot *snapshot, FlipTableScene *scene, guint index)
{
  const FlipPiece *piece = &scene->table->pieces[index];
  gboolean wanted[FLIP_TABLE_MOST_PIECES] = { 0 };
  FlipTableView view = flip_table_canvas_view (self);
  double reach = ceil (self->art->reach (&view, piece->kind));
  double x = floor (flip_table_view_x (&view, piece->x)),
         y = floor (flip_table_view_y (&view, piece->y));
  FlipCanvas canvas;
  cairo_t *cr;

  wanted[index] = TRUE;
  scene->wanted = wanted;
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT ((float) (x - reach), (float) (y - reach),
                                                       (float) (2 * reach), (float) (2 * reach)));
  flip_canvas_init (&canvas, cr, flip_screen_palette ());
  view.canvas = &canvas;
  self->art->draw_pieces (&view, scene);
  flip_canvas_clear (&canvas);
  cairo_destroy (cr);
}

static void
show_moving (FlipTableCanvas *self, GtkSnapshot *snapshot)
{
  Rings rings = { .playing = FLIP_NO_PIECE };
  FlipTableScene scene = scene_of (self, &rings);

  scene.falls = self->film.falls;
  for (guint i = 0; i < self->film.table.n_pieces; i++)
    {
      if (self->film.moves[i] && !self->film.gone[i])
        show_piece (self, snapshot, &scene, i);
    }
}

static void
draw_aim (FlipTableCanvas *self, const FlipTableView *view)
{
  g_autofree char *words = flip_aim_words_contact (self->hand);
  const FlipTable *table = flip_table_hand_table (self->hand);
  FlipRect room = { view->x + 4, view->y + 4, table->width * view->scale - 8,
                    table->height * view->scale - 8 };
  FlipAimPicture picture;

  if (!flip_table_canvas_picture (self, &picture))
    return;
  picture.words = words;
  picture.room = &room;
  flip_aim_draw (view, &picture);
}

static void
draw_turn (FlipTableCanvas *self, const FlipTableView *view)
{
  FlipTable table = *flip_table_hand_table (self->hand);
  gboolean wanted[FLIP_TABLE_MOST_PIECES] = { 0 }, is_free;
  const FlipPiece *piece = flip_table_hand_turning (self->hand, &is_free);
  double falls[FLIP_TABLE_MOST_PIECES] = { 0 };
  FlipTurnPicture picture = { piece->x, piece->y, piece->angle, is_free };
  int index = flip_table_index (&table, piece->id);
  FlipTableScene scene;
  Rings rings;

  read_rings (self, &rings);
  scene = scene_of (self, &rings);
  table.pieces[index] = *piece;
  wanted[index] = TRUE;
  scene.table = &table;
  scene.wanted = wanted;
  scene.falls = falls;
  self->art->draw_pieces (view, &scene);
  flip_turn_draw (view, &picture);
}

static void
show_aim (FlipTableCanvas *self, GtkSnapshot *snapshot)
{
  FlipHandTask task = flip_table_hand_task (self->hand);
  FlipTableView view = flip_table_canvas_view (self);
  FlipCanvas canvas;

  if (task == FLIP_HAND_RESTS)
    return;
  flip_widget_canvas_begin (&canvas, GTK_WIDGET (self), snapshot, 0);
  view.canvas = &canvas;
  if (task == FLIP_HAND_FLICKS)
    draw_aim (self, &view);
  else
    draw_turn (self, &view);
  flip_widget_canvas_end (&canvas);
}

static void
drop_film (FlipTableCanvas *self)
{
  if (self->tick)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  flip_table_film_clear (&self->film);
}

/* callbacks */

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  FlipTableCanvas *self = FLIP_TABLE_CANVAS (widget);

  if (flip_table_film_advance (&self->film, gdk_frame_clock_get_frame_time (clock)))
    {
      gtk_widget_queue_draw (widget);
      return G_SOURCE_CONTINUE;
    }
  self->tick = 0;
  flip_table_canvas_stop (self);
  g_signal_emit (self, signals[PLAYED], 0);
  return G_SOURCE_REMOVE;
}

static void
hand_cb (FlipTableHand *hand, FlipTableCanvas *self)
{
  refresh (self);
}

/* overrides */

static GtkSizeRequestMode
flip_table_canvas_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int
height_for (FlipTableCanvas *self, int width)
{
  const FlipTable *table = self->hand ? flip_table_hand_table (self->hand) : NULL;
  double ratio = table && table->width > 0 ? table->height / table->width : .75;
  int margin = self->compact ? 2 : MARGIN;

  return (int) ceil ((width - 2 * margin) * ratio) + 2 * margin;
}

static void
flip_table_canvas_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  FlipTableCanvas *self = FLIP_TABLE_CANVAS (widget);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = LEAST_WIDTH;
      *natural = self->compact ? LEAST_WIDTH : USUAL_WIDTH;
      return;
    }
  *natural = height_for (self, for_size < 0 ? USUAL_WIDTH : for_size);
  *minimum = self->compact ? *natural : MIN (*natural, LEAST_HEIGHT);
}

static void
flip_table_canvas_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FLIP_TABLE_CANVAS (widget)->still_is_old = TRUE;
}

static void
flip_table_canvas_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FlipTableCanvas *self = FLIP_TABLE_CANVAS (widget);

  if (!self->hand)
    return;
  show_still (self, snapshot);
  if (self->film.recording)
    show_moving (self, snapshot);
  else
    show_aim (self, snapshot);
}

static void
flip_table_canvas_unmap (GtkWidget *widget)
{
  FlipTableCanvas *self = FLIP_TABLE_CANVAS (widget);
  gboolean was_playing = self->film.recording != NULL;

  drop_film (self);
  GTK_WIDGET_CLASS (flip_table_canvas_parent_class)->unmap (widget);
  if (was_playing)
    g_signal_emit (self, signals[PLAYED], 0);
}

static void
flip_table_canvas_dispose (GObject *object)
{
  FlipTableCanvas *self = FLIP_TABLE_CANVAS (object);

  drop_film (self);
  if (self->hand)
    g_signal_handlers_disconnect_by_data (self->hand, self);
  self->hand = NULL;
  flip_kept_picture_clear (&self->still);
  g_clear_pointer (&self->state, g_free);
  G_OBJECT_CLASS (flip_table_canvas_parent_class)->dispose (object);
}

static void
flip_table_canvas_class_init (FlipTableCanvasClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = flip_table_canvas_dispose;
  widget_class->get_request_mode = flip_table_canvas_get_request_mode;
  widget_class->measure = flip_table_canvas_measure;
  widget_class->size_allocate = flip_table_canvas_size_allocate;
  widget_class->snapshot = flip_table_canvas_snapshot;
  widget_class->unmap = flip_table_canvas_unmap;
  signals[PLAYED] = g_signal_new ("played", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "playtable");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
flip_table_canvas_init (FlipTableCanvas *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Table"),
                                  -1);
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
  drop_film (self);
  if (self->hand)
    g_signal_handlers_disconnect_by_data (self->hand, self);
  self->model = model;
  self->hand = hand;
  if (!hand)
    {
      if (self->input)
        flip_table_input_set_hand (self->input, NULL);
      return;
    }
  self->art = flip_table_hand_art (hand);
  g_free (self->state);
  self->state = g_malloc0 (flip_sheet_model_game (model)->state_size);
  if (!self->input)
    self->input = flip_table_input_new (self);
  flip_table_input_set_hand (self->input, hand);
  self->still_is_old = TRUE;
  g_signal_connect (hand, "changed", G_CALLBACK (hand_cb), self);
  refresh (self);
}

void
flip_table_canvas_set_compact (FlipTableCanvas *self, gboolean compact)
{
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
  drop_film (self);
  memcpy (self->state, state, flip_sheet_model_game (self->model)->state_size);
  flip_table_film_begin (&self->film, before, recording, pace);
  self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  outdate (self);
}

void
flip_table_canvas_stop (FlipTableCanvas *self)
{
  drop_film (self);
  self->still_is_old = TRUE;
  refresh (self);
}

gboolean
flip_table_canvas_is_playing (FlipTableCanvas *self)
{
  return self->film.recording != NULL;
}

FlipTableView
flip_table_canvas_view (FlipTableCanvas *self)
{
  const FlipTable *table = flip_table_hand_table (self->hand);
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  int margin = self->compact ? 2 : MARGIN;
  double scale = MIN ((width - 2 * margin) / table->width, (height - 2 * margin) / table->height);

  scale = MAX (scale, .05);
  return (FlipTableView){
    .x = floor ((width - table->width * scale) / 2),
    .y = floor ((height - table->height * scale) / 2),
    .scale = scale,
  };
}

gboolean
flip_table_canvas_picture (FlipTableCanvas *self, FlipAimPicture *picture)
{
  const FlipTable *table = flip_table_hand_table (self->hand);
  const FlipAim *aim;
  const FlipFlick *flick = flip_table_hand_flick (self->hand, &aim);
  const FlipPiece *disc = flick ? flip_table_find (table, flick->disc) : NULL;

  if (!disc || self->film.recording)
    return FALSE;
  *picture = (FlipAimPicture){
    .flick = *flick,
    .aim = *aim,
    .radius = flip_piece_form (disc).length / 2,
    .power = flip_table_hand_power (self->hand),
    .pull = CLAMP (gtk_widget_get_width (GTK_WIDGET (self)) * .2, LEAST_PULL, FULL_PULL),
    .previews = flip_table_hand_previews (self->hand),
  };
  return TRUE;
}
