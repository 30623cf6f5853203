/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A board that somebody chose is read in a worker thread: used, refused or cancelled, and nobody waits. */

#include "play/read-board.h"

#include "games/games.h"
#include "tests/store/place.h"

#include <string.h>
#include <sys/stat.h>

typedef struct
{
  FlipReadBoard *board;
  GError *error;
  gboolean has_ended;
} Reading;

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Reading *reading = data;

  reading->board = flip_read_board_finish (result, &reading->error);
  reading->has_ended = TRUE;
}

static void
read_board (const char *path, GCancellable *cancellable, Reading *reading)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  *reading = (Reading){ 0 };
  flip_read_board_async (file, flip_games[0], cancellable, read_cb, reading);
  g_assert_false (reading->has_ended);
  if (cancellable)
    g_cancellable_cancel (cancellable);
  while (!reading->has_ended)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true ((reading->board != NULL) == (reading->error == NULL));
}

static void
clear (Reading *reading)
{
  g_clear_pointer (&reading->board, flip_read_board_free);
  g_clear_error (&reading->error);
}

static void
test_used (void)
{
  g_autoptr (Place) place = place_new ();
  g_autofree char *path = place_file (place, "own.board");
  const FlipBoard *board = &flip_games[0]->boards[0];
  Reading reading;

  place_write (path, board->text, strlen (board->text));
  read_board (path, NULL, &reading);
  g_assert_no_error (reading.error);
  g_assert_cmpstr (reading.board->name, ==, "own.board");
  g_assert_cmpstr (reading.board->text, ==, board->text);
  clear (&reading);
}

static void
test_refused (void)
{
  static const struct
  {
    const char *text, *part;
  } cases[] = {
    { "nothing", "Key file" },
    { "[board]\nname=none\n", "own.board" },
  };
  g_autoptr (Place) place = place_new ();
  g_autofree char *path = place_file (place, "own.board");
  Reading reading;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      place_write (path, cases[i].text, strlen (cases[i].text));
      read_board (path, NULL, &reading);
      g_assert_nonnull (reading.error);
      g_assert_nonnull (strstr (reading.error->message, cases[i].part));
      clear (&reading);
    }
}

/* What never ends is not even begun. */
static void
test_pipe (void)
{
  g_autoptr (Place) place = place_new ();
  g_autofree char *path = place_file (place, "pipe.board");
  Reading reading;

  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  read_board (path, NULL, &reading);
  g_assert_nonnull (strstr (reading.error->message, "is not a plain file"));
  clear (&reading);
}

static void
test_cancelled (void)
{
  g_autoptr (Place) place = place_new ();
  g_autofree char *path = place_file (place, "own.board");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Reading reading;

  place_write (path, "nothing", 7);
  read_board (path, cancellable, &reading);
  g_assert_error (reading.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  clear (&reading);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/read-board/used", test_used);
  g_test_add_func ("/read-board/refused", test_refused);
  g_test_add_func ("/read-board/pipe", test_pipe);
  g_test_add_func ("/read-board/cancelled", test_cancelled);
  return g_test_run ();
}
