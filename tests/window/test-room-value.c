/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/common/layout/room.h"

/* What windows of all sizes have room for, without a window. */

typedef struct
{
  int width, height;
  double text;
  guint boards;
  FlipRoomKind kind;
  FlipPanelKind panel;
  gboolean is_low, has_boards;
  guint cards_across;
} Row;

static const Row rows[] = {
  /* the usual text, from narrow to wide */
  { 299, 720, 1, 0, FLIP_ROOM_NARROW, FLIP_PANEL_TIGHT, FALSE, FALSE, 3 },
  { 360, 720, 1, 0, FLIP_ROOM_NARROW, FLIP_PANEL_BELOW, FALSE, FALSE, 3 },
  { 639, 800, 1, 0, FLIP_ROOM_NARROW, FLIP_PANEL_BELOW, FALSE, FALSE, 3 },
  { 640, 800, 1, 0, FLIP_ROOM_NARROW, FLIP_PANEL_SPLIT, FALSE, FALSE, 3 },
  { 760, 800, 1, 0, FLIP_ROOM_COLUMNS, FLIP_PANEL_BAR, FALSE, FALSE, 5 },
  { 950, 760, 1, 0, FLIP_ROOM_BAR, FLIP_PANEL_BAR, FALSE, FALSE, 7 },
  { 1339, 760, 1, 0, FLIP_ROOM_BAR, FLIP_PANEL_BAR, FALSE, FALSE, 7 },
  { 1340, 760, 1, 0, FLIP_ROOM_WIDE, FLIP_PANEL_BESIDE, TRUE, FALSE, 3 },
  { 1400, 850, 1, 0, FLIP_ROOM_WIDE, FLIP_PANEL_BESIDE, FALSE, FALSE, 3 },
  { 1920, 1030, 1, 0, FLIP_ROOM_WIDE, FLIP_PANEL_BESIDE, FALSE, FALSE, 3 },
  /* text twice as large */
  { 360, 720, 2, 0, FLIP_ROOM_NARROW, FLIP_PANEL_TIGHT, FALSE, FALSE, 2 },
  { 700, 720, 2, 0, FLIP_ROOM_NARROW, FLIP_PANEL_BELOW, FALSE, FALSE, 3 },
  { 1000, 760, 2, 0, FLIP_ROOM_BAR, FLIP_PANEL_BELOW, FALSE, FALSE, 3 },
  { 1400, 850, 2, 0, FLIP_ROOM_BAR, FLIP_PANEL_BAR, FALSE, FALSE, 5 },
  { 1622, 850, 2, 0, FLIP_ROOM_WIDE, FLIP_PANEL_BESIDE, FALSE, FALSE, 3 },
  /* boards of the seats above, which leave less height beside the board */
  { 1389, 850, 1, 4, FLIP_ROOM_WIDE, FLIP_PANEL_BESIDE, FALSE, FALSE, 3 },
  { 1390, 839, 1, 4, FLIP_ROOM_WIDE, FLIP_PANEL_BESIDE, FALSE, FALSE, 3 },
  { 1390, 850, 1, 4, FLIP_ROOM_WIDE, FLIP_PANEL_BESIDE, TRUE, TRUE, 3 },
  { 1390, 1000, 1, 2, FLIP_ROOM_WIDE, FLIP_PANEL_BESIDE, FALSE, TRUE, 3 },
  { 1920, 1030, 1, 6, FLIP_ROOM_WIDE, FLIP_PANEL_BESIDE, FALSE, FALSE, 3 },
  { 2010, 1030, 1, 6, FLIP_ROOM_WIDE, FLIP_PANEL_BESIDE, FALSE, TRUE, 3 },
};

static void
test_table (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const Row *row = &rows[i];
      FlipRoom room = flip_room_find (row->width, row->height, row->text, TRUE, row->boards);

      g_test_message ("%d × %d, text %g, %u boards", row->width, row->height, row->text,
                      row->boards);
      g_assert_cmpint (room.kind, ==, row->kind);
      g_assert_cmpint (room.panel, ==, row->panel);
      g_assert_cmpint (room.is_low, ==, row->is_low);
      g_assert_cmpint (room.has_boards, ==, row->has_boards);
      g_assert_cmpuint (room.cards_across, ==, row->cards_across);
    }
}

/* Whoever wants the question below the board gets it there, however wide the window. */
static void
test_below (void)
{
  FlipRoom room = flip_room_find (1920, 1030, 1, FALSE, 0);

  g_assert_cmpint (room.kind, ==, FLIP_ROOM_BAR);
  g_assert_cmpint (room.panel, ==, FLIP_PANEL_BAR);
  g_assert_true (flip_room_fits_beside (1340, 1));
  g_assert_false (flip_room_fits_beside (1339, 1));
  g_assert_false (flip_room_fits_beside (1621, 2));
}

/* A question below the board leaves it more than half of the height, whatever the size. */
static void
test_height (void)
{
  for (int width = 300; width < 2000; width += 7)
    {
      FlipRoom room = flip_room_find (width, 700, 1 + width % 2, FALSE, 0);
      int highest = flip_room_highest (&room, width, 700);

      g_assert_cmpint (highest, >, 0);
      g_assert_cmpint (highest, <, 350);
      g_assert_cmpint (flip_room_steady (&room, width, 700), <=, highest);
    }
}

/* Few widths change the room, so that a window that is being resized is seldom laid out anew. */
static void
test_changes (void)
{
  FlipRoom before = flip_room_find (300, 850, 1, TRUE, 4);
  guint changes = 0;

  for (int width = 301; width <= 2000; width++)
    {
      FlipRoom room = flip_room_find (width, 850, 1, TRUE, 4);

      changes += !flip_room_equal (&room, &before);
      before = room;
    }
  g_assert_cmpuint (changes, <=, 10);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/room-value/table", test_table);
  g_test_add_func ("/room-value/below", test_below);
  g_test_add_func ("/room-value/height", test_height);
  g_test_add_func ("/room-value/changes", test_changes);
  return g_test_run ();
}
