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
  FLIP_GRADE_SLIP,
  FLIP_GRADE_BLUNDER,
} FlipGrade;

/* The word for scripts; not translated. */
const char *flip_grade_name (FlipGrade grade);

/* What is found out about one entry of a log: points at the end of the game or the chance of winning, by what the
   game means (meaning.h), in hundredths. */
typedef struct
{
  guint position;
  int seat; /* who chose; for a flip, the seat that is asked next, or FLIP_TABLE if none is */
  gboolean chosen; /* by a seat */
  FlipGrade grade;
  int expected;  /* after what was chosen */
  int cost;        /* by how much the best choice was better */
  FlipMove best;   /* it, in the state that flip_analysis_state gives */
  guint play_outs; /* that were spent on it */
  gboolean is_open; /* whether more of them may change it: it cost something, or others come close */
  gboolean has_luck;
  int luck; /* of a flip: by how much more may be expected than on average */
} FlipVerdict;

/* What the choices and the luck of a seat came to. */
typedef struct
{
  guint grades[FLIP_GRADE_BLUNDER + 1];
  int cost, luck;
} FlipSeatAccount;

/* Looks at a log entry by entry, so that it can be shown while it is made. */
typedef struct _FlipAnalysis FlipAnalysis;

/* The log is that of the session up to its end; nothing of the session is kept. NULL, with an error, if nobody can
   play the game automatically or the set-up is bad. */
FlipAnalysis *flip_analysis_new (FlipSession *session,
                                 FlipWeights *weights,
                                 guint budget,
                                 GCancellable *cancellable,
                                 GError **error);
void flip_analysis_free (FlipAnalysis *analysis);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipAnalysis, flip_analysis_free)

/* Looks at the next entry; FALSE when there are no more, or it was cancelled. */
gboolean flip_analysis_step (FlipAnalysis *analysis, FlipVerdict *verdict);

/* Goes on without looking at the next entry; FALSE when there are no more. */
gboolean flip_analysis_skip (FlipAnalysis *analysis);

/* From the first entry on again, and how often each choice is played out from now on. */
void flip_analysis_rewind (FlipAnalysis *analysis, guint budget);

/* The state before the entry that was looked at last, of the seat that chose. */
gconstpointer flip_analysis_state (FlipAnalysis *analysis);

void flip_seat_account_add (FlipSeatAccount *account, const FlipVerdict *verdict);
void flip_seat_account_remove (FlipSeatAccount *account, const FlipVerdict *verdict);

G_END_DECLS
