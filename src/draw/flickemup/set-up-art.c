/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw/flickemup/flickemup-art.h"

#include "engine/base/phrase.h"
#include "games/flickemup/flickemup-place.h"
#include "games/flickemup/flickemup-words.h"

#include <glib/gi18n-lib.h>

/* The set-up as a sketch, and as a list of the pieces with their places. */

#define TENTHS           10.0
#define USUAL_HIT_POINTS 3

/* --- The sketch --- */

void
flickemup_set_up_ground (FlipCanvas *canvas, gconstpointer data, const FlipRect *rect)
{
  const FlickemupState *state = data;
  FlickemupView view = flickemup_view_in (canvas, &state->scenario, rect);

  flickemup_table_draw_ground (&view, &state->scenario);
}

void
flickemup_set_up_pieces (FlipCanvas *canvas, gconstpointer data, const FlipRect *rect)
{
  FlickemupState state = *(const FlickemupState *) data;
  FlickemupView view = flickemup_view_in (canvas, &state.scenario, rect);

  flickemup_set_up (&state);
  flickemup_table_draw_pieces (&view, &state);
}

/* --- The list --- */

typedef struct
{
  FlickemupState state;
  FlipLayoutPiece *pieces;
  guint n;
} List;

/* Clockwise, and never negative. */
static double
degrees_of (int tenths)
{
  return (tenths % 3600 + 3600) % 3600 / TENTHS;
}

static FlipLayoutPiece *
add (List *list, const char *name, const FlickemupPose *pose)
{
  FlipLayoutPiece *piece = &list->pieces[list->n++];
  g_autofree char *begun = flip_phrase_capital (name);

  *piece = (FlipLayoutPiece){
    .x = pose->x / TENTHS,
    .y = pose->y / TENTHS,
    .angle = degrees_of (pose->angle),
  };
  flip_phrase_copy (piece->name, begun, sizeof piece->name);
  return piece;
}

/* A building faces in the direction of its door. */
static void
add_building (List *list, guint building)
{
  FlickemupPose door = flickemup_place_door (list->state.poses, building);
  FlipLayoutPiece *piece = add (list, flickemup_building_name (building), &door);
  g_autofree char *contents = flickemup_set_up_contents (&list->state, building);

  piece->angle = degrees_of (door.angle + 900);
  piece->turned = TRUE;
  flip_phrase_copy (piece->note, contents, sizeof piece->note);
}

static void
add_note (FlipLayoutPiece *piece, const char *note)
{
  g_autofree char *all = flip_phrase_list (piece->note, note, NULL);

  flip_phrase_copy (piece->note, all, sizeof piece->note);
}

/* The cowboy's hat, its place, what it carries, and whatever else differs between cowboys. */
static void
note_cowboy (const FlickemupState *state, guint figure, FlipLayoutPiece *piece)
{
  const FlickemupStart *cowboy = &state->scenario.figures[figure];
  g_autofree char *hit_points = g_strdup_printf (
    /* Translators: %u: how many */
    ngettext ("%u hit point", "%u hit points", cowboy->hit_points), cowboy->hit_points);

  if (figure >= FLICKEMUP_COWBOYS)
    return;
  add_note (piece, state->figures[figure].hat == FLICKEMUP_RED
                     ? /* a cowboy’s hat, which shows whether he has played */ _ ("red hat")
                     : /* a cowboy’s hat, which shows whether he has played */ _ ("blue hat"));
  if (cowboy->hit_points != USUAL_HIT_POINTS)
    add_note (piece, hit_points);
  for (guint slot = 0; slot < FLICKEMUP_SLOTS; slot++)
    {
      if (cowboy->tokens[slot] != FLICKEMUP_NO_TOKEN
          && (slot == 0 || cowboy->tokens[slot] != FLICKEMUP_HOSTAGE))
        add_note (piece, flickemup_token_name (cowboy->tokens[slot]));
    }
  if (state->scenario.initiative == figure)
    add_note (piece, /* Translators: the cowboy who begins the next round */ _ ("initiative"));
}

static void
add_figure (List *list, guint figure)
{
  const FlickemupState *state = &list->state;
  FlipLayoutPiece *piece = add (list, flickemup_figure_name (figure), &state->poses[figure]);
  guint inside = state->scenario.figures[figure].inside;

  piece->turned = inside >= FLICKEMUP_BUILDINGS;
  if (!piece->turned)
    /* Translators: as in “in the Bank”. */
    flip_phrase_print (piece->note, sizeof piece->note, _ ("in %s"),
                       flickemup_building_inside (inside));
  note_cowboy (state, figure, piece);
}

/* Round pieces face nowhere. */
static void
add_loose (List *list, guint loose)
{
  FlipLayoutPiece *piece = add (list, flickemup_piece_name (loose), &list->state.poses[loose]);
  int along, across;

  flickemup_place_measure (loose, FALSE, &along, &across);
  piece->turned = along != across;
  if (loose == FLICKEMUP_PIECE_GALLOWS && list->state.scenario.gallows.hour > 0)
    flip_phrase_copy (piece->note, flickemup_figure_name (list->state.scenario.gallows.figure),
                      sizeof piece->note);
}

static void
add_outdoors (List *list)
{
  const FlickemupState *state = &list->state;

  for (guint i = 0; i < state->n_outdoors; i++)
    {
      FlickemupPose pose = { state->outdoors[i].x, state->outdoors[i].y, 0, FLICKEMUP_STANDING };

      add (list, flickemup_token_name (state->outdoors[i].token), &pose);
    }
}

/* Pieces with the same name are numbered, including the first. */
static void
number (List *list)
{
  for (guint i = 0; i < list->n; i++)
    {
      g_autofree char *name = g_strdup (list->pieces[i].name);
      guint found = 1;

      for (guint j = i + 1; j < list->n; j++)
        {
          if (!g_str_equal (list->pieces[j].name, name))
            continue;
          flip_phrase_print (list->pieces[j].name, sizeof list->pieces[j].name, "%s %u", name,
                             ++found);
        }
      if (found > 1)
        flip_phrase_print (list->pieces[i].name, sizeof list->pieces[i].name, "%s 1", name);
    }
}

guint
flickemup_set_up_list (gconstpointer data, FlipLayoutPiece pieces[FLIP_LAYOUT_MOST_PIECES])
{
  List list = { .state = *(const FlickemupState *) data, .pieces = pieces };

  G_STATIC_ASSERT (FLICKEMUP_PIECES + FLICKEMUP_BUILDINGS + FLICKEMUP_MOST_OUTDOORS
                   <= FLIP_LAYOUT_MOST_PIECES);

  flickemup_set_up (&list.state);
  for (guint i = 0; i < FLICKEMUP_BUILDINGS; i++)
    {
      if (flickemup_is_here (&list.state, i))
        add_building (&list, i);
    }
  for (guint i = 0; i < FLICKEMUP_PIECES; i++)
    {
      if (list.state.poses[i].posture == FLICKEMUP_ABSENT
          || flickemup_building_of (i) != FLICKEMUP_OUTSIDE)
        continue;
      if (i < FLICKEMUP_FIGURES)
        add_figure (&list, i);
      else
        add_loose (&list, i);
    }
  add_outdoors (&list);
  number (&list);
  return list.n;
}
