/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/image.h"
#include "store/library.h"

G_BEGIN_DECLS

/* The file in which this Flipside keeps its sheets when it is told that path: another where that is
   the library of a newer Flipside. */
char *flip_library_place (const char *path);

/* A library that goes with the program: an empty one, or a copy, which is not yet brought to the newest version.
   The path is only for messages. */
FlipLibrary *flip_library_new_scratch (const char *path, FlipFindGame find_game, GError **error);
FlipLibrary *flip_library_open_image (const FlipImage *image,
                                      const char *path,
                                      FlipFindGame find_game,
                                      GError **error);

/* Whether it has the columns that a copy needs. */
gboolean flip_recovery_can_copy (FlipLibrary *from);

/* Copies a sheet with its number, whose board has another there; and that board, or any, giving its number, or 0. */
gboolean flip_recovery_copy_sheet (FlipLibrary *from,
                                   FlipLibrary *to,
                                   gint64 id,
                                   gint64 board,
                                   GError **error);
gint64 flip_recovery_copy_board (FlipLibrary *from, FlipLibrary *to, gint64 id, GError **error);
gint64 flip_recovery_put_board (FlipLibrary *library,
                                const char *name,
                                const char *text,
                                GError **error);

/* Copies the editions of a table that are what was written, each with its number; whether all of them
   were. */
gboolean flip_recovery_keep_editions (FlipLibrary *from, const char *table, FlipLibrary *saved);
guint flip_recovery_count_editions (FlipLibrary *saved);

/* Removes those that are not what was written; whether there were none. */
gboolean flip_recovery_drop_editions (FlipLibrary *saved);

/* A file with all that is in this library takes the place of the file at the path, which is kept
   under another name with what belongs to it. */
gboolean flip_library_replace (FlipLibrary *library, const char *path, char **kept, GError **error);

/* A name beside the file that is not taken yet: the word says why it is kept. */
char *flip_library_free_name (const char *path, const char *why);

/* Whether the log beside a file was written for another one: read over this one, it would take something away. */
gboolean flip_library_has_foreign_log (const char *path);

/* Completes what a killed program has begun there; to be called before the file is opened. */
void flip_library_finish_replacing (const char *path);

G_END_DECLS
