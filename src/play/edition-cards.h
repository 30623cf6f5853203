/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/edition-desk.h"

G_BEGIN_DECLS

/* The cards of an edition whose format has cards of two sides. */
typedef struct
{
  char *group;      /* of the file */
  char *title;      /* for people */
  gboolean is_back; /* of the side before it */
  guint n_house;    /* values that were ours */
  guint n_left;     /* those of them that nobody has checked yet */
  char *problem;    /* the first one, or NULL */
} FlipEditionSide;

/* Of FlipEditionSide: a front, its back, the next front. The caller frees it. */
GPtrArray *flip_edition_cards_list (FlipEditionDesk *desk);

/* "4 values to check", or that all are. The caller frees it. */
char *flip_edition_side_tell (const FlipEditionSide *side);

/* Another card like the last one: the group of its front, or NULL where there can't be more. The caller
   frees it. */
char *flip_edition_cards_add (FlipEditionDesk *desk);

/* All values of a side were compared with a printed card, or are to be compared again. */
void flip_edition_cards_confirm (FlipEditionDesk *desk, const char *group, gboolean checked);

G_END_DECLS
