/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game/notice.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Something that a great moment gave or took, as a small card. */
#define FLIP_TYPE_NOTICE_TILE (flip_notice_tile_get_type ())
G_DECLARE_FINAL_TYPE (FlipNoticeTile, flip_notice_tile, FLIP, NOTICE_TILE, GtkBox)

void flip_notice_tile_show (FlipNoticeTile *self, const FlipNoticeGain *gain);

G_END_DECLS
