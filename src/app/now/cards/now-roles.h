/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/layout/room.h"
#include "play/moment/moment.h"

#include <gtk/gtk.h>

/* Cards as columns, and the roles that they can have as rows: the player gives each card one role.
   The table always shows a legal arrangement, which is previewed until it is confirmed. After that,
   until something is marked, choosing again takes the first choice back. */
G_DECLARE_FINAL_TYPE (FlipNowRoles, flip_now_roles, FLIP, NOW_ROLES, GtkBox)

void flip_now_roles_set_room (FlipNowRoles *self, const FlipRoom *room);

/* TRUE if the question has such a table. */
gboolean flip_now_roles_load (FlipNowRoles *self, FlipMoment *moment);

/* Shows an arrangement, if it is a legal answer. */
void flip_now_roles_arrange (FlipNowRoles *self, const FlipMove *move);

/* Focuses the card that has the first role; FALSE if nothing is shown. */
gboolean flip_now_roles_focus (FlipNowRoles *self);
