/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The power is cut at any moment at which something is about to be written: what was written since the
   last sync is lost, torn or reordered. Every sheet and edition that was saved by then is there, as it was
   saved.
   The same test notices when SQLite is told to do without syncs, so it can tell.

   With FLIPSIDE_TEST_EVERY each moment is tried, otherwise one in some. */

#include "games/games.h"
#include "store/library/library-private.h"
#include "tests/engine/play.h"
#include "tests/store/disk.h"
#include "tests/store/place.h"

#define SHEETS 4
#define ROUNDS 12
#define STRIDE 11

typedef struct
{
  Place *place;
  FlipRandom random;
  char *saved[SHEETS]; /* as the library has acknowledged them, or NULL */
  char *saving;        /* what is being saved, or NULL */
  guint sheet;         /* which that is */
  char *edition;       /* the text of the one edition, as the library has acknowledged it, or NULL */
  char *new_edition;   /* what is being saved, or NULL */
  guint moments, stride, cuts, losses;
  char *first_loss;
} Work;

/* Looks for what must not be; gives it in words, or NULL. */

static char *
complain_of_sheet (const Work *work, FlipLibrary *library, guint i)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FlipStoredSheet) sheet = NULL;
  g_autofree char *text = NULL;

  if (!work->saved[i])
    return NULL;
  sheet = flip_library_load (library, i + 1, &error);
  if (!sheet)
    return g_strdup_printf ("sheet %u is lost: %s", i + 1, error->message);
  text = place_print (sheet->session);
  if (g_str_equal (text, work->saved[i])
      || (work->saving && work->sheet == i && g_str_equal (text, work->saving)))
    return NULL;
  return g_strdup_printf ("sheet %u is another", i + 1);
}

static char *
complain_of_edition (const Work *work, FlipLibrary *library)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FlipEdition) edition = NULL;

  if (!work->edition)
    return NULL;
  edition = flip_library_load_edition (library, 1, &error);
  if (!edition)
    return g_strdup_printf ("the edition is lost: %s", error->message);
  if (g_str_equal (edition->text, work->edition) || !g_strcmp0 (edition->text, work->new_edition))
    return NULL;
  return g_strdup ("the edition is another");
}

static char *
complain_of_library (const Work *work, FlipLibrary *library)
{
  g_autoptr (sqlite3_stmt) statement =
    flip_database_prepare (library->database, "PRAGMA integrity_check", NULL);
  gboolean row;

  if (!statement || !flip_statement_step (library->database, statement, &row, NULL)
      || !g_str_equal (flip_statement_column (statement, 0), "ok"))
    return g_strdup ("the file is damaged");
  for (guint i = 0; i < SHEETS; i++)
    {
      char *complaint = complain_of_sheet (work, library, i);

      if (complaint)
        return complaint;
    }

  return complain_of_edition (work, library);
}

static char *
complain (const Work *work, Place *after)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FlipLibrary) library = flip_library_open (after->path, flip_games_find, &error);

  if (!library)
    return g_strdup_printf ("it does not open: %s", error->message);
  return complain_of_library (work, library);
}

static void
cut_power (Work *work, DiskLoss loss)
{
  g_autoptr (Place) after = place_new ();
  g_autofree char *complaint = NULL;

  disk_cut (work->place->folder, after->folder, loss, &work->random);
  complaint = complain (work, after);
  work->cuts++;
  if (!complaint)
    return;
  if (work->losses++ == 0)
    work->first_loss = g_strdup_printf ("moment %u, loss %d: %s", work->moments, loss, complaint);
}

static void
moment_cb (gpointer data)
{
  Work *work = data;

  if (work->moments++ % work->stride)
    return;
  for (DiskLoss loss = 0; loss < DISK_N_LOSSES; loss++)
    cut_power (work, loss);
}

/* Saving */

static void
save (Work *work, FlipLibrary *library, FlipStoredSheet *sheet, guint i)
{
  work->sheet = i;
  work->saving = place_print (sheet->session);
  place_save (library, sheet);
  g_free (work->saved[i]);
  work->saved[i] = g_steal_pointer (&work->saving);
}

/* It is changed in each round, as if somebody typed. */
static void
save_edition (Work *work, FlipLibrary *library, FlipEdition *edition, guint round)
{
  work->new_edition = g_strdup_printf ("[start]\ncash=%u\n", round);
  g_free (edition->text);
  edition->text = g_strdup (work->new_edition);
  g_assert_true (flip_library_save_edition (library, edition, NULL));
  g_free (work->edition);
  work->edition = g_steal_pointer (&work->new_edition);
}

static void
play_a_round (Work *work, FlipLibrary *library, FlipStoredSheet **sheets, FlipRandom *random)
{
  for (guint i = 0; i < SHEETS; i++)
    {
      if (i == 2)
        flip_session_undo (sheets[i]->session);
      if (i == 3)
        flip_session_set_tag (sheets[i]->session, "place", "at the lake");
      place_play (sheets[i]->session, random, 1 + i);
      save (work, library, sheets[i], i);
    }
}

/* The log goes home often, so that power is cut in the middle of that too. */
static void
play (Work *work, const char *settings)
{
  g_autoptr (FlipLibrary) library = place_open (work->place);
  g_autoptr (FlipEdition) edition = flip_edition_new ("fliptown", "Ours", "");
  FlipStoredSheet *sheets[SHEETS];
  FlipRandom random;

  flip_random_seed (&random, 1, 1);
  place_run (library, "PRAGMA wal_autocheckpoint = 25");
  place_run (library, settings);
  for (guint i = 0; i < SHEETS; i++)
    {
      sheets[i] = flip_stored_sheet_new (place_session (i, "Ann", i % 2 ? "Bob" : NULL, NULL));
      save (work, library, sheets[i], i);
    }
  for (guint i = 0; i < ROUNDS; i++)
    {
      save_edition (work, library, edition, i);
      play_a_round (work, library, sheets, &random);
    }
  for (guint i = 0; i < SHEETS; i++)
    flip_stored_sheet_free (sheets[i]);
}

static void
work_begin (Work *work)
{
  *work = (Work){
    .place = place_new (),
    .stride = g_getenv ("FLIPSIDE_TEST_EVERY") ? 1 : STRIDE * MIN (play_step (), 4),
  };
  flip_random_seed (&work->random, 2, 1);
  disk_watch (moment_cb, work);
}

static void
work_end (Work *work)
{
  disk_watch (NULL, NULL);
  g_test_message ("%u moments, %u cuts, %u losses: %s", work->moments, work->cuts, work->losses,
                  work->first_loss ? work->first_loss : "none");
  g_assert_cmpuint (work->cuts, >, 20);
  place_free (work->place);
  for (guint i = 0; i < SHEETS; i++)
    g_free (work->saved[i]);
  g_free (work->edition);
  g_free (work->first_loss);
}

/* Also when all is done and the library is closed. */
static void
test_nothing_is_lost (void)
{
  Work work;

  work_begin (&work);
  play (&work, "SELECT 1");
  cut_power (&work, DISK_LOSES);
  g_assert_cmpstr (work.first_loss, ==, NULL);
  work_end (&work);
}

/* The test would notice. */
static void
test_without_syncs (gconstpointer settings)
{
  Work work;

  work_begin (&work);
  play (&work, settings);
  g_assert_cmpuint (work.losses, >, 0);
  work_end (&work);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  disk_use ();
  g_test_add_func ("/store/power/nothing-is-lost", test_nothing_is_lost);
  g_test_add_data_func ("/store/power/synchronous-off", "PRAGMA synchronous = OFF",
                        test_without_syncs);
  g_test_add_data_func ("/store/power/synchronous-normal", "PRAGMA synchronous = NORMAL",
                        test_without_syncs);
  return g_test_run ();
}
