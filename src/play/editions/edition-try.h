/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/session/session.h"
#include "play/editions/edition-desk.h"

G_BEGIN_DECLS

/* A game on the edition as it is now, dealt, against the automatic opponent. NULL: the game has none,
   or the edition can't be played so. */
FlipSession *flip_edition_try (FlipEditionDesk *desk, guint64 seed, GError **error);
gboolean flip_edition_can_try (FlipEditionDesk *desk, GError **error);

G_END_DECLS
