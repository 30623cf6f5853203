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

/* Numbers none of which is lower than the one before. */
static void
set_rising (Maker *maker, const char *group, const char *key)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n = edition_pick (&maker->random, 1, ROYALFLIP_MAX_STEPS), points = 0;

  for (guint i = 0; i < n; i++)
    {
      points = MIN (points + edition_pick (&maker->random, 0, 8), 99);
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
        g_string_append_c (text, edition_one_in (&maker->random, 6) ? '.' : '#');
    }
  flip_board_file_set (maker->file, "map", "cells", text->str);
}

static void
append_casino (Maker *maker, GString *text)
{
  static const char *const sides[] = { "north", "east", "south", "west" };
  guint side = edition_pick (&maker->random, 0, 5),
        column = edition_pick (&maker->random, 0, maker->columns - 1),
        row = edition_pick (&maker->random, 0, maker->rows - 1);

  g_string_append (text, text->len ? ", " : "");
  if (side >= G_N_ELEMENTS (sides))
    {
      g_string_append_printf (text, "inside %c%u", 'a' + column, row + 1);
      for (guint i = 0; i < G_N_ELEMENTS (sides) - 1 && edition_one_in (&maker->random, 2); i++)
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

  maker->columns = edition_pick (&maker->random, ROYALFLIP_LEAST_SIDE, ROYALFLIP_MAX_SIDE);
  maker->rows = edition_pick (&maker->random, ROYALFLIP_LEAST_SIDE, ROYALFLIP_MAX_SIDE);
  edition_set_number (maker->file, "map", "columns", maker->columns);
  edition_set_number (maker->file, "map", "rows", maker->rows);
  for (guint n = edition_pick (&maker->random, 0, 4); n > 0; n--)
    append_casino (maker, casinos);
  flip_board_file_set (maker->file, "map", "casinos", casinos->str);
  if (edition_one_in (&maker->random, 2))
    make_cells (maker);
}

/* The track */

static void
make_space (Maker *maker, guint space, guint highest)
{
  static const char *const suits[] = { "heart", "spade", "diamond", "club" };
  const char *suit = suits[edition_pick (&maker->random, 0, 3)];
  g_autofree char *key = g_strdup_printf ("%u", space + 1), *text = NULL;

  switch (edition_pick (&maker->random, 0, 3))
    {
    case 0:
      text = g_strdup_printf ("%s token", suit);
      break;
    case 1:
      text = g_strdup_printf ("%s diamond", suit);
      break;
    case 2:
      text = g_strdup_printf ("%s number %u", suit, edition_pick (&maker->random, 1, highest));
      break;
    default:
      text = g_strdup_printf ("%s points %u", suit, edition_pick (&maker->random, 1, 20));
    }
  flip_board_file_set (maker->file, "track", key, text);
}

static void
make_rows (Maker *maker)
{
  g_autoptr (GString) rows = g_string_new (NULL), ways = g_string_new (NULL);
  guint n = edition_pick (&maker->random, 2, ROYALFLIP_MAX_TRACKS), end = 0;

  for (guint i = 0; i < n; i++)
    {
      guint length = edition_pick (&maker->random, 1, 12), begin = end;

      end += length;
      g_string_append_printf (rows, "%s%u", i ? " " : "", length);
      while (begin && edition_one_in (&maker->random, 2))
        g_string_append_printf (ways, "%s%u to %u", ways->len ? ", " : "",
                                edition_pick (&maker->random, 1, begin),
                                edition_pick (&maker->random, begin + 1, end));
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
  maker->spaces = edition_pick (&maker->random, 1, ROYALFLIP_MAX_SPACES);
  if (edition_one_in (&maker->random, 2))
    make_rows (maker);
  for (guint i = 0; i < maker->spaces; i++)
    make_space (maker, i, highest);
}

/* Everything else */

static guint
make_deck (Maker *maker)
{
  guint jokers = edition_pick (&maker->random, 0, 2), highest = FLIP_KING;
  gboolean wild = edition_one_in (&maker->random, 2);

  if (wild)
    highest = edition_pick (&maker->random, 10, FLIP_KING);
  edition_set_number (maker->file, "deck", "jokers", jokers);
  edition_set_number (maker->file, "deck", "highest-number", highest);
  edition_set_number (maker->file, "deck", "rounds",
                      edition_pick (&maker->random, 1, (FLIP_N_CARDS + jokers) / ROYALFLIP_LINEUP));
  flip_board_file_set (maker->file, "deck", "royals-wild", wild ? "yes" : "no");
  return highest;
}

static void
make_points (Maker *maker)
{
  static const char *const tables[] = { "roads", "areas", "tokens" };

  edition_set_number (maker->file, "roads", "least", edition_pick (&maker->random, 2, 5));
  edition_set_number (maker->file, "roads", "points", edition_pick (&maker->random, 0, 20));
  edition_set_number (maker->file, "roads", "casino-points", edition_pick (&maker->random, 0, 20));
  edition_set_number (maker->file, "areas", "least", edition_pick (&maker->random, 2, 5));
  edition_set_number (maker->file, "areas", "points", edition_pick (&maker->random, 0, 20));
  if (edition_one_in (&maker->random, 2))
    edition_set_number (maker->file, "tokens", "points", edition_pick (&maker->random, 0, 20));
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      if (edition_one_in (&maker->random, 2))
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
      if (edition_keep_contract (&royalflip_game, text, edition_pick (&maker.random, 1, 3), seed, &error))
        played++;
      else if (!strstr (error->message, "[map], key “casinos”")
               && !strstr (error->message, "[map], key “cells”"))
        g_error ("%s\n%s", error->message, text);
    }
}

static void
test_by_chance (void)
{
  try_editions (edition_sample (50));
}

static void
test_changes (void)
{
  guint step = edition_step (5);

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

static void
test_text (void)
{
  for (guint i = 0; i < royalflip_game.n_boards; i++)
    g_assert_true (edition_check_text (&royalflip_game, &royalflip_game.boards[i]));
}

/* Marks vanish value by value. */
static void
test_house (void)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new (royalflip_game.boards[0].text);
  RoyalflipBoard board = { 0 };
  g_autofree char *text = NULL;

  g_assert_cmpuint (flip_format_count_checked (&royalflip_format, file, NULL).n_house, ==, 43);
  flip_format_mark_checked (file, "track", "3", TRUE);
  flip_format_mark_checked (file, "map", "columns", TRUE);
  flip_format_mark_checked (file, "diamonds", "points", TRUE);
  text = flip_board_file_text (file);
  g_assert_true (flip_format_read (&royalflip_format, text, "test", &board, NULL));
  g_assert_cmphex (board.house_spaces, ==, (ROYALFLIP_BIT (28) - 1) & ~ROYALFLIP_BIT (2));
  g_assert_cmphex (board.house, ==,
                   1u << ROYALFLIP_HOUSE_MAP | 1u << ROYALFLIP_HOUSE_ROADS
                     | 1u << ROYALFLIP_HOUSE_AREAS);
  g_assert_cmpuint (flip_format_count_checked (&royalflip_format, file, NULL).n_house, ==, 43);
  g_assert_cmpuint (flip_format_count_checked (&royalflip_format, file, NULL).n_checked, ==, 3);
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
