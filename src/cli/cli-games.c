/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"
#include "games/games.h"

#include <glib/gi18n-lib.h>

/* The default value of an option in a new sheet. */
static guint
default_of (const FlipGame *game, const FlipOption *option)
{
  g_autoptr (FlipSetup) setup = flip_setup_new (game);

  flip_setup_take_latest (setup);
  return flip_setup_option (setup, option->key);
}

static void
json_options (FlipJson *json, const FlipGame *game)
{
  flip_json_open (json, "options", '[');
  for (guint i = 0; i < game->n_options; i++)
    {
      const FlipOption *option = &game->options[i];
      guint n = flip_option_n_values (option);

      flip_json_open (json, NULL, '{');
      flip_json_add (json, FLIP_JSON ("key", option->key));
      flip_json_open (json, "values", '[');
      for (guint j = 0; j < n; j++)
        flip_json_add (json, FLIP_JSON (NULL, option->values[j]));
      flip_json_close (json, ']');
      flip_json_add (json, FLIP_JSON ("default", option->values[default_of (game, option)]));
      flip_json_close (json, '}');
    }
  flip_json_close (json, ']');
}

static void
json_boards (FlipJson *json, const FlipGame *game)
{
  flip_json_open (json, "boards", '[');
  for (guint i = 0; i < game->n_boards; i++)
    flip_json_add (json, FLIP_JSON (NULL, game->boards[i].name));
  flip_json_close (json, ']');
}

static void
print_json (void)
{
  FlipJson json;

  flip_json_begin (&json, '[');
  for (guint i = 0; flip_games[i]; i++)
    {
      const FlipGame *game = flip_games[i];

      flip_json_open (&json, NULL, '{');
      flip_json_add (&json, FLIP_JSON ("id", game->id), FLIP_JSON ("name", _ (game->name)),
                     FLIP_JSON ("min_seats", game->min_seats),
                     FLIP_JSON ("max_seats", game->max_seats));
      json_options (&json, game);
      json_boards (&json, game);
      flip_json_close (&json, '}');
    }
  cli_print_json (&json);
}

/* The default value comes first. */
static void
print_option (const FlipGame *game, const FlipOption *option)
{
  guint first = default_of (game, option), n = flip_option_n_values (option);
  g_autoptr (GString) values = g_string_new (option->values[first]);

  for (guint i = 0; i < n; i++)
    {
      if (i != first)
        g_string_append_printf (values, "|%s", option->values[i]);
    }
  cli_say ("    %s=%s", option->key, values->str);
}

static void
print_options (const FlipGame *game)
{
  for (guint i = 0; i < game->n_options; i++)
    print_option (game, &game->options[i]);
  for (guint i = 0; i < game->n_boards; i++)
    cli_say ("    board %s", game->boards[i].name);
}

static int
run (int argc, char **argv)
{
  gboolean json = FALSE, options = FALSE;
  const GOptionEntry entries[] = {
    CLI_JSON (&json),
    { "options", 0, 0, G_OPTION_ARG_NONE, &options, N_ ("Include each game’s options and boards"),
      NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!cli_read_options (&cli_games, entries, &argc, &argv))
    return CLI_USAGE;
  if (argc != 1)
    return cli_usage (&cli_games, _ ("no arguments are expected"));
  if (json)
    {
      print_json ();
      return CLI_DONE;
    }
  for (guint i = 0; flip_games[i]; i++)
    {
      cli_say ("%s\t%s\t%u-%u", flip_games[i]->id, _ (flip_games[i]->name),
               flip_games[i]->min_seats, flip_games[i]->max_seats);
      if (options)
        print_options (flip_games[i]);
    }
  return CLI_DONE;
}

const CliCommand cli_games = {
  "games",
  "",
  N_ ("List the games: id, name, seats"),
  N_ ("The first value of an option is its default."),
  run,
};
