/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions/edition-desk.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* The page on which one edition is edited: the header with its name, undo and redo and New Sheet; in
   the middle what the game draws of it, on the right the form of what is selected.

   Both read the desk, and load it anew when it emits "changed"; every change they make goes through
   the functions of the desk. The page keeps no other copy of the edition.

   Emits "begin" with the number of the edition when somebody wants a new sheet, "try" when one against
   the automatic opponent, "copy" when a built-in one is to be copied and edited, and "back". */
#define FLIP_TYPE_EDITION_PAGE (flip_edition_page_get_type ())
G_DECLARE_FINAL_TYPE (FlipEditionPage, flip_edition_page, FLIP, EDITION_PAGE, GtkBox)

/* Shows a desk, which the page keeps. */
void flip_edition_page_set_desk (FlipEditionPage *self, FlipEditionDesk *desk);
FlipEditionDesk *flip_edition_page_desk (FlipEditionPage *self);

/* Escape: whoever has changed something is told first that it is saved, and leaves with the next one. */
void flip_edition_page_step_back (FlipEditionPage *self);

/* The window is to be closed: TRUE where that would lose what can't be saved. Then the page asks, and
   closes the window itself if that is wanted. */
gboolean flip_edition_page_holds_window (FlipEditionPage *self);

G_END_DECLS
