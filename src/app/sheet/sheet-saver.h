/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet-model.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Asks where to, and saves a copy there: the sheet itself, the shown board as a picture, or the
   table at full size where the game has one. What became of it is told in words. */
typedef void (*FlipSaverDone) (const char *words, gpointer data);

void flip_sheet_saver_ask (GtkWindow *window,
                           FlipSheetModel *model,
                           FlipSaverDone done,
                           gpointer data);

G_END_DECLS
