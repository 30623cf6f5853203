/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include "engine/base/phrase.h"
#include "engine/game/verb.h"
#include "engine/session/audit.h"
#include "engine/session/autoplay.h"
#include "table/tabletop.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

typedef struct
{
  const FlipSetup *setup;
  gpointer start; /* the initial state */
  guint64 first, last;
  gboolean check, sheet;
  const char *sheets; /* a folder, or NULL */
  guint64 moves, games, points;
  int lowest, highest;
} Run;

/* Here the dealer always plays the part of the table. */
static void
take_latest (FlipSetup *setup)
{
  setup->dealt = TRUE;
  flip_setup_take_latest (setup);
  setup->dealt = FALSE;
}

static void
count_scores (Run *run, gconstpointer state)
{
  for (guint seat = 0; seat < flip_setup_seats (run->setup); seat++)
    {
      FlipScore score = { 0 };

      run->setup->game->score (state, seat, &score);
      run->points += (guint64) MAX (score.total, 0);
      run->lowest = MIN (run->lowest, score.total);
      run->highest = MAX (run->highest, score.total);
    }
}

static gboolean
has_ended (guint n_moves, GString *problem)
{
  if (n_moves == FLIP_LONGEST_GAME)
    g_string_assign (problem, _ ("the game doesn’t come to an end"));
  return n_moves < FLIP_LONGEST_GAME;
}

/* Plays one game and checks every state of it against the contract; returns the number of moves. */
static guint
play_checked (FlipAutoplay *autoplay, FlipAudit *audit, GString *problem)
{
  FlipMove move;
  guint n_moves = 0;

  while (n_moves < FLIP_LONGEST_GAME && flip_audit_moment (audit, autoplay->state, problem)
         && flip_autoplay_choose (autoplay, &move))
    {
      flip_game_apply (autoplay->game, autoplay->state, &move);
      n_moves++;
    }
  return n_moves;
}

static int
refuse_seed (guint64 seed, guint64 move, const char *problem)
{
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, seed);

  /* Translators: first %s: the seed; %lu: the number of the move; second %s: what is wrong */
  return cli_refuse (_ ("seed %s, move %lu: %s"), number, (gulong) move, problem);
}

/* Automatic seats choose well if there is a simulated table to try their moves on. */
static gboolean
choose_move (FlipAutoplay *autoplay, FlipTabletop *tabletop, FlipMove *move)
{
  const FlipGame *game = autoplay->game;
  FlipAsk ask;

  game->ask (autoplay->state, &ask);
  if (tabletop && ask.who != FLIP_TABLE
      && flip_game_is_automatic (game, autoplay->state, (guint) ask.who))
    return flip_tabletop_advise (tabletop, autoplay->state, move);
  return flip_autoplay_choose (autoplay, move);
}

/* Plays to the end; FALSE, with a problem, if a state is invalid. */
static gboolean
play_sheet (FlipAutoplay *autoplay,
            FlipSession *session,
            FlipTabletop *tabletop,
            FlipAudit *audit,
            GString *problem)
{
  FlipMove move;

  do
    {
      if (audit && !flip_audit_moment (audit, flip_session_state (session), problem))
        return FALSE;
    }
  while (flip_session_length (session) < FLIP_LONGEST_GAME
         && choose_move (autoplay, tabletop, &move) && flip_session_play (session, &move, NULL));
  return has_ended (flip_session_length (session), problem);
}

static int
save_sheet (const Run *run, guint64 seed, FlipSession *session)
{
  g_autofree char *name =
    g_strdup_printf ("%s-%" G_GUINT64_FORMAT ".flipsheet", run->setup->game->id, seed);
  g_autofree char *path = run->sheets ? g_build_filename (run->sheets, name, NULL) : NULL;
  GError *error = NULL;

  if ((path && !cli_save (session, path, &error))
      || (run->sheet && seed == run->last && !cli_save (session, "-", &error)))
    return cli_refuse_error (error);
  return CLI_DONE;
}

/* Plays the game of a seed as a sheet. If Flipside deals, it may differ from the fast games below,
   so the figures are those of the sheets. */
static int
keep_game (Run *run, FlipAudit *audit, guint64 seed)
{
  g_autoptr (FlipSetup) setup = flip_setup_copy (run->setup);
  g_autofree FlipAutoplay *autoplay = g_new (FlipAutoplay, 1);
  g_autoptr (FlipTabletop) tabletop = NULL;
  g_autoptr (FlipSession) session = NULL;
  g_autoptr (GString) problem = g_string_new (NULL);
  GError *error = NULL;

  setup->dealt = TRUE;
  setup->seed = seed;
  session = flip_session_new (setup, &error);
  if (!session)
    return cli_refuse_error (error);
  flip_autoplay_begin (autoplay, setup->game, (gpointer) flip_session_state (session), seed);
  autoplay->is_told = flip_setup_names_cards (setup);
  tabletop = flip_tabletop_new (setup);
  autoplay->dealer.referee = tabletop ? flip_tabletop_referee (tabletop) : NULL;
  if (!play_sheet (autoplay, session, tabletop, run->check ? audit : NULL, problem))
    return refuse_seed (seed, run->moves + flip_session_length (session), problem->str);
  run->moves += flip_session_length (session);
  count_scores (run, flip_session_state (session));
  return save_sheet (run, seed, session);
}

static int
play_fast (Run *run, FlipAudit *audit, guint64 seed)
{
  g_autofree FlipAutoplay *autoplay = g_new (FlipAutoplay, 1);
  g_autofree gpointer state = g_memdup2 (run->start, run->setup->game->state_size);
  g_autoptr (GString) problem = g_string_new (NULL);
  guint n_moves;

  flip_autoplay_begin (autoplay, run->setup->game, state, seed);
  autoplay->is_told = flip_setup_names_cards (run->setup);
  n_moves = run->check ? play_checked (autoplay, audit, problem) : flip_autoplay_finish (autoplay);
  run->moves += n_moves;
  if (!has_ended (n_moves, problem) || problem->len)
    return refuse_seed (seed, run->moves, problem->str);
  count_scores (run, state);
  return CLI_DONE;
}

static int
play_all (Run *run)
{
  g_autoptr (FlipAudit) audit = flip_audit_new (run->setup->game);
  int status = CLI_DONE;

  if (run->sheets && g_mkdir_with_parents (run->sheets, 0777) != 0)
    /* Translators: first %s: a file or folder; second %s: the reason, as the system tells it */
    return cli_refuse (_ ("%s can’t be made: %s."), run->sheets, g_strerror (errno));
  while (status == CLI_DONE && run->games <= run->last - run->first)
    status =
      (run->sheet || run->sheets ? keep_game : play_fast) (run, audit, run->first + run->games++);
  return status;
}

static void
report (const Run *run, double seconds, gboolean as_json)
{
  double mean = (double) run->points / (double) (run->games * flip_setup_seats (run->setup));
  double games_a_second = (double) run->games / seconds;
  double moves_a_second = (double) run->moves / seconds;
  g_autofree char *games = NULL, *moves = NULL, *points = NULL;

  if (as_json && !run->sheet)
    {
      cli_print_object (FLIP_JSON ("games", run->games), FLIP_JSON ("moves", run->moves),
                        FLIP_JSON ("games_per_second", games_a_second),
                        FLIP_JSON ("moves_per_second", moves_a_second), FLIP_JSON ("mean", mean),
                        FLIP_JSON ("lowest", run->lowest), FLIP_JSON ("highest", run->highest));
      return;
    }
  games =
    /* Translators: %lu: how many */
    g_strdup_printf (ngettext ("%lu game", "%lu games", (gulong) run->games), (gulong) run->games);
  moves =
    /* Translators: %lu: how many */
    g_strdup_printf (ngettext ("%lu move", "%lu moves", (gulong) run->moves), (gulong) run->moves);
  points = flip_phrase_decimal (mean, 1);
  /* Translators: “3 games” and “210 moves”, how many of them a second, and the points. */
  (run->sheet ? cli_hint : cli_say) (
    /* Translators: %s: how many games, and how many moves; %.0f: games and moves a second; %d:
       scores; last %s: the mean score */
    _ ("%s, %s; %.0f games/s, %.0f moves/s; scores %d to %d, mean %s"), games, moves,
    games_a_second, moves_a_second, run->lowest, run->highest, points);
}

static int
run_games (Run *run, gboolean as_json)
{
  g_autofree gpointer start = g_malloc (run->setup->game->state_size);
  gint64 began;
  GError *error = NULL;
  int status;

  if (!flip_setup_check (run->setup, &error)
      || !run->setup->game->begin (start, run->setup, &error))
    return cli_refuse_error (error);
  run->start = start;
  began = g_get_monotonic_time ();
  status = play_all (run);
  if (status == CLI_DONE)
    report (run, MAX (1, g_get_monotonic_time () - began) / 1e6, as_json);
  return status;
}

static int
run_random (int argc, char **argv)
{
  gboolean json = FALSE;
  int seats = CLI_SEATS_UNSAID;
  const char *seeds = NULL, *board = NULL;
  g_auto (GStrv) options = NULL;
  Run run = { .first = 1, .last = 100, .lowest = G_MAXINT, .highest = G_MININT };
  const GOptionEntry entries[] = {
    CLI_JSON (&json),
    { "seeds", 0, 0, G_OPTION_ARG_STRING, &seeds, N_ ("One game per seed"), "A-B" },
    { "seats", 0, 0, G_OPTION_ARG_INT, &seats, N_ ("The number of seats"), "N" },
    { "option", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options, N_ ("An option of the game"),
      "KEY=VALUE" },
    { "board", 0, 0, G_OPTION_ARG_FILENAME, &board, N_ ("A board of the game, or one of your own"),
      "BOARD" },
    { "check", 0, 0, G_OPTION_ARG_NONE, &run.check, N_ ("Check everything at every moment"), NULL },
    { "sheet", 0, 0, G_OPTION_ARG_NONE, &run.sheet, N_ ("Print the last game as a sheet"), NULL },
    { "sheets", 0, 0, G_OPTION_ARG_FILENAME, &run.sheets,
      N_ ("Save every game as a sheet in a folder"), "DIR" },
    G_OPTION_ENTRY_NULL,
  };
  const FlipGame *game;
  g_autoptr (FlipSetup) setup = NULL;
  GError *error = NULL;

  if (!cli_read_options (&cli_random, entries, &argc, &argv))
    return CLI_USAGE;
  if (argc != 2)
    return cli_usage (&cli_random, _ ("one game is needed"));
  if (run.sheet && json)
    return cli_usage (&cli_random, _ ("either JSON or a sheet can be printed"));
  if (seats < 1 && seats != CLI_SEATS_UNSAID)
    return cli_usage (&cli_random, _ ("at least one seat is needed"));
  if (seeds && !cli_parse_range (seeds, &run.first, &run.last))
    /* Translators: %s: what was typed */
    return cli_usage (&cli_random, _ ("seeds look like 1-100, not like “%s”"), seeds);
  game = cli_find_game (argv[1], &error);
  if (!game)
    return cli_refuse_error (error);
  setup = flip_setup_new (game);
  take_latest (setup);
  if (!cli_set_seats (setup, NULL, seats, &error) || !cli_set_options (setup, options, &error)
      || !cli_set_board (setup, board, &error))
    return cli_refuse_error (error);
  run.setup = setup;
  return run_games (&run, json);
}

const CliCommand cli_random = {
  "random",
  N_ ("GAME"),
  N_ ("Play random complete games"),
  N_ ("With --check every rule of the contract is tested at every moment. With --sheet the "
      "figures\n"
      "go to standard error and the last game to standard output. With --sheets each game is "
      "saved\n"
      "as DIR/GAME-SEED.flipsheet."),
  run_random,
};

/* Counting the lines of play. */

#define DEEPEST 12

static int
run_perft (int argc, char **argv)
{
  gboolean as_json = FALSE;
  int depth = 1;
  const GOptionEntry entries[] = {
    CLI_JSON (&as_json),
    { "depth", 0, 0, G_OPTION_ARG_INT, &depth, N_ ("The depth in moves"), "N" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (FlipSession) session = NULL;
  guint64 lines;
  int status;

  if (!cli_read_options (&cli_perft, entries, &argc, &argv))
    return CLI_USAGE;
  if (depth < 1 || depth > DEEPEST)
    /* Translators: %d: the largest depth */
    return cli_usage (&cli_perft, _ ("the depth must be from 1 to %d"), DEEPEST);
  session = cli_load_only_argument (&cli_perft, argc, argv, &status);
  if (!session)
    return status;
  lines = flip_perft (flip_session_game (session), flip_session_state (session), depth);
  if (as_json)
    cli_print_object (FLIP_JSON ("depth", depth), FLIP_JSON ("lines", lines));
  else
    cli_say ("%" G_GUINT64_FORMAT, lines);
  return CLI_DONE;
}

const CliCommand cli_perft = {
  "perft",
  N_ ("SHEET"),
  N_ ("Count the lines of play from here"),
  N_ ("Outcomes on the table count as moves: a lineup is three of them."),
  run_perft,
};
