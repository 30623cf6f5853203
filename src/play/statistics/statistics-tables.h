/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/statistics/statistics.h"
#include "play/text/json.h"

G_BEGIN_DECLS

typedef enum
{
  FLIP_TABLE_RESULTS, /* one row per result, the oldest first */
  FLIP_TABLE_BINS,
  FLIP_TABLE_GROUPS, /* the first of FLIP_N_GROUPINGS */
  FLIP_TABLE_PAIRS = FLIP_TABLE_GROUPS + FLIP_N_GROUPINGS,
  FLIP_TABLE_TALLIES,
  FLIP_TABLE_HABITS,
  FLIP_TABLE_FEATS,
  FLIP_TABLE_SITES,
  FLIP_TABLE_RECORDS,
  FLIP_N_TABLES
} FlipStatisticsTableId;

/* A part of the statistics as rows and columns: for screen readers, files and the command line. */
typedef struct
{
  const char *word;  /* for programs: "players" */
  const char *title; /* translated */
  GPtrArray *rows;   /* of GStrv; the first row contains the headings */
} FlipStatisticsTable;

/* For people: headings, dates and numbers in their language. For programs: in English, with ISO
   8601 dates. */
FlipStatisticsTable *flip_statistics_table (const FlipResults *results,
                                            const FlipStatistics *statistics,
                                            FlipStatisticsTableId id,
                                            gboolean for_people);
void flip_statistics_table_free (FlipStatisticsTable *table);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipStatisticsTable, flip_statistics_table_free)

/* The table with that word, or -1. */
int flip_statistics_find_table (const char *word);

/* As CSV for spreadsheets (RFC 4180), ending with a new line. The caller frees it. */
char *flip_statistics_table_csv (const FlipStatisticsTable *table);

/* Writes all tables as members of one object. */
void flip_statistics_write_json (const FlipResults *results,
                                 const FlipStatistics *statistics,
                                 const FlipStatisticsFilter *filter,
                                 FlipJson *json);

G_END_DECLS
