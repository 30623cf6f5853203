/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Ridge regression: numbers that, multiplied with those of a sample and added up, come near what is sought. All
   sums are taken in one order, so that every machine finds the same. */
typedef struct _FlipRidge FlipRidge;

FlipRidge *flip_ridge_new (guint columns);
void flip_ridge_free (FlipRidge *ridge);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipRidge, flip_ridge_free)

void flip_ridge_add (FlipRidge *ridge, const double *sample, double sought);

/* What was added so far counts less from now on. */
void flip_ridge_fade (FlipRidge *ridge, double share);

/* Adds what was added to another one. */
void flip_ridge_join (FlipRidge *ridge, const FlipRidge *other);

/* The numbers sought; the stronger the pull, the nearer to 0 they stay. */
void flip_ridge_solve (FlipRidge *ridge, double pull, double *found);

G_END_DECLS
