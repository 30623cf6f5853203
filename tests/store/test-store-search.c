/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a sheet is found by. The window and the command line search alike. */

#include "engine/session/notes.h"
#include "games/games.h"
#include "store/library/label.h"
#include "store/library/library-private.h"
#include "tests/engine/play.h"
#include "tests/store/place.h"

#include <string.h>

/* "1 2": the ids that a search finds. */
static char *
found (FlipLibrary *library, const char *search)
{
  GError *error = NULL;
  g_autoptr (GArray) ids = flip_library_find (library, search, &error);
  g_autoptr (GString) text = g_string_new (NULL);

  g_assert_no_error (error);
  g_assert_cmpint (flip_library_count (library, search, NULL), ==, ids->len);
  for (guint i = 0; i < ids->len; i++)
    g_string_append_printf (text, "%s%" G_GINT64_FORMAT, i ? " " : "",
                            g_array_index (ids, gint64, i));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The list holds the same sheets. */
static void
assert_found (FlipLibrary *library, const char *search, const char *expected)
{
  g_autofree char *ids = found (library, search);
  g_autoptr (GPtrArray) list = flip_library_list (library, search, 0, G_MAXUINT, NULL);
  g_auto (GStrv) numbers = g_strsplit (ids, " ", -1);

  if (strcmp (ids, expected) != 0)
    g_error ("a search for “%s” finds %s, not %s", search ? search : "", ids, expected);
  g_assert_cmpuint (list->len, ==, g_strv_length (numbers));
  for (guint i = 0; i < list->len; i++)
    {
      g_autofree char *id =
        g_strdup_printf ("%" G_GINT64_FORMAT, ((FlipSheetInfo *) g_ptr_array_index (list, i))->id);

      g_assert_true (g_strv_contains ((const char *const *) numbers, id));
    }
}

static gint64
add (FlipLibrary *library, const char *game_id, const char *player, gboolean dealt)
{
  const FlipGame *game = flip_games_find (game_id);
  g_autoptr (FlipSetup) setup = flip_setup_new (game);
  g_autoptr (FlipStoredSheet) sheet = NULL;

  g_assert_true (flip_setup_add_player (setup, player, NULL));
  g_assert_true (flip_setup_fill_seats (setup, MAX (1, game->min_seats), NULL));
  setup->dealt = dealt;
  sheet = place_add (library, flip_session_new (setup, NULL));
  return sheet->id;
}

static void
set_changed (FlipLibrary *library, gint64 id, GDateTime *when)
{
  g_autofree char *sql =
    g_strdup_printf ("UPDATE sheet SET changed = %" G_GINT64_FORMAT " WHERE id = %" G_GINT64_FORMAT,
                     g_date_time_to_unix (when) * G_USEC_PER_SEC, id);

  place_run (library, sql);
}

/* By what somebody wrote about a move; other tags say nothing. */
static void
test_note (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipSetup) setup = play_setup (1);
  g_autoptr (FlipStoredSheet) sheet = NULL;

  add (library, "fliptown", "Ann", TRUE);
  sheet = place_add (library, play_session (setup, 5));
  flip_session_set_note (sheet->session, 2, "Zu früh: der Saloon");
  flip_session_set_tag (sheet->session, "place", "kitchen");
  g_assert_true (flip_library_save (library, sheet, NULL));
  assert_found (library, "FRÜH", "2");
  assert_found (library, "saloon früh", "2");
  assert_found (library, "kitchen", "");
  flip_session_set_note (sheet->session, 2, "");
  g_assert_true (flip_library_save (library, sheet, NULL));
  assert_found (library, "saloon", "");
}

/* By the scenario, as the list names it: one of the game's, or a file of somebody's own. */
static void
test_scenario (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  const FlipGame *game = flip_games_find ("flickemup");
  const char *names[] = { game->boards[1].name, game->boards[9].name, "/home/ann/Old Mill.board" };

  add (library, "fliptown", "Ann", TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (FlipSetup) setup = flip_setup_new (game);
      g_autofree char *text = NULL;
      FlipStoredSheet *sheet;

      flip_setup_add_player (setup, "Ann", NULL);
      flip_setup_fill_seats (setup, 2, NULL);
      text = g_strconcat (flip_game_find_board (game, i < 2 ? names[i] : names[0])->text,
                          i < 2 ? "" : "# Ours\n", NULL);
      flip_setup_set_board (setup, names[i], text);
      sheet = place_add (library, flip_session_new (setup, NULL));
      flip_stored_sheet_free (sheet);
    }
  assert_found (library, game->boards[1].title, "2");
  assert_found (library, game->boards[9].title, "3");
  assert_found (library, "old mill", "4");
  assert_found (library, "home", "");
}

/* By the game's name as people read it, and by its id. */
static void
test_game (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);

  add (library, "fliptown", "Ann", TRUE);
  add (library, "royalflip", "Ann", TRUE);
  add (library, "flickemup", "Ann", TRUE);
  assert_found (library, "royal", "2");
  assert_found (library, "Royal Flip", "2");
  assert_found (library, "royalflip", "2");
  assert_found (library, "em UP!", "3");
  assert_found (library, "flickemup", "3");
  assert_found (library, "FLIPTOWN", "1");
}

static void
test_mode (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipStoredSheet) practice = NULL;

  add (library, "fliptown", "Ann", TRUE);
  add (library, "fliptown", "Bob", FALSE);
  practice = place_add (library, place_session (1, "Cy", NULL));
  flip_session_set_practice (practice->session);
  place_save (library, practice);
  assert_found (library, "table", "2");
  assert_found (library, "AT THE TABLE", "2");
  assert_found (library, "deals", "1");
  assert_found (library, "ann flipside", "1");
  assert_found (library, "practice", "3");
  add (library, "flickemup", "Dan", TRUE);
  assert_found (library, "on the screen", "4");
  assert_found (library, "deals", "1");
}

static void
test_date (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (GDateTime) monday = g_date_time_new_local (2024, 3, 4, 0, 0, 0);
  g_autoptr (GDateTime) sunday = g_date_time_new_local (2023, 12, 31, 23, 59, 59);

  set_changed (library, add (library, "fliptown", "Ann", TRUE), monday);
  set_changed (library, add (library, "fliptown", "Bob", TRUE), sunday);
  assert_found (library, "monday", "1");
  assert_found (library, "March 2024", "1");
  assert_found (library, "4 mar", "1");
  assert_found (library, "2024-03-04", "1");
  assert_found (library, "2023-12", "2");
  assert_found (library, "sun dec", "2");
  assert_found (library, "31", "2");
  assert_found (library, "sunday ann", "");
  assert_found (library, "today", "");
  assert_found (library, "yesterday", "");
}

static void
test_today (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) yesterday = g_date_time_add_days (now, -1);
  g_autoptr (GDateTime) before = g_date_time_add_days (now, -2);

  set_changed (library, add (library, "fliptown", "Ann", TRUE), now);
  set_changed (library, add (library, "fliptown", "Bob", TRUE), yesterday);
  set_changed (library, add (library, "fliptown", "Cy", TRUE), before);
  assert_found (library, "today", "1");
  assert_found (library, "YESTERDAY", "2");
  /* The words of a day are kept, and the next search finds them again. */
  assert_found (library, "yesterday bob", "2");
}

/* Words may stand in any order, with commas between them as the window shows them. */
static void
test_words (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipStoredSheet) sheet =
    place_add (library, place_session (1, "Ann, the First", "Élodie", NULL));

  assert_found (library, NULL, "1");
  assert_found (library, ", ,", "1");
  assert_found (library, "Ann, the First", "1");
  assert_found (library, "first,ann", "1");
  assert_found (library, "élodie, fliptown, ann", "1");
  assert_found (library, "ÉLODIE", "1");
  assert_found (library, "e\xcc\x81lodie", "1");
  assert_found (library, "annthe", "");
}

/* A sheet is found with and without the accents of a name, whichever version saved it. Where a mark
   makes another letter, it counts. */
static void
test_accents (void)
{
  static const struct
  {
    const char *search, *ids;
  } cases[] = {
    { "zoe", "1" },   { "ZOË", "1" },  { "muller", "1" }, { "müller zoe", "1" }, { "mu\xcc\x88ller", "1" },
    { "stanley", "1" }, { "café", "1" }, { "cafe", "1" },   { "şevki", "2" },      { "sevki", "2" },
    { "احمد", "2" },    { "أحمد", "2" }, { "שלום", "2" },   { "שָׁלוֹם", "2" },      { "김", "3" },
    { "李", "3" },      { "がく", "3" }, { "かく", "" },    { "기", "" },
  };
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);

  add (library, "fliptown", "Zoë Müller", TRUE);
  add (library, "fliptown", "Şevki أحمد שָׁלוֹם", TRUE);
  add (library, "fliptown", "김 李 がく", TRUE);
  g_assert_true (flip_library_set_title (library, 1, "Café Stanley", NULL));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_found (library, cases[i].search, cases[i].ids);
  place_run (library, "UPDATE sheet SET search = 'fliptown zoë müller' WHERE id = 1;"
                      "UPDATE sheet SET search = 'fliptown şevki أحمد שָׁלוֹם' WHERE id = 2;"
                      "UPDATE label SET search = 'café stanley '");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_found (library, cases[i].search, cases[i].ids);
}

/* A finished sheet is found by each name, by the points and by what the game said. */
static void
test_result (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  const FlipGame *game = flip_games_find ("fliptown");
  g_autoptr (FlipSetup) setup = flip_setup_new (game);
  g_autoptr (FlipStoredSheet) sheet = NULL;
  g_autoptr (GPtrArray) list = NULL;
  g_autofree char *points = NULL;
  const FlipSheetInfo *info;
  FlipRandom random;

  g_assert_true (flip_setup_add_player (setup, "Ann", NULL));
  g_assert_true (flip_setup_set_option (setup, "cowbot", "billy-the-kid", NULL));
  setup->dealt = TRUE;
  sheet = place_add (library, flip_session_new (setup, NULL));
  assert_found (library, "billy", "");
  flip_random_seed (&random, 2, 1);
  place_play (sheet->session, &random, G_MAXUINT);
  place_save (library, sheet);
  list = flip_library_list (library, NULL, 0, 1, NULL);
  info = g_ptr_array_index (list, 0);
  points = g_strdup_printf ("ann %d", info->seats[0].points);
  assert_found (library, points, "1");
  g_assert_true (g_str_has_prefix (info->outcome, "lost-to ") || g_str_has_prefix (info->outcome, "beaten "));
  assert_found (library, info->outcome, "");
  assert_found (library, "Billy Kid", "1");
  g_assert_true (flip_session_undo (sheet->session));
  place_save (library, sheet);
  assert_found (library, "billy", "");
}

/* Ids that lie far apart are read as well as those side by side. */
static void
test_far_apart (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);

  for (guint i = 0; i < 6; i++)
    add (library, "fliptown", i % 2 ? "Ann" : "Bob", TRUE);
  place_run (library, "PRAGMA foreign_keys = OFF;"
                      "UPDATE sheet SET id = id * 1000 + id % 2 WHERE id > 2");
  assert_found (library, "ann", "2 4000 6000");
  assert_found (library, NULL, "1 2 3001 4000 5001 6000");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/search/note", test_note);
  g_test_add_func ("/store/search/scenario", test_scenario);
  g_test_add_func ("/store/search/game", test_game);
  g_test_add_func ("/store/search/mode", test_mode);
  g_test_add_func ("/store/search/date", test_date);
  g_test_add_func ("/store/search/today", test_today);
  g_test_add_func ("/store/search/words", test_words);
  g_test_add_func ("/store/search/accents", test_accents);
  g_test_add_func ("/store/search/result", test_result);
  g_test_add_func ("/store/search/far-apart", test_far_apart);
  return g_test_run ();
}
