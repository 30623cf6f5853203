/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/boards/format.h"
#include "engine/session/session.h"
#include "play/editions/edition-state.h"
#include "store/library/edition.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* An edition that is being edited: its file, what was done to it, and what is wrong with it. Every
   change is saved at once, as a draft while there are problems; it needs no window.

   "changed" is emitted after each change, undo and redo, and after a rename; everything that is shown
   should be read anew then. Names, values and problems that were handed out before are gone. */
#define FLIP_TYPE_EDITION_DESK (flip_edition_desk_get_type ())
G_DECLARE_FINAL_TYPE (FlipEditionDesk, flip_edition_desk, FLIP, EDITION_DESK, GObject)

/* The library must outlive the desk. */
FlipEditionDesk *flip_edition_desk_new (FlipLibrary *library, gint64 id, GError **error);

/* A built-in board, to be looked at: changes do nothing. */
FlipEditionDesk *flip_edition_desk_new_view (const FlipGame *game, const FlipBoard *board);
gboolean flip_edition_desk_is_view (FlipEditionDesk *self);

/* 0: it is only looked at. */
gint64 flip_edition_desk_id (FlipEditionDesk *self);
const FlipGame *flip_edition_desk_game (FlipEditionDesk *self);
const char *flip_edition_desk_name (FlipEditionDesk *self);
gboolean flip_edition_desk_rename (FlipEditionDesk *self, const char *name, GError **error);

/* What is edited, to be read; changes go through the functions below. */
FlipBoardFile *flip_edition_desk_file (FlipEditionDesk *self);
const char *flip_edition_desk_text (FlipEditionDesk *self);

/* Of FlipProblem, as flip_format_problems gives them; empty where the game has no format. */
const GArray *flip_edition_desk_problems (FlipEditionDesk *self);

/* What is wrong with a value, or with any of a group (no key); NULL: nothing. */
const char *flip_edition_desk_problem_of (FlipEditionDesk *self,
                                          const char *group,
                                          const char *key);

const FlipEditionState *flip_edition_desk_state (FlipEditionDesk *self);

/* Changes. `what` names the change for "Undo"; changes in a row with the same name and the same
   value, as typing a number makes them, are one step until flip_edition_desk_pause. */

/* One value; NULL takes the key away. A value that is changed counts as checked. */
void flip_edition_desk_set (FlipEditionDesk *self,
                            const char *group,
                            const char *key,
                            const char *value,
                            const char *what);

/* That a value is what the printed copy says, or no longer; part -1: all of it. */
void flip_edition_desk_confirm (FlipEditionDesk *self,
                                const char *group,
                                const char *key,
                                int part,
                                gboolean checked);

/* Where squares of the sheet are painted: with the brush of that number. FALSE: nothing changed.
   Squares in a row with the same brush are one step until flip_edition_desk_pause. */
gboolean flip_edition_desk_paint (FlipEditionDesk *self, guint16 site, guint brush);

/* The brush that a square looks like, or -1; and what another would make of it, freed by the caller. */
int flip_edition_desk_look (FlipEditionDesk *self, guint16 site);
char *flip_edition_desk_tell_paint (FlipEditionDesk *self, guint16 site, guint brush);

/* Several changes as one step: edit a file made of flip_edition_desk_text, and give it; every value
   that is changed counts as checked. Or give its text: then none does but those that it says. */
void flip_edition_desk_take (FlipEditionDesk *self, FlipBoardFile *file, const char *what);
void flip_edition_desk_replace (FlipEditionDesk *self, const char *text, const char *what);
void flip_edition_desk_pause (FlipEditionDesk *self);

/* The name of what would be undone or redone, or NULL. */
const char *flip_edition_desk_can_undo (FlipEditionDesk *self);
const char *flip_edition_desk_can_redo (FlipEditionDesk *self);
void flip_edition_desk_undo (FlipEditionDesk *self);
void flip_edition_desk_redo (FlipEditionDesk *self);

/* Why the newest change is not in the library, or NULL; the next change tries again. */
const GError *flip_edition_desk_problem (FlipEditionDesk *self);

/* A game on the edition as it is now, dealt, against the automatic opponent. NULL: the game has none,
   or the edition can't be played so. */
FlipSession *flip_edition_try (FlipEditionDesk *desk, guint64 seed, GError **error);
gboolean flip_edition_can_try (FlipEditionDesk *desk, GError **error);

/* What people tick while they compare an edition with their printed copy. */

/* Of a group, or of all of them: NULL. Nothing where there is no copy to compare with. */
FlipChecked flip_edition_check_count (FlipEditionDesk *desk, const char *group);

/* Values that nobody has compared yet; of a built-in edition: those that are ours. */
guint flip_edition_check_left (FlipEditionDesk *desk, const FlipChecked *count);

/* "4 values to check", or that all are; of a built-in edition whether it is as printed. The caller
   frees it. */
char *flip_edition_check_tell (FlipEditionDesk *desk, const FlipChecked *count);

/* All values of a group were compared with the copy, or are to be compared again. */
void flip_edition_check_confirm (FlipEditionDesk *desk, const char *group, gboolean checked);

G_END_DECLS
