/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/flickemup/flickemup-rules.h"

/* A game at a real table that is only tracked: hits, hats, tokens and goals are entered with one
   tap each, in any order, while moves and misses are optional. */

/* Where a token comes from or goes to: a building, or one of these. */
typedef enum
{
  FLICKEMUP_SOURCE_OUTDOORS = FLICKEMUP_BUILDINGS,
  FLICKEMUP_SOURCE_AWAY, /* out of the game */
  FLICKEMUP_SOURCES,
} FlickemupSource;

const char *flickemup_source_word (guint source);

/* flickemup-track.c: who plays, who is hit, the hour */
void flickemup_track_settle (FlickemupState *state);
gboolean flickemup_track_may_act (const FlickemupState *state, guint16 site, FlipRefusal *refusal);
gboolean flickemup_track_may_shoot (const FlickemupState *state,
                                    guint16 site,
                                    FlipRefusal *refusal);
void flickemup_track_act (FlickemupState *state);
void flickemup_track_shoot (FlickemupState *state);
gboolean flickemup_track_refuse (const FlickemupState *state, guint site, FlipRefusal *refusal);

/* flickemup-track-token.c: what the cowboys carry */
guint flickemup_slot_of (guint site);
guint flickemup_token_at (const FlickemupState *state, guint site);
guint flickemup_slot_site (const FlickemupState *state, guint cowboy);

/* flickemup-claim.c: goals that the players declare */
void flickemup_claim_describe_goal (const FlickemupState *state, guint site, GString *text);
