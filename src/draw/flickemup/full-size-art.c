/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flickemup/flickemup-art.h"

#include "engine/base/phrase.h"
#include "games/flickemup/flickemup-place.h"
#include "games/flickemup/flickemup-words.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* The set-up of the scenario's table for printing, in millimetres. Plain outlines, so that pieces
   can be placed on them. */

#define TENTHS      10.0
#define GRID        100.0 /* mm */
#define THIN        0.2
#define LINE        0.4
#define TEXT_LINE   4.5
#define LABEL_BELOW 4.0
#define NOSE        5.0
#define ON_BLOCK    16.0

static const FlipColour paper = { 1, 1, 1, 1 };

static const char *
title (gconstpointer data)
{
  const FlickemupState *state = data;

  return flickemup_words_of_file (state->scenario.title);
}

static void
measure (gconstpointer data, double *width, double *height)
{
  const FlickemupState *state = data;

  *width = state->scenario.width / TENTHS;
  *height = state->scenario.height / TENTHS;
}

/* --- The ground --- */

static FlipColour
grid_colour (const FlipCanvas *canvas)
{
  return flip_colour_mix (canvas->palette->second, canvas->palette->face, .5);
}

/* Every crossing of the grid shows its position, so that each page has a label. */
static void
draw_crossing (FlipCanvas *canvas, double x, double y)
{
  char label[32];

  flip_phrase_print (label, sizeof label, "%.0f, %.0f", x, y);
  flip_text_draw_mm (canvas, label, FLIP_TYPE_BONUS, canvas->palette->second, x + 1.5, y + 3,
                     FLIP_ALIGN_START);
}

static void
draw_grid (FlipCanvas *canvas, double width, double height)
{
  FlipColour colour = grid_colour (canvas);

  for (double x = GRID; x < width; x += GRID)
    flip_canvas_line (canvas, x, 0, x, height, colour, THIN);
  for (double y = GRID; y < height; y += GRID)
    flip_canvas_line (canvas, 0, y, width, y, colour, THIN);
  for (double x = 0; x < width; x += GRID)
    for (double y = 0; y < height; y += GRID)
      draw_crossing (canvas, x, y);
}

static void
draw_edge (FlipCanvas *canvas, double width, double height)
{
  cairo_rectangle (canvas->cr, LINE, LINE, width - 2 * LINE, height - 2 * LINE);
  flip_canvas_stroke (canvas, canvas->palette->text, 2 * LINE);
}

/* --- Pieces --- */

/* Moves the origin to the centre of a piece, and turns it to the piece's angle. */
static void
enter (FlipCanvas *canvas, const FlickemupPose *pose)
{
  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, pose->x / TENTHS, pose->y / TENTHS);
  cairo_rotate (canvas->cr, pose->angle / TENTHS * G_PI / 180);
  cairo_new_path (canvas->cr);
}

static void
outline (FlipCanvas *canvas)
{
  flip_canvas_fill_keep (canvas, paper);
  flip_canvas_stroke (canvas, canvas->palette->text, LINE);
}

/* A mark for the direction in which a figure faces. */
static void
draw_nose (FlipCanvas *canvas, double from)
{
  cairo_move_to (canvas->cr, from, -3);
  cairo_line_to (canvas->cr, from + NOSE, 0);
  cairo_line_to (canvas->cr, from, 3);
  flip_canvas_stroke (canvas, canvas->palette->text, LINE);
}

static void
draw_outline (FlipCanvas *canvas, const FlickemupState *state, guint piece)
{
  const FlickemupPose *pose = &state->poses[piece];
  double along, across;
  int half_length, half_width;

  flickemup_place_measure (piece, pose->posture == FLICKEMUP_FALLEN, &half_length, &half_width);
  along = half_length / TENTHS;
  across = half_width / TENTHS;
  enter (canvas, pose);
  if (half_length == half_width)
    cairo_arc (canvas->cr, 0, 0, along, 0, 2 * G_PI);
  else
    cairo_rectangle (canvas->cr, -along, -across, 2 * along, 2 * across);
  outline (canvas);
  if (piece < FLICKEMUP_FIGURES)
    draw_nose (canvas, along);
  cairo_restore (canvas->cr);
}

/* --- Words --- */

/* The distances from the nearer of the left and right edges, and of the far and near ones. */
static void
write_distances (const FlickemupScenario *scenario, int x, int y, char *across, char *along)
{
  gboolean left = 2 * x <= scenario->width, far = 2 * y <= scenario->height;

  flip_phrase_print (across, 16, "%s %.0f", left ? "←" : "→",
                     (left ? x : scenario->width - x) / TENTHS);
  flip_phrase_print (along, 16, "%s %.0f", far ? "↑" : "↓",
                     (far ? y : scenario->height - y) / TENTHS);
}

static double
width_of (FlipCanvas *canvas, const char *text, FlipType type)
{
  return flip_text_width (canvas, text, type) * FLIP_MM_A_POINT;
}

/* Fades the lines beneath two lines of text. */
static void
clear_behind (FlipCanvas *canvas, double middle, double line, double width)
{
  FlipRect rect = flip_rect_around (middle, line + TEXT_LINE / 2, width + 1, 2 * TEXT_LINE);

  cairo_rectangle (canvas->cr, rect.x, rect.y, rect.width, rect.height);
  flip_canvas_fill (canvas, flip_colour_fade (paper, .8));
}

static void
label (FlipCanvas *canvas,
       const FlickemupScenario *scenario,
       const char *name,
       int x,
       int y,
       double below)
{
  const FlipPalette *palette = canvas->palette;
  double middle = x / TENTHS, line = y / TENTHS + below + LABEL_BELOW;
  g_autofree char *both = NULL;
  char across[16], along[16];

  write_distances (scenario, x, y, across, along);
  both = g_strdup_printf ("%s  %s", across, along);
  clear_behind (
    canvas, middle, line,
    MAX (width_of (canvas, name, FLIP_TYPE_NAME), width_of (canvas, both, FLIP_TYPE_NOTE)));
  flip_text_draw_mm (canvas, name, FLIP_TYPE_NAME, palette->text, middle, line, FLIP_ALIGN_MIDDLE);
  flip_text_draw_mm (canvas, both, FLIP_TYPE_NOTE, palette->text, middle, line + TEXT_LINE,
                     FLIP_ALIGN_MIDDLE);
}

/* How far a piece extends towards the near edge, including its nose and the block on which it
   stands. */
static double
reach_of (const FlickemupState *state, guint piece)
{
  const FlickemupPose *pose = &state->poses[piece];
  double turn = pose->angle / TENTHS * G_PI / 180;
  int along, across;

  if (piece < FLICKEMUP_FIGURES && state->scenario.figures[piece].inside < FLICKEMUP_BUILDINGS)
    return ON_BLOCK;
  flickemup_place_measure (piece, pose->posture == FLICKEMUP_FALLEN, &along, &across);
  return (along * fabs (sin (turn)) + across * fabs (cos (turn))) / TENTHS
         + (piece < FLICKEMUP_FIGURES ? NOSE * MAX (0, sin (turn)) : 0);
}

/* The name of the gallows includes who stands on them. */
static char *
name_of (const FlickemupState *state, guint piece)
{
  const FlickemupGallows *gallows = &state->scenario.gallows;

  if (piece == FLICKEMUP_PIECE_GALLOWS && gallows->hour > 0)
    return flip_phrase_label (flickemup_piece_name (piece),
                              flickemup_figure_name (gallows->figure));
  return g_strdup (flickemup_piece_name (piece));
}

static void
label_piece (FlipCanvas *canvas, const FlickemupState *state, guint piece)
{
  const FlickemupPose *pose = &state->poses[piece];
  g_autofree char *name = name_of (state, piece);

  label (canvas, &state->scenario, name, pose->x, pose->y, reach_of (state, piece));
}

/* The words are drawn last, so that no outline covers them. */
static void
draw_pieces (FlipCanvas *canvas,
             const FlickemupState *state,
             void (*draw_one) (FlipCanvas *canvas, const FlickemupState *state, guint piece))
{
  for (guint i = FLICKEMUP_PIECES; i-- > 0;)
    {
      if (flickemup_building_of (i) == FLICKEMUP_OUTSIDE
          && state->poses[i].posture != FLICKEMUP_ABSENT)
        draw_one (canvas, state, i);
    }
}

static void
draw_outdoors (FlipCanvas *canvas, const FlickemupState *state)
{
  for (guint i = 0; i < state->n_outdoors; i++)
    {
      const FlickemupOutdoor *lies = &state->outdoors[i];

      flickemup_token_draw_chip (canvas, lies->token, lies->x / TENTHS, lies->y / TENTHS);
      label (canvas, &state->scenario, flickemup_token_name (lies->token), lies->x, lies->y, 8);
    }
}

/* --- Buildings --- */

static void
write_turned (FlipCanvas *canvas,
              const char *text,
              FlipType type,
              const FlickemupPose *pose,
              double below)
{
  double turn = pose->angle / TENTHS * G_PI / 180;

  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, pose->x / TENTHS, pose->y / TENTHS);
  cairo_rotate (canvas->cr, cos (turn) < -.001 ? turn + G_PI : turn);
  flip_text_draw_mm (canvas, text, type, canvas->palette->text, 0, below, FLIP_ALIGN_MIDDLE);
  cairo_restore (canvas->cr);
}

/* The distances are in front of the plank, which covers the back of the blocks. */
static void
draw_block (FlipCanvas *canvas, const FlickemupState *state, guint piece)
{
  FlickemupPose front = flickemup_place_beside (&state->poses[piece], 0, 20);
  char across[16], along[16];

  draw_outline (canvas, state, piece);
  write_distances (&state->scenario, state->poses[piece].x, state->poses[piece].y, across, along);
  write_turned (canvas, across, FLIP_TYPE_NOTE, &front, -TEXT_LINE / 2);
  write_turned (canvas, along, FLIP_TYPE_NOTE, &front, TEXT_LINE / 2);
}

static void
draw_plank (FlipCanvas *canvas, const FlickemupPose *door)
{
  enter (canvas, door);
  cairo_rectangle (canvas->cr, -67, -18, 134, 12);
  outline (canvas);
  cairo_move_to (canvas->cr, -35, 10);
  cairo_line_to (canvas->cr, 35, 10);
  flip_canvas_stroke_dashed (canvas, canvas->palette->text, LINE, 3, 2);
  cairo_restore (canvas->cr);
}

/* The contents of a building, or that nobody may enter it. */
char *
flickemup_set_up_contents (const FlickemupState *state, guint building)
{
  const guint8 *tokens = state->scenario.tokens[building];
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (building < FLICKEMUP_BUILDINGS, NULL);

  if (flickemup_is_closed (state, building))
    g_string_append (text, /* Translators: a building that can’t be entered */ _ ("closed"));
  for (guint i = 0; i < FLICKEMUP_TOKENS; i++)
    {
      if (tokens[i] > 0)
        flip_phrase_add_printf (text, "%u × %s", tokens[i], flickemup_token_name (i));
    }
  if (state->scenario.face_down[building] > 0)
    flip_phrase_add_printf (
      /* Translators: %u: how many */
      text, ngettext ("%u face down", "%u face down", state->scenario.face_down[building]),
      state->scenario.face_down[building]);
  return g_string_free (text, FALSE);
}

/* The contents are written between the blocks. */
static void
write_contents (FlipCanvas *canvas,
                const FlickemupState *state,
                guint building,
                const FlickemupPose *door)
{
  g_autofree char *contents = flickemup_set_up_contents (state, building);

  write_turned (canvas, contents, FLIP_TYPE_NOTE, door, 0);
}

static void
draw_building (FlipCanvas *canvas, const FlickemupState *state, guint building)
{
  FlickemupPose door = flickemup_place_door (state->poses, building);
  FlickemupPose inside = flickemup_place_beside (&door, 0, 20);
  FlickemupPose plank = flickemup_place_beside (&door, 0, -120);

  draw_block (canvas, state, flickemup_left_block (building));
  draw_block (canvas, state, flickemup_right_block (building));
  draw_plank (canvas, &door);
  write_contents (canvas, state, building, &inside);
  write_turned (canvas, flickemup_building_name (building), FLIP_TYPE_BUILDING, &plank, 0);
}

/* --- All of it --- */

static void
draw (FlipCanvas *canvas, gconstpointer data)
{
  FlickemupState state = *(const FlickemupState *) data;
  double width, height;

  flickemup_set_up (&state);
  measure (&state, &width, &height);
  canvas->ground = paper;
  draw_grid (canvas, width, height);
  draw_edge (canvas, width, height);
  draw_outdoors (canvas, &state);
  for (guint i = 0; i < FLICKEMUP_BUILDINGS; i++)
    {
      if (flickemup_is_here (&state, i))
        draw_building (canvas, &state, i);
    }
  draw_pieces (canvas, &state, draw_outline);
  draw_pieces (canvas, &state, label_piece);
}

const FlipTableLayout flickemup_table_layout = {
  .title = title,
  .measure = measure,
  .draw = draw,
  .sketch_ground = flickemup_set_up_ground,
  .sketch_pieces = flickemup_set_up_pieces,
  .pieces = flickemup_set_up_list,
};
