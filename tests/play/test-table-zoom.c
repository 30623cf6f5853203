/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which part of the table is in view. */

#include "play/table/table-zoom.h"

static const FlipTableRoom room = {
  .width = 624,
  .height = 474,
  .margin = 12,
  .table_width = 1200,
  .table_height = 900,
};

static void
test_whole (void)
{
  FlipTableZoom zoom = FLIP_TABLE_WHOLE;
  FlipTableView view = flip_table_zoom_view (&zoom, &room);

  g_assert_cmpfloat (view.scale, ==, .5);
  g_assert_cmpfloat (view.x, ==, 12);
  g_assert_cmpfloat (view.y, ==, 12);
}

/* What the pointer is on stays below it. */
static void
test_larger (void)
{
  FlipTableZoom zoom = FLIP_TABLE_WHOLE;
  FlipTableView view;

  flip_table_zoom_by (&zoom, &room, 2, 412, 212); /* 800, 400 on the table */
  view = flip_table_zoom_view (&zoom, &room);
  g_assert_cmpfloat_with_epsilon (view.scale, 1, 1e-9);
  g_assert_cmpfloat_with_epsilon (flip_table_view_x (&view, 800), 412, 1e-6);
  g_assert_cmpfloat_with_epsilon (flip_table_view_y (&view, 400), 212, 1e-6);
}

/* The table's edge comes into the room as far as the margin, and a way back begins there at once. */
static void
test_edge (void)
{
  FlipTableZoom zoom = FLIP_TABLE_WHOLE;
  FlipTableView view;

  flip_table_zoom_by (&zoom, &room, 2, 312, 237);
  flip_table_zoom_pan (&zoom, &room, 5000, -5000);
  view = flip_table_zoom_view (&zoom, &room);
  g_assert_cmpfloat_with_epsilon (view.x, room.margin, 1e-6);
  g_assert_cmpfloat_with_epsilon (flip_table_view_y (&view, room.table_height),
                                  room.height - room.margin, 1e-6);
  flip_table_zoom_pan (&zoom, &room, -10, 10);
  view = flip_table_zoom_view (&zoom, &room);
  g_assert_cmpfloat_with_epsilon (view.x, room.margin - 10, 1e-6);
}

/* Never smaller than the whole, nor larger than makes sense. */
static void
test_limits (void)
{
  FlipTableZoom zoom = FLIP_TABLE_WHOLE;

  flip_table_zoom_by (&zoom, &room, 1000, 50, 50);
  g_assert_cmpfloat (zoom.times, <, 20);
  g_assert_cmpfloat (zoom.times, >, 3);
  flip_table_zoom_by (&zoom, &room, 1e-3, 600, 400);
  g_assert_cmpfloat (zoom.times, ==, 1);
  g_assert_cmpfloat (flip_table_zoom_view (&zoom, &room).x, ==, 12);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zoom/whole", test_whole);
  g_test_add_func ("/zoom/larger", test_larger);
  g_test_add_func ("/zoom/edge", test_edge);
  g_test_add_func ("/zoom/limits", test_limits);
  return g_test_run ();
}
