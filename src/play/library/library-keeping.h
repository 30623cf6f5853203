/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/library/library.h"

#include <glib-object.h>

G_BEGIN_DECLS

/* Reads the sheets that older versions have saved, in a thread of its own, so that they appear in
   lists and statistics; see flip_library_keep. It emits "ended" in the main thread. */
#define FLIP_TYPE_LIBRARY_KEEPING (flip_library_keeping_get_type ())
G_DECLARE_FINAL_TYPE (FlipLibraryKeeping, flip_library_keeping, FLIP, LIBRARY_KEEPING, GObject)

/* NULL if there is nothing to do. */
FlipLibraryKeeping *flip_library_keeping_new (FlipLibrary *library);

/* Stops at the next sheet, and waits until the file is closed. */
void flip_library_keeping_cancel (FlipLibraryKeeping *self);

G_END_DECLS
