/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/session/session.h"
#include "play/editions/edition-cards.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* One side of a card, drawn large. Each value on it is a button, which emits "opened" with the
   group, the key and the phrase; a click on the side itself emits it with "" and -1. */
#define FLIP_TYPE_CARD_SIDE (flip_card_side_get_type ())
G_DECLARE_FINAL_TYPE (FlipCardSide, flip_card_side, FLIP, CARD_SIDE, GtkWidget)

/* The log, which may be NULL, and the side must live for as long as they are shown. */
void flip_card_side_show (FlipCardSide *self,
                          FlipEditionDesk *desk,
                          FlipLog *begun,
                          const FlipEditionSide *side,
                          guint number,
                          gboolean is_chosen);

G_END_DECLS
