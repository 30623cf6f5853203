/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

G_BEGIN_DECLS

/* The hidden cards that a seat may look at and that Flipside knows, and their number; or just
   whether there are any. */
guint flip_secrets_read (const FlipMoment *moment, guint seat, FlipCard cards[FLIP_MAX_PEEKS]);
gboolean flip_secrets_has_any (const FlipMoment *moment, guint seat);

/* The name of a card. A game's own cards are numbered from 1, as in the questions about them. */
char *flip_secrets_name (const FlipMoment *moment, FlipCard card, guint number);

/* The cards that some answer of the seat takes, one bit each; 0 if it is not asked to pick any.
   Then: how many cards an answer takes, and the answer that takes exactly these, or NULL. */
guint flip_secrets_pickable (const FlipMoment *moment, guint seat);
guint flip_secrets_n_to_pick (const FlipMoment *moment);
const FlipWay *flip_secrets_answer (const FlipMoment *moment, guint picked);

/* The words of that answer: "Keep Heart, Star, Key" where the game's cards have short names. */
char *flip_secrets_answer_words (const FlipMoment *moment, guint seat, guint picked);

/* Whether the seat whose board is in view is asked to pick from its hidden cards. */
gboolean flip_secrets_are_asked (const FlipMoment *moment);

G_END_DECLS
