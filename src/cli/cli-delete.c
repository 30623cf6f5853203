/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include <glib/gi18n-lib.h>

static int
delete_all (FlipLibrary *library, const GArray *ids, gboolean deleted, gboolean as_json)
{
  GError *error = NULL;

  for (guint i = 0; i < ids->len; i++)
    {
      gint64 id = g_array_index (ids, gint64, i);
      g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, id);

      if (!flip_library_set_deleted (library, id, deleted, &error))
        return cli_refuse_error (error);
      if (!as_json)
        /* Translators: %s: the number of a sheet */
        cli_say (deleted ? _ ("Sheet %s was deleted; --undo restores it within a week.")
                         /* Translators: %s: the number of a sheet */
                         : _ ("Sheet %s was restored."),
                 number);
    }
  return as_json ? cli_print_numbers (ids) : CLI_DONE;
}

static int
run (int argc, char **argv)
{
  gboolean as_json = FALSE, undo = FALSE;
  g_autofree char *path = NULL;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_ ("Print JSON"), NULL },
    { "undo", 0, 0, G_OPTION_ARG_NONE, &undo, N_ ("Restore deleted sheets"), NULL },
    { "library", 0, 0, G_OPTION_ARG_FILENAME, &path, N_ ("Use a library other than your own"), "FILE" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (FlipLibrary) library = NULL;
  GError *error = NULL;

  if (!cli_read_options (&cli_delete, entries, &argc, &argv))
    return CLI_USAGE;
  if (argc < 2)
    return cli_usage (&cli_delete, _ ("at least one number of a sheet is needed"));
  if (!cli_read_numbers (argv + 1, ids, &error))
    return cli_refuse_error (error);
  library = cli_open_library (path, FALSE, &error);
  if (!library)
    return cli_refuse_error (error);
  return delete_all (library, ids, !undo, as_json);
}

const CliCommand cli_delete = {
  "delete",
  /* what a command takes */ N_ ("NUMBER…"),
  N_ ("Delete sheets from the library, or restore them"),
  N_ ("A deleted sheet is no longer listed. It is kept for at least a week and can be restored."),
  run,
};
