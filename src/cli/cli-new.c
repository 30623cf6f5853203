/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include "store/files/clock.h"
#include "store/library/deal.h"

#include <glib/gi18n-lib.h>

#define TODAY "today"

typedef struct
{
  const char *players, *seed, *board, *output;
  int seats;
  gboolean table;
  char **options;
} Wishes;

/* The deal of the day is the same for everybody, by the local calendar. */
static guint64
read_seed (const FlipGame *game, const char *text)
{
  g_autoptr (GDateTime) now = flip_clock_now ();
  guint64 seed = 0;

  if (g_str_equal (text, TODAY))
    return flip_deal_of_day (game, g_date_time_get_year (now), g_date_time_get_month (now),
                             g_date_time_get_day_of_month (now));
  g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, &seed, NULL);
  return seed;
}

/* No part of the request is silently ignored. */
static gboolean
check_places (const FlipSetup *setup, GError **error)
{
  for (guint i = 0; i < setup->game->n_options; i++)
    {
      const FlipOption *option = &setup->game->options[i];

      if (flip_setup_option (setup, option->key) == 0 || option->place == FLIP_OPTION_ANYWHERE
          || (option->place == FLIP_OPTION_DEALT) == (setup->dealt != FALSE))
        continue;
      g_set_error (error, FLIP_SETUP_ERROR, FLIP_SETUP_ERROR_OPTION,
                   /* Translators: %s: an option */
                   setup->dealt ? _ ("The option “%s” is for your own table, without --seed.")
                                /* Translators: %s: an option */
                                : _ ("The option “%s” is for a deal by Flipside, with --seed."),
                   _ (option->label));
      return FALSE;
    }

  return TRUE;
}

static FlipSession *
begin (const char *id, const Wishes *wishes, GError **error)
{
  const FlipGame *game = cli_find_game (id, error);
  g_autoptr (FlipSetup) setup = NULL;
  FlipSession *session;

  if (!game)
    return NULL;
  setup = flip_setup_new (game);
  if (wishes->seed)
    {
      setup->dealt = TRUE;
      setup->seed = read_seed (game, wishes->seed);
    }
  flip_setup_take_latest (setup);
  if (!cli_set_seats (setup, wishes->players, wishes->seats, error)
      || !cli_set_options (setup, wishes->options, error)
      || !cli_set_board (setup, wishes->board, error) || !check_places (setup, error))
    return NULL;
  session = flip_session_new (setup, error);
  if (session)
    cli_go_on (session);
  return session;
}

static gboolean
is_seed (const char *text)
{
  guint64 seed;

  return g_str_equal (text, TODAY)
         || g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, &seed, NULL);
}

static int
run (int argc, char **argv)
{
  Wishes wishes = { .seats = CLI_SEATS_UNSAID };
  g_auto (GStrv) options = NULL;
  const GOptionEntry entries[] = {
    { "players", 0, 0, G_OPTION_ARG_STRING, &wishes.players, N_ ("Names, one per seat"), "A,B" },
    { "seats", 0, 0, G_OPTION_ARG_INT, &wishes.seats, N_ ("The number of seats"), "N" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &wishes.seed,
      N_ ("Flipside deals, with this seed, or the deal of the day"), "N|today" },
    { "table", 0, 0, G_OPTION_ARG_NONE, &wishes.table,
      N_ ("The cards are on your table (the default)"), NULL },
    { "option", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options,
      N_ ("A game option; see “games --options”"), "KEY=VALUE" },
    { "board", 0, 0, G_OPTION_ARG_FILENAME, &wishes.board, N_ ("Use a board of your own"), "FILE" },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &wishes.output, N_ ("Write to a file"), "FILE" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (FlipSession) session = NULL;
  GError *error = NULL;

  if (!cli_read_options (&cli_new, entries, &argc, &argv))
    return CLI_USAGE;
  wishes.options = options;
  if (argc != 2)
    return cli_usage (&cli_new, _ ("one game is needed"));
  if (wishes.seats < 1 && wishes.seats != CLI_SEATS_UNSAID)
    return cli_usage (&cli_new, _ ("at least one seat is needed"));
  if (wishes.seed && wishes.table)
    return cli_usage (&cli_new, _ ("either Flipside deals (--seed) or you do (--table)"));
  if (wishes.seed && !is_seed (wishes.seed))
    /* Translators: %s: what was typed */
    return cli_usage (&cli_new, _ ("a seed is a whole number or “today”, not “%s”"), wishes.seed);

  session = cli_check_output (wishes.output, wishes.board, &error)
              ? begin (argv[1], &wishes, &error)
              : NULL;
  if (!session || !cli_save (session, wishes.output ? wishes.output : "-", &error))
    return cli_refuse_error (error);
  return CLI_DONE;
}

const CliCommand cli_new = {
  "new",
  N_ ("GAME"),
  N_ ("Start a sheet"),
  N_ ("The sheet goes to standard output unless --output names a file."),
  run,
};
