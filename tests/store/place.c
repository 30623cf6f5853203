/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/store/place.h"

#include "engine/game/verb.h"

#include "games/fliptown/fliptown.h"
#include "games/games.h"
#include "store/library/library-private.h"
#include "store/recovery/recovery.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* Folders */

Place *
place_new (void)
{
  Place *place = g_new0 (Place, 1);
  GError *error = NULL;

  place->folder = g_dir_make_tmp ("flipside-store-XXXXXX", &error);
  g_assert_no_error (error);
  place->path = place_file (place, "library.db");
  return place;
}

static void
remove_all (const char *path)
{
  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    {
      g_autoptr (GDir) dir = NULL;
      const char *name;

      g_chmod (path, 0700);
      dir = g_dir_open (path, 0, NULL);
      while (dir && (name = g_dir_read_name (dir)))
        {
          g_autofree char *inner = g_build_filename (path, name, NULL);

          remove_all (inner);
        }
    }
  g_remove (path);
}

void
place_free (Place *place)
{
  remove_all (place->folder);
  g_free (place->folder);
  g_free (place->path);
  g_free (place);
}

/* Opens what must open without anything to be said about it. */
FlipLibrary *
place_open (Place *place)
{
  GError *error = NULL;
  FlipLibrary *library = flip_library_open (place->path, flip_games_find, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (flip_library_notice (library), ==, NULL);
  g_assert_cmpstr (flip_library_path (library), ==, place->path);
  return library;
}

char *
place_file (Place *place, const char *name)
{
  return g_build_filename (place->folder, name, NULL);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* What lies in the folder, in order. */
GPtrArray *
place_names (Place *place)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (place->folder, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)))
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  return names;
}

void
place_write (const char *path, gconstpointer bytes, gsize length)
{
  GError *error = NULL;

  g_file_set_contents (path, bytes, (gssize) length, &error);
  g_assert_no_error (error);
}

GBytes *
place_read (const char *path)
{
  GError *error = NULL;
  char *bytes;
  gsize length;

  g_file_get_contents (path, &bytes, &length, &error);
  g_assert_no_error (error);
  return g_bytes_new_take (bytes, length);
}

/* A database that Flipside has not made: these statements have. */
void
place_make_database (const char *path, const char *sql)
{
  sqlite3 *handle = NULL;

  g_assert_cmpint (sqlite3_open (path, &handle), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (handle, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_close (handle), ==, SQLITE_OK);
}

/* Sessions */

/* A dealt sheet with these players, and no moves yet. */
FlipSession *
place_session (guint64 seed, ...)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (&fliptown_game);
  GError *error = NULL;
  FlipSession *session;
  const char *name;
  va_list names;

  va_start (names, seed);
  while ((name = va_arg (names, const char *)))
    {
      flip_setup_add_player (setup, name, &error);
      g_assert_no_error (error);
    }
  va_end (names);
  setup->dealt = TRUE;
  setup->seed = seed;
  session = flip_session_new (setup, &error);
  g_assert_no_error (error);
  return session;
}

static FlipMoveList *
legal_moves (FlipSession *session)
{
  FlipMoveList *list = g_new (FlipMoveList, 1);

  list->n = 0;
  flip_game_legal (flip_session_game (session), flip_session_state (session), list);
  return list;
}

/* Deals what is to be dealt, then plays any legal move; FALSE when the game is over. */
gboolean
place_play_one (FlipSession *session, FlipRandom *random)
{
  g_autofree FlipMoveList *list = NULL;

  flip_session_deal (session);
  list = legal_moves (session);
  if (list->n == 0)
    return FALSE;
  g_assert_true (
    flip_session_play (session, &list->moves[flip_random_below (random, list->n)], NULL));
  return TRUE;
}

void
place_play (FlipSession *session, FlipRandom *random, guint moves)
{
  while (moves-- && place_play_one (session, random))
    continue;
}

/* Plays, where something was taken back, something else; FALSE if nothing else is possible. */
gboolean
place_diverge (FlipSession *session)
{
  guint cursor = flip_session_cursor (session);
  g_autofree FlipMoveList *list = legal_moves (session);

  g_assert_cmpuint (cursor, <, flip_session_length (session));
  for (guint i = 0; i < list->n; i++)
    {
      if (!flip_move_equal (&list->moves[i], flip_session_entry (session, cursor)))
        return flip_session_play (session, &list->moves[i], NULL);
    }

  return FALSE;
}

/* Sheets */

FlipStoredSheet *
place_add (FlipLibrary *library, FlipSession *session)
{
  GError *error = NULL;
  FlipStoredSheet *sheet = flip_library_add (library, session, &error);

  g_assert_no_error (error);
  g_assert_cmpint (sheet->id, >, 0);
  return sheet;
}

/* While another program holds the file, which on a busy machine may take longer than the library
   waits, it is tried again, as the window does. */
void
place_save (FlipLibrary *library, FlipStoredSheet *sheet)
{
  GError *error = NULL;
  gboolean saved = flip_library_save (library, sheet, &error);

  for (guint i = 0; i < 100 && g_error_matches (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_BUSY);
       i++)
    {
      g_clear_error (&error);
      saved = flip_library_save (library, sheet, &error);
    }
  g_assert_no_error (error);
  g_assert_true (saved);
}

static void
print_setup (const FlipSetup *setup, GString *text)
{
  g_string_append_printf (text, "game %s\ndealt %d %" G_GUINT64_FORMAT "\n", setup->game->id,
                          setup->dealt, setup->seed);
  for (guint i = 0; i < setup->players->len; i++)
    g_string_append_printf (text, "player %s\n", (char *) g_ptr_array_index (setup->players, i));
  for (guint i = 0; i < setup->game->n_options; i++)
    {
      const char *key = setup->game->options[i].key;

      g_string_append_printf (text, "option %s %u\n", key, flip_setup_option (setup, key));
    }
  g_assert_cmpuint (g_hash_table_size (setup->options), <=, setup->game->n_options);
}

static void
print_tags (FlipSession *session, GString *text)
{
  for (guint i = 0; i < flip_session_n_tags (session); i++)
    {
      const char *value;
      const char *key = flip_session_tag (session, i, &value);

      g_string_append_printf (text, "tag %s = %s\n", key, value);
    }
}

/* Everything a sheet is: unlike a sheet file also what was taken back, and where it stands. */
char *
place_print (FlipSession *session)
{
  GString *text = g_string_new (NULL);

  print_setup (flip_session_setup (session), text);
  print_tags (session, text);
  g_string_append_printf (text, "practice %d\ncursor %u\n", flip_session_is_practice (session),
                          flip_session_cursor (session));
  for (guint i = 0; i < flip_session_length (session); i++)
    {
      g_autofree char *entry = flip_log_print_entry (flip_session_log (session), i);

      g_string_append_printf (text, "%u %s\n", i, entry);
    }
  g_string_append_printf (text, "board\n%s\n", flip_session_setup (session)->board);
  return g_string_free (text, FALSE);
}

char *
place_load_text (FlipLibrary *library, gint64 id)
{
  GError *error = NULL;
  g_autoptr (FlipStoredSheet) sheet = flip_library_load (library, id, &error);

  g_assert_no_error (error);
  g_assert_cmpint (sheet->id, ==, id);
  return place_print (sheet->session);
}

/* The library has the sheet just as it is in play, to the last byte of its state. */
void
place_assert_stored (FlipLibrary *library, FlipStoredSheet *sheet)
{
  gsize size = flip_session_game (sheet->session)->state_size;
  GError *error = NULL;
  g_autoptr (FlipStoredSheet) loaded = flip_library_load (library, sheet->id, &error);
  g_autofree char *expected = place_print (sheet->session);
  g_autofree char *found = NULL;

  g_assert_no_error (error);
  found = place_print (loaded->session);
  g_assert_cmpstr (found, ==, expected);
  g_assert_cmpmem (flip_session_state (loaded->session), size, flip_session_state (sheet->session),
                   size);
  g_assert_cmpint (loaded->revision, ==, sheet->revision);
}

gint64
place_number (FlipLibrary *library, const char *sql)
{
  GError *error = NULL;
  gint64 number = -1;

  flip_database_number (library->database, sql, &number, &error);
  g_assert_no_error (error);
  return number;
}

void
place_run (FlipLibrary *library, const char *sql)
{
  GError *error = NULL;

  flip_database_run (library->database, sql, &error);
  g_assert_no_error (error);
}

/* The error has this code, and its words hold this part. */
void
place_assert_error (GError *error, FlipStoreError code, const char *part)
{
  g_assert_error (error, FLIP_STORE_ERROR, (int) code);
  if (!strstr (error->message, part))
    g_error ("“%s” does not say “%s”", error->message, part);
  g_error_free (error);
}

static void
assert_refusal (Place *place, GBytes *before)
{
  g_autoptr (GBytes) after = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_null (flip_library_open (place->path, flip_games_find, &error));
  g_assert_true (g_error_matches (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_DAMAGED)
                 || g_error_matches (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_FOREIGN));
  g_assert_nonnull (strstr (error->message, place->path));
  after = place_read (place->path);
  g_assert_true (g_bytes_equal (before, after));
}

void
place_assert_refused (Place *place)
{
  g_autoptr (GBytes) before = place_read (place->path), after = NULL;
  g_autoptr (FlipLibrary) library = NULL;
  g_autoptr (FlipStoredSheet) sheet = NULL;
  g_autoptr (FlipLibrary) empty = NULL;
  g_autofree char *kept = NULL;
  GError *error = NULL;

  assert_refusal (place, before);
  empty = flip_library_new_scratch (place->path, flip_games_find, &error);
  g_assert_no_error (error);
  flip_library_replace (empty, place->path, &kept, &error);
  g_assert_no_error (error);
  after = place_read (kept);
  g_assert_true (g_bytes_equal (before, after));
  library = place_open (place);
  g_assert_cmpint (flip_library_count (library, NULL, NULL), ==, 0);
  sheet = place_add (library, place_session (1, "Ann", NULL));
  place_assert_stored (library, sheet);
}

/* Processes */

GPid
place_fork (Place *place, PlaceWork work, gpointer data)
{
  GPid process;

  fflush (NULL);
  process = fork ();
  g_assert_cmpint (process, >=, 0);
  if (process > 0)
    return process;
  work (place, data);
  fflush (NULL);
  _exit (0);
}

void
place_wait (GPid process)
{
  int status;

  g_assert_cmpint (waitpid (process, &status, 0), ==, process);
  g_assert_true (WIFEXITED (status));
  g_assert_cmpint (WEXITSTATUS (status), ==, 0);
}

void
place_run_apart (Place *place, PlaceWork work, gpointer data)
{
  place_wait (place_fork (place, work, data));
}
