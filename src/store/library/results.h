/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/score.h"
#include "engine/session/session.h"
#include "store/library/library.h"

G_BEGIN_DECLS

/* The stored result of one seat of a finished game. */
typedef struct
{
  gint64 sheet;
  const char *game, *player; /* equal texts are the same pointer */
  int score;
  guint8 seat, seats;
  guint8 place;  /* from 1; 0 if the game has no places */
  guint8 ending; /* FlipEnding */
  gint8 side;    /* -1 if the game has none */
  guint automatic : 1, dealt : 1, practice : 1;
  guint hinted : 1;      /* hints were asked for */
  gint64 board, edition; /* numbers in the library; edition is 0 for a built-in board */
  gint64 ended;          /* in seconds since 1970 */
  gint64 played;         /* in seconds; 0: not known */
  guint moves;
  const char *tallies, *feats; /* "pair 2 arrests 1 ", "legend all-cowbots:belle " */
  const guint8 *sites;         /* one bit per marked site, by its number */
  guint n_site_bytes;
} FlipKeptResult;

/* A board or an edition that results were made on. */
typedef struct
{
  gint64 id;
  const char *name;
} FlipKeptBoard;

/* What is kept of a look back at a sheet: the verdicts on its choices, and how they were found. */
typedef struct
{
  gint64 sheet;
  const char *stamp, *verdicts;
} FlipKeptReview;

/* All results that a library has, except those of deleted sheets. */
typedef struct
{
  GArray *results;  /* of FlipKeptResult, grouped by sheet, seat after seat */
  GArray *boards;   /* of FlipKeptBoard */
  GArray *editions; /* of FlipKeptBoard */
  GArray *reviews;  /* of FlipKeptReview, by the number of the sheet */
  GStringChunk *texts;
} FlipResults;

FlipResults *flip_library_results (FlipLibrary *library, GError **error);
void flip_results_free (FlipResults *results);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipResults, flip_results_free)

/* How long a sheet was played, in seconds, counting each pause as five minutes at most. 0 if it is
   not known. */
gint64 flip_library_played (FlipLibrary *library, gint64 sheet);

/* Whether a site of that number was marked. */
gboolean flip_kept_result_has_site (const FlipKeptResult *result, guint site);

/* The tag in which a sheet counts the hints that were requested: its result was reached with
   help. */
#define FLIP_HINTS_TAG "hints"

guint flip_hints_count (FlipLog *log);
void flip_hints_add (FlipSession *session);

G_END_DECLS
