/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/flick.h"

/* The movement of each piece during a flick, to be shown at any speed. Pieces are identified by
   their index in the table's list. */
typedef struct _FlipRecording FlipRecording;

typedef struct
{
  double x;
  double y;
  double angle;
  double fall;   /* of a figure: 0 standing, 1 lying; in between, the angle is that of the head */
  gboolean gone; /* off the table */
} FlipFrame;

FlipRecording *flip_recording_new (const FlipTable *table);
void flip_recording_free (FlipRecording *recording);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipRecording, flip_recording_free)

/* Until the last piece is at rest and the last figure has fallen. */
double flip_recording_duration (const FlipRecording *recording);
gboolean flip_recording_moves (const FlipRecording *recording, guint piece);
FlipFrame flip_recording_at (const FlipRecording *recording, guint piece, double time);

/* For the simulation, which records in chronological order. */
void flip_recording_add (FlipRecording *recording,
                         guint piece,
                         double time,
                         double x,
                         double y,
                         double angle);
gboolean flip_recording_is_due (const FlipRecording *recording, guint piece, double time);
void flip_recording_topple (FlipRecording *recording, guint piece, double time, double angle);
void flip_recording_drop (FlipRecording *recording, guint piece, double time);
void flip_recording_finish (FlipRecording *recording, double time);

/* A flick that is being shown. All arrays are in the order of the table's pieces. */
typedef struct
{
  FlipRecording *recording;               /* owned; NULL while nothing is shown */
  FlipTable table;                        /* the present positions */
  gboolean moves[FLIP_TABLE_MOST_PIECES]; /* it moves at some time */
  gboolean gone[FLIP_TABLE_MOST_PIECES];
  double falls[FLIP_TABLE_MOST_PIECES];
  double pace;
  gint64 began; /* in the frame clock's time, or 0 before the first frame */
} FlipTableFilm;

/* Takes ownership of the recording. */
void flip_table_film_begin (FlipTableFilm *film,
                            const FlipTable *before,
                            FlipRecording *recording,
                            double pace);
void flip_table_film_clear (FlipTableFilm *film);

/* Moves everything to its position at a time of the frame clock; FALSE when the flick is over. */
gboolean flip_table_film_advance (FlipTableFilm *film, gint64 now);
