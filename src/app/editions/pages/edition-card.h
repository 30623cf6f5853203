/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions/editions.h"

#include <adwaita.h>

typedef enum
{
  FLIP_EDITION_EDIT,
  FLIP_EDITION_VIEW, /* for a built-in edition */
  FLIP_EDITION_COPY, /* for a built-in edition: copies it and edits the copy */
  FLIP_EDITION_EXPORT,
  FLIP_EDITION_SHARE,
  FLIP_EDITION_RENAME,
  FLIP_EDITION_DELETE,
} FlipEditionAct;

/* One edition: its thumbnail, what differs, what was checked, and its actions. "chosen" has the
   FlipEditionAct that the user wants. */
#define FLIP_TYPE_EDITION_CARD (flip_edition_card_get_type ())
G_DECLARE_FINAL_TYPE (FlipEditionCard, flip_edition_card, FLIP, EDITION_CARD, GtkBox)

GtkWidget *flip_edition_card_new (void);

/* The information must live for as long as it is shown. */
void flip_edition_card_show (FlipEditionCard *self, const FlipEditionInfo *info);
const FlipEditionInfo *flip_edition_card_info (FlipEditionCard *self);
