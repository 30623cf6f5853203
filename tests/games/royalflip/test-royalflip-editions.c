/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Editions of Royal Flip's sheet: each change of the built-in ones, and many made by chance, played
   out by chance. With -m slow: more of them. */

#include "games/royalflip/royalflip-rules.h"
#include "games/royalflip/royalflip.h"
#include "tests/games/edition.h"

typedef struct
{
  FlipRandom random;
  FlipBoardFile *file;
  guint columns, rows;
  guint spaces;
} Maker;

static guint
pick (Maker *maker, guint least, guint most)
{
  return least + flip_random_below (&maker->random, most - least + 1);
}

static gboolean
one_in (Maker *maker, guint n)
{
  return flip_random_below (&maker->random, n) == 0;
}

static void
set_number (Maker *maker, const char *group, const char *key, guint number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  flip_board_file_set (maker->file, group, key, text);
}

/* Numbers none of which is lower than the one before. */
static void
set_rising (Maker *maker, const char *group, const char *key)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n = pick (maker, 1, ROYALFLIP_MAX_STEPS), points = 0;

  for (guint i = 0; i < n; i++)
    {
      points = MIN (points + pick (maker, 0, 8), 99);
      g_string_append_printf (text, "%s%u", i ? " " : "", points);
    }
  flip_board_file_set (maker->file, group, key, text->str);
}

/* The map */

static void
make_cells (Maker *maker)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint row = 0; row < maker->rows; row++)
    {
      g_string_append (text, row ? "/" : "");
      for (guint column = 0; column < maker->columns; column++)
        g_string_append_c (text, one_in (maker, 6) ? '.' : '#');
    }
  flip_board_file_set (maker->file, "map", "cells", text->str);
}

static void
append_casino (Maker *maker, GString *text)
{
  static const char *const sides[] = { "north", "east", "south", "west" };
  guint side = pick (maker, 0, 5), column = pick (maker, 0, maker->columns - 1),
        row = pick (maker, 0, maker->rows - 1);

  g_string_append (text, text->len ? ", " : "");
  if (side >= G_N_ELEMENTS (sides))
    {
      g_string_append_printf (text, "inside %c%u", 'a' + column, row + 1);
      for (guint i = 0; i < G_N_ELEMENTS (sides) - 1 && one_in (maker, 2); i++)
        g_string_append_printf (text, " %s", sides[i]);
      return;
    }
  row = side == ROYALFLIP_NORTH ? 0 : side == ROYALFLIP_SOUTH ? maker->rows - 1 : row;
  column = side == ROYALFLIP_WEST ? 0 : side == ROYALFLIP_EAST ? maker->columns - 1 : column;
  g_string_append_printf (text, "%s %c%u", sides[side], 'a' + column, row + 1);
}

static void
make_map (Maker *maker)
{
  g_autoptr (GString) casinos = g_string_new (NULL);

  maker->columns = pick (maker, ROYALFLIP_LEAST_SIDE, ROYALFLIP_MAX_SIDE);
  maker->rows = pick (maker, ROYALFLIP_LEAST_SIDE, ROYALFLIP_MAX_SIDE);
  set_number (maker, "map", "columns", maker->columns);
  set_number (maker, "map", "rows", maker->rows);
  for (guint n = pick (maker, 0, 4); n > 0; n--)
    append_casino (maker, casinos);
  flip_board_file_set (maker->file, "map", "casinos", casinos->str);
  if (one_in (maker, 2))
    make_cells (maker);
}

/* The track */

static void
make_space (Maker *maker, guint space, guint highest)
{
  static const char *const suits[] = { "heart", "spade", "diamond", "club" };
  const char *suit = suits[pick (maker, 0, 3)];
  g_autofree char *key = g_strdup_printf ("%u", space + 1), *text = NULL;

  switch (pick (maker, 0, 3))
    {
    case 0:
      text = g_strdup_printf ("%s token", suit);
      break;
    case 1:
      text = g_strdup_printf ("%s diamond", suit);
      break;
    case 2:
      text = g_strdup_printf ("%s number %u", suit, pick (maker, 1, highest));
      break;
    default:
      text = g_strdup_printf ("%s points %u", suit, pick (maker, 1, 20));
    }
  flip_board_file_set (maker->file, "track", key, text);
}

static void
make_rows (Maker *maker)
{
  g_autoptr (GString) rows = g_string_new (NULL), ways = g_string_new (NULL);
  guint n = pick (maker, 2, ROYALFLIP_MAX_TRACKS), end = 0;

  for (guint i = 0; i < n; i++)
    {
      guint length = pick (maker, 1, 12), begin = end;

      end += length;
      g_string_append_printf (rows, "%s%u", i ? " " : "", length);
      while (begin && one_in (maker, 2))
        g_string_append_printf (ways, "%s%u to %u", ways->len ? ", " : "", pick (maker, 1, begin),
                                pick (maker, begin + 1, end));
    }
  maker->spaces = end;
  flip_board_file_set (maker->file, "track", "rows", rows->str);
  if (ways->len)
    flip_board_file_set (maker->file, "track", "ways", ways->str);
}

static void
make_track (Maker *maker, guint highest)
{
  flip_board_file_drop (maker->file, "track");
  maker->spaces = pick (maker, 1, ROYALFLIP_MAX_SPACES);
  if (one_in (maker, 2))
    make_rows (maker);
  for (guint i = 0; i < maker->spaces; i++)
    make_space (maker, i, highest);
}

/* Everything else */

static guint
make_deck (Maker *maker)
{
  guint jokers = pick (maker, 0, 2), highest = FLIP_KING;
  gboolean wild = one_in (maker, 2);

  if (wild)
    highest = pick (maker, 10, FLIP_KING);
  set_number (maker, "deck", "jokers", jokers);
  set_number (maker, "deck", "highest-number", highest);
  set_number (maker, "deck", "rounds", pick (maker, 1, (FLIP_N_CARDS + jokers) / ROYALFLIP_LINEUP));
  flip_board_file_set (maker->file, "deck", "royals-wild", wild ? "yes" : "no");
  return highest;
}

static void
make_points (Maker *maker)
{
  static const char *const tables[] = { "roads", "areas", "tokens" };

  set_number (maker, "roads", "least", pick (maker, 2, 5));
  set_number (maker, "roads", "points", pick (maker, 0, 20));
  set_number (maker, "roads", "casino-points", pick (maker, 0, 20));
  set_number (maker, "areas", "least", pick (maker, 2, 5));
  set_number (maker, "areas", "points", pick (maker, 0, 20));
  if (one_in (maker, 2))
    set_number (maker, "tokens", "points", pick (maker, 0, 20));
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      if (one_in (maker, 2))
        set_rising (maker, tables[i], "table");
    }
  set_rising (maker, "diamonds", "points");
}

/* By chance a casino stands where there is no cell, or twice: such a board is refused for that. */
static void
try_editions (guint n)
{
  guint played = 0;

  for (guint64 seed = 1; played < n; seed++)
    {
      g_autoptr (FlipBoardFile) file =
        flip_board_file_new (royalflip_game.boards[seed % royalflip_game.n_boards].text);
      Maker maker = { .file = file };
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;

      flip_random_seed (&maker.random, seed, 1);
      make_map (&maker);
      make_track (&maker, make_deck (&maker));
      make_points (&maker);
      text = flip_board_file_text (file);
      if (edition_play (&royalflip_game, text, pick (&maker, 1, 3), seed, &error))
        played++;
      else if (!strstr (error->message, "[map], key “casinos”")
               && !strstr (error->message, "[map], key “cells”"))
        g_error ("%s\n%s", error->message, text);
    }
}

static void
test_by_chance (void)
{
  try_editions (g_test_slow () ? 1000 : 50);
}

static void
test_changes (void)
{
  guint step = g_test_slow () ? 1 : 5;

  for (guint i = 0; i < royalflip_game.n_boards; i++)
    {
      guint played;
      guint tried =
        edition_try_changes (&royalflip_game, royalflip_game.boards[i].text, step, &played);

      g_test_message ("%u changes, %u played", tried, played);
      g_assert_cmpuint (played, >, tried / 4);
      g_assert_cmpuint (played, <, tried);
    }
}

/* What is not changed stays as it was written, and every value means the same when it is printed. */
static void
test_text (void)
{
  for (guint i = 0; i < royalflip_game.n_boards; i++)
    {
      g_autoptr (FlipBoardFile) file = flip_board_file_new (royalflip_game.boards[i].text);
      g_autoptr (GArray) places = flip_format_places (&royalflip_format, file, FALSE);
      g_autofree char *text = NULL;

      for (guint j = 0; j < places->len; j++)
        {
          const FlipPlace *place = &g_array_index (places, FlipPlace, j);
          g_autofree char *printed = NULL;
          FlipFieldValue value;

          g_assert_true (flip_field_parse (
            place, file, flip_board_file_get (file, place->name, place->key), &value, NULL));
          printed = flip_field_print (place, file, &value);
          flip_board_file_set (file, place->name, place->key, printed);
        }
      text = flip_board_file_text (file);
      g_assert_cmpstr (text, ==, royalflip_game.boards[i].text);
    }
}

/* Marks vanish value by value. */
static void
test_house (void)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new (royalflip_game.boards[0].text);
  RoyalflipBoard board = { 0 };
  g_autofree char *text = NULL;
  guint checked;

  g_assert_cmpuint (flip_format_count_house (&royalflip_format, file, &checked), ==, 40);
  flip_format_mark_checked (file, "track", "3", TRUE);
  flip_format_mark_checked (file, "map", "columns", TRUE);
  flip_format_mark_checked (file, "diamonds", "points", TRUE);
  text = flip_board_file_text (file);
  g_assert_true (royalflip_board_read (&board, text, "test", NULL));
  g_assert_cmphex (board.house_spaces, ==, (ROYALFLIP_BIT (28) - 1) & ~ROYALFLIP_BIT (2));
  g_assert_cmphex (board.house, ==,
                   1u << ROYALFLIP_HOUSE_MAP | 1u << ROYALFLIP_HOUSE_ROADS
                     | 1u << ROYALFLIP_HOUSE_AREAS);
  g_assert_cmpuint (flip_format_count_house (&royalflip_format, file, &checked), ==, 40);
  g_assert_cmpuint (checked, ==, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/royalflip-editions/text", test_text);
  g_test_add_func ("/royalflip-editions/house", test_house);
  g_test_add_func ("/royalflip-editions/changes", test_changes);
  g_test_add_func ("/royalflip-editions/by-chance", test_by_chance);
  return g_test_run ();
}
