/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/base/quote.h"
#include "games/games.h"
#include "store/library/backup.h"
#include "store/library/edition.h"
#include "store/library/label.h"
#include "store/recovery/recovery.h"
#include "tests/engine/play.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/rows.h"
#include "tests/fuzz/scratch.h"

#include <sqlite3.h>
#include <string.h>

/* A library file. By its first byte an input is: the whole file; or edits of a good library, bytes
   or values, so that an input can be small. Whatever it holds, all that the window and the command
   line ask of a library is answered or refused in words, and of a good library that was edited no
   sheet loads that wasn't put in. Restored as a backup, it brings only what could have been entered.
   The same byte says which of these is tried, and of which game the sheet is: one at a time is quicker, and as good. */

#define MOVES       12 /* in each sheet of the good library */
#define MOST_EDITS  64
#define MOST_SHEETS 12
#define N_GAMES     5

enum
{
  WHOLE,
  BYTES,
  VALUES,
  N_KINDS
};

enum
{
  OPEN,
  RESTORE,
  RECOVER,
  N_TASKS
};

typedef struct
{
  char *bytes;
  gsize length;
  GPtrArray *sheets; /* of char *, as texts */
} GoodLibrary;

static char *
library_path (void)
{
  return g_build_filename (scratch_folder (), "library.db", NULL);
}

static void
write_file (const char *path, const char *bytes, gsize length)
{
  g_file_set_contents_full (path, bytes, (gssize) length, G_FILE_SET_CONTENTS_NONE, 0600, NULL);
}

/* --- The good library of a game: a sheet, a name and an edition --- */

static void
add_sheet (FlipLibrary *library, const FlipGame *game, guint seed, GPtrArray *sheets)
{
  g_autoptr (FlipStoredSheet) sheet = NULL;
  g_autoptr (FlipSetup) setup = NULL;
  FlipRandom random;
  FlipSession *session;

  flip_random_seed (&random, seed, 1);
  setup = play_any_setup (game, &random);
  session = play_session (setup, MOVES);
  g_ptr_array_add (sheets, flip_sheet_print (session));
  sheet = flip_library_add (library, session, NULL);
  g_assert_nonnull (sheet);
}

static const GoodLibrary *
good_library (guint game)
{
  static GoodLibrary libraries[N_GAMES];
  GoodLibrary *good = &libraries[game];
  g_autofree char *path = library_path ();
  g_autoptr (FlipLibrary) library = NULL;
  g_autoptr (FlipEdition) edition = NULL;

  if (good->bytes)
    return good;
  library = flip_library_open (path, flip_games_find, NULL);
  g_assert_true (library && flip_games[game]);
  good->sheets = g_ptr_array_new_with_free_func (g_free);
  add_sheet (library, flip_games[game], game + 1, good->sheets);
  edition = flip_edition_new (flip_games[game]->id, "Ours", flip_games[game]->boards[0].text);
  g_assert_true (flip_library_set_title (library, 1, "Final", NULL)
                 && flip_library_set_tags (library, 1, "club, home", NULL)
                 && flip_library_save_edition (library, edition, NULL));
  g_clear_pointer (&library, flip_library_close);
  g_assert_true (g_file_get_contents (path, &good->bytes, &good->length, NULL));
  return good;
}

/* --- Edits --- */

static void
edit_bytes (Reader *reader, char *bytes, gsize length)
{
  for (guint i = 0; i < MOST_EDITS && reader->size > 0; i++)
    {
      gsize at = read_byte (reader) * 65536u + read_byte (reader) * 256u + read_byte (reader);
      g_autofree char *text = read_text (reader);

      for (gsize j = 0; j < MAX (strlen (text), 1); j++)
        bytes[(at + j) % length] = text[j];
    }
}

static void
edit_values (Reader *reader, const char *path)
{
  sqlite3 *handle = NULL;

  g_assert_cmpint (sqlite3_open (path, &handle), ==, SQLITE_OK);
  sqlite3_exec (handle, "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; BEGIN",
                NULL, NULL, NULL);
  edit_rows (reader, handle, "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name");
  sqlite3_exec (handle, "COMMIT", NULL, NULL, NULL);
  g_assert_cmpint (sqlite3_close (handle), ==, SQLITE_OK);
}

/* --- What is asked of a library --- */

static void
hold_error (gboolean good, GError **error)
{
  g_assert_true (good == (*error == NULL));
  if (*error)
    g_assert_true (*(*error)->message && g_utf8_validate ((*error)->message, -1, NULL));
  g_clear_error (error);
}

static void
hold_sheet (FlipStoredSheet *sheet, const GPtrArray *known)
{
  g_autoptr (GString) problem = g_string_new (NULL);
  g_autofree char *text = flip_sheet_print (sheet->session);

  if (!flip_game_sound (flip_session_game (sheet->session), flip_session_state (sheet->session),
                        problem))
    g_error ("%s", problem->str);
  for (guint i = 0; known && i < known->len; i++)
    {
      if (g_str_equal (text, g_ptr_array_index (known, i)))
        return;
    }
  if (known)
    g_error ("a sheet was loaded that was never saved:\n%s", text);
}

static void
try_sheet (FlipLibrary *library, gint64 id, const GPtrArray *known)
{
  GError *error = NULL;
  g_autoptr (FlipStoredSheet) sheet = flip_library_load (library, id, &error);
  FlipRecord record;

  hold_error (sheet != NULL, &error);
  if (!sheet)
    return;
  hold_sheet (sheet, known);
  hold_error (flip_library_record (library, sheet, &record, &error), &error);
  play_on (sheet->session, flip_session_cursor (sheet->session) + 1);
  hold_error (flip_library_save (library, sheet, &error), &error);
  hold_error (flip_library_set_deleted (library, id, TRUE, &error), &error);
}

static void
hold_info (const FlipSheetInfo *info)
{
  g_assert_true (g_utf8_validate (info->moment, -1, NULL));
  g_assert_true (g_utf8_validate (info->outcome, -1, NULL));
  for (guint i = 0; i < info->n_seats; i++)
    g_assert_true (g_utf8_validate (info->seats[i].name, -1, NULL));
}

static void
try_library (FlipLibrary *library, const GPtrArray *known)
{
  GError *error = NULL;
  g_autoptr (GPtrArray) list = flip_library_list (library, "", 0, MOST_SHEETS, &error);
  g_autoptr (GPtrArray) names = NULL;
  g_autoptr (GArray) found = NULL;

  hold_error (list != NULL, &error);
  names = flip_library_players (library, &error);
  hold_error (names != NULL, &error);
  found = flip_library_find (library, "ann table", &error);
  hold_error (found != NULL, &error);
  hold_error (flip_library_count (library, "today", &error) >= 0, &error);
  for (guint i = 0; list && i < list->len; i++)
    {
      const FlipSheetInfo *info = g_ptr_array_index (list, i);

      hold_info (info);
      try_sheet (library, info->id, known);
    }
}

/* What is saved of a file that does not open is as sound as any other library. */
static void
try_recovery (const char *path, const GPtrArray *known)
{
  GError *error = NULL;
  g_autoptr (FlipRecovery) recovery = flip_recovery_look (path, flip_games_find, NULL, NULL, &error);
  g_autoptr (FlipLibrary) library = NULL;

  hold_error (recovery != NULL, &error);
  if (!recovery)
    return;
  library = flip_library_open (path, flip_games_find, NULL);
  if (library)
    return;
  hold_error (flip_recovery_replace (recovery, NULL, &error), &error);
  library = flip_library_open (path, flip_games_find, &error);
  hold_error (library != NULL, &error);
  if (library)
    try_library (library, known);
}

/* Names and times as people could have entered them. */
static void
hold_restored (FlipLibrary *library)
{
  g_autoptr (GPtrArray) list = flip_library_list (library, "", 0, MOST_SHEETS, NULL);
  g_autoptr (GPtrArray) editions = flip_library_editions (library, NULL, NULL);

  g_assert_true (list && editions);
  for (guint i = 0; i < list->len; i++)
    {
      const FlipSheetInfo *info = g_ptr_array_index (list, i);
      g_autoptr (GDateTime) when = g_date_time_new_from_unix_utc (info->changed);

      g_assert_nonnull (when);
      g_assert_true (!info->title || !*info->title || flip_name_is_readable (info->title));
    }
  for (guint i = 0; i < editions->len; i++)
    {
      const FlipEdition *edition = g_ptr_array_index (editions, i);

      g_assert_true (flip_name_is_readable (edition->name) && flip_games_find (edition->game));
    }
}

/* A library without a sheet; its file is made once. */
static FlipLibrary *
open_fresh (void)
{
  static char *bytes;
  static gsize length;
  g_autofree char *path = g_build_filename (scratch_folder (), "fresh.db", NULL);
  FlipLibrary *library;

  if (bytes)
    write_file (path, bytes, length);
  library = flip_library_open (path, flip_games_find, NULL);
  g_assert_nonnull (library);
  if (!bytes)
    {
      g_clear_pointer (&library, flip_library_close);
      g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
      library = open_fresh ();
    }
  return library;
}

static void
try_restore (const char *path, const GPtrArray *known)
{
  GError *error = NULL;
  FlipRestored restored;
  g_autoptr (FlipLibrary) library = open_fresh ();

  hold_error (flip_library_restore (library, path, NULL, NULL, &restored, &error), &error);
  hold_restored (library);
  try_library (library, known);
}

static void
try_file (const char *path, const GPtrArray *known)
{
  GError *error = NULL;
  g_autoptr (FlipLibrary) library = flip_library_open_named (path, flip_games_find, &error);

  hold_error (library != NULL, &error);
  if (library)
    try_library (library, known);
}

static void
try_task (guint task, const char *path, const GPtrArray *known)
{
  if (task == RESTORE)
    try_restore (path, known);
  else if (task == OPEN)
    try_file (path, known);
  else
    try_recovery (path, known);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  Reader reader = { data, size };
  guint8 first = read_byte (&reader);
  guint kind = first % N_KINDS;
  const GoodLibrary *good;
  g_autofree char *path = library_path (), *bytes = NULL;

  quicken_sqlite ();
  scratch_clear (NULL);
  good = good_library (first / N_KINDS / N_TASKS % N_GAMES);
  bytes = g_memdup2 (good->bytes, good->length);
  if (kind == BYTES)
    edit_bytes (&reader, bytes, good->length);
  if (kind == WHOLE)
    write_file (path, (const char *) reader.data, reader.size);
  else
    write_file (path, bytes, good->length);
  if (kind == VALUES)
    edit_values (&reader, path);
  try_task (first / N_KINDS % N_TASKS, path, kind == WHOLE ? NULL : good->sheets);
  return 0;
}
