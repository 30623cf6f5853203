/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/score.h"

#include <gtk/gtk.h>

/* A fact that all seats share: its name and its value. */
#define FLIP_TYPE_FACT_CARD (flip_fact_card_get_type ())
G_DECLARE_FINAL_TYPE (FlipFactCard, flip_fact_card, FLIP, FACT_CARD, GtkBox)

void flip_fact_card_show (FlipFactCard *self, const FlipFact *fact);

/* A fact that counts steps: its value, and the steps in a seat's ink. Finished steps have a tick,
   and the current one is framed. */
#define FLIP_TYPE_STEPS_CARD (flip_steps_card_get_type ())
G_DECLARE_FINAL_TYPE (FlipStepsCard, flip_steps_card, FLIP, STEPS_CARD, GtkBox)

void flip_steps_card_show (FlipStepsCard *self, const FlipFact *fact, guint seat);
