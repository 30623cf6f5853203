/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

G_BEGIN_DECLS

#define FLIP_SITE_WORDS ((FLIP_MAX_SITES + 63) / 64)

/* How one moment differs from the one before, so that only the differences have to be shown
   again. */
typedef struct
{
  gboolean sheet;                 /* there was no moment before: everything is new */
  gboolean question;              /* another question is asked, or another moment shown */
  gboolean came_back;             /* the user returned from an earlier moment to the present */
  gboolean board;                 /* another seat's board is in view */
  gboolean table;                 /* facts or goals that all seats share */
  guint seats;                    /* one bit per seat whose points or facts changed */
  guint log_from;                 /* entries of the log before this one are the same */
  guint64 sites[FLIP_SITE_WORDS]; /* one bit per site that looks different on the board in view */
  GPtrArray *notices;             /* of FlipNotice: great moments of the moves just played, in their
                                     order; NULL if there are none. Borrowed */
} FlipChange;

/* The moment before may be NULL. */
void flip_change_read (FlipChange *change, const FlipMoment *before, const FlipMoment *after);

gboolean flip_change_has_site (const FlipChange *change, guint site);
guint flip_change_n_sites (const FlipChange *change);

G_END_DECLS
