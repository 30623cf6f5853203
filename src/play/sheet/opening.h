/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play/sheet/sheet-model.h"
#include "store/library/library.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* A sheet that is being opened in a worker thread: it is read, every move is played again, and it is kept
   in the library. However long that takes, the window answers, and the person may cancel. */
#define FLIP_TYPE_OPENING (flip_opening_get_type ())
G_DECLARE_FINAL_TYPE (FlipOpening, flip_opening, FLIP, OPENING, GObject)

/* From a file, or a sheet of the library. Without a library a file can still be looked at. */
FlipOpening *flip_opening_new_file (FlipLibrary *library, GFile *file);
FlipOpening *flip_opening_new_sheet (FlipLibrary *library, gint64 id);

/* For people: the name of the file, or NULL. */
const char *flip_opening_name (FlipOpening *self);

/* The number of the library's sheet that is opened, or 0 for a file. */
gint64 flip_opening_id (FlipOpening *self);

/* Why an opened sheet is not kept in the library, or NULL. */
const GError *flip_opening_problem (FlipOpening *self);

/* How far it is, from 0 to 1. */
double flip_opening_done (FlipOpening *self);

void flip_opening_start (FlipOpening *self, GAsyncReadyCallback callback, gpointer data);
void flip_opening_cancel (FlipOpening *self);
FlipStoredSheet *flip_opening_finish (FlipOpening *self, GAsyncResult *result, GError **error);

/* A finished sheet that comes with Flipside, to look through. Nobody keeps it unless somebody wants to, and it never
   counts. */
FlipSheetModel *flip_sample_open (GBytes *text, GError **error);

G_END_DECLS
