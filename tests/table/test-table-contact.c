/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/aim.h"
#include "table/sample.h"
#include "table/topple.h"
#include "tests/table/lay.h"

#include <math.h>

/* Who is touched first, who falls, and that it is always the same. */

/* The distance to the first of some discs on the way along x, by the closed form. */
static int
first_on_the_way (const FlipTable *table, double x, double y, double *distance)
{
  int first = -1;

  *distance = INFINITY;
  for (guint i = 1; i < table->n_pieces; i++)
    {
      const FlipPiece *piece = &table->pieces[i];
      double reach = 10 + flip_piece_form (piece).length / 2, aside = piece->y - y, way;

      if (fabs (aside) >= reach)
        continue;
      way = piece->x - x - sqrt (reach * reach - aside * aside);
      if (way < 0 || way >= *distance)
        continue;
      *distance = way;
      first = piece->id;
    }

  return first;
}

/* Drawn one after the other, so that every compiler lays the same tables. */
static void
lay_discs (FlipTable *table, FlipRandom *random)
{
  for (guint16 i = 0; i < 40; i++)
    {
      double x = lay_between (random, 1100, 1800), y = lay_between (random, 1300, 1500);

      lay_form (table, i + 2, x, y, 0, (FlipPieceForm){ lay_between (random, 5, 30), 0, 20, 5 });
    }
}

/* FU-TABLE-7: which piece it is and when does not hang on the steps, however slight the contact. */
static void
test_first_contact (void)
{
  FlipRandom random;
  guint met = 0, tables = g_getenv ("FLIPSIDE_TEST_PART") ? 100 : 500;

  flip_random_seed (&random, 5, 1);
  for (guint i = 0; i < tables; i++)
    {
      FlipTable table = lay_table (FLIP_SURFACE_POLISHED, FLIP_PIECE_BULLET);
      g_autofree FlipOutcome *outcome = NULL;
      double distance;
      int first;

      lay_discs (&table, &random);
      first = first_on_the_way (&table, 1000, 1400, &distance);
      outcome = lay_flick (&table, 1000, 1400, 0, 4000);
      if (first < 0)
        {
          g_assert_cmpuint (outcome->n_touches, ==, 0);
          continue;
        }
      met++;
      g_assert_cmpuint (outcome->n_touches, >, 0);
      g_assert_cmpint (outcome->touches[0].piece, ==, first);
      g_assert_cmpfloat_with_epsilon (
        outcome->touches[0].time,
        (4000 - sqrt (4000 * 4000 - 2 * lay_slowing (FLIP_SURFACE_POLISHED) * distance))
          / lay_slowing (FLIP_SURFACE_POLISHED),
        1e-8);
    }
  g_assert_cmpuint (10 * met, >, 9 * tables);
}

/* Two pieces, one of which is nearer by a hair's breadth: a disc between them meets that first. */
static void
test_photo_finish (void)
{
  static const double hairs[] = { 0.5, 0.1, 0.02, 0.001, 1e-6 };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (hairs); i++)
    {
      FlipTable table = lay_table (FLIP_SURFACE_TABLE, FLIP_PIECE_BULLET);
      double hair = i % 2 ? hairs[i / 2] : -hairs[i / 2];
      g_autofree FlipOutcome *outcome = NULL;

      flip_table_add (&table, FLIP_PIECE_BARREL, 2, 1500, 1400 - 13, 0);
      flip_table_add (&table, FLIP_PIECE_BARREL, 3, 1500 + hair, 1400 + 13, 0);
      outcome = lay_flick (&table, 1300, 1400, 0, 4000);
      g_assert_cmpuint (outcome->n_touches, ==, 2);
      g_assert_cmpuint (outcome->touches[0].piece, ==, hair > 0 ? 2 : 3);
      g_assert_cmpuint (outcome->touches[1].piece, ==, hair > 0 ? 3 : 2);
    }
}

/* The same with one barrel hit head on and one that is only grazed. */
static void
test_photo_finish_of_a_graze (void)
{
  for (int i = -1; i <= 1; i += 2)
    {
      FlipTable table = lay_table (FLIP_SURFACE_TABLE, FLIP_PIECE_BULLET);
      double aside = 19.9, ahead = 200 - 20 + sqrt (20 * 20 - aside * aside);
      g_autofree FlipOutcome *outcome = NULL;

      flip_table_add (&table, FLIP_PIECE_BARREL, 2, 1500, 1400, 0);
      flip_table_add (&table, FLIP_PIECE_BARREL, 3, 1300 + ahead + i * 1e-6, 1400 + aside, 0);
      outcome = lay_flick (&table, 1300, 1400, 0, 4000);
      g_assert_cmpuint (outcome->n_touches, ==, 2);
      g_assert_cmpuint (outcome->touches[0].piece, ==, i > 0 ? 2 : 3);
    }
}

/* And as the second contact, when the preview can no longer help: a mote is pushed off between the
   two barrels before the bullet comes. */
static void
test_late_photo_finish (void)
{
  for (int i = -1; i <= 1; i += 2)
    {
      FlipTable table = lay_table (FLIP_SURFACE_TABLE, FLIP_PIECE_BULLET);
      g_autofree FlipOutcome *outcome = NULL;

      lay_form (&table, 2, 1400, 1400, 0, (FlipPieceForm){ 2, 0, 8, 0.1 });
      flip_table_add (&table, FLIP_PIECE_BARREL, 3, 1500, 1400 - 13, 0);
      flip_table_add (&table, FLIP_PIECE_BARREL, 4, 1500 + i * 0.004, 1400 + 13, 0);
      outcome = lay_flick (&table, 1300, 1400, 0, 4000);
      g_assert_cmpuint (outcome->n_touches, ==, 3);
      g_assert_cmpuint (outcome->touches[0].piece, ==, 2);
      g_assert_cmpuint (outcome->touches[1].piece, ==, i > 0 ? 3 : 4);
    }
}

/* A row of discs as heavy as the bullet: it touches the first alone, and the blow goes through them
   one after the other, each time with (1 + restitution) / 2 of the speed. */
static void
test_row (void)
{
  FlipTable table = lay_table (FLIP_SURFACE_TABLE, FLIP_PIECE_BULLET);
  double slowing = lay_slowing (FLIP_SURFACE_TABLE);
  double last = sqrt (2000.0 * 2000 - 2 * slowing * 80) * pow (0.775, 4);
  g_autofree FlipOutcome *outcome = NULL;

  for (guint16 i = 0; i < 4; i++)
    lay_form (&table, i + 2, 1300 + 20 * i, 1400, 0, (FlipPieceForm){ 20, 0, 8, 1.8 });
  outcome = lay_flick (&table, 1200, 1400, 0, 2000);
  g_assert_cmpuint (outcome->touches[0].piece, ==, 2);
  g_assert_cmpuint (outcome->n_touches, ==, 1);
  for (guint16 i = 2; i < 5; i++)
    g_assert_cmpfloat (lay_pose (&table, outcome, i)->x + 19.8, <,
                       lay_pose (&table, outcome, i + 1)->x);
  g_assert_cmpfloat_with_epsilon (lay_pose (&table, outcome, 5)->x,
                                  1360 + last * last / (2 * slowing), 0.5);
}

/* Worked out by hand from the knock-over formula, for a bullet and a figure that looks at it
   (0 degrees) or turns its side (90). */
static const struct
{
  FlipSurface surface;
  double turn;
  double limit;
} limits[] = {
  { FLIP_SURFACE_POLISHED, 0, 641.5 },   { FLIP_SURFACE_POLISHED, 45, 1672.2 },
  { FLIP_SURFACE_POLISHED, 90, 1571.7 }, { FLIP_SURFACE_TABLE, 0, 661.8 },
  { FLIP_SURFACE_TABLE, 30, 1441.5 },    { FLIP_SURFACE_TABLE, 90, 1621.6 },
  { FLIP_SURFACE_CLOTH, 0, 699.9 },      { FLIP_SURFACE_CLOTH, 90, 1715.0 },
};

static void
test_topple_speed (void)
{
  const FlipPiece bullet = { .kind = FLIP_PIECE_BULLET };
  const FlipPiece cactus = { .kind = FLIP_PIECE_CACTUS };

  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    for (double angle = -180; angle <= 180; angle += 60)
      {
        const FlipPiece figure = { .kind = FLIP_PIECE_FIGURE, .angle = angle + limits[i].turn };
        double limit = flip_topple_speed (&figure, &bullet, angle, limits[i].surface);

        g_assert_cmpfloat_with_epsilon (limit, limits[i].limit, 0.06);
        /* As tall as the figure, it can only push. */
        g_assert_true (isinf (flip_topple_speed (&figure, &cactus, angle, limits[i].surface)));
      }
}

/* A figure 200 mm away falls or stands, just above and just below its limit. */
static void
test_topple (void)
{
  for (guint i = 0; i < 2 * G_N_ELEMENTS (limits); i++)
    {
      FlipTable table = lay_table (limits[i / 2].surface, FLIP_PIECE_BULLET);
      double turn = limits[i / 2].turn, limit = limits[i / 2].limit * (i % 2 ? 1.004 : 0.996);
      double support = turn == 0 ? 12 : 25;
      double way = 200 - 10 - support / 2;
      double speed = sqrt (limit * limit + 2 * lay_slowing (limits[i / 2].surface) * way);
      g_autofree FlipOutcome *outcome = NULL;

      /* Only flat on: at other angles a corner is hit. */
      if (turn != 0 && turn != 90)
        continue;
      flip_table_add (&table, FLIP_PIECE_FIGURE, 2, 1400, 1400, turn);
      outcome = lay_flick (&table, 1200, 1400, 0, speed);
      g_assert_cmpuint (outcome->n_touches, ==, 1);
      g_assert_cmpuint (outcome->n_topples, ==, i % 2);
      g_assert_cmpint (lay_pose (&table, outcome, 2)->fallen, ==, (int) (i % 2));
      if (i % 2 == 0)
        continue;
      g_assert_cmpuint (outcome->topples[0].figure, ==, 2);
      g_assert_cmpuint (outcome->topples[0].by, ==, DISC);
      g_assert_true (outcome->topples[0].direct);
      /* Its head lies towards the bullet. */
      g_assert_cmpfloat_with_epsilon (fabs (lay_pose (&table, outcome, 2)->angle), 180, 0.2);
    }
}

/* Glancing blows count with the part that goes straight at the figure. */
static void
test_graze (void)
{
  FlipTable table = lay_table (FLIP_SURFACE_TABLE, FLIP_PIECE_BULLET);
  g_autofree FlipOutcome *graze = NULL, *hit = NULL;

  flip_table_add (&table, FLIP_PIECE_FIGURE, 2, 1400, 1400, 0);
  graze = lay_flick (&table, 1200, 1400 - 12.5 - 9.95, 0, 4000);
  g_assert_cmpuint (graze->touches[0].piece, ==, 2);
  g_assert_cmpuint (graze->n_topples, ==, 0);
  hit = lay_flick (&table, 1200, 1400, 0, 4000);
  g_assert_cmpuint (hit->n_topples, ==, 1);
}

static void
test_fallen_is_not_toppled (void)
{
  FlipTable table = lay_table (FLIP_SURFACE_TABLE, FLIP_PIECE_BULLET);
  g_autofree FlipOutcome *outcome = NULL;

  flip_table_add (&table, FLIP_PIECE_FIGURE, 2, 1400, 1400, 0)->fallen = TRUE;
  outcome = lay_flick (&table, 1200, 1400, 0, 4000);
  /* It lies 40 mm long on the bullet's way: they meet when the bullet has come 170 mm. */
  g_assert_cmpfloat_with_epsilon (outcome->touches[0].x, 1380, 0.1);
  g_assert_cmpuint (outcome->n_topples, ==, 0);
  g_assert_true (lay_pose (&table, outcome, 2)->fallen);
}

/* A barrel that is pushed into a figure: not by the bullet. */
static void
test_pushed_object (void)
{
  FlipTable table = lay_table (FLIP_SURFACE_TABLE, FLIP_PIECE_BULLET);
  g_autofree FlipOutcome *outcome = NULL;

  lay_form (&table, 2, 1300, 1400, 0, (FlipPieceForm){ 20, 0, 8, 1.8 });
  flip_table_add (&table, FLIP_PIECE_FIGURE, 3, 1340, 1400, 0);
  outcome = lay_flick (&table, 1200, 1400, 0, 3500);
  g_assert_cmpuint (outcome->touches[0].piece, ==, 2);
  g_assert_cmpuint (outcome->n_topples, ==, 1);
  g_assert_cmpuint (outcome->topples[0].figure, ==, 3);
  g_assert_cmpuint (outcome->topples[0].by, ==, 2);
  g_assert_false (outcome->topples[0].direct);
}

/* Off a wall and into a figure: by the bullet, but not direct. */
static void
test_ricochet (void)
{
  FlipTable table = lay_table (FLIP_SURFACE_POLISHED, FLIP_PIECE_BULLET);
  g_autofree FlipOutcome *outcome = NULL;

  lay_form (&table, 2, 1400, 1400, 45, (FlipPieceForm){ 10, 200, 50, 100 })->fixed = TRUE;
  flip_table_add (&table, FLIP_PIECE_FIGURE, 3, 1388, 1300, 90);
  outcome = lay_flick (&table, 1200, 1400, 0, 4000);
  g_assert_cmpuint (outcome->n_touches, ==, 2);
  g_assert_cmpuint (outcome->touches[0].piece, ==, 2);
  g_assert_cmpuint (outcome->touches[1].piece, ==, 3);
  g_assert_cmpuint (outcome->n_topples, ==, 1);
  g_assert_cmpuint (outcome->topples[0].by, ==, DISC);
  g_assert_false (outcome->topples[0].direct);
}

/* Past a figure, which is grazed and stands, and back at it off a wall: not direct either. */
static void
test_hit_on_the_way_back (void)
{
  FlipTable table = lay_table (FLIP_SURFACE_POLISHED, FLIP_PIECE_BULLET);
  g_autofree FlipOutcome *outcome = NULL;

  flip_table_add (&table, FLIP_PIECE_FIGURE, 2, 1400, 1400, 0);
  lay_form (&table, 3, 1600, 1400, -4, (FlipPieceForm){ 10, 300, 50, 100 })->fixed = TRUE;
  outcome = lay_flick (&table, 1200, 1400 - 12.5 - 9.99, 0, 4000);
  g_assert_cmpuint (outcome->n_touches, ==, 2);
  g_assert_cmpuint (outcome->touches[0].piece, ==, 2);
  g_assert_cmpuint (outcome->touches[1].piece, ==, 3);
  g_assert_cmpuint (outcome->n_topples, ==, 1);
  g_assert_cmpuint (outcome->topples[0].by, ==, DISC);
  g_assert_false (outcome->topples[0].direct);
}

/* FU-TABLE-7: memory lies elsewhere each time, and still the outcome is the same to the last digit. */
static void
test_twenty_runs (void)
{
  for (guint n = 0; n < 8; n++)
    {
      const FlipFlick flick = flip_sample_flick (n * 8);
      g_autoptr (GPtrArray) clutter = g_ptr_array_new_with_free_func (g_free);
      g_autofree char *first = NULL;
      FlipTable table;

      flip_sample_town (&table);
      for (guint i = 0; i < 20; i++)
        {
          FlipOutcome outcome;
          g_autofree char *text = NULL;

          g_assert_true (flip_simulate (&table, &flick, &outcome, NULL, NULL));
          text = lay_print (&outcome);
          if (!first)
            first = g_strdup (text);
          g_assert_cmpstr (first, ==, text);
          for (guint j = 0; j < 50; j++)
            g_ptr_array_add (clutter, g_malloc (16 + (i * 37 + j * 101) % 900));
        }
    }
}

/* The outcome does not hang on where the disc was kept, and recording changes nothing. */
static void
test_recording_changes_nothing (void)
{
  FlipTable table;
  const FlipFlick flick = flip_sample_flick (20);
  FlipOutcome plain, recorded;
  g_autoptr (FlipRecording) recording = NULL;
  g_autofree char *one = NULL, *other = NULL;

  flip_sample_town (&table);
  g_assert_true (flip_simulate (&table, &flick, &plain, NULL, NULL));
  table.pieces[0].x = 20;
  table.pieces[0].y = 20;
  g_assert_true (flip_simulate (&table, &flick, &recorded, &recording, NULL));
  g_assert_nonnull (recording);
  one = lay_print (&plain);
  other = lay_print (&recorded);
  g_assert_cmpstr (one, ==, other);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table/contact/first", test_first_contact);
  g_test_add_func ("/table/contact/photo-finish", test_photo_finish);
  g_test_add_func ("/table/contact/photo-finish-of-a-graze", test_photo_finish_of_a_graze);
  g_test_add_func ("/table/contact/late-photo-finish", test_late_photo_finish);
  g_test_add_func ("/table/contact/row", test_row);
  g_test_add_func ("/table/contact/topple-speed", test_topple_speed);
  g_test_add_func ("/table/contact/topple", test_topple);
  g_test_add_func ("/table/contact/graze", test_graze);
  g_test_add_func ("/table/contact/fallen", test_fallen_is_not_toppled);
  g_test_add_func ("/table/contact/pushed-object", test_pushed_object);
  g_test_add_func ("/table/contact/ricochet", test_ricochet);
  g_test_add_func ("/table/contact/hit-on-the-way-back", test_hit_on_the_way_back);
  g_test_add_func ("/table/contact/twenty-runs", test_twenty_runs);
  g_test_add_func ("/table/contact/recording-changes-nothing", test_recording_changes_nothing);
  return g_test_run ();
}
