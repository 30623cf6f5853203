/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A file that is being written beside the one it will replace. Meanwhile a note in a folder of
   Flipside's own records its path, so that the next start can remove what a killed program left
   behind, wherever it is. The running program holds a lock on its note. */
typedef struct _FlipUnfinished FlipUnfinished;

/* Chooses a new name beside the target. The folder is that of the library; if it is read-only there
   is no note, but everything else works. */
FlipUnfinished *flip_unfinished_new (const char *folder, const char *target);
const char *flip_unfinished_path (FlipUnfinished *unfinished);

/* Also removes the file if it still has that name. */
void flip_unfinished_free (FlipUnfinished *unfinished);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipUnfinished, flip_unfinished_free)

/* Removes files left behind by programs that no longer run. */
void flip_unfinished_clear (const char *folder);

/* Whether the whole file was synced to disk. */
gboolean flip_sync_file (const char *path);

/* Syncs changes of the names in a folder, if the disk supports that. */
void flip_sync_folder_of (const char *path);

/* The same for an open file; the second also closes it in any case and reports the first error. */
gboolean flip_sync_open_file (int file);
gboolean flip_close_file (int file, gboolean good);

G_END_DECLS
