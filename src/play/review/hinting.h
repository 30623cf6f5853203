/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/review/hint.h"
#include "play/sheet/sheet-model.h"

G_BEGIN_DECLS

/* Finds good choices for a moment in a worker thread: the first hint comes almost at once, and
   better ones follow until the time is up. "changed" is emitted in the main thread for each of them
   and at the end. */
#define FLIP_TYPE_HINTING (flip_hinting_get_type ())
G_DECLARE_FINAL_TYPE (FlipHinting, flip_hinting, FLIP, HINTING, GObject)

FlipHinting *flip_hinting_new (void);

/* Whether a hint is possible: a seat is asked, and the game has automatic players. */
gboolean flip_hinting_can (const FlipMoment *moment);

/* Why this sheet never has hints, in a sentence; or NULL. */
const char *flip_hinting_why_never (const FlipMoment *moment);

/* Starts analysing this moment for the given number of seconds, and drops any earlier analysis. */
void flip_hinting_begin (FlipHinting *self, FlipMoment *moment, guint seconds);

/* Stops, but keeps the hint found so far. */
void flip_hinting_stop (FlipHinting *self);

/* Stops and forgets the hint. */
void flip_hinting_clear (FlipHinting *self);

/* NULL before the first hint. Valid until the next change. */
const FlipHint *flip_hinting_hint (FlipHinting *self);
gboolean flip_hinting_is_thinking (FlipHinting *self);

/* The elapsed part of the time, 0 to 1. */
double flip_hinting_progress (FlipHinting *self);

G_END_DECLS
