/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/table-layers.h"

#include "app/common/picture/widget-canvas.h"
#include "play/table/aiming.h"

#include <math.h>

#define FULL_PULL  150.0 /* px from the disc to the handle at full power */
#define LEAST_PULL 90.0

static const FlipTable *
shown_table (const FlipTableLayers *layers)
{
  return layers->film.recording ? &layers->film.table : flip_table_hand_table (layers->hand);
}

static FlipTableRings
read_rings (const FlipTableLayers *layers)
{
  guint n;
  const FlipFlickChoice *choices = flip_table_hand_choices (layers->hand, &n);
  const FlipFlickChoice *now = flip_table_hand_chosen (layers->hand, NULL);
  const FlipPiece *turning = flip_table_hand_turning (layers->hand, NULL);
  FlipTableRings rings;

  memset (&rings, 0, sizeof rings);
  rings.playing = FLIP_NO_PIECE;
  g_assert (n <= G_N_ELEMENTS (rings.ready));
  if (layers->film.recording)
    return rings;
  for (guint i = 0; i < n; i++)
    rings.ready[rings.n_ready++] = choices[i].site;
  if (now)
    rings.playing = now->site;
  else if (turning)
    rings.playing = turning->id;
  return rings;
}

static FlipTableScene
scene_of (const FlipTableLayers *layers, const FlipTableRings *rings)
{
  return (FlipTableScene){
    .state = layers->state,
    .table = shown_table (layers),
    .ready = rings->ready,
    .n_ready = rings->n_ready,
    .playing = rings->playing,
  };
}

/* --- What stands still --- */

/* Chooses everything except moving pieces and the piece that is being turned. */
static void
choose_still (const FlipTableLayers *layers, gboolean wanted[FLIP_TABLE_MOST_PIECES])
{
  const FlipTable *table = shown_table (layers);
  const FlipPiece *turning = flip_table_hand_turning (layers->hand, NULL);

  for (guint i = 0; i < table->n_pieces; i++)
    wanted[i] = layers->film.recording ? !layers->film.moves[i]
                                       : !turning || table->pieces[i].id != turning->id;
}

static void
draw_still (FlipCanvas *canvas, gpointer data)
{
  FlipTableLayers *layers = data;
  FlipTableView view = layers->view;
  gboolean wanted[FLIP_TABLE_MOST_PIECES];
  FlipTableRings rings = read_rings (layers);
  FlipTableScene scene = scene_of (layers, &rings);

  view.canvas = canvas;
  choose_still (layers, wanted);
  scene.wanted = wanted;
  layers->art->draw_ground (&view, &scene);
  layers->art->draw_pieces (&view, &scene);
}

static void
show_still (FlipTableLayers *layers, GtkSnapshot *snapshot)
{
  FlipPictureWish wish = {
    .width = gtk_widget_get_width (layers->widget),
    .height = gtk_widget_get_height (layers->widget),
    .scale = 1,
    .palette = flip_screen_palette (),
    .draw = draw_still,
    .data = layers,
  };

  if (layers->still_is_old || !flip_kept_picture_is_there (&layers->still, layers->widget))
    flip_kept_picture_update (&layers->still, layers->widget, &wish);
  layers->still_is_old = FALSE;
  flip_kept_picture_append (&layers->still, snapshot, 0, 0);
}

/* --- What is on the move --- */

/* Draws one piece in a node no larger than it, so that only that area is repainted. */
static void
show_piece (FlipTableLayers *layers, GtkSnapshot *snapshot, FlipTableScene *scene, guint index)
{
  const FlipPiece *piece = &scene->table->pieces[index];
  gboolean wanted[FLIP_TABLE_MOST_PIECES] = { 0 };
  FlipTableView view = layers->view;
  double reach = ceil (layers->art->reach (&view, piece->kind));
  double x = floor (flip_table_view_x (&view, piece->x)),
         y = floor (flip_table_view_y (&view, piece->y));
  FlipCanvas canvas;
  cairo_t *cr;

  g_assert (index < scene->table->n_pieces);

  wanted[index] = TRUE;
  scene->wanted = wanted;
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT ((float) (x - reach), (float) (y - reach),
                                                       (float) (2 * reach), (float) (2 * reach)));
  flip_canvas_init (&canvas, cr, flip_screen_palette ());
  view.canvas = &canvas;
  layers->art->draw_pieces (&view, scene);
  flip_canvas_clear (&canvas);
  cairo_destroy (cr);
}

static void
show_moving (FlipTableLayers *layers, GtkSnapshot *snapshot)
{
  FlipTableRings rings = { .playing = FLIP_NO_PIECE };
  FlipTableScene scene = scene_of (layers, &rings);

  scene.falls = layers->film.falls;
  for (guint i = 0; i < layers->film.table.n_pieces; i++)
    {
      if (layers->film.moves[i] && !layers->film.gone[i])
        show_piece (layers, snapshot, &scene, i);
    }
}

/* --- The aim --- */

static void
draw_aim (FlipTableLayers *layers, const FlipTableView *view)
{
  g_autofree char *words = flip_aim_words_contact (layers->hand);
  const FlipTable *table = flip_table_hand_table (layers->hand);
  double left = MAX (view->x, 0) + 4, top = MAX (view->y, 0) + 4;
  double right =
    MIN (flip_table_view_x (view, table->width), gtk_widget_get_width (layers->widget));
  double bottom =
    MIN (flip_table_view_y (view, table->height), gtk_widget_get_height (layers->widget));
  FlipRect room = { left, top, right - 4 - left, bottom - 4 - top };
  FlipAimPicture picture;

  if (!flip_table_layers_aim (layers, &picture))
    return;
  picture.words = words;
  picture.room = &room;
  flip_aim_draw (view, &picture);
}

static void
draw_turn (FlipTableLayers *layers, const FlipTableView *view)
{
  FlipTable table = *flip_table_hand_table (layers->hand);
  gboolean wanted[FLIP_TABLE_MOST_PIECES] = { 0 }, is_free;
  const FlipPiece *piece = flip_table_hand_turning (layers->hand, &is_free);
  double falls[FLIP_TABLE_MOST_PIECES] = { 0 };
  FlipFacingPicture picture = { piece->x, piece->y, piece->angle, is_free };
  int index = flip_table_index (&table, piece->id);
  FlipTableRings rings = read_rings (layers);
  FlipTableScene scene = scene_of (layers, &rings);

  g_assert (index >= 0);
  table.pieces[index] = *piece;
  wanted[index] = TRUE;
  scene.table = &table;
  scene.wanted = wanted;
  scene.falls = falls;
  layers->art->draw_pieces (view, &scene);
  flip_facing_draw (view, &picture);
}

static void
show_aim (FlipTableLayers *layers, GtkSnapshot *snapshot)
{
  FlipHandTask task = flip_table_hand_task (layers->hand);
  FlipTableView view = layers->view;
  FlipCanvas canvas;

  if (task == FLIP_HAND_RESTS)
    return;
  flip_widget_canvas_begin (&canvas, layers->widget, snapshot, 0);
  view.canvas = &canvas;
  if (task == FLIP_HAND_FLICKS)
    draw_aim (layers, &view);
  else
    draw_turn (layers, &view);
  flip_widget_canvas_end (&canvas);
}

/* --- Hints --- */

/* The piece of a site, or NULL. */
static const FlipPiece *
find_piece (const FlipTableLayers *layers, guint site)
{
  const FlipTable *table = flip_table_hand_table (layers->hand);

  for (guint i = 0; i < table->n_pieces; i++)
    {
      if (table->pieces[i].id != FLIP_TABLETOP_DISC && layers->art->site (table->pieces[i].id) == site)
        return &table->pieces[i];
    }

  return NULL;
}

static gboolean
find_line (const FlipTableLayers *layers, const FlipHintChoice *choice, FlipFlickLine *line)
{
  const FlipPiece *piece = find_piece (layers, choice->site);

  line->has_line = choice->aims;
  if (choice->aims)
    {
      line->x = choice->flick.x;
      line->y = choice->flick.y;
      line->aim = choice->aim;
      line->radius = choice->radius;
      return TRUE;
    }
  if (!piece)
    return FALSE;
  line->x = piece->x;
  line->y = piece->y;
  line->radius = flip_piece_form (piece).length / 2;
  return TRUE;
}

/* Draws the best line last, on top of the others; the aim is between lines and numbers. */
static void
show_lines (FlipTableLayers *layers,
            GtkSnapshot *snapshot,
            void (*draw) (const FlipTableView *view, const FlipFlickLine *line))
{
  FlipTableView view = layers->view;
  FlipCanvas canvas;

  if (layers->n_lines == 0)
    return;
  flip_widget_canvas_begin (&canvas, layers->widget, snapshot, 0);
  view.canvas = &canvas;
  for (guint i = layers->n_lines; i > 0; i--)
    draw (&view, &layers->lines[i - 1]);
  flip_widget_canvas_end (&canvas);
}

/* public functions */

void
flip_table_layers_hint (FlipTableLayers *layers, const FlipHint *hint)
{
  layers->n_lines = 0;
  for (guint i = 0; hint && layers->hand && i < MIN (hint->choices->len, FLIP_HINT_CHOICES); i++)
    {
      layers->lines[layers->n_lines].number = i + 1;
      layers->n_lines += find_line (layers, flip_hint_choice (hint, i), &layers->lines[layers->n_lines]);
    }
}

void
flip_table_layers_set (FlipTableLayers *layers, FlipTableHand *hand, gsize state_size)
{
  g_return_if_fail (layers && (!hand || state_size > 0));

  flip_table_film_clear (&layers->film);
  layers->hand = hand;
  if (!hand)
    return;
  layers->art = flip_table_hand_art (hand);
  g_free (layers->state);
  layers->state = g_malloc0 (state_size);
  layers->state_size = state_size;
  layers->still_is_old = TRUE;
}

void
flip_table_layers_clear (FlipTableLayers *layers)
{
  flip_table_film_clear (&layers->film);
  layers->hand = NULL;
  flip_kept_picture_clear (&layers->still);
  g_clear_pointer (&layers->state, g_free);
}

void
flip_table_layers_update (FlipTableLayers *layers, gconstpointer state)
{
  const FlipTable *table = shown_table (layers);
  FlipTableRings rings = read_rings (layers);

  g_return_if_fail (state && layers->state);

  if (layers->film.recording
      || (memcmp (&rings, &layers->rings, sizeof rings) == 0
          && memcmp (table, &layers->drawn, sizeof *table) == 0
          && memcmp (state, layers->state, layers->state_size) == 0))
    return;
  memcpy (layers->state, state, layers->state_size);
  layers->rings = rings;
  layers->drawn = *table;
  layers->still_is_old = TRUE;
}

void
flip_table_layers_begin_film (FlipTableLayers *layers,
                              gconstpointer state,
                              const FlipTable *before,
                              FlipRecording *recording,
                              double pace)
{
  g_return_if_fail (layers && layers->state && state);

  memcpy (layers->state, state, layers->state_size);
  flip_table_film_begin (&layers->film, before, recording, pace);
  layers->still_is_old = TRUE;
}

void
flip_table_layers_show (FlipTableLayers *layers, GtkSnapshot *snapshot)
{
  g_return_if_fail (layers->hand && GTK_IS_SNAPSHOT (snapshot));

  show_still (layers, snapshot);
  if (layers->film.recording)
    show_moving (layers, snapshot);
  else
    {
      show_lines (layers, snapshot, flip_flick_line_draw);
      show_aim (layers, snapshot);
      show_lines (layers, snapshot, flip_flick_line_draw_number);
    }
}

gboolean
flip_table_layers_aim (FlipTableLayers *layers, FlipAimPicture *picture)
{
  const FlipTable *table = flip_table_hand_table (layers->hand);
  double width = gtk_widget_get_width (layers->widget);
  const FlipAim *aim;
  const FlipFlick *flick = flip_table_hand_flick (layers->hand, &aim);
  const FlipPiece *disc = flick ? flip_table_find (table, flick->disc) : NULL;

  if (!disc || layers->film.recording)
    return FALSE;
  *picture = (FlipAimPicture){
    .flick = *flick,
    .aim = *aim,
    .radius = flip_piece_form (disc).length / 2,
    .power = flip_table_hand_power (layers->hand),
    .pull = CLAMP (width * .2, LEAST_PULL, FULL_PULL),
    .bounds = { 0, 0, width, gtk_widget_get_height (layers->widget) },
    .previews = flip_table_hand_previews (layers->hand),
  };
  return TRUE;
}
