/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/games.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <unistd.h>

/* Every command of flipside-cli, in one process. What leaks is looked for once, when it ends: on
   some machines that takes seconds, and the other tests call the program hundreds of times. So
   those only look for other faults. */

/* The whole program, under another name than this one's. */
int run_flipside_cli (int argc, char **argv);
#define main run_flipside_cli
#include "cli/main.c"
#undef main

#define MOST_WORDS 24

/* %s is the game. The output of some is the sheet of the next ones. */
static const struct
{
  int status;
  const char *command;
  const char *output;
} of_each_game[] = {
  { CLI_DONE, "random %s --seeds 1-3 --check", NULL },
  { CLI_DONE, "random %s --seeds 4 --json", NULL },
  { CLI_DONE, "random %s --seeds 4 --sheets .", NULL },
  { CLI_DONE, "random %s --seeds 2 --sheet", "whole" },
  { CLI_DONE, "verify whole", NULL },
  { CLI_DONE, "verify whole --json", NULL },
  { CLI_DONE, "show whole", NULL },
  { CLI_DONE, "show whole --every --json", NULL },
  { CLI_DONE, "show whole --at 3 --seat 1", NULL },
  { CLI_DONE, "show whole --json --sites --seat 1", NULL },
  { CLI_DONE, "ask whole", NULL },
  { CLI_DONE, "ask whole --at 5 --json", NULL },
  { CLI_DONE, "log whole", NULL },
  { CLI_DONE, "log whole --json", NULL },
  { CLI_DONE, "log whole --changes", NULL },
  { CLI_DONE, "log whole --changes --json --at 9", NULL },
  { CLI_DONE, "score whole", NULL },
  { CLI_DONE, "score whole --json", NULL },
  { CLI_DONE, "score whole whole", NULL },
  { CLI_DONE, "export whole --csv -", NULL },
  { CLI_DONE, "export whole --json play.json", NULL },
  { CLI_DONE, "export whole --print pages.pdf --pages boards,result,blank --paper letter", NULL },
  { CLI_DONE, "export whole whole --csv - --svg drawings", NULL },
  { CLI_DONE, "export whole --png board.png --seat 1 --scale 0.5", NULL },
  { CLI_DONE, "export whole --svg board.svg", NULL },
  { CLI_DONE, "export whole --pdf board.pdf", NULL },
  { CLI_DONE, "import whole --library library", NULL },
  { CLI_DONE, "new %s --seats 2 --seed 7 --output begun", NULL },
  { CLI_DONE, "ask begun", NULL },
  { CLI_DONE, "ask begun --json", NULL },
  { CLI_DONE, "perft begun --depth 1 --json", NULL },
  { CLI_DONE, "serve begun --bind 127.0.0.1", NULL },
  { CLI_REFUSED, "serve begun --bind nowhere", NULL },
  { CLI_REFUSED, "play begun nonsense", NULL },
  { CLI_REFUSED, "play begun nonsense --json", NULL },
  { CLI_DONE, "import begun --library library --json", NULL },
  { CLI_DONE, "board new %s --output own.board", NULL },
  { CLI_DONE, "board check own.board --json", NULL },
  { CLI_DONE, "board import own.board --library library", NULL },
  { CLI_DONE, "board list %s --library library --json", NULL },
  { CLI_DONE, "board export 1 --library library", "again.board" },
  { CLI_REFUSED, "board check begun", NULL },
  { CLI_DONE, "new %s --players Ann,Bob --table", "table" },
  { CLI_DONE, "ask table --json", NULL },
  { CLI_REFUSED, "new %s --seats 99", NULL },
  { CLI_REFUSED, "new %s --option colour=red", NULL },
  { CLI_REFUSED, "new %s --board nowhere", NULL },
};

static const struct
{
  int status;
  const char *command;
} of_all_games[] = {
  { CLI_DONE, "--version" },
  { CLI_DONE, "--help" },
  { CLI_USAGE, "dance" },
  { CLI_DONE, "games" },
  { CLI_DONE, "games --options" },
  { CLI_DONE, "games --json" },
  { CLI_USAGE, "games --colour" },
  { CLI_DONE, "rules FT-MINE-3" },
  { CLI_DONE, "rules royalflip --json" },
  { CLI_REFUSED, "rules XX-MINE-3" },
  { CLI_DONE, "new fliptown --seats 1 --output solo" },
  { CLI_DONE, "play solo KH" },
  { CLI_DONE, "play solo 2S 9C --json" },
  { CLI_DONE, "perft solo" },
  { CLI_DONE, "new flickemup --seats 2 --seed 3 --option opponent=easy --output duel" },
  { CLI_DONE, "mend solo --at 1 --to KC" },
  { CLI_REFUSED, "mend solo --at 1 --to 2S --json" },
  { CLI_DONE, "undo solo --json" },
  { CLI_DONE, "play duel \"lawman-1 shoot right 0 3000\"" },
  { CLI_DONE, "export duel --layout table.pdf" },
  { CLI_REFUSED, "export solo --layout table.pdf" },
  { CLI_DONE, "export duel --print - --pages layout" },
  { CLI_USAGE, "export duel --print - --pages dance" },
  { CLI_REFUSED, "export solo --print - --pages layout" },
  { CLI_REFUSED, "export solo --png nowhere/board.png" },
  { CLI_REFUSED, "random dance" },
  { CLI_REFUSED, "show nowhere" },
  { CLI_REFUSED, "verify board.png" },
  { CLI_REFUSED, "import board.png --library library" },
  { CLI_REFUSED, "import solo --library board.png" },
  { CLI_DONE, "list --library library" },
  { CLI_DONE, "list --library library --json" },
  { CLI_DONE, "stats --library library" },
  { CLI_DONE, "stats --library library --json --game fliptown --mode dealt" },
  { CLI_DONE, "stats --library library --csv --table pairs --from 2020-01 --practice" },
  { CLI_DONE, "stats --library library --game fliptown --table sites --svg sites.svg --png sites.png" },
  { CLI_REFUSED, "stats --library library --game fliptown --table pairs --svg -" },
  { CLI_REFUSED, "stats --library library --game dance" },
  { CLI_USAGE, "stats --library library --table dance" },
  { CLI_DONE, "list --library library --csv" },
  { CLI_USAGE, "list --library library --csv --json" },
  { CLI_DONE, "show 1 2 --library library --json" },
  { CLI_DONE, "log 1 --library library" },
  { CLI_DONE, "score 1 2 --library library" },
  { CLI_REFUSED, "score 999 --library library" },
  { CLI_DONE, "undo 1 --library library" },
  { CLI_DONE, "label 1 2 --title Final --tags one,two --archive --library library --json" },
  { CLI_REFUSED, "label 999 --title Final --library library" },
  { CLI_USAGE, "label 1 --library library" },
  { CLI_DONE, "duplicate 1 --library library" },
  { CLI_DONE, "deal 1 --library library" },
  { CLI_DONE, "deal 1 --library library --json" },
  { CLI_DONE, "deal 1 --library library --players Zoe --output again" },
  { CLI_REFUSED, "deal table --library library" },
  { CLI_DONE, "backup saved --library library" },
  { CLI_DONE, "backup saved --library library --json" },
  { CLI_DONE, "restore saved --library library" },
  { CLI_DONE, "restore saved --library other --json" },
  { CLI_REFUSED, "restore board.png --library library" },
  { CLI_DONE, "new fliptown --seed today --output today" },
  { CLI_DONE, "delete 1 --library library" },
  { CLI_DONE, "delete 1 --undo --library library --json" },
  { CLI_REFUSED, "delete 999 --library library" },
  { CLI_DONE, "export 1 --sheet copy --library library" },
  { CLI_DONE, "export 1 --png - --library library" },
  { CLI_USAGE, "export 1 2 --png - --library library" },
  { CLI_REFUSED, "export 999 --sheet copy --library library" },
  { CLI_DONE, "recover --library library" },
  { CLI_DONE, "recover --library library --json" },
  { CLI_DONE, "recover --library board.png" },
  { CLI_REFUSED, "recover --library board.png --replace" },
  { CLI_REFUSED, "recover --library nowhere" },
  { CLI_DONE, "new royalflip --seats 1 --seed 3 --output choice" },
  { CLI_DONE, "hint choice --budget 20" },
  { CLI_DONE, "hint choice --budget 20 --json" },
  { CLI_DONE, "hint duel --budget 20" },
  { CLI_DONE, "analyze choice --budget 20 --json" },
  { CLI_DONE, "match royalflip --players turn,points --seeds 1-2 --jobs 1 --json" },
  { CLI_REFUSED, "match royalflip --players dance --seeds 1-2" },
  { CLI_DONE, "learn royalflip --rounds 1 --games 10 --seed 1 --out learned" },
  { CLI_DONE, "bench fliptown-state-bytes --json" },
};

/* Sends the standard output or error elsewhere; gives what brings it back. */
static int
redirect (int number, const char *path)
{
  int kept = dup (number), file = open (path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);

  g_assert_cmpint (kept, >=, 0);
  g_assert_cmpint (file, >=, 0);
  g_assert_cmpint (dup2 (file, number), ==, number);
  close (file);
  return kept;
}

static void
bring_back (int number, int kept)
{
  g_assert_cmpint (dup2 (kept, number), ==, number);
  close (kept);
}

static void
run (const char *line, const char *output, int expected)
{
  g_autofree char *whole = g_strconcat ("flipside-cli ", line, NULL);
  g_auto (GStrv) words = NULL;
  char *argv[MOST_WORDS + 1] = { NULL };
  GPrintFunc as_comments; /* how newer GLibs print in a test */
  int argc, kept, kept_errors, status;

  g_assert_true (g_shell_parse_argv (whole, &argc, &words, NULL));
  g_assert_cmpint (argc, <=, MOST_WORDS);
  /* The program moves the words about, and they are still to be freed. */
  for (int i = 0; i < argc; i++)
    argv[i] = words[i];
  fflush (stdout);
  kept = redirect (STDOUT_FILENO, output ? output : "/dev/null");
  kept_errors = redirect (STDERR_FILENO, "said");
  as_comments = g_set_print_handler (NULL);
  status = run_flipside_cli (argc, argv);
  g_set_print_handler (as_comments);
  fflush (stdout);
  bring_back (STDOUT_FILENO, kept);
  bring_back (STDERR_FILENO, kept_errors);
  if (status == expected)
    return;
  g_file_get_contents ("said", &whole, NULL, NULL);
  g_error ("“%s” ended with %d instead of %d: %s", line, status, expected, whole);
}

/* It serves until it is told to end. */
static gboolean
interrupt_cb (gpointer data)
{
  raise (SIGINT);
  return G_SOURCE_REMOVE;
}

static void
test_of_each_game (gconstpointer game)
{
  for (guint i = 0; i < G_N_ELEMENTS (of_each_game); i++)
    {
      g_auto (GStrv) parts = g_strsplit (of_each_game[i].command, "%s", 2);
      g_autofree char *line = g_strjoinv (game, parts);

      if (of_each_game[i].status == CLI_DONE && g_str_has_prefix (line, "serve "))
        g_timeout_add (1, interrupt_cb, NULL);
      run (line, of_each_game[i].output, of_each_game[i].status);
    }
}

static void
test_of_all_games (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (of_all_games); i++)
    run (of_all_games[i].command, NULL, of_all_games[i].status);
}

static gboolean
is_run (const char *name)
{
  g_autofree char *beginning = g_strconcat (name, " ", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (of_each_game); i++)
    {
      if (g_str_has_prefix (of_each_game[i].command, beginning))
        return TRUE;
    }
  for (guint i = 0; i < G_N_ELEMENTS (of_all_games); i++)
    {
      if (g_str_has_prefix (of_all_games[i].command, beginning))
        return TRUE;
    }

  return FALSE;
}

/* A new command must be added above. The help of each is not run: it ends the process. */
static void
test_none_is_forgotten (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_test_message ("%s", commands[i]->name);
      g_assert_true (is_run (commands[i]->name));
    }
}

static void
remove_folder (const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while (folder && (name = g_dir_read_name (folder)))
    {
      g_autofree char *file = g_build_filename (path, name, NULL);

      g_remove (file);
    }
  g_rmdir (path);
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = g_dir_make_tmp ("flipside-leaks-XXXXXX", NULL);
  int status;

  g_assert_nonnull (folder);
  g_assert_cmpint (g_chdir (folder), ==, 0);
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; flip_games[i]; i++)
    {
      g_autofree char *path = g_strconcat ("/cli/leaks/", flip_games[i]->id, NULL);

      g_test_add_data_func (path, flip_games[i]->id, test_of_each_game);
    }
  g_test_add_func ("/cli/leaks/all-games", test_of_all_games);
  g_test_add_func ("/cli/leaks/none-is-forgotten", test_none_is_forgotten);
  status = g_test_run ();
  remove_folder (folder);
  return status;
}
