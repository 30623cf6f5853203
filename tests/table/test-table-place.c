/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/outline.h"
#include "table/placement.h"
#include "table/sample.h"
#include "tests/table/lay.h"

#include <math.h>
#include <string.h>

/* What may lie where: bad tables are refused, overlaps named, free places found. */

static void
assert_refused (const FlipTable *table, FlipTableError code, const char *word)
{
  GError *error = NULL;

  g_assert_false (flip_table_check (table, &error));
  g_assert_error (error, FLIP_TABLE_ERROR, (int) code);
  g_assert_nonnull (strstr (error->message, word));
  g_error_free (error);
}

static void
test_check (void)
{
  FlipTable good, bad;

  flip_sample_town (&good);
  g_assert_true (flip_table_check (&good, NULL));
  g_assert_cmpuint (good.n_pieces, ==, FLIP_SAMPLE_PIECES);

  bad = good;
  bad.width = NAN;
  assert_refused (&bad, FLIP_TABLE_ERROR_TABLE, "100 to 3000");
  bad = good;
  bad.height = 99;
  assert_refused (&bad, FLIP_TABLE_ERROR_TABLE, "100 to 3000");
  bad = good;
  bad.surface = FLIP_SURFACES;
  assert_refused (&bad, FLIP_TABLE_ERROR_TABLE, "surface");
  bad = good;
  bad.n_pieces = FLIP_TABLE_MOST_PIECES + 1;
  assert_refused (&bad, FLIP_TABLE_ERROR_TABLE, "96");
  bad = good;
  bad.pieces[5].kind = (FlipPieceKind) -1;
  assert_refused (&bad, FLIP_TABLE_ERROR_PIECE, "6");
  bad = good;
  bad.pieces[5].y = INFINITY;
  assert_refused (&bad, FLIP_TABLE_ERROR_PIECE, "piece 6");
}

static void
test_check_more (void)
{
  FlipTable good, bad;

  flip_sample_town (&good);
  bad = good;
  bad.pieces[7].angle = NAN;
  assert_refused (&bad, FLIP_TABLE_ERROR_PIECE, "piece 8");
  bad = good;
  bad.pieces[7].x = 1200.1;
  assert_refused (&bad, FLIP_TABLE_ERROR_PIECE, "not on the table");
  bad = good;
  bad.pieces[7].id = 3;
  assert_refused (&bad, FLIP_TABLE_ERROR_PIECE, "number 3");
  bad = good;
  lay_form (&bad, 99, 600, 450, 0, (FlipPieceForm){ 20, 0.5, 20, 5 });
  assert_refused (&bad, FLIP_TABLE_ERROR_PIECE, "Piece 99");
  bad = good;
  bad.doors[2].right = bad.doors[2].left;
  assert_refused (&bad, FLIP_TABLE_ERROR_DOOR, "Door");
  bad = good;
  bad.doors[0].left = FLIP_SAMPLE_DISC;
  assert_refused (&bad, FLIP_TABLE_ERROR_DOOR, "Door 0");
}

static void
test_flick_is_refused (void)
{
  static const FlipFlick bad[] = {
    { 99, 600, 120, 0, 1000 }, { 2, 600, 120, 0, 1000 },        { 1, NAN, 120, 0, 1000 },
    { 1, 600, -0.1, 0, 1000 }, { 1, 600, 120, INFINITY, 1000 }, { 1, 600, 120, 0, NAN },
    { 1, 600, 120, 0, 0 },     { 1, 600, 120, 0, -500 },        { 1, 600, 120, 0, 6001 },
    { 1, 550, 60, 0, 1000 }, /* in a block */
  };
  FlipTable table;
  FlipOutcome outcome;

  flip_sample_town (&table);
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      GError *error = NULL;

      g_assert_false (flip_simulate (&table, &bad[i], &outcome, NULL, &error));
      g_assert_error (error, FLIP_TABLE_ERROR, FLIP_TABLE_ERROR_FLICK);
      g_assert_cmpuint (strlen (error->message), >, 10);
      g_error_free (error);
    }
}

static void
test_overlap (void)
{
  FlipTable table = lay_table (FLIP_SURFACE_TABLE, FLIP_PIECE_BULLET);
  FlipOverlap overlap = { 0 };

  flip_table_add (&table, FLIP_PIECE_BARREL, 12, 500, 500, 0);
  flip_table_add (&table, FLIP_PIECE_FENCE, 13, 500, 514.2, 0);
  flip_table_add (&table, FLIP_PIECE_BARREL, 14, 519.8, 490, 0);
  g_assert_false (flip_table_find_overlap (&table, FLIP_OVERLAP_TOLERANCE, &overlap));
  /* The fence is 8 mm wide, so 13.2 mm from the barrel's middle leaves 0.8 mm too little. */
  table.pieces[2].y = 513.2;
  g_assert_true (flip_table_find_overlap (&table, FLIP_OVERLAP_TOLERANCE, &overlap));
  g_assert_cmpuint (overlap.one, ==, 12);
  g_assert_cmpuint (overlap.other, ==, 13);
  g_assert_cmpfloat_with_epsilon (overlap.depth, 0.8, 1e-9);
  g_assert_false (flip_table_find_overlap (&table, 1, &overlap));
}

/* Boxes at angles: corner to corner, and a corner in a face. */
static void
test_overlap_of_boxes (void)
{
  FlipTable table = lay_table (FLIP_SURFACE_TABLE, FLIP_PIECE_BULLET);
  FlipOverlap overlap;

  flip_table_add (&table, FLIP_PIECE_TUMBLEWEED, 2, 500, 500, 0);
  /* Half the diagonal of a 20 mm square is 14.142 mm. */
  flip_table_add (&table, FLIP_PIECE_TUMBLEWEED, 3, 500 + 10 + 14.2, 500, 45);
  g_assert_false (flip_table_find_overlap (&table, 0, &overlap));
  table.pieces[2].x = 500 + 10 + 14;
  g_assert_true (flip_table_find_overlap (&table, 0, &overlap));
  g_assert_cmpfloat_with_epsilon (overlap.depth, 0.142, 0.001);
  /* Diagonally beside each other there is room that their bounding circles do not show. */
  table.pieces[2] = table.pieces[1];
  table.pieces[2].id = 3;
  table.pieces[2].x = 520.5;
  table.pieces[2].y = 520.5;
  g_assert_false (flip_table_find_overlap (&table, 0, &overlap));
}

/* Pieces that lie in each other stay as they are until something comes, and do not burst then. */
static void
test_overlaps_do_not_burst (void)
{
  FlipTable table = lay_table (FLIP_SURFACE_TABLE, FLIP_PIECE_BULLET);
  g_autofree FlipOutcome *elsewhere = NULL, *into = NULL;

  for (guint16 i = 0; i < 12; i++)
    flip_table_add (&table, i % 2 ? FLIP_PIECE_BLOCK : FLIP_PIECE_BARREL, i + 2,
                    1400 + 1.3 * (i % 4), 1400 + (i > 5), 0);
  elsewhere = lay_flick (&table, 300, 300, 0, 2500);
  for (guint i = 1; i < table.n_pieces; i++)
    {
      g_assert_false (elsewhere->poses[i].moved);
      g_assert_cmpfloat (elsewhere->poses[i].x, ==, table.pieces[i].x);
    }
  into = lay_flick (&table, 1200, 1400, 0, 2000);
  g_assert_cmpuint (into->n_touches, >, 0);
  for (guint i = 1; i < table.n_pieces; i++)
    g_assert_cmpfloat (hypot (into->poses[i].x - 1400, into->poses[i].y - 1400), <, 150);
}

static void
test_free (void)
{
  FlipTable table = lay_table (FLIP_SURFACE_TABLE, FLIP_PIECE_BULLET);
  FlipPiece figure = { .kind = FLIP_PIECE_FIGURE, .id = 5, .x = 500, .y = 500 };
  GError *error = NULL;

  flip_table_add (&table, FLIP_PIECE_BARREL, 2, 500 + 10 + 12.5, 500, 0);
  g_assert_true (flip_table_is_free (&table, &figure, NULL));
  /* Turned, its broad side takes the barrel's place: 25 mm wide, 12 deep. */
  figure.angle = 90;
  g_assert_true (flip_table_is_free (&table, &figure, NULL));
  table.pieces[1].x = 518;
  g_assert_false (flip_table_is_free (&table, &figure, &error));
  g_assert_error (error, FLIP_TABLE_ERROR, FLIP_TABLE_ERROR_PLACE);
  g_assert_nonnull (strstr (error->message, "Piece 2 (barrel)"));
  g_clear_error (&error);
  figure.angle = 0;
  g_assert_true (flip_table_is_free (&table, &figure, NULL));
  figure.x = 5;
  g_assert_false (flip_table_is_free (&table, &figure, &error));
  g_assert_nonnull (strstr (error->message, "off the table"));
  g_clear_error (&error);
  /* Where it is itself, it is not in its own way. */
  figure = table.pieces[1];
  g_assert_true (flip_table_is_free (&table, &figure, NULL));
}

static void
test_nearest (void)
{
  FlipTable table = lay_table (FLIP_SURFACE_TABLE, FLIP_PIECE_BULLET);
  FlipPiece disc = { .kind = FLIP_PIECE_BULLET, .id = 50, .x = 505, .y = 500 };

  flip_table_add (&table, FLIP_PIECE_BARREL, 2, 500, 500, 0);
  g_assert_true (flip_table_nearest_free (&table, &disc, 60));
  g_assert_true (flip_table_is_free (&table, &disc, NULL));
  /* 5 mm from the middle of the barrel, 15 mm are missing. */
  g_assert_cmpfloat_with_epsilon (hypot (disc.x - 505, disc.y - 500), 15, 1.1);
  disc = (FlipPiece){ .kind = FLIP_PIECE_BULLET, .id = 50, .x = 2, .y = 2 };
  g_assert_true (flip_table_nearest_free (&table, &disc, 60));
  g_assert_cmpfloat_with_epsilon (disc.x, 10, 1.1);
  g_assert_cmpfloat_with_epsilon (disc.y, 10, 1.1);
  disc = (FlipPiece){ .kind = FLIP_PIECE_BULLET, .id = 50, .x = 502.5, .y = 500 };
  g_assert_false (flip_table_nearest_free (&table, &disc, 10));
  g_assert_cmpfloat (disc.x, ==, 502.5);
}

static void
test_nearest_angle (void)
{
  FlipTable table = lay_table (FLIP_SURFACE_TABLE, FLIP_PIECE_BULLET);
  FlipPiece figure = { .kind = FLIP_PIECE_FIGURE, .id = 5, .x = 500, .y = 500, .angle = 90 };

  flip_table_add (&table, FLIP_PIECE_BARREL, 2, 521, 500, 0);
  g_assert_false (flip_table_is_free (&table, &figure, NULL));
  g_assert_true (flip_table_nearest_angle (&table, &figure));
  g_assert_true (flip_table_is_free (&table, &figure, NULL));
  /* The corner (6, 12.5) turned by 49 degrees from the barrel's side is 9.96 mm from its middle. */
  g_assert_cmpfloat_with_epsilon (fabs (figure.angle - 90), 49, 1.01);
  /* Between two barrels that leave only its depth, it must look at them. */
  table.pieces[1].x = 516.5;
  flip_table_add (&table, FLIP_PIECE_BARREL, 3, 483.5, 500, 0);
  figure.angle = 60;
  g_assert_true (flip_table_nearest_angle (&table, &figure));
  g_assert_cmpfloat (fabs (figure.angle), <, 20);
  /* And where they leave less there is no way. */
  table.pieces[1].x = 514;
  g_assert_false (flip_table_nearest_angle (&table, &figure));
}

/* The bullet lies a bullet's width away from the figure, on the hand's side as the figure looks. */
static void
test_beside (void)
{
  static const struct
  {
    double angle;
    FlipSide side;
    double x;
    double y;
  } cases[] = {
    /* 12.5 + 20 + 10 mm */
    { 0, FLIP_SIDE_RIGHT, 500, 542.5 },   { 0, FLIP_SIDE_LEFT, 500, 457.5 },
    { 90, FLIP_SIDE_RIGHT, 457.5, 500 },  { 90, FLIP_SIDE_LEFT, 542.5, 500 },
    { 180, FLIP_SIDE_RIGHT, 500, 457.5 }, { -90, FLIP_SIDE_RIGHT, 542.5, 500 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      FlipTable table = lay_table (FLIP_SURFACE_TABLE, FLIP_PIECE_BULLET);
      FlipPiece disc = { .kind = FLIP_PIECE_BULLET, .id = DISC };
      GError *error = NULL;

      flip_table_add (&table, FLIP_PIECE_FIGURE, 2, 500, 500, cases[i].angle);
      g_assert_true (flip_table_put_beside (&table, 2, cases[i].side, &disc, &error));
      g_assert_no_error (error);
      g_assert_cmpfloat_with_epsilon (disc.x, cases[i].x, 1e-6);
      g_assert_cmpfloat_with_epsilon (disc.y, cases[i].y, 1e-6);
      flip_table_add (&table, FLIP_PIECE_BARREL, 3, cases[i].x + 15, cases[i].y, 0);
      g_assert_false (flip_table_put_beside (&table, 2, cases[i].side, &disc, &error));
      g_assert_error (error, FLIP_TABLE_ERROR, FLIP_TABLE_ERROR_PLACE);
      g_clear_error (&error);
      table.pieces[1].fallen = TRUE;
      g_assert_false (flip_table_put_beside (&table, 2, cases[i].side, &disc, NULL));
    }
}

static void
test_distance (void)
{
  const FlipPiece fence = { .kind = FLIP_PIECE_FENCE, .x = 500, .y = 500, .angle = 90 };
  const FlipPiece barrel = { .kind = FLIP_PIECE_BARREL, .x = 500, .y = 500 };

  g_assert_cmpfloat_with_epsilon (flip_piece_distance (&barrel, 580, 500), 70, 1e-9);
  g_assert_cmpfloat_with_epsilon (flip_piece_distance (&fence, 580, 500), 76, 1e-9);
  g_assert_cmpfloat_with_epsilon (flip_piece_distance (&fence, 500, 580), 50, 1e-9);
  g_assert_cmpfloat_with_epsilon (flip_piece_distance (&fence, 507, 534), 5, 1e-9);
  g_assert_cmpfloat_with_epsilon (flip_piece_distance (&fence, 500, 500), -4, 1e-9);
}

static void
test_rounding (void)
{
  g_assert_cmpfloat_with_epsilon (flip_round_length (12.349), 12.3, 1e-12);
  g_assert_cmpfloat_with_epsilon (flip_round_angle (179.96), -180, 1e-12);
  g_assert_cmpfloat_with_epsilon (flip_round_angle (-180), -180, 1e-12);
  g_assert_cmpfloat_with_epsilon (flip_round_angle (540.04), -180, 1e-12);
  g_assert_cmpfloat_with_epsilon (flip_round_angle (725.26), 5.3, 1e-12);
}

/* A toppled figure lies in nobody, wherever it falls. */
static void
test_fallen_lie_free (void)
{
  guint toppled = 0;

  for (guint i = 0; i < FLIP_SAMPLE_FLICKS; i++)
    {
      FlipTable table;
      FlipOutcome outcome;
      FlipOverlap overlap;
      const FlipFlick flick = flip_sample_flick (i);

      flip_sample_town (&table);
      g_assert_true (flip_simulate (&table, &flick, &outcome, NULL, NULL));
      toppled += outcome.n_topples;
      flip_outcome_apply (&outcome, &table);
      g_assert_true (flip_table_check (&table, NULL));
      g_assert_false (flip_table_find_overlap (&table, 0.3, &overlap));
    }
  g_assert_cmpuint (toppled, >, 20);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table/place/check", test_check);
  g_test_add_func ("/table/place/check-more", test_check_more);
  g_test_add_func ("/table/place/flick-refused", test_flick_is_refused);
  g_test_add_func ("/table/place/overlap", test_overlap);
  g_test_add_func ("/table/place/overlap-of-boxes", test_overlap_of_boxes);
  g_test_add_func ("/table/place/overlaps-do-not-burst", test_overlaps_do_not_burst);
  g_test_add_func ("/table/place/free", test_free);
  g_test_add_func ("/table/place/nearest", test_nearest);
  g_test_add_func ("/table/place/nearest-angle", test_nearest_angle);
  g_test_add_func ("/table/place/beside", test_beside);
  g_test_add_func ("/table/place/distance", test_distance);
  g_test_add_func ("/table/place/rounding", test_rounding);
  g_test_add_func ("/table/place/fallen-lie-free", test_fallen_lie_free);
  return g_test_run ();
}
