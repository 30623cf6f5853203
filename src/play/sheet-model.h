/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/library.h"
#include "table/tabletop.h"

#include <glib-object.h>

G_BEGIN_DECLS

/* The sheet on the screen. It alone plays, takes back and saves; the widgets show what it says
   and are told when it changes. */
#define FLIP_TYPE_SHEET_MODEL (flip_sheet_model_get_type ())
G_DECLARE_FINAL_TYPE (FlipSheetModel, flip_sheet_model, FLIP, SHEET_MODEL, GObject)

/* Signals: "changed"; "failed" (text) when the newest move could not be saved; "flicked" (uint
   position in the log of the moment after the choice): who shows the flick returns TRUE, and what
   came of it is told as "changed" only when it is settled; "outlook" when another move, or none, is
   considered. */
FlipSheetModel *flip_sheet_model_new (FlipLibrary *library, FlipStoredSheet *sheet);

FlipSession *flip_sheet_model_session (FlipSheetModel *self);
const FlipGame *flip_sheet_model_game (FlipSheetModel *self);

/* The moment that is shown: the present, or an earlier one that is only looked at. Its state holds
   until the next change. */
gconstpointer flip_sheet_model_state (FlipSheetModel *self);
guint flip_sheet_model_shown (FlipSheetModel *self);
gboolean flip_sheet_model_is_present (FlipSheetModel *self);
void flip_sheet_model_show (FlipSheetModel *self, guint position);
void flip_sheet_model_show_present (FlipSheetModel *self);

/* What is asked now, and every legal answer. */
void flip_sheet_model_ask (FlipSheetModel *self, FlipAsk *ask);
const FlipMoveList *flip_sheet_model_legal (FlipSheetModel *self);

/* A legal move that is only thought of, or NULL; forgotten with the next change. The state that it
   would lead to, or NULL, holds as long. */
void flip_sheet_model_consider (FlipSheetModel *self, const FlipMove *move);
const FlipMove *flip_sheet_model_considered (FlipSheetModel *self);
gconstpointer flip_sheet_model_outlook (FlipSheetModel *self);

/* What the player has reached before; of no sheets where there is nothing to compare. */
const FlipRecord *flip_sheet_model_record (FlipSheetModel *self);

/* The seat whose board is looked at: the one that is asked, or that the table is asked about, or that
   acted last when it is looked back; unless another was chosen. */
guint flip_sheet_model_seat (FlipSheetModel *self);
void flip_sheet_model_set_seat (FlipSheetModel *self, guint seat);

/* The piece that is held over the sheet while one is to be placed. */
typedef struct _FlipPlacement FlipPlacement;
FlipPlacement *flip_sheet_model_placement (FlipSheetModel *self);

/* The simulated table, or NULL where nothing is flicked on the screen. Some seats may play there by
   themselves; a person is awaited when none of them is asked and no flick is being shown. */
FlipTabletop *flip_sheet_model_tabletop (FlipSheetModel *self);
gboolean flip_sheet_model_is_automatic (FlipSheetModel *self);

/* How long an automatic seat waits before it thinks, in ms, so that people see whose turn it is. */
guint flip_sheet_model_breath (FlipSheetModel *self);
void flip_sheet_model_set_breath (FlipSheetModel *self, guint ms);

gboolean flip_sheet_model_awaits_person (FlipSheetModel *self);
void flip_sheet_model_settle (FlipSheetModel *self);

gboolean flip_sheet_model_play (FlipSheetModel *self, const FlipMove *move, FlipRefusal *refusal);
gboolean flip_sheet_model_play_text (FlipSheetModel *self, const char *text, FlipRefusal *refusal);
gboolean flip_sheet_model_undo (FlipSheetModel *self);
gboolean flip_sheet_model_redo (FlipSheetModel *self);

G_END_DECLS
