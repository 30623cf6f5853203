/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include "engine/session/mend.h"
#include "engine/session/mend-figures.h"
#include "engine/base/phrase.h"
#include "engine/base/quote.h"

#include <glib/gi18n-lib.h>

/* One --at with the options that follow it. */
typedef struct
{
  guint entry;
  const char *to, *before; /* or NULL */
  gboolean remove;
} Edit;

typedef struct
{
  GArray *edits; /* of Edit */
  gboolean json, stop_there;
} Options;

static const char *const status_words[FLIP_N_MENDED] = {
  [FLIP_MENDED_STAYS] = "stays",     [FLIP_MENDED_CHANGED] = "changed",
  [FLIP_MENDED_PUT_IN] = "put-in",   [FLIP_MENDED_REMOVED] = "removed",
  [FLIP_MENDED_FITS] = "fits",       [FLIP_MENDED_DIFFERS] = "differs",
  [FLIP_MENDED_DEALT] = "dealt",     [FLIP_MENDED_GONE] = "gone",
  [FLIP_MENDED_REFUSED] = "refused", [FLIP_MENDED_WAITS] = "waits",
  [FLIP_MENDED_ASIDE] = "aside",
};

/* The status "stays" in the user's language. */
static const char *
status_title (FlipMendStatus status)
{
  static const char *const titles[FLIP_N_MENDED] = {
    [FLIP_MENDED_STAYS] = N_ ("stays"),
    [FLIP_MENDED_CHANGED] = N_ ("changed"),
    [FLIP_MENDED_PUT_IN] = N_ ("inserted"),
    [FLIP_MENDED_REMOVED] = N_ ("removed"),
    [FLIP_MENDED_FITS] = N_ ("fits"),
    [FLIP_MENDED_DIFFERS] = N_ ("differs"),
    [FLIP_MENDED_DEALT] = N_ ("dealt"),
    [FLIP_MENDED_GONE] = N_ ("not dealt"),
    [FLIP_MENDED_REFUSED] = N_ ("does not fit"),
    [FLIP_MENDED_WAITS] = N_ ("waits"),
    [FLIP_MENDED_ASIDE] = N_ ("set aside"),
  };

  return _ (titles[status]);
}

/* Reading: the edits are repeatable options whose order matters. */

static Edit *
newest_edit (Options *options)
{
  return options->edits->len ? &g_array_index (options->edits, Edit, options->edits->len - 1)
                             : NULL;
}

static gboolean
fail_option (GError **error, const char *text)
{
  g_set_error_literal (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, text);
  return FALSE;
}

static gboolean
at_cb (const char *name, const char *value, gpointer data, GError **error)
{
  Options *options = data;
  Edit edit = { 0 };
  guint64 number;

  if (!g_ascii_string_to_unsigned (value, 10, 1, G_MAXINT, &number, NULL))
    return fail_option (error, _ ("--at needs the number of an entry, from 1"));
  edit.entry = (guint) number - 1;
  g_array_append_val (options->edits, edit);
  return TRUE;
}

static gboolean
edit_cb (const char *name, const char *value, gpointer data, GError **error)
{
  Edit *edit = newest_edit (data);

  if (!edit || edit->to || edit->before || edit->remove)
    return fail_option (error, _ ("each --at must be followed by one of --to, --remove and "
                                  "--before"));
  if (g_str_equal (name, "--to"))
    edit->to = g_intern_string (value);
  else if (g_str_equal (name, "--before"))
    edit->before = g_intern_string (value);
  else
    edit->remove = TRUE;
  return TRUE;
}

static gboolean
check_options (const Options *options)
{
  for (guint i = 0; i < options->edits->len; i++)
    {
      const Edit *edit = &g_array_index (options->edits, Edit, i);

      if (!edit->to && !edit->before && !edit->remove)
        return FALSE;
    }

  return options->edits->len > 0;
}

/* Mending */

static gboolean
apply_edit (FlipMend *mend, const Edit *edit, FlipRefusal *refusal)
{
  if (edit->to)
    return flip_mend_change (mend, edit->entry, edit->to, refusal);
  if (edit->remove)
    return flip_mend_remove (mend, edit->entry, refusal);
  flip_mend_put_in (mend, edit->entry, edit->before);
  return TRUE;
}

static int
apply_edits (FlipMend *mend, const Options *options)
{
  guint n = flip_session_cursor (flip_mend_before (mend));

  for (guint i = 0; i < options->edits->len; i++)
    {
      const Edit *edit = &g_array_index (options->edits, Edit, i);
      FlipRefusal refusal;

      if (edit->entry >= n)
        /* Translators: first %u: the number that was asked for; second %u: how many entries there
           are */
        return cli_refuse (_ ("there is no entry %u; the sheet has %u."), edit->entry + 1, n);
      if (!apply_edit (mend, edit, &refusal))
        /* Translators: %u: the number of an entry; %s: a sentence that says why */
        return cli_refuse (_ ("entry %u: %s"), edit->entry + 1, refusal.text);
    }

  return CLI_DONE;
}

/* Sets aside everything from the first entry of the old log that no longer fits. The moves given by
   --to and --before must fit. */
static void
stop_there (FlipMend *mend)
{
  const FlipMendRow *row = flip_mend_row (mend, flip_mend_asks (mend));

  if (!row->text)
    flip_mend_stop (mend, row->old);
}

/* Reporting: nothing is printed before the sheet is written. */

static char *
text_of_row (FlipMend *mend, const FlipMendRow *row)
{
  if (row->now != FLIP_NO_ENTRY)
    return flip_log_print_entry (flip_session_log (flip_mend_after (mend)), row->now);
  if (row->text)
    return g_strdup (row->text);
  return flip_log_print_entry (flip_session_log (flip_mend_before (mend)), row->old);
}

static void
tell_figures (FlipMend *mend, const FlipMendRow *row, GString *report)
{
  FlipFigures figures;

  flip_figures_of_row (mend, row, &figures);
  for (guint i = 0; i < figures.n; i++)
    {
      const FlipFigure *figure = &figures.figures[i];
      const char *player =
        flip_log_player (flip_session_log (flip_mend_before (mend)), (int) figure->seat);
      g_autofree char *told =
        /* Translators: a player, what is counted, how it changed before a log was mended, and how it
           changes now: "Ann, Cash: +2, now +4". */
        g_strdup_printf (_ ("%s, %s: %+d, now %+d"), player, figure->label, figure->before,
                         figure->now);

      g_string_append_printf (report, "       %s\n", told);
    }
}

static void
tell_row (FlipMend *mend, const FlipMendRow *row, GString *report)
{
  g_autofree char *text = text_of_row (mend, row);
  g_autofree char *number =
    row->old == FLIP_NO_ENTRY ? g_strdup ("+") : g_strdup_printf ("%u", row->old + 1);
  g_autofree char *told =
    flip_phrase_label (status_title (row->status), row->text ? flip_quoted (text) : text);

  g_string_append_printf (report, "%5s  %s\n", number, told);
  if (row->status == FLIP_MENDED_DIFFERS)
    tell_figures (mend, row, report);
}

/* Entries that stay, fit, wait or are set aside are merely counted. */
static char *
tell_text (FlipMend *mend)
{
  GString *report = g_string_new (NULL);

  for (guint i = 0; i < flip_mend_n_rows (mend); i++)
    {
      const FlipMendRow *row = flip_mend_row (mend, i);

      if (row->status != FLIP_MENDED_STAYS && row->status != FLIP_MENDED_FITS
          && row->status != FLIP_MENDED_WAITS && row->status != FLIP_MENDED_ASIDE)
        tell_row (mend, row, report);
    }
  for (FlipMendStatus status = 0; status < FLIP_N_MENDED; status++)
    {
      g_autofree char *count = g_strdup_printf ("%u", flip_mend_count (mend, status));
      g_autofree char *told = flip_phrase_label (status_title (status), count);

      if (flip_mend_count (mend, status))
        g_string_append_printf (report, "%s\n", told);
    }
  g_string_truncate (report, report->len - 1);
  return g_string_free (report, FALSE);
}

static void
write_row (FlipMend *mend, const FlipMendRow *row, FlipJson *json)
{
  g_autofree char *text = text_of_row (mend, row);

  flip_json_object (json, NULL, FLIP_JSON ("status", status_words[row->status]),
                    FLIP_JSON_IF (row->old != FLIP_NO_ENTRY, FLIP_JSON ("entry", row->old + 1)),
                    FLIP_JSON_IF (row->now != FLIP_NO_ENTRY, FLIP_JSON ("now", row->now + 1)),
                    FLIP_JSON ("move", text));
}

static void
write_refusal (const FlipRefusal *refusal, FlipJson *json)
{
  flip_json_object (json, "refusal", FLIP_JSON ("reason", refusal->text),
                    FLIP_JSON ("help", refusal->help), FLIP_JSON ("rule", refusal->rule));
}

static char *
tell_json (FlipMend *mend)
{
  FlipJson json;

  flip_json_begin (&json, '{');
  flip_json_add (&json, FLIP_JSON_BOOLEAN ("kept", flip_mend_asks (mend) == FLIP_NO_ENTRY));
  for (FlipMendStatus status = 0; status < FLIP_N_MENDED; status++)
    flip_json_add (&json, FLIP_JSON (status_words[status], flip_mend_count (mend, status)));
  if (flip_mend_refusal (mend))
    write_refusal (flip_mend_refusal (mend), &json);
  flip_json_open (&json, "entries", '[');
  for (guint i = 0; i < flip_mend_n_rows (mend); i++)
    write_row (mend, flip_mend_row (mend, i), &json);
  flip_json_close (&json, ']');
  return flip_json_end (&json);
}

static int
refuse_conflict (FlipMend *mend)
{
  const FlipMendRow *row = flip_mend_row (mend, flip_mend_asks (mend));
  const FlipRefusal *refusal = flip_mend_refusal (mend);
  g_autofree char *number = row->old == FLIP_NO_ENTRY
                              ? g_strdup (_ ("the inserted entry"))
                              /* Translators: %u: the number of the entry */
                              : g_strdup_printf (_ ("entry %u"), row->old + 1);

  /* Translators: first %s: the entry; second %s: a sentence that says why; third %s: the id of a
     rule */
  return cli_refuse (*refusal->rule ? _ ("%s does not fit: %s (%s) Nothing was written.")
                                    /* Translators: first %s: the entry; second %s: a sentence that
                                       says why; third %s: nothing */
                                    : _ ("%s does not fit: %s%s Nothing was written."),
                     number, refusal->text, refusal->rule);
}

static int
mend_sheet (const Options *options, const char *path)
{
  GError *error = NULL;
  g_autoptr (FlipSession) session = cli_load (path, &error);
  g_autoptr (FlipMend) mend = NULL;
  g_autofree char *report = NULL;
  int status;

  if (!session)
    return cli_refuse_error (error);
  mend = flip_mend_new (session);
  status = apply_edits (mend, options);
  if (status != CLI_DONE)
    return status;
  if (options->stop_there && flip_mend_asks (mend) != FLIP_NO_ENTRY)
    stop_there (mend);
  report = options->json ? tell_json (mend) : tell_text (mend);
  if (!flip_mend_keep (mend))
    status = refuse_conflict (mend);
  else if (!cli_save (session, path, &error))
    return cli_refuse_error (error);
  (options->json ? cli_print_json_text : cli_say_lines) (report);
  return status;
}

static int
run (int argc, char **argv)
{
  Options options = { .edits = g_array_new (FALSE, FALSE, sizeof (Edit)) };
  const GOptionEntry entries[] = {
    { "at", 0, 0, G_OPTION_ARG_CALLBACK, at_cb, N_ ("The entry to correct, from 1"), "N" },
    { "to", 0, 0, G_OPTION_ARG_CALLBACK, edit_cb, N_ ("It was this move"), N_ ("MOVE") },
    { "remove", 0, G_OPTION_FLAG_NO_ARG, G_OPTION_ARG_CALLBACK, edit_cb, N_ ("It did not happen"),
      NULL },
    { "before", 0, 0, G_OPTION_ARG_CALLBACK, edit_cb, N_ ("This move came before it"),
      /* what a command takes */ N_ ("MOVE") },
    { "stop-there", 0, 0, G_OPTION_ARG_NONE, &options.stop_there,
      N_ ("Set aside everything from the first entry that no longer fits"), NULL },
    CLI_JSON (&options.json),
    G_OPTION_ENTRY_NULL,
  };
  int status;

  if (!cli_read_options_into (&cli_mend, entries, &options, &argc, &argv))
    status = CLI_USAGE;
  else if (argc != 2 || g_str_equal (argv[1], "-") || !check_options (&options))
    status =
      cli_usage (&cli_mend, _ ("a sheet file, --at N, and --to MOVE, --remove or --before MOVE "
                               "are needed"));
  else
    status = mend_sheet (&options, argv[1]);
  g_array_unref (options.edits);
  return status;
}

const CliCommand cli_mend = {
  "mend",
  N_ ("SHEET --at N (--to MOVE|--remove|--before MOVE)…"),
  N_ ("Change, remove or insert entries in a sheet’s log"),
  N_ (
    "What follows is replayed. If an entry no longer fits, the reason is given and the file "
    "stays\n"
    "as it was: correct that entry too, with another --at, or set it and what follows aside "
    "with\n"
    "--stop-there. Where Flipside deals, only what people chose can be corrected. “flipside-cli "
    "undo”\n"
    "restores the old log."),
  run,
};
