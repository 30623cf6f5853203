/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/games.h"
#include "tests/engine/play.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/scratch.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

/* The arguments of flipside-cli, one per line. They may name the sheets and the library that are in
   the folder: kept-GAME is a sheet of each game. What would end the process (help), leave the folder
   or only take long because its numbers are large is left out. */

/* The whole program, under another name. */
int run_flipside_cli (int argc, char **argv);
#define main run_flipside_cli
#include "cli/main.c"
#undef main

#define MOST_WORDS   24
#define MOVES        40
#define KEPT         "kept-" /* what the names of the files begin with that are made once */
#define LARGEST_SIZE 4096    /* of an input */

static void
write_sheet (const FlipGame *game, guint seed)
{
  g_autofree char *path = g_strconcat (KEPT, game->id, NULL), *text = NULL;
  g_autoptr (FlipSession) session = NULL;
  g_autoptr (FlipSetup) setup = NULL;
  FlipRandom random;

  flip_random_seed (&random, seed, 3);
  setup = play_any_setup (game, &random);
  session = play_session (setup, MOVES);
  text = flip_sheet_print (session);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* Nobody reads what is printed; the library of the person at the machine is out of reach. */
static void
begin (void)
{
  int nothing = open ("/dev/null", O_RDONLY | O_CLOEXEC);

  g_assert_cmpint (dup2 (nothing, STDIN_FILENO), ==, STDIN_FILENO);
  close (nothing);
  g_setenv ("XDG_DATA_HOME", scratch_folder (), TRUE);
  for (guint i = 0; flip_games[i]; i++)
    write_sheet (flip_games[i], i + 1);
}

static void
print_nothing_cb (const char *text)
{
}

static int
silence (int number)
{
  int kept = dup (number), nothing = open ("/dev/null", O_WRONLY | O_CLOEXEC);

  g_assert_cmpint (kept, >=, 0);
  g_assert_cmpint (dup2 (nothing, number), ==, number);
  close (nothing);
  return kept;
}

static void
unsilence (int number, int kept)
{
  g_assert_cmpint (dup2 (kept, number), ==, number);
  close (kept);
}

static gboolean
asks_for_help (const char *word)
{
  if (g_str_has_prefix (word, "--"))
    return g_str_has_prefix (word, "--help");
  return *word == '-' && strpbrk (word, "h?");
}

/* Each number keeps its last digit, and that below 4. */
static void
make_small (char *word)
{
  for (char *at = word; *at; at++)
    {
      if (g_ascii_isdigit (*at))
        *at = g_ascii_isdigit (at[1]) ? '0' : (char) ('0' + (*at - '0') % 4);
    }
}

/* Nothing leaves the folder. */
static char *
word_of (const char *line, gboolean is_small)
{
  char *word = g_strdup (line);

  g_strdelimit (word, "/", '_');
  if (is_small)
    make_small (word);
  return word;
}

static gboolean
takes_long (const char *command)
{
  return g_str_equal (command, "random") || g_str_equal (command, "perft")
         || g_str_equal (command, "export");
}

static int
split (const char *text, char *argv[MOST_WORDS + 1], GPtrArray *owned)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", MOST_WORDS);
  int argc = 1;

  argv[0] = (char *) "flipside-cli";
  for (guint i = 0; lines[i] && argc < MOST_WORDS; i++)
    {
      if (asks_for_help (lines[i]) || strchr (lines[i], '\n'))
        continue;
      argv[argc] = word_of (lines[i], i > 0 && takes_long (lines[0]));
      g_ptr_array_add (owned, argv[argc++]);
    }
  argv[argc] = NULL;
  return argc;
}

/* Only what the program itself prints: the sanitizers and GLib still speak. */
static void
run_silently (int argc, char **argv)
{
  GPrintFunc others = g_set_printerr_handler (print_nothing_cb);
  int output, status;

  fflush (stdout);
  output = silence (STDOUT_FILENO);
  status = run_flipside_cli (argc, argv);
  fflush (stdout);
  unsilence (STDOUT_FILENO, output);
  g_set_printerr_handler (others);
  g_assert_cmpint (status, >=, CLI_DONE);
  g_assert_cmpint (status, <=, CLI_USAGE);
}

/* The program runs in the folder, the fuzzer itself where it was: its paths may be relative. */
static void
run_in_folder (int argc, char **argv)
{
  static gboolean has_begun;
  int home = open (".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);

  g_assert_cmpint (home, >=, 0);
  g_assert_cmpint (g_chdir (scratch_folder ()), ==, 0);
  if (!has_begun)
    begin ();
  has_begun = TRUE;
  run_silently (argc, argv);
  g_assert_cmpint (fchdir (home), ==, 0);
  close (home);
  scratch_clear (KEPT);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, MIN (size, LARGEST_SIZE));
  g_autoptr (GPtrArray) owned = g_ptr_array_new_with_free_func (g_free);
  char *argv[MOST_WORDS + 1];
  int argc = split (text, argv, owned);

  if (argc >= 2 && !g_str_equal (argv[1], "bench"))
    run_in_folder (argc, argv);
  return 0;
}
