/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/review/hint.h"
#include "play/sheet/sheet-model.h"

G_BEGIN_DECLS

/* Thinks about what would be good at a moment, in a worker thread: the first hint comes almost at once, better
   ones follow until the time is up. "changed" is emitted in the main thread with each of them and at the
   end. */
#define FLIP_TYPE_HINTING (flip_hinting_get_type ())
G_DECLARE_FINAL_TYPE (FlipHinting, flip_hinting, FLIP, HINTING, GObject)

FlipHinting *flip_hinting_new (void);

/* Whether anything can be said: somebody is asked, and the game has automatic players. */
gboolean flip_hinting_can (const FlipMoment *moment);

/* Why there is never a hint on this sheet, in a sentence; or NULL. */
const char *flip_hinting_why_never (const FlipMoment *moment);

/* Thinks from now on about this moment, for so many seconds; gives up what it thought about before. */
void flip_hinting_begin (FlipHinting *self, FlipMoment *moment, guint seconds);

/* What it has found so far stays. */
void flip_hinting_stop (FlipHinting *self);

/* That too is forgotten. */
void flip_hinting_clear (FlipHinting *self);

/* NULL before the first. While it thinks, the choices keep the places that they had in the first one; it is valid
   until the next change. */
const FlipHint *flip_hinting_hint (FlipHinting *self);
gboolean flip_hinting_is_thinking (FlipHinting *self);

/* How much of its time is over, 0 to 1. */
double flip_hinting_progress (FlipHinting *self);

G_END_DECLS
