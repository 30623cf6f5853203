/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet/sheet-model.h"

G_BEGIN_DECLS

/* A guided first game: a game's lesson, played step by step on a sheet of its own that nobody keeps and that never
   counts. Which step it is follows from the log, so that taking back goes back in the guide, too. "changed" is
   emitted when another step is reached. */
#define FLIP_TYPE_GUIDE (flip_guide_get_type ())
G_DECLARE_FINAL_TYPE (FlipGuide, flip_guide, FLIP, GUIDE, GObject)

/* How long the words of a step may be, in letters. */
#define FLIP_GUIDE_SENTENCE 45
#define FLIP_GUIDE_TITLE    32
#define FLIP_GUIDE_REQUEST  60
#define FLIP_GUIDE_WHY_NOT  90

/* Whether there is one: by the game's lesson, or else by what automatic players would do. */
gboolean flip_guide_can (const FlipGame *game);

/* NULL, with the reason, where the lesson is against the rules. */
FlipGuide *flip_guide_new (const FlipGame *game, GError **error);

/* The sheet that it is played on. */
FlipSheetModel *flip_guide_model (FlipGuide *self);

/* The present step; NULL when there is none left. */
guint flip_guide_n_steps (FlipGuide *self);
guint flip_guide_at (FlipGuide *self);
const FlipLessonStep *flip_guide_step (FlipGuide *self);
gboolean flip_guide_is_over (FlipGuide *self);

/* The site that is to be chosen in this step, or FLIP_NO_SITE; and the move in notation, or NULL where there is
   only something to read. */
guint flip_guide_site (FlipGuide *self);
const char *flip_guide_notation (FlipGuide *self);

/* Lays ready what the step is about: the tile that is to be placed is held over its site. Gives the move; FALSE where
   there is none. */
gboolean flip_guide_prepare (FlipGuide *self, FlipMove *move);

/* Whether a move, or any at a site, is what the step waits for. */
gboolean flip_guide_wants_move (FlipGuide *self, const char *notation);
gboolean flip_guide_wants_site (FlipGuide *self, guint site);

/* Does what the step asks for, or goes on where there is only something to read. */
void flip_guide_go_on (FlipGuide *self);

/* Whether a flick is being shown before it goes on. */
gboolean flip_guide_is_waiting (FlipGuide *self);

/* One step back; FALSE at the first. */
gboolean flip_guide_go_back (FlipGuide *self);

/* All words of a step, for screen readers. */
char *flip_guide_tell (FlipGuide *self);

G_END_DECLS
