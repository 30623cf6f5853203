/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/game.h"

G_BEGIN_DECLS

/* The words of a site for screen readers: its place, its mark, and whether it is in reach at this
   price. The caller frees them. */
char *flip_site_label (const FlipGame *game, const FlipSite *site, int price);

G_END_DECLS
