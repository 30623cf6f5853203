/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "advisor/analysis.h"
#include "play/review/verdicts.h"

G_BEGIN_DECLS

/* About a choice in a word or two, for a line of the log: "best", "good", "cost 1.1"; NULL, and
   FLIP_GRADE_NONE, where nothing is known or there was nothing to choose. */
char *flip_verdict_tag (FlipVerdicts *verdicts, guint entry, FlipGrade *grade);

/* The same for whoever sees what would have been better beside it: "A slip that cost 1.1 points." */
char *flip_verdict_tell_cost (FlipVerdicts *verdicts, guint entry);

/* An entry of a log that was looked at, as it is kept: one line each, in which nothing is in words. */
typedef struct
{
  FlipVerdict verdict; /* its best move is not filled in */
  char *better;        /* the better choice as the game prints it, or NULL */
} FlipKeptVerdict;

void flip_kept_verdict_clear (FlipKeptVerdict *kept);
void flip_kept_verdict_print (const FlipKeptVerdict *kept, GString *text);

/* Into one that is empty but for its position; FALSE where a line makes no sense. */
gboolean flip_kept_verdict_read (FlipKeptVerdict *kept, const char *line, guint n_seats);

G_END_DECLS
