/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A flick that is being shown: everything is where the recording has it at that time. */

#include "table/recording.h"

#define SECOND G_USEC_PER_SEC
#define BEGAN  (5 * SECOND) /* by the frame clock */

enum
{
  DISC,
  COWBOY,
  BARREL,
};

/* A disc goes 100 mm in a second, and a cowboy falls half a second after it began; the barrel stays. */
static void
begin (FlipTableFilm *film, double pace)
{
  FlipTable table;
  FlipRecording *recording;

  flip_table_init (&table, 1000, 1000, FLIP_SURFACE_TABLE);
  flip_table_add (&table, FLIP_PIECE_BULLET, 1, 100, 500, 0);
  flip_table_add (&table, FLIP_PIECE_FIGURE, 2, 220, 500, 180);
  flip_table_add (&table, FLIP_PIECE_BARREL, 3, 700, 700, 0);
  recording = flip_recording_new (&table);
  flip_recording_add (recording, DISC, 0, 100, 500, 0);
  flip_recording_topple (recording, COWBOY, .5, 0);
  flip_recording_add (recording, DISC, 1, 200, 500, 0);
  flip_recording_finish (recording, 1);
  flip_table_film_begin (film, &table, recording, pace);
}

static void
test_runs (void)
{
  FlipTableFilm film = { 0 };

  begin (&film, 1);
  g_assert_true (film.moves[DISC] && film.moves[COWBOY]);
  g_assert_false (film.moves[BARREL]);
  g_assert_cmpfloat (film.table.pieces[DISC].x, ==, 100);
  g_assert_true (flip_table_film_advance (&film, BEGAN));
  g_assert_cmpfloat (film.table.pieces[DISC].x, ==, 100);
  g_assert_false (film.table.pieces[COWBOY].fallen);
  g_assert_true (flip_table_film_advance (&film, BEGAN + SECOND / 4));
  g_assert_cmpfloat (film.table.pieces[DISC].x, >, 100);
  g_assert_cmpfloat (film.table.pieces[DISC].x, <, 200);
  g_assert_cmpfloat (film.falls[COWBOY], ==, 0);
  g_assert_cmpfloat (film.table.pieces[BARREL].x, ==, 700);
  g_assert_false (flip_table_film_advance (&film, BEGAN + 60 * SECOND));
  flip_table_film_clear (&film);
  g_assert_null (film.recording);
}

/* Twice as fast it is over in half the time. */
static void
test_pace (void)
{
  FlipTableFilm slow = { 0 }, fast = { 0 };

  begin (&slow, 1);
  begin (&fast, 2);
  flip_table_film_advance (&slow, BEGAN);
  flip_table_film_advance (&fast, BEGAN);
  flip_table_film_advance (&slow, BEGAN + SECOND / 2);
  flip_table_film_advance (&fast, BEGAN + SECOND / 4);
  g_assert_cmpfloat_with_epsilon (slow.table.pieces[DISC].x, fast.table.pieces[DISC].x, 1e-9);
  flip_table_film_clear (&slow);
  flip_table_film_clear (&fast);
}

/* A second flick takes the place of the first. */
static void
test_again (void)
{
  FlipTableFilm film = { 0 };

  begin (&film, 1);
  flip_table_film_advance (&film, BEGAN);
  flip_table_film_advance (&film, BEGAN + SECOND / 2);
  begin (&film, 1);
  g_assert_cmpfloat (film.table.pieces[DISC].x, ==, 100);
  g_assert_true (flip_table_film_advance (&film, BEGAN + 9 * SECOND));
  g_assert_cmpfloat (film.table.pieces[DISC].x, ==, 100);
  flip_table_film_clear (&film);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table-film/runs", test_runs);
  g_test_add_func ("/table-film/pace", test_pace);
  g_test_add_func ("/table-film/again", test_again);
  return g_test_run ();
}
