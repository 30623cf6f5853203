/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/review/verdicts.h"

G_BEGIN_DECLS

/* Choices tried again, apart from their sheet: nothing counts, and nothing is kept. Either a game
   is continued from a moment, with the rest of its deal or a new one; or the better choice for one
   entry is played at once; or the costliest choices are asked for again, one after the other, and
   the answers judged. "changed" is emitted when the words about it change. */
#define FLIP_TYPE_PRACTICE (flip_practice_get_type ())
G_DECLARE_FINAL_TYPE (FlipPractice, flip_practice, FLIP, PRACTICE, GObject)

FlipPractice *flip_practice_new_better (FlipVerdicts *verdicts, FlipSession *session, guint entry);
FlipPractice *flip_practice_new_costliest (FlipVerdicts *verdicts, FlipSession *session);

/* A deal other than 0 is the seed of a new deal. NULL if the game is over at that moment. */
FlipPractice *flip_practice_new_from (FlipSession *session, guint position, guint64 deal);

/* A fork of the log up to the choice, owned by the caller. */
FlipSession *flip_practice_begin (FlipPractice *self);

/* To be called after a move in that session: judges the first answer. */
void flip_practice_look (FlipPractice *self);

/* Whether there is another choice to try; and moves on to it, or ends the practice after the
   last. */
gboolean flip_practice_has_next (FlipPractice *self);
void flip_practice_go_on (FlipPractice *self);

/* Whether all choices were tried; and whether answers are judged at all. */
gboolean flip_practice_is_over (FlipPractice *self);
gboolean flip_practice_is_exercise (FlipPractice *self);

/* The position in the sheet to return to. */
guint flip_practice_position (FlipPractice *self);

/* The words to show: "Choice 2 of 5, which cost 3.1 points. What would be better?", "The best
   choice.", or a summary of all answers. */
char *flip_practice_tell (FlipPractice *self);

G_END_DECLS
