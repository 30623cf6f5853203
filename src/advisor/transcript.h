/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "advisor/knowledge.h"
#include "engine/session/session.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* The set-up and the log of a sheet up to a position: a copy, so that a worker thread can read it while the sheet
   goes on. */
typedef struct _FlipTranscript FlipTranscript;

FlipTranscript *flip_transcript_new (FlipSession *session, guint position);
void flip_transcript_free (FlipTranscript *transcript);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipTranscript, flip_transcript_free)

/* What a seat knows at the end of it. The whole log is replayed for that; where it is cancelled, what was found so
   far is left. The cancellable may be NULL. */
void flip_knowledge_read (FlipKnowledge *knowledge,
                          const FlipTranscript *transcript,
                          guint seat,
                          GCancellable *cancellable);

G_END_DECLS
