/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "advisor/analysis.h"

G_BEGIN_DECLS

/* An entry of a log that was looked at, as it is kept: one line each, in which nothing is in words. */
typedef struct
{
  FlipVerdict verdict; /* its best move is not filled in */
  char *better;        /* the better choice as the game prints it, or NULL */
} FlipJudged;

void flip_judged_clear (FlipJudged *judged);
void flip_judged_print (const FlipJudged *judged, GString *text);

/* Into one that is empty but for its position; FALSE where a line makes no sense. */
gboolean flip_judged_read (FlipJudged *judged, const char *line, guint n_seats);

G_END_DECLS
