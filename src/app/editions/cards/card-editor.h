/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/editions/values/edition-form.h"
#include "play/editions/edition-cards.h"

/* The editor of an edition whose cards have two sides: all cards in a strip, both sides of the
   chosen one large, and the market that they form. */
#define FLIP_TYPE_CARD_EDITOR (flip_card_editor_get_type ())
G_DECLARE_FINAL_TYPE (FlipCardEditor, flip_card_editor, FLIP, CARD_EDITOR, GtkBox)

/* Whether an edition is edited this way; the desk outlives the view. The form shows the chosen side
   and, above it, both sides to choose from. */
gboolean flip_card_editor_can (FlipEditionDesk *desk);
GtkWidget *flip_card_editor_new (FlipEditionDesk *desk, FlipEditionForm *form);
