/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What can be achieved alone: what was reached stands large, the rest is listed. NULL where the
   game has nothing of the kind. */
GtkWidget *flip_feats_list_new (const FlipMoment *moment, guint seat);

G_END_DECLS
