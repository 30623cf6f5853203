/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The same deal for other players, and all of its results. */

#include "cli/cli.h"

#include "engine/base/phrase.h"
#include "play/moment/sheet-words.h"
#include "store/library/deal.h"

#include <glib/gi18n-lib.h>

static int
write_again (FlipSession *session, const char *players, const char *output)
{
  g_auto (GStrv) names = players ? g_strsplit (players, ",", -1) : NULL;
  GError *error = NULL;
  g_autoptr (FlipSession) again =
    flip_deal_again (flip_session_log (session), (const char *const *) names, &error);

  if (again)
    cli_go_on (again);
  return again && cli_save (again, output, &error) ? CLI_DONE : cli_refuse_error (error);
}

static void
print_result (const FlipSheetInfo *info)
{
  g_autofree char *date = flip_sheet_words_date (info);
  g_autoptr (GString) points = g_string_new (NULL), names = g_string_new (NULL);

  for (guint i = 0; i < info->n_seats; i++)
    {
      g_string_append_printf (points, "%s%d", i ? " " : "", info->seats[i].points);
      flip_phrase_add (names, info->seats[i].name);
    }
  cli_say ("%" G_GINT64_FORMAT "\t%s\t%s\t%s", info->id, points->str, names->str, date);
}

static int
compare (FlipSession *session, const char *path, gboolean as_json)
{
  GError *error = NULL;
  g_autoptr (FlipLibrary) library = cli_open_library (path, FALSE, &error);
  g_autoptr (GPtrArray) list =
    library ? flip_library_same_deal (library, flip_session_setup (session), &error) : NULL;
  FlipJson json;

  if (!list)
    return cli_refuse_error (error);
  flip_json_begin (&json, '[');
  for (guint i = 0; i < list->len; i++)
    {
      if (as_json)
        cli_write_info (g_ptr_array_index (list, i), &json);
      else
        print_result (g_ptr_array_index (list, i));
    }
  return cli_end_list (&json, as_json, NULL);
}

static int
run (int argc, char **argv)
{
  gboolean as_json = FALSE;
  const char *path = NULL, *players = NULL, *output = NULL;
  const GOptionEntry entries[] = {
    CLI_JSON (&as_json),
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output,
      N_ ("Write a sheet with the same deal, before its first choice"), "FILE" },
    { "players", 0, 0, G_OPTION_ARG_STRING, &players, N_ ("For these players"), "A,B" },
    CLI_LIBRARY (&path),
    G_OPTION_ENTRY_NULL,
  };
  g_auto (CliSheet) sheet = { 0 };
  GError *error = NULL;

  if (!cli_read_options (&cli_deal, entries, &argc, &argv))
    return CLI_USAGE;
  if (argc != 2)
    return cli_usage (&cli_deal, _ ("one sheet is needed"));
  if (players && !output)
    return cli_usage (&cli_deal, _ ("--players is for --output"));
  if (as_json && output)
    return cli_usage (&cli_deal, _ ("--json is for the results, not for --output"));
  if (!cli_find_sheet (argv[1], path, &sheet, &error))
    return cli_refuse_error (error);
  if (!cli_check_output (output, sheet.id ? NULL : argv[1], &error))
    return cli_refuse_error (error);
  if (!flip_session_setup (sheet.session)->dealt)
    return cli_refuse (_ ("this sheet was not dealt by Flipside"));
  return output ? write_again (sheet.session, players, output) : compare (sheet.session, path, as_json);
}

const CliCommand cli_deal = {
  "deal",
  /* what a command takes */ N_ ("SHEET|NUMBER"),
  N_ ("Compare the results of a deal, or deal it again"),
  N_ ("The same deal has the same seed, board, options and number of seats. Finished sheets in "
      "the\n"
      "library that share it are listed, best first; practice does not count."),
  run,
};
