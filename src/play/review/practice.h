/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/review/verdicts.h"

G_BEGIN_DECLS

/* Choices that are tried again, apart from the sheet that they come from: nothing of it counts, and nothing is
   kept. A game is played on from a moment, with the rest of its deal or another one; or the better choice of one entry is played at once, or the costliest ones are asked for again, one after
   the other, and the answers judged. "changed" is emitted when there is something else to tell. */
#define FLIP_TYPE_PRACTICE (flip_practice_get_type ())
G_DECLARE_FINAL_TYPE (FlipPractice, flip_practice, FLIP, PRACTICE, GObject)

FlipPractice *flip_practice_new_better (FlipVerdicts *verdicts, FlipSession *session, guint entry);
FlipPractice *flip_practice_new_costliest (FlipVerdicts *verdicts, FlipSession *session);

/* A deal other than 0 is a new one. NULL where the game is over at that moment. */
FlipPractice *flip_practice_new_from (FlipSession *session, guint position, guint64 deal);

/* The log up to the choice, as a session of its own, which belongs to the caller. */
FlipSession *flip_practice_begin (FlipPractice *self);

/* After something was played in it: the first answer is looked at. */
void flip_practice_look (FlipPractice *self);

/* Whether there is another choice to try, and goes on to it; the last one ends it. */
gboolean flip_practice_has_next (FlipPractice *self);
void flip_practice_go_on (FlipPractice *self);

/* Whether all of them were tried; and whether answers are asked for at all. */
gboolean flip_practice_is_over (FlipPractice *self);
gboolean flip_practice_is_exercise (FlipPractice *self);

/* The moment of the sheet to come back to. */
guint flip_practice_position (FlipPractice *self);

/* What to tell: "Choice 2 of 5, which cost 3.1 points. What would be better?", "The best choice.", or how it went
   in all. */
char *flip_practice_tell (FlipPractice *self);

G_END_DECLS
