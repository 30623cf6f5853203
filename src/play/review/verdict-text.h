/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "advisor/analysis.h"
#include "play/review/verdicts.h"

G_BEGIN_DECLS

/* A verdict in a word or two, for a line of the log: "best", "good", "cost 1.1"; NULL, and
   FLIP_GRADE_NONE, if there is no verdict or there was nothing to choose. */
char *flip_verdict_tag (FlipVerdicts *verdicts, guint entry, FlipGrade *grade);

/* The same for use beside the better choice: "A slip that cost 1.1 points." */
char *flip_verdict_tell_cost (FlipVerdicts *verdicts, guint entry);

/* For one that is too close to call. */
char *flip_verdict_tell_close (const FlipGame *game, const FlipVerdict *verdict);

/* "9 best, 3 good, 1 too close to call, 2 slips, 1 blunder"; and how it all adds up, in a sentence. */
char *flip_account_tell_grades (const FlipSeatAccount *account);
char *flip_account_tell_sum (const FlipSeatAccount *account, const FlipGame *game);

/* The first number of a stamp, to be raised when the same weights would lead to other verdicts. */
#define FLIP_WAY_OF_JUDGING 2

/* The verdict on an entry in the form in which it is kept: one line each, free of translated
   words. */
typedef struct
{
  FlipVerdict verdict; /* its best move is not filled in */
  char *better;        /* the better choice as the game prints it, or NULL */
} FlipKeptVerdict;

void flip_kept_verdict_clear (FlipKeptVerdict *kept);
void flip_kept_verdict_print (const FlipKeptVerdict *kept, GString *text);

/* Fills one that is empty but for its position; FALSE if the line is invalid. */
gboolean flip_kept_verdict_read (FlipKeptVerdict *kept, const char *line, guint n_seats);

G_END_DECLS
