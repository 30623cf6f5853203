/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include "play/moment/moment-json.h"
#include "play/moment/turn.h"

#include <glib/gi18n-lib.h>

/* A sheet in a file or in the library, to be changed there. */
typedef struct
{
  const char *path;        /* or NULL */
  FlipLibrary *library;    /* or NULL */
  FlipStoredSheet *stored; /* in the library */
  FlipSession *session;
} Target;

static void
target_clear (Target *target)
{
  if (!target->stored)
    g_clear_pointer (&target->session, flip_session_free);
  g_clear_pointer (&target->stored, flip_stored_sheet_free);
  g_clear_pointer (&target->library, flip_library_close);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Target, target_clear)

static gboolean
find_target (const char *what, const char *library, Target *target, GError **error)
{
  gint64 id;

  if (!g_ascii_string_to_signed (what, 10, 1, G_MAXINT64, &id, NULL))
    {
      target->path = what;
      target->session = cli_load (what, error);
      return target->session != NULL;
    }
  target->library = cli_open_library (library, FALSE, error);
  target->stored = target->library ? flip_library_load (target->library, id, error) : NULL;
  target->session = target->stored ? target->stored->session : NULL;
  return target->session != NULL;
}

static gboolean
save_target (Target *target, GError **error)
{
  return target->path ? cli_save (target->session, target->path, error)
                      : flip_library_save (target->library, target->stored, error);
}

static void
print_json (FlipSession *session, guint taken)
{
  g_autoptr (FlipMoment) moment = cli_moment_at (session, flip_session_cursor (session));
  FlipMomentParts parts = { 0 };
  FlipJson json;

  flip_json_begin (&json, '{');
  flip_json_add (&json, FLIP_JSON ("undone", taken),
                 FLIP_JSON ("moves", flip_session_cursor (session)));
  flip_moment_write_ask (moment, &parts, &json);
  cli_print_json (&json);
}

static int
write_sheet (Target *target, guint taken, gboolean json)
{
  FlipSession *session = target->session;
  GError *error = NULL;

  if (!save_target (target, &error))
    return cli_refuse_error (error);
  if (json)
    print_json (session, taken);
  else
    /* Translators: %u: how many */
    cli_say (ngettext ("The sheet now has %u entry.", "The sheet now has %u entries.",
                       flip_session_cursor (session)),
             flip_session_cursor (session));
  return CLI_DONE;
}

/* Takes back what one seat alone entered in a simultaneous turn. */
static int
take_back_seat (Target *target, guint seat, gboolean json)
{
  FlipSession *session = target->session;
  g_autoptr (FlipMoment) moment = NULL;
  g_autoptr (FlipTurn) turn = NULL;
  FlipRefusal refusal = { 0 };
  guint before;

  before = flip_session_cursor (session);
  moment = cli_moment_at (session, before);
  turn = flip_turn_find (moment);
  if (!turn || seat > turn->n_seats)
    /* Translators: %u: the number of a seat */
    return cli_refuse (_ ("what seat %u entered can’t be taken back on its own now. "
                          "Nothing was written."), seat);
  if (!flip_turn_take_back (session, turn, seat - 1, &refusal))
    return cli_refuse ("%s", refusal.text);
  return write_sheet (target, before - flip_session_cursor (session), json);
}

static int
take_back (Target *target, guint n, gboolean json)
{
  FlipSession *session = target->session;
  guint taken = 0;

  while (taken < n && flip_session_undo (session))
    taken++;
  if (taken < n)
    /* Translators: %u: how many */
    return cli_refuse (ngettext ("only %u step can be taken back. Nothing was written.",
                                 "only %u steps can be taken back. Nothing was written.", taken),
                       taken);
  /* Entries that were taken back are not written, as if another move had been played there. */
  flip_session_cut (session);
  return write_sheet (target, taken, json);
}

static int
run (int argc, char **argv)
{
  gboolean json = FALSE;
  int seat = 0;
  const char *library = NULL;
  const GOptionEntry entries[] = {
    CLI_JSON (&json),
    { "seat", 0, 0, G_OPTION_ARG_INT, &seat, N_ ("Only this seat’s part of the turn"), "N" },
    CLI_LIBRARY (&library),
    G_OPTION_ENTRY_NULL,
  };
  g_auto (Target) target = { 0 };
  GError *error = NULL;
  guint64 n = 1;

  if (!cli_read_options (&cli_undo, entries, &argc, &argv))
    return CLI_USAGE;
  if (argc < 2 || argc > 3 || g_str_equal (argv[1], "-"))
    return cli_usage (&cli_undo, _ ("a sheet is needed, and at most a number of steps"));
  if (argc == 3 && !g_ascii_string_to_unsigned (argv[2], 10, 1, G_MAXINT, &n, NULL))
    /* Translators: %s: what was typed */
    return cli_usage (&cli_undo, _ ("“%s” is not a whole number above 0"), argv[2]);
  if (seat < 0 || (seat && argc == 3))
    return cli_usage (&cli_undo, _ ("--seat takes a seat from 1 up, and no number of steps"));
  if (!find_target (argv[1], library, &target, &error))
    return cli_refuse_error (error);
  return seat ? take_back_seat (&target, (guint) seat, json) : take_back (&target, (guint) n, json);
}

const CliCommand cli_undo = {
  "undo",
  /* what a command takes */ N_ ("SHEET|NUMBER [N]"),
  N_ ("Take back the last step of a sheet, or the last N"),
  N_ ("A step is an entry in the log, or a corrected log as a whole. Where Flipside deals, what it "
      "dealt\n"
      "is taken back with the choice before it, and the sheet is practice from then on. With "
      "--seat,\n"
      "what that seat entered in a turn in which everyone acts at the same time is taken back on "
      "its own."),
  run,
};
