/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/evaluation.h"
#include "engine/session/dealer.h"
#include "engine/session/session.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define FLIP_MOST_KNOWN 48

/* What a seat knows beyond the public state: hidden cards that it has looked at. An automatic
   player gets only this and the state, so that it can't know the order of a deck. */
typedef struct
{
  guint n;
  struct
  {
    FlipDraw draw;
    FlipCard card;
    gboolean is_alone; /* the only card of its kind in its shuffle */
  } known[FLIP_MOST_KNOWN];
} FlipKnowledge;

/* Adds a card; if there are too many, the oldest are forgotten. */
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

/* The card at this position, or FLIP_NO_CARD. */
FlipCard flip_knowledge_card (const FlipKnowledge *knowledge, FlipDraw draw);

/* The cards that can't be at this position because they are known to be elsewhere in the same
   shuffle. */
FlipCardSet flip_knowledge_elsewhere (const FlipKnowledge *knowledge, FlipDraw draw);

/* A copy of a sheet's set-up and log up to a position, so that a worker thread can read it while
   the sheet goes on. */
typedef struct _FlipTranscript FlipTranscript;

FlipTranscript *flip_transcript_new (FlipLog *log, guint position);
void flip_transcript_free (FlipTranscript *transcript);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipTranscript, flip_transcript_free)

/* A seat's knowledge at the end of the transcript, found by replaying the whole log; if cancelled,
   what was found so far remains. The cancellable may be NULL. */
void flip_knowledge_read (FlipKnowledge *knowledge,
                          const FlipTranscript *transcript,
                          guint seat,
                          GCancellable *cancellable);

G_END_DECLS
