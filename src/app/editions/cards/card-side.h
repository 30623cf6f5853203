/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/session/session.h"
#include "play/editions/edition-cards.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* One side of a card, large. Each value on it is a button: "opened" is emitted with the group, the key
   and the phrase, or with "" and -1 where the side itself was clicked. */
#define FLIP_TYPE_CARD_SIDE (flip_card_side_get_type ())
G_DECLARE_FINAL_TYPE (FlipCardSide, flip_card_side, FLIP, CARD_SIDE, GtkWidget)

/* The log, which may be NULL, and the side outlive what is shown of them. */
void flip_card_side_show (FlipCardSide *self,
                          FlipEditionDesk *desk,
                          FlipLog *begun,
                          const FlipEditionSide *side,
                          guint number,
                          gboolean is_chosen);

G_END_DECLS
