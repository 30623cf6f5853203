/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include <glib/gi18n-lib.h>

/* All sheets are read before the first is stored, so that an invalid one changes nothing. */
static GPtrArray *
load_all (int n, char **paths, GError **error)
{
  g_autoptr (GPtrArray) sessions = g_ptr_array_new ();

  g_ptr_array_set_free_func (sessions, (GDestroyNotify) flip_session_free);
  for (int i = 0; i < n; i++)
    {
      FlipSession *session = cli_load (paths[i], error);

      if (!session)
        return NULL;
      g_ptr_array_add (sessions, session);
    }

  return g_steal_pointer (&sessions);
}

static int
import_all (FlipLibrary *library, GPtrArray *sessions, char **paths, gboolean as_json)
{
  FlipJson json;
  GError *error = NULL;
  guint n = sessions->len;

  flip_json_begin (&json, '[');
  for (guint i = 0; i < n && !error; i++)
    {
      FlipSession *session = g_ptr_array_steal_index (sessions, 0);
      g_autoptr (FlipStoredSheet) sheet = flip_library_import (library, session, &error);

      if (!sheet)
        break;
      if (as_json)
        flip_json_add (&json, FLIP_JSON (NULL, sheet->id));
      else
        {
          g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, sheet->id);

          /* Translators: a file and the number of the sheet that it became. */
          cli_say (_ ("%s is sheet %s"), paths[i], number);
        }
    }
  return cli_end_list (&json, as_json, error);
}

static int
run (int argc, char **argv)
{
  gboolean as_json = FALSE;
  const char *path = NULL;
  const GOptionEntry entries[] = {
    CLI_JSON (&as_json),
    CLI_LIBRARY (&path),
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GPtrArray) sessions = NULL;
  g_autoptr (FlipLibrary) library = NULL;
  GError *error = NULL;

  if (!cli_read_options (&cli_import, entries, &argc, &argv))
    return CLI_USAGE;
  if (argc < 2)
    return cli_usage (&cli_import, _ ("at least one sheet is needed"));
  sessions = load_all (argc - 1, argv + 1, &error);
  library = sessions ? cli_open_library (path, TRUE, &error) : NULL;
  if (!library)
    return cli_refuse_error (error);
  return import_all (library, sessions, argv + 1, as_json);
}

const CliCommand cli_import = {
  "import",
  N_ ("SHEET…"),
  N_ ("Add sheet files to the library"),
  N_ ("If any of the files is invalid, it is named and none is added."),
  run,
};
