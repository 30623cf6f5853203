/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is done to sheets of the library by their numbers: titles and tags, duplicates, deleting and
   restoring. */

#include "cli/cli.h"

#include "engine/base/quote.h"
#include "store/library/label.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const char *library, *title, *tags;
  gboolean archive, unarchive, undo, json;
} Wishes;

/* Does it to one sheet; returns the number that JSON names, or 0 with an error. */
typedef gint64 (*Act) (FlipLibrary *library, gint64 id, const Wishes *wishes, GError **error);

/* All numbers are read before the first is used. */
static gboolean
read_numbers (char **texts, GArray *ids, GError **error)
{
  for (; *texts; texts++)
    {
      gint64 id;

      if (!g_ascii_string_to_signed (*texts, 10, 1, G_MAXINT64, &id, NULL))
        {
          g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL,
                       /* Translators: %s: what was written */
                       _ ("“%s” is not the number of a sheet."), flip_quoted (*texts));
          return FALSE;
        }
      g_array_append_val (ids, id);
    }

  return TRUE;
}

static int
print_numbers (const GArray *ids)
{
  FlipJson json;

  flip_json_begin (&json, '[');
  for (guint i = 0; i < ids->len; i++)
    flip_json_add (&json, FLIP_JSON (NULL, g_array_index (ids, gint64, i)));
  cli_print_json (&json);
  return CLI_DONE;
}

static int
act_on_all (const CliCommand *command, Act act, const Wishes *wishes, int argc, char **argv)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (FlipLibrary) library = NULL;
  GError *error = NULL;

  if (argc < 2)
    return cli_usage (command, _ ("at least one number of a sheet is needed"));
  if (!read_numbers (argv + 1, ids, &error))
    return cli_refuse_error (error);
  library = cli_open_library (wishes->library, FALSE, &error);
  for (guint i = 0; library && i < ids->len && !error; i++)
    {
      gint64 *id = &g_array_index (ids, gint64, i);

      *id = act (library, *id, wishes, &error);
    }
  if (error)
    return cli_refuse_error (error);
  return wishes->json ? print_numbers (ids) : CLI_DONE;
}

static gint64
change (FlipLibrary *library, gint64 id, const Wishes *wishes, GError **error)
{
  return (!wishes->title || flip_library_set_title (library, id, wishes->title, error))
             && (!wishes->tags || flip_library_set_tags (library, id, wishes->tags, error))
             && ((!wishes->archive && !wishes->unarchive)
                 || flip_library_set_archived (library, id, wishes->archive, error))
           ? id
           : 0;
}

static int
run_label (int argc, char **argv)
{
  Wishes wishes = { 0 };
  const GOptionEntry entries[] = {
    CLI_JSON (&wishes.json),
    { "title", 0, 0, G_OPTION_ARG_STRING, &wishes.title, N_ ("What the sheet is called"), "TEXT" },
    { "tags", 0, 0, G_OPTION_ARG_STRING, &wishes.tags, N_ ("Tags to file it under"), "A,B" },
    { "archive", 0, 0, G_OPTION_ARG_NONE, &wishes.archive, N_ ("Archive the sheet"), NULL },
    { "unarchive", 0, 0, G_OPTION_ARG_NONE, &wishes.unarchive,
      N_ ("Take the sheet out of the archive"), NULL },
    CLI_LIBRARY (&wishes.library),
    G_OPTION_ENTRY_NULL,
  };

  if (!cli_read_options (&cli_label, entries, &argc, &argv))
    return CLI_USAGE;
  if (argc > 1 && !wishes.title && !wishes.tags && wishes.archive == wishes.unarchive)
    return cli_usage (&cli_label, _ ("say what to change: --title, --tags, --archive …"));
  return act_on_all (&cli_label, change, &wishes, argc, argv);
}

static gint64
duplicate (FlipLibrary *library, gint64 id, const Wishes *wishes, GError **error)
{
  gint64 copy = flip_library_duplicate (library, id, error);
  g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, copy);

  if (copy && !wishes->json)
    /* Translators: %s: the number of a sheet */
    cli_say (_ ("The duplicate is sheet %s."), number);
  return copy;
}

static int
run_duplicate (int argc, char **argv)
{
  Wishes wishes = { 0 };
  const GOptionEntry entries[] = {
    CLI_JSON (&wishes.json),
    CLI_LIBRARY (&wishes.library),
    G_OPTION_ENTRY_NULL,
  };

  if (!cli_read_options (&cli_duplicate, entries, &argc, &argv))
    return CLI_USAGE;
  return act_on_all (&cli_duplicate, duplicate, &wishes, argc, argv);
}

static gint64
delete_or_restore (FlipLibrary *library, gint64 id, const Wishes *wishes, GError **error)
{
  g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, id);

  if (!flip_library_set_deleted (library, id, !wishes->undo, error))
    return 0;
  if (!wishes->json)
    /* Translators: %s: the number of a sheet */
    cli_say (wishes->undo ? _ ("Sheet %s was restored.")
                          /* Translators: %s: the number of a sheet */
                          : _ ("Sheet %s was deleted; --undo restores it within a week."),
             number);
  return id;
}

static int
run_delete (int argc, char **argv)
{
  Wishes wishes = { 0 };
  const GOptionEntry entries[] = {
    CLI_JSON (&wishes.json),
    { "undo", 0, 0, G_OPTION_ARG_NONE, &wishes.undo, N_ ("Restore deleted sheets"), NULL },
    CLI_LIBRARY (&wishes.library),
    G_OPTION_ENTRY_NULL,
  };

  if (!cli_read_options (&cli_delete, entries, &argc, &argv))
    return CLI_USAGE;
  return act_on_all (&cli_delete, delete_or_restore, &wishes, argc, argv);
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

const CliCommand cli_delete = {
  "delete",
  /* what a command takes */ N_ ("NUMBER…"),
  N_ ("Delete sheets from the library, or restore them"),
  N_ ("A deleted sheet is no longer listed. It is kept for at least a week and can be restored."),
  run_delete,
};
