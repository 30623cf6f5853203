/* SPDX-License-Identifier: GPL-3.0-or-later */

/* An edition is compared with a printed copy as a whole: every value can be ticked, and what it is called
   by people is what they type. */

#include "games/games.h"
#include "play/editions/edition-desk.h"
#include "play/editions/edition-names.h"
#include "play/editions/editions.h"
#include "tests/store/place.h"

typedef struct
{
  Place *place;
  FlipLibrary *library;
  FlipEditionDesk *desk;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->place = place_new ();
  fixture->library = place_open (fixture->place);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_clear_object (&fixture->desk);
  g_clear_pointer (&fixture->library, flip_library_close);
  g_clear_pointer (&fixture->place, place_free);
}

static void
open_copy (Fixture *fixture, const char *game)
{
  g_autoptr (GPtrArray) built_in = flip_editions_list (NULL, flip_games_find (game), NULL);
  gint64 id = flip_editions_add_copy (fixture->library, built_in->pdata[0], NULL);

  fixture->desk = flip_edition_desk_new (fixture->library, id, NULL);
  g_assert_nonnull (fixture->desk);
}

static void
assert_told (Fixture *fixture, const char *group, const char *words)
{
  FlipChecked count = flip_edition_check_count (fixture->desk, group);
  g_autofree char *told = flip_edition_check_tell (fixture->desk, &count);

  g_assert_cmpstr (told, ==, words);
}

/* Of every game: each value that a person sees in the form, in one go or one by one. */
static void
test_whole (Fixture *fixture, gconstpointer data)
{
  const FlipGame *game = data;
  g_autoptr (GArray) places = NULL;
  guint n;

  open_copy (fixture, game->id);
  n = flip_edition_desk_state (fixture->desk)->checked.n_values;
  g_assert_cmpuint (n, >, 20);
  g_assert_cmpuint (flip_edition_desk_state (fixture->desk)->checked.n_checked, ==, 0);
  places = flip_format_places (game->format, flip_edition_desk_file (fixture->desk), FALSE);
  for (guint i = 0; i < places->len; i++)
    {
      g_autofree char *group = g_strdup (g_array_index (places, FlipPlace, i).name);

      g_array_unref (g_steal_pointer (&places));
      flip_edition_check_confirm (fixture->desk, group, TRUE);
      places = flip_format_places (game->format, flip_edition_desk_file (fixture->desk), FALSE);
    }
  g_assert_cmpuint (flip_edition_desk_state (fixture->desk)->checked.n_checked, ==, n);
  g_assert_cmpuint (flip_edition_desk_state (fixture->desk)->n_differences, ==, 0);
  g_assert_cmpuint (flip_edition_desk_state (fixture->desk)->n_problems, ==, 0);
  assert_told (fixture, NULL, "all checked");
}

/* A known value, too; changing one ticks it, and what is taken away can't be ticked. */
static void
test_group (Fixture *fixture, gconstpointer data)
{
  open_copy (fixture, "flipcity");
  assert_told (fixture, "residential-area", "6 values to check");
  flip_edition_desk_confirm (fixture->desk, "residential-area", "flip", -1, TRUE);
  assert_told (fixture, "residential-area", "5 values to check");
  flip_edition_desk_set (fixture->desk, "residential-area", "start", "5", "At the start");
  assert_told (fixture, "residential-area", "4 values to check");
  flip_edition_desk_set (fixture->desk, "residential-area", "start", NULL, "At the start");
  assert_told (fixture, "residential-area", "4 values to check");
  flip_edition_check_confirm (fixture->desk, "residential-area", TRUE);
  assert_told (fixture, "residential-area", "all checked");
  flip_edition_check_confirm (fixture->desk, "residential-area", FALSE);
  assert_told (fixture, "residential-area", "5 values to check");
  flip_edition_desk_undo (fixture->desk);
  assert_told (fixture, "residential-area", "all checked");
}

/* Each effect of a card is a value of its own: ticked alone, changed alone, and it keeps its tick when
   another goes. */
static void
test_parts (Fixture *fixture, gconstpointer data)
{
  FlipEditionDesk *desk;
  FlipBoardFile *file;

  open_copy (fixture, "flipcity");
  desk = fixture->desk;
  assert_told (fixture, "power-plant", "5 values to check");
  flip_edition_desk_confirm (desk, "power-plant", "play", 1, TRUE);
  assert_told (fixture, "power-plant", "4 values to check");
  flip_edition_desk_confirm (desk, "power-plant", "play", 1, FALSE);
  assert_told (fixture, "power-plant", "5 values to check");
  flip_edition_desk_set (desk, "power-plant", "play", "2 cash, 2 points, 3 unhappy", "When played");
  assert_told (fixture, "power-plant", "4 values to check");
  flip_edition_desk_set (desk, "power-plant", "play", "2 cash, 3 unhappy", "When played");
  file = flip_edition_desk_file (desk);
  g_assert_cmpstr (flip_board_file_get (file, "checked", "power-plant"), ==, "play/2");
  flip_edition_desk_confirm (desk, "power-plant", "play", 0, TRUE);
  file = flip_edition_desk_file (desk);
  g_assert_cmpstr (flip_board_file_get (file, "checked", "power-plant"), ==, "play");
  assert_told (fixture, "power-plant", "2 values to check");
  flip_edition_desk_confirm (desk, "power-plant", FLIP_FORMAT_NAME, -1, TRUE);
  assert_told (fixture, "power-plant", "1 value to check");
}

/* Only what is built in is as printed without anybody having looked. */
static void
test_built_in (Fixture *fixture, gconstpointer data)
{
  const FlipGame *game = flip_games_find ("flipcity");

  fixture->desk = flip_edition_desk_new_view (game, &game->boards[0]);
  assert_told (fixture, "residential-area", "as printed");
  assert_told (fixture, "trade-center", "3 house values");
}

/* What was begun from nothing is not compared with anything. */
static void
test_no_copy (Fixture *fixture, gconstpointer data)
{
  const FlipGame *game = flip_games_find ("flickemup");
  gint64 id = flip_editions_add_new (fixture->library, game, NULL);

  fixture->desk = flip_edition_desk_new (fixture->library, id, NULL);
  flip_edition_desk_set (fixture->desk, "start", "hour", "9", "The clock starts at");
  g_assert_cmpuint (flip_edition_desk_state (fixture->desk)->checked.n_values, ==, 0);
  g_assert_null (flip_board_file_get (flip_edition_desk_file (fixture->desk), "checked", "start"));
}

static void
assert_name (Fixture *fixture, const char *group, const char *name)
{
  g_autofree char *found = flip_edition_name_get (fixture->desk, group);

  g_assert_cmpstr (found, ==, name);
}

static void
assert_renamed (Fixture *fixture, const char *group, const char *name, const char *renamed)
{
  g_autofree char *reason = NULL;
  g_autofree char *found = flip_edition_name_set (fixture->desk, group, name, &reason);

  g_assert_cmpstr (found, ==, renamed);
  g_assert_true ((reason == NULL) == (renamed != NULL));
}

/* Nobody has to know the words of the file; and what was checked stays so. */
static void
test_names (Fixture *fixture, gconstpointer data)
{
  open_copy (fixture, "flipcity");
  assert_name (fixture, "residential-area", "Residential Area");
  assert_name (fixture, "trade-center", "Trade Center");
  assert_name (fixture, "game", NULL);
  flip_edition_desk_confirm (fixture->desk, "trade-center", "play", -1, TRUE);
  assert_renamed (fixture, "trade-center", "Trade Center", "trade-center");
  g_assert_null (g_strrstr (flip_edition_desk_can_undo (fixture->desk), "Name"));
  assert_renamed (fixture, "trade-center", "  World’s Fair ", "world-s-fair");
  assert_told (fixture, "world-s-fair", "1 value to check");
  g_assert_cmpstr (flip_board_file_get (flip_edition_desk_file (fixture->desk), "office", "back"),
                   ==, "world-s-fair");
  assert_renamed (fixture, "world-s-fair", "Office", NULL);
  assert_renamed (fixture, "world-s-fair", " ", NULL);
  assert_renamed (fixture, "residential-area", "Old Town", "old-town");
  g_assert_cmpuint (flip_edition_desk_state (fixture->desk)->n_problems, ==, 0);
}

/* A symbol may be called as a shape is. */
static void
test_same_name (Fixture *fixture, gconstpointer data)
{
  open_copy (fixture, "insertcoin");
  assert_name (fixture, "shape heart", "Heart");
  assert_name (fixture, "symbol long-bar", "Long bar");
  assert_renamed (fixture, "symbol long-bar", "Heart", "symbol heart");
  assert_renamed (fixture, "shape heart", "Rocket", "shape rocket");
  assert_name (fixture, "symbol heart", "Heart");
  g_assert_cmpuint (flip_edition_desk_state (fixture->desk)->n_problems, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; flip_games[i]; i++)
    {
      g_autofree char *path = g_strconcat ("/edition-check/whole/", flip_games[i]->id, NULL);

      g_test_add (path, Fixture, flip_games[i], set_up, test_whole, tear_down);
    }
  g_test_add ("/edition-check/group", Fixture, NULL, set_up, test_group, tear_down);
  g_test_add ("/edition-check/parts", Fixture, NULL, set_up, test_parts, tear_down);
  g_test_add ("/edition-check/built-in", Fixture, NULL, set_up, test_built_in, tear_down);
  g_test_add ("/edition-check/no-copy", Fixture, NULL, set_up, test_no_copy, tear_down);
  g_test_add ("/edition-check/names", Fixture, NULL, set_up, test_names, tear_down);
  g_test_add ("/edition-check/same-name", Fixture, NULL, set_up, test_same_name, tear_down);
  return g_test_run ();
}
