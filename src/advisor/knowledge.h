/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/evaluation.h"
#include "engine/session/dealer.h"
#include "engine/session/session.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define FLIP_MOST_KNOWN 48

/* What one seat knows beyond the public state: hidden cards that it has looked at. The state and this are
   all that an automatic player ever gets, so that it can't know the order of a deck. */
typedef struct
{
  guint n;
  struct
  {
    FlipDraw draw;
    FlipCard card;
    gboolean is_alone; /* there is no other card like it in its shuffle */
  } known[FLIP_MOST_KNOWN];
} FlipKnowledge;

/* Adds a card; of more than there is room for, the oldest are forgotten. */
void flip_knowledge_add (FlipKnowledge *knowledge,
                         const FlipGame *game,
                         gconstpointer state,
                         FlipDraw draw,
                         FlipCard card);

/* Adds the cards that a seat may look at now. */
void flip_knowledge_peek (FlipKnowledge *knowledge,
                          const FlipGame *game,
                          gconstpointer state,
                          guint seat,
                          FlipDealer *dealer);

/* The card that lies there, or FLIP_NO_CARD. */
FlipCard flip_knowledge_card (const FlipKnowledge *knowledge, FlipDraw draw);

/* The cards that can't lie there because they are known to lie elsewhere in the same shuffle. */
FlipCardSet flip_knowledge_elsewhere (const FlipKnowledge *knowledge, FlipDraw draw);

/* The set-up and the log of a sheet up to a position: a copy, so that a worker thread can read it while the sheet
   goes on. */
typedef struct _FlipTranscript FlipTranscript;

FlipTranscript *flip_transcript_new (FlipLog *log, guint position);
void flip_transcript_free (FlipTranscript *transcript);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipTranscript, flip_transcript_free)

/* What a seat knows at the end of it. The whole log is replayed for that; where it is cancelled, what was found so
   far is left. The cancellable may be NULL. */
void flip_knowledge_read (FlipKnowledge *knowledge,
                          const FlipTranscript *transcript,
                          guint seat,
                          GCancellable *cancellable);

G_END_DECLS
