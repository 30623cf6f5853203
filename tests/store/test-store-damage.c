/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A damaged library: it is refused with all its bytes, or it opens, and then each sheet is as it
   was or refuses to load. What can be saved of it is as it was, and it is kept when that takes its
   place. Never a crash, never a sheet that is silently another. */

#include "games/fliptown/fliptown.h"
#include "games/games.h"
#include "store/database/schema.h"
#include "store/library/library-private.h"
#include "store/recovery/recovery.h"
#include "tests/engine/play.h"
#include "tests/store/disk.h"
#include "tests/store/place.h"

#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define SHEETS 12
#define PAGE   4096

/* Of libraries that open, one in so many is looked through for what could be saved. */
#define LOOK_STRIDE 8

/* A library as it was before the damage. */
typedef struct
{
  GBytes *bytes;
  char *texts[SHEETS]; /* of sheets 1, 2 … */
} Original;

static void
original_free (Original *original)
{
  g_bytes_unref (original->bytes);
  for (guint i = 0; i < SHEETS; i++)
    g_free (original->texts[i]);
  g_free (original);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Original, original_free)

/* All kinds of sheets: with and without moves, tags, options, other boards, taken back. */
static FlipSession *
session_of (guint i, FlipRandom *random)
{
  g_autoptr (FlipSetup) setup = play_any_setup (&fliptown_game, random);
  g_autofree char *rich =
    play_replace (fliptown_game.boards[0].text, "cash=4\ngold=2", "cash=9\ngold=3");
  FlipSession *session;

  setup->dealt = i % 4 != 3;
  if (i % 5 == 2)
    flip_setup_set_board (setup, "rich.board", rich);
  session = flip_session_new (setup, NULL);
  if (i % 2)
    {
      flip_session_set_tag (session, "place", "at the lake");
      flip_session_set_tag (session, "date", "2024-02-29");
    }
  if (i % 3)
    place_play (session, random, i == 4 ? G_MAXUINT : 12);
  if (i % 3 == 2)
    flip_session_undo (session);
  if (i % 6 == 1)
    flip_session_set_practice (session);
  return session;
}

static Original *
original_new (void)
{
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = place_open (place);
  g_autoptr (GPtrArray) names = NULL;
  Original *original = g_new0 (Original, 1);
  FlipRandom random;

  flip_random_seed (&random, 1, 1);
  for (guint i = 0; i < SHEETS; i++)
    {
      g_autoptr (FlipStoredSheet) sheet = place_add (library, session_of (i, &random));

      g_assert_cmpint (sheet->id, ==, i + 1);
      original->texts[i] = place_print (sheet->session);
    }
  flip_library_close (g_steal_pointer (&library));

  /* Everything is in the one file. */
  names = place_names (place);
  g_assert_cmpuint (names->len, ==, 1);
  original->bytes = place_read (place->path);
  g_assert_cmpuint (g_bytes_get_size (original->bytes) % PAGE, ==, 0);
  return original;
}

/* Looks for what must not be; gives it in words, or NULL. */

static char *
first_difference (const char *a, const char *b)
{
  g_auto (GStrv) as = g_strsplit (a, "\n", -1), bs = g_strsplit (b, "\n", -1);
  guint i = 0;

  while (as[i] && bs[i] && g_str_equal (as[i], bs[i]))
    i++;
  return g_strdup_printf ("“%s” is now “%s”", as[i] ? as[i] : "", bs[i] ? bs[i] : "");
}

static char *
complain_of_sheet (FlipLibrary *library, gint64 id, const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FlipStoredSheet) sheet = flip_library_load (library, id, &error);
  g_autofree char *text = NULL, *difference = NULL;

  if (!sheet)
    return error && *error->message ? NULL : g_strdup ("a sheet does not load, without a word");
  text = place_print (sheet->session);
  if (g_str_equal (text, expected))
    return NULL;
  difference = first_difference (expected, text);
  return g_strdup_printf ("sheet %" G_GINT64_FORMAT " is another: %s", id, difference);
}

static char *
complain_of_sheets (FlipLibrary *library, const Original *original)
{
  for (guint i = 0; i < SHEETS; i++)
    {
      char *complaint = complain_of_sheet (library, i + 1, original->texts[i]);

      if (complaint)
        return complaint;
    }

  return NULL;
}

/* The list may be wrong about damaged sheets, or give an error. */
static void
look_around (FlipLibrary *library)
{
  g_autoptr (GError) error = NULL, none = NULL;
  g_autoptr (GPtrArray) list = flip_library_list (library, "a", 0, 100, &error);
  g_autoptr (GPtrArray) players = flip_library_players (library, &none);

  g_assert_true ((list == NULL) == (error != NULL));
  g_assert_true ((players == NULL) == (none != NULL));
  flip_library_count (library, NULL, NULL);
}

/* A sheet that is added in spite of the damage spoils no other and is not spoilt. */
static char *
complain_of_adding (FlipLibrary *library, const Original *original)
{
  FlipRandom random;
  FlipSession *session = place_session (77, "Dee", "Eve", NULL);
  g_autofree char *text = NULL;
  g_autoptr (FlipStoredSheet) sheet = NULL;
  char *complaint;

  flip_random_seed (&random, 77, 1);
  place_play (session, &random, 20);
  text = place_print (session);
  sheet = flip_library_add (library, session, NULL);
  if (!sheet)
    return NULL;
  complaint = complain_of_sheet (library, sheet->id, text);
  return complaint ? complaint : complain_of_sheets (library, original);
}

/* Recovery */

static gboolean
is_untouched (const char *path, GBytes *damaged)
{
  g_autoptr (GBytes) bytes = place_read (path);

  return g_bytes_equal (bytes, damaged);
}

/* Every sheet is either saved or said to be lost, with a reason. */
static char *
complain_of_report (FlipRecovery *recovery)
{
  GPtrArray *sheets = flip_recovery_sheets (recovery);
  guint saved = 0;

  for (guint i = 0; i < sheets->len; i++)
    {
      const FlipFoundSheet *sheet = g_ptr_array_index (sheets, i);

      saved += sheet->reason == NULL;
      if (sheet->reason && !*sheet->reason)
        return g_strdup ("a sheet is lost without a word");
    }
  return saved == flip_recovery_n_saved (recovery) ? NULL : g_strdup ("the count is wrong");
}

/* A new library has what was saved, each sheet as it was, and the damaged one is kept. */
static char *
complain_of_replacing (Place *place,
                       FlipRecovery *recovery,
                       GBytes *damaged,
                       const Original *original)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FlipLibrary) library = NULL;
  g_autofree char *kept = NULL;

  if (!flip_recovery_replace (recovery, &kept, &error))
    return g_strdup_printf ("it can't be replaced: %s", error->message);
  if (!is_untouched (kept, damaged))
    return g_strdup ("the damaged file was not kept");
  library = flip_library_open (place->path, flip_games_find, &error);
  if (!library)
    return g_strdup_printf ("the new library does not open: %s", error->message);
  if (place_number (library, "SELECT count(*) FROM sheet") != flip_recovery_n_saved (recovery))
    return g_strdup ("the new library has not all that was saved");
  return complain_of_sheets (library, original);
}

static char *
complain_of_opened (FlipLibrary *library, const Original *original)
{
  char *complaint;

  look_around (library);
  complaint = complain_of_sheets (library, original);
  return complaint ? complaint : complain_of_adding (library, original);
}

static gboolean
is_refusal (const GError *error)
{
  return g_error_matches (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_DAMAGED)
         || g_error_matches (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_FOREIGN);
}

/* A version that was damaged may look like that of a newer Flipside. */
static gboolean
looks_newer (FlipLibrary *library, const Place *place)
{
  return flip_library_notice (library) && !g_str_equal (flip_library_path (library), place->path);
}

/* What is said to be saved, without touching the file; the recovery is for what comes next. */
static char *
complain_of_looking (Place *place, GBytes *damaged, FlipRecovery **recovery)
{
  g_autoptr (GError) error = NULL;

  *recovery = flip_recovery_look (place->path, flip_games_find, NULL, NULL, &error);
  if (!*recovery)
    return g_strdup_printf ("nobody can look for what can be saved: %s", error->message);
  if (!is_untouched (place->path, damaged))
    return g_strdup ("looking has changed the file");
  return complain_of_report (*recovery);
}

static char *
complain_of_refused (Place *place, const GError *refusal, GBytes *damaged, const Original *original)
{
  g_autoptr (FlipRecovery) recovery = NULL;
  char *complaint;

  if (!is_refusal (refusal) || !*refusal->message)
    return g_strdup_printf ("it is refused for another reason: %s", refusal->message);
  if (!is_untouched (place->path, damaged))
    return g_strdup ("the refused file was changed");
  complaint = complain_of_looking (place, damaged, &recovery);
  return complaint ? complaint : complain_of_replacing (place, recovery, damaged, original);
}

/* Looks for what can be saved if the library is refused, and now and then if it is not. */
static char *
complain (Place *place, GBytes *damaged, const Original *original, gboolean looks)
{
  g_autoptr (FlipRecovery) recovery = NULL;
  g_autoptr (FlipLibrary) library = NULL;
  g_autoptr (GError) error = NULL;
  char *complaint = looks ? complain_of_looking (place, damaged, &recovery) : NULL;

  if (complaint)
    return complaint;
  library = flip_library_open (place->path, flip_games_find, &error);
  if (!library)
    return complain_of_refused (place, error, damaged, original);
  return looks_newer (library, place) ? NULL : complain_of_opened (library, original);
}

/* One damage: some bytes are others, or the file is shorter. */
typedef struct
{
  gsize at;
  GBytes *bytes;
  gsize length; /* of the file, or 0 for all of it */
  char *what;
} Damage;

static void
damage_free (Damage *damage)
{
  g_bytes_unref (damage->bytes);
  g_free (damage->what);
  g_free (damage);
}

/* The damages of one test, and what was found wrong with them. */
typedef struct
{
  Original *original;
  GPtrArray *damages;
  GString *complaints;
  guint tried, failed;
} Trial;

static void
trial_begin (Trial *trial)
{
  *trial = (Trial){
    .original = original_new (),
    .damages = g_ptr_array_new_with_free_func ((GDestroyNotify) damage_free),
    .complaints = g_string_new (NULL),
  };
}

/* Takes the words. */
static void
trial_add (Trial *trial, gsize at, gconstpointer bytes, gsize n, gsize length, char *what)
{
  Damage *damage = g_new (Damage, 1);

  *damage = (Damage){ at, g_bytes_new (bytes, n), length, what };
  g_ptr_array_add (trial->damages, damage);
}

static guint8 *
copy_of (const Original *original, gsize *size)
{
  gconstpointer data = g_bytes_get_data (original->bytes, size);

  return g_memdup2 (data, *size);
}

static char *
complain_of_damage (const Original *original, const Damage *damage, gboolean looks)
{
  g_autoptr (Place) place = place_new ();
  gsize size, n;
  g_autofree guint8 *data = copy_of (original, &size);
  gconstpointer bytes = g_bytes_get_data (damage->bytes, &n);
  g_autoptr (GBytes) damaged = NULL;

  if (n)
    memcpy (data + damage->at, bytes, n);
  damaged = g_bytes_new (data, damage->length ? damage->length : size);
  place_write (place->path, data, g_bytes_get_size (damaged));
  return complain (place, damaged, original, looks);
}

/* Says which damage is tried, and then what is wrong with it; each a line. */
static void
try_from (Trial *trial, guint first, int end)
{
  for (guint i = first; i < trial->damages->len; i++)
    {
      g_autofree char *complaint = NULL;

      dprintf (end, "try %u\n", i);
      complaint = complain_of_damage (trial->original, g_ptr_array_index (trial->damages, i),
                                      i % LOOK_STRIDE == 0);
      if (complaint)
        dprintf (end, "%s\n", g_strdelimit (complaint, "\n", ' '));
    }
}

static void
note_complaint (Trial *trial, const char *complaint)
{
  Damage *damage = g_ptr_array_index (trial->damages, trial->tried - 1);

  if (trial->failed++ < 15)
    g_string_append_printf (trial->complaints, "\n%s: %s", damage->what, complaint);
}

/* In a process of its own, for it might crash; then another goes on behind the crash. */
static void
try_rest (Trial *trial)
{
  int ends[2], status;
  GPid process;
  FILE *said;
  char line[4000];

  g_assert_cmpint (pipe (ends), ==, 0);
  process = fork ();
  g_assert_cmpint (process, >=, 0);
  if (process == 0)
    {
      try_from (trial, trial->tried, ends[1]);
      _exit (0);
    }
  close (ends[1]);
  said = fdopen (ends[0], "r");
  while (fgets (line, sizeof line, said))
    {
      if (sscanf (line, "try %u", &trial->tried) == 1)
        trial->tried++;
      else
        note_complaint (trial, g_strchomp (line));
    }
  fclose (said);
  g_assert_cmpint (waitpid (process, &status, 0), ==, process);
  if (WIFSIGNALED (status))
    note_complaint (trial, g_strsignal (WTERMSIG (status)));
  else
    g_assert_cmpint (WEXITSTATUS (status), ==, 0);
}

static void
trial_end (Trial *trial)
{
  g_autofree char *complaints = NULL;

  g_assert_cmpuint (trial->damages->len, >, 0);
  while (trial->tried < trial->damages->len)
    try_rest (trial);
  g_ptr_array_unref (trial->damages);
  original_free (trial->original);
  complaints = g_string_free (trial->complaints, FALSE);
  if (trial->failed)
    g_error ("%u of %u damages: %s", trial->failed, trial->tried, complaints);
}

static void
try_flip (Trial *trial, gsize at, guint8 bits)
{
  const guint8 *data = g_bytes_get_data (trial->original->bytes, NULL);
  guint8 flipped = data[at] ^ bits;

  trial_add (trial, at, &flipped, 1, 0,
             g_strdup_printf ("byte %" G_GSIZE_FORMAT " with bits %02x flipped", at, bits));
}

/* The library itself, undamaged, so that the tests below mean something. */
static void
test_undamaged (void)
{
  g_autoptr (Original) original = original_new ();
  g_autoptr (Place) place = place_new ();
  g_autoptr (FlipLibrary) library = NULL;
  gsize size;
  g_autofree guint8 *data = copy_of (original, &size);

  place_write (place->path, data, size);
  library = place_open (place);
  for (guint i = 0; i < SHEETS; i++)
    {
      g_autofree char *text = place_load_text (library, i + 1);

      g_assert_cmpstr (text, ==, original->texts[i]);
    }
}

/* SQLite's header, byte by byte. */
static void
test_header (void)
{
  Trial trial;

  trial_begin (&trial);
  for (gsize at = 0; at < 100; at += play_step ())
    {
      /* Bytes that SQLite has no use for. */
      if (at >= 72 && at < 92)
        continue;
      try_flip (&trial, at, 0x01);
      try_flip (&trial, at, 0x80);
    }
  trial_end (&trial);
}

/* The description of the tables. */
static void
test_schema (void)
{
  FlipRandom random;
  Trial trial;

  trial_begin (&trial);
  flip_random_seed (&random, 2, 1);
  for (guint i = 0; i < play_sample (80, 4); i++)
    try_flip (&trial, 100 + flip_random_below (&random, PAGE - 100),
              (guint8) (1 << flip_random_below (&random, 8)));
  trial_end (&trial);
}

static void
test_flips (void)
{
  FlipRandom random;
  Trial trial;
  gsize size;

  trial_begin (&trial);
  flip_random_seed (&random, 3, 1);
  size = g_bytes_get_size (trial.original->bytes);
  for (guint i = 0; i < play_sample (250, 8); i++)
    try_flip (&trial, PAGE + flip_random_below (&random, (guint32) size - PAGE),
              (guint8) (1 << flip_random_below (&random, 8)));
  trial_end (&trial);
}

/* Flips where there surely is something: in the rows of the sheets, not in the empty space. */
static void
test_flips_in_text (void)
{
  FlipRandom random;
  Trial trial;
  gsize size;
  const guint8 *data;

  trial_begin (&trial);
  flip_random_seed (&random, 4, 1);
  data = g_bytes_get_data (trial.original->bytes, &size);
  for (guint i = 0; i < play_sample (250, 8);)
    {
      gsize at = PAGE + flip_random_below (&random, (guint32) size - PAGE);

      if (data[at] == 0)
        continue;
      try_flip (&trial, at, (guint8) (1 << flip_random_below (&random, 8)));
      i++;
    }
  trial_end (&trial);
}

/* Rewrites the library as version 1 had it. */
static void
make_older (Original *original)
{
  static const char copy_sql[] =
    "INSERT INTO board SELECT * FROM newer.board;"
    "INSERT INTO sheet SELECT id, game, board, dealt, seed, '', '', search, created, changed, revision, length,"
    " cursor, seal, moment, progress, awaited, finished, practice, deleted FROM newer.sheet;"
    "INSERT INTO seat SELECT sheet, seat, player, score, won FROM newer.seat;"
    "INSERT INTO setting SELECT * FROM newer.setting; INSERT INTO tag SELECT * FROM newer.tag;"
    "INSERT INTO move SELECT * FROM newer.move; PRAGMA user_version = 1; PRAGMA application_id = 0x464c4950;";
  g_autoptr (Place) place = place_new ();
  g_autofree char *older = place_file (place, "older.db");
  g_autofree char *attach = g_strdup_printf ("ATTACH '%s' AS newer", place->path);
  g_autoptr (FlipDatabase) database = NULL;
  gsize size;
  g_autofree guint8 *data = copy_of (original, &size);

  place_write (place->path, data, size);
  database = flip_database_open (older, NULL);
  g_assert_nonnull (database);
  g_assert_true (flip_database_run (database, flip_schema.steps[0], NULL));
  g_assert_true (flip_database_run (database, attach, NULL));
  g_assert_true (flip_database_run (database, copy_sql, NULL));
  flip_database_close (g_steal_pointer (&database));
  g_bytes_unref (original->bytes);
  original->bytes = place_read (older);
}

/* Damage in an older library, which is first to be brought to the newest version. */
static void
test_older (void)
{
  FlipRandom random;
  Trial trial;
  const guint8 *data;
  gsize size;

  trial_begin (&trial);
  make_older (trial.original);
  flip_random_seed (&random, 6, 1);
  data = g_bytes_get_data (trial.original->bytes, &size);
  for (guint i = 0; i < play_sample (150, 8);)
    {
      gsize at = 100 + flip_random_below (&random, (guint32) size - 100);

      if (data[at] == 0)
        continue;
      try_flip (&trial, at, (guint8) (1 << flip_random_below (&random, 8)));
      i++;
    }
  trial_end (&trial);
}

static void
try_page (Trial *trial, guint page, const guint8 *other, const char *with)
{
  trial_add (trial, page * PAGE, other, PAGE, 0,
             g_strdup_printf ("page %u overwritten with %s", page + 1, with));
}

/* Each page is lost: nothing, noise, or another page stands in its place. */
static void
test_pages (void)
{
  guint8 other[PAGE];
  FlipRandom random;
  const guint8 *data;
  Trial trial;
  gsize size;

  trial_begin (&trial);
  flip_random_seed (&random, 5, 1);
  data = g_bytes_get_data (trial.original->bytes, &size);
  for (guint page = 0; page < size / PAGE; page += play_step ())
    {
      guint another = flip_random_below (&random, (guint32) (size / PAGE));
      g_autofree char *with = g_strdup_printf ("page %u", another + 1);

      memset (other, 0, PAGE);
      try_page (&trial, page, other, "zeros");
      for (guint i = 0; i < PAGE; i++)
        other[i] = (guint8) flip_random_below (&random, 256);
      try_page (&trial, page, other, "noise");
      if (another != page)
        try_page (&trial, page, data + another * PAGE, with);
    }
  trial_end (&trial);
}

static void
test_cut_off (void)
{
  Trial trial;

  trial_begin (&trial);
  for (gsize length = 2; length < g_bytes_get_size (trial.original->bytes); length += (PAGE / 2 - 1) * play_step ())
    trial_add (&trial, 0, NULL, 0, length,
               g_strdup_printf ("cut off after %" G_GSIZE_FORMAT " bytes", length));
  trial_end (&trial);
}

/* Each thing that a sheet is, changed behind the library's back in a file that is otherwise in
   order. Sheets 1, 4, 7 and 10 have no moves. */
static void
test_fields (void)
{
  static const char *const changes[] = {
    "UPDATE sheet SET cursor = cursor - 1 WHERE id = 2",
    "UPDATE sheet SET cursor = length WHERE id = 3",
    "UPDATE sheet SET cursor = 0 WHERE id = 5",
    "UPDATE sheet SET cursor = -1 WHERE id = 5",
    "UPDATE sheet SET cursor = cursor + 4294967296 WHERE id = 5",
    "UPDATE sheet SET length = length + 4294967296 WHERE id = 5",
    "UPDATE sheet SET length = length - 1 WHERE id = 5",
    "UPDATE sheet SET practice = 1 WHERE id = 5",
    "UPDATE sheet SET practice = 0 WHERE id = 2",
    "UPDATE sheet SET dealt = 1 - dealt WHERE id = 2",
    "UPDATE sheet SET dealt = 1 - dealt WHERE id = 1",
    "UPDATE sheet SET seed = CAST (seed + 1 AS TEXT) WHERE id = 2",
    "UPDATE sheet SET seed = CAST (seed + 1 AS TEXT) WHERE id = 1",
    "UPDATE sheet SET seed = 'x' WHERE id = 1",
    "UPDATE sheet SET game = 'flopcity' WHERE id = 1",
    "UPDATE sheet SET board = (SELECT max(id) FROM board) WHERE id = 1",
    "UPDATE sheet SET board = (SELECT max(id) FROM board) WHERE id = 2",
    "UPDATE board SET text = replace(text, 'cash=4', 'cash=5')",
    "UPDATE board SET text = ''",
    "UPDATE seat SET player = 'Eve' WHERE sheet = 1 AND seat = 0",
    "UPDATE seat SET player = 'Eve' WHERE sheet = 2 AND seat = 0",
    "UPDATE seat SET seat = 9 WHERE seat = 0",
    "DELETE FROM seat WHERE seat = 0",
    "DELETE FROM setting",
    "UPDATE OR REPLACE setting SET key = 'no-such-option'",
    "UPDATE setting SET value = 'no-such-value'",
    "INSERT OR REPLACE INTO setting VALUES (1, 'bank', 'two')",
    "UPDATE tag SET value = 'elsewhere'",
    "UPDATE tag SET key = 'when' WHERE position = 1",
    "UPDATE tag SET position = 9 WHERE position = 0",
    "DELETE FROM tag WHERE position = 0",
    "INSERT INTO tag VALUES (1, 7, 'place', 'nowhere')",
    "UPDATE move SET text = 'x' WHERE sheet = 5 AND position = 3",
    "UPDATE move SET chain = chain + 1 WHERE sheet = 5 AND position = 3",
    "UPDATE move SET position = position + 1000 WHERE sheet = 5 AND position = 3",
    "DELETE FROM move WHERE sheet = 5 AND position = 0",
    "DELETE FROM move WHERE sheet = 5",
    "DELETE FROM move WHERE position = 3",
    "UPDATE move SET sheet = 1 WHERE sheet = 2",
  };
  g_autoptr (Original) original = original_new ();
  g_autoptr (GString) complaints = g_string_new (NULL);
  gsize size;
  g_autofree guint8 *data = copy_of (original, &size);

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autoptr (Place) place = place_new ();
      g_autoptr (FlipLibrary) library = NULL;
      g_autofree char *complaint = NULL;

      place_write (place->path, data, size);
      library = place_open (place);
      place_run (library, changes[i]);
      g_assert_cmpint (sqlite3_total_changes (library->database->handle), >, 0);
      complaint = complain_of_sheets (library, original);
      if (complaint)
        g_string_append_printf (complaints, "\n%s: %s", changes[i], complaint);
    }
  if (complaints->len)
    g_error ("damage that nobody noticed: %s", complaints->str);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  disk_use (); /* it does without syncs, of which there would be thousands */
  g_test_add_func ("/store/damage/undamaged", test_undamaged);
  g_test_add_func ("/store/damage/header", test_header);
  g_test_add_func ("/store/damage/schema", test_schema);
  g_test_add_func ("/store/damage/flips", test_flips);
  g_test_add_func ("/store/damage/flips-in-text", test_flips_in_text);
  g_test_add_func ("/store/damage/older", test_older);
  g_test_add_func ("/store/damage/pages", test_pages);
  g_test_add_func ("/store/damage/cut-off", test_cut_off);
  g_test_add_func ("/store/damage/fields", test_fields);
  return g_test_run ();
}
