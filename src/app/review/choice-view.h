/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/change.h"
#include "play/review/verdicts.h"

#include <adwaita.h>

/* The newest move of the reviewed moment: what was done, and, once the choices have been analysed,
   what would have been better; beside the board as two cards, below it as lines. */
G_DECLARE_FINAL_TYPE (FlipChoiceView, flip_choice_view, FLIP, CHOICE_VIEW, GtkBox)

void flip_choice_view_load (FlipChoiceView *self, FlipMoment *moment);

/* Sets the verdicts on the choices; NULL: none. They must belong to the log that is shown. */
void flip_choice_view_set_verdicts (FlipChoiceView *self, FlipVerdicts *verdicts);

/* Whether there is room for cards. */
void flip_choice_view_set_cards (FlipChoiceView *self, gboolean cards);
