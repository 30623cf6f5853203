/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include "engine/base/quote.h"
#include "play/text/language.h"
#include "store/library/write-file.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>

static const CliCommand *const commands[] = {
  &cli_games,  &cli_rules,  &cli_new,     &cli_ask,    &cli_play,    &cli_undo,
  &cli_mend,   &cli_show,   &cli_log,     &cli_score,  &cli_verify,  &cli_random,
  &cli_serve,
  &cli_perft,  &cli_import, &cli_list,    &cli_stats,  &cli_label,   &cli_duplicate,
  &cli_delete, &cli_export, &cli_deal,    &cli_backup, &cli_restore, &cli_recover,
  &cli_board,  &cli_advise, &cli_analyze, &cli_match,  &cli_learn,   &cli_bench,
};

static void
print_help (void)
{
  cli_say ("%s", _ ("Usage: flipside-cli COMMAND [OPTION…] [ARGUMENT…]"));
  cli_say ("%s", "");
  cli_say ("%s", _ ("The digital dry-erase board for tabletop games, without a window."));
  cli_say ("%s", "");
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    cli_say ("  %-9s %s", commands[i]->name, _ (commands[i]->summary));
  cli_say ("%s", "");
  cli_say_lines (
    _ ("“flipside-cli COMMAND --help” says more. With --json the commands print JSON,\n"
       "except new and serve, which print a sheet and an address, and export, which writes files.\n"
       "Exit codes: 0 done, 1 refused or invalid, 2 usage."));
}

static const CliCommand *
find_command (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      if (g_str_equal (commands[i]->name, name))
        return commands[i];
    }

  return NULL;
}

/* Sheets, names and suits are UTF-8, and so are input and output, even if the locale only supports
   ASCII, as in a container or a cron job. */
static void
use_utf8 (void)
{
  setlocale (LC_ALL, "");
  if (!g_get_charset (NULL) && !setlocale (LC_CTYPE, "C.UTF-8"))
    g_setenv ("CHARSET", "UTF-8", TRUE); /* GLib uses this as the character set */
}

/* All output must have been written: a full disk is an error. */
static int
finish (int status)
{
  if (fflush (stdout) == 0 && !ferror (stdout))
    return status;
  /* Translators: %s: the reason, as the system tells it */
  cli_complain (_ ("the output can’t be written: %s."), g_strerror (errno));
  return CLI_REFUSED;
}

static gboolean
has_number (const char *argument)
{
  return argument[0] == '-' && g_ascii_isalpha (argument[1]) && argument[2]
         && strspn (argument + 2, "0123456789") == strlen (argument + 2);
}

/* A number may follow its option at once, as in “-j4”, which GLib would read as two options. */
static GPtrArray *
part_numbers (char **arguments)
{
  GPtrArray *parted = g_ptr_array_new_with_free_func (g_free);
  gboolean options = TRUE;

  for (; *arguments; arguments++)
    {
      gboolean parts = options && has_number (*arguments);

      options = options && !g_str_equal (*arguments, "--");
      g_ptr_array_add (parted, parts ? g_strndup (*arguments, 2) : g_strdup (*arguments));
      if (parts)
        g_ptr_array_add (parted, g_strdup (*arguments + 2));
    }
  return parted;
}

static int
run_command (const CliCommand *command, char **arguments)
{
  g_autoptr (GPtrArray) parted = part_numbers (arguments);
  g_autofree char **argv = g_new0 (char *, parted->len + 1);

  for (guint i = 0; i < parted->len; i++)
    argv[i] = parted->pdata[i];
  flip_write_file_clear ();
  return finish (command->run ((int) parted->len, argv));
}

int
main (int argc, char **argv)
{
  const CliCommand *command;

  use_utf8 ();
  flip_language_begin ();
  g_set_prgname ("flipside-cli");

  if (argc >= 2 && g_str_equal (argv[1], "--version"))
    {
      cli_say ("flipside-cli %s", FLIPSIDE_VERSION);
      return finish (CLI_DONE);
    }
  if (argc >= 2
      && (g_str_equal (argv[1], "--help") || g_str_equal (argv[1], "-h")
          || g_str_equal (argv[1], "help")))
    {
      print_help ();
      return finish (CLI_DONE);
    }
  command = argc >= 2 ? find_command (argv[1]) : NULL;
  if (command)
    return run_command (command, argv + 1);

  if (argc >= 2)
    /* Translators: %s: what was written */
    cli_complain (_ ("there is no command “%s”."), flip_quoted (argv[1]));
  cli_hint ("%s", _ ("Try “flipside-cli --help”."));
  return CLI_USAGE;
}
