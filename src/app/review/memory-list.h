/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What is worth remembering of a finished game, a card each, and what the seats raced for with who met it; NULL where
   there is nothing. */
GtkWidget *flip_memory_list_new (const FlipMoment *moment);

G_END_DECLS
