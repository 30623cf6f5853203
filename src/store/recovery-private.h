/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/library.h"

G_BEGIN_DECLS

/* The file in which this Flipside keeps its sheets when it is told that path: another where that is
   the library of a newer Flipside. */
char *flip_library_place (const char *path);

/* An empty library in memory. The path is only for messages. */
FlipLibrary *flip_library_new_in_memory (const char *path, FlipFindGame find_game, GError **error);

/* Copies the editions of a table that are what was written, each with its number; whether all of them
   were. */
gboolean flip_recovery_keep_editions (FlipLibrary *from, const char *table, FlipLibrary *saved);
guint flip_recovery_count_editions (FlipLibrary *saved);

/* A file with all that is in this library takes the place of the file at the path, which is kept
   under another name with what belongs to it. */
gboolean flip_library_replace (FlipLibrary *library, const char *path, char **kept, GError **error);

/* Completes what a killed program has begun there; to be called before the file is opened. */
void flip_library_finish_replacing (const char *path);

G_END_DECLS
