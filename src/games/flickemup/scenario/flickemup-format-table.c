/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/flickemup/scenario/flickemup-format.h"

#include "games/flickemup/flickemup-place.h"
#include "games/flickemup/flickemup-rules.h"

#include <glib/gi18n-lib.h>

/* The scenario's table for an editor: the contents of the tray, and the space that pieces take. */

#define TENTHS       10.0
#define TOKEN_RADIUS 12.0

#define FIGURES   .section = /* heading over pieces */ N_ ("Figures")
#define OBSTACLES .section = /* heading over pieces */ N_ ("Obstacles")

/* Five of a side, one below the other. */
#define COWBOYS .start = "hit-points=3", .dy = 80, .points = "hit-points", .glyph = "heart"

static const FlipTrayKind kinds[] = {
  { .section = /* heading over pieces */ N_ ("Buildings"), .kind = "building",
    .first = { 100, 110, 0 }, .dx = 200 },
  { FIGURES, "lawman", .title = /* a kind of figure */ N_ ("Lawman"), .first = { 150, 290, 0 },
    COWBOYS },
  { FIGURES, "outlaw", .title = /* a kind of figure */ N_ ("Outlaw"), .first = { 1050, 290, 180 },
    COWBOYS },
  { FIGURES, "townsperson", .start = "hit-points=0", .first = { 550, 800, 0 }, .dx = 100 },
  { OBSTACLES, "barrel", .title = /* an obstacle on the table */ N_ ("Barrel"),
    .first = { 400, 300, 0 }, .dx = 100 },
  { OBSTACLES, "cactus", .title = /* an obstacle on the table */ N_ ("Cactus"),
    .first = { 400, 400, 0 }, .dx = 100 },
  { OBSTACLES, "fence", .title = /* an obstacle on the table */ N_ ("Fence"),
    .first = { 400, 500, 0 }, .dx = 100 },
  { OBSTACLES, "tumbleweed", .title = /* an obstacle on the table */ N_ ("Tumbleweed"),
    .first = { 400, 600, 0 }, .dx = 100 },
  { OBSTACLES, "gallows", .title = N_ ("Gallows"),
    .start = "figure=man\nhour=12\nfriends=outlaws", .first = { 600, 450, 0 } },
};

static FlickemupPose
pose_of (const FlipSpot *spot)
{
  return (FlickemupPose){
    .x = (gint16) (TENTHS * spot->x),
    .y = (gint16) (TENTHS * spot->y),
    .angle = (gint16) (TENTHS * spot->angle),
    .posture = FLICKEMUP_STANDING,
  };
}

typedef struct
{
  guint n;
  guint pieces[FLIP_MOST_FOOTPRINTS];
  FlickemupPose poses[FLIP_MOST_FOOTPRINTS];
} Parts;

/* A building is two blocks; a token outdoors is not a piece in the rules. */
static Parts
parts_of (const char *group, const FlipSpot *spot)
{
  guint building = flickemup_find_word (group, flickemup_building_words, FLICKEMUP_BUILDINGS);
  guint piece = flickemup_find_word (group, flickemup_piece_words, FLICKEMUP_PIECES);
  FlickemupPose pose = pose_of (spot);
  Parts parts = { .n = 1, .pieces = { piece }, .poses = { pose } };

  if (building < FLICKEMUP_BUILDINGS)
    {
      parts.n = 2;
      parts.pieces[0] = flickemup_left_block (building);
      parts.pieces[1] = flickemup_right_block (building);
      flickemup_place_blocks (&pose, &parts.poses[0], &parts.poses[1]);
    }
  else if (piece == FLICKEMUP_PIECES)
    parts.n = 0;
  return parts;
}

static guint
footprint (const char *group, const FlipSpot *spot, FlipFootprint footprints[FLIP_MOST_FOOTPRINTS])
{
  Parts parts = parts_of (group, spot);

  for (guint i = 0; i < parts.n; i++)
    {
      int along, across;

      flickemup_place_measure (parts.pieces[i], FALSE, &along, &across);
      footprints[i] = (FlipFootprint){
        .x = parts.poses[i].x / TENTHS,
        .y = parts.poses[i].y / TENTHS,
        .angle = parts.poses[i].angle / TENTHS,
        .along = along / TENTHS,
        .across = across / TENTHS,
        .is_round = flickemup_place_is_round (parts.pieces[i]),
      };
    }
  if (parts.n)
    return parts.n;
  footprints[0] =
    (FlipFootprint){ spot->x, spot->y, 0, TOKEN_RADIUS, TOKEN_RADIUS, .is_round = TRUE };
  return 1;
}

static gboolean
overlap (const char *group, const FlipSpot *spot, const char *other, const FlipSpot *other_spot)
{
  Parts one = parts_of (group, spot), two = parts_of (other, other_spot);

  for (guint i = 0; i < one.n; i++)
    for (guint j = 0; j < two.n; j++)
      {
        if (flickemup_place_overlap (one.pieces[i], &one.poses[i], two.pieces[j], &two.poses[j]))
          return TRUE;
      }
  return FALSE;
}

static gboolean
fits (const char *group, const FlipSpot *spot, int width, int height)
{
  Parts parts = parts_of (group, spot);

  for (guint i = 0; i < parts.n; i++)
    {
      if (!flickemup_place_on_table (parts.pieces[i], &parts.poses[i], (int) TENTHS * width,
                                     (int) TENTHS * height))
        return FALSE;
    }
  return spot->x <= width && spot->y <= height;
}

static void
count_left (FlipBoardFile *file, int *left)
{
  g_autofree FlickemupScenario *scenario = g_new0 (FlickemupScenario, 1);

  g_array_unref (flip_format_problems (&flickemup_format, file, scenario));
  flickemup_scenario_settle (scenario, file);
  flickemup_scenario_left (scenario, left);
}

const FlipTableFormat flickemup_table_format = {
  .group = "table",
  .width = "width",
  .height = "height",
  .usual_width = 1200,
  .usual_height = 900,
  .listed_group = "town",
  .listed = "buildings",
  .kinds = kinds, .n_kinds = G_N_ELEMENTS (kinds),
  .tokens_section = /* heading over tokens */ N_ ("Tokens"),
  .tokens = &flickemup_tokens,
  .loose = "outdoors",
  .count_left = count_left,
  .footprint = footprint,
  .overlap = overlap,
  .fits = fits,
  .draft = flickemup_draft,
};
