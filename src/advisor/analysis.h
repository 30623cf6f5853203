/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "advisor/search.h"
#include "engine/session/session.h"

G_BEGIN_DECLS

/* How good a choice was. */
typedef enum
{
  FLIP_GRADE_NONE, /* there was nothing to choose, or it was not a choice */
  FLIP_GRADE_BEST,
  FLIP_GRADE_GOOD,
  FLIP_GRADE_CLOSE, /* too close to call: whether it is a mistake is within the error */
  FLIP_GRADE_SLIP,
  FLIP_GRADE_BLUNDER,
} FlipGrade;

/* The word for scripts; not translated. */
const char *flip_grade_name (FlipGrade grade);

/* The verdict on one entry of a log, in hundredths of points at the end of the game or of the
   chance of winning, depending on the game (meaning.h). */
typedef struct
{
  guint position;
  int seat;        /* who chose, or FLIP_TABLE */
  gboolean chosen; /* it was a seat's choice */
  FlipGrade grade;
  int hoped;         /* what the best choice promised */
  int cost;          /* by how much the best choice was better */
  int error;         /* of the cost: it is at most this far off, in 19 of 20 cases */
  FlipMove best;     /* the best move, in the state returned by flip_analysis_state */
  FlipReason reason; /* why that was better, if it was a mistake */
  guint play_outs;   /* spent on this verdict; 0: there was nothing to choose */
  gboolean is_open;  /* whether more play-outs may change it */
} FlipVerdict;

/* Analyses a log entry by entry, so that the results can be shown as they come. */
typedef struct _FlipAnalysis FlipAnalysis;

/* The log is the session's up to its end; no reference to the session is kept. NULL, with an error,
   if the game has no automatic players or the set-up is invalid. */
FlipAnalysis *flip_analysis_new (FlipSession *session,
                                 FlipWeights *weights,
                                 guint budget,
                                 GCancellable *cancellable,
                                 GError **error);
void flip_analysis_free (FlipAnalysis *analysis);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipAnalysis, flip_analysis_free)

/* Analyses the next entry, or skips it if the verdict is NULL; FALSE if there are no more, or if it
   was cancelled. */
gboolean flip_analysis_step (FlipAnalysis *analysis, FlipVerdict *verdict);

/* Starts again from the first entry, with at most this many play-outs per choice. */
void flip_analysis_rewind (FlipAnalysis *analysis, guint budget);

/* The state before the last analysed entry, turned to the seat that chose. */
gconstpointer flip_analysis_state (FlipAnalysis *analysis);

G_END_DECLS
