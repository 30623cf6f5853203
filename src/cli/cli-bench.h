/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "advisor/weights.h"
#include "play/text/json.h"

G_BEGIN_DECLS

/* Each figure is the best of a few runs. */
#define BENCH_RUNS 5

/* Where figures are printed, and the names of those requested; all if none is named. */
typedef struct
{
  FlipJson *json; /* or NULL for lines of text */
  char **wanted;
  guint games; /* of a calibration, for each number of seats */
} BenchReport;

/* Prints a figure if it was requested; the game is NULL if the figure belongs to none. */
void bench_report (const BenchReport *to, const char *game, const char *figure, double value);

/* Processor time in microseconds, which other programs on the machine hardly affect. */
gint64 bench_now (void);
double bench_milliseconds_since (gint64 began);

/* How far the expectations of the level hard are from what comes: games that are played to their end. */
typedef struct _BenchCalibration BenchCalibration;

/* Plays one game for each seed from the first one on; NULL, with an error, if the set-up is invalid. */
BenchCalibration *bench_calibration_new (
  const FlipSetup *setup, FlipWeights *weights, guint64 first, guint games, guint jobs, GError **error);
void bench_calibration_free (BenchCalibration *calibration);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BenchCalibration, bench_calibration_free)

/* The correction after which they agree. */
void bench_calibration_fit (BenchCalibration *calibration, FlipCorrection *correction);

/* The figures of a game; the command line measures them only if they are asked for, as that takes minutes. */
#define BENCH_CALIBRATION "calibration"
void bench_calibrate (const BenchReport *to, const FlipGame *game);

#define BENCH_LIBRARY_LIST       "library-list-ms"
#define BENCH_LIBRARY_SEARCH     "library-search-ms"
#define BENCH_LIBRARY_STATISTICS "library-statistics-ms"

/* A library of ten thousand sheets: the time to list them all, to find one in a hundred, and to
   read and count the results of ten thousand games. */
void bench_library (const BenchReport *to);

G_END_DECLS
