/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/table/table-art.h"
#include "play/moment/moment.h"

G_BEGIN_DECLS

/* The last flick before a place in the log: the entry in which it was chosen. */
gboolean flip_flick_story_find (FlipLog *log, guint before, guint *position);

/* The first of the flicks that whoever made this one made in a row, up to it. */
guint flip_flick_story_first (FlipLog *log, guint position);

/* The end of what the table answers from a place in the log on; that place where it is not asked there. */
guint flip_flick_story_end (FlipLog *log, guint position);

/* What came of it, in words: "Lawman 4 shoots. Missed: the bullet touched something first
   (barrel)". */
char *flip_flick_story_tell (FlipLog *log, guint position);

/* The symbol for how it ended, or FLIP_N_GLYPHS. */
FlipGlyph flip_flick_story_sign (FlipLog *log, const FlipTableArt *art, guint position);

/* Whether the entry at a place of the log is a flick. */
gboolean flip_flick_story_is_flick (FlipLog *log, guint position);

G_END_DECLS
