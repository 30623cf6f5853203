/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/session/dealer.h"
#include "games/insertcoin/insertcoin-rules.h"

/* A new game of the house set. */
InsertcoinState *player_begin (guint seats, gboolean dealt, gboolean draft);

/* Moves as they are written, with a comma between them; each must be legal. */
void player_play (InsertcoinState *state, const char *moves);

/* A sensible player: looks one move ahead, keeps what is empty in one piece, spends lives on what
   fits badly. It chooses among the legal moves; the dealer shows it its own hidden cards. */
void player_choose (const InsertcoinState *state,
                    FlipDealer *dealer,
                    const FlipMoveList *list,
                    FlipMove *move);

/* A whole game from the present moment: the dealer deals, every seat plays sensibly. Each moment is
   shown before its move. */
typedef void (*PlayerSeen) (const InsertcoinState *state, const FlipMove *move, gpointer data);

void player_finish (InsertcoinState *state, guint64 seed, PlayerSeen seen, gpointer data);
