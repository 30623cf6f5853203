/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"
#include "play/text/json.h"

G_BEGIN_DECLS

/* The great moments of some entries of the log, as FlipNotice in their order, with the players'
   names; the last one says what comes next. The end of the game is one of them. */
GPtrArray *flip_notices_read (FlipLog *log, guint from, guint to);

/* Whether an entry of the log is a great moment. */
gboolean flip_notices_has_any (FlipLog *log, guint position);

/* Writes them as "notices" of an open object; writes nothing if there are none. */
void flip_notices_write (GPtrArray *notices, FlipJson *json);

G_END_DECLS
