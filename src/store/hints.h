/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/session/session.h"

G_BEGIN_DECLS

/* A sheet remembers that hints were asked for, as a tag with their number: its result was reached with help. */
#define FLIP_HINTS_TAG "hints"

guint flip_hints_count (FlipSession *session);
void flip_hints_add (FlipSession *session);

G_END_DECLS
