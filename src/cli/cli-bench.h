/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/game.h"
#include "play/text/json.h"

G_BEGIN_DECLS

/* Each figure is the best of a few runs. */
#define BENCH_RUNS 5

/* Where figures are printed, and the names of those requested; all if none is named. */
typedef struct
{
  FlipJson *json; /* or NULL for lines of text */
  char **wanted;
} BenchReport;

/* Prints a figure if it was requested; the game is NULL if the figure belongs to none. */
void bench_report (const BenchReport *to, const char *game, const char *figure, double value);

/* Processor time in microseconds, which other programs on the machine hardly affect. */
gint64 bench_now (void);
double bench_seconds_since (gint64 began);

#define BENCH_POKER "poker-hands-per-second"

/* Random games, and operations that are done by the million in them. */
void bench_games (const BenchReport *to, const FlipGame *game);
void bench_all_seats (const BenchReport *to, const FlipGame *game);
void bench_placements (const BenchReport *to, const FlipGame *game);
void bench_score (const BenchReport *to, const FlipGame *game);

/* One number over many games with all possible numbers of seats: it changes only when the rules
   do. */
void bench_signature (const BenchReport *to, const FlipGame *game);

/* Play-outs of automatic players. */
void bench_play_outs (const BenchReport *to, const FlipGame *game);

/* Sessions with long logs, and their sheets. */
void bench_session (const BenchReport *to, const FlipGame *game);
void bench_sheet (const BenchReport *to, const FlipGame *game);

#define BENCH_LIBRARY_LIST       "library-list-ms"
#define BENCH_LIBRARY_SEARCH     "library-search-ms"
#define BENCH_LIBRARY_STATISTICS "library-statistics-ms"

/* A library of ten thousand sheets: the time to list them all, to find one in a hundred, and to
   read and count the results of ten thousand games. */
void bench_library (const BenchReport *to);

#define BENCH_FLICK "flick-ms"

/* One flick of 3 m/s among 60 pieces, until all is at rest. */
double bench_table_flick (void);

/* The longest time that the automatic player takes for one of its first decisions, with the hardest
   opponent on the richest board; negative if the game has none. */
double bench_table_opponent (const FlipGame *game);

G_END_DECLS
