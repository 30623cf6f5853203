/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/moment/change.h"
#include "play/moment/foresight.h"
#include "play/moment/held-tile.h"
#include "play/sheet/mending.h"
#include "store/library/library.h"
#include "table/tabletop.h"

G_BEGIN_DECLS

/* A sheet that is open. It alone plays, takes back and saves, and it publishes one moment after the
   other. */
#define FLIP_TYPE_SHEET_MODEL (flip_sheet_model_get_type ())
G_DECLARE_FINAL_TYPE (FlipSheetModel, flip_sheet_model, FLIP, SHEET_MODEL, GObject)

/* Signals: "changed" (FlipChange) when another moment is published; "failed" (text) when the newest
   move could not be saved; "flicked" (uint position in the log after the choice): a handler that
   shows the flick returns TRUE, and the outcome is published only when the flick is settled;
   "foreseen" when another move, or none, is previewed; "caught-up" when moves that others added
   were taken over. */
FlipSheetModel *flip_sheet_model_new (FlipLibrary *library, FlipStoredSheet *sheet);

/* The great moments among the first cards of a new sheet, as FlipNotice: a turn may pass without a
   choice before the sheet is shown. Returned only once, then NULL. The caller frees them. */
GPtrArray *flip_sheet_model_take_notices (FlipSheetModel *self);

/* Stores a sheet that was begun without a library, once there is one. FALSE if it already has a
   library, or if storing failed. */
gboolean flip_sheet_model_keep (FlipSheetModel *self, FlipLibrary *library);

/* A loose sheet is only viewed or tried out: it is not saved to a library automatically. */
void flip_sheet_model_set_loose (FlipSheetModel *self, gboolean is_loose);
gboolean flip_sheet_model_is_loose (FlipSheetModel *self);

FlipSession *flip_sheet_model_session (FlipSheetModel *self);

/* The log, including entries that are not published yet. It changes with each move, unlike that of
   a moment. */
FlipLog *flip_sheet_model_log (FlipSheetModel *self);
const FlipGame *flip_sheet_model_game (FlipSheetModel *self);

/* The library that contains the sheet, and its number there; NULL and 0 if there is none. */
FlipLibrary *flip_sheet_model_library (FlipSheetModel *self);
gint64 flip_sheet_model_id (FlipSheetModel *self);

/* The times of its creation and last change, in seconds since 1970; 0 if it is not in a library. */
void flip_sheet_model_times (FlipSheetModel *self, gint64 *created, gint64 *changed);

/* Playing time in seconds, as in the statistics; 0 if it is not known. */
gint64 flip_sheet_model_played (FlipSheetModel *self);

/* The moment that is shown, the present or an earlier one. Valid until the next change. */
FlipMoment *flip_sheet_model_moment (FlipSheetModel *self);
void flip_sheet_model_show (FlipSheetModel *self, guint position);
void flip_sheet_model_show_present (FlipSheetModel *self);

/* Takes over moves that were added to the sheet in the library by others, as soon as they are
   read. */
void flip_sheet_model_catch_up (FlipSheetModel *self);

/* Shows the board of a seat until the next move. */
void flip_sheet_model_set_seat (FlipSheetModel *self, guint seat);

/* Previews a legal move, or none for NULL; the next change ends the preview. */
void flip_sheet_model_foresee (FlipSheetModel *self, const FlipMove *move);
const FlipForesight *flip_sheet_model_foresight (FlipSheetModel *self);

/* Records in the sheet that a hint was requested; see store/results.h. */
void flip_sheet_model_note_hint (FlipSheetModel *self);

/* The user's notes on entries, and bookmarks (engine/session/notes.h); setting one emits
   "noted". */
void flip_sheet_model_set_note (FlipSheetModel *self, guint entry, const char *text);
void flip_sheet_model_set_bookmark (FlipSheetModel *self, guint entry, gboolean on);

/* Reads the kept verdicts on this log, or NULL; and keeps them. See flip_verdicts_stamp. */
char *flip_sheet_model_read_verdicts (FlipSheetModel *self, const char *stamp);
void flip_sheet_model_keep_verdicts (FlipSheetModel *self, const char *stamp, const char *text);

/* The player's earlier achievements; its number of sheets is 0 if there is nothing to compare
   with. */
const FlipRecord *flip_sheet_model_record (FlipSheetModel *self);

/* The tile that is held over the sheet while one has to be placed. */
FlipHeldTile *flip_sheet_model_held (FlipSheetModel *self);

/* The simulated table, or NULL if nothing is flicked on the screen. Automatic seats may play there;
   a person is awaited if no such seat is asked and no flick is being shown. */
FlipTabletop *flip_sheet_model_tabletop (FlipSheetModel *self);
gboolean flip_sheet_model_is_automatic (FlipSheetModel *self);
gboolean flip_sheet_model_awaits_person (FlipSheetModel *self);
void flip_sheet_model_settle (FlipSheetModel *self);
gboolean flip_sheet_model_is_flicking (FlipSheetModel *self);

/* How long an automatic seat waits before it starts to search, in ms, so that people see whose turn
   it is. */
guint flip_sheet_model_breath (FlipSheetModel *self);
void flip_sheet_model_set_breath (FlipSheetModel *self, guint ms);

/* Automatic seats play on without a pause until a person is asked. */
void flip_sheet_model_hurry (FlipSheetModel *self);

/* These functions act at the present moment, whichever is shown. */
gboolean flip_sheet_model_play (FlipSheetModel *self, const FlipMove *move, FlipRefusal *refusal);
gboolean flip_sheet_model_play_text (FlipSheetModel *self, const char *text, FlipRefusal *refusal);
gboolean flip_sheet_model_undo (FlipSheetModel *self);
gboolean flip_sheet_model_redo (FlipSheetModel *self);

/* Replaces the entry at a position, and all that followed it, by another answer. If that is
   refused, nothing changes. */
gboolean flip_sheet_model_exchange (FlipSheetModel *self,
                                    guint position,
                                    const char *text,
                                    FlipRefusal *refusal);

/* Begins mending the log at an entry; NULL while a flick is shown or if there is no such entry. The
   mended log is then either kept or abandoned: cards that were seen meanwhile make the sheet
   practice in either case. */
FlipMending *flip_sheet_model_mend (FlipSheetModel *self, guint entry);
gboolean flip_sheet_model_keep_mended (FlipSheetModel *self, FlipMending *mending);
void flip_sheet_model_leave_mended (FlipSheetModel *self);

/* Restores as many of the set-aside entries as fit; 0 and the reason if none does. */
guint flip_sheet_model_bring_back (FlipSheetModel *self, FlipRefusal *refusal);

/* Takes back what one seat entered in a simultaneous turn, and shows its board. */
gboolean flip_sheet_model_take_back_seat (FlipSheetModel *self, guint seat, FlipRefusal *refusal);

G_END_DECLS
