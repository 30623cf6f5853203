/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet/sheet-model.h"
#include "store/library/library.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* A sheet that is being opened in a worker thread: it is read, every move is replayed, and it is
   stored in the library. However long that takes, the window stays responsive, and the user can
   cancel. */
#define FLIP_TYPE_OPENING (flip_opening_get_type ())
G_DECLARE_FINAL_TYPE (FlipOpening, flip_opening, FLIP, OPENING, GObject)

/* Opens a file, or a sheet of the library. Without a library a file can still be viewed. */
FlipOpening *flip_opening_new_file (FlipLibrary *library, GFile *file);
FlipOpening *flip_opening_new_sheet (FlipLibrary *library, gint64 id);

/* The name of the file as it is shown, or NULL. */
const char *flip_opening_name (FlipOpening *self);

/* The number of the library's sheet, or 0 for a file. */
gint64 flip_opening_id (FlipOpening *self);

/* Why an opened sheet was not stored in the library, or NULL. */
const GError *flip_opening_problem (FlipOpening *self);

/* Progress from 0 to 1. */
double flip_opening_done (FlipOpening *self);

void flip_opening_start (FlipOpening *self, GAsyncReadyCallback callback, gpointer data);
void flip_opening_cancel (FlipOpening *self);
FlipStoredSheet *flip_opening_finish (FlipOpening *self, GAsyncResult *result, GError **error);

/* A finished sample sheet that comes with Flipside. It is not kept unless the user saves it, and it
   never counts. */
FlipSheetModel *flip_sample_open (GBytes *text, GError **error);

G_END_DECLS
