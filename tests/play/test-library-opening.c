/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Opening the library in a thread of its own: at once, or after another program that holds it. */

#include "play/sheet/library-opening.h"

#include "store/library/library-private.h"
#include "tests/store/place.h"

#define LONG_MS 60000

/* How often it was told that something is different. */
static void
changed_cb (FlipLibraryOpening *opening, guint *changes)
{
  ++*changes;
}

static sqlite3 *
hold (const char *path)
{
  sqlite3 *holder = NULL;

  g_assert_cmpint (sqlite3_open (path, &holder), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (holder,
                                 "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;"
                                 " UPDATE sheet SET changed = changed; COMMIT",
                                 NULL, NULL, NULL),
                   ==, SQLITE_OK);
  return holder;
}

static void
assert_works (FlipLibrary *library)
{
  g_assert_nonnull (library);
  g_assert_cmpint (flip_library_count (library, NULL, NULL), ==, 0);
}

static void
test_at_once (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibraryOpening) opening = flip_library_opening_new (place->path);
  g_autoptr (FlipLibrary) library = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (flip_library_opening_wait (opening, LONG_MS));
  g_assert_false (flip_library_opening_is_busy (opening));
  library = flip_library_opening_take (opening, &error);
  g_assert_no_error (error);
  assert_works (library);
}

static void
test_refused (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibraryOpening) opening = NULL;
  g_autoptr (GError) error = NULL;

  place_make_database (place->path, "CREATE TABLE other (a)");
  opening = flip_library_opening_new (place->path);
  g_assert_true (flip_library_opening_wait (opening, LONG_MS));
  g_assert_null (flip_library_opening_take (opening, &error));
  g_assert_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_FOREIGN);
}

/* Nobody waits for it: it says that it is held, and is there when it is free. */
static void
test_held (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibraryOpening) opening = NULL;
  g_autoptr (FlipLibrary) library = NULL;
  sqlite3 *holder;
  guint changes = 0;

  flip_library_close (place_open (place));
  holder = hold (place->path);
  opening = flip_library_opening_new (place->path);
  g_signal_connect (opening, "changed", G_CALLBACK (changed_cb), &changes);
  g_assert_false (flip_library_opening_wait (opening, LONG_MS));
  g_assert_true (flip_library_opening_is_busy (opening));
  while (changes < 1)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (flip_library_opening_wait (opening, 0));
  sqlite3_close (holder);
  while (changes < 2)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (flip_library_opening_wait (opening, 0));
  library = flip_library_opening_take (opening, NULL);
  assert_works (library);
}

/* It ends by itself, and leaves nothing open. */
static void
test_cancelled (void)
{
  g_autoptr (Place) place = place_new ();
  FlipLibraryOpening *opening;
  sqlite3 *holder;

  flip_library_close (place_open (place));
  holder = hold (place->path);
  opening = flip_library_opening_new (place->path);
  g_object_add_weak_pointer (G_OBJECT (opening), (gpointer *) &opening);
  g_assert_false (flip_library_opening_wait (opening, LONG_MS));
  flip_library_opening_cancel (opening);
  g_object_unref (opening);

  /* The worker may be the last that lets it go, and wakes nobody then. */
  while (g_atomic_pointer_get (&opening))
    {
      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (1000);
    }
  sqlite3_close (holder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/library-opening/at-once", test_at_once);
  g_test_add_func ("/library-opening/refused", test_refused);
  g_test_add_func ("/library-opening/held", test_held);
  g_test_add_func ("/library-opening/cancelled", test_cancelled);
  return g_test_run ();
}
