/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions/editions.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* The editions of one game: the built-in ones and one's own, with what can be done with them. Emits
   "edit" with the number of an edition that somebody wants to edit, "view" with a built-in board
   (FlipBoard) that somebody wants to look at, and "back". */
#define FLIP_TYPE_EDITIONS_PAGE (flip_editions_page_get_type ())
G_DECLARE_FINAL_TYPE (FlipEditionsPage, flip_editions_page, FLIP, EDITIONS_PAGE, GtkBox)

/* Without a library only the built-in ones are shown. The library must outlive what is shown. */
void flip_editions_page_load (FlipEditionsPage *self, FlipLibrary *library, const FlipGame *game);

/* Copies a built-in board of the game, and edits the copy. */
void flip_editions_page_copy (FlipEditionsPage *self, const FlipBoard *board);

/* Brings in a file; of whichever game it is, if `any_game`: that game's editions are shown then. Else
   people are asked before that. */
void flip_editions_page_import (FlipEditionsPage *self, GFile *file, gboolean any_game);

const FlipGame *flip_editions_page_game (FlipEditionsPage *self);

G_END_DECLS
