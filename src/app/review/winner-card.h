/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/standing.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Who won, with points in the winner's ink and the title that was earned. */
GtkWidget *flip_winner_card_new (const FlipStanding *standing);

/* Those who did not, the best first. */
GtkWidget *flip_others_card_new (const FlipStanding *standing);

G_END_DECLS
