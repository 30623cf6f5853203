/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A sheet from a file is kept once, and what others change is noticed. */

#include "engine/session/notes.h"
#include "games/games.h"
#include "store/library/backup.h"
#include "store/library/library-private.h"
#include "tests/store/place.h"

#define SEED 7

/* The same game after so many moves. */
static FlipSession *
session_after (guint64 seed, const char *name, guint moves)
{
  FlipSession *session = place_session (seed, name, NULL);
  FlipRandom random;

  flip_random_seed (&random, SEED, 0);
  place_play (session, &random, moves);
  return session;
}

static FlipStoredSheet *
import (FlipLibrary *library, FlipSession *session)
{
  g_autoptr (GError) error = NULL;
  FlipStoredSheet *sheet = flip_library_import (library, session, &error);

  g_assert_no_error (error);
  return sheet;
}

static void
assert_same (guint first, guint second)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  FlipSession *session = session_after (1, "Ann", first);
  FlipSession *again = session_after (1, "Ann", second);
  guint longest = MAX (flip_session_length (session), flip_session_length (again));
  g_autoptr (FlipStoredSheet) one = import (library, session);
  g_autoptr (FlipStoredSheet) two = import (library, again);

  g_assert_cmpint (one->id, ==, two->id);
  g_assert_cmpuint (flip_session_length (two->session), ==, longest);
  place_assert_stored (library, two);
  g_assert_cmpint (flip_library_count (library, NULL, NULL), ==, 1);
}

static void
test_same (void)
{
  assert_same (0, 0);
  assert_same (9, 9);
  assert_same (0, 9); /* the file has grown */
  assert_same (4, 9);
  assert_same (9, 4); /* it was played on here */
  assert_same (9, 0);
}

static void
test_another (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipStoredSheet) first = import (library, session_after (1, "Ann", 9));
  g_autoptr (FlipStoredSheet) player = import (library, session_after (1, "Bob", 9));
  g_autoptr (FlipStoredSheet) empty = import (library, session_after (1, "Cy", 0));
  g_autoptr (FlipStoredSheet) deal = import (library, session_after (2, "Ann", 9));
  FlipSession *session = session_after (1, "Ann", 9);
  g_autoptr (FlipStoredSheet) turn = NULL;

  flip_session_jump (session, 8);
  g_assert_true (place_diverge (session));
  turn = import (library, session);
  g_assert_cmpint (flip_library_count (library, NULL, NULL), ==, 5);
}

static void
test_deleted (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipStoredSheet) one = import (library, session_after (1, "Ann", 9));
  g_autoptr (FlipStoredSheet) two = NULL;

  g_assert_true (flip_library_set_deleted (library, one->id, TRUE, NULL));
  two = import (library, session_after (1, "Ann", 9));
  g_assert_cmpint (one->id, !=, two->id);
}

/* A sheet whose cards lay on the table, so that it has no seed, and whose player is somebody else each time. */
static FlipSession *
table_session (guint number)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (flip_games_find ("fliptown"));
  g_autofree char *name = g_strdup_printf ("Player %u", number);
  FlipSession *session;
  FlipRandom random;

  g_assert_true (flip_setup_add_player (setup, name, NULL));
  session = flip_session_new (setup, NULL);
  flip_random_seed (&random, SEED, 0);
  place_play (session, &random, 5);
  return session;
}

static int
count_cb (unsigned kind, void *data, void *statement, void *nanoseconds)
{
  *(int *) data += sqlite3_stmt_status (statement, SQLITE_STMTSTATUS_VM_STEP, TRUE);
  return 0;
}

/* How many steps SQLite takes to find that one more is not there yet, and to add it. A statement that is used again
   counts on, so that all are listened to. */
static int
steps_of_one_more (FlipLibrary *library, int *steps, guint number)
{
  *steps = 0;
  flip_stored_sheet_free (import (library, table_session (number)));
  return *steps;
}

/* Among many sheets of a table a new one takes no longer. */
static void
test_many_of_a_table (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipStoredSheet) again = NULL;
  int among_few, steps;

  sqlite3_trace_v2 (library->database->handle, SQLITE_TRACE_PROFILE, count_cb, &steps);
  flip_stored_sheet_free (import (library, table_session (0)));
  among_few = steps_of_one_more (library, &steps, 1);
  for (guint i = 2; i < 150; i++)
    flip_stored_sheet_free (import (library, table_session (i)));
  g_assert_cmpint (steps_of_one_more (library, &steps, 150), <, among_few + 100);
  again = import (library, table_session (7));
  g_assert_cmpint (again->id, ==, 8);
  g_assert_cmpint (flip_library_count (library, NULL, NULL), ==, 151);
}

static void
test_changes (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipLibrary) other = place_open (place);
  g_autoptr (FlipStoredSheet) own = NULL, others = NULL;

  flip_library_has_changed (library);
  g_assert_false (flip_library_has_changed (library));
  own = import (library, session_after (1, "Ann", 2));
  g_assert_false (flip_library_has_changed (library));
  others = import (other, session_after (1, "Ann", 5));
  g_assert_true (flip_library_has_changed (library));
  g_assert_false (flip_library_has_changed (library));
}

/* A library with one sheet, which has this tag, is restored from its backup into an empty one. */
static void
restore_tag (const char *key, const char *value, FlipRestored *restored)
{
  g_autoptr (Place) place = place_new (), other = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place), fresh = place_open (other);
  g_autofree char *saved = place_file (place, "saved");
  FlipSession *session = session_after (1, "Ann", 9);
  g_autoptr (FlipStoredSheet) sheet = NULL;
  g_autoptr (GError) error = NULL;

  flip_session_set_tag (session, key, value);
  sheet = place_add (library, session);
  g_assert_true (flip_library_backup (library, saved, &error));
  g_assert_true (flip_library_restore (fresh, saved, NULL, NULL, restored, &error));
  g_assert_no_error (error);
}

/* Checksums are no hindrance to a stranger: what no sheet's file could say stays outside. */
static void
test_tags_of_strangers (void)
{
  g_autofree char *long_text = g_strnfill (FLIP_NOTE_LONGEST + 1, 'x');
  const struct
  {
    const char *key, *value;
    gboolean good;
  } cases[] = {
    { "note 1", "Early.", TRUE },   { "place", "Rome", TRUE },       { "note 1", long_text, FALSE },
    { "note 1", "\u202e", FALSE },   { "a\nmoves:", "b", FALSE },    { "a: b", "c", FALSE },
    { "place", "a\nb", TRUE },      { "", "nothing", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      FlipRestored restored;

      restore_tag (cases[i].key, cases[i].value, &restored);
      g_assert_cmpuint (restored.added, ==, cases[i].good);
      g_assert_cmpuint (restored.damaged, ==, !cases[i].good);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/import/same", test_same);
  g_test_add_func ("/store/import/another", test_another);
  g_test_add_func ("/store/import/deleted", test_deleted);
  g_test_add_func ("/store/import/many-of-a-table", test_many_of_a_table);
  g_test_add_func ("/store/import/changes", test_changes);
  g_test_add_func ("/store/import/tags-of-strangers", test_tags_of_strangers);
  return g_test_run ();
}
