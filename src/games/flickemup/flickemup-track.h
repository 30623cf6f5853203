/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/flickemup/flickemup-rules.h"

G_BEGIN_DECLS

/* A real table that is only kept track of: hits, hats, tokens and goals are told by one tap each,
   in any order, and nobody tells moves or misses unless they want to. */

/* Where a token comes from or goes to: a building, or one of these. */
typedef enum
{
  FLICKEMUP_SOURCE_OUTDOORS = FLICKEMUP_BUILDINGS,
  FLICKEMUP_SOURCE_AWAY, /* out of the game */
  FLICKEMUP_SOURCES,
} FlickemupSource;

const char *flickemup_source_word (guint source);

/* flickemup-track.c: who plays, who is hit, the hour */
FLICKEMUP_LIST (plays);
FLICKEMUP_CHECK (plays);
FLICKEMUP_APPLY (plays);
FLICKEMUP_WORDS (plays);
FLICKEMUP_OFFER (plays);
FLICKEMUP_LIST (played);
FLICKEMUP_CHECK (played);
FLICKEMUP_APPLY (played);
FLICKEMUP_PRINT (played);
FLICKEMUP_WORDS (played);
FLICKEMUP_OFFER (played);
FLICKEMUP_LIST (next);
FLICKEMUP_CHECK (next);
FLICKEMUP_APPLY (next);
FLICKEMUP_WORDS (next);
FLICKEMUP_OFFER (next);
void flickemup_offer_told (FlipOffer *offer, const char *act, gboolean is_next);
void flickemup_track_settle (FlickemupState *state);
void flickemup_track_finish (FlickemupState *state, guint cowboy);
gboolean flickemup_track_may_act (const FlickemupState *state, guint16 site, FlipRefusal *refusal);
gboolean flickemup_track_may_shoot (const FlickemupState *state,
                                    guint16 site,
                                    FlipRefusal *refusal);
void flickemup_track_act (FlickemupState *state);
void flickemup_track_shoot (FlickemupState *state);
gboolean flickemup_track_refuse (const FlickemupState *state, guint site, FlipRefusal *refusal);

/* flickemup-track-hit.c: hearts */
FLICKEMUP_LIST (struck);
FLICKEMUP_CHECK (struck);
FLICKEMUP_APPLY (struck);
FLICKEMUP_WORDS (struck);
FLICKEMUP_OFFER (struck);
FLICKEMUP_LIST (hurt);
FLICKEMUP_CHECK (hurt);
FLICKEMUP_APPLY (hurt);
FLICKEMUP_PRINT (hurt);
FLICKEMUP_WORDS (hurt);
FLICKEMUP_OFFER (hurt);
FLICKEMUP_LIST (heal);
FLICKEMUP_CHECK (heal);
FLICKEMUP_APPLY (heal);
FLICKEMUP_PRINT (heal);
FLICKEMUP_WORDS (heal);
FLICKEMUP_OFFER (heal);

/* flickemup-track-walk.c: what else a cowboy did */
FLICKEMUP_LIST (wide);
FLICKEMUP_CHECK (wide);
FLICKEMUP_APPLY (wide);
FLICKEMUP_WORDS (wide);
FLICKEMUP_LIST (walked);
FLICKEMUP_CHECK (walked);
FLICKEMUP_APPLY (walked);
FLICKEMUP_WORDS (walked);
FLICKEMUP_LIST (indoors);
FLICKEMUP_CHECK (indoors);
FLICKEMUP_APPLY (indoors);
FLICKEMUP_WORDS (indoors);
FLICKEMUP_OFFER (indoors);
FLICKEMUP_LIST (rode);
FLICKEMUP_CHECK (rode);
FLICKEMUP_APPLY (rode);
FLICKEMUP_PRINT (rode);
FLICKEMUP_WORDS (rode);
FLICKEMUP_LIST (loosed);
FLICKEMUP_CHECK (loosed);
FLICKEMUP_APPLY (loosed);
FLICKEMUP_WORDS (loosed);
FLICKEMUP_OFFER (loosed);
FLICKEMUP_LIST (shut);
FLICKEMUP_CHECK (shut);
FLICKEMUP_APPLY (shut);
FLICKEMUP_WORDS (shut);
FLICKEMUP_OFFER (shut);

/* flickemup-track-token.c: what the cowboys carry */
FLICKEMUP_LIST (fetch);
FLICKEMUP_CHECK (fetch);
FLICKEMUP_APPLY (fetch);
FLICKEMUP_PRINT (fetch);
FLICKEMUP_WORDS (fetch);
FLICKEMUP_OFFER (fetch);
FLICKEMUP_LIST (put);
FLICKEMUP_CHECK (put);
FLICKEMUP_APPLY (put);
FLICKEMUP_PRINT (put);
FLICKEMUP_WORDS (put);
FLICKEMUP_OFFER (put);
FLICKEMUP_LIST (flip);
FLICKEMUP_CHECK (flip);
FLICKEMUP_APPLY (flip);
FLICKEMUP_PRINT (flip);
FLICKEMUP_WORDS (flip);
FLICKEMUP_OFFER (flip);
guint flickemup_slot_site (const FlickemupState *state, guint cowboy);

/* flickemup-claim.c: goals that the players declare */
FLICKEMUP_LIST (claim);
FLICKEMUP_CHECK (claim);
FLICKEMUP_APPLY (claim);
FLICKEMUP_PRINT (claim);
FLICKEMUP_WORDS (claim);
FLICKEMUP_OFFER (claim);
FLICKEMUP_LIST (confirm);
FLICKEMUP_CHECK (confirm);
FLICKEMUP_APPLY (confirm);
FLICKEMUP_PRINT (confirm);
FLICKEMUP_WORDS (confirm);
void flickemup_claim_describe_goal (const FlickemupState *state, guint site, GString *text);

G_END_DECLS
