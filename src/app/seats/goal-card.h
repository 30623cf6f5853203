/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Something that the seats race for: what it gives, who has it, and how far the seat is that is
   looked at. */
GtkWidget *flip_goal_card_new (const FlipGoal *goal, FlipSession *session, guint seat);

G_END_DECLS
