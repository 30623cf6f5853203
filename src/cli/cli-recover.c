/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include "games/games.h"
#include "store/recovery/recovery.h"

#include <glib/gi18n-lib.h>

/* The results of a recovery. */
typedef struct
{
  FlipRecovery *recovery;
  gboolean is_replaced;
  char *kept; /* or NULL */
} Outcome;

static void
outcome_clear (Outcome *outcome)
{
  g_clear_pointer (&outcome->recovery, flip_recovery_free);
  g_clear_pointer (&outcome->kept, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Outcome, outcome_clear)

static void
print_sheet (const FlipFoundSheet *sheet)
{
  g_autofree char *state =
    /* Translators: %s: why the sheet is lost */
    sheet->reason ? g_strdup_printf (_ ("lost: %s"), sheet->reason)
                  /* Translators: %u: how many */
                  : g_strdup_printf (ngettext ("%u move", "%u moves", sheet->moves), sheet->moves);
  /* Translators: how many moves were found, or that the sheet is lost. */
  g_autofree char *marked = g_strdup_printf (sheet->is_deleted ? _ ("%s (deleted)") : "%s", state);

  cli_say ("%" G_GINT64_FORMAT "\t%s\t%s\t%s", sheet->id,
           sheet->game ? sheet->game : /* a game that is not known */ _ ("unknown"), sheet->players,
           marked);
}

static void
print_outcome (const Outcome *outcome)
{
  GPtrArray *sheets = flip_recovery_sheets (outcome->recovery);
  g_autofree char *told = flip_recovery_tell (outcome->recovery);

  for (guint i = 0; i < sheets->len; i++)
    print_sheet (g_ptr_array_index (sheets, i));
  cli_say ("%s", told);
  if (outcome->is_replaced && outcome->kept)
    /* Translators: %s: a file or folder */
    cli_say (_ ("They are in a new library. The damaged one is kept as %s."), outcome->kept);
  else if (outcome->is_replaced)
    cli_say ("%s", _ ("They are in a new library."));
  else if (flip_recovery_is_newer (outcome->recovery))
    cli_say_lines (
      _ ("The library was written by a newer version of Flipside. With --replace the sheets go "
         "into a library\n"
         "beside it."));
  else if (!flip_recovery_is_needed (outcome->recovery))
    cli_say ("%s", _ ("The library is not damaged."));
  else
    cli_say_lines (_ ("Nothing was changed. With --replace they go into a new library, and the "
                      "damaged\n"
                      "one is kept next to it."));
}

static void
json_sheet (const FlipFoundSheet *sheet, FlipJson *json)
{
  flip_json_open (json, NULL, '{');
  flip_json_add (json, FLIP_JSON ("id", sheet->id), FLIP_JSON_GIVEN ("game", sheet->game),
                 FLIP_JSON ("players", sheet->players), FLIP_JSON_BOOLEAN ("saved", !sheet->reason),
                 FLIP_JSON_BOOLEAN ("deleted", sheet->is_deleted));
  if (sheet->reason)
    flip_json_add (json, FLIP_JSON ("reason", sheet->reason));
  else
    flip_json_add (json, FLIP_JSON ("moves", sheet->moves));
  flip_json_close (json, '}');
}

static void
json_outcome (const Outcome *outcome)
{
  GPtrArray *sheets = flip_recovery_sheets (outcome->recovery);
  FlipJson json;

  flip_json_begin (&json, '{');
  flip_json_add (&json, FLIP_JSON ("library", flip_recovery_path (outcome->recovery)),
                 FLIP_JSON_BOOLEAN ("damaged", flip_recovery_is_needed (outcome->recovery)
                                                 && !flip_recovery_is_newer (outcome->recovery)),
                 FLIP_JSON ("found", sheets->len),
                 FLIP_JSON ("saved", flip_recovery_n_saved (outcome->recovery)),
                 FLIP_JSON ("editions", flip_recovery_n_editions (outcome->recovery)),
                 FLIP_JSON_BOOLEAN ("replaced", outcome->is_replaced),
                 FLIP_JSON_GIVEN ("kept", outcome->kept));
  flip_json_open (&json, "sheets", '[');
  for (guint i = 0; i < sheets->len; i++)
    json_sheet (g_ptr_array_index (sheets, i), &json);
  flip_json_close (&json, ']');
  cli_print_json (&json);
}

/* If nothing of a library is found in a file that the user named, it may be anything. */
static gboolean
check_named (const char *path, FlipRecovery *recovery, GError **error)
{
  if (!path || flip_recovery_sheets (recovery)->len > 0 || flip_recovery_n_editions (recovery) > 0)
    return TRUE;
  g_set_error (error, FLIP_STORE_ERROR, FLIP_STORE_ERROR_FOREIGN,
               /* Translators: %s: a file or folder */
               _ ("No sheet was found in %s, so it was left unchanged."), path);
  return FALSE;
}

static gboolean
recover (const char *named, gboolean may_replace, Outcome *outcome, GError **error)
{
  g_autofree char *own = flip_library_default_path ();
  const char *path = named ? named : own;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    {
      /* Translators: %s: a file or folder */
      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT, _ ("There is no library %s."), path);
      return FALSE;
    }
  outcome->recovery = flip_recovery_look (path, flip_games_find, cli_show_progress, NULL, error);
  if (!outcome->recovery)
    return FALSE;
  if (!may_replace || !flip_recovery_is_needed (outcome->recovery))
    return TRUE;
  outcome->is_replaced = check_named (named, outcome->recovery, error)
                         && flip_recovery_replace (outcome->recovery, &outcome->kept, error);
  return outcome->is_replaced;
}

static int
run (int argc, char **argv)
{
  gboolean as_json = FALSE, may_replace = FALSE;
  const char *path = NULL;
  const GOptionEntry entries[] = {
    CLI_JSON (&as_json),
    CLI_LIBRARY (&path),
    { "replace", 0, 0, G_OPTION_ARG_NONE, &may_replace,
      N_ ("Put what can be recovered into a new library, and keep the damaged one next to "
          "it"),
      NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_auto (Outcome) outcome = { 0 };
  GError *error = NULL;

  if (!cli_read_options (&cli_recover, entries, &argc, &argv))
    return CLI_USAGE;
  if (argc > 1)
    return cli_usage (&cli_recover, _ ("it takes no argument"));
  if (!recover (path, may_replace, &outcome, &error))
    return cli_refuse_error (error);
  (as_json ? json_outcome : print_outcome) (&outcome);
  return CLI_DONE;
}

const CliCommand cli_recover = {
  "recover",
  NULL,
  N_ ("Look for sheets that can be recovered from a damaged library"),
  N_ (
    "Every sheet that can be read and matches its checksums can be recovered. The damaged file "
    "is\n"
    "only read, unless --replace is given, and never removed."),
  run,
};
