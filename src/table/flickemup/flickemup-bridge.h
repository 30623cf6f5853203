/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/flickemup/flickemup-rules.h"
#include "table/tabletops.h"

extern const FlipTableBridge flickemup_table_bridge;

/* The parts of the bridge. */

/* flickemup-fliptown-art.c: the table in its present state, and discs on it. Figures on a block are left
   out: nothing on the table can touch them. */
void flickemup_table_lay (gconstpointer state, FlipTable *table);
FlipPiece flickemup_table_piece (guint piece, const FlickemupPose *pose);
FlipPieceKind flickemup_table_disc (guint verb);
gboolean flickemup_table_put_disc (const FlickemupState *state,
                                   const FlipMove *move,
                                   FlipTable *table,
                                   FlipFlick *flick,
                                   GError **error);

/* flickemup-choices.c: the possible flicks; the way out is in hundredths of a degree */
extern const char *const flickemup_table_acts[];
gboolean flickemup_table_act_is_known (gconstpointer state, guint act);
gboolean flickemup_table_handles (const FlipMove *move);
int flickemup_table_way_out (const FlickemupState *state, guint cowboy);
guint flickemup_table_choices (gconstpointer state, FlipFlickChoice choices[FLIP_MOST_CHOICES]);

/* flickemup-tell.c: the answers to the rules about a flick */
guint flickemup_table_tell (gconstpointer state,
                            const FlipPending *pending,
                            const FlipOutcome *outcome,
                            FlipMove answers[FLIP_MOST_ANSWERS]);

/* The answers so far, and the resulting state. */
typedef struct
{
  const FlipPending *pending;
  const FlipOutcome *outcome;
  FlickemupState state;
  FlipTable rest; /* without the disc */
  FlipMove *answers;
  guint n;
} FlickemupTelling;

gboolean flickemup_tell_bare (FlickemupTelling *telling, FlickemupVerb verb, int argument);
gboolean flickemup_tell_site (FlickemupTelling *telling, FlickemupVerb verb, guint site);
const FlipPose *flickemup_tell_disc (const FlickemupTelling *telling);
gboolean flickemup_tell_rest (FlickemupTelling *telling, const FlipPiece *piece, guint posture);

/* flickemup-tell-shot.c, flickemup-tell-walk.c, flickemup-tell-blast.c */
void flickemup_tell_shot (FlickemupTelling *telling);
void flickemup_tell_duel (FlickemupTelling *telling);
void flickemup_tell_walk (FlickemupTelling *telling);
void flickemup_tell_blast (FlickemupTelling *telling);
void flickemup_tell_rests (FlickemupTelling *telling,
                           guint hit,
                           gboolean (*is_taken) (const FlickemupTelling *telling,
                                                 const FlipPiece *piece));

/* flickemup-opponent.c */
gboolean flickemup_table_advise (gconstpointer state, guint64 seed, FlipMove *move);
FlipTremor flickemup_table_tremor (const FlickemupState *state, guint seat, guint verb);
