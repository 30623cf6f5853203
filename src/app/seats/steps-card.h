/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/drawing.h"
#include "engine/score.h"

G_BEGIN_DECLS

/* Steps in a row: those that are over have a tick, the one under way is framed. */
#define FLIP_TYPE_STEPS (flip_steps_get_type ())
G_DECLARE_FINAL_TYPE (FlipSteps, flip_steps, FLIP, STEPS, FlipDrawing)

/* A card with what is counted, how far it is, and the steps in a seat's ink. */
GtkWidget *flip_steps_card_new (const FlipFact *fact, guint seat);

G_END_DECLS
