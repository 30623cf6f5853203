/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Editions of Fliptown's board: each change of the built-in one, and many made by chance, played out by
   chance. With -m slow: more of them. */

#include "games/fliptown/fliptown-rules.h"
#include "games/fliptown/fliptown.h"
#include "tests/games/edition.h"

#include <string.h>

#define BUILDINGS 13

/* Each building stands in the Town once, with the keys that belong to it. */
static void
shuffle_town (FlipRandom *random, FlipBoardFile *file)
{
  static const char *const values[BUILDINGS] = { "A", "2", "3",  "4", "5", "6", "7",
                                                 "8", "9", "10", "J", "Q", "K" };

  for (guint i = BUILDINGS - 1; i > 0; i--)
    {
      g_autofree char *here = g_strdup_printf ("town %s", values[i]);
      g_autofree char *there =
        g_strdup_printf ("town %s", values[flip_random_below (random, i + 1)]);

      g_autofree char *one = g_strdup (flip_board_file_get (file, here, "building"));
      g_autofree char *other = g_strdup (flip_board_file_get (file, there, "building"));

      flip_board_file_set (file, here, "building", other);
      flip_board_file_set (file, there, "building", one);
    }
}

/* A building that moved needs its own keys, and no others. */
static void
drop_foreign_keys (FlipBoardFile *file)
{
  g_autofree char *text = flip_board_file_text (file);
  g_autoptr (FlipBoardFile) before = flip_board_file_new (text);
  const char *const *groups = flip_board_file_groups (before);

  for (guint i = 0; groups[i]; i++)
    {
      g_autofree char *building = g_strdup (flip_board_file_get (file, groups[i], "building"));
      g_autofree char *roof = g_strdup (flip_board_file_get (file, groups[i], "roof"));

      if (!building)
        continue;
      flip_board_file_drop (file, groups[i]);
      flip_board_file_set (file, groups[i], "building", building);
      flip_board_file_set (file, groups[i], "roof", roof);
    }
}

static gboolean
is_left_alone (const FlipPlace *place)
{
  return g_str_equal (place->key, "building") || g_str_equal (place->key, "values")
         || g_str_equal (place->key, "ways");
}

/* From any chamber above, or the entrance, by values from the lowest on. */
static void
make_ways (FlipRandom *random, FlipBoardFile *file, const FlipPlace *place)
{
  static const char *const ranks[] = { "A", "2", "3",  "4", "5", "6", "7",
                                       "8", "9", "10", "J", "Q", "K" };
  const char *text = flip_board_file_get (file, place->name, place->key);
  g_auto (GStrv) ways = g_strsplit (text, ", ", -1);
  g_autoptr (GString) made = g_string_new (NULL);

  for (guint i = 0; ways[i]; i++)
    {
      guint lowest = flip_random_below (random, G_N_ELEMENTS (ranks));
      guint highest = edition_pick (random, lowest, G_N_ELEMENTS (ranks) - 1);

      *strchr (ways[i], ' ') = '\0';
      g_string_append_printf (made, "%s%s %s %s", i ? ", " : "", ways[i], ranks[lowest],
                              ranks[highest]);
    }
  flip_board_file_set (file, place->name, place->key, made->str);
}

static char *
make_edition (guint64 seed)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new (fliptown_game.boards[0].text);
  g_autoptr (GArray) places = NULL;
  FlipRandom random;

  flip_random_seed (&random, seed, 3);
  shuffle_town (&random, file);
  drop_foreign_keys (file);
  places = flip_format_places (fliptown_game.format, file, TRUE);
  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);
      gboolean is_there = flip_board_file_get (file, place->name, place->key) != NULL;

      if (g_str_equal (place->key, "ways"))
        make_ways (&random, file, place);
      else if (!is_left_alone (place) && (!is_there || edition_one_in (&random, 2)))
        edition_set_by_chance (&random, file, place);
    }
  return flip_board_file_text (file);
}

static void
test_by_chance (void)
{
  guint n = edition_sample (100);

  for (guint64 seed = 1; seed <= n; seed++)
    {
      g_autofree char *text = make_edition (seed);
      g_autoptr (GError) error = NULL;

      if (!edition_keep_contract (&fliptown_game, text, 1 + (guint) seed % 4, seed, &error))
        g_error ("%s\n%s", error->message, text);
    }
}

static void
test_changes (void)
{
  guint step = edition_step (7), played;
  guint tried = edition_try_changes (&fliptown_game, fliptown_game.boards[0].text, step, &played);

  g_test_message ("%u changes, %u played", tried, played);
  g_assert_cmpuint (tried * step, >, 3500);
  g_assert_cmpuint (played, >, tried / 4);
  g_assert_cmpuint (played, <, tried);
}

static void
test_text (void)
{
  g_assert_true (edition_check_text (&fliptown_game, &fliptown_game.boards[0]));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/fliptown-editions/text", test_text);
  g_test_add_func ("/fliptown-editions/changes", test_changes);
  g_test_add_func ("/fliptown-editions/by-chance", test_by_chance);
  return g_test_run ();
}
