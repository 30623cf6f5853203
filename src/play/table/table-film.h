/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/recording.h"

G_BEGIN_DECLS

/* A flick that is being shown. All arrays have the order of the table's pieces. */
typedef struct
{
  FlipRecording *recording;               /* owned; NULL while nothing is shown */
  FlipTable table;                        /* where everything is just now */
  gboolean moves[FLIP_TABLE_MOST_PIECES]; /* it moves at some time */
  gboolean gone[FLIP_TABLE_MOST_PIECES];
  double falls[FLIP_TABLE_MOST_PIECES];
  double pace;
  gint64 began; /* in the frame clock's time, or 0 before the first frame */
} FlipTableFilm;

/* Takes the recording. */
void flip_table_film_begin (FlipTableFilm *film,
                            const FlipTable *before,
                            FlipRecording *recording,
                            double pace);
void flip_table_film_clear (FlipTableFilm *film);

/* Moves everything to where it is at a time of the frame clock; FALSE when the flick is over. */
gboolean flip_table_film_advance (FlipTableFilm *film, gint64 now);

G_END_DECLS
