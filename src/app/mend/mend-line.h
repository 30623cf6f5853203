/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet/mending.h"

#include <gtk/gtk.h>

/* One entry of a log that is being mended, on the thread that runs through all of them, below the
   name of the part of the game that begins with it. Unchanged cards that were entered then are
   shown beside that name, and can be mended there. */
#define FLIP_TYPE_MEND_LINE (flip_mend_line_get_type ())
G_DECLARE_FINAL_TYPE (FlipMendLine, flip_mend_line, FLIP, MEND_LINE, GtkWidget)

/* Sets the part of the game that begins, or NULL; removes the cards beside it. */
void flip_mend_line_show_heading (FlipMendLine *self, const char *where);
void flip_mend_line_add_card (FlipMendLine *self, const FlipMendingLine *line);

/* NULL: there is only a heading. */
void flip_mend_line_show (FlipMendLine *self, const FlipMendingLine *line, gboolean current);

/* Adds what can be done with an entry that no longer fits; NULL removes it. */
void flip_mend_line_ask (FlipMendLine *self, FlipMending *mending);

/* Focuses that; FALSE if there is none. */
gboolean flip_mend_line_focus (FlipMendLine *self);
