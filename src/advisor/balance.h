/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "advisor/analysis.h"

G_BEGIN_DECLS

/* What a seat could expect before the first entry, what it has, or can expect, after the last one, and what
   came between: start + luck - cost = end, exactly. */
typedef struct
{
  guint grades[FLIP_GRADE_BLUNDER + 1];
  int start, luck, cost, end;
  gboolean is_over;
} FlipSeatAccount;

/* What the last flip before a choice, all flips before it since the seat's choice before, and the choices of the
   others meanwhile changed for a seat. One flip can be the luck of several seats. */
typedef struct
{
  guint entry, seat;
  int luck;
  int expected; /* after it */
} FlipLuck;

/* What the verdicts on a log come to. What a seat expects changes only by its own choices, which cost something or
   nothing, and by luck, so that all adds up. */
typedef struct _FlipBalance FlipBalance;

/* The verdicts are elements of any kind that begin with a FlipVerdict, on the first entries of a log; `first` and
   `last` are the states before and after these. The weights may be NULL. */
FlipBalance *flip_balance_new (const FlipGame *game,
                               const FlipWeights *weights,
                               gconstpointer first,
                               gconstpointer last,
                               guint n_seats,
                               const GArray *verdicts);
void flip_balance_free (FlipBalance *balance);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipBalance, flip_balance_free)

const FlipSeatAccount *flip_balance_account (const FlipBalance *balance, guint seat);

/* The luck of a seat at an entry, or NULL. */
const FlipLuck *flip_balance_luck (const FlipBalance *balance, guint entry, guint seat);

/* What the seat that chose could expect after an entry. */
int flip_balance_expected (const FlipBalance *balance, guint entry);

G_END_DECLS
