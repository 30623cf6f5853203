/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Two windows, and several processes, on one library. */

#include "games/games.h"
#include "store/library/library-private.h"
#include "tests/engine/play.h"
#include "tests/store/place.h"

#include <unistd.h>

/* One gives the sign by closing its end; all who wait then go on. */
typedef struct
{
  int ends[2];
} Gate;

static void
gate_init (Gate *gate)
{
  g_assert_cmpint (pipe (gate->ends), ==, 0);
}

static void
gate_open (Gate *gate)
{
  close (gate->ends[1]);
}

static void
gate_wait (Gate *gate)
{
  char byte;

  g_assert_cmpint (read (gate->ends[0], &byte, 1), ==, 0);
  close (gate->ends[0]);
}

/* In the process that waits. */
static void
gate_pass (Gate *gate)
{
  close (gate->ends[1]);
  gate_wait (gate);
}

typedef struct
{
  guint number;
  Gate *gate;
} Adder;

#define ADDERS     4
#define ADDED_EACH 15

/* The sheet a process adds, after so many moves; the same whoever asks. */
static FlipSession *
session_of (guint number, guint i, guint moves)
{
  g_autofree char *name = g_strdup_printf ("Process %u", number);
  FlipSession *session = place_session (number * 1000 + i, name, "Bob", NULL);
  FlipRandom random;

  flip_random_seed (&random, number, i);
  place_play (session, &random, moves);
  return session;
}

static void
add_several (Place *place, gpointer data)
{
  Adder *adder = data;
  g_autoptr (FlipLibrary) library = NULL;

  gate_pass (adder->gate);
  library = place_open (place);
  for (guint i = 0; i < ADDED_EACH; i++)
    {
      g_autoptr (FlipStoredSheet) sheet = place_add (library, session_of (adder->number, i, 0));
      FlipRandom random;

      flip_random_seed (&random, adder->number, i);
      for (guint k = 0; k < 4; k++)
        {
          place_play (sheet->session, &random, 1);
          place_save (library, sheet);
        }
    }
}

static GHashTable *
all_texts (FlipLibrary *library)
{
  GHashTable *texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) list = flip_library_list (library, NULL, 0, G_MAXUINT, NULL);

  for (guint i = 0; i < list->len; i++)
    g_hash_table_add (texts, place_load_text (library, ((FlipSheetInfo *) list->pdata[i])->id));
  return texts;
}

/* Processes that begin at the same moment, the first of them on no file at all. */
static void
test_add (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = NULL;
  g_autoptr (GHashTable) texts = NULL;
  GPid processes[ADDERS];
  Gate gate;

  gate_init (&gate);
  for (guint i = 0; i < ADDERS; i++)
    processes[i] = place_fork (place, add_several, &(Adder){ i, &gate });
  gate_open (&gate);
  for (guint i = 0; i < ADDERS; i++)
    place_wait (processes[i]);
  close (gate.ends[0]);

  library = place_open (place);
  texts = all_texts (library);
  g_assert_cmpuint (g_hash_table_size (texts), ==, ADDERS * ADDED_EACH);
  for (guint number = 0; number < ADDERS; number++)
    for (guint i = 0; i < ADDED_EACH; i++)
      {
        g_autoptr (FlipSession) session = session_of (number, i, 4);
        g_autofree char *text = place_print (session);

        g_assert_true (g_hash_table_contains (texts, text));
      }
}

static void
open_and_add_one (Place *place, gpointer data)
{
  Adder *adder = data;
  g_autoptr (FlipLibrary) library = NULL;
  g_autoptr (FlipStoredSheet) sheet = NULL;

  gate_pass (adder->gate);
  library = place_open (place);
  sheet = place_add (library, session_of (adder->number, 0, 0));
}

/* Whoever is first makes the library; nobody takes a half-made one for damaged. */
static void
test_begin_at_once (void)
{
  for (guint round = 0; round < play_sample (30, 3); round++)
    {
      g_autoptr (Place) place = place_new ();
      g_autoptr (FlipLibrary) library = NULL;
      GPid processes[ADDERS];
      Gate gate;

      gate_init (&gate);
      for (guint i = 0; i < ADDERS; i++)
        processes[i] = place_fork (place, open_and_add_one, &(Adder){ i, &gate });
      gate_open (&gate);
      for (guint i = 0; i < ADDERS; i++)
        place_wait (processes[i]);
      close (gate.ends[0]);
      library = place_open (place);
      g_assert_cmpint (flip_library_count (library, NULL, NULL), ==, ADDERS);
    }
}

/* A disk on which each commit takes 40 ms. */
static int
commit_slowly (gpointer data)
{
  g_usleep (40 * 1000);
  return 0;
}

#define SLOW_SAVES 25

static void
save_without_pause (Place *place, gpointer data)
{
  g_autoptr (FlipLibrary) library = NULL;
  g_autoptr (FlipStoredSheet) sheet = NULL;

  gate_pass (data);
  library = place_open (place);
  sheet = place_add (library, session_of (1, 1, 0));
  flip_library_set_patience (library, FLIP_DATABASE_PATIENCE / 2);
  sqlite3_commit_hook (library->database->handle, commit_slowly, NULL);
  for (guint i = 0; i < play_sample (SLOW_SAVES, 5); i++)
    place_save (library, sheet);
}

/* Nobody is kept out for long by others who save one thing after the other. */
static void
test_slow_disk (void)
{
  g_autoptr (Place) place = place_new ();
  GPid processes[ADDERS];
  Gate gate;

  gate_init (&gate);
  for (guint i = 0; i < ADDERS; i++)
    processes[i] = place_fork (place, save_without_pause, &gate);
  gate_open (&gate);
  for (guint i = 0; i < ADDERS; i++)
    place_wait (processes[i]);
  close (gate.ends[0]);
}

static FlipStoredSheet *
load (FlipLibrary *library, gint64 id)
{
  GError *error = NULL;
  FlipStoredSheet *sheet = flip_library_load (library, id, &error);

  g_assert_no_error (error);
  return sheet;
}

/* The sheet is open in two windows; one has saved since the other loaded it. */
static void
save_in_both (void (*change) (FlipSession *session, FlipRandom *random))
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) one = place_open (place), two = place_open (place);
  g_autoptr (FlipStoredSheet) mine = place_add (one, session_of (1, 1, 6));
  g_autoptr (FlipStoredSheet) yours = load (two, mine->id);
  g_autoptr (FlipStoredSheet) again = NULL;
  g_autofree char *saved = NULL, *unsaved = NULL, *stored = NULL, *kept = NULL;
  GError *error = NULL;
  FlipRandom random;

  flip_random_seed (&random, 1, 2);
  place_play (mine->session, &random, 2);
  place_save (one, mine);
  saved = place_print (mine->session);

  change (yours->session, &random);
  unsaved = place_print (yours->session);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_false (flip_library_save (two, yours, &error));
      place_assert_error (g_steal_pointer (&error), FLIP_STORE_ERROR_CHANGED, "another window");
    }
  stored = place_load_text (two, mine->id);
  g_assert_cmpstr (stored, ==, saved);
  kept = place_print (yours->session);
  g_assert_cmpstr (kept, ==, unsaved);

  again = load (two, mine->id);
  place_play (again->session, &random, 1);
  place_save (two, again);
  place_assert_stored (one, again);
}

static void
play_two (FlipSession *session, FlipRandom *random)
{
  place_play (session, random, 2);
}

static void
take_back (FlipSession *session, FlipRandom *random)
{
  g_assert_true (flip_session_undo (session));
}

static void
play_otherwise (FlipSession *session, FlipRandom *random)
{
  do
    g_assert_true (flip_session_undo (session));
  while (!place_diverge (session));
}

static void
change_nothing (FlipSession *session, FlipRandom *random)
{
}

static void
test_changed (void)
{
  save_in_both (play_two);
  save_in_both (take_back);
  save_in_both (play_otherwise);
  save_in_both (change_nothing);
}

typedef struct
{
  Gate go, holding;
} Holder;

/* Holds the library for a while, with something half written. */
static void
hold (Place *place, gpointer data)
{
  Holder *holder = data;
  g_autoptr (FlipLibrary) library = NULL;

  gate_pass (&holder->go);
  library = place_open (place);
  place_run (library, "BEGIN IMMEDIATE; UPDATE sheet SET opponent = 4242");
  gate_open (&holder->holding);
  g_usleep (G_USEC_PER_SEC / 2);
  place_run (library, "COMMIT");
}

/* Starts the holder before any library is open here. */
static GPid
start_holder (Place *place, Holder *holder)
{
  GPid process;

  gate_init (&holder->go);
  gate_init (&holder->holding);
  process = place_fork (place, hold, holder);
  close (holder->holding.ends[1]);
  return process;
}

/* The one who comes second waits for the first, and sees what it wrote. */
static void
test_wait (void)
{
  g_autoptr (Place) place = place_new ();
  Holder holder;
  GPid process = start_holder (place, &holder);
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipStoredSheet) sheet = place_add (library, session_of (1, 1, 5));
  FlipRandom random;

  flip_random_seed (&random, 1, 3);
  place_play (sheet->session, &random, 1);
  gate_open (&holder.go);
  gate_wait (&holder.holding);
  place_save (library, sheet);
  g_assert_cmpint (place_number (library, "SELECT opponent FROM sheet"), ==, 4242);
  place_assert_stored (library, sheet);
  place_wait (process);
  place_assert_stored (library, sheet);
}

/* Reading does not wait. */
static void
test_read_meanwhile (void)
{
  g_autoptr (Place) place = place_new ();
  Holder holder;
  GPid process = start_holder (place, &holder);
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (FlipStoredSheet) sheet = place_add (library, session_of (1, 1, 5));

  sqlite3_busy_timeout (library->database->handle, 0);
  gate_open (&holder.go);
  gate_wait (&holder.holding);
  place_assert_stored (library, sheet);
  g_assert_cmpint (flip_library_count (library, "process", NULL), ==, 1);
  place_wait (process);
}

/* One who can't wait any longer is told so, and may try again. */
static void
test_busy (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) one = place_open (place), two = place_open (place);
  g_autoptr (FlipStoredSheet) sheet = place_add (one, session_of (1, 1, 5));
  g_autofree char *before = place_print (sheet->session), *stored = NULL;
  GError *error = NULL;
  FlipRandom random;

  flip_random_seed (&random, 1, 3);
  place_play (sheet->session, &random, 1);
  sqlite3_busy_timeout (one->database->handle, 10);
  place_run (two, "BEGIN IMMEDIATE");
  g_assert_false (flip_library_save (one, sheet, &error));
  place_assert_error (g_steal_pointer (&error), FLIP_STORE_ERROR_BUSY, "Another program");
  g_assert_null (flip_library_add (one, session_of (1, 2, 0), &error));
  place_assert_error (g_steal_pointer (&error), FLIP_STORE_ERROR_BUSY, "Another program");
  stored = place_load_text (one, sheet->id);
  g_assert_cmpstr (stored, ==, before);

  place_run (two, "COMMIT");
  place_save (one, sheet);
  place_assert_stored (two, sheet);
  g_assert_cmpint (flip_library_count (two, NULL, NULL), ==, 1);
}

/* How often it is saved meanwhile. */
static guint
n_written (void)
{
  return play_sample (60, 15);
}

static void
write_on (Place *place, gpointer data)
{
  g_autoptr (FlipLibrary) library = NULL;
  g_autoptr (FlipStoredSheet) sheet = NULL;
  FlipRandom random;

  gate_pass (data);
  library = place_open (place);
  sheet = load (library, 1);
  flip_random_seed (&random, 7, 7);
  for (guint i = 0; i < n_written (); i++)
    {
      if (i % 5 == 4)
        flip_session_undo (sheet->session);
      else
        place_play (sheet->session, &random, 1);
      place_save (library, sheet);
    }
}

/* Who reads while another writes gets some moment of the sheet, never a mixture of two. */
static void
test_read_while_written (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = NULL;
  g_autoptr (FlipStoredSheet) sheet = NULL;
  gint64 revision = 0;
  GPid process;
  Gate gate;

  gate_init (&gate);
  process = place_fork (place, write_on, &gate);
  library = place_open (place);
  sheet = place_add (library, session_of (7, 7, 0));
  gate_open (&gate);
  while (revision < sheet->revision + n_written ())
    {
      g_autoptr (FlipStoredSheet) seen = load (library, sheet->id);

      g_assert_cmpint (seen->revision, >=, revision);
      revision = seen->revision;
    }
  place_wait (process);
  close (gate.ends[0]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/two/add", test_add);
  g_test_add_func ("/store/two/begin-at-once", test_begin_at_once);
  g_test_add_func ("/store/two/slow-disk", test_slow_disk);
  g_test_add_func ("/store/two/changed", test_changed);
  g_test_add_func ("/store/two/wait", test_wait);
  g_test_add_func ("/store/two/busy", test_busy);
  g_test_add_func ("/store/two/read-meanwhile", test_read_meanwhile);
  g_test_add_func ("/store/two/read-while-written", test_read_while_written);
  return g_test_run ();
}
