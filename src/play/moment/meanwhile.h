/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

G_BEGIN_DECLS

/* Something that happened since a seat last answered. */
typedef struct
{
  guint position; /* of its entry in the log */
  int who;        /* the seat that answered, or FLIP_TABLE */
  char *text;
  gboolean is_great; /* it deserves a notice */
} FlipMeanwhile;

/* Whether others have acted, or cards were dealt, since the seat in view last answered and before
   its present question. */
gboolean flip_meanwhile_has_any (const FlipMoment *moment);

/* An array of FlipMeanwhile, the oldest first. */
GPtrArray *flip_meanwhile_read (const FlipMoment *moment);

G_END_DECLS
