/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet/sheet-model.h"

G_BEGIN_DECLS

/* A guided first game: a game's lesson, played step by step on a temporary sheet that never counts.
   The current step follows from the log, so that taking back a move also goes back in the guide.
   "changed" is emitted when another step is reached. */
#define FLIP_TYPE_GUIDE (flip_guide_get_type ())
G_DECLARE_FINAL_TYPE (FlipGuide, flip_guide, FLIP, GUIDE, GObject)

/* The greatest length of a step's texts, in characters. */
#define FLIP_GUIDE_SENTENCE 45
#define FLIP_GUIDE_TITLE    32
#define FLIP_GUIDE_REQUEST  60
#define FLIP_GUIDE_WHY_NOT  90

/* Whether the game can be taught: by its lesson, or by what automatic players would do. */
gboolean flip_guide_can (const FlipGame *game);

/* NULL, with the reason, if the lesson breaks the rules. */
FlipGuide *flip_guide_new (const FlipGame *game, GError **error);

FlipSheetModel *flip_guide_model (FlipGuide *self);

/* The number of steps, and the current step; NULL after the last. */
guint flip_guide_n_steps (FlipGuide *self);
guint flip_guide_at (FlipGuide *self);
const FlipLessonStep *flip_guide_step (FlipGuide *self);
gboolean flip_guide_is_over (FlipGuide *self);

/* The site to choose in this step, or FLIP_NO_SITE; and the move in notation, or NULL if there is
   only something to read. */
guint flip_guide_site (FlipGuide *self);
const char *flip_guide_notation (FlipGuide *self);

/* Prepares the step: the tile to be placed is held over its site. Returns the move, or FALSE if
   there is none. */
gboolean flip_guide_prepare (FlipGuide *self, FlipMove *move);

/* Whether the step expects this move, or any move at this site. */
gboolean flip_guide_wants_move (FlipGuide *self, const char *notation);
gboolean flip_guide_wants_site (FlipGuide *self, guint site);

/* Plays the move that the step asks for, or moves on if there is only something to read. */
void flip_guide_go_on (FlipGuide *self);

/* Whether the guide waits while a flick is being shown. */
gboolean flip_guide_is_waiting (FlipGuide *self);

/* One step back; FALSE at the first. */
gboolean flip_guide_go_back (FlipGuide *self);

/* The whole text of a step, for screen readers. */
char *flip_guide_tell (FlipGuide *self);

G_END_DECLS
