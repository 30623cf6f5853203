/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/store/fault-work.h"

#include "games/games.h"
#include "store/library/backup.h"
#include "store/library/library-private.h"
#include "tests/engine/play.h"

#include <string.h>

#define SHEETS 3

/* No use of a library takes as many calls. */
#define MOST 100000

/* Tries of a use that takes few. */
#define FEWEST 20

/* Everything a use of a library needs, made before anything fails. */
typedef struct
{
  GBytes *file;          /* of the library */
  GBytes *backup;        /* of it and one sheet more, or NULL */
  char *before[SHEETS];  /* its sheets */
  char *after;           /* the one that is changed by this, or NULL */
  FlipSession *imported; /* by this, or NULL */
  guint to_open, in_all; /* calls without a fault */
} Work;

typedef struct
{
  const char *name;
  /* Opens the library at the path and uses it; gives what came of it. */
  gboolean (*use) (const Work *work, const char *path, GError **error);
  gboolean adds, changes, is_old;
  gboolean adds_edition, changes_edition, deletes_edition;
  gboolean has_backup; /* a file beside the library, with one sheet more */
} Use;

#define OLD_EDITION "[board]\nstars=3\n"
#define NEW_EDITION "[board]\nstars=4\n"

/* The one that is loaded and saved. */
#define CHANGED 2

static FlipSession *
new_session (void)
{
  FlipSession *session = place_session (77, "Dee", "Eve", NULL);
  FlipRandom random;

  flip_random_seed (&random, 77, 1);
  place_play (session, &random, 8);
  return session;
}

/* Uses */

static gboolean
use_list (const Work *work, const char *path, GError **error)
{
  g_autoptr (FlipLibrary) library = flip_library_open (path, flip_games_find, error);
  g_autoptr (GPtrArray) list = NULL, found = NULL;

  if (!library)
    return FALSE;
  list = flip_library_list (library, NULL, 0, 100, error);
  found = list ? flip_library_list (library, "ann", 0, 100, error) : NULL;
  if (!found)
    return FALSE;
  g_assert_cmpuint (list->len, ==, SHEETS);
  g_assert_cmpuint (found->len, ==, SHEETS);
  for (guint i = 0; i < list->len; i++)
    {
      const FlipSheetInfo *info = g_ptr_array_index (list, i);

      g_assert_cmpstr (info->game, ==, "fliptown");
      g_assert_cmpstr (info->seats[0].name, ==, "Ann");
    }
  return TRUE;
}

static gboolean
use_load (const Work *work, const char *path, GError **error)
{
  g_autoptr (FlipLibrary) library = flip_library_open (path, flip_games_find, error);
  g_autoptr (FlipStoredSheet) sheet = library ? flip_library_load (library, CHANGED, error) : NULL;
  g_autofree char *text = NULL;

  if (!sheet)
    return FALSE;
  text = place_print (sheet->session);
  g_assert_cmpstr (text, ==, work->before[CHANGED - 1]);
  return TRUE;
}

static gboolean
use_save (const Work *work, const char *path, GError **error)
{
  g_autoptr (FlipLibrary) library = flip_library_open (path, flip_games_find, error);
  g_autoptr (FlipStoredSheet) sheet = library ? flip_library_load (library, CHANGED, error) : NULL;
  FlipRandom random;

  if (!sheet)
    return FALSE;
  flip_random_seed (&random, 5, 1);
  flip_session_undo (sheet->session);
  flip_session_set_tag (sheet->session, "place", "at the lake");
  place_play (sheet->session, &random, 3);
  return flip_library_save (library, sheet, error);
}

static gboolean
use_import (const Work *work, const char *path, GError **error)
{
  g_autoptr (FlipLibrary) library = flip_library_open (path, flip_games_find, error);
  g_autoptr (FlipStoredSheet) sheet =
    library ? flip_library_import (library, new_session (), error) : NULL;

  return sheet != NULL;
}

static gboolean
use_add_edition (const Work *work, const char *path, GError **error)
{
  g_autoptr (FlipLibrary) library = flip_library_open (path, flip_games_find, error);
  g_autoptr (FlipEdition) edition = flip_edition_new ("fliptown", "Second", NEW_EDITION);

  return library && flip_library_save_edition (library, edition, error);
}

static gboolean
use_change_edition (const Work *work, const char *path, GError **error)
{
  g_autoptr (FlipLibrary) library = flip_library_open (path, flip_games_find, error);
  g_autoptr (FlipEdition) edition = library ? flip_library_load_edition (library, 1, error) : NULL;

  if (!edition)
    return FALSE;
  g_assert_cmpstr (edition->text, ==, OLD_EDITION);
  g_free (edition->text);
  edition->text = g_strdup (NEW_EDITION);
  return flip_library_save_edition (library, edition, error);
}

static gboolean
use_list_editions (const Work *work, const char *path, GError **error)
{
  g_autoptr (FlipLibrary) library = flip_library_open (path, flip_games_find, error);
  g_autoptr (GPtrArray) list = library ? flip_library_editions (library, "fliptown", error) : NULL;

  if (!list)
    return FALSE;
  g_assert_cmpuint (list->len, ==, 1);
  g_assert_cmpstr (((const FlipEdition *) list->pdata[0])->text, ==, OLD_EDITION);
  return TRUE;
}

static gboolean
use_delete_edition (const Work *work, const char *path, GError **error)
{
  g_autoptr (FlipLibrary) library = flip_library_open (path, flip_games_find, error);

  return library && flip_library_set_edition_deleted (library, 1, TRUE, error);
}

#define BACKUP ".backup"

static gboolean
use_backup (const Work *work, const char *path, GError **error)
{
  g_autoptr (FlipLibrary) library = flip_library_open (path, flip_games_find, error);
  g_autofree char *file = g_strconcat (path, ".new", NULL);

  return library && flip_library_backup (library, file, error);
}

/* What was restored up to a fault stays, and the next time brings the rest. */
static gboolean
use_restore (const Work *work, const char *path, GError **error)
{
  g_autoptr (FlipLibrary) library = flip_library_open (path, flip_games_find, error);
  g_autofree char *file = g_strconcat (path, BACKUP, NULL);
  FlipRestored restored;

  if (!library || !flip_library_restore (library, file, NULL, NULL, &restored, error))
    return FALSE;
  g_assert_cmpuint (restored.damaged, ==, 0);
  g_assert_cmpuint (restored.added, ==, 1);
  return TRUE;
}

static gboolean
use_open (const Work *work, const char *path, GError **error)
{
  g_autoptr (FlipLibrary) library = flip_library_open (path, flip_games_find, error);

  return library != NULL;
}

static const Use uses[] = {
  { "open", use_open, FALSE, FALSE, FALSE },
  { "list", use_list, FALSE, FALSE, FALSE },
  { "load", use_load, FALSE, FALSE, FALSE },
  { "save", use_save, FALSE, TRUE, FALSE },
  { "import", use_import, TRUE, FALSE, FALSE },
  { "migrate", use_open, FALSE, FALSE, TRUE },
  { .name = "add-edition", .use = use_add_edition, .adds_edition = TRUE },
  { .name = "change-edition", .use = use_change_edition, .changes_edition = TRUE },
  { .name = "list-editions", .use = use_list_editions },
  { .name = "backup", .use = use_backup },
  { .name = "restore", .use = use_restore, .adds = TRUE, .has_backup = TRUE },
  { .name = "delete-edition", .use = use_delete_edition, .deletes_edition = TRUE },
};

/* The library before */

static void
read_texts (FlipLibrary *library, char **texts)
{
  for (guint i = 0; i < SHEETS; i++)
    texts[i] = place_load_text (library, i + 1);
}

/* What the last steps have added is taken away again. */
static void
make_older (Place *place)
{
  place_make_database (
    place->path,
    "DROP INDEX sheet_by_creation; DROP INDEX sheet_by_start; DROP INDEX move_by_start;"
    "DROP TABLE label; DROP TABLE result; ALTER TABLE sheet DROP COLUMN opponent;"
    "ALTER TABLE sheet DROP COLUMN ended;"
    "ALTER TABLE sheet DROP COLUMN played;"
    "ALTER TABLE sheet DROP COLUMN kept;"
    "DROP TABLE verdict; DROP TABLE edition; DROP INDEX sheet_by_edition;"
    "ALTER TABLE sheet DROP COLUMN edition;"
    "PRAGMA user_version = 4");
}

static void
add_edition (FlipLibrary *library)
{
  g_autoptr (FlipEdition) edition = flip_edition_new ("fliptown", "First", OLD_EDITION);

  g_assert_true (flip_library_save_edition (library, edition, NULL));
}

static GBytes *
make_backup (Place *place)
{
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autofree char *file = g_strconcat (place->path, BACKUP, NULL);
  g_autoptr (FlipStoredSheet) sheet = flip_library_add (library, new_session (), NULL);

  g_assert_nonnull (sheet);
  g_assert_true (flip_library_backup (library, file, NULL));
  /* The library itself goes without it. */
  flip_library_close (g_steal_pointer (&library));
  return place_read (file);
}

static void
put_backup (const Work *work, Place *place)
{
  g_autofree char *file = g_strconcat (place->path, BACKUP, NULL);

  if (work->backup)
    place_write (file, g_bytes_get_data (work->backup, NULL), g_bytes_get_size (work->backup));
}

static void
make_library (Place *place, Work *work, const Use *use)
{
  g_autoptr (FlipLibrary) library = place_open (place);
  FlipRandom random;

  flip_random_seed (&random, 1, 1);
  for (guint i = 0; i < SHEETS; i++)
    {
      g_autoptr (FlipStoredSheet) sheet =
        place_add (library, place_session (i, "Ann", i ? "Bob" : NULL, NULL));

      place_play (sheet->session, &random, 6 * i);
      place_save (library, sheet);
    }
  add_edition (library);
  read_texts (library, work->before);
  flip_library_close (g_steal_pointer (&library));
  if (use->is_old)
    make_older (place);
  work->file = place_read (place->path);
  if (use->has_backup)
    work->backup = make_backup (place);
}

/* Once without any fault, to know what comes of it. */
static void
work_begin (Work *work, const Use *use)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = NULL;
  GError *error = NULL;

  *work = (Work){ 0 };
  make_library (place, work, use);
  if (work->backup)
    place_write (place->path, g_bytes_get_data (work->file, NULL), g_bytes_get_size (work->file));
  put_backup (work, place);
  g_assert_true (use->use (work, place->path, &error));
  g_assert_no_error (error);
  library = place_open (place);
  if (use->changes)
    work->after = place_load_text (library, CHANGED);
  g_assert_cmpint (flip_library_count (library, NULL, NULL), ==, SHEETS + use->adds);
}

/* Most calls are made while the library is opened, which is the same for all uses, and tried by itself. */
static void
count_calls (Work *work, const Use *use, const Fault *fault)
{
  g_autoptr (Place) place = place_new ();

  if (use->use == use_open || !fault->calls)
    return;
  place_write (place->path, g_bytes_get_data (work->file, NULL), g_bytes_get_size (work->file));
  put_backup (work, place);
  fault->fail_at (0, FALSE);
  g_assert_true (use_open (work, place->path, NULL));
  work->to_open = fault->calls ();
  fault->fail_at (0, FALSE);
  g_assert_true (use->use (work, place->path, NULL));
  work->in_all = fault->calls ();
}

static void
work_end (Work *work)
{
  g_bytes_unref (work->file);
  g_clear_pointer (&work->backup, g_bytes_unref);
  for (guint i = 0; i < SHEETS; i++)
    g_free (work->before[i]);
  g_free (work->after);
}

/* After a fault */

static void
assert_editions_kept (FlipLibrary *library, const Use *use, gboolean done)
{
  g_autoptr (GPtrArray) list = flip_library_editions (library, NULL, NULL);
  const FlipEdition *first;
  gboolean is_new;

  /* The older library had none. */
  if (use->is_old)
    {
      g_assert_cmpuint (list->len, ==, 0);
      return;
    }
  if (use->deletes_edition)
    {
      g_assert_true (list->len == 0 || (!done && list->len == 1));
      return;
    }
  g_assert_true (list->len == 1u + use->adds_edition || (!done && list->len == 1));
  first = g_ptr_array_index (list, 0);
  g_assert_false (first->is_damaged);
  is_new = g_str_equal (first->text, NEW_EDITION);
  g_assert_true (is_new || g_str_equal (first->text, OLD_EDITION));
  g_assert_true (is_new ? use->changes_edition : !done || !use->changes_edition);
}

/* All is as it was, or as it should be now; and that only if it was said to be. */
static void
assert_kept (const Work *work, const Use *use, Place *place, gboolean done)
{
  g_autoptr (FlipLibrary) library = place_open (place);
  gint64 n = flip_library_count (library, NULL, NULL);

  g_assert_true (n == SHEETS + use->adds || (!done && n == SHEETS));
  assert_editions_kept (library, use, done);
  for (guint i = 0; i < SHEETS; i++)
    {
      g_autofree char *text = place_load_text (library, i + 1);
      gboolean is_after = use->changes && i + 1 == CHANGED && g_str_equal (text, work->after);

      if (!is_after)
        g_assert_cmpstr (text, ==, work->before[i]);
      g_assert_true (is_after || !done || !use->changes || i + 1 != CHANGED);
    }
}

/* It says which library, and is not mistaken for damage. */
static void
assert_clear (const Fault *fault, const GError *error, Place *place)
{
  g_assert_nonnull (error);
  if (!strstr (error->message, place->path))
    g_error ("“%s” does not name %s", error->message, place->path);
  g_assert_cmpuint (strlen (error->message), >, strlen (place->path) + 20);
  g_assert_null (strstr (error->message, "not an error"));
  if (fault->word && !strstr (error->message, fault->word))
    g_error ("“%s” does not say “%s”", error->message, fault->word);
  g_assert_false (g_error_matches (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_DAMAGED));
  g_assert_false (g_error_matches (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_FOREIGN));
}

/* Whether the nth call was reached at all. */
static gboolean
try_at (const Work *work, const Use *use, const Fault *fault, guint n, gboolean for_ever)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (GError) error = NULL;
  gboolean done, has_failed;

  place_write (place->path, g_bytes_get_data (work->file, NULL), g_bytes_get_size (work->file));
  put_backup (work, place);
  fault->fail_at (n, for_ever);
  done = use->use (work, place->path, &error);
  has_failed = fault->has_failed ();
  fault->fail_at (0, FALSE);
  g_assert_true (done == (error == NULL));
  g_assert_true (done || has_failed);
  if (!done)
    assert_clear (fault, error, place);
  assert_kept (work, use, place, done);
  return has_failed;
}

typedef struct
{
  const Use *use;
  const Fault *fault;
} Test;

static void
test_use (gconstpointer data)
{
  const Test *test = data;
  guint stride =
    g_getenv ("FLIPSIDE_TEST_EVERY") ? 1 : test->fault->stride * MIN (play_step (), 4);
  guint tried = 0, n, first;
  Work work;

  work_begin (&work, test->use);
  count_calls (&work, test->use, test->fault);
  /* Closing is among them. */
  first = work.to_open - MIN (work.to_open, 20);
  if (work.in_all)
    stride = CLAMP ((work.in_all - first) / FEWEST, 1, stride);
  for (guint for_ever = 0; for_ever < 2; for_ever++)
    {
      for (n = first + 1 + for_ever; try_at (&work, test->use, test->fault, n, for_ever);
           n += stride)
        {
          tried++;
          g_assert_cmpuint (n, <, MOST);
        }
    }
  g_test_message ("%u faults in %u calls", tried, n);
  g_assert_cmpuint (tried, >, 5);
  work_end (&work);
}

void
fault_add_tests (const char *name, const Fault *fault)
{
  for (guint i = 0; i < G_N_ELEMENTS (uses); i++)
    {
      Test *test = g_new (Test, 1);
      g_autofree char *path = g_strdup_printf ("/store/%s/%s", name, uses[i].name);

      *test = (Test){ &uses[i], fault };
      g_test_add_data_func_full (path, test, test_use, g_free);
    }
}
