/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/session/session.h"
#include "games/flickemup/flickemup-rules.h"
#include "table/tabletop.h"

G_BEGIN_DECLS

/* A game of Flick 'em Up! on the simulated table. */
typedef struct
{
  FlipSetup *setup;
  FlipTabletop *tabletop;
  FlipSession *session;
} Play;

/* Options as "key=value,key=value", or NULL. The board is counted from 1. */
Play *play_new (guint board, guint seats, guint64 seed, const char *options);
void play_free (Play *play);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Play, play_free)

const FlickemupState *play_state (Play *play);

/* One choice of the seat that is asked, and the table's answers to it; FALSE when it is over. */
gboolean play_by_chance (Play *play, FlipRandom *random);
gboolean play_by_advice (Play *play);
gboolean play_is_over (Play *play);

G_END_DECLS
