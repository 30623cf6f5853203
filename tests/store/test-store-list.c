/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of sheets: order, pages, search, and what is deleted. */

#include "games/games.h"
#include "store/library/library-private.h"
#include "tests/store/place.h"

#include <string.h>

static gint64
add (FlipLibrary *library, const char *first, const char *second)
{
  g_autoptr (FlipStoredSheet) sheet = place_add (library, place_session (1, first, second, NULL));

  return sheet->id;
}

/* "3 1 2": the ids that are listed, in order. */
static char *
listed (FlipLibrary *library, const char *search, guint first, guint most)
{
  GError *error = NULL;
  g_autoptr (GPtrArray) list = flip_library_list (library, search, first, most, &error);
  g_autoptr (GString) ids = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < list->len; i++)
    g_string_append_printf (ids, "%s%" G_GINT64_FORMAT, i ? " " : "",
                            ((FlipSheetInfo *) g_ptr_array_index (list, i))->id);
  return g_string_free (g_steal_pointer (&ids), FALSE);
}

/* As a part of the list, by the index, and as all of it. */
static void
assert_listed (FlipLibrary *library, const char *search, const char *expected)
{
  g_autofree char *found = listed (library, search, 0, 1000), *all = listed (library, search, 0, G_MAXINT);
  guint n = *expected ? 1 : 0;

  g_assert_cmpstr (all, ==, expected);
  for (const char *p = expected; *p; p++)
    n += *p == ' ';
  if (strcmp (found, expected) != 0)
    g_error ("a search for “%s” finds %s, not %s", search ? search : "", found, expected);
  g_assert_cmpint (flip_library_count (library, search, NULL), ==, n);
}

static void
test_empty (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (GPtrArray) players = flip_library_players (library, NULL);

  assert_listed (library, NULL, "");
  assert_listed (library, "", "");
  assert_listed (library, "Ann", "");
  g_assert_cmpuint (players->len, ==, 0);
}

static void
test_info (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  gint64 before = g_get_real_time () / G_USEC_PER_SEC;
  g_autoptr (FlipStoredSheet) sheet = place_add (library, place_session (1, "Ann", "Bob", NULL));
  g_autoptr (GPtrArray) list = NULL;
  const FlipGame *game = flip_session_game (sheet->session);
  FlipSheetInfo *info;
  FlipRandom random;
  FlipSummary where;
  FlipAsk ask;

  flip_random_seed (&random, 1, 1);
  place_play (sheet->session, &random, 10);
  flip_session_undo (sheet->session);
  place_save (library, sheet);
  list = flip_library_list (library, NULL, 0, 10, NULL);
  g_assert_cmpuint (list->len, ==, 1);
  info = g_ptr_array_index (list, 0);
  g_assert_cmpint (info->id, ==, sheet->id);
  g_assert_cmpstr (info->game, ==, "fliptown");
  g_assert_cmpuint (info->n_seats, ==, 2);
  g_assert_cmpstr (info->seats[0].name, ==, "Ann");
  g_assert_cmpstr (info->seats[1].name, ==, "Bob");
  g_assert_cmpstr (info->outcome, ==, "");
  g_assert_cmpuint (info->moves, ==, flip_session_cursor (sheet->session));
  g_assert_false (info->finished);
  g_assert_false (info->practice);
  g_assert_true (info->dealt);
  flip_game_where (game, flip_session_state (sheet->session), &where);
  game->ask (flip_session_state (sheet->session), &ask);
  g_assert_cmpstr (info->moment, ==, where.text);
  g_assert_cmpint (info->awaited, ==, ask.who);
  g_assert_cmpuint (info->progress, ==,
                    flip_game_progress (game, flip_session_state (sheet->session)));
  g_assert_cmpint (info->created, >=, before);
  g_assert_cmpint (info->changed, >=, info->created);
}

/* By the time of the last change, whatever the ids. */
static void
test_order (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);

  for (guint i = 0; i < 5; i++)
    add (library, "Ann", NULL);
  place_run (library, "UPDATE sheet SET changed = 1000 + (id * 3) % 5");
  /* changed: 1→3, 2→1, 3→4, 4→2, 5→0 */
  assert_listed (library, NULL, "3 1 4 2 5");
  place_run (library, "UPDATE sheet SET changed = 1000");
  assert_listed (library, NULL, "5 4 3 2 1");
}

/* Each sheet has its own label or none, wherever in the list it stands. */
static void
test_labels (void)
{
  static const char *const expected[] = { "|| ", "Last|| ", "|| ", "Third|a, b|archived", "|| ", "First|| " };
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (GPtrArray) list = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    add (library, "Ann", NULL);
  place_run (library, "INSERT INTO label (sheet, title, tags, archived, search) VALUES"
                      " (1, 'First', '', 0, ''), (3, 'Third', 'a, b', 1, ''), (5, 'Last', '', 0, '')");
  /* The ids are read in two runs. */
  place_run (library, "PRAGMA foreign_keys = OFF; UPDATE sheet SET id = 100 WHERE id = 5;"
                      "UPDATE label SET sheet = 100 WHERE sheet = 5; UPDATE sheet SET changed = 1000 + id % 99;"
                      "UPDATE sheet SET changed = 2000 WHERE id = 100; UPDATE sheet SET changed = 3000 WHERE id = 6");
  list = flip_library_list (library, NULL, 0, G_MAXINT, NULL);
  g_assert_cmpuint (list->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < list->len; i++)
    {
      const FlipSheetInfo *info = list->pdata[i];
      g_autofree char *found =
        g_strdup_printf ("%s|%s|%s", info->title, info->tags, info->archived ? "archived" : " ");

      g_assert_cmpstr (found, ==, expected[i]);
    }
}

/* Who was played on last comes first, also within a second. */
static void
test_order_of_saves (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipStoredSheet) first = place_add (library, place_session (1, "Ann", NULL));
  g_autoptr (FlipStoredSheet) second = place_add (library, place_session (2, "Bob", NULL));

  assert_listed (library, NULL, "2 1");
  for (guint i = 0; i < 20; i++)
    {
      place_save (library, first);
      assert_listed (library, NULL, "1 2");
      place_save (library, second);
      assert_listed (library, NULL, "2 1");
    }
}

static void
test_pages (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  static const struct
  {
    guint first, most;
    const char *ids;
  } pages[] = {
    { 0, 3, "7 6 5" }, { 3, 3, "4 3 2" }, { 6, 3, "1" },
    { 7, 3, "" },      { 0, 0, "" },      { 0, G_MAXUINT, "7 6 5 4 3 2 1" },
    { 1000, 1, "" },
  };

  for (guint i = 0; i < 7; i++)
    add (library, "Ann", NULL);
  place_run (library, "UPDATE sheet SET changed = 1000");
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *ids = listed (library, NULL, pages[i].first, pages[i].most);

      g_assert_cmpstr (ids, ==, pages[i].ids);
    }
  g_assert_cmpint (flip_library_count (library, NULL, NULL), ==, 7);
}

static void
test_search (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  static const struct
  {
    const char *search, *ids;
  } cases[] = {
    { "", "8 7 6 5 4 3 2 1" },
    { "  \t\n ", "8 7 6 5 4 3 2 1" },
    { "ann", "2 1" },
    { "ANN", "2 1" },
    { "an", "2 1" },
    { "bob ann", "1" },
    { " Ann \t Bob\n", "1" },
    { "ann zora", "" },
    { "fliptown", "8 7 6 5 4 3 2 1" },
    { "FlipTown Bob", "1" },
    { "jürgen", "3" },
    { "JÜRGEN", "3" },
    { "müller", "3" },
    { "MÜLL", "3" },
    { "strasse", "4" },
    { "STRASSE", "4" },
    { "straße", "4" },
    { "%", "5" },
    { "100%", "5" },
    { "_", "6" },
    { "a_b", "6" },
    { "axb", "7" },
    { "\\", "8" },
    { "c:\\", "8" },
    { "\\%", "" },
    { "'", "" },
    { "\"", "" },
    { "' OR 1 = 1 --", "" },
    { "élodie", "7" },
    { "ÉLODIE", "7" },
  };

  add (library, "Ann", "Bob");
  add (library, "Cy", "Hannah");
  add (library, "Jürgen", "Müller");
  add (library, "Straße", NULL);
  add (library, "100%", NULL);
  add (library, "a_b", NULL);
  add (library, "axb", "Élodie");
  add (library, "c:\\games", NULL);
  /* Monday 15 June 2020, which none of the words is a part of. */
  place_run (library, "UPDATE sheet SET changed = 1592222400000000");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_listed (library, cases[i].search, cases[i].ids);
}

/* The same letters, composed or with the dots apart. */
static void
test_search_composed (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);

  add (library, "J\xc3\xbcrgen", NULL);
  add (library, "Ju\xcc\x88rgen", NULL);
  place_run (library, "UPDATE sheet SET changed = 1000");
  assert_listed (library, "J\xc3\xbcrgen", "2 1");
  assert_listed (library, "Ju\xcc\x88rgen", "2 1");
}

static int
total_of (FlipSession *session, guint seat)
{
  FlipScore score = { 0 };

  flip_session_game (session)->score (flip_session_state (session), seat, &score);
  return score.total;
}

/* A finished sheet is found by what its players scored. */
static void
test_search_result (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipStoredSheet) sheet = place_add (library, place_session (3, "Ann", "Bob", NULL));
  g_autofree char *search = NULL;
  FlipRandom random;

  flip_random_seed (&random, 3, 1);
  place_play (sheet->session, &random, G_MAXUINT);
  place_save (library, sheet);
  add (library, "Ann", "Bob");
  place_run (library, "UPDATE sheet SET changed = 1592222400000000");
  search = g_strdup_printf ("bob %d", total_of (sheet->session, 1));
  g_assert_null (strstr ("Monday 15 June 2020-06-15", search + strlen ("bob ")));
  assert_listed (library, search, "1");
}

/* A text that was pasted into the search by mistake, or bytes that are none. */
static void
test_search_odd (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (GString) words = g_string_new (NULL);
  g_autofree char *one = g_strnfill (200000, 'x');

  add (library, "Ann", NULL);
  for (guint i = 0; i < 5000; i++)
    g_string_append (words, "ann ");
  assert_listed (library, words->str, "1");
  assert_listed (library, one, "");
  assert_listed (library, "\xff\xfe", "");
}

static void
test_delete (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipStoredSheet) sheet = NULL;
  g_autofree char *before = NULL, *after = NULL;
  GError *error = NULL;

  add (library, "Ann", NULL);
  add (library, "Bob", NULL);
  add (library, "Cy", NULL);
  place_run (library, "UPDATE sheet SET changed = 1000");
  before = place_load_text (library, 2);
  g_assert_true (flip_library_set_deleted (library, 2, TRUE, &error));
  g_assert_no_error (error);
  assert_listed (library, NULL, "3 1");
  assert_listed (library, "bob", "");
  g_assert_null (flip_library_load (library, 2, &error));
  place_assert_error (g_steal_pointer (&error), FLIP_STORE_ERROR_MISSING, "2");

  g_assert_true (flip_library_set_deleted (library, 2, FALSE, &error));
  assert_listed (library, NULL, "3 2 1");
  after = place_load_text (library, 2);
  g_assert_cmpstr (after, ==, before);
}

static void
test_delete_missing (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  GError *error = NULL;

  g_assert_false (flip_library_set_deleted (library, 9, TRUE, &error));
  place_assert_error (error, FLIP_STORE_ERROR_MISSING, "9");
}

/* The one who plays on is not left with a sheet that is about to vanish. */
static void
test_save_deleted (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipStoredSheet) sheet = place_add (library, place_session (1, "Ann", NULL));
  g_autoptr (GError) error = NULL;
  FlipRandom random;

  flip_random_seed (&random, 1, 1);
  g_assert_true (flip_library_set_deleted (library, sheet->id, TRUE, NULL));
  place_play (sheet->session, &random, 1);
  if (flip_library_save (library, sheet, &error))
    place_assert_stored (library, sheet);
  else
    g_assert_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_MISSING);
}

static void
test_players (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (GPtrArray) players = NULL;
  static const char *const expected[] = { "Bob", "Cy", "Ann", "Zoë" };

  add (library, "Cy", "Bob");
  add (library, "Bob", "Cy");
  add (library, "Ann", "Bob");
  add (library, "Zoë", NULL);
  for (guint i = 0; i < 3; i++)
    g_assert_true (flip_library_set_deleted (library, add (library, "Deleted", "Zoë"), TRUE, NULL));
  players = flip_library_players (library, NULL);
  g_assert_cmpuint (players->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpstr (g_ptr_array_index (players, i), ==, expected[i]);
}

#define MANY  10000
#define CYCLE 700 /* after so many the same names come again */

/* Sheet i, from 1: one of a hundred first names, one of seven second ones. */
static void
fill (FlipLibrary *library)
{
  /* Durability is not what is tried here. */
  place_run (library, "PRAGMA synchronous = OFF");
  for (guint i = 1; i <= CYCLE; i++)
    {
      g_autofree char *first = g_strdup_printf ("First%02u", i % 100);
      g_autofree char *second = g_strdup_printf ("Second%u", i % 7);

      g_assert_cmpint (add (library, first, second), ==, i);
    }
  for (guint i = CYCLE; i < MANY; i += CYCLE)
    {
      g_autofree char *sql = g_strdup_printf (
        "CREATE TEMP TABLE more AS SELECT * FROM sheet WHERE id <= %u;"
        "UPDATE more SET id = id + %u; INSERT INTO sheet SELECT * FROM more; DROP TABLE more;"
        "INSERT INTO seat SELECT sheet + %u, seat, player, score, won, place"
        " FROM seat WHERE sheet <= %u",
        MIN (CYCLE, MANY - i), i, i, MIN (CYCLE, MANY - i));

      place_run (library, sql);
    }
  place_run (library, "UPDATE sheet SET changed = 1000 + id");
}

/* Each sheet has its own seats, also on a page from the middle. */
static void
assert_own_seats (FlipLibrary *library)
{
  g_autoptr (GPtrArray) list = flip_library_list (library, NULL, 100, 300, NULL);

  g_assert_cmpuint (list->len, ==, 300);
  for (guint i = 0; i < list->len; i++)
    {
      FlipSheetInfo *info = g_ptr_array_index (list, i);
      guint number = (guint) (info->id - 1) % CYCLE + 1;
      g_autofree char *first = g_strdup_printf ("First%02u", number % 100);
      g_autofree char *second = g_strdup_printf ("Second%u", number % 7);

      g_assert_cmpint (info->id, ==, MANY - 100 - i);
      g_assert_cmpuint (info->n_seats, ==, 2);
      g_assert_cmpstr (info->seats[0].name, ==, first);
      g_assert_cmpstr (info->seats[1].name, ==, second);
    }
}

static void
test_many (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (GString) expected = g_string_new (NULL);
  g_autoptr (GPtrArray) players = NULL;
  g_autofree char *page = NULL;
  guint both = 0;

  if (g_getenv ("FLIPSIDE_TEST_PART"))
    return g_test_skip ("with as many it is SQLite that works");
  fill (library);
  for (guint i = MANY; i > MANY - 50; i--)
    g_string_append_printf (expected, "%s%u", i < MANY ? " " : "", i);
  page = listed (library, NULL, 0, 50);
  g_assert_cmpstr (page, ==, expected->str);

  g_string_truncate (expected, 0);
  for (guint i = MANY; i >= 1; i--)
    {
      if (i % 100 == 42 && i % 7 == 3)
        g_string_append_printf (expected, "%s%u", both++ ? " " : "", i);
    }
  assert_listed (library, "second3 FIRST42", expected->str);
  g_assert_cmpint (flip_library_count (library, "first42", NULL), ==, MANY / 100);
  g_assert_cmpint (flip_library_count (library, NULL, NULL), ==, MANY);

  g_free (page);
  page = place_load_text (library, 53);
  g_assert_nonnull (strstr (page, "player First53\nplayer Second4\n"));

  assert_own_seats (library);
  players = flip_library_players (library, NULL);
  for (guint i = 0; i < 7; i++)
    g_assert_true (g_str_has_prefix (g_ptr_array_index (players, i), "Second"));
}

/* An index that leads nowhere, though nothing is wrong with it as an index: that is not an empty
   library. */
static void
test_lost_index (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  GError *error = NULL;

  add (library, "Ann", NULL);
  flip_library_close (g_steal_pointer (&library));
  place_make_database (
    place->path,
    "CREATE TEMP TABLE roots AS SELECT name, rootpage FROM sqlite_schema WHERE type = 'index';"
    "PRAGMA writable_schema = ON; UPDATE sqlite_master SET rootpage = (SELECT rootpage FROM roots"
    " WHERE roots.name = iif (sqlite_master.name = 'sheet_by_edition', 'sheet_by_change', 'sheet_by_edition'))"
    " WHERE name IN ('sheet_by_edition', 'sheet_by_change')");
  library = place_open (place);
  g_assert_null (flip_library_list (library, NULL, 0, G_MAXINT, &error));
  place_assert_error (g_steal_pointer (&error), FLIP_STORE_ERROR_DAMAGED, "missing");
  g_assert_null (flip_library_list (library, NULL, 0, 10, &error));
  place_assert_error (g_steal_pointer (&error), FLIP_STORE_ERROR_DAMAGED, "missing");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/list/empty", test_empty);
  g_test_add_func ("/store/list/info", test_info);
  g_test_add_func ("/store/list/order", test_order);
  g_test_add_func ("/store/list/labels", test_labels);
  g_test_add_func ("/store/list/order-of-saves", test_order_of_saves);
  g_test_add_func ("/store/list/pages", test_pages);
  g_test_add_func ("/store/list/search", test_search);
  g_test_add_func ("/store/list/search-composed", test_search_composed);
  g_test_add_func ("/store/list/search-result", test_search_result);
  g_test_add_func ("/store/list/search-odd", test_search_odd);
  g_test_add_func ("/store/list/delete", test_delete);
  g_test_add_func ("/store/list/delete-missing", test_delete_missing);
  g_test_add_func ("/store/list/save-deleted", test_save_deleted);
  g_test_add_func ("/store/list/players", test_players);
  g_test_add_func ("/store/list/many", test_many);
  g_test_add_func ("/store/list/lost-index", test_lost_index);
  return g_test_run ();
}
