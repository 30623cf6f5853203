/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/base/random.h"
#include "engine/session/session.h"

/* What the tests of the engine share: set-ups and sessions played by chance. */

FlipSetup *play_setup (guint seats);
FlipSetup *play_dealt_setup (guint seats, guint64 seed);
FlipSetup *play_any_setup (const FlipGame *game, FlipRandom *random);
FlipSession *play_session (const FlipSetup *setup, guint length);
void play_on (FlipSession *session, guint length);
void play_text (FlipSession *session, const char *text);
gpointer play_copy_state (FlipSession *session, guint position);
void play_assert_same_state (FlipSession *session, gconstpointer a, gconstpointer b);

char *play_replace (const char *text, const char *old, const char *new);
guint play_sample (guint usual, guint when_short);
guint play_step (void);
