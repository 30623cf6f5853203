/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/change.h"
#include "play/moment/foresight.h"
#include "play/moment/held-tile.h"
#include "play/sheet/mending.h"
#include "store/library/library.h"
#include "table/tabletop.h"

G_BEGIN_DECLS

/* The sheet in people's hands. It alone plays, takes back and saves, and publishes what there is to
   see as one moment after the other. */
#define FLIP_TYPE_SHEET_MODEL (flip_sheet_model_get_type ())
G_DECLARE_FINAL_TYPE (FlipSheetModel, flip_sheet_model, FLIP, SHEET_MODEL, GObject)

/* Signals: "changed" (FlipChange) when another moment is published; "failed" (text) when the newest
   move could not be saved; "flicked" (uint position in the log of the moment after the choice): a
   handler that shows the flick returns TRUE, and what came of it is published only when it is
   settled; "foreseen" when another move, or none, is previewed; "caught-up" after what others have added
   was taken over. */
FlipSheetModel *flip_sheet_model_new (FlipLibrary *library, FlipStoredSheet *sheet);

/* What the first cards of a new sheet brought before anybody saw it, as FlipNotice: a turn may pass without a
   choice. Once; then NULL. Freed by the caller. */
GPtrArray *flip_sheet_model_take_notices (FlipSheetModel *self);

/* There is a library now: keeps a sheet in it that was begun without one. FALSE if it has one, or if that
   failed. */
gboolean flip_sheet_model_keep (FlipSheetModel *self, FlipLibrary *library);

/* A loose sheet is only looked at or tried: no library keeps it by itself. */
void flip_sheet_model_set_loose (FlipSheetModel *self, gboolean is_loose);
gboolean flip_sheet_model_is_loose (FlipSheetModel *self);

FlipSession *flip_sheet_model_session (FlipSheetModel *self);

/* What has been played, also what is not yet published. It changes with each move: a moment has one that does not. */
FlipLog *flip_sheet_model_log (FlipSheetModel *self);
const FlipGame *flip_sheet_model_game (FlipSheetModel *self);

/* The library that keeps it, and its number there; NULL and 0 where it is not kept. */
FlipLibrary *flip_sheet_model_library (FlipSheetModel *self);
gint64 flip_sheet_model_id (FlipSheetModel *self);

/* When it was begun and last changed, in seconds since 1970; 0 where it is not kept. */
void flip_sheet_model_times (FlipSheetModel *self, gint64 *created, gint64 *changed);

/* How long it was played, in seconds, as statistics count it; 0: not known. */
gint64 flip_sheet_model_played (FlipSheetModel *self);

/* The moment that is shown, the present or an earlier one. It is valid until the next change. */
FlipMoment *flip_sheet_model_moment (FlipSheetModel *self);
void flip_sheet_model_show (FlipSheetModel *self, guint position);
void flip_sheet_model_show_present (FlipSheetModel *self);

/* Takes over what somebody else has added to the sheet in the library since, if anything, as soon as it is
   read. */
void flip_sheet_model_catch_up (FlipSheetModel *self);

/* Shows the board of a seat, until somebody acts. */
void flip_sheet_model_set_seat (FlipSheetModel *self, guint seat);

/* Previews a legal move, or with NULL none; the next change ends the preview. */
void flip_sheet_model_foresee (FlipSheetModel *self, const FlipMove *move);
const FlipForesight *flip_sheet_model_foresight (FlipSheetModel *self);

/* The sheet remembers that a hint was asked for; see store/results.h. */
void flip_sheet_model_note_hint (FlipSheetModel *self);

/* What people write beside an entry, and those that they want to find again (engine/session/notes.h); then "noted" is
   emitted. */
void flip_sheet_model_set_note (FlipSheetModel *self, guint entry, const char *text);
void flip_sheet_model_set_bookmark (FlipSheetModel *self, guint entry, gboolean on);

/* What is kept about the choices of this log, or NULL; and keeps it. See flip_verdicts_stamp. */
char *flip_sheet_model_read_verdicts (FlipSheetModel *self, const char *stamp);
void flip_sheet_model_keep_verdicts (FlipSheetModel *self, const char *stamp, const char *text);

/* What the player has reached before; of 0 sheets where there is nothing to compare with. */
const FlipRecord *flip_sheet_model_record (FlipSheetModel *self);

/* The tile that is held over the sheet while one is to be placed. */
FlipHeldTile *flip_sheet_model_held (FlipSheetModel *self);

/* The simulated table, or NULL where nothing is flicked on the screen. Some seats may play there by
   themselves; a person is awaited when none of them is asked and no flick is being shown. */
FlipTabletop *flip_sheet_model_tabletop (FlipSheetModel *self);
gboolean flip_sheet_model_is_automatic (FlipSheetModel *self);
gboolean flip_sheet_model_awaits_person (FlipSheetModel *self);
void flip_sheet_model_settle (FlipSheetModel *self);
gboolean flip_sheet_model_is_flicking (FlipSheetModel *self);

/* How long an automatic seat waits before it thinks, in ms, so that people see whose turn it is. */
guint flip_sheet_model_breath (FlipSheetModel *self);
void flip_sheet_model_set_breath (FlipSheetModel *self, guint ms);

/* Automatic seats play on without a pause until a person is asked. */
void flip_sheet_model_hurry (FlipSheetModel *self);

/* These act at the present moment, whichever is shown. */
gboolean flip_sheet_model_play (FlipSheetModel *self, const FlipMove *move, FlipRefusal *refusal);
gboolean flip_sheet_model_play_text (FlipSheetModel *self, const char *text, FlipRefusal *refusal);
gboolean flip_sheet_model_undo (FlipSheetModel *self);
gboolean flip_sheet_model_redo (FlipSheetModel *self);

/* Another answer in the place of the entry at a position and all that followed it. Where it is
   refused, everything stays. */
gboolean flip_sheet_model_exchange (FlipSheetModel *self,
                                    guint position,
                                    const char *text,
                                    FlipRefusal *refusal);

/* Mending the log, from an entry on; NULL while a flick is shown or where there is no such entry. Then
   the mended log is kept, or the mending is left: cards that were seen meanwhile make the sheet
   practice in any case. */
FlipMending *flip_sheet_model_mend (FlipSheetModel *self, guint entry);
gboolean flip_sheet_model_keep_mended (FlipSheetModel *self, FlipMending *mending);
void flip_sheet_model_leave_mended (FlipSheetModel *self);

/* Brings entries that were set aside back, as many as fit; 0 and the reason where none does. */
guint flip_sheet_model_bring_back (FlipSheetModel *self, FlipRefusal *refusal);

/* Takes back what one seat entered in a turn in which all act at the same time, and shows its
   board. */
gboolean flip_sheet_model_take_back_seat (FlipSheetModel *self, guint seat, FlipRefusal *refusal);

G_END_DECLS
