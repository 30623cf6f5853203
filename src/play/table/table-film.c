/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play/table/table-film.h"

#include <string.h>

static void
set_time (FlipTableFilm *film, double time)
{
  for (guint i = 0; i < film->table.n_pieces; i++)
    {
      FlipPiece *piece = &film->table.pieces[i];
      FlipFrame frame;

      if (!film->moves[i])
        continue;
      frame = flip_recording_at (film->recording, i, time);
      piece->x = frame.x;
      piece->y = frame.y;
      piece->angle = frame.angle;
      piece->fallen = frame.fall >= 1;
      film->falls[i] = frame.fall;
      film->gone[i] = frame.gone;
    }
}

/* public functions */

void
flip_table_film_begin (FlipTableFilm *film,
                       const FlipTable *before,
                       FlipRecording *recording,
                       double pace)
{
  g_return_if_fail (film && before && recording && pace > 0);

  flip_table_film_clear (film);
  memset (film, 0, sizeof *film);
  film->recording = recording;
  film->table = *before;
  film->pace = pace;
  for (guint i = 0; i < before->n_pieces; i++)
    film->moves[i] = flip_recording_moves (recording, i);
  set_time (film, 0);
}

void
flip_table_film_clear (FlipTableFilm *film)
{
  g_clear_pointer (&film->recording, flip_recording_free);
}

gboolean
flip_table_film_advance (FlipTableFilm *film, gint64 now)
{
  double time;

  g_return_val_if_fail (film->recording, FALSE);

  if (!film->began)
    film->began = now;
  time = (double) (now - film->began) / G_USEC_PER_SEC * film->pace;
  if (time >= flip_recording_duration (film->recording))
    return FALSE;
  set_time (film, time);
  return TRUE;
}
