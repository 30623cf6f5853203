/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet-model.h"

G_BEGIN_DECLS

/* Where nothing on the sheet can be marked yet, but the move that is considered leads to a question
   that is answered there, the sheet shows beforehand what can be reached. */
gboolean flip_foresight_is_there (FlipSheetModel *model);

/* The state whose sites are shown: that of the moment, or the foreseen one. */
gconstpointer flip_foresight_state (FlipSheetModel *model);

/* A site is chosen that can be reached after the considered move: that one is made first. TRUE if it
   was. */
gboolean flip_foresight_follow (FlipSheetModel *model, guint site);

G_END_DECLS
