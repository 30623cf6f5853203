/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Plays dealt games into a library, one after the other, until it is killed, and changes the one edition
   in it meanwhile. After each save that the library has acknowledged it prints "ID LENGTH", or
   "0 REVISION" for the edition. The game of seed N is the same every time.

   play-and-save LIBRARY SEED */

#include "games/games.h"
#include "store/library/edition.h"
#include "tests/store/place.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define MOVES 3 /* between two changes of the edition */

static void
acknowledge (gint64 id, guint number)
{
  char line[64];
  int length = g_snprintf (line, sizeof line, "%" G_GINT64_FORMAT " %u\n", id, number);

  g_assert_cmpint (write (STDOUT_FILENO, line, (size_t) length), ==, length);
}

static FlipEdition *
open_edition (FlipLibrary *library)
{
  g_autoptr (GPtrArray) list = flip_library_editions (library, NULL, NULL);

  g_assert_nonnull (list);
  if (list->len == 0)
    return flip_edition_new ("fliptown", "Ours", "");
  return flip_library_load_edition (library, ((const FlipEdition *) list->pdata[0])->id, NULL);
}

/* Its text says how often it was saved. */
static void
save_edition (FlipLibrary *library, FlipEdition *edition)
{
  g_free (edition->text);
  edition->text = g_strdup_printf ("[start]\ncash=%u\n", (guint) edition->revision + 1);
  g_assert_true (flip_library_save_edition (library, edition, NULL));
  acknowledge (0, (guint) edition->revision);
}

static void
play (FlipLibrary *library, FlipEdition *edition, guint64 seed)
{
  g_autoptr (FlipStoredSheet) sheet = place_add (library, place_session (seed, "Ann", "Bob", NULL));
  FlipRandom random;

  flip_random_seed (&random, seed, 1);
  acknowledge (sheet->id, flip_session_length (sheet->session));
  while (place_play_one (sheet->session, &random))
    {
      place_save (library, sheet);
      acknowledge (sheet->id, flip_session_length (sheet->session));
      if (flip_session_length (sheet->session) % MOVES == 0)
        save_edition (library, edition);
    }
}

int
main (int argc, char **argv)
{
  g_autoptr (FlipLibrary) library = NULL;
  g_autoptr (FlipEdition) edition = NULL;
  GError *error = NULL;

  g_assert_cmpint (argc, ==, 3);
  library = flip_library_open (argv[1], flip_games_find, &error);
  g_assert_no_error (error);
  g_assert_null (flip_library_notice (library));
  edition = open_edition (library);
  g_assert_nonnull (edition);
  for (guint64 seed = g_ascii_strtoull (argv[2], NULL, 10);; seed++)
    play (library, edition, seed);
}
