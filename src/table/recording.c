/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table/recording.h"

#include <math.h>
#include <string.h>

#define INTERVAL  0.004
#define FALL_TIME 0.3
#define NEVER     INFINITY

typedef struct
{
  double time;
  float x;
  float y;
  float angle;
} Key;

typedef struct
{
  GArray *keys; /* of Key */
  double topples;
  float head; /* direction of the head once it has toppled */
  double leaves;
} Track;

struct _FlipRecording
{
  guint n_tracks;
  Track tracks[FLIP_TABLE_MOST_PIECES];
  double duration;
};

static const Key *
key_at (const Track *track, guint index)
{
  return &g_array_index (track->keys, Key, index);
}

/* The last key that is not after the time; the first key is at 0. */
static guint
find_key (const Track *track, double time)
{
  guint low = 0, high = track->keys->len;

  while (high - low > 1)
    {
      guint middle = (low + high) / 2;

      if (key_at (track, middle)->time <= time)
        low = middle;
      else
        high = middle;
    }

  return low;
}

static double
between (double from, double to, double part)
{
  return from + (to - from) * part;
}

static double
fall_at (const Track *track, double time)
{
  double part = (time - track->topples) / FALL_TIME;

  /* Slow at first, as in falling. */
  return part <= 0 ? 0 : part >= 1 ? 1 : part * part;
}

FlipRecording *
flip_recording_new (const FlipTable *table)
{
  FlipRecording *recording = g_new0 (FlipRecording, 1);

  g_assert (table->n_pieces <= FLIP_TABLE_MOST_PIECES);

  recording->n_tracks = table->n_pieces;
  for (guint i = 0; i < table->n_pieces; i++)
    {
      const FlipPiece *piece = &table->pieces[i];

      recording->tracks[i] = (Track){
        .keys = g_array_new (FALSE, FALSE, sizeof (Key)),
        .topples = piece->kind == FLIP_PIECE_FIGURE && piece->fallen ? -FALL_TIME : NEVER,
        .head = (float) piece->angle,
        .leaves = NEVER,
      };
      flip_recording_add (recording, i, 0, piece->x, piece->y, piece->angle);
    }

  return recording;
}

void
flip_recording_free (FlipRecording *recording)
{
  for (guint i = 0; i < recording->n_tracks; i++)
    g_array_unref (recording->tracks[i].keys);
  g_free (recording);
}

double
flip_recording_duration (const FlipRecording *recording)
{
  return recording->duration;
}

gboolean
flip_recording_moves (const FlipRecording *recording, guint piece)
{
  const Track *track;

  g_return_val_if_fail (piece < recording->n_tracks, FALSE);

  track = &recording->tracks[piece];
  return track->keys->len > 1 || (track->topples >= 0 && track->topples < NEVER);
}

FlipFrame
flip_recording_at (const FlipRecording *recording, guint piece, double time)
{
  FlipFrame moment = { 0 };
  const Track *track;
  const Key *from, *to;
  guint index;
  double part;

  g_return_val_if_fail (piece < recording->n_tracks, moment);

  track = &recording->tracks[piece];
  index = find_key (track, time);
  from = key_at (track, index);
  to = index + 1 < track->keys->len ? from + 1 : from;
  part = to->time > from->time ? CLAMP ((time - from->time) / (to->time - from->time), 0, 1) : 0;
  moment.x = between (from->x, to->x, part);
  moment.y = between (from->y, to->y, part);
  moment.fall = fall_at (track, time);
  moment.angle = time > track->topples ? track->head : between (from->angle, to->angle, part);
  moment.gone = time >= track->leaves;
  return moment;
}

void
flip_recording_add (FlipRecording *recording,
                    guint piece,
                    double time,
                    double x,
                    double y,
                    double angle)
{
  const Key key = { time, (float) x, (float) y, (float) angle };

  g_assert (piece < recording->n_tracks);

  g_array_append_val (recording->tracks[piece].keys, key);
}

gboolean
flip_recording_is_due (const FlipRecording *recording, guint piece, double time)
{
  const Track *track = &recording->tracks[piece];

  return time - key_at (track, track->keys->len - 1)->time >= INTERVAL;
}

void
flip_recording_topple (FlipRecording *recording, guint piece, double time, double angle)
{
  g_assert (piece < recording->n_tracks);

  recording->tracks[piece].topples = time;
  recording->tracks[piece].head = (float) angle;
  recording->duration = MAX (recording->duration, time + FALL_TIME);
}

void
flip_recording_drop (FlipRecording *recording, guint piece, double time)
{
  g_assert (piece < recording->n_tracks);

  recording->tracks[piece].leaves = time;
}

void
flip_recording_finish (FlipRecording *recording, double time)
{
  g_assert (time >= 0);

  recording->duration = MAX (recording->duration, time);
}

/* --- A film --- */

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
