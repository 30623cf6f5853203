/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli-bench.h"
#include "cli/cli.h"
#include "engine/session/autoplay.h"
#include "games/games.h"
#include "play/statistics/statistics.h"
#include "store/database/database.h"

#include <glib/gstdio.h>

#define SHEETS    10000
#define TEMPLATES 100 /* sheets that are played, and then copied */

static void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_remove (path);
    }
  g_rmdir (folder);
}

/* Cycles through all games and numbers of seats; every other sheet is played to its end. */
static FlipSession *
session_of (guint i)
{
  guint n_games = 0;
  const FlipGame *game;
  g_autoptr (FlipSetup) setup = NULL;
  g_autofree FlipAutoplay *autoplay = g_new (FlipAutoplay, 1);
  g_autofree char *name = g_strdup_printf ("Nr%02u", i);
  FlipSession *session;
  FlipMove move;

  while (flip_games[n_games])
    n_games++;
  game = flip_games[i % n_games];
  setup = flip_setup_new (game);
  flip_setup_add_player (setup, name, NULL);
  flip_setup_fill_seats (
    setup, game->min_seats + i / n_games % (game->max_seats - game->min_seats + 1), NULL);
  session = flip_session_new (setup, NULL);
  if (!session || i % 2)
    return session;
  flip_autoplay_begin (autoplay, game, (gpointer) flip_session_state (session), i);
  autoplay->is_told = TRUE; /* since the set-up says that the cards are on a real table */
  while (flip_autoplay_choose (autoplay, &move) && flip_session_play (session, &move, NULL))
    ;
  return session;
}

static gboolean
add_templates (const char *path, GError **error)
{
  g_autoptr (FlipLibrary) library = flip_library_open_named (path, flip_games_find, error);

  for (guint i = 0; library && i < TEMPLATES; i++)
    {
      FlipSession *session = session_of (i);
      g_autoptr (FlipStoredSheet) sheet =
        session ? flip_library_add (library, session, error) : NULL;

      if (session && !sheet)
        return FALSE;
    }

  return library != NULL;
}

/* The list does not read moves, so they are not copied. Statistics are about finished games, so
   each sheet gets the results of one, which ended an hour after the one before. */
static gboolean
copy_templates (const char *path, GError **error)
{
  static const char sql[] =
    "BEGIN;"
    "CREATE TEMP TABLE copies AS SELECT * FROM sheet;"
    "CREATE TEMP TABLE seats AS SELECT * FROM seat;"
    "CREATE TEMP TABLE results AS SELECT * FROM result;"
    "INSERT INTO result SELECT sheet + 1, seat, game, player, score, place, ending,"
    " side, automatic, seats, dealt, practice, board, edition, ended, played, moves,"
    " tallies, feats, sites, seal FROM results;"
    "DROP TABLE results;"
    "CREATE TEMP TABLE results AS SELECT * FROM result;"
    "CREATE TEMP TABLE step AS SELECT max(id) AS size FROM sheet;"
    "%s"
    "UPDATE sheet SET changed = changed + id * 1000000;"
    "UPDATE result SET ended = ended + sheet * 3600000000;"
    "COMMIT";
  g_autoptr (FlipDatabase) database = flip_database_open (path, error);
  g_autoptr (GString) steps = g_string_new (NULL);
  g_autofree char *all = NULL;

  for (guint i = TEMPLATES; i < SHEETS; i += TEMPLATES)
    g_string_append (steps, "UPDATE copies SET id = id + (SELECT size FROM step);"
                            "UPDATE seats SET sheet = sheet + (SELECT size FROM step);"
                            "UPDATE results SET sheet = sheet + (SELECT size FROM step);"
                            "INSERT INTO sheet SELECT * FROM copies;"
                            "INSERT INTO seat SELECT * FROM seats;"
                            "INSERT INTO result SELECT * FROM results;");
  all = g_strdup_printf (sql, steps->str);
  return database && flip_database_run (database, all, error);
}

static gboolean
measure_list (FlipLibrary *library,
              const BenchReport *to,
              const char *figure,
              const char *search,
              GError **error)
{
  double best = G_MAXDOUBLE;

  for (guint i = 0; i < BENCH_RUNS; i++)
    {
      gint64 began = bench_now ();
      g_autoptr (GPtrArray) list = flip_library_list (library, search, 0, G_MAXINT, error);

      if (!list)
        return FALSE;
      best = MIN (best, bench_milliseconds_since (began));
    }
  bench_report (to, NULL, figure, best);
  return TRUE;
}

/* The same for reading and counting all results. */
static gboolean
measure_statistics (FlipLibrary *library, const BenchReport *to, GError **error)
{
  double best = G_MAXDOUBLE;

  for (guint i = 0; i < BENCH_RUNS; i++)
    {
      gint64 began = bench_now ();
      g_autoptr (FlipResults) results = flip_library_results (library, error);
      g_autoptr (FlipStatistics) statistics =
        results ? flip_statistics_new (results, &(FlipStatisticsFilter){ .dealt = -1 }) : NULL;

      if (!statistics)
        return FALSE;
      best = MIN (best, bench_milliseconds_since (began));
    }
  bench_report (to, NULL, BENCH_LIBRARY_STATISTICS, best);
  return TRUE;
}

static gboolean
measure_library (const char *path, const BenchReport *to, GError **error)
{
  g_autoptr (FlipLibrary) library = NULL;

  if (!add_templates (path, error) || !copy_templates (path, error))
    return FALSE;
  library = flip_library_open_named (path, flip_games_find, error);
  return library && measure_list (library, to, BENCH_LIBRARY_LIST, NULL, error)
         && measure_list (library, to, BENCH_LIBRARY_SEARCH, "nr42", error)
         && measure_statistics (library, to, error);
}

void
bench_library (const BenchReport *to)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("flipside-bench-XXXXXX", &error);
  g_autofree char *path = folder ? g_build_filename (folder, "library.db", NULL) : NULL;

  if (!path || !measure_library (path, to, &error))
    cli_complain ("%s", error->message);
  if (folder)
    remove_folder (folder);
}
