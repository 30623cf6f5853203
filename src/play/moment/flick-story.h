/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/table/table-art.h"
#include "play/moment/moment.h"

G_BEGIN_DECLS

/* Finds the last flick before a position in the log: the entry in which it was chosen. */
gboolean flip_flick_story_find (FlipLog *log, guint before, guint *position);

/* The first of the flicks that the same player made in a row, up to this one. */
guint flip_flick_story_first (FlipLog *log, guint position);

/* The end of the outcomes that follow a position in the log; the position itself if the table isn't
   asked there. */
guint flip_flick_story_end (FlipLog *log, guint position);

/* The outcome in words: "Lawman 4 shoots. Missed: the bullet touched something first (barrel)". */
char *flip_flick_story_tell (FlipLog *log, guint position);

/* The symbol for the outcome, or FLIP_N_GLYPHS. */
FlipGlyph flip_flick_story_sign (FlipLog *log, const FlipTableArt *art, guint position);

gboolean flip_flick_story_is_flick (FlipLog *log, guint position);

G_END_DECLS
