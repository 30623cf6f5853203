/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sheets given to a command: files, standard input, or numbers of the library. */

#include "cli/cli.h"

#include "store/files/clock.h"
#include "store/library/results.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

void
cli_sheet_clear (CliSheet *sheet)
{
  g_clear_pointer (&sheet->session, flip_session_free);
}

static gboolean
find_in_library (gint64 id, const char *library_path, CliSheet *sheet, GError **error)
{
  g_autoptr (FlipLibrary) library = cli_open_library (library_path, FALSE, error);
  g_autoptr (FlipStoredSheet) stored = library ? flip_library_load (library, id, error) : NULL;

  if (!stored)
    return FALSE;
  sheet->id = id;
  sheet->created = stored->created;
  sheet->changed = stored->changed;
  sheet->played = flip_library_played (library, id);
  sheet->session = g_steal_pointer (&stored->session);
  return TRUE;
}

/* A sheet file doesn't contain the time it was played, so the file's own times are used. */
static gboolean
read_file (const char *path, CliSheet *sheet, GError **error)
{
  GStatBuf info;

  sheet->session = cli_load (path, error);
  if (sheet->session && !g_str_equal (path, "-") && g_stat (path, &info) == 0)
    sheet->created = sheet->changed = CLAMP (info.st_mtime, 0, FLIP_LATEST_TIME);
  return sheet->session != NULL;
}

gboolean
cli_find_sheet (const char *what, const char *library, CliSheet *sheet, GError **error)
{
  gint64 id;

  g_return_val_if_fail (what && sheet, FALSE);

  *sheet = (CliSheet){ .name = what };
  if (g_ascii_string_to_signed (what, 10, 1, G_MAXINT64, &id, NULL))
    return find_in_library (id, library, sheet, error);
  return read_file (what, sheet, error);
}

/* Prints all sheets up to the first that is invalid. */
int
cli_tell_sheets (const CliCommand *command,
                 int argc,
                 char **argv,
                 const CliTelling *telling,
                 gpointer data)
{
  int status = CLI_DONE;

  if (argc < 2)
    return cli_usage (command, _ ("at least one sheet is needed"));
  for (int i = 1; i < argc && status == CLI_DONE; i++)
    {
      g_auto (CliSheet) sheet = { 0 };
      GError *error = NULL;

      if (!cli_find_sheet (argv[i], telling->library, &sheet, &error))
        return cli_refuse_error (error);
      if (argc > 2 && !telling->json)
        cli_say ("%s:", argv[i]);
      status = telling->tell (&sheet, telling->json, data);
    }

  return status;
}
