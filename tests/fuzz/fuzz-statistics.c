/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/games.h"
#include "play/statistics/statistics-plots.h"
#include "store/library/library-private.h"
#include "store/recovery/recovery-private.h"
#include "tests/engine/play.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/rows.h"

#include <string.h>

/* What a library keeps of finished games, edited by the input: statistics over damaged rows. Of what a filter
   lets through a table or a file is made, and one of the plots is drawn. Everything lies in memory. */

#define SEEDS      2 /* finished games of each kind */
#define MOST_MOVES 3000
#define PAPER      200 /* pixels */

static const char tables[] =
  "VALUES ('result'), ('result'), ('result'), ('board'), ('edition'), ('tag'), ('sheet')";

static void
add_game (FlipLibrary *library, const FlipGame *game, guint seed)
{
  g_autoptr (FlipSetup) setup = NULL;
  g_autoptr (FlipStoredSheet) sheet = NULL;
  FlipRandom random;

  flip_random_seed (&random, seed, 11);
  setup = play_any_setup (game, &random);
  sheet = flip_library_add (library, play_session (setup, MOST_MOVES), NULL);
  g_assert_nonnull (sheet);
}

/* Results by older versions have no seal, so that no edit is noticed. */
static FlipLibrary *
good_library (void)
{
  static FlipLibrary *library;
  g_autoptr (FlipEdition) edition = NULL;

  if (library)
    return library;
  library = flip_library_new_scratch ("fuzz", flip_games_find, NULL);
  g_assert_nonnull (library);
  for (guint i = 0; flip_games[i]; i++)
    for (guint seed = 0; seed < SEEDS; seed++)
      add_game (library, flip_games[i], seed);
  edition = flip_edition_new (flip_games[0]->id, "Ours", flip_games[0]->boards[0].text);
  g_assert_true (flip_library_save_edition (library, edition, NULL)
                 && flip_database_run (library->database, "UPDATE result SET seal = NULL", NULL));
  return library;
}

static FlipDatabase *
copy_database (FlipDatabase *from)
{
  FlipDatabase *database = flip_database_open_scratch ("fuzz", NULL, NULL);
  sqlite3_backup *backup;

  g_assert_nonnull (database);
  backup = sqlite3_backup_init (database->handle, "main", from->handle, "main");
  g_assert_cmpint (sqlite3_backup_step (backup, -1), ==, SQLITE_DONE);
  g_assert_cmpint (sqlite3_backup_finish (backup), ==, SQLITE_OK);
  return database;
}

/* What can be chosen is what there is. */
static void
choose (Reader *reader, const FlipResults *results, FlipStatisticsFilter *filter)
{
  guint8 chosen = read_byte (reader), which = read_byte (reader);
  const FlipKeptResult *any =
    results->results->len
      ? &g_array_index (results->results, FlipKeptResult, which % results->results->len)
      : NULL;

  filter->dealt = chosen & 1 ? (int) (chosen >> 1 & 1) : -1;
  filter->practice = chosen >> 2 & 1;
  filter->unaided = chosen >> 3 & 1;
  if (any && chosen & 16)
    filter->game = any->game;
  if (any && chosen & 32)
    filter->player = any->player;
  if (any && chosen & 64)
    filter->seats = any->seats;
  if (any && chosen & 128)
    filter->from = any->ended;
}

static void
make_table (const FlipResults *results,
            const FlipStatistics *statistics,
            guint id,
            gboolean for_people)
{
  g_autoptr (FlipStatisticsTable) table =
    flip_statistics_table (results, statistics, id, for_people);
  g_autofree char *text = flip_statistics_table_csv (table);

  g_assert_cmpuint (table->rows->len, >, 0);
  g_assert_true (g_utf8_validate (text, -1, NULL));
}

static void
draw_plot (Reader *reader, const FlipStatistics *statistics)
{
  guint8 table = read_byte (reader) % FLIP_N_TABLES;
  g_autoptr (FlipPlot) plot = flip_statistics_plot (statistics, table, read_byte (reader) % 4);
  cairo_surface_t *surface;
  cairo_t *cr;
  FlipCanvas canvas;

  if (!plot)
    return;
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, PAPER, PAPER);
  cr = cairo_create (surface);
  cairo_scale (cr, .25, .25);
  flip_canvas_init (&canvas, cr, flip_palette (read_byte (reader) % FLIP_N_PALETTES));
  flip_plot_draw (plot, &canvas, 4 * PAPER, flip_plot_height (plot, 4 * PAPER));
  flip_plot_hit (plot, 4 * PAPER, 4 * PAPER, 4 * read_byte (reader), 4 * read_byte (reader));
  flip_canvas_clear (&canvas);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
write_json (const FlipResults *results,
            const FlipStatistics *statistics,
            const FlipStatisticsFilter *filter)
{
  g_autofree char *text = NULL;
  FlipJson json;

  flip_json_begin (&json, '{');
  flip_statistics_write_json (results, statistics, filter, &json);
  text = flip_json_end (&json);
  g_assert_true (g_utf8_validate (text, -1, NULL));
}

/* What a file of all of it has, or a table and what can be chosen beside it. */
static void
try_statistics (Reader *reader, const FlipResults *results)
{
  FlipStatisticsFilter filter = { 0 };
  g_autoptr (FlipStatistics) statistics = NULL;
  guint8 shown;

  choose (reader, results, &filter);
  statistics = flip_statistics_new (results, &filter);
  draw_plot (reader, statistics);
  shown = read_byte (reader);
  if (shown / FLIP_N_TABLES % 4 == 3)
    {
      write_json (results, statistics, &filter);
      return;
    }
  make_table (results, statistics, shown % FLIP_N_TABLES, shown >> 7);
  for (guint by = 0; by < FLIP_N_GROUPINGS; by++)
    g_ptr_array_unref (flip_statistics_choices (results, &filter, by));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (FlipDatabase) database = NULL;
  FlipLibrary library = { .find_game = flip_games_find };
  Reader head = { data, MIN (size, 8) }, edits = { data + head.size, size - head.size };
  g_autoptr (FlipResults) results = NULL;
  g_autoptr (GError) error = NULL;

  quicken_sqlite ();
  library.database = database = copy_database (good_library ()->database);
  sqlite3_exec (database->handle,
                "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; BEGIN", NULL,
                NULL, NULL);
  edit_rows (&edits, database->handle, tables);
  sqlite3_exec (database->handle, "COMMIT", NULL, NULL, NULL);
  results = flip_library_results (&library, &error);
  g_assert_true ((results == NULL) == (error != NULL));
  if (results)
    try_statistics (&head, results);
  return 0;
}
