/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions/edition-desk.h"

G_BEGIN_DECLS

/* The cards of an edition whose format has cards of two sides. */
typedef struct
{
  char *group;      /* of the file */
  char *title;      /* for people */
  gboolean is_back; /* of the side before it */
  FlipChecked checked;
  char *problem;    /* the first one, or NULL */
} FlipEditionSide;

/* Of FlipEditionSide: a front, its back, the next front. The caller frees it. */
GPtrArray *flip_edition_cards_list (FlipEditionDesk *desk);

/* Another card like the last one: the group of its front, or NULL where there can't be more. The caller
   frees it. */
char *flip_edition_cards_add (FlipEditionDesk *desk);

G_END_DECLS
