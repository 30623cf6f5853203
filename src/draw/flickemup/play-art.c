/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flickemup/flickemup-art.h"
#include "draw/flickemup/table-art.h"
#include "draw/kit/text.h"
#include "games/flickemup/flickemup-place.h"
#include "games/flickemup/flickemup-words.h"
#include "games/flickemup/flickemup.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define RING     8.0
#define GAP      16.0 /* px between the dots and the figure */
#define DOT      2.0
#define PITCH    6.0
#define WORDS_BY 7.0

/* A shorter trail is not drawn, as its ring would be under the figure. */
#define LEAST_WAY 30.0

typedef struct
{
  double x, y;
} Point;

static Point
point_of (const FlickemupView *view, const FlickemupPose *pose)
{
  Point point;

  flickemup_view_point (view, pose->x, pose->y, &point.x, &point.y);
  return point;
}

/* Whether the first action was a move, and the second is still to come. */
static gboolean
has_trail (const FlickemupState *state)
{
  return state->stage == FLICKEMUP_STAGE_TURN && state->turn.cowboy < FLICKEMUP_COWBOYS
         && state->turn.actions == FLICKEMUP_ACTIONS - 1
         && state->turn.start.posture != FLICKEMUP_ABSENT
         && flickemup_lives (state, state->turn.cowboy)
         && !flickemup_is_inside (state, state->turn.cowboy);
}

static void
draw_dots (FlipCanvas *canvas, Point from, Point to, double length, FlipColour colour)
{
  static const double dots[] = { 0, PITCH };
  double dx = (to.x - from.x) / length, dy = (to.y - from.y) / length;

  cairo_save (canvas->cr);
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (canvas->cr, dots, 2, 0);
  flip_canvas_line (canvas, from.x + (RING + 3) * dx, from.y + (RING + 3) * dy, to.x - GAP * dx,
                    to.y - GAP * dy, colour, DOT);
  cairo_restore (canvas->cr);
}

static void
draw_ring (FlipCanvas *canvas, Point at, FlipColour colour)
{
  flip_canvas_disc (canvas, at.x, at.y, RING);
  flip_canvas_fill_keep (canvas, (FlipColour){ 1, 1, 1, .5 });
  flip_canvas_stroke (canvas, colour, 1.6);
}

/* On the side away from the trail, but within the table. */
static void
draw_words (const FlickemupView *view, const FlickemupState *state, Point at, gboolean left)
{
  FlipColour colour = flickemup_colours (view->canvas->palette).wood_line;
  const char *words = _ ("action 1: moved");
  double width = flip_text_width (view->canvas, words, FLIP_TYPE_NOTE) + RING + WORDS_BY;
  double right_edge = view->x + state->scenario.width / 10.0 * view->scale;

  if (left && at.x - width < view->x)
    left = FALSE;
  else if (!left && at.x + width > right_edge)
    left = TRUE;
  flip_text_draw (view->canvas, words, FLIP_TYPE_NOTE, colour,
                  at.x + (left ? -RING - WORDS_BY : RING + WORDS_BY), at.y,
                  left ? FLIP_ALIGN_END : FLIP_ALIGN_START, 0);
}

/* Shows where a cowboy came from that has moved and now takes its second action. */
static void
flickemup_trail_draw (const FlickemupView *view, const FlickemupState *state)
{
  FlipColour colour = flickemup_colours (view->canvas->palette).wood_line;
  Point from, to;
  double length;

  if (!has_trail (state))
    return;
  from = point_of (view, &state->turn.start);
  to = point_of (view, &state->poses[state->turn.cowboy]);
  length = hypot (to.x - from.x, to.y - from.y);
  if (length < LEAST_WAY)
    return;
  draw_dots (view->canvas, from, to, length, colour);
  draw_ring (view->canvas, from, colour);
  draw_words (view, state, from, to.x > from.x);
}

/* The simulated table: the same drawings as on the sheet, with every piece in its current place. */

#define TENTHS       10.0
#define BODY_LINE    ((FlipColour){ 0, 0, 0, .6 })
#define FIGURE_REACH 1.9 /* in figure sizes */
#define BLOCK_REACH  160 /* in mm: a block is drawn with its whole building */
#define LOOSE_REACH  34

/* The state of the table at the moment of the scene. */
typedef struct
{
  const FlipTableScene *scene;
  FlickemupView view;
  FlickemupState state;
  gboolean wanted[FLICKEMUP_PIECES];
  double falls[FLICKEMUP_FIGURES];
} Moment;

static FlickemupView
view_of (const FlipTableView *view)
{
  return (FlickemupView){ view->canvas, view->x, view->y, view->scale, view->text };
}

static FlickemupPose
pose_of (const FlipPiece *piece)
{
  return (FlickemupPose){
    .x = (gint16) lround (piece->x * TENTHS),
    .y = (gint16) lround (piece->y * TENTHS),
    .angle = (gint16) lround (remainder (piece->angle, 360) * TENTHS),
    .posture = piece->fallen ? FLICKEMUP_FALLEN : FLICKEMUP_STANDING,
  };
}

static void
begin_moment (Moment *moment, const FlipTableView *view, const FlipTableScene *scene)
{
  *moment = (Moment){
    .scene = scene,
    .view = view_of (view),
    .state = *(const FlickemupState *) scene->state,
  };
  for (guint i = 0; i < FLICKEMUP_PIECES; i++)
    moment->state.poses[i].posture = FLICKEMUP_ABSENT;
  for (guint i = 0; i < scene->table->n_pieces; i++)
    {
      const FlipPiece *piece = &scene->table->pieces[i];

      if (piece->id >= FLICKEMUP_PIECES)
        continue;
      moment->state.poses[piece->id] = pose_of (piece);
      moment->wanted[piece->id] = !scene->wanted || scene->wanted[i];
      if (piece->id < FLICKEMUP_FIGURES)
        moment->falls[piece->id] = scene->falls ? scene->falls[i] : piece->fallen;
    }
}

static gboolean
is_there (const Moment *moment, guint piece)
{
  return moment->state.poses[piece].posture != FLICKEMUP_ABSENT;
}

static FlickemupRing
ring_of (const Moment *moment, guint figure)
{
  if (moment->scene->playing == figure)
    return FLICKEMUP_RING_PLAYING;
  for (guint i = 0; i < moment->scene->n_ready; i++)
    {
      if (moment->scene->ready[i] == figure)
        return FLICKEMUP_RING_READY;
    }

  return FLICKEMUP_RING_NONE;
}

/* Between standing and lying: the body grows longer behind the hat. */
static void
draw_falling (const Moment *moment, guint figure, double fall)
{
  FlipCanvas *canvas = moment->view.canvas;
  FlickemupColours colours = flickemup_colours (canvas->palette);
  const FlickemupPose *pose = &moment->state.poses[figure];
  double size = flickemup_figure_size (&moment->view), length = size * (.55 + .65 * fall);
  double turn = pose->angle / TENTHS * G_PI / 180, x, y;
  FlipRect body = { -length * (1 + fall) / 2, -size * (.575 - .175 * fall), length,
                    size * (1.15 - .35 * fall) };

  flickemup_view_point (&moment->view, pose->x, pose->y, &x, &y);
  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, x, y);
  cairo_rotate (canvas->cr, turn);
  flip_canvas_round (canvas, &body, size * .2);
  flip_canvas_fill_keep (
    canvas, flickemup_team_of (figure) == FLICKEMUP_OUTLAWS ? colours.outlaw : colours.light_wood);
  flip_canvas_stroke (canvas, BODY_LINE, 1);
  cairo_restore (canvas->cr);
  if (figure < FLICKEMUP_COWBOYS)
    flickemup_hat_draw (canvas, figure, moment->state.figures[figure].hat,
                        x + size * .35 * fall * cos (turn), y + size * .35 * fall * sin (turn),
                        size * .8);
}

static void
draw_figure (const Moment *moment, guint figure)
{
  const FlickemupState *state = &moment->state;

  if (!is_there (moment, figure) || !moment->wanted[figure])
    return;
  if (moment->falls[figure] > 0 && moment->falls[figure] < 1)
    return draw_falling (moment, figure, moment->falls[figure]);
  flickemup_table_draw_figure (&moment->view, figure, &state->poses[figure],
                               state->figures[figure].hat, ring_of (moment, figure));
}

static FlickemupPose
place_inside (const FlickemupState *state, guint figure, guint building)
{
  return building == FLICKEMUP_ON_GALLOWS ? state->poses[FLICKEMUP_PIECE_GALLOWS]
                                          : flickemup_place_on_block (state, figure, building);
}

/* A figure inside a building stands on a block, and isn't a piece of the table. */
static void
draw_inside (Moment *moment, guint building)
{
  for (guint i = 0; i < FLICKEMUP_FIGURES; i++)
    {
      FlickemupPose pose;

      if (!flickemup_lives (&moment->state, i) || moment->state.figures[i].inside != building
          || is_there (moment, i))
        continue;
      pose = place_inside (&moment->state, i, building);
      flickemup_table_draw_figure (&moment->view, i, &pose, moment->state.figures[i].hat,
                                   ring_of (moment, i));
    }
}

/* A building is a single drawing: if one of its blocks moves, all of it is drawn as moving. */
static gboolean
wants_building (const Moment *moment, guint building)
{
  guint left = flickemup_left_block (building), right = flickemup_right_block (building);

  if (!is_there (moment, left) || !is_there (moment, right))
    return FALSE;
  return moment->scene->falls ? moment->wanted[left] || moment->wanted[right]
                              : moment->wanted[left] && moment->wanted[right];
}

static void
draw_discs (const Moment *moment)
{
  const FlipTableScene *scene = moment->scene;

  for (guint i = 0; i < scene->table->n_pieces; i++)
    {
      const FlipPiece *disc = &scene->table->pieces[i];
      FlickemupPose pose = pose_of (disc);

      if (disc->id >= FLICKEMUP_PIECES && (!scene->wanted || scene->wanted[i]))
        flickemup_table_draw_disc (&moment->view, disc->kind, pose.x, pose.y);
    }
}

static void
draw_pieces (const FlipTableView *view, const FlipTableScene *scene)
{
  Moment moment;

  begin_moment (&moment, view, scene);
  if (!scene->falls)
    flickemup_table_draw_outdoors (&moment.view, &moment.state);
  for (guint i = FLICKEMUP_PIECE_GALLOWS; i < FLICKEMUP_PIECES; i++)
    {
      if (is_there (&moment, i) && moment.wanted[i])
        flickemup_table_draw_piece (&moment.view, i, &moment.state.poses[i]);
    }
  if (is_there (&moment, FLICKEMUP_PIECE_GALLOWS) && moment.wanted[FLICKEMUP_PIECE_GALLOWS])
    draw_inside (&moment, FLICKEMUP_ON_GALLOWS);
  for (guint i = 0; i < FLICKEMUP_BUILDINGS; i++)
    {
      if (!wants_building (&moment, i))
        continue;
      flickemup_table_draw_building (&moment.view, &moment.state, i);
      draw_inside (&moment, i);
    }
  for (guint i = 0; i < FLICKEMUP_FIGURES; i++)
    draw_figure (&moment, i);
  draw_discs (&moment);
}

static void
draw_ground (const FlipTableView *view, const FlipTableScene *scene)
{
  const FlickemupState *state = scene->state;
  FlickemupView mine = view_of (view);

  flickemup_table_draw_ground (&mine, &state->scenario);
  flickemup_trail_draw (&mine, state);
}

static double
reach (const FlipTableView *view, FlipPieceKind kind)
{
  FlickemupView mine = view_of (view);

  switch (kind)
    {
    case FLIP_PIECE_FIGURE:
      return flickemup_figure_size (&mine) * FIGURE_REACH + 3;
    case FLIP_PIECE_BLOCK:
      return BLOCK_REACH * view->scale + 24;
    default:
      return LOOSE_REACH * view->scale + 3;
    }
}

static const char *
piece_name (guint16 piece)
{
  return flickemup_piece_name (piece);
}

static guint16
site (guint16 piece)
{
  guint building = flickemup_building_of (piece);

  if (piece < FLICKEMUP_FIGURES)
    return piece;
  return building < FLICKEMUP_BUILDINGS ? (guint16) (FLICKEMUP_SITE_BUILDING + building)
                                        : FLIP_NO_SITE;
}

static gboolean
is_turning (gconstpointer data, guint16 *piece)
{
  const FlickemupState *state = data;

  if (state->stage != FLICKEMUP_STAGE_FACE)
    return FALSE;
  *piece = state->turn.cowboy;
  return TRUE;
}

static guint
aside (gconstpointer data, FlipPiece pieces[FLIP_MOST_ASIDE])
{
  const FlickemupState *state = data;
  guint n = 0;

  for (guint16 i = 0; i < FLICKEMUP_FIGURES && n < FLIP_MOST_ASIDE; i++)
    {
      FlickemupPose pose;

      if (!flickemup_lives (state, i) || !flickemup_is_inside (state, i))
        continue;
      pose = place_inside (state, i, state->figures[i].inside);
      pieces[n++] = (FlipPiece){
        .kind = FLIP_PIECE_FIGURE,
        .id = i,
        .x = pose.x / TENTHS,
        .y = pose.y / TENTHS,
        .angle = pose.angle / TENTHS,
      };
    }

  return n;
}

/* A cowboy of the other side that can be hit; a fallen one can't. */
static gboolean
is_target (gconstpointer data, guint16 figure, guint16 piece)
{
  const FlickemupState *state = data;

  return piece < FLICKEMUP_COWBOYS && flickemup_team_of (piece) != flickemup_team_of (figure)
         && state->poses[piece].posture == FLICKEMUP_STANDING;
}

static FlipGlyph
outcome (const FlipMove *answer)
{
  switch (answer->verb)
    {
    case FLICKEMUP_VERB_HIT:
    case FLICKEMUP_VERB_CAUGHT:
      return FLIP_GLYPH_HEART;
    case FLICKEMUP_VERB_GRAZED:
    case FLICKEMUP_VERB_MISSED:
    case FLICKEMUP_VERB_FAILED:
      return FLIP_GLYPH_NOENTRY;
    case FLICKEMUP_VERB_MOVED:
    case FLICKEMUP_VERB_ENTERED:
      return FLIP_GLYPH_HAT;
    case FLICKEMUP_VERB_FREED:
    case FLICKEMUP_VERB_ESCAPED:
      return FLIP_GLYPH_FLAG;
    case FLICKEMUP_VERB_CLOSED:
    case FLICKEMUP_VERB_BLOWN:
      return FLIP_GLYPH_DYNAMITE;
    case FLICKEMUP_VERB_WON:
      return FLIP_GLYPH_TROPHY;
    default:
      return FLIP_N_GLYPHS;
    }
}

const FlipTableArt flickemup_play_art = {
  .game = &flickemup_game,
  .left_region = FLICKEMUP_REGION_LAWMEN,
  .right_region = FLICKEMUP_REGION_OUTLAWS,
  .piece_name = piece_name,
  .site = site,
  .is_turning = is_turning,
  .aside = aside,
  .is_target = is_target,
  .outcome = outcome,
  .draw_ground = draw_ground,
  .draw_pieces = draw_pieces,
  .reach = reach,
  .tell_clock = flickemup_play_clock_tell,
  .draw_clock = flickemup_play_clock_draw,
};
