/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/library/library.h"

#include <glib-object.h>

G_BEGIN_DECLS

/* The library while it is being opened in its own thread. As long as another program has it locked,
   opening is tried again and again, while the window already shows what it is waiting for. Signal:
   "changed" in the main thread, when the library turns out to be locked, and when opening has
   ended. */
#define FLIP_TYPE_LIBRARY_OPENING (flip_library_opening_get_type ())
G_DECLARE_FINAL_TYPE (FlipLibraryOpening, flip_library_opening, FLIP, LIBRARY_OPENING, GObject)

/* How long an open library waits for other programs, in ms: short, as the window must stay
   responsive. */
#define FLIP_WINDOW_PATIENCE 200

/* Begins at once. */
FlipLibraryOpening *flip_library_opening_new (const char *path);

/* Opening is usually instant: this waits at most this long, or until the library turns out to be
   locked, and returns whether opening has ended. */
gboolean flip_library_opening_wait (FlipLibraryOpening *self, guint ms);

/* Whether another program has the library locked. */
gboolean flip_library_opening_is_busy (FlipLibraryOpening *self);
const char *flip_library_opening_path (FlipLibraryOpening *self);

/* The library, once opening has ended, or why there is none. The caller owns it. */
FlipLibrary *flip_library_opening_take (FlipLibraryOpening *self, GError **error);

/* To be called when the library is no longer needed. */
void flip_library_opening_cancel (FlipLibraryOpening *self);

G_END_DECLS
