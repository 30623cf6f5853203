/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/games.h"
#include "play/editions/edition-state.h"
#include "play/editions/pixels.h"

/* Painting, without a window. */

static void
assert_text (const FlipPixels *pixels, const char *text)
{
  g_autofree char *printed = flip_pixels_print (pixels);

  g_assert_cmpstr (printed, ==, text);
}

static void
test_stroke (void)
{
  FlipPixels pixels;

  flip_pixels_init (&pixels, 4, 3);
  flip_pixels_read (&pixels, "#.../....");
  flip_pixels_begin (&pixels, 1, 1);
  flip_pixels_go_to (&pixels, 3, 1);
  g_assert_cmpuint (flip_pixels_changes (&pixels), ==, 3);
  g_assert_true (flip_pixels_adds (&pixels));
  /* until it ends it is only seen */
  assert_text (&pixels, "#.../..../....");
  g_assert_cmpint (flip_pixels_at (&pixels, 2, 1), ==, '#');
  g_assert_true (flip_pixels_end (&pixels));
  assert_text (&pixels, "#.../.###/....");
  g_assert_cmpuint (flip_pixels_count (&pixels), ==, 4);
  g_assert_cmpuint (flip_pixels_pieces (&pixels), ==, 1);
}

/* A stroke that begins on a painted square takes away, also where nothing is. */
static void
test_erase (void)
{
  FlipPixels pixels;

  flip_pixels_init (&pixels, 4, 1);
  flip_pixels_read (&pixels, "##.#");
  flip_pixels_begin (&pixels, 3, 0);
  flip_pixels_go_to (&pixels, 1, 0);
  g_assert_false (flip_pixels_adds (&pixels));
  g_assert_cmpuint (flip_pixels_changes (&pixels), ==, 2);
  g_assert_true (flip_pixels_end (&pixels));
  assert_text (&pixels, "#...");
  flip_pixels_begin (&pixels, 1, 0);
  flip_pixels_cancel (&pixels);
  assert_text (&pixels, "#...");
}

static void
test_symmetric (void)
{
  FlipPixels pixels;

  flip_pixels_init (&pixels, 5, 2);
  pixels.is_symmetric = TRUE;
  flip_pixels_begin (&pixels, 0, 0);
  flip_pixels_go_to (&pixels, 1, 1);
  g_assert_cmpuint (flip_pixels_changes (&pixels), ==, 4);
  g_assert_true (flip_pixels_end (&pixels));
  assert_text (&pixels, "#...#/.#.#.");
  g_assert_cmpuint (flip_pixels_pieces (&pixels), ==, 2);
}

static void
test_brushes (void)
{
  FlipPixels pixels;

  flip_pixels_init (&pixels, 3, 1);
  pixels.brush = 'c';
  flip_pixels_read (&pixels, "#c.");
  flip_pixels_begin (&pixels, 0, 0);
  g_assert_true (flip_pixels_end (&pixels));
  flip_pixels_begin (&pixels, 1, 0);
  g_assert_true (flip_pixels_end (&pixels));
  assert_text (&pixels, "c..");
}

static void
test_whole (void)
{
  g_autofree char *trimmed = NULL, *none = NULL;
  FlipPixels pixels;

  flip_pixels_init (&pixels, 3, 3);
  flip_pixels_read (&pixels, ".../##./.#.");
  trimmed = flip_pixels_print_trimmed (&pixels);
  g_assert_cmpstr (trimmed, ==, "##/.#");
  flip_pixels_mirror (&pixels);
  assert_text (&pixels, ".../.##/.#.");
  flip_pixels_rotate (&pixels);
  assert_text (&pixels, ".../##./.#.");
  g_assert_true (flip_pixels_shift (&pixels, 1, -1));
  assert_text (&pixels, ".##/..#/...");
  g_assert_false (flip_pixels_shift (&pixels, 1, 0));
  assert_text (&pixels, ".##/..#/...");
  flip_pixels_clear (&pixels);
  assert_text (&pixels, ".../.../...");
  flip_pixels_read (&pixels, "");
  none = flip_pixels_print_trimmed (&pixels);
  g_assert_cmpstr (none, ==, ".");
}

/* Every painted map of every game's own boards is read and shown whole. */
static void
test_own_boards (void)
{
  guint n = 0;

  for (guint i = 0; flip_games[i]; i++)
    {
      const FlipGame *game = flip_games[i];
      g_autoptr (FlipBoardFile) file = flip_board_file_new (game->boards[0].text);
      g_autoptr (GArray) places =
        game->format ? flip_format_places (game->format, file, FALSE) : NULL;

      for (guint j = 0; places && j < places->len; j++)
        {
          const FlipPlace *place = &g_array_index (places, FlipPlace, j);
          g_autofree char *text = NULL, *printed = NULL;
          guint columns, rows;
          FlipPixels pixels;

          if (place->field->kind != FLIP_KIND_PIXELS || place->index)
            continue;
          n++;
          text = flip_pixels_get (file, place);
          flip_pixels_size (file, place, &columns, &rows);
          flip_pixels_init (&pixels, columns, rows);
          flip_pixels_read (&pixels, text);
          g_assert_cmpuint (flip_pixels_count (&pixels), >, 0);
          printed = place->field->keys ? flip_pixels_print (&pixels)
                                       : flip_pixels_print_trimmed (&pixels);
          if (place->field->keys)
            g_assert_cmpstr (printed, ==, text);
        }
    }
  g_assert_cmpuint (n, >, 10);
}

/* Each painted shape can be seen as a game draws it. */
static void
test_preview (void)
{
  const FlipGame *game = flip_games_find ("insertcoin");
  g_autoptr (FlipBoardFile) file = flip_board_file_new (game->boards[0].text);
  g_autoptr (GArray) places = flip_format_places (game->format, file, FALSE);
  g_autoptr (FlipLog) begun = flip_edition_begin (game, game->boards[0].text, FALSE, NULL);
  guint n = 0;

  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);
      g_autofree gpointer state = NULL;
      const char *group, *key;
      guint site;

      if (place->field->kind != FLIP_KIND_PIXELS || place->index
          || !g_str_has_prefix (place->name, "shape "))
        continue;
      state = flip_edition_preview (begun, place->name, &site);
      g_assert_nonnull (state);
      g_assert_true (flip_format_place_of_site (game, state, (guint16) site, &group, &key));
      g_assert_cmpstr (group, ==, place->name);
      n++;
    }
  g_assert_cmpuint (n, >, 5);
  g_assert_null (flip_edition_preview (begun, "no such group", &n));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pixels/stroke", test_stroke);
  g_test_add_func ("/pixels/erase", test_erase);
  g_test_add_func ("/pixels/symmetric", test_symmetric);
  g_test_add_func ("/pixels/brushes", test_brushes);
  g_test_add_func ("/pixels/whole", test_whole);
  g_test_add_func ("/pixels/own-boards", test_own_boards);
  g_test_add_func ("/pixels/preview", test_preview);
  return g_test_run ();
}
