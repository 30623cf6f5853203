/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions/edition-desk.h"

G_BEGIN_DECLS

/* The cards of an edition whose format describes two-sided cards. */
typedef struct
{
  char *group;      /* in the file */
  char *title;      /* shown to the user */
  gboolean is_back; /* the back of the side before it */
  FlipChecked checked;
  char *problem;    /* the first problem, or NULL */
} FlipEditionSide;

/* An array of FlipEditionSide: a front, its back, the next front. The caller frees it. */
GPtrArray *flip_edition_cards_list (FlipEditionDesk *desk);

/* Adds a card like the last one. Returns the group of its front, or NULL if there can't be more.
   The caller frees it. */
char *flip_edition_cards_add (FlipEditionDesk *desk);

G_END_DECLS
