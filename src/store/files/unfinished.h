/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A file that is being written beside the one it will replace. While it is written, a note in a
   folder of Flipside's own says where it is, so that the next start can clear away what a killed
   program left behind, wherever that was. The living program holds a lock on its note. */
typedef struct _FlipUnfinished FlipUnfinished;

/* A new name beside the target. The folder is that of the library; where it can't be written there
   is no note, and everything else works. */
FlipUnfinished *flip_unfinished_new (const char *folder, const char *target);
const char *flip_unfinished_path (FlipUnfinished *unfinished);

/* The file, where it is still there under that name, goes with it. */
void flip_unfinished_free (FlipUnfinished *unfinished);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FlipUnfinished, flip_unfinished_free)

/* Removes what programs that no longer run have left behind. */
void flip_unfinished_clear (const char *folder);

/* Whether all of a file is safe on the disk. */
gboolean flip_sync_file (const char *path);

/* Makes what has happened to the names in a folder last, where the disk can do that. */
void flip_sync_folder_of (const char *path);

/* The same of one that is open. And closes it in any case: the first error is the one that counts. */
gboolean flip_sync_open_file (int file);
gboolean flip_close_file (int file, gboolean good);

G_END_DECLS
