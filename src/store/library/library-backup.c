/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store/library/backup.h"

#include "engine/base/quote.h"
#include "engine/session/notes.h"
#include "store/database/schema.h"
#include "store/files/plain-file.h"
#include "store/files/unfinished.h"
#include "store/library/edition.h"
#include "store/library/label.h"
#include "store/library/library-private.h"
#include "store/library/write-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

/* In microseconds: a single game is not played for years. */
#define LONGEST_PLAYED (G_GINT64_CONSTANT (365) * 24 * 60 * 60 * G_USEC_PER_SEC)

/* In microseconds: the longest time that other writers are kept waiting. */
#define LONGEST_TOGETHER 50000

/* --- Backup --- */

/* Always FALSE. */
static gboolean
refuse_file (const char *path, GError **error)
{
  /* Translators: first %s: a file; second %s: the reason, as the system tells it */
  g_set_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_FAILED, _ ("%s can’t be written: %s."), path,
               g_strerror (errno));
  return FALSE;
}

/* SQLite's file must be synced before it gets its name, and it must be no more readable to others
   than the file it replaces. */
static gboolean
finish_file (const char *path, guint mode, GError **error)
{
  int file = g_open (path, O_RDWR | O_CLOEXEC, 0);
  gboolean good =
    file >= 0 && (mode == 0 || fchmod (file, (mode_t) mode) == 0) && fsync (file) == 0;

  if (!good)
    refuse_file (path, error);
  if (file >= 0)
    close (file);
  return good;
}

gboolean
flip_library_backup (FlipLibrary *library, const char *path, GError **error)
{
  g_autofree char *folder = NULL, *target = NULL;
  g_autoptr (FlipUnfinished) unfinished = NULL;
  const char *copy;
  guint mode;

  g_return_val_if_fail (library && library->database, FALSE);
  g_return_val_if_fail (path && *path, FALSE);
  g_return_val_if_fail (!error || !*error, FALSE);

  if (flip_is_same_file (path, flip_library_path (library)))
    {
      g_set_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_REFUSED,
                   /* Translators: %s: a file or folder */
                   _ ("%s is the library itself."), path);
      return FALSE;
    }
  target = flip_write_target (path, &mode, error);
  if (!target)
    return FALSE;
  folder = g_path_get_dirname (flip_library_path (library));
  unfinished = flip_unfinished_new (folder, target);
  copy = flip_unfinished_path (unfinished);
  if (!flip_database_copy (library->database, copy, error) || !finish_file (copy, mode, error))
    return FALSE;
  if (g_rename (copy, target) != 0)
    return refuse_file (path, error);
  flip_sync_folder_of (target);
  return TRUE;
}

/* --- A backup that is read --- */

/* Opens a copy, so that the file itself never changes, even if an older one has to be migrated. */
static FlipLibrary *
open_backup (const char *path, FlipFindGame find_game, GError **error)
{
  int file = flip_plain_file_open (path, error);
  g_autoptr (FlipImage) image = file >= 0 ? flip_image_read (path, FALSE, error) : NULL;
  g_autoptr (FlipLibrary) backup = NULL;

  if (file >= 0)
    close (file);
  if (!image)
    return NULL;
  if (flip_image_n_pages (image) == 0 || flip_database_is_foreign (path))
    {
      g_set_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_FOREIGN,
                   /* Translators: %s: a file or folder */
                   _ ("%s is not a Flipside backup."), path);
      return NULL;
    }
  backup = flip_library_open_image (image, path, find_game, error);
  if (!backup || !flip_database_migrate (backup->database, &flip_schema, error)
      || !flip_library_add_search (backup, error))
    return NULL;
  return g_steal_pointer (&backup);
}

/* --- Sheets --- */

typedef struct
{
  gint64 id;
  gint64 created; /* microseconds */
} Found;

static GArray *
list_sheets (FlipLibrary *backup, GError **error)
{
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (Found));
  g_autoptr (sqlite3_stmt) row = flip_database_prepare (
    backup->database, "SELECT id, created FROM sheet WHERE deleted = 0 ORDER BY id", error);
  gboolean is_row;

  if (!row)
    return NULL;
  while (flip_statement_step (backup->database, row, &is_row, error))
    {
      Found one;

      if (!is_row)
        return g_steal_pointer (&found);
      one = (Found){ sqlite3_column_int64 (row, 0), sqlite3_column_int64 (row, 1) };
      g_array_append_val (found, one);
    }

  return NULL;
}

/* A mark for comparing a sheet in both libraries: the last link covers its set-up and all its
   moves. */
static char *
read_mark (FlipLibrary *library, const char *where, gint64 number, gint64 *id)
{
  g_autofree char *sql = g_strdup_printf (
    "SELECT game || ' ' || seed || ' ' || length || ' ' || cursor || ' ' || seal || ' ' || ifnull ("
    "(SELECT chain FROM move WHERE move.sheet = sheet.id AND position = length - 1), 0), id"
    " FROM sheet WHERE deleted = 0 AND %s", where);
  g_autoptr (sqlite3_stmt) row = flip_database_prepare (library->database, sql, NULL);
  gboolean found;

  if (!row)
    return NULL;
  flip_statement_number (row, 1, number);
  if (!flip_statement_step (library->database, row, &found, NULL) || !found)
    return NULL;
  *id = sqlite3_column_int64 (row, 1);
  return g_strdup (flip_statement_column (row, 0));
}

/* Nearly all sheets of a backup are here unchanged and need not be replayed. Returns the number
   here, or 0. */
static gint64
find_as_it_is (FlipLibrary *library, FlipLibrary *backup, const Found *one)
{
  gint64 there, here;
  g_autofree char *theirs = read_mark (backup, "id = ?", one->id, &there);
  g_autofree char *ours = read_mark (library, "created = ?", one->created, &here);

  return theirs && ours && g_str_equal (theirs, ours) ? here : 0;
}

/* --- What a library has around a sheet --- */

typedef struct
{
  char *title, *tags;
  gboolean is_labelled, is_archived;
  gint64 played, ended; /* microseconds */
} Around;

static void
around_clear (Around *around)
{
  g_clear_pointer (&around->title, g_free);
  g_clear_pointer (&around->tags, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Around, around_clear)

/* Labels from a stranger are accepted only if a user could have entered them. */
static gboolean
read_around (FlipLibrary *library, gint64 id, Around *around, GError **error)
{
  static const char sql[] = "SELECT ifnull (title, ''), ifnull (tags, ''), ifnull (archived, 0), played,"
                            " ended, title IS NOT NULL FROM sheet LEFT JOIN label ON label.sheet = id"
                            " WHERE id = ?";
  g_autoptr (sqlite3_stmt) row = flip_database_prepare (library->database, sql, error);
  gboolean found;

  if (!row)
    return FALSE;
  flip_statement_number (row, 1, id);
  if (!flip_statement_step (library->database, row, &found, error))
    return FALSE;
  if (!found)
    return flip_library_miss (id, error);
  around->title = flip_label_clean_title (flip_statement_column (row, 0), NULL);
  around->tags = flip_label_clean_tags (flip_statement_column (row, 1), NULL);
  around->is_archived = sqlite3_column_int (row, 2) != 0;
  around->played = CLAMP (sqlite3_column_int64 (row, 3), 0, LONGEST_PLAYED);
  around->ended = MAX (0, sqlite3_column_int64 (row, 4));
  around->is_labelled = sqlite3_column_int (row, 5) != 0;
  return TRUE;
}

/* The tags of both, up to the number a sheet can have. */
static char *
join_tags (const char *ours, const char *theirs)
{
  g_auto (GStrv) each = g_strsplit (theirs, ",", -1);
  char *tags = g_strdup (ours);

  for (guint i = 0; each[i]; i++)
    {
      g_autofree char *both = g_strjoin (",", tags, each[i], NULL);
      char *clean = flip_label_clean_tags (both, NULL);

      if (!clean)
        break;
      g_free (tags);
      tags = clean;
    }

  return tags;
}

/* A label that exists here is kept. The archived state is restored first: once there is a label,
   that label determines it. */
static gboolean
join_labels (FlipLibrary *library, gint64 id, const Around *ours, const Around *theirs, GError **error)
{
  g_autofree char *tags = join_tags (ours->tags ? ours->tags : "", theirs->tags ? theirs->tags : "");

  if (!ours->is_labelled && theirs->is_archived && !flip_library_set_archived (library, id, TRUE, error))
    return FALSE;
  if (!(ours->title && *ours->title) && theirs->title && *theirs->title
      && !flip_library_set_title (library, id, theirs->title, error))
    return FALSE;
  return g_strcmp0 (tags, ours->tags ? ours->tags : "") == 0
         || flip_library_set_tags (library, id, tags, error);
}

static gboolean
write_times (FlipLibrary *library, const char *table, gint64 id, gint64 played, gint64 ended, GError **error)
{
  g_autofree char *sql = g_strdup_printf ("UPDATE %s SET played = ?, ended = ? WHERE %s = ?", table,
                                          g_str_equal (table, "sheet") ? "id" : "sheet");
  sqlite3_stmt *statement = flip_database_prepare (library->database, sql, error);

  if (!statement)
    return FALSE;
  flip_statement_number (statement, 1, played);
  flip_statement_number (statement, 2, ended);
  flip_statement_number (statement, 3, id);
  return flip_statement_finish (library->database, statement, error);
}

/* A game ended when it first ended, and the statistics depend on it. */
static gboolean
join_times (FlipLibrary *library, gint64 id, const Around *ours, const Around *theirs, GError **error)
{
  gint64 played = MAX (ours->played, theirs->played);
  gint64 ended = theirs->ended ? MIN (ours->ended, theirs->ended) : ours->ended;

  if (played == ours->played && ended == ours->ended)
    return TRUE;
  if (!flip_database_begin (library->database, error))
    return FALSE;
  if (write_times (library, "sheet", id, played, ended, error)
      && write_times (library, "result", id, played, ended, error)
      && flip_database_commit (library->database, error))
    return TRUE;
  flip_database_roll_back (library->database);
  return FALSE;
}

static gboolean
join_around (FlipLibrary *library, FlipLibrary *backup, gint64 from, gint64 to, GError **error)
{
  g_auto (Around) theirs = { 0 }, ours = { 0 };

  return read_around (backup, from, &theirs, error) && read_around (library, to, &ours, error)
         && join_labels (library, to, &ours, &theirs, error)
         && join_times (library, to, &ours, &theirs, error);
}

/* --- Joining --- */

/* The sheet is here in another state: it gets the moves it lacks, or is undeleted. */
static gboolean
join_sheet (FlipLibrary *library, gint64 id, FlipSession *session, FlipRestored *restored, GError **error)
{
  g_autoptr (FlipStoredSheet) there = flip_library_load_any (library, id, error);
  gboolean is_deleted;

  if (!there)
    return FALSE;
  is_deleted = flip_library_revision (library, id) < 0;
  if (flip_session_length (session) > flip_session_length (there->session))
    {
      restored->grown++;
      return flip_library_follow (library, there, session, error);
    }
  restored->grown += is_deleted;
  restored->same += !is_deleted;
  return (!is_deleted || flip_library_set_deleted (library, id, FALSE, error))
         && flip_library_follow (library, there, session, error);
}

/* Whether the sheet here has its own counterpart in the backup, so that it can't be that of another
   sheet. */
static gboolean
is_from_backup (FlipLibrary *library, FlipLibrary *backup, gint64 id)
{
  g_autofree char *sql =
    g_strdup_printf ("SELECT created FROM sheet WHERE id = %" G_GINT64_FORMAT, id);
  g_autofree char *same = NULL;
  gint64 created = 0, n = 0;

  if (!flip_database_number (library->database, sql, &created, NULL))
    return FALSE;
  same = g_strdup_printf ("SELECT count (*) FROM sheet WHERE created = %" G_GINT64_FORMAT, created);
  return flip_database_number (backup->database, same, &n, NULL) && n > 0;
}

/* The same sheet is one that was begun at the same time, or else one with the same moves, which may
   have been imported from a file. */
static gboolean
find_here (FlipLibrary *library,
           FlipLibrary *backup,
           FlipStoredSheet *sheet,
           gint64 *id,
           GError **error)
{
  if (!flip_library_find_same (library, sheet->session, sheet->born, 0, id, error))
    return FALSE;
  if (*id || flip_session_length (sheet->session) == 0)
    return TRUE;
  if (!flip_library_find_same (library, sheet->session, 0, 1, id, error))
    return FALSE;
  if (*id && is_from_backup (library, backup, *id))
    *id = 0;
  return TRUE;
}

/* Whether the problem, such as lack of memory, is not the sheet's fault, so that a later attempt
   may succeed. */
static gboolean
is_passing (const GError *problem)
{
  return problem->domain == FLIP_STORE_ERROR && problem->code != FLIP_STORE_ERROR_DAMAGED
         && problem->code != FLIP_STORE_ERROR_MISSING;
}

static gboolean
is_one_line (const char *text)
{
  return !strpbrk (text, "\n\r");
}

static gboolean
is_harmless (const char *text)
{
  g_autofree char *harmless = flip_harmless (text);

  return g_str_equal (harmless, text);
}

/* The checksums of a library only guard against accidents, as a stranger can compute them. So
   anything that could not be in a sheet file is refused here; dates are not checked, as a clock may
   have been wrong. */
static gboolean
is_sound (FlipStoredSheet *sheet)
{
  const FlipSetup *setup = flip_session_setup (sheet->session);

  if (strlen (setup->board) > FLIP_BOARD_LARGEST)
    return FALSE;
  for (guint i = 0; i < setup->players->len; i++)
    {
      if (!is_harmless (g_ptr_array_index (setup->players, i)))
        return FALSE;
    }
  for (guint i = 0; i < flip_session_n_tags (sheet->session); i++)
    {
      const char *value, *key = flip_session_tag (sheet->session, i, &value);

      if (!*key || !is_one_line (key) || strstr (key, ": ") || !flip_note_check (key, value, NULL))
        return FALSE;
    }

  return TRUE;
}

/* Returns the number that the sheet has here; an unreadable sheet is skipped. */
static gboolean
restore_sheet (FlipLibrary *library,
               FlipLibrary *backup,
               const Found *one,
               FlipRestored *restored,
               gint64 *id,
               GError **error)
{
  g_autoptr (FlipStoredSheet) sheet = NULL, added = NULL;
  g_autoptr (GError) problem = NULL;

  *id = find_as_it_is (library, backup, one);
  if (*id)
    {
      restored->same++;
      return join_around (library, backup, one->id, *id, error);
    }
  sheet = flip_library_load_any (backup, one->id, &problem);
  if (!sheet && is_passing (problem))
    return g_propagate_error (error, g_steal_pointer (&problem)), FALSE;
  if (!sheet || !is_sound (sheet))
    {
      restored->damaged++;
      return TRUE;
    }
  if (!find_here (library, backup, sheet, id, error))
    return FALSE;
  if (*id)
    return join_sheet (library, *id, sheet->session, restored, error)
           && join_around (library, backup, one->id, *id, error);
  added = flip_stored_sheet_new (flip_session_ref (sheet->session));
  added->born = sheet->born;
  added->created = sheet->created;
  added->changed = sheet->changed;
  if (!flip_library_save (library, added, error))
    return FALSE;
  restored->added++;
  *id = added->id;
  return join_around (library, backup, one->id, *id, error);
}

gboolean
flip_library_bring_sheet (FlipLibrary *library, FlipLibrary *from, gint64 *id, GError **error)
{
  g_autofree char *sql =
    g_strdup_printf ("SELECT created FROM sheet WHERE id = %" G_GINT64_FORMAT, *id);
  FlipRestored restored = { 0 };
  Found one = { .id = *id };

  return flip_database_number (from->database, sql, &one.created, error)
         && restore_sheet (library, from, &one, &restored, id, error)
         && (*id || flip_library_miss (one.id, error))
         && flip_library_set_deleted (from, one.id, TRUE, error);
}

/* --- Editions --- */

/* Whether a user could have entered the edition; problems in its text merely make it a draft. */
static gboolean
is_sound_edition (FlipLibrary *library, const FlipEdition *edition)
{
  return !edition->is_damaged && library->find_game (edition->game)
         && flip_name_is_readable (edition->name)
         && g_utf8_strlen (edition->name, -1) <= FLIP_EDITION_LONGEST_NAME
         && is_harmless (edition->maker) && is_one_line (edition->maker)
         && g_utf8_strlen (edition->maker, -1) <= FLIP_LONGEST_TITLE && is_one_line (edition->base)
         && strlen (edition->text) <= FLIP_BOARD_LARGEST;
}

static gboolean
restore_editions (FlipLibrary *library, FlipLibrary *backup, FlipRestored *restored, GError **error)
{
  g_autoptr (GPtrArray) theirs = flip_library_editions (backup, NULL, error);
  g_autoptr (GPtrArray) ours = theirs ? flip_library_editions (library, NULL, error) : NULL;

  if (!ours)
    return FALSE;
  for (guint i = 0; i < theirs->len; i++)
    {
      const FlipEdition *edition = g_ptr_array_index (theirs, i);
      g_autoptr (FlipEdition) added = NULL;

      if (!is_sound_edition (library, edition) || flip_editions_find (ours, edition))
        continue;
      added = flip_edition_new (edition->game, edition->name, edition->text);
      g_free (added->maker);
      added->maker = g_strdup (edition->maker);
      g_free (added->base);
      added->base = g_strdup (edition->base);
      if (!flip_library_save_edition (library, added, error))
        return FALSE;
      restored->editions++;
    }

  return TRUE;
}

/* Sheets are written in batches, as large as possible without keeping others waiting, because the
   disk would take longer per sheet than the rules do. Each sheet is restored completely or not at
   all, so that this may stop at any point. */
static gboolean
restore_sheets (FlipLibrary *library,
                FlipLibrary *backup,
                const GArray *sheets,
                FlipRestoreStep step,
                gpointer data,
                FlipRestored *restored,
                GError **error)
{
  FlipRestored so_far = *restored;
  gboolean goes_on = TRUE;
  gint64 until = 0, id;

  for (guint i = 0; i < sheets->len && goes_on; i++)
    {
      /* If they can't be combined, they are written one by one, and the first failure gives the
         reason. */
      if (!library->database->is_gathering && flip_database_gather (library->database, NULL))
        until = g_get_monotonic_time () + LONGEST_TOGETHER;
      if (!restore_sheet (library, backup, &g_array_index (sheets, Found, i), &so_far, &id, error))
        return flip_database_commit_gathered (library->database, NULL), FALSE;
      goes_on = !step || step (i + 1, sheets->len, data);
      if (goes_on && i + 1 < sheets->len && g_get_monotonic_time () < until)
        continue;
      if (!flip_database_commit_gathered (library->database, error))
        return FALSE;
      *restored = so_far;
    }

  return TRUE;
}

gboolean
flip_library_restore (FlipLibrary *library,
                      const char *path,
                      FlipRestoreStep step,
                      gpointer data,
                      FlipRestored *restored,
                      GError **error)
{
  g_autoptr (FlipLibrary) backup = NULL;
  g_autoptr (GArray) sheets = NULL;

  g_return_val_if_fail (library && library->database, FALSE);
  g_return_val_if_fail (path && restored, FALSE);
  g_return_val_if_fail (!error || !*error, FALSE);

  *restored = (FlipRestored){ 0 };
  backup = open_backup (path, library->find_game, error);
  if (!backup || !restore_editions (library, backup, restored, error))
    return FALSE;
  sheets = list_sheets (backup, error);
  return sheets && restore_sheets (library, backup, sheets, step, data, restored, error);
}

/* Appends a sentence with its number, unless that is 0. */
static void
add_sentence (GString *words, const char *format, guint n)
{
  if (n == 0)
    return;
  if (words->len)
    g_string_append_c (words, ' ');
  g_string_append_printf (words, format, n);
}

char *
flip_restored_tell (const FlipRestored *restored)
{
  g_autoptr (GString) words = g_string_new (NULL);

  g_return_val_if_fail (restored, NULL);

  /* Translators: %u: how many */
  add_sentence (words, ngettext ("%u sheet was added.", "%u sheets were added.", restored->added),
                restored->added);
  add_sentence (words,
                /* Translators: %u: how many */
                ngettext ("%u sheet has more moves now.", "%u sheets have more moves now.",
                          restored->grown),
                restored->grown);
  add_sentence (
    /* Translators: %u: how many */
    words, ngettext ("%u sheet was already there.", "%u sheets were already there.", restored->same),
    restored->same);
  add_sentence (words,
                /* Translators: %u: how many */
                ngettext ("%u sheet can’t be read.", "%u sheets can’t be read.", restored->damaged),
                restored->damaged);
  add_sentence (words,
                /* Translators: %u: how many */
                ngettext ("%u edition was added.", "%u editions were added.", restored->editions),
                restored->editions);
  if (words->len == 0)
    g_string_append (words, _ ("There are no sheets in this backup."));
  return g_string_free (g_steal_pointer (&words), FALSE);
}
