/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where one would aim first, on tables laid by hand: a disc at 200, 500 on a table of 1400 by 1000,
   with targets and things in the way. */

#include "play/table/aiming.h"

#define DISC   1
#define FIGURE 9

/* Targets have ids from here on, other things lower ones. */
#define TARGET 100

typedef struct
{
  FlipTable table;
  FlipTableArt art;
  FlipFlick flick;
} Range;

static gboolean
is_target (gconstpointer state, guint16 figure, guint16 piece)
{
  g_assert_cmpuint (figure, ==, FIGURE);

  return piece >= TARGET;
}

static void
lay (Range *range, FlipPieceKind disc, double speed)
{
  *range = (Range){
    .art.is_target = is_target,
    .flick = { .disc = DISC, .x = 200, .y = 500, .angle = 77, .speed = speed },
  };
  flip_table_init (&range->table, 1400, 1000, FLIP_SURFACE_TABLE);
  flip_table_add (&range->table, disc, DISC, 200, 500, 0);
}

static void
put (Range *range, FlipPieceKind kind, guint16 id, double x, double y)
{
  g_assert_nonnull (flip_table_add (&range->table, kind, id, x, y, 0));
}

static gboolean
aim (Range *range)
{
  const FlipMarksman marksman = { .art = &range->art, .figure = FIGURE, .widest = 180 };

  return flip_first_aim (&range->table, &marksman, &range->flick);
}

static void
test_no_target (void)
{
  Range range;

  lay (&range, FLIP_PIECE_BULLET, 2000);
  put (&range, FLIP_PIECE_BARREL, 2, 500, 500);
  g_assert_false (aim (&range));
  g_assert_cmpfloat (range.flick.angle, ==, 77);
}

static void
test_nearest (void)
{
  Range range;

  lay (&range, FLIP_PIECE_BULLET, 2000);
  put (&range, FLIP_PIECE_FIGURE, TARGET, 900, 500);
  put (&range, FLIP_PIECE_FIGURE, TARGET + 1, 500, 800);
  g_assert_true (aim (&range));
  g_assert_cmpfloat (range.flick.angle, ==, 45);
  g_assert_cmpfloat (range.flick.speed, ==, 2000);
}

/* One that is hidden is left alone while another is free. */
static void
test_free_before_near (void)
{
  Range range;

  lay (&range, FLIP_PIECE_BULLET, 2000);
  put (&range, FLIP_PIECE_FIGURE, TARGET, 900, 500);
  put (&range, FLIP_PIECE_FIGURE, TARGET + 1, 500, 800);
  put (&range, FLIP_PIECE_BARREL, 2, 400, 700);
  g_assert_true (aim (&range));
  g_assert_cmpfloat (range.flick.angle, ==, 0);
}

/* Where only a part of a target is to be seen, that is aimed at. */
static void
test_half_hidden (void)
{
  Range range;
  FlipAim found;

  lay (&range, FLIP_PIECE_BULLET, 2000);
  put (&range, FLIP_PIECE_FIGURE, TARGET, 900, 500);
  put (&range, FLIP_PIECE_BARREL, 2, 700, 482);
  g_assert_true (aim (&range));
  g_assert_true (flip_aim (&range.table, &range.flick, &found, NULL));
  g_assert_cmpuint (found.item.piece, ==, TARGET);
}

/* Past what is in the way, be it a thing or a friend, far or right before the disc. */
static void
test_all_hidden (void)
{
  static const struct
  {
    FlipPieceKind kind;
    double x, y;
  } cases[] = {
    { FLIP_PIECE_BARREL, 400, 700 },
    { FLIP_PIECE_FIGURE, 400, 700 },
    { FLIP_PIECE_FIGURE, 230, 530 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      Range range;
      FlipAim found;

      lay (&range, FLIP_PIECE_BULLET, 2000);
      put (&range, FLIP_PIECE_FIGURE, TARGET, 500, 800);
      put (&range, cases[i].kind, 2, cases[i].x, cases[i].y);
      g_assert_false (aim (&range));
      g_assert_true (flip_aim (&range.table, &range.flick, &found, NULL));
      g_assert_cmpint (found.end, !=, FLIP_AIM_TOUCHES);
      g_assert_cmpfloat (ABS (range.flick.angle - 45), <=, 60);
    }
}

/* A movement goes towards the nearest, but touches nothing. */
static void
test_movement (void)
{
  Range range;
  FlipAim found;

  lay (&range, FLIP_PIECE_MOVER, 1000);
  put (&range, FLIP_PIECE_FIGURE, TARGET, 1200, 500);
  g_assert_true (aim (&range));
  g_assert_cmpfloat (range.flick.angle, ==, 0);
  put (&range, FLIP_PIECE_BARREL, 2, 300, 500);
  g_assert_true (aim (&range));
  g_assert_cmpfloat (ABS (range.flick.angle), >, 0);
  g_assert_cmpfloat (ABS (range.flick.angle), <=, 60);
  g_assert_true (flip_aim (&range.table, &range.flick, &found, NULL));
  g_assert_cmpint (found.end, ==, FLIP_AIM_STOPS);
}

/* What is too far aside, as seen through a door, is not aimed at. */
static void
test_through_door (void)
{
  Range range;
  FlipMarksman marksman = { .figure = FIGURE, .straight = 90, .widest = 60 };

  lay (&range, FLIP_PIECE_BULLET, 2000);
  marksman.art = &range.art;
  put (&range, FLIP_PIECE_FIGURE, TARGET, 500, 500);
  g_assert_false (flip_first_aim (&range.table, &marksman, &range.flick));
  g_assert_false (flip_aim_at (&range.table, &marksman, TARGET, &range.flick));
  g_assert_cmpfloat (range.flick.angle, ==, 77);
  put (&range, FLIP_PIECE_FIGURE, TARGET + 1, 500, 800);
  g_assert_true (flip_first_aim (&range.table, &marksman, &range.flick));
  g_assert_cmpfloat (range.flick.angle, ==, 45);
}

/* One target, even if something stands before it. */
static void
test_at_one (void)
{
  Range range;
  FlipMarksman marksman = { .figure = FIGURE, .widest = 180 };

  lay (&range, FLIP_PIECE_BULLET, 2000);
  marksman.art = &range.art;
  put (&range, FLIP_PIECE_FIGURE, TARGET, 900, 500);
  put (&range, FLIP_PIECE_FIGURE, TARGET + 1, 500, 800);
  g_assert_true (flip_aim_at (&range.table, &marksman, TARGET, &range.flick));
  g_assert_cmpfloat (range.flick.angle, ==, 0);
  put (&range, FLIP_PIECE_BARREL, 2, 400, 700);
  g_assert_false (flip_aim_at (&range.table, &marksman, TARGET + 1, &range.flick));
  g_assert_cmpfloat (range.flick.angle, ==, 45);
  g_assert_false (flip_aim_at (&range.table, &marksman, 2, &range.flick));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/first-aim/no-target", test_no_target);
  g_test_add_func ("/first-aim/nearest", test_nearest);
  g_test_add_func ("/first-aim/free-before-near", test_free_before_near);
  g_test_add_func ("/first-aim/half-hidden", test_half_hidden);
  g_test_add_func ("/first-aim/all-hidden", test_all_hidden);
  g_test_add_func ("/first-aim/movement", test_movement);
  g_test_add_func ("/first-aim/through-door", test_through_door);
  g_test_add_func ("/first-aim/at-one", test_at_one);
  return g_test_run ();
}
