/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/flipcity/flipcity-state.h"

G_BEGIN_DECLS

/* A move for the log: the state before it, the state at the end of its turn, the state after it,
   and the sentence that is written. */
typedef struct
{
  const FlipcityState *before;
  FlipcityState turn; /* at the end of the turn, or the same as `after` if the turn continues */
  FlipcityState after;
  GString *text;
} FlipcityStory;

/* Between these calls a rule reports the decision itself; the end adds consequences that any move
   may have. */
void flipcity_story_begin (FlipcityStory *story,
                           gconstpointer before,
                           const FlipMove *move,
                           GString *text);
void flipcity_story_end (const FlipcityStory *story);

const char *flipcity_story_name (const FlipcityStory *story, guint face, char name[32]);
gboolean flipcity_turn_goes_on (const FlipcityStory *story);
gboolean flipcity_went_bust (const FlipcityStory *story);
void flipcity_tell_row (const FlipcityStory *story, guint from);
void flipcity_tell_followers (const FlipcityStory *story);
void flipcity_tell_bottoms (const FlipcityStory *story);
void flipcity_tell_top (const FlipcityStory *story, guint face);
void flipcity_tell_bust (const FlipcityStory *story);

G_END_DECLS
