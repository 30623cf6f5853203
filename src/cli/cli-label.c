/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Titles and tags of sheets in the library, and duplicates of sheets. */

#include "cli/cli.h"

#include "store/library/label.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  char *library, *title, *tags;
  gboolean archive, unarchive, json;
} Wishes;

static void
wishes_clear (Wishes *wishes)
{
  g_free (wishes->library);
  g_free (wishes->title);
  g_free (wishes->tags);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Wishes, wishes_clear)

static gboolean
change (FlipLibrary *library, gint64 id, const Wishes *wishes, GError **error)
{
  return (!wishes->title || flip_library_set_title (library, id, wishes->title, error))
         && (!wishes->tags || flip_library_set_tags (library, id, wishes->tags, error))
         && ((!wishes->archive && !wishes->unarchive)
             || flip_library_set_archived (library, id, wishes->archive, error));
}

static int
change_all (const Wishes *wishes, char **texts)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (FlipLibrary) library = NULL;
  GError *error = NULL;

  if (!cli_read_numbers (texts, ids, &error))
    return cli_refuse_error (error);
  library = cli_open_library (wishes->library, FALSE, &error);
  for (guint i = 0; library && i < ids->len && !error; i++)
    change (library, g_array_index (ids, gint64, i), wishes, &error);
  if (error)
    return cli_refuse_error (error);
  return wishes->json ? cli_print_numbers (ids) : CLI_DONE;
}

static int
run_label (int argc, char **argv)
{
  g_auto (Wishes) wishes = { 0 };
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &wishes.json, N_ ("Print JSON"), NULL },
    { "title", 0, 0, G_OPTION_ARG_STRING, &wishes.title, N_ ("What the sheet is called"), "TEXT" },
    { "tags", 0, 0, G_OPTION_ARG_STRING, &wishes.tags, N_ ("Tags to file it under"), "A,B" },
    { "archive", 0, 0, G_OPTION_ARG_NONE, &wishes.archive, N_ ("Archive the sheet"),
      NULL },
    { "unarchive", 0, 0, G_OPTION_ARG_NONE, &wishes.unarchive, N_ ("Take the sheet out of "
                                                                   "the archive"), NULL },
    { "library", 0, 0, G_OPTION_ARG_FILENAME, &wishes.library, N_ ("Use a library other than "
                                                                   "your own"),
      "FILE" },
    G_OPTION_ENTRY_NULL,
  };

  if (!cli_read_options (&cli_label, entries, &argc, &argv))
    return CLI_USAGE;
  if (argc < 2)
    return cli_usage (&cli_label, _ ("at least one number of a sheet is needed"));
  if (!wishes.title && !wishes.tags && wishes.archive == wishes.unarchive)
    return cli_usage (&cli_label, _ ("say what to change: --title, --tags, --archive …"));
  return change_all (&wishes, argv + 1);
}

static int
duplicate_all (FlipLibrary *library, const GArray *ids, gboolean as_json)
{
  g_autoptr (GArray) copies = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint i = 0; i < ids->len; i++)
    {
      GError *error = NULL;
      gint64 copy = flip_library_duplicate (library, g_array_index (ids, gint64, i), &error);
      g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, copy);

      if (!copy)
        return cli_refuse_error (error);
      g_array_append_val (copies, copy);
      if (!as_json)
        /* Translators: %s: the number of a sheet */
        cli_say (_ ("The duplicate is sheet %s."), number);
    }
  return as_json ? cli_print_numbers (copies) : CLI_DONE;
}

static int
run_duplicate (int argc, char **argv)
{
  gboolean as_json = FALSE;
  g_autofree char *path = NULL;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_ ("Print JSON"), NULL },
    { "library", 0, 0, G_OPTION_ARG_FILENAME, &path, N_ ("Use a library other than your own"), "FILE" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (FlipLibrary) library = NULL;
  GError *error = NULL;

  if (!cli_read_options (&cli_duplicate, entries, &argc, &argv))
    return CLI_USAGE;
  if (argc < 2)
    return cli_usage (&cli_duplicate, _ ("at least one number of a sheet is needed"));
  if (!cli_read_numbers (argv + 1, ids, &error))
    return cli_refuse_error (error);
  library = cli_open_library (path, FALSE, &error);
  return library ? duplicate_all (library, ids, as_json) : cli_refuse_error (error);
}

const CliCommand cli_label = {
  "label",
  N_ ("NUMBER…"),
  N_ ("Name, tag or archive sheets in the library"),
  N_ ("This does not change the sheet itself. “list” finds sheets by their names and tags."),
  run_label,
};

const CliCommand cli_duplicate = {
  "duplicate",
  N_ ("NUMBER…"),
  N_ ("Duplicate sheets in the library"),
  N_ ("A duplicate continues from where the sheet is; statistics count the game once."),
  run_duplicate,
};
