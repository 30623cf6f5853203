/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/library/library.h"

#include <glib-object.h>

G_BEGIN_DECLS

/* The library while it is being opened, in a thread of its own. As long as another program holds it, this
   tries again and again: a window is there meanwhile, and says what it waits for. Signal: "changed" in the
   main thread, when somebody turns out to hold it, and when it has ended. */
#define FLIP_TYPE_LIBRARY_OPENING (flip_library_opening_get_type ())
G_DECLARE_FINAL_TYPE (FlipLibraryOpening, flip_library_opening, FLIP, LIBRARY_OPENING, GObject)

/* What a library that was opened waits for others from then on, in ms: the window answers all the time. */
#define FLIP_WINDOW_PATIENCE 200

/* Begins at once. */
FlipLibraryOpening *flip_library_opening_new (const char *path);

/* Mostly it takes no time worth mentioning: waits at most so long, unless somebody holds it, and returns
   whether it has ended. */
gboolean flip_library_opening_wait (FlipLibraryOpening *self, guint ms);

/* Whether another program holds the library. */
gboolean flip_library_opening_is_busy (FlipLibraryOpening *self);
const char *flip_library_opening_path (FlipLibraryOpening *self);

/* The library, once it has ended, or why there is none. It belongs to the caller. */
FlipLibrary *flip_library_opening_take (FlipLibraryOpening *self, GError **error);

/* Nobody wants it any more. */
void flip_library_opening_cancel (FlipLibraryOpening *self);

G_END_DECLS
