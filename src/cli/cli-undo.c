/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include "play/moment-json.h"
#include "play/turn.h"

#include <glib/gi18n-lib.h>

static void
print_json (FlipSession *session, guint taken)
{
  g_autoptr (FlipMoment) moment = cli_moment_at (session, flip_session_cursor (session));
  FlipMomentParts parts = { 0 };
  FlipJson json;

  flip_json_begin (&json);
  flip_json_open (&json, NULL, '{');
  flip_json_number (&json, "undone", taken);
  flip_json_number (&json, "moves", flip_session_cursor (session));
  flip_moment_write_ask (moment, &parts, &json);
  flip_json_close (&json, '}');
  cli_print_json (&json);
}

static int
write_sheet (FlipSession *session, const char *path, guint taken, gboolean json)
{
  GError *error = NULL;

  if (!cli_save (session, path, &error))
    return cli_refuse_error (error);
  if (json)
    print_json (session, taken);
  else
    cli_say (ngettext ("The sheet has %u entry now.", "The sheet has %u entries now.",
                       flip_session_cursor (session)),
             flip_session_cursor (session));
  return CLI_DONE;
}

/* What one seat entered in a turn in which all act at the same time, alone. */
static int
take_back_seat (const char *path, guint seat, gboolean json)
{
  GError *error = NULL;
  g_autoptr (FlipSession) session = cli_load (path, &error);
  g_autoptr (FlipMoment) moment = NULL;
  g_autoptr (FlipTurn) turn = NULL;
  FlipRefusal refusal = { 0 };
  guint before;

  if (!session)
    return cli_refuse_error (error);
  before = flip_session_cursor (session);
  moment = cli_moment_at (session, before);
  turn = flip_turn_read (moment);
  if (!turn || seat > turn->n_seats)
    return cli_refuse (_ ("seat %u can’t be taken back alone now. Nothing was written."), seat);
  if (!flip_turn_take_back (session, turn, seat - 1, &refusal))
    return cli_refuse ("%s", refusal.text);
  return write_sheet (session, path, before - flip_session_cursor (session), json);
}

static int
take_back (const char *path, guint n, gboolean json)
{
  GError *error = NULL;
  g_autoptr (FlipSession) session = cli_load (path, &error);
  guint taken = 0;

  if (!session)
    return cli_refuse_error (error);
  while (taken < n && flip_session_undo (session))
    taken++;
  if (taken < n)
    return cli_refuse (ngettext ("only %u step can be taken back. Nothing was written.",
                                 "only %u steps can be taken back. Nothing was written.", taken),
                       taken);
  /* What was taken back is not written: as if something else had been played there. */
  flip_session_cut (session);
  return write_sheet (session, path, taken, json);
}

static int
run (int argc, char **argv)
{
  gboolean json = FALSE;
  int seat = 0;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("Print JSON"), NULL },
    { "seat", 0, 0, G_OPTION_ARG_INT, &seat, N_ ("Only this seat’s part of the turn"), "N" },
    G_OPTION_ENTRY_NULL,
  };
  guint64 n = 1;

  if (!cli_read_options (&cli_undo, entries, &argc, &argv))
    return CLI_USAGE;
  if (argc < 2 || argc > 3 || g_str_equal (argv[1], "-"))
    return cli_usage (&cli_undo, _ ("a sheet file is needed, and at most a number"));
  if (argc == 3 && !g_ascii_string_to_unsigned (argv[2], 10, 1, G_MAXINT, &n, NULL))
    return cli_usage (&cli_undo, _ ("“%s” is not a number from 1"), argv[2]);
  if (seat < 0 || (seat && argc == 3))
    return cli_usage (&cli_undo, _ ("a seat from 1 is needed, without a number of steps"));
  return seat ? take_back_seat (argv[1], (guint) seat, json) : take_back (argv[1], (guint) n, json);
}

const CliCommand cli_undo = {
  "undo",
  N_ ("SHEET [N]"),
  N_ ("Take back the newest N steps of a sheet, or one"),
  N_ (
    "A step is an entry of the log, or a mended log as a whole. Where Flipside deals, what it dealt\n"
    "is taken back with the choice before it, and the sheet is practice from then on. With --seat,\n"
    "what that seat entered in a turn in which all act at the same time is taken back alone."),
  run,
};
