/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/editions/editions.h"

#include <adwaita.h>

/* The editions of one game: the built-in ones and the user's own, with their actions. Emits "edit"
   with the number of an edition to be edited, "view" with a built-in board (FlipBoard) to be
   viewed, and "back". */
#define FLIP_TYPE_EDITIONS_PAGE (flip_editions_page_get_type ())
G_DECLARE_FINAL_TYPE (FlipEditionsPage, flip_editions_page, FLIP, EDITIONS_PAGE, GtkBox)

/* Without a library only the built-in editions are shown. The library must live for as long as the
   page shows it. */
void flip_editions_page_load (FlipEditionsPage *self, FlipLibrary *library, const FlipGame *game);

/* Copies a built-in board of the game, and edits the copy. */
void flip_editions_page_copy (FlipEditionsPage *self, const FlipBoard *board);

/* Imports a file. With `any_game` it may be of any game, whose editions are then shown; otherwise
   the user is asked before that. */
void flip_editions_page_import (FlipEditionsPage *self, GFile *file, gboolean any_game);

const FlipGame *flip_editions_page_game (FlipEditionsPage *self);
