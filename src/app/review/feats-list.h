/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What a single player can achieve: what was reached stands large, the rest is listed. NULL where
   the game has nothing of the kind. */
#define FLIP_TYPE_FEATS_LIST (flip_feats_list_get_type ())
G_DECLARE_FINAL_TYPE (FlipFeatsList, flip_feats_list, FLIP, FEATS_LIST, GtkBox)

GtkWidget *flip_feats_list_new (const FlipMoment *moment, guint seat);

G_END_DECLS
