/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/library/library.h"

#include <gio/gio.h>

/* Notices changes to the library by the command line or another program. Signal: "changed". */
#define FLIP_TYPE_LIBRARY_WATCH (flip_library_watch_get_type ())
G_DECLARE_FINAL_TYPE (FlipLibraryWatch, flip_library_watch, FLIP, LIBRARY_WATCH, GObject)

FlipLibraryWatch *flip_library_watch_new (FlipLibrary *library);

/* Checks for changes at once. */
void flip_library_watch_look (FlipLibraryWatch *self);
