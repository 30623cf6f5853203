/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Deleted sheets and clocks that are wrong: what was deleted a moment ago is there after a start with
   any clock, and what was deleted long ago goes in the end. */

#include "store/library/library-private.h"
#include "tests/store/place.h"

#define A_DAY (24 * 60 * 60)

#define SHEETS 3

/* A library whose first sheet was deleted just now. */
typedef struct
{
  Place *place;
  FlipLibrary *library;
  gint64 now; /* when it was deleted, in seconds */
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->place = place_new ();
  fixture->library = place_open (fixture->place);
  for (guint i = 0; i < SHEETS; i++)
    flip_stored_sheet_free (place_add (fixture->library, place_session (i, "Ann", NULL)));
  g_assert_true (flip_library_set_deleted (fixture->library, 1, TRUE, NULL));
  fixture->now = place_number (fixture->library, "SELECT deleted FROM sheet WHERE id = 1");
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  flip_library_close (fixture->library);
  place_free (fixture->place);
}

/* A start whose clock is this many days ahead of the true one at the time of the deletion. */
static void
start_after (Fixture *fixture, gint64 days)
{
  flip_library_purge (fixture->library, fixture->now + days * A_DAY + 1);
}

static gboolean
is_kept (Fixture *fixture)
{
  gint64 kept = place_number (fixture->library, "SELECT count(*) FROM sheet WHERE id = 1");

  /* The other sheets stay in any case, and the deleted one is never listed. */
  g_assert_cmpint (flip_library_count (fixture->library, NULL, NULL), ==, SHEETS - 1);
  g_assert_cmpint (place_number (fixture->library, "SELECT count(*) FROM seat WHERE sheet = 1"), ==,
                   kept);
  return kept > 0;
}

/* One start, with any clock. */
static void
test_one_start (Fixture *fixture, gconstpointer data)
{
  static const gint64 days[] = { 10, 8, 7, 6, 0, -10, -10000, 100000 };

  for (guint i = 0; i < G_N_ELEMENTS (days); i++)
    {
      flip_library_set_deleted (fixture->library, 1, TRUE, NULL);
      start_after (fixture, days[i]);
      g_assert_true (is_kept (fixture));
    }
}

/* Ahead for one start, then right again, over and over. */
static void
test_now_and_then (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < 5; i++)
    {
      start_after (fixture, 10 + i * 10);
      g_assert_true (is_kept (fixture));
      start_after (fixture, 0);
      g_assert_true (is_kept (fixture));
    }
  g_assert_true (flip_library_set_deleted (fixture->library, 1, FALSE, NULL));
  g_assert_cmpint (flip_library_count (fixture->library, NULL, NULL), ==, SHEETS);
}

/* Many starts within days of each other, with the same wrong clock. */
static void
test_ahead_for_days (Fixture *fixture, gconstpointer data)
{
  for (guint day = 10; day < 17; day++)
    {
      start_after (fixture, day);
      g_assert_true (is_kept (fixture));
    }
}

/* With a clock that is right it goes after two weeks, and not before one has passed. */
static void
test_right (Fixture *fixture, gconstpointer data)
{
  for (guint day = 0; day < 15; day++)
    {
      start_after (fixture, day);
      g_assert_true (is_kept (fixture));
    }
  start_after (fixture, 15);
  g_assert_false (is_kept (fixture));
}

static void
test_rare_starts (Fixture *fixture, gconstpointer data)
{
  start_after (fixture, 100);
  g_assert_true (is_kept (fixture));
  start_after (fixture, 200);
  g_assert_false (is_kept (fixture));
}

/* The clock was behind when it was deleted: a week counts from the first start that knows better. */
static void
test_deleted_long_ago (Fixture *fixture, gconstpointer data)
{
  place_run (fixture->library, "UPDATE sheet SET deleted = 5 WHERE id = 1");
  start_after (fixture, 0);
  g_assert_true (is_kept (fixture));
  start_after (fixture, 6);
  g_assert_true (is_kept (fixture));
  start_after (fixture, 8);
  g_assert_false (is_kept (fixture));
}

/* The clock was ahead by years when it was deleted: it does not stay for years. */
static void
test_deleted_in_the_future (Fixture *fixture, gconstpointer data)
{
  place_run (fixture->library, "UPDATE sheet SET deleted = deleted + 1000000000 WHERE id = 1");
  for (guint day = 0; day < 15; day++)
    {
      start_after (fixture, day);
      g_assert_true (is_kept (fixture));
    }
  start_after (fixture, 16);
  g_assert_false (is_kept (fixture));
}

/* Opening is a start. */
static void
test_opened (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (is_kept (fixture));
      place_run (fixture->library,
                 "UPDATE sheet SET deleted = deleted - sign (deleted) * 8 * 86400 WHERE id = 1");
      flip_library_close (fixture->library);
      fixture->library = place_open (fixture->place);
    }
  g_assert_false (is_kept (fixture));

  /* Its number is not given again. */
  flip_stored_sheet_free (place_add (fixture->library, place_session (9, "Ann", NULL)));
  g_assert_cmpint (place_number (fixture->library, "SELECT max (id) FROM sheet"), ==, SHEETS + 1);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "/store/clock/one-start", test_one_start },
    { "/store/clock/now-and-then", test_now_and_then },
    { "/store/clock/ahead-for-days", test_ahead_for_days },
    { "/store/clock/right", test_right },
    { "/store/clock/rare-starts", test_rare_starts },
    { "/store/clock/deleted-long-ago", test_deleted_long_ago },
    { "/store/clock/deleted-in-the-future", test_deleted_in_the_future },
    { "/store/clock/opened", test_opened },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
