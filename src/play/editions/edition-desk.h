/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/boards/format.h"
#include "engine/session/session.h"
#include "play/editions/edition-change.h"
#include "play/editions/edition-state.h"
#include "store/library/edition.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* An edition that is being edited: its file, its history of changes, and its problems. A change is
   saved as soon as the hand rests, as a draft while there are problems; it needs no window. "saved"
   is emitted then.

   "changed" (FlipEditionChange) is emitted after each change, undo and redo, and after a rename, and
   says what has to be read again. Names, values and problems that were returned before are
   invalid. */
#define FLIP_TYPE_EDITION_DESK (flip_edition_desk_get_type ())
G_DECLARE_FINAL_TYPE (FlipEditionDesk, flip_edition_desk, FLIP, EDITION_DESK, GObject)

/* The library must outlive the desk. */
FlipEditionDesk *flip_edition_desk_new (FlipLibrary *library, gint64 id, GError **error);

/* A read-only desk for a built-in board: changes are ignored. */
FlipEditionDesk *flip_edition_desk_new_view (const FlipGame *game, const FlipBoard *board);
gboolean flip_edition_desk_is_view (FlipEditionDesk *self);

/* 0 for a read-only desk. */
gint64 flip_edition_desk_id (FlipEditionDesk *self);
const FlipGame *flip_edition_desk_game (FlipEditionDesk *self);
const FlipFormat *flip_edition_desk_format (FlipEditionDesk *self); /* of the game's files */
const char *flip_edition_desk_name (FlipEditionDesk *self);
gboolean flip_edition_desk_rename (FlipEditionDesk *self, const char *name, GError **error);

/* The edited file, for reading only; changes go through the functions below. */
FlipBoardFile *flip_edition_desk_file (FlipEditionDesk *self);
const char *flip_edition_desk_text (FlipEditionDesk *self);

/* An array of FlipProblem, as returned by flip_format_problems; empty if the game has no format. */
const GArray *flip_edition_desk_problems (FlipEditionDesk *self);

/* Where a value is in the file, and in the description of the game's files; FALSE: nowhere. */
gboolean flip_edition_desk_find (FlipEditionDesk *self,
                                 const char *group,
                                 const char *key,
                                 FlipPlace *place);

/* The problem with a value, or with any value of a group if the key is NULL. NULL if there is
   none. */
const char *flip_edition_desk_problem_of (FlipEditionDesk *self,
                                          const char *group,
                                          const char *key);

const FlipEditionState *flip_edition_desk_state (FlipEditionDesk *self);

/* A game before its first move, on the newest text without problems, so that there is something to
   draw while there are some; NULL if there was none yet. */
FlipLog *flip_edition_desk_begun (FlipEditionDesk *self);

/* Changes. `what` names the change for "Undo". Consecutive changes of the same value with the same
   name, such as those made while typing a number, are one step until flip_edition_desk_pause. */

/* Sets one value; NULL removes the key. A changed value counts as checked. */
void flip_edition_desk_set (FlipEditionDesk *self,
                            const char *group,
                            const char *key,
                            const char *value,
                            const char *what);

/* Marks a value as checked against the printed copy, or as unchecked. Part -1 stands for the whole
   value. */
void flip_edition_desk_confirm (FlipEditionDesk *self,
                                const char *group,
                                const char *key,
                                int part,
                                gboolean checked);

/* Paints a square of the sheet with the brush of that number. Returns FALSE if nothing changed.
   Consecutive squares painted with the same brush are one step until flip_edition_desk_pause. */
gboolean flip_edition_desk_paint (FlipEditionDesk *self, guint16 site, guint brush);

/* The brush that a square looks painted with, or -1; and what another brush would make of it, which
   the caller frees. */
int flip_edition_desk_look (FlipEditionDesk *self, guint16 site);
char *flip_edition_desk_tell_paint (FlipEditionDesk *self, guint16 site, guint brush);

/* Makes several changes as one step, given a changed copy of the file. The first function also counts
   every value that was changed as checked. */
void flip_edition_desk_take (FlipEditionDesk *self, FlipBoardFile *file, const char *what);
void flip_edition_desk_replace (FlipEditionDesk *self, FlipBoardFile *file, const char *what);
void flip_edition_desk_pause (FlipEditionDesk *self);

/* The name of the change that would be undone or redone, or NULL. */
const char *flip_edition_desk_can_undo (FlipEditionDesk *self);
const char *flip_edition_desk_can_redo (FlipEditionDesk *self);
void flip_edition_desk_undo (FlipEditionDesk *self);
void flip_edition_desk_redo (FlipEditionDesk *self);

/* Why the change that was to be saved last could not be, or NULL. The next change tries again. To be
   sure that nothing is waiting to be saved, ask flip_edition_desk_save, which saves it first. */
const GError *flip_edition_desk_problem (FlipEditionDesk *self);
const GError *flip_edition_desk_save (FlipEditionDesk *self);

/* Starts a game on the edition as it is now, dealt, against the automatic opponent. Returns NULL if
   the game has no automatic opponent or the edition can't be played. */
FlipSession *flip_edition_try (FlipEditionDesk *desk, guint64 seed, GError **error);
gboolean flip_edition_can_try (FlipEditionDesk *desk, GError **error);

/* The boxes that the user ticks while comparing an edition with the printed copy. */

/* Counts the checked values of a group, or of all groups for NULL. All zeros if there is no copy to
   compare with. */
FlipChecked flip_edition_check_count (FlipEditionDesk *desk, const char *group);

/* Values that have not been compared yet; for a built-in edition, those that Flipside made up. */
guint flip_edition_check_left (FlipEditionDesk *desk, const FlipChecked *count);

/* "4 values to check", or a sentence saying that all are checked; for a built-in edition, whether
   it is as printed. The caller frees it. */
char *flip_edition_check_tell (FlipEditionDesk *desk, const FlipChecked *count);

/* Marks all values of a group as checked, or as unchecked. */
void flip_edition_check_confirm (FlipEditionDesk *desk, const char *group, gboolean checked);

G_END_DECLS
