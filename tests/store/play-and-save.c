/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Plays dealt games into a library, one after the other, until it is killed. After each save that
   the library has acknowledged it prints "ID LENGTH". The game of seed N is the same every time.

   play-and-save LIBRARY SEED */

#include "games/games.h"
#include "tests/store/place.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void
acknowledge (FlipStoredSheet *sheet)
{
  char line[64];
  int length = g_snprintf (line, sizeof line, "%" G_GINT64_FORMAT " %u\n", sheet->id,
                           flip_session_length (sheet->session));

  g_assert_cmpint (write (STDOUT_FILENO, line, (size_t) length), ==, length);
}

static void
play (FlipLibrary *library, guint64 seed)
{
  g_autoptr (FlipStoredSheet) sheet = place_add (library, place_session (seed, "Ann", "Bob", NULL));
  FlipRandom random;

  flip_random_seed (&random, seed, 1);
  acknowledge (sheet);
  while (place_play_one (sheet->session, &random))
    {
      place_save (library, sheet);
      acknowledge (sheet);
    }
}

int
main (int argc, char **argv)
{
  g_autoptr (FlipLibrary) library = NULL;
  GError *error = NULL;

  g_assert_cmpint (argc, ==, 3);
  library = flip_library_open (argv[1], flip_games_find, &error);
  g_assert_no_error (error);
  g_assert_null (flip_library_notice (library));
  for (guint64 seed = g_ascii_strtoull (argv[2], NULL, 10);; seed++)
    play (library, seed);
}
