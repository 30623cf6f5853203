/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions/edition-desk.h"

#include <adwaita.h>

/* The page on which one edition is edited: a header with its name, undo, redo and New Sheet; in
   the middle the game's drawing of it, on the right a form for the selected part. Both read the
   desk, and reload it when it emits "changed"; every change that they make goes through the
   functions of the desk. The page keeps no other copy of the edition.

   Emits "begin" with the number of the edition for a new sheet, "try" for one against the
   automatic opponent, "copy" to copy a built-in edition and edit the copy, and "back". */
#define FLIP_TYPE_EDITION_PAGE (flip_edition_page_get_type ())
G_DECLARE_FINAL_TYPE (FlipEditionPage, flip_edition_page, FLIP, EDITION_PAGE, GtkBox)

/* Shows a desk, which the page keeps alive. */
void flip_edition_page_set_desk (FlipEditionPage *self, FlipEditionDesk *desk);
FlipEditionDesk *flip_edition_page_desk (FlipEditionPage *self);

/* Handles Escape: after changes, the page first says that they are saved, and the next Escape
   leaves it. */
void flip_edition_page_step_back (FlipEditionPage *self);

/* Called when the window is about to close: TRUE if that would lose changes that can't be saved.
   The page then asks, and closes the window itself if the user agrees. */
gboolean flip_edition_page_holds_window (FlipEditionPage *self);
