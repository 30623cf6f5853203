/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/cli.h"

#include "store/write-file.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <locale.h>
#include <stdio.h>

static const CliCommand *const commands[] = {
  &cli_games,  &cli_new,  &cli_ask,    &cli_play,    &cli_undo,   &cli_mend,
  &cli_show,   &cli_log,  &cli_score,  &cli_verify,  &cli_random, &cli_perft,
  &cli_import, &cli_list, &cli_export, &cli_recover, &cli_bench,
};

static void
print_help (void)
{
  g_print ("%s\n\n", _ ("Usage: flipside-cli COMMAND [OPTION…] [ARGUMENT…]"));
  g_print ("%s\n\n", _ ("The digital dry-erase board for tabletop games, without a window."));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_print ("  %-8s %s\n", commands[i]->name, _ (commands[i]->summary));
  g_print ("\n%s\n",
           _ ("“flipside-cli COMMAND --help” says more. With --json the commands print JSON,\n"
              "except new and export, which write files.\n"
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

/* What was printed must have arrived: a full disk is an error. */
static int
finish (int status)
{
  if (fflush (stdout) == 0 && !ferror (stdout))
    return status;
  g_printerr (_ ("flipside-cli: the output can't be written: %s.\n"), g_strerror (errno));
  return CLI_REFUSED;
}

int
main (int argc, char **argv)
{
  const CliCommand *command;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_prgname ("flipside-cli");

  if (argc >= 2 && g_str_equal (argv[1], "--version"))
    {
      g_print ("flipside-cli %s\n", FLIPSIDE_VERSION);
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
    {
      flip_write_file_clear ();
      return finish (command->run (argc - 1, argv + 1));
    }

  if (argc >= 2)
    g_printerr (_ ("flipside-cli: there is no command “%s”.\n"), argv[1]);
  g_printerr (_ ("Try “flipside-cli --help”.\n"));
  return CLI_USAGE;
}
