/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include <glib/gi18n-lib.h>

/* A number is a sheet of the library, anything else a sheet file. */
static FlipSession *
find_session (const char *what, const char *library_path, GError **error)
{
  g_autoptr (FlipLibrary) library = NULL;
  g_autoptr (FlipSheet) sheet = NULL;
  gint64 id;

  if (!g_ascii_string_to_signed (what, 10, 1, G_MAXINT64, &id, NULL))
    return cli_load (what, error);
  library = cli_open_library (library_path, FALSE, error);
  sheet = library ? flip_library_load (library, id, error) : NULL;
  return sheet ? g_steal_pointer (&sheet->session) : NULL;
}

static int
run (int argc, char **argv)
{
  g_autofree char *path = NULL, *sheet = NULL;
  const GOptionEntry entries[] = {
    { "sheet", 0, 0, G_OPTION_ARG_FILENAME, &sheet, N_ ("Write a sheet file; - is standard output"),
      "FILE" },
    { "library", 0, 0, G_OPTION_ARG_FILENAME, &path, N_ ("Another library than yours"), "FILE" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (FlipSession) session = NULL;
  GError *error = NULL;

  if (!cli_read_options (&cli_export, entries, &argc, &argv))
    return CLI_USAGE;
  if (argc != 2 || !sheet)
    return cli_usage (&cli_export, _ ("a sheet, and --sheet with a file, are wanted"));
  session = find_session (argv[1], path, &error);
  if (!session || !cli_save (session, sheet, &error))
    return cli_refuse_error (error);
  return CLI_DONE;
}

const CliCommand cli_export = {
  "export",
  N_ ("SHEET|NUMBER"),
  N_ ("Write a sheet of the library to a file"),
  N_ ("A number is a sheet of the library as “list” shows it; anything else is a sheet file."),
  run,
};
