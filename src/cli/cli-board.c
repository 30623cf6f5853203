/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Boards, card sets and scenarios: the built-in ones, files, and the user's own editions in the
   library. */

#include "cli/cli.h"

#include "engine/base/phrase.h"
#include "engine/boards/format.h"
#include "games/games.h"
#include "play/editions/balance.h"
#include "play/editions/editions.h"
#include "store/library/write-file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct
{
  gboolean as_json;
  const char *library, *game, *output;
  int games;
} Wishes;

/* helpers */

static int
put_out (const char *text, const char *path)
{
  GError *error = NULL;

  if (!path)
    cli_print_sheet (text);
  else if (!flip_write_file (path, text, strlen (text), &error))
    return cli_refuse_error (error);
  return CLI_DONE;
}

static FlipReadEdition *
read_file (const char *path, GError **error)
{
  gsize length;
  g_autofree char *text = cli_read (path, FLIP_BOARD_LARGEST, &length, error);
  g_autofree char *name = g_path_get_basename (path);

  return text ? flip_read_edition_new (name, text) : NULL;
}

/* The game named by --game, or the one that the file was written for. */
static const FlipGame *
game_of (const Wishes *wishes, const FlipReadEdition *read, const char *path, GError **error)
{
  if (wishes->game)
    return cli_find_game (wishes->game, error);
  if (!read->game)
    g_set_error (error, FLIP_EDITIONS_ERROR, FLIP_EDITIONS_ERROR_NOT_A_BOARD,
                 /* Translators: %s: a file or folder */
                 _ ("%s is not a board of any game."), path);
  return read->game;
}

/* list */

static void
print_edition (const FlipEditionInfo *info)
{
  g_autofree char *id = g_strdup_printf ("%" G_GINT64_FORMAT, info->id);
  g_autofree char *differences = flip_edition_state_tell_differences (&info->state);
  g_autofree char *problem = flip_edition_info_tell_problem (info);
  g_autofree char *sheets = flip_edition_info_tell_sheets (info);

  cli_say ("%s\t%s\t%s\t%s\t%s", info->built_in ? info->built_in->name : id, info->game->id,
           info->name,
           info->built_in ? /* an edition that comes with Flipside */ _ ("built in") : differences,
           problem ? problem : sheets);
}

static void
json_edition (const FlipEditionInfo *info, FlipJson *json)
{
  flip_json_open (json, NULL, '{');
  if (info->built_in)
    flip_json_add (json, FLIP_JSON ("board", info->built_in->name));
  else
    flip_json_add (json, FLIP_JSON ("id", info->id));
  flip_json_add (json, FLIP_JSON ("game", info->game->id), FLIP_JSON ("name", info->name),
                 FLIP_JSON ("maker", info->maker), FLIP_JSON ("base", info->base),
                 FLIP_JSON_TIME ("changed", info->changed), FLIP_JSON ("sheets", info->sheets),
                 FLIP_JSON ("house", info->state.checked.n_house),
                 FLIP_JSON ("values", info->state.checked.n_values),
                 FLIP_JSON ("checked", info->state.checked.n_checked),
                 FLIP_JSON ("differences", info->state.n_differences),
                 FLIP_JSON ("problems", info->state.n_problems),
                 FLIP_JSON_BOOLEAN ("damaged", info->is_damaged));
  flip_json_close (json, '}');
}

static gboolean
list_game (FlipLibrary *library, const FlipGame *game, FlipJson *json, GError **error)
{
  GError *problem = NULL;
  g_autoptr (GPtrArray) list = flip_editions_list (library, game, &problem);

  if (problem)
    {
      g_propagate_error (error, problem);
      return FALSE;
    }
  for (guint i = 0; i < list->len; i++)
    {
      if (json)
        json_edition (g_ptr_array_index (list, i), json);
      else
        print_edition (g_ptr_array_index (list, i));
    }

  return TRUE;
}

static int
list (const Wishes *wishes, char **arguments)
{
  const FlipGame *only = NULL;
  g_autoptr (FlipLibrary) library = NULL;
  GError *error = NULL;
  gboolean good = TRUE;
  FlipJson json;

  if (arguments[0] && !(only = cli_find_game (arguments[0], &error)))
    return cli_refuse_error (error);
  library = cli_open_library (wishes->library, FALSE, &error);
  if (!library)
    return cli_refuse_error (error);
  flip_json_begin (&json, '[');
  for (guint i = 0; good && flip_games[i]; i++)
    {
      if (!only || only == flip_games[i])
        good = list_game (library, flip_games[i], wishes->as_json ? &json : NULL, &error);
    }
  return cli_end_list (&json, wishes->as_json, error);
}

/* check */

static void
tell_problem (const char *path, const FlipProblem *problem)
{
  g_autoptr (GString) where = g_string_new (path);
  g_autofree char *told = NULL;

  if (problem->line)
    /* Translators: a file and a line in it. */
    g_string_printf (where, _ ("%s, line %u"), path, problem->line);
  if (problem->group)
    g_string_append_printf (where, ", [%s]", problem->group);
  if (problem->key)
    g_string_append_printf (where, " %s", problem->key);
  told = flip_phrase_label (where->str, problem->reason);
  cli_complain ("%s", told);
}

static void
json_problem (const FlipProblem *problem, FlipJson *json)
{
  flip_json_object (json, NULL, FLIP_JSON_GIVEN ("line", problem->line),
                    FLIP_JSON_GIVEN ("group", problem->group),
                    FLIP_JSON_GIVEN ("key", problem->key), FLIP_JSON ("reason", problem->reason),
                    FLIP_JSON_BOOLEAN ("warning", problem->is_warning));
}

/* All problems of the file or, if its format finds none, the game's own complaint. */
static GArray *
find_problems (const FlipGame *game, FlipBoardFile *file, const FlipEditionState *state)
{
  GArray *problems = flip_format_problems (game->format, file, NULL);
  FlipProblem other = { .reason = state->problem };
  guint n = 0;

  for (guint i = 0; i < problems->len; i++)
    n += !g_array_index (problems, FlipProblem, i).is_warning;
  if (n < state->n_problems)
    g_array_append_val (problems, other);
  return problems;
}

static void
tell_good (const char *path, const FlipGame *game, const FlipEditionState *state)
{
  /* Translators: first %s: a file or folder; second %s: a game */
  cli_say (_ ("%s is a valid board for %s."), path, _ (game->name));
  if (state->checked.n_house || state->checked.n_checked)
    /* Translators: first %u: how many have been checked; second %u: of how many */
    cli_say (ngettext ("%u of %u value has been checked.", "%u of %u values have been checked.",
                       state->checked.n_values),
             state->checked.n_checked, state->checked.n_values);
}

static void
json_problems (const char *path,
               const FlipGame *game,
               const FlipEditionState *state,
               const GArray *problems)
{
  FlipJson json;

  flip_json_begin (&json, '{');
  flip_json_add (
    &json, FLIP_JSON ("file", path), FLIP_JSON ("game", game->id),
    FLIP_JSON_BOOLEAN ("good", problems->len == 0), FLIP_JSON ("house", state->checked.n_house),
    FLIP_JSON ("values", state->checked.n_values), FLIP_JSON ("checked", state->checked.n_checked),
    FLIP_JSON ("differences", state->n_differences));
  flip_json_open (&json, "problems", '[');
  for (guint i = 0; i < problems->len; i++)
    json_problem (&g_array_index (problems, FlipProblem, i), &json);
  flip_json_close (&json, ']');
  cli_print_json (&json);
}

static int
check (const Wishes *wishes, char **arguments)
{
  const char *path = arguments[0];
  GError *error = NULL;
  g_autoptr (FlipReadEdition) read = read_file (path, &error);
  const FlipGame *game = read ? game_of (wishes, read, path, &error) : NULL;
  g_auto (FlipEditionState) state = { 0 };
  g_autoptr (FlipBoardFile) file = NULL;
  g_autoptr (GArray) problems = NULL;

  if (!game)
    return cli_refuse_error (error);
  /* Other messages about the file would make no sense. */
  if (read->game && read->game != game)
    /* Translators: first %s: a file or folder; second %s: a game */
    return cli_refuse (_ ("%s: This is a board for %s."), path, _ (read->game->name));
  file = flip_board_file_new (read->text);
  flip_edition_state_read (&state, game, read->base ? read->base->name : NULL, read->text);
  problems = find_problems (game, file, &state);
  for (guint i = 0; i < problems->len; i++)
    tell_problem (path, &g_array_index (problems, FlipProblem, i));
  if (wishes->as_json)
    json_problems (path, game, &state, problems);
  else if (problems->len == 0)
    tell_good (path, game, &state);
  else if (state.n_problems == 0)
    /* Translators: first %s: a file or folder; second %s: a game */
    cli_hint (_ ("%s is a board for %s that can be played all the same."), path, _ (game->name));
  return problems->len ? CLI_REFUSED : CLI_DONE;
}

/* new, describe, export */

static int
make (const Wishes *wishes, char **arguments)
{
  GError *error = NULL;
  const FlipGame *game = cli_find_game (arguments[0], &error);
  const FlipBoard *board;

  if (!game)
    return cli_refuse_error (error);
  board = game->blank ? game->blank : &game->boards[0];
  return put_out (board->text, wishes->output);
}

static int
describe (const Wishes *wishes, char **arguments)
{
  GError *error = NULL;
  const FlipGame *game = cli_find_game (arguments[0], &error);
  g_autofree char *title = NULL, *page = NULL;

  if (!game)
    return cli_refuse_error (error);
  /* Translators: the title of a page about the files of a game's boards. */
  title = g_strdup_printf (_ ("The board files of %s"), _ (game->name));
  page = flip_format_page (game->format, title, game->boards[0].text);
  return put_out (page, wishes->output);
}

static const FlipBoard *
find_built_in (const char *name)
{
  const FlipBoard *board = NULL;

  for (guint i = 0; !board && flip_games[i]; i++)
    board = flip_game_find_board (flip_games[i], name);
  return board;
}

/* Exports by number, or by the file name of a built-in edition. */
static int export(const Wishes *wishes, char **arguments)
{
  const FlipBoard *board = find_built_in (arguments[0]);
  g_autoptr (FlipLibrary) library = NULL;
  g_autoptr (FlipEdition) edition = NULL;
  g_autofree char *text = NULL;
  GError *error = NULL;
  gint64 id;

  if (board)
    return put_out (board->text, wishes->output);
  if (!g_ascii_string_to_signed (arguments[0], 10, 1, G_MAXINT64, &id, NULL))
    /* Translators: %s: what was typed */
    return cli_refuse (_ ("“%s” is neither the number of an edition nor a built-in board; "
                          "“flipside-cli board list” has both."),
                       arguments[0]);
  library = cli_open_library (wishes->library, FALSE, &error);
  edition = library ? flip_library_load_edition (library, id, &error) : NULL;
  text = edition ? flip_edition_file_text (edition) : NULL;
  return text ? put_out (text, wishes->output) : cli_refuse_error (error);
}

/* import */

static gboolean
import_one (FlipLibrary *library,
            const Wishes *wishes,
            const char *path,
            FlipJson *json,
            GError **error)
{
  g_autoptr (FlipReadEdition) read = read_file (path, error);
  const FlipGame *game = read ? game_of (wishes, read, path, error) : NULL;
  gint64 id = game ? flip_editions_add_read (library, game, read, error) : 0;

  if (!id)
    return FALSE;
  if (!json)
    {
      g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, id);

      /* Translators: a file, the number of the edition that it became, and a game. */
      cli_say (_ ("%s is edition %s of %s"), path, number, _ (game->name));
      return TRUE;
    }
  flip_json_object (json, NULL, FLIP_JSON ("file", path), FLIP_JSON ("game", game->id),
                    FLIP_JSON ("id", id));
  return TRUE;
}

static int
import (const Wishes *wishes, char **arguments)
{
  GError *error = NULL;
  g_autoptr (FlipLibrary) library = cli_open_library (wishes->library, TRUE, &error);
  gboolean good = library != NULL;
  FlipJson json;

  flip_json_begin (&json, '[');
  for (guint i = 0; good && arguments[i]; i++)
    good = import_one (library, wishes, arguments[i], wishes->as_json ? &json : NULL, &error);
  return cli_end_list (&json, wishes->as_json, error);
}

/* balance */

static void
print_balance (const Wishes *wishes, const char *path, const FlipBalance *balance)
{
  g_autofree char *told = flip_balance_tell (balance);
  g_autofree char *judged = flip_balance_judge (balance);

  if (!wishes->as_json)
    {
      cli_say ("%s", told);
      cli_say ("%s", judged);
      return;
    }
  cli_print_object (FLIP_JSON ("file", path), FLIP_JSON ("games", balance->n_played),
                    FLIP_JSON ("first", flip_balance_count (balance, FLIP_BALANCE_FIRST)),
                    FLIP_JSON ("second", flip_balance_count (balance, FLIP_BALANCE_SECOND)),
                    FLIP_JSON ("draws", flip_balance_count (balance, FLIP_BALANCE_DRAW)));
}

/* The automatic player plays both sides. */
static int
weigh (const Wishes *wishes, char **arguments)
{
  GError *error = NULL;
  g_autoptr (FlipReadEdition) read = read_file (arguments[0], &error);
  const FlipGame *game = read ? game_of (wishes, read, arguments[0], &error) : NULL;
  FlipBalance balance = { .game = game,
                          .n_games = wishes->games ? (guint) wishes->games : FLIP_BALANCE_GAMES };

  if (!game)
    return cli_refuse_error (error);
  if (wishes->games < 0 || balance.n_games > FLIP_BALANCE_MOST)
    /* Translators: %d: the highest number */
    return cli_usage (&cli_board, _ ("--games must be from 1 to %d"), FLIP_BALANCE_MOST);
  if (!flip_balance_can (game))
    /* Translators: %s: a game */
    return cli_refuse (_ ("There is no automatic player for %s."), _ (game->name));
  while (balance.n_played < balance.n_games)
    {
      FlipBalanceResult result;

      if (!flip_balance_play (game, read->name, read->text, balance.n_played + 1, NULL, &result,
                              &error))
        return cli_refuse_error (error);
      balance.results[balance.n_played++] = (guint8) result;
    }
  print_balance (wishes, arguments[0], &balance);
  return CLI_DONE;
}

/* The command */

static const struct
{
  const char *name;
  guint least, most; /* number of arguments */
  int (*run) (const Wishes *wishes, char **arguments);
  const char *options; /* options that it supports */
  const char *usage;
} verbs[] = {
  { "list", 0, 1, list, "--json --library", N_ ("“board list” takes at most one game") },
  { "check", 1, 1, check, "--json --game", N_ ("“board check” needs one file") },
  { "new", 1, 1, make, "--output", N_ ("“board new” needs one game") },
  { "describe", 1, 1, describe, "--output", N_ ("“board describe” needs one game") },
  { "balance", 1, 1, weigh, "--json --game --games", N_ ("“board balance” needs one file") },
  { "export", 1, 1, export, "--library --output", N_ ("“board export” needs one edition") },
  { "import", 1, G_MAXUINT, import, "--json --library --game",
    N_ ("“board import” needs at least one file") },
};

/* An option that was given but is not supported by the verb, or NULL. */
static const char *
find_unused (const Wishes *wishes, const char *options)
{
  const struct
  {
    const char *name;
    gboolean is_said;
  } said[] = {
    { "--json", wishes->as_json },      { "--library", wishes->library != NULL },
    { "--game", wishes->game != NULL }, { "--output", wishes->output != NULL },
    { "--games", wishes->games != 0 },
  };
  g_auto (GStrv) known = g_strsplit (options, " ", -1);

  for (guint i = 0; i < G_N_ELEMENTS (said); i++)
    {
      if (said[i].is_said && !g_strv_contains ((const char *const *) known, said[i].name))
        return said[i].name;
    }

  return NULL;
}

static int
run (int argc, char **argv)
{
  Wishes wishes = { 0 };
  const GOptionEntry entries[] = {
    CLI_JSON (&wishes.as_json),
    CLI_LIBRARY (&wishes.library),
    { "game", 0, 0, G_OPTION_ARG_STRING, &wishes.game, N_ ("The game that a file must belong to"),
      "GAME" },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &wishes.output, N_ ("Write to a file"), "FILE" },
    { "games", 0, 0, G_OPTION_ARG_INT, &wishes.games, N_ ("How many games “balance” plays"), "N" },
    G_OPTION_ENTRY_NULL,
  };
  const char *unused;

  if (!cli_read_options (&cli_board, entries, &argc, &argv))
    return CLI_USAGE;
  for (guint i = 0; argc > 1 && i < G_N_ELEMENTS (verbs); i++)
    {
      guint n = (guint) argc - 2;

      if (!g_str_equal (argv[1], verbs[i].name))
        continue;
      if (n < verbs[i].least || n > verbs[i].most)
        return cli_usage (&cli_board, "%s", _ (verbs[i].usage));
      unused = find_unused (&wishes, verbs[i].options);
      if (unused)
        /* Translators: first %s: a command, such as “list”; second %s: an option, such as “--game” */
        return cli_usage (&cli_board, _ ("“board %s” has no use for %s"), verbs[i].name, unused);
      return verbs[i].run (&wishes, argv + 2);
    }
  return cli_usage (&cli_board,
                    _ ("one of list, check, new, describe, balance, export, import is needed"));
}

const CliCommand cli_board = {
  "board",
  N_ (
    "list [GAME] | check FILE | new GAME | describe GAME | balance FILE | export EDITION | import FILE…"),
  N_ ("List, check, describe, import and export editions"),
  N_ (
    "An edition is what is printed on your copy of a game: a board file. “check” names whatever\n"
    "is wrong in one, “new” gives you one to start with, “describe” says what it can contain;\n"
    "“balance” lets it play itself and says which side won how often;\n"
    "“import” and “export” move editions between files and the library."),
  run,
};
