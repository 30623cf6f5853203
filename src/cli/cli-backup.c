/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The whole library as one file, and back. */

#include "cli/cli.h"

#include "store/library/backup.h"

#include <glib/gi18n-lib.h>

static int
run_backup (int argc, char **argv)
{
  gboolean as_json = FALSE;
  const char *path = NULL;
  const GOptionEntry entries[] = {
    CLI_JSON (&as_json),
    CLI_LIBRARY (&path),
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (FlipLibrary) library = NULL;
  GError *error = NULL;
  gint64 n;

  if (!cli_read_options (&cli_backup, entries, &argc, &argv))
    return CLI_USAGE;
  if (argc != 2 || !*argv[1])
    return cli_usage (&cli_backup, _ ("one file is needed"));
  library = cli_open_library (path, FALSE, &error);
  n = library ? flip_library_count (library, NULL, &error) : -1;
  if (n < 0 || !flip_library_backup (library, argv[1], &error))
    return cli_refuse_error (error);
  if (!as_json)
    {
      /* Translators: %d: how many sheets; %s: a file */
      cli_say (ngettext ("%d sheet is in %s.", "%d sheets are in %s.", (gulong) n), (int) n, argv[1]);
      return CLI_DONE;
    }
  cli_print_object (FLIP_JSON ("file", argv[1]), FLIP_JSON ("sheets", n));
  return CLI_DONE;
}

static void
write_restored (const char *file, const FlipRestored *restored, FlipJson *json)
{
  flip_json_object (json, NULL, FLIP_JSON ("file", file), FLIP_JSON ("added", restored->added),
                    FLIP_JSON ("grown", restored->grown), FLIP_JSON ("same", restored->same),
                    FLIP_JSON ("damaged", restored->damaged),
                    FLIP_JSON ("editions", restored->editions));
}

static int
restore_all (FlipLibrary *library, char **files, gboolean as_json)
{
  GError *error = NULL;
  FlipJson json;

  flip_json_begin (&json, '[');
  for (; *files && !error; files++)
    {
      FlipRestored restored;
      g_autofree char *words = NULL;

      if (!flip_library_restore (library, *files, cli_show_progress, NULL, &restored, &error))
        break;
      words = flip_restored_tell (&restored);
      if (as_json)
        write_restored (*files, &restored, &json);
      else
        cli_say ("%s", words);
    }
  return cli_end_list (&json, as_json, error);
}

static int
run_restore (int argc, char **argv)
{
  gboolean as_json = FALSE;
  const char *path = NULL;
  const GOptionEntry entries[] = {
    CLI_JSON (&as_json),
    CLI_LIBRARY (&path),
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (FlipLibrary) library = NULL;
  GError *error = NULL;

  if (!cli_read_options (&cli_restore, entries, &argc, &argv))
    return CLI_USAGE;
  if (argc < 2)
    return cli_usage (&cli_restore, _ ("at least one file is needed"));
  library = cli_open_library (path, TRUE, &error);
  return library ? restore_all (library, argv + 1, as_json) : cli_refuse_error (error);
}

const CliCommand cli_backup = {
  "backup",
  /* what a command takes */ N_ ("FILE"),
  N_ ("Write the whole library to a file"),
  N_ ("An existing file is replaced as a whole or not at all."),
  run_backup,
};

const CliCommand cli_restore = {
  "restore",
  /* what a command takes */ N_ ("FILE…"),
  N_ ("Bring the sheets of a backup into the library"),
  N_ ("Sheets that already exist are not duplicated; they gain any moves they lack. A sheet that "
      "continued\n"
      "differently in both is kept as two. Restoring the same backup again changes nothing."),
  run_restore,
};
