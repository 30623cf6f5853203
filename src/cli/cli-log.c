/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include "engine/game/verb.h"
#include "engine/session/notes.h"
#include "play/moment/difference.h"
#include "play/moment/moment-text.h"
#include "play/moment/notices.h"

#include <glib/gi18n-lib.h>

/* The moment before an entry, and the entry itself. */

static void
write_question (const FlipMoment *before, FlipJson *json)
{
  const FlipQuestion *question = before->asked[0].question;
  g_autofree char *prompt = flip_moment_prompt (before);

  flip_json_add (json, FLIP_JSON ("seat", flip_moment_who (before) + 1),
                 FLIP_JSON ("kind", flip_ask_kind_name (flip_moment_kind (before))),
                 FLIP_JSON ("stage", flip_game_stage (before->game, before->state)),
                 FLIP_JSON ("prompt", prompt), FLIP_JSON_GIVEN ("aside", question->aside),
                 FLIP_JSON_GIVEN ("todo", question->todo));
}

static void
write_move (FlipSession *session, const FlipMoment *before, FlipJson *json)
{
  const FlipMove *move = flip_session_entry (session, before->position);
  g_autofree char *text = flip_log_print_entry (flip_session_log (session), before->position);
  g_autofree char *sentence =
    g_strdelimit (flip_log_tell_entry (flip_session_log (session), before->position), "\n", ' ');
  g_autoptr (FlipWay) way = flip_way_new (flip_session_log (session), before->state, move);

  flip_json_add (
    json, FLIP_JSON ("move", text), FLIP_JSON ("sentence", sentence),
    FLIP_JSON ("label", way->label),
    FLIP_JSON_IF (flip_log_note (flip_session_log (session), before->position),
                  FLIP_JSON ("note", flip_log_note (flip_session_log (session), before->position))),
    FLIP_JSON_IF (flip_log_is_bookmarked (flip_session_log (session), before->position),
                  FLIP_JSON_BOOLEAN ("bookmark", TRUE)),
    FLIP_JSON_IF (move->verb < before->game->n_verbs,
                  FLIP_JSON ("verb", before->game->verbs[move->verb]->name)));
}

static void
write_changes (const FlipMoment *before, const FlipMoment *after, FlipJson *json)
{
  g_autoptr (GArray) differences = flip_differences_read (before, after);

  flip_json_open (json, "changes", '{');
  flip_differences_write (differences, after->n_seats, json);
  flip_json_close (json, '}');
}

static void
write_notices (FlipSession *session, guint position, FlipJson *json)
{
  g_autoptr (GPtrArray) notices =
    flip_notices_read (flip_session_log (session), position, position + 1);

  flip_notices_write (notices, json);
}

static void
print_json (FlipSession *session, guint end, gboolean changes)
{
  g_autoptr (FlipMoment) before = cli_moment_at (session, 0);
  FlipJson json;

  flip_json_begin (&json, '[');
  for (guint i = 0; i < end; i++)
    {
      g_autoptr (FlipMoment) after = cli_moment_at (session, i + 1);

      flip_json_open (&json, NULL, '{');
      write_move (session, before, &json);
      write_question (before, &json);
      if (changes)
        {
          write_changes (before, after, &json);
          write_notices (session, i, &json);
        }
      flip_json_close (&json, '}');
      cli_print_json_part (&json);
      flip_moment_unref (before);
      before = g_steal_pointer (&after);
    }
  cli_print_json (&json);
}

/* What has changed since the previous moment, and what is asked now. */
static void
print_moment (const FlipMoment *before, const FlipMoment *moment)
{
  g_autoptr (GArray) differences = flip_differences_read (before, moment);
  g_autoptr (GString) text = g_string_new (NULL);

  flip_differences_print (differences, text);
  g_string_append (text, "    asks: ");
  flip_moment_print_ask (moment, text);
  cli_say_lines (text->str);
}

static void
print_changes (FlipSession *session, guint end)
{
  g_autoptr (FlipMoment) before = cli_moment_at (session, 0);

  cli_say ("0");
  print_moment (NULL, before);
  for (guint i = 0; i < end; i++)
    {
      g_autofree char *move = flip_log_print_entry (flip_session_log (session), i);
      g_autoptr (FlipMoment) after = cli_moment_at (session, i + 1);

      cli_say ("%s", "");
      cli_say ("%u %s", i + 1, move);
      print_moment (before, after);
      flip_moment_unref (before);
      before = g_steal_pointer (&after);
    }
}

typedef struct
{
  int at;
  gboolean changes;
} Wishes;

static int
tell (CliSheet *sheet, gboolean json, gpointer data)
{
  const Wishes *wishes = data;
  guint end;

  if (!cli_read_at (sheet->session, wishes->at, &end))
    return CLI_REFUSED;
  if (json)
    print_json (sheet->session, end, wishes->changes);
  else if (wishes->changes)
    print_changes (sheet->session, end);
  else
    cli_print_log (sheet->session, 0, end);
  return CLI_DONE;
}

static int
run (int argc, char **argv)
{
  Wishes wishes = { .at = CLI_AT_UNSAID };
  CliTelling telling = { .tell = tell };
  const GOptionEntry entries[] = {
    CLI_JSON (&telling.json),
    { "at", 0, 0, G_OPTION_ARG_INT, &wishes.at, N_ ("Only the first N moves"), "N" },
    { "changes", 0, 0, G_OPTION_ARG_NONE, &wishes.changes,
      N_ ("Show what each move changed and what was asked"), NULL },
    CLI_LIBRARY (&telling.library),
    G_OPTION_ENTRY_NULL,
  };

  if (!cli_read_options (&cli_log, entries, &argc, &argv) || !cli_check_at (&cli_log, wishes.at))
    return CLI_USAGE;
  return cli_tell_sheets (&cli_log, argc, argv, &telling, &wishes);
}

const CliCommand cli_log = {
  "log",
  N_ ("SHEET|NUMBER…"),
  N_ ("Print what happened, move by move"),
  N_ ("One line per move. With --changes there are a few lines, in sheet notation: the\n"
      "move, what it changed, and what is asked next."),
  run,
};
