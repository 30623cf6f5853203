/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/game.h"
#include "play/review/habits.h"
#include "store/library/results.h"

G_BEGIN_DECLS

/* The filter that chooses results. */
typedef struct
{
  const char *game;    /* NULL for all games */
  const char *player;  /* NULL for everybody who is not automatic */
  const char *edition; /* as named by flip_statistics_edition; NULL for all */
  int dealt;           /* 0: at the table, 1: dealt; -1: both */
  guint seats;         /* 0 for any number */
  gint64 from, until;  /* in seconds since 1970, the end not included; 0 for no limit */
  gboolean practice;   /* practice results instead of those that count */
  gboolean unaided;    /* only results without hints */
} FlipStatisticsFilter;

/* Totals over some results. */
typedef struct
{
  guint results, sheets;
  guint won, drawn, lost;
  gint64 points; /* sum over all results */
  const FlipKeptResult *best, *worst;
  gint64 last_sheet; /* the last sheet that was counted */
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

/* Results that have something in common: "Ann", "2 seats", "2026-11". */
typedef struct
{
  char *key;   /* for programs */
  char *label; /* translated */
  FlipStatisticsSum sum;
} FlipStatisticsGroup;

/* Two players at the same table. */
typedef struct
{
  const char *one, *other; /* other is NULL for all automatic players taken together */
  guint sheets, ahead, behind;
} FlipHeadToHead;

/* How often an event occurred that the game counts. */
typedef struct
{
  const FlipTally *tally;
  gint64 times;
  guint results, often;       /* results with at least one, and with more than one */
  int most;                   /* the most in one result, */
  const FlipKeptResult *when; /* and that result */
} FlipTallied;

/* An achievement over all sheets. */
typedef struct
{
  const char *id;
  const char *label; /* translated */
  guint results; /* results that achieved it, or a part of it */
  guint players; /* players who have it */
  guint parts;   /* how many parts it has, collected over several sheets; 0 if one sheet is enough */
  guint most;    /* the most parts that one player has */
} FlipFeatTotal;

/* A site of the sheet, and the number of results in which it is marked. */
typedef struct
{
  guint16 site;
  const char *name, *region, *title; /* as in FlipSite */
  guint marked, others;        /* by the chosen players, and by everybody else */
} FlipSiteTotal;

typedef enum
{
  FLIP_RECORD_POINTS,
  FLIP_RECORD_SECONDS,
  FLIP_RECORD_TIMES,
} FlipRecordUnit;

typedef struct
{
  const char *id;    /* "highest" */
  const char *label; /* translated */
  int value;
  FlipRecordUnit unit;
  const FlipKeptResult *result;
} FlipStatisticsRecord;

/* The results with points from this number up to the next bin. */
typedef struct
{
  int from, until; /* `until` is not included */
  guint results;
} FlipStatisticsBin;

typedef struct
{
  const FlipGame *game;  /* if all results are of one game, or NULL */
  FlipSession *begun;    /* a sheet of that game before its first move, from which names are read, or NULL */
  GPtrArray *results;    /* of const FlipKeptResult, the oldest first */
  FlipStatisticsSum all;
  double mean, deviation, median, lower, upper; /* quartiles */
  GArray *bins;                                 /* of FlipStatisticsBin */
  GPtrArray *groups[FLIP_N_GROUPINGS];          /* of FlipStatisticsGroup, the largest first */
  GArray *pairs;                                /* of FlipHeadToHead */
  GArray *tallies;                              /* of FlipTallied */
  GArray *habits;                               /* of FlipHabit, the costliest first */
  guint judged;                                 /* results whose choices were analysed, from which these are */
  GPtrArray *feats;                             /* of FlipFeatTotal */
  GPtrArray *sites;                             /* of FlipSiteTotal; empty if none was ever marked */
  guint others;                                 /* results of everybody else */
  GPtrArray *records;                           /* of FlipStatisticsRecord */
  gint64 played;                                /* total seconds of the sheets whose playing time is known */
  guint timed, timed_moves;                     /* the number of these sheets, and of their moves */
  GStringChunk *words;                          /* the names and labels in these lists */
} FlipStatistics;

/* The results must outlive it. */
FlipStatistics *flip_statistics_new (const FlipResults *results, const FlipStatisticsFilter *filter);
void flip_statistics_free (FlipStatistics *statistics);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipStatistics, flip_statistics_free)

/* The possible values of one part of the filter: the groups of all results that pass the other
   parts, as FlipStatisticsGroup. */
GPtrArray *flip_statistics_choices (const FlipResults *results,
                                    const FlipStatisticsFilter *filter,
                                    FlipGrouping by);

/* The numbers of the sheets in a bin, in a group or for a site, in ascending order. */
GArray *flip_statistics_sheets_of_bin (const FlipStatistics *statistics, const FlipStatisticsBin *bin);
GArray *flip_statistics_sheets_of_site (const FlipStatistics *statistics, guint site);
GArray *flip_statistics_sheets_of_tally (const FlipStatistics *statistics, const FlipTally *tally);

/* The count of a tally in a result. */
int flip_statistics_tally (const FlipKeptResult *result, const FlipTally *tally);

/* "2:05 h" or "47 min". */
char *flip_statistics_duration (gint64 seconds);

/* The key of a result's edition, which also names it in a filter: the name of a built-in board, or
   a number of the library. */
char *flip_statistics_edition (const FlipResults *results, const FlipKeptResult *result);

const char *flip_grouping_word (FlipGrouping by);

G_END_DECLS
