/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "draw/flickemup/table-art.h"

G_BEGIN_DECLS

/* Where a cowboy came from that has moved and now takes its second action. */
void flickemup_trail_draw (const FlickemupView *view, const FlickemupState *state);

G_END_DECLS
