/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-layers.h"

#include <math.h>

#define FRAME        2.4f
#define FRAME_RADIUS 18

/* helpers */

static void
draw_print (FlipCanvas *canvas, gpointer data)
{
  const FlipBoardScene *scene = data;

  flip_sheet_art_draw_print (scene->art, canvas, scene->state, scene->layout, scene->region);
}

/* Draws the ink of the region that the scene has been narrowed to. */
static void
draw_ink (FlipCanvas *canvas, gpointer data)
{
  const FlipBoardScene *scene = data;

  flip_sheet_art_draw_ink (scene->art, canvas, scene->state, scene->seat, scene->layout,
                           scene->region);
}

/* The place of a part of the sheet on the screen, in whole pixels. */
static GdkRectangle
place_of (const FlipBoardScene *scene, FlipRect rect, double around)
{
  int x = (int) floor (scene->left + (rect.x - around) * scene->scale);
  int y = (int) floor (scene->top + (rect.y - around) * scene->scale);

  return (GdkRectangle){
    x,
    y,
    (int) ceil (scene->left + (rect.x + rect.width + around) * scene->scale) - x,
    (int) ceil (scene->top + (rect.y + rect.height + around) * scene->scale) - y,
  };
}

static void
draw_layer (const FlipBoardScene *scene,
            FlipKeptPicture *picture,
            const GdkRectangle *place,
            FlipDrawPicture draw)
{
  FlipPictureWish wish = {
    .width = place->width,
    .height = place->height,
    .left = scene->left - place->x,
    .top = scene->top - place->y,
    .scale = scene->scale,
    .palette = flip_palette (scene->palette),
    .setup = scene->setup,
    .draw = draw,
    .data = (gpointer) scene,
  };

  flip_kept_picture_update (picture, scene->widget, &wish);
}

static gboolean
has_region (const FlipBoardScene *scene, guint region)
{
  return scene->region == FLIP_ALL_REGIONS || region == scene->region;
}

static void
show_print (FlipBoardLayers *layers, const FlipBoardScene *scene, GtkSnapshot *snapshot)
{
  GdkRectangle place = place_of (scene, flip_board_scene_area (scene), 0);

  if (!flip_kept_picture_is_there (&layers->print, scene->widget))
    draw_layer (scene, &layers->print, &place, draw_print);
  flip_kept_picture_append (&layers->print, snapshot, place.x, place.y);
}

/* A scene narrowed to one region. */
static FlipBoardScene
part_of (const FlipBoardScene *scene, guint region)
{
  FlipBoardScene part = *scene;

  part.region = region;
  return part;
}

static GdkRectangle
place_of_region (const FlipBoardScene *scene, guint region)
{
  return place_of (scene, flip_sheet_art_region_rect (scene->art, scene->layout, region),
                   FLIP_REGION_OVERFLOW);
}

/* Brings the picture of a region's ink up to date; FALSE if it already was. Boards with the same
   ink share one picture. */
static gboolean
update_ink (FlipBoardLayers *layers, const FlipBoardScene *scene, guint region)
{
  FlipKeptInk *ink = &layers->ink[region];
  FlipKeptPicture *picture = &ink->pictures[scene->seat];
  FlipDigest digest = flip_sheet_art_ink_digest (scene->art, scene->state, scene->seat, region);
  FlipBoardScene part = part_of (scene, region);
  GdkRectangle place = place_of_region (scene, region);

  if (!digest) /* nothing is ever written there */
    return FALSE;
  if (flip_kept_picture_is_there (picture, scene->widget) && ink->digests[scene->seat] == digest)
    return FALSE;
  draw_layer (&part, picture, &place, draw_ink);
  ink->digests[scene->seat] = digest;
  for (guint seat = 0; seat < FLIP_MAX_SEATS; seat++)
    flip_kept_picture_share (picture, &ink->pictures[seat]);
  return TRUE;
}

/* Each region has a picture of its own, so that a mark in one leaves the others alone. */
static void
show_ink (FlipBoardLayers *layers, const FlipBoardScene *scene, GtkSnapshot *snapshot)
{
  for (guint region = 0; region < scene->art->n_regions; region++)
    {
      GdkRectangle place;

      if (!has_region (scene, region))
        continue;
      update_ink (layers, scene, region);
      place = place_of_region (scene, region);
      flip_kept_picture_append (&layers->ink[region].pictures[scene->seat], snapshot, place.x,
                                place.y);
    }
}

static void
draw_outlook (const FlipBoardScene *scene, cairo_t *cr)
{
  g_auto (FlipCanvas) canvas = { 0 };

  cairo_translate (cr, scene->left, scene->top);
  cairo_scale (cr, scene->scale, scene->scale);
  flip_canvas_init (&canvas, cr, flip_palette (scene->palette));
  canvas.setup = scene->setup;
  flip_sheet_art_draw_outlook (scene->art, &canvas, scene->state, scene->outlook, scene->seat,
                               scene->layout, scene->region);
}

/* The outlook changes with every step of the pointer and is small, so it is drawn directly instead
   of being kept. */
static void
show_outlook (const FlipBoardScene *scene, GtkSnapshot *snapshot)
{
  GdkRectangle place = place_of (scene, flip_board_scene_area (scene), FLIP_REGION_OVERFLOW);
  cairo_t *cr;

  if (!scene->outlook || !flip_sheet_art_has_outlook (scene->art))
    return;
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT ((float) place.x, (float) place.y,
                                                       (float) place.width, (float) place.height));
  draw_outlook (scene, cr);
  cairo_destroy (cr);
}

/* public functions */

FlipRect
flip_board_scene_area (const FlipBoardScene *scene)
{
  if (scene->region != FLIP_ALL_REGIONS)
    return flip_sheet_art_region_rect (scene->art, scene->layout, scene->region);
  return flip_sheet_art_area (scene->art, scene->layout);
}

void
flip_board_layers_show (FlipBoardLayers *layers, const FlipBoardScene *scene, GtkSnapshot *snapshot)
{
  show_print (layers, scene, snapshot);
  show_ink (layers, scene, snapshot);
  show_outlook (scene, snapshot);
}

gboolean
flip_board_layers_prepare (FlipBoardLayers *layers, const FlipBoardScene *scene, guint seat)
{
  FlipBoardScene other = *scene;

  g_return_val_if_fail (seat < FLIP_MAX_SEATS, FALSE);

  other.seat = seat;
  for (guint region = 0; region < scene->art->n_regions; region++)
    {
      if (has_region (scene, region) && update_ink (layers, &other, region))
        return TRUE;
    }

  return FALSE;
}

void
flip_board_layers_clear (FlipBoardLayers *layers)
{
  flip_kept_picture_clear (&layers->print);
  for (guint region = 0; region < FLIP_MOST_REGIONS; region++)
    for (guint seat = 0; seat < FLIP_MAX_SEATS; seat++)
      flip_kept_picture_clear (&layers->ink[region].pictures[seat]);
}

/* Each side is a node of its own: a single node around the board would have the whole board redrawn
   whenever the frame appears, disappears or changes colour. */
void
flip_board_frame_append (GtkSnapshot *snapshot, const graphene_rect_t *board, FlipColour ink)
{
  GdkRGBA colour = { (float) ink.red, (float) ink.green, (float) ink.blue, (float) ink.alpha };
  const GdkRGBA colours[] = { colour, colour, colour, colour };
  const float widths[] = { FRAME, FRAME, FRAME, FRAME };
  float x = board->origin.x - FRAME, y = board->origin.y - FRAME;
  float width = board->size.width + 2 * FRAME, height = board->size.height + 2 * FRAME;
  const graphene_rect_t sides[] = {
    GRAPHENE_RECT_INIT (x, y, width, FRAME_RADIUS),
    GRAPHENE_RECT_INIT (x, y + height - FRAME_RADIUS, width, FRAME_RADIUS),
    GRAPHENE_RECT_INIT (x, y + FRAME_RADIUS, FRAME, height - 2 * FRAME_RADIUS),
    GRAPHENE_RECT_INIT (x + width - FRAME, y + FRAME_RADIUS, FRAME, height - 2 * FRAME_RADIUS),
  };
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (x, y, width, height), FRAME_RADIUS);
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      gtk_snapshot_push_clip (snapshot, &sides[i]);
      gtk_snapshot_append_border (snapshot, &outline, widths, colours);
      gtk_snapshot_pop (snapshot);
    }
}
