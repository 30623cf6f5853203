/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/game.h"
#include "store/library/results.h"

G_BEGIN_DECLS

/* Which results are looked at. */
typedef struct
{
  const char *game;    /* NULL: of all games */
  const char *player;  /* NULL: of everybody who is not automatic */
  const char *edition; /* as flip_statistics_edition names it; NULL: all */
  int dealt;           /* 0: at the table, 1: dealt; -1: both */
  guint seats;         /* 0: any number */
  gint64 from, until;  /* in seconds since 1970, the end not included; 0: always */
  gboolean practice;   /* practice instead of what counts */
  gboolean unaided;    /* only what was reached without hints */
} FlipStatisticsFilter;

/* What comes together of some results. */
typedef struct
{
  guint results, sheets;
  guint won, drawn, lost;
  gint64 points; /* of all together */
  const FlipKeptResult *best, *worst;
  gint64 last_sheet; /* that was counted */
} FlipStatisticsSum;

double flip_statistics_mean (const FlipStatisticsSum *sum);

typedef enum
{
  FLIP_BY_GAME,
  FLIP_BY_PLAYER,
  FLIP_BY_MODE,
  FLIP_BY_SEATS,
  FLIP_BY_EDITION,
  FLIP_BY_SIDE,
  FLIP_BY_MONTH,
  FLIP_N_GROUPINGS
} FlipGrouping;

/* The results that have something in common: "Ann", "2 seats", "2026-11". */
typedef struct
{
  char *key;   /* for programs */
  char *label; /* translated */
  FlipStatisticsSum sum;
} FlipStatisticsGroup;

/* Two players at the same table. */
typedef struct
{
  const char *one, *other; /* other is NULL for all automatic players together */
  guint sheets, ahead, behind;
} FlipHeadToHead;

/* How often something came about that the game counts. */
typedef struct
{
  const FlipTally *tally;
  gint64 times;
  guint results, often;       /* how many had it at all, and more than once */
  int most;                   /* of one result, */
  const FlipKeptResult *when; /* this one */
} FlipTallied;

/* An achievement over all sheets. */
typedef struct
{
  const char *id;
  char *label;   /* translated */
  guint results; /* in which it was reached, or added a part */
  guint players; /* who have it */
  guint parts;   /* of how many it is made over several sheets; 0: one sheet is enough */
  guint most;    /* parts that one player has */
} FlipFeatTotal;

/* A place of the sheet, and how many results have it marked. */
typedef struct
{
  guint16 site;
  char *name, *region, *title; /* as in FlipSite */
  guint marked, others;        /* by those looked at, and by everybody else */
} FlipSiteTotal;

typedef enum
{
  FLIP_RECORD_POINTS,
  FLIP_RECORD_SECONDS,
  FLIP_RECORD_TIMES,
} FlipRecordUnit;

typedef struct
{
  char *id;    /* "highest" */
  char *label; /* translated */
  int value;
  FlipRecordUnit unit;
  const FlipKeptResult *result;
} FlipStatisticsRecord;

/* The results from so many points on, up to the next. */
typedef struct
{
  int from, until; /* until is not included */
  guint results;
} FlipStatisticsBin;

typedef struct
{
  const FlipGame *game;  /* where all results are of one, or NULL */
  GPtrArray *results;    /* of const FlipKeptResult, the oldest first */
  FlipStatisticsSum all;
  double mean, deviation, median, lower, upper; /* quartiles */
  GArray *bins;                                 /* of FlipStatisticsBin */
  GPtrArray *groups[FLIP_N_GROUPINGS];          /* of FlipStatisticsGroup, the largest first */
  GArray *pairs;                                /* of FlipHeadToHead */
  GArray *tallies;                              /* of FlipTallied */
  GPtrArray *feats;                             /* of FlipFeatTotal */
  GPtrArray *sites;                             /* of FlipSiteTotal; empty: none was ever marked */
  guint others;                                 /* results of everybody else */
  GPtrArray *records;                           /* of FlipStatisticsRecord */
  gint64 played;                                /* seconds of the sheets whose time is known */
  guint timed, timed_moves;                     /* these sheets, and their moves */
} FlipStatistics;

/* The results must outlive it. */
FlipStatistics *flip_statistics_new (const FlipResults *results, const FlipStatisticsFilter *filter);
void flip_statistics_free (FlipStatistics *statistics);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipStatistics, flip_statistics_free)

/* What can be chosen: the groups of everything that the other parts of the filter let through, as
   FlipStatisticsGroup. */
GPtrArray *flip_statistics_choices (const FlipResults *results,
                                    const FlipStatisticsFilter *filter,
                                    FlipGrouping by);

/* The sheets of a part of the statistics, by their numbers, lowest first: those of a bin, of a group, of
   a site. */
GArray *flip_statistics_sheets_of_bin (const FlipStatistics *statistics, const FlipStatisticsBin *bin);
GArray *flip_statistics_sheets_of_site (const FlipStatistics *statistics, guint site);
GArray *flip_statistics_sheets_of_tally (const FlipStatistics *statistics, const FlipTally *tally);

/* How often a result has it. */
int flip_statistics_tally (const FlipKeptResult *result, const FlipTally *tally);

/* "2:05 h" or "47 min": a time in words. */
char *flip_statistics_duration (gint64 seconds);

/* The key of the edition that a result was made on, which also names it in a filter: the name of the
   game's own board, or a number of the library. */
char *flip_statistics_edition (const FlipResults *results, const FlipKeptResult *result);

const char *flip_grouping_word (FlipGrouping by);

G_END_DECLS
