/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Editions of Flip City's cards: each change of the built-in ones, and many sets made by chance, played
   out by chance. With -m slow: more of them. */

#include "games/flipcity/flipcity-rules.h"
#include "games/flipcity/flipcity.h"
#include "tests/games/edition.h"

#include <string.h>

static char *
side_name (guint pair, gboolean is_back)
{
  return g_strdup_printf ("%s-%c", is_back ? "back" : "front", 'a' + (char) pair);
}

/* Optional values are there or not; what a side does is of the vocabulary. */
static void
make_values (FlipRandom *random, FlipBoardFile *file)
{
  g_autoptr (GArray) places = flip_format_places (flipcity_game.format, file, TRUE);

  for (guint i = 0; i < places->len; i++)
    {
      const FlipPlace *place = &g_array_index (places, FlipPlace, i);

      if (place->field->kind == FLIP_KIND_COINED || place->field->is_hidden)
        continue;
      if (!place->field->is_optional || edition_one_in (random, 2))
        edition_set_by_chance (random, file, place);
    }
}

/* Not more cards than four seats can have, of which each has some; and some for sale. */
static void
make_counts (FlipRandom *random, FlipBoardFile *file, guint pairs)
{
  for (guint i = 0; i < pairs; i++)
    {
      g_autofree char *front = side_name (i, FALSE), *back = side_name (i, TRUE);
      const char *recycled = edition_one_in (random, 2) ? front : back;

      flip_board_file_unset (file, recycled, "recycle");
      edition_set_number (file, front, "start", 1);
      edition_set_number (file, back, "start", edition_pick (random, 0, 1));
      edition_set_number (file, front, "supply", edition_pick (random, 0, 6));
      edition_set_number (file, front, "solo", edition_pick (random, 0, 4));
      if (!flip_board_file_get (file, front, "cost"))
        edition_set_number (file, front, "cost", edition_pick (random, 0, 12));
    }
  edition_set_number (file, "game", "points", edition_pick (random, 1, 8));
}

/* Where two or more play, nothing but a winner ends a game: one card makes that likely. */
static void
make_winner (FlipRandom *random, FlipBoardFile *file)
{
  flip_board_file_drop (file, "front-a");
  flip_board_file_set (file, "front-a", "back", "back-a");
  flip_board_file_set (file, "front-a", "play", "1 cash, 2 points");
  edition_set_number (file, "front-a", "start", 4);
  edition_set_number (file, "front-a", "cost", edition_pick (random, 0, 2));
  edition_set_number (file, "front-a", "supply", edition_pick (random, 0, 6));
  edition_set_number (file, "front-a", "solo", edition_pick (random, 1, 4));
}

static char *
make_edition (guint64 seed)
{
  g_autoptr (FlipBoardFile) file = flip_board_file_new ("[game]\n");
  g_autoptr (GString) names = g_string_new (NULL);
  FlipRandom random;
  guint pairs;

  flip_random_seed (&random, seed, 5);
  pairs = edition_pick (&random, 1, FLIPCITY_MAX_PAIRS);
  for (guint i = 0; i < pairs; i++)
    {
      g_autofree char *front = side_name (i, FALSE), *back = side_name (i, TRUE);

      g_string_append_printf (names, "%s%s", i ? " " : "", front);
      flip_board_file_set (file, front, "back", back);
    }
  flip_board_file_set (file, "game", "pairs", names->str);
  make_values (&random, file);
  make_counts (&random, file, pairs);
  make_winner (&random, file);
  return flip_board_file_text (file);
}

static void
test_by_chance (void)
{
  guint n = g_test_slow () ? 1000 : 60;

  for (guint64 seed = 1; seed <= n; seed++)
    {
      g_autofree char *text = make_edition (seed);
      g_autoptr (GError) error = NULL;

      if (!edition_play (&flipcity_game, text, 1 + (guint) seed % 4, seed, &error))
        g_error ("%s\n%s", error->message, text);
    }
}

static void
test_changes (void)
{
  guint step = g_test_slow () ? 1 : 5, played;
  guint tried = edition_try_changes (&flipcity_game, flipcity_game.boards[0].text, step, &played);

  g_test_message ("%u changes, %u played", tried, played);
  g_assert_cmpuint (tried, >, 300);
  g_assert_cmpuint (played, >, tried / 4);
  g_assert_cmpuint (played, <, tried);
}

static void
test_text (void)
{
  g_assert_true (edition_check_text (&flipcity_game, &flipcity_game.boards[0]));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/flipcity-editions/text", test_text);
  g_test_add_func ("/flipcity-editions/changes", test_changes);
  g_test_add_func ("/flipcity-editions/by-chance", test_by_chance);
  return g_test_run ();
}
