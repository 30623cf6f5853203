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
typedef struct _FlipAccounts FlipAccounts;

/* The verdicts are elements of any kind that begin with a FlipVerdict, on the first entries of a log; `first` and
   `last` are the states before and after these. The weights may be NULL. */
FlipAccounts *flip_accounts_new (const FlipGame *game,
                               const FlipWeights *weights,
                               gconstpointer first,
                               gconstpointer last,
                               guint n_seats,
                               const GArray *verdicts);
void flip_accounts_free (FlipAccounts *accounts);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipAccounts, flip_accounts_free)

const FlipSeatAccount *flip_accounts_of (const FlipAccounts *accounts, guint seat);

/* The luck of a seat at an entry, or NULL. */
const FlipLuck *flip_accounts_luck (const FlipAccounts *accounts, guint entry, guint seat);

/* What the seat that chose could expect after an entry. */
int flip_accounts_expected (const FlipAccounts *accounts, guint entry);

G_END_DECLS
