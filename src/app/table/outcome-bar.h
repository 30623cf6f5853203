/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/kit/glyph.h"

#include <gtk/gtk.h>

/* The outcome of a flick, shown over the lower edge of the table for a while. */
#define FLIP_TYPE_OUTCOME_BAR (flip_outcome_bar_get_type ())
G_DECLARE_FINAL_TYPE (FlipOutcomeBar, flip_outcome_bar, FLIP, OUTCOME_BAR, GtkWidget)

GtkWidget *flip_outcome_bar_new (void);
void flip_outcome_bar_tell (FlipOutcomeBar *self, const char *words, FlipGlyph sign);
void flip_outcome_bar_hide (FlipOutcomeBar *self);
