/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Flipside is killed at any moment, and no move and no change of an edition that was acknowledged is
   lost. */

#include "games/games.h"
#include "store/library/library-private.h"
#include "tests/engine/play.h"
#include "tests/store/place.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define LONGEST_DELAY_MS 120

static char *
read_all (int end, const char *already)
{
  GString *text = g_string_new (already);
  char part[4096];
  gssize n;

  while ((n = read (end, part, sizeof part)) > 0)
    g_string_append_len (text, part, n);
  g_assert_cmpint (n, ==, 0);
  return g_string_free (text, FALSE);
}

/* Starts the player, kills it after the delay, and gives what it printed. The delay counts from
   the first sheet on, or else from the start of the process. */
static char *
play_and_kill (Place *place, guint64 seed, gboolean from_first, guint delay_ms)
{
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, seed);
  char *arguments[] = { (char *) g_getenv ("FLIPSIDE_PLAY_AND_SAVE"), place->path, number, NULL };
  GError *error = NULL;
  char first[2] = { 0 };
  char *said;
  GPid process;
  int out, status;

  g_spawn_async_with_pipes (NULL, arguments, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &process,
                            NULL, &out, NULL, &error);
  g_assert_no_error (error);
  if (from_first)
    g_assert_cmpint (read (out, first, 1), ==, 1);
  g_usleep (delay_ms * 1000);
  g_assert_cmpint (kill (process, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (process, &status, 0), ==, process);
  g_assert_true (WIFSIGNALED (status));
  g_assert_cmpint (WTERMSIG (status), ==, SIGKILL);
  said = read_all (out, first);
  close (out);
  return said;
}

/* Sheet → length of its log, and 0 → how often the edition was saved. The last line is whole, for each is written at once. */
static void
note_acknowledged (GHashTable *lengths, const char *said)
{
  g_auto (GStrv) lines = g_strsplit (said, "\n", -1);

  for (guint i = 0; lines[i] && *lines[i]; i++)
    {
      guint id, length;

      g_assert_cmpint (sscanf (lines[i], "%u %u", &id, &length), ==, 2);
      g_hash_table_insert (lengths, GUINT_TO_POINTER (id), GUINT_TO_POINTER (length));
    }
}

/* The game of a seed, played again from the start until its log is that long. */
static FlipSession *
replay (guint64 seed, guint length)
{
  FlipSession *session = place_session (seed, "Ann", "Bob", NULL);
  FlipRandom random;

  flip_random_seed (&random, seed, 1);
  while (flip_session_length (session) < length)
    g_assert_true (place_play_one (session, &random));
  return session;
}

static void
assert_is_replay (FlipStoredSheet *sheet)
{
  g_autoptr (FlipSession) again =
    replay (flip_session_setup (sheet->session)->seed, flip_session_length (sheet->session));
  g_autofree char *expected = place_print (again);
  g_autofree char *found = place_print (sheet->session);

  g_assert_cmpstr (found, ==, expected);
}

/* Every sheet that is there is a moment of its game, and none is behind what was acknowledged. */
static void
assert_nothing_lost (FlipLibrary *library, GHashTable *lengths)
{
  g_autoptr (GPtrArray) list = flip_library_list (library, NULL, 0, G_MAXUINT, NULL);
  guint acknowledged = 0;

  for (guint i = 0; i < list->len; i++)
    {
      FlipSheetInfo *info = g_ptr_array_index (list, i);
      gpointer length;
      GError *error = NULL;
      g_autoptr (FlipStoredSheet) sheet = flip_library_load (library, info->id, &error);

      g_assert_no_error (error);
      assert_is_replay (sheet);
      if (!g_hash_table_lookup_extended (lengths, GUINT_TO_POINTER ((guint) info->id), NULL,
                                         &length))
        continue;
      g_assert_cmpuint (flip_session_length (sheet->session), >=, GPOINTER_TO_UINT (length));
      acknowledged++;
    }
  g_assert_cmpuint (acknowledged, ==, g_hash_table_size (lengths));
}

static void
assert_edition_kept (FlipLibrary *library, GHashTable *lengths)
{
  g_autoptr (GPtrArray) list = flip_library_editions (library, NULL, NULL);
  guint saved = GPOINTER_TO_UINT (g_hash_table_lookup (lengths, NULL));
  const FlipEdition *edition;
  g_autofree char *expected = NULL;

  g_assert_nonnull (list);
  g_assert_cmpuint (list->len, <=, 1);
  g_assert_true (list->len == 1 || saved == 0);
  if (list->len == 0)
    return;
  edition = g_ptr_array_index (list, 0);
  expected = g_strdup_printf ("[start]\ncash=%u\n", (guint) edition->revision);
  g_assert_false (edition->is_damaged);
  g_assert_cmpint (edition->revision, >=, saved);
  g_assert_cmpstr (edition->text, ==, expected);
}

static void
assert_never_set_aside (Place *place)
{
  g_autoptr (GPtrArray) names = place_names (place);

  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);

      if (!g_str_equal (name, "library.db") && !g_str_equal (name, "library.db-wal")
          && !g_str_equal (name, "library.db-shm") && !g_str_equal (name, "library.db-journal"))
        g_error ("there is a file “%s”", name);
    }
}

/* Kills so often; now and then the library is looked through and closed in peace. */
static void
kill_often (guint times, guint kept, guint64 seed)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (GHashTable) lengths = g_hash_table_new (NULL, NULL);
  guint total = 0;
  FlipRandom random;

  flip_random_seed (&random, seed, 1);
  for (guint i = 0; i < times; i++)
    {
      gboolean from_first = flip_random_below (&random, 4) > 0;
      guint delay_ms = flip_random_below (&random, LONGEST_DELAY_MS);
      g_autofree char *said = play_and_kill (place, seed + i * 100, from_first, delay_ms);

      note_acknowledged (lengths, said);
      assert_never_set_aside (place);
      if (i % kept == kept - 1)
        {
          g_autoptr (FlipLibrary) library = place_open (place);

          assert_edition_kept (library, lengths);
          g_hash_table_remove (lengths, NULL);
          assert_nothing_lost (library, lengths);
          total += g_hash_table_size (lengths);
          g_hash_table_remove_all (lengths);
          place_run (library, "DELETE FROM sheet");
        }
    }
  g_assert_cmpuint (total, >, times / 4);
}

/* After each kill the library is opened again at once. */
static void
test_each (void)
{
  kill_often (play_sample (100, 5), 1, 1000);
}

/* Several are killed, one after the other, before anybody looks. */
static void
test_some_in_a_row (void)
{
  kill_often (play_sample (100, 10), 5, 900000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_nonnull (g_getenv ("FLIPSIDE_PLAY_AND_SAVE"));
  g_test_add_func ("/store/kill/each", test_each);
  g_test_add_func ("/store/kill/some-in-a-row", test_some_in_a_row);
  return g_test_run ();
}
