/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/common/layout/room.h"
#include "play/moment/foresight.h"
#include "play/moment/held-tile.h"

#include <gtk/gtk.h>

/* The question that Flipside asks, and controls for its answers, chosen by the kind of question.
   All of them use the actions of the sheet. */
G_DECLARE_FINAL_TYPE (FlipNowPanel, flip_now_panel, FLIP, NOW_PANEL, GtkBox)

/* The tile that the player holds over the sheet; set before the first moment of a sheet. */
void flip_now_panel_set_held (FlipNowPanel *self, FlipHeldTile *held);

void flip_now_panel_load (FlipNowPanel *self, FlipMoment *moment);

/* The previewed move, or NULL. */
void flip_now_panel_foresee (FlipNowPanel *self, const FlipForesight *foresight);

void flip_now_panel_set_room (FlipNowPanel *self, const FlipRoom *room);

/* Shows the question alone: nothing about the turn, and nothing that would take an entry back. Set
   before a moment is loaded. */
void flip_now_panel_set_alone (FlipNowPanel *self, gboolean alone);

/* Whether the turn of all seats is shown below, which reports what has happened; and whether
   everyone has entered, so that nothing is asked until they continue. Set before a moment is
   loaded. */
void flip_now_panel_set_turn (FlipNowPanel *self, gboolean shown, gboolean resting);

/* The chosen site stays, and the panel's button acts on it, until another one is chosen or the
   question changes. A site that the pointer rests on meanwhile is shown in its place, without a
   button; FLIP_NO_SITE brings the chosen one back. */
void flip_now_panel_select (FlipNowPanel *self, guint site);
void flip_now_panel_point (FlipNowPanel *self, guint site);
void flip_now_panel_show_choice (FlipNowPanel *self);

/* Focuses the question: the entry for a card, the board, or the first answer. */
void flip_now_panel_focus_question (FlipNowPanel *self);

/* Whether the answer is clicked repeatedly, and so must not move. */
gboolean flip_now_panel_is_repeated (FlipNowPanel *self);

/* Whether a key only continues the name of the card that the letters before it have played. */
gboolean flip_now_panel_spells_on (FlipNowPanel *self, guint key);

/* Handles keys that answer wherever the focus is: those of a card, 1 to 9 for buttons, letters for
   the names of cards. FALSE for any other key. */
gboolean flip_now_panel_press_key (FlipNowPanel *self, guint key);
gboolean flip_now_panel_asks_card (FlipNowPanel *self);

/* Closes whatever is open in the panel, such as the reason for a refusal; FALSE if there is
   nothing. */
gboolean flip_now_panel_step_back (FlipNowPanel *self);

/* If cards are given roles, shows an arrangement of them. */
void flip_now_panel_arrange (FlipNowPanel *self, const FlipMove *move);

/* The cards that everyone is playing with, while they are shown here; or NULL. */
GtkWidget *flip_now_panel_lineup (FlipNowPanel *self);

/* Explains why a card was refused, where it was entered; FALSE if there was none. */
gboolean flip_now_panel_refuse (FlipNowPanel *self, const FlipRefusal *refusal);
