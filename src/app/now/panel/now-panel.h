/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/foresight.h"
#include "play/moment/held-tile.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What Flipside waits for, and the controls for it, built on the kind of the question. All of them act
   by the actions of the sheet. */
#define FLIP_TYPE_NOW_PANEL (flip_now_panel_get_type ())
G_DECLARE_FINAL_TYPE (FlipNowPanel, flip_now_panel, FLIP, NOW_PANEL, GtkBox)

/* The tile that people hold over the sheet; before the first moment of a sheet. */
void flip_now_panel_set_held (FlipNowPanel *self, FlipHeldTile *held);

void flip_now_panel_load (FlipNowPanel *self, FlipMoment *moment);

/* The previewed move, or NULL. */
void flip_now_panel_foresee (FlipNowPanel *self, const FlipForesight *foresight);

/* For a low place at the foot of a narrow window: smaller cards, the chips beside them. */
void flip_now_panel_set_compact (FlipNowPanel *self, gboolean compact);

/* The question alone: nothing of the turn, and nothing that would take an entry back. Before the first
   moment. */
void flip_now_panel_set_alone (FlipNowPanel *self, gboolean alone);

/* Whether the lineup is shown elsewhere, and not needed here. */
void flip_now_panel_set_lineup_elsewhere (FlipNowPanel *self, gboolean elsewhere);

/* Beside the board of a low window: smaller cards. */
void flip_now_panel_set_low (FlipNowPanel *self, gboolean low);

/* Its parts side by side in a bar, for a window with room below the board but not beside it. */
void flip_now_panel_set_bar (FlipNowPanel *self, gboolean bar);

/* Whether the turn of all is shown below, which tells what has happened; and whether all have entered
   what they did, so that nothing is asked until they go on. Before a moment is loaded. */
void flip_now_panel_set_turn (FlipNowPanel *self, gboolean shown, gboolean resting);

/* Its parts in two columns, for a window that is too narrow for a bar. */
void flip_now_panel_set_split (FlipNowPanel *self, gboolean split);

/* How many cards to choose from stand beside each other. */
void flip_now_panel_set_card_columns (FlipNowPanel *self, guint columns);

/* Its text is too large for anything beside something else. */
void flip_now_panel_set_narrow (FlipNowPanel *self, gboolean narrow);

/* The site that is chosen stays, and the panel's button acts on it, until another is chosen or the
   question changes. One that the pointer rests on meanwhile is shown in its place without a button;
   FLIP_NO_SITE brings the chosen one back. */
void flip_now_panel_select (FlipNowPanel *self, guint site);
void flip_now_panel_point (FlipNowPanel *self, guint site);
void flip_now_panel_show_choice (FlipNowPanel *self);

/* Puts the focus on the question: where a card is typed, on the board, or on the first answer. */
void flip_now_panel_focus_question (FlipNowPanel *self);

/* Whether what answers is clicked again and again, and so must not move. */
gboolean flip_now_panel_is_repeated (FlipNowPanel *self);

/* Whether a key only goes on with the name of the card that the letters before have played. */
gboolean flip_now_panel_spells_on (FlipNowPanel *self, guint key);

/* Keys that answer wherever the focus is: those of a card, 1 to 9 for buttons, letters for the names of
   cards. TRUE if it was one of them. */
gboolean flip_now_panel_press_key (FlipNowPanel *self, guint key);
gboolean flip_now_panel_asks_card (FlipNowPanel *self);

/* Closes what is open in it, such as the reason of a refusal; FALSE where nothing is. */
gboolean flip_now_panel_step_back (FlipNowPanel *self);

/* Where cards are given parts, shows an arrangement of them. */
void flip_now_panel_arrange (FlipNowPanel *self, const FlipMove *move);

/* The cards that everyone plays with now, while they are shown here; or NULL. */
GtkWidget *flip_now_panel_lineup (FlipNowPanel *self);

/* A refused card is explained where it was told; FALSE where none was. */
gboolean flip_now_panel_refuse (FlipNowPanel *self, const FlipRefusal *refusal);

G_END_DECLS
