/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/moment.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Cards as columns, the parts that they can play as rows: who is asked gives each card one part. The
   table always shows an arrangement that is legal; it is previewed until it is confirmed. After
   that, until something is marked, another choice here takes the first one back. */
#define FLIP_TYPE_NOW_ROLES (flip_now_roles_get_type ())
G_DECLARE_FINAL_TYPE (FlipNowRoles, flip_now_roles, FLIP, NOW_ROLES, GtkBox)

void flip_now_roles_set_compact (FlipNowRoles *self, gboolean compact);

/* Whether it lies in a low bar: the cards are named, and the button stands beside the choices. */
void flip_now_roles_set_bar (FlipNowRoles *self, gboolean bar);

/* Whether there is little width for its text: the parts are named above their rows. */
void flip_now_roles_set_narrow (FlipNowRoles *self, gboolean narrow);

/* Whether the cards themselves are shown elsewhere, and not needed here. */
void flip_now_roles_set_cards_elsewhere (FlipNowRoles *self, gboolean elsewhere);

/* TRUE where there is such a table to show. */
gboolean flip_now_roles_load (FlipNowRoles *self, FlipMoment *moment);

/* Shows an arrangement, if it is a legal answer. */
void flip_now_roles_arrange (FlipNowRoles *self, const FlipMove *move);

/* Focuses the card that has the first part; FALSE where nothing is shown. */
gboolean flip_now_roles_focus (FlipNowRoles *self);

G_END_DECLS
